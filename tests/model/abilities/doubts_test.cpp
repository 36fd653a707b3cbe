#include "model/abilities/doubts.h"

#include "model/abilities/binding.h"
#include "model/abilities/language.h"
#include "model/abilities/unclear.h"
#include "model/base/text.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>

namespace doubts_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// The ability of the sentence of a row, "Event | Copy that Event's effect.", that it is shown with.
std::vector<UnderstoodText> textsOf(std::string_view shows)
{
    static const auto vocabulary = vocabularyOf(*starterCatalogue());
    const auto bar = shows.find(" | ");
    const auto type = shows.substr(0, bar);
    const std::string rules(shows.substr(std::min(bar + 3, shows.size())));
    if (type == "Challenge")
        return {understand({.kind = TextKind::Challenge, .text = rules}, vocabulary)};
    Card card;
    card.name = "Probe";
    card.type = type;
    card.rules = rules;
    return understand(card, starterGame(), vocabulary).abilities;
}

} // namespace

// What of a text stays by hand, row by row.
class DoubtsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreRead()
    {
        const auto table = readDoubts("# which\r\n"
                                      "let draws: Draw|DrawPer\n"
                                      "part: Then 0:(draws !1:several) next:some:It.It any:'moth'\n"
                                      "  > Event | Draw a card.\n"
                                      "text: Draw (\n"
                                      "texts: Draw\n"
                                      "text: Dro\n"
                                      "text: which:Draw\n"
                                      "event: !Draw");
        QCOMPARE(table.faults, (std::vector<std::size_t>{5, 6, 7, 8}));
        QCOMPARE(table.rows.size(), std::size_t{2});
        QVERIFY(table.rows[0].of == DoubtRow::Of::Part && table.rows[0].line == 3);
        QVERIFY(table.rows[0].shows == "Event | Draw a card.");
        const Term moth{.op = Op::Subtype, .word = "Moth"}, draw{.op = Op::Draw, .parts = {{.op = Op::Number}}};
        const Term ready{.op = Op::MakeReady, .parts = {{.op = Op::It}, moth}};
        const Term both{.op = Op::Then, .parts = {draw, ready}};
        const auto& first = table.rows[0];
        QVERIFY(isInDoubt(first, TextKind::Event, both, {}));
        QVERIFY(isInDoubt(first, TextKind::Event, {.op = Op::May, .parts = {both}}, {}));
        QVERIFY(!isInDoubt(first, TextKind::Event, {.op = Op::Then, .parts = {ready, draw}}, {}));
        QVERIFY(isInDoubt(table.rows[1], TextKind::Event, both, {}));
        QVERIFY(!isInDoubt(table.rows[1], TextKind::Passive, both, {}));
    }

    void eachRowIsOne() { QVERIFY(readDoubts(sharedDoubts()).faults.empty() && doubtRows().size() > 50); }

    // Each row has a sentence that is by hand for it and for nothing else: a row without one decides nothing.
    void eachRowDecides_data()
    {
        QTest::addColumn<std::size_t>("at");
        for (std::size_t at = 0; at < doubtRows().size(); ++at)
            QTest::addRow("line %zu", doubtRows()[at].line) << at;
    }
    void eachRowDecides()
    {
        QFETCH(std::size_t, at);
        const auto& row = doubtRows()[at];
        std::string others;
        bool decides = false;
        for (const auto& text : textsOf(row.shows)) {
            if (!text.term || (text.carriedOut && row.of != DoubtRow::Of::Challenge)) {
                others += text.term ? " nothing" : " a gap";
                continue;
            }
            const auto rows = doubtsIn(text.ability.kind, *text.term, starterGame());
            const bool pronoun = doubtOf(asWaiting(text.ability.kind, *text.term)).has_value();
            decides = decides || (rows.size() == 1 && rows.front() == &row && !pronoun);
            for (const auto* other : rows)
                others += " line " + std::to_string(other->line);
            others += pronoun ? " a pronoun" : "";
        }
        QVERIFY2(decides, (std::string(row.shows) + " is by hand for" + others).c_str());
    }
};

NEXUS_TEST(DoubtsTest, Nothing);

} // namespace doubts_test

#include "doubts_test.moc"
