// Papers of the open event and its web page, as a menu: each asks for a file, is made on a worker and written whole.
#pragma once

#include "app/base/job.h"
#include "app/documents/event_paper.h"
#include "app/documents/event_session.h"
#include "ui/theme/widgets.h"

#include <functional>

namespace nexus::ui {

class EventPapers : public QObject {
    Q_OBJECT
public:
    EventPapers(app::EventSession& session, QWidget* parent);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    void savePdf(app::EventPrint what);
    void savePage();
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

    std::function<QString(const QString& suggested, const QString& filter)> askSave; // tests answer it

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

} // namespace nexus::ui
