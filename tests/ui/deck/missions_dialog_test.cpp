#include "ui/deck/missions_dialog.h"

#include "app/text/card_text.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace missions_dialog_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::DeckDocument;

namespace {

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

struct Shown {
    explicit Shown(DeckDocument& document)
        : dialog(document)
        , rows(dialog.findChild<QListWidget*>(QStringLiteral("missionTiles")))
    {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Add"))
                add = button;
            if (button->text() == QStringLiteral("&Take out"))
                takeOut = button;
        }
        dialog.show();
        dialog.activateWindow();
        QCoreApplication::processEvents();
    }
    QListWidgetItem* row(const char* name) const { return rows->findItems(q(name), Qt::MatchExactly).value(0); }
    int number(const char* name, MissionsDialog::Role role) const { return row(name)->data(role).toInt(); }
    QStringList order() const
    {
        QStringList names;
        for (int i = 0; i < rows->count(); ++i)
            names << rows->item(i)->text();
        return names;
    }
    QStringList filled() const // slots
    {
        QStringList names;
        for (const auto* slot : dialog.findChildren<QAbstractButton*>(QStringLiteral("missionSlot")))
            names << slot->text();
        return names;
    }

    MissionsDialog dialog;
    QListWidget* rows;
    QPushButton *add = nullptr, *takeOut = nullptr;
};

int legalWith(const Deck& deck) { return static_cast<int>(Additions(*law(), deck).legal().count()); }

} // namespace

class MissionsDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void tilesAreSortedAsAskedAlsoAfterAnAddition()
    {
        DeckDocument document(deckOf("missions:"), law());
        Shown s(document);
        const auto before = s.order();
        auto* field = s.dialog.findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_Down); // from the field into the tiles
        const auto chosen = s.rows->currentItem()->text();
        QVERIFY(chosen != before[0]);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(document.deck().copies(SectionId("missions")), 1);
        QCOMPARE(s.rows->currentItem()->text(), chosen);
        QVERIFY(s.rows->viewport()->rect().intersects(s.rows->visualItemRect(s.rows->currentItem())));
        const auto sorted = [&](auto inOrder) {
            for (int i = 1; i < s.rows->count(); ++i)
                if (!inOrder(*s.rows->item(i - 1), *s.rows->item(i)))
                    return false;
            return true;
        };
        const auto byOpens = [](const QListWidgetItem& a, const QListWidgetItem& b) {
            return a.data(MissionsDialog::OpensRole).toInt() >= b.data(MissionsDialog::OpensRole).toInt();
        };
        QVERIFY(sorted(byOpens));
        auto* orders = s.dialog.findChild<QComboBox*>(QStringLiteral("missionOrder"));
        orders->setCurrentIndex(MissionsDialog::ByName);
        Q_EMIT orders->activated(MissionsDialog::ByName);
        const auto byName = [](const QListWidgetItem& a, const QListWidgetItem& b) {
            return a.text().compare(b.text(), Qt::CaseInsensitive) <= 0;
        };
        QVERIFY(sorted(byName) && !sorted(byOpens));
        s.rows->setCurrentItem(s.row("Light One Lamp"));
        QTest::mouseClick(s.add, Qt::LeftButton);
        QCOMPARE(document.deck().copies(SectionId("missions")), 2);
        QVERIFY(sorted(byName));
        QCOMPARE(s.rows->currentItem()->text(), QStringLiteral("Light One Lamp"));
    }

    void slotsFillAndChooseTheirTile()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line"), law());
        Shown s(document);
        const auto empty = QStringLiteral("Empty slot");
        QCOMPARE(s.filled(), (QStringList{QStringLiteral("Hold the Gantry Line"), empty, empty, empty, empty, empty}));
        s.rows->setCurrentItem(s.row("Light One Lamp"));
        QTest::mouseClick(s.add, Qt::LeftButton);
        QCOMPARE(s.filled().count(empty), 4);
        auto* first = s.dialog.findChild<QAbstractButton*>(QStringLiteral("missionSlot"));
        first->click();
        QCOMPARE(s.rows->currentItem()->text(), first->text());
        const auto income = s.number("Hold the Gantry Line", MissionsDialog::IncomeRole) +
                            s.number("Light One Lamp", MissionsDialog::IncomeRole);
        QVERIFY(s.dialog.findChild<QLabel*>(QStringLiteral("missionSummary"))
                    ->text()
                    .startsWith(QStringLiteral("Income %1 CP").arg(income)));
    }

    void everyMissionSaysWhatItOpens()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line"), law());
        Shown s(document);
        QCOMPARE(s.rows->count(), 36);
        QCOMPARE(
            s.row("Hold the Gantry Line")->data(MissionsDialog::GivesRole).toString(), QStringLiteral("Technology 3"));
        QCOMPARE(s.number("Hold the Gantry Line", MissionsDialog::HeldRole), 1);
        QCOMPARE(s.number("Minor Arrears", MissionsDialog::HeldRole), 0);
        QCOMPARE(s.number("Minor Arrears", MissionsDialog::IncomeRole), 1);
        for (const char* name : {"Minor Arrears", "Reopen the Ninth Gate", "Choir Practice"}) {
            auto more = deckOf("missions: 1 Hold the Gantry Line");
            (void)addCopies(more.sectionOrNew(SectionId("missions")), {.card = name});
            QCOMPARE(s.number(name, MissionsDialog::LegalRole), legalWith(more));
            QCOMPARE(s.number(name, MissionsDialog::OpensRole), legalWith(more) - legalWith(document.deck()));
        }
        QCOMPARE(s.number("Hold the Gantry Line", MissionsDialog::ClosesRole),
            legalWith(document.deck()) - legalWith(Deck{}));
        QVERIFY(s.dialog.findChild<QLabel*>(QStringLiteral("missionSummary"))
                    ->text()
                    .contains(QStringLiteral("%1 cards of the catalogue are legal").arg(legalWith(document.deck()))));
    }

    void addingAndTakingOutAreSteps()
    {
        DeckDocument document(deckOf(""), law());
        Shown s(document);
        s.rows->setCurrentItem(s.row("Choir Practice"));
        QVERIFY(s.add->isEnabled() && !s.takeOut->isEnabled());
        QTest::mouseClick(s.add, Qt::LeftButton);
        QCOMPARE(document.deck().copies(SectionId("missions")), 1);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(s.rows->currentItem()->text(), QStringLiteral("Choir Practice"));
        QCOMPARE(s.number("Choir Practice", MissionsDialog::HeldRole), 1);
        const auto why = s.row("Choir Practice")->data(MissionsDialog::AddingRole).toString();
        QVERIFY(why.contains(QStringLiteral("at its limit of 1")));
        QVERIFY(!s.add->isEnabled()); // nothing over a limit unasked
        QCOMPARE(s.add->toolTip(), why);
        QTest::mouseClick(s.takeOut, Qt::LeftButton);
        QCOMPARE(document.deck().copies(SectionId("missions")), 0);
        QVERIFY(!s.takeOut->isEnabled());
        document.undoStack().undo();
        QCOMPARE(s.number("Choir Practice", MissionsDialog::HeldRole), 1);
    }

    void enterAddsOneAndNotTwo()
    {
        DeckDocument document(deckOf(""), law());
        Shown s(document);
        s.rows->setFocus();
        s.rows->setCurrentItem(s.row("Light One Lamp"));
        QTest::keyClick(s.rows, Qt::Key_Return);
        QCOMPARE(document.deck().copies(SectionId("missions")), 1);
        QVERIFY(s.dialog.isVisible());
        s.rows->scrollToItem(s.row("Light One Lamp"));
        const auto at = s.rows->visualItemRect(s.row("Light One Lamp")).center();
        QTest::mouseClick(s.rows->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(s.rows->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(document.deck().copies(SectionId("missions")), 1); // at its limit
        s.rows->setCurrentItem(s.row("Minor Arrears"));
        s.rows->scrollToItem(s.row("Minor Arrears"));
        const auto other = s.rows->visualItemRect(s.row("Minor Arrears")).center();
        QTest::mouseClick(s.rows->viewport(), Qt::LeftButton, {}, other);
        QTest::mouseDClick(s.rows->viewport(), Qt::LeftButton, {}, other);
        QCOMPARE(document.deck().copies(SectionId("missions")), 2);
    }

    void missionsAreFoundByNameDomainAndRoom()
    {
        DeckDocument document(deckOf("missions: 1 Reopen the Ninth Gate"), law());
        Shown s(document);
        auto* filter = s.dialog.findChild<QLineEdit*>();
        filter->setText(QStringLiteral("entropy 4"));
        QCOMPARE(s.rows->count(), 1);
        QCOMPARE(s.rows->item(0)->text(), QStringLiteral("Close the Account"));
        filter->clear();
        s.dialog.findChild<QCheckBox*>()->setChecked(true);
        const Additions additions(*law(), document.deck());
        int fitting = 1; // the one that is in there stays
        for (CardIndex card = 0; card < starterCatalogue()->size(); ++card)
            if (additions.homeSection(card) == law()->sectionIndex(SectionId("missions")) &&
                !additions.obstacle(card, *additions.homeSection(card)))
                ++fitting;
        QCOMPARE(s.rows->count(), fitting);
        QVERIFY(fitting < 36);
    }

    void pointsThatAreWantedNarrowTheList()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line"), law());
        Shown s(document);
        const auto points = s.dialog.findChildren<QSpinBox*>(QStringLiteral("domainPoints"));
        auto* asDeck = s.dialog.findChild<QPushButton*>(QStringLiteral("pointsAsDeck"));
        auto* sum = s.dialog.findChild<LineLabel*>(QStringLiteral("pointSum"));
        auto* gallery = s.dialog.findChild<GalleryView*>();
        QCOMPARE(points.size(), qsizetype{6});
        QCOMPARE(points[0]->value(), 3); // as the deck has them
        QCOMPARE(points[0]->maximum(), 4);
        QVERIFY(sum->text().contains(QStringLiteral("3 of 6 points")) && !asDeck->isEnabled());
        QCOMPARE(s.rows->count(), 36);
        points[1]->setValue(3);
        QVERIFY(sum->text().contains(QStringLiteral("✓ 6 of 6 points")));
        QVERIFY(s.rows->count() > 2 && s.rows->count() < 36);
        for (int i = 0; i < s.rows->count(); ++i)
            for (const char* other : {"Psionics", "Divinity", "Biology", "Entropy", "4"})
                QVERIFY(!s.rows->item(i)->data(MissionsDialog::GivesRole).toString().contains(QLatin1String(other)));
        QVERIFY(s.rows->currentItem());
        const auto shown = static_cast<const GalleryModel*>(gallery->model())->cards();
        QVERIFY(static_cast<int>(shown.size()) > legalWith(Deck{}) - 36);
        for (const auto card : shown)
            for (const auto& [domain, given] : nexus::app::domainPoints(*starterCatalogue(), card))
                QVERIFY(given <= 3);
        QTest::mouseClick(asDeck, Qt::LeftButton);
        QCOMPARE(s.rows->count(), 36);
        QCOMPARE(points[1]->value(), 0);
    }

    void theChosenOneIsReadAndWhatItOpensIsSeen()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line"), law());
        Shown s(document);
        auto* gallery = s.dialog.findChild<GalleryView*>();
        const auto cards = [&] { return static_cast<const GalleryModel*>(gallery->model())->cards(); };
        s.rows->setCurrentItem(s.row("Reopen the Ninth Gate"));
        QVERIFY(s.dialog.findChild<FaceView*>()->accessibleName().contains(QStringLiteral("Reopen the Ninth Gate")));
        QCOMPARE(static_cast<int>(cards().size()), s.number("Reopen the Ninth Gate", MissionsDialog::OpensRole));
        s.rows->setCurrentItem(s.row("Hold the Gantry Line")); // in the deck: what hangs on it
        QCOMPARE(static_cast<int>(cards().size()), s.number("Hold the Gantry Line", MissionsDialog::ClosesRole));
        // What the filter leaves out is chosen no more, the first row shown is.
        s.dialog.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly)->setText(QStringLiteral("close the acc"));
        QCOMPARE(s.rows->currentItem()->text(), QStringLiteral("Close the Account"));
    }

    void aRulesetWithoutSuchALawSaysSo()
    {
        DeckDocument document(deckOf(""), std::make_shared<const DeckChecker>(rulesetOf(""), starterCatalogue()));
        Shown s(document);
        QCOMPARE(s.dialog.findChild<QLabel*>(QStringLiteral("missionSummary"))->text(),
            QStringLiteral("No law of this ruleset makes cards depend on others."));
        QTest::mouseClick(s.add, Qt::LeftButton);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void everythingHasAName()
    {
        DeckDocument document(deckOf(""), law());
        Shown s(document);
        QVERIFY(!s.dialog.findChild<QLineEdit*>()->accessibleName().isEmpty());
        QCOMPARE(s.rows->accessibleName(), QStringLiteral("Missions"));
        QCOMPARE(s.dialog.windowTitle(), QStringLiteral("Choose Missions"));
        QCOMPARE(QApplication::focusWidget(), s.dialog.findChild<QLineEdit*>());
    }
};

NEXUS_TEST(MissionsDialogTest, Screen);

} // namespace missions_dialog_test

#include "missions_dialog_test.moc"
