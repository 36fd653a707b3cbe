// The history of a list: revisions with their changes, a card's line, series of numbers; what is kept for the next
// time, and that damage to it does no harm.
#include "app/documents/list_history.h"

#include "app/documents/history_index.h"
#include "tests/support/heard.h"
#include "tests/support/list_repository.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace list_history_test {

using namespace nexus;
using namespace nexus::test;
using app::ChangeKind;

namespace {

constexpr int patience = 60'000;

app::ListHistory historyOf(
    const Scratch& scratch, const importers::CardListOptions& options = {}, const app::ImportProgress& goOn = {})
{
    app::Profile profile(scratch.path("profile"));
    auto history = app::readHistory(profile, {.repository = scratch.path("r.git"), .path = "cards.md"}, options, goOn);
    return history && *history ? std::move(**history) : app::ListHistory();
}

std::filesystem::path indexOf(const Scratch& scratch)
{
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path("profile/cache/history")))
        return entry.path();
    return {};
}

// Everything a history says.
std::string told(const app::ListHistory& history)
{
    std::string text;
    for (const auto& revision : history.revisions) {
        text += revision.id + revision.date + revision.subject + revision.set + std::to_string(revision.cards.size());
        for (const auto& change : revision.changes) {
            text += " " + std::to_string(static_cast<int>(change.kind)) + change.card + change.from;
            for (const auto& field : change.fields)
                text += " " + field.field + field.from + ">" + field.to;
        }
        for (const auto& problem : revision.refused)
            text += "!" + problem.reason + std::to_string(problem.line);
        for (const auto& card : revision.cards)
            text += "/" + card->name + card->rules + std::to_string(card->numbers[0].value_or(-1));
        text += "\n";
    }
    return text;
}

model::AttributeIndex cp() { return *starterGame().find(model::AttributeId("cp")); }

std::size_t changesOf(const app::ListRevision& revision, ChangeKind kind) { return revision.count(kind); }

} // namespace

class ListHistoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachRevisionSaysWhatItChanged()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        const std::string rules = "When this unit is deployed, draw two cards.";
        commitList(made, unitList({{"Kite Warden", 4, "Close", rules}, {"Far Bell", 2, "Far"}}), "Begun");
        commitList(made, unitList({{"Kite Warden", 5, "Close", rules}, {"Far Bell", 3, "Mid"}}), "Dearer");
        commitList(made, unitList({{"Kite Keeper", 5, "Close", rules}, {"Far Bell", 3, "Mid"}}), "Renamed");
        commitList(made, unitList({{"Kite Keeper", 5, "Close", rules}, {"Tin Crane", 1, "Far", "Taunt."}}), "Other");
        const auto history = historyOf(scratch);
        QCOMPARE(history.revisions.size(), std::size_t{4});
        QCOMPARE(changesOf(history.revisions[0], ChangeKind::Added), std::size_t{2});
        QCOMPARE(history.revisions[1].subject, std::string("Dearer"));
        QCOMPARE(changesOf(history.revisions[1], ChangeKind::Changed), std::size_t{2});
        QCOMPARE(history.revisions[1].fieldCounts(), (std::map<std::string, std::size_t>{{"cp", 2}, {"range", 1}}));
        QCOMPARE(changesOf(history.revisions[2], ChangeKind::Renamed), std::size_t{1});
        QCOMPARE(history.revisions[2].changes.front().from, std::string("Kite Warden"));
        QCOMPARE(changesOf(history.revisions[3], ChangeKind::Added), std::size_t{1});
        QCOMPARE(changesOf(history.revisions[3], ChangeKind::Removed), std::size_t{1});
        QCOMPARE(history.revisions[3].list().cards.size(), std::size_t{2});
        QVERIFY(history.notes.empty());
    }

    void aCardsLineGoesByItsRenames()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        const std::string rules = "When this unit is deployed, draw two cards.";
        commitList(made, unitList({{"Far Bell", 2}}));
        commitList(made, unitList({{"Far Bell", 2}, {"Kite Warden", 4, "Close", rules}}));
        commitList(made, unitList({{"Far Bell", 6}, {"Kite Warden", 4, "Close", rules}}));
        commitList(made, unitList({{"Far Bell", 6}, {"Kite Keeper", 5, "Close", rules}}));
        commitList(made, unitList({{"Far Bell", 6}}));
        const auto history = historyOf(scratch);
        const auto line = app::cardLine(history, "kite  KEEPER");
        QCOMPARE(line.size(), std::size_t{3});
        QCOMPARE(line[0].revision, std::size_t{1});
        QCOMPARE(line[0].card->name, std::string("Kite Warden"));
        QCOMPARE(line[1].revision, std::size_t{3});
        QCOMPARE(line[1].renamedFrom, std::string("Kite Warden"));
        QCOMPARE(line[1].fields.size(), std::size_t{2});
        QVERIFY(line[2].revision == 4 && !line[2].card);
        using Values = std::vector<std::optional<double>>;
        QVERIFY(app::seriesOf(history, line, cp()) == (Values{{}, 4, 4, 5, {}}));
        QVERIFY(app::seriesOf(history, cp()) == (Values{2, 3, 5, 5.5, 6}));
        QVERIFY(app::seriesOf(history, cp(), app::SeriesFigure::Sum) == (Values{2, 6, 10, 11, 6}));
        QVERIFY(app::seriesOf(history, cp(), app::SeriesFigure::Least) == (Values{2, 2, 4, 5, 6}));
        QVERIFY(app::seriesOf(history, cp(), app::SeriesFigure::Most) == (Values{2, 4, 6, 6, 6}));
        QVERIFY(app::cardLine(history, "Nobody").empty());
    }

    void refusedRowsStopNothing()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        commitList(made, unitList({{"Kite Warden", 4}, {"Far Bell", 2}}));
        commitList(made, unitList({{"Kite Warden", 4, "Nowhere"}, {"Far Bell", 3}}));
        commitList(made, "no list at all");
        made.commit({{"cards.md", {"/etc/passwd", EntryMode::Link}}}, "A link");
        commitList(made, unitList({{"Kite Warden", 5}, {"Far Bell", 3}}));
        const auto history = historyOf(scratch);
        QCOMPARE(history.revisions.size(), std::size_t{5});
        const auto& bad = history.revisions[1];
        QCOMPARE(bad.refused.size(), std::size_t{1});
        QCOMPARE(bad.refused.front().card, std::string("Kite Warden"));
        QCOMPARE(bad.refused.front().line, std::size_t{3});
        QCOMPARE(bad.cards.size(), std::size_t{2}); // the warden as it was
        QCOMPARE(changesOf(bad, ChangeKind::Changed), std::size_t{1});
        QCOMPARE(changesOf(bad, ChangeKind::Removed), std::size_t{0});
        for (const std::size_t at : {2U, 3U}) {
            QVERIFY(!history.revisions[at].refused.empty() && history.revisions[at].changes.empty());
            QCOMPARE(history.revisions[at].cards.size(), std::size_t{2});
        }
        QCOMPARE(changesOf(history.revisions[4], ChangeKind::Changed), std::size_t{1});
    }

    void aListThatGoesAndComesBack()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        commitList(made, unitList({{"Far Bell", 2}}));
        made.commit({{"other", {"x"}}}, "Gone");
        commitList(made, unitList({{"Far Bell", 2}}));
        const auto history = historyOf(scratch);
        QCOMPARE(history.revisions.size(), std::size_t{3});
        QCOMPARE(changesOf(history.revisions[1], ChangeKind::Removed), std::size_t{1});
        QVERIFY(history.revisions[1].refused.empty());
        QCOMPARE(changesOf(history.revisions[2], ChangeKind::Added), std::size_t{1});
    }

    void theSecondTimeNothingIsParsed()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        fillWithRevisions(made, 600, 25);
        std::size_t read = 0;
        const app::ImportProgress count = [&](const std::string&, std::size_t, std::size_t all) {
            read = std::max(read, all);
            return true;
        };
        const auto first = told(historyOf(scratch, {}, count));
        QCOMPARE(read, std::size_t{600});
        read = 0;
        QCOMPARE(told(historyOf(scratch, {}, count)), first);
        QCOMPARE(read, std::size_t{0});
        fillWithRevisions(made, 1, 25); // contents that were there
        QCOMPARE(historyOf(scratch, {}, count).revisions.size(), std::size_t{601});
        QCOMPARE(read, std::size_t{0});
        commitList(made, unitList({{"Far Bell", 2}}));
        QCOMPARE(historyOf(scratch, {}, count).revisions.size(), std::size_t{602});
        QCOMPARE(read, std::size_t{1});
    }

    void fortyRevisionsOfTheRealList()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        auto list = fileBytes(*shared / "data/quantum-nexus/PlayCards.md");
        for (int revision = 0; revision < 40; ++revision) {
            commitList(made, list);
            list.resize(list.rfind("\n|") + 1); // the last card goes
        }
        const auto history = historyOf(scratch);
        QCOMPARE(history.revisions.size(), std::size_t{40});
        for (std::size_t at = 0; at < history.revisions.size(); ++at) {
            const auto& revision = history.revisions[at];
            QVERIFY2(revision.refused.empty(), revision.subject.c_str());
            QCOMPARE(revision.cards.size(), history.revisions.front().cards.size() - at);
            QCOMPARE(changesOf(revision, ChangeKind::Removed), std::size_t{at > 0});
        }
    }

    void aDamagedIndexIsMadeAnew()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        fillWithRevisions(made, 5, 8);
        const auto right = told(historyOf(scratch));
        const auto file = indexOf(scratch);
        const auto whole = fileBytes(file);
        QVERIFY(whole.size() > 200);
        const auto put = [&](const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; };
        for (std::size_t at = 0; at < whole.size(); at += 7) {
            auto broken = whole;
            broken[at] = static_cast<char>(broken[at] ^ 0x41);
            put(broken);
            const app::HistoryIndex index(file, "other", starterGame().attributes.size());
            QVERIFY(!index.find(made.idOf("")));
        }
        for (const auto& bytes :
            {std::string(), whole.substr(0, whole.size() / 2), std::string(1000, '\xff'), whole + "x"}) {
            put(bytes);
            QCOMPARE(told(historyOf(scratch)), right);
            QCOMPARE(fileBytes(file), whole);
        }
        put(whole.substr(0, 60) + "!" + whole.substr(61));
        QCOMPARE(told(historyOf(scratch)), right);
        // A folder that cannot be written.
        std::filesystem::remove_all(scratch.path("profile/cache"));
        std::ofstream(scratch.path("profile/cache")) << "in the way";
        QCOMPARE(told(historyOf(scratch)), right);
    }

    void anIndexOfOtherRulesIsNotTaken()
    {
        const Scratch scratch;
        const auto file = scratch.path("cache/x.index");
        const auto attributes = starterGame().attributes.size();
        model::Card card;
        card.name = "Tin";
        card.numbers.resize(attributes);
        {
            app::HistoryIndex index(file, "stamp", attributes);
            index.add("id", {.set = "P26",
                                .given = std::make_shared<const model::GivenFields>(),
                                .cards = {index.shared(card)},
                                .refused = {{.reason = "why", .line = 3}}});
            index.add(
                "old", {.set = {}, .given = std::make_shared<const model::GivenFields>(), .cards = {}, .refused = {}});
            QVERIFY(index.shared(card) == index.shared(card));
            index.keep({"id"});
        }
        const app::HistoryIndex same(file, "stamp", attributes);
        QVERIFY(same.find("id") && !same.find("old"));
        QVERIFY(*same.find("id")->cards.front() == card && *same.find("id")->given == model::GivenFields());
        QCOMPARE(same.find("id")->refused.front().line, std::size_t{3});
        QVERIFY(!app::HistoryIndex(file, "other", attributes).find("id"));
        QVERIFY(!app::HistoryIndex(file, "stamp", attributes + 1).find("id"));
    }

    void placesAreSpelled()
    {
        const Scratch scratch;
        const MadeRepository bare(scratch.path("a@b.git")), tree(scratch.path("tree"), false);
        std::filesystem::create_directories(scratch.path("tree/lists"));
        const auto base = scratch.path("a@b.git").string();
        const auto spelled = app::revisionPlace(base + "@HEAD~2:x/y.md");
        QVERIFY((spelled && **spelled == app::RevisionPlace{base, "HEAD~2", "x/y.md"}));
        QVERIFY(app::revisionPlace("PT1") && !*app::revisionPlace("PT1"));
        for (const auto* word : {"a@b", "@HEAD:x", "a@:x"})
            QVERIFY2(app::revisionPlace(word) && !*app::revisionPlace(word), word);
        QCOMPARE(app::revisionPlace("none@HEAD:x").error(), std::string("There is no folder “none”."));
        QVERIFY((*app::historyPlace(base + ":x.md") == app::RevisionPlace{base, "HEAD", "x.md"}));
        QVERIFY((*app::historyPlace(base + "@v1:x.md") == app::RevisionPlace{base, "v1", "x.md"}));
        const auto root = std::filesystem::canonical(scratch.path("tree"));
        QVERIFY((*app::historyPlace(scratch.path("tree/lists/x.md").string()) ==
                 app::RevisionPlace{root, "HEAD", "lists/x.md"}));
        QVERIFY(app::historyPlace("/none/x.md").error().find("lies in no git repository") != std::string::npos);
    }

    void itCanBeStopped()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        fillWithRevisions(made, 12, 8);
        app::Profile profile(scratch.path("profile"));
        for (const std::string step : {"Looking for revisions", "Reading the revisions"}) {
            const auto history = app::readHistory(profile, {.repository = made.path(), .path = "cards.md"}, {},
                [&](const auto& what, auto, auto) { return what != step; });
            QVERIFY(history && !*history);
        }
    }

    void theJobBringsItHome()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        fillWithRevisions(made, 3, 8);
        app::HistoryJob job(scratch.path("profile"));
        std::shared_ptr<const app::ListHistory> history;
        connect(&job, &app::HistoryJob::done, this, [&](const auto& read) { history = read; });
        job.start(made.path().string() + ":cards.md");
        QVERIFY(QTest::qWaitFor([&] { return history != nullptr; }, patience));
        QCOMPARE(history->revisions.size(), std::size_t{3});
        Heard failed(&job, &app::HistoryJob::failed);
        job.start(made.path().string() + ":none.md");
        QVERIFY(failed.wait(patience));
        QVERIFY(failed.text().contains(QStringLiteral("has a file none.md")));
    }
};

NEXUS_TEST(ListHistoryTest, Events);

} // namespace list_history_test

#include "list_history_test.moc"
