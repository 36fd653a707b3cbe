#include "app/documents/list_reading.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace list_parts_test {

using nexus::app::listParts;

class ListPartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textListsBeginWithTheirDeck()
    {
        QCOMPARE(listParts("// Deck: A\n1 X\n//deck: B\n2 Y\n"),
            (std::vector<std::string>{"// Deck: A\n1 X\n", "\n\n//deck: B\n2 Y\n"}));
        QCOMPARE(listParts("# head\n// Deck: A\n1 X\n// Deck: B"),
            (std::vector<std::string>{"# head\n// Deck: A\n1 X\n", "\n\n\n// Deck: B"}));
        for (const std::string& whole : std::vector<std::string>{
                 "// Deck: A\n1 X\n", "1 Deck: A\n2 Deck: B\n", "", "\n", "// Decks: 2\n// Deck of B\n"})
            QCOMPARE(listParts(whole), std::vector{whole});
    }

    void arraysGiveTheirObjects()
    {
        QCOMPARE(listParts("[{\"a\":[1,{\"b\":2}]},\n{\"c\":\"]}{[\\\"\"}]"),
            (std::vector<std::string>{"{\"a\":[1,{\"b\":2}]}", "\n{\"c\":\"]}{[\\\"\"}"}));
        for (const std::string& whole : std::vector<std::string>{
                 "[{\"a\":1}]", "[main]\n3 X\n", "[{\"a\":1},{\"b\":2}", "[{\"a\":1}}},{]", "[{\"a\":\"},{\"b\":1}]"})
            QCOMPARE(listParts(whole), std::vector{whole});
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
