#include "model/search/query_match.h"

#include "model/base/random.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/naive_search.h"
#include "tests/support/query_text.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <array>
#include <map>
#include <rapidcheck.h>

namespace query_match_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> sampleCatalogue()
{
    static const auto catalogue = catalogueOf(R"json([
        {"name":"Relay Drone","type":"Unit","subtypes":["Drone","Construct"],"cp":2,"duplicates":4,"domains":{"technology":1},
         "attack":0,"defense":2,"range":null,"keywords":["Phalanx"],"rules":"Draw a card.","flavor":"Law and order.","rarity":"common"},
        {"name":"Drone Mother","type":"Unit","subtypes":["Construct","Leader"],"cp":8,"duplicates":1,"domains":{"technology":3,"biology":1},
         "attack":5,"defense":4,"range":"Far","keywords":["Adapt (2)","Massive"],"rules":"Adapt (2). Massive.","rarity":"mythic"},
        {"name":"The Élan","type":"Event","cp":3,"duplicates":3,"domains":{"psionics":2},"rules":"Draw two cards. It’s free.","rarity":"rare"},
        {"name":"Them","type":"Upgrade","cp":1,"duplicates":3,"domains":{"psionics":1,"magic":1},"rules":"Drones cost less.","rarity":"Common","set":"EXP"},
        {"name":"Quiet Field","type":"Terrain","cp":4,"duplicates":2,"domains":{},"flavor":"A drone hums.","rarity":"common","set":"EXP"},
        {"name":"Silent Captain","type":"Leader","cp":6,"duplicates":1,"domains":{"divinity":2},"attack":3,"defense":3,"range":"Mid",
         "keywords":["Zeal"],"rules":"Passive: Draw a second card.","rarity":"rare"},
        {"name":"Priceless","type":"Asset","duplicates":1,"domains":{"entropy":4},"rules":"Leader of none."},
        {"name":"Old Errand","type":"Mission","cp":5,"duplicates":1,"domains":{"technology":2},"passive":"Your drones gain Zeal.",
         "challenge":"Draw a card six times.","one-time":"Ready them.","rarity":"common"}
    ])json");
    return catalogue;
}

std::string names(const std::vector<CardIndex>& cards, const Catalogue& catalogue)
{
    std::string text;
    for (const auto card : cards)
        text += (text.empty() ? "" : ", ") + std::string(catalogue.name(card));
    return text;
}

std::string found(std::string_view text, const Catalogue& catalogue, const SearchContext& context = {})
{
    const auto query = parseQuery(text, catalogue.game());
    return query ? names(search(*query, catalogue, context), catalogue)
                 : "column " + std::to_string(query.error().column) + ": " + query.error().expected;
}

// Synthetic cards with everything a search can stumble over: values that are not there, texts of missions,
// older printings in other sets.
struct World {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<NaiveCard> cards;
    NaiveContext naive;
    CardSet legal, addable, main, sideboard;
    SearchContext context;

