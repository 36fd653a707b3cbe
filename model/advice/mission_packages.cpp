#include "model/advice/mission_packages.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t maxPackageSums = 4'000'000; // of eight bytes, or three times that by income
constexpr std::int64_t maxIncomes = 10'000;       // looked at one after the other

} // namespace

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

} // namespace nexus::model
