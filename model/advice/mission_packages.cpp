#include "model/advice/mission_packages.h"

#include <algorithm>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::size_t maxPackageSums = 4'000'000; // of eight bytes, or three times that by income
constexpr std::int64_t maxIncomes = 10'000;       // looked at one after the other

constexpr std::size_t maxPackageChoices = 100'000; // of cards that share a limit
constexpr std::size_t maxChecks = 20'000'000;      // of like cards, copies of each
constexpr std::size_t maxWorths = 2'000'000;       // of like cards, copies of each

constexpr std::int64_t mostGiven = 99; // points, where no law bounds them

// In how many ways 0, 1, 2 … copies are taken of cards with these limits.
std::vector<std::uint64_t> waysToTake(const std::vector<int>& limits, std::size_t most)
{
    std::vector<std::uint64_t> ways(most + 1, 0);
    ways[0] = 1;
    for (const auto limit : limits)
        for (auto k = ways.size(); k-- > 1;)
            for (std::size_t copies = 1; copies <= std::min(k, static_cast<std::size_t>(limit)); ++copies)
                ways[k] = addedWays(ways[k], ways[k - copies]);
    return ways;
}

void addKept(PackageUnit& unit, const CardCounts& present)
{
    for (std::size_t step = 0; step < unit.steps.size(); ++step) {
        std::int64_t kept = 0;
        if (unit.choices.empty())
            kept = std::min<std::int64_t>(static_cast<std::int64_t>(step), copiesOf(present, unit.cards.front()));
        else
            for (const auto& [card, copies] : unit.choices[step])
                kept += std::min(copies, copiesOf(present, card));
        unit.steps[step].by.push_back(kept);
    }
}

// Packages one by one, out of a way through the units.
class PackageWalk {
public:
    PackageWalk(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
        const std::function<bool(const CardCounts&)>& visit, std::optional<std::int64_t> worth)
        : m_units(units)
        , m_steps(steps)
        , m_visit(visit)
        , m_byWorth(worth)
        , m_worth(worth.value_or(0))
    {
        m_before.push_back({0, 0});
        for (std::size_t unit = 0; m_byWorth && unit < units.size(); ++unit)
            m_before.push_back(m_before.back() + units[unit].steps[steps[unit]].worth);
    }

    // Chooses for the first `left` units; the last of them changes slowest.
    bool next(std::size_t left)
    {
        while (left > 0 && m_steps[left - 1] == 0 && m_units[left - 1].choices.empty())
            --left; // nothing of it
        if (m_byWorth && !meet(m_before[left], {m_worth, m_worth}))
            return true;
        if (left == 0) {
            auto cards = m_chosen;
            std::sort(cards.begin(), cards.end());
            return m_visit(cards);
        }
        const auto& unit = m_units[left - 1];
        if (unit.choices.empty())
            return some(left, 0, m_steps[left - 1]);
        const auto size = m_chosen.size();
        const auto& choice = unit.choices[m_steps[left - 1]];
        const auto worth = m_byWorth ? unit.steps[m_steps[left - 1]].worth.atLeast : 0;
        m_chosen.insert(m_chosen.end(), choice.begin(), choice.end());
        m_worth -= worth;
        const bool goOn = next(left - 1);
        m_worth += worth;
        m_chosen.resize(size);
        return goOn;
    }

private:
    // So many copies of the unit's like cards, from one of them on.
    bool some(std::size_t left, std::size_t from, std::size_t copies)
    {
        if (copies == 0)
            return next(left - 1);
        const auto& unit = m_units[left - 1];
        for (std::size_t i = from; i < unit.cards.size(); ++i) {
            if (m_byWorth && !meet(unit.worthFrom(i, copies) + m_before[left - 1], {m_worth, m_worth}))
                break; // nor with those behind it
            for (auto take = std::min(copies, static_cast<std::size_t>(unit.limits[i])); take > 0; --take) {
                const auto worth = m_byWorth ? unit.worths[i] * static_cast<std::int64_t>(take) : 0;
                m_chosen.emplace_back(unit.cards[i], static_cast<int>(take));
                m_worth -= worth;
                const bool goOn = some(left, i + 1, copies - take);
                m_worth += worth;
                m_chosen.pop_back();
                if (!goOn)
                    return false;
            }
        }
        return true;
    }

