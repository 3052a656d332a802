"""Image input of chat models: the model's own processor and vision encoder, which run before its language model.

vision_encoder.py  loads both, and converts a prompt with images to the inputs that the outer model would pass to its
                   language model; the processor is loaded by sources/processor_loading.py
image_inputs.py    these inputs, and their part for a chunk of a prompt
"""
