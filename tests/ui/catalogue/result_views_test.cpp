#include "ui/catalogue/result_views.h"

#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

namespace result_views_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

namespace {

struct Shown {
    Scratch scratch;
    app::CatalogueModel model;
    ResultViews views{&model, scratch.path("art")};
    Shown()
    {
        QObject::connect(&model, &app::CatalogueModel::resultChanged, &views, [this] {
            if (model.catalogue())
                views.showResult();
        });
        model.setCatalogue(starterCatalogue());
        views.resize(600, 500);
        views.show();
        QCoreApplication::processEvents();
    }
    // What stands in front in the middle of the views.
    QString front() const
    {
        const auto* label = views.findChild<QLabel*>(QStringLiteral("whyNothing"));
        return label->isVisible() ? label->text() : QString();
    }
};

} // namespace

class ResultViewsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void bothShowTheSameCard()
    {
        Shown s;
        const auto card = s.model.cardAt(3);
        QSignalSpy changed(&s.views, &ResultViews::currentCardChanged);
        s.views.table()->setCurrentCard(*card);
        QCOMPARE(changed.back().front().toUInt(), *card);
        s.views.showGallery(true);
        QCOMPARE(s.views.currentWidget(), static_cast<QWidget*>(s.views.gallery()));
        QCOMPARE(s.views.currentCard(), card);
        const auto other = s.model.cardAt(1);
        s.views.gallery()->setCurrentCard(*other);
        s.views.showGallery(false);
        QCOMPARE(s.views.currentCard(), other);
        QCOMPARE(s.views.selectedCards(), std::vector<model::CardIndex>{*other});
    }

    void anotherSearchBeginsWithItsFirstCard()
    {
        Shown s;
        for (const bool gallery : {false, true}) {
            s.views.showGallery(gallery);
            QVERIFY(s.model.setQuery(QStringLiteral("magi"))); // on the way to more words
            s.views.showResult();
            QCOMPARE(s.views.currentCard(), s.model.cardAt(0));
            QVERIFY(s.model.setQuery(QStringLiteral("magic>=1")));
            s.views.showResult();
            QCOMPARE(s.views.currentCard(), s.model.cardAt(0));
            const auto chosen = s.model.cardAt(5);
            if (gallery)
                s.views.gallery()->setCurrentCard(*chosen);
            else
                s.views.table()->setCurrentCard(*chosen);
            s.views.showResult(); // the same search once more, as after an edit
            QCOMPARE(s.views.currentCard(), chosen);
            QVERIFY(!s.model.setQuery(QStringLiteral("magic>="))); // half a word changes nothing
            s.views.showResult();
            QCOMPARE(s.views.currentCard(), chosen);
            QVERIFY(s.model.setQuery({})); // among all cards it can be seen what stands beside it
            s.views.showResult();
            QCOMPARE(s.views.currentCard(), chosen);
        }
    }

    void whatToLoosenStandsOverBoth()
    {
        Shown s;
        QVERIFY(s.front().isEmpty());
        s.model.setQuery(QStringLiteral("t:unit cp>90"));
        QVERIFY(!s.model.emptyHint().isEmpty());
        QCOMPARE(s.front(), s.model.emptyHint());
        s.views.showGallery(true);
        QCOMPARE(s.front(), s.model.emptyHint());
        s.views.showGallery(false);
        QCOMPARE(s.front(), s.model.emptyHint());
        s.model.setQuery({});
        QVERIFY(s.front().isEmpty());
    }

    void theGalleryMarksWhatTheDeckHas()
    {
        Shown s;
        const auto checker = std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue());
        app::DeckDocument document(deckOf("main: 2 Aegis Tender"), checker);
        s.model.setDocument(&document);
        s.views.setDocument(&document);
        s.model.setQuery(QStringLiteral("aegis tender"));
        s.views.showGallery(true);
        const auto before = s.views.gallery()->grab().toImage();
        QVERIFY(document.edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Aegis Tender"}, 1}}, QStringLiteral("one more")));
        QTRY_VERIFY(s.views.gallery()->grab().toImage() != before);
        s.views.setDocument(nullptr);
        s.model.setDocument(nullptr);
    }

    void theKeyboardGoesWhereThereAreCards()
    {
        Shown s;
        s.views.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.views));
        s.views.focusResult();
        QVERIFY(s.views.table()->hasFocus());
        s.views.showGallery(true); // it keeps the keyboard
        QVERIFY(s.views.gallery()->hasFocus());
    }
};

NEXUS_TEST(ResultViewsTest, Screen);

} // namespace result_views_test

#include "result_views_test.moc"
