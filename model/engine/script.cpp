#include "model/engine/script.h"
#include "model/engine/text_prices.h"

#include "model/abilities/binding.h"
#include "model/abilities/language.h"
#include "model/abilities/spoken_of.h"
#include "model/base/text.h"
#include "model/engine/game_state.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

std::int16_t mechanicCalled(const std::string& word, const Game& game)
{
    const auto* keyword = game.keywordOf(word);
    return static_cast<std::int16_t>(keyword ? keyword->mechanic : Mechanic::None);
}

std::int16_t domainCalled(const std::string& word, const Game& game)
{
    const bool non = fold(word).starts_with("non-");
    const auto wanted = fold(non ? std::string_view(word).substr(4) : std::string_view(word));
    std::int16_t number = 0;
    for (const auto& attribute : game.attributes) {
        if (!attribute.domain)
            continue;
        ++number;
        if (fold(attribute.label) == wanted)
            return non ? static_cast<std::int16_t>(-number) : number;
    }
    return 0;
}

const CardType* typeCalled(const std::string& word, const Game& game)
{
    const auto it = std::ranges::find(game.types, fold(word), [](const CardType& type) { return fold(type.name); });
    return it == game.types.end() ? nullptr : &*it;
}

using LaidTerms = std::vector<const Term*>; // what each node of a script has been made of

bool layOut(const Term& term, ScriptWords& words, Script& script, LaidTerms& terms, NodeId& id);

// "draw a card", "pay 2 CP": what a "may" offers, or what it is paid with; empty where no phrase says it alone.
std::string offer(const Term& may)
{
    for (const auto* kind : {"given", "either", "payment", "costs", "eachdeed", "deed", "sentence"})
        if (auto said = ruleGrammar().say(kind, may.at(0)); said && !said->empty())
            return *said;
    return {};
}

// What stands in quotation marks: what holds is laid out in its place, the rest is a script of its own.
bool layOutQuoted(const Term& quoted, ScriptWords& words, Script& script, LaidTerms& terms, std::vector<NodeId>& parts)
{
    for (std::size_t i = 0; i < quoted.parts.size(); ++i) {
        const auto& part = quoted.parts[i];
        if (!isUsedOrTriggered(part)) {
            if (!layOut(part, words, script, terms, parts[i]))
                return false;
            continue;
        }
        auto own = words.given.size() < maxGivenTexts ? scriptOf(TextKind::Passive, part, words) : std::nullopt;
        if (!own)
            return false;
        parts[i] = static_cast<NodeId>(script.nodes.size());
        script.nodes.push_back({.op = part.op, .word = static_cast<std::int16_t>(words.given.size())});
        terms.push_back(&part);
        words.given.push_back({std::move(*own), quoted.word});
    }
    return true;
}

