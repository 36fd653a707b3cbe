#include "app/text/card_text.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

namespace nexus::app {

namespace {

using model::filled;

struct CardTextWords {
    NEXUS_WORDS(CardTextWords)
};

bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isWordLetter(char c) { return isUpper(c) || (c >= 'a' && c <= 'z') || c == '-'; }

// Where each sentence of a line begins; the end of the line comes last.
std::vector<std::size_t> sentenceStarts(std::string_view line)
{
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 0; i + 2 < line.size(); ++i)
        if ((line[i] == '.' || (line[i] == ')' && i > 0 && line[i - 1] == '.')) && line[i + 1] == ' ')
            starts.push_back(i + 2);
    starts.push_back(line.size());
    return starts;
}

// Length of "Active:" or "One-Time Ability:" at the start of a sentence: one to three capitalised words, perhaps
// a number in parentheses, and a colon.
std::size_t abilityLabel(std::string_view sentence)
{
    std::size_t at = 0;
    for (int words = 0; words < 3 && at < sentence.size() && isUpper(sentence[at]); ++words) {
        while (at < sentence.size() && isWordLetter(sentence[at]))
            ++at;
        if (sentence.substr(at).starts_with(" (")) {
            const auto close = sentence.find(')', at);
            at = close == std::string_view::npos ? at : close + 1;
        }
        if (at < sentence.size() && sentence[at] == ':')
            return at + 1;
        if (at >= sentence.size() || sentence[at] != ' ')
            return 0;
        ++at;
    }
    return 0;
}

// Length of the keyword a sentence consists of: "Large.", "Adapt (2).", "Evolve (7) from Appetite Larva."; else 0.
std::size_t keywordSentence(std::string_view sentence, const model::Game& game, const std::string& set)
{
    const auto printed = sentence.substr(0, sentence.find('.'));
    const auto* keyword = game.keywordOf(printed);
    if (!keyword)
        keyword = model::keywordIn(game.glossaryOf(set), printed);
    if (!keyword || model::keywordsInRules(sentence, game, set).empty())
        return 0;
    auto at = keyword->name.size();
    if (sentence.substr(at).starts_with(" (")) {
        const auto close = sentence.find(')', at);
        at = close == std::string_view::npos ? at : close + 1;
    }
    const auto rest = sentence.substr(at);
    return rest.empty() || rest.starts_with('.') || rest.starts_with(" from ") ? at : 0;
}

void appendRules(
    std::string_view rules, const model::Game& game, const std::string& set, std::vector<RulesParagraph>& out)
{
    for (const auto whole : model::split(rules, '\n')) {
        const auto line = model::trimmed(whole);
        const auto starts = sentenceStarts(line);
        bool afterKeyword = false;
        for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
            const auto sentence = line.substr(starts[i], starts[i + 1] - starts[i]);
            const auto keyword = keywordSentence(sentence, game, set);
            const auto label = keyword ? keyword : abilityLabel(sentence);
            if (i == 0 || (keyword != 0) != afterKeyword || (label != 0 && keyword == 0))
                out.emplace_back();
            auto& paragraph = out.back();
            if (label)
                paragraph.strong.emplace_back(paragraph.text.size(),
                    paragraph.text.size() + label + (keyword && sentence[keyword] == '.' ? 1 : 0));
            paragraph.text += sentence;
            afterKeyword = keyword != 0;
        }
    }
}

void trimEnds(std::vector<RulesParagraph>& paragraphs)
{
    for (auto& paragraph : paragraphs) {
        paragraph.text = std::string(model::trimmed(paragraph.text));
        for (auto& range : paragraph.strong)
            range.second = std::min(range.second, paragraph.text.size());
    }
    std::erase_if(paragraphs, [](const auto& paragraph) { return paragraph.text.empty(); });
}

// Keywords that stand beside the rules only.
std::string unmentioned(const model::Card& card, const model::Game& game)
{
    std::string all = model::fold(card.rules), line;
    for (const auto& [attribute, text] : card.texts)
        all += "\n" + model::fold(text);
    for (const auto& printed : card.keywords) {
        const auto* keyword = game.keywordOf(printed);
        if (all.find(model::fold(keyword ? keyword->name : printed)) == std::string::npos)
            line += (line.empty() ? "" : " ") + printed + ".";
    }
    return line;
}

