// What the pages of Print that lay decks out on paper have in common.
#pragma once

#include "app/documents/workspace.h"
#include "app/jobs/newest_job.h"
#include "app/jobs/pages_job.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/line_label.h"
#include "ui/theme/widgets.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace nexus::ui {

class PreviewBar;
class SheetPreview;

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

    // Tests answer it.
    std::function<bool(QPrinter& printer)> askPrinter;

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
    app::PagesJob& begin(const QString& done); // what is said when the pages are written
    // In the folder used last.
    [[nodiscard]] QString suggestedFile(QString name, const QString& ending) const;
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
    app::NewestJob m_job; // works out what is shown
    QString m_lastFolder;
    bool m_stale = true;

private:
    app::Workspace& m_workspace;
    QSplitter* m_split;
    QTimer m_soon;
    QString m_done;
};

} // namespace nexus::ui
