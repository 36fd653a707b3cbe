// Test programs that read PDFs, pictures and repositories start themselves once more for it, as the program does.
#include "app/documents/git_reader.h"
#include "app/printing/foreign_reader.h"
#include "tests/support/test_class.h"

static const nexus::test::TestChild readerChild(nexus::app::readerSwitch,
    [](int argc, char** argv) { return nexus::app::runForeignReader(argc, argv).value_or(2); });
static const nexus::test::TestChild gitReaderChild(nexus::app::gitReaderSwitch,
    [](int argc, char** argv) { return nexus::app::runGitReader(argc, argv).value_or(2); });
