// An import on a worker thread with a profile (and so connections) of its own: files are read and compared, what
// it would change in saved decks is found, and then it waits for apply() or cancel(). Nothing is written before
// apply(), and cancel() at any time up to the end leaves everything as it was. The new snapshot comes with the
// result. Results are read between signals only. One use an object.
#pragma once

#include "app/base/job.h"
#include "app/documents/card_import.h"

#include <condition_variable>
#include <mutex>

namespace nexus::app {

struct ImportRequest {
    std::vector<std::filesystem::path> files; // in order
    std::string type, set;                    // as importers::CardListOptions
};

class ImportJob : public Job {
    Q_OBJECT
public:
    explicit ImportJob(std::filesystem::path profile, QObject* parent = nullptr);
    ~ImportJob() override { stop(); }

    void start(ImportRequest request);
    // Instead of start(): looks at what taking back the last import changes in saved decks; then as with start().
    void startUndo();
    void apply();
    void cancel() override;

    // After planned().
    [[nodiscard]] const std::vector<ImportReport>& reports() const { return m_planned.reports; }
    [[nodiscard]] const ImportImpact& impact() const { return m_impact; }
    [[nodiscard]] bool changesAnything() const { return m_planned.changesAnything(); }
    // After applied().
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue() const { return m_catalogue; }

Q_SIGNALS: // failed() says what to do; nothing was written
    void planned();
    void applied();

private:
    enum class Order { Wait, Apply, Cancel };
    // Plans, waits for the order, and carries it out; either may stop by false.
    using Step = std::function<bool(Profile&)>;
    void work(Step plan, Step carryOut);
    bool planUndo(Profile& profile);
    bool takeBack(Profile& profile);
    bool plan(Profile& profile, const ImportRequest& request);
    bool write(Profile& profile);
    bool say(const std::string& what, std::size_t done, std::size_t all);
    Order waitForOrder();

    std::filesystem::path m_folder;
    std::mutex m_mutex;
    std::condition_variable m_ordered;
    Order m_order = Order::Wait;
    PlannedImport m_planned;
    std::int64_t m_revision = 0; // of the catalogue an undo was planned for
    ImportImpact m_impact;
    std::shared_ptr<const model::Catalogue> m_catalogue;
};

} // namespace nexus::app
