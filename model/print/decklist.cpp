#include "model/print/decklist.h"

#include "model/base/text.h"
#include "model/rules/deck_stats.h"

#include <algorithm>

namespace nexus::model {

namespace {

bool counts(const Constraint& rule) { return rule.kind == ConstraintKind::Count || rule.kind == ConstraintKind::Total; }

bool sumsDomains(const Constraint& rule)
{
    return rule.kind == ConstraintKind::Total &&
           (rule.forEachDomain || std::holds_alternative<AllDomains>(rule.attribute));
}

// The types a query asks for, where it asks for nothing else: "t:leader or t:hero".
std::optional<std::vector<std::string>> typesAskedFor(const QueryNode& node)
{
    if (const auto* word = std::get_if<WordTerm>(&node.term)) {
        if (word->kind == WordKind::Type || word->kind == WordKind::Subtype)
            return std::vector{word->word};
        return std::nullopt;
    }
    const auto* any = std::get_if<AnyOf>(&node.term);
    const auto* all = std::get_if<AllOf>(&node.term);
    const auto* nodes = any ? &any->nodes : all && all->nodes.size() == 1 ? &all->nodes : nullptr;
    if (!nodes || nodes->empty())
        return std::nullopt;
    std::vector<std::string> types;
    for (const auto& one : *nodes) {
        const auto some = typesAskedFor(one);
        if (!some)
            return std::nullopt;
        types.insert(types.end(), some->begin(), some->end());
    }
    return types;
}

class ListMaker {
public:
    ListMaker(const Deck& deck, const DeckChecker& checker, const LegalityReport& report, DecklistSort sort)
        : m_sort(sort)
        , m_checker(checker)
        , m_catalogue(checker.catalogue())
        , m_game(m_catalogue.game())
        , m_ruleset(checker.ruleset())
        , m_report(report)
        , m_rows(checker.resolve(deck))
        , m_used(m_rows.size(), false)
        , m_deck(deck)
    {
        m_list.cost = costAttribute(m_ruleset);
    }

    Decklist make()
    {
        const auto drawn = m_checker.sectionIndex(m_ruleset.tableRules.deck);
        if (drawn != DeckChecker::noSection) {
            addLimited(drawn);
            addSection(drawn, BlockKind::Drawn);
        }
        for (const auto kind : {BlockKind::Domains, BlockKind::Other, BlockKind::Optional})
            for (std::uint16_t i = 0; i < m_ruleset.sections.size(); ++i)
                if (i != drawn && !m_ruleset.sections[i].free && kindOf(i) == kind)
                    addSection(i, kind);
        addForeign();
        for (const auto& total : m_report.totals)
            if (m_ruleset.constraints[total.constraint].sections.size() > 1)
                m_list.sums.push_back({total.constraint, total.value, total.perDomain});
        return std::move(m_list);
    }

private:
    [[nodiscard]] BlockKind kindOf(std::uint16_t section) const
    {
        const auto& id = m_ruleset.sections[section].id;
        for (const auto& rule : m_ruleset.constraints)
            if (sumsDomains(rule) && rule.bounds.any() && rule.sections == std::vector{id})
                return BlockKind::Domains;
        return m_ruleset.sections[section].optional ? BlockKind::Optional : BlockKind::Other;
    }

    [[nodiscard]] bool hasBlockOfItsOwn(const Constraint& rule) const
    {
        return counts(rule) && !rule.forEachDomain && rule.bounds.any() && rule.where &&
               rule.sections == std::vector{m_ruleset.tableRules.deck} && typesAskedFor(rule.where->root);
    }

