// Taking back the last import: looks at what that changes in saved decks, shows it, and does it only when asked to.
// Reading and writing are an app::ImportJob; Cancel or closing the dialog before the end leaves all as it was.
#pragma once

#include "app/documents/card_import.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class UndoImportDialog : public QDialog {
    Q_OBJECT
public:
    // `what`: the import in words, for the question.
    UndoImportDialog(
        std::filesystem::path profile, const QString& question, const QString& what, QWidget* parent = nullptr);
    ~UndoImportDialog() override;

Q_SIGNALS:
    void takenBack(const std::shared_ptr<const nexus::model::Catalogue>& catalogue);
    void trouble(const QString& message);

protected:
    void done(int result) override;

private:
    void showProgress(int done, int all, const QString& what);
    void showImpact();
    void takeBack();

    std::unique_ptr<app::ImportJob> m_job;
    bool m_writing = false;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_impact = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton *m_yes = nullptr, *m_no = nullptr;
};

} // namespace nexus::ui
