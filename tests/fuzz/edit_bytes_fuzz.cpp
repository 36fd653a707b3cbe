#include "db/stored_bytes.h"
#include "tests/fuzz/fuzz_input.h"

namespace edit_bytes_fuzz {

using namespace nexus;
using namespace nexus::test;

NEXUS_FUZZER(bytes)
{
    model::CollectionEdit edit;
    if (db::readEditBytes(bytes, edit)) {
        model::CollectionEdit again;
        const auto written = db::editBytes(edit);
        need(db::readEditBytes(written, again) && db::editBytes(again) == written, "an edit is read back the same");
    }
    if (const auto deck = db::readDeckBytes(bytes)) {
        const auto again = db::readDeckBytes(db::deckBytes(*deck));
        need(again && *again == *deck, "a deck is read back the same");
    }
}

} // namespace edit_bytes_fuzz
