#include "model/search/query_offers.h"

#include "model/base/random.h"
#include "model/search/query_parser.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace query_offers_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const Catalogue& cards()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Relay Drone","type":"Unit","subtypes":["Construct"],"cp":2,"rules":"Draw a card, then discard a card.",
         "keywords":["Phalanx"]},
        {"name":"Juggernaut","type":"Unit","cp":9,"rules":"Destroy target asset."},
        {"name":"Reading Lamp","type":"Asset","cp":1,"domains":{"magic":1},"rules":"Look at a card."}])");
    return *catalogue;
}

std::string offered(const char* query)
{
    std::string text;
    for (const auto& offer : adviseQuery(query, cards()).offers)
        text += (text.empty() ? "" : " | ") + offer.query + " " + std::to_string(offer.found);
    return text;
}

} // namespace

class QueryOffersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsOffered_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("offers");
        const auto row = [](const char* query, const char* offers) { QTest::newRow(query) << q(query) << q(offers); };
        // words spelt as the cards spell them
        row("t:units", "t:unit 2");
        row("t:\"Untis\" cp<=3", "t:\"unit\" cp<=3 1");
        row("-cp>3 t:asets", "-cp>3 t:asset 1");
        row("kw:phalanks", "kw:phalanx 1");
        row("jugernaut", "juggernaut 1 | name:Juggernaut 1");
        row("rules:destory", "rules:destroy 1");
        row("relaydrone", "name:\"Relay Drone\" 1");
        row("\"draw a crad\"", "\"draw a card\" 1 | (draw a card) 1");
        row("name=\"Relay Dron\"", "name=\"Relay Drone\" 1 | name:\"Relay Dron\" 1");
        row("(t:units or t:assets) cp<=9", "(t:unit or t:asset) cp<=9 3");
        // words of logic
        row("juggernaut and destroy", "juggernaut destroy 1");
        row("juggernaut && destroy", "juggernaut destroy 1");
        row("juggernaut not draw", "juggernaut -draw 1");
        row("juggernaut || lamp", "juggernaut or lamp 2");
        row("drone und nicht destroy", "drone -destroy 1");
        // a phrase as its words, one term left out
        row("\"card draw\"", "(card draw) 1");
        row("t:unit AND cp>90 AND drone", "t:unit AND drone 1");
        row("t:unit cp>90", "t:unit 2");
        row("juggernaut AND t:asset", "t:asset 1");
        // what does not parse
        row("tpye:unit", "type:unit 2");
        row("t: unit", "t:unit 2");
        row("domain:magik", "domain:magic 1");
        row("(t:unit or t:asset", "(t:unit or t:asset) 3");
        row("\"draw a card", "\"draw a card\" 1");
        row("(name:\"relay", "(name:\"relay\") 1");
        row("tpye:unit domian:magik", ""); // two mistakes mended, and nothing found
        row("tpye:asset domian:magik", "type:asset domain:magic 1");
        row("coost<=3", "cost<=3 2");
        row("((t:unit", "((t:unit)) 2");
        row("name:/^relay", "name:/^relay/ 1");
        // nothing to offer
        row("cp:1-3", "cp:1..3 2");
        row("cp:1–3", "cp:1..3 2");
        row("t:unit;cp:2", "t:unit cp:2 1");
        // fields as other programs call them
        row("cmc<3", "cp<3 2");
        row("oracle:destroy", "rules:destroy 1");
        row("c:magic", "domain:magic 1");
        row("drone NOT ", "");
        row("drone or ", "");
        row("zzyzx", "");
        row("cp>90", "");
        row("rules:/^$/", "");
    }
    void whatIsOffered()
    {
        QFETCH(QString, query);
        QTEST(q(offered(query.toUtf8().constData())), "offers");
    }

    void whatNoCardHasIsNamed()
    {
        const auto unknown = [](const char* query) { return adviseQuery(query, cards()).unknown; };
        QCOMPARE(unknown("t:units drone \"card draw\""), (std::vector<std::string>{"t:units", "\"card draw\""}));
        QVERIFY(unknown("drone -drone -zzyzx -(zzyzx or yzxx)").empty()); // they leave nothing out
        QVERIFY(unknown("drone t:asset").empty());
        QVERIFY(unknown("in:deck own>3").empty()); // that is another's to say
    }

    void everyOfferParsesAndFindsWhatItSays()
    {
        static const char* const pieces[] = {"t:units", "drone", "AND", "and", "NOT ", "-", "(", ")", "\"draw",
            "“card ", "” ", "cp <= ", "cp≤2", " 2", "tpye:unit", "or", "/x", "name:/^", "in:deck", "sort:cp", " ", "||",
            "\"", "magik", "d:magik", "é", "\xc2\xa0"};
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed);
            std::string text;
            for (auto length = random.below(8); length > 0; --length)
                text += std::string(pieces[random.below(std::size(pieces))]) + (random.below(2) == 0 ? " " : "");
            const auto advice = adviseQuery(text, cards());
            RC_ASSERT(advice.offers.size() <= mostOffers);
            for (const auto& offer : advice.offers) {
                const auto parsed = parseQuery(offer.query, cards().game());
                RC_ASSERT(parsed.has_value());
                RC_ASSERT(offer.query != text);
                RC_ASSERT(search(*parsed, cards()).size() == offer.found);
            }
        }));
    }
};

NEXUS_TEST(QueryOffersTest, Events);

} // namespace query_offers_test

#include "query_offers_test.moc"
