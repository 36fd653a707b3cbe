#include "app/text/telling.h"

#include "app/text/finding_text.h"
#include "app/text/game_log_words.h"
#include "app/text/table_words.h"
#include "model/base/text.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace nexus::app {

using namespace model;
using namespace model::happened;

namespace {

using HK = HappeningKind;

std::string signedPoints(int value) { return (value < 0 ? "-" : "+") + std::to_string(value < 0 ? -value : value); }

struct Telling;
// A sentence of an action, said of the first row that holds. What was paid for has another one: its %4 is the price and
// its %5 what is left.
constexpr std::size_t mostFillings = 5;
struct ActionSentence {
    ActionKind kind;
    const char* text;
    std::array<std::string (Telling::*)() const, mostFillings> fillings{};
    const char* paid = nullptr;
    bool (Telling::*holds)() const = nullptr; // always
};
// A sentence of what came of it, likewise; without a text nothing is said.
struct HappeningSentence {
    HK kind;
    const char* text;
    std::array<std::string (Telling::*)(const Happening&) const, mostFillings> fillings{};
    bool (Telling::*holds)(const Happening&) const = nullptr;
};

// Tells one action. What is hidden from the reader has no name: "a card".
struct Telling {
    const GameState& state; // after it
    const Action& action;
    const Happenings& told;
    SeatIndex reader;
    mutable std::vector<std::string> names = {}; // of players and cards that have been named

    static const std::span<const ActionSentence> actionSentences;
    static const std::span<const HappeningSentence> happeningSentences;

