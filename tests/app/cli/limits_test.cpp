// What a machine allows: names that are too long, files that may not grow, memory that ends. Each is a sentence.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <sys/resource.h>

namespace limits_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString sampleDeck() { return inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck"); }

QStringList wordsOf(const QByteArray& line)
{
    auto words = QString::fromUtf8(line).split(QLatin1Char(' '));
    words.replaceInStrings(QStringLiteral("DECK"), sampleDeck());
    return words;
}

CliResult runWithin(const CliProcess& cli, const QStringList& words, decltype(RLIMIT_AS) limit, rlim_t most)
{
    return cli.run(words, {}, [limit, most] {
        const rlimit allowed{most, most};
        setrlimit(limit, &allowed);
    });
}

void addWriters()
{
    QTest::addColumn<QByteArray>("line");
    for (const char* line :
        {"picture Breach Surveyor -o OUT.png", "qr DECK -o OUT.png", "qr DECK -o OUT.svg", "page DECK -o OUT.html",
            "poster DECK -o OUT.png", "proxies DECK -o OUT.pdf", "pictures DECK -o OUT", "pictures DECK -o OUT.pdf",
            "decklist DECK -o OUT.pdf", "decklist DECK -o OUT.txt", "decklist DECK -o OUT/", "library export OUT"})
        QTest::newRow(line) << QByteArray(line);
}

} // namespace

class LimitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNameThatIsTooLongIsToldSo_data() { addWriters(); }
    void aNameThatIsTooLongIsToldSo()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        const auto place = QByteArray::fromStdString((cli.folder() / "out").string()) + '/';
        std::filesystem::create_directories(cli.folder() / "out");
        for (const auto& name : {QByteArray(300, 'n'), QByteArray("x/").repeated(3000) + "x"}) {
            const auto done = cli.run(wordsOf(QByteArray(line).replace("OUT", place + name)));
            QVERIFY2(done.exit == ExitCode::Failed || done.exit == ExitCode::Refused, done.err.constData());
            QVERIFY2(done.err.contains("longer than the 255 bytes"), done.err.constData());
            QVERIFY2(!done.err.contains("too long"), done.err.constData());
        }
        QVERIFY(std::filesystem::is_empty(cli.folder() / "out"));
    }

    // The draft beside it has a longer one.
    void aNameAsLongAsItMayBeIsWritten()
    {
        const CliProcess cli;
        const auto file = cli.folder() / (std::string(251, 'n') + ".txt");
        const auto done = cli.run(
            {QStringLiteral("decklist"), sampleDeck(), QStringLiteral("-o"), QString::fromStdString(file.string())});
        QVERIFY2(done.exit == 0, done.err.constData());
        QVERIFY(std::filesystem::file_size(file) > 0);
    }

    void aFileThatMayNotGrowIsToldAsAFullDiskIs_data() { addWriters(); }
    void aFileThatMayNotGrowIsToldAsAFullDiskIs()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        (void)cli.run(wordsOf("decks list"));
        const auto place = QByteArray::fromStdString((cli.folder() / "out").string());
        const auto done = runWithin(cli, wordsOf(QByteArray(line).replace("OUT", place)), RLIMIT_FSIZE, 100);
        QVERIFY2(done.exit == ExitCode::Failed, QByteArray::number(done.exit) + done.err);
        QVERIFY2(done.err.count('\n') <= 2 && done.err.size() > 30, done.err.constData());
    }

    // Where memory ends no command ends by a signal: it has done its work, or says in a sentence why not.
    void memoryThatEndsIsASentence_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"sets", "check DECK", "search t:unit", "qr DECK -o OUT.png", "stats DECK"})
            QTest::newRow(line) << QByteArray(line);
    }
    void memoryThatEndsIsASentence()
    {
        QFETCH(QByteArray, line);
        const CliProcess cli;
        (void)cli.run(wordsOf("sets"));
        const auto words = wordsOf(line.replace("OUT", QByteArray::fromStdString((cli.folder() / "out").string())));
        constexpr rlim_t megabyte = 1U << 20U;
        for (const rlim_t most : {100, 110, 120, 130, 140, 150, 160, 180, 200, 250, 300, 400, 600, 1000}) {
            const auto done = runWithin(cli, words, RLIMIT_AS, most * megabyte);
            const auto told = QByteArray::number(static_cast<qulonglong>(most)) + " MB: exit " +
                              QByteArray::number(done.exit) + " " + done.err;
            constexpr int noLibraries = 127; // the system's word: it had no room for the libraries
            QVERIFY2(done.exit == 0 || done.exit == ExitCode::Failed || done.exit == noLibraries, told.constData());
            QVERIFY2(done.exit == 0 || done.err.count('\n') == 1, told.constData());
        }
    }
};

NEXUS_TEST(LimitsTest, Events);

} // namespace limits_test

#include "limits_test.moc"
