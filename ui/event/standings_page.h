// The standings after a round: who is where, and why, with the numbers, for the player that is chosen.
#pragma once

#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class RowTable;

class StandingsPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Rank, Name, Points, Matches, OpponentsMatches, Games, OpponentsGames };

    explicit StandingsPage(app::EventSession& session, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QComboBox* rounds() const { return m_rounds; }
    [[nodiscard]] QString why() const;

protected:
    void refresh() override;

private:
    void fillTable();
    void showWhy();

    QComboBox* m_rounds;
    RowTable* m_table;
    QTextBrowser* m_why;
    std::vector<model::PlayerNumber> m_players; // rows of the table
};

} // namespace nexus::ui
