#include "importers/revisions.h"

#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <git2.h>
#include <git2/sys/alloc.h>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>
#include <zlib.h>

namespace nexus::importers {

using model::filled;

namespace {

struct RevisionWords {
    NEXUS_WORDS(RevisionWords)
};

template <auto release> struct ReleasedBy {
    template <class Object> void operator()(Object* object) const { release(object); }
};
template <class Object, auto release> using GitHandle = std::unique_ptr<Object, ReleasedBy<release>>;
using CommitHandle = GitHandle<git_commit, git_commit_free>;
using TreeHandle = GitHandle<git_tree, git_tree_free>;

constexpr std::size_t maxCommitBytes = 1U << 20U, maxTreeBytes = 16U << 20U, maxSettingsBytes = 16U << 20U;
constexpr std::size_t maxPackFiles = 100'000, maxEntriesSearched = 1'000'000;
constexpr std::size_t maxLooked = 100'000;              // entries of folders, for a list of files
constexpr std::size_t maxNesting = 10;                  // of tags and references
constexpr std::size_t maxSubject = 200, maxPath = 1000; // bytes that are shown
constexpr std::string_view symbolic = "ref: ";

// What libgit2 asks for at once: an object may be small and be made of one without bounds.
constexpr std::size_t maxAllocation = Repository::maxContents + maxTreeBytes;

void* allocated(std::size_t bytes, const char*, int) { return bytes > maxAllocation ? nullptr : std::malloc(bytes); }

void* reallocated(void* before, std::size_t bytes, const char*, int)
{
    return bytes > maxAllocation ? nullptr : std::realloc(before, bytes);
}

bool isTooMuch(std::size_t count, std::size_t bytes) { return bytes != 0 && count > maxAllocation / bytes; }

char* copied(const char* text, std::size_t bytes)
{
    auto* copy = static_cast<char*>(allocated(bytes + 1, nullptr, 0));
    if (copy) {
        std::memcpy(copy, text, bytes);
        copy[bytes] = 0;
    }
    return copy;
}

// Older versions want more functions than the three.
template <class Allocator> Allocator boundedAllocator()
{
    Allocator bounded{};
    bounded.gmalloc = allocated;
    bounded.grealloc = reallocated;
    bounded.gfree = std::free;
    if constexpr (requires { bounded.gcalloc; }) {
        bounded.gcalloc = [](std::size_t count, std::size_t bytes, const char*, int) {
            return isTooMuch(count, bytes) ? nullptr : std::calloc(count, bytes);
        };
        bounded.gmallocarray = [](std::size_t count, std::size_t bytes, const char*, int) {
            return isTooMuch(count, bytes) ? nullptr : std::malloc(count * bytes);
        };
        bounded.greallocarray = [](void* before, std::size_t count, std::size_t bytes, const char*, int) {
            return isTooMuch(count, bytes) ? nullptr : std::realloc(before, count * bytes);
        };
        bounded.gstrdup = [](const char* text, const char*, int) { return copied(text, std::strlen(text)); };
        bounded.gstrndup = [](const char* text, std::size_t most, const char*, int) {
            return copied(text, strnlen(text, most));
        };
        bounded.gsubstrdup = [](const char* text, std::size_t bytes, const char*, int) { return copied(text, bytes); };
    }
    return bounded;
}

void startGit()
{
    static const bool started = [] {
        static auto bounded = boundedAllocator<git_allocator>();
        git_libgit2_init();
        git_libgit2_opts(GIT_OPT_SET_ALLOCATOR, &bounded);
        constexpr ssize_t kept = 32 << 20;
        git_libgit2_opts(GIT_OPT_SET_CACHE_MAX_SIZE, kept);
        return true;
    }();
    (void)started;
}

std::string lastReason()
{
    const auto* error = git_error_last();
    return error && error->message ? model::cleaned(error->message, maxSubject, false, " ") : std::string();
}

std::string nameOf(const git_oid& id)
{
    std::string name(GIT_OID_HEXSZ, ' ');
    git_oid_fmt(name.data(), &id);
    return name;
}

std::string utcDate(std::int64_t seconds)
{
    using namespace std::chrono;
    constexpr std::int64_t last = 253'402'300'799; // of the year 9999
    const sys_seconds at{std::chrono::seconds(std::clamp<std::int64_t>(seconds, 0, last))};
    const auto day = floor<days>(at);
    const year_month_day date(day);
    const hh_mm_ss time(at - day);
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
        static_cast<int>(time.minutes().count()), static_cast<int>(time.seconds().count()));
    return text;
}

// The parts of a path in a repository; none where it leads elsewhere.
std::vector<std::string> partsOf(const std::string& path)
{
    std::vector<std::string> parts;
    for (const auto part : model::split(path, '/')) {
        if (part.empty() || part == ".." || part.find('\0') != std::string_view::npos)
            return {};
        if (part != ".")
            parts.emplace_back(part);
    }
    return parts;
}

// The first line of a small file, without "gitdir: ".
std::string lineOf(const std::filesystem::path& file)
{
    std::string line;
    std::ifstream in(file);
    for (char c = 0; line.size() < 4096 && in.get(c) && c != '\n';)
        line += c;
    constexpr std::string_view key = "gitdir: ";
    return line.starts_with(key) ? line.substr(key.size()) : line;
}

// A pipe or a device would keep the reader waiting for ever, a huge file fill the memory.
bool isPlain(const std::filesystem::path& file)
{
    std::error_code none;
    const auto status = std::filesystem::status(file, none);
    return !std::filesystem::exists(status) ||
           (std::filesystem::is_regular_file(status) && std::filesystem::file_size(file, none) <= maxSettingsBytes);
}

bool hasPlainFiles(const std::filesystem::path& folder)
{
    std::error_code none;
    std::size_t looked = 0;
    for (std::filesystem::recursive_directory_iterator entry(folder, none), end; entry != end; entry.increment(none)) {
        const auto status = entry->status(none);
        if (++looked > maxPackFiles || (!std::filesystem::is_regular_file(status) &&
                                           !std::filesystem::is_directory(status) && std::filesystem::exists(status)))
            return false;
    }
    return true;
}

// libgit2 counts in 32 bits how large the index of a pack should be, and then reads on behind its end.
bool fitsItsSize(const std::filesystem::path& index)
{
    constexpr std::size_t headBytes = 8, fans = 256, numberBytes = 4, sums = 40;
    constexpr std::uint64_t firstRow = 24, row = 28, farRow = 8; // an id with its places, by version; a far place
    std::array<char, headBytes + fans * numberBytes> bytes{};
    std::ifstream in(index, std::ios::binary);
    if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return false;
    const bool isFirst = std::string_view(bytes.data(), numberBytes) != "\377tOc";
    const char* last = bytes.data() + (isFirst ? 0 : headBytes) + (fans - 1) * numberBytes;
    std::uint64_t objects = 0;
    for (std::size_t i = 0; i < numberBytes; ++i)
        objects = (objects << 8U) | static_cast<unsigned char>(last[i]);
    std::error_code none;
    const auto size = std::filesystem::file_size(index, none);
    const auto least = (isFirst ? 0 : headBytes) + fans * numberBytes + sums + objects * (isFirst ? firstRow : row);
    return size >= least && size <= least + (isFirst || objects == 0 ? 0 : (objects - 1) * farRow);
}

bool haveFittingSizes(const std::filesystem::path& packs)
{
    std::error_code none;
    for (std::filesystem::directory_iterator entry(packs, none), end; entry != end; entry.increment(none))
        if (entry->path().extension() == ".idx" && !fitsItsSize(entry->path()))
            return false;
    return true;
}

// Where the files of a repository lie: beside a working tree, elsewhere, or in the place itself.
std::filesystem::path gitFolder(const std::filesystem::path& place)
{
    std::error_code none;
    const auto inside = place / ".git";
    if (std::filesystem::is_directory(inside, none))
        return inside;
    return std::filesystem::is_regular_file(inside, none) ? place / lineOf(inside) : place;
}

// The folder that several working trees share, or the folder itself.
std::filesystem::path sharedFolder(const std::filesystem::path& folder)
{
    std::error_code none;
    const auto shared = folder / "commondir";
    return std::filesystem::is_regular_file(shared, none) ? folder / lineOf(shared) : folder;
}

enum class ObjectState { Fine, Missing, TooLarge, Broken };

// Bytes that come out of a compressed file, a piece at a time.
class InflatedFile {
public:
    explicit InflatedFile(const std::filesystem::path& file)
        : m_in(file, std::ios::binary)
        , m_good(inflateInit(&m_stream) == Z_OK)
    {
    }
    ~InflatedFile() { inflateEnd(&m_stream); }
    InflatedFile(const InflatedFile&) = delete;
    InflatedFile& operator=(const InflatedFile&) = delete;

