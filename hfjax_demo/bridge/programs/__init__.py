"""Compiled programs: compiled once, counted, and stored on disk, so that the next process need not trace them again.

compiler.py      :class:`~.compiler.Compiler`: traces and compiles functions; one per engine
store.py         :class:`~.store.ProgramStore`: entries on disk; one per model
fingerprint.py   what all entries of a model depend on: its files, the device, the libraries, this program's code
restoring.py     loads a stored program, also before it is requested
program_table.py        the thread on which programs are compiled: a background thread or the caller's

Contents. Tracing yields StableHLO, which is portable and contains no weights; XLA compiles it to an executable for the
processor. The store keeps the StableHLO (JAX's ``Exported``); XLA's own persistent cache keeps the executable. A store entry is
one of

    a program          its code, and its signature: the pytree of its results
    first programs     the keys of the programs that a model needed first, to be restored while it is still being read
    findings           what a model's loader found out by running PyTorch (:mod:`hfjax_demo.text.loading`)

Keys. A key contains everything that a program depends on: what the caller declares its function to read besides its arguments,
the arguments' structure, shapes and dtypes, which of them are donated, the compiler's options, and the store's fingerprint. An
entry created by other code, for other files or on another device is therefore never found.

Writers. Any thread and process may write: entries are written atomically, and the last of two concurrent writers wins. The
:class:`~.compiler.Compiler` writes programs and the list of first programs; a loader writes its findings.

:mod:`.restoring`, :mod:`.store` and :mod:`.fingerprint` import nothing but JAX, so that programs can be restored while PyTorch
and transformers are still being imported. The compiler therefore reconstructs results of their classes later.
"""