    const std::vector<PackageUnit>& m_units;
    const std::vector<std::size_t>& m_steps;
    const std::function<bool(const CardCounts&)>& m_visit;
    bool m_byWorth;
    std::int64_t m_worth;           // still to come
    std::vector<SumRange> m_before; // of the units before each
    CardCounts m_chosen;
};

// From the last card to the first: with so many copies of it, or none.
void addLikeWorths(PackageUnit& unit)
{
    constexpr SumRange never{1, 0};
    const auto width = unit.steps.size();
    unit.worthsFrom.assign((unit.cards.size() + 1) * width, never);
    unit.worthsFrom[unit.cards.size() * width] = {0, 0};
    for (auto i = unit.cards.size(); i-- > 0;)
        for (std::size_t copies = 0; copies < width; ++copies) {
            auto& all = unit.worthsFrom[i * width + copies];
            for (std::size_t take = 0; take <= std::min(copies, static_cast<std::size_t>(unit.limits[i])); ++take) {
                const auto& rest = unit.worthFrom(i + 1, copies - take);
                if (rest.atLeast > rest.atMost)
                    continue;
                const auto worth = unit.worths[i] * static_cast<std::int64_t>(take);
                all = all.atLeast > all.atMost ? SumRange{rest.atLeast + worth, rest.atMost + worth}
                                               : SumRange{std::min(all.atLeast, rest.atLeast + worth),
                                                     std::max(all.atMost, rest.atMost + worth)};
            }
        }
    for (std::size_t copies = 0; copies < width; ++copies)
        unit.steps[copies].worth = unit.worthFrom(0, copies);
}

} // namespace

PackageUnits::PackageUnits(const Laws& laws, std::uint16_t giving)
    : m_laws(laws)
    , m_giving(giving)
{
    if (giving != DeckChecker::noSection)
        m_linked = m_laws.linked(acceptedCards(m_laws.checker(), giving).cards(),
            [&](std::uint32_t limit, CardIndex card) { return m_laws.checker().counts(limit, giving, card); });
}

int PackageUnits::limitOf(CardIndex card) const
{
    return static_cast<int>(std::clamp<std::int64_t>(m_laws.strictestLimit(card, m_giving).value_or(1), 0, maxCopies));
}

std::vector<PackageSum> PackageUnits::boundSums() const
{
    std::vector<PackageSum> sums(1);
    bool counted = false; // the first bound of all cards is that of the first sum
    for (const auto& sum : m_laws.sums()) {
        const auto& sections = m_laws.rule(sum.constraint).sections;
        if (std::any_of(sections.begin(), sections.end(),
                [&](const SectionId& id) { return m_laws.checker().sectionIndex(id) != m_giving; }))
            continue;
        if (sum.where || sum.what || counted) {
            sums.push_back({sum});
            continue;
        }
        counted = true;
        sums.front() = {sum};
    }
    return sums;
}

std::vector<PackageUnit> PackageUnits::likeCards(
    const std::vector<PackageSum>& sums, const CardCounts& present, const CardSet* barred) const
{
    std::vector<PackageUnit> units;
    std::map<std::vector<std::int64_t>, std::size_t> like;
    for (const auto& linked : m_linked) {
        if (linked.size() > 1) {
            units.push_back({linked});
            addChoices(units.back(), sums, barred);
            continue;
        }
        const auto card = linked.front();
        const auto limit = limitOf(card);
        if (limit < 1 || (barred && barred->contains(card)))
            continue;
        std::vector<std::int64_t> values;
        for (const auto& sum : sums)
            values.push_back(m_laws.valueOf(sum, card));
        auto place = units.size();
        if (copiesOf(present, card) == 0)
            place = like.try_emplace(std::move(values), place).first->second;
        if (place == units.size())
            units.emplace_back();
        units[place].cards.push_back(card);
        units[place].limits.push_back(limit);
    }
    return units;
}

