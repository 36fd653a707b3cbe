#include "app/printing/pdf_sheets.h"
#include "tests/fuzz/fuzz_input.h"

namespace page_notes_fuzz {

using namespace nexus::test;

// As the process that reads PDFs does it, but without its limits of time and memory.
NEXUS_FUZZER(text)
{
    const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    const auto pages = nexus::app::pageNotes(bytes);
    need(pages == nexus::app::pageNotes(bytes), "the same bytes give the same notes");
}

} // namespace page_notes_fuzz
