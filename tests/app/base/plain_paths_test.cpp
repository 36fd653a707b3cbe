// Below a folder no link is followed.
#include "app/base/plain_paths.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace plain_paths_test {

using namespace nexus::test;
namespace fs = std::filesystem;

class PlainPathsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstPartThatIsNoFolderIsTold_data()
    {
        QTest::addColumn<QString>("below");
        QTest::addColumn<QString>("found"); // nothing: plain
        for (const auto& [below, found] : {std::pair{"", ""}, {"a", ""}, {"a/b", ""}, {"a/b/new/newer", ""},
                 {"new", ""}, {"a/file", "a/file"}, {"a/file/c", "a/file"}, {"link", "link"}, {"link/b", "link"},
                 {"a/back/a/b", "a/back"}, {"nowhere/b", "nowhere"}})
            QTest::newRow(below) << below << found;
    }

    void theFirstPartThatIsNoFolderIsTold()
    {
        QFETCH(const QString, below);
        QFETCH(const QString, found);
        const Scratch scratch;
        fs::create_directories(scratch.path("a/b"));
        scratch.write("a/file", "x");
        fs::create_symlink("a", scratch.path("link"));
        fs::create_symlink("..", scratch.path("a/back"));
        fs::create_symlink("not there", scratch.path("nowhere"));
        const auto part = nexus::app::noPlainFolder(scratch.path(), below.toStdString());
        QCOMPARE(QString::fromStdString(part.value_or(fs::path()).generic_string()), found);
        fs::create_symlink(scratch.path(), scratch.path("self")); // the folder named may be a link
        QVERIFY(!nexus::app::noPlainFolder(scratch.path("self"), "a/b"));
    }
};

NEXUS_TEST(PlainPathsTest, Nothing);

} // namespace plain_paths_test

#include "plain_paths_test.moc"
