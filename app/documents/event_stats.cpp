#include "app/documents/event_stats.h"

#include "importers/tables/table.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace nexus::app {

namespace {

using PlayedThing = std::pair<PlayedKind, std::string>;

std::string domainsOf(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::set<model::AttributeIndex> domains;
    for (const auto& section : model::deckStats(deck, checker).sections)
        for (const auto& tally : section.domains)
            if (tally.points > 0)
                domains.insert(tally.domain);
    std::vector<std::string> names;
    for (const auto domain : domains)
        names.push_back(checker.catalogue().game().attributes[domain].label);
    return model::joined(names, ", ");
}

bool isLeader(const model::Catalogue& catalogue, model::CardIndex card)
{
    const auto& types = catalogue.game().types;
    const auto terms = catalogue.types(card);
    return std::any_of(terms.begin(), terms.end(), [&](const auto term) {
        const auto& name = catalogue.terms()[term];
        return std::any_of(
            types.begin(), types.end(), [&](const auto& type) { return type.alone && type.name == name; });
    });
}

std::set<PlayedThing> thingsIn(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::set<PlayedThing> things;
    if (auto domains = domainsOf(deck, checker); !domains.empty())
        things.emplace(PlayedKind::Domains, std::move(domains));
    const auto& catalogue = checker.catalogue();
    for (const auto& section : deck.sections) {
        if (checker.isFree(section.id))
            continue;
        const auto index = checker.sectionIndex(section.id);
        const auto* accepted = index == model::DeckChecker::noSection ? nullptr : checker.accepted(index);
        for (const auto& entry : section.entries)
            if (const auto found = model::lookUp(catalogue, entry, accepted); found.card) {
                auto name = model::unambiguousName(catalogue, *found.card);
                if (isLeader(catalogue, *found.card))
                    things.emplace(PlayedKind::Leader, name);
                things.emplace(PlayedKind::Card, std::move(name));
            }
    }
    return things;
}

} // namespace

const char* playedKindId(PlayedKind kind)
{
    static constexpr std::array ids{"domains", "leader", "card"};
    return ids[static_cast<std::size_t>(kind)];
}

EventStats eventStats(const model::EventState& state, const ListReader& reader)
{
    return *eventStats(state, reader, {});
}

std::optional<EventStats> eventStats(
    const model::EventState& state, const ListReader& reader, const model::Progress& progress)
{
    EventStats stats;
    stats.players = static_cast<int>(state.players.size());
    const auto checker = reader.of(state.settings.game).checkerOrDefault(state.settings.edition);
    std::map<PlayedThing, std::vector<bool>> having;
    for (const auto& player : state.players) {
        if (progress && !progress(static_cast<std::size_t>(player.number), state.players.size()))
            return std::nullopt;
        if (!player.list)
            continue;
        ++stats.decks;
        for (auto& thing : thingsIn(player.list->deck, *checker)) {
            auto& has = having[thing];
            has.resize(state.players.size());
            has[static_cast<std::size_t>(player.number) - 1] = true;
        }
    }
    for (const auto& [thing, has] : having) {
        PlayedRow row{thing.first, thing.second, 0, model::winShare(state, has)};
        row.share = static_cast<double>(row.wins.players) / stats.decks;
        stats.rows.push_back(std::move(row));
    }
    std::stable_sort(stats.rows.begin(), stats.rows.end(), [](const auto& a, const auto& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.wins.players > b.wins.players;
    });
    return stats;
}

std::string eventStatsCsv(const EventStats& stats)
{
    std::string csv = "Kind,Name,Decks,Share,Won,Lost,Drawn,Win share,Low,High\r\n";
    for (const auto& row : stats.rows) {
        csv += std::string(playedKindId(row.kind)) + "," + importers::csvCell(row.name);
        for (const auto& cell : {QString::number(row.wins.players), QString::number(row.share, 'f', 4),
                 QString::number(row.wins.won), QString::number(row.wins.lost), QString::number(row.wins.drawn)})
            csv += "," + cell.toStdString();
        for (const double value : {row.wins.share, row.wins.low, row.wins.high})
            csv += "," + (row.wins.matches() == 0 ? std::string() : QString::number(value, 'f', 4).toStdString());
        csv += "\r\n";
    }
    return csv;
}

} // namespace nexus::app
