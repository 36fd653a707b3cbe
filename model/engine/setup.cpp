#include "model/engine/setup.h"

#include "model/abilities/language.h"
#include "model/base/text.h"
#include "model/engine/apply.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/rules/deck_stats.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace nexus::model {

namespace {

class Setup {
public:
    Setup(const DeckChecker& checker, Windows windows, bool textsPlay)
        : m_checker(checker)
        , m_facts(std::make_shared<GameFacts>())
    {
        const auto& ruleset = checker.ruleset();
        const auto& game = checker.catalogue().game();
        m_facts->game = game.id;
        m_facts->ruleset = ruleset.id.str();
        m_facts->rules = ruleset.tableRules;
        m_facts->grid = gridOf(m_facts->rules.board, m_facts->rules.ranges);
        m_facts->windows = windows;
        m_facts->textsPlay = textsPlay;
        if (textsPlay) {
            m_vocabulary = vocabularyOf(checker.catalogue());
            for (const auto& keyword : game.keywords)
                if (const auto node = keywordNode(keyword.name, game))
                    m_facts->keywords.emplace_back(keyword.name, *node);
        }
        m_words.game = &game;
        if (const auto cost = ruleset.tableRules.cost)
            m_facts->unit = game.attributes[*cost].label;
        if (game.play.range)
            m_facts->ranges = game.attributes[*game.play.range].choices;
        for (std::size_t i = 0; i < mechanicCount; ++i) {
            const auto mechanic = static_cast<Mechanic>(i);
            const auto* keyword = mechanic == Mechanic::Size ? nullptr : game.keywordFor(mechanic);
            m_facts->mechanics.push_back(keyword ? keyword->name : std::string(mechanicId(mechanic)));
        }
        for (const auto& keyword : game.keywords)
            if (keyword.mechanic == Mechanic::Size)
                m_facts->sizes.emplace_back(static_cast<std::uint8_t>(std::min(keyword.value, 240)), keyword.name);
    }

    std::optional<SetupProblem> addSeat(const Seat& seat)
    {
        const auto index = static_cast<SeatIndex>(m_facts->seats.size());
        const auto& ruleset = m_checker.ruleset();
        SeatFacts facts{.name = seat.player, .deck = seat.deck.name};
        facts.income = static_cast<std::int16_t>(
            std::clamp<std::int64_t>(incomeOf(seat.deck, m_checker).value_or(0), 0, 9999));
        const auto rows = m_checker.resolve(seat.deck);
        const auto add = [&](const SectionId& section) -> std::optional<SetupProblem> {
            for (const auto& row : rows) {
                if (row.section == DeckChecker::noSection || row.section != m_checker.sectionIndex(section))
                    continue;
                if (!row.card)
                    return SetupProblem{SetupProblem::Kind::UnknownCard, index, row.entry->card};
                facts.cards.insert(
                    facts.cards.end(), static_cast<std::size_t>(std::max(row.count, 0)), factsOf(*row.card));
                m_total += static_cast<std::size_t>(std::max(row.count, 0));
            }
            return std::nullopt;
        };
        if (const auto& income = ruleset.tableRules.income)
            if (auto problem = add(income->section))
                return problem;
        facts.cards.shrink_to_fit();
        m_missions.push_back(facts.cards.size());
        if (auto problem = add(ruleset.tableRules.deck))
            return problem;
        if (m_total > maxCardsInGame)
            return SetupProblem{SetupProblem::Kind::TooManyCards, index, {}};
        m_facts->seats.push_back(std::move(facts));
        return std::nullopt;
    }

