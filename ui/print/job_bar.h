// How far pages are written, and a button that calls it off; hidden while nothing is written. One job at a time.
#pragma once

#include "app/printing/pdf_sheets.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

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

} // namespace nexus::ui
