// Games without domains in the views: what they have is shown under their own names, what they have not is not there.
#include "app/views/catalogue_model.h"
#include "app/views/charts.h"
#include "app/views/deck_model.h"

#include "tests/support/other_game.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace other_games_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

QStringList columnIds(const CatalogueModel& model)
{
    QStringList ids;
    for (const auto& column : model.columns())
        ids << column.id;
    return ids;
}

QStringList chartTitles(const char* game, const char* deck, const char* section)
{
    const auto law = otherLaw(game);
    QStringList titles;
    for (const auto& chart : deckCharts(deckStats(otherDeck(game, deck), *law), SectionId(section), *law))
        titles << QString::fromStdString(chart.title);
    return titles;
}

} // namespace

class OtherGamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void columnsAreThoseOfTheGame()
    {
        CatalogueModel model;
        model.setCatalogue(otherCatalogue("nexus-tcg"));
        const auto tcg = columnIds(model);
        QVERIFY(!tcg.contains(QStringLiteral("domains")) && tcg.contains(QStringLiteral("color")));
        QVERIFY(tcg.contains(QStringLiteral("fight")));
        model.setCatalogue(otherCatalogue("quantum"));
        QVERIFY(
            !columnIds(model).contains(QStringLiteral("fight")) && !columnIds(model).contains(QStringLiteral("cost")));
        model.setCatalogue(starterCatalogue());
        QVERIFY(columnIds(model).contains(QStringLiteral("domains")));
    }

    void aFlagIsYes()
    {
        CatalogueModel model;
        model.setCatalogue(otherCatalogue("nexus-tcg"));
        QVERIFY(model.setQuery(QStringLiteral("missile=1")));
        QVERIFY(model.rowCount() > 0);
        const auto at = static_cast<int>(columnIds(model).indexOf(QStringLiteral("missile")));
        QCOMPARE(model.index(0, at).data().toString(), QStringLiteral("yes"));
        QVERIFY(model.setQuery(QStringLiteral("-missile=1")));
        QCOMPARE(model.index(0, at).data().toString(), QStringLiteral("–"));
    }

    void aSavedOrderComesBeforeTheQuerysOwn()
    {
        CatalogueModel model;
        model.setCatalogue(otherCatalogue("nexus-tcg"));
        const auto& cards = *model.catalogue();
        const auto& order = *cards.game().orderCalled("side and hits");
        QVERIFY(model.setQuery(QStringLiteral("sort:-name")));
        model.sortBy(CatalogueModel::orderId(order), false);
        const auto side = *cards.game().find(AttributeId("side")), hits = *cards.game().find(AttributeId("hits"));
        for (int row = 0; row + 1 < model.rowCount(); ++row) {
            const auto a = *model.cardAt(row), b = *model.cardAt(row + 1);
            QVERIFY(cards.number(a, side) <= cards.number(b, side));
            if (cards.number(a, side) == cards.number(b, side)) {
                QVERIFY(cards.number(a, hits) >= cards.number(b, hits));
                QVERIFY(cards.number(a, hits) != cards.number(b, hits) || a > b); // then as the query says
            }
        }
        model.sortBy({}, false);
        QVERIFY(*model.cardAt(0) > *model.cardAt(1));
    }

    void chartsFitTheGame()
    {
        QCOMPARE(chartTitles("nexus-tcg", "principal-and-interest.nxdeck", "main"),
            (QStringList{QStringLiteral("Supply"), QStringLiteral("Types"), QStringLiteral("Colors"),
                QStringLiteral("Sides"), QStringLiteral("Boosts"), QStringLiteral("Marks"), QStringLiteral("Power"),
                QStringLiteral("Manned"), QStringLiteral("Hits"), QStringLiteral("Keywords"),
                QStringLiteral("Subtypes")}));
        QVERIFY(chartTitles("nexus-ops", "sample.nxdeck", "secret-mission").startsWith(QStringLiteral("VP")));
        const auto law = otherLaw("nexus-ops");
        const auto text = statsText(deckStats(otherDeck("nexus-ops", "sample.nxdeck"), *law), *law);
        QVERIFY2(text.find(" 0 ") == std::string::npos, text.c_str()); // nothing is summed that is not there
    }

    void aDeckIsGroupedByWhatPaintsTheFrame()
    {
        QCOMPARE(domainWord(starterGame()), QStringLiteral("domain"));
        QCOMPARE(domainWord(otherCatalogue("nexus-tcg")->game()), QStringLiteral("color"));
        QCOMPARE(domainWord(otherCatalogue("quantum")->game()), QString());
        DeckDocument document(otherDeck("nexus-tcg", "principal-and-interest.nxdeck"), otherLaw("nexus-tcg"));
        DeckModel model;
        model.setGrouping(DeckGrouping::Domain);
        model.setDocument(&document);
        QStringList groups;
        for (int row = 0; row < model.rowCount(); ++row)
            groups << model.index(row, 0).data().toString();
        QVERIFY2(
            groups.join(QLatin1Char(' ')).contains(QStringLiteral("Gray")), qPrintable(groups.join(QLatin1Char(' '))));
    }
};

NEXUS_TEST(OtherGamesTest, Screen);

} // namespace other_games_test
#include "other_games_test.moc"
