#include "app/text/game_log.h"

#include "app/text/finding_text.h"
#include "app/text/table_words.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nexus::app {

using namespace model;

namespace {

using HK = HappeningKind;

struct GameLogWords {
    NEXUS_WORDS(GameLogWords)
};

std::string playerName(const GameState& state, std::size_t seat)
{
    const auto& seats = state.facts->seats;
    if (seat >= seats.size())
        return GameLogWords::tr("The table", "who acts, where it is no player");
    return seats[seat].name.empty() ? filled(GameLogWords::tr("Player %1"), {std::to_string(seat + 1)})
                                    : seats[seat].name;
}

std::string signedPoints(int value) { return (value < 0 ? "-" : "+") + std::to_string(value < 0 ? -value : value); }

// Tells one action. What is hidden from the reader has no name: "a card".
struct Telling {
    const GameState& state; // after it
    const Action& action;
    const Happenings& told;
    SeatIndex reader;
    mutable std::vector<std::string> names = {}; // of players and cards that have been named

    void fill(GameLogLine& line) const
    {
        std::vector<std::string> all, done, idle;
        const auto add = [&](const std::string& sentence, bool happened) {
            if (sentence.empty())
                return;
            all.push_back(sentence);
            (happened ? done : idle).push_back(sentence);
        };
        add(actionSentence(), true);
        for (std::size_t i = 0; i < told.size(); ++i) {
            const bool happened = !isIdle(told[i].kind);
            add(told[i].kind == HK::Drew ? drawSentence(i) : happeningSentence(told[i]), happened);
        }
        line.text = joined(all, " ");
        line.told = joined(done, " ");
        line.idle = joined(idle, " ");
        std::erase_if(names, [&](const auto& name) { return line.text.find(name) == std::string::npos; }); // hidden
        line.names = std::move(names);
    }
    // It tells why something did not happen.
    [[nodiscard]] static bool isIdle(HK kind) { return kind == HK::NotSo || kind == HK::Kept || kind == HK::NoToken; }

