#include "app/documents/deck_document.h"

#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <rapidcheck.h>

namespace deck_document_test {

using namespace nexus;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::DeckChecker> checker(const char* id = "quantum-nexus-2025-07")
{
    return std::make_shared<const model::DeckChecker>(ruleset(id), starterCatalogue());
}

model::DeckEdit addOne(const char* card) { return {model::ChangeCopies{model::SectionId("main"), {.card = card}, 1}}; }

} // namespace

class DeckDocumentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEditIsJudgedAndCanBeUndone()
    {
        app::DeckDocument document({}, checker());
        const QSignalSpy changed(&document, &app::DeckDocument::changed);
        const auto empty = document.deck();
        QVERIFY(document.edit(addOne("Aegis Tender"), QStringLiteral("Add Aegis Tender")));
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Add Aegis Tender"));
        QVERIFY(document.report() == document.checker().check(document.deck()));
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QVERIFY(document.deck() == empty);
        QVERIFY(!document.isModified());
        document.undoStack().redo();
        QCOMPARE(document.deck().copies(model::SectionId("main")), 1);
        QCOMPARE(changed.count(), 3);
    }

    void anEditThatDoesNotFitLeavesNoStep()
    {
        app::DeckDocument document({}, checker());
        QVERIFY(!document.edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Nobody"}, -1}}, QStringLiteral("x")));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(document.edit({model::EditGroup{}}, QStringLiteral("nothing")));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void anotherEditionJudgesTheSameDeck()
    {
        app::DeckDocument document({}, checker());
        QVERIFY(document.edit(addOne("Aegis Tender"), QStringLiteral("Add")));
        document.setChecker(checker("quantum-nexus-2025-05"));
        QVERIFY(document.report() == document.checker().check(document.deck()));
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.isModified());
    }

    void whatCanBeAddedIsAskedOfTheDeckAsItIs()
    {
        app::DeckDocument document({}, checker());
        const auto card = starterCatalogue()->named("aegis tender").front();
        const auto main = document.checker().sectionIndex(model::SectionId("main"));
        const auto limit =
            starterCatalogue()->number(card, *starterGame().find(model::AttributeId("duplicates"))).value();
        QVERIFY(document.edit({model::ChangeCopies{model::SectionId("missions"), {.card = "Strategic Foundry"}, 1}},
            QStringLiteral("m")));
        QVERIFY(document.edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Aegis Tender"}, limit - 1}}, QStringLiteral("a")));
        const auto before = document.additions().obstacle(card, main);
        QVERIFY(!before || before->rule != "duplicates");
        QVERIFY(document.edit(addOne("Aegis Tender"), QStringLiteral("a")));
        const auto after = document.additions().obstacle(card, main);
        QVERIFY(after.has_value());
    }

    void modifiedIsAgainstTheDeckOnDiskNotTheStepsDone()
    {
        const auto law = checker();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto onDisk = randomDeck(seed, *starterCatalogue());
            app::DeckDocument document(randomDeck(seed + 1, *starterCatalogue()), law);
            RC_ASSERT(!document.isModified());
            const QSignalSpy saved(&document, &app::DeckDocument::saved);
            document.markSaved(onDisk); // a draft brought back
            RC_ASSERT(saved.count() == 1);
            RC_ASSERT(document.savedDeck() == onDisk);
            RC_ASSERT(document.isModified() == (document.deck() != onDisk));
            RC_ASSERT(document.edit({model::ReplaceDeck{onDisk}}, QStringLiteral("as it was")));
            RC_ASSERT(!document.isModified());
            for (std::uint64_t i = 0; i < 6; ++i) {
                (void)document.edit(
                    randomEdit(seed * 5 + i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
                RC_ASSERT(document.isModified() == (document.deck() != document.savedDeck()));
                if (i == 3) {
                    document.markSaved();
                    RC_ASSERT(!document.isModified());
                }
            }
        }));
    }

    void itsPlaceIsKept()
    {
        app::DeckDocument document({}, checker());
        QVERIFY(!document.place().id && document.place().file.empty());
        document.setPlace({7, "x.nxdeck", 3, "2026-01-01T00:00:00Z"});
        QCOMPARE(document.place().id, std::optional<std::int64_t>(7));
        QCOMPARE(document.place().slot, std::int64_t{3});
        QVERIFY(!document.isModified());
    }

    void undoAllAndRedoAllOverRandomEdits()
    {
        const auto law = checker();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            app::DeckDocument document(randomDeck(seed, *starterCatalogue()), law);
            const auto first = document.deck();
            for (std::uint64_t i = 0; i < 8; ++i)
                (void)document.edit(
                    randomEdit(seed * 7 + i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
            const auto last = document.deck();
            const int steps = document.undoStack().count();
            document.undoStack().setIndex(0);
            RC_ASSERT(document.deck() == first);
            document.undoStack().setIndex(steps);
            RC_ASSERT(document.deck() == last);
            RC_ASSERT(document.report() == law->check(last));
        }));
    }
};

NEXUS_TEST(DeckDocumentTest, Events);

} // namespace deck_document_test

#include "deck_document_test.moc"
