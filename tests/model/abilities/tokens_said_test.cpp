#include "model/abilities/tokens_said.h"

#include "tests/support/test_class.h"

namespace tokens_said_test {

using namespace nexus::model;

class TokensSaidTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsSayWhichTokensTheyCreate_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tokens");
        QTest::newRow("numbers and a name") << "Start of Round: Create one 1/2 Kite token in this quadrant."
                                            << "1/2 Kite token x1";
        QTest::newRow("two") << "Create two 1/1 Kite tokens."
                             << "1/1 Kite token x2";
        QTest::newRow("numbers behind") << "Create two Echo tokens (0/1 Illusion) there."
                                        << "0/1 Echo token x2";
        QTest::newRow("a name in quotation marks")
            << "Create one 2/1 'Tin Bee' Construct unit token with Zeal and Horde in its place."
            << "2/1 Tin Bee token (Zeal. Horde.) x1";
        QTest::newRow("an ability") << "Create two 2/2 'Old Dog' token units with the ability \"Consume: Draw a card.\""
                                    << "2/2 Old Dog token (Consume: Draw a card.) x2";
        QTest::newRow("a name alone") << "When deployed, create one Spirit token in this quadrant."
                                      << "Spirit token x1";
        QTest::newRow("said twice") << "Create one Kite token. Create one 1/1 Kite token."
                                    << "1/1 Kite token x1";
        QTest::newRow("those that are there") << "Friendly Kite tokens gain Zeal. Destroy target non-token unit."
                                              << "";
        QTest::newRow("no token") << "Draw a card."
                                  << "";
    }
    void textsSayWhichTokensTheyCreate()
    {
        QFETCH(QString, text);
        QFETCH(QString, tokens);
        Card card;
        card.rules = text.toStdString();
        QStringList said;
        for (const auto& token : tokensSaid(card))
            said << QString::fromStdString(tokenWords(token) + " x" + std::to_string(token.copies));
        QCOMPARE(said.join(QLatin1Char('|')), tokens);
    }

    void tokensOfSeveralCardsAreEachOne()
    {
        std::vector<GatheredToken> gathered;
        for (const char* text :
            {"Create one Kite token.", "Create two 1/1 Kite tokens.", "Create one 2/2 Kite token."}) {
            Card card;
            card.rules = text;
            gatherTokens(gathered, card);
        }
        QStringList said;
        for (const auto& token : gathered)
            said << QString::fromStdString(tokenWords(token.said) + " x" + std::to_string(token.said.copies));
        QCOMPARE(said.join(QLatin1Char('|')), QStringLiteral("1/1 Kite token x2|2/2 Kite token x1"));
    }
};

NEXUS_TEST(TokensSaidTest, Nothing);

} // namespace tokens_said_test

#include "tokens_said_test.moc"
