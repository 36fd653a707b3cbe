#include "app/documents/new_edition.h"

#include "app/base/file_bytes.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/edition_edit.h"
#include "importers/glossary_text.h"
#include "importers/registry.h"
#include "importers/text_guard.h"
#include "model/base/words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct EditionWords {
    NEXUS_WORDS(EditionWords)
};

// The tables of all lists; a list that has none is among the refused.
std::vector<importers::Table> tablesOf(const std::vector<CardFile>& lists, std::vector<RefusedFile>& refused)
{
    std::vector<importers::Table> all;
    for (const auto& list : lists) {
        auto tables = importers::guardText(list.bytes, importers::maxCatalogueBytes).and_then(importers::readTables);
        if (!tables)
            refused.push_back({list.name, tables.error()});
        else
            std::move(tables->begin(), tables->end(), std::back_inserter(all));
    }
    return all;
}

// The game as imports into the set would find it: with what the law's own attributes say of headings.
model::Game gameFor(const GameLibrary& library, const model::Ruleset& law, const EditionWish& wish)
{
    auto game = library.game;
    importers::takeAttributes({law.id, law.game, {importers::setCode(wish.set)}, law.attributes, {}, {}}, game);
    return game;
}

// As the cards look that the law is for.
model::FaceLayout faceFor(const model::Ruleset& law, const model::Game& game)
{
    return law.sets.empty() ? game.face : game.faceOf(law.sets.front());
}

// A heading of notes that no list has is a slip.
std::optional<std::string> unknownNote(const EditionWish& wish, const std::vector<importers::Table>& tables)
{
    for (const auto& note : wish.internal) {
        const auto form = model::headingForm(note);
        std::vector<std::string> headings;
        for (const auto& table : tables)
            headings.insert(headings.end(), table.headings.begin(), table.headings.end());
        if (std::none_of(headings.begin(), headings.end(),
                [&](const auto& heading) { return model::hasHeadingForm(heading, form); }))
            return filled(EditionWords::tr("No list has the heading “%1”."), {note}) + didYouMean(note, headings);
    }
    return std::nullopt;
}

bool looksAt(const model::QueryNode& node, model::AttributeIndex attribute)
{
    const auto is = [attribute](const model::Number& number) { return number == model::Number(attribute); };
    return model::anyTerm(node, [&](const auto& term) {
        if (const auto* choice = std::get_if<model::ChoiceTerm>(&term))
            return choice->attribute == attribute;
        if (const auto* compared = std::get_if<model::CompareTerm>(&term))
            return is(compared->left) || is(compared->right);
        const auto* text = std::get_if<model::TextTerm>(&term);
        return text && text->scope == model::TextScope::Attribute && text->attribute == attribute;
    });
}

bool looksAt(const model::Constraint& rule, model::AttributeIndex attribute)
{
    const bool sums = rule.kind == model::ConstraintKind::Total || rule.kind == model::ConstraintKind::Within ||
                      rule.kind == model::ConstraintKind::Distinct;
    return (sums && !rule.forEachDomain && rule.attribute == model::Summed(attribute)) ||
           (rule.kind == model::ConstraintKind::Copies && rule.limit == model::CopyLimit(attribute)) ||
           (rule.where && looksAt(rule.where->root, attribute));
}

// What looks at the attribute, in words. Ranges in digits the Table reads as they are.
std::vector<std::string> lookersAt(
    model::AttributeIndex attribute, const model::Attribute& now, const model::Ruleset& law, const model::Game& game)
{
    std::vector<std::string> found;
    for (const auto& section : law.sections)
        if (section.accepts && looksAt(section.accepts->root, attribute))
            found.push_back(filled(EditionWords::tr("What the section %1 accepts"), {section.label}));
    for (const auto& rule : law.constraints)
        if (looksAt(rule, attribute))
            found.push_back(filled(EditionWords::tr("The rule “%1”"), {rule.rule}));
    if (law.tableRules.income && law.tableRules.income->attribute == attribute)
        found.push_back(EditionWords::tr("The income of a round"));
    const auto& play = game.play;
    const bool digits = now.kind == model::AttributeKind::Integer;
    if (play.attack == attribute || play.defense == attribute || (play.range == attribute && !digits))
        found.push_back(EditionWords::tr("The Table"));
    return found;
}

std::vector<std::string> replacedInLaw(
    const importers::EditionProposal& proposal, const model::Ruleset& law, const model::Game& game)
{
    std::vector<std::string> warnings;
    for (const auto& [attribute, instead, place] : proposal.attributes)
        if (const auto known = instead.empty() ? std::nullopt : game.find(model::AttributeId(instead)))
            for (const auto& looker : lookersAt(*known, attribute, law, game))
                warnings.push_back(
                    filled(EditionWords::tr("%1 looks at “%2”, which cards of this edition have as “%3”."),
                        {looker, instead, attribute.id.str()}));
    return warnings;
}

// What explains the keywords, into the ruleset; or why that cannot be. A file that nobody asked for is in no way.
std::optional<std::string> takeKeywords(PlannedEdition& edition, const EditionWish& wish, const model::Game& game)
{
    if (!wish.keywords)
        return std::nullopt;
    const auto told = [&](const importers::ImportProblem& problem) {
        return wish.keywords->name + ": " + problemText(problem);
    };
    const auto glossary = importers::readGlossary(wish.keywords->bytes, game);
    if (!glossary) {
        if (wish.keywordsAsked)
            return told(glossary.error().front());
        edition.warnings.push_back(told(glossary.error().front()));
        return std::nullopt;
    }
    for (const auto& problem : glossary->refused)
        edition.warnings.push_back(told(problem));
    auto bytes = importers::withKeywords(edition.bytes, glossary->keywords);
    if (!bytes)
        return std::move(bytes.error());
    edition.bytes = std::move(*bytes);
    edition.keywordsFile = wish.keywords->name;
    edition.keywords = glossary->keywords.size();
    return std::nullopt;
}

