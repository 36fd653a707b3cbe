// A ruleset that names sets against a catalogue really built of those sets: the same answers to everything.
#include "model/advice/best_sideboard.h"
#include "model/advice/completion.h"
#include "model/advice/edition_comparison.h"
#include "model/advice/fixes.h"
#include "model/advice/mission_packages.h"
#include "model/base/random.h"
#include "model/rules/additions.h"
#include "model/search/card_lookup.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace card_pool_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const setCodes[] = {"AAA", "BBB", "CCC"};

// Printings of few sets, some reprinted with other values, as one catalogue; and what the sets of a ruleset print,
// as a catalogue of its own.
struct PoolWorld {
    std::shared_ptr<const Catalogue> whole, cut;
    std::shared_ptr<const DeckChecker> masked, apart;
    Random random;
    std::vector<std::string> words;

    explicit PoolWorld(std::uint64_t seed)
        : random(seed)
    {
        const auto& game = starterGame();
        auto cards = syntheticCards(60, seed);
        for (std::size_t i = 0; i < 3; ++i)
            cards.push_back(cards[i]); // one name, two cards
        for (std::size_t i = 60; i < 63; ++i)
            cards[i].type = cards[i].type == "Mission" ? "Unit" : "Mission";
        for (auto& card : cards) {
            card.set = setCodes[random.below(3)];
            words.push_back(fold(split(card.name, ' ').front()));
            if (random.below(8) == 0)
                card.numbers[random.below(static_cast<std::uint32_t>(card.numbers.size()))].reset();
        }
        const auto printed = cards;
        for (auto card : printed) {
            if (random.below(3) != 0)
                continue;
            card.set = setCodes[random.below(3)];
            card.number = "R" + card.number;
            card.rules = printed[random.below(60)].rules;
            card.numbers[*game.find(AttributeId("cp"))] = random.between(0, 12);
            card.numbers[*game.find(AttributeId("duplicates"))] = random.between(1, 4);
            cards.push_back(card);
        }
        const auto used = random.below(8);
        CatalogueBuilder all(game), some(game);
        std::string sets;
        for (std::size_t i = 0; i < 3; ++i) {
            SetInfo set{setCodes[i], setCodes[i], i == 1 ? "2024-05-01" : ""};
            (void)all.addSet(set, "2025-01-0" + std::to_string(i + 1));
            (void)some.addSet(set, "2025-01-0" + std::to_string(i + 1));
            if ((used >> i) % 2 != 0)
                sets += (sets.empty() ? "\"" : ",\"") + std::string(setCodes[i]) + '"';
        }
        for (const auto& card : cards) {
            all.add(card);
            if (sets.find(card.set) != std::string::npos)
                some.add(card);
        }
        whole = all.build();
        cut = some.build();
        const std::string laws =
            R"({"rule":"cp","kind":"total","sections":["main"],"attribute":"cp","exactly":20},
               {"rule":"copies","kind":"copies","sections":["main","sideboard"],"limit":"duplicates"},
               {"rule":"six","kind":"count","sections":["sideboard"],"atMost":3},
               {"rule":"points","kind":"total","sections":["missions"],"attribute":"domains","exactly":6},
               {"rule":"domain","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"},
               {"rule":"units","kind":"count","sections":["main"],"where":"t:unit -rules:draw","atMost":4})";
        const std::string sections =
            R"({"id":"missions","label":"Missions","accepts":"t:mission"},{"id":"main","label":"Main","accepts":"-t:mission"},
               {"id":"sideboard","label":"Sideboard","optional":true},{"id":"maybe","label":"Maybe","free":true})";
        masked = std::make_shared<const DeckChecker>(
            rulesetOf(laws, "\"sets\":[" + (sets.empty() ? "\"NONE\"" : sets) + "],", sections), whole);
        apart = std::make_shared<const DeckChecker>(rulesetOf(laws, "", sections), cut);
    }
    template <class T> const T& any(const std::vector<T>& items)
    {
        return items[random.below(static_cast<std::uint32_t>(items.size()))];
    }
    // Names of the whole catalogue, with their type or without, and one nobody knows; keys of cards of the pool.
    Deck deck()
    {
        Deck deck;
        deck.game = "quantum-nexus";
        deck.ruleset = masked->ruleset().id;
        for (const auto* id : {"missions", "main", "sideboard", "maybe"})
            for (int rows = random.between(0, 5); rows > 0; --rows) {
                const auto card = random.below(static_cast<std::uint32_t>(whole->size()));
                DeckEntry entry;
                entry.card = random.below(12) == 0 ? "Nobody " + any(words)
                             : random.below(2)     ? std::string(whole->name(card))
                                                   : unambiguousName(*whole, card);
                if (random.below(4) == 0 && masked->catalogue().has(card))
                    entry.key = CardKey(std::string(whole->key(card)));
                entry.count = random.between(1, 3);
                auto& entries = deck.sectionOrNew(SectionId(id)).entries;
                if (std::none_of(entries.begin(), entries.end(), [&](auto& row) { return row.card == entry.card; }))
                    entries.push_back(std::move(entry));
            }
        return deck;
    }
    std::string query(int depth = 2)
    {
        static const std::vector<std::string> fields{"t:unit", "t:mission", "-t:event", "cp<=3", "cp>duplicates",
            "dp>=2", "d:none", "-d:magic", "set:AAA", "-set:bbb", "set:CCC", "rarity:common", "-kw:zeal", "in:deck",
            "-in:main", "need>=1", "is:legal", "can:add", "-can:add", "rules=\"\"", "name:/^[a-m]/"};
        std::string text;
        for (int terms = random.between(1, 3); terms > 0; --terms) {
            const auto kind = random.below(4);
            text += text.empty() ? "" : random.below(4) == 0 ? " or " : " ";
            text += kind == 0 && depth > 0 ? (random.below(2) ? "-(" : "(") + query(depth - 1) + ")"
                    : kind == 1            ? any(words)
                    : kind == 2            ? "rules:" + any(words)
                                           : any(fields);
        }
        return text;
    }
};

