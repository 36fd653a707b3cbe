// The collection that is open, for the window and the command line: what it is now, its edits with undo over restarts,
// and what searches ask of it. One per profile; lives in the main thread. An edit is on disk when edit() returns.
// Damage and full disks come back as sentences, never as exceptions, from everything but open().
#pragma once

#include "model/base/progress.h"
#include "model/collection/collection_edit.h"
#include "model/collection/matching.h"
#include "model/profile/stored_deck.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <memory>
#include <tl/expected.hpp>

namespace nexus::db {
class CollectionStore;
}

namespace nexus::app {

class CollectionDocument : public QObject {
    Q_OBJECT
public:
    // Works an edit out of the collection as it is; asked again where another program was quicker.
    using Plan = std::function<model::EditResult(const model::Collection&)>;

    explicit CollectionDocument(QObject* parent = nullptr);
    ~CollectionDocument() override;

    // Stacks are called as their cards are called in it, from now on.
    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    // Reads the collection of the profile; throws what CollectionStore throws.
    void open(const std::filesystem::path& folder);
    void adopt(std::unique_ptr<db::CollectionStore> store, model::Collection collection); // read by a worker
    void close(); // before a backup takes the place of the file
    [[nodiscard]] bool isOpen() const { return m_store != nullptr; }

    [[nodiscard]] const model::Collection& collection() const { return m_collection; }
    // Why not, as a sentence, where nothing has changed.
    [[nodiscard]] tl::expected<void, QString> edit(const Plan& plan, const model::Progress& progress = {});
    // What a worker has kept with a connection of its own, out of the collection as it was here at version(): `after`
    // is the version it left.
    [[nodiscard]] model::CollectionVersion version() const;
    [[nodiscard]] const model::StackNames& namesOnDisk() const { return m_onDisk; }
    void adoptEdit(const model::CollectionEdit& edit, const model::CollectionVersion& after);
    // Names of the next steps: "Add 3 Relay Drone"; empty where there is none.
    [[nodiscard]] QString undoText() const { return m_undo; }
    [[nodiscard]] QString redoText() const { return m_redo; }
    [[nodiscard]] tl::expected<void, QString> undo();
    [[nodiscard]] tl::expected<void, QString> redo();
    // Reads what another program has changed.
    void refresh();
    void refreshIfChanged(); // cheap where none has

    [[nodiscard]] std::vector<model::JournalEntry> history(
        int limit, const std::optional<model::CardKey>& card = std::nullopt);
    [[nodiscard]] model::CollectionEdit changes(model::JournalId id);
    [[nodiscard]] std::vector<model::DayTotals> days();
    // Of a deck in the library, for refusals and the ledger: "Wet Ink".
    void setDeckName(std::function<QString(model::BuiltDeckId)> name) { m_deckName = std::move(name); }
    [[nodiscard]] QString deckName(model::BuiltDeckId deck) const;

Q_SIGNALS:
    // `edit`: what changed, or nullptr where all may have.
    void changed(const nexus::model::CollectionEdit* edit);
    void trouble(const QString& message);

private:
    tl::expected<void, QString> step(bool undone);
    void readSteps();
    bool callToday();
    void forgetNames(const model::CollectionEdit& edit); // what is written anew is written with its name of today
    void kept(const model::CollectionEdit& edit);
    template <class Read> auto read(const Read& read) -> decltype(read());

    std::unique_ptr<db::CollectionStore> m_store;
    model::Collection m_collection;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    model::StackNames m_onDisk; // of stacks whose card is called otherwise now
    QString m_undo, m_redo;
    std::function<QString(model::BuiltDeckId)> m_deckName;
};

// What one edit of the collection changed, a line a stack or hold, for the history.

struct EditLines {
    QStringList lines;     // the first ones
    std::int64_t left = 0; // how many more there are
};

// `card`: only of this card.
[[nodiscard]] EditLines editLines(const CollectionDocument& document, const model::CollectionEdit& edit, int most,
    const std::optional<model::CardKey>& card = std::nullopt);

} // namespace nexus::app
