"""The end of a deal as the page shows it."""

from playwright.sync_api import Locator

from tools.driver.guest import Tab


def by_seat(tab: Tab) -> list[Locator]:
    """Return the row of each seat: the page shows the best first."""
    rows = tab.page.locator(".result tbody tr").all()
    return sorted(rows, key=lambda row: int(row.get_attribute("data-seat") or -1))
