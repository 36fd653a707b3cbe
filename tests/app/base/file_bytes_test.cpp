#include "app/base/file_bytes.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <cstdlib>
#include <sys/stat.h>

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
        if (!std::filesystem::exists("/dev/full"))
            QSKIP("no /dev/full here");
        const Scratch scratch;
        scratch.write("f", "old");
        // The draft is a link to a disk that is always full.
        const auto draft = scratch.path("f").string() + ".new-" + std::to_string(getpid());
        std::filesystem::create_symlink("/dev/full", draft);
        const auto written = writeFile(scratch.path("f"), std::string(100'000, 'x'));
        QVERIFY(!written);
        QVERIFY2(written.error().find("No space left") != std::string::npos, written.error().c_str());
        QCOMPARE(scratch.read("f"), std::string("old"));
    }
};

NEXUS_TEST(FileBytesTest, Events);

} // namespace file_bytes_test

#include "file_bytes_test.moc"
