#include "model/base/file_names.h"

#include "model/base/text.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace file_names_test {

using namespace nexus::model;

class FileNamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNameIsSafeOnEverySystem()
    {
        QCOMPARE(safeFileName("Wet Ink", "Deck"), std::string("Wet Ink"));
        QCOMPARE(safeFileName("../../etc/passwd", "Deck"), std::string("-..-etc-passwd"));
        QCOMPARE(safeFileName("a<b>c:d\"e|f?g*h\\i", "Deck"), std::string("a-b-c-d-e-f-g-h-i"));
        QCOMPARE(safeFileName("..", "Deck"), std::string("Deck"));
        QCOMPARE(safeFileName("COM7.txt", "Deck"), std::string("COM7-.txt"));
        QCOMPARE(safeFileName("one\ntwo", "Deck"), std::string("one-two"));
        QCOMPARE(safeFileName("left\u202eright", "Deck"), std::string("left-right"));
    }
    void whatWindowsHoldsForADevice_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("safe");
        const std::pair<const char*, const char*> rows[] = {{"con", "con-"}, {"Aux.deck.txt", "Aux-.deck.txt"},
            {"nul .txt", "nul- .txt"}, {"LPT9", "LPT9-"}, {"com\u00b2.x", "com\u00b2-.x"}, {"CONIN$", "CONIN$-"},
            {"COM", "COM"}, {"com77", "com77"}, {"console", "console"}, {"con-", "con-"}};
        for (const auto& [name, safe] : rows)
            QTest::addRow("%s", name) << QString::fromUtf8(name) << QString::fromUtf8(safe);
    }
    void whatWindowsHoldsForADevice()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, safe);
        QCOMPARE(QString::fromStdString(safeFileName(name.toStdString(), "Deck")), safe);
        QCOMPARE(isFileName(name.toStdString()), name == safe);
    }
    void aNameThatLastsIsLikeNoOther()
    {
        QCOMPARE(lastingFileName("wet-ink_COR", "x"), std::string("wet-ink_COR"));
        for (const char* text : {"..", "A\\B", "C:X", "CON", " a", "a."}) {
            const auto name = lastingFileName(text, "x");
            QVERIFY2(isFileName(name), name.c_str());
            QVERIFY(name != safeFileName(text, "x"));
        }
        const std::string longText(300, 'a');
        QVERIFY(lastingFileName(longText + "1", "x") != lastingFileName(longText + "2", "x"));
        QVERIFY(lastingFileName("A/B", "x") != lastingFileName("A:B", "x"));
    }
    void longNamesAreCutBetweenLetters()
    {
        QCOMPARE(safeFileName(std::string(300, 'a'), "Deck").size(), std::size_t{80});
        std::string wide;
        for (int i = 0; i < 100; ++i)
            wide += "\U0001d11e"; // four bytes
        const auto safe = safeFileName(wide, "Deck");
        QVERIFY(safe.size() <= 200);
        QVERIFY(!firstInvalidUtf8(safe));
    }
    void whateverWasWrittenMakesAFileInTheFolder()
    {
        QVERIFY(rc::check([](const std::string& text) {
            const auto safe = safeFileName(text, "Deck");
            RC_ASSERT(!safe.empty() && safe.size() <= 201);
            RC_ASSERT(!textFault(safe, maxNameLength, false));
            RC_ASSERT(isFileName(safe) && isFileName(lastingFileName(text, "Deck")));
            RC_ASSERT(safe.front() != '.' && safe.back() != '.' && safe.back() != ' ');
        }));
    }
    void namesThatDifferInCapitalsAloneComeApart()
    {
        QCOMPARE(eachOnce({"Ink", "ink", "Ink (2)", "Other"}),
            (std::vector<std::string>{"Ink", "ink (2)", "Ink (2) (2)", "Other"}));
    }
};

NEXUS_TEST(FileNamesTest, Nothing);

} // namespace file_names_test

#include "file_names_test.moc"
