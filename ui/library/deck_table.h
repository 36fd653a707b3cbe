// The decks of the library, or those in its bin, as a table to sort, to find in and to choose from. Legality is asked
// for a few rows at a time once the rows stand, so that a large library shows at once. What is chosen stays chosen
// when the decks are set anew: where none of it is left, the row that took its place is.
#pragma once

#include "app/documents/deck_library.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTimer>
#include <QTreeView>

namespace nexus::ui {

class DeckTable : public QTreeView {
    Q_OBJECT
public:
    enum class Holds { Library, Bin }; // of the bin no legality is shown, and nothing need be chosen
    enum Column { Name, Legality, Cards, Ruleset, Tags, Changed };
    static constexpr int deckRole = Qt::UserRole + 1; // its id, on the name
    using VerdictOf = std::function<app::Verdict(std::int64_t deck)>;

    explicit DeckTable(Holds holds, QWidget* parent = nullptr);

    // Asked again for every deck that is set, and once more after a change of theme.
    void setVerdicts(VerdictOf verdicts) { m_verdictOf = std::move(verdicts); }
    void setDecks(std::vector<app::LibraryDeck> decks, const model::Game& game);
    // Only the decks these words find are shown.
    void setWords(const std::string& words);
    [[nodiscard]] int all() const { return m_rows->rowCount(); }
    [[nodiscard]] int shown() const { return m_shown->rowCount(); }

    [[nodiscard]] std::vector<std::int64_t> chosen() const;
    [[nodiscard]] std::optional<std::int64_t> onlyChosen() const;
    [[nodiscard]] QString onlyChosenName() const;
    void choose(std::int64_t deck);
    void chooseFirst(); // where nothing is chosen

Q_SIGNALS:
    void chosenChanged(); // also after the decks were set

protected:
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void changeEvent(QEvent* event) override;

private:
    // What is chosen, over a change of the rows.
    struct Kept {
        std::vector<std::int64_t> decks;
        std::int64_t current = 0;
        int row = 0, scroll = 0;
    };
    [[nodiscard]] Kept keep() const;
    void restore(const Kept& kept);
    void chooseRow(const QModelIndex& index);
    void checkSome();
    void showLegality(int row);

    Holds m_holds;
    VerdictOf m_verdictOf;
    std::vector<app::LibraryDeck> m_decks; // as the rows, before they are sorted
    std::string m_words;
    QStandardItemModel* m_rows = nullptr;
    QSortFilterProxyModel* m_shown = nullptr;
    QTimer m_checkSoon;
    int m_unchecked = 0; // rows from here on have no legality yet
    bool m_filling = false;
};

} // namespace nexus::ui
