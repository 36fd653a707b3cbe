#include "ui/print/deck_picker.h"

#include "app/documents/deck_actions.h"
#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

namespace deck_picker_test {

using namespace nexus;
using namespace nexus::test;
using ui::DeckPicker;

class DeckPickerTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<DeckPicker> m_picker;

    QStringList shown() const
    {
        QStringList names;
        for (int i = 0; i < m_picker->list()->count(); ++i)
            if (!m_picker->list()->item(i)->isHidden())
                names << m_picker->list()->item(i)->text();
        return names;
    }
    QStringList chosen() const
    {
        QStringList names;
        for (const auto& deck : m_picker->chosen())
            names << QString::fromStdString(deck.name);
        return names;
    }
    app::DeckDocument* newDeck(const char* name)
    {
        auto deck = deckOf("main: 3 Wick Sprite");
        deck.name = name;
        return m_collector->workspace().newDeck(deck);
    }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_collector = std::make_unique<Collector>();
    }
    void init()
    {
        m_collector->clear();
        m_collector->binDecks();
        while (!m_collector->workspace().documents().empty()) // the sample deck of a new profile
            m_collector->workspace().close(m_collector->workspace().documents().front());
        m_picker = std::make_unique<DeckPicker>(m_collector->workspace());
        m_picker->ready();
        m_picker->show();
    }
    void cleanup()
    {
        m_picker.reset();
        while (!m_collector->workspace().documents().empty())
            m_collector->workspace().close(m_collector->workspace().documents().front());
    }
    void cleanupTestCase() { m_collector.reset(); }

    void openDecksComeFirstAndAsTheyAreNow()
    {
        auto* document = newDeck("Zebra");
        m_collector->keepDeck("Alpha", "main: 2 Aegis Tender");
        QTRY_COMPARE(shown(), (QStringList{QStringLiteral("Zebra (open)"), QStringLiteral("Alpha")}));
        QSignalSpy told(m_picker.get(), &DeckPicker::chosenChanged);
        m_picker->choose(document);
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(chosen(), QStringList{QStringLiteral("Zebra")});
        QVERIFY(app::addCard(*document, {"Aegis Tender", {}, {}, 1, {}}, model::SectionId("main")));
        QTRY_VERIFY(told.count() >= 2); // what is not saved yet counts
        QCOMPARE(m_picker->chosen().front().copies(model::SectionId("main")), 4);
    }

    void aTickStaysWhenTheDeckIsSavedForTheFirstTime()
    {
        auto* document = newDeck("Fresh");
        QTRY_COMPARE(shown(), QStringList{QStringLiteral("Fresh (open)")});
        m_picker->choose(document);
        QVERIFY(m_collector->workspace().save(document));
        QVERIFY(document->place().id);
        QCoreApplication::processEvents();
        QTest::qWait(50); // the library tells of it
        QCOMPARE(chosen(), QStringList{QStringLiteral("Fresh")});
    }

    void ticksStayWhenOtherDecksCome()
    {
        m_collector->keepDeck("Alpha", "main: 2 Aegis Tender");
        QTRY_COMPARE(shown(), QStringList{QStringLiteral("Alpha")});
        m_picker->list()->item(0)->setCheckState(Qt::Checked);
        m_collector->keepDeck("Aaa", "main: 2 Aegis Tender");
        QTRY_COMPARE(m_picker->list()->count(), 2);
        QCOMPARE(chosen(), QStringList{QStringLiteral("Alpha")});
        QCOMPARE(m_picker->current()->name, std::string("Alpha"));
    }

    void theSearchHidesAndAllTicksWhatIsShown()
    {
        for (const char* name : {"Alpha", "Beta", "Gamma Beta"})
            m_collector->keepDeck(name, "main: 2 Aegis Tender");
        QTRY_COMPARE(m_picker->list()->count(), 3);
        m_picker->findChild<QLineEdit*>()->setText(QStringLiteral("beta"));
        QCOMPARE(shown(), (QStringList{QStringLiteral("Beta"), QStringLiteral("Gamma Beta")}));
        for (auto* button : m_picker->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("All"))
                button->click();
        QCOMPARE(chosen(), (QStringList{QStringLiteral("Beta"), QStringLiteral("Gamma Beta")}));
        QVERIFY(!m_picker->list()->accessibleName().isEmpty());
    }

    void aDeckChosenBeforeThePickerHeardOfItIsTicked()
    {
        // Others connect to the workspace before it does, as the window.
        QMetaObject::Connection first;
        DeckPicker late(m_collector->workspace());
        first = connect(&m_collector->workspace(), &app::Workspace::documentOpened, this,
            [&](app::DeckDocument* opened) { late.choose(opened); });
        late.ready();
        late.show();
        newDeck("Late");
        disconnect(first);
        QCOMPARE(late.chosen().size(), std::size_t{1});
        QCOMPARE(late.chosen().front().name, std::string("Late"));
    }

    // Nobody looks at it while a deck is built: a change costs nothing then.
    void hiddenItWaitsUntilItIsSeen()
    {
        QCoreApplication::processEvents(); // what the first list is about
        m_picker->hide();
        QSignalSpy told(m_picker.get(), &DeckPicker::chosenChanged);
        auto* document = newDeck("Hidden");
        m_picker->choose(document);
        QVERIFY(nexus::app::addCard(*document, {"Aegis Tender", {}, {}, 1, {}}, model::SectionId("main")));
        QCoreApplication::processEvents();
        QCOMPARE(told.count(), 0);
        m_picker->show();
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(chosen(), QStringList{QStringLiteral("Hidden")});
        QCOMPARE(m_picker->chosen().front().copies(model::SectionId("main")), 4);
    }

    void keysTickADeck()
    {
        m_collector->keepDeck("Alpha", "main: 2 Aegis Tender");
        QTRY_COMPARE(m_picker->list()->count(), 1);
        m_picker->list()->setCurrentRow(0);
        QTest::keyClick(m_picker->list(), Qt::Key_Space);
        QCOMPARE(chosen(), QStringList{QStringLiteral("Alpha")});
        QTest::keyClick(m_picker->list(), Qt::Key_Space);
        QVERIFY(chosen().isEmpty() && !m_picker->current());
    }
};

NEXUS_TEST(DeckPickerTest, Screen);

} // namespace deck_picker_test

#include "deck_picker_test.moc"
