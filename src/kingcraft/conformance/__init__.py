"""The conformance kit: what any implementation of these rules must answer, as files, and a runner that asks it.

``kingcraft conformance export`` writes the kit, ``kingcraft conformance run`` tests a command against it.
``README.md`` beside this file, which every kit carries, describes the files; ``data/README.md`` the cases written by
hand.
"""
