#include "model/abilities/language.h"

#include "model/abilities/aliases.h"
#include "model/abilities/binding.h"
#include "model/abilities/spoken_of.h"
#include "model/abilities/token_words.h"
#include "model/abilities/unclear.h"

#include "model/abilities/phrases.h"
#include "model/base/text.h"
#include "model/cards/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace nexus::model {

namespace {

struct TextKindRow {
    std::string_view id, phrase;
};
constexpr std::array<TextKindRow, textKindCount> kindRows{{
    {"keyword", ""},
    {"passive", "passive"},
    {"active", "active"},
    {"interrupt", "interrupt"},
    {"trigger", "trigger"},
    {"event", "event"},
    {"upgrade", "upgrade"},
    {"consume", "consume"},
    {"martyrdom", "martyrdom"},
    {"challenge", "challenge"},
    {"one-time", "once"},
}};

struct TextLabel {
    std::string_view word; // folded, without the colon
    TextKind kind;
};
constexpr std::array<TextLabel, 7> labels{{{"ritual - active", TextKind::Active}, {"passive", TextKind::Passive},
    {"active", TextKind::Active}, {"interrupt", TextKind::Interrupt}, {"trigger", TextKind::Trigger},
    {"consume", TextKind::Consume}, {"martyrdom", TextKind::Martyrdom}}};

// Phrases in people's words, the most useful first.
struct PlainName {
    std::string_view phrase, words;
};
constexpr std::array<PlainName, 35> plainNames{{
    {"clause", "what is done"},
    {"sentence", "what is done"},
    {"happening", "what happens"},
    {"condition", "a condition"},
    {"hold", "what holds"},
    {"standing", "what holds"},
    {"group", "a group of cards"},
    {"groups", "a group of cards"},
    {"own", "one of your own cards"},
    {"noun", "a kind of card"},
    {"ownnoun", "a kind of friendly card"},
    {"pick", "a number of cards"},
    {"cardnoun", "a kind of card"},
    {"kind", "a kind of card"},
    {"eventnoun", "an Event"},
    {"post", "which cards of that kind"},
    {"posts", "which cards of that kind"},
    {"place", "a place"},
    {"destination", "where to"},
    {"player", "a player"},
    {"possessor", "whose"},
    {"duration", "a duration"},
    {"bonus", "a bonus such as +1 Attack"},
    {"signed", "a number with + or -"},
    {"keywords", "a keyword"},
    {"keyword", "a keyword"},
    {"deed", "what you have done"},
    {"nodeed", "what cannot be done"},
    {"costs", "a cost"},
    {"cost", "a cost"},
    {"value", "an amount"},
    {"count", "a number"},
    {"number", "a number in digits"},
    {"name", "a name between single quotation marks"},
    {"quoted", "an ability between quotation marks"},
}};
constexpr std::size_t mostExpected = 12;

// Of words and {phrases}: in people's words, phrases first.
std::vector<std::string> inPeoplesWords(const std::vector<std::string>& expected)
{
    std::vector<std::string> said;
    const auto say = [&](std::string_view words) {
        if (said.size() < mostExpected && std::find(said.begin(), said.end(), words) == said.end())
            said.emplace_back(words);
    };
    for (const auto& name : plainNames)
        if (std::find(expected.begin(), expected.end(), "{" + std::string(name.phrase) + "}") != expected.end())
            say(name.words);
    for (const auto& word : expected)
        if (word.front() != '{')
            say("“" + word + "”");
    return said;
}

// "Create two Spirit tokens", where nobody has said what one is: "Spirit"; of another text nothing.
std::string undefinedToken(std::string_view text, std::size_t gap, const Vocabulary& vocabulary)
{
    constexpr std::size_t mostWords = 3;
    const auto rest = text.substr(gap, text.find('.', gap) - gap);
    if (fold(text.substr(0, gap)).find("create") == std::string::npos || rest.empty() ||
        std::isupper(static_cast<unsigned char>(rest.front())) == 0)
        return {};
    const auto tokens = tokensOf(rest);
    for (std::size_t i = 1; i < std::min(tokens.size(), mostWords + 1); ++i) {
        const auto name = std::string(trimmed(rest.substr(0, tokens[i].at)));
        const bool isToken = tokens[i].word == "token" || tokens[i].word == "tokens";
        const auto isSaid = [&](const Alias& alias) {
            return std::ranges::find(alias.from, fold(name)) != alias.from.end();
        };
        if (isToken && std::ranges::none_of(vocabulary.tokenAliases(), isSaid))
            return name;
    }
    return {};
}

// Sentences of a text: bytes from and to, the full stop within; those in quotation marks stay together.
struct Part {
    std::size_t from = 0, to = 0;
};
std::vector<Part> partsOf(std::string_view text)
{
    std::vector<Part> parts;
    std::size_t from = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto three = text.substr(i, 3);
        if (text[i] == '"' || three == "\u201c" || three == "\u201d")
            quoted = !quoted;
        const bool blank = i + 1 == text.size() || std::isspace(static_cast<unsigned char>(text[i + 1]));
        const bool stop = text[i] == '.' && blank && !quoted;
        // An ability in quotation marks ends its sentence with its own full stop.
        const bool endsQuote = !quoted && i > 0 && text[i] == '"' && text[i - 1] == '.' && blank;
        if (!stop && !endsQuote && text[i] != '\n')
            continue;
        parts.push_back({from, i + 1});
        from = i + 1;
    }
    if (from < text.size())
        parts.push_back({from, text.size()});
    for (auto& part : parts)
        while (part.from < part.to && std::isspace(static_cast<unsigned char>(text[part.from])))
            ++part.from;
    std::erase_if(parts, [](const Part& part) { return part.from >= part.to; });
    return parts;
}

} // namespace

