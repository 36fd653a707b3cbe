#include "app/documents/deck_document.h"

#include "tests/support/random_values.h"
#include "tests/support/starter.h"

#include <QSignalSpy>

using namespace nexus;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::DeckChecker> checker(const char* id = "quantum-nexus-2025-07")
{
    return std::make_shared<const model::DeckChecker>(ruleset(id), starterCatalogue());
}

model::DeckEdit addOne(const char* card)
{
    return {model::ChangeCopies{model::SectionId("main"), {.card = card}, 1}};
}

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
        QVERIFY(!document.edit({model::ChangeCopies{model::SectionId("main"), {.card = "Nobody"}, -1}}, QStringLiteral("x")));
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
        const auto limit = starterCatalogue()->number(card, *starterGame().find(model::AttributeId("duplicates"))).value();
        QVERIFY(document.edit({model::ChangeCopies{model::SectionId("missions"), {.card = "Strategic Foundry"}, 1}}, QStringLiteral("m")) );
        QVERIFY(document.edit({model::ChangeCopies{model::SectionId("main"), {.card = "Aegis Tender"}, limit - 1}}, QStringLiteral("a")));
        const auto before = document.additions().obstacle(card, main);
        QVERIFY(!before || before->rule != "duplicates");
        QVERIFY(document.edit(addOne("Aegis Tender"), QStringLiteral("a")));
        const auto after = document.additions().obstacle(card, main);
        QVERIFY(after.has_value());
    }

    void undoAllAndRedoAllOverRandomEdits()
    {
        const auto law = checker();
        QVERIFY(rc::check([&](std::uint64_t seed) {
            app::DeckDocument document(randomDeck(seed, *starterCatalogue()), law);
            const auto first = document.deck();
            for (std::uint64_t i = 0; i < 8; ++i)
                (void)document.edit(randomEdit(seed * 7 + i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
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

QTEST_GUILESS_MAIN(DeckDocumentTest)
#include "deck_document_test.moc"
