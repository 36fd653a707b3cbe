#include "ui/window/start_question.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace nexus::ui {

namespace {

struct StartQuestion {
    Q_DECLARE_TR_FUNCTIONS(StartQuestion)
};

} // namespace

std::unique_ptr<QMessageBox> startQuestion(const QString& lockFile, const QString& machine, qint64 process)
{
    auto box = std::make_unique<QMessageBox>(QMessageBox::Warning, StartQuestion::tr("Profile in use"),
        machine.isEmpty()
            ? StartQuestion::tr("Another NexusDeck (process %1) has this profile open and does not answer.")
                  .arg(process)
            : StartQuestion::tr("NexusDeck has this profile open on the machine “%1”.").arg(machine),
        QMessageBox::Cancel);
    box->setInformativeText(StartQuestion::tr("If it is still open there, each window overwrites what the other saves. "
                                              "Start only if it is not.\nThat it is open says the file %1")
                                .arg(lockFile));
    box->addButton(StartQuestion::tr("&Start anyway"), QMessageBox::AcceptRole)->setObjectName(QStringLiteral("start"));
    box->setDefaultButton(QMessageBox::Cancel);
    return box;
}

bool wantsToStartAnyway(const QString& lockFile, const QString& machine, qint64 process)
{
    const auto box = startQuestion(lockFile, machine, process);
    box->exec();
    return box->buttonRole(box->clickedButton()) == QMessageBox::AcceptRole;
}

} // namespace nexus::ui
