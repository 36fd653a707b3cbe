#include "app/documents/list_text.h"

#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/rule_words.h"
#include "importers/tables/table.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

std::string hexNumber(importers::CardId id)
{
    static constexpr const char* digits = "0123456789ABCDEF";
    std::string text;
    for (int shift = importers::cardIdBits - 4; shift >= 0; shift -= 4)
        text += digits[(id >> static_cast<unsigned>(shift)) & 0xfU];
    return text;
}

std::string row(const std::vector<std::string>& cells)
{
    std::string line;
    for (const auto& text : cells)
        line += (&text == &cells.front() ? "" : ",") + importers::csvCell(text);
    return line + "\r\n";
}

std::int64_t differing(const CheckedList& checked)
{
    std::int64_t cards = 0;
    for (const auto& section : checked.differences)
        cards += static_cast<std::int64_t>(section.cards.size());
    return cards;
}

} // namespace

std::string verdictWord(const CheckedList& checked)
{
    return !checked.read() ? "not read" : checked.legal() ? "legal" : "not legal";
}

std::string claimWord(Claim claim)
{
    switch (claim) {
    case Claim::None: return "none given";
    case Claim::Right: return "right";
    case Claim::Wrong: return "does not fit";
    case Claim::Open: break;
    }
    return "cannot be told";
}

std::string unknownRowText(const importers::UnknownCode& unknown, const model::DeckChecker& checker)
{
    const auto where = sectionName(unknown.section, checker) + ": " + plural(unknown.copies, "copy", "copies") +
                       " of the card with number " + hexNumber(unknown.id);
    if (unknown.choices.empty())
        return where + ", which the catalogue does not have.";
    std::vector<std::string> names;
    for (const auto card : unknown.choices)
        names.push_back(model::unambiguousName(checker.catalogue(), card));
    return where + ", which several cards have: " + model::joined(names, ", ") + ".";
}

std::string cardsText(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::int64_t cards = 0;
    for (const auto& section : deck.sections)
        cards += checker.isFree(section.id) ? 0 : deck.copies(section.id);
    std::vector<std::string> figures;
    for (const auto& section : checker.ruleset().sections)
        if (const int copies = deck.copies(section.id); copies > 0 && !section.free)
            figures.push_back(section.label + " " + std::to_string(copies));
    return plural(cards, "card", "cards") + (figures.empty() ? "" : ": " + model::joined(figures, ", "));
}

std::vector<std::string> listReasons(const CheckedList& checked)
{
    const auto& list = checked.list;
    if (!checked.read())
        return {list.error};
    const auto& checker = *list.checker;
    std::vector<std::string> reasons;
    if (checked.checksumClaim == Claim::Wrong)
        reasons.push_back(
            "The checksum does not fit: the list says " + list.checksum + ", its cards give " + checked.checksum + ".");
    if (checked.codeClaim == Claim::Wrong)
        reasons.emplace_back("The deck code does not fit: it is that of another list.");
    for (const auto& unknown : list.unknown)
        reasons.push_back(unknownRowText(unknown, checker));
    if (!list.rulesetKnown)
        reasons.push_back("The ruleset of the code is not known here; it was read by " + checker.ruleset().name + ".");
    for (const auto& unread : list.unread)
        reasons.push_back("Could not be read: " + problemText(unread) + ".");
    for (const auto& finding : checked.report.findings)
        if (finding.severity == model::Severity::Error)
            reasons.push_back(findingText(finding, checker));
    if (const auto cards = differing(checked); cards > 0)
        reasons.push_back(plural(cards, "card differs", "cards differ") + " from the list it is compared with.");
    return reasons;
}

std::vector<std::string> listWarnings(const CheckedList& checked)
{
    std::vector<std::string> warnings;
    for (const auto& finding : checked.report.findings)
        if (finding.severity == model::Severity::Warning)
            warnings.push_back(findingText(finding, *checked.list.checker));
    for (const auto& value : checked.list.differences)
        warnings.push_back("Line " + std::to_string(value.line) + ": " + value.card + " has " + value.heading + " “" +
                           value.listed + "” in the list, the catalogue says " + value.catalogue + ".");
    return warnings;
}

std::vector<std::string> differenceLines(
    const std::vector<model::SectionDifference>& differences, const model::DeckChecker& checker)
{
    std::vector<std::string> lines;
    for (const auto& section : differences)
        for (const auto& card : section.cards)
            lines.push_back(sectionName(section.section, checker) + ": " + card.card.card + " " +
                            std::to_string(card.from) + " → " + std::to_string(card.to) + " (" +
                            signedNumber(card.to - card.from) + ")");
    return lines;
}

std::string checkedSummary(const std::vector<CheckedList>& lists)
{
    const auto count = [&](const auto& what) {
        return static_cast<std::int64_t>(std::count_if(lists.begin(), lists.end(), what));
    };
    const auto legal = count([](const auto& one) { return one.legal(); });
    const auto unread = count([](const auto& one) { return !one.read(); });
    const auto all = static_cast<std::int64_t>(lists.size());
    std::string text = plural(all, "list", "lists") + ": " + std::to_string(legal) + " legal";
    if (const auto illegal = all - legal - unread; illegal > 0)
        text += ", " + std::to_string(illegal) + " not legal";
    if (unread > 0)
        text += ", " + std::to_string(unread) + " not read";
    std::vector<std::string> more;
    if (const auto wrong = count([](const auto& one) { return one.checksumClaim == Claim::Wrong; }); wrong > 0)
        more.push_back(plural(wrong, "checksum does not fit", "checksums do not fit"));
    if (const auto wrong = count([](const auto& one) { return one.codeClaim == Claim::Wrong; }); wrong > 0)
        more.push_back(plural(wrong, "code does not fit", "codes do not fit"));
    if (const auto differ = count([](const auto& one) { return !one.differences.empty(); }); differ > 0)
        more.push_back(plural(differ, "list differs", "lists differ"));
    return text + (more.empty() ? "." : "; " + model::joined(more, ", ") + ".");
}

std::string checkedCsv(const std::vector<CheckedList>& lists)
{
    std::string csv = row({"List", "Deck", "Ruleset", "Legal", "Checksum", "Checksum claimed", "Checksum check",
        "Code check", "Cards that differ", "Reasons"});
    for (const auto& one : lists)
        csv += row({one.list.title(), one.list.deck.name, one.read() ? one.list.checker->ruleset().id.str() : "",
            verdictWord(one), one.checksum, one.list.checksum, claimWord(one.checksumClaim), claimWord(one.codeClaim),
            one.compared ? std::to_string(differing(one)) : "", model::joined(listReasons(one), " ")});
    return csv;
}

} // namespace nexus::app
