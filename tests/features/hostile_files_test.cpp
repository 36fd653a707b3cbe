// A judge is sent lists by strangers, a player takes in collections, games and house rules from anywhere: whatever a
// file holds, the program answers in a sentence that names it, says nothing it was made to say, and writes nothing.
#include "model/base/text.h"
#include "tests/support/cli_process.h"
#include "tests/support/hostile_files.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <array>
#include <cstdint>
#include <map>
#include <sys/stat.h>
#include <utility>

namespace hostile_files_test {

using namespace nexus;
using namespace nexus::test;

constexpr int longest = 10'000; // milliseconds; a hang, not a measure: resources/contributing/hostile measures

class HostileFilesFeature : public QObject {
    Q_OBJECT

private:
    using Contents = std::map<std::string, QByteArray>; // by file

    // What may not stand in an answer: its place, or nothing.
    static std::optional<std::size_t> harmIn(const QByteArray& answer)
    {
        const std::string_view text(answer.constData(), static_cast<std::size_t>(answer.size()));
        if (const auto bad = model::firstInvalidUtf8(text))
            return bad;
        for (std::size_t at = 0; at < text.size(); ++at) {
            const auto c = static_cast<unsigned char>(text[at]);
            if (c >= 0x20 && c < 0x7f)
                continue;
            const auto rest = text.substr(at);
            const auto third = rest.size() > 2 ? static_cast<unsigned char>(rest[2]) : 0;
            const bool mark = rest.starts_with("\u061c") || rest.starts_with("\u2028") || rest.starts_with("\u2029") ||
                              (rest.starts_with("\xe2\x80") &&
                                  (third == 0x8e || third == 0x8f || (third >= 0xaa && third <= 0xae))) ||
                              (rest.starts_with("\xe2\x81") && third >= 0xa6 && third <= 0xa9);
            const bool c1 = c == 0xc2 && rest.size() > 1 && static_cast<unsigned char>(rest[1]) < 0xa0;
            if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7f || c1 || mark)
                return at;
        }
        return std::nullopt;
    }

    // What a file holds; read again only where it was touched.
    static QByteArray sumOf(const std::filesystem::path& path)
    {
        static std::map<std::string, std::pair<std::array<std::int64_t, 5>, QByteArray>> known;
        struct stat now {};
        if (stat(path.c_str(), &now) != 0)
            return {};
        const std::array<std::int64_t, 5> touched{static_cast<std::int64_t>(now.st_ino), now.st_size,
            now.st_ctim.tv_sec, now.st_ctim.tv_nsec, now.st_mtim.tv_nsec};
        auto& [when, sum] = known[path.string()];
        if (when == touched)
            return sum;
        QFile file(QString::fromLocal8Bit(path.c_str()));
        QCryptographicHash hash(QCryptographicHash::Md5);
        when = touched;
        return sum = file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
    }

