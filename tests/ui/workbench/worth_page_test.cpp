#include "ui/workbench/worth_page.h"

#include "app/documents/card_import.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/face_view.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/workbench/workbench_view.h"
#include "ui/workbench/worth_plot.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>

namespace worth_page_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// CP = 1 + attack + 2 · defense; Tin Sentry does more than Tin Guard.
const char* const tin = "Name,Card Type,CP,Attack,Defense,Rules\n"
                        "Tin Scout,Unit,4,1,1,Zeal.\nTin Guard,Unit,7,2,2,Zeal.\nTin Rook,Unit,9,2,3,Zeal.\n"
                        "Tin Sentry,Unit,7,2,2,Zeal. Taunt.\nTin Giant,Unit,10,5,2,\nTin Tyrant,Unit,13,3,3,Zeal.\n";

struct Worth {
    WindowStory story;
    ui::WorthPage* page = nullptr;

    explicit Worth(const WindowStory::Prepare& prepare = {})
        : story(prepare)
    {
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::Worth);
        page = story.window().workbench()->worth();
        WindowStory::until([this] { return page->audit() != nullptr; }, "the audit");
    }
    QString told() const { return page->findChild<ui::LineLabel*>(QStringLiteral("worthTold"))->text(); }
    QString faceShown() const
    {
        return q(page->findChild<ui::FaceView*>(QStringLiteral("worthFace"))->face().card.name);
    }
    ui::RowTable* table(const char* id) const { return page->findChild<ui::RowTable*>(QString::fromLatin1(id)); }
};

} // namespace

class WorthPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theUnitsOfTheGameAtOnce()
    {
        Worth on;
        QCOMPARE(on.page->query()->text(), QStringLiteral("t:unit"));
        QCOMPARE(on.told(), QStringLiteral("140 cards · R² 0.9624 · error 0.567 CP · leave-one-out error 0.590 CP"));
        QVERIFY(
            on.page->chip(QStringLiteral("attack"))->isActive() && on.page->chip(QStringLiteral("leader"))->isActive());
        QVERIFY(!on.page->chip(QStringLiteral("cp"))->isVisible());
        QCOMPARE(on.page->cards()->shownText(0, 0), QStringLiteral("Lighthouse Probe"));
        QCOMPARE(on.page->cards()->shownText(0, 3), QStringLiteral("+2.28"));
        QCOMPARE(on.table("worthTerms")->shownText(1, 0), QStringLiteral("attack"));
        QCOMPARE(on.table("worthTerms")->shownText(1, 1), QStringLiteral("+0.5432"));
        QVERIFY(on.table("worthDomains")->shown() >= 6);
        QVERIFY(on.page->plot()->accessibleDescription().contains(QStringLiteral("Lighthouse Probe")));
    }

    void aTermIsTickedAndWorkedOutAnew()
    {
        Worth on;
        const auto before = on.page->audit();
        QTest::mouseClick(on.page->chip(QStringLiteral("text")), Qt::LeftButton);
        WindowStory::until([&] { return on.page->audit() != before; }, "another audit");
        QCOMPARE(on.page->audit()->question.terms.size(), std::size_t{5});
        on.page->findChild<QLineEdit*>(QStringLiteral("worthMore"))->setFocus();
        WindowStory::type(QStringLiteral("kw:taunt"));
        WindowStory::until([&] { return on.page->audit() && on.page->audit()->question.terms.size() == 6; }, "a term");
        WindowStory::type(QStringLiteral(", speed"));
        WindowStory::until(
            [&] { return on.told().startsWith(QStringLiteral("“speed” is not a term.")); }, "a sentence");
        QVERIFY(!on.page->audit());
    }

    void aFormulaOfOnesOwn()
    {
        Worth on;
        QVERIFY(on.page->cards()->isColumnHidden(5)); // the game has none
        on.page->findChild<QLineEdit*>(QStringLiteral("worthFormula"))->setFocus();
        WindowStory::type(QStringLiteral("constant=1, attack"));
        WindowStory::until([&] { return on.told().contains(QStringLiteral("no weight of a term")); }, "a sentence");
        WindowStory::type(QStringLiteral("=0.5"));
        WindowStory::until([&] { return on.page->audit() && on.page->audit()->byFormula; }, "the formula");
        QVERIFY(!on.page->cards()->isColumnHidden(5));
        QCOMPARE(on.page->cards()->shownText(0, 0), QStringLiteral("Lighthouse Probe")); // 4 CP, no attack
        QCOMPARE(on.page->cards()->shownText(0, 5), QStringLiteral("+3.00"));
    }

    void aPointIsClickedAndItsCardShown()
    {
        Worth on;
        const auto place = app::byPrice(*on.page->audit()).at(1);
        const auto name = q(on.story.workspace().catalogue()->name(on.page->audit()->question.cards[place]));
        const auto at = on.page->plot()->pointOf(place);
        QTest::mouseClick(on.page->plot(), Qt::LeftButton, Qt::NoModifier, at);
        QCOMPARE(on.faceShown(), name);
        QCOMPARE(on.page->cards()->current(), 1);
        on.page->cards()->setFocus(); // the keyboard's way
        on.story.key(Qt::Key_Home);
        QCOMPARE(on.faceShown(), QStringLiteral("Lighthouse Probe"));
        auto* which = on.page->findChild<QComboBox*>(QStringLiteral("worthWhich"));
        const int all = on.page->cards()->shown();
        which->setFocus();
        on.story.key(Qt::Key_Down);
        const int over = on.page->cards()->shown();
        on.story.key(Qt::Key_Down);
        QCOMPARE(over + on.page->cards()->shown(), all);
    }

    void theDeckInFrontInTheSameLight()
    {
        Worth on;
        on.page->tables()->setCurrentIndex(2);
        QVERIFY(on.page->deckCards()->shown() > 5);
        const auto worth = model::deckWorth(*on.page->audit(), on.story.deck(), on.story.document().checker());
        QCOMPARE(on.page->deckCards()->shownText(0, 3), q(app::signedText(worth.cards.front().over)));
        on.page->deckCards()->setFocus();
        on.story.key(Qt::Key_End);
        QCOMPARE(on.faceShown(), on.page->deckCards()->shownText(on.page->deckCards()->shown() - 1, 0));
    }

    void dominatedCardsAreNamedWithWhatDominatesThem()
    {
        Worth on([](app::Profile& profile) {
            auto planned = app::planImports(profile, {{"tin.csv", tin}}, {{}, "TIN"});
            app::applyImport(profile, *planned);
        });
        for (const char* term : {"dp", "range", "leader", "text"})
            QTest::mouseClick(on.page->chip(QString::fromLatin1(term)), Qt::LeftButton);
        on.page->query()->setText(QStringLiteral("set:tin"));
        WindowStory::until([&] { return on.page->audit() && on.page->audit()->costs.size() == 6; }, "the six cards");
        QCOMPARE(on.table("dominated")->shownText(0, 0), QStringLiteral("Tin Guard"));
        QCOMPARE(on.table("dominated")->shownText(0, 1), QStringLiteral("Tin Sentry"));
        QCOMPARE(on.page->tables()->tabText(1), QStringLiteral("Dominated (1)"));
        on.page->tables()->setCurrentIndex(1);
        on.table("dominated")->setFocus();
        on.table("dominated")->chooseFirst();
        QCOMPARE(on.faceShown(), QStringLiteral("Tin Guard"));
    }

    void theQuestionIsKept()
    {
        Worth on;
        on.page->query()->setText(QStringLiteral("t:unit cp>=3"));
        QTest::mouseClick(on.page->chip(QStringLiteral("text")), Qt::LeftButton);
        on.story.restart();
        auto* page = on.story.window().workbench()->worth();
        QVERIFY(page);
        QCOMPARE(page->query()->text(), QStringLiteral("t:unit cp>=3"));
        QVERIFY(!page->chip(QStringLiteral("text"))->isActive());
        QVERIFY(page->chip(QStringLiteral("attack"))->isActive());
    }
};

NEXUS_TEST(WorthPageTest, Screen);

} // namespace worth_page_test

#include "worth_page_test.moc"
