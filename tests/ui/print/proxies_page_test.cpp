#include "ui/print/proxies_page.h"

#include "tests/support/collector.h"
#include "tests/support/pdf_drawing.h"
#include "tests/support/test_class.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheet_choices.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QtPrintSupport/QPrinter>

namespace proxies_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::ProxiesPage;

class ProxiesPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<ProxiesPage> m_page;
    app::DeckDocument* m_document = nullptr;
    Scratch m_scratch;

    void settle()
    {
        if (!QTest::qWaitFor([&] { return m_page->isSettled(); }, 20'000))
            QFAIL("the page does not come to rest");
    }
    void choose(const std::string& text)
    {
        auto deck = deckOf(text);
        deck.name = "Drones";
        m_document = m_collector->workspace().newDeck(deck);
        m_page->choose(m_document);
        QTest::qWait(60);
        settle();
    }
    QString file(const char* name) const { return QString::fromStdString(m_scratch.path(name).string()); }
    std::vector<DrawnPage> written(const char* name) const
    {
        const auto bytes = m_scratch.read(name);
        return bytes.empty() ? std::vector<DrawnPage>() : drawnPages(QByteArray::fromStdString(bytes));
    }
    void save(const char* name)
    {
        m_page->askSave = [&, name](const QString&) { return file(name); };
        QSignalSpy told(m_page.get(), &ProxiesPage::told);
        m_page->savePdf();
        QVERIFY(m_page->isWorking());
        QVERIFY(told.wait(20'000));
        QVERIFY(!m_page->isWorking());
    }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_collector = std::make_unique<Collector>();
    }
    void init()
    {
        m_collector->clear();
        std::filesystem::remove(m_collector->workspace().folder() / "printed.json");
        m_page = std::make_unique<ProxiesPage>(m_collector->workspace());
        m_page->resize(1200, 800);
        m_page->ready();
        m_page->show();
        QTest::qWait(60);
    }
    void cleanup()
    {
        m_page.reset();
        if (m_document)
            m_collector->workspace().close(m_document);
        m_document = nullptr;
    }
    void cleanupTestCase() { m_collector.reset(); }

    void withoutADeckItSaysWhatToDo()
    {
        settle();
        QVERIFY(m_page->insteadText().startsWith(QStringLiteral("Tick the decks on the left")));
        QVERIFY(!m_page->findChildren<QPushButton*>().isEmpty());
        for (const auto* button : m_page->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("PDF")) || button->text().startsWith(QStringLiteral("Pri")))
                QVERIFY(!button->isEnabled());
    }

    void singlePicturesGoIntoAFolder()
    {
        choose("main: 4 Aegis Tender, 3 Second Draft");
        ui::PictureWish wish;
        wish.form.bleed = 3.2;
        wish.backs = true;
        m_page->askPictures = [&] { return std::optional(wish); };
        m_page->askFolder = [&] { return file("shop"); };
        QStringList asked;
        m_page->askReplace = [&](const QString& there) {
            asked << there;
            return false;
        };
        QSignalSpy told(m_page.get(), &ProxiesPage::told);
        m_page->savePictures();
        QVERIFY(told.wait(20'000));
        QVERIFY(told.front().front().toString().contains(QStringLiteral("2 pictures")));
        for (const auto* name : {"/aegis-tender.unit.png", "/second-draft.event.png", "/back.png"})
            QCOMPARE(QImage(file("shop") + QLatin1String(name)).size(), QSize(820, 1115));
        m_page->savePictures();
        QCOMPARE(asked, QStringList{QStringLiteral("aegis-tender.unit.png")});
        QVERIFY(!m_page->isWorking());
        wish.pdf = true;
        m_page->askSave = [&](const QString&) { return file("cards.pdf"); };
        m_page->savePictures();
        QVERIFY(told.wait(20'000));
        QCOMPARE(written("cards.pdf").size(), std::size_t{14});
    }

    void singlePicturesSayWhichOfOnesOwnCannotBeUsed()
    {
        const auto art = m_collector->workspace().folder() / "art";
        std::filesystem::create_directories(art);
        std::ofstream(art / "Aegis Tender.png") << "no picture";
        m_page->hide();
        m_page->show(); // it looks for pictures
        choose("main: 4 Aegis Tender, 3 Second Draft");
        QVERIFY(QTest::qWaitFor([&] { return m_page->warningList()->count() == 1; }, 20'000));
        QString said;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<ui::PicturesDialog*>(QApplication::activeModalWidget());
            said = dialog ? dialog->warnings() : QString();
            if (dialog)
                dialog->reject();
        });
        m_page->savePictures();
        std::filesystem::remove_all(art);
        QCOMPARE(said, m_page->warningList()->item(0)->text());
        QVERIFY(ui::PicturesDialog({}).warnings().isEmpty());
    }

    void whatPicturesAreAskedForIsWhatIsChosen()
    {
        ui::PictureWish wish;
        wish.form.dpi = 800;
        wish.form.rounded = wish.backs = wish.contactSheet = true;
        ui::PicturesDialog dialog(wish);
        QCOMPARE(dialog.sizeText(), QStringLiteral("1984 × 2772 pixels"));
        QVERIFY(dialog.wish().form == wish.form && dialog.wish().backs && dialog.wish().contactSheet);
        dialog.format()->setCurrentIndex(1);
        QVERIFY(dialog.wish().pdf && !dialog.wish().form.rounded && !dialog.corners()->isEnabled());
    }

    void thePreviewIsThePageItself()
    {
        choose("main: 4 Aegis Tender, 4 Breach Surveyor, 3 Second Draft");
        QCOMPARE(m_page->insteadText(), QString());
        QCOMPARE(m_page->summary(), QStringLiteral("11 proxies of 3 cards on 2 sheets"));
        auto* preview = m_page->preview();
        QCOMPARE(preview->pageCount(), 2);
        QVERIFY(preview->fits());
        const auto shot = preview->viewport()->grab().toImage();
        int coloured = 0;
        for (int y = 0; y < shot.height(); ++y)
            for (int x = 0; x < shot.width(); ++x)
                coloured += shot.pixelColor(x, y).saturation() > 60 ? 1 : 0;
        QVERIFY(coloured > 2000);
        preview->setFocus();
        QTest::keyClick(preview, Qt::Key_PageDown);
        QCOMPARE(preview->page(), 1);
        QTest::keyClick(preview, Qt::Key_PageDown);
        QCOMPARE(preview->page(), 1);
        QTest::keyClick(preview, Qt::Key_1);
        QCOMPARE(preview->percent(), 100);
        QTest::keyClick(preview, Qt::Key_Plus);
        QCOMPARE(preview->percent(), 125);
        QTest::keyClick(preview, Qt::Key_Minus);
        QCOMPARE(preview->percent(), 100);
        settle();
        QVERIFY(preview->viewport()->grab().toImage() != shot);
        QTest::keyClick(preview, Qt::Key_0);
        QVERIFY(preview->fits());
    }

    void whatDoesNotFitOffersWhatWould()
    {
        choose("main: 4 Aegis Tender");
        app::ProxyOptions options;
        options.sheet.paperWidth = 215.9;
        options.sheet.paperHeight = 279.4;
        options.sheet.bleed = 3;
        m_page->choices()->setOptions(options);
        QTRY_VERIFY(m_page->insteadText().contains(QStringLiteral("207 × 282 mm")));
        QCOMPARE(m_page->offers().size(), std::size_t{3});
        QCOMPARE(m_page->offers()[0]->text(), QStringLiteral("4 × 2 cards across the sheet (landscape)"));
        m_page->offers()[0]->click();
        QTRY_VERIFY(m_page->insteadText().isEmpty());
        const auto taken = m_page->choices()->options().sheet;
        QVERIFY(taken.landscape && taken.columns == 4 && taken.rows == 2 && taken.bleed == 3);
    }

    void whatIsWorthKnowingIsListedAndLeadsToItsPage()
    {
        const auto art = m_collector->workspace().folder() / "art";
        std::filesystem::create_directories(art);
        QImage small(100, 80, QImage::Format_RGB32);
        small.fill(Qt::green);
        QVERIFY(small.save(QString::fromStdString((art / "Second Draft.png").string())));
        m_page->hide();
        m_page->show();
        choose("main: 9 Aegis Tender, 1 Second Draft, 1 No Such Card");
        auto* list = m_page->warningList();
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("No Such Card")));
        QVERIFY(list->item(1)->text().contains(QStringLiteral("dots an inch")));
        QCOMPARE(m_page->preview()->page(), 0);
        Q_EMIT list->itemClicked(list->item(0));
        QCOMPARE(m_page->preview()->page(), 0); // it is on no page
        Q_EMIT list->itemClicked(list->item(1));
        QCOMPARE(m_page->preview()->page(), 1);
        std::filesystem::remove_all(art);
    }

    void aPdfIsWrittenAndRemembered()
    {
        choose("main: 4 Aegis Tender, 4 Breach Surveyor, 3 Second Draft");
        save("one.pdf");
        QCOMPARE(written("one.pdf").size(), std::size_t{2});
        QCOMPARE(written("one.pdf")[1].clipsOf({63, 88}).size(), std::size_t{2});
        m_page->onlyChanged()->setChecked(true);
        QTRY_VERIFY(m_page->insteadText().startsWith(QStringLiteral("Nothing has changed")));
        QVERIFY(m_document->edit(
            {model::ChangeCopies{model::SectionId("main"), {"Ringbark Bull", std::nullopt, "", 1, ""}, 1}},
            QStringLiteral("Add")));
        QTRY_COMPARE(m_page->summary(), QStringLiteral("1 proxy of 1 card on 1 sheet"));
        save("two.pdf");
        QTRY_VERIFY(m_page->insteadText().startsWith(QStringLiteral("Nothing has changed")));
    }

    void onlyWhatIsNotOwned()
    {
        m_collector->add({owned("Aegis Tender", 3)});
        choose("main: 4 Aegis Tender, 1 Second Draft");
        m_page->onlyMissing()->setChecked(true);
        QTRY_COMPARE(m_page->summary(), QStringLiteral("2 proxies of 2 cards on 1 sheet"));
        m_collector->add({owned("Second Draft", 1), owned("Aegis Tender", 1)});
        QTRY_VERIFY(m_page->insteadText().startsWith(QStringLiteral("No copy is missing")));
    }

    void cardsAndSectionsAreChosen()
    {
        choose("main: 4 Aegis Tender, 1 Second Draft; maybe: 2 Ringbark Bull");
        m_page->cardNames()->setText(QStringLiteral("second draft; Aegis Tender"));
        QTRY_COMPARE(m_page->summary(), QStringLiteral("5 proxies of 2 cards on 1 sheet"));
        m_page->cardNames()->setText(QStringLiteral("second draft"));
        QTRY_COMPARE(m_page->summary(), QStringLiteral("1 proxy of 1 card on 1 sheet"));
        m_page->cardNames()->clear();
        m_page->sections()->setCurrentIndex(m_page->sections()->count() - 1);
        QTRY_COMPARE(m_page->summary(), QStringLiteral("7 proxies of 3 cards on 1 sheet"));
        m_page->sections()->setCurrentIndex(m_page->sections()->findData(QStringLiteral("maybe")));
        QTRY_COMPARE(m_page->summary(), QStringLiteral("2 proxies of 1 card on 1 sheet"));
    }

    void cardsOfASearchAreLeftOut()
    {
        choose("main: 4 Aegis Tender, 1 Second Draft");
        m_page->without()->setText(QStringLiteral("aegis"));
        QTRY_COMPARE(m_page->summary(), QStringLiteral("1 proxy of 1 card on 1 sheet"));
        m_page->without()->setText(QStringLiteral("cp>"));
        QTRY_VERIFY(m_page->insteadText().contains(QStringLiteral("no search of the cards alone: cp>")));
        m_page->without()->clear();
        QTRY_COMPARE(m_page->summary(), QStringLiteral("5 proxies of 2 cards on 1 sheet"));
    }

    void aPrinterGetsTheSamePages()
    {
        choose("main: 4 Aegis Tender, 4 Breach Surveyor, 3 Second Draft");
        app::ProxyOptions options;
        options.sheet.backs = model::Backs::LongEdge;
        m_page->choices()->setOptions(options);
        QTRY_COMPARE(m_page->preview()->pageCount(), 4);
        m_page->askPrinter = [this](QPrinter& printer) {
            const bool asSet = printer.fullPage() && printer.pageLayout().margins().isNull();
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file("printed.pdf"));
            return asSet;
        };
        QSignalSpy told(m_page.get(), &ProxiesPage::told), trouble(m_page.get(), &ProxiesPage::trouble);
        m_page->print();
        QVERIFY(m_page->isWorking());
        QVERIFY(told.wait(30'000));
        QVERIFY(trouble.isEmpty());
        const auto pages = written("printed.pdf");
        QCOMPARE(pages.size(), std::size_t{4});
        const auto cards = pages[0].clipsOf({63, 88}, 0.05);
        QCOMPARE(cards.size(), std::size_t{9});
        // Qt's printer rounds the page to whole points: the cards keep their size, the sheet moves by a tenth of a
        // millimetre at most.
        QVERIFY(std::abs(cards[0].left() - 10.5) < 0.2 && std::abs(cards[0].top() - 16.5) < 0.2);

        m_page->askPrinter = [](QPrinter& printer) {
            printer.setPageSize(QPageSize(QPageSize::Letter));
            return true;
        };
        m_page->print();
        QCOMPARE(trouble.count(), 1);
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("215.9 × 279.4 mm")));
        m_page->askPrinter = [](QPrinter&) { return false; };
        m_page->print();
        QVERIFY(!m_page->isWorking());
    }

    void writingCanBeCalledOffAndFail()
    {
        choose("main: 300 Aegis Tender, 300 Breach Surveyor");
        m_page->askSave = [&](const QString&) { return file("off.pdf"); };
        QSignalSpy told(m_page.get(), &ProxiesPage::told), trouble(m_page.get(), &ProxiesPage::trouble);
        m_page->savePdf();
        m_page->cancel();
        QVERIFY(told.wait(20'000));
        QVERIFY(told.back().front().toString().startsWith(QStringLiteral("Cancelled")));
        QVERIFY(!QFile::exists(file("off.pdf")));
        m_page->askSave = [](const QString&) { return QStringLiteral("/no/such/folder/x.pdf"); };
        m_page->savePdf();
        QVERIFY(trouble.wait(60'000));
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("/no/such/folder/x.pdf")));
        QVERIFY(!std::filesystem::exists(m_collector->workspace().folder() / "printed.json"));
    }

    void theMeasuringPageIsWritten()
    {
        m_page->askSave = [&](const QString&) { return file("measure.pdf"); };
        QSignalSpy told(m_page.get(), &ProxiesPage::told);
        m_page->saveCalibration();
        QVERIFY(told.wait(20'000));
        QCOMPARE(written("measure.pdf").size(), std::size_t{2});
        QVERIFY(!std::filesystem::exists(m_collector->workspace().folder() / "printed.json"));
    }

    void choicesComeBack()
    {
        app::ProxyOptions options;
        options.sheet = {
            320.5, 450, true, 0, 2, 1.5, 0.75, 6, false, false, model::Backs::ShortEdge, 0.5, -1.25, 0.1, 2, -3};
        options.sheet.registration = true;
        options.sheet.registrationInset = 12.5;
        options.sheet.cardWidth = 70;
        options.sheet.cardHeight = 120;
        options.style = app::FaceStyle::TextOnly;
        options.mark = false;
        m_page->choices()->setOptions(options);
        QCOMPARE(m_page->choices()->options(), options);
        m_page->onlyMissing()->setChecked(true);
        m_page->sections()->setCurrentIndex(2);
        const auto section = m_page->sections()->currentData();
        QSettings settings(file("window.ini"), QSettings::IniFormat);
        m_page->store(settings);
        for (const bool readyFirst : {true, false}) {
            ProxiesPage other(m_collector->workspace());
            if (readyFirst)
                other.ready();
            other.restore(settings);
            if (!readyFirst)
                other.ready();
            QCOMPARE(other.choices()->options(), options);
            QVERIFY(other.onlyMissing()->isChecked());
            QCOMPARE(other.sections()->currentData(), section);
        }
        settings.setValue(QStringLiteral("proxies/gutter"), QStringLiteral("much"));
        settings.setValue(QStringLiteral("proxies/style"), 99);
        settings.setValue(QStringLiteral("proxies/paperWidth"), -4);
        ProxiesPage odd(m_collector->workspace());
        odd.restore(settings);
        QCOMPARE(odd.choices()->options().sheet.paperWidth, model::smallestPaper);
        QCOMPARE(odd.choices()->options().style, app::FaceStyle::TextOnly);
    }

    void everythingHasANameAndAKey()
    {
        choose("main: 1 Aegis Tender");
        for (const auto* widget : m_page->findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() &&
                !qobject_cast<const QAbstractButton*>(widget) &&
                !widget->objectName().startsWith(QStringLiteral("qt_")) && !widget->inherits("QScrollArea") &&
                !widget->inherits("QSplitterHandle") && !widget->inherits("QTabBar"))
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
};

NEXUS_TEST(ProxiesPageTest, Screen);

} // namespace proxies_page_test

#include "proxies_page_test.moc"
