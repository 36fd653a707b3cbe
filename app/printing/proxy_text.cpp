#include "app/printing/proxy_text.h"

#include "app/printing/card_text_box.h"
#include "model/base/text.h"

#include <cmath>
#include <cstdio>

namespace nexus::app {

namespace {

std::string sizeText(double width, double height) { return millimetres(width) + " × " + millimetres(height) + " mm"; }

std::string gridText(const model::SheetGrid& grid)
{
    return std::to_string(grid.columns) + " × " + std::to_string(grid.rows) + " cards " +
           (grid.landscape ? "across the sheet (landscape)" : "on the sheet upright (portrait)");
}

} // namespace

std::string millimetres(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    std::string words(text);
    words.erase(words.find_last_not_of('0') + 1);
    if (words.ends_with('.'))
        words.pop_back();
    return words == "-0" ? "0" : words;
}

std::string warningText(const ProxyWarning& warning)
{
    const auto card = "“" + warning.card + "”";
    const auto smallest = std::to_string(TextBox::smallest / 10) + "." + std::to_string(TextBox::smallest % 10) + " mm";
    switch (warning.trouble) {
    case ProxyTrouble::UnknownCard: return card + " is not in the catalogue: no proxy of it is printed.";
    case ProxyTrouble::UnknownPrinting:
        return card + ": there is no printing " + warning.detail + "; the newest one is printed.";
    case ProxyTrouble::NotInDecks: return card + " is in none of the decks, or not in the sections that are printed.";
    case ProxyTrouble::NameCut: return card + ": its name is too long for the face and ends with “…”.";
    case ProxyTrouble::RulesCut:
        return card + ": its text is shortened and ends with “…”; not all of it fits even in letters of " + smallest +
               ". As text only it has more room.";
    case ProxyTrouble::FlavorCut: return card + ": its flavor text is left out; the rules take all the room.";
    case ProxyTrouble::CoarsePicture:
        return card + ": its picture has " + std::to_string(warning.number) + " dots an inch; on paper 300 look sharp.";
    case ProxyTrouble::BadPicture:
        return card + ": its picture cannot be used (" + warning.detail + "); an emblem stands in its place.";
    case ProxyTrouble::NoRuler:
        return "No margin of the sheet has room for the ruler of 100 mm: measure a card, it is 63 × 88 mm.";
    }
    return {};
}

std::string misfitText(const model::SheetMisfit& misfit)
{
    return std::to_string(misfit.columns) + " × " + std::to_string(misfit.rows) +
           (misfit.withBleed ? " cards with their bleed" : " cards") + " need " +
           sizeText(misfit.neededWidth, misfit.neededHeight) + ", and " +
           (misfit.withBleed ? "the paper has " : "the printer reaches ") +
           sizeText(misfit.roomWidth, misfit.roomHeight) + ".";
}

std::vector<std::string> offersOf(const model::SheetMisfit& misfit)
{
    std::vector<std::string> offers;
    for (const auto& grid : misfit.grids)
        offers.push_back(gridText(grid));
    if (misfit.gutter)
        offers.push_back("a gap of at most " + millimetres(*misfit.gutter) + " mm");
    if (misfit.bleed)
        offers.push_back("a bleed of at most " + millimetres(*misfit.bleed) + " mm");
    if (misfit.margin)
        offers.push_back(
            "a printer margin of at most " + millimetres(*misfit.margin) + " mm, if the printer reaches that far");
    return offers;
}

std::string misfitSentences(const model::SheetMisfit& misfit)
{
    const auto offers = offersOf(misfit);
    return misfitText(misfit) + " " +
           (offers.empty() ? "Take larger paper." : "What would fit: " + model::joined(offers, "; ") + ".");
}

} // namespace nexus::app