    [[nodiscard]] std::string spoken(std::string name) const
    {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
        return name;
    }
    [[nodiscard]] std::string who(SeatIndex seat) const { return spoken(playerName(state, seat)); }
    [[nodiscard]] std::string card(CardId id) const
    {
        return id < state.cards.size() ? spoken(state.name(id)) : hidden();
    }
    [[nodiscard]] static std::string hidden() { return GameLogWords::tr("a card", "whose name is hidden"); }
    [[nodiscard]] std::string owned(CardId id) const
    {
        const auto owner = state.card(id).owner;
        return owner == action.seat ? placed(id) : of(owner, placed(id));
    }
    [[nodiscard]] std::string of(SeatIndex owner, const std::string& card) const
    {
        return filled(who(owner).ends_with('s') ? GameLogWords::tr("%1’ %2", "a card; the name ends with s")
                                                : GameLogWords::tr("%1’s %2", "a card"),
            {who(owner), card});
    }
    // Another card in play of that name, of which `is` is so.
    template <class Is> [[nodiscard]] bool hasNamesake(CardId id, const Is& is) const
    {
        const auto name = state.name(id);
        for (const auto& player : state.players)
            for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Attached})
                for (const auto other : player.pile(zone))
                    if (other != id && is(state.card(other)) && state.name(other) == name)
                        return true;
        return false;
    }
    // With its Quadrant, where its owner has another of that name in another one.
    [[nodiscard]] std::string placed(CardId id) const
    {
        const auto& self = state.card(id);
        const bool says = self.zone == Zone::Field && hasNamesake(id, [&](const CardState& other) {
            return other.owner == self.owner && other.zone == Zone::Field && other.quadrant != self.quadrant;
        });
        return says ? filled(
                          GameLogWords::tr("%1 (%2)", "a card, its Quadrant"), {card(id), quadrantWords(self.quadrant)})
                    : card(id);
    }
    // And with its owner, where another player has one of that name in play.
    [[nodiscard]] std::string named(CardId id) const
    {
        if (id >= state.cards.size())
            return hidden();
        const auto owner = state.card(id).owner;
        return hasNamesake(id, [&](const CardState& other) { return other.owner != owner; }) ? of(owner, placed(id))
                                                                                             : placed(id);
    }
    [[nodiscard]] std::string points(int count) const { return std::to_string(count) + " " + state.facts->unit; }
    [[nodiscard]] const Happening* first(HK kind) const
    {
        const auto it = std::find_if(told.begin(), told.end(), [&](const auto& h) { return h.kind == kind; });
        return it == told.end() ? nullptr : &*it;
    }
    // The sentence of what was free, or the other with its price: "… for 2 CP (16 left)." has %4 and %5.
    template <typename Free, typename Costly>
    [[nodiscard]] std::string priced(std::initializer_list<std::string> fillings, Free free, Costly costly) const
    {
        std::array<std::string, 3> said;
        std::copy(fillings.begin(), fillings.end(), said.begin());
        const auto* paid = first(HK::Paid);
        return filled(paid ? costly() : free(),
            {said[0], said[1], said[2], paid ? points(paid->a) : "", paid ? std::to_string(paid->b) : ""});
    }
    [[nodiscard]] bool mayName(CardId id) const
    {
        const auto zone = state.card(id).zone;
        const bool secret = zone == Zone::Deck || zone == Zone::Hand;
        return !secret || reader == noSeat || state.card(id).owner == reader;
    }
    [[nodiscard]] std::string actionSentence() const
    {
        const auto actor = who(action.seat);
        const auto value = action.value;
        const auto number = [&] { return std::to_string(value); };
        const auto both = [&] { return signedPoints(action.attack) + "/" + signedPoints(value); };
        switch (action.kind) {
        case ActionKind::Deploy:
            if (action.target != noCard)
                return priced(
                    {actor, card(action.card), card(action.target)},
                    [] { return GameLogWords::tr("%1 attaches %2 to %3."); },
                    [] { return GameLogWords::tr("%1 attaches %2 to %3 for %4 (%5 left)."); });
            if (isQuadrant(action.quadrant))
                return priced(
                    {actor, card(action.card), quadrantWords(action.quadrant)},
                    [] { return GameLogWords::tr("%1 deploys %2 to the %3."); },
                    [] { return GameLogWords::tr("%1 deploys %2 to the %3 for %4 (%5 left)."); });
            return priced(
                {actor, card(action.card)}, [] { return GameLogWords::tr("%1 deploys %2."); },
                [] { return GameLogWords::tr("%1 deploys %2 for %4 (%5 left)."); });
        case ActionKind::DeployMore:
            return priced(
                {actor, card(action.card)}, [] { return GameLogWords::tr("%1 deploys %2 with it."); },
                [] { return GameLogWords::tr("%1 deploys %2 with it for %4 (%5 left)."); });
        case ActionKind::Evolve:
            return priced(
                {actor, card(action.target), card(action.card)},
                [] { return GameLogWords::tr("%1 evolves %2 into %3."); },
                [] { return GameLogWords::tr("%1 evolves %2 into %3 for %4 (%5 left)."); });
        case ActionKind::UseAbility:
            return priced(
                {actor, card(action.card)}, [] { return GameLogWords::tr("%1 uses %2."); },
                [] { return GameLogWords::tr("%1 uses %2 for %4 (%5 left)."); });
        case ActionKind::Attack:
            return filled(
                GameLogWords::tr("%1 attacks %2 with %3."), {actor, owned(action.target), placed(action.card)});
        case ActionKind::JoinAttack: return filled(GameLogWords::tr("%1 joins the attack."), {placed(action.card)});
        case ActionKind::PlayEvent:
            return priced(
                {actor, card(action.card)}, [] { return GameLogWords::tr("%1 plays %2."); },
                [] { return GameLogWords::tr("%1 plays %2 for %4 (%5 left)."); });
        case ActionKind::Move:
            return filled(
                GameLogWords::tr("%1 moves %2 to the %3."), {actor, card(action.card), quadrantWords(action.quadrant)});
        case ActionKind::FollowUp:
            return filled(
                GameLogWords::tr("%1 moves on to the %2."), {card(action.card), quadrantWords(action.quadrant)});
        case ActionKind::Pass: return filled(GameLogWords::tr("%1 passes."), {actor});
        case ActionKind::Trigger:
            return priced(
                {actor, card(action.card)}, [] { return GameLogWords::tr("%1 puts %2 on the chain."); },
                [] { return GameLogWords::tr("%1 puts %2 on the chain for %4 (%5 left)."); });
        case ActionKind::EffectDone: {
            const auto* left = first(HK::LeftByHand);
            return filled(GameLogWords::tr("The effect of %1 is left to the players; %2 goes on."),
                {left ? card(left->card) : hidden(), actor});
        }
        case ActionKind::CompleteMission:
            return filled(GameLogWords::tr("%1 marks %2 complete (by hand)."), {actor, card(action.card)});
        case ActionKind::UseMission:
            return filled(GameLogWords::tr("%1 uses the one-time ability of %2."), {actor, card(action.card)});
        case ActionKind::Concede: return filled(GameLogWords::tr("%1 concedes."), {actor});
        case ActionKind::Choose:
            if (action.card != noCard)
                return filled(
                    GameLogWords::tr("%1 chooses %2."), {actor, mayName(action.card) ? named(action.card) : hidden()});
            if (isQuadrant(action.quadrant)) {
                const auto* line = first(HK::ChoseLine);
                const auto extent = line ? static_cast<Extent>(line->a) : Extent::Quadrant;
                return filled(GameLogWords::tr("%1 chooses the %2 of %3."),
                    {actor, lineWords(extent, action.quadrant), who(action.other)});
            }
            return {};
        case ActionKind::Shuffle: return filled(GameLogWords::tr("%1 shuffles the deck (by hand)."), {actor});
        case ActionKind::PutCard: return putSentence(actor);
        case ActionKind::DrawCards:
            return filled(GameLogWords::tr("%1 draws %n cards (by hand).", nullptr, value), {actor});
        case ActionKind::SetPoints: return filled(GameLogWords::tr("%1 has %2 now (by hand)."), {actor, points(value)});
        case ActionKind::SetCounters:
            return filled(
                GameLogWords::tr("%1: %2 has counters of %3 (by hand)."), {actor, owned(action.card), both()});
        case ActionKind::SetRoundBonus:
            return filled(GameLogWords::tr("%1: %2 has %3 until the end of the round (by hand)."),
                {actor, owned(action.card), both()});
        case ActionKind::SetOther:
            return filled(GameLogWords::tr("%1: %2 has %n other counters (by hand).", nullptr, value),
                {actor, owned(action.card)});
        case ActionKind::InflictImpact:
            return filled(GameLogWords::tr("%1: %2 takes %3 %4 (by hand)."),
                {actor, owned(action.card), word(Mechanic::Impact), number()});
        case ActionKind::SetImpact:
            return filled(GameLogWords::tr("%1: %2 has %3 %4 (by hand)."),
                {actor, owned(action.card), word(Mechanic::Impact), number()});
        case ActionKind::SetFlag:
            return filled(value == 1 ? GameLogWords::tr("%1: %2 is now: %3 (by hand).")
                                     : GameLogWords::tr("%1: %2 is no longer: %3 (by hand)."),
                {actor, owned(action.card), flagWords(*state.facts, action.flag)});
        case ActionKind::SetMechanic: return mechanicSentence(actor);
        case ActionKind::SetRange:
            if (value < 0)
                return filled(GameLogWords::tr("%1: %2 has its printed range (by hand)."), {actor, owned(action.card)});
            return filled(GameLogWords::tr("%1: %2 has the range %3 (by hand)."),
                {actor, owned(action.card), state.facts->ranges[static_cast<std::size_t>(value)]});
        case ActionKind::Destroy:
            return filled(GameLogWords::tr("%1 destroys %2 (by hand)."), {actor, owned(action.card)});
        case ActionKind::CreateToken:
            return filled(GameLogWords::tr("%1 creates the token %2 (%3/%4) in the %5 (by hand)."),
                {actor, action.text, std::to_string(action.attack), number(), quadrantWords(action.quadrant)});
        case ActionKind::Devolve:
            return filled(
                GameLogWords::tr("%1: %2 goes back to what it evolved from (by hand)."), {actor, owned(action.card)});
        case ActionKind::NameTarget:
            return filled(GameLogWords::tr("%1 names %2 as the target (by hand)."), {actor, owned(action.card)});
        case ActionKind::Negate: return filled(GameLogWords::tr("%1 negates the effect (by hand)."), {actor});
        case ActionKind::LookAt: return lookSentence(actor);
        case ActionKind::SetWindows:
            return filled(GameLogWords::tr("%1 sets the stops for triggered abilities: %2 (by hand)."),
                {actor, windowsWords(static_cast<Windows>(value))});
        case ActionKind::Note: return filled(GameLogWords::tr("%1: “%2”", "a player’s note"), {actor, action.text});
        default: return "";
        }
    }

    [[nodiscard]] std::string word(Mechanic mechanic) const
    {
        return state.facts->mechanics[static_cast<std::size_t>(mechanic)];
    }
    [[nodiscard]] std::string mechanicSentence(const std::string& actor) const
    {
        const auto value = action.value;
        const auto card = owned(action.card);
        if (action.mechanic == Mechanic::Size && value < 0)
            return filled(GameLogWords::tr("%1: %2 has its printed size (by hand)."), {actor, card});
        if (action.mechanic == Mechanic::Size)
            return filled(GameLogWords::tr("%1: %2 takes the room of %n quarters of a unit (by hand).", nullptr, value),
                {actor, card});
        const auto name = word(action.mechanic);
        if (action.mechanic == Mechanic::GrowsWhenAttacked && value > 0)
            return filled(
                GameLogWords::tr("%1: %2 has %3 (%4) (by hand)."), {actor, card, name, std::to_string(value)});
        return filled(value > 0    ? GameLogWords::tr("%1: %2 gains %3 (by hand).")
                      : value == 0 ? GameLogWords::tr("%1: %2 loses %3 (by hand).")
                                   : GameLogWords::tr("%1: %2 has %3 as printed (by hand)."),
            {actor, card, name});
    }
    [[nodiscard]] std::string lookSentence(const std::string& actor) const
    {
        const auto value = action.value;
        const auto pile = pileWords(action.zone);
        if (action.other == action.seat)
            return filled(
                value == 0 ? GameLogWords::tr("%1 looks at the own %2 (by hand).")
                           : GameLogWords::tr("%1 looks at the top %n cards of the own %2 (by hand).", nullptr, value),
                {actor, pile});
        return filled(value == 0
                          ? GameLogWords::tr("%1 looks at %3’s %2 (by hand).")
                          : GameLogWords::tr("%1 looks at the top %n cards of %3’s %2 (by hand).", nullptr, value),
            {actor, pile, who(action.other)});
    }
    [[nodiscard]] std::string putSentence(const std::string& actor) const
    {
        const auto name = mayName(action.card) ? owned(action.card) : hidden();
        const auto zone = action.zone;
        if (isQuadrant(action.quadrant))
            return filled(
                GameLogWords::tr("%1 puts %2 to the %3 (by hand)."), {actor, name, quadrantWords(action.quadrant)});
        if (action.target != noCard)
            return filled(GameLogWords::tr("%1 puts %2 on %3 (by hand)."), {actor, name, card(action.target)});
        if (zone == Zone::Deck)
            return filled(action.value == 1 ? GameLogWords::tr("%1 puts %2 at the bottom of the deck (by hand).")
                                            : GameLogWords::tr("%1 puts %2 on top of the deck (by hand)."),
                {actor, name});
        if (zone == Zone::Removed)
            return filled(GameLogWords::tr("%1 puts %2 out of the game (by hand)."), {actor, name});
        return filled(GameLogWords::tr("%1 puts %2 to the %3 (by hand)."), {actor, name, pileWords(zone)});
    }

    // Draws of one player, one after another, in one sentence; `at` goes on to the last of them.
    std::string drawSentence(std::size_t& at) const
    {
        const auto seat = told[at].seat;
        std::string cards = card(told[at].card);
        std::int64_t count = 1;
        for (; at + 1 < told.size() && told[at + 1].kind == HK::Drew && told[at + 1].seat == seat; ++count)
            cards += ", " + card(told[++at].card);
        const bool open = reader == noSeat || reader == seat;
        return filled(GameLogWords::tr("%1 draws %2."), {who(seat), open ? cards : cardsText(count)});
    }

    [[nodiscard]] std::string happeningSentence(const Happening& h) const
    {
        const auto name = [&] { return named(h.card); };
        switch (h.kind) {
        case HK::Revealed: return filled(GameLogWords::tr("%1 reveals %2 (%3)."), {who(h.seat), name(), points(h.b)});
        case HK::FlipTied: return GameLogWords::tr("Tied: %n players flip again.", nullptr, h.b);
        case HK::FlipUndecided: return GameLogWords::tr("These decks can never differ: agree who begins.");
        case HK::Decides: return filled(GameLogWords::tr("%1 decides who acts first."), {who(h.seat)});
        case HK::ActsFirst: return filled(GameLogWords::tr("%1 acts first."), {who(h.seat)});
        case HK::RoundBegan: return filled(GameLogWords::tr("Round %1 begins."), {std::to_string(h.a)});
        case HK::PhaseBegan: return phaseSentence(h);
        case HK::StayedExhausted: return filled(GameLogWords::tr("%1 stays exhausted."), {name()});
        case HK::DeckEmpty: return filled(GameLogWords::tr("%1 has no card left to draw."), {who(h.seat)});
        case HK::Fought: return filled(GameLogWords::tr("%1 against %2."), {std::to_string(h.a), std::to_string(h.b)});
        case HK::Destroyed:
            return filled(
                h.b == 1 ? GameLogWords::tr("%1 is sacrificed.") : GameLogWords::tr("%1 is destroyed."), {name()});
        case HK::RemovedFromGame: return filled(GameLogWords::tr("%1 is removed from the game."), {name()});
        case HK::Suppressed: return filled(GameLogWords::tr("%1 is Suppressed."), {name()});
        case HK::Saved: return filled(GameLogWords::tr("%1 saves %2."), {word(Mechanic::SuppressedInstead), name()});
        case HK::Withstood: return h.b == 1 ? "" : filled(GameLogWords::tr("%1 withstands."), {name()});
        case HK::Grew: return filled(GameLogWords::tr("%1 grows by %2."), {name(), std::to_string(h.a)});
        case HK::ImpactNow:
            return filled(GameLogWords::tr("%1 has %2 %3 of %4."),
                {name(), word(Mechanic::Impact), std::to_string(h.a), std::to_string(h.b)});
        case HK::Spared: return filled(GameLogWords::tr("%1 is not destroyed."), {name()});
        case HK::LostPoints: return filled(GameLogWords::tr("%1 loses %2."), {who(h.seat), points(h.a)});
        case HK::LookedAt:
            if (h.a == h.seat)
                return filled(
                    GameLogWords::tr("%1 has looked at the own %2."), {who(h.seat), pileWords(static_cast<Zone>(h.b))});
            return filled(GameLogWords::tr("%1 has looked at %3’s %2."),
                {who(h.seat), pileWords(static_cast<Zone>(h.b)), who(static_cast<SeatIndex>(h.a))});
        case HK::ToDeck:
            if (isToken(h.card))
                return goneSentence(h.card);
            return filled(h.a == 1   ? GameLogWords::tr("%1 goes to the bottom of the deck.")
                          : h.a == 2 ? GameLogWords::tr("%1 is shuffled into the deck.")
                                     : GameLogWords::tr("%1 goes on top of the deck."),
                {h.b == 1 && !mayName(h.card) ? hidden() : name()});
        case HK::Fetched:
            return filled(
                GameLogWords::tr("%1 takes %2 into the hand."), {who(h.seat), mayName(h.card) ? name() : hidden()});
        case HK::Recovered: return filled(GameLogWords::tr("%1 comes back from the discard pile."), {name()});
        case HK::MissionComplete:
            return action.kind == ActionKind::CompleteMission
                       ? std::string()
                       : filled(GameLogWords::tr("The challenge of %1 is met."), {name()});
        case HK::GotPoints: return filled(GameLogWords::tr("%1 gains %2."), {who(h.seat), points(h.a)});
        case HK::MadeReady: return filled(GameLogWords::tr("%1 becomes ready."), {name()});
        case HK::Tired: return h.a == 1 ? filled(GameLogWords::tr("%1 becomes exhausted."), {name()}) : std::string();
        case HK::CameIntoPlay: return filled(GameLogWords::tr("%1 comes into play."), {name()});
        case HK::Shown: return filled(GameLogWords::tr("%1 reveals %2."), {who(h.seat), name()});
        case HK::ToHand:
            return isToken(h.card) ? goneSentence(h.card)
                                   : filled(GameLogWords::tr("%1 returns to the hand."), {name()});
        case HK::LostState:
            if (h.b == 0) // it had not
                return {};
            return filled(GameLogWords::tr("%1 has lost %2."), {name(), word(static_cast<Mechanic>(h.a))});
        case HK::GotState:
            return filled(GameLogWords::tr("%1 has %2 now."), {name(), word(static_cast<Mechanic>(h.a))});
        case HK::GotCounters: return filled(GameLogWords::tr("%1 gets counters of %2."), {name(), strength(h)});
        case HK::LostCounters: return filled(GameLogWords::tr("%1 loses counters of %2."), {name(), strength(h)});
        case HK::Strengthened:
            if (h.a == 0 && h.b == 0)
                return {};
            return filled(GameLogWords::tr("%1 gets %2 until the end of the round."), {name(), strength(h)});
        case HK::GotBonus:
            return h.a == 0 && h.b == 0 ? std::string()
                                        : filled(GameLogWords::tr("%1 gets %2."), {name(), strength(h)});
        case HK::GotKeywords: return filled(GameLogWords::tr("%1 gains %2."), {name(), keywords(h)});
        case HK::LostKeywords:
            return h.b == 1 ? filled(GameLogWords::tr("%1 loses all keywords."), {name()})
                            : filled(GameLogWords::tr("%1 loses %2."), {name(), keywords(h)});
        case HK::Blank: return filled(GameLogWords::tr("The rule box of %1 is blank."), {name()});
        case HK::Forbidden: return forbiddenSentence(h);
        case HK::GotText: return filled(GameLogWords::tr("%1 gains an ability."), {name()});
        case HK::Unsuppressed: return filled(GameLogWords::tr("%1 is no longer Suppressed."), {name()});
        case HK::Mode: {
            const auto* scripts = state.scriptsOf(h.card);
            for (std::size_t i = 0; scripts && i < scripts->scripts.size(); ++i)
                if (const auto node = static_cast<NodeId>(h.b); node < scripts->scripts[i].nodes.size())
                    if (const auto text = scripts->scripts[i].modeText(node, static_cast<std::size_t>(h.a));
                        !text.empty())
                        return filled(
                            GameLogWords::tr("%1 chooses: %2.", "one of several effects"), {who(h.seat), text});
            return filled(
                GameLogWords::tr("%1 chooses possibility %2 of %3."), {who(h.seat), std::to_string(h.a), name()});
        }
        case HK::RangeChanged:
            return filled(GameLogWords::tr("The Range of %1 is %2 now."),
                {name(), state.facts->ranges.at(static_cast<std::size_t>(h.a))});
        case HK::Reattached:
            return filled(GameLogWords::tr("%1 is attached to %2 now.", "an Upgrade, a unit"), {name(), card(h.other)});
        case HK::Redirected: return filled(GameLogWords::tr("The attack now goes against %1."), {name()});
        case HK::ChoseKeyword:
            return filled(
                GameLogWords::tr("%1 chooses the keyword %2."), {who(h.seat), std::string(chosenKeyword(state, h.a))});
        case HK::Declined: return filled(GameLogWords::tr("%1 does not do what %2 offers."), {who(h.seat), name()});
        case HK::NotSo: return notSoSentence(h);
        case HK::Kept:
            return h.a == 0 ? filled(GameLogWords::tr("There is no room for %1."), {name()}) : forbiddenSentence(h);
        case HK::NoToken: return filled(GameLogWords::tr("There is no room for the token of %1."), {name()});
        case HK::FoundNone: return filled(GameLogWords::tr("%1 takes no card of the deck."), {who(h.seat)});
        case HK::Shuffled:
            return action.kind == ActionKind::FlipInitiative || action.kind == ActionKind::Shuffle
                       ? std::string()
                       : filled(GameLogWords::tr("%1 shuffles the deck."), {who(h.seat)});
        case HK::OtherCounters:
            return filled(GameLogWords::tr("%1 has %n %2 counters.", "a unit, a word of its text: prayer", h.a),
                {name(), label(h.b)});
        case HK::Healed:
            return filled(GameLogWords::tr("%1 loses %2 %3."), {name(), std::to_string(h.a), word(Mechanic::Impact)});
        case HK::LeftPlay: return filled(GameLogWords::tr("%1 goes along to the discard pile."), {name()});
        case HK::OnChain: return filled(GameLogWords::tr("It is link %1."), {std::to_string(h.a)});
        case HK::Resolving: return filled(GameLogWords::tr("Link %1 resolves: %2."), {std::to_string(h.a), name()});
        case HK::Fizzled:
            return filled(h.b == 1 ? GameLogWords::tr("%1 is gone and does not attack.")
                                   : GameLogWords::tr("%1 does nothing: its target is gone."),
                {name()});
        case HK::Moved: // as the action says, or by a text
            return action.kind == ActionKind::Move
                       ? std::string()
                       : filled(GameLogWords::tr("%1 moves to the %2."), {name(), quadrantWords(quadrantAt(h.b))});
        case HK::Deployed: // a token
            return action.kind == ActionKind::CreateToken || !state.card(h.card).is(CardFlag::Token)
                       ? std::string()
                       : filled(GameLogWords::tr("%1 is created in the %2."), {name(), quadrantWords(quadrantAt(h.a))});
        case HK::Paid:
            return action.kind == ActionKind::Choose ? filled(GameLogWords::tr("%1 pays %2 (%3 left)."),
                                                           {who(h.seat), points(h.a), std::to_string(h.b)})
                                                     : std::string();
        case HK::Discarded:
            return h.a == 1   ? filled(GameLogWords::tr("%1 is discarded."), {name()})
                   : h.a == 2 ? filled(GameLogWords::tr("%1 goes from the deck to the discard pile."), {name()})
                              : std::string();
        case HK::WasNegated: return filled(GameLogWords::tr("%1 has no effect."), {name()});
        case HK::Eliminated:
            return filled(
                GameLogWords::tr("Frontline Supremacy: %1 has nobody in the front row and is out of the game."),
                {who(h.seat)});
        case HK::LostByDraw: return filled(GameLogWords::tr("%1 cannot draw and loses."), {who(h.seat)});
        case HK::Won: return filled(GameLogWords::tr("%1 wins."), {who(h.seat)});
        case HK::Drawn: return GameLogWords::tr("The game ends without a winner.");
        default: return "";
        }
    }
    [[nodiscard]] bool isToken(CardId id) const { return state.card(id).is(CardFlag::Token); }
    [[nodiscard]] std::string goneSentence(CardId token) const
    {
        return filled(GameLogWords::tr("%1 is a token and is gone."), {card(token)});
    }
    [[nodiscard]] std::string label(std::int32_t number) const
    {
        const auto& labels = state.facts->labels;
        return number > 0 && static_cast<std::size_t>(number) <= labels.size()
                   ? labels[static_cast<std::size_t>(number) - 1]
                   : GameLogWords::tr("other", "counters");
    }
    // "Zeal, Adapt (2)".
    [[nodiscard]] std::string keywords(const Happening& h) const
    {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < state.facts->mechanics.size() && i < 32; ++i)
            if (const auto mechanic = static_cast<Mechanic>(i);
                (static_cast<Mechanics>(h.a) & bit(mechanic)) != 0 && mechanic != Mechanic::None)
                words.push_back(mechanic == Mechanic::GrowsWhenAttacked && h.kind == HK::GotKeywords
                                    ? filled("%1 (%2)", {word(mechanic), std::to_string(h.b)})
                                    : word(mechanic));
        return joined(words, ", ");
    }
    [[nodiscard]] std::string notSoSentence(const Happening& h) const
    {
        const auto* scripts = state.scriptsOf(h.card);
        const auto at = static_cast<std::size_t>(h.a), node = static_cast<std::size_t>(h.b);
        if (h.a < 0 || !scripts || at >= scripts->scripts.size() || node >= scripts->scripts[at].nodes.size())
            return filled(GameLogWords::tr("A condition of %1 is not met."), {card(h.card)});
        const auto& script = scripts->scripts[at];
        const auto condition = script.conditionText(static_cast<NodeId>(node));
        return filled(script.op(static_cast<NodeId>(node)) == Op::UnlessSo
                          ? GameLogWords::tr("%1 does nothing, for it is so: “%2”", "a card, a sentence of its text")
                          : GameLogWords::tr("A condition of %1 is not met: “%2”", "a card, a sentence of its text"),
            {card(h.card), condition});
    }
    [[nodiscard]] std::string forbiddenSentence(const Happening& h) const
    {
        std::vector<std::string> sentences;
        const auto add = [&](ForbiddenDeed deed, const std::string& sentence) {
            if ((h.a & deed) != 0)
                sentences.push_back(filled(sentence, {card(h.card)}));
        };
        add(ToAttackAnyone, GameLogWords::tr("%1 cannot attack."));
        add(ToUseAbilities, GameLogWords::tr("The abilities of %1 cannot be used."));
        add(ToMoveAnywhere, GameLogWords::tr("%1 cannot move."));
        add(ToTakeMoveActions, GameLogWords::tr("%1 cannot take Move actions."));
        add(ToGoForward, GameLogWords::tr("%1 cannot move to the front row."));
        add(ToBeMovedByOthers, GameLogWords::tr("Opponents’ effects do not move %1."));
        add(ToBeAffectedByThem, GameLogWords::tr("Opponents’ effects do not touch %1."));
        add(ToBeTiredByOthers, GameLogWords::tr("Opponents’ effects do not exhaust %1."));
        add(ToBeMadeReady, GameLogWords::tr("%1 cannot be readied."));
        add(ToBeMadeSuppressed, GameLogWords::tr("%1 cannot be Suppressed."));
        add(ToFall, GameLogWords::tr("%1 cannot be destroyed."));
        add(ToFallByAttack, GameLogWords::tr("Attacks do not destroy %1."));
        add(ToFallByImpact, filled(GameLogWords::tr("%2 does not destroy %1."), {"%1", word(Mechanic::Impact)}));
        add(ToBeTargetedByTheirEvents, GameLogWords::tr("Opponents’ Events cannot target %1."));
        add(ToBeTargetedByThem, GameLogWords::tr("Opponents’ Events and abilities cannot target %1."));
        add(ToBeTargetedByEvents, GameLogWords::tr("Events cannot target %1."));
        add(ToBeTargetedByTheirAbilities, GameLogWords::tr("Opponents’ abilities cannot target %1."));
        add(ToBeTargetedByTheirActives, GameLogWords::tr("Opponents’ Active abilities cannot target %1."));
        add(ToBeAttackedByThem, GameLogWords::tr("Enemy units cannot attack %1."));
        add(ToBeAttackedAtAll, GameLogWords::tr("%1 cannot be attacked."));
        const auto ignores = [&](Mechanic mechanic) {
            return filled(GameLogWords::tr("%1 ignores %2."), {"%1", word(mechanic)});
        };
        add(ToBeDrawn, ignores(Mechanic::MustBeAttacked));
        add(ToBeBarred, ignores(Mechanic::BarsEntry));
        add(ToGetCounters, GameLogWords::tr("%1 cannot get counters."));
        add(ToGetState, filled(GameLogWords::tr("%1 cannot get %2."), {"%1", word(static_cast<Mechanic>(h.b))}));
        return joined(sentences, " ");
    }
    // "+1/−2".
    [[nodiscard]] static std::string strength(const Happening& h)
    {
        const auto number = [](int value) { return (value < 0 ? "−" : "+") + std::to_string(std::abs(value)); };
        if (h.b == 0 && h.a != 0)
            return filled(GameLogWords::tr("%1 Attack", "a bonus"), {number(h.a)});
        if (h.a == 0 && h.b != 0)
            return filled(GameLogWords::tr("%1 Defense", "a bonus"), {number(h.b)});
        return number(h.a) + "/" + number(h.b);
    }
    [[nodiscard]] std::string phaseSentence(const Happening& h) const
    {
        const auto& phases = state.facts->rules.phases;
        const auto at = static_cast<std::size_t>(h.a);
        return phases.size() > 1 && at < phases.size()
                   ? filled(GameLogWords::tr("%1: %2 acts first.", "a phase"), {phases[at].label, who(h.seat)})
                   : filled(GameLogWords::tr("%1 acts first."), {who(h.seat)});
    }
};

