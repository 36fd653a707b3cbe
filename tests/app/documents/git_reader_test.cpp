// A repository is read in a process of its own: it is read as it is, and one whose packs are damaged in any way costs
// only that process and is told, with its path.
#include "app/documents/git_reader.h"

#include "tests/support/repository.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtEndian>

#include <fstream>
#include <iterator>
#include <random>

namespace git_reader_test {

using namespace nexus;
using namespace nexus::test;
using app::GitReader;

namespace {

constexpr std::size_t fanout = 8, fans = 256, last = fanout + (fans - 1) * 4, afterFanout = fanout + fans * 4;
constexpr std::size_t perObject = 28; // of an index: id, sum, place
constexpr std::uint64_t all32 = 1ULL << 32U;

std::string bytesOf(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::filesystem::path& file, const std::string& bytes)
{
    std::filesystem::remove(file); // libgit2 makes it read only
    std::ofstream(file, std::ios::binary) << bytes;
}

void put(std::string& bytes, std::size_t at, std::uint64_t number)
{
    const auto big = qToBigEndian(static_cast<quint32>(number));
    bytes.replace(at, sizeof big, reinterpret_cast<const char*>(&big), sizeof big);
}

struct Packed {
    Scratch folder;
    MadeRepository made{folder.path("r.git")};
    std::filesystem::path index;
    std::string indexBytes, packBytes;

    Packed()
    {
        for (int i = 0; i < 12; ++i)
            made.commit({{"cards.md", {"| Name | CP |\n|---|---|\n| Kite | " + std::to_string(i) + " |\n"}}}, "Change");
        index = made.pack();
        indexBytes = bytesOf(index);
        packBytes = bytesOf(pack());
    }
    [[nodiscard]] std::filesystem::path pack() const
    {
        auto file = index;
        return file.replace_extension(".pack");
    }
    // Everything is asked for; gives what is wrong, empty where nothing is.
    [[nodiscard]] std::string fault() const
    {
        const auto reader = GitReader::open(made.path());
        if (!reader)
            return reader.error();
        const auto history = reader->history("HEAD", "cards.md");
        if (!history)
            return history.error();
        std::string fault;
        for (const auto& each : (*history)->revisions)
            if (const auto bytes = reader->contents(each.contents); !bytes)
                fault = bytes.error();
        if (const auto names = reader->files("HEAD", {".md"}); !names)
            fault = names.error();
        return (*history)->notes.empty() ? fault : (*history)->notes.front();
    }
};

using Damage = std::function<void(std::string& bytes)>;

} // namespace

class GitReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itReadsWhatIsThere()
    {
        const Packed packed;
        QCOMPARE(packed.fault(), std::string());
        const auto reader = GitReader::open(packed.made.path());
        QCOMPARE(reader->history("HEAD", "cards.md").value()->revisions.size(), std::size_t(12));
        QCOMPARE(reader->files("HEAD", {".md"}).value(), std::vector<std::string>{"cards.md"});
        QVERIFY(reader->fileAt("HEAD~1", "cards.md").value().ends_with("| Kite | 10 |\n"));
        QVERIFY(!reader->fileAt("HEAD", "none.md"));
        QVERIFY(!GitReader::open(packed.folder.path("elsewhere")));
    }

    // Of these libgit2 trusted the numbers: each ended the program that asked for a history.
    void damagedIndexesAreTold_data()
    {
        QTest::addColumn<Damage>("damage");
        const auto row = [](const char* name, Damage damage) { QTest::newRow(name) << std::move(damage); };
        row("every count is 2^31", [](auto& bytes) {
            for (std::size_t i = 0; i < fans; ++i)
                put(bytes, fanout + i * 4, all32 / 2);
        });
        for (const auto& [name, count] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
                 {"2^31-1 objects", all32 / 2 - 1}, {"2^31 objects", all32 / 2}, {"2^32-1 objects", all32 - 1},
                 {"as many as 32 bits make a small file of", all32 / perObject},
                 {"twice as many", 2 * all32 / perObject}})
            row(name, [count = count](auto& bytes) { put(bytes, last, count); });
        row("as many as wrap round to the size",
            [](auto& bytes) { put(bytes, last, (all32 + bytes.size() - afterFanout - 40) / perObject); });
        row("half of the counts", [](auto& bytes) {
            for (std::size_t i = fans / 2; i < fans; ++i)
                put(bytes, fanout + i * 4, all32 / 2);
        });
        row("places beyond the pack", [](auto& bytes) {
            for (auto at = bytes.size() - 40 - 36 * 4; at < bytes.size() - 40; at += 4)
                put(bytes, at, all32 / 2 - 1);
        });
        row("places in a table that is not there", [](auto& bytes) {
            for (auto at = bytes.size() - 40 - 36 * 4; at < bytes.size() - 40; at += 4)
                put(bytes, at, all32 - 1);
        });
        for (const std::size_t left : {0U, 4U, 8U, 100U, 1031U, 1032U, 1100U})
            row(qPrintable(QStringLiteral("cut after %1").arg(left)), [left](auto& bytes) { bytes.resize(left); });
        row("without its header", [](auto& bytes) { bytes.erase(0, fanout); });
    }
    void damagedIndexesAreTold()
    {
        QFETCH(Damage, damage);
        const Packed packed;
        auto bytes = packed.indexBytes;
        damage(bytes);
        write(packed.index, bytes);
        const auto fault = packed.fault();
        QVERIFY2(fault.find(packed.made.path().string()) != std::string::npos, fault.c_str());
    }

    // Whatever the bytes of an index and a pack are, there is an answer.
    void anyDamageHasAnAnswer()
    {
        const Packed packed;
        std::mt19937 random(20261129); // NOLINT: the same each time
        for (std::size_t i = 0; i < repeated(60); ++i) {
            const bool ofIndex = i % 3 != 0;
            auto bytes = ofIndex ? packed.indexBytes : packed.packBytes;
            for (auto n = random() % 4; n < 4; ++n)
                bytes[ofIndex && n % 2 == 0 ? fanout + random() % (fans * 4) : random() % bytes.size()] =
                    static_cast<char>(random());
            if (random() % 8 == 0)
                bytes.resize(random() % bytes.size());
            write(packed.index, ofIndex ? bytes : packed.indexBytes);
            write(packed.pack(), ofIndex ? packed.packBytes : bytes);
            const auto fault = packed.fault();
            QVERIFY(fault.empty() || fault.size() > 10);
        }
    }

    void cancelEndsItAtOnce()
    {
        const Packed packed;
        const auto reader = GitReader::open(packed.made.path());
        QCOMPARE(reader->history("HEAD", "cards.md", [](auto, auto) { return false; }).value(), std::nullopt);
        QVERIFY(!reader->contents("0123456789"));
        QVERIFY(reader->fileAt("HEAD", "cards.md").error().find(packed.made.path().string()) != std::string::npos);
    }
};

NEXUS_TEST(GitReaderTest, Nothing);

} // namespace git_reader_test

#include "git_reader_test.moc"
