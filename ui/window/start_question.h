// Asked before there is a window: another NexusDeck seems to have the profile open, and does not answer.
#pragma once

#include <QString>

#include <memory>

class QMessageBox;

namespace nexus::ui {

// `machine` is empty where the other runs on this one, as `process`. Accepted by "Start anyway"; Cancel is the default.
[[nodiscard]] std::unique_ptr<QMessageBox> startQuestion(
    const QString& lockFile, const QString& machine, qint64 process);
[[nodiscard]] bool wantsToStartAnyway(const QString& lockFile, const QString& machine, qint64 process);

} // namespace nexus::ui
