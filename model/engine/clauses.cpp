// What single clauses of texts do to cards in play and to points.
#include "model/engine/clauses.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

namespace nexus::model {

using namespace happened;

namespace {

// "Gain CP equal to that card's CP cost."
bool saysItsCost(const Script& script)
{
    return std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        const auto of = node.count > 0 ? script.node(script.links[node.first]) : ScriptNode{};
        return node.op == Op::PrintedCost && of.op == Op::It &&
               (of.number == form::It::ThatAsset || of.number == form::It::ThatCard);
    });
}

// "Draw a card. If it is a Construct, …"
bool asksWhatItIs(const Script& script)
{
    return std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        const auto of = node.op == Op::IfOf ? script.node(script.links[node.first]) : ScriptNode{};
        return of.op == Op::It && of.number == form::It::It;
    });
}

// Whether it goes on about the card that was drawn.
bool saysThatCard(const Script& script)
{
    return std::ranges::any_of(script.nodes, [](const ScriptNode& node) {
        return node.op == Op::IfIsCard || node.op == Op::CostReveal || node.op == Op::DiscardIt;
    });
}

} // namespace

// What a clause is done to, each; false while somebody is asked. `alsoGone`: where it lies in a discard pile by now,
// too; `alsoInHand`: or in a hand, or in a deck by now.
bool Clauses::toEach(const Script& script, NodeId group, EachCard work, bool alsoGone, bool alsoInHand)
{
    auto cards = m_choices.chosen(script, group);
    if (!cards)
        return false;
    const auto op = script.op(group);
    if (op == Op::It)
        m_referents.findMeant(script, script.number(group), alsoGone || alsoInHand, *cards);
    if (op == Op::It && script.number(group) == form::It::DestroyedSo)
        *cards = m_referents.fallenOf(m_state.process.it);
    // "Remove two cards in your discard pile from the game. If you do, it gets …": not the cards.
    const auto isPiled = [&](CardId card) { return !isInPlay(m_state.cards[card].zone); };
    if (op == Op::It && script.number(group) == form::It::It && !alsoGone && !alsoInHand && !cards->empty() &&
        std::ranges::all_of(*cards, isPiled) && m_state.process.namedAs == NamedAs::Piled) {
        cards->clear();
        const auto it = m_state.effect.kind == EffectKind::Link      ? m_referents.subject(script)
                        : m_state.effect.kind == EffectKind::Ability ? speaker(script).self()
                                                                     : noCard;
        if (it != noCard)
            cards->push_back(it);
    }
    const bool upgrade = op == Op::This && script.number(group) == form::This::Upgrade;
    if ((op != Op::This && op != Op::Host) || upgrade) { // of an Upgrade "it" is not what bears it
        m_referents.rememberWithin(script, group, *cards);
        m_referents.nameIt(*cards);
    }
    const bool several = op == Op::Each || op == Op::Plural || op == Op::EachOfYours || op == Op::EachOfTheirs;
    if (several || m_choices.wantedOf(script, group) > 1 || op == Op::UpTo)
        m_referents.markLast(&Spoken::several);
    if (several)
        m_state.process.namedAs = NamedAs::Several;
    m_state.process.did = cards->size() >= m_choices.wantedOf(script, group);
    std::vector<Target> targets;
    for (const auto card : *cards)
        targets.push_back({card, m_state.cards[card].visits});
    std::ranges::stable_partition(targets, // what is attached goes before what it is attached to
        [&](const Target& target) { return m_state.cards[target.card].zone == Zone::Attached; });
    const auto inDeck = [&](Zone zone) { return zone == Zone::Deck; };
    for (const auto& target : targets) { // one may be gone because of another
        const auto& card = m_state.cards[target.card];
        if (isUntouched(m_state, target.card, m_state.process.seat)) {
            m_table.tellKept(target.card, ToBeAffectedByThem);
            continue;
        }
        if (card.visits == target.visits && (isInPlay(card.zone) || (alsoGone && card.zone == Zone::Discard) ||
                                                (alsoInHand && (card.zone == Zone::Hand || inDeck(card.zone)))))
            work(target.card);
    }
    return true;
}

// "… equal to its Attack": of each of them by itself, before anything is done to one.
bool Clauses::toEachBySo(
    const Script& script, NodeId group, NodeId amount, const std::function<void(CardId, int)>& work)
{
    const auto op = script.op(group);
    const auto isOfThem = [&](const ScriptNode& node) {
        return (node.op == Op::It && node.number == form::It::It) ||
               (node.op == Op::Here && node.number == form::Here::Its) ||
               (node.op == Op::SameQuadrant && node.number == form::SameQuadrant::That) ||
               ((node.op == Op::InColumn || node.op == Op::InRow) && node.number == form::InRow::Its);
    };
    const auto begin = script.nodes.begin();
    if (op == Op::This || op == Op::Host || op == Op::It ||
        std::none_of(begin + amount, begin + script.endOf(amount), isOfThem)) {
        const int value = amountOf(speaker(script), amount);
        return toEach(script, group, [&](CardId card) { work(card, value); });
    }
    const auto cards = m_choices.chosen(script, group);
    if (!cards)
        return false;
    std::vector<std::pair<CardId, int>> values;
    for (const auto card : *cards)
        values.emplace_back(
            card, ofEach(speaker(script), card, [&](const Speaker& of) { return amountOf(of, amount); }));
    return toEach(script, group, [&](CardId card) {
        const auto it = std::ranges::find(values, card, &std::pair<CardId, int>::first);
        if (it != values.end())
            work(card, it->second);
    });
}

// "Return this card to your hand", of an Event that is being played.
bool Clauses::isOfPlayedEvent(const Script& script, NodeId group) const
{
    return script.op(group) == Op::This && m_state.cards[m_state.process.source].zone == Zone::Playing;
}

// "If you do" is yes where it has changed one of them, or as many as it says.
bool Clauses::toEachToChange(const Script& script, NodeId group, EachCard work)
{
    std::size_t changed = 0;
    const bool done = toEach(script, group, [&](CardId card) {
        const auto before = m_state.cards[card];
        work(card);
        changed += m_state.cards[card] == before ? 0 : 1;
    });
    if (done)
        m_state.process.did = changed >= m_choices.wantedOf(script, group);
    return done;
}

