// Files into a folder, all or none, and never over those of another hand unasked.
#include "app/publish/bundle_folder.h"

#include "importers/file_list.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace bundle_folder_test {

using namespace nexus;
using namespace nexus::test;
namespace fs = std::filesystem;

class BundleFolderTest : public QObject {
    Q_OBJECT
private:
    static std::vector<std::string> put(const fs::path& folder, const std::map<std::string, std::string>& files)
    {
        app::BundleFolder bundle(folder);
        for (const auto& [path, bytes] : files)
            bundle.add(path, bytes);
        return bundle.commit();
    }
    static std::string text(const fs::path& file)
    {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

private Q_SLOTS:
    void filesComeAndGo()
    {
        const Scratch scratch;
        const auto folder = scratch.path("out");
        QVERIFY(put(folder, {{"a/b/one.txt", "1"}, {"two.txt", "2"}}).empty());
        std::ofstream(folder / "theirs.txt") << "theirs";
        QCOMPARE(put(folder, {{"two.txt", "two"}, {"c.txt", "3"}}), std::vector<std::string>{"a/b/one.txt"});
        QVERIFY(!fs::exists(folder / "a"));
        QCOMPARE(text(folder / "two.txt"), std::string("two"));
        QCOMPARE(text(folder / "theirs.txt"), std::string("theirs"));
        std::size_t files = 0;
        for (const auto& entry : fs::directory_iterator(scratch.path()))
            files += entry.path() == folder ? 0 : 1; // nothing is left beside it
        QCOMPARE(files, std::size_t{0});
    }

    void whatAKilledExportLeftIsCleared()
    {
        const Scratch scratch;
        const auto left = scratch.path(".out.new-AbCd12"), fresh = scratch.path(".out.new-xyz789"),
                   others = scratch.path(".out2.new-AbCd12"), kept = scratch.path(".out.new-AbCd12.old");
        for (const auto& folder : {left, fresh, others, kept}) {
            fs::create_directories(folder / "cards");
            std::ofstream(folder / "cards" / "one.png") << "1";
            if (folder != fresh)
                fs::last_write_time(folder, fs::file_time_type::clock::now() - std::chrono::hours(2));
        }
        (void)put(scratch.path("out"), {{"two.txt", "2"}});
        QVERIFY(!fs::exists(left));
        for (const auto& folder : {fresh, others, kept})
            QVERIFY(fs::exists(folder / "cards" / "one.png"));
    }

    void aFolderOfOtherThingsIsInTheWayAsAWhole()
    {
        const Scratch scratch;
        const auto folder = scratch.path("thesis");
        fs::create_directories(folder / ".git");
        QVERIFY(app::BundleFolder(folder).inTheWay({"one.txt"}).empty());
        std::ofstream(folder / "chapter.txt") << "words";
        QVERIFY(!app::BundleFolder(folder).inTheWay({"one.txt"}).empty());
    }

    void whatIsOfAnotherHandIsInTheWay()
    {
        const Scratch scratch;
        const auto folder = scratch.path("out");
        (void)put(folder, {{"one.txt", "1"}, {"two.txt", "2"}, {"gone.txt", "g"}});
        std::ofstream(folder / "one.txt") << "changed";
        std::ofstream(folder / "gone.txt") << "changed";
        std::ofstream(folder / "new.txt") << "theirs";
        fs::remove(folder / "two.txt");
        fs::create_symlink(folder / "new.txt", folder / "two.txt");
        const std::vector<std::string> wanted{"new.txt", "one.txt", "two.txt", "free.txt"};
        QCOMPARE(
            app::BundleFolder(folder).inTheWay(wanted), (std::vector<std::string>{"new.txt", "one.txt", "two.txt"}));
        QVERIFY(put(folder, {{"free.txt", "f"}}).empty());
        QCOMPARE(text(folder / "gone.txt"), std::string("changed"));
        QCOMPARE(text(folder / "one.txt"), std::string("changed"));
    }

    void troubleLeavesTheFolderAsItWas()
    {
        const Scratch scratch;
        const auto folder = scratch.path("out");
        (void)put(folder, {{"b.txt", "old"}});
        std::ofstream(folder / "a.txt") << "theirs";
        fs::create_directories(folder / "z.txt" / "full"); // a folder where a file is to be
        {
            app::BundleFolder bundle(folder);
            bundle.add("b.txt", "new");
            bundle.add("z.txt", "never");
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)bundle.commit());
        }
        QCOMPARE(std::distance(fs::directory_iterator(scratch.path()), fs::directory_iterator()), std::ptrdiff_t{1});
        QCOMPARE(text(folder / "b.txt"), std::string("old"));
        QCOMPARE(text(folder / "a.txt"), std::string("theirs"));
    }

    void nothingBehindALinkIsTakenAway()
    {
        const Scratch scratch;
        fs::create_directories(scratch.path("out"));
        fs::create_directories(scratch.path("elsewhere"));
        scratch.write("elsewhere/victim.txt", "precious");
        fs::create_symlink("../elsewhere", scratch.path("out/lnk"));
        scratch.write(
            "out/nexusdeck-files.json", importers::writeFileList({{"lnk/victim.txt", importers::fileSum("precious")}}));
        QVERIFY(put(scratch.path("out"), {{"one.txt", "1"}}).empty());
        QCOMPARE(text(scratch.path("elsewhere/victim.txt")), std::string("precious"));
        QCOMPARE(text(scratch.path("out/one.txt")), std::string("1"));
    }

    void nothingIsWrittenThroughALink()
    {
        const Scratch scratch;
        const auto folder = scratch.path("out");
        (void)put(folder, {{"cards/a.png", "1"}, {"index.html", "1"}});
        fs::rename(folder / "cards", scratch.path("elsewhere"));
        fs::create_symlink("../elsewhere", folder / "cards");
        const std::vector<std::string> wanted{"cards/a.png", "cards/b.png", "index.html"};
        QCOMPARE(app::BundleFolder(folder).inTheWay(wanted), std::vector<std::string>{"cards"});
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)put(folder, {{"cards/a.png", "2"}, {"index.html", "2"}}));
        {
            app::BundleFolder bundle(scratch.path("late")); // a link that comes while pictures are painted
            bundle.add("cards/a.png", "2");
            fs::create_directories(scratch.path("late"));
            fs::create_symlink("../elsewhere", scratch.path("late/cards"));
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)bundle.commit());
        }
        QCOMPARE(text(scratch.path("elsewhere/a.png")), std::string("1"));
        QCOMPARE(text(folder / "index.html"), std::string("1"));
    }

    void aLinkedListIsNotRead()
    {
        const Scratch scratch;
        fs::create_directories(scratch.path("out"));
        scratch.write("list.json", importers::writeFileList({}));
        fs::create_symlink("../list.json", scratch.path("out/nexusdeck-files.json"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, app::BundleFolder(scratch.path("out")));
    }

    void oddFoldersAreRefused()
    {
        const Scratch scratch;
        scratch.write("file", "x");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, app::BundleFolder(scratch.path("file")));
        fs::create_directories(scratch.path("list"));
        scratch.write("list/nexusdeck-files.json",
            R"({"format": "nexusdeck-files/1", "files": [{"path": "../x", "sha256": ""}]})");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, app::BundleFolder(scratch.path("list")));
    }

    void pathsStayInTheFolder()
    {
        for (const char* path : {"a.txt", "a/b c/ä.png", "..a/b..", "a/.b"})
            QVERIFY2(importers::isPlainPath(path), path);
        for (const char* path : {"", "/a", "a/", "a//b", "../a", "a/..", "a/./b", "C:/a", "a\\b", "a\nb"})
            QVERIFY2(!importers::isPlainPath(path), path);
    }
};

NEXUS_TEST(BundleFolderTest, Nothing);

} // namespace bundle_folder_test

#include "bundle_folder_test.moc"

#include <chrono>
#include <stdexcept>
