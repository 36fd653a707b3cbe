// The lists of an event with their players, and the deck check at the table: the cards that lie there are called out
// and typed, and stand beside the player's list with what the sideboard may have changed.
#pragma once

#include "app/documents/table_check.h"
#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <optional>

namespace nexus::ui {

class LineLabel;
class ProposalList;
class RowTable;

class ListsPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Table, Player, Legal, Deck, Checksum };
    enum CardColumn { Card, InDeck, InSide, Called, Says };

    explicit ListsPage(app::EventSession& session, QWidget* parent = nullptr);

    // The list of this player.
    void choose(model::PlayerNumber player);
    void startAnew();

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] RowTable* cards() const { return m_cards; }
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QString preview() const;
    [[nodiscard]] QString verdict() const;

protected:
    void refresh() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeCheck();
    void chosenChanged();
    void fillCards();
    void edited();
    void enter();
    void call(model::CardIndex card, int copies);
    [[nodiscard]] std::vector<model::CardIndex> meant() const; // by what stands in the line, those of the list first

    RowTable *m_table, *m_cards = nullptr;
    QLabel *m_name = nullptr, *m_verdict = nullptr;
    QLineEdit* m_line = nullptr;
    LineLabel* m_preview = nullptr;
    ProposalList* m_proposals = nullptr;
    QPushButton* m_anew = nullptr;
    std::vector<model::PlayerNumber> m_players; // rows of the table
    model::PlayerNumber m_shown = 0;
    std::shared_ptr<const model::EnteredList> m_shownList;
    std::optional<app::TableCheck> m_check;
};

} // namespace nexus::ui
