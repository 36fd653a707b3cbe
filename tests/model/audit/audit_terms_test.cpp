// What a person types behind --on, as terms of a game, and what cards have of them.
#include "model/audit/audit_terms.h"

#include "tests/support/other_game.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace audit_terms_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr const char* cards = R"([
    {"name": "Able", "type": "Unit", "subtypes": ["Drone", "Leader"], "cp": 4, "domains": {"magic": 2, "biology": 1},
     "attack": 3, "range": "Far", "keywords": ["Taunt"], "rules": "Taunt. Dé."},
    {"name": "Bare", "type": "Event", "cp": 1}])";

AttributeIndex attribute(const Game& game, const char* id) { return *game.find(AttributeId(id)); }

auto parsed(const char* text) { return parseAuditTerms(text, attribute(starterGame(), "cp"), starterGame()); }

std::vector<double> valuesOf(const char* text)
{
    const auto catalogue = catalogueOf(cards);
    const std::vector<CardIndex> both{0, 1};
    std::vector<double> values;
    const auto terms = parsed(text).value();
    for (const auto& term : terms)
        for (const auto value : measured(term, *catalogue, both))
            values.push_back(value);
    return values;
}

AuditTermError::Kind errorOf(const char* text) { return parsed(text).error().kind; }

} // namespace

class AuditTermsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatACardHasOfATerm()
    {
        QCOMPARE(valuesOf("attack, defense"), (std::vector<double>{3, 0, 0, 0}));
        QCOMPARE(valuesOf("dp"), (std::vector<double>{3, 0}));
        QCOMPARE(valuesOf("range"), (std::vector<double>{3, 0})); // the last of three choices; none
        QCOMPARE(valuesOf("text"), (std::vector<double>{10, 0})); // characters, not bytes
        QCOMPARE(valuesOf("leader,event"), (std::vector<double>{1, 0, 0, 1}));
        QCOMPARE(valuesOf("t:drone,kw:taunt"), (std::vector<double>{1, 0, 1, 0}));
        QCOMPARE(valuesOf("cp>=2,rules:\"nothing such\""), (std::vector<double>{1, 0, 0, 0}));
    }

    void namesAreThoseOfTheGame()
    {
        const auto terms = parsed(" ATK ,T:Drone").value();
        QCOMPARE(terms.size(), std::size_t{2});
        QCOMPARE(terms[0].name, std::string("attack"));
        QCOMPARE(terms[1].name, std::string("t:drone"));
    }

    void whatIsNoTermIsRefused()
    {
        using enum AuditTermError::Kind;
        QCOMPARE(errorOf("attack,atack"), Unknown);
        QCOMPARE(parsed("attack,atack").error().term, std::string("atack"));
        QCOMPARE(errorOf(""), Unknown);
        QCOMPARE(errorOf("attack,"), Unknown);
        QCOMPARE(errorOf("challenge"), NoNumber);
        QCOMPARE(errorOf("foo:x"), NoQuery);
        QVERIFY(parsed("foo:x").error().query.has_value());
        QCOMPARE(errorOf("own>1"), NoQuery);
        QVERIFY(!parsed("own>1").error().query);
        QCOMPARE(errorOf("attack,dp,atk"), Twice);
        QCOMPARE(errorOf("cost"), Cost);
    }

    void anyGameHasItsOwn()
    {
        const auto catalogue = otherCatalogue("nexus-tcg");
        const auto& game = catalogue->game();
        const auto terms = parseAuditTerms("power,side,many,mecha,text", attribute(game, "supply"), game);
        QVERIFY(terms.has_value());
        const auto names = auditTermNames(game);
        QVERIFY(std::find(names.begin(), names.end(), "hits") != names.end());
        for (const char* none : {"subtitle", "dp", "attack"})
            QVERIFY2(std::find(names.begin(), names.end(), none) == names.end(), none);
        QCOMPARE(parseAuditTerms("dp", attribute(game, "supply"), game).error().kind, AuditTermError::Kind::Unknown);
    }

    void everyNameIsATermByItself()
    {
        const auto& game = starterGame();
        for (const auto& name : auditTermNames(game))
            QVERIFY2(name == "cp" || parsed(name.c_str()).has_value(), name.c_str());
        QCOMPARE(costCalled("Cost", game), game.find(AttributeId("cp")));
        QVERIFY(!costCalled("range", game) && !costCalled("nope", game));
    }
};

NEXUS_TEST(AuditTermsTest, Events);

} // namespace audit_terms_test

#include "audit_terms_test.moc"
