#include "ui/workbench/new_edition_dialog.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/catalogue/catalogue_view.h"
#include "ui/catalogue/import_dialog.h"
#include "ui/workbench/workbench_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeWidget>

namespace new_edition_dialog_test {

using namespace nexus;
using namespace nexus::test;

namespace {

const char* const spring = "| Name | Card Type | CP Cost | Range | Lane | Speed |\n|---|---|---|---|---|---|\n"
                           "| Kite Warden | Unit | 4 | 1 | Left | 1 |\n| Far Bell | Unit | 3 | 3 | Right | 2 |\n"
                           "| Tin Crane | Unit | 2 | 2 | Left | fast |\n| Lamp Oil | Asset | 1 | N/A | Right | N/A |\n";

struct Edition {
    WindowStory story;
    ui::NewEditionDialog* dialog = nullptr;

    [[nodiscard]] QString file(const char* name, const char* text) const
    {
        const auto path = folder() / name;
        std::ofstream(path) << text;
        return q(path.string());
    }
    [[nodiscard]] std::filesystem::path folder() const { return m_scratch.path(); }
    void open(const QString& list)
    {
        story.window().workbench()->newEdition({list});
        dialog = story.window().findChild<ui::NewEditionDialog*>();
        WindowStory::until([this] { return dialog->isActiveWindow(); }, "the dialog");
    }
    template <class Widget = QLineEdit> [[nodiscard]] Widget* part(const char* id) const
    {
        return dialog->findChild<Widget*>(QString::fromLatin1(id));
    }
    void fill()
    {
        part("editionId")->setFocus();
        WindowStory::type(QStringLiteral("spring-26"));
        part("editionSet")->setFocus();
        WindowStory::type(QStringLiteral("P26"));
        WindowStory::until([this] { return dialog->isPlanned(); }, "the plan");
    }
    [[nodiscard]] QString notes() const { return part<QLabel>("editionNotes")->text(); }

private:
    Scratch m_scratch;
};

} // namespace

class NewEditionDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fromARefusedListToItsCardsInTheCatalogue()
    {
        Edition on;
        const auto list = on.file("spring.md", spring);
        auto& window = on.story.window();
        window.showView(ui::MainWindow::Catalogue);
        window.findChild<ui::CatalogueView*>()->importFiles({list});
        auto* refused = window.findChild<ui::ImportDialog*>();
        auto* offer = refused->findChild<QPushButton*>(QStringLiteral("newEdition"));
        WindowStory::until([&] { return offer->isVisible(); }, "the offer");
        QTest::mouseClick(offer, Qt::LeftButton);
        QTRY_VERIFY(window.findChild<ui::NewEditionDialog*>());
        on.dialog = window.findChild<ui::NewEditionDialog*>();
        QTRY_VERIFY(on.dialog->isActiveWindow());
        QVERIFY(!on.part<QPushButton>("writeEdition")->isEnabled());
        on.fill();
        const auto* headings = on.dialog->headings();
        QCOMPARE(headings->topLevelItemCount(), 2);
        QCOMPARE(headings->topLevelItem(0)->text(1), QStringLiteral("range-p26"));
        QCOMPARE(headings->topLevelItem(0)->text(4), QStringLiteral("range"));
        QCOMPARE(headings->topLevelItem(1)->text(3), QStringLiteral("Left, Right"));
        QCOMPARE(on.part<QTreeWidget>("editionUnplaced")->topLevelItem(0)->text(1), QStringLiteral("fast"));
        QVERIFY2(!on.notes().contains(QStringLiteral("The Table")), qPrintable(on.notes())); // it reads digits
        QTest::mouseClick(on.part<QPushButton>("writeEdition"), Qt::LeftButton);
        // The same list, read for the set.
        ui::ImportDialog* import = nullptr;
        WindowStory::until(
            [&] {
                for (auto* each : window.findChildren<ui::ImportDialog*>())
                    if (each->isVisible() && each->findChild<QStackedWidget*>()->currentIndex() == 2)
                        import = each;
                return import != nullptr;
            },
            "the import");
        QPushButton* yes = nullptr;
        for (auto* button : import->findChildren<QPushButton*>())
            if (button->isVisible() && button->isEnabled() && button->text() == QStringLiteral("&Import"))
                yes = button;
        QVERIFY(yes);
        QTest::mouseClick(yes, Qt::LeftButton);
        WindowStory::until(
            [&] { return !on.story.workspace().catalogue()->named("kite warden").empty(); }, "the cards");
        QVERIFY(on.story.workspace().library().find(model::RulesetId("spring-26")));
        QVERIFY(on.story.workspace().library().game == on.story.workspace().catalogue()->game());
        import->close();
    }

    void kindsAndNumbersAreEdited()
    {
        Edition on;
        on.open(on.file("spring.md", spring));
        on.fill();
        auto* law = on.dialog->law();
        QVERIFY(law->topLevelItemCount() > 5);
        QTreeWidgetItem* main = nullptr;
        for (int row = 0; row < law->topLevelItemCount(); ++row)
            if (law->topLevelItem(row)->toolTip(0) == QStringLiteral("main-cp"))
                main = law->topLevelItem(row);
        QVERIFY(main);
        auto* number = qobject_cast<QSpinBox*>(law->itemWidget(main, 2));
        QCOMPARE(number->value(), 200);
        number->setValue(150);
        auto* kind = qobject_cast<QComboBox*>(
            on.dialog->headings()->itemWidget(on.dialog->headings()->topLevelItem(1), 2));
        kind->setFocus();
        on.story.key(Qt::Key_Up); // text
        Q_EMIT kind->activated(kind->currentIndex());
        QCOMPARE(kind->currentText(), QStringLiteral("text"));
        QVERIFY(!on.part<QPushButton>("writeEdition")->isEnabled());
        WindowStory::until([&] { return on.dialog->isPlanned(); }, "another plan");
        QString ruleset;
        connect(on.dialog, &ui::NewEditionDialog::written, this, [&](const QString& path) { ruleset = path; });
        on.dialog->disconnect(on.story.window().workbench());
        QTest::mouseClick(on.part<QPushButton>("writeEdition"), Qt::LeftButton);
        const auto with = app::loadGame("quantum-nexus", on.story.folder());
        const auto* known = with.find(model::RulesetId("spring-26"));
        QVERIFY2(known && !ruleset.isEmpty(), qPrintable(ruleset));
        QCOMPARE(known->ruleset.constraints[0].bounds.exactly, std::optional(std::int64_t{150}));
        QVERIFY(with.game.attributes[*with.game.find(model::AttributeId("lane"))].kind == model::AttributeKind::Text);
    }

    void whatIsInTheWayIsSaid()
    {
        Edition on;
        on.open(
            on.file("twins.md", "| Name | Card Type | CP Cost |\n|---|---|---|\n| A | Unit | 1 |\n| A | Unit | 2 |\n"));
        QCOMPARE(on.notes(), QStringLiteral("An id and the code of a set are needed."));
        on.fill();
        QVERIFY2(on.notes().contains(QStringLiteral("stands in this file already")), qPrintable(on.notes()));
        QVERIFY(!on.part<QPushButton>("writeEdition")->isEnabled());
        on.part("editionId")->setText(QStringLiteral("quantum-nexus-2025-05"));
        WindowStory::until([&] { return on.notes().contains(QStringLiteral("There is a ruleset")); }, "the reason");
        on.dialog->reject();
    }
};

NEXUS_TEST(NewEditionDialogTest, Screen);

} // namespace new_edition_dialog_test

#include "new_edition_dialog_test.moc"
