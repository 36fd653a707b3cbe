// A file comes into the collection: first what it would bring, line by line (matched, close, without a card), with the
// choice to add or to replace; then one step of undo. Closing it at any time before the end leaves all as it was.
#pragma once

#include "app/documents/collection_files.h"
#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class RowTable;

class CollectionImportDialog : public QDialog {
    Q_OBJECT
public:
    CollectionImportDialog(app::Workspace& workspace, const QString& file, QWidget* parent = nullptr);
    ~CollectionImportDialog() override;

    [[nodiscard]] RowTable* lines() const { return m_lines; }
    [[nodiscard]] QTabBar* kinds() const { return m_kinds; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    [[nodiscard]] QPushButton* chooseButton() const { return m_choose; }
    [[nodiscard]] QRadioButton* replaceButton() const { return m_replace; }
    // What was done, for the status line.
    [[nodiscard]] const QString& outcome() const { return m_outcome; }

    void reject() override;

private:
    enum Page { Working, Preview, Trouble };
    QWidget* makeWorking();
    QWidget* makePreview();
    void showLines();
    void showSummary();
    void chooseCard();
    void apply();

    app::Workspace& m_workspace;
    app::CollectionImportJob* m_job;
    QStackedWidget* m_pages;
    QLabel* m_what;
    QProgressBar* m_bar;
    QLabel* m_summary;
    QTabBar* m_kinds;
    RowTable* m_lines;
    QRadioButton* m_add;
    QRadioButton* m_replace;
    QCheckBox* m_wanted;
    QPushButton* m_choose;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    QLabel* m_trouble;
    std::vector<std::size_t> m_shown; // rows of the table → lines of the job
    bool m_busy = true, m_leaving = false;
    QString m_outcome;
};

} // namespace nexus::ui
