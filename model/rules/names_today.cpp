#include "model/rules/names_today.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Names of today, row after row, and what was renamed.
class NamesToday {
public:
    explicit NamesToday(const DeckChecker& checker)
        : m_checker(checker)
    {
    }

    bool rename(DeckEntry& row, const CardSet* accepted = nullptr)
    {
        const auto& catalogue = m_checker.catalogue();
        const auto name = nameToday(catalogue, row, lookUp(catalogue, row, accepted));
        if (!name)
            return false;
        if (std::find(m_former.begin(), m_former.end(), row.card) == m_former.end())
            m_former.push_back(row.card);
        row.card = *name;
        return true;
    }

    // Rows of one card become one, as long as that holds so many copies.
    void rename(std::vector<DeckEntry>& rows, const CardSet* accepted = nullptr)
    {
        for (std::size_t at = 0; at < rows.size();) {
            auto renamed = rows[at];
            if (!rename(renamed, accepted)) {
                ++at;
                continue;
            }
            const auto twin = std::find_if(rows.begin(), rows.end(), [&](const DeckEntry& other) {
                return &other != &rows[at] && other.printing == renamed.printing && sameCard(other, renamed);
            });
            if (twin == rows.end()) {
                rows[at++] = std::move(renamed);
            } else if (twin->count > maxCopies - renamed.count) {
                ++at;
            } else {
                twin->count += renamed.count;
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(at));
            }
        }
    }

    void rename(Deck& deck)
    {
        for (auto& section : deck.sections) {
            const auto index = m_checker.sectionIndex(section.id);
            rename(section.entries, index == DeckChecker::noSection ? nullptr : m_checker.accepted(index));
        }
        for (auto& plan : deck.plans) {
            rename(plan.out);
            rename(plan.in);
            for (auto* moved : {&plan.movedOut, &plan.movedIn})
                for (auto& each : *moved)
                    rename(each.row);
        }
    }

    [[nodiscard]] std::vector<std::string> former() && { return std::move(m_former); }

private:
    const DeckChecker& m_checker;
    std::vector<std::string> m_former;
};

} // namespace

std::optional<std::string> nameToday(const Catalogue& catalogue, const DeckEntry& row, const CardLookup& found)
{
    if (!found.card)
        return std::nullopt;
    if (!found.former) { // by its key, perhaps
        if (!row.key || row.card == catalogue.name(*found.card))
            return std::nullopt;
        if (const auto named = lookUp(catalogue, row.card); !named.former || named.card != found.card)
            return std::nullopt;
    }
    return unambiguousName(catalogue, *found.card);
}

std::string nameShown(const Catalogue& catalogue, const DeckEntry& row)
{
    return nameToday(catalogue, row, lookUp(catalogue, row)).value_or(row.card);
}

std::vector<std::string> formerNamesIn(const Deck& deck, const DeckChecker& checker)
{
    auto renamed = deck;
    NamesToday names(checker);
    names.rename(renamed);
    return std::move(names).former();
}

std::optional<DeckEdit> namesToday(const Deck& deck, const DeckChecker& checker)
{
    auto renamed = deck;
    NamesToday(checker).rename(renamed);
    if (renamed == deck)
        return std::nullopt;
    return DeckEdit{ReplaceDeck{std::move(renamed)}};
}

Deck calledToday(Deck deck, const DeckChecker& checker)
{
    NamesToday(checker).rename(deck);
    return deck;
}

} // namespace nexus::model