    // Empty at the end, and where it is broken.
    [[nodiscard]] std::string_view next()
    {
        m_stream.next_out = reinterpret_cast<Bytef*>(m_out.data());
        m_stream.avail_out = static_cast<uInt>(m_out.size());
        while (m_good && !m_ended && m_stream.avail_out > 0) {
            if (m_stream.avail_in == 0) {
                m_in.read(m_bytes.data(), static_cast<std::streamsize>(m_bytes.size()));
                m_stream.next_in = reinterpret_cast<Bytef*>(m_bytes.data());
                m_stream.avail_in = static_cast<uInt>(m_in.gcount());
            }
            const auto state = inflate(&m_stream, Z_NO_FLUSH);
            m_ended = state == Z_STREAM_END;
            m_good = m_ended || state == Z_OK;
        }
        return {m_out.data(), m_out.size() - m_stream.avail_out};
    }
    [[nodiscard]] bool isWhole() const { return m_good && m_ended; }

private:
    std::ifstream m_in;
    std::array<char, 1U << 14U> m_bytes{}, m_out{};
    z_stream m_stream{};
    bool m_good, m_ended = false;
};

// libgit2 writes past the end of its buffer where an object is longer than its header says: a loose one is looked
// through before it gets it.
ObjectState looseState(const std::filesystem::path& file, std::string_view kind, std::size_t most)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none))
        return ObjectState::Broken;
    if (std::filesystem::file_size(file, none) > most + maxCommitBytes)
        return ObjectState::TooLarge;
    InflatedFile object(file);
    auto piece = object.next();
    const auto end = piece.substr(0, 32).find('\0');
    const auto digits = kind.size() + 1;
    if (!piece.starts_with(kind) || end == std::string_view::npos || end <= digits || piece[digits - 1] != ' ')
        return ObjectState::Broken;
    std::size_t size = 0;
    for (const char digit : piece.substr(digits, end - digits)) {
        if (!model::isDigit(digit))
            return ObjectState::Broken;
        size = size * 10 + static_cast<std::size_t>(digit - '0');
        if (size > most)
            return ObjectState::TooLarge;
    }
    piece.remove_prefix(end + 1);
    for (; !piece.empty() && piece.size() <= size; piece = object.next())
        size -= piece.size();
    return piece.empty() && size == 0 && object.isWhole() ? ObjectState::Fine : ObjectState::Broken;
}

