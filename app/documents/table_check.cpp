#include "app/documents/table_check.h"

#include "app/documents/deck_actions.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nexus::app {

namespace {

using model::filled;

struct TableCheckWords {
    NEXUS_WORDS(TableCheckWords)
};

} // namespace

TableCheck::TableCheck(model::Deck list, std::shared_ptr<const model::DeckChecker> checker)
    : m_list(std::move(list))
    , m_checker(std::move(checker))
{
    eachOf(m_list, [this](model::CardIndex card, int copies, bool inSide) {
        auto& at = find(card);
        (inSide ? at.inSide : at.inDeck) += copies;
    });
}

// The cards of its sections that count.
template <class Take> void TableCheck::eachOf(const model::Deck& deck, Take take) const
{
    const auto& rules = m_checker->ruleset();
    const auto side = sideSection(rules);
    for (const auto& row : m_checker->resolve(deck))
        if (row.card && row.section != model::DeckChecker::noSection && !rules.sections[row.section].free)
            take(*row.card, row.count, side && rules.sections[row.section].id == *side);
}

CalledCard& TableCheck::find(model::CardIndex card)
{
    const auto known = std::find_if(m_cards.begin(), m_cards.end(), [&](const auto& at) { return at.card == card; });
    if (known != m_cards.end())
        return *known;
    m_cards.push_back({card});
    return m_cards.back();
}

void TableCheck::call(model::CardIndex card, int copies)
{
    auto& at = find(card);
    at.called = std::clamp(at.called + copies, 0, model::maxCopies);
    if (at.called == 0 && at.inDeck + at.inSide == 0)
        m_cards.erase(m_cards.begin() + (&at - m_cards.data()));
}

void TableCheck::callAll(const model::Deck& lying)
{
    clear();
    eachOf(lying, [this](model::CardIndex card, int copies, bool inSide) {
        if (!inSide)
            call(card, copies);
    });
}

void TableCheck::clear()
{
    std::erase_if(m_cards, [](const auto& card) { return card.inDeck + card.inSide == 0; });
    for (auto& card : m_cards)
        card.called = 0;
}

int TableCheck::sum(int (CalledCard::*of)() const) const
{
    int all = 0;
    for (const auto& card : m_cards)
        all += (card.*of)();
    return all;
}

int TableCheck::called() const
{
    int all = 0;
    for (const auto& card : m_cards)
        all += card.called;
    return all;
}

int TableCheck::played() const
{
    int all = 0;
    for (const auto& card : m_cards)
        all += card.inDeck;
    return all;
}

bool TableCheck::fits() const
{
    return sum(&CalledCard::strange) == 0 && sum(&CalledCard::missing) == sum(&CalledCard::fromSide) &&
           (sum(&CalledCard::fromSide) == 0 || m_checker->check(asPlayed()).legal());
}

model::Deck TableCheck::asPlayed() const
{
    auto deck = m_list;
    const auto& rules = m_checker->ruleset();
    const auto side = sideSection(rules);
    if (!side)
        return deck;
    for (const auto& card : m_cards) {
        const int moved = card.fromSide() > 0 ? -card.fromSide() : card.missing(); // into the sideboard
        const auto home = m_checker->homeSection(card.card);
        if (moved == 0 || !home)
            continue;
        const auto main = rules.sections[*home].id;
        auto entry = model::DeckEntry{};
        int left = std::abs(moved);
        for (auto& entries : deck.sections) {
            if ((entries.id == *side) != (moved < 0))
                continue;
            for (auto& at : entries.entries) {
                const auto found = model::lookUp(m_checker->catalogue(), at);
                if (!found.card || *found.card != card.card || left == 0 || m_checker->isFree(entries.id))
                    continue;
                entry = at;
                const int taken = std::min(left, at.count);
                at.count -= taken;
                left -= taken;
            }
            std::erase_if(entries.entries, [](const auto& at) { return at.count == 0; });
        }
        entry.count = std::abs(moved) - left;
        if (entry.count > 0)
            (void)model::addCopies(deck.sectionOrNew(moved < 0 ? main : *side), entry);
    }
    return deck;
}

std::vector<std::string> TableCheck::sentences() const
{
    std::vector<std::string> said;
    for (const auto& card : m_cards) {
        const auto name = m_checker->catalogue().name(card.card);
        if (card.strange() > 0 && card.inDeck + card.inSide == 0)
            said.push_back(filled(TableCheckWords::tr("%1 is not in the list."), {std::string(name)}));
        else if (card.strange() > 0)
            said.push_back(filled(TableCheckWords::tr("%1: %2 lie there, and the list has %3."),
                {std::string(name), std::to_string(card.called), std::to_string(card.inDeck + card.inSide)}));
    }
    const int in = sum(&CalledCard::fromSide), missing = sum(&CalledCard::missing);
    if (missing > in)
        said.push_back(TableCheckWords::tr("%n cards of the list are still to be called.", nullptr, missing - in));
    else if (in > missing)
        said.push_back(TableCheckWords::tr(
            "%n cards of the sideboard lie there with no card of the deck gone for them.", nullptr, in - missing));
    if (in > 0)
        said.push_back(TableCheckWords::tr("%n cards of the sideboard are in the deck.", nullptr, in));
    if (in > 0 && in == missing) {
        const auto report = m_checker->check(asPlayed());
        for (const auto& finding : report.findings)
            if (finding.severity == model::Severity::Error)
                said.push_back(findingText(finding, *m_checker));
    }
    if (fits())
        said.insert(
            said.begin(), in > 0 ? TableCheckWords::tr("The deck is the list with swaps that the sideboard allows.")
                                 : TableCheckWords::tr("The deck is the list, card by card."));
    return said;
}

} // namespace nexus::app
