// A disk that fails, at every call there is: nothing acknowledged is lost, the files are whole afterwards, and whatever
// failed says so in a sentence that is true.
#include "app/base/trouble_text.h"
#include "app/documents/collection_document.h"
#include "db/backup.h"
#include "db/deck_store.h"
#include "tests/support/faults.h"
#include "tests/support/imports.h"
#include "tests/support/profile_content.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

namespace disk_faults_test {

using namespace nexus;
using namespace nexus::test;
namespace fs = std::filesystem;

namespace {

const std::string noon = "2026-11-21T12:00:00Z";

model::EditResult manyStacks(const model::Collection& collection)
{
    std::vector<model::Stack> many;
    for (int i = 0; i < 50; ++i)
        many.push_back(numberedStack(i));
    return model::addStacks(collection, model::shared(std::move(many)), model::EditKind::Import, "fair.csv");
}

void orThrow(const tl::expected<void, QString>& done)
{
    if (!done)
        throw std::runtime_error(done.error().toStdString());
}

// What is done step by step; a step that ends without an exception is acknowledged.
struct Outcome {
    std::size_t acknowledged = 0;
    std::string trouble; // of the step after those
};

using Steps = std::vector<std::function<void()>>;

Outcome carriedOut(const Steps& steps)
{
    Outcome outcome;
    try {
        for (const auto& step : steps) {
            step();
            ++outcome.acknowledged;
        }
    } catch (...) {
        outcome.trouble = app::currentTroubleText();
    }
    return outcome;
}

using Prepare = std::function<void(const fs::path& folder)>;
using MakeSteps = std::function<Steps(const fs::path& folder)>;

void prepareCollection(const fs::path& folder)
{
    db::CollectionStore store(folder / "user.sqlite");
    auto collection = store.load();
    for (int i = 0; i < 4; ++i)
        keepIn(store, collection, *model::addCopies(collection, numberedStack(i)));
    db::DeckStore(folder / "user.sqlite").add(randomDeck(3, *starterCatalogue()), noon);
}

Steps collectionEdits(const fs::path& folder)
{
    const auto document = std::make_shared<app::CollectionDocument>();
    const auto checked = [document, folder](const tl::expected<void, QString>& done) {
        if (!done && document->collection() != db::CollectionStore(folder / "user.sqlite").load())
            throw std::logic_error("what is shown is not what is on the disk");
        orThrow(done);
    };
    return {[=] { document->open(folder); }, [=] { checked(document->edit(manyStacks)); },
        [=] {
            checked(document->edit([](const auto& collection) {
                return model::changeQuantity(collection, std::vector<model::StackId>{1}, 1);
            }));
        },
        [=] { checked(document->undo()); }};
}

void prepareCards(const fs::path& folder)
{
    app::Profile profile(folder);
    (void)profile.catalogue();
}

Steps cardImport(const fs::path& folder)
{
    return {[=] {
        app::Profile profile(folder);
        std::string rows = "Name,Card Type,CP,Rules Text\n";
        for (int i = 0; i < 60; ++i)
            rows += "Tin " + std::to_string(i) + ",Unit,1," + std::string(200, 'x') + "\n";
        (void)importCards(profile, "cards.csv", rows, {.set = "P25"}, false);
    }};
}

Steps newLibrary(const fs::path& folder)
{
    return {[=] { (void)db::DeckStore(folder / "user.sqlite").list(); }};
}

Steps backup(const fs::path& folder)
{
    return {[=] {
        const auto made = db::makeBackup(folder, model::BackupReason::ByHand, noon);
        if (made.state != model::BackupState::Whole || !fs::exists(made.file))
            throw std::logic_error("what was made is not whole");
    }};
}

void prepareRestore(const fs::path& folder)
{
    prepareCollection(folder);
    (void)db::makeBackup(folder, model::BackupReason::ByHand, noon);
    db::CollectionStore store(folder / "user.sqlite");
    auto collection = store.load();
    keepIn(store, collection, *manyStacks(collection));
}

Steps restore(const fs::path& folder)
{
    return {
        [=] { (void)db::restoreBackup(folder, folder / "backups" / "user-2026-11-21T120000Z-by-hand.sqlite", noon); }};
}

bool isSentence(const std::string& text)
{
    const bool begins = text.starts_with('/') || std::isupper(static_cast<unsigned char>(text.front())) != 0;
    return text.size() > 20 && begins && text.ends_with('.');
}

} // namespace

class DiskFaultsTest : public QObject {
    Q_OBJECT

    struct Kind {
        Fault fault;
        bool lasting;
        int nth;
    };

    static bool isRelease() { return qEnvironmentVariableIsSet("NEXUS_FAULTS"); }