bool layOut(const Term& term, ScriptWords& words, Script& script, LaidTerms& terms, NodeId& id)
{
    id = 0;
    if (term.op == Op::None)
        return true;
    if (script.nodes.size() > 500)
        return false;
    id = static_cast<NodeId>(script.nodes.size());
    ScriptNode node{.op = term.op, .number = term.number};
    switch (term.op) {
    case Op::Keyword: {
        const auto keyword = keywordNode(term.word, *words.game);
        if (!keyword)
            return false;
        node.word = keyword->word;
        if (static_cast<Mechanic>(node.word) == Mechanic::Size) // how large, not how much
            node.number = keyword->number;
        break;
    }
    case Op::Subtype: // see NotSubtype
        node.word = words.subtype(fold(term.word).starts_with("non-") ? term.word.substr(4) : term.word);
        break;
    case Op::Label: node.word = words.label(term.word); break;
    case Op::Domain: node.word = domainCalled(term.word, *words.game); break;
    case Op::Type: {
        const auto* type = typeCalled(term.word, *words.game);
        node.word = static_cast<std::int16_t>(type ? type->role : CardRole::None);
        node.number = type && type->alone ? 1 : 0;
        break;
    }
    case Op::Name:
        node.word = static_cast<std::int16_t>(script.words.size());
        script.words.push_back(term.word);
        break;
    case Op::Modes: // what each says, for who chooses
    case Op::TheirModes: {
        node.word = static_cast<std::int16_t>(script.words.size());
        const auto* kind = term.op == Op::TheirModes            ? "theirdeed"
                           : term.number == form::Modes::Either ? "option"
                                                                : "clause";
        const auto count = term.op == Op::TheirModes ? std::size_t{2} : term.parts.size();
        for (std::size_t i = 0; i < count; ++i)
            script.words.push_back(ruleGrammar().say(kind, term.parts[i]).value_or(""));
        break;
    }
    case Op::If:
    case Op::UnlessSo: // the condition, for the log
        node.word = static_cast<std::int16_t>(script.words.size());
        script.words.push_back(
            ruleGrammar().say("condition", term.at(term.op == Op::If ? 0 : 1)).value_or(std::string()));
        break;
    case Op::May:
    case Op::MayPay: // what is offered, for who chooses
        node.word = static_cast<std::int16_t>(script.words.size());
        script.words.push_back(offer(term));
        break;
    default: break;
    }
    script.nodes.push_back(node);
    terms.push_back(&term);
    std::vector<NodeId> parts(term.parts.size());
    if (term.op == Op::Quoted && !layOutQuoted(term, words, script, terms, parts))
        return false;
    for (std::size_t i = 0; term.op != Op::Quoted && i < term.parts.size(); ++i)
        if (!layOut(term.parts[i], words, script, terms, parts[i]))
            return false;
    script.nodes[id].first = static_cast<std::uint16_t>(script.links.size());
    script.nodes[id].count = static_cast<std::uint16_t>(parts.size());
    script.links.insert(script.links.end(), parts.begin(), parts.end());
    script.nodes[id].end = static_cast<NodeId>(script.nodes.size());
    return true;
}

// Each pronoun with whom it speaks of; what the text does not say itself that it waits for is its root.
void bindPronouns(TextKind kind, const Term& text, const LaidTerms& terms, Script& script)
{
    const auto nodeOf = [&](const Term* term) {
        const auto at = std::ranges::find(terms, term);
        return at == terms.end() ? NodeId{0} : static_cast<NodeId>(at - terms.begin());
    };
    for (const auto& [pronoun, referent] : bindingsOf(kind, text))
        if (const auto node = nodeOf(pronoun); node != 0) { // else it is in quotation marks
            const auto of = nodeOf(referent);
            script.nodes[node].speaksOf = of != 0 ? of : rootNode;
            script.nodes[script.nodes[node].speaksOf].spokenOf = true;
        }
}

Touches askedBy(Op op)
{
    static constexpr auto asked = [] {
        std::array<Touches, opCount> all{};
        all.fill(allTouches);
#define ASKS(operation, touches) all[static_cast<std::size_t>(Op::operation)] = touches;
#include "model/engine/asks.def"
#undef ASKS
        return all;
    }();
    return asked[static_cast<std::size_t>(op)];
}

// Whether all cards it speaks of are its player's: each group says so, or is the card itself.
bool isOfOwnCards(const Script& script)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        switch (script.op(node)) {
        case Op::Each:
        case Op::Plural:
        case Op::Some:
        case Op::Another:
        case Op::Both: {
            const auto begin = script.nodes.begin();
            if (std::none_of(begin + node, begin + script.endOf(node),
                    [](const ScriptNode& below) { return below.op == Op::Friendly; }))
                return false;
            break;
        }
        case Op::IfDiscardAtLeast:
            if (script.number(node) == form::IfDiscardAtLeast::Opponents)
                return false;
            break;
        case Op::IfAnyPlayedEvent:
        case Op::WithUpgrade: // others' may be on it
        case Op::IfThereAre:
        case Op::Alone:
        case Op::AdjacentTo:
        case Op::AdjacentQuadrant:
        case Op::QuadrantWith:
        case Op::It:
        case Op::ItsPlace:
        case Op::HasPer: return false;
        default:
            if (askedBy(script.op(node)) == allTouches)
                return false;
        }
    return true;
}

