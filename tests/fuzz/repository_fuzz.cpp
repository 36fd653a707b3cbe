// A small git repository that a recipe has changed: any text is one, of steps with an empty line between them:
//   text FILE BYTES        what the file holds instead; FILE lies in the repository, as HEAD, packed-refs
//   bytes FILE 16=2 …      bytes changed, by their place counted round the file
//   cut FILE N             what is left of it after N bytes, counted round
//   gone FILE              it, or the folder
//   raw OBJECT BYTES       an object of these bytes, with its header, before compression
//   packed objects         all objects lie in one pack from here on
//   sum FILE               its last 20 bytes are the sum of those before, as in packs and their indexes
// @newest, @older, @first (commits), @tree, @blob and @tag stand for the files of objects, @index and @pack for those
// of the pack.
#include "importers/revisions.h"
#include "model/base/text.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/hostile_database.h"
#include "tests/support/repository.h"

#include <QCryptographicHash>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <system_error>

namespace repository_fuzz {

using namespace nexus;
using namespace nexus::test;

namespace {

namespace fs = std::filesystem;
using importers::Repository;

const char* const list = "| Name | CP |\n|---|---|\n| Kite | 4 |\n";
const char* const later = "| Name | CP |\n|---|---|\n| Kite | 5 |\n";

struct BaseRepository {
    std::map<std::string, std::string> files;  // by their paths
    std::map<std::string, std::string> packed; // the pack and its index
    std::map<std::string, std::string> names;  // "@tree" and so on → the path
    std::map<std::string, std::string> ids;
};

std::string bytesOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string treeOf(const std::string& commit, const MadeRepository& made)
{
    const auto blob = MadeRepository::idOf(list);
    for (const auto& entry : fs::recursive_directory_iterator(made.git() / "objects")) {
        const auto id = entry.path().parent_path().filename().string() + entry.path().filename().string();
        if (entry.is_regular_file() && id.size() == 40 && id != commit && id != blob)
            return id;
    }
    return blob;
}

const BaseRepository& baseRepository()
{
    static const BaseRepository base = [] {
        BaseRepository made;
        MadeRepository repository(fuzzedFolder() / "base");
        const auto first = repository.commit({{"cards.md", {list}}}, "First");
        made.ids["@tree"] = treeOf(first, repository);
        const auto older = repository.commit({{"lists/cards.md", {list}}, {"other.txt", {"x"}}}, "Moved");
        repository.tag("v1", older);
        const auto newest = repository.commit({{"lists/cards.md", {later}}, {"other.txt", {"x"}}}, "Dearer");
        repository.branch("topic", first);
        made.ids.insert({{"@first", first}, {"@older", older}, {"@newest", newest},
            {"@blob", MadeRepository::idOf(list)}, {"@tag", bytesOf(repository.git() / "refs/tags/v1").substr(0, 40)}});
        for (const auto& [name, id] : made.ids)
            made.names[name] = fs::relative(repository.object(id), repository.git()).string();
        for (const auto& entry : fs::recursive_directory_iterator(repository.git()))
            if (entry.is_regular_file())
                made.files[fs::relative(entry.path(), repository.git()).string()] = bytesOf(entry.path());
        auto pack = repository.pack();
        for (const char* name : {"@index", "@pack"}) {
            made.names[name] = fs::relative(pack, repository.git()).string();
            made.packed[made.names[name]] = bytesOf(pack);
            pack.replace_extension(".pack");
        }
        return made;
    }();
    return base;
}

std::size_t numberIn(std::string_view text)
{
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

void writeTo(const fs::path& file, std::string_view bytes)
{
    std::error_code none;
    fs::create_directories(file.parent_path(), none);
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

// Up to the next blank, which is taken too.
std::string_view wordOf(std::string_view& text)
{
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

constexpr std::size_t sumLength = 20;

std::string sumOf(const std::string& bytes)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha1).toStdString();
}

// Within the folder; nothing where the name leads out of it.
std::optional<fs::path> placeOf(std::string_view name, const fs::path& folder)
{
    const auto known = baseRepository().names.find(std::string(name));
    const auto path = fs::path(known == baseRepository().names.end() ? std::string(name) : known->second);
    const auto plain = path.lexically_normal();
    if (name.empty() || name.size() > 100 || name.find('\0') != std::string_view::npos || path.is_absolute() ||
        plain.empty() || *plain.begin() == ".." || *plain.begin() == ".")
        return std::nullopt;
    return folder / plain;
}

void carryOut(std::string_view step, const fs::path& folder, const MadeRepository& made)
{
    const auto what = wordOf(step), name = wordOf(step);
    const auto file = placeOf(name, folder);
    std::error_code none;
    if (!file)
        return;
    if (what == "packed") {
        for (const auto& [object, path] : baseRepository().names)
            if (baseRepository().ids.contains(object))
                fs::remove(folder / path, none);
        for (const auto& [path, bytes] : baseRepository().packed)
            writeTo(folder / path, bytes);
    } else if (what == "gone") {
        fs::remove_all(*file, none);
    } else if (what == "text") {
        writeTo(*file, step);
    } else if (const auto id = baseRepository().ids.find(std::string(name));
               what == "raw" && id != baseRepository().ids.end()) {
        made.putObject(id->second, step);
    } else if (fs::is_regular_file(*file, none)) {
        auto bytes = bytesOf(*file);
        if (bytes.empty())
            return;
        if (what == "cut")
            bytes.resize(numberIn(step) % bytes.size());
        for (const auto one : model::split(what == "bytes" ? step : std::string_view(), ' '))
            if (const auto equals = one.find('='); equals != std::string_view::npos)
                bytes[numberIn(one) % bytes.size()] = static_cast<char>(numberIn(one.substr(equals + 1)));
        if (what == "sum" && bytes.size() > sumLength)
            bytes.replace(bytes.size() - sumLength, sumLength, sumOf(bytes.substr(0, bytes.size() - sumLength)));
        writeTo(*file, bytes);
    }
}

void needSentence(const std::string& reason)
{
    need(reason.size() > 10 && reason.size() < 1000, "a refusal is a sentence");
    need(model::cleaned(reason, 1000) == reason, "a refusal may be shown");
}

// Gives the number of revisions.
std::size_t readAll(const Repository& repository)
{
    for (const char* revision : {"HEAD", "v1", "topic", "HEAD~1", "refs/heads/main"}) {
        if (const auto bytes = repository.fileAt(revision, "lists/cards.md"); !bytes)
            needSentence(bytes.error());
        if (const auto files = repository.files(revision, {".md"}); !files)
            needSentence(files.error());
        else
            need(files->size() <= Repository::maxListed, "a list of files is bounded");
    }
    const auto history = repository.history("HEAD", "lists/cards.md");
    if (!history) {
        needSentence(history.error());
        return 0;
    }
    need(history->has_value(), "nobody stopped it");
    for (const auto& note : (*history)->notes)
        needSentence(note);
    for (const auto& each : (*history)->revisions) {
        need(each.contents.empty() || each.fault.empty(), "contents or a fault");
        if (!each.fault.empty())
            needSentence(each.fault);
        if (each.contents.empty())
            continue;
        if (const auto bytes = repository.contents(each.contents); !bytes)
            needSentence(bytes.error());
    }
    const auto again = repository.history("HEAD", "lists/cards.md");
    need(again && *again && (*again)->revisions == (*history)->revisions, "it is read again the same");
    return (*history)->revisions.size();
}

} // namespace

// Every repository is refused by a sentence, or read, each part of it to its end or to a sentence.
NEXUS_FUZZER(recipe)
{
    const auto& base = baseRepository();
    const auto folder = fuzzedFolder() / "r.git";
    std::error_code none;
    fs::remove_all(folder / "objects", none);
    const MadeRepository made(folder);
    for (const auto& [path, bytes] : base.files) {
        fs::remove(folder / path, none);
        writeTo(folder / path, bytes);
    }
    for (std::size_t at = 0; at <= recipe.size();) {
        const auto end = std::min(recipe.find("\n\n", at), recipe.size());
        carryOut(recipe.substr(at, end - at), folder, made);
        at = end + 2;
    }
    const auto repository = Repository::open(folder);
    const auto revisions = repository ? readAll(*repository) : 0;
    if (!repository)
        needSentence(repository.error());
    need(!recipe.empty() || revisions == 2, "what nobody changed is read whole"); // a move changes nothing
}

} // namespace repository_fuzz