// "Brute" and the reason, for a refusal about a card.
struct Refused {
    const GameState& state;
    const Refusal& refusal;

    [[nodiscard]] std::string sentence() const
    {
        const auto card = name(refusal.card), other = name(refusal.other);
        switch (refusal.code) {
        case RefusalCode::GameOver: return GameLogWords::tr("The game is over.");
        case RefusalCode::NotNow:
            return state.stage == Stage::Flip          ? GameLogWords::tr("Flip for initiative first.")
                   : state.stage == Stage::ChooseFirst ? GameLogWords::tr("Say first who acts first.")
                                                       : GameLogWords::tr("Something else has to be done first.");
        case RefusalCode::NotYourTurn:
            return known()
                       ? filled(GameLogWords::tr("It is not your turn: %1 is next."), {playerName(state, refusal.seat)})
                       : GameLogWords::tr("It is not your turn.");
        case RefusalCode::NotInPhase:
            return filled(
                GameLogWords::tr("The %1 does not have this action."), {state.facts->rules.phases[state.phase].label});
        case RefusalCode::NoSuchCard: return GameLogWords::tr("There is no such card or player.");
        case RefusalCode::NotYourCard: return filled(GameLogWords::tr("%1 is not yours."), {card});
        case RefusalCode::NotInHand: return filled(GameLogWords::tr("%1 is not in your hand."), {card});
        case RefusalCode::NotInPlay: return filled(GameLogWords::tr("%1 is not in play."), {card});
        case RefusalCode::NotInDiscard:
            return filled(GameLogWords::tr("%1 cannot be played from where it lies."), {card});
        case RefusalCode::NotEnoughPoints:
            return filled(GameLogWords::tr("%1 needs %2 %3; there are %4."),
                {card, std::to_string(refusal.need), state.facts->unit, std::to_string(refusal.have)});
        case RefusalCode::WrongKind:
            return filled(GameLogWords::tr("%1 is not a card that this is done with."), {card});
        case RefusalCode::NoQuadrant: return GameLogWords::tr("Say which quadrant, and only where one is needed.");
        case RefusalCode::NotBackRow: return filled(GameLogWords::tr("%1 is deployed to the back row."), {card});
        case RefusalCode::QuadrantFull:
            return filled(GameLogWords::tr("%1 takes %2; the quadrant has %3 left."),
                {card, room(refusal.need), room(refusal.have)});
        case RefusalCode::SecondAlone:
            return filled(GameLogWords::tr("%1 is in the quadrant: only one of them may be."), {other});
        case RefusalCode::TerrainLimit:
            return filled(GameLogWords::tr("The quadrant has its %1 Terrains."),
                {std::to_string(std::max(refusal.need, refusal.have))});
        case RefusalCode::EntryBarred:
            return filled(GameLogWords::tr("%1 across the front bars the quadrant."), {other});
        case RefusalCode::NoHost: return filled(GameLogWords::tr("%1 needs a card in play that it can go on."), {card});
        case RefusalCode::NoEvolution: return filled(GameLogWords::tr("%1 has nothing to evolve here."), {card});
        case RefusalCode::Exhausted: return filled(GameLogWords::tr("%1 is exhausted."), {card});
        case RefusalCode::CannotAttack:
            return refusal.other == noCard || refusal.other == refusal.card
                       ? filled(GameLogWords::tr("%1 cannot attack."), {card})
                       : filled(GameLogWords::tr("%1 cannot attack: %2 forbids it."), {card, other});
        case RefusalCode::OutOfRange: return filled(GameLogWords::tr("%1 is out of range of %2."), {card, other});
        case RefusalCode::NotATarget: return filled(GameLogWords::tr("%1 cannot be attacked."), {card});
        case RefusalCode::FrontRowFirst:
            return filled(GameLogWords::tr("%1 in the front row has to be attacked first."), {other});
        case RefusalCode::MustAttackOther: return filled(GameLogWords::tr("%1 has to be attacked first."), {other});
        case RefusalCode::Hidden:
            return filled(GameLogWords::tr("%1 cannot be chosen before it has acted this round."), {card});
        case RefusalCode::Shielded:
            return filled(GameLogWords::tr("Opponents’ effects do not touch %1 this round."), {card});
        case RefusalCode::NotAdjacent:
            return filled(GameLogWords::tr("%1 moves one quadrant forward, backward, left or right."), {card});
        case RefusalCode::NotTogether: return filled(GameLogWords::tr("%1 cannot come along with %2."), {card, other});
        case RefusalCode::NoFollowUp: return filled(GameLogWords::tr("%1 has no move left."), {card});
        case RefusalCode::NoAbility: return filled(GameLogWords::tr("%1 has no such ability."), {card});
        case RefusalCode::Due:
            return filled(
                GameLogWords::tr("%1 comes first: what it says has to happen.", "an ability of a card"), {card});
        case RefusalCode::UsedUp: return filled(GameLogWords::tr("That ability of %1 has been used already."), {card});
        case RefusalCode::Blanked:
            return isStatic() ? filled(GameLogWords::tr("The rule box of %1 is blank until the next round."), {card})
                              : filled(GameLogWords::tr("The rule box of %1 is blank."), {card});
        case RefusalCode::NoTrigger: return filled(GameLogWords::tr("Nothing triggers %1 now."), {card});
        case RefusalCode::ChainFull:
            return filled(GameLogWords::tr("The chain is full: it holds %1 links."), {std::to_string(maxLinks)});
        case RefusalCode::MissionDone: return filled(GameLogWords::tr("%1 is complete already."), {card});
        case RefusalCode::MissionOpen: return filled(GameLogWords::tr("The challenge of %1 is not complete."), {card});
        case RefusalCode::MissionUsed: return filled(GameLogWords::tr("The one-time ability of %1 is used."), {card});
        case RefusalCode::NotYourChoice:
            return known() ? filled(GameLogWords::tr("That is for %1 to say."), {playerName(state, refusal.seat)})
                           : GameLogWords::tr("That is not for you to say.");
        case RefusalCode::Immovable: return filled(GameLogWords::tr("Opponents’ effects do not move %1."), {card});
        case RefusalCode::NoEffect: return GameLogWords::tr("There is no effect to do that with.");
        case RefusalCode::Forbidden:
            return refusal.other == noCard ? filled(GameLogWords::tr("A text forbids that to %1."), {card})
                                           : filled(GameLogWords::tr("%2 forbids that to %1."), {card, other});
        case RefusalCode::NoChoice:
            return refusal.card == noCard ? GameLogWords::tr("That cannot be chosen.")
                                          : filled(GameLogWords::tr("%1 cannot be chosen here."), {card});
        case RefusalCode::NoPrice: return filled(GameLogWords::tr("What %1 costs by its text is not there."), {card});
        case RefusalCode::NotMet: return filled(GameLogWords::tr("The condition of %1 is not met."), {card});
        case RefusalCode::NoTarget: return filled(GameLogWords::tr("There is no target for %1."), {card});
        case RefusalCode::BadValue: return GameLogWords::tr("That cannot be: a number or a field out of bounds.");
        default: return GameLogWords::tr("That cannot be done now.");
        }
    }

