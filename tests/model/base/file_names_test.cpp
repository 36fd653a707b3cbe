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
        QCOMPARE(safeFileName("COM7.txt", "Deck"), std::string("COM7.txt-"));
        QCOMPARE(safeFileName("one\ntwo", "Deck"), std::string("one-two"));
        QCOMPARE(safeFileName("left\u202eright", "Deck"), std::string("left-right"));
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
            RC_ASSERT(safe.find_first_of("/\\:*?\"<>|") == std::string::npos);
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
