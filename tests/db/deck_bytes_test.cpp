#include "db/stored_bytes.h"

#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace deck_bytes_test {

using namespace nexus;
using namespace nexus::test;

namespace {

model::Deck deckWithEverything(std::uint64_t seed)
{
    auto deck = randomDeck(seed, *starterCatalogue());
    deck.author = "Zoë";
    deck.notes = std::string("Line one\nline two\0 and after a zero", 35);
    deck.extra = R"({"x":[1]})";
    if (seed % 2 == 0)
        deck.tags = {"b", "a", ""};
    for (auto& section : deck.sections)
        for (std::size_t i = 0; i < section.entries.size(); i += 2) {
            section.entries[i].key = model::CardKey(i % 4 == 0 ? "a.unit" : "");
            section.entries[i].printing = "COR 12";
            section.entries[i].extra = R"({"foil":true})";
        }
    deck.plans = randomPlans(seed, *starterCatalogue());
    for (auto& plan : deck.plans)
        plan.extra = seed % 3 == 0 ? R"({"mood":1})" : "";
    return deck;
}

} // namespace

class DeckBytesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBackAsItWas()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto deck = deckWithEverything(seed);
            RC_ASSERT(db::readDeckBytes(db::deckBytes(deck)) == deck);
        }));
    }

    void anEmptyDeckIsLittle()
    {
        const auto bytes = db::deckBytes({});
        QVERIFY(bytes.size() <= 12);
        QVERIFY(db::readDeckBytes(bytes) == model::Deck());
        QVERIFY(!db::readDeckBytes({}));
    }

    // What is on the disk of users: a change of these bytes wants another form number.
    void theBytesAreThese()
    {
        model::Deck deck;
        deck.name = "N";
        deck.game = "g";
        deck.ruleset = model::RulesetId("r");
        deck.tags = {"t"};
        deck.sections = {{model::SectionId("main"), {{"Card", model::CardKey("k"), "S 1", 300, "{}"}, {"B"}}}};
        deck.plans = {{"P", {{"O"}}, {}, "n", true, {{{"M"}, 7}}, {}, ""}};
        constexpr char expected[] = "\1\1N\1g\1r\0\0\1\1t"
                                    "\1\4main\2\4Card\1\1k\3S 1\xac\2\2{}\1B\0\0\1\0"
                                    "\1\1P\1\1O\0\0\1\0\0\1n\1\1\1M\0\0\1\0\7\0\0";
        QCOMPARE(QByteArray::fromStdString(db::deckBytes(deck)).toHex(' '),
            QByteArray(expected, sizeof expected).toHex(' ')); // the last byte: no extra
    }

    void cutShortAnywhereIsRefused()
    {
        const auto bytes = db::deckBytes(deckWithEverything(6));
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY2(!db::readDeckBytes(bytes.substr(0, length)), std::to_string(length).c_str());
        QVERIFY(!db::readDeckBytes(bytes + '\0'));
        QVERIFY(!db::readDeckBytes('\2' + bytes.substr(1))); // another form
    }

    void anyByteMayBeAnything()
    {
        const auto bytes = db::deckBytes(deckWithEverything(6));
        for (std::size_t at = 0; at < bytes.size(); ++at)
            for (const char byte : {'\0', '\x7f', '\x80', '\xff'}) {
                auto changed = bytes;
                changed[at] = byte;
                (void)db::readDeckBytes(changed);
            }
    }
};

NEXUS_TEST(DeckBytesTest, Events);

} // namespace deck_bytes_test

#include "deck_bytes_test.moc"
