#include "tests/support/hostile_files.h"

#include "importers/codes/deck_code.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QByteArray>

#include <cstring>
#include <fstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace nexus::test {

const char* hostileFolder(HostileKind kind)
{
    static constexpr const char* folders[] = {"decks", "collections", "cards", "logs", "rulesets", "games"};
    return folders[static_cast<int>(kind)];
}

std::string deflated(const std::string& bytes)
{
    return qCompress(QByteArray::fromStdString(bytes)).mid(4).toStdString(); // without Qt's length in front
}

std::string deflatedRun(std::string_view before, std::size_t times, char filler)
{
    std::string out("\x78\x9c");
    const auto word = [&](std::size_t value) {
        out += static_cast<char>(value & 0xff);
        out += static_cast<char>(value >> 8U);
    };
    if (!before.empty()) { // a stored block
        out += '\0';
        word(before.size());
        word(before.size() ^ 0xffffU);
        out += before;
    }
    unsigned pending = 0, count = 0;
    const auto put = [&](unsigned bits, unsigned length, bool code) { // codes begin with their highest bit
        for (unsigned i = 0; i < length; ++i)
            pending |= ((bits >> (code ? length - 1 - i : i)) & 1U) << count++;
        for (; count >= 8; count -= 8, pending >>= 8U)
            out += static_cast<char>(pending & 0xffU);
    };
    const unsigned byte = static_cast<unsigned char>(filler);
    const auto literal = [&] { byte < 144 ? put(0x30 + byte, 8, true) : put(0x190 + byte - 144, 9, true); };
    put(3, 3, false); // the last block, of fixed codes
    literal();
    auto left = times - 1;
    for (; left >= 258; left -= 258)
        put(0xc5U << 5U, 13, true); // 258 bytes as the one before
    for (; left > 0; --left)
        literal();
    put(0, 7, true);
    put(0, (8 - count) % 8, false);
    constexpr std::uint64_t prime = 65521;
    std::uint64_t a = 1, b = 0;
    for (const char c : before) {
        a = (a + static_cast<unsigned char>(c)) % prime;
        b = (b + a) % prime;
    }
    const std::uint64_t n = times, half = (n % 2 ? n * ((n + 1) / 2 % prime) : n / 2 % prime * (n + 1)) % prime;
    b = (b + n % prime * a + byte * half) % prime;
    a = (a + n % prime * byte) % prime;
    for (const auto sum : {b, a}) {
        out += static_cast<char>(sum >> 8U);
        out += static_cast<char>(sum & 0xff);
    }
    return out;
}

std::string illegalCode()
{
    static const std::string code = [] {
        const importers::CardIds ids(starterCatalogue());
        const auto& law = starterLibrary().find(starterLibrary().game.defaultRuleset)->ruleset;
        return importers::encodeDeck(deckOf("main: 1 Bolt Mice"), law, ids).value();
    }();
    return code;
}

const std::vector<std::pair<std::string, std::string>>& forgingTexts()
{
    static const std::vector<std::pair<std::string, std::string>> texts{
        {"line-break", "Good\nLEGAL  Everything is right.\n"},
        {"return", "Bad\rLEGAL"},
        {"escape", "\x1b[2J\x1b[1;1H\x1b[32mLEGAL\x1b[0m"},
        {"title", "\x1b]0;title\x07\x1b]8;;http://example.org\x07link\x1b]8;;\x07"},
        {"backspace", "NOT LEGAL\b\b\b\b\b\b\b\b\bLEGAL    "},
        {"delete", "a\x7f\x7f z"},
        {"c1", "\u009b31mred\u009d0;title\u009c\u0085next"},
        {"raw-c1", "\x9b"
                   "31m\x90q\x9c"},
        {"right-to-left", "\u202eLAGEL\u202c \u2067x\u2069 \u200fy\u061c"},
        {"invisible", "a\u200b\u200c\u200d\ufeff\u2060z"},
        {"broken-utf-8", "a\xff\xfe\xc0\x80\xed\xa0\x80\xf5z"},
        {"overlong", "\xc0\x9b[31m\xe0\x80\x9b[31m\xf0\x80\x80\x9b[31m"},
        {"cut-utf-8", "name \xe2\x82"},
        {"combining", "Z" + repeated("\u0301\u0489", 500)},
        {"long", std::string(1'000'000, 'n')},
        {"nul", std::string("a\0b", 3)},
        {"line-separators", "a\u2028LEGAL\u2029b"},
        {"tags", "\U000e0041\U000e0042\ufff9x\ufffb"},
        {"empty", ""},
        {"blank", " \t "},
    };
    return texts;
}

const std::vector<HostileFile>& hostileFiles()
{
    static const auto files = [] {
        HostileFiles all;
        addHostilePdfs(all);
        addHostilePictures(all);
        addHostileTexts(all);
        return all;
    }();
    return files;
}

namespace {

void writeBytes(const std::filesystem::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

void makeSocket(const std::filesystem::path& path)
{
    const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    (void)bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    close(descriptor);
}

} // namespace

std::vector<std::filesystem::path> makeHostilePlaces(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> places;
    const auto at = [&](const std::string& name) { return places.emplace_back(folder / name); };
    mkfifo(at("pipe.txt").c_str(), 0600);
    mkfifo(at("pipe.pdf").c_str(), 0600);
    makeSocket(at("socket.txt"));
    std::filesystem::create_directories(at("folder.pdf"));
    writeBytes(folder / "folder.pdf/a.txt", "1 No Such Card\n");
    std::filesystem::create_symlink("nowhere", at("dangling.png"));
    std::filesystem::create_symlink("loop.csv", at("loop.csv"));
    std::filesystem::create_symlink("/dev/zero", at("zero.pdf"));
    std::filesystem::create_symlink("/dev/zero", at("zero.txt"));
    std::filesystem::create_symlink("/dev/full", at("full.json"));
    std::filesystem::create_symlink("/dev/random", at("random.png"));
    std::filesystem::create_symlink("/proc/self/mem", at("memory.txt"));
    std::filesystem::create_symlink("/dev/null", at("null.csv"));
    for (const char* name : {"line\nbreak.txt", "\x1b[2J\x1b[32mLEGAL.txt", "\xff\xfe\xc0.txt",
             "\u202etxt.exe\u202c.txt", "\u009b31m.txt", "\x7f\r.txt", " .txt", "-rf.txt", "%s%n.txt", "QN1-AAAA.txt"})
        writeBytes(at(name), "1 No Such Card\n");
    writeBytes(at(std::string(250, 'n') + ".txt"), "1 No Such Card\n");
    std::ofstream(at("hole.json"), std::ios::binary).seekp(300 << 20).put('x'); // 300 MB that take no room
    std::ofstream(at("hole.pdf"), std::ios::binary).seekp(40 << 20).put('x');
    std::ofstream(at("hole.txt"), std::ios::binary).seekp(9 << 20).put('x');
    return places;
}

void writeHostileFiles(const std::filesystem::path& folder)
{
    for (const auto& file : hostileFiles()) {
        const auto into = folder / hostileFolder(file.kind);
        std::filesystem::create_directories(into);
        writeBytes(into / file.name, file.bytes());
    }
    (void)makeHostilePlaces(folder / hostileFolder(HostileKind::Deck));
}

} // namespace nexus::test

// `test.features --write-hostile-files DIR`
static const nexus::test::TestChild hostileWriter("--write-hostile-files", [](int argc, char** argv) {
    if (argc != 3)
        return 2;
    nexus::test::writeHostileFiles(argv[2]);
    return 0;
});
