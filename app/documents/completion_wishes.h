// What a person types of how a deck should be completed, read against a catalogue: queries about cards, a curve,
// points.
#pragma once

#include "model/abilities/meaning.h"
#include "model/advice/completion.h"
#include "model/collection/collection.h"

#include <tl/expected.hpp>

#include <string>

namespace nexus::app {

enum class WishField { Prefer, Lock, Bar, Curve };

struct WishTexts {
    bool owned = false;
    std::vector<std::string> prefer, lock, bar; // queries about cards, or names
    std::string curve;                          // "1:8,2:14": so many cards of so many points
    int ownedPoints = 10, preferPoints = 3, curvePoints = 2;
    friend bool operator==(const WishTexts&, const WishTexts&) = default;
};

struct WishProblem {
    WishField field = WishField::Prefer;
    std::string reason; // a sentence that begins small: "the query does not parse at column 4: …"
};

// `owned` wants a collection; without one nothing is owned. `unread` as in model::SearchContext.
[[nodiscard]] tl::expected<model::CompletionWishes, WishProblem> wishesFrom(const WishTexts& texts,
    const model::DeckChecker& checker, const model::Collection* collection, model::UnreadTexts* unread = nullptr);

} // namespace nexus::app