    GameState start()
    {
        nameEvolutions();
        GameState state;
        state.windows = m_facts->windows;
        for (std::size_t seat = 0; seat < m_facts->seats.size(); ++seat) {
            auto& player = state.players.emplace_back();
            const auto& cards = m_facts->seats[seat].cards;
            for (std::size_t i = 0; i < cards.size(); ++i) {
                CardState card{.facts = cards[i], .owner = static_cast<SeatIndex>(seat)};
                card.zone = i < m_missions[seat] ? Zone::Missions : Zone::Deck;
                const auto id = static_cast<CardId>(state.cards.size());
                player.piles[static_cast<std::size_t>(card.zone)].push_back(id);
                if (m_facts->textsPlay)
                    listByScripts(m_facts->scripts[card.facts], id, m_facts->seats[seat]);
                else if (hasTriggered(m_facts->cards[card.facts]))
                    m_facts->seats[seat].awaiting.emplace_back(id, ~std::uint64_t{0});
                state.cards.push_back(card);
            }
        }
        for (auto& text : m_words.given) {
            awaitMissions(text.script);
            m_facts->given.push_back(abilityGiven(std::move(text)));
        }
        m_facts->labels = std::move(m_words.labels);
        m_facts->subtypes = std::move(m_words.subtypes);
        state.facts = std::move(m_facts);
        holdAnew(state);
        return state;
    }

private:
    FactsIndex factsOf(CardIndex card)
    {
        const auto [it, isNew] = m_index.try_emplace(card, static_cast<FactsIndex>(m_facts->cards.size()));
        if (isNew) {
            const auto& catalogue = m_checker.catalogue();
            std::optional<UnderstoodCard> understood;
            if (m_facts->textsPlay)
                understood = understand(catalogue.card(card), catalogue.game(), m_vocabulary);
            auto read = readCard(catalogue, card, m_checker.ruleset().tableRules, understood ? &*understood : nullptr);
            if (understood) {
                m_facts->scripts.push_back(
                    readScripts(catalogue.card(card), *understood, m_words, read.facts, read.words.abilities));
                m_facts->someInCombat = m_facts->someInCombat || m_facts->scripts.back().inCombat;
                std::ranges::for_each(
                    m_facts->scripts.back().scripts, [&](const Script& script) { awaitMissions(script); });
                forgetCarriedOut(read.facts, m_facts->scripts.back(), read.words);
            }
            m_facts->cards.push_back(read.facts);
            m_facts->words.push_back(std::move(read.words));
            m_evolvesFrom.push_back(std::move(read.evolvesFrom));
        }
        return it->second;
    }

    // Nobody has to remember what the game does by itself.
    static void forgetCarriedOut(const CardFacts& facts, const CardScripts& scripts, CardWords& words)
    {
        for (auto* reminders : {&words.roundStart, &words.roundEnd})
            std::erase_if(*reminders, [&](const std::string& text) {
                for (std::size_t i = 0; i < facts.abilityCount; ++i)
                    if (scripts.ofAbility[i] != noScript && words.abilities[i].find(text) != std::string::npos)
                        return true;
                return false;
            });
    }

    static bool hasTriggered(const CardFacts& facts)
    {
        return std::any_of(facts.abilities.begin(), facts.abilities.begin() + facts.abilityCount,
            [](const Ability& ability) { return ability.kind == AbilityKind::Triggered; });
    }

    void awaitMissions(const Script& script)
    {
        if ((script.awaits & bit(HappeningKind::MissionComplete)) != 0)
            m_facts->someAwaitMissions = true;
        if ((script.awaits & bit(HappeningKind::Passed)) != 0)
            m_facts->someAwaitPasses = true;
        if (isForOthers(script))
            m_facts->someOnOthers = true;
        const auto isOfSequence = [](const ScriptNode& node) {
            return node.op == Op::RoundStart && node.number == form::RoundStart::Activations;
        };
        if (std::ranges::any_of(script.nodes, isOfSequence))
            m_facts->someAwaitSequence = true;
    }

    void listByScripts(const CardScripts& read, CardId card, SeatFacts& seat)
    {
        if (read.awaits != 0)
            seat.awaiting.emplace_back(card, read.awaits);
        if (read.holds)
            m_facts->holding.push_back(card);
        if (read.recalls)
            m_facts->recalling.push_back(card);
        if (read.prices)
            m_facts->pricing.push_back(card);
        m_facts->someTaxAttacks = m_facts->someTaxAttacks || read.taxesAttacks;
        if (read.enters)
            m_facts->entering.push_back(card);
        if (read.prevents)
            m_facts->preventing.push_back(card);
        if (!read.deeds.empty())
            m_facts->counting.emplace_back(card, read.deedKinds);
        if (std::ranges::any_of(read.scripts, &Script::isOfFirstTime))
            m_facts->firstTimers.push_back(card);
    }

