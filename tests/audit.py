"""``python -m tests.audit``: known advisories for the installed packages of requirements.txt and their dependencies.

pip-audit queries the package index for the advisories; a mirror of the index may have none, which is reported. The exit status is
1 if there is an advisory that is not in :data:`HARMLESS`, else 0.
"""

from __future__ import annotations

import importlib.metadata
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .deployed import required

# Advisories that do not affect this program, with the condition that it does not meet, by advisory id.
HARMLESS: Mapping[str, str] = {}


def installed(wanted: Iterable[str]) -> dict[str, str]:
    versions: dict[str, str] = {}
    seen: set[str] = set()
    waiting = [(Requirement(line), "") for line in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        for wanted_extra in ("", *requirement.extras):
            name = canonicalize_name(requirement.name)
            if f"{name}[{wanted_extra}]" not in seen:
                seen.add(f"{name}[{wanted_extra}]")
                distribution = importlib.metadata.distribution(name)
                versions[name] = distribution.version.partition("+")[0]  # without a local label such as "+cpu"
                waiting += [(Requirement(line), wanted_extra) for line in distribution.requires or ()]
    return versions


def verdict(told: Mapping[str, Any] | None) -> tuple[int, str]:
    """Return the exit status and a report for pip-audit's JSON; None means that no index was reachable."""
    packages = told["dependencies"] if told else []
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    if len(unknown) == len(packages):
        return 0, "Nothing was checked: the package index that pip-audit asks cannot be reached, or has no advisories."
    found = [
        f"{package['name']} {package['version']}: {advisory['id']} ({', '.join(advisory['aliases'])}), mended in "
        f"{', '.join(advisory['fix_versions']) or 'no version'}"
        for package in packages
        for advisory in package.get("vulns", ())
        if HARMLESS.keys().isdisjoint({advisory["id"], *advisory["aliases"]})
    ]
    lines = found or [f"No advisory is known for {len(packages) - len(unknown)} packages."]
    return bool(found), "\n".join([*lines, *(["Not known to the index: " + ", ".join(unknown)] if unknown else [])])


def main() -> int:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.writelines(f"{name}=={version}\n" for name, version in sorted(installed(required()).items()))
        file.flush()
        command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json", "-r", file.name]
        done = subprocess.run(command, capture_output=True, text=True)
    status, text = verdict(json.loads(done.stdout) if done.stdout.startswith("{") else None)
    print(text)
    if not done.stdout:
        print(done.stderr[-500:], file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
