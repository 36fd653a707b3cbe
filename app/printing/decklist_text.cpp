#include "app/printing/decklist_text.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/pdf_sheets.h"
#include "app/text/finding_text.h"
#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/derived_columns.h"
#include "importers/tables/table.h"
#include "model/base/file_names.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <system_error>

namespace nexus::app {

namespace {

using Cells = std::vector<std::string>;

constexpr std::pair<const char*, DecklistForm> endings[] = {{".pdf", DecklistForm::Pdf}, {".txt", DecklistForm::Text},
    {".csv", DecklistForm::Csv}, {".json", DecklistForm::Json}, {".md", DecklistForm::Markdown}};

std::string playerText(const TournamentList& list, const PlayerField& field)
{
    return (list.player.*field.value).toStdString();
}

std::string totalsText(const model::DecklistBlock& block, const TournamentList& list)
{
    return blockTotalTitle(block, list.list) + ": " + model::joined(blockTotals(block, list), ", ");
}

void comment(std::string& out, const std::string& key, const std::string& value)
{
    if (!value.empty())
        out += "// " + key + ": " + oneLine(value) + "\n";
}

std::string textHead(const TournamentList& list)
{
    std::string out;
    comment(out, "Deck", list.deck.name);
    comment(out, "Ruleset", list.ruleset().id.str());
    for (const auto& field : playerFields)
        comment(out, field.label, playerText(list, field));
    comment(out, "Legality", stampWord(list));
    for (const auto& reason : reasons(list))
        comment(out, reason.error ? "Wrong" : "Warning", reason.text);
    comment(out, "Rules", list.ruleset().name);
    comment(out, "Catalogue", stampText(list.catalogue));
    comment(out, "Program", programText());
    comment(out, "Checksum", list.checksum);
    comment(out, "Code", list.code.empty() ? list.codeTrouble : list.code);
    return out;
}

Cells rowCells(const TournamentList& list, const model::DecklistBlock& block, const model::DecklistRow& row)
{
    const auto& catalogue = list.checker->catalogue();
    Cells cells{block.section.str(), row.card ? std::string(catalogue.type(*row.card)) : std::string(),
        std::to_string(row.count), row.name, row.set, row.number};
    if (list.list.cost) {
        cells.push_back(row.cost ? std::to_string(*row.cost) : std::string());
        cells.push_back(std::to_string(row.lineCost));
    }
    return cells;
}

Cells rowHeadings(const TournamentList& list)
{
    Cells cells{"Section", "Card Type", "Count", "Card Name", "Set", "Number"};
    if (list.list.cost) {
        cells.push_back(costLabel(list));
        cells.push_back(lineCostLabel(list));
    }
    return cells;
}

template <class Visit> void eachRow(const TournamentList& list, const Visit& visit)
{
    for (const auto& block : list.list.blocks)
        for (const auto& group : block.groups)
            for (const auto& row : group.rows)
                visit(block, row);
}

// "Wet Ink", "Wet Ink (2)": each once, whatever its capitals.
// Decks of one name would be read as one deck.
std::vector<std::string> tellingNames(std::span<const TournamentList> lists)
{
    std::vector<std::string> names;
    for (const auto& list : lists)
        names.push_back(list.deck.name.empty() ? "Deck" : list.deck.name);
    return model::eachOnce(std::move(names));
}

std::string asCsv(std::span<const TournamentList> lists)
{
    std::string out;
    const auto line = [&](const Cells& cells) {
        Cells safe;
        for (const auto& cell : cells)
            safe.push_back(importers::csvCell(cell));
        out += model::joined(safe, ",") + "\r\n";
    };
    if (lists.empty())
        return out;
    const auto names = tellingNames(lists);
    Cells headings{"Deck Name"};
    for (auto& heading : rowHeadings(lists.front()))
        headings.push_back(std::move(heading));
    for (const auto& field : playerFields)
        headings.emplace_back(field.label);
    for (const auto* more : {"Ruleset", "Legal", "Checksum"})
        headings.emplace_back(more);
    line(headings);
    for (std::size_t i = 0; i < lists.size(); ++i)
        eachRow(lists[i], [&](const auto& block, const auto& row) {
            Cells cells{names[i]};
            for (auto& cell : rowCells(lists[i], block, row))
                cells.push_back(std::move(cell));
            for (const auto& field : playerFields)
                cells.push_back(playerText(lists[i], field));
            cells.push_back(lists[i].ruleset().id.str());
            cells.emplace_back(lists[i].report.legal() ? "yes" : "no");
            cells.push_back(lists[i].checksum);
            line(cells);
        });
    return out;
}

void markdownLine(std::string& out, const Cells& cells)
{
    out += "|";
    for (const auto& cell : cells)
        out += " " + cell + " |";
    out += "\n";
}

void markdownTable(std::string& out, const TournamentList& list, const std::string* deckName)
{
    auto headings = rowHeadings(list);
    if (deckName)
        headings.insert(headings.begin(), "Deck Name");
    Cells rule;
    for (const auto& heading : headings)
        rule.emplace_back(
            heading == "Count" || heading == costLabel(list) || heading == lineCostLabel(list) ? "--:" : "---");
    markdownLine(out, headings);
    markdownLine(out, rule);
    eachRow(list, [&](const auto& block, const auto& row) {
        auto cells = rowCells(list, block, row);
        if (deckName)
            cells.insert(cells.begin(), *deckName);
        for (auto& cell : cells)
            cell = markdownText(cell);
        markdownLine(out, cells);
    });
}

std::string asMarkdown(const TournamentList& list, const std::string* deckName)
{
    std::string out = "# " + markdownText(list.deck.name) + "\n\n";
    const auto item = [&](const std::string& key, const std::string& value) {
        if (!value.empty())
            out += "* " + key + ": " + markdownText(value) + "\n";
    };
    for (const auto& field : playerFields)
        item(field.label, playerText(list, field));
    out += "* **" + stampWord(list) + "** by " + markdownText(list.ruleset().name) + "\n";
    for (const auto& reason : reasons(list))
        out += "    * " + markdownText(reason.text) + "\n";
    for (const auto& block : list.list.blocks)
        out += "* " + markdownText(totalsText(block, list)) + "\n";
    item("Catalogue", stampText(list.catalogue));
    item("Checksum", list.checksum);
    out += list.code.empty() ? "* " + markdownText(list.codeTrouble) + "\n" : "* Code: `" + list.code + "`\n";
    out += "\n";
    if (list.list.rows() > 0)
        markdownTable(out, list, deckName);
    return out;
}

using model::BlockKind;

// What the section holds, whichever block its cards stand in.
std::pair<std::int64_t, std::int64_t> sectionCounts(const model::DecklistBlock& block, const model::Decklist& list)
{
    if (block.kind != BlockKind::Drawn)
        return {block.copies, block.cost};
    std::int64_t copies = 0, cost = 0;
    for (const auto& one : list.blocks)
        if (one.section == block.section) {
            copies += one.copies;
            cost += one.cost;
        }
    return {copies, cost};
}

bool plainCount(const model::Constraint& rule) { return rule.kind == model::ConstraintKind::Count && !rule.where; }

bool plainCost(const model::Constraint& rule, const model::Decklist& list)
{
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute);
    return rule.kind == model::ConstraintKind::Total && !rule.where && !rule.forEachDomain && attribute &&
           list.cost == *attribute;
}

QString titleOf(const std::vector<DeckToList>& decks)
{
    return decks.size() == 1 ? q(decks.front().deck.name) + QStringLiteral(": decklist") : QStringLiteral("Decklists");
}

std::optional<std::string> pdfBytes(const std::vector<DeckToList>& decks, const TournamentLists& lists,
    const DecklistOrder& order, const ListProgress& progress)
{
    PdfSheets pdf({order.pageMm, titleOf(decks), Duplex::None});
    SheetLetters letters;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        if (i > 0)
            pdf.newPage();
        const auto list = listFor(decks[i], lists, order);
        DecklistSheet(list, order.pageMm, letters, order.copies).write(pdf);
        if (progress && !progress(i + 1, decks.size(), list))
            return std::nullopt;
    }
    return pdf.finish().toStdString();
}

