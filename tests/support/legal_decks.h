// Legal decks at random, from a seed, and games played at random: what the engine's harness and benchmark run on.
#pragma once

#include "model/base/random.h"
#include "model/engine/apply.h"
#include "model/engine/legal_actions.h"
#include "tests/support/starter.h"

#include <stdexcept>

namespace nexus::test {

inline const model::DeckChecker& starterChecker(const std::string& rulesetId)
{
    static std::map<std::string, model::DeckChecker> checkers;
    auto it = checkers.find(rulesetId);
    if (it == checkers.end())
        it = checkers.try_emplace(rulesetId, ruleset(rulesetId.c_str()), starterCatalogue()).first;
    return it->second;
}

// Missions that keep the law, then cards at random until the deck costs exactly 200 CP.
class LegalDecks {
public:
    explicit LegalDecks(const model::DeckChecker& checker)
        : m_checker(checker)
    {
        const auto& catalogue = checker.catalogue();
        for (model::CardIndex card = 0; card < catalogue.size(); ++card)
            (catalogue.type(card) == "Mission" ? m_missions : m_cards).push_back(card);
    }

    [[nodiscard]] model::Deck make(std::uint64_t seed) const
    {
        model::Random random(seed, 97);
        for (int tries = 0; tries < 10'000; ++tries)
            if (auto deck = attempt(random))
                return *deck;
        throw std::runtime_error("no legal deck in 10,000 tries");
    }

private:
    [[nodiscard]] int points(model::CardIndex card, const char* attribute) const
    {
        const auto index = m_checker.catalogue().game().find(model::AttributeId(attribute));
        return m_checker.catalogue().number(card, *index).value_or(0);
    }
    [[nodiscard]] model::DeckEntry entry(model::CardIndex card, int count) const
    {
        model::DeckEntry made;
        made.card = model::unambiguousName(m_checker.catalogue(), card);
        made.count = count;
        return made;
    }
    [[nodiscard]] bool missions(
        model::Random& random, model::DeckSection& section, std::map<model::AttributeIndex, int>& have) const
    {
        auto order = m_missions;
        random.shuffle(order);
        int total = 0;
        for (const auto card : order) {
            int added = 0;
            bool fits = true;
            for (const auto domain : m_checker.ruleset().domains) {
                const int value = m_checker.catalogue().number(card, domain).value_or(0);
                added += value;
                fits = fits && have[domain] + value <= 4;
            }
            int all = 0; // points in domains that this edition does not know
            for (const auto domain : m_checker.catalogue().game().domainAttributes())
                all += m_checker.catalogue().number(card, domain).value_or(0);
            if (!fits || added == 0 || added != all || total + added > 6)
                continue;
            total += added;
            for (const auto domain : m_checker.ruleset().domains)
                have[domain] += m_checker.catalogue().number(card, domain).value_or(0);
            section.entries.push_back(entry(card, 1));
            if (total == 6)
                return section.entries.size() <= 6;
        }
        return false;
    }
    [[nodiscard]] std::optional<model::Deck> attempt(model::Random& random) const
    {
        model::Deck deck;
        deck.name = "Random";
        deck.game = m_checker.ruleset().game;
        deck.ruleset = m_checker.ruleset().id;
        std::map<model::AttributeIndex, int> have;
        if (!missions(random, deck.sectionOrNew(model::SectionId("missions")), have))
            return std::nullopt;
        std::vector<model::CardIndex> fitting;
        for (const auto card : m_cards) {
            bool fits = points(card, "cp") > 0;
            for (const auto domain : m_checker.catalogue().game().domainAttributes())
                fits = fits && m_checker.catalogue().number(card, domain).value_or(0) <= have[domain];
            if (fits)
                fitting.push_back(card);
        }
        random.shuffle(fitting);
        auto& main = deck.sectionOrNew(model::SectionId("main"));
        int left = 200;
        for (const auto card : fitting) {
            const int cost = points(card, "cp"), most = std::min(points(card, "duplicates"), left / cost);
            if (most <= 0)
                continue;
            const int copies = random.between(1, most);
            main.entries.push_back(entry(card, copies));
            left -= copies * cost;
        }
        if (left != 0 || !m_checker.check(deck).legal())
            return std::nullopt;
        return deck;
    }

    const model::DeckChecker& m_checker;
    std::vector<model::CardIndex> m_cards, m_missions;
};

// Plays at random among the legal actions, leaning towards those that bring a game to its end: units come and go
// forward, attacks are made, little is passed, and nobody concedes much.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_random(seed, 131)
    {
    }
    // An action out of the legal ones; the seed of a flip is filled in.
    [[nodiscard]] const model::Action& choose(const model::GameState& state)
    {
        model::legalActions(state, m_legal);
        for (;;) {
            const auto& action = m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))];
            if (m_legal.size() > 1 && m_random.below(1000) >= eagerness(state, action))
                continue;
            if (action.kind != model::ActionKind::FlipInitiative)
                return action;
            return m_flip = model::act::flipInitiative(m_random.next());
        }
    }
    [[nodiscard]] const model::ActionList& legal() const { return m_legal; }
    [[nodiscard]] model::Random& random() { return m_random; }

private:
    // Of a thousand.
    static std::uint32_t eagerness(const model::GameState& state, const model::Action& action)
    {
        using model::ActionKind;
        switch (action.kind) {
        case ActionKind::Concede: return 1;
        case ActionKind::CompleteMission:
        case ActionKind::UseMission: return 20;
        case ActionKind::Attack: return state.card(action.target).owner == action.seat ? 10 : 1000;
        case ActionKind::Move:
            return model::isFront(action.quadrant) && !model::isFront(state.card(action.card).quadrant) ? 800 : 40;
        case ActionKind::UseAbility:
        case ActionKind::Trigger: return 150;
        case ActionKind::Pass: return 800;
        default: return 1000;
        }
    }

    model::Random m_random;
    model::ActionList m_legal;
    model::Action m_flip;
};

} // namespace nexus::test
