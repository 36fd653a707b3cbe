#include "app/views/catalogue_model.h"

#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "model/base/random.h"
#include "model/rules/additions.h"
#include "model/search/query_completion.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <rapidcheck.h>

namespace catalogue_model_test {

using namespace nexus::model;
using namespace nexus::test;
using nexus::app::CatalogueModel;
using nexus::app::DeckDocument;

namespace {

std::shared_ptr<const DeckChecker> law(const char* id = "quantum-nexus-2025-07")
{
    return std::make_shared<const DeckChecker>(ruleset(id), starterCatalogue());
}

// Queries as people write them, from pieces; now and then one that does not parse.
QString randomQuery(std::uint64_t seed)
{
    static const char* const pieces[] = {"t:unit", "t:mission", "cp<=3", "cp>4", "drone", "-t:event", "d:magic",
        "(cp=2 or cp=5)", "kw:swarm", "attack>defense", "sort:cp", "sort:-attack", "is:legal", "can:add", "in:deck",
        "\"exhaust this\"", "cp>", "(", "set:", "leader"};
    Random random(seed, 3);
    QStringList words;
    for (std::uint32_t i = 0, count = random.below(4); i < count; ++i)
        words << QString::fromLatin1(pieces[random.below(std::size(pieces))]);
    return words.join(QLatin1Char(' '));
}

int columnOf(const CatalogueModel& model, const char* id)
{
    for (int i = 0; i < model.columnCount(); ++i)
        if (model.columns()[static_cast<std::size_t>(i)].id == QLatin1String(id))
            return i;
    return -1;
}

QString cell(const CatalogueModel& model, int row, const char* column)
{
    return model.index(row, columnOf(model, column)).data().toString();
}

} // namespace

class CatalogueModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsAreWhatTheSearchFinds()
    {
        const auto checker = law();
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"), checker);
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        model.setDocument(&document);
        QCOMPARE(model.cards().size(), starterCatalogue()->size());
        int broken = 0;
        const auto looksUp = [&](const QString& text) {
            const auto before = model.cards();
            const auto parsed = parseQuery(text.toStdString(), starterGame());
            RC_ASSERT(model.setQuery(text) == parsed.has_value());
            RC_ASSERT(model.query() == text);
            if (!parsed) {
                ++broken;
                const auto half = halfTyped(
                    text.toStdString(), *starterCatalogue(), checker->ruleset().namedSections());
                const auto rest = half ? parseQuery(half->rest, starterGame()) : parsed;
                const DeckContext context(*checker, document.deck());
                if (rest)
                    RC_ASSERT(model.cards() == search(*rest, *starterCatalogue(), context.searchContext()));
                else
                    RC_ASSERT(model.cards() == before); // the last good result stays
                RC_ASSERT(model.error().has_value());
                RC_ASSERT(model.error() == parsed.error());
                return;
            }
            RC_ASSERT(!model.error().has_value());
            const DeckContext context(*checker, document.deck());
            if (model.halfTyped().isEmpty())
                RC_ASSERT(model.cards() == search(*parsed, *starterCatalogue(), context.searchContext()));
            else
                RC_ASSERT(search(*parsed, *starterCatalogue(), context.searchContext()).empty());
            RC_ASSERT(model.rowCount() == static_cast<int>(model.cards().size()));
            for (int row = 0; row < model.rowCount(); ++row)
                RC_ASSERT(model.rowOf(*model.cardAt(row)) == row);
            RC_ASSERT(!model.cardAt(-1) && !model.cardAt(model.rowCount()));
        };
        QVERIFY(rc::check([&](std::uint64_t seed) {
            looksUp(randomQuery(seed));
            const auto before = broken;
            looksUp(randomQuery(seed) + QStringLiteral(" ("));
            RC_ASSERT(broken == before + 1);
        }));
    }

