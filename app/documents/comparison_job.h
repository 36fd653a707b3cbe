// Two card lists compared on a worker thread, with what that does to saved decks. Results are read after finished()
// only; failed() where a file cannot be read at all.
#pragma once

#include "app/base/job.h"
#include "app/documents/list_comparison.h"

namespace nexus::app {

enum class ListKind { Set, File, Revision, Import };
struct ListChoice {
    ListKind kind = ListKind::Set;
    std::string word; // the set's code, a path, "REPO@REVISION:PATH", "import:2" as importedSource() takes it
    friend bool operator==(const ListChoice&, const ListChoice&) = default;
};

class ComparisonJob : public Job {
    Q_OBJECT
public:
    explicit ComparisonJob(GameFolder place, QObject* parent = nullptr);
    ~ComparisonJob() override { stop(); }

    // With the cards and rulesets as they are open already.
    void start(ListChoice from, ListChoice to, GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);
    // Nothing: the lists have rows that are refused.
    [[nodiscard]] const std::optional<ListComparison>& comparison() const { return m_comparison; }
    [[nodiscard]] const std::vector<RefusedFile>& refused() const { return m_refused; }
    [[nodiscard]] const ImportImpact& impact() const { return m_impact; }

private:
    [[nodiscard]] ListSource sourceOf(Profile& profile, const ListChoice& choice);

    GameFolder m_place;
    std::optional<ListComparison> m_comparison;
    std::vector<RefusedFile> m_refused;
    ImportImpact m_impact;
};

// A likely rename of a comparison accepted (app::acceptRenames), and the catalogue read again. failed() says why not.
class RenameJob : public Job {
    Q_OBJECT
public:
    explicit RenameJob(GameFolder place, QObject* parent = nullptr);
    ~RenameJob() override { stop(); }

    void start(CardRename rename, std::string list);
    // After finished().
    [[nodiscard]] const CardRename& rename() const { return m_rename; }
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue() const { return m_catalogue; }

private:
    GameFolder m_place;
    CardRename m_rename;
    std::shared_ptr<const model::Catalogue> m_catalogue;
};

} // namespace nexus::app
