#include "app/views/list_changes.h"

#include "tests/support/decks.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace list_changes_test {

using namespace nexus;
using namespace nexus::test;
using app::ChangeKind;

namespace {

app::ListComparison compared()
{
    app::ListComparison comparison;
    comparison.from.cards = cardsOf(
        R"([{"name":"Far Bell","type":"Unit","cp":2},{"name":"Lamp Oil","type":"Asset","cp":1},
        {"name":"Kite Warden","type":"Unit","cp":4,"rules":"When this unit is deployed, draw two cards."}])");
    comparison.to.cards = cardsOf(
        R"([{"name":"Far Bell","type":"Unit","cp":3,"rules":"Zeal."},{"name":"Tin Whistle","type":"Event","cp":1},
        {"name":"Kite Keeper","type":"Unit","cp":4,"rules":"When this unit is deployed, draw two cards."}])");
    comparison.difference = model::listDifference(comparison.from, comparison.to, starterGame());
    return comparison;
}

QStringList names(const app::ChangeFilter& filter)
{
    QStringList found;
    for (const auto& change : app::listChanges(compared()))
        if (app::passes(change, filter))
            found << QString::fromUtf8(app::changeSign(change.kind)) + q(change.card().name);
    return found;
}

} // namespace

class ListChangesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRowACardByKind()
    {
        QCOMPARE(names({}), (QStringList{QStringLiteral("+Tin Whistle"), QStringLiteral("−Lamp Oil"),
                                QStringLiteral("?Kite Keeper"), QStringLiteral("~Far Bell")}));
        QCOMPARE(app::kindCounts(app::listChanges(compared())), (std::array<std::size_t, 4>{1, 1, 1, 1}));
        const auto changes = app::listChanges(compared());
        QVERIFY(!changes[0].before && !changes[1].after);
        QCOMPARE(changes[3].before->numbers[0], std::optional(2));
        QCOMPARE(changes[3].after->numbers[0], std::optional(3));
    }

    void theyAreFilteredByKindFieldAndWords()
    {
        QCOMPARE(names({{ChangeKind::Added, ChangeKind::Changed}, {}, {}}),
            (QStringList{QStringLiteral("+Tin Whistle"), QStringLiteral("~Far Bell")}));
        QCOMPARE(names({{}, {"cp"}, {}}), QStringList{QStringLiteral("~Far Bell")});
        QCOMPARE(names({{}, {}, "zeal bell"}), QStringList{QStringLiteral("~Far Bell")});
        QCOMPARE(names({{}, {}, "WARDEN"}), QStringList{QStringLiteral("?Kite Keeper")}); // its name before
        QCOMPARE(names({{ChangeKind::Added}, {"cp"}, {}}), QStringList());
    }

    void aLineSaysWhatChanged()
    {
        const auto changes = app::listChanges(compared());
        QCOMPARE(q(app::changeLine(changes[3], starterGame())),
            QStringLiteral("CP 2 → 3, Keywords – → Zeal, Rules text – → Zeal."));
        const auto renamed = q(app::changeLine(changes[2], starterGame()));
        QVERIFY2(renamed.startsWith(QStringLiteral("was Kite Warden, ")) && renamed.endsWith(QStringLiteral("% alike")),
            qPrintable(renamed));
    }
};

NEXUS_TEST(ListChangesTest, Nothing);

} // namespace list_changes_test

#include "list_changes_test.moc"