    void halfTypedTermsAreLeftAside()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QVERIFY(model.setQuery(QStringLiteral("t:mission")));
        const auto missions = model.cards();
        for (const auto* text : {"t:mission d:", "t:mission -d:", "t:mission cp>", "d: t:mission"}) {
            QVERIFY(model.setQuery(QStringLiteral("t:leader")));
            QVERIFY(!model.setQuery(QString::fromLatin1(text)));
            QVERIFY2(model.cards() == missions, text);
        }
        QVERIFY(model.setQuery(QStringLiteral("t:mis")));
        QCOMPARE(model.cards().size(), starterCatalogue()->size());
        QCOMPARE(model.halfTyped(), QStringLiteral("t:mis"));
        QVERIFY(model.setQuery(QStringLiteral("t:mission")));
        QVERIFY(model.halfTyped().isEmpty());
        QVERIFY(model.setQuery(QStringLiteral("t:mission t:leader")));
        QVERIFY(model.cards().empty()); // a whole word that finds nothing
    }

    void anErrorNamesItsPlace()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QVERIFY(model.setQuery(QStringLiteral("t:mission")));
        const auto rows = model.cards();
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(!model.setQuery(QStringLiteral("t:mission colour>3")));
        QVERIFY(model.error() == parseQuery("t:mission colour>3", starterGame()).error());
        QCOMPARE(reset.count(), 0);
        QVERIFY(model.cards() == rows);
        // A new catalogue under a broken query answers the last good one.
        const auto few = catalogueOf(R"([{"name":"A","type":"Unit","cp":1},{"name":"B","type":"Mission","cp":2}])");
        model.setCatalogue(few);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(cell(model, 0, "name"), QStringLiteral("B"));
    }

    void itIsALawfulModel()
    {
        DeckDocument document(Deck{}, law());
        CatalogueModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCatalogue(starterCatalogue());
        model.setDocument(&document);
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            (void)model.setQuery(randomQuery(seed));
        model.setCatalogue(nullptr);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void aHeadingSortsOverTheQuerysOwnOrder()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QVERIFY(model.setQuery(QStringLiteral("t:unit sort:name")));
        const auto own = model.cards();
        for (const auto& column : {"cost", "fight", "domains", "name", "type", "set", "rarity", "defense", "range"}) {
            for (const bool descending : {false, true}) {
                model.sortBy(QLatin1String(column), descending);
                QCOMPARE(model.cards().size(), own.size());
                QVERIFY(std::is_permutation(own.begin(), own.end(), model.cards().begin()));
            }
        }
        const auto cost = *starterGame().face.cost;
        model.sortBy(QStringLiteral("cost"), true);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(starterCatalogue()->number(*model.cardAt(row - 1), cost) >=
                    starterCatalogue()->number(*model.cardAt(row), cost));
        QCOMPARE(model.query(), QStringLiteral("t:unit sort:name"));
        model.sortBy({}, false);
        QVERIFY(model.cards() == own);
    }

    void everyRowSaysWhatAddingOneWouldDo()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 4 Aegis Tender, 1 Ration Mule"), law());
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QVERIFY(model.setQuery(QStringLiteral("\"aegis tender\"")));
        QCOMPARE(cell(model, 0, "adding"), QString()); // no deck, nothing to say
        QVERIFY(model.index(0, 0).data(CatalogueModel::AllowedRole).toBool());
        model.setDocument(&document);
        QCOMPARE(cell(model, 0, "adding"), QStringLiteral("at its limit of 4"));
        QCOMPARE(cell(model, 0, "indeck"), QStringLiteral("4"));
        QVERIFY(!model.index(0, 0).data(CatalogueModel::AllowedRole).toBool());
        QCOMPARE(model.index(0, 0).data(CatalogueModel::CopiesRole).toInt(), 4);
        QVERIFY(model.index(0, columnOf(model, "name"))
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral(". Cannot be added: at its limit of 4")));
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, -1}}, QStringLiteral("-")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(cell(model, 0, "adding"), QStringLiteral("1 more leaves 191"));
        QVERIFY(model.index(0, columnOf(model, "name"))
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral(". Adding one: 1 more leaves 191")));
        QVERIFY(model.setQuery(QString()));
        for (int row = 0; row < model.rowCount(); row += 7) {
            const auto told = nexus::app::addingOne(document.additions(), document.checker(), *model.cardAt(row));
            QCOMPARE(cell(model, row, "adding"), q(told.text));
            QCOMPARE(model.index(row, 0).data(CatalogueModel::AllowedRole).toBool(), told.allowed);
        }
    }

    void aQueryThatAsksTheDeckFollowsTheDeck()
    {
        DeckDocument document(deckOf("main: 1 Aegis Tender"), law());
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        model.setDocument(&document);
        QVERIFY(model.setQuery(QStringLiteral("in:deck")));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Ration Mule"}, 1}}, QStringLiteral("+")));
        QCOMPARE(model.rowCount(), 2);
        model.setDocument(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void aRulesetOfSomeSetsSaysNothingOfOtherCards()
    {
        const auto whole = catalogueOf(
            R"([{"name":"Aegis Tender","type":"Unit","cp":9,"duplicates":2,"set":"NEW"},
                {"name":"Mid","type":"Unit","cp":1,"duplicates":3,"set":"OLD"},
                {"name":"Zed","type":"Unit","cp":1,"duplicates":3,"set":"NEW"}])");
        auto rules = ruleset();
        rules.sets = {"NEW"};
        DeckDocument document(deckOf("main: 1 Zed"), std::make_shared<const DeckChecker>(rules, whole));
        CatalogueModel model;
        model.setCatalogue(whole);
        model.setDocument(&document);
        QVERIFY(model.setQuery(QStringLiteral("in:deck")));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(cell(model, 0, "name"), QStringLiteral("Zed"));
        QCOMPARE(cell(model, 0, "adding"), QStringLiteral("1 more leaves 198, 2 leave 197"));
        QCOMPARE(cell(model, 0, "indeck"), QStringLiteral("1"));
        QVERIFY(model.setQuery(QStringLiteral("-in:deck")));
        QCOMPARE(model.rowCount(), 1); // asked of the deck, the ruleset's cards alone are looked at
        QCOMPARE(cell(model, 0, "name"), QStringLiteral("Aegis Tender"));
        QVERIFY(model.setQuery(QStringLiteral("mid")));
        QCOMPARE(cell(model, 0, "indeck"), QString());
        QCOMPARE(cell(model, 0, "adding"), QStringLiteral("not in the sets of this ruleset"));
        QCOMPARE(model.index(0, 0).data(CatalogueModel::BriefRole).toString(), QStringLiteral("not in its sets"));
    }

    void anEmptyResultSaysWhichTermToLoosen()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QVERIFY(model.setQuery(QStringLiteral("t:unit cp>90")));
        const auto hint = model.emptyHint();
        const auto units = search(*parseQuery("t:unit", starterGame()), *starterCatalogue()).size();
        QVERIFY2(hint.contains(QStringLiteral("Without “cp>90”, %1 would.").arg(units)), qPrintable(hint));
        // named as it was typed, with its sign and parentheses; an order is no term
        QVERIFY(model.setQuery(QStringLiteral("sort:cp -t:mission -(-t:mission or %1)")));
        const auto others = search(*parseQuery("-t:mission", starterGame()), *starterCatalogue()).size();
        QCOMPARE(
            model.emptyHint(), QStringLiteral("No card matches all 2 terms. Without “-(-t:mission or %1)”, %2 would.")
                                   .replace(QStringLiteral("%2"), QString::number(others)));
        QVERIFY(model.setQuery(QStringLiteral("t:unit \"%1\"").arg(QString(200, QLatin1Char('x')))));
        QVERIFY(model.emptyHint().contains(QStringLiteral("Without “\"xxx")) &&
                model.emptyHint().contains(QStringLiteral("x…”, ")));
        QVERIFY(model.setQuery(QStringLiteral("cp>90")));
        QCOMPARE(model.emptyHint(), QStringLiteral("No card has “cp>90”. Ctrl+? shows the search language."));
        QVERIFY(model.setQuery(QStringLiteral("cp>90 attack>90")));
        QCOMPARE(model.emptyHint(), QStringLiteral("No card has “cp>90”, “attack>90”."));
        QVERIFY(model.setQuery(QStringLiteral("t:mission t:unit t:asset t:event"))); // each of them has some
        QCOMPARE(model.emptyHint(), QStringLiteral("No card matches, even with any one term left out."));
        QVERIFY(model.advice().offers.empty());
        QVERIFY(model.setQuery(QStringLiteral("t:units cp<=2")));
        QCOMPARE(model.emptyHint(), QStringLiteral("No card has “t:units”."));
        QCOMPARE(model.advice().offers.front().query, std::string("t:unit cp<=2"));
        QVERIFY(!model.setQuery(QStringLiteral("tpye:unit")));
        QCOMPARE(model.advice().offers.front().query, std::string("type:unit"));
        QVERIFY(model.setQuery(QStringLiteral("t:unit")));
        QVERIFY(model.advice().offers.empty());
        QVERIFY(model.emptyHint().isEmpty());
    }

    void columnsAreTheGamesOwn()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        QSet<QString> ids;
        for (int i = 0; i < model.columnCount(); ++i) {
            const auto id = model.headerData(i, Qt::Horizontal, CatalogueModel::ColumnIdRole).toString();
            QVERIFY(!id.isEmpty() && !ids.contains(id));
            ids.insert(id);
            QVERIFY(!model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        }
        QVERIFY(model.setQuery(QStringLiteral("\"aegis tender\"")));
        QCOMPARE(cell(model, 0, "cost"), QStringLiteral("2"));
        QCOMPARE(cell(model, 0, "domains"), QStringLiteral("Technology 1"));
        QCOMPARE(cell(model, 0, "fight"), QStringLiteral("0/2"));
        QCOMPARE(cell(model, 0, "type"), QStringLiteral("Unit"));
        QCOMPARE(cell(model, 0, "range"), q("–"));
        QCOMPARE(cell(model, 0, "rarity"), QStringLiteral("common"));
        QCOMPARE(model.index(0, 0).data(CatalogueModel::TypeLineRole).toString(), q("Unit · Drone, Construct"));
    }

    void rowsAreDraggedAsCards()
    {
        CatalogueModel model;
        model.setCatalogue(starterCatalogue());
        const std::unique_ptr<QMimeData> mime(
            model.mimeData({model.index(0, 0), model.index(0, 1), model.index(2, 1)}));
        const auto drag = nexus::app::cardDragOf(mime.get());
        QVERIFY(drag && !drag->fromDeck());
        QCOMPARE(drag->cards.size(), std::size_t{2}); // a row once
        QVERIFY(lookUp(*starterCatalogue(), drag->cards[1].entry).card == model.cardAt(2));
    }
};

NEXUS_TEST(CatalogueModelTest, Events);

} // namespace catalogue_model_test

#include "catalogue_model_test.moc"
