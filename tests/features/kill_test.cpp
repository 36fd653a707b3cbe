// The program is killed in the middle of its work, again and again, and nothing it had acknowledged is lost. A child
// does what users do with decks, collection and backups and says what it is about to do and what is done; the parent
// kills it at a random moment and reads what is on the disk. NEXUS_KILLS: how often (a release: 500).
#include "db/backup.h"
#include "db/deck_store.h"

#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <QProcess>
#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <random>
#include <set>
#include <thread>
#include <unistd.h>

namespace kill_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

// What is in a user.sqlite, in short.
struct Content {
    model::Collection collection;
    std::string notes, draft; // of the first deck; of the first open deck

    [[nodiscard]] std::string mark() const
    {
        std::string all = notes + "/" + draft;
        for (const auto& [id, stack] : collection.stacks())
            all += "/" + std::to_string(id) + " " + std::to_string(stack.quantity) + stack.card.str() + stack.place +
                   stack.notes;
        return std::to_string(std::hash<std::string>{}(all)) + ":" + std::to_string(collection.stacks().size()) + ":" +
               notes + ":" + draft;
    }
};

Content contentOf(const std::filesystem::path& file)
{
    Content content{CollectionStore(file).load(), {}, {}};
    DeckStore decks(file);
    if (const auto first = decks.find(1))
        content.notes = first->deck.notes;
    if (const auto open = decks.openDecks(); !open.empty())
        content.draft = open.front().draft.value_or("");
    return content;
}

std::string nowOf(int step)
{
    char text[32];
    std::snprintf(text, sizeof text, "2026-11-%02dT%02d:%02d:%02dZ", 1 + step / 86400 % 28, step / 3600 % 24,
        step / 60 % 60, step % 60);
    return text;
}

// --- the child ---------------------------------------------------------------------------------------------------

void say(const std::string& line)
{
    const auto text = line + "\n";
    if (write(STDOUT_FILENO, text.data(), text.size()) < 0)
        _exit(9);
}

class Worker {
public:
    Worker(std::filesystem::path profile, std::uint64_t seed)
        : m_profile(std::move(profile))
        , m_file(m_profile / "user.sqlite")
        , m_random(seed)
    {
        say("begin open " + std::string("-"));
        m_now = contentOf(m_file);
        openStores();
        m_now.collection = m_store->load();
        say("done open " + m_now.mark());
        for (const auto& backup : listBackups(m_profile))
            if (backup.reason == model::BackupReason::ByHand && m_random() % 4 == 0)
                m_backups.emplace_back(backup.file, "");
    }

    void work()
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20); // nobody killed it
        while (std::chrono::steady_clock::now() < end)
            step(m_random() % 16);
    }

