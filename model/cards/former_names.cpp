#include "model/cards/former_names.h"

#include "model/base/text.h"
#include "model/cards/list_difference.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Headings (headingForm) of what cards were called before.
constexpr std::string_view formerHeadings[] = {"formerly", "formername", "formernames", "oldname", "previousname",
    "renamedfrom", "alias", "aliases", "aka", "früher", "fruher", "altername", "bisherigername"};
constexpr std::string_view writtenHeading = "Formerly";
constexpr char betweenNames = ';';

} // namespace

bool isFormerHeading(std::string_view heading)
{
    const auto form = headingForm(heading);
    return std::find(std::begin(formerHeadings), std::end(formerHeadings), form) != std::end(formerHeadings);
}

std::vector<std::string> formerNames(const Card& card)
{
    std::vector<std::string> names;
    for (const auto line : split(card.extras, '\n')) {
        const auto colon = line.find(':');
        if (colon == std::string_view::npos || !isFormerHeading(line.substr(0, colon)))
            continue;
        for (const auto part : split(line.substr(colon + 1), betweenNames))
            if (const auto name = trimmed(part);
                !name.empty() &&
                std::none_of(names.begin(), names.end(), [&](const auto& known) { return fold(known) == fold(name); }))
                names.emplace_back(name);
    }
    return names;
}

void addFormerName(Card& card, std::string_view name)
{
    const auto known = formerNames(card);
    if (std::any_of(known.begin(), known.end(), [&](const auto& former) { return fold(former) == fold(name); }))
        return;
    card.extras += (card.extras.empty() ? "" : "\n") + std::string(writtenHeading) + ": " + std::string(name);
}

FormerNames::FormerNames(const Catalogue& catalogue)
{
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        if (catalogue.has(card))
            for (const auto& name : formerNames(catalogue.card(card)))
                m_cards[fold(name)].push_back(card);
}

std::vector<CardIndex> FormerNames::cards(std::string_view folded) const
{
    const auto found = m_cards.find(std::string(folded));
    return found == m_cards.end() ? std::vector<CardIndex>() : found->second;
}

std::optional<CardIndex> cardOfRow(const Catalogue& catalogue, const Card& row, const CardKey& key,
    const std::unordered_map<std::string, std::size_t>& keys)
{
    if (const auto known = catalogue.byKey(key.str()))
        return known;
    const auto qualifier = fold(identityQualifier(row, catalogue.game()));
    for (const auto card : catalogue.named(fold(row.name))) // renamed before: its key is that of its first name
        if (fold(catalogue.qualifier(card)) == qualifier)
            return card;
    for (const auto& name : formerNames(row)) {
        const auto cards = catalogue.named(fold(name));
        auto known = std::find_if(
            cards.begin(), cards.end(), [&](const auto card) { return fold(catalogue.qualifier(card)) == qualifier; });
        if (known == cards.end() && cards.size() == 1)
            known = cards.begin(); // its type changed too
        if (known != cards.end() && !keys.contains(std::string(catalogue.key(*known))))
            return *known;
    }
    return std::nullopt;
}

LeftBehind leftBehind(const Catalogue& before, const ImportPlan& plan)
{
    CardSet touched(before.size());
    std::vector<std::string> written, types; // codes of sets and types of cards, folded
    std::vector<std::size_t> fresh;          // new cards, by position in the plan
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
        const auto& planned = plan.cards[i];
        if (const auto known = before.byKey(planned.key.str()))
            touched.insert(*known);
        else if (planned.effect == ImportEffect::NewCard)
            fresh.push_back(i);
        for (auto [words, word] : {std::pair{&written, &planned.card.set}, std::pair{&types, &planned.card.type}})
            if (auto folded = fold(*word); std::find(words->begin(), words->end(), folded) == words->end())
                words->push_back(std::move(folded));
    }
    const auto isOfList = [&](CardIndex card) {
        return std::find(types.begin(), types.end(), fold(before.type(card))) != types.end();
    };
    const auto sets = before.sets();
    std::vector<std::size_t> known(sets.size(), 0), all(sets.size(), 0);
    const auto eachSet = [&](CardIndex card, const auto& action) {
        std::vector<std::uint32_t> met;
        for (const auto printing : before.printings(card))
            if (const auto set = before.set(printing); std::find(met.begin(), met.end(), set) == met.end()) {
                met.push_back(set);
                action(set);
            }
    };
    for (CardIndex card = 0; card < before.size(); ++card)
        eachSet(card, [&](std::uint32_t set) {
            all[set] += isOfList(card) ? 1U : 0U;
            known[set] += touched.contains(card) ? 1U : 0U;
        });
    LeftBehind left;
    for (CardIndex card = 0; card < before.size(); ++card) {
        if (touched.contains(card) || !isOfList(card))
            continue;
        bool about = false;
        eachSet(card, [&](std::uint32_t set) { about = about || known[set] * 2 >= all[set]; });
        if (!about)
            continue;
        left.cards.push_back(card);
        for (const auto printing : before.printings(card))
            if (std::find(written.begin(), written.end(), fold(before.setCode(printing))) != written.end())
                left.withdrawable.emplace_back(card, printing);
    }
    ComparedCards gone, come;
    for (const auto card : left.cards)
        gone.cards.push_back(before.card(card));
    for (const auto at : fresh)
        come.cards.push_back(plan.cards[at].card);
    for (const auto& renamed : listDifference(gone, come, before.game()).renamed)
        for (const auto at : fresh)
            if (const auto& card = plan.cards[at].card; card.name == renamed.to.name && card.type == renamed.to.type) {
                left.renames.push_back({left.cards[renamed.at], plan.cards[at].row, renamed.likeness});
                break;
            }
    return left;
}

} // namespace nexus::model
