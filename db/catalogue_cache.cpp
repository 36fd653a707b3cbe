#include "db/catalogue_cache.h"

#include "model/cards/catalogue_image.h"

#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <xxhash.h>

namespace nexus::db {

namespace {

// Magic, checksum of what follows, length of the stamp; then stamp and image.
struct Head {
    char magic[8] = {'N', 'X', 'C', 'A', 'C', 'H', 'E', '1'};
    std::uint64_t checksum = 0;
    std::uint64_t stampSize = 0;
};

// A file's bytes without a copy of them; empty where it cannot be read.
class MappedFile {
public:
    explicit MappedFile(const std::filesystem::path& path)
    {
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // a pipe keeps nobody waiting
        if (file < 0)
            return;
        struct stat about {};
        if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
            m_size = static_cast<std::size_t>(about.st_size);
            m_bytes = ::mmap(nullptr, m_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
        }
        ::close(file);
    }
    ~MappedFile()
    {
        if (m_bytes != MAP_FAILED)
            ::munmap(m_bytes, m_size);
    }
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    // These from the start on need not stay in memory.
    void release(std::size_t size) const
    {
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        if (m_bytes != MAP_FAILED && size >= page)
            ::madvise(m_bytes, size / page * page, MADV_DONTNEED);
    }
    [[nodiscard]] std::string_view bytes() const
    {
        return m_bytes == MAP_FAILED ? std::string_view() : std::string_view(static_cast<const char*>(m_bytes), m_size);
    }

private:
    void* m_bytes = MAP_FAILED;
    std::size_t m_size = 0;
};

std::uint64_t checksum(std::string_view stamp, std::string_view image)
{
    return XXH3_64bits_withSeed(image.data(), image.size(), XXH3_64bits(stamp.data(), stamp.size()));
}

} // namespace

CatalogueCache::CatalogueCache(std::filesystem::path file)
    : m_file(std::move(file))
{
}

std::shared_ptr<const model::Catalogue> CatalogueCache::load(const std::string& stamp, const model::Game& game) const
{
    const MappedFile file(m_file);
    const auto bytes = file.bytes();
    Head head;
    const Head ours;
    if (bytes.size() < sizeof head)
        return nullptr;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (std::memcmp(head.magic, ours.magic, sizeof ours.magic) != 0 || head.stampSize != stamp.size())
        return nullptr;
    const auto rest = bytes.substr(sizeof head);
    if (rest.substr(0, stamp.size()) != stamp)
        return nullptr;
    const auto image = rest.substr(stamp.size());
    if (checksum(stamp, image) != head.checksum)
        return nullptr;
    // What is copied is let go: a start needs no more memory than the catalogue and its longest run.
    return model::CatalogueImage::read(image, game,
        [&](std::string_view done) { file.release(static_cast<std::size_t>(done.end() - bytes.begin())); });
}

void CatalogueCache::keep(const std::string& stamp, const model::Catalogue& catalogue) const
{
    std::error_code ignored;
    if (catalogue.printingCount() < smallestKept) {
        std::filesystem::remove(m_file, ignored);
        return;
    }
    auto written = m_file;
    written += "." + std::to_string(::getpid()) + ".new"; // of its own, for several programs at once
    const auto image = model::CatalogueImage::write(catalogue);
    Head head;
    head.stampSize = stamp.size();
    head.checksum = checksum(stamp, image);
    std::ofstream out(written, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(&head), sizeof head);
    out << stamp;
    out.write(image.data(), static_cast<std::streamsize>(image.size()));
    out.close();
    std::error_code failed;
    if (out)
        std::filesystem::rename(written, m_file, failed);
    if (!out || failed)
        std::filesystem::remove(written, ignored);
}

} // namespace nexus::db
