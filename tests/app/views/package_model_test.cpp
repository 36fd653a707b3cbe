#include "app/views/packages.h"

#include "app/documents/game_library.h"
#include "importers/registry.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

namespace package_model_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

Deck sample()
{
    const auto file = nexus::app::embeddedFiles("quantum-nexus", "decks").front();
    return nexus::importers::readDecks(file.name, file.bytes, starterGame())->front().deck;
}

void settle(PackageModel& model) { QTRY_VERIFY_WITH_TIMEOUT(!model.isBusy(), 20000); }

} // namespace

class PackageModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listsThemLazily()
    {
        PackageModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.countText(), QString());
        model.ask({.checker = law()});
        QVERIFY(model.isBusy());
        settle(model);
        QCOMPARE(model.count(), quint64(2402));
        QCOMPARE(model.rowCount(), int(PackageModel::firstRows));
        QVERIFY(
            model.countText().endsWith(QStringLiteral(" packages")) && model.countText().startsWith(QLatin1Char('2')));
        QCOMPARE(model.givingLabel(), QStringLiteral("Missions"));
        // More, without losing what is there.
        const auto first = *model.package(0);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted);
        while (model.canFetchMore({})) {
            model.fetchMore({});
            settle(model);
        }
        QCOMPARE(model.rowCount(), 2402);
        QCOMPARE(resets.count(), 0);
        QVERIFY(inserted.count() >= 2);
        QVERIFY(first == *model.package(0));
        QCOMPARE(model.rowOf(model.package(2000)->cards), 2000);
        QCOMPARE(model.package(2402), nullptr);
    }

    void saysWhatARowIs()
    {
        PackageModel model;
        model.ask({.checker = law(), .order = PackageOrder::MostIncome});
        settle(model);
        const auto row = model.index(0);
        const auto detail = row.data(PackageModel::DetailRole).toString();
        QVERIFY2(detail.startsWith(
                     QStringLiteral("income %1 · pool %2").arg(*model.package(0)->income).arg(model.package(0)->pool)),
            qPrintable(detail));
        QVERIFY(!row.data(PackageModel::FitRole).isValid());
        const auto sentence = row.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(sentence.startsWith(row.data().toString() + QStringLiteral(": ")) && sentence.endsWith(detail),
            qPrintable(sentence));

        model.ask({.checker = law(), .deck = sample(), .order = PackageOrder::FewestChanges});
        settle(model);
        QVERIFY(model.index(0).data(PackageModel::DetailRole).toString().endsWith(QStringLiteral("in the deck now")));
        QCOMPARE(model.index(0).data(PackageModel::FitRole).toString(), QStringLiteral("fits the deck"));
        QVERIFY(model.index(0).data(PackageModel::CarriesRole).toBool());
        QVERIFY(model.index(1).data(PackageModel::DetailRole).toString().contains(QStringLiteral("change")));
    }

    void filtersByNamesAndByWhatIsCarried()
    {
        PackageModel model;
        model.ask({.checker = law(), .names = QStringLiteral("choir")});
        settle(model);
        QVERIFY(model.count() > 0 && model.count() < 2402);
        QVERIFY2(model.countText().contains(QStringLiteral(" of 2")), qPrintable(model.countText()));
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.index(row).data().toString().contains(QStringLiteral("Choir Practice")));
        model.ask({.checker = law(), .names = QStringLiteral("nosuchname")});
        settle(model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.instead().contains(QStringLiteral("remove a word")));

        model.ask({.checker = law(), .query = QStringLiteral("magic>=3")});
        settle(model);
        QVERIFY(*model.wanted() > 0);
        QVERIFY(model.index(0)
                    .data(PackageModel::DetailRole)
                    .toString()
                    .startsWith(QStringLiteral("allows %1 of %2").arg(model.package(0)->found).arg(*model.wanted())));
        // A query about the deck means the deck that is open.
        model.ask({.checker = law(),
            .deck = sample(),
            .query = QStringLiteral("in:main t:leader"),
            .order = PackageOrder::FewestChanges});
        settle(model);
        QVERIFY(*model.wanted() > 0);
        QCOMPARE(model.package(0)->found, *model.wanted());
    }

    void aBrokenQueryLeavesTheRows()
    {
        PackageModel model;
        model.ask({.checker = law(), .query = QStringLiteral("magic>=3")});
        settle(model);
        const auto first = *model.package(0);
        model.ask({.checker = law(), .query = QStringLiteral("magic>=")});
        QVERIFY(model.queryError().has_value());
        QVERIFY(!model.isBusy());
        QVERIFY(first == *model.package(0));
        // What else changes is heard all the same, with the last good query.
        model.ask({.checker = law(), .names = QStringLiteral("choir"), .query = QStringLiteral("magic>=")});
        settle(model);
        QVERIFY(model.wanted().has_value() && model.index(0).data().toString().contains(QStringLiteral("Choir")));
        model.ask({.checker = law(), .query = QString()});
        settle(model);
        QVERIFY(!model.queryError() && !model.wanted());
    }

    void canBeCalledOffAndGoesOn()
    {
        PackageModel model;
        QSignalSpy busy(&model, &PackageModel::busyChanged);
        model.ask({.checker = law()});
        model.stop();
        settle(model);
        if (model.isStopped()) { // else it was done before
            QCOMPARE(model.rowCount(), 0);
            QVERIFY(model.instead().contains(QStringLiteral("Stopped")));
        }
        model.again();
        settle(model);
        QCOMPARE(model.count(), quint64(2402));
        QVERIFY(busy.count() >= 2);
        // The newest question is the one that is answered.
        for (const auto* name : {"a", "ch", "choir"})
            model.ask({.checker = law(), .names = QString::fromLatin1(name)});
        settle(model);
        QVERIFY(model.index(0).data().toString().contains(QStringLiteral("Choir Practice")));
    }

    void withoutALawOrADeckItSaysSo()
    {
        PackageModel model;
        const auto free = std::make_shared<const DeckChecker>(rulesetOf(""), starterCatalogue());
        model.ask({.checker = free});
        settle(model);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.instead(), QStringLiteral("No law of this ruleset makes cards depend on others."));
        model.ask({.checker = law()});
        settle(model);
        QCOMPARE(model.instead(), QString());
        model.ask({});
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.isBusy() && !model.packages());
    }
};

NEXUS_TEST(PackageModelTest, Events);

} // namespace package_model_test

#include "package_model_test.moc"