struct ListFileWords {
    NEXUS_WORDS(ListFileWords)
};

std::string problem(const std::filesystem::path& file, const std::string& trouble)
{
    return model::filled(ListFileWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), trouble});
}

} // namespace

std::optional<DecklistForm> decklistForm(std::string_view fileName)
{
    const auto name = model::fold(fileName);
    for (const auto& [ending, form] : endings)
        if (name.ends_with(ending))
            return form;
    return std::nullopt;
}

const char* formEnding(DecklistForm form)
{
    for (const auto& [ending, one] : endings)
        if (one == form)
            return ending;
    return "";
}

std::string decklistAsText(const TournamentList& list)
{
    auto out = textHead(list);
    const model::DecklistBlock* before = nullptr;
    for (const auto& block : list.list.blocks) {
        if (!before || before->section != block.section)
            out += "\n" + importers::deckTextHeading(block.section) + "\n";
        before = &block;
        for (const auto& group : block.groups) {
            comment(out, "Group",
                group.heading.empty() ? std::string()
                                      : group.heading + " " + countsText(group.copies, group.cost, list));
            for (const auto& row : group.rows) {
                auto entry = row.entry;
                entry.card = row.name;
                out += importers::deckTextLine(entry, list.game()) + "\n";
            }
        }
        comment(out, "Sum", totalsText(block, list));
    }
    for (const auto& sum : list.list.sums)
        comment(out, "Sum", sumText(sum, *list.checker, true));
    return out;
}

