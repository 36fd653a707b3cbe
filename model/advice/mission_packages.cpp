#include "model/advice/mission_packages.h"

#include "model/rules/constraint_values.h"

#include <algorithm>
#include <map>

namespace nexus::model {

namespace {

constexpr std::size_t maxSums = 1'000'000;

bool allows(const std::vector<std::pair<std::size_t, std::int64_t>>& asks, const std::vector<std::int64_t>& caps)
{
    return std::all_of(asks.begin(), asks.end(), [&](const auto& ask) { return ask.second <= caps[ask.first]; });
}

// What packages of the same sums have in common.
struct Figures {
    std::int64_t pool = 0, opened = 0, closed = 0, notCarried = 0, found = 0;
};

struct Ranked {
    std::size_t place = 0;
    std::vector<std::int64_t> score; // the larger the better
    Figures figures;
};

bool better(const Ranked& a, const Ranked& b)
{
    return a.score != b.score ? a.score > b.score : a.place < b.place;
}

} // namespace

tl::expected<std::uint64_t, PackageTrouble> MissionPackages::count(const Progress& progress) const
{
    if (m_section == DeckChecker::noSection)
        return tl::unexpected(PackageTrouble::NothingGives);
    const auto sums = boundSums();
    const auto all = units(sums, {}, false);
    std::vector<SumRange> ranges;
    for (const auto& sum : sums)
        ranges.push_back(sum.range);
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : all) {
        if (unit.steps.empty())
            return tl::unexpected(PackageTrouble::TooMany);
        steps.push_back(unit.steps);
    }
    bool stopped = false;
    const SumTables tables(std::move(steps), ranges, true, maxSums,
                           [&](std::size_t done, std::size_t of) { return !(stopped = progress && !progress(done, of)); });
    if (!tables.complete())
        return tl::unexpected(stopped ? PackageTrouble::Stopped : PackageTrouble::TooMany);
    std::uint64_t found = 0;
    for (std::size_t place = 0; place < tables.size(); ++place)
        if (emptyIsMet(tables.sums(place), sums))
            found = addedWays(found, tables.ways(place));
    return found;
}

// The ranges of the tables leave the empty package in: here it is asked whether it belongs.
bool MissionPackages::emptyIsMet(SumTables::Sums found, const std::vector<Sum>& sums)
{
    return found.front() != 0 || std::all_of(sums.begin(), sums.end(), [](const Sum& sum) {
        return sum.unlessEmpty || (sum.range.atLeast <= 0 && sum.range.atMost >= 0);
    });
}

MissionPackages::List MissionPackages::list(std::size_t limit, PackageOrder order, const Progress& progress) const
{
    return answer({nullptr, nullptr, order}, limit, progress);
}

MissionPackages::List MissionPackages::forDeck(const Deck& deck, std::size_t limit, const Progress& progress) const
{
    return answer({&deck, nullptr, PackageOrder::MostCards}, limit, progress);
}

MissionPackages::List MissionPackages::carrying(const CardSet& wanted, std::size_t limit, const Progress& progress) const
{
    return answer({nullptr, &wanted, PackageOrder::MostCards}, limit, progress);
}

// A package for every choice of cards behind the steps of a way.
bool MissionPackages::eachPackage(const std::vector<Unit>& units, const std::vector<std::size_t>& steps,
                                  const std::function<bool(const CardCopies&)>& visit) const
{
    CardCopies chosen;
    const std::function<bool(std::size_t)> next = [&](std::size_t left) -> bool {
        if (left == 0) {
            auto cards = chosen;
            std::sort(cards.begin(), cards.end());
            return visit(cards);
        }
        const auto& unit = units[left - 1];
        const auto size = chosen.size();
        if (!unit.choices.empty()) {
            const auto& choice = unit.choices[steps[left - 1]];
            chosen.insert(chosen.end(), choice.begin(), choice.end());
            const bool goOn = next(left - 1);
            chosen.resize(size);
            return goOn;
        }
        const std::function<bool(std::size_t, std::size_t)> some = [&](std::size_t from, std::size_t copies) -> bool {
            if (copies == 0)
                return next(left - 1);
            for (std::size_t i = from; i < unit.cards.size(); ++i)
                for (auto take = std::min(copies, static_cast<std::size_t>(unit.limits[i])); take > 0; --take) {
                    chosen.emplace_back(unit.cards[i], static_cast<int>(take));
                    const bool goOn = some(i + 1, copies - take);
                    chosen.pop_back();
                    if (!goOn)
                        return false;
                }
            return true;
        };
        return some(0, steps[left - 1]);
    };
    return next(units.size());
}

