// Every text of the window stands out from what is below it, as painted: measured in pictures of all views and dialogs.
#include "tests/support/drawn_texts.h"
#include "tests/support/test_class.h"
#include "tests/support/walk.h"
#include "ui/theme/theme.h"

namespace contrast_test {

using namespace nexus;
using test::WindowStory;

namespace {

// What cannot be used now may be paler: the signs of rows at their limit have the colour of lines.
bool isDisabled(const QWidget& at, const test::DrawnText& text)
{
    for (const auto* widget = at.childAt(text.place.center()); widget; widget = widget->parentWidget())
        if (!widget->isEnabled())
            return true;
    return text.isPale || text.ink == ui::theme().line;
}

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::applyTheme(ui::ThemeChoice::Light); }

    void textsStandOut_data()
    {
        QTest::addColumn<QByteArray>("theme");
        QTest::newRow("light") << QByteArray("theme-light");
        QTest::newRow("dark") << QByteArray("theme-dark");
    }
    void textsStandOut()
    {
        QFETCH(QByteArray, theme);
        WindowStory story;
        story.window().action(theme.constData())->trigger();
        story.document().edit(
            {model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 9}}, QStringLiteral("More"));
        std::size_t measured = 0;
        double least = 21;
        QStringList told;
        test::walkEverything(story, [&](QWidget& at, const QString& where) {
            for (const auto& one : test::drawnTexts(at)) {
                if (isDisabled(at, one))
                    continue;
                ++measured;
                const auto ratio = ui::contrast(one.ink, one.ground);
                least = std::min(least, ratio);
                const auto line = QStringLiteral("%1: “%2” %3 on %4: %5")
                                      .arg(where, one.text, one.ink.name(), one.ground.name())
                                      .arg(ratio, 0, 'f', 2);
                if (ratio < 4.5 && !told.contains(line))
                    told << line;
            }
        });
        for (const auto& line : told)
            qInfo("%s", qPrintable(line));
        qInfo("%zu texts, the least at %.2f", measured, least);
        QVERIFY(measured > 1000);
        QCOMPARE(told.size(), 0);
    }
};

NEXUS_TEST(ContrastTest, Screen);

} // namespace contrast_test

#include "contrast_test.moc"