std::string decklistAsJson(const TournamentList& list)
{
    importers::DecklistFacts facts;
    for (const auto& field : playerFields)
        facts.player.emplace_back(field.key, playerText(list, field));
    facts.rulesetName = list.ruleset().name;
    facts.legal = list.report.legal();
    for (auto& reason : reasons(list))
        facts.reasons.emplace_back(std::move(reason.text), reason.error);
    facts.checksum = list.checksum;
    facts.code = list.code;
    facts.codeTrouble = list.codeTrouble;
    facts.catalogue = list.catalogue.name;
    facts.catalogueCards = list.catalogue.cards;
    facts.catalogueRevision = list.catalogue.revision;
    facts.catalogueHash = list.catalogue.hash;
    facts.program = programText();
    return importers::writeDecklistJson(list.deck, list.list, list.ruleset(), list.game(), facts);
}

std::string decklistsAs(DecklistForm form, std::span<const TournamentList> lists)
{
    if (form == DecklistForm::Csv)
        return asCsv(lists);
    std::string out;
    const auto names = tellingNames(lists);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        switch (form) {
        case DecklistForm::Json:
            out += (lists.size() == 1 ? "" : i == 0 ? "[\n" : ",\n") + decklistAsJson(lists[i]);
            break;
        case DecklistForm::Markdown:
            out += (i > 0 ? "\n" : "") + asMarkdown(lists[i], lists.size() > 1 ? &names[i] : nullptr);
            break;
        default: out += (i > 0 ? "\n" : "") + decklistAsText(lists[i]); break;
        }
    }
    return form == DecklistForm::Json && lists.size() > 1 ? out + "]\n" : out;
}

std::string boundedText(std::int64_t value, const model::Bounds& bounds)
{
    const auto text = std::to_string(value);
    if (bounds.exactly)
        return text + "/" + std::to_string(*bounds.exactly);
    if (bounds.atLeast && bounds.atMost)
        return text + " of " + std::to_string(*bounds.atLeast) + " to " + std::to_string(*bounds.atMost);
    if (bounds.atMost)
        return text + "/" + std::to_string(*bounds.atMost);
    return bounds.atLeast ? text + " of at least " + std::to_string(*bounds.atLeast) : text;
}

std::string sumText(const model::DecklistSum& sum, const model::DeckChecker& checker, bool subject)
{
    const auto& rule = checker.ruleset().constraints[sum.constraint];
    const auto& game = checker.catalogue().game();
    std::string text;
    if (rule.forEachDomain) {
        for (const auto& [domain, value] : sum.perDomain)
            if (value != 0)
                text += (text.empty() ? "" : ", ") + game.attributes[domain].label + " " +
                        boundedText(value, rule.bounds);
        if (text.empty())
            text = "no " + ruleUnit(rule, game, manyPoints);
    } else {
        const auto& bounds = rule.bounds;
        const auto bound = bounds.exactly ? bounds.exactly : bounds.atMost ? bounds.atMost : bounds.atLeast;
        text = boundedText(sum.value, bounds) + " " + ruleUnit(rule, game, bound.value_or(sum.value));
    }
    return (subject ? ruleSubject(rule, checker.ruleset()) + ": " : std::string()) + text;
}