// "Each player sacrifices …": all at once, when everyone has chosen among equals.
template <> bool Clauses::carry<Op::PlayerSacrifices>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto what = script.at(node, 1);
    std::vector<CardId> cards;
    bool all = true; // as many as it says, of each
    for (const auto seat : *players) {
        const bool choosing = script.op(what) == Op::Highest || script.op(what) == Op::OneTheirs;
        auto own = choosing ? highest(speaker(script), what, seat)
                            : described(speaker(script), script.at(what, 0), seat);
        const auto count = script.op(what) == Op::OneTheirs && script.number(what) == form::OneTheirs::Several
                               ? static_cast<std::size_t>(std::max(0, script.number(script.at(what, 1))))
                               : std::size_t{1};
        if (choosing && own.size() > count) {
            const auto some = m_choices.picked(
                script, {.seat = seat, .node = what, .whose = seat, .zone = Zone::Field}, count, count);
            if (!some)
                return false;
            own = *some;
        }
        all = all && (!choosing || own.size() >= count);
        cards.insert(cards.end(), own.begin(), own.end());
    }
    for (const auto card : cards) // also whom nobody had to choose: "the sacrificed unit's CP cost"
        if (std::ranges::none_of(m_state.process.named,
                [&](const Named& named) { return named.node == what && named.target.card == card; }))
            m_state.process.named.push_back(
                {.node = what, .target = {card, m_state.cards[card].visits}, .seat = m_state.cards[card].owner});
    m_state.process.did = !cards.empty() && all;
    m_referents.nameIt(cards);
    if (script.number(node) == form::PlayerSacrifices::Chooses) // they are only chosen
        return true;
    for (const auto card : cards) {
        if (!isInPlay(m_state.cards[card].zone)) // an Upgrade may have gone along
            continue;
        const bool spared = card < m_state.held.size() && m_state.held[card].noTiring &&
                            m_state.cards[card].owner != m_state.process.seat;
        if (script.number(node) == form::PlayerSacrifices::Exhausts) {
            if (spared)
                m_table.tellKept(card, ToBeTiredByOthers);
            else
                m_table.exhaust(card, true);
        } else if (script.number(node) == form::PlayerSacrifices::Returns) {
            m_table.tellCard(ToHand{}, card, m_state.process.source);
            m_table.leavePlay(card, Zone::Hand);
        } else if (script.number(node) == form::PlayerSacrifices::Destroys) {
            m_harm.destroy(card, doer());
        } else {
            m_harm.sacrifice(card, script.number(node) == form::PlayerSacrifices::Sacrifices);
        }
    }
    if (script.number(node) < form::PlayerSacrifices::Exhausts) {
        m_referents.keepIt(script);
        m_state.process.namedAs = NamedAs::GivenUp;
    }
    return true;
}

// "Each player chooses two units they control and sacrifices the rest": all at once.
template <> bool Clauses::carry<Op::KeepsOf>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto what = script.at(node, 2);
    const auto kept = static_cast<std::size_t>(std::max(0, script.number(script.at(node, 1))));
    std::vector<CardId> rest;
    for (const auto seat : *players) {
        const auto own = described(speaker(script), what, seat);
        if (own.size() <= kept)
            continue;
        const auto keeps = m_choices.picked(
            script, {.seat = seat, .node = node, .whose = seat, .zone = Zone::Field}, kept, kept);
        if (!keeps)
            return false;
        std::ranges::copy_if(own, std::back_inserter(rest),
            [&](CardId card) { return std::ranges::find(*keeps, card) == keeps->end(); });
    }
    m_state.process.did = !rest.empty();
    m_referents.nameIt(rest);
    for (const auto card : rest)
        if (isInPlay(m_state.cards[card].zone)) {
            if (script.number(node) == form::KeepsOf::Destroys)
                m_harm.destroy(card, doer());
            else
                m_harm.sacrifice(card, script.number(node) == form::KeepsOf::Sacrifices);
        }
    return true;
}

// The Event that is played, or that targets what the text is about.
CardId Clauses::eventOfCause() const
{
    const auto& cause = m_state.effect.cause;
    const bool targets = cause.is<Targeted>();
    return targets ? cause.other : cause.card;
}

// The Event that is being played, the ability that is being used or waits on the chain: what the text was triggered by.
void Clauses::cancel(bool event)
{
    const auto& cause = m_state.effect.cause;
    if (cause.is<Targeted>())
        return cancelBy(cause.other);
    auto& declared = m_state.declared;
    auto* effect = declared.card == cause.card && declared.kind == (event ? EffectKind::Event : EffectKind::Ability)
                       ? &declared
                       : nullptr;
    for (auto& link : m_state.chain)
        if (event && cause.is<EventPlayed>() && link.card == cause.card)
            effect = &link;
        else if (!event && cause.is<OnChain>() && link.card == cause.card &&
                 link.ability == cause.as<OnChain>().ability)
            effect = &link;
    m_state.process.did = effect && !effect->negated;
    if (effect)
        effect->negated = true;
}

// What the card is about to do: the declared action, or the newest link of it.
void Clauses::cancelBy(CardId card)
{
    auto* effect = m_state.declared.card == card && m_state.declared.kind != EffectKind::Attack ? &m_state.declared
                                                                                                : nullptr;
    for (auto& link : m_state.chain)
        if (link.card == card)
            effect = &link;
    m_state.process.did = effect && !effect->negated;
    if (effect)
        effect->negated = true;
}

void Clauses::gainPoints(int points)
{
    m_state.players[m_state.process.seat].points += points;
    m_state.process.did = points > 0;
    m_table.tell(GotPoints{points}, m_state.process.seat);
}

