#include "ui/print/decklists_page.h"

#include "app/printing/pdf_sheets.h"
#include "tests/support/collector.h"
#include "tests/support/heard.h"
#include "tests/support/test_class.h"
#include "ui/print/deck_picker.h"
#include "ui/print/sheets_page.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QtPrintSupport/QPrinter>

namespace decklists_page_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

namespace {

void tick(DeckPicker* picker, const QString& name, bool ticked = true)
{
    for (int row = 0; row < picker->list()->count(); ++row)
        if (auto* item = picker->list()->item(row); item->text().startsWith(name)) {
            picker->list()->setCurrentItem(item);
            item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
            return;
        }
    qFatal("no such deck");
}

void untickAll(DeckPicker* picker)
{
    for (int row = 0; row < picker->list()->count(); ++row)
        picker->list()->item(row)->setCheckState(Qt::Unchecked);
}

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class DecklistsPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        m_collector = std::make_unique<Collector>();
    }
    void init()
    {
        m_page = std::make_unique<DecklistsPage>(m_collector->workspace());
        m_page->resize(1200, 900);
        m_page->ready();
        m_page->show();
        untickAll(m_page->picker());
        settle();
    }
    void cleanup() { m_page.reset(); }
    void cleanupTestCase() { m_collector.reset(); }

    void anEmptyPageSaysHowToBegin()
    {
        QVERIFY(m_page->insteadText().startsWith(QStringLiteral("Tick the decks")));
        QCOMPARE(m_page->preview()->pageCount(), 0);
        for (auto* button : m_page->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("PDF")) || button->text().contains(QStringLiteral("Pri")))
                QVERIFY(!button->isEnabled());
    }

    void aTickedDeckIsShownAsThePage()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        QCOMPARE(m_page->insteadText(), QString());
        QCOMPARE(m_page->preview()->pageCount(), 1);
        QVERIFY2(m_page->summary().startsWith(QStringLiteral("✓ Legal · ")), qPrintable(m_page->summary()));
        const auto seen = m_page->preview()->viewport()->grab().toImage();
        m_page->field(0)->setText(QStringLiteral("Marrow"));
        settle();
        QVERIFY(seen != m_page->preview()->viewport()->grab().toImage()); // the name stands on the page
        m_page->twoCopies()->setChecked(true);
        settle();
        QCOMPARE(m_page->preview()->pageCount(), 2);
    }

    void stepsStandBesideEachOther()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        auto* bar = m_page->findChild<PreviewBar*>();
        QCOMPARE(bar->pageText(), QStringLiteral("Page 1 of 1"));
        int right = 0;
        for (const auto* widget : bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            QVERIFY2(widget->x() >= right, qPrintable(QStringLiteral("%1 %2 after %3")
                                                          .arg(QLatin1String(widget->metaObject()->className()))
                                                          .arg(widget->x())
                                                          .arg(right)));
            right = widget->geometry().right();
        }
    }

    void savedListsAreTheChosenOnes()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        tick(m_page->picker(), QStringLiteral("Chimera School"));
        m_page->field(0)->setText(QStringLiteral("Marrow"));
        settle();
        const Scratch scratch;
        const auto file = QString::fromStdString(scratch.path("lists.pdf").string());
        m_page->askSave = [&](const QString& suggested, const QString&) {
            [&] { QVERIFY(suggested.endsWith(QStringLiteral("Decklists.pdf"))); }();
            return file;
        };
        Heard told(m_page.get(), &DecklistsPage::told);
        m_page->savePdf();
        QVERIFY(m_page->isWorking());
        QVERIFY(told.wait(20'000));
        QCOMPARE(told.text(), QStringLiteral("2 decklists written to %1.").arg(QDir::toNativeSeparators(file)));
        QStringList places;
        m_page->openPlace = [&](const QString& place) { places << place; };
        const auto* saved = m_page->findChild<LineLabel*>(QStringLiteral("savedWords"));
        QVERIFY(saved->isVisible());
        QCOMPARE(saved->text(), QStringLiteral("✓ lists.pdf is in %1").arg(QFileInfo(file).absolutePath()));
        m_page->findChild<QPushButton*>(QStringLiteral("openSaved"))->click();
        m_page->findChild<QPushButton*>(QStringLiteral("openFolder"))->click();
        QCOMPARE(places, (QStringList{file, QFileInfo(file).absolutePath()}));
        const auto notes = app::pageNotes(bytesOf(file));
        QCOMPARE(notes.size(), std::size_t{2});
        QCOMPARE(QSet<QByteArray>({notes[0].value("Deck"), notes[1].value("Deck")}),
            QSet<QByteArray>({"Wet Ink", "Chimera School"}));
        QVERIFY(!m_page->isWorking());
        tick(m_page->picker(), QStringLiteral("Forgive Us Our Debts"));
        QTRY_VERIFY(!saved->isVisible()); // it was about other decks
    }

    void otherFormsGoByTheEnding()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        const Scratch scratch;
        Heard told(m_page.get(), &DecklistsPage::told), trouble(m_page.get(), &DecklistsPage::trouble);
        for (const auto& [name, begins] : {std::pair{"a.txt", "// Deck: Wet Ink"}, std::pair{"a.csv", "Deck Name,"},
                 std::pair{"a.json", "{"}, std::pair{"a.md", "# Wet Ink"}}) {
            const auto file = QString::fromStdString(scratch.path(name).string());
            m_page->askSave = [&](const QString&, const QString&) { return file; };
            m_page->saveAs();
            QVERIFY(told.wait(20'000));
            QVERIFY2(bytesOf(file).startsWith(begins), name);
        }
        m_page->askSave = [&](const QString&, const QString&) {
            return QString::fromStdString(scratch.path("a.doc").string());
        };
        m_page->saveAs();
        QVERIFY(trouble.wait(1000));
        QVERIFY(!std::filesystem::exists(scratch.path("a.doc")));
        m_page->askFolder = [&] { return QString::fromStdString(scratch.path("each").string()); };
        m_page->saveEach();
        QVERIFY(told.wait(20'000));
        QVERIFY(std::filesystem::exists(scratch.path("each/Wet Ink.pdf")));
    }

    void aPrinterGetsThePages()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        const Scratch scratch;
        const auto file = QString::fromStdString(scratch.path("printed.pdf").string());
        m_page->askPrinter = [&](QPrinter& printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file);
            return true;
        };
        Heard told(m_page.get(), &DecklistsPage::told);
        m_page->print();
        QVERIFY(told.wait(20'000));
        QCOMPARE(told.text(), QStringLiteral("Sent to the printer: 1 decklist."));
        QVERIFY(bytesOf(file).startsWith("%PDF-"));
        m_page->askPrinter = [&](QPrinter& printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file);
            printer.setPageSize(QPageSize(QPageSize::A5));
            return true;
        };
        Heard trouble(m_page.get(), &DecklistsPage::trouble);
        m_page->print();
        QVERIFY(trouble.wait(1000));
        QVERIFY(trouble.text().contains(QStringLiteral("paper")));
    }

    void aBlankSheetNeedsNoDeck()
    {
        const Scratch scratch;
        const auto file = scratch.path("blank");
        m_page->askSave = [&](const QString&, const QString&) { return QString::fromStdString(file.string()); };
        Heard told(m_page.get(), &DecklistsPage::told);
        m_page->saveBlank();
        QVERIFY(told.wait(20'000));
        QVERIFY(scratch.read("blank.pdf").starts_with("%PDF"));
    }

    void whatIsTypedIsRemembered()
    {
        const Scratch scratch;
        QSettings settings(QString::fromStdString(scratch.path("window.ini").string()), QSettings::IniFormat);
        for (std::size_t i = 0; i < app::playerFields.size(); ++i)
            m_page->field(i)->setText(QStringLiteral("Value %1").arg(i));
        m_page->paper()->setCurrentIndex(1);
        m_page->sort()->setCurrentIndex(2);
        m_page->twoCopies()->setChecked(true);
        m_page->store(settings);
        QCOMPARE(app::rememberedPlayer(settings).firstName, QStringLiteral("Value 1"));
        DecklistsPage other(m_collector->workspace());
        other.restore(settings);
        for (std::size_t i = 0; i < app::playerFields.size(); ++i)
            QCOMPARE(other.field(i)->text(), QStringLiteral("Value %1").arg(i));
        QCOMPARE(other.paper()->currentIndex(), 1);
        QCOMPARE(other.sort()->currentIndex(), 2);
        QVERIFY(other.twoCopies()->isChecked());
        other.clearPlayer();
        QCOMPARE(other.field(0)->text(), QString());
    }

    void everythingHasANameAndAKeyboardPath()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        for (auto* widget : m_page->findChildren<QWidget*>()) {
            const bool control = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                                 qobject_cast<QComboBox*>(widget);
            if (!control || !widget->isVisible() || widget->objectName().startsWith(QStringLiteral("qt_")) ||
                qobject_cast<QComboBox*>(widget->parentWidget()) || qobject_cast<QLineEdit*>(widget->parentWidget()))
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                widget->metaObject()->className());
            QVERIFY2(widget->focusPolicy() & Qt::TabFocus,
                qPrintable(widget->accessibleName() + (button ? button->text() : QString())));
        }
    }

    void itIsReadableInBothThemes()
    {
        tick(m_page->picker(), QStringLiteral("Wet Ink"));
        settle();
        const auto light = m_page->grab().toImage();
        applyTheme(ThemeChoice::Dark);
        settle();
        QVERIFY(m_page->grab().toImage() != light);
        if (const auto folder = qEnvironmentVariable("NEXUS_PICTURES"); !folder.isEmpty()) {
            light.save(folder + QStringLiteral("/decklists-light.png"));
            m_page->grab().save(folder + QStringLiteral("/decklists-dark.png"));
        }
        applyTheme(ThemeChoice::Light);
    }

private:
    void settle()
    {
        QTest::qWait(5); // the list of decks tells its changes a moment later
        QVERIFY(QTest::qWaitFor([this] { return m_page->isSettled(); }, 20'000));
    }

    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<DecklistsPage> m_page;
};

NEXUS_TEST(DecklistsPageTest, Screen);

} // namespace decklists_page_test

#include "decklists_page_test.moc"
