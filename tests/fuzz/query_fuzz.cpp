#include "model/base/text.h"
#include "model/search/query_match.h"
#include "model/search/query_offers.h"
#include "model/search/query_parser.h"
#include "tests/fuzz/fuzz_input.h"

namespace query_fuzz {

using namespace nexus::model;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    const auto query = parseQuery(text, starterGame());
    if (text.size() < 200) // long ones only take long
        for (const auto& offer : adviseQuery(text, *starterCatalogue()).offers)
            need(parseQuery(offer.query, starterGame()).has_value(), "what is offered parses");
    if (!query) {
        need(!query.error().expected.empty(), "an error says what was expected");
        need(query.error().column >= 1 && query.error().column <= text.size() + 1, "an error stands in the text");
        return;
    }
    const auto& catalogue = *starterCatalogue();
    const auto found = search(*query, catalogue);
    const auto set = matching(query->root, catalogue);
    need(found.size() == set.count(), "the search finds what matches");
    const auto none = matching(QueryNode{NoneOf{{query->root}}}, catalogue);
    need(set.count() + none.count() == catalogue.size(), "a query and its opposite part the cards");
    need(parseQuery(text, starterGame()) == query, "the same text gives the same query");
}

} // namespace query_fuzz
