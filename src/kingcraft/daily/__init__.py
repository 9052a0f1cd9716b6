"""The deal of the day: three tasks that follow from a date, the same for everyone (``docs/daily.md``)."""
