#include "tests/support/repository.h"

#include <QByteArray>

#include <algorithm>
#include <fstream>
#include <git2.h>
#include <stdexcept>

namespace nexus::test {

namespace {

void must(int error)
{
    if (error < 0)
        throw std::runtime_error(git_error_last() ? git_error_last()->message : "git");
}

std::string nameOf(const git_oid& id)
{
    std::string name(GIT_OID_HEXSZ, ' ');
    git_oid_fmt(name.data(), &id);
    return name;
}

git_oid idNamed(const std::string& name)
{
    git_oid id{};
    must(git_oid_fromstrn(&id, name.c_str(), name.size()));
    return id;
}

} // namespace

struct MadeRepository::Git {
    git_repository* repository = nullptr;

    std::string commit(const git_oid& tree, const std::string& subject, const std::vector<std::string>& parents,
        std::int64_t time) const
    {
        git_signature* person = nullptr;
        must(git_signature_new(&person, "Ada", "ada@example.org", time, 0));
        git_tree* found = nullptr;
        must(git_tree_lookup(&found, repository, &tree));
        std::vector<git_commit*> above;
        git_oid head{};
        if (parents.empty() && git_reference_name_to_id(&head, repository, "HEAD") == 0)
            must(git_commit_lookup(&above.emplace_back(), repository, &head));
        for (const auto& parent : parents) {
            const auto id = idNamed(parent);
            must(git_commit_lookup(&above.emplace_back(), repository, &id));
        }
        above.resize(std::max<std::size_t>(above.size(), 2));
        const auto count = parents.empty() ? (above[0] ? 1U : 0U) : parents.size();
        git_oid id{};
        must(git_commit_create_v(&id, repository, parents.empty() ? "HEAD" : nullptr, person, person, nullptr,
            subject.c_str(), found, count, above[0], above[1]));
        for (auto* parent : above)
            git_commit_free(parent);
        git_tree_free(found);
        git_signature_free(person);
        return nameOf(id);
    }
};

MadeRepository::MadeRepository(std::filesystem::path folder, bool bare)
    : m_folder(std::move(folder))
    , m_git(std::make_unique<Git>())
{
    git_libgit2_init();
    git_libgit2_opts(GIT_OPT_ENABLE_STRICT_OBJECT_CREATION, 0);
    must(git_repository_init(&m_git->repository, m_folder.c_str(), bare ? 1 : 0));
    must(git_repository_set_head(m_git->repository, "refs/heads/main"));
}

MadeRepository::~MadeRepository() { git_repository_free(m_git->repository); }

std::string MadeRepository::commit(
    const RepositoryFiles& files, const std::string& subject, const std::vector<std::string>& parents)
{
    git_index* index = nullptr;
    must(git_index_new(&index));
    for (const auto& [path, file] : files) {
        git_index_entry entry{};
        entry.path = path.c_str();
        entry.mode = static_cast<std::uint32_t>(file.mode);
        if (file.id.empty())
            must(git_blob_create_from_buffer(&entry.id, m_git->repository, file.bytes.data(), file.bytes.size()));
        else
            entry.id = idNamed(file.id);
        must(git_index_add(index, &entry));
    }
    git_oid tree{};
    must(git_index_write_tree_to(&tree, index, m_git->repository));
    git_index_free(index);
    return m_git->commit(tree, subject, parents, m_time += 60);
}

std::string MadeRepository::commitTree(const std::string& tree, const std::string& subject)
{
    git_odb* odb = nullptr;
    must(git_repository_odb(&odb, m_git->repository));
    git_oid id{};
    must(git_odb_write(&id, odb, tree.data(), tree.size(), GIT_OBJECT_TREE));
    git_odb_free(odb);
    return m_git->commit(id, subject, {}, m_time += 60);
}

void MadeRepository::tag(const std::string& name, const std::string& commit)
{
    git_signature* person = nullptr;
    git_object* target = nullptr;
    const auto at = idNamed(commit);
    git_oid id{};
    must(git_signature_new(&person, "Ada", "ada@example.org", m_time, 0));
    must(git_object_lookup(&target, m_git->repository, &at, GIT_OBJECT_COMMIT));
    must(git_tag_create(&id, m_git->repository, name.c_str(), target, person, "a tag", 0));
    git_object_free(target);
    git_signature_free(person);
}

void MadeRepository::branch(const std::string& name, const std::string& commit)
{
    git_reference* reference = nullptr;
    const auto at = idNamed(commit);
    must(git_reference_create(&reference, m_git->repository, ("refs/heads/" + name).c_str(), &at, 1, nullptr));
    git_reference_free(reference);
}

std::filesystem::path MadeRepository::git() const { return git_repository_path(m_git->repository); }

std::filesystem::path MadeRepository::object(const std::string& id) const
{
    return git() / "objects" / id.substr(0, 2) / id.substr(2);
}

std::string MadeRepository::idOf(const std::string& bytes)
{
    git_oid id{};
    must(git_odb_hash(&id, bytes.data(), bytes.size(), GIT_OBJECT_BLOB));
    return nameOf(id);
}

void MadeRepository::putObject(const std::string& id, std::string_view raw) const
{
    const auto packed = qCompress(reinterpret_cast<const uchar*>(raw.data()), static_cast<qsizetype>(raw.size()))
                            .mid(4);
    std::filesystem::create_directories(object(id).parent_path());
    std::ofstream(object(id), std::ios::binary) << packed.toStdString();
}

std::filesystem::path MadeRepository::pack() const
{
    git_packbuilder* builder = nullptr;
    must(git_packbuilder_new(&builder, m_git->repository));
    std::vector<std::filesystem::path> loose;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(git() / "objects")) {
        const auto id = entry.path().parent_path().filename().string() + entry.path().filename().string();
        if (!entry.is_regular_file() || id.size() != GIT_OID_HEXSZ)
            continue;
        const auto named = idNamed(id);
        must(git_packbuilder_insert(builder, &named, nullptr));
        loose.push_back(entry.path());
    }
    must(git_packbuilder_write(builder, nullptr, 0, nullptr, nullptr));
    git_packbuilder_free(builder);
    for (const auto& object : loose)
        std::filesystem::remove(object);
    for (const auto& entry : std::filesystem::directory_iterator(git() / "objects/pack"))
        if (entry.path().extension() == ".idx")
            return entry.path();
    throw std::runtime_error("no pack was written");
}

} // namespace nexus::test
