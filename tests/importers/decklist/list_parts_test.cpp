#include "importers/decklist/list_parts.h"

#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace list_parts_test {

using nexus::importers::ListPart;
using nexus::importers::listParts;

class ListPartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textListsBeginWithTheirDeck()
    {
        QCOMPARE(listParts("// Deck: A\n1 X\n//deck: B\n2 Y\n"),
            (std::vector<ListPart>{{"// Deck: A\n1 X\n", 0}, {"//deck: B\n2 Y\n", 2}}));
        QCOMPARE(listParts("# head\n// Deck: A\n1 X\n// Deck: B"),
            (std::vector<ListPart>{{"# head\n// Deck: A\n1 X\n", 0}, {"// Deck: B", 3}}));
        for (const std::string& whole : std::vector<std::string>{"// Deck: A\n1 X\n", "1 Deck: A\n2 Deck: B\n", "",
                 "\n", "// Decks: 2\n// Deck of B\n", "// Deck: A\n\n# words\n// Deck: B\n2 Y\n"})
            QCOMPARE(listParts(whole), (std::vector<ListPart>{{whole, 0}}));
    }

    void arraysGiveTheirObjects()
    {
        QCOMPARE(listParts("[{\"a\":[1,{\"b\":2}]},\n{\"c\":\"]}{[\\\"\"}]"),
            (std::vector<ListPart>{{"{\"a\":[1,{\"b\":2}]}", 0}, {"{\"c\":\"]}{[\\\"\"}", 1}}));
        for (const std::string& whole : std::vector<std::string>{
                 "[{\"a\":1}]", "[main]\n3 X\n", "[{\"a\":1},{\"b\":2}", "[{\"a\":1}}},{]", "[{\"a\":\"},{\"b\":1}]"})
            QCOMPARE(listParts(whole), (std::vector<ListPart>{{whole, 0}}));
    }

    // 3.9 MB of lines became 2.5 GB when each part carried the lines before it.
    void partsAreNoLargerThanTheirFile()
    {
        std::string lines(2'000'000, '\n');
        for (int i = 0; i < 900; ++i)
            lines += "// Deck: " + std::to_string(i) + "\n1 X\n";
        std::size_t bytes = 0;
        const auto parts = listParts(lines);
        for (const auto& part : parts)
            bytes += part.text.size();
        QCOMPARE(parts.size(), std::size_t{900});
        QCOMPARE(bytes, lines.size());
        QCOMPARE(parts.back().linesBefore, std::size_t{2'000'000 + 899 * 2});
    }

    void anythingHasAtLeastOnePart()
    {
        QVERIFY(rc::check("total", [](const std::string& text) {
            for (const auto& parts :
                {listParts(text), listParts("[{" + text + "},{}]"), listParts("// Deck: " + text + "\n// Deck: ")}) {
                RC_ASSERT(!parts.empty());
            }
        }));
    }
};

NEXUS_TEST(ListPartsTest, Events);

} // namespace list_parts_test

#include "list_parts_test.moc"

#include <string>
