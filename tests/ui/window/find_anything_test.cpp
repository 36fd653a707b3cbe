#include "ui/window/find_anything.h"

#include "tests/support/test_class.h"

#include <QLineEdit>
#include <QTreeWidget>
#include <QtTest>

namespace find_anything_test {

using namespace nexus;

class FindAnythingTest : public QObject {
    Q_OBJECT

    QStringList m_gone; // where it went
    QWidget m_window;

    ui::FindAnything* finder()
    {
        std::vector<ui::FindAnything::Entry> entries;
        const auto add = [&](const QString& name, const QString& kind, bool first = false) {
            entries.push_back({name, kind, {}, [this, name] { m_gone << name; }, first});
        };
        add(QStringLiteral("Wet Ink"), QStringLiteral("Deck"));
        add(QStringLiteral("Build"), QStringLiteral("View"), true);
        add(QStringLiteral("Print the decklist…"), QStringLiteral("Deck"));
        add(QStringLiteral("Ink-Fed Eel"), QStringLiteral("Card"));
        add(QStringLiteral("Drinker at the Font"), QStringLiteral("Card"));
        auto* made = new ui::FindAnything(std::move(entries), &m_window);
        made->show();
        return made;
    }
    static QStringList rows(const ui::FindAnything& finder)
    {
        QStringList names;
        for (int i = 0; i < finder.rows()->topLevelItemCount(); ++i)
            names << finder.rows()->topLevelItem(i)->text(0);
        return names;
    }

private Q_SLOTS:
    void init()
    {
        m_gone.clear();
        m_window.resize(900, 700);
        m_window.show();
    }

    void theBestFitStandsFirst()
    {
        auto* find = finder();
        QCOMPARE(rows(*find), QStringList{QStringLiteral("Build")}); // what is offered before a word
        find->field()->setText(QStringLiteral("INK"));
        QCOMPARE(rows(*find), (QStringList{QStringLiteral("Ink-Fed Eel"), QStringLiteral("Wet Ink"),
                                  QStringLiteral("Drinker at the Font")}));
        find->field()->setText(QStringLiteral("eel fed"));
        QCOMPARE(rows(*find), QStringList{QStringLiteral("Ink-Fed Eel")});
        find->close();
    }

    void arrowsChooseAndEnterGoesThere()
    {
        auto* find = finder();
        QTest::keyClicks(find->field(), QStringLiteral("ink"));
        QTest::keyClick(find->field(), Qt::Key_Down);
        QTest::keyClick(find->field(), Qt::Key_Return);
        QVERIFY(!find->isVisible());
        QTRY_COMPARE(m_gone, QStringList{QStringLiteral("Wet Ink")});
    }

    void nothingIsSaidInWords()
    {
        auto* find = finder();
        find->field()->setText(QStringLiteral("xyzzy"));
        QCOMPARE(find->rows()->topLevelItemCount(), 1);
        QVERIFY(rows(*find).front().startsWith(QStringLiteral("Nothing")));
        QTest::keyClick(find->field(), Qt::Key_Return); // goes nowhere
        QVERIFY(find->isVisible());
        QTest::keyClick(find->field(), Qt::Key_Escape);
        QVERIFY(!find->isVisible() && m_gone.isEmpty());
    }
};

NEXUS_TEST(FindAnythingTest, Screen);

} // namespace find_anything_test

#include "find_anything_test.moc"
