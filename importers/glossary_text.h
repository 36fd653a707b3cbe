// Reader of a glossary as people who make cards keep it: Markdown with a heading a keyword and its text below, lines
// "**Keyword**: text", or a table (Markdown, CSV, workbook) with a column of keywords and one of texts.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"

#include <string_view>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxGlossaryWords = 1'000;

struct Glossary {
    std::vector<model::Keyword> keywords; // name and help, in the order of the file
    std::vector<ImportProblem> refused;   // rows and headings without a text, keywords explained twice
};
[[nodiscard]] ReadResult<Glossary> readGlossary(std::string_view bytes, const model::Game& game);

} // namespace nexus::importers
