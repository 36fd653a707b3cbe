// What a text asks of players while it happens: which cards, which players, which mode, where to. A function that has
// no answer yet notes the question in the state and returns nothing; it is called again when the answer is there.
// Private to model/engine.
#pragma once

#include "model/engine/referents.h"
#include "model/engine/table.h"
#include "model/engine/text_choices.h"

#include <optional>

namespace nexus::model {

class Choices : AtTable {
public:
    using Cards = std::optional<std::vector<CardId>>;
    using Players = std::optional<std::vector<SeatIndex>>;

    Choices(Table& table, Referents& referents)
        : AtTable(table)
        , m_referents(referents)
    {
    }
    void ask(ChoiceKind kind, NodeId node, bool mayStop = false);
    [[nodiscard]] const Named* valueOf(NodeId node) const;
    [[nodiscard]] bool isSettled(NodeId node, SeatIndex whose) const;

    // Cards in play.
    Cards chosen(const Script& script, NodeId group);
    bool targetsNamed(const Script& script, NodeId part);
    [[nodiscard]] std::size_t wantedOf(const Script& script, NodeId group) const;
    [[nodiscard]] bool findsNone(const Script& script, NodeId clause) const;
    [[nodiscard]] bool lacksCards(const Script& script, NodeId node) const;

    // Cards of a pile.
    Cards picked(const Script& script, Choice choice, std::size_t least, std::size_t most);
    Cards pickedAsSaid(const Script& script, NodeId pick, SeatIndex chooser, SeatIndex whose, Zone zone);
    Cards ownPicked(const Script& script, NodeId pick, Zone zone);
    Cards pickedOnTop(const Script& script, NodeId node, std::size_t count, std::size_t picks);
    // What is picked of each of them, one after another.
    template <class Pick> static Cards pickedOfEach(const std::vector<SeatIndex>& players, Pick pick);
    [[nodiscard]] bool areAll(const Script& script, NodeId pick, std::size_t cards, std::size_t players = 1) const;

    Players playersOf(const Script& script, NodeId node);
    Players anOpponent(NodeId node) { return opponent(node, opponentsOf(m_state.process.seat)); }
    Players opponent(NodeId node, const std::vector<SeatIndex>& others);
    bool opponentMeant(const Script& script, NodeId node);
    [[nodiscard]] SeatIndex thatPlayer(const Script& script, NodeId node) const;
    [[nodiscard]] std::vector<SeatIndex> opponentsOf(SeatIndex seat) const;

    std::vector<NodeId> modesChosen(const Script& script, NodeId node);

    // Places.
    bool quadrantsChosen(const Script& script, NodeId node);
    void note(NodeId node, const std::vector<CardId>& cards);
    template <class Work> bool eachPlaced(const Script& script, NodeId node, std::size_t count, Work work);
    [[nodiscard]] std::vector<CardId> placedFor(NodeId node, const std::vector<CardId>& cards) const;
    void tellNoRoom(const Script& script, NodeId node, std::size_t placed);

private:
    Cards chosenOf(const Script& script, NodeId group);
    [[nodiscard]] bool lacksSeveral(const Script& script, NodeId node) const;
    [[nodiscard]] SeatIndex ownerMeant(const Script& script, NodeId player) const;

    Referents& m_referents;
};

template <class Pick> Choices::Cards Choices::pickedOfEach(const std::vector<SeatIndex>& players, Pick pick)
{
    std::vector<CardId> all;
    for (const auto whose : players) {
        const Cards cards = pick(whose);
        if (!cards)
            return std::nullopt;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return all;
}

// Each where its player says, or all where the first went; where no room is left, it does not go.
template <class Work> bool Choices::eachPlaced(const Script& script, NodeId node, std::size_t count, Work work)
{
    auto& process = m_state.process;
    std::size_t placed = 0;
    for (auto& named : process.named)
        if (named.node == node && named.target.card == noCard) {
            if (std::exchange(named.value, 1) == 0)
                work(placed, named.quadrant);
            ++placed;
        }
    if (placed >= count)
        return true;
    const auto speaker = speakerAtHand(m_state, script);
    const auto open = quadrantsToChoose(speaker, node);
    if (!open.empty() && !isPlaceSaid(speaker, node)) {
        ask(ChoiceKind::Quadrant, node);
        return false;
    }
    const auto to = open.empty() ? Quadrant::None : open.front().second;
    process.named.push_back({.node = node, .quadrant = to, .value = 1});
    if (to != Quadrant::None)
        work(placed, to);
    else
        tellNoRoom(script, node, placed);
    return eachPlaced(script, node, count, work);
}

} // namespace nexus::model
