#include "importers/deal_rules_json.h"

#include "importers/game_parts_json.h"
#include "importers/reason_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <set>

namespace nexus::importers {

namespace {

using model::AttributeKind;
using model::ContestTerm;
using model::DealRules;

constexpr std::size_t maxEntries = 32; // of a list
constexpr int maxCards = 1000;         // of a row, a deal, a draw
constexpr int maxDice = 20, maxFaces = 100;

class DealReader {
public:
    DealReader(const model::Game& game, CardQueries& queries, const model::Ruleset& ruleset,
        std::vector<ImportProblem>& problems)
        : m_game(game)
        , m_queries(queries)
        , m_ruleset(ruleset)
        , m_problems(problems)
    {
    }

    void read(ObjectReader& object, DealRules& rules)
    {
        list(object, "stacks", rules.stacks, [&](ObjectReader& entry, model::StackRule& stack) {
            stack.section = section(entry, "section");
            stack.shared = choice(entry, "owner", {"player", "shared"}) == 1;
            stack.faceUp = choice(entry, "face", {"down", "up"}) == 1;
            stack.empty = static_cast<model::EmptyStack>(choice(entry, "empty", {"continue", "lose", "reshuffle"}));
        });
        list(object, "rows", rules.rows, [&](ObjectReader& entry, model::RowRule& row) {
            row.section = section(entry, "section");
            row.id = entry.find("id") ? readId(entry, "id") : row.section.str();
            row.label = labelOf(entry, row.section);
            row.size = size(entry, "size");
            row.atOnce = choice(entry, "refill", {"at-once", "turn"}) == 0;
            if (const auto price = entry.integer("refresh", 0, maxCards))
                row.refresh = static_cast<int>(*price);
        });
        list(object, "holds", rules.holds, [&](ObjectReader& entry, model::HoldRule& hold) {
            hold.section = section(entry, "section");
            hold.most = number(entry, "most", 0, maxCards, true);
        });
        object.inside("setup", [&](ObjectReader& setup) { readSetup(setup, rules); });
        list(object, "draws", rules.draws, [&](ObjectReader& entry, model::DrawRule& draw) {
            draw.id = readId(entry, "id");
            draw.section = section(entry, "section");
            draw.label = labelOf(entry, draw.section);
            draw.count = number(entry, "count", 0, maxCards, true);
            draw.keep = static_cast<int>(entry.integer("keep", 0, maxCards).value_or(draw.count));
            if (draw.keep > draw.count)
                entry.problem("keep", ReasonWords::tr("is more than is drawn"));
            draw.rest = static_cast<model::DrawRule::Rest>(choice(entry, "rest", {"discard", "bottom"}));
        });
        list(object, "contests", rules.contests,
            [&](ObjectReader& entry, model::ContestRule& contest) { readContest(entry, contest); });
        list(object, "flips", rules.flips, [&](ObjectReader& entry, model::FlipRule& flip) {
            flip.id = readId(entry, "id");
            flip.label = entry.text("label", true);
            flip.section = section(entry, "section");
            flip.sum = attribute(entry, "sum", AttributeKind::Integer, true).value_or(0);
            for (const auto& id : entry.texts("any"))
                if (const auto flag = attributeNamed(entry, "any", id, AttributeKind::Flag))
                    flip.any.push_back(*flag);
        });
        list(object, "pools", rules.pools, [&](ObjectReader& entry, model::PoolRule& pool) {
            pool.id = readId(entry, "id");
            pool.label = entry.text("label", true);
            pool.faces = static_cast<int>(entry.integer("faces", 2, maxFaces).value_or(6));
        });
        if (object.find("first")) {
            const auto first = object.text("first");
            rules.first = first == "random" ? std::string() : first;
        }
        if (const auto points = object.integer("points", 1, 1'000'000))
            rules.points = static_cast<int>(*points);
    }

