#include "model/search/query_parser.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "tests/support/decks.h"
#include "tests/support/query_text.h"
#include "tests/support/test_class.h"

#include <array>
#include <rapidcheck.h>

namespace query_parser_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string parsed(std::string_view text)
{
    const auto query = parseQuery(text, starterGame());
    if (!query)
        return "column " + std::to_string(query.error().column) + ": expected " + query.error().expected;
    return queryText(query->root, starterGame()) + orderText(query->order, starterGame());
}

std::string nested(std::size_t depth) { return std::string(depth, '(') + "x" + std::string(depth, ')'); }

} // namespace

class QueryParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goodQueries_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("meaning");
        const auto row = [](const char* query, const char* meaning) { QTest::newRow(query) << q(query) << q(meaning); };
        row("", "()");
        row("   ", "()");
        // words, phrases, joining
        row("drone", "text:\"drone\"");
        row("ÉLAN", "text:\"elan\"");
        row("Relay Drone", "(text:\"relay\" text:\"drone\")");
        row("\"Draw  a Card\"", "text:\"draw a card\"");
        row("\"or\" \"a:b\"", "(text:\"or\" text:\"a:b\")");
        row("-drone", "-(text:\"drone\")");
        row("-\"draw a\"", "-(text:\"draw a\")");
        row("half-built", "text:\"half-built\"");
        row("a or b", "(text:\"a\" or text:\"b\")");
        row("a OR b", "(text:\"a\" or text:\"b\")");
        row("a b or c d", "((text:\"a\" text:\"b\") or (text:\"c\" text:\"d\"))");
        row("order orb", "(text:\"order\" text:\"orb\")");
        row("a or (b c) or -d", "(text:\"a\" or (text:\"b\" text:\"c\") or -(text:\"d\"))");
        row("(a or b) c", "((text:\"a\" or text:\"b\") text:\"c\")");
        row("-(a or b)", "-((text:\"a\" or text:\"b\"))");
        row("-(a) b", "(-(text:\"a\") text:\"b\")");
        row("( a )", "text:\"a\"");
        row("((a))(b)", "(text:\"a\" text:\"b\")");
        row("a\"b\"", "(text:\"a\" text:\"b\")");
        row("12:30", "text:\"12:30\"");
        row("/x", "text:\"/x\"");
        // AND and NOT in capitals, dashes and quotes as word processors write them
        row("a AND b", "(text:\"a\" text:\"b\")");
        row("a AND", "text:\"a\"");
        row("AND (a AND b) AND c", "((text:\"a\" text:\"b\") text:\"c\")");
        row("a and b", "(text:\"a\" text:\"and\" text:\"b\")");
        row("ANDES", "text:\"andes\"");
        row("a NOT b", "(text:\"a\" -(text:\"b\"))");
        row("NOT (a or b)", "-((text:\"a\" or text:\"b\"))");
        row("NOTE", "text:\"note\"");
        row("−a –b", "(-(text:\"a\") -(text:\"b\"))");
        row("a – b", "(text:\"a\" text:\"-\" text:\"b\")");
        row("“draw a card”", "text:\"draw a card\"");
        row("„draw a card“", "text:\"draw a card\"");
        row("«draw a» b", "(text:\"draw a\" text:\"b\")");
        row("“draw a\"", "text:\"draw a\"");
        row("rules:“draw a card”", "rules:\"draw a card\"");
        row("a\u00a0b\u3000c", "(text:\"a\" text:\"b\" text:\"c\")");
        // text fields
        row("name:drone", "name:\"drone\"");
        row("n:Drone", "name:\"drone\"");
        row("NAME:drone", "name:\"drone\"");
        row("name=\"Relay Drone\"", "name=\"relay drone\"");
        row("name!=drone", "-(name=\"drone\")");
        row("rules:\"draw a card\"", "rules:\"draw a card\"");
        row("o:draw", "rules:\"draw\"");
        row("flavor:law", "flavor:\"law\"");
        row("flavour:law", "flavor:\"law\"");
        row("text:law", "text:\"law\"");
        row("name:/^the /", "name:/^the /");
        row("rules:/draw (a|two)/", "rules:/draw (a|two)/");
        row("name:/É\\/[a-z]/", "name:/e\\/[a-z]/");
        row("-name:/x$/", "-(name:/x$/)");
        row("name:2..4", "name:\"2..4\"");
        row("passive:beast", "passive:\"beast\"");
        row("one-time:ready", "one-time:\"ready\"");
        row("onetime:ready", "one-time:\"ready\"");
        row("challenge:/six times/", "challenge:/six times/");
        // types, subtypes, keywords, sets, rarities
        row("t:leader", "t:\"leader\"");
        row("type:Unit", "t:\"unit\"");
        row("t:unit t:construct", "(t:\"unit\" t:\"construct\")");
        row("t!=unit", "-(t:\"unit\")");
        row("subtype:drone", "subtype:\"drone\"");
        row("kw:phalanx", "kw:\"phalanx\"");
        row("keyword:\"Arcane Recall\"", "kw:\"arcane recall\"");
        row("set:cor", "set:\"cor\"");
        row("s:COR", "set:\"cor\"");
        row("rarity:rare", "rarity:\"rare\"");
        row("r=rare", "rarity:\"rare\"");
        // numbers
        row("cp<=3", "cp<=3");
        row("cost=3", "cp=3");
        row("cp==3", "cp=3");
        row("cp:3", "cp=3");
        row("cp!=3", "cp!=3");
        row("cp<3", "cp<3");
        row("cp>3", "cp>3");
        row("cp>=-1", "cp>=-1");
        row("cp≤3 cp≥3 cp≠3", "(cp<=3 cp>=3 cp!=3)");
        row("cp=<3 cp=>3 cp<>3", "(cp<=3 cp>=3 cp!=3)");
        row("cp <= 3", "cp<=3");
        row("cp <=3 cp<= 4 -cp > -1", "(cp<=3 cp<=4 -(cp>-1))");
        row("cp = 2..4", "(cp>=2 cp<=4)");
        row("attack > defense", "attack>defense");
        row("cp:2..4", "(cp>=2 cp<=4)");
        row("cp:-2..-1", "(cp>=-2 cp<=-1)");
        row("-cp:2..4", "-((cp>=2 cp<=4))");
        row("attack>defense", "attack>defense");
        row("atk>=def", "attack>=defense");
        row("duplicates=1", "duplicates=1");
        row("(cp>3)", "cp>3");
        // domains
        row("d:psionics", "psionics>0");
        row("domain:Psi", "psionics>0");
        row("d:p", "psionics>0");
        row("d:none", "d:none");
        row("d!=magic", "-(magic>0)");
        row("technology>=2", "technology>=2");
        row("tech>=2", "technology>=2");
        row("dp>=2", "dp>=2");
        row("domains=1", "domains=1");
        row("cp<dp", "cp<dp");
        // choices
        row("range:far", "range:Far");
        row("Does=DRAW", "does:draw");
        row("costs!=cp", "-(costs:cp)");
        row("range=CLOSE", "range:Close");
        row("range!=mid", "-(range:Mid)");
        // decks and collections
        row("in:deck", "in:deck");
        row("in:sideboard", "in:sideboard");
        row("is:legal", "is:legal");
        row("-is:legal", "-(is:legal)");
        row("can:add", "can:add");
        row("own>=1", "own>=1");
        row("need>0", "need>0");
        row("own<need", "own<need");
        // order
        row("sort:cp", "() sort:cp");
        row("sort:-attack", "() sort:-attack");
        row("t:unit sort:-cp sort:name", "t:\"unit\" sort:-cp sort:name");
        row("sort:type x sort:set sort:rarity sort:dp sort:domains sort:range",
            "text:\"x\" sort:type sort:set sort:rarity sort:dp sort:domains sort:range");
    }
    void goodQueries()
    {
        QFETCH(QString, query);
        QFETCH(QString, meaning);
        QCOMPARE(q(parsed(query.toStdString())), meaning);
    }

    void badQueries_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* query, int column, int length, const char* expected) {
            QTest::newRow(query) << q(query) << column << length << q(expected);
        };
        row("cp<", 4, 0, "a value after the operator");
        row("drone name:", 12, 0, "a value after the operator");
        row("cp<abc", 4, 3, "a number");
        row("cp<name", 4, 4, "a number");
        row("cp:\"3\"", 5, 1, "a number");
        row("cp=3.5", 4, 3, "a number");
        row("cp:2..", 4, 3, "a range such as 2..4");
        row("cp>2..4", 4, 4, "a range of numbers such as 2..4 after ':'");
        row("cp=99999999999999999999", 4, 20, "a number");
        row("foo:bar", 1, 3, "a field");
        row("x -foo>1", 4, 3, "a field");
        row("ÉÉ foo:bar", 4, 3, "a field");
        row("ÉÉ cp<Éa", 7, 2, "a number");
        row("“open", 6, 0, "a closing quote");
        row("NOT ", 5, 0, "a search term after '-' or NOT");
        row("t: unit", 3, 1, "a value after the operator");
        row("cp<= drone", 5, 1, "a value after the operator");
        row("cp <= ", 7, 0, "a value after the operator");
        row("\"open", 6, 0, "a closing '\"'");
        row("name:\"open", 11, 0, "a closing '\"'");
        row("name:/open", 11, 0, "a closing '/'");
        row("name:/a(/", 7, 2, "a regular expression");
        row("name:/[z-a]/", 7, 5, "a regular expression");
        row("(a", 3, 0, "a closing ')'");
        row("((a)", 5, 0, "a closing ')'");
        row("a)", 2, 1, "no ')' without a '('");
        row(")", 1, 1, "no ')' without a '('");
        row("()", 2, 1, "a search term after '('");
        row("a ( )", 5, 1, "a search term after '('");
        row("(", 2, 0, "a search term after '('");
        row("(or a)", 2, 1, "a search term after '('");
        row("or a", 1, 1, "a search term before this");
        row("a or", 5, 0, "a search term after 'or'");
        row("a or or b", 6, 1, "a search term after 'or'");
        row("(a or)", 6, 1, "a search term after 'or'");
        row("-", 2, 0, "a search term after '-' or NOT");
        row("a - b", 4, 1, "a search term after '-' or NOT");
        row("-)", 2, 1, "a search term after '-' or NOT");
        row("name>x", 5, 1, "':' or '='");
        row("t<=unit", 2, 2, "':' or '='");
        row("range>mid", 6, 1, "':' or '='");
        row("d>magic", 2, 1, "':' or '='");
        row("passive<x", 8, 1, "':' or '='");
        row("in>deck", 3, 1, "':' or '='");
        row("range:near", 7, 4, "one of close, mid, far");
        row("plays:well", 7, 4, "one of whole, part, hand");
        row("does<draw", 5, 1, "':' or '=' after does, which is no number");
        row("d:fire", 3, 4, "a domain: none, technology");
        row("is:good", 4, 4, "legal");
        row("can:fly", 5, 3, "add");
        row("sort:rules", 6, 5, "something to sort by");
        row("sort:kw", 6, 2, "something to sort by");
        row("sort:passive", 6, 7, "something to sort by");
        row("(sort:cp)", 2, 4, "outside of parentheses");
        row("a or sort:cp", 6, 4, "outside of parentheses");
        row("-sort:cp", 2, 4, "outside of parentheses");
    }
    void badQueries()
    {
        QFETCH(QString, query);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(QString, expected);
        const auto refused = parseQuery(query.toStdString(), starterGame());
        QVERIFY(!refused);
        QCOMPARE(static_cast<int>(refused.error().column), column);
        QCOMPARE(static_cast<int>(refused.error().length), length);
        QVERIFY2(q(refused.error().expected).contains(expected), refused.error().expected.c_str());
    }

    void bytesThatAreNoUtf8AreRefusedWithTheirColumn()
    {
        const auto refused = parseQuery("\xc3\xa9 b\xff", starterGame());
        QVERIFY(!refused);
        QCOMPARE(refused.error().column, std::size_t{4});
        QCOMPARE(q(refused.error().expected), q("text in UTF-8"));
    }

    void atMost4096BytesAreTaken()
    {
        QVERIFY(parseQuery(std::string(4096, 'x'), starterGame()));
        const auto refused = parseQuery(std::string(4097, 'x'), starterGame());
        QVERIFY(!refused);
        QVERIFY(refused.error().expected.find("4,096 bytes") != std::string::npos);
    }

    void atMost64ParenthesesStandInsideOneAnother()
    {
        QCOMPARE(q(parsed(nested(64))), q("text:\"x\""));
        const auto refused = parseQuery(nested(65), starterGame());
        QVERIFY(!refused);
        QCOMPARE(refused.error().column, std::size_t{65});
        QVERIFY(refused.error().expected.find("64 parentheses") != std::string::npos);
        QVERIFY(parseQuery(nested(40) + nested(40), starterGame()));
    }

    void everyDomainAndNumberOfTheGameIsAField()
    {
        for (AttributeIndex i = 0; i < starterGame().attributes.size(); ++i) {
            const auto& attribute = starterGame().attributes[i];
            auto names = attribute.aliases;
            names.push_back(attribute.id.str());
            for (const auto& name : names) {
                if (attribute.kind == AttributeKind::Integer)
                    QCOMPARE(q(parsed(name + ">=2")), q(attribute.id.str() + ">=2"));
                if (attribute.domain)
                    QCOMPARE(q(parsed("d:" + name)), q(attribute.id.str() + ">0"));
                if (attribute.kind == AttributeKind::Text)
                    QCOMPARE(q(parsed(name + ":x")), q(attribute.id.str() + ":\"x\""));
            }
        }
    }

    void aSortKeyStandsAloneToo()
    {
        const auto key = parseSortKey("-attack", starterGame());
        QVERIFY(key);
        QCOMPARE(q(orderText({*key}, starterGame())), q(" sort:-attack"));
        const auto refused = parseSortKey("Éx", starterGame());
        QVERIFY(!refused);
        QCOMPARE(refused.error().column, std::size_t{1});
        QCOMPARE(refused.error().length, std::size_t{2});
    }

    void deckTermsAreFoundHoweverDeepTheyStand()
    {
        const auto needs = [](const char* text) { return needsDeck(parseQuery(text, starterGame())->root); };
        for (const char* text :
            {"in:deck", "is:legal", "can:add", "own>0", "cp<need", "a or -(b (c or in:main))", "-is:legal"})
            QVERIFY2(needs(text), text);
        for (const char* text : {"", "t:unit -(name:in or cp>3)", "\"is:legal\""})
            QVERIFY2(!needs(text), text);
    }

    // Bytes of any kind, and texts made of the language's own pieces, which get further into the grammar.
    void anyTextParsesOrGivesAPlaceInside()
    {
        static constexpr std::array pieces{"(", ")", "-", "\"", "/", "or", " ", "cp", "name", "sort", ":", "<=", "..",
            "2", "é", "\xff", "x", "d:", "range:", "in:", "\\", "[", "!=", "-cp", "\n", "kw:"};
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            std::string text;
            const bool bytes = random.below(3) == 0;
            for (int i = random.between(0, 24); i > 0; --i)
                text += bytes ? std::string(1, static_cast<char>(random.below(256)))
                              : pieces[random.below(pieces.size())];
            const auto query = parseQuery(text, starterGame());
            if (query)
                return;
            const auto& error = query.error();
            RC_ASSERT(error.column >= 1U);
            RC_ASSERT(error.column + error.length <= codePoints(text) + 1 + (firstInvalidUtf8(text) ? 1 : 0));
            RC_ASSERT(!error.expected.empty());
        }));
    }
};

NEXUS_TEST(QueryParserTest, Events);

} // namespace query_parser_test

#include "query_parser_test.moc"
