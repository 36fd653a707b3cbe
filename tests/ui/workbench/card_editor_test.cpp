#include "ui/workbench/card_editor.h"

#include "tests/support/card_files.h"
#include "tests/support/pdf_drawing.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/face_view.h"
#include "ui/print/print_view.h"
#include "ui/print/proxies_page.h"
#include "ui/search/search_bar.h"
#include "ui/workbench/art_dialog.h"
#include "ui/workbench/card_form.h"
#include "ui/workbench/workbench_view.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

namespace card_editor_test {

using namespace nexus;
using namespace nexus::test;
using ui::CardEditor;

const char* const cards = "# Harbour\n\n"
                          "| Name   | Card Type | Subtype | CP Cost | Range | Rule Box     |\n"
                          "|--------|-----------|---------|---------|-------|--------------|\n"
                          "| Docker | Unit      | Crew    | 3       | Close | Steadfast.   |\n"
                          "| Kite   | Unit      | Signal  | 4       | Far   | Draw a card. |\n"
                          "| Oil    | Asset     | N/A     | 1       | N/A   | N/A          |\n\nThe end.\n";

class CardEditorTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowStory> m_story;
    Scratch m_scratch;

    [[nodiscard]] CardEditor& editor() const { return *m_story->window().workbench()->cards(); }
    [[nodiscard]] QString path() const { return QString::fromStdString(m_scratch.path("cards.md").string()); }
    [[nodiscard]] std::string bytes() const { return m_scratch.read("cards.md"); }
    template <class Field> [[nodiscard]] Field* field(const char* heading) const
    {
        return qobject_cast<Field*>(editor().form()->field(QString::fromUtf8(heading)));
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList shown;
        const auto* model = editor().grid()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            shown << model->index(row, 0).data().toString();
        return shown;
    }
    static std::string with(std::string text, const std::string& from, const std::string& to)
    {
        return text.replace(text.find(from), from.size(), to);
    }
    void typeInto(QWidget* field, const QString& text) const
    {
        field->setFocus();
        m_story->key(Qt::Key_A, Qt::ControlModifier);
        WindowStory::type(text);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_story = std::make_unique<WindowStory>();
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        QTRY_VERIFY(m_story->label("noCardList")->isVisible()); // what there is to do, instead of empty tables
        QVERIFY(!editor().grid()->isVisible());
    }
    void cleanupTestCase() { m_story.reset(); }
    void init()
    {
        m_scratch.write("cards.md", cards);
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        editor().askUnsaved = [] { return CardEditor::Unsaved::Drop; };
        editor().askFaults = [](const QStringList&) { return true; };
        editor().search()->setText({});
        editor().openFile(path());
        QCoreApplication::processEvents();
        QVERIFY(editor().list());
        QVERIFY(editor().grid()->isVisible() && !m_story->label("noCardList")->isVisible());
    }

