#include "app/views/deck_model.h"

#include "app/documents/deck_actions.h"
#include "model/cards/catalogue_import.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <rapidcheck.h>

namespace deck_model_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

constexpr DeckGrouping groupings[] = {
    DeckGrouping::Type, DeckGrouping::Subtype, DeckGrouping::Cost, DeckGrouping::Domain, DeckGrouping::None};

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

using Rows = std::multimap<std::string, std::string>; // section → the row as text

std::string textOf(const DeckEntry& entry)
{
    return entry.card + "|" + (entry.key ? entry.key->str() : "") + "|" + entry.printing + "|" +
           std::to_string(entry.count);
}

Rows rowsOf(const Deck& deck)
{
    Rows rows;
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            rows.emplace(section.id.str(), textOf(entry));
    return rows;
}

bool same(const Rows& a, const Rows& b)
{
    const auto sorted = [](const Rows& rows) {
        std::vector<std::pair<std::string, std::string>> flat(rows.begin(), rows.end());
        std::sort(flat.begin(), flat.end());
        return flat;
    };
    return sorted(a) == sorted(b);
}

// What a view sees, by index() and data() alone.
Rows rowsOf(const DeckModel& model)
{
    Rows rows;
    for (int b = 0; b < model.rowCount(); ++b) {
        const auto block = model.index(b, 0);
        for (int r = 0; r < model.rowCount(block); ++r)
            rows.emplace(model.block(block)->section.str(), textOf(model.row(model.index(r, 0, block))->entry));
    }
    return rows;
}

QStringList labels(const DeckModel& model)
{
    QStringList found;
    for (const auto& block : model.blocks())
        found << q(block.label + ": " + block.summary);
    return found;
}

QModelIndex rowNamed(const DeckModel& model, const char* section, const char* card)
{
    return model.find(SectionId(section), {.card = card});
}

} // namespace

class DeckModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangeOfOneCardSaysWhichItWas()
    {
        DeckDocument document(
            deckOf("main: 2 Aegis Tender, 1 Fennel Runner, 3 Wick Sprite; sideboard: 1 Bolt Mice"), law());
        DeckModel model;
        model.setDocument(&document);
        std::vector<std::tuple<std::string, std::string, int>> told;
        connect(&model, &DeckModel::touched, this, [&](const SectionId& section, const DeckEntry& entry, int by) {
            told.emplace_back(section.str(), entry.card, by);
        });
        using Told = std::tuple<std::string, std::string, int>;
        const auto change = [&](const char* section, const char* card, int by) {
            QVERIFY(document.edit({ChangeCopies{SectionId(section), {.card = card}, by}}, QStringLiteral("c")));
        };
        change("main", "Fennel Runner", 1);
        change("main", "Kettle Golem", 2); // it was not there
        change("main", "Wick Sprite", -1);
        QVERIFY((told == std::vector<Told>{
                             {"main", "Fennel Runner", 1}, {"main", "Kettle Golem", 2}, {"main", "Wick Sprite", -1}}));
        told.clear();
        QVERIFY(moveCards(document, {{SectionId("main"), {.card = "Aegis Tender"}}}, SectionId("sideboard"), 1));
        QVERIFY((told == std::vector<Told>{{"sideboard", "Aegis Tender", 1}})); // where it came to
        told.clear();
        model.setGrouping(DeckGrouping::Cost);
        model.setFilter(QStringLiteral("mice"));
        QVERIFY(document.edit({SetField{DeckField::Name, "Other"}}, QStringLiteral("n")));
        QVERIFY(document.edit(
            {ReplaceDeck{deckOf("main: 1 Bolt Mice, 1 Choir Practice, 1 Ration Mule, 1 Odd Jobs at the Yard")}},
            QStringLiteral("r")));
        QVERIFY(told.empty());
    }

    void everyGroupingShowsEveryRowOnce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto deck = randomDeck(seed, *starterCatalogue());
            DeckDocument document(deck, law());
            DeckModel model;
            model.setDocument(&document);
            for (const auto grouping : groupings) {
                model.setGrouping(grouping);
                RC_ASSERT(same(rowsOf(model), rowsOf(deck)));
                // Subtotals add up to what the sections hold.
                for (const auto& section : deck.sections) {
                    int copies = 0;
                    for (const auto& block : model.blocks()) {
                        if (block.section != section.id)
                            continue;
                        int mine = 0;
                        std::int64_t cost = 0;
                        for (const auto& row : block.rows) {
                            mine += row.entry.count;
                            cost += std::int64_t{row.entry.count} * row.cost.value_or(0);
                        }
                        RC_ASSERT(block.summary == std::to_string(mine) + (mine == 1 ? " card" : " cards") + " · " +
                                                       std::to_string(cost) + " CP");
                        copies += mine;
                    }
                    RC_ASSERT(copies == deck.copies(section.id));
                }
            }
        }));
    }

    void aRenamedCardIsShownWithItsNameOfToday()
    {
        const auto before = catalogueOf(R"([{"name":"Relay Drone","type":"Unit","cp":2,"duplicates":9,"set":"P1"}])");
        auto card = before->card(0);
        card.name = "Signal Drone";
        card.extras = "Formerly: Relay Drone";
        const auto after = catalogueAfter(*before, planImport(*before, {card}), {}, "2026-01-01");
        DeckDocument document(deckOf("main: 2 Relay Drone"), std::make_shared<const DeckChecker>(ruleset(), after));
        DeckModel model;
        model.setDocument(&document);
        const auto row = rowNamed(model, "main", "Relay Drone"); // the deck's own row, to be edited as such
        QVERIFY(row.isValid());
        QCOMPARE(row.data().toString(), QStringLiteral("Signal Drone"));
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Signal Drone")));
    }

    void itFollowsTheDocumentThroughEveryEdit()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            DeckDocument document(randomDeck(seed, *starterCatalogue()), law());
            DeckModel model;
            model.setDocument(&document);
            model.setGrouping(groupings[seed % 5]);
            for (std::uint64_t i = 0; i < 5; ++i) {
                (void)document.edit(
                    randomEdit(seed * 3 + i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
                RC_ASSERT(same(rowsOf(model), rowsOf(document.deck())));
            }
        }));
    }

    void itIsALawfulModel()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Fennel Runner"), law());
        DeckModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(&document);
        for (std::uint64_t i = 0; i < 30; ++i)
            (void)document.edit(randomEdit(i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
        model.setFilter(QStringLiteral("a"));
        model.setDocument(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void groupsInTheirOrder()
    {
        DeckDocument document(deckOf("main: 2 Aegis Tender, 1 Gantry Marshal, 1 Circuit Chaplain, 1 Nobody, 1 Ration "
                                     "Mule; sideboard: 1 Fennel Runner"),
            law());
        DeckModel model;
        model.setDocument(&document);
        const auto byType = labels(model);
        QCOMPARE(byType.front(), q("Missions: 0 cards · 0 CP")); // an empty section that has to be filled
        QVERIFY(byType.contains(q("Leaders: 1 card · 11 CP")));
        QVERIFY(byType.contains(q("Units: 4 cards · 8 CP")));
        QVERIFY(byType.contains(q("Not in the catalogue: 1 card · 0 CP")));
        QCOMPARE(
            byType.mid(byType.size() - 2), (QStringList{q("Sideboard: 1 card · 2 CP"), q("Maybe: 0 cards · 0 CP")}));
        model.setGrouping(DeckGrouping::Cost);
        QCOMPARE(labels(model).mid(1),
            (QStringList{q("1 CP: 1 card · 1 CP"), q("2 CP: 2 cards · 4 CP"), q("3 CP: 1 card · 3 CP"),
                q("11 CP: 1 card · 11 CP"), q("Not in the catalogue: 1 card · 0 CP"), q("Sideboard: 1 card · 2 CP"),
                q("Maybe: 0 cards · 0 CP")}));
        model.setGrouping(DeckGrouping::Domain);
        QCOMPARE(
            labels(model).mid(1), (QStringList{q("Technology: 3 cards · 15 CP"), q("Several domains: 1 card · 3 CP"),
                                      q("No domain: 1 card · 1 CP"), q("Not in the catalogue: 1 card · 0 CP"),
                                      q("Sideboard: 1 card · 2 CP"), q("Maybe: 0 cards · 0 CP")}));
        model.setGrouping(DeckGrouping::None);
        QCOMPARE(labels(model).mid(1),
            (QStringList{q("Main deck: 6 cards · 19 CP"), q("Sideboard: 1 card · 2 CP"), q("Maybe: 0 cards · 0 CP")}));
        model.setGrouping(DeckGrouping::Subtype);
        QVERIFY(labels(model).contains(q("Drone: 2 cards · 4 CP")));
    }

    void aCountThatChangesIsNoReset()
    {
        DeckDocument document(deckOf("main: 2 Aegis Tender, 1 Fennel Runner"), law());
        DeckModel model;
        model.setDocument(&document);
        const QPersistentModelIndex tender(rowNamed(model, "main", "Aegis Tender"));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset), changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 1}}, QStringLiteral("+")));
        QCOMPARE(reset.count(), 0);
        QVERIFY(changed.count() > 0);
        QCOMPARE(tender.data(Qt::EditRole).toInt(), 3);
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Fennel Runner"}, -1}}, QStringLiteral("-")));
        QCOMPARE(reset.count(), 1);
    }

    void theFilterIsAQueryOrWords()
    {
        DeckDocument document(
            deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender, 1 Gantry Marshal, 1 Nobody of Gantry"),
            law());
        DeckModel model;
        model.setDocument(&document);
        const auto names = [&](const char* filter) {
            model.setFilter(q(filter));
            QStringList found;
            for (const auto& block : model.blocks())
                for (const auto& row : block.rows)
                    found << q(row.entry.card);
            return found;
        };
        QCOMPARE(names("gantry"), (QStringList{q("Hold the Gantry Line"), q("Gantry Marshal"), q("Nobody of Gantry")}));
        QCOMPARE(names("t:leader"), QStringList{q("Gantry Marshal")});
        QCOMPARE(names("cp<3 -t:mission"), QStringList{q("Aegis Tender")});
        QCOMPARE(names("(tender"), QStringList{}); // does not parse: words, and none has this
        QCOMPARE(names("  ").size(), 4);
        QVERIFY(!model.isFiltered());
    }

    void rowsSayWhatIsWrongWithThem()
    {
        DeckDocument document(
            deckOf("missions: 1 Hold the Gantry Line; main: 5 Aegis Tender, 1 Fennel Runner; maybe: 9 Fennel Runner"),
            law());
        DeckModel model;
        model.setDocument(&document);
        const auto* tender = model.row(rowNamed(model, "main", "Aegis Tender"));
        QVERIFY2(tender->problem.find("4") != std::string::npos, tender->problem.c_str());
        const auto runner = rowNamed(model, "main", "Fennel Runner");
        QVERIFY(model.row(runner)->problem.find("Biology") != std::string::npos);
        QVERIFY(model.row(rowNamed(model, "maybe", "Fennel Runner"))->problem.empty());
        QVERIFY(model.row(rowNamed(model, "missions", "Hold the Gantry Line"))->problem.empty());
        QCOMPARE(model.data(runner, Qt::ToolTipRole).toString(), q(model.row(runner)->problem));
        QCOMPARE(model.data(rowNamed(model, "main", "Aegis Tender"), Qt::AccessibleTextRole).toString().left(62),
            q("5 × Aegis Tender, Technology 1, 2 CP each, 10 in total, Units.").left(62));
        QVERIFY(model.data(runner, Qt::AccessibleTextRole).toString().contains(QStringLiteral(". Wrong: ")));
        const auto block = model.index(0, 0);
        QCOMPARE(model.data(block, Qt::AccessibleTextRole).toString(), q("Missions, 1 card · 7 CP"));
    }

    void cardsAreFoundByName()
    {
        DeckDocument document(deckOf("main: 2 aegis tender; sideboard: 1 Aegis Tender"), law());
        DeckModel model;
        model.setDocument(&document);
        QCOMPARE(model.named({"Aegis Tender"}).size(), 2);
        QCOMPARE(model.named({"Nobody"}).size(), 0);
        QVERIFY(!rowNamed(model, "maybe", "Aegis Tender").isValid());
        QCOMPARE(model.block(rowNamed(model, "sideboard", "AEGIS TENDER"))->section.str(), std::string("sideboard"));
    }

    void draggingMovesAndDroppingFromTheCatalogueAdds()
    {
        DeckDocument document(deckOf("main: 3 Aegis Tender, 2 Fennel Runner; sideboard: 1 Ration Mule"), law());
        DeckModel model;
        model.setDocument(&document);
        const QSignalSpy dropped(&model, &DeckModel::dropped);
        const std::unique_ptr<QMimeData> both(
            model.mimeData({rowNamed(model, "main", "Aegis Tender"), rowNamed(model, "main", "Fennel Runner")}));
        const auto onto = rowNamed(model, "sideboard", "Ration Mule");
        QVERIFY(model.canDropMimeData(both.get(), Qt::MoveAction, -1, -1, onto));
        QVERIFY(!model.dropMimeData(both.get(), Qt::MoveAction, -1, -1, onto)); // the view must take nothing out
        QCOMPARE(document.deck().copies(SectionId("sideboard")), 6);
        QCOMPARE(document.deck().copies(SectionId("main")), 0);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped.front().front().toString(),
            QStringLiteral("Moved 3 Aegis Tender and 2 Fennel Runner to Sideboard. 200 CP left."));
        document.undoStack().undo();
        // rows of several sections go together, in one step
        const std::unique_ptr<QMimeData> mixed(
            model.mimeData({rowNamed(model, "main", "Aegis Tender"), rowNamed(model, "sideboard", "Ration Mule")}));
        (void)model.dropMimeData(mixed.get(), Qt::MoveAction, -1, -1, rowNamed(model, "main", "Fennel Runner"));
        QCOMPARE(document.deck().copies(SectionId("main")), 6); // the tenders were there
        QCOMPARE(document.deck().copies(SectionId("sideboard")), 0);
        document.undoStack().undo();
        const auto maybe = [&] {
            for (int i = 0; i < model.rowCount(); ++i)
                if (model.block(model.index(i, 0))->section == SectionId("maybe"))
                    return model.index(i, 0);
            return QModelIndex();
        }();
        QVERIFY(maybe.isValid());
        (void)model.dropMimeData(mixed.get(), Qt::MoveAction, -1, -1, maybe);
        QCOMPARE(document.deck().copies(SectionId("maybe")), 4);
        QCOMPARE(document.deck().copies(SectionId("sideboard")), 0);
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        const std::unique_ptr<QMimeData> fresh(
            toMime({{{{.card = "Lantern Pilgrim", .count = 1}, {}}}}, *starterCatalogue()));
        (void)model.dropMimeData(fresh.get(), Qt::CopyAction, -1, -1, rowNamed(model, "main", "Aegis Tender"));
        QCOMPARE(document.deck().copies(SectionId("main")), 6);
        for (int i = 0; i < model.rowCount(); ++i) // a Unit into every section but that of the Missions
            QCOMPARE(model.canDropMimeData(fresh.get(), Qt::CopyAction, -1, -1, model.index(i, 0)),
                model.block(model.index(i, 0))->section != SectionId("missions"));
        QMimeData text;
        text.setText(QStringLiteral("3 Relay Drone"));
        QVERIFY(!model.canDropMimeData(&text, Qt::CopyAction, -1, -1, rowNamed(model, "main", "Aegis Tender")));
        // beside the sections a card goes to its own; cards of a section go nowhere
        QVERIFY(model.canDropMimeData(fresh.get(), Qt::CopyAction, -1, -1, {}));
        (void)model.dropMimeData(fresh.get(), Qt::CopyAction, -1, -1, {});
        QCOMPARE(document.deck().copies(SectionId("main")), 7);
        const std::unique_ptr<QMimeData> placed(model.mimeData({rowNamed(model, "main", "Aegis Tender")}));
        QVERIFY(!model.canDropMimeData(placed.get(), Qt::MoveAction, -1, -1, {}));
        const std::unique_ptr<QMimeData> blocks(model.mimeData({model.index(0, 0)}));
        QVERIFY(!blocks);
    }
};

NEXUS_TEST(DeckModelTest, Events);

} // namespace deck_model_test

#include "deck_model_test.moc"

#include <tuple>
