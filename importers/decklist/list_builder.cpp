#include "importers/decklist/list_builder.h"

#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>

namespace nexus::importers {

namespace {

constexpr std::size_t mostUnread = 1000;
constexpr std::size_t mostPlans = 100;

// 0 where it is no count.
int countOf(std::string_view text)
{
    const bool number = !text.empty() && text.size() <= 3 && std::all_of(text.begin(), text.end(), model::isDigit);
    return number ? std::stoi(std::string(text)) : 0;
}

bool isSetCode(std::string_view code)
{
    return code.size() >= 2 && code.size() <= 8 && std::all_of(code.begin(), code.end(), [](char c) {
        return model::isDigit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    });
}

bool isCardNumber(std::string_view number)
{
    const bool isMark = !number.empty() && std::string_view("#*^[").find(number.front()) != std::string_view::npos;
    return number.size() <= 12 && !isMark && number.find_first_of(" \"") == std::string_view::npos &&
           !textFault(number, number.size(), false);
}

} // namespace

bool LineReader::next()
{
    if (m_text.empty())
        return false;
    m_line = model::trimmed(takeLine(m_text));
    ++m_number;
    return true;
}

ListBuilder::ListBuilder(const model::Game& game)
{
    m_list.deck.game = game.id;
    m_list.sectionsGiven = false;
    m_list.line = 1;
}

void ListBuilder::at(std::size_t line, std::string_view text)
{
    m_line = line;
    m_pointer.clear();
    m_text = text;
}

void ListBuilder::at(std::string pointer, std::string_view text)
{
    m_line = 0;
    m_pointer = std::move(pointer);
    m_text = text;
}

ImportProblem ListBuilder::here(std::string reason) const
{
    return {.reason = std::move(reason),
        .line = m_line,
        .column = m_line > 0 ? 1U : 0U,
        .pointer = m_pointer,
        .value = shortened(m_text)};
}

void ListBuilder::unread(std::string reason) { m_list.unread.push_back(here(std::move(reason))); }
void ListBuilder::passed(std::string reason) { m_list.passed.push_back(here(std::move(reason))); }

void ListBuilder::add(const ListedRow& row)
{
    model::DeckEntry entry;
    entry.count = countOf(row.count);
    if (entry.count == 0)
        return unread(ReasonWords::tr("has a count that is not a whole number between 1 and 999"));
    entry.card = row.name;
    entry.printing = row.printing;
    if (const auto fault = textFault(entry.card, maxNameLength, false))
        return unread(filled(ReasonWords::tr("has a card name that %1", "is too long"), {*fault}));
    if (model::fold(entry.card).empty())
        return unread(ReasonWords::tr("has no card name after the count"));
    if (const auto fault = textFault(entry.printing, maxNameLength, false))
        return unread(filled(ReasonWords::tr("has a printing that %1", "is too long"), {*fault}));
    if (const auto fault = textFault(row.section, maxNameLength, false))
        return unread(filled(ReasonWords::tr("has a section name that %1", "is too long"), {*fault}));
    if (const auto added = m_rows.add(m_list.deck, model::SectionId(std::string(row.section)), entry); !added)
        unread(added.error());
    else if (m_line > 0)
        m_list.names.push_back({m_line, entry.card});
}

void ListBuilder::addPlayset(const ListedRow& row)
{
    m_list.playsets.push_back({m_line, model::SectionId(std::string(row.section)),
        {.card = std::string(row.name), .printing = row.printing}});
    unread(filled(ReasonWords::tr("says no number; write how many copies, as \"1 %1\""), {shortened(row.name)}));
}

void ListBuilder::ruleset(std::string_view value)
{
    if (!value.empty() && isGood("ruleset", value))
        m_list.deck.ruleset = model::RulesetId(std::string(value));
}

void ListBuilder::tag(std::string_view value)
{
    if (!value.empty() && isGood("tag", value))
        m_list.deck.tags.emplace_back(value);
}

void ListBuilder::note(std::string_view line)
{
    m_noteLength += model::codePoints(line) + 1;
    if (const auto fault = textFault(line, maxNotesLength, true))
        unread(filled(ReasonWords::tr("has a note that %1", "is too long"), {*fault}));
    else if (m_noteLength > maxNotesLength)
        unread(ReasonWords::tr("has notes longer than 100,000 characters"));
    else
        m_list.deck.notes += (std::exchange(m_hasNotes, true) ? "\n" : "") + std::string(line);
}

void ListBuilder::plan(model::SideboardPlan plan)
{
    if (m_list.deck.plans.size() >= mostPlans)
        unread(ReasonWords::tr("is one plan too many: a deck has at most 100"));
    else if (isGood("plan", plan.name))
        m_list.deck.plans.push_back(std::move(plan));
}

bool ListBuilder::isNoList() const { return m_list.unread.size() + m_list.passed.size() > mostUnread; }

ReadResult<ListedDeck> ListBuilder::take()
{
    if (isNoList())
        return refuse({.reason = ReasonWords::tr("more than 1,000 lines are no card lines: this is no deck list"),
            .line = m_line,
            .pointer = m_pointer});
    const auto hasCards = [](const auto& section) { return !section.entries.empty(); };
    if (std::none_of(m_list.deck.sections.begin(), m_list.deck.sections.end(), hasCards)) { // words alone are no list
        std::move(m_list.passed.begin(), m_list.passed.end(), std::back_inserter(m_list.unread));
        m_list.passed.clear();
        std::stable_sort(
            m_list.unread.begin(), m_list.unread.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    }
    return std::move(m_list);
}

// What a deck file could not hold is told, not taken.
bool ListBuilder::isGood(const char* field, std::string_view value)
{
    const auto fault = textFault(value, maxNameLength, false);
    if (fault)
        unread(filled(ReasonWords::tr("cannot stand in the field \"%1\": it %2", "is too long"), {field, *fault}));
    return !fault;
}

void ListBuilder::take(const char* field, std::string& target, std::string_view value)
{
    if (!value.empty() && isGood(field, value))
        target = value;
}

std::string printingOf(std::string_view set, std::string_view number)
{
    if (!isSetCode(set) || !isCardNumber(number))
        return {};
    return std::string(set) + (number.empty() ? "" : " ") + std::string(number);
}

} // namespace nexus::importers