    void readVariants(ObjectReader& object, std::vector<model::VariantRule>& variants)
    {
        list(object, "variants", variants, [&](ObjectReader& entry, model::VariantRule& variant) {
            variant.id = readId(entry, "id");
            variant.label = entry.text("label", true);
            variant.help = entry.text("help", false, maxTextLength);
            variant.needs = entry.texts("needs");
            entry.inside("replaces", [&](ObjectReader& changes) {
                read(changes, variant.changes);
                changes.refuseUnknown();
            });
            variant.without = m_queries.read(entry, "without");
            if (variant.without)
                variant.withoutText = entry.text("without", false, 1000);
        });
        object.objects("variants", [&](ObjectReader& entry) {
            for (const auto& need : entry.texts("needs"))
                if (std::none_of(variants.begin(), variants.end(), [&](const auto& known) { return known.id == need; }))
                    entry.problem("needs", ReasonWords::tr("names no variant"), need);
        });
    }

    // What is named has to be there: the contest that finds who goes first, the stacks cards come from. `key`: where it
    // is said instead, of a variant. False where something is not.
    bool needWhole(ObjectReader& object, const DealRules& rules, std::string_view key = {})
    {
        bool whole = true;
        const auto say = [&](std::string_view own, const std::string& reason, const std::string& value) {
            object.problem(key.empty() ? own : key, reason, value);
            whole = false;
        };
        if (rules.first && !rules.first->empty()) {
            const auto* contest = rules.contest(*rules.first);
            if (!contest)
                say("first", ReasonWords::tr("is neither random nor the id of a contest"), *rules.first);
            else if (!contest->term(model::ContestTerm::Kind::Dice))
                say("first", ReasonWords::tr("is a contest without dice, which nobody could win before the game"),
                    *rules.first);
        }
        const auto needStack = [&](std::string_view own, const model::SectionId& section, bool shared) {
            const auto* stack = rules.stack(section);
            if (m_ruleset.section(section) && (!stack || (shared && !stack->shared)))
                say(own,
                    shared ? ReasonWords::tr("takes cards of a section without a shared stack")
                           : ReasonWords::tr("takes cards of a section without a stack"),
                    section.str());
        };
        for (const auto& row : rules.rows)
            needStack("rows", row.section, true);
        for (const auto& dealt : rules.dealt.value_or(std::vector<model::DealtCards>()))
            needStack("setup", dealt.section, false);
        if (rules.reveal)
            needStack("setup", rules.reveal->section, false);
        for (const auto& draw : rules.draws)
            needStack("draws", draw.section, false);
        return whole;
    }

private:
    template <class Rule, class Read>
    void list(ObjectReader& object, std::string_view key, std::vector<Rule>& out, Read&& readOne)
    {
        std::set<std::string> ids;
        for (const auto& known : out)
            ids.insert(model::idOf(known));
        object.objects(key, [&](ObjectReader& entry) {
            if (out.size() >= maxEntries)
                return entry.problemHere(
                    filled(ReasonWords::tr("is one too many: at most %1"), {std::to_string(maxEntries)}));
            Rule rule;
            readOne(entry, rule);
            if (!ids.insert(model::idOf(rule)).second)
                entry.problemHere(ReasonWords::tr("is there already"));
            entry.refuseUnknown();
            out.push_back(std::move(rule));
        });
    }

    static int number(ObjectReader& object, std::string_view key, int low, int high, bool required = false)
    {
        return static_cast<int>(object.integer(key, low, high, required).value_or(low));
    }

    // The first where nothing is said.
    static std::size_t choice(ObjectReader& object, std::string_view key, const std::vector<std::string_view>& words)
    {
        std::size_t chosen = 0;
        std::string known;
        for (const auto& word : words)
            known += (known.empty() ? "" : ", ") + std::string(word);
        object.word(
            key, chosen,
            [&](const std::string& typed) -> std::optional<std::size_t> {
                const auto found = std::find(words.begin(), words.end(), typed);
                return found == words.end() ? std::nullopt
                                            : std::optional(static_cast<std::size_t>(found - words.begin()));
            },
            filled(ReasonWords::tr("is not one of %1"), {known}).c_str());
        return chosen;
    }

    model::SectionId section(ObjectReader& object, std::string_view key)
    {
        auto id = object.text(key, true);
        if (!id.empty() && !m_ruleset.section(model::SectionId(id)))
            object.problem(key, ReasonWords::tr("names no section of this ruleset"), id);
        return model::SectionId(std::move(id));
    }
    // The section's where none is said.
    std::string labelOf(ObjectReader& object, const model::SectionId& id)
    {
        auto label = object.text("label");
        const auto* section = m_ruleset.section(id);
        return label.empty() && section ? section->label : label;
    }

