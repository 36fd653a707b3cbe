// Each law of the deck is broken in turn: its words stand in Problems, each offered fix mends it, undo leads back.
#include "app/documents/card_import.h"
#include "app/documents/deck_actions.h"
#include "tests/support/imports.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/deck/deck_drawer.h"

namespace laws_test {

using namespace nexus;
using test::WindowStory;

namespace {

// Two cards of one name, and one without a cost.
const char* twins = R"({"format":"nexusdeck-catalogue/1","game":"quantum-nexus",
    "set":{"code":"TWN","name":"Twins","released":"2025-09-01"},"cards":[
    {"name":"Mirror","type":"Asset","cp":1,"duplicates":3,"domains":{"magic":1},"number":"1"},
    {"name":"Mirror","type":"Event","cp":1,"duplicates":3,"domains":{"magic":1},"number":"2"},
    {"name":"Nameless Price","type":"Event","duplicates":3,"domains":{"magic":1},"number":"3"}]})";

model::DeckEdit change(const char* section, const char* card, int by)
{
    model::DeckEntry entry;
    entry.card = card;
    return {model::ChangeCopies{model::SectionId(section), entry, by}};
}

struct Case {
    const char* law;
    std::vector<model::DeckEdit> edits;
    const char* says;
    int editFixes; // buttons that change the deck
    int searches;  // buttons that search
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"main deck short", {change("main", "Wick Sprite", -2)},
            "Open: Main deck has 198 of exactly 200 CP: 2 short. § II Construction Basics", 0, 1},
        {"main deck over", {change("main", "Wick Sprite", 1)},
            "Wrong: Main deck has 201 of exactly 200 CP: 1 over. § II Construction Basics", 0, 1},
        {"leaders", {change("main", "Dame Ysolde Tidewright", 1)},
            "Wrong: Leaders have 28 of at most 25 CP: 3 over. § VII.B", 0, 1},
        {"missions: number",
            {change("missions", "Catalogue the Undertow", 1), change("missions", "Drown the Old Map", 1),
                change("missions", "Light One Lamp", 1), change("missions", "Minor Arrears", 1)},
            "Wrong: Missions have 7 of at most 6 cards: 1 over. § II.B", 0, 1},
        {"missions: points short", {change("missions", "First Term at Lowglass", -1)},
            "Open: Missions have 5 of exactly 6 domain points: 1 short. § II.B", 0, 1},
        {"missions: points over", {change("missions", "Keep a Diary at Sill", 1)},
            "Wrong: Missions have 7 of exactly 6 domain points: 1 over. § II.B", 0, 1},
        {"missions: points of a domain", {change("missions", "Catalogue the Undertow", 1)},
            "Wrong: Missions have 6 of at most 4 Magic points: 2 over. § II.B", 0, 1},
        {"domains carried", {change("main", "Fennel Runner", 1)},
            "Wrong: Fennel Runner needs Biology 1; Missions have Biology 0. § II.C", 1, 1},
        {"domains carried, several", {change("main", "Fennel Runner", 1), change("sideboard", "Thimble Ticks", 1)},
            "Wrong: Thimble Ticks needs Biology 1; Missions have Biology 0. § II.C", 2, 1},
        {"copies", {change("main", "Inkling Page", 2)},
            "Wrong: Inkling Page: 6 copies, the printed limit is 5: 1 too many. § II.C", 1, 0},
        {"copies over sections", {change("sideboard", "Inkling Page", 3)},
            "Wrong: Inkling Page: 7 copies, the printed limit is 5: 2 too many. § II.C", 1, 0},
        {"sideboard short", {change("sideboard", "Wax Seal Bureau", -1)},
            "Open: Sideboard has 9 of exactly 10 cards: 1 short. § II.D", 0, 1},
        {"sideboard over", {change("sideboard", "Slip of the Tide", 1)},
            "Wrong: Sideboard has 11 of exactly 10 cards: 1 over. § II.D", 0, 1},
        {"sideboard dear",
            {change("sideboard", "Argue with the Weather", -2), change("sideboard", "The Long Apology", 1),
                change("sideboard", "Dame Ysolde Tidewright", 1)},
            "Wrong: Sideboard has 43 of at most 40 CP: 3 over. § II.D", 0, 1},
        {"unknown", {change("main", "Inklin Page", 1)}, "Wrong: “Inklin Page” is not in the catalogue.", 2, 0},
        {"ambiguous", {change("main", "Mirror", 1)},
            "Wrong: “Mirror” could be Mirror (Asset) or Mirror (Event): write which.", 3, 0},
        {"wrong section", {change("main", "Light One Lamp", 1)},
            "Wrong: Light One Lamp does not belong into Main deck.", 2, 0},
        {"no value", {change("main", "Nameless Price", 1)},
            "Warning: Nameless Price has no value for CP: it counts as 0.", 0, 0},
    };
    return all;
}

} // namespace

class LawsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_story = std::make_unique<WindowStory>([](app::Profile& profile) {
            const auto report = test::importCards(profile, "twins.json", twins, {}, false);
            QVERIFY(report.written);
        });
        QCOMPARE(m_story->deck().name, std::string("Wet Ink"));
        m_story->window().resize(1600, 1000); // rows have room for two buttons
    }
    void cleanupTestCase() { m_story.reset(); }

    void eachLawSaysItsWordsAndItsFixesMendIt_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].law) << static_cast<int>(i);
    }
    void eachLawSaysItsWordsAndItsFixesMendIt()
    {
        QFETCH(int, number);
        const auto& broken = cases()[static_cast<std::size_t>(number)];
        auto& story = *m_story;
        const auto before = story.deckBytes();
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
        QCOMPARE(story.problems(), QStringList());

        // When the deck breaks the law, its words stand there
        for (const auto& edit : broken.edits)
            QVERIFY(story.document().edit(edit, QStringLiteral("Break")));
        story.window().deck()->showTab(ui::DeckPane::Problems);
        QCoreApplication::processEvents();
        const auto says = QString::fromUtf8(broken.says);
        QVERIFY2(story.problemRow(says),
            qPrintable(says + QStringLiteral(" is not among:\n") + story.problems().join(QLatin1Char('\n'))));
        if (!says.startsWith(QStringLiteral("Warning")))
            QVERIFY(story.verdict().startsWith(QStringLiteral("Not legal")));

        // Then each button that edits takes the finding away, and each that searches writes a query that finds cards
        int edits = 0, searches = 0;
        const auto fixes = story.problemRow(says)->fixes();
        for (std::size_t i = 0; i < fixes.size(); ++i) {
            const auto broke = story.deckBytes();
            press(story, says, i);
            if (fixes[i].edit) {
                ++edits;
                QVERIFY2(!story.problemRow(says), qPrintable(says));
                story.key(Qt::Key_Z, Qt::ControlModifier);
            } else if (fixes[i].kind == model::FixKind::ShowWays) { // to the list of all of them, and back
                auto* deck = story.window().deck();
                QCOMPARE(deck->tabs()->currentIndex(), int(ui::DeckPane::Advice));
                deck->showTab(ui::DeckPane::Problems);
                QCoreApplication::processEvents();
            } else {
                ++searches;
                QCOMPARE(story.search().query(), test::q(fixes[i].query));
                QVERIFY2(!story.found().isEmpty(), qPrintable(story.search().query()));
            }
            QCOMPARE(story.deckBytes(), broke);
        }
        QCOMPARE(edits, broken.editFixes);
        QCOMPARE(searches, broken.searches);

        // And undo leads back to the first byte
        story.undoAll();
        QCOMPARE(story.deckBytes(), before);
        QCOMPARE(story.verdict(), QStringLiteral("Legal"));
    }

private:
    // The button of the fix, or what its entry in the row's menu says where there are more than buttons.
    static void press(WindowStory& story, const QString& says, std::size_t fix)
    {
        auto* row = story.problemRow(says);
        QVERIFY(row);
        const auto buttons = row->buttons();
        if (fix + 1 < buttons.size()) {
            QVERIFY2(buttons[fix]->isVisible() && !buttons[fix]->text().isEmpty(), qPrintable(says));
            QTest::mouseClick(buttons[fix], Qt::LeftButton);
            return;
        }
        QVERIFY(
            buttons.back()->isVisible()); // its menu, which lists more than these, is a matter of problems_view_test
        Q_EMIT row->fixWanted(static_cast<int>(fix));
    }

    std::unique_ptr<WindowStory> m_story;
};

NEXUS_TEST(LawsTest, Screen);

} // namespace laws_test

#include "laws_test.moc"