std::string stateText(ObjectState state, const std::string& what)
{
    switch (state) {
    case ObjectState::Fine: break;
    case ObjectState::Missing:
        return filled(
            RevisionWords::tr("%1 is not in the repository, which is damaged or was copied in part."), {what});
    case ObjectState::TooLarge: return filled(RevisionWords::tr("%1 is too large to be read."), {what});
    case ObjectState::Broken: return filled(RevisionWords::tr("%1 is damaged in the repository."), {what});
    }
    return {};
}

// What a revision has at a path.
struct TreeSpot {
    git_oid id{};
    git_filemode_t mode = GIT_FILEMODE_UNREADABLE; // nothing

    [[nodiscard]] bool isFile() const { return mode == GIT_FILEMODE_BLOB || mode == GIT_FILEMODE_BLOB_EXECUTABLE; }
    [[nodiscard]] bool isThere() const { return mode != GIT_FILEMODE_UNREADABLE; }
    [[nodiscard]] bool shows(const TreeSpot& other) const
    {
        return isThere() == other.isThere() && isFile() == other.isFile() && git_oid_equal(&id, &other.id) != 0;
    }
};

bool endsSo(const std::string& path, const std::vector<std::string>& endings)
{
    const auto small = model::fold(path);
    return std::any_of(endings.begin(), endings.end(), [&](const auto& ending) { return small.ends_with(ending); });
}

std::string unsafeText(const std::filesystem::path& place)
{
    return filled(RevisionWords::tr("The git repository %1 is not read: it holds what is no plain file, or too large."),
        {place.string()});
}