const model::Constraint* ruleNamed(const model::Ruleset& ruleset, const std::string& id)
{
    for (const auto& rule : ruleset.constraints)
        if (rule.rule == id)
            return &rule;
    return nullptr;
}

// What one copy of the card adds to what the rule counts; 0 where it is no plain number.
std::int64_t amountOfOne(const model::Constraint& rule, const model::DeckChecker& checker, model::CardIndex card)
{
    if (rule.kind == model::ConstraintKind::Count)
        return 1;
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute);
    return attribute ? checker.catalogue().number(card, *attribute).value_or(0) : 0;
}

// Copies that fit, the one that the room is told after among them; none: any number.
std::optional<std::int64_t> mostOf(const model::AdditionRoom& room, std::int64_t one)
{
    auto most = room.copies ? std::optional(*room.copies + 1) : std::nullopt;
    if (room.constraint && one > 0)
        most = std::min(most.value_or(room.left / one + 1), room.left / one + 1);
    return most;
}

// As on its pip.
std::string shortDomain(const model::Game& game, model::AttributeIndex domain)
{
    const auto& attribute = game.attributes[domain];
    return attribute.letter.empty() ? attribute.label + " " : attribute.letter;
}

AddingOne obstacleText(const model::AdditionObstacle& obstacle, const model::DeckChecker& checker,
    model::CardIndex card, std::uint16_t section)
{
    const auto& ruleset = checker.ruleset();
    const auto& game = checker.catalogue().game();
    const auto* rule = ruleNamed(ruleset, obstacle.rule);
    if (!rule) {
        const auto& label = ruleset.sections[section].label;
        return {false, filled(CardTextWords::tr("does not go into %1"), {label}),
            filled(CardTextWords::tr("not into %1"), {label})};
    }
    const auto limit = std::to_string(obstacle.limit);
    const auto over = std::to_string(obstacle.wouldBe - obstacle.limit);
    switch (rule->kind) {
    case model::ConstraintKind::Copies:
        return {false, filled(CardTextWords::tr("at its limit of %1"), {limit}),
            filled(CardTextWords::tr("limit %1"), {limit})};
    case model::ConstraintKind::Within: {
        const auto what = obstacle.domain ? game.attributes[*obstacle.domain].label : ruleUnit(*rule, game, manyPoints);
        const auto needed = std::to_string(obstacle.wouldBe);
        return {false, filled(CardTextWords::tr("needs %1 %2 (you have %3)"), {what, needed, limit}),
            filled(CardTextWords::tr("needs %1", "a domain and points"),
                {obstacle.domain ? shortDomain(game, *obstacle.domain) + needed : needed + " " + what})};
    }
    case model::ConstraintKind::Distinct: {
        const auto what = ruleUnit(*rule, game, manyPoints);
        return {false, filled(CardTextWords::tr("one %1 too many (at most %2)"), {what, limit}),
            filled(CardTextWords::tr("another %1"), {what})};
    }
    case model::ConstraintKind::Count:
    case model::ConstraintKind::Total: break;
    }
    if (obstacle.domain) {
        const auto& label = game.attributes[*obstacle.domain].label;
        return {false, filled(CardTextWords::tr("%1 over its %2 by %3"), {label, limit, over}),
            filled(
                CardTextWords::tr("%1 %2 over", "a domain and a number"), {shortDomain(game, *obstacle.domain), over})};
    }
    const auto own = amountOfOne(*rule, checker, card);
    if (own > 0 && obstacle.wouldBe - own == obstacle.limit)
        return {false, filled(CardTextWords::tr("%1 is full"), {ruleSubject(*rule, ruleset)}),
            CardTextWords::tr("full"), true};
    const auto most = ruleAmount(*rule, game, obstacle.limit);
    const auto surplus = ruleAmount(*rule, game, obstacle.wouldBe - obstacle.limit);
    if (rule->label.empty()) {
        const bool ofDomains = rule->kind == model::ConstraintKind::Total &&
                               std::holds_alternative<model::AllDomains>(rule->attribute);
        return {false, filled(CardTextWords::tr("over the %1 by %2", "200 CP"), {most, over}),
            ofDomains ? CardTextWords::tr("%n points over", "of domains", obstacle.wouldBe - obstacle.limit)
                      : filled(CardTextWords::tr("%1 over", "13 CP"), {surplus})};
    }
    return {false, filled(CardTextWords::tr("over the %1 of %2 by %3", "25 CP of Leaders"), {most, rule->label, over}),
        filled(CardTextWords::tr("%1 %2 over", "Leaders 3 CP"), {rule->label, surplus})};
}