    void whatIsTypedIsOnTheFaceAndSavedInItsCell()
    {
        QCOMPARE(names(), (QStringList{QStringLiteral("Docker"), QStringLiteral("Kite"), QStringLiteral("Oil")}));
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("7"));
        const auto cp = *editor().list()->game().find(model::AttributeId("cp"));
        QCOMPARE(editor().face()->face().card.numbers[cp], std::optional(7));
        QCOMPARE(editor().grid()->model()->index(0, 3).data().toString(), QStringLiteral("7"));
        QCOMPARE(bytes(), std::string(cards));
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytes(), with(cards, "| 3       |", "| 7       |"));
        QVERIFY(!editor().list()->isModified());
    }

    void aCellIsEditedInPlaceAndUndoneByTheWindow()
    {
        editor().grid()->setFocus();
        editor().grid()->setCurrentIndex(editor().grid()->model()->index(1, 3));
        m_story->key(Qt::Key_F2);
        WindowStory::type(QStringLiteral("12"));
        m_story->key(Qt::Key_Return);
        QCOMPARE(editor().grid()->model()->index(1, 3).data().toString(), QStringLiteral("12"));
        QCOMPARE(field<QLineEdit>("CP Cost")->text(), QStringLiteral("12"));
        QVERIFY(QTest::qWaitFor(
            [&] { return m_story->window().action("undo")->text().contains(QStringLiteral("CP Cost")); }));
        m_story->window().action("undo")->trigger();
        QCOMPARE(field<QLineEdit>("CP Cost")->text(), QStringLiteral("4"));
        m_story->window().action("redo")->trigger();
        QCOMPARE(field<QLineEdit>("CP Cost")->text(), QStringLiteral("12"));
    }

    void onlyTheRowThatChangesIsPaintedAnew()
    {
        QSignalSpy changed(editor().grid()->model(), &QAbstractItemModel::dataChanged);
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("8"));
        QVERIFY(!changed.isEmpty());
        for (const auto& change : changed) {
            QCOMPARE(change[0].toModelIndex().row(), 0);
            QCOMPARE(change[1].toModelIndex().row(), 0);
        }
    }

    void saveOfTheMenuMeansTheListInFront()
    {
        auto* save = m_story->window().action("save");
        QVERIFY(save->text().contains(QStringLiteral("cards.md")) && save->isEnabled());
        editor().grid()->setFocus();
        editor().grid()->setCurrentIndex(editor().grid()->model()->index(0, 3));
        m_story->key(Qt::Key_F2);
        WindowStory::type(QStringLiteral("5"));
        m_story->key(Qt::Key_S, Qt::ControlModifier); // out of the cell that is being typed
        QCOMPARE(bytes(), with(cards, "| 3       |", "| 5       |"));
        m_story->window().workbench()->showPage(ui::WorkbenchView::Changes);
        QVERIFY(!save->text().contains(QStringLiteral("cards.md")));
        m_story->window().showView(ui::MainWindow::Build);
        QVERIFY(!save->text().contains(QStringLiteral("cards.md")));
    }

    void theLawIsSaidOfWhatIsTyped()
    {
        typeInto(field<QComboBox>("Range")->lineEdit(), QStringLiteral("Wide"));
        QVERIFY(QTest::qWaitFor(
            [&] { return editor().law()->text().contains(QStringLiteral("is not one of Close, Mid, Far")); }));
        typeInto(field<QComboBox>("Range")->lineEdit(), QStringLiteral("Mid"));
        QVERIFY(QTest::qWaitFor([&] { return !editor().law()->text().contains(QStringLiteral("Close, Mid")); }));
        typeInto(field<QPlainTextEdit>("Rule Box"), QStringLiteral("Steadfast. Wait"));
        QCOMPARE(editor().face()->face().card.rules, std::string("Steadfast. Wait"));
    }

    void whatStaysByHandIsSaidOfWhatIsTyped()
    {
        const auto says = [&](const char* words) {
            return QTest::qWaitFor([&] { return editor().law()->text().contains(QString::fromUtf8(words)); });
        };
        typeInto(
            field<QPlainTextEdit>("Rule Box"), QStringLiteral("Interrupt: When this unit is deployed, draw a hat."));
        QVERIFY2(says("By hand at the Table: not understood from “hat.” on"), qPrintable(editor().law()->text()));
        QVERIFY2(says("the nearest that is: “When this unit is deployed, draw a card.”"),
            qPrintable(editor().law()->text()));
        typeInto(
            field<QPlainTextEdit>("Rule Box"), QStringLiteral("Interrupt: When this unit is deployed, draw a card."));
        QVERIFY2(says("Its texts play by themselves at the Table."), qPrintable(editor().law()->text()));
        QVERIFY(!editor().law()->text().contains(QStringLiteral("By hand")));
    }

    void cardsComeAndGo()
    {
        editor().copyCard();
        QCOMPARE(names().at(1), QStringLiteral("Copy of Docker"));
        WindowStory::type(QStringLiteral("Stevedore")); // the name is marked
        QCOMPARE(names().at(1), QStringLiteral("Stevedore"));
        editor().addCard();
        QCOMPARE(names().last(), QStringLiteral("New card"));
        editor().removeCards();
        QCOMPARE(names().size(), 4);
        editor().grid()->setFocus();
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(
            bytes(), with(cards, "Steadfast.   |\n",
                         "Steadfast.   |\n| Stevedore | Unit      | Crew    | 3       | Close | Steadfast.   |\n"));
        editor().undo();
        QCOMPARE(names().last(), QStringLiteral("New card"));
    }

    void aQueryPicksCards()
    {
        editor().search()->setText(QStringLiteral("cp>=3 t:unit"));
        QCOMPARE(names(), (QStringList{QStringLiteral("Docker"), QStringLiteral("Kite")}));
        editor().search()->setText(QStringLiteral("range:far"));
        QCOMPARE(names(), QStringList{QStringLiteral("Kite")});
    }

    void twoFacesStandSideBySide()
    {
        editor().grid()->selectAll();
        QVERIFY(editor().face(0)->isVisible() && editor().face(1)->isVisible() && editor().face(2)->isVisible());
        editor().grid()->selectionModel()->setCurrentIndex(
            editor().grid()->model()->index(1, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QVERIFY(!editor().face(1)->isVisible());
        QCOMPARE(editor().face()->face().card.name, std::string("Kite"));
    }

    void aCellThatAnotherProgramChangedIsAskedAbout()
    {
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("7"));
        const auto there = with(with(cards, "| 3       |", "| 8       |"), "Far  ", "Close");
        m_scratch.write("cards.md", there);
        std::size_t asked = 0;
        editor().askMerge = [&](const importers::MergedSheet& merged) {
            asked = merged.conflicts.size();
            return std::optional(std::vector<bool>{true});
        };
        editor().save();
        QCOMPARE(asked, std::size_t{1});
        QCOMPARE(bytes(), with(there, "| 8       |", "| 7       |"));
        QCOMPARE(names().size(), 3);
    }

    void proxiesAreOfCardsAsTheyAreHere()
    {
        editor().addCard(); // no catalogue has it, and it is not saved
        WindowStory::type(QStringLiteral("Gantry"));
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("2"));
        editor().printProxies();
        QCOMPARE(m_story->window().frontView()->name(), QStringLiteral("Print"));
        auto* page = m_story->window().print()->proxies();
        QVERIFY(QTest::qWaitFor([&] { return page->isSettled(); }, 20'000));
        QVERIFY(page->showsCards());
        QVERIFY2(page->summary().startsWith(QStringLiteral("1 proxy of 1 card")), qPrintable(page->summary()));
        page->copies()->setValue(3);
        page->askSave = [&](const QString& suggested) {
            return suggested.contains(QStringLiteral("Gantry"))
                       ? QString::fromStdString(m_scratch.path("proxies.pdf").string())
                       : QString();
        };
        QVERIFY(QTest::qWaitFor([&] { return page->summary().startsWith(QStringLiteral("3 proxies")); }));
        QVERIFY(QTest::qWaitFor([&] { return page->isSettled(); }, 20'000));
        page->savePdf();
        QVERIFY(QTest::qWaitFor([&] { return !page->isWorking(); }, 20'000));
        QCOMPARE(drawnPages(QByteArray::fromStdString(m_scratch.read("proxies.pdf"))).size(), std::size_t{1});
        QCOMPARE(bytes(), std::string(cards));
        m_story->window().action("printProxies")->trigger(); // of decks again
        QVERIFY(!page->showsCards());
    }

    void aRowThatIsNoCardIsNotPrinted()
    {
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("many"));
        QString said;
        WindowStory::onDialog([&](QWidget* dialog) {
            for (const auto* label : dialog->findChildren<QLabel*>())
                said += label->text();
            static_cast<QDialog*>(dialog)->reject();
        });
        editor().printProxies();
        QVERIFY2(said.contains(QStringLiteral("many")), qPrintable(said));
        QCOMPARE(m_story->window().frontView()->name(), QStringLiteral("Workbench"));
    }

    void problemsLeadToTheirFields()
    {
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("many"));
        QVERIFY(QTest::qWaitFor([&] { return editor().law()->text().contains(QStringLiteral("many")); }));
        editor().grid()->setFocus();
        Q_EMIT editor().law()->linkActivated(QStringLiteral("0"));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(field<QLineEdit>("CP Cost")));
        editor().grid()->setCurrentIndex(editor().grid()->model()->index(1, 0));
        QVERIFY(QTest::qWaitFor([&] { return editor().law()->text().contains(QStringLiteral("1 other row")); }));
        Q_EMIT editor().law()->linkActivated(QStringLiteral("0"));
        QCOMPARE(editor().grid()->currentIndex().row(), 0);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(field<QLineEdit>("CP Cost")));
    }

    // A card of the sample in front that costs more than any deck may spend.
    void decksThatBreakAreOpenedAndMended()
    {
        const auto* deck = m_story->window().document();
        QVERIFY(deck && deck->place().id && deck->report().legal());
        const auto& catalogue = *m_story->workspace().catalogue();
        const auto rows = m_story->workspace().checker(deck->deck().ruleset)->resolve(deck->deck());
        const auto row = std::max_element(
            rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.count < b.count; });
        const auto card = catalogue.card(row->card.value());
        m_scratch.write("known.csv", writeCardCsv({card}, catalogue.game()));
        editor().openFile(QString::fromStdString(m_scratch.path("known.csv").string()));
        const auto& table = editor().list()->sheet().tables.front();
        const auto cp = importers::columnCalled(table, "cp", catalogue.game(), {});
        typeInto(editor().form()->field(QString::fromStdString(table.headings[cp.value()])), QStringLiteral("99"));
        QVERIFY2(
            QTest::qWaitFor([&] { return editor().law()->text().contains(QStringLiteral("Nearest repair:")); }, 10'000),
            qPrintable(editor().law()->text()));
        const auto text = editor().law()->text();
        QVERIFY2(text.contains(QStringLiteral("becomes illegal</a>")), qPrintable(text));
        Q_EMIT editor().law()->linkActivated(QStringLiteral("0"));
        QCOMPARE(m_story->window().frontView()->name(), QStringLiteral("Build"));
    }

    void aPictureIsDroppedCutKeptAndTakenAway()
    {
        const auto file = QString::fromStdString(m_scratch.path("picture.png").string());
        QImage picture(400, 400, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(file));
        QImage asked;
        editor().askPart = [&](const QImage& read) { asked = read; };
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&editor(), &enter);
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&editor(), &drop);
        QVERIFY(QTest::qWaitFor([&] { return !asked.isNull(); }));
        ui::ArtDialog dialog(QStringLiteral("Docker"), asked, QStringLiteral("A. Painter"));
        QCOMPARE(dialog.picture().size(), QSize(400, 224)); // as much as the shape of the frame has
        QTest::keyClick(dialog.frame(), Qt::Key_Plus);
        QVERIFY(dialog.picture().width() < 400);
        const auto left = dialog.frame()->part().left();
        QTest::keyClick(dialog.frame(), Qt::Key_Right);
        QVERIFY(dialog.frame()->part().left() > left);
        // Another card was chosen meanwhile: the picture is that of the card it was dropped on.
        const auto first = editor().grid()->currentIndex();
        editor().grid()->setCurrentIndex(editor().grid()->model()->index(1, 0));
        editor().takeArt(dialog.picture(), dialog.credit());
        QVERIFY(!editor().credit()->isVisible());
        editor().grid()->setCurrentIndex(first);
        const auto shown = [&] { return editor().face()->picture(200).pixelColor(100, 60); };
        QCOMPARE(shown(), QColor(Qt::red));
        QCOMPARE(editor().credit()->text(), QStringLiteral("Picture by A. Painter"));
        editor().removeArt();
        QVERIFY(shown() != QColor(Qt::red));
        QVERIFY(!editor().credit()->isVisible());
        // Both are steps that undo.
        m_story->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown(), QColor(Qt::red));
        QVERIFY(editor().credit()->isVisible());
        m_story->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown() != QColor(Qt::red));
        m_story->key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(shown(), QColor(Qt::red));
        m_story->key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(shown() != QColor(Qt::red));
        // What is no picture is refused with the reason.
        m_scratch.write("broken.png", "no picture");
        QSignalSpy refused(&editor(), &CardEditor::trouble);
        WindowStory::onDialog([](QWidget* box) { static_cast<QDialog*>(box)->reject(); });
        editor().readArt(QString::fromStdString(m_scratch.path("broken.png").string()));
        QVERIFY(QTest::qWaitFor([&] { return refused.size() == 1; }));
    }

    void aFaultThatIsNewIsAskedAboutBeforeSaving()
    {
        QStringList asked;
        editor().askFaults = [&](const QStringList& problems) {
            asked = problems;
            return false;
        };
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("many"));
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.front().contains(QStringLiteral("many")));
        QCOMPARE(bytes(), std::string(cards));
        editor().askFaults = [](const QStringList&) { return true; };
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bytes().find("many") != std::string::npos);
        asked.clear(); // it is there already
        editor().askFaults = [&](const QStringList& problems) {
            asked = problems;
            return false;
        };
        typeInto(field<QPlainTextEdit>("Rule Box"), QStringLiteral("Wait"));
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asked.isEmpty());
        QVERIFY(bytes().find("Wait") != std::string::npos);
    }

    void tablesThatDoNotSayTheTypeAreGivenOne()
    {
        QVERIFY(!editor().type()->isVisible());
        m_scratch.write("untyped.csv", "Name,CP,Rules\nRope,2,Wait.\n");
        editor().openFile(QString::fromStdString(m_scratch.path("untyped.csv").string()));
        QVERIFY(editor().type()->isVisible());
        QVERIFY(!editor().list()->card({0, 0}));
        editor().type()->setFocus();
        WindowStory::type(QStringLiteral("Asset"));
        QCOMPARE(editor().type()->currentText(), QStringLiteral("Asset"));
        editor().type()->setCurrentIndex(editor().type()->findText(QStringLiteral("Asset")));
        Q_EMIT editor().type()->activated(editor().type()->currentIndex());
        QCOMPARE(editor().face()->face().card.type, std::string("Asset"));
        QVERIFY(!editor().list()->isModified()); // it is no part of the file
        // It is remembered for the list.
        const auto file = QString::fromStdString(editor().list()->file().string());
        editor().openFile(path());
        QVERIFY(!editor().type()->isVisible());
        editor().openFile(file);
        QCOMPARE(editor().face()->face().card.type, std::string("Asset"));
    }

    void whatIsNotSavedIsThereAgain()
    {
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("9"));
        m_story->restart();
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        QVERIFY(QTest::qWaitFor([&] { return editor().list() != nullptr; }));
        QVERIFY(editor().list()->isModified());
        QCOMPARE(field<QLineEdit>("CP Cost")->text(), QStringLiteral("9"));
        editor().grid()->setFocus();
        m_story->key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytes(), with(cards, "| 3       |", "| 9       |"));
    }

    void aLargeListIsThereLater()
    {
        std::string list = "Name,Card Type,CP,Rule Box\n";
        for (int i = 0; i < 2000; ++i)
            list += "Rope " + std::to_string(i) + ",Asset,2," + std::string(100, 'x') + "\n";
        m_scratch.write("large.csv", list);
        editor().openFile(QString::fromStdString(m_scratch.path("large.csv").string()));
        QVERIFY(editor().list()->file().filename() == "cards.md"); // until it is read
        QVERIFY(QTest::qWaitFor([&] { return names().size() == 2000; }, 20'000));
        m_story->restart();
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        QVERIFY(QTest::qWaitFor([&] { return editor().list() && names().size() == 2000; }, 20'000));
        QVERIFY(!editor().list()->isModified());
    }

    void aDraftThatFitsNoLongerIsKept()
    {
        typeInto(field<QLineEdit>("CP Cost"), QStringLiteral("9"));
        const auto kept = m_story->folder() / "card-list-kept.draft";
        QString told;
        WindowStory::onDialog([&](QWidget* box) {
            told = qobject_cast<QMessageBox*>(box)->text();
            static_cast<QDialog*>(box)->accept();
        });
        m_story->restart([&] {
            const auto draft = m_story->folder() / "card-list.draft";
            std::filesystem::resize_file(draft, std::filesystem::file_size(draft) / 2);
        });
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        QVERIFY(QTest::qWaitFor([&] { return !told.isEmpty(); }));
        QVERIFY(editor().list() && !editor().list()->isModified());
        QVERIFY(told.contains(QString::fromStdString(kept.string())));
        QVERIFY(std::filesystem::file_size(kept) > 0);
    }

    void aListIsDroppedAndRemembered()
    {
        m_scratch.write("more.csv", "Name,Card Type,CP\nRope,Asset,2\n");
        const auto file = QString::fromStdString(m_scratch.path("more.csv").string());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&editor(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&editor(), &drop);
        QCOMPARE(names(), QStringList{QStringLiteral("Rope")});
        m_story->restart();
        m_story->window().showView(ui::MainWindow::Workbench);
        m_story->window().workbench()->showPage(ui::WorkbenchView::Cards);
        QVERIFY(QTest::qWaitFor([&] { return editor().list() != nullptr; }));
        QCOMPARE(names(), QStringList{QStringLiteral("Rope")});
    }
};

NEXUS_TEST(CardEditorTest, Screen);

} // namespace card_editor_test

#include "card_editor_test.moc"