// The card that is drawn is "it" where the text goes on about it.
void Clauses::drawAndName(const Script& script, int count)
{
    auto& process = m_state.process;
    const auto before = m_table.pile(process.seat, Zone::Hand).size();
    drawByText(process.seat, count);
    const auto came = static_cast<int>(m_table.pile(process.seat, Zone::Hand).size() - before);
    process.did = count > 0 && came >= count;
    const bool alone = !process.spoke; // nothing else spoken of
    const bool asks = alone && asksWhatItIs(script);
    if (count != 1 || !(saysThatCard(script) || asks || (alone && saysItsCost(script))))
        return;
    const auto& hand = m_table.pile(process.seat, Zone::Hand);
    if (came < 1)
        m_referents.nameIt({}); // there was none to draw
    else if (!hand.empty())
        m_referents.nameIt({hand.back()});
}

template <> bool Clauses::carry<Op::PickOut>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [](CardId) {});
}

template <> bool Clauses::carry<Op::PickQuadrant>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (!m_choices.quadrantsChosen(script, script.at(node, 0)))
        return false;
    if (const auto* named = m_choices.valueOf(script.at(node, 0))) {
        process.it.clear();
        process.placeSeat = named->seat;
        process.place = named->quadrant;
        auto& source = m_state.cards[process.source];
        if (source.zone == Zone::Loadout && script.op(script.at(rootNode, 0)) == Op::WhenEnters) { // an Asset's own
            source.quadrant = named->quadrant;
            m_table.holds.spoil();
        }
    }
    return true;
}

template <> bool Clauses::carry<Op::LoseAndGain>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        auto held = grantOf(script, script.at(node, 2));
        held.lost = keywordsOf(script, script.at(node, 1));
        m_changes.last(card, held, script, script.at(node, 3));
    });
}

template <> bool Clauses::carry<Op::Redirect>(const Script& script, NodeId node)
{
    bool redirected = false;
    auto& declared = m_state.declared;
    if (!toEach(script, script.at(node, 0), [&](CardId card) {
            if (declared.kind != EffectKind::Attack || m_state.cards[card].zone != Zone::Field || redirected)
                return;
            if (isKeptFrom(m_state, declared.card, card))
                return;
            declared.targets[0] = {card, m_state.cards[card].visits};
            redirected = true;
            m_table.tellCard(Redirected{}, card, declared.card);
        }))
        return false;
    m_state.process.did = redirected;
    return true;
}

template <> bool Clauses::carry<Op::PickOpponent>(const Script&, NodeId node)
{
    const auto players = m_choices.opponent(node, m_choices.opponentsOf(m_state.process.seat));
    if (players)
        m_state.process.did = !players->empty();
    return players.has_value();
}

template <> bool Clauses::carry<Op::PickKeyword>(const Script&, NodeId node)
{
    if (!m_choices.valueOf(node))
        return m_choices.ask(ChoiceKind::Keyword, node), false;
    return true;
}