std::optional<TextKind> kindOfLabel(std::string_view word)
{
    const auto folded = fold(word);
    const auto it = std::ranges::find(labels, folded, &TextLabel::word);
    return it == labels.end() ? std::nullopt : std::optional(it->kind);
}

namespace {

// Length of the label a sentence begins with, its colon and blanks included; 0: none.
std::size_t labelOf(std::string_view sentence, TextKind& kind)
{
    const auto colon = sentence.find(':');
    if (colon == std::string_view::npos || colon > 24)
        return 0;
    const auto labelled = kindOfLabel(sentence.substr(0, colon));
    if (!labelled)
        return 0;
    kind = *labelled;
    auto end = colon + 1;
    while (end < sentence.size() && sentence[end] == ' ')
        ++end;
    return end;
}

// "Steadfast", "Adapt (2)", "Adapt 2", "Evolve (1) from Larva". Not "Static", a state that cards are put in.
bool isKeyword(std::string_view words, const Game& game)
{
    const auto folded = fold(words);
    return std::any_of(game.keywords.begin(), game.keywords.end(), [&](const Keyword& keyword) {
        const auto name = fold(keyword.name);
        if (keyword.mentioned || !folded.starts_with(name))
            return false;
        const auto rest = trimmed(std::string_view(folded).substr(name.size()));
        if (rest.empty())
            return true;
        const bool isBare = isDigit(rest.front());
        const bool number = isBare || (rest.size() >= 3 && rest.front() == '(' && isDigit(rest[1]));
        if (keyword.mechanic == Mechanic::Evolves)
            return rest.starts_with("from ") || (number && rest.find(" from ") != std::string_view::npos);
        return isBare ? std::ranges::all_of(rest, [](char c) { return isDigit(c); })
                      : number && rest.find(')') == rest.size() - 1;
    });
}

// A keyword as its own sentence, or several: "Taunt, Zeal."
bool isKeywordSentence(std::string_view sentence, const Game& game)
{
    while (!sentence.empty() && (sentence.back() == '.' || std::isspace(static_cast<unsigned char>(sentence.back()))))
        sentence.remove_suffix(1);
    if (isKeyword(sentence, game))
        return true;
    const auto comma = sentence.find(',');
    return comma != std::string_view::npos && isKeyword(trimmed(sentence.substr(0, comma)), game) &&
           isKeywordSentence(trimmed(sentence.substr(comma + 1)), game);
}

// Whether all of them do something on a card of that role. What only names an ability says nothing to do.
bool doKeywordsWork(std::string_view sentence, CardRole role, const Game& game)
{
    for (std::size_t from = 0; from < sentence.size();) {
        const auto to = std::min(sentence.find_first_of(",.", from), sentence.size());
        const auto part = trimmed(sentence.substr(from, to - from));
        const auto* keyword = game.keywordOf(part);
        const bool isName = keyword && keyword->mechanic == Mechanic::None && !kindOfLabel(keyword->name); // "Ritual."
        if (keyword && !isName && (!isCarriedOut(keyword->mechanic, role) || saysTooLittle(part, *keyword)))
            return false;
        from = to + 1;
    }
    return true;
}

// "Transformation.": what only names an ability; a label before it says nothing more.
bool isNameAlone(std::string_view sentence, const Game& game)
{
    while (!sentence.empty() && (sentence.back() == '.' || std::isspace(static_cast<unsigned char>(sentence.back()))))
        sentence.remove_suffix(1);
    const auto word = fold(sentence);
    return std::ranges::any_of(game.abilityNames, [&](const auto& name) { return fold(name) == word; });
}

// "Flying.", "Static.", "Impact 2.": a word or two that are no keyword a card has in the game, where keywords stand.
// What they do is for hands, and what comes after them is another ability.
bool isUnknownKeyword(std::string_view sentence)
{
    const auto tokens = tokensOf(sentence);
    const auto isWord = [](const TextToken& token) {
        return std::ranges::all_of(token.word, [](unsigned char c) { return c >= 0x80 || std::isalpha(c) != 0; });
    };
    if ((tokens.size() != 2 && tokens.size() != 3) || tokens.back().word != ".")
        return false;
    const bool isNumbered = tokens.size() == 3 && isDigit(tokens[1].word.front());
    return std::all_of(tokens.begin(), tokens.end() - (isNumbered ? 2 : 1), isWord);
}

// "Board Wipe: Destroy …", of what happens but once: the bytes of the name, which says nothing more; 0: none.
std::size_t nameOfOnce(std::string_view text)
{
    constexpr std::size_t mostWords = 3;
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return 0;
    std::size_t words = 0;
    for (std::size_t i = 0; i < colon; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool begins = i == 0 || text[i - 1] == ' ' || text[i - 1] == '-';
        if (begins ? std::isupper(c) == 0 : c != ' ' && c != '-' && c < 0x80 && std::isalpha(c) == 0)
            return 0;
        words += begins && (i == 0 || text[i - 1] == ' ') ? 1 : 0;
    }
    if (words > mostWords || kindOfLabel(text.substr(0, colon)))
        return 0;
    const auto rest = text.find_first_not_of(' ', colon + 1);
    return rest == std::string_view::npos ? 0 : rest;
}

const CardType& typeOf(const Card& card, const Game& game)
{
    static const CardType other;
    const auto it = std::ranges::find(
        game.types, fold(card.type), [](const CardType& type) { return fold(type.name); });
    return it == game.types.end() ? other : *it;
}

TextKind kindWithoutLabel(const CardType& type)
{
    return type.role == CardRole::Event     ? TextKind::Event
           : type.role == CardRole::Upgrade ? TextKind::Upgrade
                                            : textKindNamed(type.reads).value_or(TextKind::Passive);
}

// "Attached unit has Zeal. When it attacks, …": what holds, and an ability of its own.
bool mayHoldAndWait(TextKind kind) { return kind == TextKind::Passive || kind == TextKind::Upgrade; }

// Whether it begins with what an ability waits for.
bool waits(std::string_view sentence)
{
    static constexpr std::array<std::string_view, 7> beginnings{
        "when ", "whenever ", "at the start of ", "at the end of ", "once each ", "once per ", "the first time "};
    const auto folded = fold(sentence.substr(0, 20));
    return std::ranges::any_of(beginnings, [&](std::string_view word) { return folded.starts_with(word); }) ||
           (folded.starts_with("if ") && sentence.find(" would ") != std::string_view::npos);
}

void readRules(std::string_view rules, TextKind bare, const Game& game, std::vector<AbilityText>& out)
{
    bool open = false; // the sentence before belongs to an ability that may go on
    for (const auto& part : partsOf(rules)) {
        const auto sentence = rules.substr(part.from, part.to - part.from);
        TextKind kind = bare;
        const auto label = labelOf(sentence, kind);
        if (isNameAlone(sentence.substr(label), game)) {
            out.push_back({.kind = TextKind::Keyword,
                .text = std::string(trimmed(sentence.substr(label))),
                .at = part.from + label});
            open = false;
        } else if (label > 0) {
            out.push_back(
                {.kind = kind, .text = std::string(trimmed(sentence.substr(label))), .at = part.from + label});
            open = true;
        } else if (isKeywordSentence(sentence, game)) {
            out.push_back({.kind = TextKind::Keyword, .text = std::string(trimmed(sentence)), .at = part.from});
            open = false;
        } else if (!open && mayHoldAndWait(bare) && isUnknownKeyword(sentence)) {
            out.push_back({.kind = bare, .text = std::string(trimmed(sentence)), .at = part.from});
        } else if (open && !(mayHoldAndWait(out.back().kind) && waits(sentence) && !waits(out.back().text))) {
            auto& last = out.back();
            last.text = std::string(trimmed(rules.substr(last.at, part.to - last.at)));
        } else {
            const auto same = open ? out.back().kind : bare; // what waits, after what holds
            out.push_back({.kind = same, .text = std::string(trimmed(sentence)), .at = part.from});
            open = true;
        }
    }
}

} // namespace

