#include "app/documents/event_paper.h"

#include "app/printing/pdf_sheets.h"
#include "tests/support/events.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"

#include <QPainter>
#include <QtTest>

namespace event_paper_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

// Players of whom all but the second have a list.
model::EventState withLists(int players)
{
    auto state = model::beginEvent({.name = "Lowglass Open",
        .game = "quantum-nexus",
        .edition = model::RulesetId("quantum-nexus-2025-07"),
        .seed = 1});
    for (int i = 1; i <= players; ++i) {
        std::optional<model::EnteredList> list;
        if (i != 2)
            list = model::EnteredList{sampleDecks().at(static_cast<std::size_t>(i) % sampleDecks().size()), {}, {}};
        need(model::apply(state, model::AddPlayer{"Player " + std::to_string(i), {}, {}, {}, list}));
    }
    return state;
}

tl::expected<EventPdf, std::string> printed(const model::EventState& state, EventPrint what, int round = 0)
{
    return eventPdf(state, {what, round, {210, 297}}, listReader(), 1);
}

} // namespace

class EventPaperTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsAreThoseOfTheTable()
    {
        for (const char* id : eventPrintIds) {
            QVERIFY(eventPrintOf(id).has_value());
            QVERIFY(!eventPrintName(*eventPrintOf(id)).empty());
        }
        QVERIFY(!eventPrintOf("tickets"));
    }

    void listsAreInSeatOrderWithTheirPlayers()
    {
        auto state = withLists(9);
        const auto names = [&](int round) {
            QStringList told;
            const auto made = printed(state, EventPrint::Lists, round);
            for (const auto& notes : pageNotes(made->bytes))
                if (notes.contains("Deck")) // the first page of a list
                    told << QString::fromUtf8(notes.value("lastName")) + QLatin1Char('@') +
                                QString::fromUtf8(notes.value("table"));
            return told;
        };
        // The last of a name is "Player": its number is the last name.
        QCOMPARE(names(0), QStringLiteral("1@ 3@ 4@ 5@ 6@ 7@ 8@ 9@").split(QLatin1Char(' ')));
        playRounds(state, 1, 4);
        QStringList wanted;
        const auto add = [&](model::PlayerNumber player, int table) {
            if (player != 2)
                wanted << QStringLiteral("%1@%2").arg(player).arg(table > 0 ? QString::number(table) : QString());
        };
        for (const auto& match : state.rounds.front().matches) {
            add(match.first, match.table);
            add(match.second, match.table);
        }
        add(state.rounds.front().byes.front(), 0);
        QCOMPARE(names(0), wanted);
    }

    void everyPaperIsMadeAndTheSameEachTime()
    {
        auto state = withLists(5);
        playRounds(state, 2, 3);
        for (const char* id : eventPrintIds) {
            const auto what = *eventPrintOf(id);
            const auto made = printed(state, what);
            QVERIFY(made && made->bytes.startsWith("%PDF"));
            QCOMPARE(made->pages, static_cast<int>(pageNotes(made->bytes).size()));
            QCOMPARE(printed(state, what)->bytes, made->bytes);
            QCOMPARE(made->round, what == EventPrint::Players || what == EventPrint::Blank ? 0 : 2);
        }
        QCOMPARE(printed(state, EventPrint::Pairings)->pages, 2);
        QCOMPARE(printed(state, EventPrint::Slips, 1)->round, 1);
    }

    // What is looked at before has the pages of the PDF, and each has something on it.
    void pagesAreLookedAtBefore()
    {
        auto state = withLists(5);
        playRounds(state, 2, 3);
        const auto shared = std::make_shared<const model::EventState>(state);
        for (const char* id : eventPrintIds) {
            const auto what = *eventPrintOf(id);
            const auto pages = paperPages(shared, {what}, listReader(), 1);
            QVERIFY(pages);
            QCOMPARE(pages->count, printed(state, what)->pages);
            for (int page = 0; page < pages->count; ++page) {
                QImage image(210, 297, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                pages->paint(painter, page);
                painter.end();
                QImage empty(image.size(), image.format());
                empty.fill(Qt::white);
                QVERIFY2(image != empty, id);
            }
        }
        QCOMPARE(
            paperPages(std::make_shared<const model::EventState>(withLists(3)), {EventPrint::Slips}, listReader(), 1)
                .error(),
            std::string("No round has been paired."));
    }

    void whatCannotBePrintedIsASentence()
    {
        auto state = eventOf(4, {.game = "quantum-nexus", .edition = model::RulesetId("nowhere"), .seed = 1});
        QCOMPARE(printed(state, EventPrint::Slips).error(), std::string("No round has been paired."));
        QCOMPARE(printed(state, EventPrint::Slips, 3).error(), std::string("Round 3 has not been paired."));
        QCOMPARE(printed(state, EventPrint::Blank).error(),
            std::string("The edition “nowhere” of this event is not known here."));
        state.settings.edition = model::RulesetId("quantum-nexus-2025-07");
        QCOMPARE(printed(state, EventPrint::Lists).error(), std::string("No player has handed in a list."));
        QVERIFY(printed(state, EventPrint::Players) && printed(state, EventPrint::Standings));
        QVERIFY(printed(state, EventPrint::Blank)->bytes.contains("/PrintScaling /None"));
    }

    void theWorkCanBeCalledOff()
    {
        const auto made = eventPdf(
            withLists(3), {EventPrint::Lists}, listReader(), 1, [](std::size_t done, std::size_t) { return done < 1; });
        QVERIFY(!made && made.error().empty());
    }
};

NEXUS_TEST(EventPaperTest, Screen);

} // namespace event_paper_test

#include "event_paper_test.moc"