template <> bool Clauses::carry<Op::Draw>(const Script& script, NodeId node)
{
    drawAndName(script, amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::DrawEqual>(const Script& script, NodeId node)
{
    drawAndName(script, amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::Gain>(const Script& script, NodeId node)
{
    gainPoints(amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::GainEqual>(const Script& script, NodeId node)
{
    gainPoints(amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::Get>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.strengthen(card, bonusOf(script, script.at(node, 1)), script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::AttackBecomes>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        if (script.number(node) == form::AttackBecomes::Doubled)
            return m_changes.strengthen(card, {attackOf(m_state, card), 0}, script, script.at(node, 2));
        const int wanted = script.number(script.at(node, 1));
        m_changes.strengthen(card,
            script.number(node) == form::AttackBecomes::Defense ? Bonus{0, wanted - defenseOf(m_state, card)}
                                                                : Bonus{wanted - attackOf(m_state, card), 0},
            script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::BaseBecomes>(const Script& script, NodeId node)
{
    const auto of = script.op(script.at(node, 1)) == Op::Value ? script.at(script.at(script.at(node, 1), 0), 0)
                                                               : NodeId{0};
    if (const auto cards = of == 0 ? std::nullopt : knownGroup(speaker(script), of); cards && cards->empty()) {
        m_state.process.did = false; // as much as that of nobody
        return true;
    }
    const int base = amountOf(speaker(script), script.at(node, 1));
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.setBase(card, script.number(node) == form::BaseBecomes::Defense ? BaseOf::Defense : BaseOf::Attack,
            base, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::GainKeywords>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0),
        [&](CardId card) { m_changes.last(card, grantOf(script, script.at(node, 1)), script, script.at(node, 2)); });
}

template <> bool Clauses::carry<Op::LoseKeywords>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.last(card, {.lost = keywordsOf(script, script.at(node, 1))}, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::Forbid>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.last(card, prohibition(script, script.at(node, 1)), script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::IgnoreKeywords>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.last(card, {.ignored = keywordsOf(script, script.at(node, 1))}, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::NextDestruction>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.beginLasting(
            {.target = {card, m_state.cards[card].visits}, .held = {}, .untilRound = m_state.round, .spared = true});
    });
}

template <> bool Clauses::carry<Op::MayPay>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    const bool useless = !canBeDone(speaker(script), script.at(node, 1));
    if (!said && (useless || !canPay(speaker(script), script.at(node, 0), false))) {
        process.did = false;
        declined(script, node);
        return true;
    }
    if (!said) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    process.did = said->value == 1;
    if (process.did) {
        if (!m_payments.costsChosen(script, script.at(node, 0)))
            return false;
        process.did = m_payments.isPayable(script, script.at(node, 0));
        if (!process.did)
            return true;
        m_payments.payAll(script, script.at(node, 0), false);
        process.did = !std::exchange(process.kept, false);
        if (!process.did)
            return true;
        leaveOutOther(script, process.agenda.size() - 1, true);
        process.agenda.insert(process.agenda.end() - 1, script.at(node, 1));
    } else {
        declined(script, node);
    }
    return true;
}

template <> bool Clauses::carry<Op::DrawPer>(const Script& script, NodeId node)
{
    drawAndName(script, amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::GainPer>(const Script& script, NodeId node)
{
    gainPoints(amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::PutCountersPer>(const Script& script, NodeId node)
{
    const int count = amountOf(speaker(script), script.at(node, 0));
    return toEachBySo(script, script.at(node, 2), script.at(node, 3), [&](CardId card, int times) {
        if (count * times > 0)
            m_changes.putCounters(card, bonusOf(script, script.at(node, 1)), count * times);
    });
}

template <> bool Clauses::carry<Op::GetAndGain>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.strengthen(card, bonusOf(script, script.at(node, 1)), script, script.at(node, 3));
        m_changes.last(card, grantOf(script, script.at(node, 2)), script, script.at(node, 3));
    });
}

template <> bool Clauses::carry<Op::Sacrifice>(const Script& script, NodeId node)
{
    const bool done = toEach(script, script.at(node, 0), [&](CardId card) { m_harm.sacrifice(card); });
    if (done) {
        m_referents.keepIt(script);
        m_state.process.namedAs = NamedAs::GivenUp;
    }
    return done;
}

template <> bool Clauses::carry<Op::Unsuppress>(const Script& script, NodeId node)
{
    return toEachToChange(script, script.at(node, 0), [&](CardId card) {
        if (m_state.cards[card].is(CardFlag::Suppressed))
            m_table.tellCard(Unsuppressed{}, card);
        m_state.cards[card].set(CardFlag::Suppressed, false);
    });
}

template <> bool Clauses::carry<Op::OpponentsCannot>(const Script& script, NodeId node)
{
    const auto players = script.at(node, 0) != 0 ? m_choices.playersOf(script, script.at(node, 0))
                                                 : std::optional(m_choices.opponentsOf(m_state.process.seat));
    if (!players)
        return false;
    for (const auto seat : *players) {
        auto& other = m_state.players[seat];
        other.noMoreEvents = other.noMoreEvents || script.number(node) != form::OpponentsCannot::UseActives;
        other.noMoreActives = other.noMoreActives || script.number(node) != form::OpponentsCannot::PlayEvents;
    }
    return true;
}

template <> bool Clauses::carry<Op::ActivesCost>(const Script&, NodeId node)
{
    m_state.costClauses.push_back(clauseAt(node));
    return true;
}

template <> bool Clauses::carry<Op::NextDeploysFront>(const Script& script, NodeId node)
{
    return carry<Op::ActivesCost>(script, node);
}

template <> bool Clauses::carry<Op::NextActiveCosts>(const Script& script, NodeId node)
{
    return carry<Op::ActivesCost>(script, node);
}

template <> bool Clauses::carry<Op::NextCosts>(const Script& script, NodeId node)
{
    return carry<Op::ActivesCost>(script, node);
}

template <> bool Clauses::carry<Op::GetPer>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const auto times = ofEach(
            speaker(script), card, [&](const Speaker& of) { return countAsLeft(of, script.at(node, 3)); });
        const auto [attack, defense] = bonusOf(script, script.at(node, 1));
        m_changes.strengthen(card, {attack * times, defense * times}, script, script.at(node, 2));
    });
}

template <> bool Clauses::carry<Op::PutCounters>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 2), [&](CardId card) {
        m_changes.putCounters(card, bonusOf(script, script.at(node, 1)), amountOf(speaker(script), script.at(node, 0)));
    });
}

template <> bool Clauses::carry<Op::PutCountersEqual>(const Script& script, NodeId node)
{
    return toEachBySo(script, script.at(node, 1), script.at(node, 2),
        [&](CardId card, int count) { m_changes.putCounters(card, bonusOf(script, script.at(node, 0)), count); });
}

template <> bool Clauses::carry<Op::Inflict>(const Script& script, NodeId node)
{
    const auto hurt = [&](CardId card, int amount) {
        if (amount > 0 && m_state.factsOf(card).hasDefense)
            m_harm.inflict(card, amount, doer());
    };
    // "Equal to its Attack on target enemy unit": of an Event, whose else?
    const bool ofThem = script.number(node) == form::Inflict::Equal ||
                        (m_state.factsOf(m_state.process.source).role == CardRole::Event && !m_state.process.spoke);
    if (ofThem)
        return toEachBySo(script, script.at(node, 1), script.at(node, 0), hurt);
    const int amount = amountOf(speaker(script), script.at(node, 0));
    return toEach(script, script.at(node, 1), [&](CardId card) { hurt(card, amount); });
}

template <> bool Clauses::carry<Op::InflictPer>(const Script& script, NodeId node)
{
    const int each = script.number(script.at(node, 0));
    return toEachBySo(script, script.at(node, 1), script.at(node, 2), [&](CardId card, int times) {
        if (each * times > 0 && m_state.factsOf(card).hasDefense)
            m_harm.inflict(card, each * times, doer());
    });
}

template <> bool Clauses::carry<Op::GetEqual>(const Script& script, NodeId node)
{
    const bool defense = script.number(node) == form::GetEqual::Defense;
    return toEachBySo(script, script.at(node, 0), script.at(node, 2), [&](CardId card, int value) {
        m_changes.strengthen(card, defense ? Bonus{0, value} : Bonus{value, 0}, script, script.at(node, 1));
    });
}

// At the same time.
template <> bool Clauses::carry<Op::InflictBoth>(const Script& script, NodeId node)
{
    const auto first = m_choices.chosen(script, script.at(node, 1));
    if (!first)
        return false;
    m_referents.nameIt(*first);
    const auto others = m_choices.chosen(script, script.at(node, 3));
    if (!others)
        return false;
    std::vector<std::pair<Target, int>> all;
    for (const auto card : *first)
        all.push_back({{card, m_state.cards[card].visits}, amountOf(speaker(script), script.at(node, 0))});
    for (const auto card : *others)
        all.push_back({{card, m_state.cards[card].visits}, amountOf(speaker(script), script.at(node, 2))});
    m_state.process.did = !all.empty();
    for (const auto& [target, amount] : all)
        if (const auto& card = m_state.cards[target.card]; amount > 0 && card.visits == target.visits &&
                                                           isInPlay(card.zone) &&
                                                           m_state.factsOf(target.card).hasDefense)
            m_harm.inflict(target.card, amount, doer());
    return true;
}

template <> bool Clauses::carry<Op::Heal>(const Script& script, NodeId node)
{
    return toEachToChange(
        script, script.at(node, 0), [&](CardId card) { m_changes.heal(card, m_state.cards[card].impact); });
}

template <> bool Clauses::carry<Op::HealSome>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (script.op(script.at(node, 0)) == Op::UpToNumber && !m_choices.valueOf(script.at(node, 0))) {
        const auto cards = m_choices.chosen(script, script.at(node, 1));
        if (!cards)
            return false;
        if (std::ranges::none_of(*cards, [&](CardId card) { return m_state.cards[card].impact > 0; }))
            return process.did = false, true;
        return m_choices.ask(ChoiceKind::Number, script.at(node, 0)), false;
    }
    const int amount = amountOf(speaker(script), script.at(node, 0));
    const bool healed = toEachToChange(script, script.at(node, 1), [&](CardId card) { m_changes.heal(card, amount); });
    process.did = process.did && amount > 0;
    return healed;
}

template <> bool Clauses::carry<Op::Destroy>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    std::size_t destroyed = 0;
    std::vector<Target> keepers; // of others: after those that go with them
    const auto destroy = [&](CardId card) { destroyed += m_harm.destroy(card, doer()) ? 1 : 0; };
    const bool done = toEach(script, script.at(node, 0), [&](CardId card) {
        if (std::ranges::find(m_state.facts->preventing, card) != m_state.facts->preventing.end())
            keepers.push_back({card, m_state.cards[card].visits});
        else
            destroy(card);
    });
    for (const auto& keeper : keepers)
        if (m_state.cards[keeper.card].visits == keeper.visits && isInPlay(m_state.cards[keeper.card].zone))
            destroy(keeper.card);
    if (done) {
        process.did = destroyed >= m_choices.wantedOf(script, script.at(node, 0));
        m_referents.keepIt(script);
        const auto isGone = [&](const Target& target) { return m_state.cards[target.card].zone == Zone::Discard; };
        if (!process.it.empty() && std::ranges::all_of(process.it, isGone))
            process.namedAs = NamedAs::GivenUp;
    }
    return done;
}

template <> bool Clauses::carry<Op::Remove>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (script.op(script.at(node, 0)) == Op::This &&
        m_state.cards[process.source].zone == Zone::Playing) { // an Event itself
        m_table.tell(RemovedFromGame{}, process.seat, process.source, process.source);
        m_table.put(process.source, Zone::Removed);
        return true;
    }
    return toEach(
        script, script.at(node, 0),
        [&](CardId card) {
            m_table.tellCard(RemovedFromGame{}, card, doer());
            m_table.sendTo(card, Zone::Removed);
        },
        true, true);
}