std::string blockTitle(const model::DecklistBlock& block, const model::Decklist&)
{
    return block.kind == BlockKind::Foreign ? "“" + oneLine(block.label) + "”, a section this ruleset does not know"
                                            : block.label;
}

std::string blockTotalTitle(const model::DecklistBlock& block, const model::Decklist& list)
{
    auto title = blockTitle(block, list);
    std::vector<std::string> apart;
    for (const auto& one : list.blocks)
        if (block.kind == BlockKind::Drawn && one.kind == BlockKind::Limited)
            apart.push_back(one.label);
    return apart.empty() ? title : title + ", " + model::joined(apart, " and ") + " included";
}

std::vector<std::string> blockTotals(const model::DecklistBlock& block, const TournamentList& made)
{
    const auto& rules = made.ruleset().constraints;
    const auto [copies, cost] = sectionCounts(block, made.list);
    std::string cards, costs;
    std::vector<std::string> others;
    for (const auto& sum : block.sums) {
        const auto& rule = rules[sum.constraint];
        if (rule.forEachDomain &&
            std::all_of(sum.perDomain.begin(), sum.perDomain.end(), [](const auto& one) { return one.second == 0; }))
            continue; // nothing to tell apart
        if (cards.empty() && plainCount(rule))
            cards = sumText(sum, *made.checker);
        else if (costs.empty() && (plainCost(rule, made.list) || block.kind == BlockKind::Limited))
            costs = sumText(sum, *made.checker);
        else
            others.push_back(sumText(sum, *made.checker, rule.where.has_value() && block.kind != BlockKind::Limited));
    }
    std::vector<std::string> totals{cards.empty() ? cardsText(copies) : cards};
    if (!costs.empty())
        totals.push_back(costs);
    else if (made.list.cost)
        totals.push_back(std::to_string(cost) + " " + costLabel(made));
    totals.insert(totals.end(), others.begin(), others.end());
    return totals;
}

std::vector<std::string> blankTotals(const model::DecklistBlock& block, const TournamentList& list)
{
    auto totals = blockTotals(block, list); // of no cards
    for (auto& total : totals)
        if (total.starts_with('0'))
            total.replace(0, 1, "____");
    return totals;
}

std::string countsText(std::int64_t copies, std::int64_t cost, const TournamentList& list)
{
    auto text = cardsText(copies);
    if (list.list.cost)
        text += " · " + std::to_string(cost) + " " + costLabel(list);
    return text;
}

std::string costLabel(const TournamentList& list)
{
    return list.list.cost ? list.game().attributes[*list.list.cost].label : std::string();
}

std::string lineCostLabel(const TournamentList& list)
{
    return list.list.cost ? "Line " + costLabel(list) : std::string();
}

std::string printingText(const model::DecklistRow& row)
{
    return row.number.empty() ? row.set : row.set + " " + row.number;
}

std::string stampWord(const TournamentList& list) { return list.report.legal() ? "LEGAL" : "NOT LEGAL"; }

std::vector<ListReason> reasons(const TournamentList& list)
{
    std::vector<ListReason> told;
    for (const bool errors : {true, false})
        for (const auto& finding : list.report.findings) {
            if ((finding.severity == model::Severity::Error) != errors)
                continue;
            const auto cites = findingCites(finding, *list.checker);
            told.push_back({findingText(finding, *list.checker) + (cites.empty() ? "" : " § " + cites), errors});
        }
    return told;
}

std::string programText() { return std::string("NexusDeck ") + NEXUSDECK_VERSION; }

std::string unprintedOf(const TournamentList& list)
{
    auto text = q(list.deck.name);
    for (const auto& field : playerFields)
        text += list.player.*field.value;
    for (const auto& block : list.list.blocks)
        for (const auto& group : block.groups)
            for (const auto& row : group.rows)
                text += q(row.name);
    return unprintedLetters(text).join(QStringLiteral(", ")).toStdString();
}