    [[nodiscard]] std::string name(CardId id) const
    {
        return id < state.cards.size() ? state.name(id) : GameLogWords::tr("The card", "one that is not known");
    }
    [[nodiscard]] bool isStatic() const
    {
        const auto& card = state.card(refusal.card);
        return card.is(CardFlag::Blanked) || (card.host != noCard && state.card(card.host).is(CardFlag::Blanked));
    }
    [[nodiscard]] bool known() const { return refusal.seat < state.facts->seats.size(); }
    static std::string room(int quarters)
    {
        static constexpr const char* parts[] = {"", "¼", "½", "¾"};
        const auto whole = quarters / 4, part = quarters % 4;
        if (quarters == 4)
            return GameLogWords::tr("room for 1 unit");
        return filled(GameLogWords::tr("room for %1 units", "1½"),
            {(whole == 0 && part != 0 ? std::string() : std::to_string(whole)) + parts[part]});
    }
};

} // namespace

std::string refusalText(const GameState& state, const Refusal& refusal)
{
    return Refused{state, refusal}.sentence() + (refusal.section.empty() ? "" : " (" + refusal.section + ")");
}

std::string setupProblemText(const SetupProblem& problem)
{
    const auto player = std::to_string(problem.seat + 1);
    switch (problem.kind) {
    case SetupProblem::Kind::NoSeats:
        return filled(GameLogWords::tr("A game has one to %1 players."), {std::to_string(maxSeats)});
    case SetupProblem::Kind::NotPlayable: return GameLogWords::tr("This game does not say how its cards are played.");
    case SetupProblem::Kind::UnknownCard:
        return filled(GameLogWords::tr("“%1” in the deck of player %2 is no card of the catalogue, or means several."),
            {problem.card, player});
    case SetupProblem::Kind::TooManyCards:
        return filled(GameLogWords::tr("There are too many cards: with the deck of player %1 more than %2."),
            {player, std::to_string(maxCardsInGame)});
    case SetupProblem::Kind::WrongPlace:
        return filled(GameLogWords::tr("“%1” of player %2 cannot lie where the scene has it, or there is no room."),
            {problem.card, player});
    case SetupProblem::Kind::UnknownPhase:
        return filled(GameLogWords::tr("“%1” is no phase of the ruleset."), {problem.card});
    }
    return {};
}