template <> bool Clauses::carry<Op::ToHand>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (isOfPlayedEvent(script, script.at(node, 0))) {
        m_table.tellCard(ToHand{}, process.source, process.source);
        m_table.put(process.source, Zone::Hand);
        return true;
    }
    const bool done = toEach(
        script, script.at(node, 0),
        [&](CardId card) {
            m_table.tellCard(ToHand{}, card, process.source);
            m_table.sendTo(card, Zone::Hand);
        },
        true);
    if (done && script.op(script.at(node, 0)) != Op::It)
        process.namedAs = NamedAs::GivenUp;
    return done;
}

template <> bool Clauses::carry<Op::PutInDeck>(const Script& script, NodeId node)
{
    const int where = script.number(node);
    const auto putIn = [&](CardId card) {
        if (where != form::PutInDeck::Shuffled)
            return m_table.toDeck(card, where == form::PutInDeck::Bottom);
        m_table.tellCard(ToDeck{DeckPlace::Shuffled}, card);
        m_table.sendTo(card, Zone::Deck);
        if (m_state.cards[card].zone == Zone::Deck)
            m_table.shuffleDeck(m_state.cards[card].owner);
    };
    if (isOfPlayedEvent(script, script.at(node, 0))) {
        putIn(m_state.process.source);
        return true;
    }
    return toEach(script, script.at(node, 0), putIn, true, true);
}

template <> bool Clauses::carry<Op::TakeCounters>(const Script& script, NodeId node)
{
    bool some = false;
    const auto bonus = bonusOf(script, script.at(node, 1));
    const int count = script.number(script.at(node, 0));
    const bool done = toEach(script, script.at(node, 2), [&](CardId id) {
        const bool has = countersOf(m_state.cards[id], bonus) >= count;
        if (has)
            m_changes.putCounters(id, bonus, -count);
        some = some || has;
    });
    if (done)
        m_state.process.did = some;
    return done;
}

template <> bool Clauses::carry<Op::EraseCounters>(const Script& script, NodeId node)
{
    return toEachToChange(script, script.at(node, 0), [&](CardId id) {
        auto& card = m_state.cards[id];
        if (script.number(node) == form::EraseCounters::OfKind) { // of one kind
            const auto bonus = bonusOf(script, script.at(node, 1));
            if (const int count = countersOf(card, bonus); count > 0)
                m_changes.putCounters(id, bonus, -count);
            return;
        }
        if (card.attack == 0 && card.defense == 0 && card.counters == 0)
            return;
        std::erase_if(m_state.markers, [&](const Marker& marker) { return marker.target.card == id; });
        m_table.tellCard(GotCounters{.attack = -card.attack, .defense = -card.defense}, id);
        card.attack = card.defense = card.counters = 0;
    });
}

