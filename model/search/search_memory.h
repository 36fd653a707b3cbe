// What the last searches found, so that a query typed letter by letter is not answered anew at each key: “draw a ca”
// looks only among the cards of “draw a c”. A query narrows another when each of its terms is there again, as it was or
// as a longer text in the same place. Good for one catalogue, deck and collection; forget() when one of them changes
// (another catalogue is seen here, unless it takes the address of one that is gone).
#pragma once

#include "model/search/query_match.h"

namespace nexus::model {

class SearchMemory {
public:
    // What model::matching gives.
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
