#include "app/documents/collection_document.h"

#include "tests/support/collections.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

namespace collection_document_test {

using namespace nexus;
using namespace nexus::app;

namespace {

CollectionDocument::Plan adding(const char* text)
{
    return [text](const model::Collection& collection) { return model::addCopies(collection, test::stackOf(text)); };
}

struct Opened {
    test::Scratch scratch;
    CollectionDocument document;
    Opened()
    {
        std::filesystem::create_directories(scratch.path("p"));
        document.open(scratch.path("p"));
    }
};

} // namespace

class CollectionDocumentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsAreKeptAndNamedAndTakenBack()
    {
        Opened o;
        QSignalSpy changed(&o.document, &CollectionDocument::changed);
        QVERIFY(o.document.undoText().isEmpty());
        QVERIFY(o.document.edit(adding("3 wick sprite")));
        QVERIFY(o.document.edit(adding("2 aegis tender")));
        QCOMPARE(changed.count(), 2);
        QCOMPARE(o.document.undoText(), QStringLiteral("Add 2 Aegis Tender"));
        QVERIFY(o.document.undo());
        QCOMPARE(o.document.redoText(), QStringLiteral("Add 2 Aegis Tender"));
        QCOMPARE(o.document.undoText(), QStringLiteral("Add 3 Wick Sprite"));
        QCOMPARE(o.document.collection().totals().copies, 3);
        CollectionDocument again;
        again.open(o.scratch.path("p"));
        QVERIFY(again.collection() == o.document.collection());
        QVERIFY(again.redo());
        QCOMPARE(again.collection().totals().copies, 5);
        QVERIFY(!again.redo());
        QCOMPARE(again.history(10).size(), std::size_t{2});
        QCOMPARE(again.days().size(), std::size_t{1});
    }

    // Its stacks join, are edited, taken back and done again, whatever the disk calls them.
    void stacksOfARenamedCardGoByItsNameOfToday()
    {
        Opened o;
        QVERIFY(o.document.edit([](const model::Collection& collection) {
            auto stack = test::stackOf("3 wick sprite");
            stack.name = "Wick Fairy"; // as the card was called then
            return model::addCopies(collection, stack);
        }));
        QSignalSpy changed(&o.document, &CollectionDocument::changed);
        o.document.setCatalogue(test::starterCatalogue());
        QCOMPARE(changed.count(), 1);
        const auto only = [&] {
            const auto& stacks = o.document.collection().stacks();
            return stacks.size() != 1 ? QString()
                                      : QStringLiteral("%1 %2")
                                            .arg(stacks.begin()->second.quantity)
                                            .arg(QString::fromStdString(stacks.begin()->second.name));
        };
        QCOMPARE(only(), QStringLiteral("3 Wick Sprite"));
        QVERIFY(o.document.edit(adding("2 wick sprite")));
        QCOMPARE(only(), QStringLiteral("5 Wick Sprite"));
        QVERIFY(o.document.undo());
        QCOMPARE(only(), QStringLiteral("3 Wick Sprite"));
        QVERIFY(o.document.edit(adding("1 wick sprite")));
        QVERIFY(o.document.undo());
        QVERIFY(o.document.undo());
        QVERIFY(o.document.collection().stacks().empty());
        QVERIFY(o.document.redo());
        QVERIFY(o.document.redo());
        QCOMPARE(only(), QStringLiteral("4 Wick Sprite"));
        o.document.refresh();
        QCOMPARE(only(), QStringLiteral("4 Wick Sprite"));
    }

    void whatIsRefusedIsASentenceAndChangesNothing()
    {
        Opened o;
        o.document.setDeckName([](model::BuiltDeckId) { return QStringLiteral("Wet Ink"); });
        QVERIFY(o.document.edit(adding("3 wick sprite")));
        QVERIFY(o.document.edit([](const model::Collection& collection) {
            return model::buildDeck(collection, 4, {{test::keyOf("Wick Sprite"), "Wick Sprite", 2}}, "Wet Ink");
        }));
        const auto before = o.document.collection();
        const auto refused = o.document.edit([](const model::Collection& collection) {
            return model::removeStacks(collection, std::array<model::StackId, 1>{1});
        });
        QCOMPARE(refused.error(),
            QStringLiteral("2 copies of Wick Sprite are set aside for Wet Ink: take the deck apart first."));
        QVERIFY(o.document.collection() == before);
        QVERIFY(!o.document.edit([](const model::Collection&) {
            return model::EditResult(
                model::CollectionEdit{.stacks = {{std::nullopt, model::Stack{.id = 9, .name = "X", .quantity = 0}}}});
        }));
        QVERIFY(o.document.collection() == before);
    }

    // The window and the command line at once: whoever comes second plans again on what is there now.
    void twoProgramsAtOnceLoseNothing()
    {
        Opened o;
        CollectionDocument other;
        other.open(o.scratch.path("p"));
        for (int i = 0; i < 5; ++i) {
            QVERIFY(o.document.edit(adding("1 wick sprite")));
            QVERIFY(other.edit(adding("2 wick sprite")));
        }
        QCOMPARE(other.collection().totals().copies, 15);
        o.document.refreshIfChanged();
        QVERIFY(o.document.collection() == other.collection());
        QVERIFY(other.undo());
        QVERIFY(o.document.undo()); // the next older one, not the same again
        QCOMPARE(o.document.collection().totals().copies, 12);
    }
};

NEXUS_TEST(CollectionDocumentTest, Events);

} // namespace collection_document_test

#include "collection_document_test.moc"
