#include "importers/printed_json.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace printed_json_test {

using namespace nexus;
using namespace nexus::importers;

class PrintedJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const model::PrintedRecord record{
            {"wet ink", {{"drone.unit", {3, "00ff"}}, {"drone.unit|COR 14", {1, "00fe"}}}}, {"", {{"x", {1, "y"}}}},
            {"empty", {}}};
        const auto read = readPrintedJson(writePrintedJson(record));
        QVERIFY(read);
        QVERIFY(*read == record);
        QVERIFY(readPrintedJson(writePrintedJson({}))->empty());
    }

    void damageIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no JSON") << QByteArray("{\"format\":") << QString();
        QTest::newRow("another format") << QByteArray(R"({"format":"nexusdeck/1","decks":[]})")
                                        << QStringLiteral("/format");
        QTest::newRow("no copies")
            << QByteArray(
                   R"({"format":"nexusdeck-printed/1","decks":[{"deck":"a","cards":[{"card":"x","copies":0,"face":"y"}]}]})")
            << QStringLiteral("/decks/0/cards/0/copies");
        QTest::newRow("no face")
            << QByteArray(
                   R"({"format":"nexusdeck-printed/1","decks":[{"deck":"a","cards":[{"card":"x","copies":1}]}]})")
            << QStringLiteral("/decks/0/cards/0/face");
        QTest::newRow("no list") << QByteArray(R"({"format":"nexusdeck-printed/1","decks":[{"deck":"a","cards":{}}]})")
                                 << QStringLiteral("/decks/0/cards");
    }
    void damageIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, pointer);
        const auto read = readPrintedJson(bytes.toStdString());
        QVERIFY(!read);
        if (!pointer.isEmpty())
            QCOMPARE(read.error().front().pointer, pointer.toStdString());
    }

    void noCutFileIsReadAsAnother()
    {
        const auto whole = writePrintedJson({{"wet ink", {{"drone.unit", {3, "00ff"}}, {"moth.unit", {2, "11ff"}}}}});
        QVERIFY(rc::check([&](std::size_t at) {
            RC_ASSERT(!readPrintedJson(whole.substr(0, at % (whole.size() - 1))).has_value());
        }));
    }
};

NEXUS_TEST(PrintedJsonTest, Events);

} // namespace printed_json_test

#include "printed_json_test.moc"