// Why what lies there is no file; empty for a file and for nothing.
std::string spotFault(const TreeSpot& spot, const std::string& path)
{
    switch (spot.mode) {
    case GIT_FILEMODE_LINK: return filled(RevisionWords::tr("%1 is a link there, and links are not followed."), {path});
    case GIT_FILEMODE_COMMIT:
        return filled(RevisionWords::tr("%1 is a repository of its own there, a submodule."), {path});
    case GIT_FILEMODE_TREE: return filled(RevisionWords::tr("%1 is a folder there, not a file."), {path});
    default: return {};
    }
}

// A folder of an older revision and what the newer one has at its path; none: nothing that is a folder.
struct ComparedFolder {
    git_oid before{};
    std::optional<git_oid> now;
    std::size_t number = 0; // of its GoneFolder
};

struct GoneFolder {
    std::size_t above = 0; // position; of the root its own
    std::string name;
};

std::vector<std::string> pathIn(const std::vector<GoneFolder>& folders, std::size_t number, const char* file)
{
    std::vector<std::string> parts{file};
    for (; number != 0; number = folders[number].above)
        parts.push_back(folders[number].name);
    std::reverse(parts.begin(), parts.end());
    return parts;
}

} // namespace

// Of libgit2 only the objects are taken, as a repository without a folder: settings may lead to any file, and names of
// revisions are a few small files.
struct Repository::Git {
    GitHandle<git_odb, git_odb_free> odb;
    GitHandle<git_repository, git_repository_free> repository;
    std::filesystem::path place, folder, shared;
    std::string packed; // packed-refs
    mutable std::size_t entriesLeft = maxEntriesSearched;

    // Whether it can be taken: it is of this kind and no larger.
    [[nodiscard]] ObjectState look(const git_oid& id, git_object_t kind, std::size_t most) const
    {
        const auto name = nameOf(id);
        std::error_code none;
        const auto loose = shared / "objects" / name.substr(0, 2) / name.substr(2);
        if (std::filesystem::exists(std::filesystem::symlink_status(loose, none)))
            return looseState(loose, git_object_type2string(kind), most);
        std::size_t size = 0;
        git_object_t found = GIT_OBJECT_INVALID;
        const auto error = git_odb_read_header(&size, &found, odb.get(), &id);
        if (error != 0)
            return error == GIT_ENOTFOUND ? ObjectState::Missing : ObjectState::Broken;
        return found != kind ? ObjectState::Broken : size > most ? ObjectState::TooLarge : ObjectState::Fine;
    }

    [[nodiscard]] tl::expected<CommitHandle, ObjectState> commit(const git_oid& id) const
    {
        git_commit* commit = nullptr;
        if (const auto state = look(id, GIT_OBJECT_COMMIT, maxCommitBytes); state != ObjectState::Fine)
            return tl::unexpected(state);
        if (git_commit_lookup(&commit, repository.get(), &id) != 0)
            return tl::unexpected(ObjectState::Broken);
        return CommitHandle(commit);
    }

    [[nodiscard]] tl::expected<TreeHandle, ObjectState> tree(const git_oid& id) const
    {
        git_tree* tree = nullptr;
        if (const auto state = look(id, GIT_OBJECT_TREE, maxTreeBytes); state != ObjectState::Fine)
            return tl::unexpected(state);
        if (git_tree_lookup(&tree, repository.get(), &id) != 0)
            return tl::unexpected(ObjectState::Broken);
        return TreeHandle(tree);
    }

    [[nodiscard]] tl::expected<TreeSpot, ObjectState> spotAt(
        const git_commit* commit, const std::vector<std::string>& parts) const
    {
        TreeSpot spot{*git_commit_tree_id(commit), GIT_FILEMODE_TREE};
        for (const auto& part : parts) {
            if (spot.mode != GIT_FILEMODE_TREE)
                return TreeSpot{}; // a link or a file on the way leads nowhere
            auto tree = this->tree(spot.id);
            if (!tree)
                return tl::unexpected(tree.error());
            const auto* entry = git_tree_entry_byname(tree->get(), part.c_str());
            if (!entry)
                return TreeSpot{};
            spot = {*git_tree_entry_id(entry), git_tree_entry_filemode(entry)};
        }
        return spot;
    }

