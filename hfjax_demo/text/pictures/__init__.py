"""What lets a chat model see pictures: its own processor and its own encoder of pictures, before its language model.

sight.py        reads both, and turns a prompt with pictures into what the outer model would hand its language model; the
                processor by sources/processors.py
handed.py       what is handed over, and the piece of it that goes with a chunk of a prompt
"""