private:
    void openStores()
    {
        m_store = std::make_unique<CollectionStore>(m_file);
        m_decks = std::make_unique<DeckStore>(m_file);
    }

    // Says what will be, does it, says that it is.
    void acknowledged(const char* what, const Content& next, const std::function<void()>& action)
    {
        say(std::string("begin ") + what + " " + next.mark());
        action();
        m_now = next;
        say(std::string("done ") + what + " " + m_now.mark());
    }

    void edit(const char* what, const model::EditResult& made)
    {
        if (!made)
            return;
        auto next = m_now;
        if (!next.collection.apply(*made))
            return;
        acknowledged(what, next, [&] { m_store->keep(*made, next.collection.totals(), nowOf(++m_step)); });
    }

    void undo(bool back)
    {
        const auto entry = back ? m_store->nextUndo() : m_store->nextRedo();
        if (!entry)
            return;
        const auto made = m_store->changes(entry->id);
        auto next = m_now;
        if (!next.collection.apply(back ? model::inverse(made) : made))
            _exit(8);
        acknowledged(back ? "undo" : "redo", next,
            [&] { m_store->keepUndone(entry->id, back, next.collection.totals(), nowOf(++m_step)); });
    }

    void makeOne()
    {
        const auto now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        acknowledged("backup", m_now, [&] {
            const auto made = makeBackup(m_profile, model::BackupReason::ByHand, now);
            m_backups.emplace_back(made.file, m_now.mark());
            say("backup " + made.file.string());
        });
    }

    void restoreOne()
    {
        if (m_backups.empty())
            return;
        const auto file = m_backups[m_random() % m_backups.size()].first;
        // What it will be is what the backup is: read from a copy, so that the backup stays untouched.
        const auto copy = m_profile / ("copy-" + std::to_string(getpid()) + ".sqlite");
        std::filesystem::copy_file(file, copy, std::filesystem::copy_options::overwrite_existing);
        const auto next = contentOf(copy);
        std::filesystem::remove(copy);
        acknowledged("restore", next, [&] {
            (void)restoreBackup(m_profile, file, QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString());
        });
        m_now.collection = m_store->load();
    }

    void step(std::uint64_t kind)
    {
        if (kind < 6) {
            if (const auto made = editOf(m_random(), m_now.collection))
                edit("edit", *made);
        } else if (kind < 8) {
            std::vector<model::Stack> many;
            for (int i = 0; i < 500; ++i)
                many.push_back(numberedStack(static_cast<int>(m_random() % 2000), 1));
            edit("import", model::addStacks(
                               m_now.collection, model::shared(std::move(many)), model::EditKind::Import, "fair.csv"));
        } else if (kind < 11) {
            undo(kind != 10);
        } else if (kind == 11) {
            auto next = m_now;
            next.notes = "note" + std::to_string(m_random() % 1'000'000);
            auto deck = m_decks->find(1)->deck;
            deck.notes = next.notes;
            acknowledged("save", next, [&] { m_decks->save(1, deck, nowOf(++m_step)); });
        } else if (kind < 14) {
            auto next = m_now;
            next.draft = "draft" + std::to_string(m_random() % 1'000'000);
            const auto open = m_decks->openDecks();
            acknowledged("draft", next, [&] {
                (void)m_decks->keepOpen({open.empty() ? 0 : open.front().slot, 0, std::nullopt, "", next.draft});
            });
        } else if (kind == 14) {
            makeOne();
        } else {
            restoreOne();
        }
    }

    std::filesystem::path m_profile, m_file;
    std::mt19937_64 m_random;
    std::unique_ptr<CollectionStore> m_store;
    std::unique_ptr<DeckStore> m_decks;
    Content m_now;
    int m_step = 0;
    std::vector<std::pair<std::filesystem::path, std::string>> m_backups;
};

int child(int, char** argv)
{
    try {
        say("ready");
        Worker(argv[2], std::strtoull(argv[3], nullptr, 10)).work();
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "child: %s\n", error.what());
        return 7;
    }
}

// --- the parent --------------------------------------------------------------------------------------------------

struct Told {
    QString last, begun, kind; // marks: what was done last, what was under way after that; its name
    QStringList backups;
};

