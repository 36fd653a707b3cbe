#include "importers/codes/encoding.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace base32_test {

using namespace nexus::importers;

class Base32Test : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // RFC 4648, section 10, without the padding.
    void theVectorsOfTheStandard()
    {
        const std::pair<std::string_view, std::string> vectors[] = {{"", ""}, {"f", "MY"}, {"fo", "MZXQ"},
            {"foo", "MZXW6"}, {"foob", "MZXW6YQ"}, {"fooba", "MZXW6YTB"}, {"foobar", "MZXW6YTBOI"}};
        for (const auto& [bytes, text] : vectors) {
            const Bytes plain(bytes.begin(), bytes.end());
            QCOMPARE(base32(plain), text);
            QVERIFY(fromBase32(text) == plain);
        }
        QVERIFY(fromBase32("mzxw6ytboi") == fromBase32("MZXW6YTBOI"));
    }

    void whatIsNoBase32IsRefused()
    {
        for (const char* text : {"M", "MZX", "MZXW6Y", "M0", "M1", "MY=", "MZ", "M Y", "\xc3\x84Y"})
            QVERIFY2(!fromBase32(text), text);
    }

    void anyBytesComeBack()
    {
        QVERIFY(rc::check([](const Bytes& bytes) { RC_ASSERT(fromBase32(base32(bytes)) == bytes); }));
        QVERIFY(rc::check([](const std::string& text) {
            if (const auto bytes = fromBase32(text)) {
                std::string upper;
                for (const char c : text)
                    upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
                RC_ASSERT(base32(*bytes) == upper); // one text for the same bytes
            }
        }));
    }
};

NEXUS_TEST(Base32Test, Events);

} // namespace base32_test

#include "base32_test.moc"

#include <cctype>
