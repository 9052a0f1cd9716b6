"""The start page and the page of lessons: tables, and the sheets that open above them."""

from playwright.sync_api import Locator, expect

from tools.driver.guest import Tab


def tile(tab: Tab, game: str) -> Locator:
    """Locate the table of a game."""
    return tab.page.get_by_role("region", name=tab.text(f"game-{game}"), exact=True)


def open_sheet(tab: Tab, game: str, key: str) -> Locator:
    """Open the sheet of a game whose button has the text ``key``: what is changed, or friends."""
    opener = tile(tab, game).get_by_role("button", name=tab.text(key))
    tab.press(opener, touch=touches(tab))
    sheet = tab.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def way_to_learn(tab: Tab, game: str, key: str) -> Locator:
    """Locate the button of the page of lessons for practice (``practise``) or the rules (``how``) of a game."""
    name = tab.text(f"game-{game}")
    title = tab.text("learn-practise", game=name) if key == "practise" else f"{tab.text('how')}: {name}"
    return tab.button(f"{title} {tab.text(f'learn-{key}-about')}")


def learn(tab: Tab, game: str, key: str) -> Locator:
    """Open a sheet of the page of lessons: practice (``practise``) or the rules (``how``) of a game."""
    tab.go("/learn")
    tab.press(way_to_learn(tab, game, key), touch=touches(tab))
    sheet = tab.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def touches(tab: Tab) -> bool:
    """Return whether this page is used by fingers."""
    return bool(tab.page.evaluate("matchMedia('(pointer: coarse)').matches"))


def close_sheet(tab: Tab) -> None:
    """Close the sheet that is open."""
    tab.page.keyboard.press("Escape")
    expect(tab.page.get_by_role("dialog")).to_have_count(0)


def group(tab: Tab, key: str) -> Locator:
    """Locate the choices under the heading ``key``."""
    return tab.page.get_by_role("radiogroup", name=tab.text(key), exact=True)


def choose(tab: Tab, key: str, name: str) -> None:
    """Choose the tile ``name`` under the heading ``key``. Its label may say more than its name."""
    choice = group(tab, key).locator("label").filter(has=tab.page.get_by_text(name, exact=True))
    tab.press(choice, touch=touches(tab))
    expect(choice.get_by_role("radio")).to_be_checked()


def chosen(tab: Tab, key: str) -> Locator:
    """Locate the name of the tile that is chosen under the heading ``key``."""
    return group(tab, key).locator("label:has(:checked) b")


def change(tab: Tab, game: str, *choices: tuple[str, str]) -> None:
    """Choose for the next match of a game: a heading and a name each."""
    open_sheet(tab, game, "start-change")
    for key, name in choices:
        choose(tab, key, name)
    close_sheet(tab)


def ask_friends(tab: Tab, game: str, friends: int, *allowed: str) -> None:
    """Open a table with seats for friends. ``allowed``: the keys of what is switched on for it."""
    sheet = open_sheet(tab, game, "start-with")
    choose(tab, "start-friends", str(friends))
    for key in allowed:
        switch = sheet.get_by_role("switch", name=tab.text(key), exact=True)
        tab.press(switch, touch=touches(tab))
        expect(switch).to_be_checked()
    play = sheet.get_by_role("button", name=tab.text("start-play-friends", count=friends))
    tab.press(play, touch=touches(tab))


def open_corner(tab: Tab) -> Locator:
    """Open the menu of all that belongs to no single game."""
    tab.press(tab.page.locator("main > header").get_by_role("button"), touch=touches(tab))
    menu = tab.page.get_by_role("dialog")
    expect(menu).to_be_visible()
    return menu


def open_settings(tab: Tab) -> Locator:
    """Open the settings on the start page."""
    tab.press(open_corner(tab).get_by_role("button", name=tab.text("settings"), exact=True), touch=touches(tab))
    dialog = tab.page.get_by_role("dialog", name=tab.text("settings"), exact=True)
    expect(dialog).to_be_visible()
    return dialog


def speak(tab: Tab, language: str) -> None:
    """Choose a language by its own name."""
    tab.press(open_corner(tab).get_by_role("button", name=tab.text("corner-language")), touch=touches(tab))
    tab.press(tab.button(language), touch=touches(tab))