std::string numberWords(const model::Attribute& what, std::optional<std::int32_t> value)
{
    if (!value)
        return {};
    if (what.kind == model::AttributeKind::Flag)
        return *value ? CardTextWords::tr("yes", "of a card") : CardTextWords::tr("no", "of a card");
    if (what.kind == model::AttributeKind::Choice)
        return *value >= 0 && static_cast<std::size_t>(*value) < what.choices.size()
                   ? what.choices[static_cast<std::size_t>(*value)]
                   : std::string();
    return std::to_string(*value);
}

} // namespace

std::vector<RulesParagraph> rulesParagraphs(const model::Card& card, const model::Game& game)
{
    std::vector<RulesParagraph> paragraphs;
    if (auto line = unmentioned(card, game); !line.empty()) {
        const auto size = line.size();
        paragraphs.push_back({std::move(line), {{0, size}}});
    }
    appendRules(card.rules, game, card.set, paragraphs);
    for (const auto& [attribute, text] : card.texts) {
        if (game.isInternal(attribute, card.set))
            continue;
        const auto& label = game.attributes[attribute].label;
        for (const auto line : model::split(text, '\n')) {
            auto& paragraph = paragraphs.emplace_back();
            if (line.data() == text.data() && !text.empty()) {
                paragraph.text = label + ": ";
                paragraph.strong.emplace_back(0, label.size() + 1);
            }
            paragraph.text += model::trimmed(line);
        }
    }
    trimEnds(paragraphs);
    return paragraphs;
}

std::string typeLine(const model::Card& card)
{
    return card.type + (card.subtypes.empty() ? "" : " · " + model::joined(card.subtypes, ", "));
}

std::string valueText(const model::Card& card, const model::Game& game, model::AttributeIndex attribute)
{
    if (attribute >= game.attributes.size())
        return {};
    const auto& what = game.attributes[attribute];
    if (what.kind == model::AttributeKind::Text) {
        const auto it = card.texts.find(attribute);
        return it == card.texts.end() ? std::string() : it->second;
    }
    return numberWords(what, attribute < card.numbers.size() ? card.numbers[attribute] : std::nullopt);
}

std::string valueText(const model::Catalogue& catalogue, model::CardIndex card, model::AttributeIndex attribute)
{
    return numberWords(catalogue.game().attributes[attribute], catalogue.number(card, attribute));
}

std::string factText(const model::Card& card, const model::Game& game, model::AttributeIndex attribute)
{
    const auto& what = game.attributes[attribute];
    const auto value = valueText(card, game, attribute);
    if (value.empty() || (what.domain && value == "0"))
        return {};
    if (what.kind == model::AttributeKind::Flag)
        return card.numbers[attribute].value_or(0) ? what.label : std::string();
    return what.label + " " + value;
}

std::string cardText(const model::Card& card, const model::Game& game)
{
    std::vector<std::string> lines{card.name, typeLine(card)};
    std::vector<std::string> numbers;
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        if (game.attributes[i].kind != model::AttributeKind::Text && !game.isInternal(i, card.set))
            numbers.push_back(factText(card, game, i));
    }
    std::erase(numbers, std::string());
    lines.push_back(model::joined(numbers, " · "));
    for (const auto& paragraph : rulesParagraphs(card, game))
        lines.push_back(paragraph.text);
    lines.push_back(card.flavor);
    lines.push_back(
        model::printingLabel(card.set, card.number) + (card.rarity.empty() ? "" : " (" + card.rarity + ")"));
    std::erase(lines, std::string());
    return model::joined(lines, "\n");
}

std::string typeLine(const model::Catalogue& catalogue, model::CardIndex card)
{
    const auto& terms = catalogue.terms();
    std::string line;
    for (const auto term : catalogue.types(card))
        line += (line.empty() ? "" : line.find(" · ") == std::string::npos ? " · " : ", ") + terms[term];
    return line;
}

