// What was played at the event and how it did: domains, leaders and cards with their share of the decks and their win
// share, with the interval that so few matches leave. From the lists and the results so far.
#pragma once

#include "app/documents/event_stats.h"
#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <functional>

namespace nexus::ui {

class LineLabel;
class RowTable;

class StatsPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Name, Decks, Share, Matches, Wins, Interval };

    explicit StatsPage(app::EventSession& session, QWidget* parent = nullptr);

    void saveCsv();
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QComboBox* kinds() const { return m_kinds; }
    [[nodiscard]] QString summary() const;

    std::function<QString(const QString& suggested)> askSave; // tests answer it

protected:
    void refresh() override;

private:
    void fillTable();

    QComboBox* m_kinds;
    RowTable* m_table;
    LineLabel* m_summary;
    app::EventStats m_stats;
};

} // namespace nexus::ui