// What a noun says of whom it can be, whatever happens to the card.
Script::Noun nounAt(const Script& script, NodeId node)
{
    Script::Noun noun;
    const auto adjective = [&](NodeId at, auto&& self) -> void {
        switch (script.op(at)) {
        case Op::Both:
            self(script.at(at, 0), self);
            self(script.at(at, 1), self);
            break;
        case Op::Friendly:
        case Op::Enemy: noun.side = script.op(at); break;
        case Op::IsSubtype:
            noun.subtype = script.node(script.at(at, 0)).word;
            noun.other = script.node(script.at(at, script.number(at) == form::IsSubtype::Either ? 1 : 0)).word;
            break;
        default: break;
        }
    };
    for (; script.op(node) == Op::With; node = script.at(node, 1))
        adjective(script.at(node, 0), adjective);
    if (script.op(node) == Op::Those) {
        adjective(script.at(node, 1), adjective);
        node = script.at(node, 0);
    }
    switch (script.op(node)) {
    case Op::Unit:
    case Op::Leader: noun.role = CardRole::Unit; break;
    case Op::Asset: noun.role = CardRole::Asset; break;
    case Op::Terrain: noun.role = CardRole::Terrain; break;
    case Op::OfSubtype:
        noun.subtype = script.node(script.at(node, 0)).word;
        noun.other = script.node(script.at(node, script.number(node) == form::OfSubtype::Either ? 1 : 0)).word;
        break;
    default: break;
    }
    return noun;
}

// All nouns of the script; nothing where cards are spoken of otherwise.
std::optional<std::vector<Script::Noun>> nounsOf(const Script& script)
{
    std::vector<Script::Noun> nouns;
    std::vector<bool> isPart(script.nodes.size()); // of a noun
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        switch (script.op(node)) {
        case Op::With:
        case Op::Those:
        case Op::Unit:
        case Op::Leader:
        case Op::Asset:
        case Op::Terrain:
        case Op::OfSubtype:
        case Op::UnitOrAsset:
            if (!isPart[node])
                nouns.push_back(nounAt(script, node));
            if (script.op(node) == Op::With || script.op(node) == Op::Those)
                isPart[script.at(node, script.op(node) == Op::With ? 1 : 0)] = true;
            break;
        case Op::FriendlyUnits: nouns.push_back({.side = Op::Friendly, .role = CardRole::Unit}); break;
        case Op::Alone:
        case Op::It:
        case Op::ItsPlace:
        case Op::WithUpgrade: return std::nullopt;
        default:
            if (askedBy(script.op(node)) == allTouches)
                return std::nullopt;
        }
    return nouns;
}

bool hasOneOf(const Script& script, std::initializer_list<Op> ops)
{
    return std::ranges::any_of(
        script.nodes, [&](const ScriptNode& node) { return std::ranges::find(ops, node.op) != ops.end(); });
}

// The kinds of happenings that can be what the text waits for.
std::uint64_t awaitedBy(const Script& script)
{
    if (script.kind == TextKind::Consume || script.kind == TextKind::Martyrdom)
        return bit(HappeningKind::Destroyed);
    const auto when = script.at(rootNode, 0);
    if (script.op(when) == Op::WhenEither)
        return awaitedBy(script.op(script.at(when, 1))) | awaitedBy(script.op(script.at(when, 2)));
    return script.isOfAfter() ? awaitedAfter(script.op(when)) : awaitedBy(script.op(when));
}