MissionPackages::List MissionPackages::answer(const Question& question, std::size_t limit, const Progress& progress) const
{
    if (m_section == DeckChecker::noSection)
        return tl::unexpected(PackageTrouble::NothingGives);
    const auto& basics = m_checker.ruleset().playBasics;
    const bool paid = basics.income && m_checker.sectionIndex(basics.income->section) == m_section;
    auto sums = boundSums();
    const auto placeOf = [&](const Summed& what) {
        const auto known = std::find_if(sums.begin(), sums.end(), [&](const Sum& sum) { return sum.what == what; });
        const auto place = static_cast<std::size_t>(known - sums.begin());
        if (known == sums.end())
            sums.push_back({[this, what](CardIndex card) { return valueOf(m_checker, card, what); }, {}, what, false, false});
        return place;
    };
    std::vector<std::size_t> capPlaces;
    for (const auto& cap : m_caps)
        capPlaces.push_back(placeOf(cap));
    std::optional<std::size_t> incomePlace;
    if (paid && question.order == PackageOrder::MostIncome)
        incomePlace = placeOf(basics.income->attribute);

    const auto present = question.deck ? presentIn(*question.deck) : CardCopies();
    const auto all = units(sums, present, question.deck != nullptr);
    std::vector<std::vector<SumStep>> steps;
    for (const auto& unit : all) {
        if (unit.steps.empty())
            return tl::unexpected(PackageTrouble::TooMany);
        steps.push_back(unit.steps);
    }
    std::vector<SumRange> ranges;
    for (const auto& sum : sums)
        ranges.push_back(sum.range);
    if (question.deck)
        ranges.emplace_back();
    bool stopped = false;
    const SumTables tables(std::move(steps), ranges, true, maxSums,
                           [&](std::size_t done, std::size_t of) { return !(stopped = progress && !progress(done, of)); });
    if (!tables.complete())
        return tl::unexpected(stopped ? PackageTrouble::Stopped : PackageTrouble::TooMany);

    Caps now(m_caps.size());
    for (const auto& [card, copies] : present)
        for (std::size_t cap = 0; cap < m_caps.size(); ++cap)
            now[cap] += valueOf(m_checker, card, m_caps[cap]) * copies;
    const auto held = question.deck ? heldGroups(*question.deck) : std::vector<Group>();
    const auto wanted = question.wanted ? grouped(drawn(question.wanted), m_drawn) : std::vector<Group>();
    const auto inSection = question.deck ? question.deck->copies(m_checker.ruleset().sections[m_section].id) : 0;
    std::map<Caps, Figures> known;
    const auto figuresOf = [&](const Caps& caps) {
        const auto [place, isNew] = known.try_emplace(caps);
        if (!isNew)
            return place->second;
        auto& figures = place->second;
        for (const auto& group : m_pool) {
            const bool after = allows(group.asks, caps), before = question.deck && allows(group.asks, now);
            figures.pool += after ? group.copies : 0;
            figures.opened += question.deck && after && !before ? group.copies : 0;
            figures.closed += before && !after ? group.copies : 0;
        }
        for (const auto& group : held)
            figures.notCarried += allows(group.asks, caps) ? 0 : group.copies;
        for (const auto& group : wanted)
            figures.found += allows(group.asks, caps) ? group.copies : 0;
        return figures;
    };
    const auto changesOf = [&](SumTables::Sums found) { return question.deck ? found.front() + inSection - 2 * found.back() : 0; };

    std::vector<Ranked> ranking;
    Caps caps(m_caps.size());
    for (std::size_t place = 0; place < tables.size(); ++place) {
        const auto found = tables.sums(place);
        if (!emptyIsMet(found, sums))
            continue;
        for (std::size_t cap = 0; cap < caps.size(); ++cap)
            caps[cap] = found[capPlaces[cap]];
        const auto figures = figuresOf(caps);
        Ranked ranked{place, {}, figures};
        if (question.deck)
            ranked.score = {figures.notCarried == 0, -changesOf(found), -figures.notCarried, figures.pool};
        else if (question.wanted)
            ranked.score = {figures.found, figures.pool};
        else if (incomePlace)
            ranked.score = {found[*incomePlace], figures.pool};
        else if (question.order == PackageOrder::FewestCards)
            ranked.score = {-found.front(), figures.pool};
        else
            ranked.score = {figures.pool};
        ranking.push_back(std::move(ranked));
    }
    std::sort(ranking.begin(), ranking.end(), better);

    std::vector<MissionPackage> packages;
    for (const auto& ranked : ranking) {
        if (packages.size() >= limit)
            break;
        const auto add = [&](const CardCopies& cards) {
            MissionPackage package{cards, {}, {}, ranked.figures.pool, ranked.figures.opened, ranked.figures.closed,
                                   changesOf(tables.sums(ranked.place)), ranked.figures.notCarried, ranked.figures.found};
            const auto total = [&](const Summed& what) {
                std::int64_t sum = 0;
                for (const auto& [card, copies] : cards)
                    sum += valueOf(m_checker, card, what) * copies;
                return sum;
            };
            for (const auto domain : m_checker.ruleset().domains)
                package.profile.emplace_back(domain, total(domain));
            if (paid)
                package.income = total(basics.income->attribute);
            packages.push_back(std::move(package));
            return packages.size() < limit;
        };
        tables.eachPath(ranked.place, [&](const std::vector<std::size_t>& way) { return eachPackage(all, way, add); });
    }
    return packages;
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
        if (copies > 0) {
            DeckEntry entry;
            entry.card = unambiguousName(m_checker.catalogue(), card);
            group.edits.push_back({ChangeCopies{section, std::move(entry), copies}});
        }
    return {group};
}

} // namespace nexus::model
