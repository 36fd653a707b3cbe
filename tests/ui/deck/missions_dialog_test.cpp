#include "ui/deck/deck_dialogs.h"

#include "app/text/card_text.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

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
        , rows(dialog.findChild<QTreeWidget*>())
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
    QTreeWidgetItem* row(const char* name) const { return rows->findItems(q(name), Qt::MatchExactly).value(0); }
    int column(const char* heading) const
    {
        for (int i = 0; i < rows->columnCount(); ++i)
            if (rows->headerItem()->text(i) == QLatin1String(heading))
                return i;
        return -1;
    }
    QString cell(const char* name, const char* heading) const { return row(name)->text(column(heading)); }

    MissionsDialog dialog;
    QTreeWidget* rows;
    QPushButton *add = nullptr, *takeOut = nullptr;
};

int legalWith(const Deck& deck) { return static_cast<int>(Additions(*law(), deck).legal().count()); }

} // namespace

class MissionsDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void rowsStayWhereTheyAreWhileMissionsComeIn()
    {
        DeckDocument document(deckOf("missions:"), law());
        Shown s(document);
        const auto order = [&] {
            QStringList names;
            for (int i = 0; i < s.rows->topLevelItemCount(); ++i)
                names << s.rows->topLevelItem(i)->text(0);
            return names;
        };
        const auto before = order();
        auto* field = s.dialog.findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_Down); // from the field into the list
        QCOMPARE(s.rows->currentItem()->text(0), before[1]);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(document.deck().copies(SectionId("missions")), 1);
        QCOMPARE(order(), before);
        QCOMPARE(s.rows->currentItem()->text(0), before[1]);
        QVERIFY(s.rows->viewport()->rect().intersects(s.rows->visualItemRect(s.rows->currentItem())));
        s.rows->header()->setSortIndicator(s.column("Name"), Qt::AscendingOrder); // as a click on the heading
        QVERIFY(order() != before);
        QCOMPARE(s.rows->currentItem()->text(0), before[1]);
    }

    void everyMissionSaysWhatItOpens()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line"), law());
        Shown s(document);
        QCOMPARE(s.rows->topLevelItemCount(), 36);
        QCOMPARE(s.cell("Hold the Gantry Line", "Provides"), QStringLiteral("Technology 3"));
        QCOMPARE(s.cell("Hold the Gantry Line", "In deck"), QStringLiteral("1"));
        QCOMPARE(s.cell("Minor Arrears", "In deck"), QString());
        QCOMPARE(s.cell("Minor Arrears", "Income"), QStringLiteral("1"));
        for (const char* name : {"Minor Arrears", "Reopen the Ninth Gate", "Choir Practice"}) {
            auto more = deckOf("missions: 1 Hold the Gantry Line");
            (void)addCopies(more.sectionOrNew(SectionId("missions")), {.card = name});
            QCOMPARE(s.cell(name, "Legal after").toInt(), legalWith(more));
            QCOMPARE(s.cell(name, "Unlocks"), QStringLiteral("+%1").arg(legalWith(more) - legalWith(document.deck())));
        }
        QCOMPARE(s.cell("Hold the Gantry Line", "Locks"),
            q("−") + QString::number(legalWith(document.deck()) - legalWith(Deck{})));
        QVERIFY(s.dialog.findChild<QLabel*>()->text().contains(
            QStringLiteral("%1 cards of the catalogue are legal").arg(legalWith(document.deck()))));
        // Most opened first, as numbers.
        for (int i = 1; i < s.rows->topLevelItemCount(); ++i)
            QVERIFY(s.rows->topLevelItem(i - 1)->data(s.column("Unlocks"), Qt::UserRole).toInt() >=
                    s.rows->topLevelItem(i)->data(s.column("Unlocks"), Qt::UserRole).toInt());
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
        QCOMPARE(s.rows->currentItem()->text(0), QStringLiteral("Choir Practice"));
        QCOMPARE(s.cell("Choir Practice", "In deck"), QStringLiteral("1"));
        QVERIFY(s.cell("Choir Practice", "Adding one").contains(QStringLiteral("at its limit of 1")));
        QTest::mouseClick(s.takeOut, Qt::LeftButton);
        QCOMPARE(document.deck().copies(SectionId("missions")), 0);
        QVERIFY(!s.takeOut->isEnabled());
        document.undoStack().undo();
        QCOMPARE(s.cell("Choir Practice", "In deck"), QStringLiteral("1"));
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
        QCOMPARE(document.deck().copies(SectionId("missions")), 2);
    }

    void missionsAreFoundByNameDomainAndRoom()
    {
        DeckDocument document(deckOf("missions: 1 Reopen the Ninth Gate"), law());
        Shown s(document);
        auto* filter = s.dialog.findChild<QLineEdit*>();
        filter->setText(QStringLiteral("entropy 4"));
        QCOMPARE(s.rows->topLevelItemCount(), 1);
        QCOMPARE(s.rows->topLevelItem(0)->text(0), QStringLiteral("Close the Account"));
        filter->clear();
        s.dialog.findChild<QCheckBox*>()->setChecked(true);
        const Additions additions(*law(), document.deck());
        int fitting = 1; // the one that is in there stays
        for (CardIndex card = 0; card < starterCatalogue()->size(); ++card)
            if (additions.homeSection(card) == law()->sectionIndex(SectionId("missions")) &&
                !additions.obstacle(card, *additions.homeSection(card)))
                ++fitting;
        QCOMPARE(s.rows->topLevelItemCount(), fitting);
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
        QCOMPARE(s.rows->topLevelItemCount(), 36);
        points[1]->setValue(3);
        QVERIFY(sum->text().contains(QStringLiteral("✓ 6 of 6 points")));
        QVERIFY(s.rows->topLevelItemCount() > 2 && s.rows->topLevelItemCount() < 36);
        for (int i = 0; i < s.rows->topLevelItemCount(); ++i)
            for (const char* other : {"Psionics", "Divinity", "Biology", "Entropy", "4"})
                QVERIFY(!s.rows->topLevelItem(i)->text(1).contains(QLatin1String(other)));
        QVERIFY(s.rows->currentItem());
        const auto shown = static_cast<const GalleryModel*>(gallery->model())->cards();
        QVERIFY(static_cast<int>(shown.size()) > legalWith(Deck{}) - 36);
        for (const auto card : shown)
            for (const auto& [domain, given] : nexus::app::domainPoints(*starterCatalogue(), card))
                QVERIFY(given <= 3);
        QTest::mouseClick(asDeck, Qt::LeftButton);
        QCOMPARE(s.rows->topLevelItemCount(), 36);
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
        QCOMPARE(static_cast<int>(cards().size()), s.cell("Reopen the Ninth Gate", "Unlocks").mid(1).toInt());
        s.rows->setCurrentItem(s.row("Hold the Gantry Line")); // in the deck: what hangs on it
        QCOMPARE(QStringLiteral("−%1").arg(cards().size()), s.cell("Hold the Gantry Line", "Locks"));
        // What the filter leaves out is chosen no more, the first row shown is.
        s.dialog.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly)->setText(QStringLiteral("close the acc"));
        QCOMPARE(s.rows->currentItem()->text(0), QStringLiteral("Close the Account"));
    }

    void aRulesetWithoutSuchALawSaysSo()
    {
        DeckDocument document(deckOf(""), std::make_shared<const DeckChecker>(rulesetOf(""), starterCatalogue()));
        Shown s(document);
        QCOMPARE(s.dialog.findChild<QLabel*>()->text(),
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