// By operation, as awaits.def says.
struct AwaitedKinds {
    std::array<std::uint64_t, opCount> before{}, after{}, counted{};
    std::array<bool, opCount> isDeed{};
};
template <class... Kinds> constexpr std::uint64_t anyOf(Kinds... kinds)
{
    return (std::uint64_t{0} | ... | bit(kinds));
}
constexpr AwaitedKinds awaitedKinds = [] {
    using enum HappeningKind;
    AwaitedKinds all;
    const auto at = [](auto& table, Op op) -> auto& { return table[static_cast<std::size_t>(op)]; };
    all.counted.fill(~std::uint64_t{0});
#define AWAITS(operation, ...) at(all.before, Op::operation) = at(all.after, Op::operation) = anyOf(__VA_ARGS__);
#define AWAITS_AFTER(operation, ...) at(all.after, Op::operation) = anyOf(__VA_ARGS__);
#define COUNTS(operation, ...)                                                                                         \
    at(all.isDeed, Op::operation) = true;                                                                              \
    if (constexpr auto kinds = anyOf(__VA_ARGS__); kinds != 0)                                                         \
        at(all.counted, Op::operation) = kinds;
#include "model/engine/awaits.def"
    for (const auto op : {Op::Sacrificed, Op::Resolved, Op::InARow}) // which are counted where they are done
        at(all.counted, op) = unknownHappening;
    return all;
}();

std::uint64_t countedBy(Op deed) { return awaitedKinds.counted[static_cast<std::size_t>(deed)]; }

bool isRootOfUse(Op root)
{
    return root == Op::Active || root == Op::ActiveIf || root == Op::Triggered || root == Op::AtMoment;
}

// Without the quotation mark it may end with, and what comes after that.
std::string_view withoutQuote(std::string_view ability)
{
    return ability.substr(0, std::min(ability.find('"'), ability.find("\u201d")));
}

// Whether the ability stands in quotation marks in the text.
bool isQuotedIn(std::string_view text, std::string_view ability)
{
    const auto at = text.find(withoutQuote(ability));
    return at != std::string_view::npos && at > 0;
}

// What stands before the colon of an ability in quotation marks.
TextKind labelQuoted(std::string_view text)
{
    const auto plain = text.find('"'), curly = text.find("\u201c");
    const auto from = std::min(plain, curly);
    if (from == std::string_view::npos)
        return {};
    const auto inside = text.substr(from + (plain < curly ? 1 : 3));
    const auto colon = inside.find(':');
    return colon == std::string_view::npos ? TextKind{} : kindOfLabel(inside.substr(0, colon)).value_or(TextKind{});
}

bool beginsWith(std::string_view text, std::string_view with)
{
    return fold(text).starts_with(fold(trimmed(withoutQuote(with))));
}

void takeOut(std::size_t ability, CardFacts& facts, std::vector<std::string>& texts)
{
    std::move(facts.abilities.begin() + static_cast<std::ptrdiff_t>(ability) + 1, facts.abilities.end(),
        facts.abilities.begin() + static_cast<std::ptrdiff_t>(ability));
    facts.abilities[--facts.abilityCount] = {};
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(ability));
}

bool saysPrices(const Script& script)
{
    return hasOneOf(
        script, {Op::FirstCosts, Op::FirstCostsAtLeast, Op::FirstEventTaxed, Op::ActivesCost, Op::EvolveCosts,
                    Op::CardsAlwaysCost, Op::TheirCardsCost, Op::NthCosts, Op::FirstActiveCosts, Op::AttackCosts});
}

} // namespace

void noteUse(const Script& script, Ability& ability)
{
    for (const auto cost : costsIn(script, costsOf(script)))
        ability.exhausts = ability.exhausts ||
                           (script.op(cost) == Op::CostExhaust && script.op(script.at(cost, 0)) == Op::This);
    const bool active = script.op(rootNode) == Op::Active;
    ability.onceOnly = active && script.number(rootNode) == form::Active::OncePerRound;
    ability.onceAGame = active && script.number(rootNode) == form::Active::OncePerGame;
}

bool isSaidSeldom(Op standing)
{
    return isAnyOf(standing, {Op::EntersWith, Op::DeploysFront, Op::KeepsOut, Op::HoldsMore, Op::EventsAtMost,
                                 Op::NoDrawing, Op::InflictsMore, Op::HandsOpen});
}

std::uint64_t awaitedAfter(Op happening) { return awaitedKinds.after[static_cast<std::size_t>(happening)]; }

bool isForOthers(const Script& script)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        if (script.op(node) == Op::AttachOnly) {
            const auto begin = script.nodes.begin();
            if (std::any_of(begin + node, begin + script.endOf(node),
                    [](const ScriptNode& below) { return below.op == Op::Enemy; }))
                return true;
        }
    return false;
}

