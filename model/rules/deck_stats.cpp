#include "model/rules/deck_stats.h"

#include "model/base/text.h"

#include <set>

namespace nexus::model {

namespace {

using Rows = std::vector<ResolvedRow>;

const AttributeIndex* summedAttribute(const Constraint& rule)
{
    const bool sums = rule.kind == ConstraintKind::Total && !rule.forEachDomain && !rule.warning;
    return sums ? std::get_if<AttributeIndex>(&rule.attribute) : nullptr;
}

std::int64_t copiesIn(const std::map<std::int64_t, std::int64_t>& byValue)
{
    std::int64_t sum = 0;
    for (const auto& [value, copies] : byValue)
        sum += copies;
    return sum;
}

bool isCopyLimit(AttributeIndex attribute, const Ruleset& ruleset)
{
    return std::any_of(ruleset.constraints.begin(), ruleset.constraints.end(), [&](const Constraint& rule) {
        const auto* limit = std::get_if<AttributeIndex>(&rule.limit);
        return rule.kind == ConstraintKind::Copies && limit && *limit == attribute;
    });
}

void mostCopiesFirst(std::vector<Tally>& tallies)
{
    std::sort(tallies.begin(), tallies.end(), [](const Tally& a, const Tally& b) {
        return a.copies != b.copies ? a.copies > b.copies : compareNatural(fold(a.name), fold(b.name)) < 0;
    });
}

// Counts the cards of one section.
class SectionCount {
public:
    SectionCount(
        const DeckChecker& checker, std::optional<AttributeIndex> cost, const Rows& rows, std::uint16_t section)
        : m_catalogue(checker.catalogue())
        , m_game(m_catalogue.game())
        , m_cost(cost)
    {
        m_stats.section = checker.ruleset().sections[section].id;
        for (const auto& row : rows) {
            if (row.section != section)
                continue;
            m_stats.copies += row.count;
            if (row.card)
                m_cards.emplace_back(*row.card, row.count);
            else
                m_stats.unknown += row.count;
        }
        countNumbers(checker.ruleset());
        countTypes();
        countKeywords();
        countDomains(checker.ruleset());
        for (std::size_t group = 0; group < m_game.keywordGroups.size(); ++group)
            countGroup(group);
        for (std::size_t chart = 0; chart < m_game.charts.size(); ++chart)
            countChart(chart);
    }
    SectionStats take() { return std::move(m_stats); }

private:
    void add(Tally& tally, CardIndex card, std::int64_t copies) const
    {
        tally.copies += copies;
        tally.cost += m_cost ? m_catalogue.number(card, *m_cost).value_or(0) * copies : 0;
    }

    void countNumbers(const Ruleset& ruleset)
    {
        for (std::size_t i = 0; i < m_game.attributes.size(); ++i) {
            const auto attribute = static_cast<AttributeIndex>(i);
            const auto& about = m_game.attributes[i];
            if (about.kind != AttributeKind::Integer || about.domain || isCopyLimit(attribute, ruleset))
                continue;
            Histogram histogram{.attribute = attribute};
            for (const auto& [card, copies] : m_cards) {
                if (const auto value = m_catalogue.number(card, attribute))
                    histogram.copies[*value] += copies;
                else
                    histogram.absent += copies;
            }
            if (!histogram.copies.empty())
                m_stats.histograms.push_back(std::move(histogram));
        }
    }

    void countTypes()
    {
        std::map<TermIndex, Tally> types, subtypes;
        for (const auto& [card, copies] : m_cards) {
            const auto terms = m_catalogue.types(card);
            for (std::size_t i = 0; i < terms.size(); ++i)
                add((i == 0 ? types : subtypes)[terms[i]], card, copies);
        }
        m_stats.types = named(types);
        const auto rank = [&](const Tally& tally) {
            const auto same = [&](const CardType& type) { return fold(type.name) == fold(tally.name); };
            return std::find_if(m_game.types.begin(), m_game.types.end(), same) - m_game.types.begin();
        };
        std::stable_sort(m_stats.types.begin(), m_stats.types.end(),
            [&](const Tally& a, const Tally& b) { return rank(a) < rank(b); });
        m_stats.subtypes = named(subtypes);
    }

    void countKeywords()
    {
        std::map<TermIndex, Tally> keywords;
        for (const auto& [card, copies] : m_cards) {
            const auto terms = m_catalogue.keywords(card);
            for (const auto term : std::set<TermIndex>(terms.begin(), terms.end()))
                add(keywords[term], card, copies);
        }
        m_stats.keywords = named(keywords);
    }

