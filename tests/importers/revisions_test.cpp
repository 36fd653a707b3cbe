// Revisions of a repository made for the test: how names and paths are found, what a history says, and that no file of
// a hostile repository crashes, waits or fills the memory.
#include "importers/revisions.h"

#include "tests/support/repository.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>

namespace revisions_test {

using namespace nexus;
using namespace nexus::test;
using importers::Repository;

namespace {

const std::string strangeId(40, 'a');

std::string failure(const tl::expected<std::string, std::string>& read) { return read ? std::string() : read.error(); }

bool says(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

// Or why there is none.
std::string failure(const MadeRepository& made, const std::string& path = "cards.md", const std::string& at = "HEAD")
{
    const auto repository = Repository::open(made.path());
    if (!repository)
        return repository.error();
    return failure(repository->fileAt(at, path));
}

importers::FileHistory historyOf(const MadeRepository& made, const std::string& path, const std::string& at = "HEAD")
{
    auto history = Repository::open(made.path())->history(at, path);
    return history && *history ? std::move(**history) : importers::FileHistory();
}

std::vector<std::string> subjects(const importers::FileHistory& history)
{
    std::vector<std::string> found;
    for (const auto& each : history.revisions)
        found.push_back(each.revision.subject);
    return found;
}

using Texts = std::vector<std::string>;

QByteArray sha1(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1); }

QByteArray blobId(const QByteArray& bytes)
{
    return sha1("blob " + QByteArray::number(bytes.size()) + QByteArray(1, '\0') + bytes);
}

QByteArray bigEndian(std::uint32_t number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// Seven bits a byte, the lowest first; the first byte may begin with others.
QByteArray sizeBytes(quint64 size, int firstBits = 7, int first = 0)
{
    QByteArray bytes;
    int byte = first | static_cast<int>(size & ((1U << firstBits) - 1U));
    for (size >>= firstBits; size != 0; size >>= 7U) {
        bytes += static_cast<char>(byte | 0x80);
        byte = static_cast<int>(size & 0x7fU);
    }
    return bytes + static_cast<char>(byte);
}

// A pack with a file that is made of another, of so many zeros. Gives the file's id.
std::string packOfTwo(const std::filesystem::path& folder, qsizetype zeros, const QByteArray& text)
{
    const QByteArray base(zeros, '\0');
    const auto delta = sizeBytes(static_cast<quint64>(zeros)) + sizeBytes(static_cast<quint64>(text.size())) +
                       static_cast<char>(text.size()) + text;
    constexpr int blob = 3 << 4, difference = 7 << 4;
    QByteArray pack = "PACK" + bigEndian(2) + bigEndian(2);
    std::vector<std::pair<QByteArray, qsizetype>> objects{{blobId(base), pack.size()}};
    pack += sizeBytes(static_cast<quint64>(zeros), 4, blob) + qCompress(base).mid(4);
    objects.emplace_back(blobId(text), pack.size());
    pack += sizeBytes(static_cast<quint64>(delta.size()), 4, difference) + objects[0].first + qCompress(delta).mid(4);
    pack += sha1(pack);
    std::sort(objects.begin(), objects.end());
    QByteArray index = "\xfftOc" + bigEndian(2), ids, offsets;
    for (int first = 0; first < 256; ++first)
        index += bigEndian(static_cast<std::uint32_t>(std::count_if(objects.begin(), objects.end(),
            [&](const auto& object) { return static_cast<unsigned char>(object.first[0]) <= first; })));
    for (const auto& [id, offset] : objects) {
        ids += id;
        offsets += bigEndian(static_cast<std::uint32_t>(offset));
    }
    index += ids + QByteArray(8, '\0') + offsets + pack.last(20);
    index += sha1(index);
    const auto name = "pack-" + pack.last(20).toHex().toStdString();
    std::ofstream(folder / (name + ".pack"), std::ios::binary) << pack.toStdString();
    std::ofstream(folder / (name + ".idx"), std::ios::binary) << index.toStdString();
    return blobId(text).toHex().toStdString();
}

} // namespace

class RevisionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFilesOfARevision()
    {
        Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"readme.TXT", {"a"}}}, "First");
        made.commit({{"lists/b.md", {"b"}}, {"lists/old/a.md", {"a"}}, {"picture.png", {"p"}},
                        {"link.md", {"x", EntryMode::Link}}, {"strange\x01.md", {"x"}}},
            "Second");
        const auto repository = Repository::open(made.path());
        QVERIFY((repository->files("HEAD", {".md", ".txt"}).value() == Texts{"lists/b.md", "lists/old/a.md"}));
        QVERIFY((repository->files("HEAD~1", {".md", ".txt"}).value() == Texts{"readme.TXT"}));
        QVERIFY(says(repository->files("nowhere", {".md"}).error(), "no revision “nowhere”"));
    }

    void aFileAtARevision()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        const auto first = made.commit({{"cards.md", {"one"}}, {"more/list.md", {"deep"}}}, "First");
        const auto second = made.commit({{"cards.md", {"two"}}, {"more/list.md", {"deep"}}}, "Second");
        made.commit({{"cards.md", {"three"}}}, "Third");
        made.tag("v1", second);
        scratch.write(
            "r.git/packed-refs", "# pack-refs with: peeled\n" + first + " refs/tags/begun\n^" + second + "\n");
        made.branch("side", first);
        const auto repository = Repository::open(made.path());
        QVERIFY(repository.has_value());
        const std::vector<std::pair<std::string, std::string>> names{{"HEAD", "three"}, {"@", "three"},
            {"main", "three"}, {"refs/heads/main", "three"}, {"side", "one"}, {"v1", "two"}, {"begun", "one"},
            {first, "one"}, {second.substr(0, 8), "two"}, {"HEAD~", "two"}, {"HEAD~2", "one"}, {"HEAD^", "two"},
            {"main^^", "one"}, {"v1~1", "one"}, {"HEAD~1^1", "one"}};
        for (const auto& [name, bytes] : names) {
            const auto read = repository->fileAt(name, "cards.md");
            QVERIFY2(read.has_value(), name.c_str());
            QCOMPARE(*read, bytes);
        }
        QCOMPARE(repository->fileAt("HEAD~1", "./more/list.md").value_or(""), std::string("deep"));
        for (const char* name : {"nothing", "HEAD~3", "HEAD^2", "HEAD~x", "HEAD~9999999", "aaaa", "", "HEAD:cards.md"})
            if (*name)
                QVERIFY2(says(failure(repository->fileAt(name, "cards.md")), "that can be read"), name);
        QVERIFY(says(failure(repository->fileAt("HEAD", "none.md")), "has no file none.md"));
        QVERIFY(says(failure(repository->fileAt("HEAD~1", "more")), "is a folder there"));
        for (const char* path : {"", "..", "../cards.md", "more/../cards.md", "/cards.md", "more//list.md"})
            QVERIFY2(says(failure(repository->fileAt("HEAD~1", path)), "is no path in a repository"), path);
    }

    void theHistoryOfAFile()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"other", {"x"}}}, "Before it");
        made.commit({{"other", {"x"}}, {"cards.md", {"one"}}}, "It comes");
        made.commit({{"other", {"y"}}, {"cards.md", {"one"}}}, "Something else");
        made.commit({{"other", {"y"}}, {"cards.md", {"two"}}}, "It changes");
        made.commit({{"other", {"y"}}}, "It goes");
        const auto id = made.commit({{"other", {"y"}}, {"cards.md", {"one"}}}, "It is back");
        const auto history = historyOf(made, "cards.md");
        QCOMPARE(subjects(history), (Texts{"It comes", "It changes", "It goes", "It is back"}));
        QCOMPARE(history.revisions[0].revision.date, std::string("2026-05-01T00:02:00Z"));
        QCOMPARE(history.revisions[3].revision.id, id);
        QCOMPARE(history.revisions[0].contents, history.revisions[3].contents);
        QVERIFY(history.revisions[2].contents.empty() && history.revisions[2].fault.empty());
        QVERIFY(history.notes.empty());
        QCOMPARE(subjects(historyOf(made, "cards.md", "HEAD~2")), (Texts{"It comes", "It changes"}));
        const auto none = Repository::open(made.path())->history("HEAD", "never.md");
        QVERIFY(!none && says(none.error(), "No revision"));
    }

    void aRenameWithTheSameContentsIsFollowed()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"old/list.md", {"one"}}}, "One");
        made.commit({{"old/list.md", {"two"}}}, "Two");
        made.commit({{"cards.md", {"two"}}}, "Moved");
        made.commit({{"cards.md", {"three"}}}, "Three");
        const auto history = historyOf(made, "cards.md");
        QCOMPARE(subjects(history), (Texts{"One", "Two", "Three"}));
        QCOMPARE(history.revisions[1].path, std::string("old/list.md"));
        QCOMPARE(history.revisions[2].path, std::string("cards.md"));
        made.commit({{"cards.md", {"three"}}, {"copy.md", {"three"}}}, "Copied");
        QCOMPARE(subjects(historyOf(made, "copy.md")), Texts{"Copied"});
    }

    void ofAMergeTheFirstParentCounts()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        const auto base = made.commit({{"cards.md", {"one"}}}, "Base");
        const auto side = made.commit({{"cards.md", {"side"}}}, "Side", {base});
        const auto main = made.commit({{"cards.md", {"main"}}}, "Main");
        made.branch("merged", made.commit({{"cards.md", {"both"}}}, "Merge", {main, side}));
        QCOMPARE(subjects(historyOf(made, "cards.md", "merged")), (Texts{"Base", "Main", "Merge"}));
        QCOMPARE(Repository::open(made.path())->fileAt("merged^2", "cards.md").value_or(""), std::string("side"));
    }

    void aWorkingTreeIsFoundFromItsFiles()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("tree"), false);
        made.commit({{"deep/cards.md", {"one"}}}, "One");
        std::filesystem::create_directories(scratch.path("tree/deep/er"));
        const auto root = std::filesystem::canonical(scratch.path("tree"));
        QVERIFY(Repository::workTreeOf(scratch.path("tree/deep/er/gone.md")) == root);
        QVERIFY(!Repository::workTreeOf(scratch.path("cards.md")));
        QCOMPARE(Repository::open(root)->fileAt("HEAD", "deep/cards.md").value_or(""), std::string("one"));
        // A working tree whose repository lies elsewhere.
        std::filesystem::create_directory(scratch.path("other"));
        scratch.write("other/.git", "gitdir: ../tree/.git\n");
        QCOMPARE(
            Repository::open(scratch.path("other"))->fileAt("HEAD", "deep/cards.md").value_or(""), std::string("one"));
        // It stays as it was found.
        QVERIFY(!std::filesystem::exists(root / "deep/cards.md"));
    }

    void whoseRepositoryItIsDoesNotMatter()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        if (::chown(made.path().c_str(), 65534, 65534) != 0)
            QSKIP("only root gives files away");
        QCOMPARE(failure(made), std::string());
    }

    void whatIsNoRepository()
    {
        const Scratch scratch;
        QVERIFY(says(Repository::open(scratch.path("none")).error(), "There is no folder"));
        QVERIFY(says(Repository::open(scratch.path()).error(), "is no git repository"));
        const MadeRepository made(scratch.path("r.git"));
        QVERIFY(says(failure(made), "has no revision yet"));
        std::filesystem::create_directories(scratch.path("in/r.git/sub"));
        QVERIFY(!Repository::open(scratch.path("r.git/refs"))); // nothing is looked for above
    }

    void linksAndSubmodulesAreNotFollowed()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}, {"dir", {"two"}}}, "Files");
        made.commit({{"cards.md", {"/etc/passwd", EntryMode::Link}}, {"dir", {"/etc", EntryMode::Link}}}, "Links");
        QVERIFY(says(failure(made), "is a link there"));
        QVERIFY(says(failure(made, "dir/passwd"), "has no file"));
        made.commit({{"cards.md", {"", EntryMode::Submodule, strangeId}}}, "Submodule");
        QVERIFY(says(failure(made), "a submodule"));
        QVERIFY(says(failure(made, "cards.md/x"), "has no file"));
        made.commit({{"cards.md/x", {"one"}}}, "Folder");
        const auto history = historyOf(made, "cards.md");
        QCOMPARE(subjects(history), (Texts{"Files", "Links", "Submodule", "Folder"}));
        for (std::size_t i = 1; i < 4; ++i)
            QVERIFY(history.revisions[i].contents.empty() && !history.revisions[i].fault.empty());
    }

    void whatIsTooLargeIsRefusedUnread()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        // Its header alone is there: reading further would fail otherwise.
        made.putObject(strangeId, std::string("blob 209715200\0", 15));
        made.commit({{"cards.md", {"", EntryMode::File, strangeId}}}, "Huge");
        QVERIFY(says(failure(made), "is too large to be read"));
        QCOMPARE(subjects(historyOf(made, "cards.md")), (Texts{"One", "Huge"}));
        // A small object in a file without end.
        made.putObject(strangeId, std::string("blob 3\0one", 10));
        QVERIFY(says(failure(made), "damaged"));
        std::filesystem::resize_file(made.object(strangeId), std::uintmax_t{1} << 33U);
        QVERIFY(says(failure(made), "is too large to be read"));
        // More in it than its header says, and less.
        for (const std::size_t bytes : {2U, 4U, 100U, 20'000U, 10'000'000U}) {
            made.putObject(strangeId, std::string("blob 3\0", 7) + std::string(bytes, '0'));
            QVERIFY(says(failure(made), "damaged"));
        }
        // A tree, and a commit.
        made.putObject(strangeId, std::string("tree 999999999\0", 15));
        made.putObject(std::string(40, 'b'), "commit 180" + std::string(1, '\0') + "tree " + strangeId +
                                                 "\nauthor A <a> 1 +0000\ncommitter A <a> 1 +0000\n\nx\n");
        made.putObject(std::string(40, 'c'), std::string("commit 99999999\0", 16));
        for (const char sign : {'b', 'c'})
            QVERIFY(!failure(made, "cards.md", std::string(40, sign)).empty());
    }

    void aSmallFileMadeOfAHugeOneIsRefused()
    {
        for (const auto& [zeros, taken] : {std::pair{1'000'000, true}, std::pair{100'000'000, false}}) {
            const Scratch scratch;
            MadeRepository made(scratch.path("r.git"));
            const auto id = packOfTwo(scratch.path("r.git/objects/pack"), zeros, "one");
            made.commit({{"cards.md", {"", EntryMode::File, id}}}, "Packed");
            const auto said = failure(made);
            QVERIFY2(taken ? said.empty() : says(said, "damaged"), said.c_str());
        }
    }

    void whatIsMissingIsSaid()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        const auto first = made.commit({{"cards.md", {"one"}}}, "One");
        const auto second = made.commit({{"cards.md", {"two"}}}, "Two");
        made.commit({{"cards.md", {"three"}}}, "Three");
        std::filesystem::remove(made.object(MadeRepository::idOf("two")));
        QVERIFY(says(failure(made, "cards.md", second), "is not in the repository"));
        QCOMPARE(subjects(historyOf(made, "cards.md")), (Texts{"One", "Two", "Three"}));
        std::filesystem::remove(made.object(first));
        const auto cut = historyOf(made, "cards.md");
        QCOMPARE(subjects(cut), (Texts{"Two", "Three"}));
        QVERIFY(cut.notes.size() == 1 && says(cut.notes.front(), "missing or damaged"));
        scratch.write("r.git/shallow", second + "\n");
        const auto shallow = historyOf(made, "cards.md");
        QCOMPARE(subjects(shallow), (Texts{"Two", "Three"}));
        QVERIFY(shallow.notes.size() == 1 && says(shallow.notes.front(), "is a shallow copy"));
        std::filesystem::permissions( // git takes them from all but root
            made.object(second), std::filesystem::perms::owner_write, std::filesystem::perm_options::add);
        std::filesystem::resize_file(made.object(second), 0);
        QCOMPARE(subjects(historyOf(made, "cards.md")), Texts{"Three"});
    }

    void referencesThatAreBroken()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        scratch.write("r.git/refs/heads/bad", "no id at all\n");
        scratch.write("r.git/refs/heads/gone", std::string(40, 'd') + "\n");
        scratch.write("r.git/refs/heads/a", "ref: refs/heads/b\n");
        scratch.write("r.git/refs/heads/b", "ref: refs/heads/a\n");
        for (const char* name : {"bad", "gone", "a", "b"})
            QVERIFY2(says(failure(made, "cards.md", name), "that can be read"), name);
        for (const char* head : {"ref: refs/heads/a\n", "ref: refs/heads/bad\n", "garbage\n", "", "ref: HEAD\n",
                 "ref: ../../../etc/passwd\n"}) {
            scratch.write("r.git/HEAD", head);
            QVERIFY2(!failure(made).empty(), head);
        }
        // A pipe where a file should be would be waited for.
        scratch.write("r.git/HEAD", "ref: refs/heads/main\n");
        QCOMPARE(failure(made), std::string());
        QCOMPARE(::mkfifo(scratch.path("r.git/refs/heads/pipe").c_str(), 0600), 0);
        QCOMPARE(failure(made), std::string());
        QVERIFY(says(failure(made, "cards.md", "pipe"), "that can be read"));
        for (const char* name : {"r.git/packed-refs", "r.git/objects/info/commit-graph", "r.git/objects/pack/x.idx"}) {
            std::filesystem::remove(scratch.path(name));
            std::filesystem::create_directories(scratch.path(name).parent_path());
            QCOMPARE(::mkfifo(scratch.path(name).c_str(), 0600), 0);
            QVERIFY2(says(failure(made), "what is no plain file"), name);
            std::filesystem::remove(scratch.path(name));
        }
    }

    void itsSettingsAreNotRead()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        QCOMPARE(::mkfifo(scratch.path("pipe").c_str(), 0600), 0);
        for (const auto& settings : {"[include]\n\tpath = " + scratch.path("pipe").string() + "\n",
                 std::string("[core]\n\trepositoryformatversion = 7\n"), std::string("[[[")}) {
            scratch.write("r.git/config", settings);
            QCOMPARE(failure(made), std::string());
        }
    }

    void whatIsBorrowedIsNotRead()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("a.git")), other(scratch.path("b.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        for (const auto& [one, next] : {std::pair{"a.git", "b.git"}, std::pair{"b.git", "a.git"}}) {
            std::filesystem::create_directories(scratch.path(one) / "objects/info");
            std::ofstream(scratch.path(one) / "objects/info/alternates")
                << (scratch.path(next) / "objects").string() << "\n";
        }
        QVERIFY(says(failure(made), "borrows what it holds"));
        QVERIFY(says(failure(other), "borrows what it holds"));
    }

    void aTreeThatLeadsElsewhere()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "One");
        const std::string raw(20, '\x11');
        made.commitTree("100644 .." + std::string(1, '\0') + raw + "40000 ../x" + std::string(1, '\0') + raw, "Up");
        for (const char* path : {"cards.md", "..", "../x", "x"})
            QVERIFY2(!failure(made, path).empty(), path);
    }

    void anythingInAMessageMayBeShown()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        made.commit({{"cards.md", {"one"}}}, "a\x1b[31m \xff\xfe \u202e red\n\nmore");
        const auto subject = historyOf(made, "cards.md").revisions.at(0).revision.subject;
        QVERIFY(subject.find('\x1b') == std::string::npos && subject.find('\xff') == std::string::npos);
        QVERIFY(subject.find("\u202e") == std::string::npos && subject.find("more") == std::string::npos);
    }

    void itCanBeStopped()
    {
        const Scratch scratch;
        MadeRepository made(scratch.path("r.git"));
        for (int i = 0; i < 5; ++i)
            made.commit({{"cards.md", {std::to_string(i)}}}, "Next");
        std::size_t told = 0;
        const auto history = Repository::open(made.path())
                                 ->history("HEAD", "cards.md", [&](std::size_t done, std::size_t) {
                                     told = done;
                                     return done < 3;
                                 });
        QVERIFY(history && !*history);
        QCOMPARE(told, std::size_t{3});
    }
};

NEXUS_TEST(RevisionsTest, Nothing);

} // namespace revisions_test

#include "revisions_test.moc"
