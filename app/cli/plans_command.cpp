#include "app/cli/json_values.h"

#include "app/cli/offscreen.h"
#include "app/cli/paper_option.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/plan_sheet.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/advice/sideboard_plans.h"
#include "model/base/text.h"
#include "model/rules/names_today.h"

#include <charconv>
#include <numeric>

namespace nexus::app::cli {

namespace {

struct PlansOptions {
    std::string deck, ruleset, name, note, file, paper = "a4";
    std::vector<std::string> out, in;
    DeckTarget target;
    bool replace = false, forget = false;
};

struct PlanWork {
    ReadDeck read;
    const model::DeckChecker& checker;
    model::Deck deck; // with the plans as they are now
};

Json rowsJson(const std::vector<model::DeckEntry>& rows, const model::Catalogue& catalogue)
{
    return Json::list(rows, [&](const auto& row) -> Json {
        return {{"card", model::nameShown(catalogue, row)}, {"count", row.count}};
    });
}

Json planJson(const model::SideboardPlan& plan, const model::PlanCheck& check, const model::DeckChecker& checker)
{
    return {{"name", plan.name}, {"out", rowsJson(plan.out, checker.catalogue())},
        {"in", rowsJson(plan.in, checker.catalogue())}, {"note", plan.note}, {"applied", plan.applied},
        {"holds", check.holds()}, {"legal", check.legal}, {"problems", planCheckLines(check, checker)}};
}

PlanWork begun(Context& context, const PlansOptions& options)
{
    auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    auto deck = read.deck;
    return {std::move(read), checker, std::move(deck)};
}

// By name or "#2".
std::size_t planNamed(const model::Deck& deck, const std::string& name)
{
    std::size_t number = 0;
    if (name.starts_with('#') &&
        std::from_chars(name.data() + 1, name.data() + name.size(), number).ptr == name.data() + name.size() &&
        number >= 1 && number <= deck.plans.size())
        return number - 1;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < deck.plans.size(); ++i)
        if (model::fold(deck.plans[i].name) == model::fold(name))
            found.push_back(i);
    if (found.empty()) {
        std::vector<std::string> names;
        for (const auto& plan : deck.plans)
            names.push_back(plan.name);
        throw Stop{No, "The deck has no plan called “" + name + "”." + didYouMean(name, names)};
    }
    if (found.size() > 1)
        throw Stop{Refused, "Several plans are called “" + name + "”; name one by its number, “#" +
                                std::to_string(found[1] + 1) + "”."};
    return found.front();
}

void printPlan(Context& context, const model::SideboardPlan& plan, const model::PlanCheck& check,
    const model::DeckChecker& checker)
{
    context.print("  " + (check.holds() ? context.toned("✓ ", Tone::Good) : context.toned("✗ ", Tone::Bad)) +
                  context.toned(plan.name, Tone::Strong) + (plan.applied ? "  applied" : ""));
    context.print("      out: " + (plan.out.empty() ? "nothing" : rowsText(plan.out, checker.catalogue())));
    context.print("      in:  " + (plan.in.empty() ? "nothing" : rowsText(plan.in, checker.catalogue())));
    for (const auto line : model::split(plan.note, '\n'))
        if (!line.empty())
            context.print("      " + context.toned(std::string(line), Tone::Faint));
    for (const auto& line : planCheckLines(check, checker))
        context.print("      " + line);
}

// Says what became of the plans, and writes the deck where it was asked to; what was only looked at is not written.
int finish(Context& context, const PlansOptions& options, const PlanWork& work, const std::vector<std::size_t>& told,
    bool changed, bool checked)
{
    const auto& [read, checker, deck] = work;
    const auto& target = options.target;
    std::string written;
    if (changed && target.wanted()) {
        const auto file = target.inPlace ? read.result.file : target.file;
        if (!(target.inPlace && read.result.id) && std::filesystem::path(file).extension() == ".txt")
            throw Stop{Refused,
                file + " is a text list, which cannot hold plans; write to a deck file with --apply FILE.nxdeck."};
        written = target.write(context, read, deck);
    }
    const model::SideboardPlans plans(checker, deck);
    bool holds = true;
    Json list = Json::array();
    if (!context.json())
        printTitle(context, read.result);
    for (const auto at : told) {
        const auto& plan = deck.plans[at];
        const auto check = plans.check(plan);
        holds = check.holds() && holds;
        if (context.json())
            list.push_back(planJson(plan, check, checker));
        else
            printPlan(context, plan, check, checker);
    }
    if (context.json()) {
        Json json = deckHead(read.result);
        json["applied"] = plans.applied() ? Json(deck.plans[*plans.applied()].name) : Json(nullptr);
        json["plans"] = std::move(list);
        json["written"] = orNull(written);
        context.answer(json);
    } else if (deck.plans.empty()) {
        context.print("  There is no plan.");
    }
    if (!written.empty())
        context.say("Written to " + written + ".");
    else if (changed)
        context.say("Nothing was written: --in-place or --apply FILE does.");
    return checked && !holds ? No : Done;
}

std::vector<std::size_t> allPlans(const model::Deck& deck)
{
    std::vector<std::size_t> all(deck.plans.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

int runList(Context& context, const PlansOptions& options, bool checked)
{
    const auto work = begun(context, options);
    const auto told = options.name.empty() ? allPlans(work.deck) : std::vector{planNamed(work.deck, options.name)};
    const int exit = finish(context, options, work, told, false, checked);
    return told.empty() ? No : exit;
}

int runAdd(Context& context, const PlansOptions& options)
{
    auto work = begun(context, options);
    model::SideboardPlan plan;
    plan.name = std::string(model::trimmed(options.name));
    if (model::fold(plan.name).empty())
        throw Stop{Refused, "A plan has a name."};
    plan.out = cardRows(options.out, work.checker.catalogue());
    plan.in = cardRows(options.in, work.checker.catalogue());
    plan.note = options.note;
    const auto same = std::find_if(work.deck.plans.begin(), work.deck.plans.end(),
        [&](const auto& known) { return model::fold(known.name) == model::fold(plan.name); });
    if (same != work.deck.plans.end() && (!options.replace || same->applied))
        throw Stop{Refused,
            "“" + same->name + "” is a plan already" +
                (same->applied ? " and is applied; take it back first." : "; --replace puts this one in its place.")};
    const auto at = static_cast<std::size_t>(same - work.deck.plans.begin());
    auto plans = work.deck.plans;
    if (same != work.deck.plans.end())
        plans[at] = plan;
    else
        plans.push_back(plan);
    (void)model::apply(work.deck, {model::SetPlans{std::move(plans)}});
    return finish(context, options, work, {at}, true, true);
}

int runRemove(Context& context, const PlansOptions& options)
{
    auto work = begun(context, options);
    const auto at = planNamed(work.deck, options.name);
    if (work.deck.plans[at].applied)
        throw Stop{Refused, "“" + work.deck.plans[at].name + "” is applied; take it back first."};
    auto plans = work.deck.plans;
    plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(at));
    (void)model::apply(work.deck, {model::SetPlans{std::move(plans)}});
    return finish(context, options, work, allPlans(work.deck), true, false);
}

int runApply(Context& context, const PlansOptions& options, bool back)
{
    auto work = begun(context, options);
    const model::SideboardPlans plans(work.checker, work.read.deck);
    if (back && options.name.empty() && !plans.applied())
        throw Stop{No, "No plan is applied."};
    const auto at = back && options.name.empty() ? *plans.applied() : planNamed(work.deck, options.name);
    const auto edit = !back            ? plans.apply(at)
                      : options.forget ? model::SideboardPlans::Edit(plans.forgetApplied())
                                       : plans.takeBack(at);
    if (!edit)
        throw Stop{No, "“" + work.deck.plans[at].name + "”: " + planRefusalText(edit.error(), work.checker)};
    (void)model::apply(work.deck, *edit);
    return finish(context, options, work, {at}, true, !back);
}

int runPrint(Context& context, const PlansOptions& options)
{
    const auto work = begun(context, options);
    if (work.deck.plans.empty())
        throw Stop{No, "There is no plan to print."};
    const Offscreen gui;
    const auto pdf = plansPdf(work.deck, work.checker, *textPaper(options.paper));
    writeOut(options.file, pdf.toStdString());
    context.say("Wrote " + options.file);
    if (context.json())
        context.answer({{"deck", work.deck.name}, {"file", options.file}});
    return Done;
}

} // namespace

void addPlans(Registrar& registrar)
{
    auto& options = registrar.options<PlansOptions>();
    const auto plans = registrar.group("plans", "Sideboard plans: what to swap against each opponent");
    plans.app.add("DECK", options.deck, deckHelp);
    plans.app.add("--ruleset ID", options.ruleset, rulesetHelp);
    addTarget(plans.app, options.target, "Write the changed deck to this file",
        "Write the changed deck over the file, or as a new version in the library");
    using Work = std::function<int(Context&, const PlansOptions&)>;
    const auto named = [&](const char* name, const char* help, Work work, const char* plan = "PLAN") {
        auto* command = plans.add(name, help, options, std::move(work));
        command->add(plan, options.name, "Name of the plan, or #number");
        return command;
    };
    plans.add("list", "List plans and their problems", options,
        [](Context& context, const auto& o) { return runList(context, o, false); });
    named(
        "check", "Check whether all plans still work (exit 1: one does not)",
        [](Context& context, const auto& o) { return runList(context, o, true); }, "[PLAN]");
    auto* add = named("add", "Add a plan", runAdd);
    add->add("--out ROW", options.out, "Copies that go out of the deck: “2 Relay Drone”; may stand several times")
        ->repeated();
    add->add("--in ROW", options.in, "Copies that come in from the sideboard")->repeated();
    add->add("--note TEXT", options.note, "What else to think of");
    add->addFlag("--replace", options.replace, "In place of the plan of this name");
    named("remove", "Remove a plan", runRemove);
    named("apply", "Apply a plan for a game",
        [](Context& context, const auto& o) { return runApply(context, o, false); });
    named(
        "take-back", "Undo an applied plan", [](Context& context, const auto& o) { return runApply(context, o, true); },
        "[PLAN]")
        ->addFlag("--forget", options.forget, "Leave the cards where they are: for a plan that cannot be taken back");
    auto* print = plans.add("print", "Print all plans as a PDF", options, runPrint);
    print->add("FILE", options.file, "Where to");
    addTextPaper(*print, options.paper);
    plans.app.footer("--in-place or --apply FILE writes the change; without either it is only shown.");
}

} // namespace nexus::app::cli
