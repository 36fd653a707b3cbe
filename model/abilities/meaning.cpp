#include "model/abilities/meaning.h"

#include "model/abilities/language.h"
#include "model/abilities/phrases.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/cards/catalogue.h"

#include <algorithm>
#include <array>
#include <mutex>

namespace nexus::model {

namespace {

struct MeaningWords {
    NEXUS_WORDS(MeaningWords)
};

struct MeaningRow {
    Aspect aspect;
    std::string_view word;
    const char* says;
    std::initializer_list<Op> ops;
    std::optional<TextKind> kind = std::nullopt; // abilities of that kind mean it, whatever they do
};

const MeaningRow meaningRows[]{
    {Aspect::Does, "draw", NEXUS_TEXT("MeaningWords", "draws cards"),
        {Op::Draw, Op::DrawEqual, Op::DrawPer, Op::PlayerDraws, Op::DiscardHandAndDraw, Op::DrawThenDiscard}},
    {Aspect::Does, "discard", NEXUS_TEXT("MeaningWords", "makes a player discard"),
        {Op::DiscardOwn, Op::PlayerDiscards, Op::PlayerDiscardsIt, Op::PlayerDiscardsHand, Op::PlayerDiscardsPer,
            Op::DiscardHandAndDraw}},
    {Aspect::Does, "look", NEXUS_TEXT("MeaningWords", "looks at hidden cards"),
        {Op::LookHand, Op::RevealHand, Op::LookTop, Op::LookTopAny, Op::ScryOne, Op::ScryTwo, Op::TakeOne, Op::Arrange,
            Op::LookTopOf, Op::ScryOf, Op::RevealTop, Op::TakeShown, Op::RevealUntil, Op::RevealTake, Op::RevealRandom,
            Op::SiftTheirs, Op::HandsOpen}},
    {Aspect::Does, "search", NEXUS_TEXT("MeaningWords", "searches a deck"), {Op::Search, Op::SearchPlay}},
    {Aspect::Does, "shuffle", NEXUS_TEXT("MeaningWords", "shuffles a hand into its deck"),
        {Op::ShuffleHandIn, Op::ShuffleHandInAndDraw}},
    {Aspect::Does, "mill", NEXUS_TEXT("MeaningWords", "puts cards from a deck into the discard pile"),
        {Op::Mill, Op::PlayerMills}},
    {Aspect::Does, "recover", NEXUS_TEXT("MeaningWords", "brings cards back from the discard pile"),
        {Op::RecoverHand, Op::RecoverTop, Op::RecoverPlay, Op::RecoverIt, Op::AttachFromPile}},
    {Aspect::Does, "play", NEXUS_TEXT("MeaningWords", "puts cards into play without their cost"),
        {Op::PlayFree, Op::SearchPlay, Op::RecoverPlay, Op::RecoverIt, Op::DeployFree}},
    {Aspect::Does, "gain", NEXUS_TEXT("MeaningWords", "gains CP"), {Op::Gain, Op::GainEqual, Op::GainPer}},
    {Aspect::Does, "lose", NEXUS_TEXT("MeaningWords", "makes a player lose CP"),
        {Op::PlayerLoses, Op::YouLose, Op::LosePer}},
    {Aspect::Does, "destroy", NEXUS_TEXT("MeaningWords", "destroys cards"), {Op::Destroy}},
    {Aspect::Does, "sacrifice", NEXUS_TEXT("MeaningWords", "makes players sacrifice cards"),
        {Op::PlayerSacrifices, Op::Sacrifice, Op::KeepsOf}},
    {Aspect::Does, "remove", NEXUS_TEXT("MeaningWords", "removes cards from the game"),
        {Op::Remove, Op::RemoveCards, Op::RemoveThatEvent, Op::RemoveInstead, Op::RemoveOfTheirs, Op::RemovesDiscards}},
    {Aspect::Does, "return", NEXUS_TEXT("MeaningWords", "returns cards to a hand"), {Op::ToHand, Op::ToHandInstead}},
    {Aspect::Does, "impact", NEXUS_TEXT("MeaningWords", "inflicts Impact"),
        {Op::Inflict, Op::InflictBoth, Op::InflictOnEachOther, Op::MoveImpact, Op::InflictPer, Op::AttacksInflict,
            Op::Distribute}},
    {Aspect::Does, "heal", NEXUS_TEXT("MeaningWords", "removes accumulated Impact"), {Op::Heal, Op::HealSome}},
    {Aspect::Does, "ready", NEXUS_TEXT("MeaningWords", "readies cards"), {Op::MakeReady}},
    {Aspect::Does, "exhaust", NEXUS_TEXT("MeaningWords", "exhausts cards or keeps them exhausted"),
        {Op::MakeExhausted, Op::StaysDown, Op::StaysTired, Op::NextEnters}},
    {Aspect::Does, "suppress", NEXUS_TEXT("MeaningWords", "suppresses units"), {Op::Suppress}},
    {Aspect::Does, "state", NEXUS_TEXT("MeaningWords", "applies a state"), {Op::Apply, Op::ApplyItToo}},
    {Aspect::Does, "cleanse", NEXUS_TEXT("MeaningWords", "removes a state"),
        {Op::Unapply, Op::Unsuppress, Op::CleanseOne}},
    {Aspect::Does, "bonus", NEXUS_TEXT("MeaningWords", "changes Attack or Defense"),
        {Op::Get, Op::GetPer, Op::GetEqual, Op::GetOr, Op::Has, Op::HasPer, Op::HasBonusAndKeywords, Op::HasInCombat,
            Op::GetAndGain, Op::HasPerCards, Op::HasPerImpact, Op::AttackIs, Op::AttackBecomes, Op::ExchangeStats,
            Op::HasBut, Op::HasEither, Op::BaseBecomes}},
    {Aspect::Does, "counter", NEXUS_TEXT("MeaningWords", "puts counters on cards"),
        {Op::PutCounters, Op::PutCountersEqual, Op::PutCountersPer, Op::PutMarkers, Op::DoubleCounters,
            Op::EraseCounters, Op::MoveCounters, Op::Distribute}},
    {Aspect::Does, "keyword", NEXUS_TEXT("MeaningWords", "gives keywords"),
        {Op::GainKeywords, Op::HasKeywords, Op::HasBonusAndKeywords, Op::RangeIs, Op::RangeBecomes, Op::GetAndGain,
            Op::LoseAndGain, Op::GainChosen}},
    {Aspect::Does, "ability", NEXUS_TEXT("MeaningWords", "gives an ability"), {Op::HasText, Op::GainText}},
    {Aspect::Does, "blank", NEXUS_TEXT("MeaningWords", "takes keywords or the rule box away"),
        {Op::LoseKeywords, Op::LoseAndGain, Op::LoseAllKeywords, Op::LosesKeywords, Op::LosesAllKeywords, Op::Blank,
            Op::BlankAndBare}},
    {Aspect::Does, "forbid", NEXUS_TEXT("MeaningWords", "forbids something"),
        {Op::Forbid, Op::CannotDo, Op::NoMoreEvents, Op::OpponentsCannot, Op::HasBut, Op::CannotAttackWhom,
            Op::EventsAtMost, Op::NoDrawing, Op::KeepsOut}},
    {Aspect::Does, "protect", NEXUS_TEXT("MeaningWords", "prevents destruction or being targeted"),
        {Op::PreventDestruction, Op::NextDestruction, Op::CannotBeTargeted, Op::CannotBeChosenBy, Op::PayInstead,
            Op::SuppressInstead, Op::LessImpact, Op::ToGetImpact, Op::ToBeSuppressed, Op::ToBeTargeted}},
    {Aspect::Does, "move", NEXUS_TEXT("MeaningWords", "moves units"), {Op::Move}},
    {Aspect::Does, "create", NEXUS_TEXT("MeaningWords", "creates tokens or cards"), {Op::Create, Op::CreateCard}},
    {Aspect::Does, "cancel", NEXUS_TEXT("MeaningWords", "cancels an Event or an ability"),
        {Op::CancelEvent, Op::CancelAbility, Op::CancelIt}},
    {Aspect::Does, "copy", NEXUS_TEXT("MeaningWords", "copies an Event"), {Op::CopyEvent, Op::CopyFromPile}},
    {Aspect::Does, "action", NEXUS_TEXT("MeaningWords", "gives a further action"),
        {Op::ExtraAction, Op::ActionOnce, Op::TakeInitiative}},
    {Aspect::Does, "cheaper", NEXUS_TEXT("MeaningWords", "lowers costs"),
        {Op::FirstCosts, Op::FirstCostsAtLeast, Op::CardsCost, Op::ActivesCost, Op::EvolveCosts, Op::CardsAlwaysCost,
            Op::NthCosts, Op::NextCosts, Op::OwnCosts, Op::FirstActiveCosts, Op::NextActiveCosts}},
    {Aspect::Does, "dearer", NEXUS_TEXT("MeaningWords", "raises costs"),
        {Op::FirstEventTaxed, Op::TheirNextCosts, Op::RaiseCost, Op::TheirCardsCost, Op::AttackCosts}},

    {Aspect::When, "deployed", NEXUS_TEXT("MeaningWords", "when a card is deployed or enters play"),
        {Op::WhenDeployed, Op::WhenEnters, Op::WhenYouDeploy, Op::WhenYouDeployOn, Op::WhenYouDeployInto,
            Op::WhenEntersPlace, Op::WhenOpponentDeploys}},
    {Aspect::When, "attacks", NEXUS_TEXT("MeaningWords", "when a unit attacks"),
        {Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttackDestroys, Op::WhenAttacked, Op::WhenOpponentAttacks,
            Op::WhenSparesDefender, Op::WhenSuppresses}},
    {Aspect::When, "destroys", NEXUS_TEXT("MeaningWords", "when a card destroys another"),
        {Op::WhenDestroys, Op::WhenAttackDestroys}},
    {Aspect::When, "destroyed", NEXUS_TEXT("MeaningWords", "when a card is destroyed"),
        {Op::WhenDestroyed, Op::WhenDestroyedIn, Op::WhenDestroyedByAttack}, TextKind::Martyrdom},
    {Aspect::When, "would-be-destroyed", NEXUS_TEXT("MeaningWords", "when a card would be destroyed"),
        {Op::WhenWouldBeDestroyed}},
    {Aspect::When, "removed", NEXUS_TEXT("MeaningWords", "when a card is removed from the game"),
        {Op::WhenYouRemove, Op::WhenRemoved, Op::WhenCardRemoved}},
    {Aspect::When, "leaves", NEXUS_TEXT("MeaningWords", "when a card leaves play"), {Op::WhenLeaves}},
    {Aspect::When, "hurt", NEXUS_TEXT("MeaningWords", "when Impact is inflicted on a card"), {Op::WhenHurt}},
    {Aspect::When, "passes", NEXUS_TEXT("MeaningWords", "when a player passes"), {Op::WhenPasses}},
    {Aspect::When, "returned", NEXUS_TEXT("MeaningWords", "when a card is returned to a hand"), {Op::WhenToHand}},
    {Aspect::When, "suppressed", NEXUS_TEXT("MeaningWords", "when a unit becomes Suppressed"),
        {Op::WhenSuppressed, Op::WhenSuppresses}},
    {Aspect::When, "state", NEXUS_TEXT("MeaningWords", "when a unit gets a state"), {Op::WhenYouApply, Op::WhenGains}},
    {Aspect::When, "played", NEXUS_TEXT("MeaningWords", "when an Event is played"),
        {Op::WhenYouPlay, Op::WhenOpponentPlays, Op::WhenAnyonePlays, Op::WhenPlaysCard, Op::WhenNthEvent}},
    {Aspect::When, "activated", NEXUS_TEXT("MeaningWords", "when an ability is activated"),
        {Op::WhenOpponentActivates}},
    {Aspect::When, "moves", NEXUS_TEXT("MeaningWords", "when a unit moves"),
        {Op::WhenMoves, Op::WhenMovesInto, Op::WhenLeavesPlace, Op::WhenYouMove}},
    {Aspect::When, "damage", NEXUS_TEXT("MeaningWords", "when a unit deals combat damage"), {Op::WhenDealsDamage}},
    {Aspect::When, "consume", NEXUS_TEXT("MeaningWords", "when a unit consumes"), {Op::WhenConsume}, TextKind::Consume},
    {Aspect::When, "evolves", NEXUS_TEXT("MeaningWords", "when a unit evolves"), {Op::WhenEvolves}},
    {Aspect::When, "draws", NEXUS_TEXT("MeaningWords", "when a player draws"),
        {Op::WhenOpponentDraws, Op::WhenYouDraw, Op::RoundDraw}},
    {Aspect::When, "gains", NEXUS_TEXT("MeaningWords", "when a player gains CP"), {Op::WhenYouGain}},
    {Aspect::When, "counter", NEXUS_TEXT("MeaningWords", "when counters are put on a card"), {Op::WhenCounterPut}},
    {Aspect::When, "round-start", NEXUS_TEXT("MeaningWords", "at the start of a round or turn"),
        {Op::RoundStart, Op::OpponentsRound}},
    {Aspect::When, "round-end", NEXUS_TEXT("MeaningWords", "at the end of a round or turn"), {Op::RoundEnd}},

    {Aspect::Costs, "cp", NEXUS_TEXT("MeaningWords", "CP to be paid for an ability"),
        {Op::PayPoints, Op::PaidTrigger, Op::PayAny}},
    {Aspect::Costs, "exhaust", NEXUS_TEXT("MeaningWords", "a card to be exhausted"), {Op::CostExhaust}},
    {Aspect::Costs, "sacrifice", NEXUS_TEXT("MeaningWords", "a card in play to be given up"),
        {Op::CostSacrifice, Op::CostPutAway, Op::CostToHand}},
    {Aspect::Costs, "discard", NEXUS_TEXT("MeaningWords", "cards to be discarded"), {Op::CostDiscard}},
    {Aspect::Costs, "counter", NEXUS_TEXT("MeaningWords", "counters to be removed"),
        {Op::CostMarkers, Op::CostThem, Op::CostCounters}},
    {Aspect::Costs, "reveal", NEXUS_TEXT("MeaningWords", "a card to be revealed"), {Op::CostReveal, Op::CostShow}},

    {Aspect::Plays, "whole", NEXUS_TEXT("MeaningWords", "plays by itself at the Table"), {}},
    {Aspect::Plays, "part", NEXUS_TEXT("MeaningWords", "plays in part, the rest is done by hand"), {}},
    {Aspect::Plays, "hand", NEXUS_TEXT("MeaningWords", "is played by hand"), {}},
};
static_assert(std::size(meaningRows) <= CardMeaning().size());

constexpr std::array<std::string_view, aspectCount> aspectIds{"does", "when", "costs", "plays"};

// By operation.
const std::vector<CardMeaning>& meaningOfOps()
{
    static const auto meanings = [] {
        std::vector<CardMeaning> found(opCount);
        for (std::size_t i = 0; i < std::size(meaningRows); ++i)
            for (const auto op : meaningRows[i].ops)
                found[static_cast<std::size_t>(op)].set(i);
        return found;
    }();
    return meanings;
}

// "does:draw", as phrases of a game say it; none of no such word.
std::optional<MeaningIndex> wordFound(std::string_view finds)
{
    const auto colon = finds.find(':');
    const auto aspect = colon == std::string_view::npos ? std::nullopt : aspectOf(finds.substr(0, colon));
    return aspect ? meaningWord(*aspect, finds.substr(colon + 1)) : std::nullopt;
}

void collect(const Term& term, const Grammar& grammar, CardMeaning& meaning)
{
    meaning |= meaningOfOps()[static_cast<std::size_t>(term.op)];
    if (term.op == Op::OfGame)
        if (const auto word = wordFound(grammar.findsOf(term.word)))
            meaning.set(*word);
    for (const auto& part : term.parts)
        collect(part, grammar, meaning);
}

// The longest of a form's words that every text of that form has; of "gets/get" what both begin with. Empty: none.
std::string neededWord(std::string_view form)
{
    std::string best;
    std::string plain;
    int depth = 0;
    for (const char c : form) {
        depth += c == '{' || c == '[' || c == '(' ? 1 : 0;
        plain += depth == 0 ? c : ' ';
        depth -= c == '}' || c == ']' || c == ')' ? 1 : 0;
    }
    for (std::size_t at = 0; at < plain.size();) {
        const auto end = std::min(plain.find(' ', at), plain.size());
        auto word = fold(std::string_view(plain).substr(at, end - at));
        if (const auto slash = word.find('/'); slash != std::string::npos) {
            const auto other = word.substr(slash + 1);
            word.resize(slash);
            word.resize(static_cast<std::size_t>(
                std::mismatch(word.begin(), word.end(), other.begin(), other.end()).first - word.begin()));
        }
        word.resize(static_cast<std::size_t>(
            std::find_if(word.begin(), word.end(), [](char c) { return c < 'a' || c > 'z'; }) - word.begin()));
        if (word.size() > best.size())
            best = std::move(word);
        at = end + 1;
    }
    return best;
}

// One of them stands in every text that means it; nothing where any text might.
std::optional<std::vector<std::string>> neededWords(MeaningIndex index, const Game& game)
{
    const auto& row = meaningRows[index];
    if (row.aspect == Aspect::Plays)
        return std::nullopt;
    std::vector<std::string> words;
    if (row.kind)
        words.emplace_back(textKindId(*row.kind));
    const auto means = [&](const Phrase& phrase) {
        return phrase.op == Op::OfGame ? wordFound(phrase.finds) == index
                                       : std::find(row.ops.begin(), row.ops.end(), phrase.op) != row.ops.end();
    };
    const auto needAnyOf = [&](std::span<const Phrase> phrases) {
        for (const auto& phrase : phrases)
            if (means(phrase))
                words.push_back(neededWord(phrase.form));
    };
    needAnyOf(ruleGrammar().phrases());
    std::string before;
    for (const auto& brought : game.phrases) {
        needAnyOf(readGamePhrases(brought.text, {}, before).phrases);
        before += brought.sets.empty() ? brought.text + '\n' : std::string();
    }
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    if (!words.empty() && words.front().empty())
        return std::nullopt;
    return words;
}

// Cards with one of the words in their rule texts.
CardSet cardsSaying(const std::vector<std::string>& words, const Catalogue& catalogue, const CardSet& some)
{
    CardSet found(catalogue.size());
    some.forEach([&](CardIndex card) {
        for (auto field = catalogue.rulesField(); field.column <= catalogue.lastRulesField().column; ++field.column)
            for (const auto& word : words)
                if (catalogue.foldedField(card, field).find(word) != std::string_view::npos)
                    return found.insert(card);
    });
    return found;
}

// Kept with a catalogue: what its cards mean, as far as it was asked for.
class Meanings {
public:
    explicit Meanings(const Catalogue& catalogue)
        : m_vocabulary(vocabularyOf(catalogue))
        , m_read(catalogue.size())
        , m_meanings(catalogue.size())
    {
        m_answers.fill({CardSet(catalogue.size()), CardSet(catalogue.size()), std::nullopt});
    }

