#include "model/base/nearness.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace nearness_test {

using namespace nexus::model;

class NearnessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editsAreCounted()
    {
        QCOMPARE(editDistance("drone", "drone", 3), std::size_t{0});
        QCOMPARE(editDistance("drone", "dron", 3), std::size_t{1});
        QCOMPARE(editDistance("drone", "dorne", 3), std::size_t{1}); // neighbours swapped
        QCOMPARE(editDistance("drone", "golem", 3), std::size_t{4}); // given up
    }

    void theNearestWordIsFound()
    {
        const std::vector<std::string> words{"unit", "asset", "event", "mission", "units"};
        QCOMPARE(nearestWord("untis", words), std::string("units"));
        QCOMPARE(nearestWord("misson", words), std::string("mission"));
        QCOMPARE(nearestWord("unit", words), std::string("units")); // not the word itself
        QCOMPARE(nearestWord("golem", words), std::string());
        QCOMPARE(nearestWord("x", words), std::string());
    }

    void theQuickLookNeverPassesOverANearWord()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            const auto word = [&] {
                std::string text;
                for (auto letters = 2 + random.below(8); letters > 0; --letters)
                    text += static_cast<char>('a' + random.below(4));
                return text;
            };
            const auto a = word(), b = word();
            const auto limit = std::size_t{1} + random.below(3);
            const auto distance = editDistance(a, b, 20);
            RC_ASSERT(SharedLetters(a).leastDistance(b, limit) <= distance);
            RC_ASSERT(nearestWord(a, std::vector{b}) ==
                      (distance > 0 && distance <= slipsAllowed(a.size()) ? b : std::string()));
        }));
    }
};

NEXUS_TEST(NearnessTest, Events);

} // namespace nearness_test

#include "nearness_test.moc"
