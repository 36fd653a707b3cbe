#include "model/search/search_memory.h"

#include <algorithm>
#include <utility>

namespace nexus::model {

namespace {

std::vector<QueryNode> termsOf(const QueryNode& root)
{
    const auto* all = std::get_if<AllOf>(&root.term);
    return all ? all->nodes : std::vector{root};
}

// Every card of `longer` is one of `shorter`.
bool narrows(const QueryNode& longer, const QueryNode& shorter)
{
    if (longer == shorter)
        return true;
    const auto* a = std::get_if<TextTerm>(&longer.term);
    const auto* b = std::get_if<TextTerm>(&shorter.term);
    return a && b && a->scope == b->scope && a->attribute == b->attribute && a->match == TextMatch::Contains &&
           b->match == TextMatch::Contains && a->text.find(b->text) != std::string::npos;
}

} // namespace

CardSet SearchMemory::matching(const QueryNode& root, const Catalogue& catalogue, const SearchContext& context)
{
    if (std::exchange(m_catalogue, &catalogue) != &catalogue)
        forget();
    const auto terms = termsOf(root);
    const Answer* best = nullptr;
    for (const auto& answer : m_answers)
        if ((!best || answer.count < best->count) &&
            std::all_of(answer.terms.begin(), answer.terms.end(), [&](const auto& old) {
                return std::any_of(terms.begin(), terms.end(), [&](const auto& term) { return narrows(term, old); });
            }))
            best = &answer;
    AllOf rest;
    for (const auto& term : terms)
        if (!best || std::find(best->terms.begin(), best->terms.end(), term) == best->terms.end())
            rest.nodes.push_back(term);
    auto cards = best ? matchingAmong({rest}, best->cards, catalogue, context)
                      : model::matching(root, catalogue, context);
    if (best && rest.nodes.empty() && best->terms.size() == terms.size())
        return cards;
    if (m_answers.size() == mostAnswers)
        m_answers.erase(m_answers.begin());
    const auto count = cards.count();
    m_answers.push_back({terms, cards, count});
    return cards;
}

} // namespace nexus::model
