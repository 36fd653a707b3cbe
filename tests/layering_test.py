#!/usr/bin/env python3
"""The layers' law: which folder may include what. Shared include folders hide a broken law from the linker, so the
includes themselves are read, and followed through the project's own headers. layering_test.py SOURCE_FOLDER"""
import collections
import re
import sys
from pathlib import Path

STD = r"[a-z_]+|c(errno|stdio|stdlib|string|signal|stdint|stddef|type|math)|unistd\.h|emmintrin\.h"
QT_CORE = (
    r"Q(AbstractTableModel|CoreApplication|DataStream|IODevice|MimeData|Pointer|CryptographicHash|Date|DateTime|Dir"
    r"|File|FileInfo|StandardPaths|String|StringList|Byte[A-Za-z]*|Xml[A-Za-z]*|Lock[A-Za-z]*|Thread[A-Za-z]*|Object"
    r"|AbstractItemModel|Settings|Timer|Locale|Buffer|Cache|Map|Set|ThreadPool|Url|Point[A-Za-z]*|Rect[A-Za-z]*"
    r"|Size[A-Za-z]*)"
)
QT_GUI = (
    r"Q(Painter[A-Za-z]*|Image|ImageReader|TextLayout|TextOption|Color|Font[A-Za-z]*|RawFont|GlyphRun|PdfWriter"
    r"|Page[A-Za-z]*|Undo[A-Za-z]*|Palette|Icon|Clipboard|GuiApplication)"
)

# What each layer includes, and what single files of it may besides: a library has one door.
MAY_INCLUDE = {
    "model": (
        rf"model/.*\.h|model/(abilities|engine)/\w+\.def|tl/expected\.hpp|{STD}",
        {
            r"model/search/query_parser\.cpp": r"tao/pegtl\.hpp",
            r"model/search/query_(fields|match)\.cpp": r"re2/re2\.h",
            r"model/advice/completion\.cpp": r"gmpxx\.h",
            r"model/audit/least_squares\.cpp": r"Eigen/Dense",
            r"model/event/best_matching\.cpp": r"lemon/(matching|smart_graph)\.h",
            r"model/base/text\.cpp": r"utf8proc\.h",
        },
    ),
    "db": (
        rf"(db|model)/.*\.h|SQLiteCpp/SQLiteCpp\.h|sqlite3\.h|{STD}",
        {
            r"db/(row|catalogue)_sums\.cpp": r"xxhash\.h",
            r"db/catalogue_cache\.cpp": r"fcntl\.h|sys/(mman|stat)\.h|xxhash\.h",
            r"db/database\.cpp": r"fcntl\.h|sys/file\.h",
        },
    ),
    "importers": (
        rf"(importers|model)/.*\.h|tl/expected\.hpp|{STD}",
        {
            r"importers/json/json_dom\.h": r"nlohmann/json\.hpp",
            r"importers/json/json_events\.cpp": r"simdjson\.h",
            r"importers/codes/encoding\.cpp": r"nettle/sha[12]\.h",
            r"importers/codes/typed_code\.cpp": r"zlib\.h",
            r"importers/xml/xml_tree\.cpp": r"pugixml\.hpp",
            r"importers/revisions\.cpp": r"git2(/sys/alloc)?\.h|zlib\.h",
            r"importers/tables/separated_table\.cpp": r"csv\.h",
            r"importers/zip_file\.cpp": r"zip\.h",
        },
    ),
    "app": (
        rf"(app|model|db|importers)/.*\.h|tl/expected\.hpp|{STD}|{QT_CORE}|{QT_GUI}",
        {
            r"app/base/language\.(h|cpp)": r"QHash|QLibraryInfo|QTranslator",
            r"app/base/reader_process\.cpp": r"(fcntl|poll|spawn)\.h|sys/(prctl|resource|socket|time|wait)\.h",
            r"app/base/last_words\.cpp": r"sys/mman\.h",
            r"app/base/file_bytes\.cpp": r"fcntl\.h|sys/(random|stat)\.h",
            r"app/cli/options\.cpp": r"CLI/CLI\.hpp",
            r"app/cli/json\.cpp": r"nlohmann/json\.hpp",
            r"app/printing/pdf_sheets\.cpp": r"qpdf/[A-Za-z]+\.hh",
            r"app/printing/qr_symbol\.cpp": r"qrencode\.h|ZXing/ReadBarcode\.h",
            r"app/desktop/single_instance\.cpp": r"QLocal(Server|Socket)|QSysInfo",
            r"app/documents/event_file\.cpp": r"QSysInfo",
            r"app/desktop/main\.cpp": r"ui/.*\.h|Q[A-Za-z]+",
        },
    ),
    "ui": (rf"ui/.*\.h|app/(base|text|printing|documents|views|publish)/.*\.h|model/.*\.h|tl/expected\.hpp|{STD}|Q[A-Za-z]+|QtCharts/.*", {}),
}

