// A file system that is really full: what is there can be read, what cannot be written is told with the cause, nothing
// half made stays. It is mounted for the processes of the test alone; where that is not allowed, nothing is tested.
#include "app/base/qt_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <unistd.h>

namespace full_disk_test {

using namespace nexus;
using namespace nexus::test;

class FullDiskTest : public QObject {
    Q_OBJECT

    // Standard output and error of a script that has the folder `$1`, a file system of 3 MB, and `$2`, the program.
    static QByteArray onSmallDisk(const CliProcess& cli, const QByteArray& script)
    {
        std::filesystem::create_directories(cli.folder() / "disk");
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(
            q("unshare"), {geteuid() == 0 ? q("-m") : q("-rm"), q("sh"), q("-c"),
                              q("mount -t tmpfs -o size=3m tmpfs \"$1\" || exit 99\n") + q(script.toStdString()),
                              q("sh"), q((cli.folder() / "disk").string()), inBuild("/bin/nexusdeck-cli")});
        if (!process.waitForStarted() || !process.waitForFinished(120'000) || process.exitCode() == 99)
            return {};
        return process.readAll();
    }

private Q_SLOTS:
    void whatIsThereIsReadAndTheCauseIsTold()
    {
        const CliProcess cli;
        const auto table = cli.file("cards.csv", [] {
            std::string rows = "Name,Card Type,CP\n";
            for (int i = 0; i < 2000; ++i)
                rows += "Tin " + std::to_string(i) + ",Unit,1\n";
            return rows;
        }());
        const auto told = onSmallDisk(cli, R"(
cli() { echo "== $*"; "$program" --profile "$disk/p" "$@"; echo "exit $?"; }
disk=$1; program=$2
cli collection add "Bolt Mice" 3
dd if=/dev/zero of="$disk/fill" bs=4k 2>/dev/null
cli decks list
cli collection list
cli search "bolt mice"
echo "-- written"
cli collection add "Bolt Mice" 2
cli import --set X ")" + table.toUtf8() + R"("
cli backup make
cli collection export "$disk/all.csv"
"$program" --profile "$disk/new" decks list; echo "exit $?"
find "$disk" -name '*.new-*' -o -name '*.half-*'
rm "$disk/fill"
echo "-- room"
cli collection add "Bolt Mice" 1
cli collection list --json
)");
        if (told.isEmpty())
            QSKIP("nothing can be mounted here");
        const auto parts = told.split('\n');
        const auto at = [&](const char* line) { return static_cast<int>(parts.indexOf(QByteArray(line))); };
        const int written = at("-- written"), room = at("-- room");
        QVERIFY2(written > 0 && room > written, told);
        int read = 0, refused = 0, causes = 0;
        for (int i = 0; i < room; ++i) {
            if (i < written)
                read += parts[i] == "exit 0";
            else {
                refused += parts[i] == "exit 3";
                causes += parts[i].contains("disk is full") || parts[i].contains("No space left on device");
                QVERIFY2(!parts[i].contains("Make its folder writable"), told);
            }
            QVERIFY2(!parts[i].contains(".new-") && !parts[i].contains(".half-"), told);
        }
        QVERIFY2(read == 4 && refused == 5 && causes == 5, told);
        QVERIFY2(told.contains("Make room on its disk and try again"), told);
        QVERIFY2(told.mid(told.indexOf("-- room")).contains("\"quantity\": 4"), told);
    }
};

NEXUS_TEST(FullDiskTest, Events);

} // namespace full_disk_test

#include "full_disk_test.moc"