// Who pays is spared.
template <> bool Clauses::carry<Op::Unless>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    const bool theirs = script.number(node) != form::Unless::You;
    auto payer = theirs ? process.player : process.seat;
    const bool cancels = script.op(script.at(node, 0)) == Op::CancelEvent ||
                         script.op(script.at(node, 0)) == Op::CancelAbility;
    if (script.number(node) == form::Unless::NamedPlayer) { // who is asked
        const auto players = m_choices.playersOf(script, script.at(node, 2));
        if (!players)
            return false;
        payer = players->empty() ? noSeat : players->front();
        process.player = payer;
    }
    if (script.number(node) == form::Unless::ItsPlayer && !cancels) { // whose the target is
        const auto cards = m_choices.chosen(script, script.at(script.at(node, 0), 0));
        if (!cards)
            return false;
        payer = cards->empty() ? noSeat : m_state.cards[cards->front()].owner;
    }
    const bool discards = theirs && script.op(script.at(node, 1)) == Op::CostDiscard;
    const auto pick = discards ? script.at(script.at(node, 1), 0) : NodeId{0};
    const int price = script.number(script.at(discards ? pick : script.at(node, 1), 0)); // of theirs
    const auto canTheirs = [&] {
        if (payer == noSeat || !isLiving(m_state, payer))
            return false;
        const Choice hand{.seat = payer, .node = pick, .whose = payer, .zone = Zone::Hand};
        return (discards ? static_cast<int>(cardsToPick(speaker(script), hand).size())
                         : int{m_state.player(payer).points}) >= price;
    };
    const bool paidBefore = discards && said && said->value == 1; // who is choosing what he discards
    const bool can = paidBefore || (theirs ? canTheirs() : canPay(speaker(script), script.at(node, 1), false));
    if (!said && can) {
        m_choices.ask(ChoiceKind::Yes, node);
        process.choice.seat = payer;
        return false;
    }
    bool pays = said && said->value == 1 && (can || !theirs);
    if (pays && !theirs) {
        if (!m_payments.costsChosen(script, script.at(node, 1)))
            return false;
        pays = m_payments.isPayable(script, script.at(node, 1));
    }
    if (pays && discards) {
        const auto cards = m_choices.pickedAsSaid(script, pick, payer, payer, Zone::Hand);
        if (!cards)
            return false;
        for (const auto card : *cards)
            m_table.discard(card);
    }
    process.did = !pays;
    if (!process.did && discards)
        return true;
    if (!process.did && theirs)
        m_payments.takePoints(payer, price, TurnAction::Interrupt);
    else if (!process.did)
        m_payments.payAll(script, script.at(node, 1), false);
    if (process.did || std::exchange(process.kept, false)) {
        process.did = true;
        process.agenda.insert(process.agenda.end() - 1, script.at(node, 0));
    }
    return true;
}

template <> bool Clauses::carry<Op::DoubleCounters>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 1), [&](CardId id) {
        const auto bonus = bonusOf(script, script.at(node, 0));
        if (const int count = countersOf(m_state.cards[id], bonus); count > 0)
            m_changes.putCounters(id, bonus, count);
    });
}

template <> bool Clauses::carry<Op::NotTired>(const Script&, NodeId)
{
    return true; // texts that move exhaust nobody
}

// What "it" is now.
template <> bool Clauses::carry<Op::AtEnd>(const Script& script, NodeId node)
{
    const auto whom = script.at(script.at(node, 0), 0);
    const auto own = script.op(whom) == Op::This;
    m_state.delayed.push_back({clauseAt(script.at(node, 0)), script.number(node) == form::AtEnd::NextRoundStart,
        own ? std::vector<Target>{{m_state.process.source, m_state.cards[m_state.process.source].visits}}
            : meantBy(speaker(script), script.op(whom) == Op::It ? script.number(whom) : 0)});
    return true;
}

template <> bool Clauses::carry<Op::ExchangeStats>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const int more = defenseOf(m_state, card) - attackOf(m_state, card);
        m_changes.strengthen(card, {more, -more}, script, script.at(node, 1));
    });
}

template <> bool Clauses::carry<Op::Swap>(const Script& script, NodeId node)
{
    const auto cards = m_choices.chosen(script, script.at(node, 0));
    if (!cards)
        return false;
    m_referents.nameIt(*cards);
    m_state.process.did = swap(*cards);
    return true;
}

template <> bool Clauses::carry<Op::MakeReady>(const Script& script, NodeId node)
{
    std::vector<CardId> readied;
    if (!toEachToChange(script, script.at(node, 0), [&](CardId card) {
            const bool was = m_state.cards[card].is(CardFlag::Exhausted);
            if (card < m_state.held.size() && m_state.held[card].noReadyByText)
                return m_table.tellKept(card, ToBeMadeReady);
            m_table.ready(card);
            if (was && !m_state.cards[card].is(CardFlag::Exhausted)) {
                readied.push_back(card);
                m_table.tellCard(MadeReady{}, card);
            }
        }))
        return false;
    m_referents.nameDone(script, readied);
    return true;
}

// What is exhausted already is not exhausted by it: "if you do".
template <> bool Clauses::carry<Op::MakeExhausted>(const Script& script, NodeId node)
{
    std::vector<CardId> tired;
    const bool done = toEach(script, script.at(node, 0), [&](CardId card) {
        if (card < m_state.held.size() && m_state.held[card].noTiring &&
            m_state.cards[card].owner != m_state.process.seat)
            return m_table.tellKept(card, ToBeTiredByOthers);
        if (!m_state.cards[card].is(CardFlag::Exhausted))
            tired.push_back(card);
        m_table.exhaust(card, true);
    });
    if (done) {
        m_state.process.did = tired.size() >= m_choices.wantedOf(script, script.at(node, 0));
        m_referents.nameDone(script, tired);
    }
    return done;
}

template <> bool Clauses::carry<Op::Suppress>(const Script& script, NodeId node)
{
    std::vector<CardId> suppressed;
    const bool done = toEachToChange(script, script.at(node, 0), [&](CardId card) {
        const bool was = m_state.cards[card].is(CardFlag::Suppressed);
        m_table.suppress(card, doer());
        if (!was && m_state.cards[card].is(CardFlag::Suppressed))
            suppressed.push_back(card);
    });
    if (done)
        m_referents.nameDone(script, suppressed);
    return done;
}

// The state it was triggered by.
template <> bool Clauses::carry<Op::ApplyItToo>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0),
        [&](CardId card) { m_changes.setState(card, m_state.effect.cause.as<GotState>().state, true); });
}

template <> bool Clauses::carry<Op::Apply>(const Script& script, NodeId node)
{
    const bool on = script.op(node) == Op::Apply;
    const bool both = script.op(script.at(node, 0)) == Op::BothKeywords;
    const auto stateAt = [&](NodeId keyword) { return static_cast<Mechanic>(script.node(keyword).word); };
    std::vector<CardId> changed;
    const bool done = toEachToChange(script, script.at(node, 1), [&](CardId card) {
        const auto before = m_state.cards[card].flags;
        m_changes.setState(card, stateAt(both ? script.at(script.at(node, 0), 0) : script.at(node, 0)), on);
        if (both)
            m_changes.setState(card, stateAt(script.at(script.at(node, 0), 1)), on);
        if (m_state.cards[card].flags != before)
            changed.push_back(card);
    });
    if (done)
        m_referents.nameDone(script, changed);
    return done;
}

