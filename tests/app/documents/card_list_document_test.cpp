#include "app/documents/card_list_document.h"

#include "app/documents/card_list_edits.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <fstream>

namespace card_list_document_test {

using namespace nexus;
using namespace nexus::test;
using app::CardListDocument;

const char* const cards = "| Name | Card Type | CP Cost |\n|---|---|---|\n| Docker | Unit | 3 |\n| Kite | Unit | 4 |\n";

class CardListDocumentTest : public QObject {
    Q_OBJECT

private:
    Scratch m_scratch;

    std::filesystem::path fileWith(const std::string& bytes) const
    {
        const auto file = m_scratch.path("cards.md");
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }
    std::unique_ptr<CardListDocument> opened(const std::string& bytes = cards) const
    {
        auto list = CardListDocument::read(fileWith(bytes), starterGame());
        if (!list)
            qFatal("%s", qPrintable(list.error()));
        return std::make_unique<CardListDocument>(std::move(*list), m_scratch.path("profile"), starterGame());
    }
    static std::string with(std::string text, const std::string& from, const std::string& to)
    {
        return text.replace(text.find(from), from.size(), to);
    }

private Q_SLOTS:
    void typingInACellIsOneStep()
    {
        const auto list = opened();
        for (const auto* text : {"4", "42", "5"})
            QVERIFY(list->setCell({0, 0}, 2, QString::fromUtf8(text)));
        QVERIFY(list->setCell({0, 1}, 2, QStringLiteral("6")));
        QCOMPARE(list->undoStack().count(), 2);
        QCOMPARE(list->undoStack().undoText(), QStringLiteral("Change CP Cost"));
        QVERIFY(list->isModified());
        list->undoStack().undo();
        list->undoStack().undo();
        QVERIFY(!list->isModified());
        list->undoStack().redo();
        QCOMPARE(list->sheet().tables[0].rows[0].cells[2], std::string("5"));
    }

    void savingWritesTheCellsThatChanged()
    {
        const auto list = opened();
        QVERIFY(list->setCell({0, 1}, 2, QStringLiteral("12")));
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), with(cards, "Kite | Unit | 4", "Kite | Unit | 12"));
        QVERIFY(!list->isModified());
        // Undone after saving, it is a change again.
        list->undoStack().undo();
        QVERIFY(list->isModified());
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), std::string(cards));
    }

    void aRowRemovedAndSavedComesBackWithUndo()
    {
        const auto list = opened();
        QVERIFY(list->edit(
            {{.kind = importers::SheetEdit::Remove, .place = {0, 0}, .text = {}, .row = {}}}, QStringLiteral("x")));
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), with(cards, "| Docker | Unit | 3 |\n", ""));
        list->undoStack().undo();
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), std::string(cards));
    }

    void changesOfAnotherProgramAreMerged()
    {
        const auto list = opened();
        QVERIFY(list->setCell({0, 0}, 2, QStringLiteral("5")));
        QVERIFY(!*list->changedThere());
        const auto there = with(cards, "Unit | 4", "Asset | 4");
        (void)fileWith(there);
        QVERIFY(!list->save());
        QCOMPARE(fileBytes(list->file()), there);
        const auto merged = list->changedThere().value();
        QVERIFY(merged && merged->conflicts.empty());
        list->takeMerged(merged->sheet);
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), with(there, "Unit | 3", "Unit | 5"));
        // What a colleague took back meanwhile is no change of ours.
        (void)fileWith(there);
        QVERIFY(list->setCell({0, 1}, 2, QStringLiteral("9")));
        const auto again = list->changedThere().value();
        QVERIFY(again && again->conflicts.empty());
        list->takeMerged(again->sheet);
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()), with(there, "Asset | 4", "Asset | 9"));
    }

    void stepsFromBeforeAMergeUndo()
    {
        const auto list = opened();
        QVERIFY(list->setCell({0, 0}, 2, QStringLiteral("5")));
        (void)fileWith(std::string(cards) + "| Oar | Asset | 1 |\n");
        list->takeMerged((*list->changedThere())->sheet);
        QCOMPARE(list->sheet().tables[0].rows.size(), std::size_t{3});
        list->undoStack().undo();
        QCOMPARE(list->sheet().tables[0].rows.size(), std::size_t{2});
        list->undoStack().undo();
        QCOMPARE(list->sheet().tables[0].rows[0].cells[2], std::string("3"));
        list->undoStack().redo();
        list->undoStack().redo();
        QCOMPARE(list->sheet().tables[0].rows.size(), std::size_t{3});
        QCOMPARE(list->sheet().tables[0].rows[0].cells[2], std::string("5"));
    }

    void whatAnImportWouldRefuseIsKnown()
    {
        const auto list = opened();
        QVERIFY(list->setCell({0, 0}, 2, QStringLiteral("lots")));
        QCOMPARE(list->reading().problems.size(), std::size_t{1});
        QVERIFY(!list->card({0, 0}));
        QVERIFY(list->card({0, 1}));
        QVERIFY(list->save()); // a list may be unfinished
    }

    void whatItDoesToDecksComesBesideTheWindow()
    {
        // A card of the samples that costs more than any deck may spend.
        const auto& catalogue = *starterCatalogue();
        const auto card = catalogue.printing(catalogue.printings(0).front());
        const auto list = opened("| Name | Card Type | CP Cost |\n|---|---|---|\n| " + card.name + " | " + card.type +
                                 " | 1 |\n| Nobody's Card | Unit | 2 |\n");
        QVERIFY(list->setCell({0, 0}, 2, QStringLiteral("99")));
        QVERIFY(QTest::qWaitFor([&] { return list->impact().has_value(); }, 60'000));
        QVERIFY(list->impact()->checked > 0);
        list->undoStack().undo();
        QVERIFY(QTest::qWaitFor([&] { return !list->impact().has_value(); }, 60'000));
    }

    void whatIsNotSavedIsInItsDraft()
    {
        QByteArray draft;
        {
            const auto list = opened();
            QVERIFY(list->setCell({0, 0}, 2, QStringLiteral("5")));
            QVERIFY(list->edit(
                {app::newCard(list->sheet(), {0, 2}, starterGame(), {}, "Oar", "Asset")}, QStringLiteral("x")));
            draft = list->draft();
        }
        // Another program was there meanwhile.
        const auto list = opened(with(cards, "Unit | 4", "Asset | 4"));
        for (const int cut : {0, 3, 40, static_cast<int>(draft.size()) - 1})
            QVERIFY(!list->takeDraft(draft.left(cut)));
        QVERIFY(list->takeDraft(draft));
        QVERIFY(list->isModified());
        const auto merged = list->changedThere().value();
        QVERIFY(merged && merged->conflicts.empty());
        list->takeMerged(merged->sheet);
        QVERIFY(list->save());
        QCOMPARE(fileBytes(list->file()),
            with(with(cards, "Unit | 3", "Unit | 5"), "Unit | 4 |\n", "Asset | 4 |\n| Oar | Asset |  |\n"));
    }

    void whatIsNoListIsRefused()
    {
        const auto refused = CardListDocument::read(fileWith("Just words.\n"), starterGame());
        QVERIFY(!refused);
        QVERIFY2(refused.error().startsWith(QStringLiteral("cards.md: ")), qPrintable(refused.error()));
        QVERIFY(!CardListDocument::read("/nowhere/cards.md", starterGame()));
    }
};

NEXUS_TEST(CardListDocumentTest, Events);

} // namespace card_list_document_test

#include "card_list_document_test.moc"
