// Large and long things: an import of 20,000 cards under a search, a catalogue of 100,000, a deck of 600 rows,
// names of 200 characters.
#include "app/documents/card_import.h"
#include "app/documents/deck_actions.h"
#include "db/catalogue_store.h"
#include "importers/card_list.h"
#include "model/cards/catalogue_import.h"
#include "model/search/query_parser.h"
#include "tests/support/card_files.h"
#include "tests/support/heard.h"
#include "tests/support/imports.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/gallery_view.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QToolButton>

namespace extremes_test {

using namespace nexus;
using test::WindowStory;

namespace {

std::string catalogueJson(const std::vector<model::Card>& cards, const char* code)
{
    return test::writeCatalogueJson(cards, {code, "Synthetic", "2025-01-01"}, test::starterGame());
}

const QString longWord = QStringLiteral("Unpronounceable") + QString(185, QLatin1Char('x'));
const QString longWords =
    QStringLiteral("The Very Long and Winding Tale of a Card Whose Author Could Not Stop ").repeated(3).left(199) +
    QLatin1Char('d');

// Visible widgets that stick out of the window at the side.
QStringList sticksOut(QWidget& window)
{
    QStringList told;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const auto left = widget->mapTo(&window, QPoint(0, 0)).x();
        const auto* holder = widget->parentWidget();
        const bool scrolled = holder && holder->objectName() == QStringLiteral("qt_scrollarea_viewport");
        if (!scrolled && (left < 0 || left + widget->width() > window.width()))
            told << QStringLiteral("%1 %2 at %3, %4 wide")
                        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                        .arg(left)
                        .arg(widget->width());
    }
    return told;
}

} // namespace

class ExtremesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSearchGoesOnWhileCardsAreImported()
    {
        WindowStory story;
        QTemporaryDir files;
        const auto file = std::filesystem::path(files.path().toStdString()) / "cards.json";
        const auto cards = test::syntheticCards(20000);
        std::ofstream(file, std::ios::binary) << catalogueJson(cards, "SYN");
        const auto name = test::q(cards[777].name);
        story.seek(name);
        QVERIFY(!story.found().contains(name));

        app::ImportJob job(story.folder());
        test::Heard planned(&job, &app::ImportJob::planned), applied(&job, &app::ImportJob::applied),
            failed(&job, &app::ImportJob::failed);
        job.start({{file}, {}, {}});
        int searches = 0;
        bool told = false;
        while (applied.count() == 0 && failed.count() == 0) {
            // every key is answered while the worker works
            story.seek(QStringLiteral("t:unit cp<=") + QString::number(searches % 9 + 1));
            QVERIFY(!story.found().isEmpty());
            ++searches;
            if (planned.count() > 0 && !std::exchange(told, true))
                job.apply();
        }
        QCOMPARE(failed.count(), 0);
        QVERIFY2(searches >= 2, "the import was over before anything could be typed");

        story.workspace().setCatalogue(job.catalogue());
        story.seek(name);
        QVERIFY(story.found().contains(name));
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        QVERIFY(story.said("cards").contains(QLocale().toString(20000 + 265 + 36)) ||
                story.said("cards").contains(QLocale().toString(qulonglong(story.workspace().catalogue()->size()))));
    }

    void aCatalogueOfAHundredThousandCards()
    {
        WindowStory story([](app::Profile& profile) {
            const auto before = profile.catalogue();
            const auto plan = model::planImport(*before, test::syntheticCards(100000));
            profile.catalogueStore().apply(plan, *before, {{"SYN", "Synthetic", "2025-01-01"}}, "2025-01-01");
            profile.forgetCatalogue();
        });
        QVERIFY(story.workspace().catalogue()->size() > 100000);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        story.seek(QStringLiteral("t:unit (cp<=3 or d:magic) draw"));
        const auto some = story.found().size();
        QVERIFY(some > 1000);
        // cleared, everything is there again
        story.key(Qt::Key_F, Qt::ControlModifier);
        story.key(Qt::Key_Delete);
        QCOMPARE(story.search().model()->rowCount(), static_cast<int>(story.workspace().catalogue()->size()));
        // as a gallery, from one end to the other
        story.key(Qt::Key_Return);
        story.key(Qt::Key_G, Qt::ControlModifier);
        auto* gallery = story.window().findChild<ui::GalleryView*>(QStringLiteral("gallery"));
        QVERIFY(gallery->isVisible());
        story.key(Qt::Key_End);
        QCOMPARE(gallery->currentCard(), std::optional(story.search().model()->cards().back()));
        story.key(Qt::Key_Home);
        QCOMPARE(gallery->currentCard(), std::optional(story.search().model()->cards().front()));
        // and a card is added
        const auto before = story.deckBytes();
        story.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(story.deckBytes() != before);
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
    }

    // A search that asks what thousands of texts mean: the window goes on while they are read.
    void textsAreReadBesideTheWindow()
    {
        WindowStory story([](app::Profile& profile) {
            const auto before = profile.catalogue();
            const auto plan = model::planImport(*before, test::numberedStarterCards(30000));
            profile.catalogueStore().apply(plan, *before, {{"SYN", "Numbered", "2025-01-01"}}, "2025-01-01");
            profile.forgetCatalogue();
        });
        auto* reading = story.search().model()->reading();
        story.seek(QStringLiteral("t:leader"));
        const auto leaders = story.found();
        QVERIFY(leaders.size() > 100);
        story.seek(QStringLiteral("plays:whole"));
        QVERIFY2(reading->isReading(), "the texts were read while the key was waited for");
        // keys go on: another query is answered at once
        story.seek(QStringLiteral("t:leader"));
        QVERIFY(!reading->isOpen());
        QCOMPARE(story.found(), leaders);
        // it says so, and can be stopped: from the search bar by Tab
        story.seek(QStringLiteral("plays:whole"));
        WindowStory::until([&] { return !reading->words().isEmpty(); }, "words about the reading");
        QVERIFY2(
            story.said("found").startsWith(QStringLiteral("Reading rule texts: ")), qPrintable(story.said("found")));
        auto* button = story.search().findChild<QToolButton*>(QStringLiteral("readingTexts"));
        QVERIFY(button->isVisible());
        for (int i = 0; i < 40 && !button->hasFocus(); ++i)
            story.key(Qt::Key_Tab);
        QVERIFY(button->hasFocus());
        story.key(Qt::Key_Space);
        QVERIFY(!reading->isReading());
        QVERIFY2(story.said("found").startsWith(QStringLiteral("Rule texts were read to ")),
            qPrintable(story.said("found")));
        QCOMPARE(button->text(), QStringLiteral("Read on"));
        // and goes on, to the right cards
        story.key(Qt::Key_Space);
        WindowStory::until([&] { return !reading->isOpen(); }, "the texts");
        QVERIFY(!button->isVisible());
        const auto& catalogue = *story.workspace().catalogue();
        const auto query = model::parseQuery("plays:whole", catalogue.game());
        QCOMPARE(story.search().model()->cards(), model::search(*query, catalogue));
        QVERIFY(story.found().size() > 10000);
        // a catalogue that takes its place meanwhile is read instead
        story.seek({});
        story.workspace().setCatalogue(test::numberedStarterCatalogue(20000));
        story.seek(QStringLiteral("does:draw"));
        story.workspace().setCatalogue(test::starterCatalogue());
        QVERIFY(!reading->isOpen());
        QVERIFY(!story.found().isEmpty() && story.found().size() < 100);
    }

    void aDeckOfSixHundredRows()
    {
        model::Deck deck;
        deck.name = "Six hundred";
        for (int i = 0; i < 600; ++i) {
            model::DeckEntry entry;
            const auto card = static_cast<model::CardIndex>(i);
            entry.card = i < 265 ? std::string(test::starterCatalogue()->name(card))
                                 : "Unheard-of card " + std::to_string(i);
            entry.count = i % 3 + 1;
            deck.sectionOrNew(model::SectionId("main")).entries.push_back(entry);
        }
        WindowStory story;
        story.workspace().newDeck(deck);
        QCOMPARE(story.deck().sections.front().entries.size(), std::size_t(600));
        const auto before = story.deckBytes();
        // The list of problems is cut and says how many more there are
        const int shown = static_cast<int>(story.problems().size());
        QVERIFY(shown >= 20 && shown <= 100);
        QVERIFY(story.problemsView()->count() > 300);
        bool rest = false;
        for (const auto* text : story.problemsView()->findChildren<QLabel*>())
            rest = rest ||
                   (!text->isHidden() && text->text().contains(QString::number(story.problemsView()->count() - shown)));
        QVERIFY2(rest, "and … more");
        // Edits and undo at both ends
        auto* view = story.window().deck()->view();
        view->setFocus();
        view->selectCards({"Unheard-of card 599"});
        story.key(Qt::Key_Plus);
        story.key(Qt::Key_Delete, Qt::ShiftModifier);
        view->selectAll();
        story.key(Qt::Key_Plus);
        QCOMPARE(story.document().undoStack().count(), 3);
        story.window().deck()->setGrouping(app::DeckGrouping::Cost);
        story.window().deck()->setGrouping(app::DeckGrouping::Domain);
        for (int tab = ui::DeckPane::Problems; tab <= ui::DeckPane::History; ++tab) {
            story.window().deck()->showTab(tab);
            QCoreApplication::processEvents();
        }
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
        story.restart();
        QCOMPARE(story.deckBytes(), before);
    }

    void namesOfTwoHundredCharacters_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one word") << longWord;
        QTest::newRow("many words") << longWords;
    }
    void namesOfTwoHundredCharacters()
    {
        QFETCH(QString, name);
        QCOMPARE(name.size(), 200);
        WindowStory story([&](app::Profile& profile) {
            const auto json =
                R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus","set":{"code":"LNG","name":"Long","released":"2025-09-01"},
                "cards":[{"name":")" +
                name.toStdString() + R"(","type":"Unit","cp":3,"duplicates":1,"domains":{"biology":3},
                "attack":1,"defense":1,"range":"Mid","rules":")" +
                name.toStdString() + R"(","number":"1"}]})";
            QVERIFY(test::importCards(profile, "long.json", json, {}, false).written);
        });
        story.window().resize(1280, 800);
        QCoreApplication::processEvents();
        QCOMPARE(story.window().size(), QSize(1280, 800));
        const auto narrowest = story.window().minimumSizeHint().width();
        // In the table, chosen, so in the card's column; two of it in the deck, so in the problems; and as the deck's
        // name
        story.seek(name.left(20));
        story.key(Qt::Key_Return);
        QCOMPARE(story.currentFound(), name);
        for (int i = 0; i < 2; ++i) // over its limit
            story.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(story.problems().filter(name).size() >= 2);
        story.window().deck()->view()->selectCards({name.toStdString()});
        QVERIFY(story.document().edit(
            {model::SetField{model::DeckField::Name, name.toStdString()}}, QStringLiteral("Rename")));
        QTest::qWait(50);
        QCOMPARE(sticksOut(story.window()), QStringList());
        QCOMPARE(story.window().size(), QSize(1280, 800));
        QVERIFY2(story.window().minimumSizeHint().width() <= std::max(narrowest, 1280),
            qPrintable(QString::number(story.window().minimumSizeHint().width())));
        // What is cut can be read in full
        auto* table = story.search().table();
        QVERIFY(table->model()->data(table->currentIndex(), Qt::ToolTipRole).toString().contains(name));
        auto* view = story.window().deck()->view();
        QVERIFY(view->model()->data(view->currentIndex(), Qt::ToolTipRole).toString().contains(name));
        QVERIFY(story.window().deckTabs()->tabToolTip(0).contains(name));
        // and in the gallery, with the notes, statistics and history open below
        story.search().setFocus();
        story.key(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(story.search().showsGallery());
        for (int tab = ui::DeckPane::Problems; tab <= ui::DeckPane::History; ++tab) {
            story.window().deck()->showTab(tab);
            QTest::qWait(20);
            QCOMPARE(sticksOut(story.window()), QStringList());
        }
        auto* gallery = story.window().findChild<ui::GalleryView*>(QStringLiteral("gallery"));
        QVERIFY(gallery->model()->data(gallery->currentIndex(), Qt::AccessibleTextRole).toString().contains(name));
        QCOMPARE(story.window().size(), QSize(1280, 800));
    }
};

NEXUS_TEST(ExtremesTest, Screen);

} // namespace extremes_test

#include "extremes_test.moc"