bool isDeed(Op op) { return awaitedKinds.isDeed[static_cast<std::size_t>(op)]; }

std::uint64_t awaitedBy(Op happening) { return awaitedKinds.before[static_cast<std::size_t>(happening)]; }

std::size_t modesOf(const ScriptNode& node)
{
    return node.op == Op::Modes ? node.count : node.op == Op::TheirModes ? 2 : 0;
}

bool picksTarget(const Script& script, NodeId node)
{
    return script.op(node) == Op::Pick && script.op(script.at(node, 0)) == Op::OneTarget;
}

bool isOfTargetPile(const ScriptNode& node)
{
    return node.op == Op::RemoveCards && node.number == form::RemoveCards::OneOfOpponent;
}

std::optional<ScriptNode> keywordNode(const std::string& word, const Game& game)
{
    ScriptNode node{.op = Op::Keyword, .word = mechanicCalled(word, game)};
    if (node.word == static_cast<std::int16_t>(Mechanic::None)) {
        const auto label = kindOfLabel(word);
        if (!label)
            return std::nullopt;
        node.word = static_cast<std::int16_t>(-static_cast<int>(*label));
    }
    if (static_cast<Mechanic>(node.word) == Mechanic::Size)
        node.number = static_cast<std::int16_t>(std::min(game.keywordOf(word)->value, 240));
    return node;
}

std::string Script::modeText(NodeId modes, std::size_t mode) const
{
    const auto& from = node(modes);
    return mode >= 1 && mode <= modesOf(from) ? words[static_cast<std::size_t>(from.word) + mode - 1] : std::string();
}

std::string Script::conditionText(NodeId node) const
{
    const bool asks = isAnyOf(op(node), {Op::If, Op::UnlessSo});
    return asks ? words[static_cast<std::size_t>(this->node(node).word)] : std::string();
}

std::string Script::offerText(NodeId node) const
{
    const bool offers = isAnyOf(op(node), {Op::May, Op::MayPay});
    return offers ? words[static_cast<std::size_t>(this->node(node).word)] : std::string();
}

bool Script::isOfFirstTime() const
{
    return op(rootNode) == Op::Triggered && number(rootNode) == form::Triggered::FirstTime;
}
bool Script::isOfAfter() const { return op(rootNode) == Op::Triggered && number(rootNode) == form::Triggered::After; }
bool Script::isOnceARound() const
{
    return op(rootNode) == Op::Triggered &&
           (number(rootNode) == form::Triggered::OncePerRound || number(rootNode) == form::Triggered::FirstTime);
}

std::int16_t ScriptWords::numberOf(std::vector<std::string>& among, const std::string& word)
{
    const auto folded = fold(word);
    auto it = std::find(among.begin(), among.end(), folded);
    if (it == among.end())
        it = among.insert(it, folded);
    return static_cast<std::int16_t>(it - among.begin() + 1);
}