std::string_view textKindId(TextKind kind) { return kindRows[static_cast<std::size_t>(kind)].id; }
std::optional<TextKind> textKindNamed(std::string_view id)
{
    const auto it = std::ranges::find(kindRows, id, &TextKindRow::id);
    return it == kindRows.end() ? std::nullopt : std::optional(static_cast<TextKind>(it - kindRows.begin()));
}
std::string_view phraseOf(TextKind kind) { return kindRows[static_cast<std::size_t>(kind)].phrase; }

std::string_view playsId(Plays plays)
{
    static constexpr std::array<std::string_view, 3> ids{"whole", "part", "hand"};
    return ids[static_cast<std::size_t>(plays)];
}

namespace {

// The abilities of a card, and the texts they stand in, as they are read. The places of the abilities are theirs.
struct CardTexts {
    std::vector<AbilityText> abilities;
    RewrittenText rules;
    std::map<AttributeIndex, RewrittenText> others;

    [[nodiscard]] const RewrittenText& of(const AbilityText& ability) const
    {
        return ability.attribute ? others.at(*ability.attribute) : rules;
    }
};

enum class Words : std::uint8_t { Printed, ByAliases };

// "Discard two cards: Draw a card.": a price and a colon.
bool beginsWithPrice(std::string_view sentence)
{
    const auto price = sentence.substr(0, sentence.find(':'));
    const auto tokens = price.size() < sentence.size() ? tokensOf(price) : std::vector<TextToken>{};
    return !tokens.empty() && ruleGrammar().read("costs", tokens.front().word, {}).at > 0;
}

// Sentences that begin with a price are Active abilities: they get the label of one. Outside quotation marks, too, or
// only between them.
void labelPrices(RewrittenText& read, bool outside)
{
    RewrittenText labelled{.used = read.used};
    auto place = read.places.begin();
    bool begins = true, quoted = false, any = false;
    for (std::size_t i = 0, length = 1; i < read.text.size(); i += length) {
        for (; place != read.places.end() && place->at <= i; ++place)
            labelled.places.push_back({labelled.text.size(), place->printed, place->isPutIn});
        const auto rest = std::string_view(read.text).substr(i);
        const bool blank = std::isspace(static_cast<unsigned char>(rest.front())) != 0;
        if (begins && !blank && (quoted || outside) && beginsWithPrice(rest.substr(0, rest.find_first_of(".\"\n")))) {
            const bool isPutIn = place != read.places.begin() && std::prev(place)->isPutIn;
            labelled.places.push_back({labelled.text.size(), read.printedAt(i), true});
            labelled.text += "Active: ";
            labelled.places.push_back({labelled.text.size(), read.printedAt(i), isPutIn});
            any = true;
        }
        const bool curly = rest.starts_with("\u201c") || rest.starts_with("\u201d");
        const bool mark = curly || rest.front() == '"';
        quoted = quoted != mark;
        begins = rest.front() == '.' || rest.front() == '\n' || mark || (begins && blank);
        length = curly ? std::string_view("\u201c").size() : 1;
        labelled.text += rest.substr(0, length);
    }
    if (any)
        read = std::move(labelled);
}

CardTexts textsOf(const Card& card, const Game& game, Words words, std::span<const Alias> tokens = {})
{
    const auto read = [&](std::string_view text, TextKind kind) {
        if (words == Words::Printed)
            return RewrittenText{.text = std::string(text)};
        auto rewritten = asRead(text, card, game, tokens);
        labelPrices(rewritten, mayHoldAndWait(kind));
        return rewritten;
    };
    CardTexts texts;
    const auto isEmpty = [&](const std::string& rules) {
        return std::any_of(game.emptyRules.begin(), game.emptyRules.end(),
            [&](const auto& empty) { return fold(rules) == fold(empty); });
    };
    if (!isEmpty(card.rules)) {
        const auto kind = kindWithoutLabel(typeOf(card, game));
        texts.rules = read(card.rules, kind);
        readRules(texts.rules.text, kind, game, texts.abilities);
    }
    for (const auto& [attribute, text] : card.texts)
        if (const auto kind = textKindNamed(game.attributes[attribute].reads); kind && !trimmed(text).empty()) {
            const auto& other = texts.others.emplace(attribute, read(trimmed(text), *kind)).first->second;
            const auto first = static_cast<std::ptrdiff_t>(texts.abilities.size());
            if (*kind == TextKind::Passive) {
                readRules(other.text, *kind, game, texts.abilities);
            } else {
                const auto said = trimmed(std::string_view(other.text));
                const auto name = *kind == TextKind::OneTime ? nameOfOnce(said) : 0;
                texts.abilities.push_back({.kind = *kind, .text = std::string(said.substr(name)), .at = name});
            }
            for (auto& ability : std::span(texts.abilities.begin() + first, texts.abilities.end()))
                ability.attribute = attribute;
        }
    return texts;
}

} // namespace

