// Cards out of files into the catalogue: choose or drop files, read them with progress, see the report and what it
// changes in saved decks, then import or not. Reading and writing are an app::ImportJob; nothing is written before
// Import is pressed, and Cancel or closing the dialog at any time leaves the catalogue as it was.
#pragma once

#include "app/documents/card_import.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(app::GameFolder profile, QWidget* parent = nullptr);

    // The set that all cards go to; empty: the files say.
    void setSet(const QString& code);
    // Adds to the files chosen.
    void addFiles(const QStringList& files);
    void read();

Q_SIGNALS:
    // Everything is written; `catalogue` is the new snapshot. The dialog stays open to say so.
    void imported(const std::shared_ptr<const nexus::model::Catalogue>& catalogue);
    // A new edition is to be made for the headings of these files.
    void editionWanted(const QStringList& files);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void done(int result) override;

private:
    enum Page { Choose, Working, Report };
    QWidget* makeChoosePage();
    QWidget* makeReportPage();
    void showPage(Page page);
    void showProgress(int done, int all, const QString& what);
    void showReport();
    void askAboutNames();
    void showImported();
    void showTrouble(const QString& message);
    [[nodiscard]] QStringList files() const;

    app::GameFolder m_profile;
    std::unique_ptr<app::ImportJob> m_job;
    bool m_writing = false;
    importers::TextEncoding m_encoding = importers::TextEncoding::Unicode;
    int m_run = 0; // counts jobs: a signal of one that is gone may still be on its way
    QStackedWidget* m_pages = nullptr;
    QListWidget* m_files = nullptr;
    QLineEdit *m_type = nullptr, *m_set = nullptr;
    QLabel *m_trouble = nullptr, *m_what = nullptr, *m_headline = nullptr, *m_detail = nullptr;
    QProgressBar* m_bar = nullptr;
    // What is asked about names: each reads the files again with the answer.
    QCheckBox *m_renames = nullptr, *m_withdraw = nullptr;
    QTabWidget* m_tabs = nullptr;
    QPushButton *m_main = nullptr, *m_back = nullptr, *m_again = nullptr, *m_windows = nullptr, *m_close = nullptr,
                *m_edition = nullptr;
};

// Taking back the last import: looks at what that changes in saved decks, shows it, and does it only when asked to.
// Reading and writing are an app::ImportJob; Cancel or closing the dialog before the end leaves all as it was.
class UndoImportDialog : public QDialog {
    Q_OBJECT
public:
    // `what`: the import in words, for the question.
    UndoImportDialog(app::GameFolder profile, const QString& question, const QString& what, QWidget* parent = nullptr);

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