namespace {

// What the card itself is: its subtypes and domains, and what an Upgrade's text says that it is attached to.
void noteCard(const Card& card, const Game& game, ScriptWords& words, CardScripts& read)
{
    for (const auto& subtype : card.subtypes)
        read.subtypes.push_back(words.subtype(subtype));
    const auto rules = fold(card.rules);
    const bool ofUnit = rules.find("attached unit") != std::string::npos;
    const bool ofAsset = rules.find("attached asset") != std::string::npos;
    read.onUnits = ofUnit || !ofAsset;
    read.onAssets = ofAsset || !ofUnit;
    unsigned domain = 0;
    for (std::size_t i = 0; i < game.attributes.size(); ++i)
        if (game.attributes[i].domain) {
            if (i < card.numbers.size() && card.numbers[i].value_or(0) > 0)
                read.domains |= 1U << domain;
            ++domain;
        }
}

// What its challenge counts.
void noteDeeds(const Script& script, CardScripts& read)
{
    const auto root = script.op(rootNode);
    const bool counts = root == Op::Challenge ? script.number(rootNode) == form::Challenge::After
                                              : hasOneOf(script, {Op::ThisRound, Op::InARow});
    for (NodeId node = rootNode; counts && node < script.nodes.size(); ++node)
        if (isDeed(script.op(node))) {
            read.deeds.push_back(node);
            read.deedKinds |= countedBy(script.op(node));
        }
}

// Of a text about what holds.
void noteHolding(const Script& script, CardScripts& read)
{
    read.holds = true;
    read.prices = read.prices || script.prices;
    read.taxesAttacks = read.taxesAttacks || hasOneOf(script, {Op::AttackCosts});
    read.enters = read.enters ||
                  std::ranges::any_of(script.nodes, [](const ScriptNode& node) { return isSaidSeldom(node.op); });
    if (script.op(rootNode) == Op::IsAlso)
        read.moreSubtypes.push_back(script.node(script.at(rootNode, 1)).word);
    read.ownPrice = read.ownPrice || hasOneOf(script, {Op::OwnCosts});
    read.deploysIf = read.deploysIf || script.op(rootNode) == Op::DeployOnlyIf;
}

// What all of its scripts ask for and give.
void noteScript(const Script& script, CardScripts& read)
{
    const auto root = script.op(rootNode);
    read.recalls = read.recalls || root == Op::PlaysFromDiscard;
    read.asks |= script.asks;
    read.asksOfOthers |= script.asksOfOthers;
    read.asksKeywords |= script.asksKeywords;
    read.givesKeywords |= script.givesKeywords;
    read.asksStrength = read.asksStrength || script.asksStrength;
    read.strengthens = read.strengthens || script.strengthens;
    read.inCombat = read.inCombat || hasOneOf(script, {Op::HasInCombat, Op::IfAttacking});
    read.prevents = read.prevents ||
                    (root == Op::Triggered && script.op(script.at(rootNode, 0)) == Op::WhenWouldBeDestroyed);
}

// A script whose ability has another label than those of the text, or none.
struct LabelledText {
    std::int8_t number = noScript;
    std::string text;
    TextKind label{};
};

// They stand behind the others, as far as there is room.
void addWaiting(
    std::vector<LabelledText>& waiting, CardScripts& read, CardFacts& facts, std::vector<std::string>& texts)
{
    for (auto& [number, text, label] : waiting)
        if (facts.abilityCount < facts.abilities.size()) {
            read.ofAbility[facts.abilityCount] = number;
            const bool action = read.scripts[static_cast<std::size_t>(number)].op(rootNode) == Op::ActionOnce;
            facts.abilities[facts.abilityCount++] = {
                .kind = action ? AbilityKind::Active : AbilityKind::Triggered, .once = action, .label = label};
            texts.push_back(std::move(text));
        }
}

// "This Quadrant", of an Asset: one of its player's, chosen as it enters play (Referee::carry<Op::PickQuadrant>).
bool settle(const std::string& text, ScriptWords& words, CardScripts& read, std::vector<LabelledText>& waiting)
{
    const Term self{.op = Op::This, .number = form::This::Asset};
    const Term mine{.op = Op::TargetQuadrant, .number = form::TargetQuadrant::Friendly};
    auto script = scriptOf(TextKind::Passive,
        {.op = Op::Triggered,
            .parts = {{.op = Op::WhenEnters, .parts = {self}}, {.op = Op::PickQuadrant, .parts = {mine}}}},
        words);
    if (!script)
        return false;
    waiting.push_back({static_cast<std::int8_t>(read.scripts.size()), text, {}});
    noteScript(*script, read);
    read.scripts.push_back(std::move(*script));
    return true;
}

// What triggers its abilities; anything where one has no script.
void noteAwaited(const CardFacts& facts, CardScripts& read)
{
    for (std::size_t i = 0; i < facts.abilityCount; ++i)
        if (facts.abilities[i].kind == AbilityKind::Triggered)
            read.awaits |= read.ofAbility[i] == noScript
                               ? ~std::uint64_t{0}
                               : read.scripts[static_cast<std::size_t>(read.ofAbility[i])].awaits;
}

} // namespace

