"""How the Chromium of the tests is started: without parts that no test sees and that every test would pay for."""

import os
from typing import Final

#: What Playwright (1.55 to 1.64) switches off on its own: Chromium heeds only the last such list, and ours is it.
_PLAYWRIGHTS: Final = (
    "AimEnabled",
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)

#: The list below the address bar is a page of Chromium's own, made for every window, and drawn again whenever an
#: address changes: four of ten seconds of a test that opens a table. Processes kept in reserve are wasted too.
_UNSEEN: Final = (
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)


def arguments() -> list[str]:
    """Chromium's command line. No graphics card is needed; nothing is to be fetched or reported."""
    told = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    told.append(f"--disable-features={','.join((*_PLAYWRIGHTS, *_UNSEEN))}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        told.append("--no-sandbox")  # Chromium refuses to start as root with its sandbox
    return told
