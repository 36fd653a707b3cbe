// File › Library to a folder, Library from a folder: on a worker with connections of its own. What both sides changed
// is listed, and a person chooses.
#pragma once

#include "app/base/job.h"
#include "app/documents/library_folder.h"
#include "app/documents/workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace nexus::ui {

class LibraryFolder : public QObject {
    Q_OBJECT
public:
    LibraryFolder(app::Workspace& workspace, QWidget* window);

    void exportTo();
    void importFrom();
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    void cancel() { m_job.cancel(); }

    // Tests answer these.
    std::function<QString(const QString& title)> askFolder; // empty: nowhere
    std::function<bool(const QStringList& changed)> askOverwrite;
    std::function<model::MergeChoice(const app::LibraryImport& found)> askChoice; // Ask: nothing is to be done

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

private:
    void exportInto(const QString& folder, bool overwrite);
    void importOutOf(const QString& folder, model::MergeChoice choice);
    void exported(const QString& folder, const app::LibraryExport& done);
    void imported(const QString& folder, const app::LibraryImport& done);

    app::Workspace& m_workspace;
    app::Job m_job;
};

} // namespace nexus::ui
