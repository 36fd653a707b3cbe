#include "app/documents/list_claims.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace list_claims_test {

using namespace nexus::app;

namespace {

std::string wholeCodeOfTheCorpus()
{
    QFile file(nexus::test::inSources("/tests/corpus/deck-code/whole.txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toStdString() : std::string();
}

} // namespace

class ListClaimsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void commentsColumnsAndKeysAreRead()
    {
        const ListClaims both{{"QN1-ABCDEFGH"}, {"ABCD-EFGH-IJKL-MNOP"}};
        for (const char* text : {"// Code: QN1-ABCDEFGH\n// Checksum: ABCD-EFGH-IJKL-MNOP\n3 Relay Drone\n",
                 "# Checksum: ABCD-EFGH-IJKL-MNOP\r\n# Deck code: QN1-ABCDEFGH\r\n",
                 "{\"code\": \"QN1-ABCDEFGH\", \"checksum\": \"ABCD-EFGH-IJKL-MNOP\"}",
                 "| Checksum | ABCD-EFGH-IJKL-MNOP |\n| Code | QN1-ABCDEFGH |\n",
                 "Checksum,ABCD-EFGH-IJKL-MNOP\nCode,QN1-ABCDEFGH\n",
                 "Checksum\tABCD-EFGH-IJKL-MNOP\nCode\tQN1-ABCDEFGH\n"})
            QVERIFY2(listClaims(text, "quantum-nexus") == both, text);
    }

    void severalStandInTheirOrder()
    {
        const auto claims = listClaims(
            "Code: QN1-AAAA\nChecksum: AAAA-AAAA\n\nCode: QN1-BBBB\nChecksum: BBBB-BBBB\n", "quantum-nexus");
        QCOMPARE(claims.codes, (std::vector<std::string>{"QN1-AAAA", "QN1-BBBB"}));
        QCOMPARE(claims.checksums, (std::vector<std::string>{"AAAA-AAAA", "BBBB-BBBB"}));
    }

    void wordsOfTheListAreNoClaims()
    {
        for (const char* text :
            {"3 Code of Honour\n", "// the code is secret\n", "1 Barcode: Reader\n", "// Code: 12345\n",
                "// Checksum: none\n", "// Note: checksum\nABCD-EFGH-IJKL-MNOP\n", "Code:", "checksum:", ""})
            QVERIFY2(listClaims(text, "quantum-nexus") == ListClaims{}, text);
    }

    // A text made of beginnings of codes costs no more than a hundred looks, and is read in time whatever its length.
    void beginningsWithoutACodeTireTheSearch()
    {
        const auto code = wholeCodeOfTheCorpus();
        const std::string beginning = "qn1-aaaaaaaaaaaa bbbb ";
        const auto text = [&](int times) {
            std::string all = "hello\n";
            for (int i = 0; i < times; ++i)
                all += beginning;
            return all + "\n" + code + "\n";
        };
        QCOMPARE(listClaims(text(9), "quantum-nexus").bare, std::vector<std::string>{code});
        const auto longest = text(150'000);
        QVERIFY(listClaims(longest, "quantum-nexus").bare.empty());
        std::string announced;
        while (announced.size() < longest.size())
            announced += "code: " + beginning;
        QVERIFY(listClaims(announced, "quantum-nexus").bare.empty());
    }

    void anyTextIsRead()
    {
        QVERIFY(rc::check("total", [](const std::string& text, const std::string& more) {
            const auto claims = listClaims(text + "code: " + more + "checksum" + text, "quantum-nexus");
            for (const auto& code : claims.codes)
                RC_ASSERT(!code.empty());
        }));
    }
};

NEXUS_TEST(ListClaimsTest, Events);

} // namespace list_claims_test

#include "list_claims_test.moc"
