"""Compiled programs: made once, counted, and kept on disk so that the next process need not trace them again.

compiler.py      :class:`~.compiler.Compiler`: the one place where a function is traced and compiled; one an engine
store.py         :class:`~.store.ProgramStore`: entries on disk; one a model
fingerprint.py   what every entry of a model depends on: its files, the device, the libraries, this program's own code
restoring.py     an entry → a program ready to run, also before anybody asks for it
making.py        where programs are made: beside whoever computes, or at once

What is kept. Tracing gives StableHLO, which is portable and holds no weights; XLA turns it into an executable for the processor
at hand. The store keeps the StableHLO (JAX's ``Exported``); the executable is in XLA's own persistent cache. An entry of the
store is one of

    a program          its code, and its signature: the pytree of its results
    first programs     the keys of the programs that a model needed first, to be restored while it is still being read
    findings           what a model's loader found out by running PyTorch (:mod:`hfjax_demo.text.loading`)

Under which key. A key names everything that a program depends on: what the caller says its function reads besides its arguments,
the arguments' structure, shapes and dtypes, which of them are donated, the compiler's options, and the store's fingerprint. An
entry that was made by other code, for other files or on another device is never found.

Who may write. Any thread, and any process: an entry is written whole or not at all, and of two that write the same one the
later wins. The :class:`~.compiler.Compiler` writes programs and the list of the first; a loader writes its findings.

:mod:`.restoring`, :mod:`.store` and :mod:`.fingerprint` import nothing but JAX, so that programs can be on their way while
PyTorch and transformers are still being imported. Results of classes that those define are therefore put together last, by the
compiler, who comes after them.
"""