# What no file of these reaches through any header: (files, headers, headers that are let through).
NEVER_REACHES = {
    "ui reaches the database": (r"ui/.*", r"db/.*|SQLiteCpp/.*|sqlite3\.h", None),
    "ui reaches a library of another layer": (r"ui/.*", r"nlohmann/.*|simdjson\.h|CLI/.*|qpdf/.*|tao/.*", None),
    "model or importers reach SQLite": (r"(model|importers)/.*", r"SQLiteCpp/.*|sqlite3\.h", None),
    "a public header brings in a JSON library": (
        r"(app|db|ui|model)/.*\.h|importers/(decklist/)?[^/]*\.h",
        r"importers/json/json_(dom|events)\.h|nlohmann/.*|simdjson\.h",
        r"importers/(action_fields|(deal_rules|game_parts)_json)\.h",
    ),
}

# The folders of a layer, the ground first: a folder includes those before it. Folders of one rank do not see each
# other. Files of the layer itself (ui/main_window.h) are of the last rank.
FLOORS = {
    "model": [
        "base", "cards", "abilities", "deck", "event", "search", "rules", "collection", "profile", "chances", "dealing", "engine",
        "players", "lab", "print", "advice", "audit",
    ],
    "app": ["base", "text", "printing", "documents", "views", "publish", "cli", "desktop"],
    "ui": [
        "theme", "card", "search", "lists",
        ("advice", "catalogue", "chances", "collection", "dealer", "event", "help", "library", "print", "table"),
        "deck", "workbench", "lab", "window",
    ],
}


INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)
# Words from outside are plain: what makes markup of a text, and who writes markup of its own. toHtmlEscaped stands
# behind escaped(), and a page is filled by setMarkup().
MARKUP = re.compile(
    r"\b(Qt::(?:Rich|Auto|Markdown)Text|setTextFormat|setHtml|insertHtml|setMarkdown|toHtmlEscaped|mightBeRichText"
    r"|setWhatsThis|QWhatsThis|QErrorMessage|QSplashScreen|QGraphicsTextItem|setMarkup|fromHtml)\b"
)
MAKES_MARKUP = {
    r"ui/theme/plain_words\.(h|cpp)": MARKUP,
    r"ui/theme/painting\.cpp|ui/table/game_panes\.cpp": re.compile("setTextFormat"),  # a QStaticText, made plain
    r"ui/help/help_(pages|window)\.cpp": re.compile("setMarkdown"),  # the pages of the help, which are ours
    r"ui/(workbench/(card_editor|change_details)|search/search_bar|card/card_pane|table/(ask_card|game_panes)|event/(lists_page|players_page|standings_page))"
    r"\.cpp": re.compile("setMarkup"),
}
LAW_IN_CODE = re.compile(r'"(quantum-nexus-2025|main-cp|leader-cp|card-domain|mission-domain)')


