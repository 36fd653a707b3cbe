#include "importers/text_template.h"
#include "tests/fuzz/fuzz_input.h"

namespace text_template_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

// A template, whatever it is, is refused with its line or filled, and what it is filled with is bounded.
NEXUS_FUZZER(text)
{
    const TemplateShape cards{"cards", true, {{"card", false, {}}, {"cost", false, {}}}};
    const TemplateShape shape{"", true, {{"title", false, {}}, {"drawn", false, {}}, cards}};
    const auto read = TextTemplate::read(text, shape);
    if (!read) {
        needReasons(read.error());
        return;
    }
    TemplateFields wall, gate, all;
    wall.values = {{"card", std::string("Wall*")}, {"cost", std::int64_t{2}}};
    gate.values = {{"card", std::string("{{title}}")}, {"cost", std::int64_t{0}}};
    all.values = {{"title", std::string("Ada – Bo")}, {"drawn", std::int64_t{0}},
        {"cards", std::vector<TemplateFields>{wall, gate}}};
    const auto filled = read->fill(all, [](const std::string& word) { return word; });
    need(!filled || filled->size() <= maxFilledBytes, "what is filled is not too long");
    if (!filled)
        needReasons(filled.error());
}

} // namespace text_template_fuzz