    std::optional<model::AttributeIndex> attributeNamed(
        ObjectReader& object, std::string_view key, const std::string& id, std::optional<AttributeKind> kind)
    {
        const auto index = m_game.find(model::AttributeId(id));
        if (!index)
            object.problem(key, ReasonWords::tr("names no attribute of the game"), id);
        else if (kind && m_game.attributes[*index].kind != *kind)
            object.problem(key, ReasonWords::tr("names an attribute of another kind"), id);
        else
            return index;
        return std::nullopt;
    }
    std::optional<model::AttributeIndex> attribute(
        ObjectReader& object, std::string_view key, std::optional<AttributeKind> kind, bool required = false)
    {
        const auto id = object.text(key, required);
        return id.empty() ? std::nullopt : attributeNamed(object, key, id, kind);
    }

    // 3, or "players", "players+2".
    static model::SizeRule size(ObjectReader& object, std::string_view key)
    {
        const Json* json = object.find(key, true);
        if (!json || !json->is_string())
            return {number(object, key, 0, maxCards), false};
        const auto text = object.text(key);
        constexpr std::string_view word = "players";
        const auto rest = text.starts_with(word) ? text.substr(word.size()) : std::string("?");
        const bool isNumber = rest.size() >= 2 && rest.size() <= 4 && rest[0] == '+' &&
                              rest.find_first_not_of("0123456789", 1) == std::string::npos;
        if (!rest.empty() && !isNumber)
            object.problem(key, ReasonWords::tr("is neither a number nor \"players\" or \"players+2\""), text);
        return {isNumber ? std::stoi(rest.substr(1)) : 0, true};
    }