using Names = std::vector<std::string>;

Names keysOf(const std::vector<CardIndex>& cards, const Catalogue& catalogue)
{
    Names keys;
    for (const auto card : cards)
        keys.emplace_back(catalogue.key(card));
    return keys;
}

// Cards that are not in the pool are told from those nobody knows only where the whole catalogue is at hand.
LegalityReport withoutStrangers(LegalityReport report, Names& strangers)
{
    std::erase_if(report.findings, [&](const Finding& finding) {
        const bool stranger = finding.rule == rules::unknownCard || finding.rule == rules::notInPool;
        if (stranger)
            strangers.push_back(*finding.card + (finding.section ? finding.section->str() : ""));
        return stranger;
    });
    std::sort(strangers.begin(), strangers.end());
    return report;
}

Names said(const std::vector<Fix>& fixes)
{
    Names texts;
    for (const auto& fix : fixes) {
        auto text = std::to_string(static_cast<int>(fix.kind)) + " " + joined(fix.cards, ",") + " " + fix.name + " " +
                    fix.query + " " + std::to_string(fix.copies);
        for (const auto& change : fix.changes)
            text += " " + change.section.str() + change.card + std::to_string(change.delta);
        texts.push_back(text);
    }
    return texts;
}

Names said(const DeckCompletions::List& list)
{
    Names texts;
    if (!list)
        return {std::to_string(static_cast<int>(list.error()))};
    for (const auto& one : *list) {
        texts.push_back(std::to_string(one.points) + " " + std::to_string(one.fresh));
        for (const auto& change : one.changes)
            texts.back() += " " + change.card + std::to_string(change.by);
    }
    return texts;
}

} // namespace

class CardPoolTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPoolKeepsTheNumbersOfTheWhole()
    {
        QVERIFY(rc::check([] {
            const PoolWorld world(*rc::gen::arbitrary<std::uint64_t>());
            const auto& pool = world.masked->catalogue();
            RC_ASSERT(pool.sameNumbers(*world.whole) && !pool.sameNumbers(*world.cut));
            RC_ASSERT(pool.size() == world.whole->size());
            RC_ASSERT(pool.all().count() == world.cut->size());
            for (CardIndex card = 0; card < pool.size(); ++card) {
                RC_ASSERT(pool.key(card) == world.whole->key(card));
                const auto apart = world.cut->byKey(pool.key(card));
                RC_ASSERT(apart.has_value() == pool.has(card));
                RC_ASSERT(pool.byKey(pool.key(card)).has_value() == pool.has(card));
                if (apart) {
                    RC_ASSERT(pool.card(card) == world.cut->card(*apart));
                    RC_ASSERT(pool.printings(card).size() == world.cut->printings(*apart).size());
                    RC_ASSERT(unambiguousName(pool, card) == unambiguousName(*world.cut, *apart));
                } else {
                    RC_ASSERT(pool.card(card) == world.whole->card(card));
                }
            }
        }));
    }

    void searchesFindTheSame()
    {
        QVERIFY(rc::check([] {
            PoolWorld world(*rc::gen::arbitrary<std::uint64_t>());
            const auto deck = world.deck();
            const auto &pool = world.masked->catalogue(), &cut = *world.cut;
            const DeckContext masked(*world.masked, deck), apart(*world.apart, deck);
            for (int i = 0; i < 10; ++i) {
                const auto text = "(" + world.query() + (i % 2 ? ")" : ") sort:-cp sort:set");
                const auto query = parseQuery(text, pool.game());
                RC_LOG(text + (query ? "" : ": expected " + query.error().expected));
                RC_ASSERT(query.has_value());
                RC_ASSERT(keysOf(search(*query, pool, masked.searchContext()), pool) ==
                          keysOf(search(*query, cut, apart.searchContext()), cut));
            }
            const auto name = world.any(world.words);
            RC_ASSERT(keysOf(suggestNames(pool, name, 9), pool) == keysOf(suggestNames(cut, name, 9), cut));
        }));
    }

    void decksAreJudgedTheSame()
    {
        QVERIFY(rc::check([] {
            PoolWorld world(*rc::gen::arbitrary<std::uint64_t>());
            const auto deck = world.deck();
            Names strangersMasked, strangersApart;
            const auto masked = withoutStrangers(world.masked->check(deck), strangersMasked);
            const auto apart = withoutStrangers(world.apart->check(deck), strangersApart);
            RC_ASSERT(masked == apart);
            RC_ASSERT(strangersMasked == strangersApart);
            const auto &pool = world.masked->catalogue(), &cut = *world.cut;
            const Additions additions(*world.masked, deck), additionsApart(*world.apart, deck);
            RC_ASSERT(keysOf(additions.addable().cards(), pool) == keysOf(additionsApart.addable().cards(), cut));
            RC_ASSERT(keysOf(additions.legal().cards(), pool) == keysOf(additionsApart.legal().cards(), cut));
            for (CardIndex card = 0; card < pool.size(); ++card)
                for (std::uint16_t section = 0; section < 4; ++section)
                    if (const auto there = cut.byKey(pool.key(card))) {
                        RC_ASSERT(additions.obstacle(card, section) == additionsApart.obstacle(*there, section));
                        RC_ASSERT(additions.room(card, section) == additionsApart.room(*there, section));
                        RC_ASSERT(additions.carries(card, section) == additionsApart.carries(*there, section));
                        RC_ASSERT(additions.homeSection(card) == additionsApart.homeSection(*there));
                    } else {
                        RC_ASSERT(additions.obstacle(card, section).has_value());
                        RC_ASSERT(!additions.carries(card, section) && !additions.homeSection(card));
                    }
        }));
    }

    void adviceIsTheSame()
    {
        QVERIFY(rc::check([] {
            PoolWorld world(*rc::gen::arbitrary<std::uint64_t>());
            auto deck = world.deck();
            for (const auto& finding : world.masked->check(deck).findings)
                if (finding.rule != rules::unknownCard && finding.rule != rules::notInPool)
                    RC_ASSERT(
                        said(fixesFor(finding, deck, *world.masked)) == said(fixesFor(finding, deck, *world.apart)));
            const DeckCompletions masked(*world.masked, deck), apart(*world.apart, deck);
            RC_ASSERT((masked.ways() == apart.ways()));
            RC_ASSERT(masked.remainder() == apart.remainder());
            RC_ASSERT(said(masked.nearest(5)) == said(apart.nearest(5)));
            RC_ASSERT(said(masked.fill(5)) == said(apart.fill(5)));
            RC_ASSERT(compareWith(deck, *world.masked)->changes == compareWith(deck, *world.apart)->changes);
        }));
    }

    void packagesAndSideboardsAreTheSame()
    {
        QVERIFY(rc::check([] {
            PoolWorld world(*rc::gen::arbitrary<std::uint64_t>());
            auto deck = world.deck();
            const auto &pool = world.masked->catalogue(), &cut = *world.cut;
            const SectionId missions("missions");
            const MissionPackages packages(*world.masked, missions), packagesApart(*world.apart, missions);
            const auto masked = packages.list({}, 20);
            const auto apart = packagesApart.list({}, 20);
            RC_ASSERT(masked.has_value() == apart.has_value());
            if (masked) {
                RC_ASSERT(masked->count == apart->count);
                RC_ASSERT(masked->packages.size() == apart->packages.size());
                for (std::size_t i = 0; i < masked->packages.size(); ++i) {
                    const auto &a = masked->packages[i], &b = apart->packages[i];
                    RC_ASSERT(a.profile == b.profile);
                    RC_ASSERT(a.cards.size() == b.cards.size());
                    for (std::size_t card = 0; card < a.cards.size(); ++card)
                        RC_ASSERT(pool.key(a.cards[card].first) == cut.key(b.cards[card].first));
                }
            }
            const auto side = bestSideboard(*world.masked, deck, {pool.all(), {}});
            const auto sideApart = bestSideboard(*world.apart, deck, {cut.all(), {}});
            RC_ASSERT(side.has_value() == sideApart.has_value());
            if (side) {
                RC_ASSERT(side->swaps == sideApart->swaps);
                RC_ASSERT(side->cards.size() == sideApart->cards.size());
                for (std::size_t card = 0; card < side->cards.size(); ++card)
                    RC_ASSERT(pool.key(side->cards[card].first) == cut.key(sideApart->cards[card].first));
            }
            const MissionEffects effects(*world.masked), effectsApart(*world.apart);
            RC_ASSERT(keysOf(effects.acceptedBy(missions), pool) == keysOf(effectsApart.acceptedBy(missions), cut));
        }));
    }
};

NEXUS_TEST(CardPoolTest, Events);

} // namespace card_pool_test

#include "card_pool_test.moc"
