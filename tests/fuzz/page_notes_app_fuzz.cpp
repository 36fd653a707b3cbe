#include "app/printing/pdf_sheets.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nexus::test;

// As the process that reads PDFs does it, but without its limits of time and memory.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto pages = nexus::app::pageNotes(bytes);
    need(pages == nexus::app::pageNotes(bytes), "the same bytes give the same notes");
    return 0;
}
