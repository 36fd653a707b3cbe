#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

int runRulesets(Context& context)
{
    const auto& library = context.profile().library();
    if (context.json()) {
        context.print(rulesetsJson(library));
        return library.refused.empty() ? Done : Refused;
    }
    std::size_t width = 0;
    for (const auto& known : library.rulesets)
        width = std::max(width, model::codePoints(known.ruleset.id.str()));
    for (const auto& known : library.rulesets) {
        const bool first = known.ruleset.id == library.game.defaultRuleset;
        context.print(context.toned(padded(known.ruleset.id.str(), width), Tone::Strong) + "  " + known.ruleset.name +
                      (first ? "  (default)" : ""));
        context.print(
            std::string(width + 2, ' ') +
            context.toned(known.builtIn ? "came with the program (" + known.file + ")" : known.file, Tone::Faint));
    }
    for (const auto& refused : library.refused) {
        context.print(context.toned("✗ ", Tone::Bad) + refused.file + " is not used:");
        for (const auto& problem : refused.problems)
            context.print("    " + problemText(problem));
    }
    context.say(
        "Your own rulesets go into " + (context.profile().folder() / "games" / library.game.id / "rulesets").string());
    return library.refused.empty() ? Done : Refused;
}

} // namespace

void addRulesets(Registrar& registrar)
{
    auto* command = registrar.app.addCommand("rulesets", "List the editions known and where each lies");
    command->callback([&context = registrar.context, &exit = registrar.exit] { exit = runRulesets(context); });
}

} // namespace nexus::app::cli
