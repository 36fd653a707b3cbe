#include "app/text/card_words.h"

#include "app/text/finding_text.h"
#include "app/text/rule_words.h"
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

AddingOne obstacleText(
    const model::AdditionObstacle& obstacle, const model::DeckChecker& checker, std::uint16_t section)
{
    const auto& ruleset = checker.ruleset();
    const auto& game = checker.catalogue().game();
    const auto* rule = ruleNamed(ruleset, obstacle.rule);
    if (!rule) {
        const auto& label = ruleset.sections[section].label;
        return {false, "does not go into " + label, "not into " + label};
    }
    const auto limit = std::to_string(obstacle.limit);
    const auto over = std::to_string(obstacle.wouldBe - obstacle.limit);
    switch (rule->kind) {
    case model::ConstraintKind::Copies: return {false, "at its limit of " + limit, "limit " + limit};
    case model::ConstraintKind::Within: {
        const auto what = obstacle.domain ? game.attributes[*obstacle.domain].label : ruleUnit(*rule, game, manyPoints);
        const auto needs = "needs " + what + " " + std::to_string(obstacle.wouldBe);
        return {false, needs + " (you have " + limit + ")", needs};
    }
    case model::ConstraintKind::Count:
    case model::ConstraintKind::Total: break;
    }
    if (obstacle.domain) {
        const auto& label = game.attributes[*obstacle.domain].label;
        return {false, label + " over its " + limit + " by " + over, label + " " + over + " over"};
    }
    return {false,
        "over the " + limit + " " + ruleUnit(*rule, game, obstacle.limit) +
            (rule->label.empty() ? "" : " of " + rule->label) + " by " + over,
        (rule->label.empty() ? "" : rule->label + " ") + over + " " +
            ruleUnit(*rule, game, obstacle.wouldBe - obstacle.limit) + " over"};
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

AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section)
{
    if (const auto obstacle = additions.obstacle(card, section))
        return obstacleText(*obstacle, checker, section);
    const auto room = additions.room(card, section);
    const auto brief = room.copies ? std::to_string(*room.copies + 1) + " more"
                                   : std::string("any number"); // this one among them
    return {true, room.constraint ? brief + ", leaves " + std::to_string(room.left) : brief, brief};
}

AddingOne addingOne(const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card)
{
    const auto home = additions.homeSection(card);
    return home ? addingOne(additions, checker, card, *home) : AddingOne{false, "no section takes it", "no section"};
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
