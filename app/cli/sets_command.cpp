#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

int runSets(Context& context)
{
    const auto counts = model::setCounts(*context.profile().catalogue());
    if (context.json()) {
        context.print(setsJson(counts));
        return counts.empty() ? No : Done;
    }
    std::size_t code = 4, name = 4;
    for (const auto& count : counts) {
        code = std::max(code, model::codePoints(count.set.code));
        name = std::max(name, model::codePoints(count.set.name));
    }
    context.print(context.toned(padded("Set", code) + "  " + padded("Name", name) + "  Released    Cards  Printings", Tone::Faint));
    std::size_t printings = 0;
    for (const auto& count : counts) {
        context.print(context.toned(padded(count.set.code, code), Tone::Strong) + "  " + padded(count.set.name, name) + "  " +
                      padded(count.set.released, 10) + padded(std::to_string(count.cards), 7, true) +
                      padded(std::to_string(count.printings), 11, true));
        printings += count.printings;
    }
    context.say(plural(static_cast<std::int64_t>(counts.size()), "set", "sets") + ", " +
                plural(static_cast<std::int64_t>(context.profile().catalogue()->size()), "card", "cards") + ", " +
                plural(static_cast<std::int64_t>(printings), "printing", "printings"));
    return counts.empty() ? No : Done;
}

} // namespace

void addSets(Registrar& registrar)
{
    auto* command = registrar.app.add_subcommand("sets", "List the sets of the catalogue with their cards and printings");
    command->callback([&context = registrar.context, &exit = registrar.exit] { exit = runSets(context); });
}

} // namespace nexus::app::cli
