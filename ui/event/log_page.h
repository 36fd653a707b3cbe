// Everything that happened at the event, the last on top: when, by whom, what; what was taken back is said to be.
#pragma once

#include "ui/event/event_page.h"

namespace nexus::ui {

class RowTable;

class LogPage : public EventPage {
    Q_OBJECT
public:
    enum Column { When, Who, What };

    explicit LogPage(app::EventSession& session, QWidget* parent = nullptr);
    [[nodiscard]] RowTable* table() const { return m_table; }

protected:
    void refresh() override;

private:
    RowTable* m_table;
};

} // namespace nexus::ui
