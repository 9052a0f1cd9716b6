"""``python -m kingcraft.lessons [--judge] [FILE ...]`` checks lessons: those of this package, or those in files."""

import argparse
import sys
from pathlib import Path

from .checking import Report, check_catalogues, check_file
from .lesson import LessonFault
from .reading import DATA, read_lessons
from .texts import all_texts


def main(arguments: list[str] | None = None) -> int:
    """Print a line for each lesson, and ``N passed, M failed``. Return 1 if one failed."""
    parser = argparse.ArgumentParser(prog="python -m kingcraft.lessons", description="Play lessons through.")
    parser.add_argument("files", nargs="*", type=Path, help="lesson files; default: those of this package")
    parser.add_argument("--judge", action="store_true", help="also ask the judge what calls cost (seconds a lesson)")
    asked = parser.parse_args(arguments)
    texts = all_texts()
    files, passed, faults = [], 0, list[LessonFault]()
    for path in asked.files or sorted(DATA.glob("*.json")):
        try:
            file = read_lessons(path.name, path.read_bytes())
        except LessonFault as refused:
            faults.append(refused)
            continue
        files.append(file)
        for lesson in file.lessons:
            try:
                [report] = check_file(file.only(lesson), texts, judged=asked.judge)
            except LessonFault as failed:
                faults.append(failed)
            else:
                passed += 1
                print(line(report))
    if not asked.files and not faults:
        try:
            check_catalogues(files, texts)
        except LessonFault as wrong:
            faults.append(wrong)
    for fault in faults:
        print(f"FAILED {fault}")
    print(f"{passed} passed, {len(faults)} failed")
    return 1 if faults else 0


def line(report: Report) -> str:
    """Return the report of a lesson as lines."""
    seconds = ", ".join(f"{lang} {longest:.0f}" for lang, longest in report.seconds.items())
    head = f"{report.lesson}: {report.ways} way(s); seconds: {seconds}; {report.mistakes} mistakes"
    refusals = f"refused: {', '.join(sorted(report.refusals)) or '-'}; else: {len(report.others)}"
    return "\n    ".join([head, refusals, *report.notes])


if __name__ == "__main__":
    sys.exit(main())
