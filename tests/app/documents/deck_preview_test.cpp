#include "app/documents/deck_preview.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include "importers/decklist/deck_json.h"

#include <rapidcheck.h>

namespace deck_preview_test {

using namespace nexus::model;
using namespace nexus::test;
using nexus::app::LineState;

namespace {

const SectionId mainDeck("main"), missions("missions");

std::shared_ptr<const Catalogue> twins()
{
    static const auto made = catalogueOf(R"([
        {"name":"Echo","type":"Unit","cp":3},
        {"name":"Echo","type":"Event","cp":1},
        {"name":"Relay Drone","type":"Unit","cp":2},
        {"name":"Forge","type":"Mission","cp":5}])");
    return made;
}

nexus::app::ListReader readerOf(std::shared_ptr<const Catalogue> catalogue)
{
    return {{catalogue->game(), {{ruleset(), {}, true}}, {}}, catalogue};
}

std::vector<nexus::app::DeckPreview> previewsOf(
    const std::string& text, std::shared_ptr<const Catalogue> catalogue = twins())
{
    auto read = nexus::app::previewDecks({}, text, readerOf(std::move(catalogue)));
    if (!read)
        qFatal("no list: %s", read.error().c_str());
    return *read;
}

} // namespace

class DeckPreviewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLineSaysWhatItMeansProblemsFirst()
    {
        const auto preview = previewsOf("2 Relay Drone\n1 Forge\n3 Relay Dorne\n1 Echo\n").front();
        QCOMPARE(preview.count(LineState::Matched), 2);
        QCOMPARE(preview.count(LineState::Unknown), 1);
        QCOMPARE(preview.count(LineState::Ambiguous), 1);
        QCOMPARE(preview.count(LineState::Unread), 0);
        QCOMPARE(preview.lines.size(), std::size_t{4});
        QVERIFY(preview.lines[0].state == LineState::Unknown);
        QCOMPARE(q(preview.lines[0].entry.card), QStringLiteral("Relay Dorne"));
        using Offers = std::vector<nexus::app::LineOffer>;
        QVERIFY((preview.lines[0].offers == Offers{{"3 Relay Drone", {{3, "3 Relay Drone"}}}}));
        QVERIFY(preview.lines[1].state == LineState::Ambiguous);
        const nexus::app::LineOffer unit{"1 Echo (Unit)", {{4, "1 Echo (Unit)"}}},
            event{"1 Echo (Event)", {{4, "1 Echo (Event)"}}};
        QVERIFY((preview.lines[1].offers == Offers{unit, event} || preview.lines[1].offers == Offers{event, unit}));
        QCOMPARE(preview.deck.copies(missions), 1); // where the ruleset takes it
    }

    void nothingIsGuessedBeforeAPersonChooses()
    {
        auto preview = previewsOf(
            nexus::importers::writeDeckJson(deckOf("main: 3 Relay Dorne, 1 Echo, 2 Relay Drone"))) // no text to mend
                           .front();
        QVERIFY(preview.result() == preview.deck);
        const auto unknown = std::find_if(
            preview.lines.begin(), preview.lines.end(), [](const auto& l) { return l.state == LineState::Unknown; });
        const auto twin = std::find_if(
            preview.lines.begin(), preview.lines.end(), [](const auto& l) { return l.state == LineState::Ambiguous; });
        unknown->chosen = 0;
        twin->chosen = 1;
        const auto deck = preview.result();
        const auto* rows = deck.section(mainDeck);
        QCOMPARE(rows->entries.size(), std::size_t{2}); // three and two Relay Drones are five
        QCOMPARE(q(rows->entries[0].card), QStringLiteral("Relay Drone"));
        QCOMPARE(rows->entries[0].count, 5);
        QCOMPARE(rows->entries[1].card, twin->choices[1]);
        QCOMPARE(deck.copies(mainDeck), 6);
        // What was settled is known now.
        const DeckChecker checker(ruleset(), twins());
        for (const auto& row : checker.resolve(deck))
            QVERIFY(row.card.has_value());
        twin->chosen = -1;
        QCOMPARE(q(preview.result().section(mainDeck)->entries[1].card), QStringLiteral("Echo"));
    }

    void linesThatCannotBeReadAreToldWithTheirPlace()
    {
        const auto preview = previewsOf("2 Relay Drone\n99999 Relay Drone\n").front();
        QCOMPARE(preview.count(LineState::Unread), 1);
        QVERIFY2(preview.lines.front().text.find("line 2") != std::string::npos, preview.lines.front().text.c_str());
        QCOMPARE(preview.result().copies(mainDeck), 2);
    }

    void severalDecksOfOneText()
    {
        const auto two = previewsOf("// Deck: One\n2 Relay Drone\n\n// Deck: Two\n1 Forge\nForgee\n");
        QCOMPARE(two.size(), std::size_t{2});
        QVERIFY(two[0].deck.name == "One" && two[0].deck.copies(mainDeck) == 2 && two[0].deck.copies(missions) == 0);
        QVERIFY(two[1].deck.name == "Two" && two[1].deck.copies(missions) == 1);
        QVERIFY((two[1].lines.front().places == std::vector<std::size_t>{6})); // in the whole
        QVERIFY(
            (two[1].lines.front().offers.front().lines.front() == std::pair(std::size_t{6}, std::string("1 Forge"))));
        const auto deck = deckOf("main: 2 Relay Drone");
        const auto one = nexus::importers::writeDeckJson(deck);
        const auto previews = previewsOf(one);
        QCOMPARE(previews.size(), std::size_t{1});
        QVERIFY(previews.front().result() == deck);
    }

    void aBrokenFileIsAnErrorWithItsPlace()
    {
        const auto read = nexus::app::previewDecks(
            "x.nxdeck", R"({"format":"nexusdeck-deck/1","sections":7})", readerOf(twins()));
        QVERIFY(!read);
        QVERIFY(!read.error().empty());
    }

    void aDeckOfKnownCardsIsTakenAsItIs()
    {
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, *starterCatalogue());
            const auto preview = previewsOf(nexus::importers::writeDeckJson(deck), starterCatalogue()).front();
            RC_ASSERT(preview.result() == preview.deck);
            RC_ASSERT(preview.result() == deck);
            std::size_t rows = 0;
            for (const auto& section : deck.sections)
                rows += section.entries.size();
            RC_ASSERT(preview.lines.size() == rows);
            for (const auto& line : preview.lines)
                RC_ASSERT(
                    (line.state == LineState::Matched) == line.choices.empty() || line.state == LineState::Unknown);
        }));
    }
};

NEXUS_TEST(DeckPreviewTest, Events);

} // namespace deck_preview_test

#include "deck_preview_test.moc"
