#include "app/text/search_text.h"

#include "app/text/suggestion.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <algorithm>

namespace nexus::app {

namespace {

using model::filled;

struct SearchWords {
    NEXUS_WORDS(SearchWords)
};

constexpr std::size_t shownOfTerm = 60; // code points

std::string brief(const std::string& term) { return model::cleaned(term, shownOfTerm); }
std::string cardsText(std::size_t count)
{
    return SearchWords::tr("%n cards", nullptr, static_cast<std::int64_t>(count));
}

} // namespace

std::string whyNothing(const model::QueryAdvice& advice)
{
    std::string why;
    if (!advice.unknown.empty()) {
        std::vector<std::string> terms;
        for (const auto& term : advice.unknown)
            terms.push_back(term.starts_with('"') || term.starts_with("“") ? brief(term) : "“" + brief(term) + "”");
        why = filled(SearchWords::tr("No card has %1."), {model::joined(terms, ", ")});
    } else if (advice.terms > 1) {
        if (advice.offers.empty())
            return SearchWords::tr("No card matches, even with any one term left out.");
        why = SearchWords::tr("No card matches all %n terms.", nullptr, static_cast<std::int64_t>(advice.terms));
    } else {
        why = SearchWords::tr("No card in the catalogue matches.");
    }
    for (const auto& offer : advice.offers)
        if (offer.kind == model::OfferKind::Without)
            why += " " + filled(SearchWords::tr("Without “%1”, %2 would."),
                             {brief(offer.typed), std::to_string(offer.found)});
    return why;
}

std::string offerSentence(const model::QueryOffer& offer)
{
    if (offer.found == 0)
        return filled(SearchWords::tr("Did you mean %1?"), {offer.query});
    return filled(SearchWords::tr("Did you mean %1? It finds %2."), {offer.query, cardsText(offer.found)});
}

std::string queryMeant(std::string_view text, const model::Catalogue& catalogue)
{
    for (const auto& offer : model::adviseQuery(text, catalogue).offers)
        if (offer.kind != model::OfferKind::Without)
            return " " + offerSentence(offer);
    return {};
}

std::string cardMeant(std::string_view name, const model::Catalogue& catalogue)
{
    std::vector<std::string> names;
    for (const auto card : model::suggestNames(catalogue, name, 1))
        names.push_back(model::unambiguousName(catalogue, card));
    return didYouMean(name, names);
}

std::string offerLabel(const model::QueryOffer& offer)
{
    return offer.found == 0 ? brief(offer.query) : brief(offer.query) + " (" + cardsText(offer.found) + ")";
}

} // namespace nexus::app
