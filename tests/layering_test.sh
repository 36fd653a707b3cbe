#!/usr/bin/env bash
# The layers' law (README, "Where to go next"): which folder may include what. Shared include folders hide a
# broken law from the linker, so the includes themselves are read. layering_test.sh SOURCE_FOLDER
set -euo pipefail
cd "$1"
broken=0

# law FOLDER ALLOWED-REGEX [FILE-REGEX:EXTRA-REGEX …]: every include of FOLDER matches one of them.
law() {
    local folder=$1 allowed=$2 file line include extra
    shift 2
    while IFS= read -r line; do
        file=${line%%:*}
        include=$(sed -E 's/^[^:]*:[0-9]+:[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]([^>"]+)[>"].*/\1/' <<<"$line")
        [[ $include =~ ^($allowed)$ ]] && continue
        for extra in "$@"; do
            [[ $file =~ ^(${extra%%=>*})$ && $include =~ ^(${extra##*=>})$ ]] && continue 2
        done
        echo "$file may not include $include" >&2
        broken=1
    done < <(grep -rnE '^[[:space:]]*#[[:space:]]*include' "$folder" --include='*.cpp' --include='*.h')
}

std='[a-z_]+|c(errno|stdio|stdlib|string|signal|stdint|stddef|type|math)|unistd\.h|emmintrin\.h'
qtcore='Q(Date|AbstractTableModel|CoreApplication|DataStream|IODevice|MimeData|Pointer|CryptographicHash|DateTime|Dir|File|FileInfo|StandardPaths|String|StringList|Byte[A-Za-z]*|Xml[A-Za-z]*|Lock[A-Za-z]*|Thread[A-Za-z]*|Object|AbstractItemModel|Settings|Timer|Locale|Buffer|Cache|Map|Set|ThreadPool|Point[A-Za-z]*|Rect[A-Za-z]*|Size[A-Za-z]*)'
qtgui='Q(Painter[A-Za-z]*|Image|ImageReader|TextLayout|TextOption|Color|Font[A-Za-z]*|RawFont|GlyphRun|PdfWriter|Page[A-Za-z]*|Undo[A-Za-z]*|GlyphRun|RawFont|Palette|Icon|Clipboard|GuiApplication)'

law model 'model/.*\.h|tl/expected\.hpp|'"$std" \
    'model/search/query_parser\.cpp=>tao/pegtl\.hpp' \
    'model/search/query_(fields|match)\.cpp=>re2/re2\.h' \
    'model/advice/completion\.cpp=>gmpxx\.h' \
    'model/base/text\.cpp=>utf8proc\.h'
law db 'db/.*\.h|model/.*\.h|SQLiteCpp/SQLiteCpp\.h|sqlite3\.h|'"$std" \
    'db/row_sums\.cpp=>xxhash\.h' \
    'db/catalogue_cache\.cpp=>(fcntl\.h|sys/(mman|stat)\.h|xxhash\.h)' \
    'db/database_copy\.cpp=>fcntl\.h'
law importers 'importers/.*\.h|model/.*\.h|tl/expected\.hpp|'"$std" \
    'importers/json/json_dom\.h=>nlohmann/json\.hpp' \
    'importers/json/json_events\.cpp=>simdjson\.h' \
    'importers/codes/sha256\.cpp=>nettle/sha2\.h' \
    'importers/codes/deck_code\.cpp=>zlib\.h' \
    'importers/tables/separated_table\.cpp=>csv\.h'
law app 'app/.*\.h|model/.*\.h|db/.*\.h|importers/.*\.h|tl/expected\.hpp|'"$std|$qtcore|$qtgui" \
    'app/cli/options\.cpp=>CLI/CLI\.hpp' \
    'app/cli/json\.cpp=>nlohmann/json\.hpp' \
    'app/printing/pdf_sheets\.cpp=>qpdf/[A-Za-z]+\.hh' \
    'app/printing/qr_symbol\.cpp=>qrencode\.h' \
    'app/printing/qr_reading\.cpp=>ZXing/ReadBarcode\.h' \
    'app/desktop/single_instance\.cpp=>QLocal(Server|Socket)' \
    'app/desktop/main\.cpp=>(ui/.*\.h|Q[A-Za-z]+)'
law ui 'ui/.*\.h|app/(documents|models|jobs|printing|text)/.*\.h|model/.*\.h|'"$std"'|Q[A-Za-z]+|QtCharts/.*'

# The heavy headers of importers stay out of headers that others include.
if grep -rlE 'json/(json_(dom|guard|events)|guarded_events)\.h' --include='*.h' app db ui model importers/*.h | grep -vE "importers/((attribute|play)_json|deck_json_(rows|plans)).h"; then
    echo "a public header brings in nlohmann's" >&2
    broken=1
fi
# No deck law in code: rules and editions are data.
if grep -rnE '"(quantum-nexus-2025|main-cp|leader-cp|card-domain|mission-domain)' --include='*.cpp' --include='*.h' app model db importers ui | grep -vE '//.*"'; then
    echo "a rule or an edition stands in code" >&2
    broken=1
fi
exit $broken