Told read(const QByteArray& lines)
{
    Told told;
    auto whole = lines.split('\n');
    whole.removeLast(); // cut short by the kill, or empty
    for (const auto& line : whole) {
        const auto words = QString::fromUtf8(line).split(QLatin1Char(' '));
        if (words[0] == QLatin1String("begin") && words.size() == 3) {
            told.kind = words[1];
            told.begun = words[2];
        } else if (words[0] == QLatin1String("done") && words.size() == 3) {
            told.last = words[2];
            told.begun.clear();
            told.kind = QStringLiteral("nothing");
        } else if (words[0] == QLatin1String("backup") && words.size() == 2) {
            told.backups << words[1];
        }
    }
    return told;
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT
private:
    std::mt19937_64 m_random{20261121};
    std::map<QString, int> m_kinds;
    int m_checkedBackups = 0;

    // Starts a child on the profile, kills it, gives what it had said.
    Told killed(const std::filesystem::path& profile, int longest)
    {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("kill-child"), QString::fromStdString(profile.string()), QString::number(m_random())});
        QByteArray said;
        while (!said.contains("ready\n") && process.waitForReadyRead(60'000))
            said += process.readAllStandardOutput();
        // The pipe holds 64 kB; a child says less than that in this time.
        std::this_thread::sleep_for(std::chrono::microseconds(m_random() % (static_cast<unsigned>(longest) * 1000)));
        process.kill();
        process.waitForFinished(60'000);
        said += process.readAllStandardOutput();
        const auto complaint = process.readAllStandardError();
        if (!complaint.isEmpty())
            qWarning("%s", complaint.constData());
        if (process.exitStatus() != QProcess::CrashExit)
            return {QStringLiteral("the child ended by itself: ") + QString::fromUtf8(complaint), {}, {}, {}};
        return read(said);
    }

    void examine(const std::filesystem::path& profile, const Told& told, const QString& before)
    {
        const auto file = profile / "user.sqlite";
        {
            SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
            QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
        }
        const auto found = QString::fromStdString(contentOf(file).mark()); // checks every row
        const auto acknowledged = told.last.isEmpty() ? before : told.last;
        QVERIFY2(found == acknowledged || (!told.begun.isEmpty() && found == told.begun),
            qPrintable(QStringLiteral("%1: %2 is there, %3 was acknowledged, %4 was under way")
                           .arg(told.kind, found, acknowledged, told.begun)));
        std::set<std::filesystem::path> whole;
        for (const auto& backup : listBackups(profile)) {
            QVERIFY2(backup.state == model::BackupState::Whole, backup.file.c_str());
            whole.insert(backup.file);
        }
        for (const auto& backup : told.backups)
            QVERIFY2(whole.contains(backup.toStdString()), qPrintable(backup));
        // What is listed as whole is whole: each is looked at once, then most go.
        for (const auto& backup : whole) {
            const auto copy = profile / "looked-at" / "user.sqlite";
            std::filesystem::create_directories(copy.parent_path());
            std::filesystem::copy_file(backup, copy);
            QCOMPARE(
                SQLite::Database(copy.string()).execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
            (void)contentOf(copy);
            std::filesystem::remove_all(copy.parent_path());
            ++m_checkedBackups;
            if (m_random() % 3 != 0)
                std::filesystem::remove(backup);
        }
        m_kinds[told.kind.isEmpty() ? QStringLiteral("starting") : told.kind] += 1;
    }

private Q_SLOTS:
    void nothingAcknowledgedIsLost()
    {
        const int kills = std::max(1, qEnvironmentVariable("NEXUS_KILLS", QStringLiteral("40")).toInt());
        std::optional<Scratch> scratch;
        for (int kill = 0; kill < kills; ++kill) {
            if (kill % 24 == 0) {
                scratch.emplace();
                DeckStore(scratch->path("user.sqlite")).add(randomDeck(1, *starterCatalogue()), "2026-11-21T12:00:00Z");
            }
            const auto before = QString::fromStdString(contentOf(scratch->path("user.sqlite")).mark());
            auto told = killed(scratch->path(), 250);
            if (told.kind == QStringLiteral("open"))
                told.begun.clear();
            examine(scratch->path(), told, before);
            if (QTest::currentTestFailed())
                return;
        }
        QString kinds;
        for (const auto& [kind, times] : m_kinds)
            kinds += QStringLiteral(" %1 %2").arg(times).arg(kind);
        qInfo("%d kills, 0 acknowledged steps lost, 0 files damaged; under way:%s; %d backups looked at", kills,
            qPrintable(kinds), m_checkedBackups);
    }
};

NEXUS_TEST(KillTest, Events);
static const nexus::test::TestChild killedChild("kill-child", child);

} // namespace kill_test

#include "kill_test.moc"
