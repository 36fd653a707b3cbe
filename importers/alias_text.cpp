#include "importers/alias_text.h"

#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/abilities/aliases.h"
#include "model/abilities/phrases.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace nexus::importers {

namespace {

using model::Alias;

bool isPart(std::string_view word) { return word.starts_with('{'); }

// How often each part stands there, without `silent`; nothing where there is one that nobody knows.
std::optional<std::map<std::string, int>> partsOf(std::string_view text, std::string_view silent)
{
    static constexpr std::array<std::string_view, 4> known{"{n}", "{+n}", "{word}", "{words}"};
    std::map<std::string, int> parts;
    for (const auto& word : model::aliasWords(text))
        if (isPart(word) && word != silent) {
            if (std::ranges::find(known, word) == known.end())
                return std::nullopt;
            ++parts[word];
        }
    return parts;
}

class AliasReader {
public:
    ReadResult<std::vector<Alias>> read(std::string_view text)
    {
        for (std::size_t line = 1; !text.empty(); ++line) {
            auto whole = takeLine(text);
            whole = whole.substr(0, whole.find_last_not_of("\r\n") + 1);
            if (const auto words = model::trimmed(whole); !words.empty() && words.front() != '#')
                readLine(whole, line);
            if (m_aliases.size() > maxAliases) {
                problem(line, 1, ReasonWords::tr("is one alias too many; there may be 1,000"), {});
                break;
            }
        }
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_aliases);
    }

private:
    void problem(std::size_t line, std::size_t column, std::string reason, std::string_view value)
    {
        m_problems.push_back({.reason = std::move(reason), .line = line, .column = column, .value = shortened(value)});
    }

    void readLine(std::string_view whole, std::size_t line)
    {
        const auto columnOf = [&](std::string_view part) {
            return model::codePoints(whole.substr(0, static_cast<std::size_t>(part.data() - whole.data()))) + 1;
        };
        if (const auto fault = textFault(model::trimmed(whole), maxAliasLength, false))
            return problem(line, columnOf(model::trimmed(whole)), *fault, model::trimmed(whole));
        const auto equals = whole.find('=');
        if (equals == std::string_view::npos)
            return problem(line, columnOf(model::trimmed(whole)),
                ReasonWords::tr("has no “=” between what is written and what is read"), model::trimmed(whole));
        const auto from = model::trimmed(whole.substr(0, equals));
        auto rest = whole.substr(equals + 1);
        const auto bar = rest.find('|');
        const auto shows = bar == std::string_view::npos ? std::string_view() : model::trimmed(rest.substr(bar + 1));
        rest = rest.substr(0, bar);
        const auto to = model::trimmed(rest);
        auto words = model::aliasWords(from);
        const auto column = columnOf(from.empty() ? whole : from);
        if (words.empty())
            return problem(line, column, ReasonWords::tr("has nothing before the “=”"), model::trimmed(whole));
        if (words.size() > maxAliasWords)
            return problem(line, column, ReasonWords::tr("has more than 20 words before the “=”"), from);
        if (words.front() == "{words}" || words.front() == "{word}")
            return problem(
                line, column, ReasonWords::tr("begins with {word} or {words}; it needs a word before them"), from);
        const auto found = partsOf(from, "{name}"), wanted = partsOf(to, "{this}");
        if (found && found->contains("{words}") && found->at("{words}") > 1)
            return problem(line, column, ReasonWords::tr("has {words} twice before the “=”"), from);
        if (!found)
            return problem(
                line, column, ReasonWords::tr("has a part that is not {n}, {+n}, {word}, {words} or {name}"), from);
        if (!wanted)
            return problem(
                line, columnOf(to), ReasonWords::tr("has a part that is not {n}, {+n}, {word}, {words} or {this}"), to);
        for (const auto& [part, times] : *wanted)
            if (!found->contains(part))
                return problem(line, columnOf(to),
                    model::filled(ReasonWords::tr("has %1, which is not before the “=”"), {part}), to);
        if (const auto [before, isNew] = m_lines.emplace(words, line); !isNew)
            return problem(line, column,
                model::filled(ReasonWords::tr("stands in line %1 already"), {std::to_string(before->second)}), from);
        const bool stays = words == model::aliasWords(to);
        addAliases(m_aliases, {{std::move(words), std::string(to), std::string(shows), stays}});
    }

    std::vector<Alias> m_aliases;
    std::map<std::vector<std::string>, std::size_t> m_lines;
    std::vector<ImportProblem> m_problems;
};

} // namespace

ReadResult<std::vector<Alias>> readAliases(std::string_view bytes)
{
    return guardText(bytes, maxDeckBytes).and_then([](std::string_view text) { return AliasReader().read(text); });
}

ReadResult<std::string> readPhraseText(std::string_view bytes, std::string_view before)
{
    return guardText(bytes, maxDeckBytes).and_then([&](std::string_view text) -> ReadResult<std::string> {
        std::vector<ImportProblem> problems;
        for (const auto& fault : model::readGamePhrases(text, {}, before).faults)
            problems.push_back({.reason = fault.reason, .line = fault.line, .column = fault.column});
        if (!problems.empty())
            return tl::unexpected(std::move(problems));
        return std::string(text);
    });
}

void addAliases(std::vector<Alias>& aliases, std::vector<Alias> further)
{
    const auto firstWord = [](const Alias& one) -> const std::string& { return one.from.front(); };
    for (auto& alias : further) {
        const auto same = std::ranges::find_if(
            aliases, [&](const Alias& one) { return one.from == alias.from && one.sets == alias.sets; });
        if (same != aliases.end())
            *same = std::move(alias);
        else if (alias.sets.empty())
            aliases.insert(std::ranges::upper_bound(aliases, alias.from.front(), {}, firstWord), std::move(alias));
        else // of an edition: before those of the game, for its cards
            aliases.insert(std::ranges::lower_bound(aliases, alias.from.front(), {}, firstWord), std::move(alias));
    }
}

} // namespace nexus::importers