std::vector<AbilityText> abilityTexts(const Card& card, const Game& game)
{
    return textsOf(card, game, Words::Printed).abilities;
}

bool UnderstoodText::plays() const { return !noTable && carriedOut; }

std::vector<AbilityText> quotedAbilities(std::string_view text)
{
    std::vector<AbilityText> texts;
    for (const auto& part : partsOf(text)) {
        const auto sentence = text.substr(part.from, part.to - part.from);
        TextKind kind = TextKind::Passive;
        const auto label = labelOf(sentence, kind);
        if (label > 0 || texts.empty())
            texts.push_back({.kind = kind, .text = std::string(sentence.substr(label)), .at = part.from + label});
        else
            texts.back().text += ' ' + std::string(trimmed(sentence));
    }
    for (auto& ability : texts)
        if (!ability.text.ends_with('.'))
            ability.text += '.';
    return texts;
}

Plays UnderstoodCard::plays() const
{
    const auto played = std::count_if(
        abilities.begin(), abilities.end(), [](const auto& text) { return text.plays(); });
    if (played == static_cast<std::ptrdiff_t>(abilities.size()))
        return Plays::Whole;
    return played == 0 ? Plays::Hand : Plays::Part;
}

const Grammar& ruleGrammar()
{
    static const Grammar grammar(sharedPhraseTable());
    return grammar;
}

namespace {

// "unsaid rounds: Round": a game takes what all games share out of its language where its form has these words;
// "unsaid cardhead: {type}": of that phrase alone.
constexpr std::string_view unsaid = "unsaid";

bool hasWords(std::string_view form, std::string_view words)
{
    const auto isLetter = [&](std::size_t at) {
        return at < form.size() && std::isalpha(static_cast<unsigned char>(form[at]));
    };
    for (auto at = form.find(words); at != std::string_view::npos; at = form.find(words, at + 1))
        if (!(at > 0 && isLetter(at - 1)) && !isLetter(at + words.size()))
            return true;
    return false;
}

struct OwnGrammar {
    std::vector<GamePhrases> texts; // that the phrases are written in
    std::optional<Grammar> grammar;