    [[nodiscard]] ToldAction whole() const
    {
        ToldAction line;
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
        const bool isDone = action.kind == ActionKind::PlayEvent && first(HK::EventDone);
        if (isDone && all.size() == 1) // what is left to players is not done yet
            add(GameLogWords::tr("Nothing comes of it."), false);
        line.text = joined(all, " ");
        line.happened = joined(done, " ");
        line.idle = joined(idle, " ");
        std::erase_if(names, [&](const auto& name) { return line.text.find(name) == std::string::npos; }); // hidden
        line.names = std::move(names);
        return line;
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
    [[nodiscard]] std::string placed(CardId id) const { return placed(id, state.card(id).quadrant); }
    [[nodiscard]] std::string placed(CardId id, Quadrant quadrant) const
    {
        const auto& self = state.card(id);
        const bool says = self.zone == Zone::Field && hasNamesake(id, [&](const CardState& other) {
            return other.owner == self.owner && other.zone == Zone::Field && other.quadrant != quadrant;
        });
        return says ? filled(GameLogWords::tr("%1 (%2)", "a card, its Quadrant"), {card(id), quadrantWords(quadrant)})
                    : card(id);
    }
    // Who moves is called by the place it leaves.
    [[nodiscard]] Quadrant leftBy(CardId id) const
    {
        const auto move = std::ranges::find_if(told,
            [&](const Happening& h) { return h.card == id && (h.kind == HK::Moved || h.kind == HK::FollowedUp); });
        if (move == told.end())
            return state.card(id).quadrant;
        return move->kind == HK::Moved ? move->as<Moved>().from : move->as<FollowedUp>().from;
    }
    // And with its owner, where another player has one of that name in play.
    [[nodiscard]] std::string named(CardId id) const
    {
        return id < state.cards.size() ? named(id, state.card(id).quadrant) : hidden();
    }
    [[nodiscard]] std::string named(CardId id, Quadrant quadrant) const
    {
        const auto owner = state.card(id).owner;
        const auto name = placed(id, quadrant);
        return hasNamesake(id, [&](const CardState& other) { return other.owner != owner; }) ? of(owner, name) : name;
    }
    [[nodiscard]] std::string points(int count) const { return std::to_string(count) + " " + state.facts->unit; }
    [[nodiscard]] const Happening* first(HK kind) const
    {
        const auto it = std::find_if(told.begin(), told.end(), [&](const auto& h) { return h.kind == kind; });
        return it == told.end() ? nullptr : &*it;
    }
    [[nodiscard]] bool mayName(CardId id) const
    {
        const auto zone = state.card(id).zone;
        const bool secret = zone == Zone::Deck || zone == Zone::Hand;
        return !secret || reader == noSeat || state.card(id).owner == reader;
    }

    [[nodiscard]] std::string actionSentence() const
    {
        for (const auto& row : actionSentences) {
            if (row.kind != action.kind || (row.holds && !(this->*row.holds)()))
                continue;
            std::array<std::string, mostFillings> said;
            for (std::size_t i = 0; i < mostFillings && row.fillings[i]; ++i)
                said[i] = (this->*row.fillings[i])();
            const auto* paid = row.paid ? first(HK::Paid) : nullptr;
            if (paid) {
                said[mostFillings - 2] = points(paid->as<Paid>().points);
                said[mostFillings - 1] = std::to_string(paid->as<Paid>().left);
            }
            return filledIn(paid ? row.paid : row.text, said);
        }
        return {};
    }
    [[nodiscard]] std::string happeningSentence(const Happening& h) const
    {
        for (const auto& row : happeningSentences) {
            if (row.kind != h.kind || (row.holds && !(this->*row.holds)(h)))
                continue;
            std::array<std::string, mostFillings> said;
            for (std::size_t i = 0; i < mostFillings && row.fillings[i]; ++i)
                said[i] = (this->*row.fillings[i])(h);
            return row.text ? filledIn(row.text, said) : std::string();
        }
        return {};
    }
    [[nodiscard]] static std::string filledIn(const char* text, const std::array<std::string, mostFillings>& said)
    {
        return filled(GameLogWords::tr(text), {said[0], said[1], said[2], said[3], said[4]});
    }

    // What fills a sentence of an action.
    [[nodiscard]] std::string actor() const { return who(action.seat); }
    [[nodiscard]] std::string itsCard() const { return card(action.card); }
    [[nodiscard]] std::string itsMoved() const { return placed(action.card, leftBy(action.card)); }
    [[nodiscard]] std::string itsTarget() const { return card(action.target); }
    [[nodiscard]] std::string ownedCard() const { return owned(action.card); }
    [[nodiscard]] std::string ownedTarget() const { return owned(action.target); }
    [[nodiscard]] std::string placedCard() const { return placed(action.card); }
    [[nodiscard]] std::string chosenCard() const { return mayName(action.card) ? named(action.card) : hidden(); }
    [[nodiscard]] std::string itsQuadrant() const { return quadrantWords(action.quadrant); }
    [[nodiscard]] std::string itsLine() const
    {
        const auto* chosen = first(HK::ChoseLine);
        return lineWords(chosen ? chosen->as<ChoseLine>().line : Extent::Quadrant, action.quadrant);
    }
    [[nodiscard]] std::string otherPlayer() const { return who(action.other); }
    [[nodiscard]] std::string leftCard() const
    {
        const auto* left = first(HK::LeftByHand);
        return left ? card(left->card) : hidden();
    }
    [[nodiscard]] std::string number() const { return std::to_string(action.value); }
    [[nodiscard]] std::string attack() const { return std::to_string(action.attack); }
    [[nodiscard]] std::string both() const { return signedPoints(action.attack) + "/" + signedPoints(action.value); }
    [[nodiscard]] std::string itsPoints() const { return points(action.value); }
    [[nodiscard]] std::string impact() const { return word(Mechanic::Impact); }
    [[nodiscard]] std::string itsFlag() const { return flagWords(*state.facts, action.flag); }
    [[nodiscard]] std::string itsRange() const { return state.facts->ranges[static_cast<std::size_t>(action.value)]; }
    [[nodiscard]] std::string itsText() const { return action.text; }
    [[nodiscard]] std::string itsWindows() const { return windowsWords(static_cast<Windows>(action.value)); }
    [[nodiscard]] bool hasTarget() const { return action.target != noCard; }
    [[nodiscard]] bool hasCard() const { return action.card != noCard; }
    [[nodiscard]] bool hasQuadrant() const { return isQuadrant(action.quadrant); }
    [[nodiscard]] bool isOn() const { return action.value == 1; }
    [[nodiscard]] bool isAsPrinted() const { return action.value < 0; }

    // What fills a sentence of what came of it.
    [[nodiscard]] std::string player(const Happening& h) const { return who(h.seat); }
    [[nodiscard]] std::string name(const Happening& h) const { return named(h.card); }
    [[nodiscard]] std::string moved(const Happening& h) const { return named(h.card, h.as<Moved>().from); }
    [[nodiscard]] std::string seenName(const Happening& h) const { return mayName(h.card) ? named(h.card) : hidden(); }
    [[nodiscard]] std::string cardToDeck(const Happening& h) const
    {
        return h.as<ToDeck>().unseen ? seenName(h) : name(h);
    }
    [[nodiscard]] std::string tokenName(const Happening& h) const { return card(h.card); }
    [[nodiscard]] std::string host(const Happening& h) const { return card(h.other); }
    // A field of the happening: numberOf<&Grew::counters>.
    template <class Kind, class Value> [[nodiscard]] static Value valueOf(const Happening& h, Value Kind::*field)
    {
        return h.as<Kind>().*field;
    }
    template <auto field> [[nodiscard]] std::string numberOf(const Happening& h) const
    {
        return std::to_string(valueOf(h, field));
    }
    template <auto field> [[nodiscard]] std::string pointsOf(const Happening& h) const
    {
        return points(valueOf(h, field));
    }
    template <auto field> [[nodiscard]] std::string quadrantOf(const Happening& h) const
    {
        return quadrantWords(valueOf(h, field));
    }
    template <auto field> [[nodiscard]] std::string wordOf(const Happening& h) const { return word(valueOf(h, field)); }
    template <auto field, auto value = true> [[nodiscard]] bool is(const Happening& h) const
    {
        return valueOf(h, field) == value;
    }
    [[nodiscard]] std::string lookedWhose(const Happening& h) const { return who(h.as<LookedAt>().whose); }
    [[nodiscard]] std::string lookedPile(const Happening& h) const { return pileWords(h.as<LookedAt>().pile); }
    [[nodiscard]] std::string impactWord(const Happening&) const { return word(Mechanic::Impact); }
    [[nodiscard]] std::string savingWord(const Happening&) const { return word(Mechanic::SuppressedInstead); }
    [[nodiscard]] std::string range(const Happening& h) const
    {
        return state.facts->ranges.at(static_cast<std::size_t>(h.as<RangeChanged>().range));
    }
    [[nodiscard]] std::string keyword(const Happening& h) const
    {
        return std::string(chosenKeyword(state, h.as<ChoseKeyword>().keyword));
    }
    template <ActionKind... kinds> [[nodiscard]] bool isSaid(const Happening&) const
    {
        return ((action.kind == kinds) || ...);
    }
    [[nodiscard]] bool isOwn(const Happening& h) const { return h.as<LookedAt>().whose == h.seat; }
    [[nodiscard]] bool isOfToken(const Happening& h) const { return isToken(h.card); }
    [[nodiscard]] bool isCreatedBySaying(const Happening& h) const
    {
        return action.kind == ActionKind::CreateToken || !isToken(h.card);
    }
    template <class Kind> [[nodiscard]] bool changesNothing(const Happening& h) const
    {
        return h.as<Kind>().attack == 0 && h.as<Kind>().defense == 0;
    }

    [[nodiscard]] std::string word(Mechanic mechanic) const
    {
        return state.facts->mechanics[static_cast<std::size_t>(mechanic)];
    }
    [[nodiscard]] std::string mechanicSentence() const
    {
        const auto value = action.value;
        const auto card = owned(action.card);
        if (action.mechanic == Mechanic::Size && value < 0)
            return filled(GameLogWords::tr("%1: %2 has its printed size (by hand)."), {actor(), card});
        if (action.mechanic == Mechanic::Size)
            return filled(GameLogWords::tr("%1: %2 takes the room of %n quarters of a unit (by hand).", nullptr, value),
                {actor(), card});
        const auto name = word(action.mechanic);
        if (action.mechanic == Mechanic::GrowsWhenAttacked && value > 0)
            return filled(
                GameLogWords::tr("%1: %2 has %3 (%4) (by hand)."), {actor(), card, name, std::to_string(value)});
        return filled(value > 0    ? GameLogWords::tr("%1: %2 gains %3 (by hand).")
                      : value == 0 ? GameLogWords::tr("%1: %2 loses %3 (by hand).")
                                   : GameLogWords::tr("%1: %2 has %3 as printed (by hand)."),
            {actor(), card, name});
    }
    [[nodiscard]] std::string lookSentence() const
    {
        const auto value = action.value;
        const auto pile = pileWords(action.zone);
        if (action.other == action.seat)
            return filled(
                value == 0 ? GameLogWords::tr("%1 looks at the own %2 (by hand).")
                           : GameLogWords::tr("%1 looks at the top %n cards of the own %2 (by hand).", nullptr, value),
                {actor(), pile});
        return filled(value == 0
                          ? GameLogWords::tr("%1 looks at %3’s %2 (by hand).")
                          : GameLogWords::tr("%1 looks at the top %n cards of %3’s %2 (by hand).", nullptr, value),
            {actor(), pile, who(action.other)});
    }
    [[nodiscard]] std::string putSentence() const
    {
        const auto name = mayName(action.card) ? owned(action.card) : hidden();
        const auto zone = action.zone;
        if (isQuadrant(action.quadrant))
            return filled(
                GameLogWords::tr("%1 puts %2 to the %3 (by hand)."), {actor(), name, quadrantWords(action.quadrant)});
        if (action.target != noCard)
            return filled(GameLogWords::tr("%1 puts %2 on %3 (by hand)."), {actor(), name, card(action.target)});
        if (zone == Zone::Deck)
            return filled(action.value == 1 ? GameLogWords::tr("%1 puts %2 at the bottom of the deck (by hand).")
                                            : GameLogWords::tr("%1 puts %2 on top of the deck (by hand)."),
                {actor(), name});
        if (zone == Zone::Removed)
            return filled(GameLogWords::tr("%1 puts %2 out of the game (by hand)."), {actor(), name});
        return filled(GameLogWords::tr("%1 puts %2 to the %3 (by hand)."), {actor(), name, pileWords(zone)});
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
    [[nodiscard]] std::string drawnByHand() const
    {
        return filled(GameLogWords::tr("%1 draws %n cards (by hand).", nullptr, action.value), {actor()});
    }
    [[nodiscard]] std::string otherCountersByHand() const
    {
        return filled(
            GameLogWords::tr("%1: %2 has %n other counters (by hand).", nullptr, action.value), {actor(), ownedCard()});
    }
    [[nodiscard]] std::string note() const
    {
        return filled(GameLogWords::tr("%1: “%2”", "a player’s note"), {actor(), action.text});
    }
    [[nodiscard]] std::string tieSentence(const Happening& h) const
    {
        return GameLogWords::tr("Tied: %n players flip again.", nullptr, h.as<FlipTied>().players);
    }
    [[nodiscard]] std::string otherCounters(const Happening& h) const
    {
        const auto [count, word] = h.as<OtherCounters>();
        return filled(GameLogWords::tr("%1 has %n %2 counters.", "a unit, a word of its text: prayer", count),
            {name(h), label(word)});
    }
    [[nodiscard]] std::string attachedSentence(const Happening& h) const
    {
        return filled(GameLogWords::tr("%1 is attached to %2 now.", "an Upgrade, a unit"), {name(h), host(h)});
    }
    [[nodiscard]] std::string modeSentence(const Happening& h) const
    {
        const auto* scripts = state.scriptsOf(h.card);
        const auto [mode, node] = h.as<Mode>();
        for (std::size_t i = 0; scripts && i < scripts->scripts.size(); ++i)
            if (node < scripts->scripts[i].nodes.size())
                if (const auto text = scripts->scripts[i].modeText(node, static_cast<std::size_t>(mode)); !text.empty())
                    return filled(GameLogWords::tr("%1 chooses: %2.", "one of several effects"), {player(h), text});
        return filled(GameLogWords::tr("%1 chooses possibility %2 of %3."), {player(h), std::to_string(mode), name(h)});
    }
    [[nodiscard]] bool isToken(CardId id) const { return state.card(id).is(CardFlag::Token); }
    [[nodiscard]] std::string label(int number) const
    {
        const auto& labels = state.facts->labels;
        return number > 0 && static_cast<std::size_t>(number) <= labels.size()
                   ? labels[static_cast<std::size_t>(number) - 1]
                   : GameLogWords::tr("other", "counters");
    }
    // "Zeal, Adapt (2)".
    [[nodiscard]] std::string keywords(const Happening& h) const
    {
        const auto got = h.as<GotKeywords>();
        const auto all = got.keywords | h.as<LostKeywords>().keywords;
        std::vector<std::string> words;
        for (std::size_t i = 0; i < state.facts->mechanics.size() && i < 32; ++i)
            if (const auto mechanic = static_cast<Mechanic>(i);
                (all & bit(mechanic)) != 0 && mechanic != Mechanic::None)
                words.push_back(mechanic == Mechanic::GrowsWhenAttacked && h.is<GotKeywords>()
                                    ? filled("%1 (%2)", {word(mechanic), std::to_string(got.growth)})
                                    : word(mechanic));
        return joined(words, ", ");
    }
    [[nodiscard]] std::string notSoSentence(const Happening& h) const
    {
        const auto* scripts = state.scriptsOf(h.card);
        const auto [place, node] = h.as<NotSo>();
        const auto at = static_cast<std::size_t>(place);
        if (place < 0 || !scripts || at >= scripts->scripts.size() || node >= scripts->scripts[at].nodes.size())
            return filled(GameLogWords::tr("A condition of %1 is not met."), {card(h.card)});
        const auto& script = scripts->scripts[at];
        const auto condition = script.conditionText(node);
        return filled(script.op(node) == Op::UnlessSo
                          ? GameLogWords::tr("%1 does nothing, for it is so: “%2”", "a card, a sentence of its text")
                          : GameLogWords::tr("A condition of %1 is not met: “%2”", "a card, a sentence of its text"),
            {card(h.card), condition});
    }
    [[nodiscard]] std::string forbiddenSentence(const Happening& h) const
    {
        std::vector<std::string> sentences;
        const auto deeds = h.as<Forbidden>().deeds | h.as<Kept>().deeds;
        const auto state = static_cast<Mechanic>(h.is<Kept>() ? h.as<Kept>().state : h.as<Forbidden>().state);
        const auto add = [&](ForbiddenDeed deed, const std::string& sentence) {
            if ((deeds & deed) != 0)
                sentences.push_back(filled(sentence, {card(h.card)}));
        };
        add(ToAttackAnyone, GameLogWords::tr("%1 cannot attack."));
        add(ToUseAbilities, GameLogWords::tr("The abilities of %1 cannot be used."));
        add(ToUseExhaustAbilities, GameLogWords::tr("The abilities that exhaust %1 cannot be used."));
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
        add(ToBeSentToHand, GameLogWords::tr("%1 cannot be returned to a hand."));
        add(ToBeSentToHandByThem, GameLogWords::tr("Opponents’ effects do not return %1 to a hand."));
        add(ToGetCounters, GameLogWords::tr("%1 cannot get counters."));
        add(ToGetState, filled(GameLogWords::tr("%1 cannot get %2."), {"%1", word(state)}));
        return joined(sentences, " ");
    }
    // "+1/−2".
    template <class Kind> [[nodiscard]] std::string strength(const Happening& h) const
    {
        const auto [attack, defense] = h.as<Kind>();
        const auto number = [](int value) { return (value < 0 ? "−" : "+") + std::to_string(std::abs(value)); };
        if (defense == 0 && attack != 0)
            return filled(GameLogWords::tr("%1 Attack", "a bonus"), {number(attack)});
        if (attack == 0 && defense != 0)
            return filled(GameLogWords::tr("%1 Defense", "a bonus"), {number(defense)});
        return number(attack) + "/" + number(defense);
    }
    [[nodiscard]] std::string phaseSentence(const Happening& h) const
    {
        const auto& phases = state.facts->rules.phases;
        const auto at = static_cast<std::size_t>(h.as<PhaseBegan>().phase);
        return phases.size() > 1 && at < phases.size()
                   ? filled(GameLogWords::tr("%1: %2 acts first.", "a phase"), {phases[at].label, who(h.seat)})
                   : filled(GameLogWords::tr("%1 acts first."), {who(h.seat)});
    }
};

using T = Telling;
constexpr const char* whole = "%1"; // what fills it is the sentence

constexpr ActionSentence sentencesOfActions[] = {
    {ActionKind::Deploy, NEXUS_TEXT("GameLogWords", "%1 attaches %2 to %3."), {&T::actor, &T::itsCard, &T::itsTarget},
        NEXUS_TEXT("GameLogWords", "%1 attaches %2 to %3 for %4 (%5 left)."), &T::hasTarget},
    {ActionKind::Deploy, NEXUS_TEXT("GameLogWords", "%1 deploys %2 to the %3."),
        {&T::actor, &T::itsCard, &T::itsQuadrant},
        NEXUS_TEXT("GameLogWords", "%1 deploys %2 to the %3 for %4 (%5 left)."), &T::hasQuadrant},
    {ActionKind::Deploy, NEXUS_TEXT("GameLogWords", "%1 deploys %2."), {&T::actor, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 deploys %2 for %4 (%5 left).")},
    {ActionKind::DeployMore, NEXUS_TEXT("GameLogWords", "%1 deploys %2 with it."), {&T::actor, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 deploys %2 with it for %4 (%5 left).")},
    {ActionKind::Evolve, NEXUS_TEXT("GameLogWords", "%1 evolves %2 into %3."), {&T::actor, &T::itsTarget, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 evolves %2 into %3 for %4 (%5 left).")},
    {ActionKind::UseAbility, NEXUS_TEXT("GameLogWords", "%1 uses %2."), {&T::actor, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 uses %2 for %4 (%5 left).")},
    {ActionKind::Attack, NEXUS_TEXT("GameLogWords", "%1 attacks %2 with %3."),
        {&T::actor, &T::ownedTarget, &T::placedCard}},
    {ActionKind::JoinAttack, NEXUS_TEXT("GameLogWords", "%1 joins the attack."), {&T::placedCard}},
    {ActionKind::PlayEvent, NEXUS_TEXT("GameLogWords", "%1 plays %2."), {&T::actor, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 plays %2 for %4 (%5 left).")},
    {ActionKind::Move, NEXUS_TEXT("GameLogWords", "%1 moves %2 to the %3."),
        {&T::actor, &T::itsMoved, &T::itsQuadrant}},
    {ActionKind::FollowUp, NEXUS_TEXT("GameLogWords", "%1 moves on to the %2."), {&T::itsMoved, &T::itsQuadrant}},
    {ActionKind::Pass, NEXUS_TEXT("GameLogWords", "%1 passes."), {&T::actor}},
    {ActionKind::Trigger, NEXUS_TEXT("GameLogWords", "%1 puts %2 on the chain."), {&T::actor, &T::itsCard},
        NEXUS_TEXT("GameLogWords", "%1 puts %2 on the chain for %4 (%5 left).")},
    {ActionKind::EffectDone, NEXUS_TEXT("GameLogWords", "The effect of %1 is left to the players; %2 goes on."),
        {&T::leftCard, &T::actor}},
    {ActionKind::CompleteMission, NEXUS_TEXT("GameLogWords", "%1 marks %2 complete (by hand)."),
        {&T::actor, &T::itsCard}},
    {ActionKind::UseMission, NEXUS_TEXT("GameLogWords", "%1 uses the one-time ability of %2."),
        {&T::actor, &T::itsCard}},
    {ActionKind::Concede, NEXUS_TEXT("GameLogWords", "%1 concedes."), {&T::actor}},
    {ActionKind::Choose, NEXUS_TEXT("GameLogWords", "%1 chooses %2."), {&T::actor, &T::chosenCard}, nullptr,
        &T::hasCard},
    {ActionKind::Choose, NEXUS_TEXT("GameLogWords", "%1 chooses the %2 of %3."),
        {&T::actor, &T::itsLine, &T::otherPlayer}, nullptr, &T::hasQuadrant},
    {ActionKind::Shuffle, NEXUS_TEXT("GameLogWords", "%1 shuffles the deck (by hand)."), {&T::actor}},
    {ActionKind::PutCard, whole, {&T::putSentence}},
    {ActionKind::DrawCards, whole, {&T::drawnByHand}},
    {ActionKind::SetPoints, NEXUS_TEXT("GameLogWords", "%1 has %2 now (by hand)."), {&T::actor, &T::itsPoints}},
    {ActionKind::SetCounters, NEXUS_TEXT("GameLogWords", "%1: %2 has counters of %3 (by hand)."),
        {&T::actor, &T::ownedCard, &T::both}},
    {ActionKind::SetRoundBonus, NEXUS_TEXT("GameLogWords", "%1: %2 has %3 until the end of the round (by hand)."),
        {&T::actor, &T::ownedCard, &T::both}},
    {ActionKind::SetOther, whole, {&T::otherCountersByHand}},
    {ActionKind::InflictImpact, NEXUS_TEXT("GameLogWords", "%1: %2 takes %3 %4 (by hand)."),
        {&T::actor, &T::ownedCard, &T::impact, &T::number}},
    {ActionKind::SetImpact, NEXUS_TEXT("GameLogWords", "%1: %2 has %3 %4 (by hand)."),
        {&T::actor, &T::ownedCard, &T::impact, &T::number}},
    {ActionKind::SetFlag, NEXUS_TEXT("GameLogWords", "%1: %2 is now: %3 (by hand)."),
        {&T::actor, &T::ownedCard, &T::itsFlag}, nullptr, &T::isOn},
    {ActionKind::SetFlag, NEXUS_TEXT("GameLogWords", "%1: %2 is no longer: %3 (by hand)."),
        {&T::actor, &T::ownedCard, &T::itsFlag}},
    {ActionKind::SetMechanic, whole, {&T::mechanicSentence}},
    {ActionKind::SetRange, NEXUS_TEXT("GameLogWords", "%1: %2 has its printed range (by hand)."),
        {&T::actor, &T::ownedCard}, nullptr, &T::isAsPrinted},
    {ActionKind::SetRange, NEXUS_TEXT("GameLogWords", "%1: %2 has the range %3 (by hand)."),
        {&T::actor, &T::ownedCard, &T::itsRange}},
    {ActionKind::Destroy, NEXUS_TEXT("GameLogWords", "%1 destroys %2 (by hand)."), {&T::actor, &T::ownedCard}},
    {ActionKind::CreateToken, NEXUS_TEXT("GameLogWords", "%1 creates the token %2 (%3/%4) in the %5 (by hand)."),
        {&T::actor, &T::itsText, &T::attack, &T::number, &T::itsQuadrant}},
    {ActionKind::Devolve, NEXUS_TEXT("GameLogWords", "%1: %2 goes back to what it evolved from (by hand)."),
        {&T::actor, &T::ownedCard}},
    {ActionKind::NameTarget, NEXUS_TEXT("GameLogWords", "%1 names %2 as the target (by hand)."),
        {&T::actor, &T::ownedCard}},
    {ActionKind::Negate, NEXUS_TEXT("GameLogWords", "%1 negates the effect (by hand)."), {&T::actor}},
    {ActionKind::LookAt, whole, {&T::lookSentence}},
    {ActionKind::SetWindows, NEXUS_TEXT("GameLogWords", "%1 sets the stops for triggered abilities: %2 (by hand)."),
        {&T::actor, &T::itsWindows}},
    {ActionKind::Note, whole, {&T::note}},
};
const std::span<const ActionSentence> Telling::actionSentences = sentencesOfActions;

constexpr HappeningSentence sentencesOfHappenings[] = {
    {HK::Revealed, NEXUS_TEXT("GameLogWords", "%1 reveals %2 (%3)."),
        {&T::player, &T::name, &T::pointsOf<&Revealed::cost>}},
    {HK::FlipTied, whole, {&T::tieSentence}},
    {HK::FlipUndecided, NEXUS_TEXT("GameLogWords", "These decks can never differ: agree who begins."), {}},
    {HK::Decides, NEXUS_TEXT("GameLogWords", "%1 decides who acts first."), {&T::player}},
    {HK::ActsFirst, NEXUS_TEXT("GameLogWords", "%1 acts first."), {&T::player}},
    {HK::RoundBegan, NEXUS_TEXT("GameLogWords", "Round %1 begins."), {&T::numberOf<&RoundBegan::round>}},
    {HK::PhaseBegan, whole, {&T::phaseSentence}},
    {HK::StayedExhausted, NEXUS_TEXT("GameLogWords", "%1 stays exhausted."), {&T::name}},
    {HK::DeckEmpty, NEXUS_TEXT("GameLogWords", "%1 has no card left to draw."), {&T::player}},
    {HK::Fought, NEXUS_TEXT("GameLogWords", "%1 against %2."),
        {&T::numberOf<&Fought::attack>, &T::numberOf<&Fought::defense>}},
    {HK::Destroyed, NEXUS_TEXT("GameLogWords", "%1 is sacrificed."), {&T::name}, &T::is<&Destroyed::sacrificed>},
    {HK::Destroyed, NEXUS_TEXT("GameLogWords", "%1 is destroyed."), {&T::name}},
    {HK::RemovedFromGame, NEXUS_TEXT("GameLogWords", "%1 is removed from the game."), {&T::name}},
    {HK::Suppressed, NEXUS_TEXT("GameLogWords", "%1 is Suppressed."), {&T::name}},
    {HK::Saved, NEXUS_TEXT("GameLogWords", "%1 saves %2."), {&T::savingWord, &T::name}},
    {HK::Withstood, nullptr, {}, &T::is<&Withstood::joined>},
    {HK::Withstood, NEXUS_TEXT("GameLogWords", "%1 withstands."), {&T::name}},
    {HK::Grew, NEXUS_TEXT("GameLogWords", "%1 grows by %2."), {&T::name, &T::numberOf<&Grew::counters>}},
    {HK::ImpactNow, NEXUS_TEXT("GameLogWords", "%1 has %2 %3 of %4."),
        {&T::name, &T::impactWord, &T::numberOf<&ImpactNow::impact>, &T::numberOf<&ImpactNow::defense>}},
    {HK::Spared, NEXUS_TEXT("GameLogWords", "%1 is not destroyed."), {&T::name}},
    {HK::LostPoints, NEXUS_TEXT("GameLogWords", "%1 loses %2."), {&T::player, &T::pointsOf<&LostPoints::points>}},
    {HK::LookedAt, NEXUS_TEXT("GameLogWords", "%1 has looked at the own %2."), {&T::player, &T::lookedPile}, &T::isOwn},
    {HK::LookedAt, NEXUS_TEXT("GameLogWords", "%1 has looked at %3’s %2."),
        {&T::player, &T::lookedPile, &T::lookedWhose}},
    {HK::ToDeck, NEXUS_TEXT("GameLogWords", "%1 is a token and is gone."), {&T::tokenName}, &T::isOfToken},
    {HK::ToDeck, NEXUS_TEXT("GameLogWords", "%1 goes to the bottom of the deck."), {&T::cardToDeck},
        &T::is<&ToDeck::to, DeckPlace::Bottom>},
    {HK::ToDeck, NEXUS_TEXT("GameLogWords", "%1 is shuffled into the deck."), {&T::cardToDeck},
        &T::is<&ToDeck::to, DeckPlace::Shuffled>},
    {HK::ToDeck, NEXUS_TEXT("GameLogWords", "%1 goes on top of the deck."), {&T::cardToDeck}},
    {HK::Fetched, NEXUS_TEXT("GameLogWords", "%1 takes %2 into the hand."), {&T::player, &T::seenName}},
    {HK::Recovered, NEXUS_TEXT("GameLogWords", "%1 comes back from the discard pile."), {&T::name}},
    {HK::MissionComplete, nullptr, {}, &T::isSaid<ActionKind::CompleteMission>},
    {HK::MissionComplete, NEXUS_TEXT("GameLogWords", "The challenge of %1 is met."), {&T::name}},
    {HK::GotPoints, NEXUS_TEXT("GameLogWords", "%1 gains %2."), {&T::player, &T::pointsOf<&GotPoints::points>}},
    {HK::MadeReady, NEXUS_TEXT("GameLogWords", "%1 becomes ready."), {&T::name}},
    {HK::Tired, NEXUS_TEXT("GameLogWords", "%1 becomes exhausted."), {&T::name}, &T::is<&Tired::byText>},
    {HK::CameIntoPlay, NEXUS_TEXT("GameLogWords", "%1 comes into play."), {&T::name}},
    {HK::Shown, NEXUS_TEXT("GameLogWords", "%1 reveals %2."), {&T::player, &T::name}},
    {HK::ToHand, NEXUS_TEXT("GameLogWords", "%1 is a token and is gone."), {&T::tokenName}, &T::isOfToken},
    {HK::ToHand, NEXUS_TEXT("GameLogWords", "%1 returns to the hand."), {&T::name}},
    {HK::LostState, nullptr, {}, &T::is<&LostState::had, false>},
    {HK::LostState, NEXUS_TEXT("GameLogWords", "%1 has lost %2."), {&T::name, &T::wordOf<&LostState::state>}},
    {HK::GotState, NEXUS_TEXT("GameLogWords", "%1 has %2 now."), {&T::name, &T::wordOf<&GotState::state>}},
    {HK::GotCounters, NEXUS_TEXT("GameLogWords", "%1 gets counters of %2."), {&T::name, &T::strength<GotCounters>}},
    {HK::LostCounters, NEXUS_TEXT("GameLogWords", "%1 loses counters of %2."), {&T::name, &T::strength<LostCounters>}},
    {HK::Strengthened, nullptr, {}, &T::changesNothing<Strengthened>},
    {HK::Strengthened, NEXUS_TEXT("GameLogWords", "%1 gets %2 until the end of the round."),
        {&T::name, &T::strength<Strengthened>}},
    {HK::GotBonus, nullptr, {}, &T::changesNothing<GotBonus>},
    {HK::GotBonus, NEXUS_TEXT("GameLogWords", "%1 gets %2."), {&T::name, &T::strength<GotBonus>}},
    {HK::GotKeywords, NEXUS_TEXT("GameLogWords", "%1 gains %2."), {&T::name, &T::keywords}},
    {HK::LostKeywords, NEXUS_TEXT("GameLogWords", "%1 loses all keywords."), {&T::name},
        &T::is<&LostKeywords::keywords, allKeywords>},
    {HK::LostKeywords, NEXUS_TEXT("GameLogWords", "%1 loses %2."), {&T::name, &T::keywords}},
    {HK::Blank, NEXUS_TEXT("GameLogWords", "The rule box of %1 is blank."), {&T::name}},
    {HK::Forbidden, whole, {&T::forbiddenSentence}},
    {HK::GotText, NEXUS_TEXT("GameLogWords", "%1 gains an ability."), {&T::name}},
    {HK::Unsuppressed, NEXUS_TEXT("GameLogWords", "%1 is no longer Suppressed."), {&T::name}},
    {HK::Mode, whole, {&T::modeSentence}},
    {HK::RangeChanged, NEXUS_TEXT("GameLogWords", "The Range of %1 is %2 now."), {&T::name, &T::range}},
    {HK::Reattached, whole, {&T::attachedSentence}},
    {HK::Redirected, NEXUS_TEXT("GameLogWords", "The attack now goes against %1."), {&T::name}},
    {HK::ChoseKeyword, NEXUS_TEXT("GameLogWords", "%1 chooses the keyword %2."), {&T::player, &T::keyword}},
    {HK::Declined, NEXUS_TEXT("GameLogWords", "%1 does not do what %2 offers."), {&T::player, &T::name}},
    {HK::NotSo, whole, {&T::notSoSentence}},
    {HK::Kept, NEXUS_TEXT("GameLogWords", "There is no room for %1."), {&T::name}, &T::is<&Kept::deeds, 0U>},
    {HK::Kept, whole, {&T::forbiddenSentence}},
    {HK::Noted, NEXUS_TEXT("GameLogWords", "It holds for the rest of the round."), {},
        &T::is<&Noted::when, Later::ThisRound>},
    {HK::Noted, NEXUS_TEXT("GameLogWords", "The rest comes at the end of the round."), {},
        &T::is<&Noted::when, Later::RoundEnd>},
    {HK::Noted, NEXUS_TEXT("GameLogWords", "The rest comes as the next round begins."), {},
        &T::is<&Noted::when, Later::NextRound>},
    {HK::Noted, NEXUS_TEXT("GameLogWords", "%1 has the initiative in the next round."), {&T::player}},
    {HK::NoToken, NEXUS_TEXT("GameLogWords", "There is no room for the token of %1."), {&T::name}},
    {HK::FoundNone, NEXUS_TEXT("GameLogWords", "%1 takes no card of the deck."), {&T::player}},
    {HK::Shuffled, nullptr, {}, &T::isSaid<ActionKind::FlipInitiative, ActionKind::Shuffle>},
    {HK::Shuffled, NEXUS_TEXT("GameLogWords", "%1 shuffles the deck."), {&T::player}},
    {HK::OtherCounters, whole, {&T::otherCounters}},
    {HK::Healed, NEXUS_TEXT("GameLogWords", "%1 loses %2 %3."),
        {&T::name, &T::numberOf<&Healed::impact>, &T::impactWord}},
    {HK::LeftPlay, NEXUS_TEXT("GameLogWords", "%1 goes along to the discard pile."), {&T::name}},
    {HK::OnChain, NEXUS_TEXT("GameLogWords", "It is link %1."), {&T::numberOf<&OnChain::link>}},
    {HK::Resolving, NEXUS_TEXT("GameLogWords", "Link %1 resolves: %2."), {&T::numberOf<&Resolving::link>, &T::name}},
    {HK::Fizzled, NEXUS_TEXT("GameLogWords", "%1 is gone and does not attack."), {&T::name},
        &T::is<&Fizzled::attackerGone>},
    {HK::Fizzled, NEXUS_TEXT("GameLogWords", "%1 does nothing: its target is gone."), {&T::name}},
    {HK::Moved, nullptr, {}, &T::isSaid<ActionKind::Move>},
    {HK::Moved, NEXUS_TEXT("GameLogWords", "%1 moves to the %2."), {&T::moved, &T::quadrantOf<&Moved::to>}},
    {HK::Deployed, nullptr, {}, &T::isCreatedBySaying},
    {HK::Deployed, NEXUS_TEXT("GameLogWords", "%1 is created in the %2."), {&T::name, &T::quadrantOf<&Deployed::to>}},
    {HK::Paid, NEXUS_TEXT("GameLogWords", "%1 pays %2 (%3 left)."),
        {&T::player, &T::pointsOf<&Paid::points>, &T::numberOf<&Paid::left>}, &T::isSaid<ActionKind::Choose>},
    {HK::Discarded, NEXUS_TEXT("GameLogWords", "%1 is discarded."), {&T::name},
        &T::is<&Discarded::how, Discarding::FromHand>},
    {HK::Discarded, NEXUS_TEXT("GameLogWords", "%1 goes from the deck to the discard pile."), {&T::name},
        &T::is<&Discarded::how, Discarding::FromDeck>},
    {HK::Discarded, NEXUS_TEXT("GameLogWords", "%1 goes from the deck to the discard pile."), {&T::name},
        &T::is<&Discarded::how, Discarding::FromDeckSaid>},
    {HK::WasNegated, NEXUS_TEXT("GameLogWords", "%1 has no effect."), {&T::name}},
    {HK::Eliminated,
        NEXUS_TEXT("GameLogWords", "Frontline Supremacy: %1 has nobody in the front row and is out of the game."),
        {&T::player}},
    {HK::LostByDraw, NEXUS_TEXT("GameLogWords", "%1 cannot draw and loses."), {&T::player}},
    {HK::Won, NEXUS_TEXT("GameLogWords", "%1 wins."), {&T::player}},
    {HK::NobodyWon, NEXUS_TEXT("GameLogWords", "The game ends without a winner."), {}},
};
const std::span<const HappeningSentence> Telling::happeningSentences = sentencesOfHappenings;

} // namespace

ToldAction toldAction(const GameState& after, const Action& action, const Happenings& told, SeatIndex reader)
{
    return Telling{after, action, told, reader}.whole();
}

} // namespace nexus::app