std::string replayProblemText(const ReplayProblem& problem, const GameLog& log)
{
    if (problem.otherEngine)
        return filled(GameLogWords::tr("it was played with engine %1, which may decide otherwise than this one, %2; it "
                                       "is not replayed"),
            {std::to_string(log.engine), std::to_string(engineNumber)});
    if (problem.setup)
        return setupProblemText(*problem.setup);
    const auto kind = problem.action < log.actions.size() ? std::string(actionId(log.actions[problem.action].kind))
                                                          : std::string();
    auto code = problem.refusal ? std::string(refusalId(problem.refusal->code)) : std::string();
    if (problem.refusal && !problem.refusal->section.empty())
        code += ", " + problem.refusal->section;
    return filled(
        GameLogWords::tr("Action %1 (%2) is refused: %3. The cards or the rules are not those it was played with."),
        {std::to_string(problem.action + 1), kind, code});
}

std::string actionText(const GameState& after, const Action& action, const Happenings& told, SeatIndex reader)
{
    GameLogLine line;
    Telling{after, action, told, reader}.fill(line);
    return line.text;
}

LogMoment::LogMoment(const GameState& before)
    : round(before.round)
{
    const bool declared = before.declared.kind != EffectKind::None;
    const bool carriedOut = before.stage == Stage::Choose || before.stage == Stage::Effect;
    under = static_cast<std::uint8_t>(before.chain.size() + (declared ? 1 : 0) + (carriedOut ? 1 : 0));
}