CardScripts readScripts(const Card& card, const UnderstoodCard& understood, ScriptWords& words, CardFacts& facts,
    std::vector<std::string>& texts)
{
    CardScripts read;
    const auto& game = *words.game;
    noteCard(card, game, words, read);
    std::vector<LabelledText> waiting;
    std::size_t ability = 0; // labelled abilities stand in the facts in the order of the text
    bool settles = false;
    for (const auto& text : understood.abilities) {
        const auto kind = text.ability.kind;
        if (kind != TextKind::Keyword) {
            ++read.texts;
            ++read.byHand;
        }
        const bool active = kind == TextKind::Active;
        const bool triggered = kind == TextKind::Interrupt || kind == TextKind::Trigger || kind == TextKind::Consume ||
                               kind == TextKind::Martyrdom;
        const auto place = active || triggered ? ability++ : facts.abilities.size();
        if (place < facts.abilityCount)
            facts.abilities[place].label = kind;
        if (!text.carriedOut || !text.term)
            continue;
        auto script = scriptOf(kind, *text.term, words);
        if (!script)
            continue;
        const auto number = static_cast<std::int8_t>(read.scripts.size());
        const auto root = script->op(rootNode);
        if (root == Op::PaidTrigger && facts.role != CardRole::Event)
            continue; // only an Event is activated for its cost
        if (facts.role != CardRole::Upgrade && hasOneOf(*script, {Op::Host}))
            continue; // "attached unit", of what is attached to nothing
        const bool ownPlace = saysOwnPlace(*text.term);
        if (standsNowhere(facts.role) && ownPlace)
            continue; // "this Quadrant", of what stands in none
        if (kind == TextKind::Event && root != Op::PaidTrigger) {
            read.ofEvent = number;
            read.ownPrice = root == Op::Priced;
        } else if (kind == TextKind::OneTime) {
            read.ofMission = number;
        } else if (kind == TextKind::Challenge) {
            read.ofChallenge = number;
            noteDeeds(*script, read);
        } else if (active || triggered) {
            if (place >= facts.abilityCount || (facts.abilities[place].kind == AbilityKind::Active) != active ||
                !(beginsWith(texts[place], text.ability.text) || beginsWith(text.ability.text, texts[place])))
                continue;
            read.ofAbility[place] = number;
            noteUse(*script, facts.abilities[place]);
        } else if (isRootOfUse(root) && ability < facts.abilityCount && isQuotedIn(text.ability.text, texts[ability]) &&
                   (facts.abilities[ability].kind == AbilityKind::Active) ==
                       (root == Op::Active || root == Op::ActiveIf)) { // an Upgrade's for its host
            facts.abilities[ability].label = labelQuoted(text.ability.text);
            noteUse(*script, facts.abilities[ability]);
            read.ofAbility[ability++] = number;
            script->givenToHost = true;
        } else if (root != Op::Triggered && root != Op::AtMoment && root != Op::PaidTrigger && root != Op::ActionOnce) {
            noteHolding(*script, read);
        } else if (facts.abilityCount + waiting.size() < facts.abilities.size()) { // one with another label
            script->givenToHost = text.term->op == Op::HasText;                    // in quotation marks
            waiting.push_back(
                {number, text.ability.text, script->givenToHost ? labelQuoted(text.ability.text) : TextKind{}});
        } else {
            continue;
        }
        while (ability < facts.abilityCount && isQuotedIn(text.ability.text, texts[ability]))
            takeOut(ability, facts, texts); // it is not the card's own
        noteScript(*script, read);
        read.scripts.push_back(std::move(*script));
        --read.byHand;
        if (ownPlace && facts.role == CardRole::Asset && !settles)
            settles = settle(text.ability.text, words, read, waiting);
    }
    if (!settles && facts.role == CardRole::Asset && (facts.mechanics & bit(Mechanic::BarsEntry)) != 0)
        settle(understood.abilities.front().ability.text, words, read, waiting); // it bars the way from somewhere
    addWaiting(waiting, read, facts, texts);
    noteAwaited(facts, read);
    return read;
}

