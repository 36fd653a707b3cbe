#include "ui/event/log_page.h"

#include "app/text/event_log.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

namespace nexus::ui {

LogPage::LogPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_table(new RowTable(
          tr("Everything that happened"), {{tr("When"), 150}, {tr("By"), 140}, {tr("What was done"), 400}}))
{
    setContent(pageOf(columnOf(
        8, {mutedLabel(tr("The last stands on top. Ctrl+Z takes back what was done last; both stay in the log.")),
               {m_table, 1}})));
}

void LogPage::refresh()
{
    const auto& log = session().event().log;
    struct LogLine {
        QString when, who, what;
    };
    std::vector<LogLine> lines;
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry)
        lines.push_back({localTime(entry->when), q(entry->who), q(app::deedText(state(), entry->deed))});
    const auto line = keptRows(lines);
    TableRows rows{.count = static_cast<int>(lines.size())};
    rows.text = [line](int row, int column) {
        const QString words[] = {line(row).when, line(row).who, line(row).what};
        return words[column];
    };
    m_table->setRows(std::move(rows));
}

} // namespace nexus::ui