void tryLists(PlannedEdition& edition, const std::vector<CardFile>& lists, const model::Game& game,
    const importers::CardListOptions& options)
{
    for (const auto& list : lists) {
        auto read = importers::readCards(list.bytes, game, options);
        if (!read || !read->refused.empty())
            edition.refused.push_back({list.name, read ? std::move(read->refused) : std::move(read.error())});
    }
}

} // namespace

std::optional<std::filesystem::path> keywordsBeside(const std::filesystem::path& list)
{
    constexpr const char* stem = "keywords";
    constexpr std::array endings{".md", ".csv", ".tsv", ".txt"};
    std::vector<std::filesystem::path> found;
    std::error_code none;
    const auto folder = std::filesystem::absolute(list, none).parent_path();
    for (std::filesystem::directory_iterator at(folder, none), end; !none && at != end; at.increment(none))
        if (const auto& file = at->path();
            model::fold(file.stem().string()) == stem && at->is_regular_file(none) &&
            std::find(endings.begin(), endings.end(), model::fold(file.extension().string())) != endings.end())
            found.push_back(file);
    return found.empty() ? std::nullopt : std::optional(*std::min_element(found.begin(), found.end()));
}

std::vector<importers::LawNumber> lawNumbers(const model::Ruleset& law)
{
    std::vector<importers::LawNumber> numbers;
    for (std::size_t i = 0; i < law.constraints.size(); ++i) {
        const auto& rule = law.constraints[i];
        const auto add = [&](const char* key, const std::optional<std::int64_t>& value) {
            if (value)
                numbers.push_back({i, key, *value});
        };
        add("exactly", rule.bounds.exactly);
        add("atLeast", rule.bounds.atLeast);
        add("atMost", rule.bounds.atMost);
        if (const auto* limit = std::get_if<std::int64_t>(&rule.limit);
            limit && rule.kind == model::ConstraintKind::Copies)
            add("limit", *limit);
    }
    return numbers;
}

tl::expected<PlannedEdition, std::string> planEdition(
    Profile& profile, const std::vector<CardFile>& lists, const EditionWish& wish)
{
    const auto& library = profile.library();
    const auto set = importers::setCode(wish.set);
    if (set.empty())
        return tl::unexpected(EditionWords::tr("The edition needs the code of a set that its cards go to."));
    const auto& from = wish.from.empty() ? library.game.defaultRuleset : model::RulesetId(wish.from);
    const auto* law = library.find(from);
    if (!law)
        return tl::unexpected(filled(EditionWords::tr("There is no ruleset “%1”."), {from.str()}));
    if (const auto* known = library.find(model::RulesetId(wish.id)))
        return tl::unexpected(filled(EditionWords::tr("There is a ruleset “%1” already: %2. Choose another id."),
            {wish.id, known->ruleset.name}));
    PlannedEdition edition;
    const auto tables = tablesOf(lists, edition.refused);
    if (!edition.refused.empty())
        return edition;
    if (auto unknown = unknownNote(wish, tables))
        return tl::unexpected(std::move(*unknown));
    edition.proposal = wish.proposal ? *wish.proposal
                                     : importers::proposeEdition(
                                           tables, gameFor(library, law->ruleset, wish), set, wish.internal);
    edition.warnings = replacedInLaw(edition.proposal, law->ruleset, library.game);
    const auto name = wish.name.empty() ? library.game.name + ": " + set : wish.name;
    auto bytes = importers::writeEdition(rulesetBytes(*law), {wish.id, name, set, wish.numbers}, edition.proposal,
        faceFor(law->ruleset, library.game), library.game);
    if (!bytes)
        return tl::unexpected(law->file + ": " + problemText(bytes.error().front()));
    edition.bytes = std::move(*bytes);
    if (auto fault = takeKeywords(edition, wish, library.game))
        return tl::unexpected(std::move(*fault));
    edition.file = ownRulesets(profile.place()) / (wish.id + ".json");
    const auto with = loadGame(profile.place().game, profile.place().root, {{edition.file.string(), edition.bytes}});
    if (!with.find(model::RulesetId(wish.id)))
        for (const auto& refused : with.refused)
            if (refused.file == edition.file.string())
                return tl::unexpected(
                    filled(EditionWords::tr("This would be no ruleset: %1."), {problemText(refused.problems.front())}));
    tryLists(edition, lists, with.game, {wish.type, set});
    return edition;
}

tl::expected<void, std::string> writeEdition(const PlannedEdition& edition)
{
    std::error_code none;
    if (std::filesystem::exists(edition.file, none))
        return tl::unexpected(
            filled(EditionWords::tr("There is a file %1 already; it was not overwritten."), {edition.file.string()}));
    std::filesystem::create_directories(edition.file.parent_path());
    if (const auto written = writeFile(edition.file, edition.bytes); !written)
        return tl::unexpected(edition.file.string() + " " + written.error() + ".");
    return {};
}

} // namespace nexus::app
