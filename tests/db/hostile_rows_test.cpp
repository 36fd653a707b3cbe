// Rows that nobody wrote, with right checksums: what somebody makes who means harm.
#include "db/backup.h"
#include "db/row_sums.h"
#include "db/stored_bytes.h"
#include "tests/support/hostile_database.h"
#include "tests/support/scratch.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace hostile_rows_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

std::optional<RefusalReason> refusal(const std::function<void()>& action)
{
    try {
        action();
        return std::nullopt;
    } catch (const DatabaseRefused& refused) {
        return refused.reason();
    }
}

} // namespace

class HostileRowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void areRefusedWhereTheyAreRead_data()
    {
        QTest::addColumn<QString>("recipe");
        for (const char* sql :
            {"UPDATE stacks SET list=9", "UPDATE stacks SET list=-1", "UPDATE stacks SET condition=77",
                "UPDATE stacks SET condition=-1", "UPDATE stacks SET id=9223372036854775807 WHERE id=4",
                "UPDATE sqlite_sequence SET seq=9223372036854775807", "UPDATE collection_edits SET kind=99",
                "UPDATE collection_edits SET kind=-1", "UPDATE collection_edits SET made='2026'",
                "UPDATE collection_edits SET changes=x'01'", "UPDATE deck_versions SET deck=x'01'"})
            QTest::newRow(sql) << QStringLiteral("user sealed ") + QString::fromLatin1(sql);
    }

    void areRefusedWhereTheyAreRead()
    {
        QFETCH(const QString, recipe);
        const Scratch scratch;
        const auto backup = scratch.path("user-2026-11-21T104207Z.sqlite");
        writeHostileDatabase(recipe.toStdString(), backup);
        // Restoring reads all there is, so that nothing is restored that could not be opened.
        writeHostileDatabase("user", scratch.path("user.sqlite"));
        const auto before = contentOfUser(scratch.path("user.sqlite"));
        QVERIFY(refusal([&] { (void)restoreBackup(scratch.path(), backup, "2026-11-21T13:00:00Z"); }) ==
                RefusalReason::Damaged);
        QVERIFY(contentOfUser(scratch.path("user.sqlite")) == before);
        QVERIFY(refusal([&] { (void)contentOfUser(backup); }) == RefusalReason::Damaged);
    }

    void theSameRecipeWithoutHarmIsRead()
    {
        const Scratch scratch;
        writeHostileDatabase("user sealed UPDATE stacks SET place='Box'", scratch.path("user.sqlite"));
        QVERIFY(contentOfUser(scratch.path("user.sqlite")).find("Box") != std::string::npos);
    }

    // A number of a card far off the others would cost memory for all between.
    void cardsFarOffAreRefused()
    {
        const Scratch scratch;
        const auto file = scratch.path("catalogue.sqlite");
        for (const char* sql : {"UPDATE cards SET id=4294967296 WHERE id=1;"
                                "UPDATE printings SET card_id=4294967296 WHERE card_id=1",
                 "UPDATE printings SET card_id=-1 WHERE card_id=1"}) {
            writeHostileDatabase(std::string("catalogue sealed PRAGMA foreign_keys=OFF;") + sql, file);
            QVERIFY(refusal([&] { (void)contentOfCatalogue(file); }) == RefusalReason::Damaged);
        }
    }

    void rowsAreBelievedAsFarAsTheFileGoes()
    {
        const Scratch scratch;
        writeHostileDatabase("user", scratch.path("user.sqlite"));
        SQLite::Database database(scratch.path("user.sqlite").string());
        const auto bytes = baseDatabase("user").size();
        QCOMPARE(roomFor(database, {7, 0}), std::size_t{7});
        QCOMPARE(roomFor(database, {-1, 0}), std::size_t{0});
        QVERIFY(roomFor(database, {std::numeric_limits<std::int64_t>::max(), 0}) < bytes / 8);
    }

    void sumsOfMoneyBeyondAllBoundsWrap()
    {
        model::Collection collection;
        auto stack = numberedStack(0, model::maxStackCopies);
        stack.id = 1;
        stack.value = std::numeric_limits<std::int64_t>::max();
        model::CollectionEdit edit;
        edit.stacks.push_back({std::nullopt, stack});
        QVERIFY(collection.apply(edit) && collection.apply(model::inverse(edit)));
        QVERIFY(collection.totals() == model::Collection::Totals());
    }

    void bytesOfNoEditAndNoDeckAreNone()
    {
        model::CollectionEdit edit, read;
        edit.stacks.push_back({std::nullopt, numberedStack(1)});
        edit.stacks.front().after.own().id = 1;
        QVERIFY(readEditBytes(editBytes(edit), read));
        edit.stacks.front().after.own().list = static_cast<model::StackList>(3);
        QVERIFY(!readEditBytes(editBytes(edit), read));
        edit.stacks.front().after.own().list = model::StackList::Wanted;
        edit.stacks.front().after.own().condition = static_cast<model::Condition>(-1);
        QVERIFY(!readEditBytes(editBytes(edit), read));

        model::Deck deck;
        deck.sections.push_back({model::SectionId("main"), {{.card = "A", .count = model::maxCopies}}});
        deck.plans.emplace_back().in = {{.card = "A", .count = 1}};
        QVERIFY(readDeckBytes(deckBytes(deck)) == deck);
        for (const int count : {0, -1, model::maxCopies + 1, std::numeric_limits<int>::max()}) {
            auto other = deck;
            other.sections.front().entries.front().count = count;
            QVERIFY(!readDeckBytes(deckBytes(other)));
            other = deck;
            other.plans.front().in.front().count = count;
            QVERIFY(!readDeckBytes(deckBytes(other)));
        }
    }
};

NEXUS_TEST(HostileRowsTest, Nothing);

} // namespace hostile_rows_test

#include "hostile_rows_test.moc"

#include <limits>