    CardSet cards(MeaningIndex word, const Catalogue& catalogue, CardSet asked, UnreadTexts* unread) const
    {
        std::unique_lock lock(m_mutex);
        auto& answer = m_answers[word];
        auto open = asked;
        open -= answer.asked;
        if (open.count() > 0) {
            auto saying = answer.saying;
            lock.unlock();
            if (!saying) {
                const auto words = neededWords(word, catalogue.game());
                saying = words ? cardsSaying(*words, catalogue, catalogue.all()) : catalogue.all();
            }
            auto among = *saying;
            among &= open;
            const bool read = readNow(among, catalogue, unread);
            lock.lock();
            answer.saying = std::move(saying);
            if (read) {
                among.forEach([&](CardIndex card) {
                    if (m_meanings[card].test(word))
                        answer.found.insert(card);
                });
                answer.asked |= open;
            }
        }
        asked &= answer.found;
        return asked;
    }

    // Reads aside, then tells all at once: whoever asks meanwhile does not wait.
    void read(std::span<const CardIndex> cards, const Catalogue& catalogue) const
    {
        std::vector<CardMeaning> meanings;
        meanings.reserve(cards.size());
        for (const auto card : cards)
            meanings.push_back(meaningOf(understand(catalogue.card(card), catalogue.game(), m_vocabulary)));
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            m_meanings[cards[i]] = meanings[i];
            m_read.insert(cards[i]);
        }
    }

private:
    // False: they are too many.
    bool readNow(CardSet cards, const Catalogue& catalogue, UnreadTexts* unread) const
    {
        {
            const std::lock_guard lock(m_mutex);
            cards -= m_read;
        }
        const auto list = cards.cards();
        if (unread && list.size() > unread->left) {
            if (unread->any())
                unread->cards |= cards;
            else
                unread->cards = std::move(cards);
            return false;
        }
        if (unread)
            unread->left -= list.size();
        read(list, catalogue);
        return true;
    }