    std::vector<Tally> named(const std::map<TermIndex, Tally>& byTerm) const
    {
        std::vector<Tally> tallies;
        for (const auto& [term, tally] : byTerm)
            tallies.push_back({m_catalogue.terms()[term], tally.copies, tally.cost});
        mostCopiesFirst(tallies);
        return tallies;
    }

    void countDomains(const Ruleset& ruleset)
    {
        for (const auto domain : ruleset.domains) {
            DomainTally tally{.domain = domain};
            for (const auto& [card, copies] : m_cards) {
                const auto points = m_catalogue.number(card, domain).value_or(0);
                tally.copies += points > 0 ? copies : 0;
                tally.points += points * copies;
            }
            m_stats.domains.push_back(tally);
        }
    }

    [[nodiscard]] bool speaksOf(const KeywordGroup& group, CardIndex card) const
    {
        const auto terms = m_catalogue.types(card);
        return group.types.empty() || std::any_of(terms.begin(), terms.end(), [&](TermIndex term) {
            return std::find(group.types.begin(), group.types.end(), fold(m_catalogue.terms()[term])) !=
                   group.types.end();
        });
    }

    void countGroup(std::size_t index)
    {
        const auto& group = m_game.keywordGroups[index];
        std::vector<Tally> tallies{{.name = group.none}};
        std::map<std::string, std::size_t> places;
        for (const auto& keyword : m_game.keywords)
            if (keyword.group == group.id) {
                places.emplace(fold(keyword.name), tallies.size());
                tallies.push_back({.name = keyword.name});
            }
        for (const auto& [card, copies] : m_cards) {
            if (!speaksOf(group, card))
                continue;
            bool plain = true;
            for (const auto term : m_catalogue.keywords(card))
                if (const auto place = places.find(fold(m_catalogue.terms()[term])); place != places.end()) {
                    add(tallies[place->second], card, copies);
                    plain = false;
                }
            if (plain)
                add(tallies.front(), card, copies);
        }
        std::erase_if(tallies, [](const Tally& tally) { return tally.copies == 0; });
        if (!tallies.empty())
            m_stats.groups.push_back({index, std::move(tallies)});
    }

    void countChart(std::size_t index)
    {
        ChartTally tally{index, {}};
        for (const auto attribute : m_game.charts[index].attributes) {
            const auto& about = m_game.attributes[attribute];
            if (about.kind == AttributeKind::Choice) {
                for (std::size_t choice = 0; choice < about.choices.size(); ++choice)
                    tally.bars.push_back({about.choices[choice],
                        copiesWith(attribute, [&](std::int32_t value) { return value == std::int32_t(choice); }), {}});
                continue;
            }
            const bool flag = about.kind == AttributeKind::Flag;
            ChartCount bar{about.label, copiesWith(attribute, [&](std::int32_t value) { return !flag || value; }), {}};
            if (!flag) {
                bar.sum = 0;
                for (const auto& [card, copies] : m_cards)
                    *bar.sum += m_catalogue.number(card, attribute).value_or(0) * copies;
            }
            tally.bars.push_back(std::move(bar));
        }
        std::erase_if(tally.bars, [](const ChartCount& bar) { return bar.copies == 0; });
        if (!tally.bars.empty())
            m_stats.charts.push_back(std::move(tally));
    }

    template <class Wanted> std::int64_t copiesWith(AttributeIndex attribute, Wanted&& wanted) const
    {
        std::int64_t sum = 0;
        for (const auto& [card, copies] : m_cards)
            if (const auto value = m_catalogue.number(card, attribute); value && wanted(*value))
                sum += copies;
        return sum;
    }

