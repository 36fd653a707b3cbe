// Somebody tries what the help shows: the files of a page are written where it says, its console blocks are run one
// after another in a new profile, and answer as they stand there. Whole pages, and of the others the blocks with
// --game.
#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace help_examples_test {

using namespace nexus::test;

namespace {

struct HelpBlock {
    QString kind;   // "console", "json", "text"
    QString before; // the paragraph above it
    QStringList lines;
};

std::vector<HelpBlock> blocksOf(const QString& markdown)
{
    std::vector<HelpBlock> blocks;
    QStringList paragraph;
    bool inside = false;
    for (const auto& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QStringLiteral("```"))) {
            inside = !inside;
            if (inside)
                blocks.push_back({line.mid(3), paragraph.join(QLatin1Char(' ')), {}});
            paragraph.clear();
        } else if (inside) {
            blocks.back().lines << line;
        } else if (!line.isEmpty()) {
            if (!paragraph.isEmpty() && paragraph.last().isEmpty())
                paragraph.clear();
            paragraph << line;
        } else {
            paragraph << QString();
        }
    }
    return blocks;
}

// "…" in a line is any text, a line of its own any lines; PROFILE is any folder.
bool reads(const QString& expected, const QString& line)
{
    QString pattern = QRegularExpression::escape(expected);
    pattern.replace(QRegularExpression::escape(QStringLiteral("…")), QStringLiteral(".*"));
    pattern.replace(QStringLiteral("PROFILE"), QStringLiteral("\\S*"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(line).hasMatch();
}

} // namespace

class HelpExamplesFeature : public QObject {
    Q_OBJECT

private:
    // Runs a shell command as a reader would, in the folder of the page.
    static CliResult typed(const CliProcess& cli, const QString& command)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NEXUSDECK_PROFILE"), QString::fromStdString(cli.profile().string()));
        environment.insert(
            QStringLiteral("PATH"), binFolder() + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(QString::fromStdString(cli.folder().string()));
        process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
        process.closeWriteChannel();
        CliResult result;
        if (!process.waitForFinished(60'000))
            return result;
        result.exit = process.exitCode();
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        return result;
    }
    static QString binFolder() { return inBuild("/bin"); }

    static QStringList linesOf(const QByteArray& bytes)
    {
        auto lines = QString::fromUtf8(bytes).split(QLatin1Char('\n'));
        lines.removeLast();
        return lines;
    }

    // Messages, which go another way than answers, may be shown anywhere or not at all.
    static QString difference(const QStringList& shown, const CliResult& result)
    {
        auto answer = linesOf(result.out);
        const auto messages = linesOf(result.err);
        bool anything = false;
        for (const auto& line : shown) {
            if (line == QStringLiteral("…")) {
                anything = true;
                continue;
            }
            int at = 0;
            while (anything && at < answer.size() && !reads(line, answer[at]))
                ++at;
            if (at < answer.size() && reads(line, answer[at])) {
                answer = answer.mid(at + 1);
                anything = false;
            } else if (std::none_of(
                           messages.begin(), messages.end(), [&](const auto& each) { return reads(line, each); })) {
                return QStringLiteral("shown: ") + line + QStringLiteral("\nsaid: ") +
                       (answer.isEmpty() ? QString::fromUtf8(result.err) : answer.first());
            }
        }
        return answer.isEmpty() || anything ? QString() : QStringLiteral("not shown: ") + answer.first();
    }

    static void writeFile(const CliProcess& cli, const HelpBlock& block)
    {
        static const QRegularExpression named(QStringLiteral("`(PROFILE/)?([\\w./-]+\\.(?:json|md|txt|csv))`"));
        auto matches = named.globalMatch(block.before);
        QString name;
        while (matches.hasNext()) {
            const auto match = matches.next();
            name = (match.captured(1).isEmpty() ? QString() : QStringLiteral("profile/")) + match.captured(2);
        }
        if (!name.isEmpty())
            (void)cli.file(name.toUtf8().constData(), block.lines.join(QLatin1Char('\n')).toStdString() + "\n");
    }

private Q_SLOTS:
    void examplesAnswerAsTheyStand_data()
    {
        QTest::addColumn<QString>("page");
        for (const auto& file : QDir(inSources("/resources/help")).entryList({QStringLiteral("*.md")}))
            QTest::addRow("%s", qPrintable(file)) << file;
    }
    void examplesAnswerAsTheyStand()
    {
        QFETCH(QString, page);
        static const QStringList whole{QStringLiteral("games.md"), QStringLiteral("rulesets.md"),
            QStringLiteral("nexus-tcg.md"), QStringLiteral("nexus-ops.md"), QStringLiteral("quantum.md")};
        QFile file(inSources("/resources/help/") + page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const CliProcess cli;
        int commands = 0;
        for (const auto& block : blocksOf(QString::fromUtf8(file.readAll()))) {
            if (block.kind != QStringLiteral("console")) {
                if (whole.contains(page))
                    writeFile(cli, block);
                continue;
            }
            if (!whole.contains(page) && !block.lines.join(QLatin1Char('\n')).contains(QStringLiteral(" --game ")))
                continue;
            for (int i = 0; i < block.lines.size();) {
                QVERIFY2(block.lines[i].startsWith(QStringLiteral("$ ")), qPrintable(block.lines[i]));
                const auto command = block.lines[i++].mid(2);
                QStringList shown;
                while (i < block.lines.size() && !block.lines[i].startsWith(QStringLiteral("$ ")))
                    shown << block.lines[i++];
                const auto result = typed(cli, command);
                const auto found = difference(shown, result);
                QVERIFY2(found.isEmpty(), qPrintable(command + QLatin1Char('\n') + found));
                ++commands;
            }
        }
        QVERIFY(!whole.contains(page) || commands > 0);
    }
};

NEXUS_TEST(HelpExamplesFeature, Events);

} // namespace help_examples_test

#include "help_examples_test.moc"
