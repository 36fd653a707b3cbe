#include "ui/catalogue/result_views.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

namespace result_line_test {

using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::CatalogueModel;

namespace {

struct Shown {
    CatalogueModel model;
    ResultLine line{&model};
    Shown()
    {
        model.setCatalogue(starterCatalogue());
        line.resize(600, 32);
        line.show();
        line.showResult();
    }
    QString count() const { return line.findChild<LineLabel*>(QStringLiteral("found"))->text(); }
    QToolButton* sort() const
    {
        for (auto* button : line.findChildren<QToolButton*>())
            if (button->menu())
                return button;
        return nullptr;
    }
    QToolButton* named(const char* name) const
    {
        for (auto* button : line.findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String(name))
                return button;
        return nullptr;
    }
    QSlider* slider() const { return line.findChild<QSlider*>(); }
};

} // namespace

class ResultLineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void itCountsWhatWasFoundOrSaysWhatIsWrong()
    {
        Shown s;
        const auto all = starterCatalogue()->size();
        QCOMPARE(s.count(), QStringLiteral("%1 of %1 cards").arg(all));
        QVERIFY(s.model.setQuery(QStringLiteral("t:mission")));
        s.line.showResult();
        QCOMPARE(s.count(), QStringLiteral("%1 of %2 cards").arg(s.model.cards().size()).arg(all));
        s.line.showTrouble(QStringLiteral("a number is missing"), LineLabel::Tone::Bad);
        QCOMPARE(s.count(), QStringLiteral("a number is missing"));
    }

    void theSortIsChosenInItsMenuAndTold()
    {
        Shown s;
        QCOMPARE(s.sort()->text(), QStringLiteral("by name ▾"));
        QSignalSpy wanted(&s.line, &ResultLine::sortWanted);
        auto* menu = s.sort()->menu();
        Q_EMIT menu->aboutToShow();
        QVERIFY(menu->actions().front()->isChecked());
        const auto& column = s.model.columns().front();
        const auto choose = [&](const QString& text) {
            Q_EMIT menu->aboutToShow();
            for (auto* action : menu->actions())
                if (action->text() == text)
                    return action->trigger();
            QFAIL(qPrintable(text));
        };
        choose(column.title);
        QCOMPARE(wanted.takeFirst(), (QVariantList{column.id, false}));
        s.line.setSort(column.id, false);
        choose(column.title + QStringLiteral("\t↑")); // once more: the other way
        QCOMPARE(wanted.takeFirst(), (QVariantList{column.id, true}));
        s.line.setSort(column.id, true);
        s.line.showResult();
        QCOMPARE(s.sort()->text(), QStringLiteral("by %1 ↓ ▾").arg(column.title));
        Q_EMIT menu->aboutToShow();
        QVERIFY(!menu->actions().front()->isChecked());
    }

    void theCardsAreSizedOnlyInTheGallery()
    {
        Shown s;
        QSignalSpy gallery(&s.line, &ResultLine::galleryWanted), zoom(&s.line, &ResultLine::zoomWanted);
        QVERIFY(!s.slider()->isVisible());
        s.named("Show as gallery")->click();
        QCOMPARE(gallery.front().front().toBool(), true);
        s.line.setGallery(true);
        QVERIFY(s.slider()->isVisible());
        QVERIFY(s.named("Show as gallery")->isChecked() && !s.named("Show as table")->isChecked());
        s.slider()->setValue(150);
        QCOMPARE(zoom.front().front().toInt(), 150);
        s.line.setZoom(80);
        QCOMPARE(s.line.zoom(), 80);
        const int wide = s.slider()->width();
        s.line.resize(300, 32);
        QCoreApplication::processEvents();
        QVERIFY(s.slider()->width() < wide); // the count comes first
    }
};

NEXUS_TEST(ResultLineTest, Screen);

} // namespace result_line_test

#include "result_line_test.moc"
