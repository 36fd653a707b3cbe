#include "ui/help/help_window.h"

#include "tests/support/test_class.h"
#include "ui/help/help_pages.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QtTest>

namespace help_window_test {

using namespace nexus::ui;

class HelpWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void contentsCoverAllPages()
    {
        HelpWindow help;
        const auto* contents = help.findChild<QTreeWidget*>(QStringLiteral("contents"));
        QCOMPARE(contents->topLevelItemCount(), helpPages().size());
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            QCOMPARE(contents->topLevelItem(i)->text(0), helpTitle(helpPages()[i]));
    }
    void aPageIsShownAtItsAnchor()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("search"), QStringLiteral("order"));
        QVERIFY(help.isVisible());
        QCOMPARE(help.page(), QStringLiteral("search"));
        const auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        QVERIFY(browser->verticalScrollBar()->value() > 0);
        QTextCursor heading(browser->document());
        heading.setPosition(positionOfAnchor(*browser->document(), QStringLiteral("order")));
        const int top = browser->cursorRect(heading).top();
        QVERIFY2(top >= 0 && top < browser->viewport()->height(), qPrintable(QString::number(top)));
        help.showPage(QStringLiteral("no-such-page"));
        QCOMPARE(help.page(), QStringLiteral("index"));
    }
    void linksBackForwardHome()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("index"));
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("decks.md#the-library")));
        QCOMPARE(help.page(), QStringLiteral("decks"));
        const int scrolled = browser->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("import.md")));
        QCOMPARE(browser->verticalScrollBar()->value(), 0);
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.page(), QStringLiteral("decks"));
        QCOMPARE(browser->verticalScrollBar()->value(), scrolled);
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.page(), QStringLiteral("index"));
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier); // nothing further back
        QCOMPARE(help.page(), QStringLiteral("index"));
        QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(help.page(), QStringLiteral("decks"));
        QTest::keyClick(&help, Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(help.page(), QStringLiteral("index"));
        QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier); // what lay ahead is gone
        QCOMPARE(help.page(), QStringLiteral("index"));
    }
    void contentsOpenPagesAndSections()
    {
        HelpWindow help;
        help.show();
        auto* contents = help.findChild<QTreeWidget*>(QStringLiteral("contents"));
        const auto row = helpPages().indexOf(QStringLiteral("search"));
        auto* page = contents->topLevelItem(static_cast<int>(row));
        Q_EMIT contents->itemActivated(page, 0);
        QCOMPARE(help.page(), QStringLiteral("search"));
        QVERIFY(page->isExpanded() && page->childCount() > 2);
        Q_EMIT contents->itemActivated(page->child(page->childCount() - 1), 0);
        QVERIFY(help.findChild<QTextBrowser*>(QStringLiteral("page"))->verticalScrollBar()->value() > 0);
        QCOMPARE(contents->currentItem(), page->child(page->childCount() - 1));
    }
    void aQueryIsHandedOn()
    {
        HelpWindow help;
        QSignalSpy wanted(&help, &HelpWindow::queryWanted);
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("search:t:unit%20cp%3C%3D2")));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("t:unit cp<=2"));
        QCOMPARE(help.page(), QStringLiteral("index"));
    }
    void anOutsideLinkAsksFirst()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("search"));
        QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "opened");
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("https://example.org/x")));
        auto* box = help.findChild<QMessageBox*>();
        QVERIFY(box != nullptr && box->isVisible());
        QVERIFY(box->text().contains(QStringLiteral("https://example.org/x")));
        QVERIFY(m_opened.isEmpty());
        box->button(QMessageBox::Cancel)->click();
        QVERIFY(m_opened.isEmpty());
        Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("https://example.org/y")));
        for (auto* asked : help.findChildren<QMessageBox*>())
            for (auto* button : asked->buttons())
                if (asked->isVisible() && asked->buttonRole(button) == QMessageBox::AcceptRole)
                    button->click();
        QCOMPARE(m_opened, QStringList{QStringLiteral("https://example.org/y")});
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
    }
    void wordsAreFoundInThePage()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("deck-law"));
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        QTest::keyClick(browser, Qt::Key_F, Qt::ControlModifier);
        auto* edit = help.findChild<QLineEdit*>(QStringLiteral("find"));
        const auto* count = help.findChild<QLabel*>(QStringLiteral("found"));
        QVERIFY(edit->isVisible());
        QTest::keyClicks(edit, QStringLiteral("sideboard"));
        const auto places = browser->extraSelections().size();
        QVERIFY(places > 3);
        QCOMPARE(count->text(), QStringLiteral("1 of %1").arg(places));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(count->text(), QStringLiteral("2 of %1").arg(places));
        QTest::keyClick(&help, Qt::Key_F3, Qt::ShiftModifier);
        QTest::keyClick(&help, Qt::Key_F3, Qt::ShiftModifier); // round the beginning
        QCOMPARE(count->text(), QStringLiteral("%1 of %1").arg(places));
        QVERIFY(browser->verticalScrollBar()->value() > 0);
        edit->setText(QStringLiteral("zzz"));
        QCOMPARE(count->text(), QStringLiteral("not on this page"));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!edit->isVisible() && help.isVisible());
        QVERIFY(browser->extraSelections().isEmpty());
        QTest::keyClick(&help, Qt::Key_Escape);
        QVERIFY(!help.isVisible());
    }
    void textGrowsAndShrinks()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("decks"));
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        const int size = help.textSize();
        const int length = browser->verticalScrollBar()->maximum();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&help, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(help.textSize(), size + 4);
        QVERIFY(browser->verticalScrollBar()->maximum() > length);
        QTest::keyClick(&help, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(help.textSize(), size + 3);
        help.setTextSize(1000);
        QVERIFY(help.textSize() <= 32);
        help.setTextSize(0);
        QVERIFY(help.textSize() >= 11);
    }
    void coloursFollowTheTheme()
    {
        HelpWindow help;
        help.showPage(QStringLiteral("index"));
        auto* browser = help.findChild<QTextBrowser*>(QStringLiteral("page"));
        const auto html = browser->toHtml();
        QVERIFY(html.contains(theme().accent.name()));
        applyTheme(ThemeChoice::Dark);
        QTRY_VERIFY(browser->toHtml().contains(theme().accent.name()));
        applyTheme(ThemeChoice::Light);
    }

public Q_SLOTS:
    void opened(const QUrl& url) { m_opened << url.toString(); }

private:
    QStringList m_opened;
};

NEXUS_TEST(HelpWindowTest, Screen);

} // namespace help_window_test

#include "help_window_test.moc"