    // What the rules ask of it, out of its script.
    static GivenAbility abilityGiven(GivenText text)
    {
        GivenAbility given{.text = std::move(text), .ability = {}};
        const auto& script = given.text.script;
        const auto root = script.op(rootNode);
        auto& ability = given.ability;
        ability.kind = root == Op::Active || root == Op::ActiveIf ? AbilityKind::Active : AbilityKind::Triggered;
        if (const auto colon = given.text.text.find(':'); colon != std::string::npos)
            ability.label = kindOfLabel(std::string_view(given.text.text).substr(0, colon)).value_or(TextKind{});
        noteUse(script, ability);
        for (const auto cost : costsIn(script, costsOf(script))) {
            if (script.op(cost) == Op::PayPoints)
                ability.cost = static_cast<std::int16_t>(ability.cost + script.number(script.at(cost, 0)));
            ability.anyCost = ability.anyCost || script.op(cost) == Op::PayAny;
        }
        return given;
    }

    void nameEvolutions()
    {
        for (std::size_t i = 0; i < m_evolvesFrom.size(); ++i) {
            auto& facts = m_facts->cards[i];
            for (const auto& name : m_evolvesFrom[i])
                for (std::size_t other = 0; other < m_facts->words.size(); ++other)
                    if (facts.evolvesFromCount < facts.evolvesFrom.size() && fold(m_facts->words[other].name) == name)
                        facts.evolvesFrom[facts.evolvesFromCount++] = static_cast<FactsIndex>(other);
        }
    }

    const DeckChecker& m_checker;
    std::shared_ptr<GameFacts> m_facts;
    std::map<CardIndex, FactsIndex> m_index;
    std::vector<std::vector<std::string>> m_evolvesFrom;
    std::vector<std::size_t> m_missions;
    std::size_t m_total = 0;
    Vocabulary m_vocabulary;
    ScriptWords m_words;
};

// FNV-1a, 64 bits.
class Hash {
public:
    void add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i)
            byte(static_cast<std::uint8_t>(value >> (8 * i)));
    }
    void add(std::string_view text)
    {
        add(text.size());
        for (const char c : text)
            byte(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    void byte(std::uint8_t value) { m_value = (m_value ^ value) * 1099511628211ULL; }
    std::uint64_t m_value = 14695981039346656037ULL;
};

void addNumbers(Hash& hash, std::initializer_list<std::int64_t> numbers)
{
    for (const auto number : numbers)
        hash.add(static_cast<std::uint64_t>(number));
}

void addCard(Hash& hash, const CardFacts& card)
{
    addNumbers(hash, {static_cast<int>(card.role), card.alone, card.fights, card.size, card.range, card.adapt,
                         card.cost, card.attack, card.defense, card.hasDefense, card.recallCost, card.evolveCost,
                         card.mechanics, card.abilityCount, card.evolvesFromCount});
    for (std::size_t i = 0; i < card.abilityCount; ++i)
        addNumbers(hash, {static_cast<int>(card.abilities[i].kind), card.abilities[i].exhausts,
                             card.abilities[i].anyCost, card.abilities[i].cost});
    for (std::size_t i = 0; i < card.evolvesFromCount; ++i)
        addNumbers(hash, {card.evolvesFrom[i]});
}

void addScript(Hash& hash, const Script& script)
{
    addNumbers(hash, {static_cast<int>(script.kind), script.givenToHost});
    for (const auto& node : script.nodes)
        addNumbers(hash, {static_cast<int>(node.op), node.number, node.word, node.first, node.count});
    for (const auto link : script.links)
        addNumbers(hash, {link});
}

constexpr std::int32_t maxNumber = 9999;

std::int16_t bounded(std::optional<std::int32_t> value)
{
    return static_cast<std::int16_t>(std::clamp(value.value_or(0), -maxNumber, maxNumber));
}

std::optional<int> numberIn(std::string_view text)
{
    const auto begin = text.find_first_of("0123456789");
    if (begin == std::string_view::npos)
        return std::nullopt;
    int value = 0;
    for (auto i = begin; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) && value < maxNumber; ++i)
        value = value * 10 + (text[i] - '0');
    return std::min(value, static_cast<int>(maxNumber));
}

bool startsWord(std::string_view text, std::size_t at)
{
    return at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1]));
}