std::vector<PackageUnit> PackageUnits::units(
    const std::vector<PackageSum>& sums, const CardCounts& present, bool kept, const CardSet* barred) const
{
    auto units = likeCards(sums, present, barred);
    std::vector<bool> growing; // sums no card takes of away
    for (const auto& sum : sums)
        growing.push_back(std::all_of(m_linked.begin(), m_linked.end(), [&](const auto& cards) {
            return std::all_of(
                cards.begin(), cards.end(), [&](CardIndex card) { return m_laws.valueOf(sum, card) >= 0; });
        }));
    for (auto& unit : units) {
        if (unit.choices.empty())
            addSteps(unit, sums, growing);
        if (kept)
            addKept(unit, present);
    }
    const auto rare = [&](const PackageUnit& unit) {
        return std::any_of(unit.cards.begin(), unit.cards.end(), [&](CardIndex card) {
            return copiesOf(present, card) > 0 || std::any_of(sums.begin(), sums.end(), [&](const PackageSum& sum) {
                return sum.rare && m_laws.valueOf(sum, card) != 0;
            });
        });
    };
    std::sort(units.begin(), units.end(),
        [](const PackageUnit& a, const PackageUnit& b) { return a.cards.front() > b.cards.front(); });
    std::stable_partition(units.begin(), units.end(), [&](const PackageUnit& unit) { return !rare(unit); });
    return units;
}

// Step k: k copies of the cards of the unit, in as many ways as their limits leave. No more than a sum that no card
// takes of away allows.
void PackageUnits::addSteps(
    PackageUnit& unit, const std::vector<PackageSum>& sums, const std::vector<bool>& growing) const
{
    std::vector<std::int64_t> values;
    auto most = std::accumulate(unit.limits.begin(), unit.limits.end(), std::int64_t{0});
    for (std::size_t i = 0; i < sums.size(); ++i) {
        values.push_back(m_laws.valueOf(sums[i], unit.cards.front()));
        if (growing[i] && values.back() > 0)
            most = std::min(most, std::max<std::int64_t>(0, sums[i].range.atMost / values.back()));
    }
    const auto size = static_cast<std::size_t>(most) + 1;
    if (size * unit.cards.size() > maxChecks)
        return;
    const auto ways = waysToTake(unit.limits, size - 1);
    for (std::size_t k = 0; k < size; ++k) {
        SumStep step{values, ways[k]};
        for (auto& value : step.by)
            value *= static_cast<std::int64_t>(k);
        unit.steps.push_back(std::move(step));
    }
}

void PackageUnits::addChoices(PackageUnit& unit, const std::vector<PackageSum>& sums, const CardSet* barred) const
{
    CardCounts chosen;
    const auto withinLimits = [&] {
        return std::all_of(m_laws.limits().begin(), m_laws.limits().end(), [&](std::uint32_t limit) {
            std::vector<std::pair<CardIndex, std::int64_t>> counted;
            for (const auto& [card, copies] : chosen)
                if (m_laws.checker().counts(limit, m_giving, card))
                    counted.emplace_back(card, copies);
            return m_laws.broken(limit, counted).empty();
        });
    };
    const std::function<bool(std::size_t)> next = [&](std::size_t from) -> bool {
        if (unit.choices.size() > maxPackageChoices)
            return false;
        unit.choices.push_back(chosen);
        for (std::size_t i = from; i < unit.cards.size(); ++i)
            for (int copies = 1; copies <= limitOf(unit.cards[i]) && !(barred && barred->contains(unit.cards[i]));
                 ++copies) {
                chosen.emplace_back(unit.cards[i], copies);
                const bool goOn = !withinLimits() || next(i + 1);
                chosen.pop_back();
                if (!goOn)
                    return false;
            }
        return true;
    };
    if (!next(0))
        return;
    for (const auto& choice : unit.choices) {
        SumStep step{std::vector<std::int64_t>(sums.size(), 0), 1};
        for (const auto& [card, copies] : choice)
            for (std::size_t i = 0; i < sums.size(); ++i)
                step.by[i] += m_laws.valueOf(sums[i], card) * copies;
        unit.steps.push_back(std::move(step));
    }
}

void PackageUnits::addWorths(std::vector<PackageUnit>& units, const std::function<std::int64_t(CardIndex)>& worth)
{
    for (auto& unit : units) {
        if (unit.steps.empty())
            continue; // too many already
        if (!unit.choices.empty()) {
            for (std::size_t step = 0; step < unit.steps.size(); ++step) {
                std::int64_t sum = 0;
                for (const auto& [card, copies] : unit.choices[step])
                    sum += worth(card) * copies;
                unit.steps[step].worth = {sum, sum};
            }
            continue;
        }
        for (const auto card : unit.cards)
            unit.worths.push_back(worth(card));
        if (unit.steps.size() * unit.cards.size() > maxWorths)
            unit.steps.clear();
        else
            addLikeWorths(unit);
    }
}

