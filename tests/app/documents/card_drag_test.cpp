#include "app/documents/deck_actions.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include "model/search/card_lookup.h"

#include <memory>
#include <rapidcheck.h>

namespace card_drag_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

std::unique_ptr<QMimeData> mimeOf(const CardDrag& drag)
{
    return std::unique_ptr<QMimeData>(toMime(drag, *starterCatalogue()));
}

} // namespace

class CardDragTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsDraggedIsWhatIsDropped()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            CardDrag drag;
            for (std::uint64_t i = 0; i < seed % 6; ++i) {
                DeckEntry entry;
                entry.card = randomName(seed * 13 + i);
                entry.count = static_cast<int>(1 + (seed + i) % maxCopies);
                if (i % 2)
                    entry.key = CardKey(randomName(seed + i));
                if (i % 3 == 0)
                    entry.printing = randomName(seed - i);
                drag.cards.push_back({entry, (seed + i) % 3 ? q(randomName(seed + i)) : QString()});
            }
            const auto mime = mimeOf(drag);
            const auto back = cardDragOf(mime.get());
            RC_ASSERT(back.has_value());
            RC_ASSERT(back->cards == drag.cards);
            RC_ASSERT(back->entries().size() == drag.cards.size());
            RC_ASSERT(back->fromDeck() == std::any_of(drag.cards.begin(), drag.cards.end(),
                                              [](const auto& card) { return !card.from.isEmpty(); }));
        }));
    }

    void otherProgramsGetLinesOfText()
    {
        const auto mime = mimeOf({{{{.card = "Relay Drone", .count = 3}, QStringLiteral("main")},
            {{.card = "Échelon", .count = 1}, QStringLiteral("sideboard")}}});
        QCOMPARE(mime->text(), q("3 Relay Drone\n1 Échelon"));
    }

    void brokenDataIsNothing()
    {
        QVERIFY(!cardDragOf(nullptr));
        QMimeData plain;
        plain.setText(QStringLiteral("3 Relay Drone"));
        QVERIFY(!cardDragOf(&plain));
        const auto whole = mimeOf(
            {{{{.card = "Relay Drone", .count = 3}, QStringLiteral("main")}, {{.card = "B", .count = 1}, {}}}});
        const auto bytes = whole->data(cardDragType());
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            QMimeData cut;
            cut.setData(cardDragType(), bytes.left(length));
            QVERIFY2(!cardDragOf(&cut), std::to_string(length).c_str());
        }
        for (const int count : {0, -1, maxCopies + 1}) {
            const auto wrong = mimeOf({{{{.card = "Relay Drone", .count = count}, {}}}});
            QVERIFY(!cardDragOf(wrong.get()));
        }
        // Any bytes at all: nothing, or a drag of lawful counts; never a crash.
        QVERIFY(rc::check([&](const std::vector<char>& noise, std::size_t at) {
            auto mixed = bytes;
            for (std::size_t i = 0; i < noise.size(); ++i)
                mixed[static_cast<qsizetype>((at + i * 7) % static_cast<std::size_t>(mixed.size()))] = noise[i];
            QMimeData data;
            data.setData(cardDragType(), mixed);
            if (const auto drag = cardDragOf(&data))
                for (const auto& card : drag->cards)
                    RC_ASSERT(card.entry.count >= 1 && card.entry.count <= maxCopies);
        }));
    }

    void cardsAreWrittenSoThatTheyMeanThemselves()
    {
        const auto catalogue = catalogueOf(
            R"([{"name":"Echo","type":"Unit","cp":1},{"name":"Echo","type":"Mission","cp":1},{"name":"Solo","type":"Unit","cp":1}])");
        for (CardIndex card = 0; card < catalogue->size(); ++card) {
            auto entry = entryFor(*catalogue, card, 2);
            QCOMPARE(entry.count, 2);
            QVERIFY(lookUp(*catalogue, entry).card == card);
            entry.key.reset(); // the name alone is enough
            QVERIFY(lookUp(*catalogue, entry).card == card);
        }
        QCOMPARE(q(entryFor(*catalogue, lookUp(*catalogue, "Solo").card.value()).card), QStringLiteral("Solo"));
    }
};

NEXUS_TEST(CardDragTest, Events);

} // namespace card_drag_test

#include "card_drag_test.moc"
