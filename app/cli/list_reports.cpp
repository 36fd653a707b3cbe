#include "app/cli/list_reports.h"

#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

Json repairJson(const DeckImpact& deck)
{
    if (!deck.repair)
        return nullptr;
    return {{"message", deck.repairText()}, {"legal", deck.repair->legal},
        {"copies", model::movedCopies(deck.repair->changes)}, {"changes", changesJson(deck.repair->changes)}};
}

} // namespace

model::RulesetId editionAsked(Context& context, const std::string& id)
{
    return id.empty() ? model::RulesetId() : checkerFor(context, id)->ruleset().id;
}

std::string onlySetOf(Context& context, const model::RulesetId& ruleset)
{
    const auto* known = context.profile().library().find(ruleset);
    return known && known->ruleset.sets.size() == 1 ? known->ruleset.sets.front() : std::string();
}

std::vector<CardRename> renamesOf(const std::vector<std::string>& words)
{
    std::vector<CardRename> renames;
    for (const auto& pair : words) {
        const auto sign = pair.find('=');
        if (sign == std::string::npos || sign == 0 || sign + 1 == pair.size())
            throw UsageError("--renamed", "wants OLD=NEW, not “" + pair + "”");
        renames.push_back(
            {std::string(model::trimmed(pair.substr(0, sign))), std::string(model::trimmed(pair.substr(sign + 1)))});
    }
    return renames;
}

Json renamesJson(const std::vector<CardRename>& renames, bool likely)
{
    return Json::list(renames, [&](const auto& rename) -> Json {
        Json json{{"from", rename.from}, {"to", rename.to}};
        if (likely)
            json["likeness"] = rename.likeness;
        return json;
    });
}

void printRenamed(const Context& context, const std::vector<CardRename>& renames)
{
    for (const auto& rename : renames)
        context.print("  " + context.toned("→ ", Tone::Good) + "“" + rename.from + "” is now “" + rename.to +
                      "”; decks and collections keep it");
}

Json impactJson(const ImportImpact& impact)
{
    Json decks = Json::list(impact.decks, [](const auto& deck) -> Json {
        Json totals = Json::list(deck.totals, [](const auto& total) -> Json {
            return {{"rule", total.rule}, {"name", total.name}, {"from", total.from}, {"to", total.to}};
        });
        Json findings = Json::list(deck.findings, [](const auto& finding) -> Json {
            return {{"rule", finding.rule}, {"before", orNull(finding.before)}, {"after", orNull(finding.after)}};
        });
        return {{"id", deck.deck}, {"deck", deck.name}, {"ruleset", deck.ruleset}, {"message", deck.headline()},
            {"legalBefore", deck.legalBefore}, {"legalAfter", deck.legalAfter}, {"totals", std::move(totals)},
            {"findings", std::move(findings)}, {"repair", repairJson(deck)}};
    });
    return {{"message", impact.summary()}, {"checked", impact.checked}, {"decks", std::move(decks)}};
}

void printImpact(const Context& context, const ImportImpact& impact)
{
    context.print(impact.summary());
    for (const auto& deck : impact.decks) {
        const auto tone = deck.becomesIllegal() ? Tone::Bad : deck.becomesLegal() ? Tone::Good : Tone::Plain;
        context.print("  " + context.toned(deck.headline(), tone) + context.toned(", " + deck.ruleset, Tone::Faint));
        for (const auto& total : deck.totals)
            context.print("      " + total.name + " " + std::to_string(total.from) + " → " + std::to_string(total.to));
        for (const auto& finding : deck.findings) {
            if (!finding.before.empty())
                context.print("      - " + finding.before);
            if (!finding.after.empty())
                context.print("      + " + finding.after);
        }
        if (deck.repair)
            context.print("      " + context.toned("→ ", Tone::Good) + deck.repairText());
    }
}

void sayRepairsStopped(const Context& context)
{
    if (context.overBudget())
        context.say("Looking for repairs was stopped after five seconds of processor time; not every deck that breaks "
                    "has one.");
}

std::vector<CardFile> readCardFiles(Context& context, const std::vector<std::string>& files)
{
    std::vector<CardFile> read;
    for (const auto& file : files) {
        auto bytes = bytesOf(file);
        if (!bytes)
            throw Stop{Failed, file + " " + bytes.error() + "."};
        context.followFile(*bytes, file);
        read.push_back({file, importers::inUnicode(std::move(*bytes), context.encoding())});
    }
    return read;
}

void printProblems(const Context& context, const std::vector<importers::ImportProblem>& problems)
{
    const auto groups = problemGroups(problems);
    for (const auto& group : groups)
        context.print("  " + context.toned("✗ ", Tone::Bad) + group.text());
    if (const auto way = wayOut(groups); !way.empty())
        context.print("  " + way);
}

Json problemGroupsJson(const std::vector<importers::ImportProblem>& problems)
{
    return Json::list(problemGroups(problems), [](const auto& group) -> Json {
        const auto& first = group.problems.front();
        return {{"heading", orNull(first.heading)}, {"reason", first.reason}, {"rows", group.problems.size()},
            {"message", group.text()}};
    });
}

Json refusedJson(const std::vector<RefusedFile>& lists)
{
    return Json::list(lists, [](const auto& list) -> Json {
        return {{"file", list.file}, {"rows", problemsJson(list.problems)}};
    });
}

int refuseLists(const Context& context, const std::vector<RefusedFile>& lists, Json answer)
{
    if (context.json()) {
        answer["refused"] = refusedJson(lists);
        context.answer(answer);
        return Refused;
    }
    for (const auto& list : lists) {
        context.print(
            context.toned(list.file, Tone::Strong) + ": " + std::to_string(list.problems.size()) + " refused");
        printProblems(context, list.problems);
    }
    return Refused;
}

} // namespace nexus::app::cli
