#include "app/documents/deck_bisection.h"

#include "app/base/figures.h"
#include "app/documents/list_comparison.h"
#include "model/base/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace nexus::app {

namespace {

struct BisectionWords {
    NEXUS_WORDS(BisectionWords)
};

// The catalogue at each revision of a list.
class CatalogueOverTime {
public:
    CatalogueOverTime(const model::Catalogue& catalogue, const ListHistory& history)
        : m_history(history)
    {
        model::ComparedCards all;
        std::map<std::string, SharedCard> newest;
        for (const auto& revision : history.revisions)
            for (const auto& card : revision.cards) {
                auto& key = m_keys[card.get()];
                if (key.empty())
                    key = model::cardKey(*card, catalogue.game()).str();
                newest[key] = card;
            }
        for (const auto& [key, card] : newest) {
            m_ofList.insert(key);
            all.cards.push_back(*card);
        }
        m_all = catalogueWith(catalogue, all);
    }

    [[nodiscard]] std::shared_ptr<const model::Catalogue> at(std::size_t revision) const
    {
        auto gone = m_ofList;
        for (const auto& card : m_history.revisions[revision].cards)
            gone.erase(m_keys.at(card.get()));
        auto rest = m_all;
        if (!gone.empty())
            rest = model::catalogueWithout(*m_all, [&](model::CardIndex card, model::PrintingIndex) {
                return gone.contains(std::string(m_all->key(card)));
            });
        return catalogueWith(*rest, m_history.revisions[revision].list());
    }

private:
    const ListHistory& m_history;
    std::unordered_map<const model::Card*, std::string> m_keys;
    std::set<std::string> m_ofList; // keys of the cards that any revision has
    std::shared_ptr<const model::Catalogue> m_all;
};

// "3f2a1b9c0d of 2026-05-04"
std::string revisionName(const ListRevision& revision)
{
    return model::filled(
        BisectionWords::tr("%1 of %2", "a revision, its date"), {revision.id.substr(0, 10), dayText(revision.date)});
}

} // namespace

std::optional<DeckBisection> bisectDeck(const model::Catalogue& catalogue, const ListHistory& history,
    const model::Deck& deck, const model::Ruleset& ruleset, const model::Progress& goOn)
{
    if (history.revisions.empty())
        return std::nullopt;
    const CatalogueOverTime catalogues(catalogue, history);
    DeckBisection bisection;
    for (std::size_t at = 0; at < history.revisions.size(); ++at) {
        if (goOn && !goOn(at, history.revisions.size()))
            return std::nullopt;
        const bool same = at > 0 && history.revisions[at].cards == history.revisions[at - 1].cards;
        bisection.legal.push_back(
            same ? bisection.legal.back() : model::DeckChecker(ruleset, catalogues.at(at)).check(deck).legal());
        if (at > 0 && bisection.legal[at - 1] && !bisection.legal[at]) {
            bisection.broke = at;
            bisection.mended.reset();
            ++bisection.times;
        } else if (bisection.broke && !bisection.mended && bisection.legal[at]) {
            bisection.mended = at;
        }
    }
    bisection.checker = std::make_shared<const model::DeckChecker>(
        ruleset, catalogues.at(bisection.broke.value_or(history.revisions.size() - 1)));
    bisection.report = bisection.checker->check(deck);
    return bisection;
}

std::string bisectionText(const DeckBisection& bisection, const ListHistory& history, const std::string& deck)
{
    using model::filled;
    const auto count = static_cast<std::int64_t>(history.revisions.size());
    const auto name = [&](std::size_t at) { return revisionName(history.revisions[at]); };
    const auto since = std::find(bisection.legal.begin(), bisection.legal.end(), true);
    if (since == bisection.legal.end())
        return filled(BisectionWords::tr("%1 is legal at none of %n revisions.", nullptr, count), {deck});
    if (!bisection.broke && since == bisection.legal.begin())
        return filled(BisectionWords::tr("%1 is legal at all %n revisions.", nullptr, count), {deck});
    if (!bisection.broke)
        return filled(BisectionWords::tr("%1 never broke: it became legal at revision %2 and has been since."),
            {deck, name(static_cast<std::size_t>(since - bisection.legal.begin()))});
    auto text = bisection.mended
                    ? filled(BisectionWords::tr("%1 was broken by revision %2 and is legal again since %3."),
                          {deck, name(*bisection.broke), name(*bisection.mended)})
                    : filled(BisectionWords::tr("%1 was broken by revision %2."), {deck, name(*bisection.broke)});
    if (bisection.times > 1)
        text += " " + BisectionWords::tr(
                          "It broke %n times; this is the last.", nullptr, static_cast<std::int64_t>(bisection.times));
    return text;
}

} // namespace nexus::app
