#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPalette>
#include <QSignalSpy>
#include <QWidget>
#include <QtTest>

namespace theme_test {

using namespace nexus::ui;

class ThemeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyTheme(ThemeChoice::Light); }

    void everyTextIsReadableOnEveryGround_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyTextIsReadableOnEveryGround()
    {
        QFETCH(bool, dark);
        applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const auto& t = theme();
        QCOMPARE(t.dark, dark);
        const std::pair<const char*, QColor> texts[] = {{"text", t.text}, {"muted", t.muted}, {"accent", t.accent},
            {"good", t.good}, {"open", t.open}, {"bad", t.bad}};
        const std::pair<const char*, QColor> grounds[] = {
            {"pane", t.pane}, {"ground", t.ground}, {"selection", t.selection}, {"hover", t.hover}};
        QStringList short45;
        for (const auto& [textName, text] : texts)
            for (const auto& [groundName, ground] : grounds)
                if (contrast(text, ground) < 4.5)
                    short45 << QStringLiteral("%1 on %2: %3")
                                   .arg(QLatin1String(textName), QLatin1String(groundName))
                                   .arg(contrast(text, ground), 0, 'f', 2);
        QVERIFY2(short45.isEmpty(), qPrintable(short45.join(QStringLiteral("; "))));
        QVERIFY(contrast(t.onAccent, t.accent) >= 4.5);
        // Not text, but they have to be seen.
        QVERIFY(t.line != t.pane && t.track != t.pane && t.selection != t.hover && t.ground != t.pane);
    }

    void thePaletteIsTheThemes()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            const auto palette = QApplication::palette();
            QCOMPARE(palette.color(QPalette::Window), theme().ground);
            QCOMPARE(palette.color(QPalette::Base), theme().pane);
            QCOMPARE(palette.color(QPalette::Text), theme().text);
            QCOMPARE(palette.color(QPalette::PlaceholderText), theme().muted);
            // Chosen text in fields and menus, tool tips and quiet controls are text too.
            for (const auto& [text, ground] : {std::pair(QPalette::HighlightedText, QPalette::Highlight),
                     std::pair(QPalette::ToolTipText, QPalette::ToolTipBase),
                     std::pair(QPalette::ButtonText, QPalette::Button),
                     std::pair(QPalette::WindowText, QPalette::Window), std::pair(QPalette::Link, QPalette::Base),
                     std::pair(QPalette::Text, QPalette::AlternateBase)})
                QVERIFY(contrast(palette.color(text), palette.color(ground)) >= 4.5);
            QVERIFY(contrast(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base)) >= 4.5);
        }
    }

    void widgetsAreToldOfAChange()
    {
        struct Watcher : QWidget {
            int changes = 0;
            void changeEvent(QEvent* event) override { changes += event->type() == QEvent::PaletteChange ? 1 : 0; }
        };
        applyTheme(ThemeChoice::Light);
        Watcher widget;
        widget.show();
        widget.changes = 0;
        applyTheme(ThemeChoice::Dark);
        QCoreApplication::processEvents();
        QVERIFY(widget.changes > 0);
        QVERIFY(theme().dark);
        QVERIFY(currentThemeChoice() == ThemeChoice::Dark);
        applyTheme(ThemeChoice::System); // offscreen is light
        QVERIFY(currentThemeChoice() == ThemeChoice::System);
    }

    void choicesAreWords()
    {
        for (const auto choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
            QVERIFY(themeChoice(themeWord(choice)) == choice);
        QVERIFY(!themeChoice(QStringLiteral("Dark")));
        QVERIFY(!themeChoice(QString()));
    }

    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
        for (int red = 0; red < 256; red += 15)
            for (int green = 0; green < 256; green += 15)
                for (int blue = 0; blue < 256; blue += 15) {
                    const QColor ground(red, green, blue);
                    QVERIFY(contrast(readableOn(ground), ground) >= 4.5);
                    QCOMPARE(contrast(ground, Qt::white), contrast(Qt::white, ground));
                }
    }
};

NEXUS_TEST(ThemeTest, Screen);

} // namespace theme_test

#include "theme_test.moc"

#include <cmath>
