#include "importers/evaluation_json.h"
#include "importers/games_journal.h"
#include "importers/lab_part.h"
#include "importers/lab_result.h"
#include "tests/fuzz/fuzz_input.h"

namespace laboratory_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

// The files of the Laboratory: weights, a part of a league, a line of what was played, and a result. What is read is
// written and read back the same.
NEXUS_FUZZER(text)
{
    if (const auto weights = readEvaluationJson(text)) {
        const auto again = readEvaluationJson(writeEvaluationJson(*weights));
        need(again && *again == *weights, "weights that are written are read back the same");
    } else {
        needReasons(weights.error());
    }
    if (const auto part = readLabPart(text)) {
        const auto again = readLabPart(writeLabPart(*part));
        need(again && *again == *part, "a part that is written is read back the same");
    } else {
        needReasons(part.error());
    }
    if (const auto result = readLabResult(text)) {
        const auto again = readLabResult(writeLabResult(*result));
        need(again && writeLabResult(*again) == writeLabResult(*result),
            "a result that is written is read back the same");
    } else {
        needReasons(result.error());
    }
    if (const auto line = readBatchLine(text)) {
        const auto again = readBatchLine(writeBatchLine(*line));
        need(again && *again == *line, "a line that is written is read back the same");
    }
}

} // namespace laboratory_fuzz
