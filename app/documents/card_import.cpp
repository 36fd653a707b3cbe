#include "app/documents/card_import.h"

#include "importers/registry.h"

namespace nexus::app {

namespace {

// A type the game does not have may be new in an expansion, or a slip of the pen: it is taken, and said.
void noteNewTypes(const std::vector<model::Card>& cards, const model::Game& game, std::vector<std::string>& notes)
{
    std::map<std::string, int> unknown;
    for (const auto& card : cards)
        if (std::none_of(game.types.begin(), game.types.end(), [&](const auto& type) { return type.name == card.type; }))
            ++unknown[card.type];
    for (const auto& [type, count] : unknown)
        notes.push_back("“" + type + "” is no card type of " + game.name + ": " + std::to_string(count) +
                        (count == 1 ? " card has it" : " cards have it"));
}

} // namespace

ImportReport importCards(Profile& profile, const std::string& fileName, const std::string& bytes,
                         const importers::CardListOptions& options, bool dryRun,
                         const db::CatalogueStore::Progress& progress)
{
    ImportReport report;
    report.file = fileName;
    auto list = importers::readCards(bytes, profile.library().game, options);
    if (!list) {
        report.refused = list.error();
        return report;
    }
    report.refused = std::move(list->refused);
    std::stable_sort(report.refused.begin(), report.refused.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    report.notes = std::move(list->notes);
    std::vector<model::Card> cards;
    std::vector<model::CardKey> keys;
    cards.reserve(list->cards.size());
    keys.reserve(list->cards.size());
    report.places.reserve(list->cards.size());
    for (auto& listed : list->cards) {
        if (listed.card.set.empty() && list->set)
            listed.card.set = list->set->code;
        cards.push_back(std::move(listed.card));
        keys.push_back(std::move(listed.key));
        report.places.push_back({listed.line, std::move(listed.pointer)});
    }
    list->cards = {};
    noteNewTypes(cards, profile.library().game, report.notes);
    const auto before = profile.catalogue();
    report.plan = model::planImport(*before, std::move(cards), list->given, std::move(keys));
    if (dryRun || !report.refused.empty())
        return report;
    std::vector<model::SetInfo> sets;
    if (list->set)
        sets.push_back(*list->set);
    if (report.plan.count(model::ImportEffect::Unchanged) == report.plan.cards.size() && sets.empty())
        return report;
    report.written = profile.catalogueStore().apply(report.plan, *before, sets, utcToday(), progress);
    report.cancelled = !report.written;
    profile.forgetCatalogue();
    return report;
}

} // namespace nexus::app
