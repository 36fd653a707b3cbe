#include "app/text/card_words.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

const model::Constraint* ruleNamed(const model::Ruleset& ruleset, const std::string& id)
{
    for (const auto& rule : ruleset.constraints)
        if (rule.rule == id)
            return &rule;
    return nullptr;
}

std::string unitOf(const model::Constraint& rule, const model::Game& game, std::int64_t count)
{
    if (rule.kind == model::ConstraintKind::Count)
        return count == 1 ? "card" : "cards";
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute))
        return game.attributes[*attribute].label;
    return count == 1 ? "domain point" : "domain points";
}

std::string obstacleText(const model::AdditionObstacle& obstacle, const model::DeckChecker& checker,
                         std::uint16_t section)
{
    const auto& ruleset = checker.ruleset();
    const auto& game = checker.catalogue().game();
    const auto* rule = ruleNamed(ruleset, obstacle.rule);
    if (!rule)
        return "does not go into " + ruleset.sections[section].label;
    const auto over = obstacle.wouldBe - obstacle.limit;
    switch (rule->kind) {
    case model::ConstraintKind::Copies: return "at its limit of " + std::to_string(obstacle.limit);
    case model::ConstraintKind::Within: {
        const auto what = obstacle.domain ? game.attributes[*obstacle.domain].label : unitOf(*rule, game, 2);
        return "needs " + what + " " + std::to_string(obstacle.wouldBe) + " (you have " + std::to_string(obstacle.limit) +
               ")";
    }
    case model::ConstraintKind::Count:
    case model::ConstraintKind::Total: break;
    }
    if (obstacle.domain)
        return game.attributes[*obstacle.domain].label + " over its " + std::to_string(obstacle.limit) + " by " +
               std::to_string(over);
    return "over the " + std::to_string(obstacle.limit) + " " + unitOf(*rule, game, obstacle.limit) +
           (rule->label.empty() ? "" : " of " + rule->label) + " by " + std::to_string(over);
}

} // namespace

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
    std::vector<std::string> words;
    for (const auto& [domain, points] : domainPoints(catalogue, card))
        words.push_back(catalogue.game().attributes[domain].label + " " + std::to_string(points));
    return model::joined(words, ", ");
}

AddingOne addingOne(const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card,
                    std::uint16_t section)
{
    if (const auto obstacle = additions.obstacle(card, section))
        return {false, obstacleText(*obstacle, checker, section)};
    const auto room = additions.room(card, section);
    std::string text = room.copies ? std::to_string(*room.copies + 1) + " more" : "any number"; // this one among them
    if (room.constraint)
        text += ", leaves " + std::to_string(room.left);
    return {true, std::move(text)};
}

AddingOne addingOne(const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card)
{
    const auto home = additions.homeSection(card);
    return home ? addingOne(additions, checker, card, *home) : AddingOne{false, "no section takes it"};
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
        else if (attributes[i].kind == model::AttributeKind::Integer)
            text += " " + attributes[i].label + " " + std::to_string(*value) + ",";
    }
    text.pop_back();
    return text;
}

} // namespace nexus::app
