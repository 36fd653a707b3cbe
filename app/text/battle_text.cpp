#include "app/text/battle_text.h"

#include "app/text/game_log.h"
#include "app/text/table_words.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <map>

namespace nexus::app {

using namespace model;

namespace {

using importers::TemplateFields;
using importers::TemplateShape;
using BattleEntries = std::vector<TemplateFields>;

struct BattleWords {
    NEXUS_WORDS(BattleWords)
};

std::string endWords(GameEnd end)
{
    switch (end) {
    case GameEnd::Frontline: return BattleWords::tr("by Frontline Supremacy");
    case GameEnd::EmptyDeck: return BattleWords::tr("the other deck is empty");
    case GameEnd::Missions: return BattleWords::tr("by Missions");
    case GameEnd::Conceded: return BattleWords::tr("the other side conceded");
    case GameEnd::Unfinished:
    case GameEnd::Other: return {};
    }
    return {};
}

// "1.8": tenths, for a report is read and not reckoned with.
std::string tenthsOf(std::int64_t part, std::int64_t whole)
{
    constexpr std::int64_t tenths = 10;
    const auto negative = part < 0;
    const auto rounded = ((negative ? -part : part) * tenths + whole / 2) / whole;
    return (negative && rounded > 0 ? "-" : "") + std::to_string(rounded / tenths) + "." +
           std::to_string(rounded % tenths);
}

TemplateFields cardFields(const GameState& state, const BattleCard& card)
{
    constexpr std::int64_t hundred = 100;
    const auto price = std::int64_t{card.cost} * card.played;
    return {{{"card", card.name}, {"player", TableWords(state).player(card.seat)}, {"cost", std::int64_t{card.cost}},
        {"played", std::int64_t{card.played}}, {"destroyed", std::int64_t{card.destroyed}},
        {"destroyedCost", std::int64_t{card.destroyedCost}}, {"suppressed", std::int64_t{card.suppressed}},
        {"front", std::int64_t{card.front}}, {"attack", std::int64_t{card.attack}},
        {"defense", std::int64_t{card.defense}}, {"points", std::int64_t{card.points}},
        {"did", tenthsOf(card.did, hundred)},
        {"forItsCost", price > 0 ? tenthsOf(card.did, hundred * price) : std::string()}}};
}

// "Callus Crab 3/4 (exhausted, Impact 1)".
std::string standingCard(const GameState& state, const TableWords& words, CardId id)
{
    auto text = state.name(id);
    if (state.factsOf(id).role == CardRole::Unit)
        text += " " + std::to_string(attackOf(state, id)) + "/" + std::to_string(defenseOf(state, id));
    const auto conditions = words.conditions(id);
    return conditions.empty() ? text : text + " (" + joined(conditions, ", ") + ")";
}

TemplateFields sideFields(const GameState& state, SeatIndex seat)
{
    const TableWords words(state);
    const auto count = [&](Zone zone) { return static_cast<std::int64_t>(state.pile(seat, zone).size()); };
    const auto row = [&](bool front) {
        BattleEntries places;
        eachQuadrant(state.facts->grid.places & (front ? frontRow : ~frontRow), [&](Quadrant quadrant) {
            std::vector<std::string> cards;
            for (const auto id : unitsIn(state, seat, quadrant))
                cards.push_back(standingCard(state, words, id));
            for (const auto id : state.pile(seat, Zone::Terrain))
                if (state.card(id).quadrant == quadrant)
                    cards.push_back(standingCard(state, words, id));
            if (!cards.empty())
                places.push_back({{{"place", quadrantWords(quadrant)}, {"cards", joined(cards, ", ")}}});
        });
        return places;
    };
    std::vector<std::string> loadout;
    for (const auto id : state.pile(seat, Zone::Loadout))
        loadout.push_back(standingCard(state, words, id));
    std::int64_t complete = 0;
    for (const auto id : state.pile(seat, Zone::Missions))
        complete += state.card(id).is(CardFlag::Complete) ? 1 : 0;
    return {{{"player", words.player(seat)}, {"points", std::int64_t{state.player(seat).points}},
        {"frontRow", row(true)}, {"backRow", row(false)}, {"loadout", joined(loadout, ", ")},
        {"hand", count(Zone::Hand)}, {"deck", count(Zone::Deck)}, {"discarded", count(Zone::Discard)},
        {"removed", count(Zone::Removed)}, {"missions", complete}}};
}

TemplateFields seatFields(const GameState& state, SeatIndex seat)
{
    const auto& facts = *state.facts;
    std::map<std::string, std::int64_t> cards;
    BattleEntries missions, list;
    std::vector<std::string> names;
    for (const auto index : facts.seats[seat].cards)
        if (facts.cards[index].role == CardRole::Mission) {
            names.push_back(facts.words[index].name);
            missions.push_back({{{"mission", names.back()}}});
        } else
            ++cards[facts.words[index].name];
    for (const auto& [name, count] : cards)
        list.push_back({{{"count", count}, {"card", name}}});
    return {{{"player", TableWords(state).player(seat)}, {"deck", facts.seats[seat].deck},
        {"missionNames", joined(names, ", ")}, {"missions", std::move(missions)}, {"cards", std::move(list)}}};
}

// The lines of a round, from the line at `line` on.
BattleEntries actionFields(
    const GameState& state, const std::vector<GameLogLine>& lines, std::size_t& line, std::size_t position)
{
    const TableWords words(state);
    BattleEntries actions;
    for (; line < lines.size() && lines[line].position <= position; ++line)
        actions.push_back({{{"action", lines[line].text},
            {"player", lines[line].seat < state.players.size() ? words.player(lines[line].seat) : std::string()},
            {"byHand", std::int64_t{lines[line].byHand ? 1 : 0}}}});
    return actions;
}

TemplateShape textField(const char* name) { return {name, false, {}}; }

TemplateShape listField(const char* name, const std::vector<const char*>& texts, std::vector<TemplateShape> lists = {})
{
    TemplateShape shape{name, true, {}};
    for (const auto* text : texts)
        shape.fields.push_back(textField(text));
    for (auto& list : lists)
        shape.fields.push_back(std::move(list));
    return shape;
}

} // namespace

const TemplateShape& battleShape()
{
    static const TemplateShape shape = [] {
        const std::vector<const char*> card{"card", "player", "cost", "played", "destroyed", "destroyedCost",
            "suppressed", "front", "attack", "defense", "points", "did", "forItsCost"};
        const auto action = [](const char* name) { return listField(name, {"action", "player", "byHand"}); };
        auto whole = listField("",
            {"title", "game", "edition", "unit", "engine", "winner", "end", "drawn", "open", "lastRound"},
            {listField("players", {"player", "deck", "missionNames"},
                 {listField("missions", {"mission"}), listField("cards", {"count", "card"})}),
                action("opening"),
                listField("rounds", {"round", "whole"},
                    {action("actions"),
                        listField("sides",
                            {"player", "points", "loadout", "hand", "deck", "discarded", "removed", "missions"},
                            {listField("frontRow", {"place", "cards"}), listField("backRow", {"place", "cards"})})}),
                listField("best", card), listField("worst", card), listField("cards", card)});
        return whole;
    }();
    return shape;
}

std::string endText(const Timeline& timeline)
{
    const auto& state = timeline.state();
    auto end = GameEnd::Unfinished;
    if (state.stage == Stage::Over)
        for (std::size_t i = 0; i < timeline.position(); ++i)
            for (const auto& happening : timeline.told()[i])
                noteEnd(happening, state, end);
    return endWords(end);
}

TemplateFields battleFields(const Timeline& timeline, const Battle& battle, const BattleTitle& title, SeatIndex reader)
{
    const auto& state = timeline.state();
    const auto seats = static_cast<SeatIndex>(state.players.size());
    BattleEntries players, rounds, cards, best, worst;
    std::vector<std::string> names;
    for (SeatIndex seat = 0; seat < seats; ++seat) {
        players.push_back(seatFields(state, seat));
        names.push_back(TableWords(state).player(seat));
    }
    const auto lines = gameLogLines(timeline, reader);
    std::size_t line = 0, begin = 0;
    while (begin < lines.size() && lines[begin].round == 0)
        ++begin;
    auto opening = begin == 0 ? BattleEntries() : actionFields(state, lines, line, lines[begin - 1].position);
    for (std::size_t i = 0; i < battle.rounds.size(); ++i) {
        const auto& round = battle.rounds[i];
        const auto end = i + 1 < battle.rounds.size() ? round.end + 1 : round.end; // with the action that ended it
        BattleEntries sides;
        const auto then = timeline.stateAt(round.end);
        for (SeatIndex seat = 0; seat < seats; ++seat)
            sides.push_back(sideFields(then, seat));
        rounds.push_back({{{"round", std::int64_t{round.round}}, {"whole", std::int64_t{round.whole ? 1 : 0}},
            {"actions", actionFields(state, lines, line, end)}, {"sides", std::move(sides)}}});
    }
    for (const auto& card : battle.cards)
        cards.push_back(cardFields(state, card));
    if (battle.best)
        best.push_back(cardFields(state, *battle.best));
    if (battle.worst)
        worst.push_back(cardFields(state, *battle.worst));
    const bool over = state.stage == Stage::Over;
    return {{{"title", joined(names, " – ")}, {"game", title.game}, {"edition", title.edition},
        {"unit", state.facts->unit}, {"open", std::int64_t{over ? 0 : 1}}, {"engine", std::int64_t{engineNumber}},
        {"winner", over && state.winner != noSeat ? TableWords(state).player(state.winner) : std::string()},
        {"end", endWords(battle.end)}, {"drawn", std::int64_t{over && state.winner == noSeat ? 1 : 0}},
        {"lastRound", std::int64_t{state.round}}, {"players", std::move(players)}, {"opening", std::move(opening)},
        {"rounds", std::move(rounds)}, {"best", std::move(best)}, {"worst", std::move(worst)},
        {"cards", std::move(cards)}}};
}

} // namespace nexus::app
