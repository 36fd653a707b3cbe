// A few completions of the drawn section that differ in what they are good for: with the fewest changes, with the costs
// the deck has so far, with cheap cards, with dear ones, with those a person owns. Each is the best of the one
// completer by wishes made for it on top of a person's own; what is cheap or dear is told by the cards that may come
// in.
#pragma once

#include "model/advice/completion.h"

namespace nexus::model {

enum class IdeaKind { Fewest, OnCurve, Cheap, Heavy, Owned };

struct CompletionIdea {
    std::vector<IdeaKind> kinds; // what it is the best of, at least one
    DeckCompletion completion;
    DeckEdit edit;
    friend bool operator==(const CompletionIdea&, const CompletionIdea&) = default;
};

// `fewest`: the first of nearest(), where there is one. `owned`: copies of each card, where somebody owns any. An idea
// is listed once, with all it is good for; none where the section is legal, and fewer where `progress` stops it.
[[nodiscard]] std::vector<CompletionIdea> completionIdeas(const DeckChecker& checker, const Deck& deck,
    const CompletionWishes& wishes, const std::optional<DeckCompletion>& fewest,
    const std::vector<std::int32_t>* owned = nullptr, const Progress& progress = {});

// What is first to be mended: a fault of the cards alone that say what others may be (Missions), for what completes the
// section hangs on them. Null where there is none. Into the report.
[[nodiscard]] const Finding* givingFault(const LegalityReport& report, const DeckChecker& checker);

} // namespace nexus::model