template <> bool Clauses::carry<Op::Unapply>(const Script& script, NodeId node)
{
    return carry<Op::Apply>(script, node);
}

template <> bool Clauses::carry<Op::RangeBecomes>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        const auto range = rangeSaid(m_state, script, node);
        m_changes.last(card, {.range = range}, script, script.at(node, 1));
        m_table.tellCard(RangeChanged{range}, card);
    });
}

template <> bool Clauses::carry<Op::StaysDown>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) { m_state.cards[card].set(CardFlag::StaysExhausted); });
}

template <> bool Clauses::carry<Op::PutMarkers>(const Script& script, NodeId node)
{
    const int count = script.number(script.at(node, 0));
    const auto label = labelOf(script, script.at(node, 1));
    return toEach(script, script.at(node, 2), [&](CardId card) { m_changes.putMarkers(card, label, count); });
}

template <> bool Clauses::carry<Op::Blank>(const Script& script, NodeId node)
{
    const bool bare = script.op(node) == Op::BlankAndBare;
    return toEach(
        script, script.at(node, 0), [&](CardId card) { m_changes.blank(card, script, script.at(node, 1), bare); });
}

template <> bool Clauses::carry<Op::BlankAndBare>(const Script& script, NodeId node)
{
    return carry<Op::Blank>(script, node);
}

template <> bool Clauses::carry<Op::LoseAllKeywords>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0),
        [&](CardId card) { m_changes.last(card, {.lost = allKeywords}, script, script.at(node, 1)); });
}

template <> bool Clauses::carry<Op::GainText>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) {
        m_changes.last(card, {}, script, script.at(node, 2));
        m_state.lasting.back().gives = clauseAt(script.at(node, 1));
        m_table.tellCard(GotText{}, card);
    });
}

template <> bool Clauses::carry<Op::CancelEvent>(const Script&, NodeId)
{
    cancel(true);
    return true;
}

template <> bool Clauses::carry<Op::CancelAbility>(const Script&, NodeId)
{
    cancel(false);
    return true;
}

template <> bool Clauses::carry<Op::CancelIt>(const Script&, NodeId)
{
    cancelBy(m_state.effect.cause.other);
    return true;
}

template <> bool Clauses::carry<Op::RemoveThatEvent>(const Script& script, NodeId node)
{
    if (const auto card = eventOfCause(); card != noCard && m_state.cards[card].zone == Zone::Playing) {
        const auto owner = m_state.cards[card].owner;
        if (script.number(node) == form::RemoveThatEvent::Bottom) {
            m_table.toDeck(card, true);
        } else {
            const bool back = script.number(node) == form::RemoveThatEvent::ToHand;
            m_table.tell(back ? Happening(ToHand{}, owner, card, m_state.process.source)
                              : Happening(RemovedFromGame{}, owner, card, m_state.process.source));
            m_table.put(card, back ? Zone::Hand : Zone::Removed);
        }
    }
    return true;
}

template <> bool Clauses::carry<Op::CopyEvent>(const Script& script, NodeId node)
{
    if (const auto card = eventOfCause(); card != noCard && m_state.cards[card].zone == Zone::Playing) {
        Effect copy{.kind = EffectKind::Copy, .seat = m_state.process.seat, .card = card};
        if (script.number(node) == form::CopyEvent::SameTargets && m_state.declared.card == card)
            copy.named = m_state.declared.named;
        within(copy, node);
        m_startText(false);
        return false;
    }
    m_state.process.did = false;
    return true;
}

template <> bool Clauses::carry<Op::TheirNextCosts>(const Script&, NodeId node)
{
    m_state.costClauses.push_back(clauseAt(node));
    return true;
}

template <> bool Clauses::carry<Op::CardsCost>(const Script& script, NodeId node)
{
    return carry<Op::TheirNextCosts>(script, node);
}

template <> bool Clauses::carry<Op::NextEnters>(const Script& script, NodeId node)
{
    return carry<Op::TheirNextCosts>(script, node);
}

template <> bool Clauses::carry<Op::NoMoreEvents>(const Script&, NodeId)
{
    m_state.players[m_state.process.seat].noMoreEvents = true;
    return true;
}

template <> bool Clauses::carry<Op::ExtraAction>(const Script& script, NodeId node)
{
    if (script.op(static_cast<NodeId>(node - 1)) == Op::AtEnd) { // in the first turn of the round that starts
        ++m_state.again[m_state.process.seat];
        return true;
    }
    const auto* said = m_choices.valueOf(node);
    if (!said) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    if (said->value == 1)
        ++m_state.again[m_state.process.seat];
    return true;
}

CardId Clauses::doer() const
{
    const auto source = m_state.process.source;
    const auto* script = scriptAtHand(m_state);
    const auto& card = m_state.cards[source];
    const bool given = script && script->givenToHost && card.zone == Zone::Attached;
    return given ? card.host : source;
}

void Clauses::within(const Effect& effect, NodeId node)
{
    std::erase(m_state.process.agenda, node);
    m_state.process.did = true;
    m_state.suspended.push_back({m_state.effect, std::exchange(m_state.process, {})});
    m_state.effect = effect;
    m_state.stage = Stage::Effect;
}