    static Contents contentsOf(const std::filesystem::path& folder)
    {
        Contents contents;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.is_symlink() || !entry.is_regular_file() || entry.file_size() > (64U << 20U))
                continue;
            contents[entry.path().string()] = sumOf(entry.path());
        }
        return contents;
    }

    static std::string changeOf(const Contents& before, const Contents& after)
    {
        for (const auto& [file, hash] : after)
            if (const auto known = before.find(file); known == before.end() || known->second != hash)
                return file;
        return before.size() == after.size() ? "" : "a file is gone";
    }

    struct Asked {
        QStringList words;
        std::vector<std::string> named; // in the answer
        bool writes = false;            // into the profile
        bool mayAgree = false;          // exit 0
    };

    // Nothing, or what is wrong with the answer.
    QByteArray askedAbout(const CliProcess& cli, const Asked& asked) const
    {
        const auto before = contentsOf(cli.folder());
        QElapsedTimer time;
        time.start();
        const auto answer = cli.run(asked.words);
        const auto told = answer.out + answer.err;
        const auto wrong = [&](const QByteArray& what) {
            return what + " after " + QByteArray::number(time.elapsed()) + " ms by " + asked.words.join(u' ').toUtf8() +
                   ": " + told.left(600);
        };
        if (time.elapsed() > longest * std::max(1, static_cast<int>(asked.words.size())))
            return wrong("too long");
        if (answer.exit < 0 || answer.exit > 4)
            return wrong("ended badly");
        if (answer.exit == 0 && !asked.mayAgree)
            return wrong("agreed");
        for (const auto& output : {answer.out, answer.err})
            if (const auto harm = harmIn(output))
                return wrong("said what does harm at " + QByteArray::number(*harm) + " " +
                             output.mid(static_cast<int>(*harm), 8).toHex());
        for (const auto& name : asked.named)
            if (!told.contains(name.c_str()))
                return wrong("did not say " + QByteArray::fromStdString(name));
        const auto change = changeOf(before, contentsOf(cli.folder()));
        const bool own = change.starts_with(cli.profile().string()) && asked.writes;
        if (!change.empty() && !own)
            return wrong("wrote " + QByteArray::fromStdString(change));
        return {};
    }

    // What the program makes for itself: a game has its catalogue from when it is first asked for, and a list that no
    // card of the present game is in asks them all.
    static void warmUp(const CliProcess& cli)
    {
        (void)cli.run({QStringLiteral("check"), QStringLiteral("-")}, "3 Nobody Knows This Card\n");
        (void)cli.run({QStringLiteral("decks"), QStringLiteral("list")});
        (void)cli.run({QStringLiteral("collection"), QStringLiteral("list")});
    }
    static std::string shown(const std::filesystem::path& path)
    {
        return model::cleaned(path.filename().string(), 1000);
    }

    static void addFiles(HostileKind kind)
    {
        QTest::addColumn<int>("index");
        const auto& files = hostileFiles();
        for (std::size_t i = 0; i < files.size(); ++i)
            if (files[i].kind == kind)
                QTest::addRow("%s", files[i].name.c_str()) << static_cast<int>(i);
    }
    static const HostileFile& file(int index) { return hostileFiles()[static_cast<std::size_t>(index)]; }

    static bool isRelease() { return qEnvironmentVariableIsSet("NEXUS_HOSTILE"); }

    // A file is asked about in one of two ways, in a release in both.
    static std::vector<const char*> ways(int index, const char* one, const char* other)
    {
        if (isRelease())
            return {one, other};
        return {index % 2 ? one : other};
    }

    CliProcess m_cli;
    int m_batches = 0; // of texts