    // What is wrong after this fault; `struck`: whether there was one.
    static std::string wrongAfter(const fs::path& prepared, const MakeSteps& make,
        const std::vector<std::string>& states, const Kind& kind, bool& struck, int& failed)
    {
        const Scratch scratch;
        const auto folder = scratch.path("profile");
        fs::copy(prepared, folder, fs::copy_options::recursive);
        Outcome outcome;
        {
            const Faults faults(kind.fault, kind.nth, kind.lasting);
            outcome = carriedOut(make(folder));
            struck = faults.struck();
        }
        const bool all = outcome.acknowledged + 1 == states.size();
        failed += !all;
        const auto say = [&](const std::string& what) {
            return what + " after " + std::to_string(outcome.acknowledged) + " of " +
                   std::to_string(states.size() - 1) + " steps: " + outcome.trouble;
        };
        if (!struck && !all)
            return say("failed without a fault");
        if (!all && !isSentence(outcome.trouble))
            return say("no sentence");
        if (kind.fault == Fault::Read && outcome.trouble.find("is damaged") != std::string::npos)
            return say("no damage");
        if (kind.fault != Fault::PowerCut)
            for (const auto& entry : fs::recursive_directory_iterator(folder))
                if (const auto name = entry.path().filename().string();
                    name.find(".new-") != std::string::npos || name.find(".half-") != std::string::npos)
                    return say("left " + name);
        std::string found;
        try {
            found = contentOfProfile(folder);
        } catch (const std::exception& error) {
            return say(std::string("not whole (") + error.what() + ")");
        }
        const bool isBefore = found == states[outcome.acknowledged];
        const bool isAfter = !all && found == states[outcome.acknowledged + 1];
        if (!isBefore && !isAfter)
            return say("lost or half done");
        if (!isBefore && outcome.trouble.find("othing was") != std::string::npos)
            return say("not true");
        if (make(folder).size() != 1 || (kind.nth % 5 != 1 && !isRelease())) // once more, at every fifth place
            return {};
        const auto again = carriedOut({make(folder).back()});
        return again.trouble.empty() ? std::string() : say("not again (" + again.trouble + ")");
    }

private Q_SLOTS:
    void initTestCase()
    {
        Faults::waitNoMore();
        if (fs::is_directory("/dev/shm")) // thousands of profiles
            qputenv("TMPDIR", "/dev/shm");
    }

    void everyFaultOfTheDisk_data()
    {
        QTest::addColumn<Prepare>("prepare");
        QTest::addColumn<MakeSteps>("make");
        QTest::newRow("collection edits") << Prepare(prepareCollection) << MakeSteps(collectionEdits);
        QTest::newRow("card import") << Prepare(prepareCards) << MakeSteps(cardImport);
        QTest::newRow("new library") << Prepare([](auto&) {}) << MakeSteps(newLibrary);
        QTest::newRow("backup") << Prepare(prepareCollection) << MakeSteps(backup);
        QTest::newRow("restore") << Prepare(prepareRestore) << MakeSteps(restore);
        QTest::newRow("restore over a damaged file") << Prepare([](const fs::path& folder) {
            prepareRestore(folder);
            fs::resize_file(folder / "user.sqlite", 5000);
        }) << MakeSteps(restore);
    }
    void everyFaultOfTheDisk()
    {
        QFETCH(Prepare, prepare);
        QFETCH(MakeSteps, make);
        const Scratch scratch;
        const auto prepared = scratch.path("prepared");
        fs::create_directories(prepared);
        prepare(prepared);
        // What it is after each step, without faults.
        std::vector<std::string> states;
        const auto count = make(prepared).size();
        for (std::size_t steps = 0; steps <= count; ++steps) {
            const auto copy = scratch.path("copy");
            fs::copy(prepared, copy, fs::copy_options::recursive);
            {
                auto some = make(copy);
                some.resize(steps);
                QCOMPARE(carriedOut(some).trouble, std::string());
            }
            states.push_back(contentOfProfile(copy));
            fs::remove_all(copy);
        }
        int wrong = 0, places = 0, failed = 0;
        const auto each = [&](Fault fault, bool lasting) {
            bool struck = true;
            // A lasting fault at each place; one that passes at every fifth, at each in a release.
            const int step = lasting || isRelease() ? 1 : 5;
            for (int nth = 1; struck; nth += step, ++places)
                if (const auto told = wrongAfter(prepared, make, states, {fault, lasting, nth}, struck, failed);
                    !told.empty() && ++wrong < 50)
                    qWarning("%s %d%s: %s", Faults::nameOf(fault).c_str(), nth, lasting ? " and all after" : "",
                        told.c_str());
        };
        for (int kind = 0; kind < faultKinds; ++kind) {
            each(static_cast<Fault>(kind), true);
            if (kind != static_cast<int>(Fault::PowerCut))
                each(static_cast<Fault>(kind), false);
        }
        qInfo("%d faults, after %d of them it could not be done", places, failed);
        QVERIFY(failed > 10);
        QCOMPARE(wrong, 0);
    }
};

NEXUS_TEST(DiskFaultsTest, Events);

} // namespace disk_faults_test

#include "disk_faults_test.moc"

#include <cctype>
#include <exception>