bool PackageUnits::eachPackage(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
    const std::function<bool(const CardCounts&)>& visit, std::optional<std::int64_t> worth)
{
    return PackageWalk(units, steps, visit, worth).next(units.size());
}

struct MissionPackages::Figures {
    std::int64_t pool = 0, opened = 0, closed = 0, notCarried = 0, found = 0;
};

struct MissionPackages::Work {
    const PackageQuestion& question;
    std::vector<PackageSum> sums;
    std::vector<std::pair<std::size_t, std::size_t>>
        capPlaces; // caps of the section, and where they are among the sums
    std::vector<PackageUnit> units;
    CapValues now; // with the present package
    std::int64_t presentCopies = 0;
    std::vector<CapGroup> held, wanted;

    std::size_t placeOf(const Summed& what)
    {
        const auto known = std::find_if(
            sums.begin(), sums.end(), [&](const PackageSum& sum) { return !sum.where && sum.what == what; });
        const auto place = static_cast<std::size_t>(known - sums.begin());
        if (known == sums.end())
            sums.push_back({{.what = what}});
        return place;
    }
    // The ranges of the tables leave the empty package in: here it is asked whether it belongs.
    [[nodiscard]] bool allowsEmpty() const
    {
        return std::all_of(
            sums.begin(), sums.end(), [](const PackageSum& sum) { return sum.unlessEmpty || sum.range.holds(0); });
    }
    // Copies in and out; the last sum counts what is kept.
    [[nodiscard]] std::int64_t changes(SumTables::Sums found) const
    {
        return question.deck ? found.front() + presentCopies - 2 * found.back() : found.front();
    }
};

struct MissionPackages::Ranked {
    std::size_t place = 0;
    std::vector<std::int64_t> score; // the larger the better
    Figures figures;
};

MissionPackages::MissionPackages(const DeckChecker& checker, const SectionId& giving)
    : m_checker(checker)
    , m_section(gives(checker.ruleset(), giving) ? checker.sectionIndex(giving) : DeckChecker::noSection)
    , m_drawn(checker.sectionIndex(checker.ruleset().tableRules.deck))
    , m_units(Laws(checker), m_section)
{
    const auto& income = checker.ruleset().tableRules.income;
    if (income && m_section != DeckChecker::noSection && checker.sectionIndex(income->section) == m_section)
        m_income = income->attribute;
    m_pool = laws().grouped(laws().unbarred(m_drawn), m_section);
}

MissionPackages::Work MissionPackages::prepared(const PackageQuestion& question) const
{
    Work work{question, m_units.boundSums(), {}, {}, {}, 0, {}, {}};
    for (std::size_t cap = 0; cap < laws().caps().size(); ++cap)
        if (laws().caps()[cap].giving == m_section)
            work.capPlaces.emplace_back(cap, work.placeOf(laws().caps()[cap].what));
    for (const auto& cards : question.with)
        work.sums.push_back({{.where = &cards, .range = {.atLeast = 1}}, true});
    CardCounts present;
    if (question.deck) {
        auto rows = m_checker.resolve(*question.deck);
        present = presentIn(rows);
        work.now = laws().capValues(rows);
        work.presentCopies = question.deck->copies(m_checker.ruleset().sections[m_section].id);
        std::erase_if(rows, [&](const ResolvedRow& row) {
            return !row.card || row.section == DeckChecker::noSection || row.section == m_section;
        });
        work.held = laws().grouped(rows, m_section);
    }
    if (question.wanted)
        work.wanted = laws().grouped(laws().unbarred(m_drawn, question.wanted), m_section);
    work.units = m_units.units(work.sums, present, question.deck != nullptr, question.without);
    if (m_income && question.order == PackageOrder::MostIncome)
        PackageUnits::addWorths(work.units, [this](CardIndex card) { return valueOf(m_checker, card, *m_income); });
    return work;
}

