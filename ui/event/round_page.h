// A round: its pairs with the tables that have no result on top, results typed by the table's number and two keys,
// corrected later; the next round, pairs changed by hand before it starts, the cut.
#pragma once

#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <functional>

namespace nexus::ui {

class BracketView;
class LineLabel;
class RowTable;

class RoundPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Table, First, Result, Second, Told };

    explicit RoundPage(app::EventSession& session, QWidget* parent = nullptr);

    void pairNext();
    void cutTo();
    [[nodiscard]] model::PlayerNumber winnerOfCut() const;
    void changePairs();
    // What stands in the line is written down, where it is a result.
    void enterResult();

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QComboBox* rounds() const { return m_rounds; }
    [[nodiscard]] QPushButton* pairButton() const { return m_pair; }
    [[nodiscard]] QString preview() const;
    [[nodiscard]] QString summary() const;
    // The round that is shown, from 1; 0: none is paired.
    [[nodiscard]] int shownRound() const;

    void planRounds();

    // Tests answer these.
    std::function<std::optional<int>(int players)> askCut; // to how many
    std::function<std::optional<int>(int now)> askRounds;  // 0: as many as the players ask for

protected:
    void refresh() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeTools();
    QWidget* makeFoot();
    void fillRounds();
    void fillTable();
    void edited();
    void showPreview();
    void takeRow();
    bool giveResult(int table, const model::MatchScore& score);
    void updateButtons();
    void wasPaired(const QString& trouble);
    [[nodiscard]] QString toldOf(const model::EventMatch& match) const;

    QComboBox* m_rounds = nullptr;
    QLineEdit* m_line = nullptr;
    LineLabel *m_preview = nullptr, *m_summary = nullptr;
    RowTable* m_table;
    QLabel* m_byes = nullptr;
    BracketView* m_bracket;
    QScrollArea* m_bracketPart = nullptr;
    QPushButton *m_pair = nullptr, *m_cut = nullptr, *m_change = nullptr, *m_plan = nullptr;
    std::vector<std::size_t> m_matches; // rows of the table → matches of the round
    int m_paired = 0;                   // rounds there were when last shown
};

} // namespace nexus::ui