// An Event of the hand for nothing: it happens at once, and its targets are chosen when it does.
// Out of the discard pile it may leave the game then.
template <> bool Clauses::carry<Op::PlayFree>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto how = script.number(node);
    const bool ofHand = how == form::PlayFree::Hand || how == form::PlayFree::HandPaid;
    const auto cards = m_choices.pickedAsSaid(
        script, script.at(node, 0), seat, seat, ofHand ? Zone::Hand : Zone::Discard);
    if (!cards)
        return false;
    m_referents.nameIt(*cards);
    if (cards->empty()) {
        m_state.process.did = false;
        return true;
    }
    const auto card = cards->front();
    within({.kind = EffectKind::Event, .seat = seat, .card = card}, node);
    if (how >= form::PlayFree::HandPaid)
        m_payments.takePoints(seat, costOf(m_state, card), TurnAction::Interrupt);
    m_payments.played(seat, card);
    m_table.put(card, Zone::Playing);
    m_state.cards[card].set(CardFlag::Recalled, how == form::PlayFree::DiscardThenRemoved);
    m_table.tell(EventPlayed{}, seat, card);
    m_startText(true);
    return false;
}

// What an Event in a discard pile does, with targets of one's own; it stays there.
template <> bool Clauses::carry<Op::CopyFromPile>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    auto whose = seat;
    if (script.number(node) == form::CopyFromPile::Opponents) {
        const auto players = m_choices.opponent(node, m_choices.opponentsOf(seat));
        if (!players)
            return false;
        if (players->empty())
            return m_state.process.did = false, true;
        whose = players->front();
    }
    const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), seat, whose, Zone::Discard);
    if (!cards)
        return false;
    m_state.process.did = !cards->empty();
    m_referents.nameIt(*cards);
    if (cards->empty())
        return true;
    within({.kind = EffectKind::Copy, .seat = seat, .card = cards->front()}, node);
    m_startText(false);
    return false;
}

// One of one's own Upgrades from a card to another, or out of the discard pile.
template <> bool Clauses::carry<Op::MoveUpgrade>(const Script& script, NodeId node)
{
    const auto upgrades = m_choices.chosen(script, script.at(node, 0));
    if (!upgrades)
        return false;
    const bool spokenOf = script.op(script.at(node, 0)) == Op::It; // stays what is spoken of
    if (!upgrades->empty() && script.number(node) == form::MoveUpgrade::Chosen && !spokenOf)
        m_referents.nameIt({m_state.cards[upgrades->front()].host}); // "another friendly unit"
    const auto hosts = upgrades->empty() ? std::optional<std::vector<CardId>>(std::in_place)
                                         : m_choices.chosen(script, script.at(node, 1));
    if (!hosts)
        return false;
    m_state.process.did = false;
    if (hosts->empty())
        return true;
    const auto card = upgrades->front(), host = hosts->front();
    const auto& now = m_state.cards[card];
    const bool there = now.zone == (script.number(node) == form::MoveUpgrade::This ? Zone::Discard : Zone::Attached);
    if (!there || !mayBear(m_state, host, card))
        return true;
    m_table.put(card, Zone::Attached, Quadrant::None, host);
    m_referents.remember({card});
    if (script.number(node) == form::MoveUpgrade::This) {
        m_table.tell(CameIntoPlay{}, now.owner, card, host);
        m_changes.arrived(card);
    } else {
        m_table.tell(Reattached{}, now.owner, card, host);
    }
    m_state.process.did = true;
    m_referents.nameIt({host});
    return true;
}

void Clauses::declined(const Script& script, NodeId node)
{
    const auto counts = [](const ScriptNode& one) { return one.op == Op::ThatMany; };
    if (std::ranges::any_of(script.nodes, counts))
        m_referents.nameIt({}); // what is done to none is counted as none
    m_referents.nameNobody(script, node);
    const auto& effect = m_state.effect;
    const auto steps = stepsOf(script);
    const bool first = script.op(steps) == Op::Then && script.at(steps, 0) == node &&
                       script.op(script.at(steps, 1)) == Op::IfDo && // and nothing else comes of it
                       script.number(script.at(steps, 1)) == form::IfDo::Did;
    if ((node != steps && !first) || script.number(rootNode) != form::Triggered::OncePerRound)
        return;
    auto& used = m_state.usedThisRound;
    const auto it = std::find_if(used.rbegin(), used.rend(),
        [&](const UsedTrigger& one) { return one.card == effect.card && one.ability == effect.ability; });
    if (it != used.rend())
        used.erase(std::next(it).base());
}

// "If …, you may …. If you do, …": where the condition does not hold, neither happens; "… if …. If you do not, …"
// does, and so it does after "If …, …" without "may".
void Clauses::leaveOut(const Script& script, bool otherStays, bool cannotStays)
{
    auto& agenda = m_state.process.agenda;
    if (otherStays)
        m_state.process.did = false;
    while (!agenda.empty()) {
        const auto node = agenda.back();
        const bool more = script.op(node) == Op::Then;
        const auto one = more ? script.at(node, 0) : node;
        const bool cannot = script.number(one) == form::IfDo::Cannot || script.number(one) == form::IfDo::TheyCannot;
        const bool stays = cannot ? cannotStays : script.number(one) == form::IfDo::Otherwise;
        if (script.op(one) != Op::IfDo || (otherStays && stays))
            return;
        agenda.pop_back();
        if (more)
            agenda.push_back(script.at(node, 1));
    }
}

// "If you do, …. If you do not, …": the other of the two, where it comes next, whatever becomes of the first.
void Clauses::leaveOutOther(const Script& script, std::size_t below, bool so)
{
    auto& agenda = m_state.process.agenda;
    if (below == 0)
        return;
    auto& after = agenda[below - 1];
    const bool more = script.op(after) == Op::Then;
    const auto other = more ? script.at(after, 0) : after;
    if (script.op(other) != Op::IfDo || script.number(other) != (so ? 2 : 0)) // "if you cannot" is of what comes first
        return;
    if (more)
        after = script.at(after, 1);
    else
        agenda.erase(agenda.begin() + static_cast<std::ptrdiff_t>(below) - 1);
}

bool Clauses::carryOut(const Script& script, NodeId node)
{
    using Handler = bool (Clauses::*)(const Script&, NodeId);
    static constexpr auto handlers = [] {
        std::array<Handler, opCount> all{};
#define CLAUSE(operation) all[static_cast<std::size_t>(Op::operation)] = &Clauses::carry<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    const auto handler = handlers[static_cast<std::size_t>(script.op(node))];
    if (handler)
        return (this->*handler)(script, node);
    m_state.process.did = false;
    return true;
}

} // namespace nexus::model
