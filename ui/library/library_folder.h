// File › Library to a folder, Library from a folder: on a worker with connections of its own. What is shared is chosen
// first; what would come and go is listed in numbers before anything is taken in, and of what both sides changed a
// person chooses.
#pragma once

#include "app/base/job.h"
#include "app/documents/library_folder.h"
#include "app/documents/workspace.h"

#include <QObject>

#include <functional>
#include <optional>

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
    using MaybeShare = std::optional<app::FolderShare>;
    std::function<MaybeShare(const app::FolderShare& last, const QStringList& tags)> askShare; // none: nothing is done
    using MaybeTaking = std::optional<app::FolderTaking>;
    // As it was looked at; with `look` again under other choices, without it is taken in.
    std::function<MaybeTaking(const app::LibraryImport& found, const app::FolderTaking& looked)> askTaking;

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

private:
    void exportInto(const QString& folder, const app::FolderShare& share);
    void importOutOf(const QString& folder, const app::FolderTaking& taking);
    void exported(const QString& folder, app::FolderShare share, const app::LibraryExport& done);
    void imported(const QString& folder, const app::FolderTaking& taking, const app::LibraryImport& done);
    void takenIn(const QString& folder, const app::LibraryImport& done);

    app::Workspace& m_workspace;
    app::Job m_job;
};

} // namespace nexus::ui