    void addLimited(std::uint16_t drawn)
    {
        for (std::uint32_t i = 0; i < m_ruleset.constraints.size(); ++i) {
            const auto& rule = m_ruleset.constraints[i];
            if (!hasBlockOfItsOwn(rule))
                continue;
            const auto label = rule.label.empty() ? pluralOf(typesAskedFor(rule.where->root)->front()) : rule.label;
            const auto same = std::find_if(m_list.blocks.begin(), m_list.blocks.end(), [&](const auto& block) {
                return !block.sums.empty() &&
                       m_ruleset.constraints[block.sums.front().constraint].whereText == rule.whereText;
            });
            if (same != m_list.blocks.end()) { // the same cards, limited in another way too
                addSum(*same, i);
                continue;
            }
            DecklistBlock block{.kind = BlockKind::Limited, .section = m_ruleset.tableRules.deck, .label = label};
            std::vector<DecklistRow> rows;
            for (std::size_t at = 0; at < m_rows.size(); ++at)
                if (m_rows[at].section == drawn && m_rows[at].card && m_checker.looksAt(i)->contains(*m_rows[at].card))
                    takeRow(at, block, rows);
            addGroup(block, {}, std::move(rows));
            addSum(block, i);
            m_list.blocks.push_back(std::move(block));
        }
    }

    void addSection(std::uint16_t section, BlockKind kind)
    {
        const auto& about = m_ruleset.sections[section];
        DecklistBlock block{.kind = kind, .section = about.id, .label = about.label};
        if (kind == BlockKind::Domains) {
            block.domains = m_ruleset.domains;
            block.domainSums.resize(block.domains.size());
        }
        std::vector<DecklistRow> rows;
        for (std::size_t at = 0; at < m_rows.size(); ++at)
            if (m_rows[at].section == section)
                takeRow(at, block, rows);
        if (kind == BlockKind::Drawn)
            addByType(block, std::move(rows));
        else
            addGroup(block, {}, std::move(rows));
        for (std::uint32_t i = 0; i < m_ruleset.constraints.size(); ++i) {
            const auto& rule = m_ruleset.constraints[i];
            if (counts(rule) && rule.sections == std::vector{about.id} &&
                !(kind == BlockKind::Drawn && hasBlockOfItsOwn(rule)))
                addSum(block, i);
        }
        m_list.blocks.push_back(std::move(block));
    }

    // Sections the ruleset does not know, but for the pile under consideration.
    void addForeign()
    {
        std::size_t at = 0;
        for (const auto& section : m_deck.sections) {
            const auto first = at;
            at += section.entries.size();
            if (section.entries.empty() || m_rows[first].section != DeckChecker::noSection ||
                m_checker.isFree(section.id))
                continue;
            DecklistBlock block{.kind = BlockKind::Foreign, .section = section.id, .label = section.id.str()};
            std::vector<DecklistRow> rows;
            for (auto row = first; row < at; ++row)
                takeRow(row, block, rows);
            addGroup(block, {}, std::move(rows));
            m_list.blocks.push_back(std::move(block));
        }
    }

    void takeRow(std::size_t at, DecklistBlock& block, std::vector<DecklistRow>& rows)
    {
        if (m_used[at])
            return;
        m_used[at] = true;
        const auto& from = m_rows[at];
        DecklistRow row{.name = from.entry->card, .card = from.card, .count = from.count, .entry = *from.entry};
        setPrinting(row);
        if (row.card) {
            row.name = unambiguousName(m_catalogue, *row.card);
            row.cost = m_list.cost ? valueOf(*row.card, *m_list.cost) : std::nullopt;
            row.lineCost = row.cost.value_or(0) * row.count;
        }
        for (std::size_t i = 0; i < block.domains.size(); ++i) {
            const auto points = row.card ? valueOf(*row.card, block.domains[i]).value_or(0) * row.count : 0;
            row.domains.push_back(points);
            block.domainSums[i] += points;
        }
        block.copies += row.count;
        block.cost += row.lineCost;
        rows.push_back(std::move(row));
    }

    [[nodiscard]] std::optional<std::int64_t> valueOf(CardIndex card, AttributeIndex attribute) const
    {
        const auto value = m_catalogue.number(card, attribute);
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    }

    void setPrinting(DecklistRow& row) const
    {
        if (!row.entry.printing.empty()) {
            const auto blank = row.entry.printing.find(' ');
            row.set = row.entry.printing.substr(0, blank);
            row.number = blank == std::string::npos ? std::string() : row.entry.printing.substr(blank + 1);
        } else if (row.card) {
            const auto newest = m_catalogue.printings(*row.card).front();
            row.set = m_catalogue.setCode(newest);
            row.number = m_catalogue.number(newest);
        }
    }

