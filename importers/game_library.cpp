#include "importers/game_library.h"

#include "importers/game_json.h"

#include <algorithm>

namespace nexus::importers {

const KnownRuleset* GameLibrary::find(const model::RulesetId& id) const
{
    const auto found = std::find_if(
        rulesets.begin(), rulesets.end(), [&](const auto& known) { return known.ruleset.id == id; });
    return found == rulesets.end() ? nullptr : &*found;
}

GameLibrary readGameLibrary(model::Game game, const std::vector<RulesetFile>& files)
{
    GameLibrary library{std::move(game), {}, {}};
    // First what attributes the rulesets bring to the game, then, against the whole game, their laws.
    std::vector<const RulesetFile*> good;
    for (const auto& file : files) {
        const auto head = readRulesetHead(file.bytes, library.game);
        if (!head) {
            library.refused.push_back({file.file, head.error()});
            continue;
        }
        good.push_back(&file);
        for (const auto& attribute : head->attributes)
            if (!library.game.find(attribute.id))
                library.game.attributes.push_back(attribute);
    }
    for (const auto* file : good) {
        auto ruleset = readRuleset(file->bytes, library.game);
        if (!ruleset) {
            library.refused.push_back({file->file, ruleset.error()});
        } else if (const auto* twin = library.find(ruleset->id)) {
            library.refused.push_back({file->file, {{.reason = "is the id of another ruleset, in " + twin->file,
                                                       .pointer = "/id",
                                                       .value = ruleset->id.str()}}});
        } else {
            library.rulesets.push_back({std::move(*ruleset), file->file, file->builtIn});
        }
    }
    const auto& first = library.game.defaultRuleset;
    std::stable_sort(library.rulesets.begin(), library.rulesets.end(), [&](const auto& a, const auto& b) {
        if ((a.ruleset.id == first) != (b.ruleset.id == first))
            return a.ruleset.id == first;
        return a.ruleset.id < b.ruleset.id;
    });
    return library;
}

} // namespace nexus::importers
