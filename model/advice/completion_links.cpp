#include "model/advice/completion_facts.h"

#include <set>

namespace nexus::model {

namespace {

constexpr std::size_t maxChoices = 20'000; // of cards whose limits depend on each other

// Cards joined to parts that share limits.
class Parts {
public:
    CardIndex of(CardIndex card)
    {
        auto& above = m_above.try_emplace(card, card).first->second;
        return above == card ? card : above = of(above);
    }
    void join(CardIndex a, CardIndex b)
    {
        const auto first = of(a), second = of(b);
        m_above[std::max(first, second)] = std::min(first, second);
    }
    [[nodiscard]] std::map<CardIndex, std::vector<CardIndex>> parts()
    {
        std::map<CardIndex, std::vector<CardIndex>> found;
        for (const auto& [card, above] : std::map(m_above))
            found[of(card)].push_back(card);
        return found;
    }

private:
    std::map<CardIndex, CardIndex> m_above;
};

} // namespace

void CompletionProblem::collectLinks(Facts& facts)
{
    Parts parts;
    for (const auto index : facts.limits) {
        const auto& rule = facts.rule(index);
        if (!takesCardsForOne(facts.checker, rule))
            continue;
        std::map<std::string, CardIndex> first;
        for (CardIndex card = 0; card < facts.checker.catalogue().size(); ++card) {
            const bool here = facts.inSection.contains(card) || facts.allowed(m_section, card);
            if (!facts.looksAt(index, card) || (!here && !facts.elsewhere.contains({index, card})))
                continue;
            const auto [same, isNew] = first.try_emplace(identityOf(facts.checker, rule, card), card);
            if (!isNew)
                parts.join(same->second, card);
        }
    }
    for (auto& [first, cards] : parts.parts())
        addLink(facts, std::move(cards));
}

// Every choice of copies in the section that keeps the limits the cards share.
void CompletionProblem::addLink(Facts& facts, std::vector<CardIndex> cards)
{
    const auto all = cards; // also those of other sections alone
    std::erase_if(cards, [&](CardIndex card) { return !facts.allowed(m_section, card); });
    for (const auto card : cards)
        facts.linked.insert(card);
    const auto heldHere = [&](CardIndex card) { return facts.inSection.contains(card) ? facts.inSection.at(card) : 0; };
    const auto keeps = [&](const std::vector<int>& copies) {
        for (const auto index : facts.limits) {
            struct Same {
                std::int64_t copies = 0;
                std::optional<std::int64_t> limit;
                bool here = false;
            };
            std::map<std::string, Same> same;
            for (const auto card : all) {
                const auto place = std::find(cards.begin(), cards.end(), card);
                const auto here = place == cards.end() ? 0 : copies[static_cast<std::size_t>(place - cards.begin())];
                const auto other = facts.elsewhere.find({index, card});
                const auto count = here + (other == facts.elsewhere.end() ? 0 : other->second);
                if (!facts.looksAt(index, card) || count == 0)
                    continue;
                auto& one = same[identityOf(facts.checker, facts.rule(index), card)];
                one.copies += count;
                one.here = one.here || here > 0;
                if (const auto limit = copyLimit(facts.checker, facts.rule(index), card))
                    one.limit = std::min(one.limit.value_or(*limit), *limit);
            }
            for (const auto& [identity, one] : same)
                if (one.here && one.limit && one.copies > *one.limit)
                    return false;
        }
        return true;
    };
    CompletionLink link{cards, {}};
    std::vector<int> copies(cards.size());
    std::size_t tried = 0;
    const std::function<void(std::size_t)> next = [&](std::size_t at) {
        if (tried > maxChoices)
            return;
        if (at == cards.size()) {
            ++tried;
            if (!keeps(copies))
                return;
            auto by = copies;
            for (std::size_t i = 0; i < cards.size(); ++i)
                by[i] -= heldHere(cards[i]);
            link.choices.push_back(std::move(by));
            return;
        }
        const auto card = cards[at];
        const bool locked = m_wishes.locked && m_wishes.locked->contains(card),
                   barred = m_wishes.barred && m_wishes.barred->contains(card);
        const int least = locked ? heldHere(card) : 0;
        const int most = barred ? std::min(heldHere(card), facts.most(card)) : facts.most(card);
        for (copies[at] = least; copies[at] <= most && tried <= maxChoices; ++copies[at])
            next(at + 1);
    };
    next(0);
    m_tooMany = m_tooMany || tried > maxChoices;
    if (link.choices.empty() && !cards.empty() && !m_stuck)
        m_stuck = cards.front();
    if (!cards.empty())
        m_links.push_back(std::move(link));
}

} // namespace nexus::model