// Where one of the labels stands next, from `begin` on.
struct Label {
    std::size_t at = std::string_view::npos, end = 0;
    AbilityKind kind = AbilityKind::Active;
};
Label nextLabel(std::string_view rules, std::size_t begin, const PlayWords& words)
{
    Label best;
    const auto look = [&](const std::vector<std::string>& labels, AbilityKind kind) {
        for (const auto& label : labels) {
            const std::string wanted = label + ":";
            for (auto at = rules.find(wanted, begin); at != std::string_view::npos; at = rules.find(wanted, at + 1))
                if (startsWord(rules, at)) {
                    if (at < best.at)
                        best = {at, at + wanted.size(), kind};
                    break;
                }
        }
    };
    look(words.active, AbilityKind::Active);
    look(words.triggered, AbilityKind::Triggered);
    return best;
}

// What one sentence, folded, asks for.
void readCost(std::string_view sentence, const PlayWords& words, Ability& ability)
{
    const std::string pay = fold(words.pay) + " ";
    const auto at = words.pay.empty() ? std::string_view::npos : sentence.find(pay);
    if (at != std::string_view::npos && startsWord(sentence, at)) {
        const auto rest = sentence.substr(at + pay.size());
        const auto word = rest.substr(0, rest.find(' '));
        ability.anyCost = ability.anyCost || word == "x";
        if (!word.empty() && std::isdigit(static_cast<unsigned char>(word.front())))
            ability.cost = bounded(ability.cost + numberIn(word).value_or(0));
    }
    ability.exhausts = ability.exhausts ||
                       (!words.exhaust.empty() && sentence.find(fold(words.exhaust)) != std::string_view::npos);
}

void readCosts(std::string_view text, const PlayWords& words, Ability& ability)
{
    const auto begins = [](std::string_view sentence, const std::string& word) {
        return !word.empty() && sentence.starts_with(fold(word) + " ");
    };
    for (bool first = true; !text.empty(); first = false) {
        const auto end = text.find('.');
        const std::string sentence = fold(text.substr(0, end));
        if (!first && !begins(sentence, words.pay) && !begins(sentence, words.exhaust))
            return;
        readCost(sentence, words, ability);
        if (end == std::string_view::npos)
            return;
        text = trimmed(text.substr(end + 1));
    }
}

// The first part of the text that names something that can happen says what it waits for, and whether of the card
// itself ("this unit", not "this unit's …").
void readEvents(std::string_view text, const PlayWords& words, Ability& ability)
{
    while (!text.empty() && ability.events == 0) {
        const auto end = std::min(text.find_first_of(",.;"), text.size());
        const std::string part = fold(text.substr(0, end));
        for (std::size_t i = 0; i < playEventCount; ++i)
            for (const auto& word : words.events[i])
                if (part.find(fold(word)) != std::string::npos)
                    ability.events |= bit(static_cast<PlayEvent>(i));
        for (const auto& word : words.self) {
            const auto wanted = fold(word);
            const auto at = part.find(wanted);
            ability.self = ability.self || (ability.events != 0 && at != std::string::npos &&
                                               (at + wanted.size() == part.size() || part[at + wanted.size()] == ' '));
        }
        text = text.substr(std::min(end + 1, text.size()));
    }
}

// Sentences of the card that name the event.
std::vector<std::string> sentencesWith(const Card& card, const PlayWords& words, PlayEvent event)
{
    std::vector<std::string> found;
    const auto& wanted = words.events[static_cast<std::size_t>(event)];
    const auto look = [&](std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find_first_of(".\n"), text.size());
            const auto sentence = trimmed(text.substr(0, end));
            const std::string folded = fold(sentence);
            for (const auto& word : wanted)
                if (const auto at = folded.find(fold(word)); at != std::string::npos) {
                    const auto label = sentence.find(": "); // "Passive: At the start …"
                    found.emplace_back(label < sentence.size() && label < at ? sentence.substr(label + 2) : sentence);
                    break;
                }
            text = text.substr(std::min(end + 1, text.size()));
        }
    };
    look(card.rules);
    for (const auto& [attribute, text] : card.texts)
        look(text);
    return found;
}

const CardType* typeNamed(const Game& game, std::string_view name)
{
    const auto wanted = fold(name);
    const auto it = std::find_if(
        game.types.begin(), game.types.end(), [&](const auto& type) { return fold(type.name) == wanted; });
    return it == game.types.end() ? nullptr : &*it;
}