    struct Answer {
        CardSet asked, found;
        std::optional<CardSet> saying; // those that could mean it by their words
    };
    Vocabulary m_vocabulary;
    mutable std::mutex m_mutex; // of what follows
    mutable CardSet m_read;
    mutable std::vector<CardMeaning> m_meanings;
    mutable std::array<Answer, std::size(meaningRows)> m_answers;
};

} // namespace

std::string_view aspectId(Aspect aspect) { return aspectIds[static_cast<std::size_t>(aspect)]; }

std::optional<Aspect> aspectOf(std::string_view id)
{
    const auto it = std::find(aspectIds.begin(), aspectIds.end(), id);
    return it == aspectIds.end() ? std::nullopt : std::optional(static_cast<Aspect>(it - aspectIds.begin()));
}

std::vector<MeaningWord> meaningWords()
{
    std::vector<MeaningWord> words;
    for (const auto& row : meaningRows)
        words.push_back({row.aspect, row.word, MeaningWords::tr(row.says)});
    return words;
}

std::optional<MeaningIndex> meaningWord(Aspect aspect, std::string_view word)
{
    for (std::size_t i = 0; i < std::size(meaningRows); ++i)
        if (meaningRows[i].aspect == aspect && meaningRows[i].word == word)
            return static_cast<MeaningIndex>(i);
    return std::nullopt;
}