    // Of the older revision: a file with these contents whose path the newer one has no more. Folders that both have as
    // they are hold none.
    [[nodiscard]] std::vector<std::string> movedFrom(
        const git_commit* older, const git_commit* newer, const git_oid& contents) const
    {
        std::vector<GoneFolder> folders; // each names the one it lies in
        std::vector<ComparedFolder> waiting{{*git_commit_tree_id(older), *git_commit_tree_id(newer), 0}};
        folders.push_back({});
        while (!waiting.empty()) {
            const auto folder = waiting.back();
            waiting.pop_back();
            const auto before = tree(folder.before);
            const auto now = folder.now ? std::optional(tree(*folder.now)) : std::nullopt;
            if (!before || (now && !*now))
                continue; // damaged: nobody knows
            for (std::size_t i = 0; i < git_tree_entrycount(before->get()); ++i) {
                if (entriesLeft == 0)
                    return {};
                --entriesLeft;
                const auto* entry = git_tree_entry_byindex(before->get(), i);
                const char* name = git_tree_entry_name(entry);
                const auto* left = now ? git_tree_entry_byname((*now)->get(), name) : nullptr;
                const TreeSpot spot{*git_tree_entry_id(entry), git_tree_entry_filemode(entry)};
                if (spot.mode == GIT_FILEMODE_TREE) {
                    const bool isFolder = left && git_tree_entry_filemode(left) == GIT_FILEMODE_TREE;
                    if (isFolder && git_oid_equal(git_tree_entry_id(left), &spot.id) != 0)
                        continue;
                    waiting.push_back(
                        {spot.id, isFolder ? std::optional(*git_tree_entry_id(left)) : std::nullopt, folders.size()});
                    folders.push_back({folder.number, name});
                } else if (!left && spot.isFile() && git_oid_equal(&spot.id, &contents) != 0) {
                    return pathIn(folders, folder.number, name);
                }
            }
        }
        return {};
    }

    [[nodiscard]] std::filesystem::path referenceFile(const std::string& name) const
    {
        return (name == "HEAD" ? folder : shared) / name;
    }

    // Of the file packed-refs: an id and a name a line.
    [[nodiscard]] std::string packedReference(const std::string& name) const
    {
        for (const auto line : model::split(packed, '\n'))
            if (line.size() == GIT_OID_HEXSZ + 1 + name.size() && line.ends_with(name) && line[GIT_OID_HEXSZ] == ' ')
                return std::string(line.substr(0, GIT_OID_HEXSZ));
        return {};
    }

    // What a full name stands for: HEAD, "refs/heads/main".
    [[nodiscard]] std::optional<git_oid> reference(std::string name) const
    {
        for (std::size_t depth = 0; depth < maxNesting; ++depth) {
            if ((name != "HEAD" && !name.starts_with("refs/")) || partsOf(name).empty())
                return std::nullopt;
            std::error_code none;
            const auto file = referenceFile(name);
            const auto line = std::filesystem::is_regular_file(file, none) ? lineOf(file) : packedReference(name);
            if (!line.starts_with(symbolic))
                return idOf(std::string(model::trimmed(line)));
            name = model::trimmed(std::string_view(line).substr(symbolic.size()));
        }
        return std::nullopt;
    }

    // HEAD leads to a branch that is not there yet.
    [[nodiscard]] bool isUnborn() const
    {
        std::error_code none;
        const auto line = lineOf(referenceFile("HEAD"));
        const auto branch = line.starts_with(symbolic) ? line.substr(symbolic.size()) : std::string();
        return branch.starts_with("refs/") && !partsOf(branch).empty() && packedReference(branch).empty() &&
               !std::filesystem::exists(referenceFile(branch), none);
    }

    [[nodiscard]] static std::optional<git_oid> idOf(const std::string& name)
    {
        git_oid id{};
        const bool isId = name.size() == GIT_OID_HEXSZ && git_oid_fromstrn(&id, name.c_str(), name.size()) == 0;
        return isId ? std::optional(id) : std::nullopt;
    }

    // Of a branch, tag or id, without ~ and ^; the order is git's.
    [[nodiscard]] std::optional<git_oid> named(const std::string& name) const
    {
        for (const auto& full : {name, "refs/" + name, "refs/tags/" + name, "refs/heads/" + name,
                 "refs/remotes/" + name, "refs/remotes/" + name + "/HEAD"})
            if (const auto id = reference(full))
                return id;
        const bool isId = name.size() >= GIT_OID_MINPREFIXLEN && name.size() <= GIT_OID_HEXSZ &&
                          name.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        git_oid beginning{}, id{};
        if (!isId || git_oid_fromstrn(&beginning, name.c_str(), name.size()) != 0 ||
            git_odb_exists_prefix(&id, odb.get(), &beginning, name.size()) != 0)
            return std::nullopt;
        return id;
    }