void readTypes(const Card& card, const Game& game, CardFacts& facts)
{
    if (const auto* type = typeNamed(game, card.type)) {
        facts.role = type->role;
        facts.alone = type->alone;
    }
    for (const auto& subtype : card.subtypes)
        if (const auto* type = typeNamed(game, subtype))
            facts.alone = facts.alone || type->alone;
}

void readKeywords(const Card& card, const Game& game, ReadCard& read)
{
    for (const auto& printed : card.keywords) {
        const auto* keyword = game.keywordOf(printed);
        if (!keyword || keyword->mechanic == Mechanic::None)
            continue;
        if (saysTooLittle(printed, *keyword))
            continue;
        auto& facts = read.facts;
        facts.mechanics |= bit(keyword->mechanic);
        const auto number = numberIn(printed).value_or(0);
        switch (keyword->mechanic) {
        case Mechanic::Size: facts.size = static_cast<std::uint8_t>(std::min(keyword->value, 240)); break;
        case Mechanic::GrowsWhenAttacked: facts.adapt = static_cast<std::int8_t>(std::min(number, 99)); break;
        case Mechanic::PlayFromDiscard: facts.recallCost = static_cast<std::int16_t>(number); break;
        case Mechanic::Evolves:
            facts.evolveCost = static_cast<std::int16_t>(number);
            read.evolvesFrom = namesAfterFrom(card.rules, keyword->name);
            break;
        default: break;
        }
    }
}

} // namespace

const std::string& GameFacts::cites(std::string_view refusal) const
{
    static const std::string none;
    const auto it = rules.cites.find(std::string(refusal));
    return it == rules.cites.end() ? none : it->second;
}

std::uint64_t digest(const GameFacts& facts)
{
    Hash hash;
    hash.add(facts.ruleset);
    const auto& rules = facts.rules;
    addNumbers(hash, {rules.hand, static_cast<int>(rules.initiative), static_cast<int>(rules.combat),
                         static_cast<int>(rules.triggers), rules.backRowDefense, rules.board.capacity,
                         rules.board.terrains, rules.ownTargets, rules.frontRowFirst, rules.abilitiesExhaust,
                         rules.deployAnywhere, rules.emptyDeckLoses, rules.frontlineWins, rules.missionsWin});
    for (const auto& phase : rules.phases)
        addNumbers(hash, {phase.actions, phase.counted});
    addNumbers(hash, {rules.board.rows, rules.board.columns});
    for (const auto& range : rules.ranges)
        addNumbers(hash, {range.steps, range.rowsAhead});
    for (const auto& card : facts.cards)
        addCard(hash, card);
    for (const auto& words : facts.words)
        hash.add(words.key);
    for (const auto& seat : facts.seats) {
        addNumbers(hash, {seat.income});
        for (const auto card : seat.cards)
            addNumbers(hash, {card});
    }
    // how their texts are read
    for (const auto& card : facts.scripts)
        for (const auto& script : card.scripts)
            addScript(hash, script);
    for (const auto& given : facts.given)
        addScript(hash, given.text.script);
    return hash.value();
}

tl::expected<GameState, SetupProblem> setUpGame(
    const std::vector<Seat>& seats, const DeckChecker& checker, Windows windows, bool textsPlay)
{
    if (seats.empty() || seats.size() > maxSeats)
        return tl::unexpected(SetupProblem{});
    const auto& types = checker.catalogue().game().types;
    if (std::none_of(types.begin(), types.end(), [](const auto& type) { return type.role == CardRole::Unit; }))
        return tl::unexpected(SetupProblem{.kind = SetupProblem::Kind::NotPlayable});
    Setup setup(checker, windows, textsPlay);
    for (const auto& seat : seats)
        if (auto problem = setup.addSeat(seat))
            return tl::unexpected(std::move(*problem));
    return setup.start();
}

std::vector<ReadAbility> readAbilities(std::string_view rules, const PlayWords& words)
{
    std::vector<ReadAbility> found;
    for (auto label = nextLabel(rules, 0, words); label.at != std::string_view::npos && found.size() < 4;) {
        const auto next = nextLabel(rules, label.end, words);
        const auto text = trimmed(rules.substr(label.end, std::min(next.at, rules.size()) - label.end));
        ReadAbility read{{.kind = label.kind}, std::string(text)};
        if (label.kind == AbilityKind::Active)
            readCosts(text, words, read.ability);
        else
            readEvents(std::string(rules.substr(label.at, label.end - label.at)) + " " + std::string(text), words,
                read.ability);
        found.push_back(std::move(read));
        label = next;
    }
    return found;
}

