// Decks to print, write down or check: those that are open first, then the rest of the library, with a search and a
// tick box each. One of them is the current one, for previews.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/theme/widgets.h"

#include <QListWidget>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <set>

namespace nexus::ui {

class LineLabel;

class DeckPicker : public QWidget {
    Q_OBJECT
public:
    explicit DeckPicker(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready(); // the workspace is
    // Ticks that open deck alone, unless several are ticked; where it is hidden, when it is next seen.
    void choose(app::DeckDocument* document);
    // Ticks these decks of the library alone, open or not; where it is hidden, when it is next seen.
    void chooseOnly(const std::set<std::int64_t>& ids);
    // What is ticked, to be ticked again after a restart: decks of the library, and files that are open. Where it is
    // hidden, what will be ticked when it is next seen.
    [[nodiscard]] QStringList ticked() const;
    void tick(const QStringList& ticked);
    // As they are now, in the order of the list; changes not saved yet included. Without one of the library.
    [[nodiscard]] std::vector<model::Deck> chosen(std::int64_t without = 0) const;
    [[nodiscard]] std::optional<model::Deck> current() const; // of the chosen ones
    [[nodiscard]] QListWidget* list() const { return m_list; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

Q_SIGNALS:
    void chosenChanged(); // others are ticked, or one of them is another deck now

private:
    struct Row {
        QPointer<app::DeckDocument> document; // open; it may close while nobody looks
        std::int64_t id = 0;                  // else in the library
    };
    void readLibrary();
    void refill();
    void documentChanged();
    void changed() { m_soon.start(); }
    void tell();
    void filter();
    [[nodiscard]] std::optional<model::Deck> deckOf(const Row& row) const;
    void tickAll(bool ticked);
    [[nodiscard]] static QString keyOf(const Row& row);
    [[nodiscard]] bool isTicked(int at) const { return m_list->item(at)->checkState() == Qt::Checked; }

    app::Workspace& m_workspace;
    app::DeckLibrary* m_library = nullptr; // while it is seen: each change of a deck would be read otherwise
    bool m_ready = false;
    QLineEdit* m_search;
    QListWidget* m_list;
    LineLabel* m_sum;
    std::vector<Row> m_rows; // as in the list
    QTimer m_soon;
    QPointer<app::DeckDocument> m_wanted; // chosen while there was no list
    std::set<std::int64_t> m_wantedIds;
    QStringList m_wantedKeys;
};

} // namespace nexus::ui