    World(std::size_t count, std::uint64_t seed)
    {
        const auto& game = starterGame();
        Random random(seed);
        CatalogueBuilder builder(game);
        auto values = syntheticCards(count, seed);
        std::map<std::string, std::vector<Card>> printings;
        const auto add = [&](const Card& card) {
            builder.add(card);
            printings[cardKey(card, game).str()].push_back(card);
        };
        for (auto& card : values) {
            for (AttributeIndex i = 0; i < game.attributes.size(); ++i) {
                if (game.attributes[i].kind == AttributeKind::Text && random.below(3) == 0)
                    card.texts[i] = values[random.below(static_cast<std::uint32_t>(count))].rules;
                if (random.below(5) == 0)
                    card.numbers[i].reset();
            }
            if (random.below(6) == 0)
                card.rarity.clear();
            if (random.below(10) == 0)
                card.name += " Élan’s ½";
            add(card);
        }
        for (auto card : values) {
            if (random.below(4))
                continue;
            card.set = random.below(2) ? "NEW" : "SYN";
            card.number = "R" + card.number;
            card.rarity = random.below(2) ? "promo" : "";
            card.rules = values[random.below(static_cast<std::uint32_t>(count))].rules;
            card.numbers[0] = random.between(0, 12);
            add(card);
        }
        catalogue = builder.build();
        legal = addable = main = sideboard = CardSet(catalogue->size());
        for (const auto& [key, all] : printings) {
            const auto index = catalogue->byKey(key).value();
            cards.push_back({index, all});
        }
        naive.owned.resize(catalogue->size());
        naive.needed.resize(catalogue->size());
        for (CardIndex card = 0; card < catalogue->size(); ++card) {
            const auto maybe = [&](CardSet& set, std::set<CardIndex>& same) {
                if (random.below(2))
                    return;
                set.insert(card);
                same.insert(card);
            };
            maybe(legal, naive.legal);
            maybe(addable, naive.addable);
            maybe(main, naive.main);
            maybe(sideboard, naive.sideboard);
            naive.owned[card] = random.between(0, 4);
            naive.needed[card] = random.between(0, 4);
        }
        naive.vocabulary = vocabularyOf(*catalogue);
        context.legal = &legal;
        context.addable = &addable;
        context.inDeck = [this](const SectionId& id) {
            CardSet both = main;
            both |= sideboard;
            return id.empty() ? both : id == "main" ? main : id == "sideboard" ? sideboard : CardSet(catalogue->size());
        };
        context.owned = [this](CardIndex card) { return naive.owned[card]; };
        context.needed = [this](CardIndex card) { return naive.needed[card]; };
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    std::vector<CardIndex> slowly(const QueryNode& node) const
    {
        const NaiveSearch reference(catalogue->game(), naive);
        std::vector<CardIndex> matching;
        for (const auto& card : cards)
            if (reference.matches(node, card))
                matching.push_back(card.index);
        std::sort(matching.begin(), matching.end());
        return matching;
    }
};

const World& smallWorld()
{
    static const World world(300, 5);
    return world;
}

// Random queries about words and numbers that stand on the cards of a world.
class QueryMaker {
public:
    QueryMaker(std::uint64_t seed, const World& world)
        : m_random(seed)
        , m_world(world)
        , m_game(world.catalogue->game())
    {
    }
    QueryNode node(int depth)
    {
        const auto kind = m_random.below(depth > 0 ? 10 : 7);
        if (kind >= 7) {
            std::vector<QueryNode> nodes;
            for (int i = m_random.between(1, kind == 9 ? 1 : 3); i > 0; --i)
                nodes.push_back(node(depth - 1));
            return kind == 7   ? QueryNode{AllOf{std::move(nodes)}}
                   : kind == 8 ? QueryNode{AnyOf{std::move(nodes)}}
                               : QueryNode{NoneOf{std::move(nodes)}};
        }
        switch (kind) {
        case 0:
        case 1: return {text()};
        case 2: return {word()};
        case 3: return {ChoiceTerm{*m_game.find(AttributeId("range")), m_random.between(0, 2)}};
        case 4: return special();
        default: return {compare()};
        }
    }

private:
    template <class T> const T& any(const std::vector<T>& items)
    {
        return items[m_random.below(static_cast<std::uint32_t>(items.size()))];
    }
    const Card& card() { return any(any(m_world.cards).printings); }