TournamentList listFor(const DeckToList& deck, const TournamentLists& lists, const DecklistOrder& order)
{
    return order.blank ? lists.makeBlank(deck.checker, deck.player)
                       : lists.make(deck.deck, deck.checker, deck.player, order.sort);
}

std::optional<std::string> decklistBytes(const std::vector<DeckToList>& decks, const TournamentLists& lists,
    const DecklistOrder& order, const ListProgress& progress)
{
    if (order.form == DecklistForm::Pdf)
        return pdfBytes(decks, lists, order, progress);
    std::vector<TournamentList> made;
    made.reserve(decks.size());
    for (const auto& deck : decks) {
        made.push_back(listFor(deck, lists, order));
        if (progress && !progress(made.size(), decks.size(), made.back()))
            return std::nullopt;
    }
    return decklistsAs(order.form, made);
}

std::vector<std::string> decklistNames(const std::vector<DeckToList>& decks, DecklistForm form)
{
    std::vector<std::string> names;
    for (const auto& deck : decks)
        names.push_back(model::safeFileName(deck.deck.name, "Deck"));
    names = model::eachOnce(std::move(names));
    for (auto& name : names)
        name += formEnding(form);
    return names;
}

tl::expected<WrittenLists, std::string> writeDecklists(const std::filesystem::path& folder,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return tl::unexpected(
            problem(folder, model::filled(ListFileWords::tr("cannot be made: %1", "a folder"), {systemText(error)})));
    WrittenLists written;
    const auto names = decklistNames(decks, order.form);
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const auto file = folder / names[i];
        bool goOn = true;
        const auto bytes = decklistBytes(
            {decks[i]}, lists, order, [&](std::size_t, std::size_t, const TournamentList& list) {
                goOn = !progress || progress(i + 1, decks.size(), list);
                return true;
            });
        if (const auto done = writeFile(file, *bytes); !done)
            return tl::unexpected(problem(file, done.error()));
        written.files.push_back(file);
        if (!goOn) {
            written.stopped = i + 1 < decks.size();
            break;
        }
    }
    return written;
}

// Its name, and its rows by sections as the ruleset calls them.
static importers::TableDeck asTableDeck(const DeckToList& deck)
{
    importers::TableDeck rows{deck.deck.name, {}};
    for (const auto& section : deck.deck.sections) {
        const auto* known = deck.checker->ruleset().section(section.id);
        for (const auto& entry : section.entries)
            rows.rows.push_back({model::nameShown(deck.checker->catalogue(), entry), entry.count,
                known ? known->label : section.id.str()});
    }
    return rows;
}

// A Markdown file of people with tables of these decks, which are brought up to date; nothing where it is none.
static std::optional<std::string> updatedTables(const std::filesystem::path& file, const std::vector<DeckToList>& decks)
{
    auto bytes = readFile(file);
    constexpr std::string_view ownMark = "\n* Checksum: "; // of a list that was written here: made anew
    if (!bytes || bytes->find(ownMark) != std::string::npos)
        return std::nullopt;
    for (const auto& deck : decks) {
        const auto& sets = deck.checker->ruleset().sets;
        const auto pool = std::shared_ptr<const model::Catalogue>(deck.checker, &deck.checker->catalogue());
        const auto cardOf = [&pool](const std::string& name) -> std::optional<model::Card> {
            const auto found = model::lookUp(*pool, name);
            return found.card ? std::optional(pool->card(*found.card)) : std::nullopt;
        };
        auto with = importers::withDeck(*bytes, asTableDeck(deck), pool->game(),
            sets.empty() ? std::string() : importers::setCode(sets.front()), cardOf);
        if (!with || !*with)
            return std::nullopt;
        bytes = std::move(**with);
    }
    return std::move(*bytes);
}

tl::expected<WrittenLists, std::string> writeDecklistFile(const std::filesystem::path& file,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress)
{
    auto bytes = decklistBytes(decks, lists, order, progress);
    if (!bytes)
        return WrittenLists{{}, true};
    if (order.form == DecklistForm::Markdown)
        if (auto updated = updatedTables(file, decks))
            bytes = std::move(updated);
    if (const auto done = writeFile(file, *bytes); !done)
        return tl::unexpected(problem(file, done.error()));
    return WrittenLists{{file}, false};
}

} // namespace nexus::app
