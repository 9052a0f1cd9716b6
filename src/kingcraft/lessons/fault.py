"""What is wrong with a lesson, and where."""


class LessonFault(ValueError):
    """A lesson file is refused: says the file, the lesson, the step (from 1) and the reason."""

    def __init__(self, reason: str, file: str = "", lesson: str = "", step: int = 0) -> None:
        super().__init__(reason, file, lesson, step)
        #: What is wrong.
        self.reason = reason
        self.file = file
        #: The lesson's id; empty for the file as a whole.
        self.lesson = lesson
        #: The number of the step, from 1; 0 for the lesson as a whole.
        self.step = step

    def __str__(self) -> str:
        place = ", ".join([*([self.lesson] if self.lesson else []), *([f"step {self.step}"] if self.step else [])])
        return ": ".join(part for part in (self.file, place, self.reason) if part)
