#include "importers/game_json.h"
#include "tests/fuzz/fuzz_input.h"

namespace ruleset_json_fuzz {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

// What model/rules takes for granted of a ruleset.
void needLaw(const Ruleset& law, const Game& game)
{
    need(!law.sections.empty(), "a ruleset has sections");
    for (const auto& section : law.sections)
        need(!section.accepts || !needsDeck(section.accepts->root), "no section asks about a deck");
    for (const auto& rule : law.constraints) {
        need(!rule.sections.empty(), "a rule has sections");
        for (const auto& id : rule.sections)
            need(law.section(id) != nullptr, "a rule's sections exist");
        need(!rule.where || !needsDeck(rule.where->root), "no rule asks about a deck");
        const bool bounded = rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total;
        need(!bounded || rule.bounds.any(), "a rule has a bound");
        if (const auto* attribute = std::get_if<AttributeIndex>(&rule.attribute))
            need(*attribute < game.attributes.size(), "a rule's attribute exists");
        need(rule.kind != ConstraintKind::Within || (rule.totalOf && law.section(*rule.totalOf)), "totalOf exists");
    }
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto other = readGame(text);
    if (!other)
        needReasons(other.error());
    const auto head = readRulesetHead(text, starterGame());
    if (!head) {
        needReasons(head.error());
        return;
    }
    Game game = starterGame();
    for (const auto& attribute : head->attributes)
        if (!game.find(attribute.id))
            game.attributes.push_back(attribute);
    const auto law = readRuleset(text, game);
    if (law)
        needLaw(*law, game);
    else
        needReasons(law.error());
}

} // namespace ruleset_json_fuzz
