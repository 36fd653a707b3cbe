#!/usr/bin/env python3
"""The page of what strangers can hand us is whole: it has every form of the registry, every fuzzer and every reader that
stands alone. strangers_test.py SOURCE_FOLDER"""
import re
import sys
from pathlib import Path


def main(root):
    root = Path(root)
    table = [
        line
        for line in (root / "resources/contributing/strangers.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ]
    page = "\n".join(table)
    registry = (root / "importers/registry.cpp").read_text(encoding="utf-8")
    forms = re.findall(r'^    \{(?:DeckForm::\w+, )?"([^"]+)", "[^"]*", (?:\w+|nullptr), ', registry, re.MULTILINE)
    missing = [f"the form “{form}”" for form in forms if form not in page]
    missing += [
        f"the fuzzer {fuzzer.name}"
        for fuzzer in (root / "tests/fuzz").glob("*_fuzz.cpp")
        if f"`tests/fuzz/{fuzzer.name}`" not in page
    ]
    # A reader is what takes bytes and gives a value or what is wrong with them.
    reads = re.compile(r"ReadResult<[^;]*> read\w+\(\s*std::string_view bytes", re.MULTILINE)
    for header in (root / "importers").rglob("*.h"):
        name = header.relative_to(root)
        known = any(f"`{each}`" in page for each in (name, name.with_suffix(".cpp"))) or f"`{name.parent}/`" in page
        if reads.search(header.read_text(encoding="utf-8")) and not known:
            missing.append(f"the reader {name}")
    missing += [f"a row of four: {line[:60]}" for line in table if line.count("|") != 5]
    for what in missing:
        print(f"resources/contributing/strangers.md lacks {what}", file=sys.stderr)
    if len(forms) < 20:
        print("the registry's forms are no longer found", file=sys.stderr)
    return 1 if missing or len(forms) < 20 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "."))
