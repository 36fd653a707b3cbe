// What the pages of Print that lay decks out on paper have in common: the preview of the paper, the bars, the page.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "app/printing/decklist_text.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_sheet.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/parts.h"
#include "ui/theme/sheet_preview.h"
#include "ui/theme/widgets.h"

#include <QLabel>
#include <QStackedWidget>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QWidget;

namespace nexus::ui {

// How far pages are written, and a button that calls it off; hidden while nothing is written. One job at a time.
class JobBar : public QWidget {
    Q_OBJECT
public:
    explicit JobBar(const QString& progressName, QWidget* parent = nullptr);

    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }
    // A job to be given its work; only while none is working.
    [[nodiscard]] app::PagesJob& begin();
    void cancel();

Q_SIGNALS:
    void workingChanged();
    void finished();
    void cancelled();
    void failed(const QString& message);

private:
    void end();

    QProgressBar* m_progress;
    QPushButton* m_cancel;
    std::unique_ptr<app::PagesJob> m_job;
};

// Where what was saved lies, with buttons that open it; hidden until something was, and again once that is old.
class SavedLine : public QWidget {
    Q_OBJECT
public:
    explicit SavedLine(QWidget* parent = nullptr);

    void tell(const QString& place); // a file or a folder

Q_SIGNALS:
    void openWanted(const QString& place);

private:
    LineLabel* m_words;
    QPushButton *m_open, *m_folder;
    QString m_place;
};

// What the pages of Print that lay chosen decks out on paper have in common: at the left which decks and how, at the
// right the paper as it will be printed, or what to do instead, and below it what was made and where it goes. A page
// works out what it shows only while it is seen, once for several changes in a row; it writes and prints on a worker.
class SheetsPage : public QWidget {
    Q_OBJECT
public:
    void choose(app::DeckDocument* document) { m_picker->choose(document); }
    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] SheetPreview* preview() const { return m_preview; }
    [[nodiscard]] QString summary() const { return m_summary->text(); }
    // What stands where the paper would be; empty while that is shown.
    [[nodiscard]] virtual QString insteadText() const
    {
        return m_stack->currentIndex() == 0 ? QString() : m_instead->text();
    }
    [[nodiscard]] bool isWorking() const { return m_writing->isWorking(); }
    [[nodiscard]] bool isSettled() const; // nothing is being worked out any more

    // Tests answer these.
    std::function<bool(QPrinter& printer)> askPrinter;
    std::function<void(const QString& place)> openPlace; // a file or a folder, by the program for it

public Q_SLOTS:
    virtual void savePdf() = 0;
    virtual void print() = 0;
    void cancel() { m_writing->cancel(); }

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

protected:
    // `progress`: what the bar of the pages being written is called.
    SheetsPage(app::Workspace& workspace, const QString& progress, QWidget* parent);

    virtual void refresh() = 0;       // seen, and something has changed
    virtual void updateButtons() = 0; // what is shown has changed, or pages are being written
    virtual void written() {}         // all pages, before it is said
    void showEvent(QShowEvent* event) override;
    // `choices` at the left, `paper` and the buttons to save and print at the right, `further` buttons before these.
    void arrange(QLayout* choices, QWidget* paper, std::initializer_list<QPushButton*> further);
    void later();
    // Only the words, and no paper.
    void sayInstead(const QString& text);
    // What is said when the pages are written: `%1` is the file or folder, which is then offered to be opened.
    app::PagesJob& begin(const QString& done, const QString& place = {});
    // In the folder used last.
    [[nodiscard]] QString suggestedFile(const QString& name, const QString& ending) const;
    void keepView(QSettings& settings, const QString& group) const;
    void restoreView(const QSettings& settings, const QString& group);
    [[nodiscard]] app::Workspace& workspace() const { return m_workspace; }

    DeckPicker* m_picker;
    QStackedWidget* m_stack; // the preview, then what is said instead
    SheetPreview* m_preview;
    PreviewBar* m_bar;
    QLabel* m_instead;
    LineLabel* m_summary;
    JobBar* m_writing;
    QPushButton *m_save, *m_print;
    app::Job m_job; // works out what is shown
    QString m_lastFolder;
    bool m_stale = true;

private:
    app::Workspace& m_workspace;
    QSplitter* m_split;
    QTimer m_soon;
    QString m_done, m_place;
    SavedLine* m_saved;
};

// Sheets of proxies and decklists onto a printer: the pages of the preview and the PDF, on the whole of the paper, at
// true size.

// Why not, as a sentence, where the printer was set to other paper than the pages are laid out for.
[[nodiscard]] QString sheetPaperTrouble(const QPrinter& printer, const app::ProxySheets& sheets);
[[nodiscard]] QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm);
// False where it was called off.
bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report);
bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report);

} // namespace nexus::ui