tl::expected<SumTables, PackageTrouble> MissionPackages::tablesOf(const Work& work, const Progress& progress)
{
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : work.units) {
        if (unit.steps.empty())
            return tl::unexpected(PackageTrouble::TooMany);
        steps.push_back(unit.steps);
    }
    std::vector<SumRange> ranges;
    for (const auto& sum : work.sums)
        ranges.push_back(sum.range);
    if (work.question.deck)
        ranges.emplace_back(); // what is kept
    bool stopped = false;
    SumTables tables(std::move(steps), ranges, true, maxPackageSums,
        [&](std::size_t done, std::size_t of) { return !(stopped = progress && !progress(done, of)); });
    if (!tables.complete())
        return tl::unexpected(stopped ? PackageTrouble::Stopped : PackageTrouble::TooMany);
    return tables;
}

MissionPackages::List MissionPackages::list(
    const PackageQuestion& question, std::size_t limit, const Progress& progress) const
{
    if (m_section == DeckChecker::noSection)
        return tl::unexpected(PackageTrouble::NothingGives);
    const auto work = prepared(question);
    const auto made = tablesOf(work, progress);
    if (!made)
        return tl::unexpected(made.error());
    const auto& tables = *made;
    PackageList list;
    const auto ranking = ranked(work, tables, list.count);
    const auto add = [&](const Ranked& best, std::optional<std::int64_t> income) {
        const auto visit = [&](const PackageCards& cards) {
            list.packages.push_back(described(cards, work, tables.sums(best.place), best.figures));
            return list.packages.size() < limit;
        };
        const auto walk = [&](const std::vector<std::size_t>& way) {
            return PackageUnits::eachPackage(work.units, way, visit, income);
        };
        return list.packages.size() < limit &&
               tables.eachPath(best.place, walk, income ? SumRange{*income, *income} : SumRange());
    };
    const bool byIncome = m_income && question.order == PackageOrder::MostIncome;
    if (byIncome && !eachByIncome(ranking, tables, add))
        return tl::unexpected(PackageTrouble::TooMany);
    if (!byIncome)
        for (auto best = ranking.begin(); best != ranking.end() && add(*best, std::nullopt);)
            ++best;
    return list;
}

// The vectors in the order of what they find, then of what packages of theirs bring in: one income after the other.
// False where there are too many of these.
bool MissionPackages::eachByIncome(const std::vector<Ranked>& ranking, const SumTables& tables,
    const std::function<bool(const Ranked&, std::optional<std::int64_t>)>& visit)
{
    for (auto first = ranking.begin(); first != ranking.end();) {
        const auto last = std::find_if(
            first, ranking.end(), [&](const Ranked& other) { return other.figures.found != first->figures.found; });
        auto all = tables.worth(first->place);
        for (auto one = first; one != last; ++one)
            all = all | tables.worth(one->place);
        if (all.atMost - all.atLeast > maxIncomes)
            return false;
        for (auto income = all.atMost; income >= all.atLeast; --income)
            for (auto one = first; one != last; ++one)
                if (meet(tables.worth(one->place), {income, income}) && !visit(*one, income))
                    return true;
        first = last;
    }
    return true;
}

tl::expected<std::vector<MissionPackage>, PackageTrouble> MissionPackages::forDeck(
    const Deck& deck, std::size_t limit, const Progress& progress) const
{
    return list({.deck = &deck, .order = PackageOrder::FewestChanges}, limit, progress).map([](PackageList&& list) {
        return std::move(list.packages);
    });
}

MissionPackages::Figures MissionPackages::figures(const Work& work, const CapValues& caps) const
{
    Figures figures;
    const bool compared = work.question.deck != nullptr;
    for (const auto& group : m_pool) {
        const bool open = group.allowedBy(caps), before = compared && group.allowedBy(work.now);
        figures.pool += open ? group.copies : 0;
        figures.opened += compared && open && !before ? group.copies : 0;
        figures.closed += before && !open ? group.copies : 0;
    }
    for (const auto& group : work.held)
        figures.notCarried += group.allowedBy(caps) ? 0 : group.copies;
    figures.found = allowedCopies(work.wanted, caps);
    return figures;
}

