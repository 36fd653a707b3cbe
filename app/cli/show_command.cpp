#include "app/cli/card_reading.h"
#include "app/cli/deck_reading.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

void printText(Context& context, const std::string& label, const std::string& text)
{
    if (!text.empty())
        context.print((label.empty() ? std::string() : context.toned(label + ": ", Tone::Faint)) + text);
}

void printCard(Context& context, const model::Catalogue& catalogue, model::CardIndex index)
{
    const auto& game = catalogue.game();
    const auto card = catalogue.card(index);
    context.print(context.toned(card.name, Tone::Strong));
    context.print(card.type + (card.subtypes.empty() ? "" : " · " + model::joined(card.subtypes, ", ")));
    std::string numbers;
    for (std::size_t i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        const auto value = card.numbers[i];
        if (!value || attribute.kind == model::AttributeKind::Text || (attribute.domain && *value == 0))
            continue;
        numbers += (numbers.empty() ? "" : " · ") + attribute.label + " " +
                   (attribute.kind == model::AttributeKind::Choice ? attribute.choices[static_cast<std::size_t>(*value)]
                                                                   : std::to_string(*value));
    }
    printText(context, "", numbers);
    printText(context, "", card.rules);
    for (const auto& [attribute, text] : card.texts)
        printText(context, game.attributes[attribute].label, text);
    printText(context, "", context.toned(card.flavor, Tone::Faint));
    for (const auto& printed : card.keywords)
        if (const auto* keyword = game.keywordOf(printed))
            printText(context, printed, keyword->help);
    std::vector<std::string> printings;
    for (const auto printing : catalogue.printings(index)) {
        std::string text(catalogue.setCode(printing));
        if (!catalogue.number(printing).empty())
            text += " " + std::string(catalogue.number(printing));
        if (!catalogue.rarity(printing).empty())
            text += " (" + std::string(catalogue.rarity(printing)) + ")";
        printings.push_back(std::move(text));
    }
    printText(context, "Printings", model::joined(printings, ", "));
    printText(context, "", card.extras);
}

int runShow(Context& context, const std::string& name)
{
    const auto catalogue = context.profile().catalogue();
    const auto card = findCard(*catalogue, name);
    if (context.json())
        context.print(cardJson(*catalogue, card));
    else
        printCard(context, *catalogue, card);
    return Done;
}

} // namespace

void addShow(Registrar& registrar)
{
    auto name = std::make_shared<std::vector<std::string>>();
    auto* command = registrar.app.addCommand("show", "Show one card");
    command->add("NAME", *name, "Name of the card; “Name (Mission)” where two cards share it")->required();
    command->callback([name, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runShow(context, model::joined(*name, " ")); });
    });
}

} // namespace nexus::app::cli
