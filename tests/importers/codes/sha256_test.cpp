#include "importers/codes/encoding.h"
#include "tests/support/test_class.h"

#include <QByteArray>
#include <QtTest>

namespace sha256_test {

using namespace nexus::importers;

class Sha256Test : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // FIPS 180-4, examples.
    void theVectorsOfTheStandard()
    {
        const auto hex = [](std::string_view text) {
            const auto digest = sha256(text);
            return QByteArray(reinterpret_cast<const char*>(digest.data()), 32).toHex();
        };
        QCOMPARE(hex("abc"), QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(hex(""), QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    }
};

NEXUS_TEST(Sha256Test, Events);

} // namespace sha256_test

#include "sha256_test.moc"