private Q_SLOTS:
    void initTestCase() { warmUp(m_cli); }

    void thereAreEnough() { QVERIFY(hostileFiles().size() >= 300); }

    // Twenty files at a time, for a process takes several.
    void lists_data()
    {
        QTest::addColumn<QList<int>>("indices");
        QList<int> some;
        const auto& files = hostileFiles();
        for (int i = 0; i <= static_cast<int>(files.size()); ++i) {
            const bool end = i == static_cast<int>(files.size());
            if (end ? !some.empty() : some.size() == 20)
                QTest::addRow("%s", file(some.front()).name.c_str()) << std::exchange(some, {});
            if (!end && file(i).kind == HostileKind::Deck)
                some << i;
        }
    }
    void lists()
    {
        QFETCH(QList<int>, indices);
        QStringList paths;
        std::vector<std::string> names, places;
        for (const int index : indices) {
            const auto& hostile = file(index);
            paths << m_cli.file(("in/" + hostile.name).c_str(), hostile.bytes());
            names.push_back(hostile.name);
            if (!hostile.said.empty())
                places.push_back(hostile.said);
        }
        auto all = names;
        all.insert(all.end(), places.begin(), places.end());
        const bool texts = names.front().starts_with("list-") || names.front().starts_with("json-");
        // Pictures and PDFs are dear, and one reader reads them for every command.
        std::vector<Asked> questions{{{QStringLiteral("verify"), QStringLiteral("--details")}, all}};
        if (texts) {
            const Asked check{{QStringLiteral("check"), QStringLiteral("--json")}, names};
            const Asked add{{QStringLiteral("decks"), QStringLiteral("add")}, {}, true, true};
            const bool even = ++m_batches % 2 == 0;
            if (isRelease() || even)
                questions.push_back(check);
            if (isRelease() || !even)
                questions.push_back(add);
        }
        for (auto& question : questions) {
            question.words += paths;
            if (const auto wrong = askedAbout(m_cli, question); !wrong.isEmpty())
                QFAIL(wrong.constData());
        }
        const Asked decoded{{QStringLiteral("code"), QStringLiteral("decode"), paths.back()}, {}, false, true};
        if (const auto wrong = askedAbout(m_cli, decoded); !wrong.isEmpty())
            QFAIL(wrong.constData());
        std::filesystem::remove_all(m_cli.folder() / "in");
    }

    void whatIsNoFile()
    {
        const CliProcess cli;
        warmUp(cli);
        std::filesystem::create_directories(cli.folder() / "odd");
        for (const auto& place : makeHostilePlaces(cli.folder() / "odd")) {
            const auto path = QString::fromLocal8Bit(place.c_str());
            for (const auto& command : {QStringList{QStringLiteral("verify")}, {QStringLiteral("check")},
                     {QStringLiteral("code"), QStringLiteral("decode")},
                     {QStringLiteral("decks"), QStringLiteral("add")}, {QStringLiteral("import")},
                     {QStringLiteral("collection"), QStringLiteral("import"), QStringLiteral("--dry-run")},
                     {QStringLiteral("play"), QStringLiteral("--replay")}}) {
                const bool mayAgree = command.front() == QStringLiteral("decks") ||
                                      command.front() == QStringLiteral("code");
                if (const auto wrong = askedAbout(
                        cli, {command + QStringList{path},
                                 command.front() == QStringLiteral("code") ? std::vector<std::string>()
                                 : command.front() == QStringLiteral("decks")
                                     ? std::vector{shown(place.stem()).substr(0, 100)}
                                     // of one that is taken the deck is named
                                     : std::vector{shown(place)},
                                 mayAgree, mayAgree});
                    !wrong.isEmpty())
                    QFAIL(wrong.constData());
            }
        }
    }

    void collections_data() { addFiles(HostileKind::Collection); }
    void collections()
    {
        QFETCH(int, index);
        const auto& hostile = file(index);
        const auto path = m_cli.file(("in/" + hostile.name).c_str(), hostile.bytes());
        for (const auto* how : ways(index, "--dry-run", "--json"))
            if (const auto wrong = askedAbout(
                    m_cli, {{QStringLiteral("collection"), QStringLiteral("import"), path, QString::fromUtf8(how)},
                               hostile.said.empty() || *how == 'j' ? std::vector{hostile.name}
                                                                   : std::vector{hostile.name, hostile.said},
                               *(how + 2) != 'd', true});
                !wrong.isEmpty())
                QFAIL(wrong.constData());
        std::filesystem::remove(path.toStdString());
    }

    void cards_data() { addFiles(HostileKind::Cards); }
    void cards()
    {
        QFETCH(int, index);
        const auto& hostile = file(index);
        const auto path = m_cli.file(("in/" + hostile.name).c_str(), hostile.bytes());
        for (const auto* how : ways(index, "--dry-run", "--json"))
            if (const auto wrong = askedAbout(
                    m_cli, {{QStringLiteral("import"), path, QStringLiteral("--dry-run"), QString::fromUtf8(how)},
                               {hostile.name}, false, true});
                !wrong.isEmpty())
                QFAIL(wrong.constData());
        std::filesystem::remove(path.toStdString());
    }

    void games_data() { addFiles(HostileKind::Log); }
    void games()
    {
        QFETCH(int, index);
        const auto& hostile = file(index);
        const auto path = m_cli.file(("in/" + hostile.name).c_str(), hostile.bytes());
        for (const auto* how : ways(index, "--json", "--state"))
            if (const auto wrong = askedAbout(
                    m_cli, {{QStringLiteral("play"), QStringLiteral("--replay"), path, QString::fromUtf8(how)},
                               {hostile.name}});
                !wrong.isEmpty())
                QFAIL(wrong.constData());
        std::filesystem::remove(path.toStdString());
    }

    // A ruleset of a profile is not used, and the file is named; all together, too.
    void rulesets_data() { addFiles(HostileKind::Ruleset); }
    void rulesets()
    {
        QFETCH(int, index);
        const auto& hostile = file(index);
        const auto path = m_cli.file(("profile/games/quantum-nexus/rulesets/" + hostile.name).c_str(), hostile.bytes());
        for (const auto* how : ways(index, "--quiet", "--json"))
            if (const auto wrong = askedAbout(
                    m_cli, {{QStringLiteral("rulesets"), QString::fromUtf8(how)}, {hostile.name}});
                !wrong.isEmpty())
                QFAIL(wrong.constData());
        std::filesystem::remove(path.toStdString());
    }

    void ownGames_data() { addFiles(HostileKind::Game); }
    void ownGames()
    {
        QFETCH(int, index);
        const auto path = m_cli.file("profile/games/odd/game.json", file(index).bytes());
        for (const auto* command : ways(index, "rulesets", "sets"))
            if (const auto wrong = askedAbout(
                    m_cli, {{QString::fromUtf8(command), QStringLiteral("--game"), QStringLiteral("odd")},
                               {"games/odd/game.json"}});
                !wrong.isEmpty())
                QFAIL(wrong.constData());
        std::filesystem::remove(path.toStdString());
    }
};

NEXUS_TEST(HostileFilesFeature, Events);

} // namespace hostile_files_test

#include "hostile_files_test.moc"