    // Those of the game itself say things first, those of editions and of people here last.
    void make()
    {
        std::vector<Phrase> phrases, further;
        std::string before;
        for (const auto& [file, text, sets, isGames] : texts) {
            const std::string_view path = file; // "…/quantum/phrases.txt": its folder says whose it is
            const auto folder = path.rfind('/', path.rfind('/') - 1);
            std::ranges::copy(readGamePhrases(text, path.substr(folder + 1), before).phrases,
                std::back_inserter(isGames ? phrases : further));
            before += sets.empty() ? text + '\n' : std::string();
        }
        const auto takenOut = std::ranges::stable_partition(
            phrases, [](const Phrase& phrase) { return phrase.of != unsaid; });
        const std::vector<Phrase> without(takenOut.begin(), takenOut.end());
        phrases.erase(takenOut.begin(), takenOut.end());
        const auto& table = sharedPhraseTable();
        const auto isPhrase = [&](std::string_view name) {
            return std::ranges::find(table, name, &Phrase::of) != table.end();
        };
        std::ranges::copy_if(table, std::back_inserter(phrases), [&](const Phrase& shared) {
            return std::ranges::none_of(without, [&](const Phrase& phrase) {
                return hasWords(shared.form, phrase.form) && (phrase.own == shared.of || !isPhrase(phrase.own));
            });
        });
        std::ranges::move(further, std::back_inserter(phrases));
        grammar.emplace(std::move(phrases));
    }
};

} // namespace

const Grammar& grammarFor(const Game& game, std::string_view set)
{
    std::string key;
    std::vector<GamePhrases> texts;
    for (const auto& brought : game.phrases)
        if (isForSet(brought.sets, set)) {
            texts.push_back(brought);
            key += (brought.isGames ? '+' : '-') + brought.text + '\n';
        }
    if (texts.empty())
        return ruleGrammar();
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<OwnGrammar>> made; // few: a game and its editions
    const std::lock_guard lock(mutex);
    auto& own = made[key];
    if (!own) {
        own = std::make_unique<OwnGrammar>();
        own->texts = std::move(texts);
        own->make();
    }
    return *own->grammar;
}

Vocabulary vocabularyOf(const Game& game)
{
    Vocabulary words;
    for (const auto& type : game.types)
        words.add(Vocabulary::Kind::Type, type.name);
    for (const auto& keyword : game.keywords)
        words.add(Vocabulary::Kind::Keyword, keyword.name);
    for (const auto& attribute : game.attributes)
        if (attribute.domain) {
            words.add(Vocabulary::Kind::Domain, attribute.label);
            words.add(Vocabulary::Kind::Domain, "non-" + attribute.label);
        }
    return words;
}

// Few cards do; they are looked at whole.
static bool maySayTokens(const Catalogue& catalogue, CardIndex card)
{
    constexpr std::string_view end = "ken", type = "token"; // k is rare: it is found soon
    constexpr std::size_t mostBefore = 30;                  // "1/1 Moth to"
    const auto ofCard = catalogue.type(card);
    if ((ofCard.starts_with('T') || ofCard.starts_with('t')) && ofCard.size() == type.size() && fold(ofCard) == type)
        return true;
    for (auto field = catalogue.rulesField(); field.column <= catalogue.lastRulesField().column; ++field.column) {
        const auto text = catalogue.foldedField(card, field);
        for (auto at = text.find(end); at != std::string_view::npos; at = text.find(end, at + 1)) {
            const auto behind = text.substr(at + end.size());
            const auto before = text.substr(at - std::min(at, mostBefore), std::min(at, mostBefore));
            if (behind.starts_with(" (") || behind.starts_with("s (") || before.find('/') != std::string_view::npos)
                return true;
        }
    }
    return false;
}

Vocabulary vocabularyOf(const Catalogue& catalogue)
{
    auto words = vocabularyOf(catalogue.game());
    std::vector<bool> known(catalogue.terms().size(), false);
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        for (const auto term : catalogue.types(card))
            if (!known[term] && catalogue.terms()[term] != catalogue.type(card)) {
                known[term] = true;
                words.add(Vocabulary::Kind::Subtype, catalogue.terms()[term]);
            }
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        if (maySayTokens(catalogue, card))
            learnTokens(catalogue.card(card), catalogue.game(), words);
    return words;
}

namespace {

// Abilities that an ability gives away, in quotation marks: as a card's own.
bool understandsQuoted(const Term& term, const Vocabulary& vocabulary, const Grammar& grammar)
{
    if (term.op == Op::Quoted) {
        const auto inner = quotedAbilities(term.word);
        return !inner.empty() && std::all_of(inner.begin(), inner.end(), [&](const AbilityText& text) {
            return !understand(text, vocabulary, grammar).gap;
        });
    }
    return std::ranges::all_of(
        term.parts, [&](const Term& part) { return understandsQuoted(part, vocabulary, grammar); });
}

// What is in quotation marks, as parts of the term that quotes it; "when this unit is destroyed" of what says
// Martyrdom.
void readQuoted(Term& term, const Vocabulary& vocabulary, const Grammar& grammar)
{
    for (auto& part : term.parts)
        readQuoted(part, vocabulary, grammar);
    if (term.op != Op::Quoted)
        return;
    for (const auto& text : quotedAbilities(term.word)) {
        term.parts.push_back(asWaiting(text.kind, understand(text, vocabulary, grammar).term.value_or(Term())));
    }
}

} // namespace

