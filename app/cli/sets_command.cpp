#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "app/cli/table.h"
#include "app/text/finding_text.h"

namespace nexus::app::cli {

namespace {

int runSets(Context& context)
{
    const auto counts = model::setCounts(*context.profile().catalogue());
    if (context.json()) {
        context.print(setsJson(counts));
        return counts.empty() ? No : Done;
    }
    Table table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Right});
    table.head({"Set", "Name", "Released", "Cards", "Printings"});
    std::size_t printings = 0;
    for (const auto& count : counts) {
        table.add({{count.set.code, Tone::Strong}, {count.set.name}, {count.set.released},
            {std::to_string(count.cards)}, {std::to_string(count.printings)}});
        printings += count.printings;
    }
    table.print(context);
    context.say(plural(static_cast<std::int64_t>(counts.size()), "set", "sets") + ", " +
                plural(static_cast<std::int64_t>(context.profile().catalogue()->size()), "card", "cards") + ", " +
                plural(static_cast<std::int64_t>(printings), "printing", "printings"));
    return counts.empty() ? No : Done;
}

} // namespace

void addSets(Registrar& registrar)
{
    auto* command = registrar.app.addCommand("sets", "List the sets of the catalogue with their cards and printings");
    command->callback([&context = registrar.context, &exit = registrar.exit] { exit = runSets(context); });
}

} // namespace nexus::app::cli