    void readSetup(ObjectReader& setup, DealRules& rules)
    {
        if (setup.find("deal")) {
            rules.dealt.emplace();
            list(setup, "deal", *rules.dealt, [&](ObjectReader& entry, model::DealtCards& dealt) {
                dealt.section = section(entry, "section");
                dealt.count = number(entry, "count", 0, maxCards, true);
            });
        }
        setup.inside("reveal", [&](ObjectReader& entry) {
            model::RevealRule reveal;
            reveal.section = section(entry, "section");
            reveal.attribute = attribute(entry, "attribute", AttributeKind::Integer, true).value_or(0);
            reveal.total = number(entry, "total", 1, 10'000, true);
            reveal.once = entry.texts("once");
            needIdentity(entry, "once", reveal.once, m_game);
            reveal.except = m_queries.read(entry, "except");
            reveal.stopAfter = static_cast<int>(entry.integer("stopAfter", 0, maxCards).value_or(0));
            entry.refuseUnknown();
            rules.reveal = std::move(reveal);
        });
        list(setup, "resources", rules.resources, [&](ObjectReader& entry, model::ResourceRule& resource) {
            resource.id = readId(entry, "id");
            resource.label = entry.text("label", true);
            resource.first = number(entry, "first", 0, 1'000'000, true);
            resource.step = static_cast<int>(entry.integer("step", -100'000, 100'000).value_or(0));
        });
        setup.refuseUnknown();
    }

    ContestTerm readTerm(ObjectReader& entry)
    {
        using Kind = ContestTerm::Kind;
        ContestTerm term;
        const std::pair<const char*, Kind> kinds[] = {
            {"given", Kind::Given}, {"dice", Kind::Dice}, {"reveal", Kind::Reveal}, {"hand", Kind::Hand}};
        const auto* known = std::find_if(
            std::begin(kinds), std::end(kinds), [&](const auto& kind) { return entry.has(kind.first); });
        if (known == std::end(kinds)) {
            entry.problemHere(ReasonWords::tr("adds nothing: given, dice, reveal or hand"));
            return term;
        }
        term.kind = known->second;
        switch (term.kind) {
        case Kind::Given: term.label = entry.text("given", true); break;
        case Kind::Dice:
            term.dice = number(entry, "dice", 1, maxDice, true);
            term.faces = static_cast<int>(entry.integer("faces", 2, maxFaces).value_or(6));
            break;
        case Kind::Reveal:
            term.section = section(entry, "reveal");
            term.attribute = attribute(entry, "attribute", AttributeKind::Integer, true).value_or(0);
            break;
        case Kind::Hand: readHand(entry, term); break;
        }
        entry.refuseUnknown();
        return term;
    }

    void readHand(ObjectReader& entry, ContestTerm& term)
    {
        term.section = section(entry, "hand");
        const auto choice = attribute(entry, "attribute", AttributeKind::Choice, true);
        if (!choice)
            return;
        term.attribute = *choice;
        const auto& choices = m_game.attributes[*choice].choices;
        term.by.resize(choices.size());
        const auto readBy = [&](ObjectReader& by) {
            for (std::size_t i = 0; i < choices.size(); ++i)
                if (by.find(choices[i]))
                    term.by[i] = attribute(by, choices[i], AttributeKind::Integer, true);
            by.refuseUnknown();
        };
        entry.inside("by", readBy, true);
        term.nobody = attribute(entry, "nobody", AttributeKind::Flag);
        term.same = attribute(entry, "same", std::nullopt);
    }

    void readTerms(ObjectReader& entry, std::string_view key, std::vector<ContestTerm>& terms)
    {
        entry.objects(key, [&](ObjectReader& term) {
            if (terms.size() >= maxEntries)
                return term.problemHere(
                    filled(ReasonWords::tr("is one too many: at most %1"), {std::to_string(maxEntries)}));
            terms.push_back(readTerm(term));
        });
    }

    void readContest(ObjectReader& entry, model::ContestRule& contest)
    {
        contest.id = readId(entry, "id");
        contest.label = entry.text("label", true);
        contest.sides = entry.texts("sides");
        if (!contest.sides.empty() && contest.sides.size() != 2)
            entry.problem(
                "sides", ReasonWords::tr("has to name two sides, or none where any number of players takes part"));
        readTerms(entry, "adds", contest.adds);
        if (contest.adds.empty())
            entry.problem("adds", ReasonWords::tr("is missing: what a side adds up"));
        readTerms(entry, "again", contest.again);
        contest.lowest = choice(entry, "wins", {"lowest", "highest"}) == 0;
        contest.ties = static_cast<model::ContestTie>(choice(entry, "ties", {"again", "first", "nobody"}));
        if (contest.ties != model::ContestTie::Again && contest.sides.empty())
            entry.problem(
                "ties", ReasonWords::tr("goes with two sides: between several players a tie is broken again"));
        contest.reroll = entry.boolean("reroll");
        using Kind = ContestTerm::Kind;
        const auto count = [&](Kind kind) {
            return std::count_if(
                contest.adds.begin(), contest.adds.end(), [&](const auto& term) { return term.kind == kind; });
        };
        if (count(Kind::Reveal) + count(Kind::Hand) > 1)
            entry.problem("adds", ReasonWords::tr("may have one number off cards, revealed or in hand"));
        if (count(Kind::Reveal) == 1 && contest.adds.size() > 1)
            entry.problem("adds", ReasonWords::tr("may add nothing to a revealed card"));
        if (count(Kind::Given) > 1 || count(Kind::Dice) > 1)
            entry.problem("adds", ReasonWords::tr("may have one given number and one throw of dice"));
        for (const auto& term : contest.again)
            if (term.kind != Kind::Dice)
                entry.problem("again", ReasonWords::tr("may only be dice"));
    }

    const model::Game& m_game;
    CardQueries& m_queries;
    const model::Ruleset& m_ruleset;
    std::vector<ImportProblem>& m_problems;
};

} // namespace

void readDealRules(ObjectReader& play, const model::Game& game, CardQueries& queries, model::Ruleset& ruleset,
    std::vector<ImportProblem>& problems)
{
    DealReader reader(game, queries, ruleset, problems);
    reader.read(play, ruleset.deal);
    reader.readVariants(play, ruleset.variants);
    if (!reader.needWhole(play, ruleset.deal))
        return;
    for (const auto& variant : ruleset.variants)
        if (const auto dealing = model::dealingWith(ruleset.deal, ruleset.variants, {variant.id}))
            reader.needWhole(play, dealing->rules, "variants");
}

} // namespace nexus::importers