UnderstoodText understand(const AbilityText& ability, const Vocabulary& vocabulary, const Grammar& grammar)
{
    UnderstoodText understood{.ability = ability, .term = {}, .standard = ability.text, .gap = {}};
    if (ability.kind == TextKind::Keyword)
        return understood;
    auto reading = grammar.read(phraseOf(ability.kind), ability.text, vocabulary);
    if (reading.term && !understandsQuoted(*reading.term, vocabulary, grammar)) {
        reading.term.reset();
        reading.at = std::min(ability.text.find('"'), ability.text.find("\u201c"));
        reading.expected.clear();
    }
    if (reading.term)
        if (auto said = grammar.say(phraseOf(ability.kind), *reading.term)) {
            understood.standard = std::move(*said);
            understood.term = std::move(reading.term);
            readQuoted(*understood.term, vocabulary, grammar);
            understood.carriedOut = isCarriedOut(*understood.term);
            return understood;
        }
    auto at = std::min(reading.at, ability.text.size());
    if (reading.expected.empty() &&
        trimmed(std::string_view(ability.text).substr(at)).empty()) // every word fits somewhere, the whole does not
        at = 0;
    understood.gap = TextGap{
        .column = ability.at + at, .text = ability.text.substr(at), .expected = inPeoplesWords(reading.expected)};
    understood.gap->token = undefinedToken(ability.text, at, vocabulary);
    return understood;
}

// "Your unit", "your other token"; not "your unit tokens".
static bool speaksOfOneOfYours(std::string_view text)
{
    if (text.find("our ") == std::string_view::npos && text.find("OUR ") == std::string_view::npos)
        return false;
    const auto tokens = tokensOf(text);
    const auto isOneOf = [&](std::size_t i, std::initializer_list<std::string_view> words) {
        return i < tokens.size() && std::ranges::find(words, tokens[i].word) != words.end();
    };
    const auto isOne = [&](std::size_t i) {
        return isOneOf(i, {"unit", "asset", "upgrade", "token"}) &&
               !isOneOf(i + 1, {"unit", "token", "units", "tokens", "card", "cards", "zone", "area"});
    };
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if ((tokens[i].quoted && speaksOfOneOfYours(tokens[i].text)) ||
            (tokens[i].word == "your" && (isOne(i + 1) || (!isOneOf(i + 1, {",", "."}) && isOne(i + 2)))))
            return true;
    return false;
}

// "Attached unit gains Zeal and gets +1 Attack while it is in your Front Row": both, or the last?
static bool holdsBothWhile(std::string_view text)
{
    if (text.find("while") == std::string_view::npos && text.find("as long") == std::string_view::npos)
        return false;
    bool another = false; // verb, in this sentence
    const auto tokens = tokensOf(text);
    const auto is = [&](std::size_t i, std::initializer_list<std::string_view> words) {
        return i < tokens.size() && std::ranges::find(words, tokens[i].word) != words.end();
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].quoted && holdsBothWhile(tokens[i].text))
            return true;
        const auto verb = i + (is(i + 1, {"also"}) ? 2U : 1U);
        if (is(i, {".", ";"}))
            another = false;
        else if (is(i, {"and"}) && is(verb, {"gets", "get", "gains", "gain", "has", "have", "cannot", "loses", "lose"}))
            another = true;
        else if (another && (is(i, {"while"}) || (is(i, {"as"}) && is(i + 1, {"long"}))))
            return true;
    }
    return false;
}

// "Draw a card and gain 1 CP for each Asset you control"; not "draw a card, then …".
static bool saysAndAtEnd(std::string_view text)
{
    bool both = false;
    const auto tokens = tokensOf(text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& word = tokens[i].word;
        if (tokens[i].quoted && saysAndAtEnd(tokens[i].text))
            return true;
        if (word == "." || word == "then")
            both = false;
        else if (word == "and")
            both = true;
        else if (both && (word == "unless" || (word == "for" && i + 1 < tokens.size() && tokens[i + 1].word == "each")))
            return true;
    }
    return false;
}

bool isUnclearNow(const UnderstoodText& text, const Game& game)
{
    return (text.term && isUnclearNow(text.ability.kind, *text.term, game)) || speaksOfOneOfYours(text.ability.text) ||
           holdsBothWhile(text.ability.text) ||
           (text.term && endsForTwo(*text.term) && saysAndAtEnd(text.ability.text));
}

// In the standard words of its group, or of the deed that brought it.
static std::string saidAs(const Term& term)
{
    for (const auto* phrase : {"group", "place", "pick", "clause", "happening"})
        if (auto said = ruleGrammar().say(phrase, term)) {
            if (!said->empty())
                said->front() = static_cast<char>(std::tolower(static_cast<unsigned char>(said->front())));
            return *said;
        }
    return {};
}

static std::optional<SaidDoubt> saidDoubt(const UnderstoodText& text)
{
    const auto kind = text.ability.kind;
    const bool waits = kind == TextKind::Consume || kind == TextKind::Martyrdom;
    const auto doubt = doubtOf(waits ? asWaiting(kind, *text.term) : *text.term);
    if (!doubt)
        return std::nullopt;
    const auto& pronoun = doubt->pronoun.op == Op::IfIsCard ? Term{.op = Op::It} : doubt->pronoun;
    return SaidDoubt{saidAs(pronoun), doubt->first ? saidAs(*doubt->first) : std::string(),
        doubt->second ? saidAs(*doubt->second) : std::string()};
}

static bool speaksOfBearer(const Term& term)
{
    return term.op == Op::Host || std::ranges::any_of(term.parts, speaksOfBearer);
}

// "This unit", of an Upgrade: what bears it. In quotation marks it is so already.
static void nameBearer(Term& term)
{
    if (term.op == Op::This && term.number == form::This::Unit)
        term = {.op = Op::Host, .number = form::Host::Unit};
    if (term.op != Op::Quoted)
        for (auto& part : term.parts)
            nameBearer(part);
}

