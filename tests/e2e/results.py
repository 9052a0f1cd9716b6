"""The end of a deal as the page shows it."""

from playwright.sync_api import Locator

from tools.driver.guest import Tab


def by_seat(tab: Tab) -> list[Locator]:
    """Return the row of each seat: the page shows the best first."""
    rows = tab.page.locator(".result tbody tr")
    rows.first.wait_for(state="attached")  # at the end of a match it comes after the podium
    return sorted(rows.all(), key=lambda row: int(row.get_attribute("data-seat") or -1))
