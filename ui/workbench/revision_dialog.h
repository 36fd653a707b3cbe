// Asks for a card list in a git repository: the folder, a revision, and a path, proposed from the lists that the
// revision has. They are looked for beside the window.
#pragma once

#include "app/base/job.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTimer>

namespace nexus::ui {

class LineLabel;

class RevisionDialog : public QDialog {
    Q_OBJECT
public:
    // Begins with what `word` names, "REPO@REVISION:PATH", where it names anything.
    explicit RevisionDialog(const QString& word, QWidget* parent = nullptr);
    ~RevisionDialog() override;

    [[nodiscard]] QString word() const; // as it stands in the fields
    [[nodiscard]] QLineEdit* repository() const { return m_repository; }
    [[nodiscard]] QLineEdit* revision() const { return m_revision; }
    [[nodiscard]] QComboBox* path() const { return m_path; }

Q_SIGNALS:
    void wordChosen(const QString& word);

private:
    void look();
    void take(const QStringList& paths, const QString& trouble);
    void chooseFolder();
    void showReady();

    app::Job m_job;
    QTimer m_soon;
    QLineEdit *m_repository, *m_revision;
    QComboBox* m_path;
    LineLabel* m_told;
    QPushButton* m_take = nullptr;
};

} // namespace nexus::ui