static const Grammar& grammarOf(const UnderstoodCard& card) { return card.grammar ? *card.grammar : ruleGrammar(); }

CardMeaning meaningOf(const Term& term, const UnderstoodCard& card)
{
    CardMeaning meaning;
    collect(term, grammarOf(card), meaning);
    return meaning;
}

CardMeaning meaningOf(const UnderstoodCard& card)
{
    CardMeaning meaning;
    const auto& grammar = grammarOf(card);
    for (const auto& text : card.abilities) {
        // What a challenge asks for is not done by the card.
        if (text.term && text.ability.kind != TextKind::Challenge)
            collect(*text.term, grammar, meaning);
        for (std::size_t i = 0; i < std::size(meaningRows); ++i)
            if (text.term && meaningRows[i].kind == text.ability.kind)
                meaning.set(i);
    }
    meaning.set(*meaningWord(Aspect::Plays, playsId(card.plays())));
    return meaning;
}

CardSet cardsMeaning(MeaningIndex word, const Catalogue& catalogue, const CardSet* some, UnreadTexts* unread)
{
    return catalogue.derived<Meanings>().cards(word, catalogue, some ? *some : catalogue.all(), unread);
}

void readMeanings(std::span<const CardIndex> cards, const Catalogue& catalogue)
{
    catalogue.derived<Meanings>().read(cards, catalogue);
}

} // namespace nexus::model
