#include "importers/magic_set.h"

#include "importers/registry.h"
#include "importers/zip_file.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "tests/support/zip.h"

namespace magic_set_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

// A set of our own writing in the form that the program writes.
const std::string relaySet = "mse version: 2.0.2\n"
                             "game: quantum\n"
                             "stylesheet: plain\n"
                             "set info:\n"
                             "\ttitle: <b>Relays</b>\n"
                             "\tset code: rly\n"
                             "\tdescription:\n\t\tTwo lines\n\t\tof words\n"
                             "styling:\n\tquantum-plain:\n\t\tcolour: rgb(1,2,3)\n"
                             "card:\n"
                             "\thas styling: false\n"
                             "\tnotes: too strong?\n"
                             "\ttime created: 2026-01-02 03:04:05\n"
                             "\tname: Relay Drone\n"
                             "\tsuper type: <word-list-type>Unit</word-list-type>\n"
                             "\tcp cost: 3\n"
                             "\trange: close\n"
                             "\tcard number: 12\n"
                             "\trule text:\n"
                             "\t\t<kw-1><i>Steadfast.</i></kw-1>\n"
                             "\t\tDraw a card: 2 < 3.\n"
                             "\textra data:\n\t\tquantum-plain:\n\t\t\tname: Not this one\n"
                             "# a comment\n"
                             "card:\r\n"
                             "\tname: Zone\r\n"
                             "\tsuper type: Mission\r\n"
                             "\tcp cost: \r\n"
                             "version control:\n\ttype: none\n";

class MagicSetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsOfASet()
    {
        for (const auto& bytes : {relaySet, zipOf({{"image1", "not looked at"}, {"set", relaySet}})}) {
            const auto list = readCards(bytes, starterGame());
            QVERIFY2(list.has_value(), list ? "" : list.error().front().reason.c_str());
            QVERIFY2(list->refused.empty(), list->refused.empty() ? "" : list->refused.front().reason.c_str());
            QCOMPARE(list->cards.size(), std::size_t{2});
            const auto& card = list->cards[0].card;
            QCOMPARE(card.name, std::string("Relay Drone"));
            QCOMPARE(card.type, std::string("Unit"));
            QCOMPARE(card.set, std::string("RLY"));
            QCOMPARE(card.number, std::string("12"));
            QCOMPARE(card.rules, std::string("Steadfast.\nDraw a card: 2 < 3."));
            QCOMPARE(card.keywords, std::vector<std::string>{"Steadfast"});
            QCOMPARE(card.extras, std::string("notes: too strong?"));
            QCOMPARE(card.numbers[*starterGame().find(AttributeId("cp"))], std::optional(3));
            QCOMPARE(list->cards[0].line, std::size_t{13});
            QCOMPARE(list->cards[1].card.name, std::string("Zone"));
            QCOMPARE(list->cards[1].line, std::size_t{29});
            QVERIFY(list->set && list->set->code == "RLY");
            QCOMPARE(list->set->name, std::string("Relays"));
        }
    }

    void aSetMayBeInSeveralFiles()
    {
        const auto list = readCards(zipOf({{"set", "mse version: 2.1\ninclude file: card a\ninclude_file: card b\n"},
                                        {"card a", "card:\n\tname: A\n\ttype: Unit\n"},
                                        {"card b", "card:\n\tname: B\n\ttype: Unit\ninclude file: set\n"}}),
            starterGame());
        QVERIFY(list && list->cards.size() == 2);
        QVERIFY(
            saysInLine(problemsOf(readCards(zipOf({{"set", "mse version: 2\ninclude file: ../x\n"}}), starterGame())),
                1, "is not in the archive"));
    }

    void aCardThatIsNoneIsRefusedWithItsPlace()
    {
        const auto list = readCards("mse version: 2\ncard:\n\tname: A\n\ttype: Unit\n\tcp: lots\n", starterGame());
        QVERIFY(list && saysInLine(list->refused, 2, "is not a whole number"));
        const auto none = readCards("mse version: 2\ngame: x\n", starterGame());
        QVERIFY(says(problemsOf(none), "there is no table of cards"));
    }

    void archivesThatAreBrokenAreRefused()
    {
        const auto& game = starterGame();
        const auto good = zipOf({{"set", relaySet}});
        QVERIFY(says(problemsOf(readCards(good.substr(0, good.size() / 2), game)), "no ZIP archive"));
        QVERIFY(says(problemsOf(readCards(zipOf({{"sets", relaySet}}), game)), "is an archive (ZIP)"));
        auto damaged = good;
        damaged[60] ^= 1;
        QVERIFY(says(problemsOf(readCards(damaged, game)), "cannot be unpacked"));
        QVERIFY(says(problemsOf(readCards(zipOf({{"set", relaySet}}, maxSetBytes + 1), game)), "more than 16 MB"));
        QVERIFY(says(problemsOf(readCards(zipOf({{"set", relaySet}}, 10), game)), "cannot be unpacked"));
        QVERIFY(says(problemsOf(readCards(good + "PK\x06\x07", game)), "no ZIP archive"));
    }

    void whatUnpacksToMoreThanIsReadIsRefused()
    {
        const auto archive = zipOf({{"a", std::string(100, 'x')}});
        auto opened = ZipFile::open(archive);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->read("a", 100).value(), std::string(100, 'x'));
        QVERIFY(says(problemsOf(opened->read("a", 99)), "unpacks to more than"));
        QVERIFY(says(problemsOf(opened->read("b", 99)), "is not in the archive"));
    }
};

NEXUS_TEST(MagicSetTest, Events);

} // namespace magic_set_test

#include "magic_set_test.moc"
