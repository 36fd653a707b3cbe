// A game as a battle report in Markdown: to be read, copied or saved, by the edition's template or another.
#pragma once

#include "app/documents/game_session.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace nexus::ui {

class ReportDialog : public QDialog {
    Q_OBJECT
public:
    // Of the game as it stands now.
    // As READER may know the game; noSeat sees all.
    ReportDialog(
        app::Workspace& workspace, const app::GameSession& session, model::SeatIndex reader, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    // By that template; what is wrong with it is said in the place of the report.
    void useTemplate(const QString& file);

private:
    struct Report;
    void fill();
    void copy();
    void save();
    void chooseTemplate();

    std::shared_ptr<Report> m_report;
    QPlainTextEdit* m_text;
    QLabel* m_line;
    QPushButton *m_copy = nullptr, *m_save = nullptr;
};

} // namespace nexus::ui