// What it asks of what texts give each other, and what of that it gives; a state is no text's.
static void noteWhatTextsGive(Script& script)
{
    constexpr Mechanics all = ~Mechanics{0};
    const auto keywordsIn = [&](NodeId node) {
        Mechanics found = 0;
        for (auto at = node; at < script.endOf(node); ++at)
            if (const auto word = script.node(at).word; script.op(at) == Op::Keyword)
                found |= word < 0 ? all : bit(static_cast<Mechanic>(word));
        return found & ~(bit(Mechanic::Blanked) | bit(Mechanic::Mark));
    };
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        switch (script.op(node)) {
        case Op::AttackAtMost:
        case Op::AttackAtLeast:
        case Op::DefenseAtMost:
        case Op::DefenseAtLeast:
        case Op::StatBelow:
        case Op::IfCombinedStat:
        case Op::ItsAttack:
        case Op::ItsDefense:
        case Op::HighestAmong:
        case Op::Extreme: script.asksStrength = true; break;
        case Op::Lacking: script.asksKeywords |= script.node(node).count == 0 ? all : keywordsIn(node); break;
        case Op::Having:
        case Op::IfHas:
        case Op::IfTheyHave:
        case Op::IfSoManyHave: script.asksKeywords |= keywordsIn(node); break;
        case Op::HasKeywords:
        case Op::HasBonusAndKeywords:
        case Op::HasBut:
        case Op::LosesKeywords: script.givesKeywords |= keywordsIn(node); break;
        case Op::LosesAllKeywords: script.givesKeywords |= all; break;
        default: break;
        }
}

std::optional<Script> scriptOf(TextKind kind, const Term& text, ScriptWords& words)
{
    const auto term = asCarriedOut(asReadNow(kind, text, *words.game));
    const bool saysWhen = kind == TextKind::Martyrdom && term.op == Op::Triggered;
    Script script{.kind = saysWhen ? TextKind::Interrupt : kind};
    NodeId root = 0;
    LaidTerms terms{nullptr};
    if (!isCarriedOut(term, *words.game) || !layOut(term, words, script, terms, root))
        return std::nullopt;
    bindPronouns(script.kind, term, terms, script);
    script.awaits = awaitedBy(script);
    script.targets = hasOneOf(script, {Op::Target, Op::Another}) ||
                     std::ranges::any_of(script.nodes,
                         [](const ScriptNode& node) { return node.op == Op::OneTarget || isOfTargetPile(node); });
    script.places = hasOneOf(script, {Op::TargetQuadrant});
    script.prices = saysPrices(script);
    script.strengthens = hasOneOf(script, {Op::Has, Op::HasInCombat, Op::HasPer, Op::HasBonusAndKeywords,
                                              Op::HasPerCards, Op::HasPerImpact, Op::AttackIs, Op::HasBut});
    script.grants = hasOneOf(
        script, {Op::HasText, Op::HasKeywords, Op::UsesAgain, Op::HasBonusAndKeywords, Op::RangeIs, Op::CannotDo,
                    Op::CannotBeTargeted, Op::LosesKeywords, Op::LosesAllKeywords, Op::HasBut, Op::CannotAttackWhom,
                    Op::CannotBeChosenBy, Op::OverTheFront, Op::AttacksAgain, Op::IgnoresKeywords, Op::ReachesWhom,
                    Op::LessImpact, Op::StaysTired, Op::MovesFresh});
    if (script.strengthens || script.grants) {
        for (const auto& node : script.nodes) {
            script.asks |= askedBy(node.op);
            if (node.op == Op::Keyword && node.word == static_cast<std::int16_t>(Mechanic::Impact)) // "with Impact"
                script.asks |= OfStrength;
        }
        script.asksOfOthers = isOfOwnCards(script) ? script.asks & (OfAnything | OfAttacks) : script.asks;
        script.nouns = nounsOf(script);
        noteWhatTextsGive(script);
    }
    return script;
}

} // namespace nexus::model
