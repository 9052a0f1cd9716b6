"""What Linux says of a running process: CPU time, memory, bytes written. It reads ``/proc``."""

import os
from pathlib import Path


def cpu_of(pid: int) -> float:
    """Return the user and system time of a process so far, seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_all(pid: int) -> float:
    """Return the same of a process, of its children, and of those of them that have ended."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return cpu_of(pid) + ended + sum(cpu_of(int(child)) for child in children)


def memory_of(pid: int) -> tuple[int, int]:
    """Return the memory of a process now and at most so far (RSS), bytes."""
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) * 1024, int(lines["VmHWM"].split()[0]) * 1024


def written_by(pid: int) -> int:
    """Return the bytes that a process has written to files so far; what it sends over sockets does not count."""
    lines = dict(line.split(": ", 1) for line in Path(f"/proc/{pid}/io").read_text().splitlines())
    return int(lines["wchar"])
