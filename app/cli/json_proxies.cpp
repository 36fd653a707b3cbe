#include "app/cli/json_proxies.h"

#include "app/cli/json_values.h"
#include "app/printing/proxy_job.h"

namespace nexus::app::cli {

namespace {

const char* name(ProxyTrouble trouble)
{
    switch (trouble) {
    case ProxyTrouble::UnknownCard: return "unknown-card";
    case ProxyTrouble::UnknownPrinting: return "unknown-printing";
    case ProxyTrouble::NotInDecks: return "not-in-decks";
    case ProxyTrouble::NameCut: return "name-cut";
    case ProxyTrouble::RulesCut: return "rules-cut";
    case ProxyTrouble::FlavorCut: return "flavor-cut";
    case ProxyTrouble::CoarsePicture: return "coarse-picture";
    case ProxyTrouble::BadPicture: return "bad-picture";
    case ProxyTrouble::NoRuler: break;
    }
    return "no-ruler";
}

Json pair(double width, double height) { return {{"width", width}, {"height", height}}; }

} // namespace

std::string proxiesJson(const std::string& file, const ProxySheets& sheets, const std::vector<ProxyWarning>& warnings)
{
    const auto& layout = sheets.layout();
    Json told = Json::array();
    for (const auto& warning : warnings)
        told.push_back({{"warning", name(warning.trouble)}, {"card", orNull(warning.card)},
            {"page", warning.page < 0 ? Json(nullptr) : Json(warning.page + 1)}, {"message", warningText(warning)}});
    const auto slot = layout.front.front();
    return answerText({{"file", orNull(file)}, {"proxies", sheets.job().copies.size()},
        {"cards", sheets.job().faces.size()}, {"sheets", sheets.sheets()}, {"pages", sheets.pages()},
        {"columns", layout.columns}, {"rows", layout.rows}, {"pageMm", pair(layout.width, layout.height)},
        {"cardMm", pair(slot.width, slot.height)}, {"warnings", std::move(told)}});
}

std::string calibrationJson(const std::string& file)
{
    return answerText({{"file", file}, {"sheets", 1}, {"pages", 2}});
}

std::string misfitJson(const model::SheetMisfit& misfit, int exit)
{
    Json grids = Json::array();
    for (const auto& grid : misfit.grids)
        grids.push_back({{"columns", grid.columns}, {"rows", grid.rows}, {"landscape", grid.landscape}});
    return answerText({{"error", {{"code", exit}, {"message", misfitSentences(misfit)}}},
        {"misfit", {{"columns", misfit.columns}, {"rows", misfit.rows}, {"withBleed", misfit.withBleed},
                       {"neededMm", pair(misfit.neededWidth, misfit.neededHeight)},
                       {"roomMm", pair(misfit.roomWidth, misfit.roomHeight)}, {"grids", std::move(grids)},
                       {"gutter", orNull(misfit.gutter)}, {"bleed", orNull(misfit.bleed)},
                       {"margin", orNull(misfit.margin)}}}});
}

} // namespace nexus::app::cli
