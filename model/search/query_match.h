// Answers queries over a catalogue snapshot. Every term is one pass over contiguous columns or the folded
// buffer (cheap terms first, text only where cards are left); nothing is indexed and nothing goes stale.
#pragma once

#include "model/cards/catalogue.h"
#include "model/search/query.h"

#include <functional>
#include <unordered_map>

namespace nexus::model {

// Finding a folded text in a range of fields of the folded buffer, and which cards it stands in.

// A text looked for by its two rarest letters, sixteen places at a time. The needle outlives it and is not empty.
class TextFinder {
public:
    explicit TextFinder(std::string_view needle);

    // First occurrence in [at, end), or null.
    [[nodiscard]] const char* next(const char* at, const char* end) const;
    // Whether `text`, a part of a buffer that ends at `bufferEnd`, contains it.
    [[nodiscard]] bool isIn(std::string_view text, const char* bufferEnd) const;

private:
    std::string_view m_needle;
    std::size_t m_first = 0, m_second = 0; // places of the rare letters in the needle
};

// The cards among `candidates` (all when null) of which a field from first to last contains `needle` (not empty, no
// line break). Field by field, those not found yet: in one pass over the field, or card by card where few are left.
[[nodiscard]] CardSet scanText(const Catalogue& catalogue, TextField first, TextField last, std::string_view needle,
    const CardSet* candidates = nullptr);

// What deck and collection terms are answered from; without a deck they hold for no card (own and need are 0).
struct SearchContext {
    const CardSet* legal = nullptr;                                       // is:legal
    const CardSet* addable = nullptr;                                     // can:add
    std::function<CardSet(const SectionId&)> inDeck;                      // in:…; an empty id means the whole deck
    std::function<std::int64_t(CardIndex)> owned, needed, free, forTrade; // own, need, free, trade
    std::function<CardSet(const StackTerm&)> stacks;                      // cards with a stack such as this
    UnreadTexts* unread = nullptr; // for who must not wait: while it has any(), the answer is not one
};

[[nodiscard]] CardSet matching(const QueryNode& node, const Catalogue& catalogue, const SearchContext& context = {});
// The same among some cards of the pool only.
[[nodiscard]] CardSet matchingAmong(
    const QueryNode& node, const CardSet& some, const Catalogue& catalogue, const SearchContext& context = {});
// Cards of the query in its order: by name unless it has a sort; absent values come last either way.
[[nodiscard]] std::vector<CardIndex> search(
    const Query& query, const Catalogue& catalogue, const SearchContext& context = {});
void sortCards(std::vector<CardIndex>& cards, const std::vector<SortKey>& order, const Catalogue& catalogue);

// How much looking a query is, where a plain term counts one and a step of a regular expression, which may be tried at
// every letter, ten. Of the query alone: what a card costs, not how many there are.
[[nodiscard]] std::size_t effort(const QueryNode& node);

// What the last searches found, so that a query typed letter by letter is not answered anew at each key: “draw a ca”
// looks only among the cards of “draw a c”. A query narrows another when each of its terms is there again, as it was or
// as a longer text in the same place. Good for one catalogue, deck and collection; forget() when one of them changes
// (another catalogue is seen here, unless it takes the address of one that is gone).
class SearchMemory {
public:
    // What model::matching gives; an answer that texts are still to be read for is not remembered.
    [[nodiscard]] CardSet matching(
        const QueryNode& root, const Catalogue& catalogue, const SearchContext& context = {});
    void forget() { m_answers.clear(); }

private:
    static constexpr std::size_t mostAnswers = 12; // a word deleted letter by letter is found here too
    struct Answer {
        std::vector<QueryNode> terms; // all of them hold
        CardSet cards;
        std::size_t count = 0;
    };
    std::vector<Answer> m_answers; // the last asked at the end
    const Catalogue* m_catalogue = nullptr;
};

} // namespace nexus::model