GameLogLine gameLogLine(const LogMoment& moment, std::size_t position, const GameState& after, const Action& action,
    const Happenings& told, SeatIndex reader)
{
    GameLogLine line;
    line.position = position;
    line.round = moment.round;
    line.under = moment.under;
    line.byHand = isByHand(action.kind);
    line.seat = action.seat;
    Telling{after, action, told, reader}.fill(line);
    return line;
}

std::vector<GameLogLine> gameLogLines(const Timeline& timeline, SeatIndex reader, bool all)
{
    std::vector<GameLogLine> lines;
    const auto length = all ? timeline.length() : timeline.position();
    GameState state = timeline.stateAt(0);
    for (std::size_t i = 0; i < length; ++i) {
        const auto& action = timeline.actions()[i];
        const LogMoment moment(state);
        if (!apply(state, action))
            break;
        if (auto line = gameLogLine(moment, i + 1, state, action, timeline.told()[i], reader); !line.text.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> gameLogSentences(const Timeline& timeline, std::span<const GameLogLine> lines)
{
    const auto& seats = timeline.state().facts->seats;
    std::vector<std::string> sentences;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        sentences.push_back(
            filled(GameLogWords::tr("%1 plays %2.", "a deck"), {playerName(timeline.state(), seat), seats[seat].deck}));
    sentences.emplace_back();
    std::size_t round = 0;
    for (const auto& line : lines) {
        if (line.position > timeline.position())
            break;
        if (line.round != round) {
            sentences.emplace_back();
            sentences.push_back(filled(GameLogWords::tr("Round %1"), {std::to_string(line.round)}));
        }
        round = line.round;
        sentences.push_back(line.text);
    }
    return sentences;
}

std::string gameLogText(const Timeline& timeline, SeatIndex reader)
{
    std::string text;
    for (const auto& sentence : gameLogSentences(timeline, gameLogLines(timeline, reader)))
        text += sentence + "\n";
    return text;
}

} // namespace nexus::app
