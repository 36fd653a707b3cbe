#include "app/documents/completion_wishes.h"

#include "app/text/search_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/allocation.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <tuple>

namespace nexus::app {

namespace {

using model::filled;

struct WishWords {
    NEXUS_WORDS(WishWords)
};

using Cards = tl::expected<model::CardSet, std::string>;

Cards cardsOf(const std::string& text, const model::DeckChecker& checker, model::UnreadTexts* unread)
{
    const auto asked = std::string(model::trimmed(text));
    if (const auto named = model::lookUp(checker.catalogue(), asked); named.card) { // "Zone of Silence (Mission)"
        model::CardSet one(checker.catalogue().size());
        one.insert(*named.card);
        return one;
    }
    const auto query = model::parseQuery(asked, checker.catalogue().game());
    if (!query)
        return tl::unexpected(filled(WishWords::tr("the query does not parse at column %1: expected %2."),
            {std::to_string(query.error().column), query.error().expected}));
    if (model::needsDeck(query->root))
        return tl::unexpected(
            WishWords::tr("the query asks about a deck or a collection; it has to be one about cards."));
    auto found = model::matching(query->root, checker.catalogue(), {.unread = unread});
    if (found.count() == 0 && !(unread && unread->any()))
        return tl::unexpected(
            filled(WishWords::tr("no card matches “%1”."), {asked}) + queryMeant(asked, checker.catalogue()));
    return found;
}

std::optional<std::int64_t> numberOf(std::string_view text)
{
    text = model::trimmed(text);
    std::int64_t value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value >= 0 && value <= model::maxCopies
               ? std::optional(value)
               : std::nullopt;
}

tl::expected<std::vector<std::pair<std::int64_t, std::int64_t>>, std::string> curveOf(const std::string& text)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> curve;
    for (const auto part : model::split(text, ',')) {
        if (model::trimmed(part).empty())
            continue;
        const auto colon = part.find(':');
        const auto value = numberOf(part.substr(0, colon));
        const auto wanted = colon == std::string_view::npos ? std::nullopt : numberOf(part.substr(colon + 1));
        if (!value || !wanted)
            return tl::unexpected(filled(
                WishWords::tr("“%1” is not like 3:12, the cost and how many cards of it."), {model::trimmed(part)}));
        if (std::any_of(curve.begin(), curve.end(), [&](const auto& known) { return known.first == *value; }))
            return tl::unexpected(filled(WishWords::tr("it names %1 twice.", "a cost"), {std::to_string(*value)}));
        curve.emplace_back(*value, *wanted);
    }
    return curve;
}

} // namespace

tl::expected<model::CompletionWishes, WishProblem> wishesFrom(const WishTexts& texts, const model::DeckChecker& checker,
    const model::Collection* collection, model::UnreadTexts* unread)
{
    model::CompletionWishes wishes;
    wishes.ownedPoints = texts.ownedPoints;
    wishes.curvePoints = texts.curvePoints;
    if (texts.owned)
        wishes.owned = collection ? model::ownedCopies(*collection, checker.catalogue())
                                  : std::vector<std::int32_t>(checker.catalogue().size(), 0);
    for (const auto& text : texts.prefer) {
        auto cards = cardsOf(text, checker, unread);
        if (!cards)
            return tl::unexpected(WishProblem{WishField::Prefer, cards.error()});
        wishes.preferred.push_back({std::move(*cards), texts.preferPoints});
    }
    for (const auto& [field, list, all] : {std::tuple(WishField::Lock, &texts.lock, &wishes.locked),
             std::tuple(WishField::Bar, &texts.bar, &wishes.barred)})
        for (const auto& text : *list) {
            auto cards = cardsOf(text, checker, unread);
            if (!cards)
                return tl::unexpected(WishProblem{field, cards.error()});
            if (*all)
                **all |= *cards;
            else
                *all = std::move(*cards);
        }
    auto curve = curveOf(texts.curve);
    if (!curve)
        return tl::unexpected(WishProblem{WishField::Curve, curve.error()});
    wishes.curve = std::move(*curve);
    return wishes;
}

} // namespace nexus::app