    // The commit that a name means, through tags.
    [[nodiscard]] std::optional<CommitHandle> commitNamed(const std::string& name) const
    {
        auto id = named(name);
        for (std::size_t depth = 0; id && depth < maxNesting; ++depth) {
            if (look(*id, GIT_OBJECT_TAG, maxCommitBytes) != ObjectState::Fine)
                break;
            git_tag* tag = nullptr;
            if (git_tag_lookup(&tag, repository.get(), &*id) != 0)
                return std::nullopt;
            const GitHandle<git_tag, git_tag_free> held(tag);
            id = *git_tag_target_id(tag);
        }
        if (!id)
            return std::nullopt;
        auto commit = this->commit(*id);
        return commit ? std::optional(std::move(*commit)) : std::nullopt;
    }

    [[nodiscard]] std::optional<CommitHandle> parent(const git_commit* commit, unsigned number) const
    {
        if (number == 0 || number > git_commit_parentcount(commit))
            return std::nullopt;
        auto parent = this->commit(*git_commit_parent_id(commit, number - 1));
        return parent ? std::optional(std::move(*parent)) : std::nullopt;
    }

    // With the ~N and ^N behind a name.
    [[nodiscard]] tl::expected<CommitHandle, std::string> at(const std::string& revision) const
    {
        auto end = std::min(revision.find_first_of("~^"), revision.size());
        const auto first = revision.substr(0, end);
        auto commit = commitNamed(first == "@" || first.empty() ? "HEAD" : first);
        while (commit && end < revision.size()) {
            const char step = revision[end];
            const auto begin = end + 1;
            end = std::min(revision.find_first_not_of("0123456789", begin), revision.size());
            const auto digits = revision.substr(begin, end - begin);
            if ((step != '~' && step != '^') || digits.size() > 6) {
                commit.reset();
                break;
            }
            const unsigned number = digits.empty() ? 1 : static_cast<unsigned>(std::stoul(digits));
            if (step == '^' && number > 0)
                commit = parent(commit->get(), number);
            for (unsigned i = 0; step == '~' && commit && i < number; ++i)
                commit = parent(commit->get(), 1);
        }
        if (!commit)
            return tl::unexpected(
                isUnborn() ? filled(RevisionWords::tr("The git repository %1 has no revision yet."), {place.string()})
                           : filled(RevisionWords::tr("The git repository %1 has no revision “%2” that can be read."),
                                 {place.string(), model::cleaned(revision, maxSubject)}));
        return std::move(*commit);
    }

    [[nodiscard]] static Revision described(const git_commit* commit)
    {
        auto* unconst = const_cast<git_commit*>(commit); // the summary is made when first asked for
        const char* summary = git_commit_summary(unconst);
        return {nameOf(*git_commit_id(commit)), utcDate(git_commit_time(commit)),
            summary ? model::cleaned(summary, maxSubject, false, " ") : std::string()};
    }

    [[nodiscard]] static FileRevision fileRevision(
        const git_commit* commit, const TreeSpot& spot, const std::vector<std::string>& parts)
    {
        const auto path = model::cleaned(model::joined(parts, "/"), maxPath);
        return {described(commit), path, spot.isFile() ? nameOf(spot.id) : std::string(), spotFault(spot, path)};
    }

    [[nodiscard]] bool isShallow() const
    {
        std::error_code none;
        return std::filesystem::exists(shared / "shallow", none);
    }

    [[nodiscard]] std::string brokenOff(const git_commit* commit, ObjectState state) const
    {
        const auto first = described(commit).id.substr(0, 10);
        return isShallow()
                   ? filled(RevisionWords::tr("The repository is a shallow copy: its history begins at %1."), {first})
               : state == ObjectState::TooLarge
                   ? filled(RevisionWords::tr("The history begins at %1: what comes before it is too large."), {first})
                   : filled(RevisionWords::tr("The history begins at %1: what comes before it is missing or damaged."),
                         {first});
    }
};

