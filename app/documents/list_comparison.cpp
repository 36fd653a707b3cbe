#include "app/documents/list_comparison.h"

#include "app/text/finding_text.h"
#include "db/catalogue_store.h"
#include "importers/registry.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace nexus::app {

namespace {

using model::filled;

struct ComparisonWords {
    NEXUS_WORDS(ComparisonWords)
};

struct ListSide {
    model::ComparedCards list;
    std::vector<std::string> notes;
    std::vector<importers::ImportProblem> refused;
};

// Of all sets where none is named.
ListSide cardsOfSet(const model::Catalogue& catalogue, const std::optional<std::string>& code)
{
    ListSide side;
    for (model::CardIndex card = 0; card < catalogue.size(); ++card)
        for (const auto printing : catalogue.printings(card))
            if (!code || catalogue.setCode(printing) == *code)
                side.list.cards.push_back(catalogue.printing(printing));
    return side;
}

ListSide cardsOfFile(const ListSource& source, const model::Game& game, const importers::CardListOptions& options)
{
    ListSide side;
    auto list = importers::readCards(*source.bytes, game, options);
    if (!list) {
        side.refused = std::move(list.error());
        return side;
    }
    side.refused = std::move(list->refused);
    for (auto& listed : list->cards)
        side.list.cards.push_back(std::move(listed.card));
    side.list.given = std::move(list->given);
    for (const auto& note : list->notes)
        side.notes.push_back(source.name + ": " + note);
    return side;
}

// The sets whose headings are tried, in order; empty: the game's.
std::vector<std::string> headingsToTry(
    const ListSource& from, const ListSource& to, const model::Game& game, const std::string& wanted)
{
    if (!wanted.empty())
        return {importers::setCode(wanted)};
    std::vector<std::string> sets;
    for (const auto* source : {&from, &to})
        if (!source->bytes && !source->catalogue)
            sets.push_back(importers::setCode(source->name));
    sets.emplace_back();
    for (auto& set : game.setsWithHeadings())
        sets.push_back(std::move(set));
    return sets;
}

// What a list says of cards whose rows the other list has, but cannot be read there.
void fillUnread(ListSide& side, const ListSide& other)
{
    std::set<std::string> unread, there;
    for (const auto& problem : side.refused)
        if (!problem.card.empty())
            unread.insert(model::fold(problem.card));
    for (const auto& card : side.list.cards)
        there.insert(model::fold(card.name));
    for (const auto& card : other.list.cards)
        if (const auto name = model::fold(card.name); unread.contains(name) && !there.contains(name))
            side.list.cards.push_back(card);
}

ListComparison comparisonOf(std::string set, ListSide before, ListSide after, const model::Game& game)
{
    const auto first = before;
    fillUnread(before, after);
    fillUnread(after, first);
    ListComparison comparison{.set = std::move(set),
        .from = {},
        .to = {},
        .notes = std::move(before.notes),
        .unreadable = {},
        .difference = {}};
    std::move(after.notes.begin(), after.notes.end(), std::back_inserter(comparison.notes));
    comparison.difference = model::listDifference(before.list, after.list, game);
    if (!comparison.difference.renamesSought)
        comparison.notes.push_back(
            ComparisonWords::tr("Too many cards were added and removed to look for renamed ones."));
    comparison.from = std::move(before.list);
    comparison.to = std::move(after.list);
    return comparison;
}

// Cards that the second list has no more, under these names.
std::set<std::string> goneKeys(const ListComparison& comparison, const model::Game& game)
{
    std::set<std::string> gone;
    for (const auto at : comparison.difference.removed)
        gone.insert(model::cardKey(comparison.from.cards[at], game).str());
    for (const auto& card : comparison.difference.renamed)
        gone.insert(model::cardKey(comparison.from.cards[card.at], game).str());
    for (const auto& card : comparison.to.cards)
        gone.erase(model::cardKey(card, game).str());
    return gone;
}

} // namespace

std::shared_ptr<const model::Catalogue> catalogueWith(
    const model::Catalogue& catalogue, const model::ComparedCards& list)
{
    return model::catalogueAfter(catalogue, model::planImport(catalogue, list.cards, list.given), {}, utcToday());
}

