// editions law, editions face and editions keywords: an edition of one's own read and changed without its file.
#include "app/cli/json_values.h"

#include "app/documents/edition_file.h"
#include "app/text/finding_text.h"
#include "app/text/law_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct LawOptions {
    std::string id, domains;
    std::vector<std::string> set, add, remove;
    bool dryRun = false;
};

struct FaceOptions {
    std::string id;
    std::vector<std::string> hide, show;
    bool dryRun = false;
};

// "main-cp atMost=200 attribute=rp count sections=main": a word without a sign begins the next.
std::vector<importers::RuleChange> changesOf(const std::string& option, const std::vector<std::string>& words)
{
    std::vector<importers::RuleChange> changes;
    for (const auto& word : words) {
        const auto sign = word.find('=');
        if (sign == std::string::npos) {
            changes.push_back({word, {}});
            continue;
        }
        if (changes.empty() || sign == 0)
            throw UsageError(option, "wants a name before KEY=VALUE, not “" + word + "”");
        changes.back().keys.emplace_back(word.substr(0, sign), word.substr(sign + 1));
    }
    for (const auto& change : changes)
        if (change.keys.empty())
            throw UsageError(option, "wants KEY=VALUE behind “" + change.name + "”");
    return changes;
}

importers::LawChange lawChange(const LawOptions& options)
{
    importers::LawChange change;
    if (!options.domains.empty())
        change.domains = importers::listOfWords(options.domains);
    change.set = changesOf("--set", options.set);
    change.add = changesOf("--add", options.add);
    change.remove = options.remove;
    return change;
}

Json boundJson(const std::optional<std::int64_t>& bound) { return bound ? Json(*bound) : Json(nullptr); }

Json summedJson(const model::Constraint& rule, const model::Game& game)
{
    using enum model::ConstraintKind;
    if (rule.forEachDomain || rule.kind == Count || rule.kind == Copies)
        return nullptr;
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute);
    return attribute ? Json(game.attributes[*attribute].id.str()) : Json("domains");
}

Json limitJson(const model::Constraint& rule, const model::Game& game)
{
    if (rule.kind != model::ConstraintKind::Copies)
        return nullptr;
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.limit))
        return game.attributes[*attribute].id.str();
    return std::get<std::int64_t>(rule.limit);
}

Json ruleJson(const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game)
{
    std::vector<std::string> sections;
    for (const auto& section : rule.sections)
        sections.push_back(section.str());
    return {{"rule", rule.rule}, {"kind", ruleKindId(rule.kind)}, {"label", orNull(rule.label)}, {"sections", sections},
        {"where", orNull(rule.whereText)}, {"attribute", summedJson(rule, game)},
        {"forEach", rule.forEachDomain ? Json("domains") : Json(nullptr)}, {"limit", limitJson(rule, game)},
        {"totalOf", rule.totalOf ? Json(rule.totalOf->str()) : Json(nullptr)},
        {"atLeast", boundJson(rule.bounds.atLeast)}, {"atMost", boundJson(rule.bounds.atMost)},
        {"exactly", boundJson(rule.bounds.exactly)}, {"unlessEmpty", rule.unlessEmpty},
        {"severity", rule.warning ? "warning" : "error"}, {"cites", orNull(rule.cites)},
        {"says", ruleSentence(rule, ruleset, game)}};
}

Json lawJson(const EditedEdition& edition)
{
    const auto& ruleset = edition.ruleset();
    const auto& game = edition.library.game;
    std::vector<std::string> domains;
    for (const auto domain : ruleset.domains)
        domains.push_back(game.attributes[domain].id.str());
    return {{"ruleset", ruleset.id.str()}, {"name", ruleset.name}, {"file", edition.file.string()},
        {"domains", domains},
        {"rules", Json::list(ruleset.constraints, [&](const auto& rule) { return ruleJson(rule, ruleset, game); })}};
}

void printLaw(const Context& context, const EditedEdition& edition)
{
    const auto& ruleset = edition.ruleset();
    const auto& game = edition.library.game;
    std::vector<std::string> domains;
    for (const auto domain : ruleset.domains)
        domains.push_back(game.attributes[domain].label);
    context.print(context.toned(ruleset.name, Tone::Strong) + context.toned("  " + ruleset.id.str(), Tone::Faint));
    context.print("  " + game.domain.plural + ": " + (domains.empty() ? "none" : model::joined(domains, ", ")));
    Table table("<<");
    for (const auto& rule : ruleset.constraints)
        table.add({{rule.rule, Tone::Strong},
            ruleSentence(rule, ruleset, game) + (rule.cites.empty() ? "" : "  § " + rule.cites)});
    table.print(context);
}

EditedEdition orStop(tl::expected<EditedEdition, std::string> edition)
{
    if (!edition)
        throw Stop{Refused, edition.error()};
    return std::move(*edition);
}

void writeUnless(Context& context, const EditedEdition& edition, bool dryRun)
{
    if (dryRun)
        return context.say("A trial, nothing was written.");
    if (const auto written = writeEdited(edition); !written)
        throw Stop{Refused, written.error()};
    context.say("Written: " + edition.file.string());
}

int runLaw(Context& context, const LawOptions& options)
{
    const auto change = lawChange(options);
    auto& profile = context.profile();
    const model::RulesetId id(options.id);
    const auto edition = orStop(change.any() ? planLaw(profile, id, change) : ownEdition(profile, id));
    if (change.any())
        writeUnless(context, edition, options.dryRun);
    if (context.json())
        context.answer(lawJson(edition));
    else
        printLaw(context, edition);
    return Done;
}