// Every vector of sums, the best first; packages of the same caps are looked at once.
std::vector<MissionPackages::Ranked> MissionPackages::ranked(
    const Work& work, const SumTables& tables, std::uint64_t& count) const
{
    std::map<CapValues, Figures> known;
    std::vector<Ranked> ranking;
    CapValues caps(laws().caps().size()); // those of other sections are not asked for
    const bool emptyToo = work.allowsEmpty();
    for (std::size_t place = 0; place < tables.size(); ++place) {
        const auto found = tables.sums(place);
        if (found.front() == 0 && !emptyToo)
            continue;
        for (const auto& [cap, sum] : work.capPlaces)
            caps[cap] = found[sum];
        auto same = known.find(caps);
        if (same == known.end())
            same = known.emplace(caps, figures(work, caps)).first;
        ranking.push_back({place, score(work, found, same->second), same->second});
        count = addedWays(count, tables.ways(place));
    }
    std::sort(ranking.begin(), ranking.end(),
        [](const Ranked& a, const Ranked& b) { return a.score != b.score ? a.score > b.score : a.place < b.place; });
    return ranking;
}

std::vector<std::int64_t> MissionPackages::score(const Work& work, SumTables::Sums found, const Figures& figures) const
{
    switch (work.question.order) {
    case PackageOrder::FewestCards: return {figures.found, -found.front(), figures.pool};
    case PackageOrder::FewestChanges:
        return {figures.found, figures.notCarried == 0, -work.changes(found), -figures.notCarried, figures.pool};
    case PackageOrder::MostIncome: // asked of each package
    case PackageOrder::MostCards: break;
    }
    return {figures.found, figures.pool};
}

MissionPackage MissionPackages::described(
    const PackageCards& cards, const Work& work, SumTables::Sums found, const Figures& figures) const
{
    MissionPackage package{
        cards, {}, {}, figures.pool, figures.opened, figures.closed, 0, figures.notCarried, figures.found};
    if (work.question.deck)
        package.changes = work.changes(found);
    const auto total = [&](AttributeIndex what) {
        std::int64_t sum = 0;
        for (const auto& [card, copies] : cards)
            sum += valueOf(m_checker, card, what) * copies;
        return sum;
    };
    for (const auto domain : m_checker.ruleset().domains)
        package.profile.emplace_back(domain, total(domain));
    if (m_income)
        package.income = total(*m_income);
    return package;
}

DeckEdit MissionPackages::edit(const Deck& deck, const MissionPackage& package) const
{
    EditGroup group;
    if (m_section == DeckChecker::noSection)
        return {group};
    const auto& section = m_checker.ruleset().sections[m_section].id;
    std::map<CardIndex, int> needed(package.cards.begin(), package.cards.end());
    for (const auto& row : m_checker.resolve(deck)) {
        if (row.section != m_section)
            continue;
        int kept = 0;
        if (row.card)
            if (const auto need = needed.find(*row.card); need != needed.end()) {
                kept = std::min(need->second, row.count);
                need->second -= kept;
            }
        if (kept < row.count)
            group.edits.push_back({ChangeCopies{section, *row.entry, kept - row.count}});
    }
    for (const auto& [card, copies] : needed)
        if (copies > 0)
            group.edits.push_back({ChangeCopies{section, entryFor(m_checker, card, 1), copies}});
    return {group};
}

PackageCards MissionPackages::presentIn(std::span<const ResolvedRow> rows) const
{
    std::map<CardIndex, int> present;
    for (const auto& row : rows)
        if (row.card && row.section == m_section)
            present[*row.card] += row.count;
    return {present.begin(), present.end()};
}

MissionEffects::MissionEffects(const DeckChecker& checker)
    : m_laws(checker)
    , m_giving(model::givingSections(checker.ruleset()))
{
    for (CardIndex card = 0; card < checker.catalogue().size(); ++card)
        if (const auto home = checker.homeSection(card); home && m_laws.strictestLimit(card, *home).value_or(1) >= 1)
            m_cards.push_back({nullptr, *home, card, 1});
    m_groups = m_laws.grouped(m_cards);
}

std::int64_t MissionEffects::legal(const Deck& deck) const
{
    return allowedCopies(m_groups, m_laws.capValues(m_laws.checker().resolve(deck)));
}

