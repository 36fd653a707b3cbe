// A card list that is open for editing: its file, its cells with an undo stack, the cards they are, what an import
// would say against them, and what the changes do to saved decks, worked out beside the window. Nothing is written but
// by save(), and that not over what another program has put into the file meanwhile. Lives in the main thread.
#pragma once

#include "app/base/job.h"
#include "app/documents/card_import.h"
#include "importers/sheet_merge.h"

#include <QTimer>
#include <QUndoStack>

namespace nexus::app {

// A list that was read: by the headings of the game or, where they do not fit, by those of the first edition whose do.
struct OpenedList {
    std::filesystem::path file;
    importers::CardListOptions options;
    importers::CardSheet sheet;
    importers::SheetReading reading;
};

class CardListDocument : public QObject {
    Q_OBJECT
public:
    // Why the file cannot be edited, as a sentence. On any thread: a list of 4 MB takes a second.
    [[nodiscard]] static tl::expected<OpenedList, QString> read(
        const std::filesystem::path& file, const model::Game& game);
    CardListDocument(OpenedList list, GameFolder place, model::Game game);
    ~CardListDocument() override;

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] const model::Game& game() const { return m_game; }
    [[nodiscard]] const importers::CardListOptions& options() const { return m_options; }
    [[nodiscard]] const importers::CardSheet& sheet() const { return m_sheet; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] bool isModified() const;
    // Whether the cell is not as the file has it; all cells of a new row are.
    [[nodiscard]] bool isChanged(importers::SheetPlace place, std::size_t column) const;
    // Of the sheet as it is; read when first asked for after a change.
    [[nodiscard]] const importers::SheetReading& reading() const;
    // Tables without a column for it are of this type; empty: what the game recognises by their columns. It is no part
    // of the file, and no step that undoes.
    void setType(const std::string& type);
    // Some table of cards is refused without a type.
    [[nodiscard]] bool needsType() const { return m_needsType; }
    // What an import would say against the list and did not when it was last read or written.
    [[nodiscard]] std::vector<importers::ImportProblem> newProblems() const;
    // One row alone, at once.
    [[nodiscard]] importers::ReadResult<model::Card> card(importers::SheetPlace place) const;
    // Against the file as it was last read or written; empty until impactChanged(). Repairs come after it, with
    // another impactChanged().
    [[nodiscard]] const std::optional<ImportImpact>& impact() const { return m_impact; }

    // One step that undoes. Steps on the same cell that follow each other are one.
    bool edit(const std::vector<importers::SheetEdit>& edits, const QString& name);
    bool setCell(importers::SheetPlace place, std::size_t column, const QString& text);

    // Another program has written the file since: both changes, cell by cell. Nothing: it is as it was.
    [[nodiscard]] tl::expected<std::optional<importers::MergedSheet>, QString> changedThere() const;
    // What came out of that; one step that undoes.
    void takeMerged(importers::CardSheet sheet);
    // Refused where changedThere() gives something, or where the form of the file cannot hold a cell.
    [[nodiscard]] tl::expected<void, QString> save();
    // What is not saved, to go on with after the program has ended: all that merging needs, too. Nothing but a draft of
    // this list is taken; steps from before cannot be undone.
    [[nodiscard]] QByteArray draft() const;
    bool takeDraft(const QByteArray& draft);

Q_SIGNALS:
    void changed();       // cells
    void saved();         // isModified()
    void impactChanged(); // impact()

private:
    friend class SheetCommand;
    friend class MergeCommand;
    [[nodiscard]] bool lacksType() const;
    void touched();
    void findImpact(bool repairs = false);
    [[nodiscard]] const importers::ReadResult<std::string>& bytes() const;

    std::filesystem::path m_file;
    GameFolder m_place;
    model::Game m_game;
    importers::CardListOptions m_options;
    importers::CardSheet m_sheet;
    std::string m_disk; // the file as it was last read or written
    int m_base = 0;     // what m_sheet.bytes are: rows of steps that were made on others have no place there
    int m_lastBase = 0;
    bool m_needsType = false;
    mutable std::optional<importers::SheetReading> m_reading;
    mutable importers::CardSheet m_asRead; // of the bytes of m_sheet
    mutable std::optional<int> m_asReadBase;
    mutable std::optional<importers::ReadResult<std::string>> m_bytes;
    std::optional<ImportImpact> m_impact;
    QUndoStack m_undo;
    QTimer m_impactSoon;
    Job m_impactJob;
};

} // namespace nexus::app
