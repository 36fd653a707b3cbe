#include "app/base/file_bytes.h"

#include "tests/support/faults.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <csignal>
#include <cstdlib>
#include <set>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace file_bytes_test {

using namespace nexus::app;
using nexus::test::Scratch;

class FileBytesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const Scratch scratch;
        const std::string bytes("a\0b\n\xff", 5);
        QVERIFY(writeFile(scratch.path("f"), bytes));
        QCOMPARE(*readFile(scratch.path("f")), bytes);
        QVERIFY(writeFile(scratch.path("f"), "shorter"));
        QCOMPARE(*readFile(scratch.path("f")), std::string("shorter"));
        int files = 0;
        for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(scratch.path()))
            ++files;
        QCOMPARE(files, 1); // no draft is left
    }

    void errorsSayWhatTheSystemSaid()
    {
        const Scratch scratch;
        QCOMPARE(readFile(scratch.path("none")).error(), std::string("cannot be opened: No such file or directory"));
        QCOMPARE(readFile(scratch.path()).error(), std::string("is a folder"));
        QVERIFY(!writeFile(scratch.path("none/f"), "x"));
    }

    // A pipe that nobody writes into has no end; a device may have none either.
    void onlyRegularFilesAreRead()
    {
        const Scratch scratch;
        QCOMPARE(mkfifo(scratch.path("pipe").c_str(), 0600), 0);
        const std::string refusal("is no file but a pipe or a device");
        QCOMPARE(readFile(scratch.path("pipe")).error(), refusal);
        QCOMPARE(readFile("/dev/zero").error(), refusal);
        scratch.write("large", std::string((2U << 20U) + 1, 'x'));
        QCOMPARE(readFile(scratch.path("large"), 2U << 20U).error(), std::string("is larger than 2 MB"));
        QVERIFY(readFile(scratch.path("large")).has_value());
    }

    void aFullDiskLeavesTheOldFile()
    {
        const Scratch scratch;
        scratch.write("f", "old");
        struct rlimit old {};
        getrlimit(RLIMIT_FSIZE, &old);
        signal(SIGXFSZ, SIG_IGN);
        const auto limit = rlimit{50'000, old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        const auto written = writeFile(scratch.path("f"), std::string(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &old);
        QVERIFY(!written);
        QVERIFY2(written.error().find("File too large") != std::string::npos, written.error().c_str());
        QCOMPARE(scratch.read("f"), std::string("old"));
        QCOMPARE(names(scratch), std::set<std::string>{"f"});
    }

    // fsync of the file, rename, fsync of the folder: what failed is told, the file is the old or the new one, whole.
    void everyFaultOnTheWay()
    {
        const Scratch scratch;
        int steps = 0;
        for (const bool lasting : {false, true}) {
            bool struck = true;
            for (int nth = 1; struck; ++nth) {
                scratch.write("f", "old");
                tl::expected<void, std::string> written;
                {
                    const nexus::test::Faults faults(nexus::test::Fault::System, nth, lasting);
                    written = writeFile(scratch.path("f"), "new one");
                    struck = faults.struck();
                }
                QCOMPARE(written.has_value(), !struck);
                QVERIFY(scratch.read("f") == "new one" || (struck && scratch.read("f") == "old"));
                if (struck)
                    QCOMPARE(written.error(), std::string("cannot be written: Input/output error"));
                QCOMPARE(names(scratch), std::set<std::string>{"f"});
                steps += struck ? 1 : 0;
            }
        }
        QCOMPARE(steps, 6);
    }

    void aLinkPlantedAtTheOldNameOfTheDraftIsNotFollowed()
    {
        const Scratch scratch;
        scratch.write("victim", "theirs");
        const auto planted = scratch.path("f").string() + ".new-" + std::to_string(getpid());
        std::filesystem::create_symlink(scratch.path("victim"), planted);
        QVERIFY(writeFile(scratch.path("f"), "mine"));
        QCOMPARE(scratch.read("victim"), std::string("theirs"));
        QCOMPARE(scratch.read("f"), std::string("mine"));
        QVERIFY(!std::filesystem::is_symlink(scratch.path("f")));
        QVERIFY(std::filesystem::is_symlink(planted));
    }

    void theModeOfTheOldFileStays()
    {
        using enum std::filesystem::perms;
        const Scratch scratch;
        for (const auto mode : {owner_read | owner_write, owner_all | group_read | others_read, owner_read}) {
            scratch.write("f", "old");
            std::filesystem::permissions(scratch.path("f"), mode);
            QVERIFY(writeFile(scratch.path("f"), "new"));
            QCOMPARE(scratch.read("f"), std::string("new"));
            QVERIFY(std::filesystem::status(scratch.path("f")).permissions() == mode);
            std::filesystem::remove(scratch.path("f"));
        }
        const auto usual = umask(027);
        QVERIFY(writeFile(scratch.path("fresh"), "new"));
        umask(usual);
        QVERIFY(
            std::filesystem::status(scratch.path("fresh")).permissions() == (owner_read | owner_write | group_read));
    }

    void aLinkAtTheDestinationStays()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("real"));
        scratch.write("real/f", "old");
        std::filesystem::create_symlink("real/f", scratch.path("inner"));
        std::filesystem::create_symlink(scratch.path("inner"), scratch.path("outer"));
        QVERIFY(writeFile(scratch.path("outer"), "new"));
        QCOMPARE(scratch.read("real/f"), std::string("new"));
        QVERIFY(
            std::filesystem::is_symlink(scratch.path("outer")) && std::filesystem::is_symlink(scratch.path("inner")));
        std::filesystem::create_symlink("real/not yet", scratch.path("ahead"));
        QVERIFY(writeFile(scratch.path("ahead"), "made"));
        QCOMPARE(scratch.read("real/not yet"), std::string("made"));
        std::filesystem::create_symlink("round", scratch.path("round"));
        QVERIFY(!writeFile(scratch.path("round"), "lost"));
    }

    void whatIsNoFileIsWrittenAsItStands()
    {
        QVERIFY(writeFile("/dev/null", "gone"));
        QVERIFY(std::filesystem::is_character_file("/dev/null"));
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("folder"));
        QVERIFY(!writeFile(scratch.path("folder"), "x"));
        QVERIFY(std::filesystem::is_directory(scratch.path("folder")));
    }

private:
    static std::set<std::string> names(const Scratch& scratch)
    {
        std::set<std::string> all;
        for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
            all.insert(entry.path().filename().string());
        return all;
    }
};

NEXUS_TEST(FileBytesTest, Events);

} // namespace file_bytes_test

#include "file_bytes_test.moc"