// False: of a bearer there is no such sentence, as of a price that only the card itself can pay; nothing is changed.
static bool nameBearer(UnderstoodText& text)
{
    auto named = *text.term;
    nameBearer(named);
    const auto said = ruleGrammar().say(phraseOf(text.ability.kind), named);
    if (!said)
        return named == *text.term;
    text.term = std::move(named);
    text.standard = *said;
    return true;
}

// "This Asset", of a unit.
static bool speaksOfAnother(const Term& term, CardRole role)
{
    static constexpr CardRole roles[]{
        CardRole::Unit, CardRole::Asset, CardRole::Upgrade, CardRole::Terrain, CardRole::None, CardRole::Event};
    static_assert(std::size(roles) == form::This::Event + 1);
    if (term.op == Op::This && term.number != form::This::Card && roles[term.number] != role)
        return true;
    return term.op != Op::Quoted &&
           std::ranges::any_of(term.parts, [&](const Term& part) { return speaksOfAnother(part, role); });
}

bool isPlayedAtTable(const Game& game)
{
    return std::ranges::any_of(game.types, [](const CardType& type) { return type.role != CardRole::None; });
}

namespace {

// An ability, and where it says another at its end, that one.
struct TwoAbilities {
    UnderstoodText first, last;
};

// "Opponents cannot play Events": for how long, after what is done? Of the card itself, or "each round", for good.
bool forbidsForAWhile(TextKind after, std::string_view sentence)
{
    const bool ofItself = sentence.starts_with("This ") || sentence.starts_with("Attached ");
    const bool forGood = after != TextKind::Active && (ofItself || sentence.find(" each ") != std::string_view::npos);
    return sentence.find("cannot") != std::string_view::npos && !forGood;
}

// "When deployed, draw a card. Friendly units have +1 Attack.": what holds at the end of a text that has no meaning as
// a whole and that waits for something is another ability, one of the card's own kind.
std::optional<TwoAbilities> holdsAtEnd(
    const AbilityText& ability, TextKind bare, const Vocabulary& vocabulary, const Grammar& grammar)
{
    constexpr std::array labelled{TextKind::Active, TextKind::Interrupt, TextKind::Consume, TextKind::Martyrdom};
    const bool isLabelled = std::ranges::find(labelled, ability.kind) != labelled.end();
    const auto parts = partsOf(ability.text);
    if (parts.size() < 2 || !mayHoldAndWait(bare) || !(isLabelled || waits(ability.text)))
        return std::nullopt;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto from = parts[i].from;
        auto last = understand(
            {.kind = bare, .text = ability.text.substr(from), .attribute = ability.attribute, .at = ability.at + from},
            vocabulary, grammar);
        if (!last.term || isUsedOrTriggered(*last.term) || saysWho(*last.term) || saysItsPlace(*last.term) ||
            (last.term->op != Op::While && forbidsForAWhile(ability.kind, last.ability.text)))
            continue;
        auto before = ability;
        before.text = std::string(trimmed(std::string_view(ability.text).substr(0, from)));
        auto first = understand(before, vocabulary, grammar);
        if (first.gap && ability.kind == TextKind::Active) // of what is done it may be a part
            return std::nullopt;
        return TwoAbilities{std::move(first), std::move(last)};
    }
    return std::nullopt;
}

} // namespace

static UnderstoodCard understandTexts(
    const Card& card, const Game& game, const Vocabulary& vocabulary, const CardTexts& texts)
{
    UnderstoodCard understood;
    const auto& type = typeOf(card, game);
    const auto role = type.role;
    const bool isBorne = role == CardRole::Upgrade; // else nothing is "attached unit"
    const bool isInPlay = role != CardRole::Event;  // else nobody uses what is Active
    const auto& grammar = grammarFor(game, card.set);
    understood.grammar = &grammar;
    const bool noTable = !isPlayedAtTable(game);
    const bool isNowhere = standsNowhere(role);
    const auto add = [&](UnderstoodText text) {
        const auto& read = texts.of(text.ability);
        text.noTable = noTable;
        text.ability.at = read.printedAt(text.ability.at);
        const bool isBearerSaid = !isBorne || !text.term || nameBearer(text);
        text.carriedOut = text.term && isBearerSaid &&
                          isCarriedOut(asCarriedOut(asReadNow(text.ability.kind, *text.term, game)), game) &&
                          (isBorne || !speaksOfBearer(*text.term)) && !(isNowhere && saysOwnPlace(*text.term)) &&
                          (isInPlay || text.ability.kind != TextKind::Active) &&
                          !(!noTable && speaksOfAnother(*text.term, role));
        if (text.ability.kind == TextKind::Keyword)
            text.carriedOut = doKeywordsWork(text.ability.text, role, game);
        text.unclear = text.carriedOut && isUnclearNow(text, game);
        if (text.unclear)
            text.doubt = saidDoubt(text);
        text.carriedOut = text.carriedOut && !text.unclear;
        if (text.gap) {
            const auto it = text.ability.attribute ? card.texts.find(*text.ability.attribute) : card.texts.end();
            const std::string_view whole = it == card.texts.end() ? std::string_view(card.rules) : it->second;
            const auto gap = std::min(read.printedAt(text.gap->column), whole.size());
            text.gap->column = codePoints(whole.substr(0, gap)) + 1;
        }
        understood.abilities.push_back(std::move(text));
    };
    for (const auto& ability : texts.abilities) {
        auto text = understand(ability, vocabulary, grammar);
        const auto bare = ability.attribute ? TextKind::Passive : kindWithoutLabel(type);
        if (auto two = text.gap ? holdsAtEnd(ability, bare, vocabulary, grammar) : std::nullopt) {
            add(std::move(two->first));
            text = std::move(two->last);
        }
        add(std::move(text));
    }
    return understood;
}