std::vector<CardEffect> MissionEffects::effects(
    const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards, std::int64_t by) const
{
    const auto caps = m_laws.capValues(m_laws.checker().resolve(deck));
    const auto index = m_laws.checker().sectionIndex(section);
    std::vector<CardEffect> effects;
    effects.reserve(cards.size());
    for (const auto card : cards) {
        auto after = caps;
        for (std::size_t cap = 0; cap < caps.size(); ++cap)
            if (m_laws.caps()[cap].giving == index)
                after[cap] += by * valueOf(m_laws.checker(), card, m_laws.caps()[cap].what);
        CardEffect effect{card};
        for (const auto& group : m_groups) {
            const bool before = group.allowedBy(caps), now = group.allowedBy(after);
            effect.legalBefore += before ? group.copies : 0;
            effect.legalAfter += now ? group.copies : 0;
            effect.opened += now && !before ? group.copies : 0;
            effect.closed += before && !now ? group.copies : 0;
        }
        effects.push_back(effect);
    }
    return effects;
}

std::vector<CardIndex> MissionEffects::acceptedBy(const SectionId& section) const
{
    const auto index = m_laws.checker().sectionIndex(section);
    return index == DeckChecker::noSection ? std::vector<CardIndex>() : acceptedCards(m_laws.checker(), index).cards();
}

MissionEffects::PointBounds MissionEffects::pointBounds(const SectionId& section) const
{
    PointBounds bounds;
    const auto& ruleset = m_laws.checker().ruleset();
    for (const auto domain : ruleset.domains)
        bounds.most.emplace_back(domain, mostGiven);
    for (const auto& sum : m_laws.sums()) {
        const auto& rule = m_laws.rule(sum.constraint);
        if (sum.where || !sum.what || rule.sections != std::vector{section})
            continue;
        const auto most = std::clamp<std::int64_t>(sum.range.atMost, 0, mostGiven);
        const auto* alone = std::get_if<AttributeIndex>(&*sum.what);
        for (auto& [domain, points] : bounds.most)
            if (!alone || *alone == domain)
                points = std::min(points, most);
        if (!alone && std::holds_alternative<AllDomains>(*sum.what) && sum.range.atLeast == sum.range.atMost)
            bounds.sum = sum.range.atLeast;
    }
    return bounds;
}

DomainPointsList MissionEffects::pointsIn(const Deck& deck, const SectionId& section) const
{
    const auto index = m_laws.checker().sectionIndex(section);
    DomainPointsList points;
    for (const auto domain : m_laws.checker().ruleset().domains)
        points.emplace_back(domain, 0);
    for (const auto& row : m_laws.checker().resolve(deck))
        if (row.section == index && row.card)
            for (auto& [domain, sum] : points)
                sum += row.count * valueOf(m_laws.checker(), *row.card, domain);
    return points;
}

std::vector<CardIndex> MissionEffects::legalWith(
    const Deck& deck, const SectionId& section, const DomainPointsList& points) const
{
    const auto index = m_laws.checker().sectionIndex(section);
    auto caps = m_laws.capValues(m_laws.checker().resolve(deck));
    for (std::size_t cap = 0; cap < caps.size(); ++cap) {
        if (m_laws.caps()[cap].giving != index)
            continue;
        const auto* alone = std::get_if<AttributeIndex>(&m_laws.caps()[cap].what);
        if (!alone && std::holds_alternative<AllDomains>(m_laws.caps()[cap].what))
            caps[cap] = 0;
        for (const auto& [domain, value] : points)
            if (alone && *alone == domain)
                caps[cap] = value;
            else if (!alone && std::holds_alternative<AllDomains>(m_laws.caps()[cap].what))
                caps[cap] += value;
    }
    std::vector<CardIndex> legal;
    for (const auto& row : m_cards)
        if (row.section != index && m_laws.carries(*row.card, row.section, caps))
            legal.push_back(*row.card);
    return legal;
}

std::vector<CardIndex> MissionEffects::changedBy(
    const Deck& deck, const SectionId& section, CardIndex card, int by) const
{
    const auto before = m_laws.capValues(m_laws.checker().resolve(deck));
    const auto index = m_laws.checker().sectionIndex(section);
    auto after = before;
    for (std::size_t cap = 0; cap < after.size(); ++cap)
        if (m_laws.caps()[cap].giving == index)
            after[cap] += by * valueOf(m_laws.checker(), card, m_laws.caps()[cap].what);
    std::vector<CardIndex> changed;
    for (const auto& row : m_cards)
        if (m_laws.carries(*row.card, row.section, by > 0 ? after : before) &&
            !m_laws.carries(*row.card, row.section, by > 0 ? before : after))
            changed.push_back(*row.card);
    return changed;
}

} // namespace nexus::model