Repository::Repository(std::unique_ptr<Git> git)
    : m_git(std::move(git))
{
}

Repository::Repository(Repository&&) noexcept = default;
Repository& Repository::operator=(Repository&&) noexcept = default;
Repository::~Repository() = default;

tl::expected<Repository, std::string> Repository::open(const std::filesystem::path& place)
{
    startGit();
    std::error_code none;
    if (!std::filesystem::is_directory(place, none))
        return tl::unexpected(filled(RevisionWords::tr("There is no folder %1."), {place.string()}));
    auto git = std::make_unique<Git>();
    git->place = place;
    git->folder = gitFolder(place);
    if (!isPlain(git->folder / "HEAD") || !isPlain(git->folder / "commondir"))
        return tl::unexpected(unsafeText(place));
    git->shared = sharedFolder(git->folder);
    const auto objects = git->shared / "objects";
    if (!std::filesystem::is_regular_file(git->folder / "HEAD", none) || !std::filesystem::is_directory(objects, none))
        return tl::unexpected(filled(RevisionWords::tr("%1 is no git repository."), {place.string()}));
    if (std::filesystem::exists(objects / "info/alternates", none))
        return tl::unexpected(filled(
            RevisionWords::tr("The git repository %1 is not read: it borrows what it holds from another (alternates)."),
            {place.string()}));
    if (!isPlain(git->shared / "packed-refs") || !hasPlainFiles(objects / "info") || !hasPlainFiles(objects / "pack"))
        return tl::unexpected(unsafeText(place));
    if (!haveFittingSizes(objects / "pack"))
        return tl::unexpected(
            filled(RevisionWords::tr("The git repository %1 cannot be read: the index of a pack is damaged."),
                {place.string()}));
    if (std::ifstream in(git->shared / "packed-refs", std::ios::binary); in)
        git->packed.assign(std::istreambuf_iterator<char>(in), {});
    git_odb* odb = nullptr;
    git_repository* repository = nullptr;
    const bool isOpen = git_odb_open(&odb, objects.c_str()) == 0 && git_repository_wrap_odb(&repository, odb) == 0;
    git->odb.reset(odb);
    git->repository.reset(repository);
    if (!isOpen)
        return tl::unexpected(
            filled(RevisionWords::tr("The git repository %1 cannot be read: %2."), {place.string(), lastReason()}));
    return Repository(std::move(git));
}

std::optional<std::filesystem::path> Repository::workTreeOf(const std::filesystem::path& file)
{
    std::error_code none;
    auto folder = std::filesystem::weakly_canonical(std::filesystem::absolute(file, none).parent_path(), none);
    for (; !none && !folder.empty(); folder = folder.parent_path()) {
        if (std::filesystem::exists(folder / ".git", none))
            return folder;
        if (folder == folder.parent_path())
            break;
    }
    return std::nullopt;
}

tl::expected<std::string, std::string> Repository::fileAt(const std::string& revision, const std::string& path) const
{
    const auto parts = partsOf(path);
    if (parts.empty())
        return tl::unexpected(
            filled(RevisionWords::tr("“%1” is no path in a repository."), {model::cleaned(path, maxSubject)}));
    const auto commit = m_git->at(revision);
    if (!commit)
        return tl::unexpected(commit.error());
    const auto shown = model::cleaned(path, maxSubject);
    const auto spot = m_git->spotAt(commit->get(), parts);
    if (!spot)
        return tl::unexpected(stateText(spot.error(), shown));
    if (!spot->isThere())
        return tl::unexpected(filled(RevisionWords::tr("Revision “%1” of %2 has no file %3."),
            {model::cleaned(revision, maxSubject), m_git->place.string(), shown}));
    if (auto fault = spotFault(*spot, shown); !fault.empty())
        return tl::unexpected(std::move(fault));
    return contents(nameOf(spot->id));
}

