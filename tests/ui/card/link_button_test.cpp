#include "ui/card/card_pane.h"

#include "tests/support/test_class.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QtTest>

namespace link_button_test {

using namespace nexus::ui;

namespace {

int pixelsOf(const QColor& colour, QWidget& widget)
{
    const auto picture = widget.grab().toImage();
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == colour;
    return count;
}

} // namespace

class LinkButtonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void itIsAsWideAsItsWordsAndNoShortcut()
    {
        LinkButton plain(QStringLiteral("Salt & Iron"), nullptr), longer(QStringLiteral("Salt & Iron & Ash"), nullptr);
        QCOMPARE(plain.text(), QStringLiteral("Salt && Iron"));
        QVERIFY(plain.shortcut().isEmpty());
        QVERIFY(longer.sizeHint().width() > plain.sizeHint().width());
        QVERIFY(plain.sizeHint().width() >=
                QFontMetrics(sized(plain.font(), 13)).horizontalAdvance(QStringLiteral("Salt & Iron")));
        QVERIFY(plain.focusPolicy() & Qt::TabFocus);
    }

    void theOneShownIsNotInTheColourOfLinks()
    {
        LinkButton link(QStringLiteral("▇▇▇▇"), nullptr);
        link.setCheckable(true);
        link.resize(link.sizeHint());
        QVERIFY(pixelsOf(theme().accent, link) > 0);
        link.setChecked(true);
        QCOMPARE(pixelsOf(theme().accent, link), 0);
        QVERIFY(pixelsOf(theme().text, link) > 0);
    }
};

NEXUS_TEST(LinkButtonTest, Screen);

} // namespace link_button_test

#include "link_button_test.moc"