// Of its abilities, those that somebody's hand is needed for, those that are not understood, and less all there are:
// where a text is taken apart, more of it is carried out.
static std::array<std::ptrdiff_t, 3> byHand(const UnderstoodCard& card)
{
    return {std::ranges::count_if(card.abilities, [](const UnderstoodText& text) { return !text.plays(); }),
        std::ranges::count_if(card.abilities, [](const UnderstoodText& text) { return text.gap.has_value(); }),
        -std::ssize(card.abilities)};
}

// What is understood as it is printed needs no alias, and none makes less of it.
UnderstoodCard understand(const Card& card, const Game& game, const Vocabulary& vocabulary)
{
    auto printed = understandTexts(card, game, vocabulary, textsOf(card, game, Words::Printed));
    if ((game.aliases.empty() && vocabulary.tokenAliases().empty()) || byHand(printed).front() == 0)
        return printed;
    const auto texts = textsOf(card, game, Words::ByAliases, vocabulary.tokenAliases());
    auto read = understandTexts(card, game, vocabulary, texts);
    if (byHand(read) >= byHand(printed)) {
        if (read.abilities.size() == printed.abilities.size()) // what is told of a gap is where no alias leads further
            for (std::size_t i = 0; i < read.abilities.size(); ++i) {
                auto &gap = printed.abilities[i].gap, &further = read.abilities[i].gap;
                if (gap && further && further->column > gap->column)
                    gap = std::move(further);
            }
        return printed;
    }
    const auto use = [&](const RewrittenText& text) {
        for (const auto alias : text.used)
            if (std::ranges::find(read.aliases, alias) == read.aliases.end())
                read.aliases.push_back(alias);
    };
    use(texts.rules);
    for (const auto& [attribute, text] : texts.others)
        use(text);
    read.rules = texts.rules.text;
    return read;
}

namespace {

// Words of a text, all numbers as one.
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (auto& token : tokensOf(text)) {
        const bool number = token.word == "a" || token.word == "an" || isCountWord(token.word) ||
                            (!token.word.empty() && isDigit(token.word.front()));
        words.push_back(number ? std::string("#") : std::move(token.word));
    }
    return words;
}

// Words that have to be put in, left out or changed.
std::size_t distance(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 0; i < a.size(); ++i) {
        auto corner = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j)
            corner = std::exchange(
                row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, corner + (a[i] == b[j] ? 0U : 1U)}));
    }
    return row[b.size()];
}

struct ShownSentence {
    const Phrase* phrase = nullptr;
    std::vector<std::string> words;
};
const std::vector<ShownSentence>& shownSentences(const Grammar& grammar)
{
    static std::mutex mutex;
    static std::map<const Grammar*, std::vector<ShownSentence>> shown;
    const std::lock_guard lock(mutex);
    auto& sentences = shown[&grammar];
    if (sentences.empty())
        for (const auto& phrase : grammar.phrases())
            if (phrase.shows.ends_with('.'))
                sentences.push_back({&phrase, wordsOf(phrase.shows)});
    return sentences;
}

constexpr std::size_t mostCompared = 60; // words of a text

} // namespace

NearSentence nearestSentence(const UnderstoodText& text, const Vocabulary& vocabulary, const Grammar& grammar)
{
    // The whole ability, its sentence that is not understood, and what that does after its comma.
    std::vector<std::vector<std::string>> wanted{wordsOf(text.ability.text)};
    const auto gapAt = text.gap ? text.ability.text.size() - std::min(text.gap->text.size(), text.ability.text.size())
                                : std::size_t{0};
    for (const auto& part : partsOf(text.ability.text)) {
        if (gapAt < part.from || gapAt >= part.to)
            continue;
        const auto sentence = std::string_view(text.ability.text).substr(part.from, part.to - part.from);
        wanted.push_back(wordsOf(sentence));
        if (const auto comma = sentence.find(", "); comma != std::string_view::npos)
            wanted.push_back(wordsOf(sentence.substr(comma + 2)));
    }
    for (auto& words : wanted)
        words.resize(std::min(words.size(), mostCompared));
    std::vector<std::pair<double, const ShownSentence*>> near;
    for (const auto& shown : shownSentences(grammar)) {
        double best = 1;
        for (const auto& words : wanted)
            best = std::min(best, static_cast<double>(distance(words, shown.words)) /
                                      static_cast<double>(std::max({words.size(), shown.words.size(), 1UL})));
        if (best <= 0.5)
            near.emplace_back(best, &shown);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [far, shown] : near)
        for (const auto kind : {text.ability.kind, TextKind::Event, TextKind::Interrupt, TextKind::Passive,
                 TextKind::Active, TextKind::Challenge})
            if (grammar.read(phraseOf(kind), shown->phrase->shows, vocabulary).term)
                return {std::string(shown->phrase->shows), shown->phrase->file, shown->phrase->line};
    return {};
}

} // namespace nexus::model