    TextTerm text()
    {
        TextTerm term;
        term.scope = static_cast<TextScope>(m_random.below(5));
        term.attribute = *m_game.find(AttributeId(m_random.below(2) ? "passive" : "one-time"));
        const Card& from = card();
        const std::array sources{from.name, from.rules, from.flavor, from.type + " " + joined(from.subtypes, " "),
            joined(from.keywords, ", ")};
        const std::string source = fold(sources[m_random.below(sources.size())]);
        if (source.empty() || m_random.below(4) == 0) {
            term.match = TextMatch::Whole;
            term.text = source;
            return term;
        }
        const auto words = split(source, ' ');
        const std::string picked(any(words));
        const bool plain = picked.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
        switch (m_random.below(plain ? 4 : 2)) {
        case 0: term.text = picked; return term;
        case 1: {
            const auto begin = m_random.below(static_cast<std::uint32_t>(source.size()));
            term.text = fold(trimmed(source.substr(begin, static_cast<std::size_t>(m_random.between(1, 12)))));
            return term;
        }
        default:
            term.match = TextMatch::Regex;
            term.text = m_random.below(2) ? "^" + picked : picked + (m_random.below(2) ? "$" : "");
            return term;
        }
    }
    WordTerm word()
    {
        const Card& from = card();
        std::vector<std::string> words{from.type, from.rarity, from.set, "nothing like it"};
        words.insert(words.end(), from.subtypes.begin(), from.subtypes.end());
        for (const auto& keyword : from.keywords)
            words.push_back(keyword.substr(0, keyword.find(" (")));
        return {static_cast<WordKind>(m_random.below(5)), fold(any(words))};
    }
    QueryNode special()
    {
        switch (m_random.below(7)) {
        case 0: return {IsLegal{}};
        case 1: return {CanAdd{}};
        case 2: return {InDeck{SectionId()}};
        case 3: return {InDeck{SectionId(m_random.below(2) ? "main" : "sideboard")}};
        case 4:
            return {MeaningTerm{
                static_cast<MeaningIndex>(m_random.below(static_cast<std::uint32_t>(meaningWords().size())))}};
        case 5: return {MeaningTerm{*meaningWord(Aspect::Does, "draw")}};
        default: return {NoDomain{}};
        }
    }
    Number column()
    {
        switch (m_random.below(8)) {
        case 0: return DomainTotal{};
        case 1: return DomainKinds{};
        case 2: return CopiesOwned{};
        case 3: return CopiesNeeded{};
        default: break;
        }
        while (true) {
            const auto index = static_cast<AttributeIndex>(
                m_random.below(static_cast<std::uint32_t>(m_game.attributes.size())));
            if (m_game.attributes[index].kind == AttributeKind::Integer)
                return index;
        }
    }
    CompareTerm compare()
    {
        const Number right = m_random.below(3) ? Number(std::int64_t{m_random.between(-1, 9)}) : column();
        return {column(), static_cast<Comparison>(m_random.below(6)), right};
    }

    Random m_random;
    const World& m_world;
    const Game& m_game;
};

} // namespace

class QueryMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSearchLanguage_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* query, const char* expected) {
            QTest::newRow(query) << q(query) << q(expected);
        };
        row("", "Drone Mother, Old Errand, Priceless, Quiet Field, Relay Drone, Silent Captain, The Élan, Them");
        // words without a field: name, type line, keywords, rules; not flavour
        row("drone", "Drone Mother, Old Errand, Relay Drone, Them");
        row("construct", "Drone Mother, Relay Drone");
        row("phalanx", "Relay Drone");
        row("cards", "The Élan");
        row("order", "");
        row("six", "Old Errand");
        row("elan", "The Élan");
        row("ÉLAN", "The Élan");
        row("\"it's free\"", "The Élan");
        row("draw card", "Old Errand, Relay Drone, Silent Captain, The Élan");
        row("\"draw a card\"", "Old Errand, Relay Drone");
        row("-draw", "Drone Mother, Priceless, Quiet Field, Them");
        row("phalanx or massive", "Drone Mother, Relay Drone");
        row("drone (rarity:mythic or cp=1)", "Drone Mother, Them");
        row("drone -(rarity:mythic or cp=1)", "Old Errand, Relay Drone");
        // name, rules, flavour, any text
        row("name:drone", "Drone Mother, Relay Drone");
        row("name=them", "Them");
        row("name:them", "Them");
        row("name!=them -t:unit", "Old Errand, Priceless, Quiet Field, Silent Captain, The Élan");
        row("rules:\"draw a card\"", "Old Errand, Relay Drone");
        // what the texts mean
        row("plays:whole", "Drone Mother, Quiet Field");
        row("-plays:hand -does:draw", "Drone Mother, Old Errand, Quiet Field");
        row("does:keyword", "Old Errand");
        row("o:zeal", "Old Errand");
        row("flavor:law", "Relay Drone");
        row("flavor:drone", "Quiet Field");
        row("name:/^the /", "The Élan");
        row("name:/^The/", "The Élan, Them");
        row("rules:/draw (a|two) cards?\\./", "Relay Drone, The Élan");
        row("passive:drones", "Old Errand");
        row("challenge:drones", "");
        row("flavor:/^$/", ""); // of the texts a card has
        row("rules:/^x*$/", "");
        row("one-time:/^ready/", "Old Errand");
        // type, subtype, keyword
        row("t:leader", "Drone Mother, Silent Captain");
        row("t:unit t:construct", "Drone Mother, Relay Drone");
        row("t:con", "");
        row("subtype:leader", "Drone Mother");
        row("kw:phalanx", "Relay Drone");
        row("kw:adapt", "Drone Mother");
        row("kw:zeal", "Silent Captain");
        row("kw:draw", "");
        // numbers; what is not printed is neither more nor less
        row("cp<=3", "Relay Drone, The Élan, Them");
        row("cp!=3", "Drone Mother, Old Errand, Quiet Field, Relay Drone, Silent Captain, Them");
        row("-cp<=3", "Drone Mother, Old Errand, Priceless, Quiet Field, Silent Captain");
        row("attack>defense", "Drone Mother");
        row("attack=defense", "Silent Captain");
        row("attack<=0", "Relay Drone");
        row("duplicates=1", "Drone Mother, Old Errand, Priceless, Silent Captain");
        row("cp:2..4", "Quiet Field, Relay Drone, The Élan");
        row("cp:4..2", "");
        // domains
        row("d:psionics", "The Élan, Them");
        row("d:none", "Quiet Field");
        row("technology>=2", "Drone Mother, Old Errand");
        row("tech>=2", "Drone Mother, Old Errand");
        row("tech=0 t:terrain", "Quiet Field");
        row("dp>=4", "Drone Mother, Priceless");
        row("domains=1", "Old Errand, Priceless, Relay Drone, Silent Captain, The Élan");
        row("domains=2", "Drone Mother, Them");
        // set, rarity, range
        row("set:exp", "Quiet Field, Them");
        row("set:none", "");
        row("rarity:common", "Old Errand, Quiet Field, Relay Drone, Them");
        row("range:far", "Drone Mother");
        row("range:mid", "Silent Captain");
        row("range:close", "");
        // without a deck and a collection
        row("in:deck or is:legal or can:add or own>=1 or need>0", "");
        row("own=0 cp=2", "Relay Drone");
        // order
        row("sort:cp", "Them, Relay Drone, The Élan, Quiet Field, Old Errand, Silent Captain, Drone Mother, Priceless");
        row("sort:-cp",
            "Drone Mother, Silent Captain, Old Errand, Quiet Field, The Élan, Relay Drone, Them, Priceless");
        row("cp<4 sort:-attack", "Relay Drone, The Élan, Them");
        row("sort:-attack",
            "Drone Mother, Silent Captain, Relay Drone, Old Errand, Priceless, Quiet Field, The Élan, Them");
        row("sort:-name cp<4", "Them, The Élan, Relay Drone");
        row("sort:rarity sort:-cp",
            "Old Errand, Quiet Field, Relay Drone, Them, Drone Mother, Silent Captain, The Élan, Priceless");
        row("sort:-rarity sort:cp",
            "The Élan, Silent Captain, Drone Mother, Them, Relay Drone, Quiet Field, Old Errand, Priceless");
        row("cp>=3 sort:type", "The Élan, Silent Captain, Old Errand, Quiet Field, Drone Mother");
        row("cp>=3 sort:set sort:range", "Quiet Field, Silent Captain, Drone Mother, Old Errand, The Élan");
        row("cp>=4 sort:-domains sort:-dp", "Drone Mother, Old Errand, Silent Captain, Quiet Field");
    }
    void theSearchLanguage()
    {
        QFETCH(QString, query);
        QFETCH(QString, expected);
        QCOMPARE(q(found(query.toStdString(), *sampleCatalogue())), expected);
    }

    void setsAndRaritiesAreThoseOfAnyPrintingValuesThoseOfTheNewest()
    {
        const auto catalogue = catalogueOf(R"([
            {"name":"Guard","type":"Unit","cp":3,"rules":"Stand.","rarity":"common","set":"OLD"},
            {"name":"Guard","type":"Unit","cp":4,"rules":"Hold.","rarity":"rare","set":"NEW"}])");
        for (const char* text :
            {"set:old", "set:new", "rarity:common", "rarity:rare", "cp=4", "rules:hold", "set:old rarity:rare"})
            QCOMPARE(q(found(text, *catalogue)), q("Guard"));
        for (const char* text : {"cp=3", "rules:stand", "-set:old"})
            QCOMPARE(q(found(text, *catalogue)), QString());
    }

    void aSetIsFoundByItsNameToo()
    {
        CatalogueBuilder builder(starterGame());
        builder.addSet({"XPN", "First Expansion", "2025-09-01"}, "");
        for (const auto& card : cardsOf(R"([{"name":"Guard","type":"Unit","set":"XPN"}])"))
            builder.add(card);
        const auto catalogue = builder.build();
        QCOMPARE(q(found("set:\"first expansion\"", *catalogue)), q("Guard"));
        QCOMPARE(q(found("set:xpn", *catalogue)), q("Guard"));
        QCOMPARE(q(found("set:first", *catalogue)), QString());
    }

    void deckAndCollectionTermsAskTheirContext()
    {
        const auto& catalogue = *sampleCatalogue();
        CardSet legal(catalogue.size()), addable(catalogue.size()), main(catalogue.size());
        const auto card = [&](const char* name) { return *catalogue.named(name).begin(); };
        legal.insert(card("them"));
        addable.insert(card("relay drone"));
        main.insert(card("quiet field"));
        SearchContext context;
        context.legal = &legal;
        context.addable = &addable;
        context.inDeck = [&](const SectionId& id) {
            return id.empty() || id == "main" ? main : CardSet(catalogue.size());
        };
        context.owned = [&](CardIndex index) { return index == card("them") ? 2 : 0; };
        context.needed = [&](CardIndex index) {
            return index == card("them") ? 3 : index == card("quiet field") ? 1 : 0;
        };
        const auto ask = [&](const char* text) { return q(found(text, catalogue, context)); };
        QCOMPARE(ask("is:legal"), q("Them"));
        QCOMPARE(ask("can:add"), q("Relay Drone"));
        QCOMPARE(ask("in:deck"), q("Quiet Field"));
        QCOMPARE(ask("in:main"), q("Quiet Field"));
        QCOMPARE(ask("in:sideboard"), QString());
        QCOMPARE(ask("own>=1"), q("Them"));
        QCOMPARE(ask("need>own"), q("Quiet Field, Them"));
        QCOMPARE(ask("-is:legal cp<3"), q("Relay Drone"));
    }

    void anEmptyCatalogueAnswersEverythingWithNothing()
    {
        const auto catalogue = CatalogueBuilder(starterGame()).build();
        for (const char* text : {"", "drone", "cp>3", "attack>defense", "-t:unit", "name:/x/", "d:none", "range:far",
                 "set:cor", "rarity:rare", "kw:zeal", "sort:cp sort:type sort:dp", "name=x or dp>2"})
            QCOMPARE(q(found(text, *catalogue)), QString());
    }

    // A pattern that makes backtracking matchers take for ever.
    void aPatternOfManyWaysIsNoTrouble()
    {
        const auto& catalogue = *starterCatalogue();
        QCOMPARE(q(found("rules:/^(([a-z ])+.)+[A-Z]([a-z ])+$(((((a*)*)*)*)*)*!!/", catalogue)), QString());
    }

    void searchAgreesWithASlowReference()
    {
        const World& world = smallWorld();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const QueryNode node = QueryMaker(seed, world).node(3);
            RC_ASSERT(matching(node, *world.catalogue, world.context).cards() == world.slowly(node));
        }));
    }

    void queriesAsTextAgreeWithASlowReference()
    {
        const World& world = smallWorld();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const QueryNode node = QueryMaker(seed, world).node(3);
            const std::string text = queryText(node, starterGame());
            const auto query = parseQuery(text, starterGame());
            RC_LOG(text);
            RC_ASSERT(query.has_value());
            RC_ASSERT(search(*query, *world.catalogue, world.context) == world.slowly(node));
        }));
    }

    // More cards than are looked at one by one: texts are found in passes over the whole buffer.
    void aLargeCatalogueAgreesWithASlowReference()
    {
        const World world(5000, 9);
        for (std::uint64_t seed = 0; seed < repeated(60); ++seed) {
            const QueryNode node = QueryMaker(seed, world).node(2);
            QVERIFY2(matching(node, *world.catalogue, world.context).cards() == world.slowly(node),
                queryText(node, starterGame()).c_str());
        }
    }

    void sortedCardsAgreeWithASlowReference()
    {
        const World& world = smallWorld();
        const NaiveSearch reference(starterGame(), world.naive);
        const auto naive = [&](CardIndex index) -> const NaiveCard& {
            return *std::find_if(
                world.cards.begin(), world.cards.end(), [&](const auto& card) { return card.index == index; });
        };
        std::vector<const NaiveCard*> byIndex;
        for (CardIndex index = 0; index < world.catalogue->size(); ++index)
            byIndex.push_back(&naive(index));
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            std::vector<SortKey> order;
            for (int i = random.between(1, 3); i > 0; --i) {
                SortKey key;
                key.descending = random.below(2) != 0;
                switch (random.below(6)) {
                case 0: key.by = DomainTotal{}; break;
                case 1: key.by = DomainKinds{}; break;
                case 2: key.by = std::array{WordKind::Type, WordKind::Set, WordKind::Rarity}[random.below(3)]; break;
                case 3: break;
                default:
                    key.by = *starterGame().findByName(std::array{"cp", "attack", "range", "magic"}[random.below(4)]);
                }
                order.push_back(key);
            }
            // Less, equal or greater by one key; what is not there comes after everything.
            const auto compared = [&](const SortKey& key, const NaiveCard& a, const NaiveCard& b) -> int {
                const auto ranked = [&](bool hasA, bool hasB, int order3) {
                    if (!hasA || !hasB)
                        return int{hasB} - int{hasA};
                    return key.descending ? -order3 : order3;
                };
                if (const auto* word = std::get_if<WordKind>(&key.by)) {
                    const auto textOf = [&](const NaiveCard& card) {
                        const auto& newest = card.printings.back();
                        return fold(*word == WordKind::Type  ? newest.type
                                    : *word == WordKind::Set ? newest.set
                                                             : newest.rarity);
                    };
                    const auto x = textOf(a), y = textOf(b);
                    return ranked(!x.empty(), !y.empty(), x < y ? -1 : x > y ? 1 : 0);
                }
                std::optional<std::int64_t> x{a.index}, y{b.index};
                if (const auto* attribute = std::get_if<AttributeIndex>(&key.by)) {
                    x = reference.value(Number(*attribute), a);
                    y = reference.value(Number(*attribute), b);
                } else if (!std::holds_alternative<std::monostate>(key.by)) {
                    const Number number = std::holds_alternative<DomainTotal>(key.by) ? Number(DomainTotal{})
                                                                                      : Number(DomainKinds{});
                    x = reference.value(number, a);
                    y = reference.value(number, b);
                }
                return ranked(x.has_value(), y.has_value(), x && y ? (*x < *y ? -1 : *x > *y ? 1 : 0) : 0);
            };
            std::vector<CardIndex> cards;
            for (CardIndex card = 0; card < world.catalogue->size(); ++card)
                if (random.below(3) == 0)
                    cards.push_back(card);
            auto expected = cards;
            random.shuffle(cards);
            std::sort(expected.begin(), expected.end(), [&](CardIndex a, CardIndex b) {
                for (const auto& key : order)
                    if (const int c = compared(key, *byIndex[a], *byIndex[b]); c != 0)
                        return c < 0;
                return a < b;
            });
            sortCards(cards, order, *world.catalogue);
            RC_ASSERT(cards == expected);
        }));
    }
};

NEXUS_TEST(QueryMatchTest, Events);

} // namespace query_match_test

#include "query_match_test.moc"