std::optional<std::string> knownSet(const model::Catalogue& catalogue, const std::string& code)
{
    for (const auto& set : catalogue.sets())
        if (importers::setCode(set.code) == importers::setCode(code))
            return set.code;
    return std::nullopt;
}

tl::expected<std::optional<ListSource>, std::string> importedSource(Profile& profile, const std::string& word)
{
    constexpr std::string_view prefix = "import:";
    const auto digits = word.starts_with(prefix) ? word.substr(prefix.size()) : std::string();
    if (digits.empty() || digits.size() > 3 || !std::all_of(digits.begin(), digits.end(), model::isDigit))
        return std::nullopt;
    const int times = std::stoi(digits);
    auto catalogue = times == 0 ? profile.catalogue() : profile.catalogueStore().withoutLastImport(times);
    if (!catalogue)
        return tl::unexpected(ComparisonWords::tr(
            "%n imports cannot be taken back: so many are not kept.", nullptr, static_cast<std::int64_t>(times)));
    return ListSource{word, {}, std::move(catalogue)};
}

tl::expected<ListComparison, std::vector<RefusedFile>> compareLists(
    Profile& profile, const ListSource& from, const ListSource& to, const importers::CardListOptions& options)
{
    const auto& game = profile.library().game;
    const auto read = [&](const ListSource& source, const std::string& set) {
        return source.bytes       ? cardsOfFile(source, game, {options.type, set})
               : source.catalogue ? cardsOfSet(*source.catalogue, std::nullopt)
                                  : cardsOfSet(*profile.catalogue(), source.name);
    };
    const auto tried = headingsToTry(from, to, game, options.set);
    for (const auto& set : tried) {
        auto before = read(from, set), after = read(to, set);
        if (before.refused.empty() && after.refused.empty())
            return comparisonOf(
                from.bytes || to.bytes ? set : std::string(), std::move(before), std::move(after), game);
    }
    // Each by the headings that read all of it, else by those that read most.
    const auto readAlone = [&](const ListSource& source) {
        auto best = read(source, tried.front());
        for (std::size_t i = 1; i < tried.size() && !best.refused.empty(); ++i)
            if (auto other = read(source, tried[i]); other.list.cards.size() > best.list.cards.size())
                best = std::move(other);
        return best;
    };
    auto before = readAlone(from), after = readAlone(to);
    std::vector<RefusedFile> refused, unreadable;
    for (auto [side, source] : {std::pair(&before, &from), std::pair(&after, &to)})
        if (!side->refused.empty())
            (side->list.cards.empty() ? refused : unreadable).push_back({source->name, side->refused});
    if (!refused.empty())
        return tl::unexpected(std::move(refused));
    auto comparison = comparisonOf(importers::setCode(options.set), std::move(before), std::move(after), game);
    for (const auto& list : unreadable) {
        const auto groups = problemGroups(list.problems);
        for (const auto& group : groups)
            comparison.notes.push_back(
                filled(ComparisonWords::tr("%1, not read: %2", "a file, and its rows"), {list.file, group.text()}));
        if (auto way = wayOut(groups); !way.empty())
            comparison.notes.push_back(std::move(way));
    }
    comparison.unreadable = std::move(unreadable);
    return comparison;
}

ImportImpact comparisonImpact(Profile& profile, const ListComparison& comparison, const model::Progress& goOn,
    const model::Progress& repair, const model::RulesetId& ruleset)
{
    const auto& game = profile.library().game;
    const auto before = catalogueWith(*profile.catalogue(), comparison.from);
    const auto gone = goneKeys(comparison, game);
    const auto after = catalogueWith(
        *model::catalogueWithout(*before,
            [&](model::CardIndex card, model::PrintingIndex printing) {
                return gone.contains(std::string(before->key(card))) &&
                       (comparison.set.empty() || importers::setCode(before->setCode(printing)) == comparison.set);
            }),
        comparison.to);
    return importImpact(profile.deckList(), profile.library(), before, after, goOn, repair, ruleset);
}

} // namespace nexus::app