tl::expected<std::vector<std::string>, std::string> Repository::files(
    const std::string& revision, const std::vector<std::string>& endings) const
{
    const auto commit = m_git->at(revision);
    if (!commit)
        return tl::unexpected(commit.error());
    std::vector<std::string> found;
    std::vector<std::pair<git_oid, std::string>> waiting{{*git_commit_tree_id(commit->get()), {}}};
    std::size_t looked = 0;
    while (!waiting.empty() && looked < maxLooked) {
        const auto [id, folder] = std::move(waiting.back());
        waiting.pop_back();
        const auto tree = m_git->tree(id);
        if (!tree)
            break;
        for (std::size_t i = 0; i < git_tree_entrycount(tree->get()) && found.size() < maxListed; ++i) {
            if (++looked > maxLooked)
                break;
            const auto* entry = git_tree_entry_byindex(tree->get(), i);
            const TreeSpot spot{*git_tree_entry_id(entry), git_tree_entry_filemode(entry)};
            const auto path = folder + git_tree_entry_name(entry);
            if (model::cleaned(path, maxSubject) != path)
                continue; // nobody could read its name
            if (spot.mode == GIT_FILEMODE_TREE)
                waiting.emplace_back(spot.id, path + "/");
            else if (spot.isFile() && endsSo(path, endings))
                found.push_back(path);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

tl::expected<std::string, std::string> Repository::contents(const std::string& id) const
{
    const auto what = filled(RevisionWords::tr("What the file held (%1)"), {id.substr(0, 10)});
    git_oid contents{};
    if (git_oid_fromstrn(&contents, id.c_str(), id.size()) != 0)
        return tl::unexpected(stateText(ObjectState::Missing, what));
    if (const auto state = m_git->look(contents, GIT_OBJECT_BLOB, maxContents); state != ObjectState::Fine)
        return tl::unexpected(stateText(state, what));
    git_blob* blob = nullptr;
    if (git_blob_lookup(&blob, m_git->repository.get(), &contents) != 0)
        return tl::unexpected(stateText(ObjectState::Broken, what));
    const GitHandle<git_blob, git_blob_free> held(blob);
    return std::string(
        static_cast<const char*>(git_blob_rawcontent(blob)), static_cast<std::size_t>(git_blob_rawsize(blob)));
}

tl::expected<std::optional<FileHistory>, std::string> Repository::history(
    const std::string& revision, const std::string& path, const model::Progress& goOn) const
{
    auto parts = partsOf(path);
    if (parts.empty())
        return tl::unexpected(
            filled(RevisionWords::tr("“%1” is no path in a repository."), {model::cleaned(path, maxSubject)}));
    auto first = m_git->at(revision);
    if (!first)
        return tl::unexpected(first.error());
    FileHistory history;
    auto commit = std::move(*first);
    auto spot = m_git->spotAt(commit.get(), parts);
    if (!spot)
        return tl::unexpected(stateText(spot.error(), model::cleaned(path, maxSubject)));
    m_git->entriesLeft = maxEntriesSearched;
    for (std::size_t walked = 1;; ++walked) {
        if (goOn && !goOn(walked, 0))
            return std::nullopt;
        if (git_commit_parentcount(commit.get()) == 0)
            break;
        if (walked == maxWalked || history.revisions.size() == maxKept) {
            history.notes.push_back(filled(RevisionWords::tr("The history is long and was read back to %1 only."),
                {Git::described(commit.get()).id.substr(0, 10)}));
            break;
        }
        auto older = m_git->commit(*git_commit_parent_id(commit.get(), 0));
        const bool isSame = older &&
                            git_oid_equal(git_commit_tree_id(commit.get()), git_commit_tree_id(older->get())) != 0;
        auto before = isSame ? spot : older ? m_git->spotAt(older->get(), parts) : tl::unexpected(older.error());
        if (!before) {
            history.notes.push_back(m_git->brokenOff(commit.get(), before.error()));
            break;
        }
        auto partsBefore = parts;
        if (spot->isFile() && !before->isThere())
            if (auto moved = m_git->movedFrom(older->get(), commit.get(), spot->id); !moved.empty()) {
                partsBefore = std::move(moved);
                before = *spot;
            }
        if (!spot->shows(*before))
            history.revisions.push_back(Git::fileRevision(commit.get(), *spot, parts));
        parts = std::move(partsBefore);
        spot = *before;
        commit = std::move(*older);
    }
    if (spot->isThere())
        history.revisions.push_back(Git::fileRevision(commit.get(), *spot, parts));
    std::reverse(history.revisions.begin(), history.revisions.end());
    if (history.revisions.empty())
        return tl::unexpected(filled(RevisionWords::tr("No revision of %1 has a file %2."),
            {m_git->place.string(), model::cleaned(path, maxSubject)}));
    return history;
}

} // namespace nexus::importers
