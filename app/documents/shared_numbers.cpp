#include "app/documents/shared_numbers.h"

#include "app/jobs/batches.h"
#include "importers/codes/deck_code.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <map>

namespace nexus::app {

namespace {

constexpr std::size_t mostNotes = 10;
constexpr std::uint64_t hashesAtOnce = 4096;

struct Numbered {
    std::vector<std::pair<importers::CardId, std::size_t>> ids; // number, position
    Numbered& operator+=(const Numbered& more)
    {
        ids.insert(ids.end(), more.ids.begin(), more.ids.end());
        return *this;
    }
};

// Hashing is all the work there is: spread over the cores. In ascending order of numbers.
template <class KeyOf> Numbered numbersOf(std::size_t count, const KeyOf& keyOf)
{
    Numbered all;
    (void)inBatches(count, hashesAtOnce, all, [&](std::uint64_t batch, std::uint64_t size) {
        Numbered part;
        for (auto at = batch * hashesAtOnce; at < batch * hashesAtOnce + size; ++at)
            part.ids.emplace_back(importers::cardId(keyOf(at)), at);
        return part;
    });
    std::sort(all.ids.begin(), all.ids.end());
    return all;
}

} // namespace

std::vector<std::string> sharedNumberNotes(const model::Catalogue& before, const model::ImportPlan& plan)
{
    std::vector<const model::PlannedCard*> fresh;
    for (const auto& planned : plan.cards)
        if (planned.effect == model::ImportEffect::NewCard)
            fresh.push_back(&planned);
    if (fresh.empty())
        return {};
    const auto added = numbersOf(
        fresh.size(), [&](std::size_t at) -> std::string_view { return fresh[at]->key.str(); });
    const auto known = numbersOf(
        before.size(), [&](std::size_t at) { return before.key(static_cast<model::CardIndex>(at)); });
    std::vector<std::string> notes;
    std::size_t groups = 0;
    auto other = known.ids.begin();
    for (auto at = added.ids.begin(); at != added.ids.end();) {
        const auto id = at->first;
        std::vector<std::string> names;
        for (other = std::lower_bound(other, known.ids.end(), std::pair{id, std::size_t{0}});
             other != known.ids.end() && other->first == id; ++other)
            names.push_back("“" + model::unambiguousName(before, static_cast<model::CardIndex>(other->second)) + "”");
        for (; at != added.ids.end() && at->first == id; ++at)
            names.push_back("“" + fresh[at->second]->card.name + "”");
        if (names.size() > 1 && ++groups <= mostNotes)
            notes.push_back(model::joined(names, " and ") +
                            " have the same number in deck codes: a deck with one of them cannot be given as a code");
    }
    if (groups > mostNotes)
        notes.push_back(std::to_string(groups - mostNotes) + " more numbers are shared by several cards");
    return notes;
}

} // namespace nexus::app