    // Of what comes before the name.
    [[nodiscard]] std::strong_ordering compared(const DecklistRow& a, const DecklistRow& b) const
    {
        if (m_sort == DecklistSort::Cost && a.cost != b.cost)
            return !a.cost ? std::strong_ordering::greater : !b.cost ? std::strong_ordering::less : *a.cost <=> *b.cost;
        if (m_sort != DecklistSort::Set)
            return std::strong_ordering::equal;
        if (a.set.empty() != b.set.empty())
            return a.set.empty() ? std::strong_ordering::greater : std::strong_ordering::less;
        const auto order = compareNatural(fold(a.set), fold(b.set));
        return order != 0 ? order : compareNatural(fold(a.number), fold(b.number));
    }

    void addGroup(DecklistBlock& block, std::string heading, std::vector<DecklistRow> rows) const
    {
        if (rows.empty())
            return;
        std::vector<std::pair<std::string, std::size_t>> order;
        for (std::size_t i = 0; i < rows.size(); ++i)
            order.emplace_back(fold(rows[i].name), i);
        std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
            const auto before = compared(rows[a.second], rows[b.second]);
            return before != 0 ? before < 0 : compareNatural(a.first, b.first) < 0;
        });
        DecklistGroup group{.heading = std::move(heading)};
        for (const auto& [name, i] : order) {
            group.copies += rows[i].count;
            group.cost += rows[i].lineCost;
            group.rows.push_back(std::move(rows[i]));
        }
        block.groups.push_back(std::move(group));
    }

    // Types as in the game, then others as they come, cards that are not known last.
    void addByType(DecklistBlock& block, std::vector<DecklistRow> rows)
    {
        std::vector<std::pair<std::string, std::vector<DecklistRow>>> groups;
        for (const auto& type : m_game.types)
            groups.emplace_back(fold(type.name), std::vector<DecklistRow>());
        std::vector<DecklistRow> unknown;
        for (auto& row : rows) {
            if (!row.card) {
                unknown.push_back(std::move(row));
                continue;
            }
            const auto type = fold(m_catalogue.type(*row.card));
            auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& one) { return one.first == type; });
            if (group == groups.end())
                group = groups.insert(groups.end(), {type, {}});
            group->second.push_back(std::move(row));
        }
        for (auto& [type, some] : groups) {
            if (some.empty())
                continue;
            const auto heading = pluralOf(type, m_catalogue.type(*some.front().card));
            addGroup(block, heading, std::move(some));
        }
        addGroup(block, {}, std::move(unknown));
    }

    [[nodiscard]] std::string pluralOf(std::string_view folded, std::string_view otherwise = {}) const
    {
        for (const auto& type : m_game.types)
            if (fold(type.name) == folded)
                return type.plural;
        return std::string(otherwise.empty() ? folded : otherwise);
    }

    void addSum(DecklistBlock& block, std::uint32_t constraint) const
    {
        for (const auto& total : m_report.totals)
            if (total.constraint == constraint)
                block.sums.push_back({constraint, total.value, total.perDomain});
    }

    DecklistSort m_sort;
    const DeckChecker& m_checker;
    const Catalogue& m_catalogue;
    const Game& m_game;
    const Ruleset& m_ruleset;
    const LegalityReport& m_report;
    std::vector<ResolvedRow> m_rows; // as in the deck
    std::vector<bool> m_used;
    const Deck& m_deck;
    Decklist m_list;
};

} // namespace

std::size_t Decklist::rows() const
{
    std::size_t count = 0;
    for (const auto& block : blocks)
        for (const auto& group : block.groups)
            count += group.rows.size();
    return count;
}

std::int64_t Decklist::copies() const
{
    std::int64_t sum = 0;
    for (const auto& block : blocks)
        sum += block.copies;
    return sum;
}

Decklist decklist(const Deck& deck, const DeckChecker& checker, const LegalityReport& report, DecklistSort sort)
{
    return ListMaker(deck, checker, report, sort).make();
}

} // namespace nexus::model