std::vector<std::string> namesAfterFrom(std::string_view rules, std::string_view keyword)
{
    std::vector<std::string> names;
    for (auto at = rules.find(keyword); at != std::string_view::npos; at = rules.find(keyword, at + 1)) {
        auto sentence = rules.substr(at);
        sentence = sentence.substr(0, sentence.find_first_of(".;\n"));
        const auto from = sentence.find(" from ");
        if (from == std::string_view::npos)
            continue;
        auto list = sentence.substr(from + 6);
        list = list.substr(0, list.find('('));
        while (!list.empty()) {
            const auto end = list.find(" or ");
            if (auto name = fold(list.substr(0, end)); !name.empty())
                names.push_back(std::move(name));
            list = end == std::string_view::npos ? std::string_view() : list.substr(end + 4);
        }
        break;
    }
    return names;
}

// The place of its range among those of the game: the choice, or where its edition says ranges in digits, the number
// from 1.
std::optional<std::int32_t> rangeOf(const Catalogue& catalogue, CardIndex index, const std::string& set)
{
    const auto& game = catalogue.game();
    if (!game.play.range)
        return std::nullopt;
    const auto& range = game.attributes[*game.play.range];
    if (const auto own = game.headedInSet(headingForm(range.label), set);
        own && own != game.play.range && game.attributes[*own].kind == AttributeKind::Integer) {
        const auto digit = catalogue.number(index, *own);
        return digit && *digit >= 1 && *digit <= static_cast<std::int32_t>(range.choices.size())
                   ? std::optional(*digit - 1)
                   : std::nullopt;
    }
    return catalogue.number(index, *game.play.range);
}

// What a Mission's passive text says with a label, as a rule box says it.
std::string labelledOfMission(const UnderstoodCard& understood, const PlayWords& words)
{
    std::string rules;
    for (const auto& text : understood.abilities) {
        const auto& ability = text.ability;
        const auto& labels = ability.kind == TextKind::Active ? words.active : words.triggered;
        const bool labelled = ability.kind == TextKind::Active || ability.kind == TextKind::Interrupt;
        if (ability.attribute && labelled && !labels.empty())
            rules += labels.front() + ": " + ability.text + " ";
    }
    return rules;
}

ReadCard readCard(
    const Catalogue& catalogue, CardIndex index, const TableRules& rules, const UnderstoodCard* understood)
{
    const auto& game = catalogue.game();
    Card card = catalogue.card(index);
    if (understood && understood->rules)
        card.rules = *understood->rules;
    if (understood && trimmed(card.rules).empty())
        card.rules = labelledOfMission(*understood, game.play);
    ReadCard read;
    auto& facts = read.facts;
    const auto value = [&](std::optional<AttributeIndex> attribute) {
        return attribute ? catalogue.number(index, *attribute) : std::nullopt;
    };
    readTypes(card, game, facts);
    facts.cost = std::max<std::int16_t>(0, bounded(value(rules.cost)));
    const auto attack = value(game.play.attack), defense = value(game.play.defense),
               range = rangeOf(catalogue, index, card.set);
    facts.attack = bounded(attack);
    facts.defense = bounded(defense);
    facts.fights = attack.has_value();
    facts.hasDefense = defense.has_value();
    facts.range = range && *range >= 0 && *range < 100 ? static_cast<std::int8_t>(*range) : std::int8_t{-1};
    readKeywords(card, game, read);
    for (auto& ability : readAbilities(card.rules, game.play)) {
        if (rules.abilitiesExhaust && ability.ability.kind == AbilityKind::Active)
            ability.ability.exhausts = true;
        facts.abilities[facts.abilityCount++] = ability.ability;
        read.words.abilities.push_back(std::move(ability.text));
    }
    read.words.roundStart = sentencesWith(card, game.play, PlayEvent::RoundStart);
    read.words.roundEnd = sentencesWith(card, game.play, PlayEvent::RoundEnd);
    read.words.name = card.name;
    read.words.key = catalogue.key(index);
    read.words.card = index;
    return read;
}

} // namespace nexus::model
