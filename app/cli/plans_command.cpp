#include "app/cli/plans_command.h"

#include "app/base/file_bytes.h"
#include "app/cli/card_reading.h"
#include "app/cli/deck_writing.h"
#include "app/cli/offscreen.h"
#include "app/printing/plan_sheet.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <charconv>

namespace nexus::app::cli {

namespace {

struct PlansOptions {
    std::string deck, ruleset, name, note, apply, file, paper = "a4";
    std::vector<std::string> out, in;
    bool inPlace = false, replace = false, forget = false;
};

struct PlanWork {
    ReadDeck read;
    const model::DeckChecker& checker;
    model::Deck deck;
};

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
    if (found.empty())
        throw Stop{No, "The deck has no plan called “" + name + "”."};
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
    context.print("      out: " + (plan.out.empty() ? "nothing" : rowsText(plan.out)));
    context.print("      in:  " + (plan.in.empty() ? "nothing" : rowsText(plan.in)));
    for (const auto line : model::split(plan.note, '\n'))
        if (!line.empty())
            context.print("      " + context.toned(std::string(line), Tone::Faint));
    for (const auto& line : planCheckLines(check, checker))
        context.print("      " + line);
}

// Says what became of the plans, and writes the deck where it was asked to; what was only looked at is not written.
int finish(Context& context, const PlansOptions& options, PlanWork work, std::vector<std::size_t> told, bool changed,
    bool checked)
{
    PlansAnswer answer{work.read.result, std::move(work.deck), std::move(told), {}};
    if (changed && (options.inPlace || !options.apply.empty())) {
        const auto target = options.inPlace ? answer.deck.file : options.apply;
        if (!(options.inPlace && answer.deck.id) && std::filesystem::path(target).extension() == ".txt")
            throw Stop{Refused,
                target + " is a text list, which cannot hold plans; write to a deck file with --apply FILE.nxdeck."};
        answer.written = options.inPlace ? writeDeckOver(context, work.read, answer.changed)
                                         : writeDeckTo(context, options.apply, answer.changed);
    }
    const model::SideboardPlans plans(work.checker, answer.changed);
    bool holds = true;
    for (const auto at : answer.told)
        holds = plans.check(answer.changed.plans[at]).holds() && holds;
    if (context.json()) {
        context.print(plansJson(answer));
    } else {
        context.print(
            context.toned(answer.changed.name, Tone::Strong) + context.toned("  " + placeOf(answer.deck), Tone::Faint));
        for (const auto at : answer.told)
            printPlan(context, answer.changed.plans[at], plans.check(answer.changed.plans[at]), work.checker);
        if (answer.changed.plans.empty())
            context.print("  There is no plan.");
    }
    if (!answer.written.empty())
        context.say("Written to " + answer.written + ".");
    else if (changed)
        context.say("Nothing was written: --in-place or --apply FILE does.");
    return checked && !holds ? No : Done;
}

std::vector<std::size_t> allPlans(const model::Deck& deck)
{
    std::vector<std::size_t> all(deck.plans.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return all;
}

int runList(Context& context, const PlansOptions& options, bool checked)
{
    auto work = begun(context, options);
    auto told = options.name.empty() ? allPlans(work.deck) : std::vector{planNamed(work.deck, options.name)};
    const bool none = told.empty();
    const int exit = finish(context, options, std::move(work), std::move(told), false, checked);
    return none ? No : exit;
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
    return finish(context, options, std::move(work), {at}, true, true);
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
    auto told = allPlans(work.deck);
    return finish(context, options, std::move(work), std::move(told), true, false);
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
    return finish(context, options, std::move(work), {at}, true, !back);
}

int runPrint(Context& context, const PlansOptions& options)
{
    const auto work = begun(context, options);
    if (work.deck.plans.empty())
        throw Stop{No, "There is no plan to print."};
    const Offscreen gui;
    const auto pdf = plansPdf(work.deck, options.paper == "card" ? PlanPaper::Card : PlanPaper::A4);
    if (const auto written = writeFile(options.file, pdf.toStdString()); !written)
        throw Stop{Failed, options.file + " " + written.error()};
    context.say("Wrote " + options.file);
    if (context.json())
        context.print(wordsJson({{"deck", work.deck.name}, {"file", options.file}}));
    return Done;
}

} // namespace

void addPlans(Registrar& registrar)
{
    auto options = std::make_shared<PlansOptions>();
    auto* plans = registrar.app.addCommand("plans", "Plans for the sideboard: what to exchange against each opponent");
    plans->add("DECK", options->deck, deckHelp)->required();
    plans->add("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->typeName("ID");
    auto* toFile = plans->add("--apply", options->apply, "Write the changed deck to this file")->typeName("FILE");
    plans
        ->addFlag(
            "--in-place", options->inPlace, "Write the changed deck over the file, or as a new version in the library")
        ->excludes(toFile);
    plans->requireCommand();
    plans->fallthrough();
    const auto command = [&](const char* name, const char* help,
                             std::function<int(Context&, const PlansOptions&)> work) {
        auto* sub = plans->addCommand(name, help);
        sub->fallthrough();
        sub->callback([work = std::move(work), options, &context = registrar.context, &exit = registrar.exit] {
            exit = answering(context, [&] { return work(context, *options); });
        });
        return sub;
    };
    const auto named = [&](Command* sub, bool required) {
        sub->add("PLAN", options->name, "Name of the plan, or #number")->required(required);
    };
    command("list", "Every plan, with what stands against it",
        [](auto& context, const auto& o) { return runList(context, o, false); });
    named(command("check", "Whether the plans still hold; exit 1: one does not",
              [](auto& context, const auto& o) { return runList(context, o, true); }),
        false);
    auto* add = command("add", "A new plan", runAdd);
    named(add, true);
    add->add("--out", options->out, "Copies that go out of the deck: “2 Relay Drone”; may stand several times")
        ->typeName("ROW")
        ->repeated();
    add->add("--in", options->in, "Copies that come in from the sideboard")->typeName("ROW")->repeated();
    add->add("--note", options->note, "What else to think of")->typeName("TEXT");
    add->addFlag("--replace", options->replace, "In place of the plan of this name");
    named(command("remove", "Forget a plan", runRemove), true);
    named(command("apply", "Exchange the copies for a game",
              [](auto& context, const auto& o) { return runApply(context, o, false); }),
        true);
    auto* back = command("take-back", "The deck as it was before the plan was applied",
        [](auto& context, const auto& o) { return runApply(context, o, true); });
    named(back, false);
    back->addFlag("--forget", options->forget, "Leave the cards where they are: for a plan that cannot be taken back");
    auto* print = command("print", "All plans as PDF", runPrint);
    print->add("FILE", options->file, "Where to")->required();
    print->add("--paper", options->paper, "a4, or card: sheets as large as a card")
        ->check(OneOf{"a4", "card"})
        ->showDefault();
    plans->footer("What is changed is written with --in-place or --apply FILE; without either it is only shown.");
}

} // namespace nexus::app::cli