def read_sources(root):
    texts = {}
    for layer in MAY_INCLUDE:
        for path in (root / layer).rglob("*"):
            if path.suffix in (".h", ".cpp"):
                texts[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    return texts


def wrong_includes(includes):
    for layer, (allowed, doors) in MAY_INCLUDE.items():
        allowed = re.compile(allowed)
        for file in (file for file in includes if file.startswith(layer + "/")):
            behind = [header for door, header in doors.items() if re.fullmatch(door, file)]
            for header in includes[file]:
                if not allowed.fullmatch(header) and not any(re.fullmatch(each, header) for each in behind):
                    yield "includes", f"{file} may not include {header}"


def way_to(file, includes, wanted, through):
    """The shortest way of includes from the file to a header that is wanted."""
    before = {file: None}
    queue = collections.deque([file])
    while queue:
        at = queue.popleft()
        for header in includes.get(at, ()):
            if header in before:
                continue
            before[header] = at
            if wanted.fullmatch(header):
                way = [header]
                while before[way[-1]] is not None:
                    way.append(before[way[-1]])
                return way[::-1]
            if not (through and through.fullmatch(header)):
                queue.append(header)
    return None


def wrong_ways(includes):
    for name, (files, headers, through) in NEVER_REACHES.items():
        files, headers = re.compile(files), re.compile(headers)
        through = re.compile(through) if through else None
        for file in includes:
            if files.fullmatch(file) and not (through and through.fullmatch(file)):
                if way := way_to(file, includes, headers, through):
                    yield name, " -> ".join(way)


def wrong_floors(includes):
    for layer, floors in FLOORS.items():
        rank = {}
        for place, floor in enumerate(floors):
            for folder in (floor,) if isinstance(floor, str) else floor:
                rank[folder] = place
        def folder_of(file):
            parts = file.split("/")
            return parts[1] if len(parts) > 2 else floors[-1]
        for file in (file for file in includes if file.startswith(layer + "/")):
            here = folder_of(file)
            if here not in rank:
                yield f"floors of {layer}", f"{file} lies in a folder without a floor"
                continue
            for header in (header for header in includes[file] if header.startswith(layer + "/")):
                there = folder_of(header)
                if there != here and rank.get(there, len(floors)) >= rank[here]:
                    yield f"floors of {layer}", f"{layer}/{here} is below {layer}/{there}: {file} includes {header}"


def names_of_db(texts):
    """What ui shows of a store comes in the words of app."""
    for file, text in texts.items():
        if file.startswith("ui/"):
            for line in text.splitlines():
                if re.search(r"\bdb::", line):
                    yield "ui names what is of db", f"{file}: {line.strip()}"


def laws_in_code(texts):
    """Rules and editions are data."""
    for file, text in texts.items():
        for line in text.splitlines():
            if (found := LAW_IN_CODE.search(line)) and "//" not in line[: found.start()]:
                yield "law in code", f"{file}: {line.strip()}"


FIGURES = re.compile(
    r'" [kKM]i?B\b|substr\(0, 1[069]\)|substr\(11,|QDateTime::fromString|formattedDataSize|QLocale\b|%L\d'
)
IDENTITY = re.compile(r"\bid\.substr")  # of a commit
# And the language the program speaks decides how the window writes them.
FIGURES_STAND_IN = re.compile(r"app/base/(figures|language)\.(h|cpp)")


def figures_elsewhere(texts):
    """Times, days, sizes and numbers have one form on the command line and one in the window: app/base/figures.h."""
    for file, text in texts.items():
        if file.startswith(("app/", "ui/")) and not FIGURES_STAND_IN.fullmatch(file):
            for line in text.splitlines():
                if FIGURES.search(IDENTITY.sub("", line)):
                    yield "a time, size or number in a form of its own", f"{file}: {line.strip()}"


def markup(texts):
    """A text becomes markup by the doors of ui/theme/plain_words.h alone."""
    for file, text in texts.items():
        if not file.startswith(("ui/", "app/desktop/")):
            continue
        allowed = [words for files, words in MAKES_MARKUP.items() if re.fullmatch(files, file)]
        for line in text.splitlines():
            for word in MARKUP.findall(line.split("//")[0]):
                if not any(each.fullmatch(word) for each in allowed):
                    yield "markup", f"{file}: {word}; words are plain, see ui/theme/plain_words.h"


def twins(texts):
    """Two types of one name are one to the linker, though no source sees both."""
    first = {}
    for file, text in texts.items():
        if file.endswith(".h"):
            spaces = re.findall(r"^namespace ([\w:]+) \{$", text, re.MULTILINE)
            for name in re.findall(r"^(?:struct|class|enum class) (\w+)[^;]*?\{", text, re.MULTILINE):
                key = (spaces[-1] if spaces else "", name)
                if first.setdefault(key, file) != file:
                    yield "two types of one name", f"{'::'.join(key)} in {first[key]} and {file}"


HIDDEN = re.compile(r"^namespace \{\n(.*?)^\} // namespace\n", re.MULTILINE | re.DOTALL)
HIDDEN_NAMES = re.compile(
    r"^(?:(?:inline |static )?(?:constexpr|const) [^(\n]*?(\w+)(?:\[[^\]\n]*\])?(?: =|\{)"
    r"|(?:struct|class|enum(?: class)?) (\w+)[^;\n]*$|using (\w+) =)",
    re.MULTILINE,
)


def batch_mates(texts):
    """Sources are compiled in batches: what one hides, another of its library may not name the same."""
    first = {}
    for file, text in texts.items():
        if file.endswith(".cpp"):
            space = re.search(r"^namespace ([\w:]+) \{$", text, re.MULTILINE)
            for hidden in HIDDEN.findall(text):
                for names in HIDDEN_NAMES.findall(hidden):
                    key = (file.split("/")[0], space[1] if space else "", "".join(names))
                    if first.setdefault(key, file) != file:
                        yield "two of one name in a batch", f"{key[2]} in {first[key]} and {file}"


def cited_paths(root, texts):
    """Pages that comments cite are there, and so are the files that the pages for contributors name."""
    pages = [page.relative_to(root).as_posix() for page in (root / "resources").rglob("*.md")] + ["README.md"]
    placeholder = re.compile(r"NAME|\bID\b|PAGE")
    for file, text in texts.items():
        for name in re.findall(r"\b[\w/-]+\.md\b", "\n".join(re.findall(r"//.*", text))):
            if not placeholder.search(name) and not any(page.endswith(name) for page in pages):
                yield "cited pages", f"{file} cites {name}, which is not in the repository"
    for page in (root / "resources" / "contributing").glob("*.md"):
        for name in re.findall(r"`((?:app|model|ui|db|importers|tests|resources)/[\w./-]+\.\w+)", page.read_text()):
            if not placeholder.search(name) and not (root / name).exists():
                yield "cited files", f"{page.name} names {name}, which is not there"


def main(root):
    root = Path(root)
    texts = read_sources(root)
    includes = {file: INCLUDE.findall(text) for file, text in texts.items()}
    broken = False
    laws = (
        wrong_includes(includes),
        wrong_ways(includes),
        wrong_floors(includes),
        names_of_db(texts),
        laws_in_code(texts),
        figures_elsewhere(texts),
        markup(texts),
        twins(texts),
        batch_mates(texts),
        cited_paths(root, texts),
    )
    for found in laws:
        for law, what in found:
            broken = True
            print(f"{law}: {what}", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "."))
