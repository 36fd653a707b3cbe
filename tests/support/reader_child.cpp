// Test programs that read PDFs and pictures start themselves once more for it, as the program does.
#include "app/printing/foreign_reader.h"
#include "tests/support/test_class.h"

static const nexus::test::TestChild readerChild(nexus::app::readerSwitch,
    [](int argc, char** argv) { return nexus::app::runForeignReader(argc, argv).value_or(2); });
