"""The bill of materials holds every locked package once, in the form of CycloneDX, with a licence that we may use."""

import json
import re
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

from scripts.sbom import LICENCES, bill, main

#: Licences of what we use; text-unidecode and MPL files are used as they are, and only by tests and tools or unchanged.
ALLOWED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Artistic-1.0-Perl", "BSD-2-Clause", "BSD-3-Clause",
    "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Zlib",
}  # fmt: skip


def allowed(expression: str) -> bool:
    """Whether we may use what has this licence: one of several that are offered, all of several that hold."""
    return any(
        all(part in ALLOWED for part in offered.split(" AND ")) for offered in expression.split(" OR ") if expression
    )


def test_every_locked_package_has_a_licence_that_we_may_use() -> None:
    components = bill()["components"]
    assert [part["name"] for part in components if not allowed(part["licenses"][0]["expression"])] == []
    assert not allowed("GPL-3.0-only")
    assert not allowed("")


def test_it_holds_every_package_of_the_locks_once(root: Path) -> None:
    listed = [part["purl"] for part in bill()["components"]]
    assert len(listed) == len(set(listed))
    for lock in root.glob("requirements*.lock"):
        for line in lock.read_text(encoding="utf-8").splitlines():
            if line[:1].isalnum():
                pin = Requirement(line.rstrip(" \\"))
                assert f"pkg:pypi/{pin.name}@{str(pin.specifier).removeprefix('==')}" in listed
    locked = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in locked.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            assert f"pkg:npm/{name}@{package['version']}" in listed
            assert package["integrity"].startswith("sha512-")


def test_its_form(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    assert main([str(file)]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.5", 1)
    assert found["metadata"]["component"]["version"] == metadata.version("kingcraft")
    for part in found["components"]:
        assert set(part) - {"hashes"} == {"type", "bom-ref", "name", "version", "scope", "licenses", "purl"}
        assert (part["type"], part["bom-ref"]) == ("library", part["purl"])
        assert part["scope"] in ("required", "excluded")
        assert re.fullmatch(r"pkg:(pypi|npm)/[\w.%/-]+@[\w.+-]+", part["purl"])
        for digest in part.get("hashes", ()):
            assert (digest["alg"], len(digest["content"])) == ("SHA-512", 128)


def test_no_licence_is_kept_of_a_package_that_is_gone() -> None:
    assert set(LICENCES) <= {part["name"] for part in bill()["components"]}
