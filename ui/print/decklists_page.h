// Tournament decklists: at the left which decks and who plays them, at the right the page as it will be printed. Saved
// as PDF, text, CSV, JSON or Markdown, all in one file or a file each, or printed; on a worker thread that can be
// stopped. What is typed is remembered for the next list, here and on the command line.
#pragma once

#include "app/documents/workspace.h"
#include "app/jobs/decklist_files.h"
#include "app/jobs/newest_job.h"
#include "ui/print/job_bar.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPrinter;
class QPushButton;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace nexus::ui {

class DeckPicker;
class LineLabel;
class PreviewBar;
class SheetPreview;

class DecklistsPage : public QWidget {
    Q_OBJECT
public:
    explicit DecklistsPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~DecklistsPage() override;

    void ready();
    void choose(app::DeckDocument* document);
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);

    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] SheetPreview* preview() const { return m_preview; }
    [[nodiscard]] QLineEdit* field(std::size_t index) const { return m_fields[index]; } // of app::playerFields
    [[nodiscard]] QComboBox* paper() const { return m_paper; }
    [[nodiscard]] QCheckBox* twoCopies() const { return m_twoCopies; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString insteadText() const; // what stands where the page would be; empty while that is shown
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] bool isWorking() const { return m_writing->isWorking(); }

    // Tests answer these.
    std::function<QString(const QString& suggested, const QString& filters)> askSave;
    std::function<QString()> askFolder;
    std::function<bool(QPrinter& printer)> askPrinter;

public Q_SLOTS:
    void savePdf();
    void saveAs();   // text, CSV, JSON, Markdown
    void saveEach(); // a PDF a deck
    void print();
    void cancel();
    void clearPlayer();

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Shown;
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeButtons();
    void later();
    void refresh();
    void showList(const Shown& shown);
    void showInstead(const QString& text);
    void updateButtons();
    [[nodiscard]] app::PlayerDetails player() const;
    [[nodiscard]] app::DecklistOrder order(app::DecklistForm form) const;
    [[nodiscard]] std::vector<app::DeckToList> chosen() const;
    [[nodiscard]] std::shared_ptr<const app::TournamentLists> lists();
    [[nodiscard]] QString suggestedFile(const QString& ending) const;
    app::PagesJob& begin(const QString& done);
    void write(const QString& file, app::DecklistForm form);

    app::Workspace& m_workspace;
    DeckPicker* m_picker;
    std::array<QLineEdit*, app::playerFields.size()> m_fields{};
    QComboBox* m_paper;
    QCheckBox* m_twoCopies;
    QSplitter* m_split;
    QStackedWidget* m_stack;
    SheetPreview* m_preview;
    PreviewBar* m_bar;
    QLabel* m_instead;
    LineLabel* m_summary;
    JobBar* m_writing;
    QPushButton *m_each, *m_save, *m_text, *m_print;
    std::shared_ptr<const app::TournamentLists> m_lists; // of the catalogue as it is now
    QString m_done;                                      // what is told when the pages are written
    app::NewestJob m_making;
    QTimer m_soon;
    QString m_lastFolder;
    bool m_stale = true, m_shown = false;
};

} // namespace nexus::ui
