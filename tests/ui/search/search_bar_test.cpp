#include "ui/search/search_bar.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/search/query_field.h"
#include "ui/theme/theme.h"

#include "ui/theme/parts.h"

#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace search_bar_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// A window with the bar, and something to move on to.
struct Window {
    QWidget window;
    ui::SearchBar* bar = nullptr;
    QLineEdit* field = nullptr;
    ui::ProposalList* list = nullptr;

    Window()
    {
        auto* column = new QVBoxLayout(&window);
        bar = new ui::SearchBar(&window);
        column->addWidget(bar);
        column->addStretch(1);
        window.resize(600, 400);
        bar->setCatalogue(starterCatalogue(), ruleset().namedSections());
        window.show();
        window.activateWindow();
        bar->focusAndSelect();
        field = window.findChild<QLineEdit*>(QStringLiteral("query"));
        list = window.findChild<ui::ProposalList*>();
        QCoreApplication::processEvents();
    }
    void type(const char* text) const { QTest::keyClicks(field, QString::fromUtf8(text)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(field, key, modifiers);
    }
    [[nodiscard]] QString row(int index) const { return list->item(index)->text(); }
};

} // namespace

class SearchBarTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void everyKeyTellsTheQuery()
    {
        const Window w;
        QSignalSpy changed(w.bar, &ui::SearchBar::queryChanged);
        w.type("cp<=3");
        QCOMPARE(changed.count(), 5);
        QCOMPARE(changed.last().first().toString(), QStringLiteral("cp<=3"));
        QCOMPARE(w.bar->text(), QStringLiteral("cp<=3"));
    }

    void aQuestionMarkAsksForTheSheetWhereNothingIsTyped()
    {
        const Window w;
        QSignalSpy wanted(w.bar, &ui::SearchBar::syntaxHelpWanted);
        w.type("?");
        QCOMPARE(wanted.count(), 1);
        QVERIFY(w.bar->text().isEmpty());
        w.type("/what?");
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(w.bar->text(), QStringLiteral("/what?"));
    }

    void plainTypingAndEnterAreNeverTaken()
    {
        const Window w;
        QSignalSpy accepted(w.bar, &ui::SearchBar::accepted);
        w.type("key");
        QTRY_VERIFY(w.list->isVisible());
        QCOMPARE(w.list->chosen(), -1);
        w.press(Qt::Key_Return); // nothing was chosen: Enter is Enter
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(w.bar->text(), QStringLiteral("key"));
        QVERIFY(!w.list->isVisible());
        QVERIFY(w.field->hasFocus());
    }

    void theDownArrowGoesToTheCardsWhereNothingIsProposed()
    {
        const Window w;
        QSignalSpy accepted(w.bar, &ui::SearchBar::accepted);
        w.type("cp<=3");
        w.press(Qt::Key_Down);
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(w.bar->text(), QStringLiteral("cp<=3"));
    }

    void arrowsAndEnterTakeAProposal()
    {
        const Window w;
        QSignalSpy accepted(w.bar, &ui::SearchBar::accepted);
        w.type("key");
        w.press(Qt::Key_Down);
        w.press(Qt::Key_Return);
        QCOMPARE(w.bar->text(), QStringLiteral("keyword:"));
        QTRY_VERIFY(w.list->isVisible()); // goes on with the values
        w.type("swa");
        QTRY_COMPARE(w.row(0), QStringLiteral("Swarm"));
        w.press(Qt::Key_Tab); // the first
        QCOMPARE(w.bar->text(), QStringLiteral("keyword:swarm "));
        QVERIFY(!w.list->isVisible());
        QVERIFY(w.field->hasFocus());
        QCOMPARE(accepted.count(), 0);
        w.field->undo();
        QCOMPARE(w.bar->text(), QStringLiteral("keyword:swa"));
    }

    void escapeClosesTheListOnly()
    {
        const Window w;
        w.type("t:un");
        QTRY_VERIFY(w.list->isVisible());
        w.press(Qt::Key_Escape);
        QVERIFY(!w.list->isVisible());
        QCOMPARE(w.bar->text(), QStringLiteral("t:un"));
        w.press(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(w.list->isVisible());
        w.list->picked(0);
        QCOMPARE(w.bar->text(), QStringLiteral("t:unit "));
    }

    void nothingOpensByItselfBetweenWords()
    {
        const Window w;
        w.type("cp<3 ");
        QVERIFY(!w.list->isVisible());
        w.press(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(w.list->isVisible());
        w.bar->setText(QStringLiteral("drone"));
        QVERIFY(!w.list->isVisible());
    }

    void errorsAreMarkedAndTold()
    {
        const Window w;
        auto* field = static_cast<ui::QueryField*>(w.field);
        auto* line = w.window.findChild<ui::LineLabel*>(QStringLiteral("queryError"));
        w.bar->setText(QStringLiteral("𝒳 cp<x drone"));
        w.bar->setError(model::parseQuery(w.bar->text().toStdString(), starterGame()).error());
        QVERIFY(line->isVisible());
        QVERIFY(line->text().startsWith(QStringLiteral("✗ column 6: expected a number")));
        QVERIFY(w.field->accessibleDescription().contains(QStringLiteral("column 6")));
        const auto wave = field->marks().last();
        QCOMPARE(wave.format.underlineStyle(), QTextCharFormat::WaveUnderline);
        QCOMPARE(w.bar->text().mid(wave.start, wave.length), QStringLiteral("x"));
        w.bar->setError(std::nullopt);
        QVERIFY(!line->isVisible());
        // not finished is not wrong
        w.bar->setText(QStringLiteral("cp<"));
        w.bar->setError(model::parseQuery("cp<", starterGame()).error());
        QVERIFY(line->text().startsWith(QStringLiteral("○ column 4")));
        QCOMPARE(field->marks().last().start, 2);
    }

    void fieldWordsArePainted()
    {
        const Window w;
        auto* field = static_cast<ui::QueryField*>(w.field);
        w.bar->setText(QStringLiteral("tech>=1 é cp<=12"));
        QCOMPARE(field->marks().size(), 2);
        QCOMPARE(w.bar->text().mid(field->marks()[1].start, field->marks()[1].length), QStringLiteral("cp<="));
        QCOMPARE(field->marks()[0].format.foreground().color(), ui::theme().accent);
        const QImage painted = field->grab().toImage();
        const auto accent = ui::theme().accent.rgb();
        int pixels = 0;
        for (int y = 0; y < painted.height(); ++y)
            for (int x = 0; x < painted.width(); ++x)
                pixels += painted.pixel(x, y) == accent ? 1 : 0;
        QVERIFY(pixels > 5);
    }

    void recentQueries()
    {
        const Window w;
        w.bar->setHistory({QStringLiteral("t:unit"), QStringLiteral("drone")});
        w.press(Qt::Key_Down); // in the empty field
        QTRY_VERIFY(w.list->isVisible());
        QCOMPARE(w.list->chosen(), 0);
        w.press(Qt::Key_Down);
        w.press(Qt::Key_Return);
        QCOMPARE(w.bar->text(), QStringLiteral("drone"));
        w.press(Qt::Key_Return);
        QCOMPARE(w.bar->history(), (QStringList{QStringLiteral("drone"), QStringLiteral("t:unit")}));
        w.press(Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(w.list->isVisible());
    }

    void theSheetIsAskedFor()
    {
        const Window w;
        QSignalSpy wanted(w.bar, &ui::SearchBar::syntaxHelpWanted);
        auto* help = w.window.findChild<QToolButton*>(QStringLiteral("syntaxHelp"));
        QVERIFY(!help->accessibleName().isEmpty());
        help->click();
        QCOMPARE(wanted.count(), 1);
    }

    void everyExampleOfTheSheetParses()
    {
        ui::SyntaxSheet sheet;
        sheet.setCatalogue(starterCatalogue());
        QVERIFY(sheet.examples().size() > 25);
        for (const auto& example : sheet.examples())
            QVERIFY2(model::parseQuery(example.toStdString(), starterGame()).has_value(), qPrintable(example));
        QSignalSpy chosen(&sheet, &ui::SyntaxSheet::exampleChosen);
        auto* page = sheet.findChild<QTextBrowser*>();
        const QString phrase = QStringLiteral("\"draw a card\"");
        QVERIFY(page->toHtml().contains(QStringLiteral("query:") + QString::fromUtf8(QUrl::toPercentEncoding(phrase))));
        page->anchorClicked(QUrl(QStringLiteral("query:") + QString::fromUtf8(QUrl::toPercentEncoding(phrase))));
        QCOMPARE(chosen.last().first().toString(), phrase);
        page->anchorClicked(QUrl(
            QStringLiteral("query:") + QString::fromUtf8(QUrl::toPercentEncoding(QStringLiteral("name:/^the /")))));
        QCOMPARE(chosen.last().first().toString(), QStringLiteral("name:/^the /"));
    }
};

NEXUS_TEST(SearchBarTest, Screen);

} // namespace search_bar_test

#include "search_bar_test.moc"