int runFace(Context& context, const FaceOptions& options)
{
    const importers::FaceChange change{options.hide, options.show};
    auto& profile = context.profile();
    const model::RulesetId id(options.id);
    const auto edition = orStop(change.any() ? planFace(profile, id, change) : ownEdition(profile, id));
    if (change.any())
        writeUnless(context, edition, options.dryRun);
    const auto columns = printedColumns(edition.ruleset(), edition.library.game);
    if (context.json()) {
        context.answer({{"ruleset", options.id}, {"face", columns.face}, {"beside", columns.beside},
            {"internal", columns.internal}});
        return Done;
    }
    const auto line = [&](const char* title, const std::vector<std::string>& names) {
        context.print(context.toned(title, Tone::Strong) + (names.empty() ? "nothing" : model::joined(names, ", ")));
    };
    line("On the face: ", columns.face);
    line("Beside it:   ", columns.beside);
    line("Internal:    ", columns.internal);
    return Done;
}

struct KeywordOptions {
    std::string id, file;
    bool clear = false, dryRun = false;
};

std::vector<model::Keyword> glossaryOfFile(Context& context, const std::string& file)
{
    auto glossary = glossaryOf(file, context.profile().library().game);
    if (!glossary)
        throw Stop{Refused, glossary.error()};
    for (const auto& problem : glossary->refused)
        context.say(file + ": " + problemText(problem));
    return std::move(glossary->keywords);
}

Json glossaryJson(const std::string& id, const EditionGlossary& glossary)
{
    Json json = {{"ruleset", id}, {"own", glossary.own}, {"keywords", Json::array()}, {"undefined", Json::array()},
        {"unused", glossary.lint.unused}};
    for (std::size_t i = 0; i < glossary.keywords.size(); ++i)
        json["keywords"].push_back({{"name", glossary.keywords[i].name}, {"help", glossary.keywords[i].help},
            {"cards", glossary.lint.uses[i]}});
    for (const auto& [word, cards] : glossary.lint.undefined)
        json["undefined"].push_back({{"keyword", word}, {"cards", cards}});
    return json;
}

void printGlossary(const Context& context, const EditionGlossary& glossary)
{
    context.print(context.toned(
        glossary.own ? "The glossary of the edition" : "What the game says; the edition has no glossary", Tone::Faint));
    for (std::size_t i = 0; i < glossary.keywords.size(); ++i)
        context.print(context.toned(glossary.keywords[i].name, Tone::Strong) + "  " + glossary.keywords[i].help +
                      context.toned("  " + plural(glossary.lint.uses[i], "card", "cards"), Tone::Faint));
    for (const auto& [word, cards] : glossary.lint.undefined)
        context.print(
            context.toned("✗ ", Tone::Bad) + "No text explains “" + word + "”: " + model::joined(cards, ", ") + ".");
    if (glossary.own && !glossary.lint.unused.empty())
        context.print(
            context.toned("? ", Tone::Open) + "No card has " + model::joined(glossary.lint.unused, ", ") + ".");
}

int runKeywords(Context& context, const KeywordOptions& options)
{
    if (options.clear && !options.file.empty())
        throw UsageError("--clear", "takes no FILE");
    auto& profile = context.profile();
    const model::RulesetId id(options.id);
    const bool changes = options.clear || !options.file.empty();
    const auto keywords = options.file.empty() ? std::vector<model::Keyword>() : glossaryOfFile(context, options.file);
    const auto edition = orStop(changes ? planKeywords(profile, id, keywords) : ownEdition(profile, id));
    if (changes)
        writeUnless(context, edition, options.dryRun);
    const auto glossary = editionGlossary(edition.ruleset(), edition.library.game, profile.catalogue());
    if (context.json())
        context.answer(glossaryJson(options.id, glossary));
    else
        printGlossary(context, glossary);
    return Done;
}

} // namespace

void addEditionLaw(Registrar& registrar)
{
    const auto [law, options] = registrar.add<LawOptions>(
        "law", "Show the rules of an edition in words, or change those of one of your own", runLaw);
    law->add("ID", options.id, "Id of the ruleset");
    law->add("--domains LIST", options.domains, "Its domains, by commas");
    law->add("--set RULE", options.set, "Change a rule: RULE KEY=VALUE …; several rules one behind the other");
    law->add(
        "--add KIND", options.add, "Add a rule: KIND KEY=VALUE …; KIND is count, total, copies, within or distinct");
    law->add("--remove RULE", options.remove, "Remove a rule");
    law->addFlag("--dry-run", options.dryRun, "Show what would be; write nothing");
    law->footer("KEY is one of the ruleset file: rule, sections, attribute, where, limit, forEach, totalOf, atLeast, "
                "atMost, exactly, label, cites, severity, unlessEmpty; lists by commas, an empty VALUE takes the key "
                "away. All changes are made or none.");
    const auto [face, choice] = registrar.add<FaceOptions>(
        "face", "Show what cards of an edition show, or change it in one of your own", runFace);
    face->add("ID", choice.id, "Id of the ruleset");
    face->add("--hide HEADING", choice.hide, "Columns that become internal: on no face, sheet or page");
    face->add("--show HEADING", choice.show, "Columns that go onto the face");
    face->addFlag("--dry-run", choice.dryRun, "Show what would be; write nothing");
    const auto [keywords, words] = registrar.add<KeywordOptions>("keywords",
        "Show what the keywords of an edition mean and what is amiss, or take a glossary over from a list",
        runKeywords);
    keywords->add("ID", words.id, "Id of the ruleset");
    keywords->add("[FILE]", words.file, "Headings with a paragraph each, or a table of keywords and texts");
    keywords->addFlag("--clear", words.clear, "Take the glossary out: the game explains the keywords again");
    keywords->addFlag("--dry-run", words.dryRun, "Show what would be; write nothing");
}

} // namespace nexus::app::cli
