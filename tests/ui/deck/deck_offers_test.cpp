#include "ui/deck/deck_offers.h"

#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

namespace deck_offers_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

class DeckOffersTest : public QObject {
    Q_OBJECT
private:
    static std::unique_ptr<app::DeckDocument> opened(const model::Deck& deck)
    {
        return std::make_unique<app::DeckDocument>(deck, listReader().checker(deck.ruleset));
    }
    static void change(app::DeckDocument& document, int by)
    {
        const auto& rows = drawnRows(document.deck());
        QVERIFY(document.edit({model::ChangeCopies{rows.id, rows.entries.front(), by}}, QStringLiteral("Change")));
    }
    static const model::DeckSection& drawnRows(const model::Deck& deck)
    {
        return *deck.section(ruleset(deck.ruleset.str().c_str()).tableRules.deck);
    }

private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void anEmptyDeckOffersWaysToBegin()
    {
        auto deck = sampleDecks().front();
        deck.sections.clear();
        const auto document = opened(deck);
        QWidget pane;
        BeginOffers offers(&pane);
        QVERIFY(offers.isHidden()); // no deck
        offers.setDocument(document.get());
        QVERIFY(!offers.isHidden());
        QSignalSpy wanted(&offers, &BeginOffers::actionWanted);
        QStringList texts;
        for (auto* button : offers.findChildren<QPushButton*>()) {
            texts << button->text();
            button->click();
        }
        QCOMPARE(texts, (QStringList{QStringLiteral("Choose Missions"), QStringLiteral("Start from a package"),
                            QStringLiteral("Paste a list")}));
        QCOMPARE(wanted.count(), 3);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("missions"));
        QVERIFY(document->edit({model::ChangeCopies{model::SectionId("main"), {.card = "Aegis Tender"}, 1}}, {}));
        QVERIFY(offers.isHidden());
        document->undoStack().undo();
        QVERIFY(!offers.isHidden());
    }

    void aDeckThatBecomesLegalIsTold()
    {
        const auto document = opened(sampleDecks().front());
        QVERIFY(document->report().legal());
        QWidget pane;
        LegalBand band(&pane);
        band.setDocument(document.get());
        QVERIFY(band.isHidden()); // it was opened so
        change(*document, -1);
        QVERIFY(band.isHidden());
        document->undoStack().undo();
        QVERIFY(!band.isHidden());
        QCOMPARE(band.words(), QStringLiteral("✓ Exactly 200 CP and legal."));
        band.findChild<QToolButton*>(QStringLiteral("legalAway"))->click();
        QVERIFY(band.isHidden());
        QVERIFY(document->edit({model::SetField{model::DeckField::Name, "Another"}}, {}));
        QVERIFY(band.isHidden()); // once for each time it becomes so
        change(*document, 1);
        document->undoStack().undo();
        QVERIFY(!band.isHidden());
        change(*document, 1);
        QVERIFY(band.isHidden()); // it is not so any more
        document->undoStack().undo();
        QVERIFY(!band.isHidden());
        const auto other = opened(sampleDecks()[1]);
        band.setDocument(other.get());
        QVERIFY(band.isHidden());
    }

    void theBandOffersWhatIsLeftToDo()
    {
        auto deck = sampleDecks().front();
        deck.name = "New deck 2";
        const auto document = opened(deck);
        QWidget pane;
        LegalBand band(&pane);
        band.setDocument(document.get());
        change(*document, -1);
        document->undoStack().undo();
        const auto* name = band.findChild<QPushButton*>(QStringLiteral("rename"));
        const auto* save = band.findChild<QPushButton*>(QStringLiteral("save"));
        QVERIFY(!name->isHidden() && !save->isHidden());
        QVERIFY(document->edit({model::SetField{model::DeckField::Name, "Storm"}}, {}));
        QVERIFY(name->isHidden() && !save->isHidden());
        document->setPlace({1, {}, 0, "2026-01-01T00:00:00Z"});
        document->markSaved();
        QVERIFY(save->isHidden());
    }
};

NEXUS_TEST(DeckOffersTest, Screen);

} // namespace deck_offers_test

#include "deck_offers_test.moc"
