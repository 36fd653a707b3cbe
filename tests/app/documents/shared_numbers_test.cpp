#include "app/documents/card_import.h"

#include "importers/codes/deck_code.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

#include <unordered_map>

namespace shared_numbers_test {

using namespace nexus;

namespace {

const char* const pattern = R"({"name":"Card NUMBER","type":"Unit"})";

std::string json(int number)
{
    std::string text = pattern;
    return text.replace(text.find("NUMBER"), 6, std::to_string(number));
}

std::string keyOf(int number)
{
    return std::string(model::cardKey(test::cardsOf("[" + json(number) + "]").front(), test::starterGame()).str());
}

// Found by trying: two names whose keys share the leading 28 bits.
std::pair<int, int> sharing()
{
    const auto key = keyOf(7);
    const auto at = key.find('7');
    std::unordered_map<importers::CardId, int> seen;
    for (int number = 0; number < 300'000; ++number)
        if (const auto [place, fresh] = seen.emplace(
                importers::cardId(key.substr(0, at) + std::to_string(number) + key.substr(at + 1)), number);
            !fresh)
            return {place->second, number};
    return {-1, -1};
}

std::vector<std::string> notes(const std::string& before, const std::string& list)
{
    const auto catalogue = test::catalogueOf(before);
    return app::sharedNumberNotes(*catalogue, model::planImport(*catalogue, test::cardsOf(list)));
}

} // namespace

class SharedNumbersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsThatShareANumberAreNamed()
    {
        const auto [a, b] = sharing();
        QVERIFY(a >= 0);
        const std::string told =
            " have the same number in deck codes: a deck with one of them cannot be given as a code";
        const auto first = "“Card " + std::to_string(a) + "”", second = "“Card " + std::to_string(b) + "”";
        // one is in the catalogue, the other comes
        QCOMPARE(notes("[" + json(a) + "]", "[" + json(b) + "," + json(900'001) + "]"),
            std::vector{first + " and " + second + told});
        // both come
        const auto both = notes("[" + json(900'001) + "]", "[" + json(a) + "," + json(b) + "]");
        QCOMPARE(both.size(), std::size_t{1});
        QVERIFY(both.front().ends_with(told));
        // both are there already: told when they came
        QVERIFY(notes("[" + json(a) + "," + json(b) + "]", "[" + json(a) + "]").empty());
    }

    void othersAreNotMentioned()
    {
        QVERIFY(notes("[" + json(1) + "]", "[" + json(2) + "," + json(3) + "]").empty());
        QVERIFY(notes("[" + json(1) + "]", "[" + json(1) + "]").empty());
    }
};

NEXUS_TEST(SharedNumbersTest, Events);

} // namespace shared_numbers_test

#include "shared_numbers_test.moc"
