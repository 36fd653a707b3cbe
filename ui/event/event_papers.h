// Papers of the open event and its web page, as a menu: each paper is looked at first and then saved or printed, made
// on a worker and written whole.
#pragma once

#include "app/base/job.h"
#include "app/documents/event_paper.h"
#include "app/documents/event_session.h"
#include "ui/theme/sheet_preview.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <functional>

namespace nexus::ui {

class LineLabel;

class EventPapers : public QObject {
    Q_OBJECT
public:
    EventPapers(app::EventSession& session, QWidget* parent);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    void show(app::EventPrint what); // before it is printed
    void savePdf(const app::EventPrintOrder& order);
    void savePage();
    void print(const PreviewPages& pages, const QString& name);
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    [[nodiscard]] app::EventSession& session() const { return m_session; }

    // Tests answer these.
    std::function<QString(const QString& suggested, const QString& filter)> askSave;
    std::function<bool(QPrinter& printer)> askPrinter;

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);
    void working(nexus::app::Job* job, const QString& what);

private:
    [[nodiscard]] QString askFile(const QString& what, const QString& ending, const QString& filter) const;
    void write(const QString& file, const std::string& bytes, const QString& more = {});

    app::EventSession& m_session;
    QWidget* m_parent;
    QMenu* m_menu;
    app::Job m_job;
};

// One paper after another as it will be printed; of a round that is chosen.
class EventPaperDialog : public QDialog {
    Q_OBJECT
public:
    EventPaperDialog(EventPapers& papers, app::EventPrint what, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* what() const { return m_what; }
    [[nodiscard]] QComboBox* rounds() const { return m_rounds; }
    [[nodiscard]] SheetPreview* preview() const { return m_preview; }
    [[nodiscard]] QString told() const;
    [[nodiscard]] bool isSettled() const { return !m_job.isBusy() && m_preview->isSettled(); }

private:
    [[nodiscard]] app::EventPrintOrder order() const;
    void refresh();
    void showPaper(tl::expected<app::PaperPages, std::string> pages, const QSizeF& pageMm);

    EventPapers& m_papers;
    QComboBox *m_what, *m_rounds, *m_paper;
    SheetPreview* m_preview;
    PreviewBar* m_bar;
    LineLabel* m_told;
    QPushButton *m_save, *m_print;
    PreviewPages m_pages;
    app::Job m_job;
};

} // namespace nexus::ui