    const Catalogue& m_catalogue;
    const Game& m_game;
    std::optional<AttributeIndex> m_cost;
    std::vector<std::pair<CardIndex, std::int64_t>> m_cards; // with their copies
    SectionStats m_stats;
};

std::optional<std::int64_t> incomeOfRows(const Rows& rows, const DeckChecker& checker)
{
    const auto& income = checker.ruleset().tableRules.income;
    if (!income)
        return std::nullopt;
    const auto section = checker.sectionIndex(income->section);
    std::int64_t points = 0;
    for (const auto& row : rows)
        if (row.section == section && row.card)
            points += std::int64_t{checker.catalogue().number(*row.card, income->attribute).value_or(0)} * row.count;
    return points;
}

IncomeCurve incomeCurve(const Histogram& costs, std::int64_t income)
{
    IncomeCurve curve{.attribute = costs.attribute, .income = income};
    for (const auto& [cost, copies] : costs.copies) {
        if (cost > income)
            curve.beyond[cost] = copies;
        else
            curve.payable += copies;
    }
    curve.averageCost = costs.mean();
    if (curve.averageCost > 0)
        curve.cardsPerRound = static_cast<double>(income) / curve.averageCost;
    return curve;
}

} // namespace

std::int64_t Histogram::present() const { return copiesIn(copies); }

std::int64_t Histogram::total() const
{
    std::int64_t sum = 0;
    for (const auto& [value, count] : copies)
        sum += value * count;
    return sum;
}

double Histogram::mean() const
{
    const auto count = present();
    return count == 0 ? 0 : static_cast<double>(total()) / static_cast<double>(count);
}

double Histogram::median() const
{
    const auto count = present();
    if (count == 0)
        return 0;
    const auto at = [this](std::int64_t place) {
        for (const auto& [value, here] : copies) {
            if (place < here)
                return value;
            place -= here;
        }
        return std::int64_t{0};
    };
    return static_cast<double>(at((count - 1) / 2) + at(count / 2)) / 2;
}

std::int64_t IncomeCurve::beyondCopies() const { return copiesIn(beyond); }

const Histogram* SectionStats::histogram(AttributeIndex attribute) const
{
    for (const auto& candidate : histograms)
        if (candidate.attribute == attribute)
            return &candidate;
    return nullptr;
}

const SectionStats* DeckStats::section(const SectionId& id) const
{
    for (const auto& candidate : sections)
        if (candidate.section == id)
            return &candidate;
    return nullptr;
}

std::optional<AttributeIndex> costAttribute(const Ruleset& ruleset)
{
    const auto& deck = ruleset.tableRules.deck;
    const auto isOfDeck = [&](const Constraint& rule) {
        return !rule.where && std::find(rule.sections.begin(), rule.sections.end(), deck) != rule.sections.end();
    };
    for (const bool ofDeck : {true, false})
        for (const bool exact : {true, false})
            for (const auto& rule : ruleset.constraints)
                if (const auto* attribute = summedAttribute(rule);
                    attribute && (!exact || rule.bounds.exactly) && (!ofDeck || isOfDeck(rule)))
                    return *attribute;
    const auto& income = ruleset.tableRules.income;
    return income ? std::optional(income->attribute) : std::nullopt;
}

std::optional<AttributeIndex> playCost(const Ruleset& ruleset)
{
    const auto& income = ruleset.tableRules.income;
    return income ? std::optional(income->attribute) : costAttribute(ruleset);
}

std::optional<AttributeIndex> costAttribute(const DeckChecker& checker)
{
    const auto cost = costAttribute(checker.ruleset());
    return cost ? cost : checker.catalogue().game().face.cost;
}

std::optional<AttributeIndex> playCost(const DeckChecker& checker)
{
    const auto cost = playCost(checker.ruleset());
    return cost ? cost : checker.catalogue().game().face.cost;
}

std::optional<std::int64_t> incomeOf(const Deck& deck, const DeckChecker& checker)
{
    return incomeOfRows(checker.resolve(deck), checker);
}

DeckStats deckStats(const Deck& deck, const DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto rows = checker.resolve(deck);
    DeckStats stats;
    stats.drawn = ruleset.tableRules.deck;
    stats.cost = playCost(checker);
    stats.build = costAttribute(checker);
    for (std::size_t i = 0; i < ruleset.sections.size(); ++i) {
        const auto index = static_cast<std::uint16_t>(i);
        const bool holds = std::any_of(
            rows.begin(), rows.end(), [&](const ResolvedRow& row) { return row.section == index; });
        if (holds && !ruleset.sections[i].free)
            stats.sections.push_back(SectionCount(checker, stats.build, rows, index).take());
    }
    const auto income = incomeOfRows(rows, checker);
    const auto* drawn = stats.section(stats.drawn);
    const auto* costs = drawn && stats.cost ? drawn->histogram(*stats.cost) : nullptr;
    if (income && costs)
        stats.income = incomeCurve(*costs, *income);
    return stats;
}

} // namespace nexus::model
