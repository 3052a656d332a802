# The page and the API on a CPU:
#
#     docker build -t hfjax-demo .
#     docker run --rm -p 7860:7860 -v hfjax-demo:/data hfjax-demo
#
# It runs as a user without rights, and with --read-only --tmpfs /tmp too. Where strangers can reach it, give it
# -e HFJAX_PUBLIC=true -e HFJAX_OWNER_KEY=…; docs/hosting.md has more.
FROM python:3.11-slim-bookworm

# PyTorch's build for CPUs, without 2 GB of libraries that this program does not use.
ARG PIP_EXTRA_INDEX_URL=https://download.pytorch.org/whl/cpu

WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt

COPY LICENSE app.py ./
COPY hfjax_demo ./hfjax_demo
# /data is for fetched models and compiled programs; a new volume takes its owner and mode.
RUN python -m compileall -q app.py hfjax_demo \
    && useradd --uid 1000 --create-home hfjax \
    && install --directory --owner=hfjax --group=hfjax --mode=700 /data

ENV HF_HOME=/data \
    HFJAX_HOST=0.0.0.0 \
    HFJAX_PORT=7860 \
    PYTHONUNBUFFERED=1
USER 1000
VOLUME /data
EXPOSE 7860

HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['HFJAX_PORT'] + '/health', timeout=4)"]

CMD ["python", "app.py"]