std::vector<DomainPoints> domainPoints(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::vector<DomainPoints> found;
    const auto& attributes = catalogue.game().attributes;
    for (model::AttributeIndex i = 0; i < attributes.size(); ++i)
        if (attributes[i].domain)
            if (const auto points = catalogue.number(card, i); points && *points != 0)
                found.push_back({i, *points});
    return found;
}

std::string domainWords(const model::Catalogue& catalogue, model::CardIndex card)
{
    return domainWords(domainPoints(catalogue, card), catalogue.game());
}

std::string domainWords(const std::vector<DomainPoints>& points, const model::Game& game)
{
    std::vector<std::string> words;
    for (const auto& [domain, value] : points)
        words.push_back(game.attributes[domain].label + " " + std::to_string(value));
    return model::joined(words, ", ");
}

std::optional<std::int64_t> copiesThatFit(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section)
{
    if (additions.overLimit(card, section))
        return 0;
    const auto room = additions.room(card, section);
    return mostOf(
        room, room.constraint ? amountOfOne(checker.ruleset().constraints[*room.constraint], checker, card) : 0);
}

AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section)
{
    if (const auto obstacle = additions.obstacle(card, section))
        return obstacleText(*obstacle, checker, card, section);
    const auto room = additions.room(card, section);
    if (!room.constraint) {
        const auto any = CardTextWords::tr("any number", "of copies may be added");
        const auto brief = room.copies
                               ? CardTextWords::tr("%n more", "copies may be added", std::int64_t{*room.copies} + 1)
                               : any;
        return {true, brief, brief}; // this one among them
    }
    // What one leaves, and what as many leave as the limits and the sum have room for.
    const auto one = amountOfOne(checker.ruleset().constraints[*room.constraint], checker, card);
    const auto most = mostOf(room, one);
    const auto left = std::to_string(room.left);
    const auto text = most && *most > 1 && one > 0
                          ? filled(CardTextWords::tr("1 more leaves %1, %2 leave %3", "copies and points"),
                                {left, std::to_string(*most), std::to_string(room.left - (*most - 1) * one)})
                          : filled(CardTextWords::tr("1 more leaves %1", "a copy and points"), {left});
    return {true, text,
        most ? CardTextWords::tr("%n more", "copies may be added", *most)
             : CardTextWords::tr("any number", "of copies may be added")};
}

std::optional<std::string> limitWords(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section)
{
    const auto obstacle = additions.overLimit(card, section);
    return obstacle ? std::optional(obstacleText(*obstacle, checker, card, section).text) : std::nullopt;
}

std::string copiesWords(const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card,
    std::uint16_t section, std::int64_t copies)
{
    const auto words = CardTextWords::tr("%n copies", "in the deck", copies);
    const auto room = additions.room(card, section);
    if (!room.constraint)
        return words;
    const auto& rule = checker.ruleset().constraints[*room.constraint];
    const auto one = amountOfOne(rule, checker, card);
    const auto now = additions.copies(card, section);
    const auto total = rule.bounds.exactly.value_or(0) - room.left + (copies - now - 1) * one;
    return words + " → " + ruleAmount(rule, checker.catalogue().game(), total);
}

AddingOne addingOne(const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card)
{
    const auto home = additions.homeSection(card);
    return home ? addingOne(additions, checker, card, *home)
                : AddingOne{false, CardTextWords::tr("no section takes it"), CardTextWords::tr("no section")};
}

std::string cardSentence(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::string text(catalogue.name(card));
    text += ", ";
    const auto& terms = catalogue.terms();
    for (const auto term : catalogue.types(card))
        text += terms[term] + " ";
    text.back() = ',';
    const auto& attributes = catalogue.game().attributes;
    for (model::AttributeIndex i = 0; i < attributes.size(); ++i) {
        const auto value = catalogue.number(card, i);
        if (!value || (attributes[i].domain && *value == 0))
            continue;
        if (attributes[i].kind == model::AttributeKind::Choice)
            text += " " + attributes[i].label + " " + attributes[i].choices[static_cast<std::size_t>(*value)] + ",";
        else if (attributes[i].kind == model::AttributeKind::Flag && *value)
            text += " " + attributes[i].label + ",";
        else if (attributes[i].kind == model::AttributeKind::Integer)
            text += " " + attributes[i].label + " " + std::to_string(*value) + ",";
    }
    text.pop_back();
    return text;
}

} // namespace nexus::app
