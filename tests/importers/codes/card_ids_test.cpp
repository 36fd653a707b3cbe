#include "importers/codes/deck_code.h"

#include "importers/codes/encoding.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace card_ids_test {

using namespace nexus;
using namespace nexus::importers;

class CardIdsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNumberIsTheLeadingBitsOfTheKeysHash()
    {
        QCOMPARE(cardId("abc"), CardId{0xba7816b});
        const CardIds ids(test::starterCatalogue());
        for (model::CardIndex card = 0; card < ids.catalogue().size(); ++card)
            QVERIFY(ids.find(cardId(ids.catalogue().key(card))) == std::vector{card});
        QVERIFY(ids.find(cardId("no such card")).empty());
    }

    // Found by trying: names whose keys share the leading 28 bits.
    void cardsThatShareANumberAreBothFound()
    {
        const auto key = [](int number) {
            const auto catalogue = test::catalogueOf(
                "[{\"name\":\"Card " + std::to_string(number) + "\",\"type\":\"Unit\"}]");
            return std::string(catalogue->key(0));
        };
        const auto pattern = key(7);
        const auto at = pattern.find('7');
        QVERIFY(at != std::string::npos);
        const auto keyOf = [&](int number) {
            return pattern.substr(0, at) + std::to_string(number) + pattern.substr(at + 1);
        };
        QCOMPARE(keyOf(12345), key(12345));
        std::unordered_map<CardId, int> seen;
        std::pair<int, int> shared{-1, -1};
        for (int number = 0; number < 200'000 && shared.first < 0; ++number)
            if (const auto [place, fresh] = seen.emplace(cardId(keyOf(number)), number); !fresh)
                shared = {place->second, number};
        QVERIFY(shared.first >= 0);
        const auto name = [](int number) {
            return "{\"name\":\"Card " + std::to_string(number) + "\",\"type\":\"Unit\"}";
        };
        const CardIds ids(
            test::catalogueOf("[" + name(shared.first) + "," + name(shared.second) + "," + name(1'000'000) + "]"));
        QCOMPARE(ids.find(cardId(keyOf(shared.first))).size(), std::size_t{2});
        QCOMPARE(ids.find(cardId(keyOf(1'000'000))).size(), std::size_t{1});
    }
};

NEXUS_TEST(CardIdsTest, Events);

} // namespace card_ids_test

#include "card_ids_test.moc"
