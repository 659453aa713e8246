# pushlab on any machine with Docker: docker build -t pushlab . && docker run -it --rm pushlab
# Not tested: no Docker engine was at hand.
FROM swift:6.3
RUN apt-get update && apt-get install -y --no-install-recommends libncursesw5-dev \
  && rm -rf /var/lib/apt/lists/*
COPY . /pushlab
RUN /pushlab/scripts/run --version
ENV LANG=C.UTF-8 TERM=xterm-256color
ENTRYPOINT ["/pushlab/.build/debug/pushlab"]
