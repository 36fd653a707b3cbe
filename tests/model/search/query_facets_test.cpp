#include "model/search/query_facets.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <array>
#include <rapidcheck.h>

namespace query_facets_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Game& game() { return starterGame(); }
AttributeIndex attribute(const char* id) { return *game().find(AttributeId(id)); }

// "type: unit leader; cp: 2..5; can add".
std::string read(std::string_view query)
{
    const auto values = readFacets(query, game());
    if (!values)
        return "does not parse";
    static constexpr std::array names{"can add", "owned", "type", "domain", "", "", "keyword", "set"};
    std::string text;
    for (const auto& value : *values) {
        const bool ofAttribute = value.facet.kind == FacetKind::Amount || value.facet.kind == FacetKind::Choice;
        text += (text.empty() ? "" : "; ") + (ofAttribute
                                                     ? game().attributes[value.facet.attribute].id.str()
                                                     : std::string(names[static_cast<std::size_t>(value.facet.kind)]));
        for (const auto& word : value.words)
            text += " " + word;
        if (value.low || value.high)
            text += " " + (value.low ? std::to_string(*value.low) : "") + ".." +
                    (value.high ? std::to_string(*value.high) : "");
    }
    return text;
}

FacetValue words(FacetKind kind, std::vector<std::string> list, AttributeIndex index = 0)
{
    return {{kind, index}, std::move(list), {}, {}, false};
}
FacetValue range(const char* id, std::optional<std::int64_t> low, std::optional<std::int64_t> high)
{
    return {{FacetKind::Amount, attribute(id)}, {}, low, high, false};
}
FacetValue flag(FacetKind kind, bool on) { return {{kind}, {}, {}, {}, on}; }

std::string set(std::string_view query, const FacetValue& value) { return setFacet(query, value, game()); }

FacetValue randomValue(Random& random)
{
    const auto facets = facetsOf(game());
    const auto facet = facets[random.below(static_cast<std::uint32_t>(facets.size()))];
    FacetValue value{facet, {}, {}, {}, false};
    if (facet.kind == FacetKind::Addable || facet.kind == FacetKind::Owned) {
        value.on = random.below(2) == 0;
    } else if (facet.kind == FacetKind::Amount) {
        if (random.below(3))
            value.low = random.between(-2, 12);
        if (random.below(3))
            value.high = random.between(-2, 12);
    } else {
        for (const auto& word : facetWords(facet, *starterCatalogue()))
            if (random.below(4) == 0)
                value.words.push_back(word.word);
    }
    return value;
}

// A query of pieces joined with and without blanks; most parse.
std::string randomQuery(Random& random)
{
    static constexpr std::array pieces{"drone", "\"draw a\"", "t:unit", "(t:leader or t:event)", "-t:mission",
        "t:construct", "cp>=2", "cp<6", "cp:2..5", "CP=3", "attack>defense", "d:technology", "technology>0",
        "(d:t or d:none)", "technology>=2", "kw:swarm", "set:cor", "range:far", "can:add", "own>=1", "own>0",
        "-(a or t:unit)", "name:/^the t:unit/", "sort:cp", "sort:-attack", "or", "(cp>1 cp<4)", "(drone cp<4)",
        "type=\"unit\"", "range!=mid", "(range:mid or range:close)"};
    std::string text;
    const int count = random.between(0, 6);
    for (int i = 0; i < count; ++i)
        text += std::string(pieces[random.below(pieces.size())]) + (random.below(8)      ? " "
                                                                       : random.below(2) ? "   "
                                                                                         : "");
    return text;
}

// Terms no facet speaks of, each as typed, in order.
std::vector<std::string> freeTerms(std::string_view query, const FacetId& but)
{
    const auto placed = parsePlacedQuery(query, game());
    std::vector<std::string> terms;
    for (const auto& term : placed->terms) {
        const auto text = std::string(query.substr(term.offset, term.length));
        const auto said = readFacets(text, game());
        if (!said || said->empty() || said->front().facet != but)
            terms.push_back(text);
    }
    return terms;
}

} // namespace

class QueryFacetsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reading_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* query, const char* says) { QTest::newRow(query) << q(query) << q(says); };
        row("", "");
        row("drone \"draw a card\"", "");
        row("t:unit", "type unit");
        row("drone (T:Unit or type:leader) cp<=3", "type unit leader; cp ..3");
        row("t:construct", ""); // a subtype: no facet has it
        row("t:unit t:leader", "type unit");
        row("-t:unit", "");
        row("d:t (range:far or range:mid)", "domain technology; range far mid");
        row("d:none", "domain none");
        row("technology>0", "domain technology"); // means the same
        row("technology>=2", "");
        row("cp>=2 cp<=5", "cp 2..5");
        row("cp:2..5", "cp 2..5");
        row("cp=3", "cp 3..3");
        row("cost>1 cp<6 cp!=4", "cp 2..5");
        row("cp>=2 cp>=4", "cp 4..");
        row("attack>defense", "");
        row("kw:\"arcane recall\" set:COR", "keyword arcane recall; set cor");
        row("can:add own>=1", "can add; owned");
        row("own>=2", "");
        row("t:unit or t:leader", ""); // alternatives: nothing holds for all of it
        row("t:unit or cp<2", "");
        row("(t:unit cp<2)", "");
        row("(t:unit or cp<2)", "");
        row("cp>", "does not parse");
    }
    void reading()
    {
        QFETCH(QString, query);
        QTEST(q(read(query.toStdString())), "says");
    }

    void writing()
    {
        const auto type = [](std::vector<std::string> list) { return words(FacetKind::Type, std::move(list)); };
        QCOMPARE(q(set("", type({"unit"}))), q("t:unit"));
        QCOMPARE(q(set("drone", type({"unit", "leader"}))), q("drone (t:unit or t:leader)"));
        QCOMPARE(q(set("drone  T:Unit  cp<3", type({"unit", "leader"}))), q("drone  (t:unit or t:leader)  cp<3"));
        QCOMPARE(q(set("drone t:unit cp<3", type({}))), q("drone cp<3"));
        QCOMPARE(q(set("drone t:unit", type({}))), q("drone"));
        QCOMPARE(q(set("t:unit", type({}))), q(""));
        QCOMPARE(q(set("(a)t:unit(b)", type({}))), q("(a) (b)"));
        QCOMPARE(q(set("x(cp>1 cp<4)y", range("cp", 8, 9))), q("x cp:8..9 y"));
        QCOMPARE(q(set("t:unit t:construct", type({"leader"}))), q("t:leader t:construct"));
        QCOMPARE(q(set("cp>=2 drone cp<=5", range("cp", 2, 7))), q("cp:2..7 drone"));
        QCOMPARE(q(set("cp>=2 drone cp<=5", range("cp", 2, 5))), q("cp>=2 drone cp<=5"));
        QCOMPARE(q(set("drone", range("attack", 3, 3))), q("drone attack=3"));
        QCOMPARE(q(set("drone", range("attack", {}, 3))), q("drone attack<=3"));
        QCOMPARE(q(set("drone", range("attack", -1, {}))), q("drone attack>=-1"));
        QCOMPARE(q(set("drone", words(FacetKind::Keyword, {"arcane recall"}))), q("drone kw:\"arcane recall\""));
        QCOMPARE(q(set("drone", words(FacetKind::Choice, {"far"}, attribute("range")))), q("drone range:far"));
        QCOMPARE(
            q(set("drone", words(FacetKind::Domain, {"technology", "none"}))), q("drone (d:technology or d:none)"));
        QCOMPARE(q(set("drone", flag(FacetKind::Addable, true))), q("drone can:add"));
        QCOMPARE(q(set("can:add drone own>0", flag(FacetKind::Owned, false))), q("can:add drone"));
    }

    void alternativesAreWrapped()
    {
        QCOMPARE(q(set("a or b", flag(FacetKind::Addable, true))), q("(a or b) can:add"));
        QCOMPARE(q(set("a sort:cp b or c", flag(FacetKind::Addable, true))), q("(a b or c) sort:cp can:add"));
        QCOMPARE(q(set("t:unit or t:leader", words(FacetKind::Type, {}))), q("t:unit or t:leader"));
        // In parentheses they would be the facet themselves.
        QCOMPARE(q(set("t:unit or t:leader", words(FacetKind::Type, {"event"}))), q("t:event"));
        QCOMPARE(q(set("t:unit or t:leader", words(FacetKind::Type, {"unit", "leader"}))), q("(t:unit or t:leader)"));
        QCOMPARE(q(asOneTerm(" a or b ", game())), q("(a or b)"));
        QCOMPARE(q(asOneTerm(" a (b or c) ", game())), q("a (b or c)"));
    }

    void whatCannotBeWrittenStaysAsItIs()
    {
        QCOMPARE(q(set("cp>", flag(FacetKind::Addable, true))), q("cp>"));
        QCOMPARE(q(set("drone", words(FacetKind::Set, {"a\"b"}))), q("drone"));
        const std::string full(4096, 'x');
        QCOMPARE(q(set(full, flag(FacetKind::Addable, true))), q(full));
        const std::string deep = std::string(64, '(') + "a or b" + std::string(64, ')') + " or c";
        QVERIFY(parseQuery(deep, game()).has_value());
        QCOMPARE(q(set(deep, flag(FacetKind::Addable, true))), q(deep));
    }

    void readingAfterSettingGivesWhatWasSet()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            const auto query = randomQuery(random);
            const auto value = randomValue(random);
            const auto before = readFacets(query, game());
            RC_PRE(before.has_value());
            const auto text = set(query, value);
            RC_LOG() << query << " > " << text << "\n";
            const auto after = readFacets(text, game());
            RC_ASSERT(after.has_value());
            RC_ASSERT(facetValue(*after, value.facet) == value);
            RC_ASSERT(set(text, value) == text);
        }));
    }

    void everythingElseStaysAsTyped()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            const auto query = randomQuery(random);
            const auto placed = parsePlacedQuery(query, game());
            RC_PRE(placed.has_value() && !placed->alternatives);
            const auto value = randomValue(random);
            const auto text = set(query, value);
            const auto before = *readFacets(query, game());
            const auto after = *readFacets(text, game());
            for (const auto& facet : facetsOf(game()))
                if (facet != value.facet)
                    RC_ASSERT(facetValue(before, facet) == facetValue(after, facet));
            RC_ASSERT(freeTerms(query, value.facet) == freeTerms(text, value.facet));
            // taking the facet out and putting it in again ends at the same facets
            FacetValue nothing{value.facet, {}, {}, {}, false};
            const auto without = set(text, nothing);
            RC_ASSERT(!facetValue(*readFacets(without, game()), value.facet).says());
            RC_ASSERT(parsePlacedQuery(without, game())->query.order == placed->query.order);
        }));
    }

    void wordsToChooseFrom()
    {
        const auto catalogue = catalogueOf(R"j([{"name":"A","type":"Unit","keywords":["Swarm","Adapt (2)"],"set":"COR"},
                                               {"name":"B","type":"Unit","keywords":["Adapt (1)"]}])j");
        const auto keywords = facetWords({FacetKind::Keyword}, *catalogue);
        QCOMPARE(keywords.size(), std::size_t(2));
        QCOMPARE(q(keywords[0].word + "|" + keywords[0].label), q("adapt|Adapt"));
        QCOMPARE(q(keywords[1].word), q("swarm"));
        QCOMPARE(facetWords({FacetKind::Type}, *catalogue).size(), game().types.size());
        QCOMPARE(q(facetWords({FacetKind::Type}, *catalogue).front().label), q(game().types.front().name));
        QCOMPARE(facetWords({FacetKind::Domain}, *catalogue).size(), std::size_t(7));
        QCOMPARE(q(facetWords({FacetKind::Choice, attribute("range")}, *catalogue)[2].word), q("far"));
        QVERIFY(facetWords({FacetKind::Amount, attribute("cp")}, *catalogue).empty());
    }
};

NEXUS_TEST(QueryFacetsTest, Events);

} // namespace query_facets_test

#include "query_facets_test.moc"
