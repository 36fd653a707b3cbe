#include "ui/table/report_dialog.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/battle_report.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPlainTextEdit>

#include <stdexcept>

namespace nexus::ui {

struct ReportDialog::Report {
    importers::TemplateFields fields;
    app::BattleTemplate form;
};

ReportDialog::ReportDialog(
    app::Workspace& workspace, const app::GameSession& session, model::SeatIndex reader, QWidget* parent)
    : QDialog(parent)
    , m_report(std::make_shared<Report>())
    , m_text(named(new QPlainTextEdit(this), tr("Battle report")))
    , m_line(mutedLabel({}, this))
{
    setObjectName(QStringLiteral("battleReport"));
    setWindowTitle(tr("Battle report"));
    m_text->setReadOnly(true);
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    m_copy = withId(addButton(*buttons, tr("&Copy"), this, &ReportDialog::copy), "copyReport");
    m_save = withId(addButton(*buttons, tr("&Save…"), this, &ReportDialog::save), "saveReport");
    addButton(*buttons, tr("Other &template…"), this, &ReportDialog::chooseTemplate);
    setLayout(columnOf({{m_text, 1}, m_line, buttons}));
    resizeOnScreen(*this, {760, 640});
    try {
        const auto& timeline = session.timeline();
        m_report->fields = app::battleFieldsOf(timeline, workspace.library(), workspace.place(), reader);
        m_report->form = app::battleTemplate(workspace.library(), timeline.state().facts->ruleset, workspace.place());
        fill();
    } catch (const std::runtime_error& why) { // one's own template or evaluation
        m_text->setPlainText(QString::fromUtf8(why.what()));
        m_copy->setEnabled(false);
        m_save->setEnabled(false);
    }
}

QString ReportDialog::text() const { return m_text->toPlainText(); }

void ReportDialog::fill()
{
    const auto report = app::battleReport(m_report->fields, m_report->form);
    m_text->setPlainText(q(report ? *report : report.error()));
    m_copy->setEnabled(report.has_value());
    m_save->setEnabled(report.has_value());
    const auto& file = m_report->form.file;
    m_line->setText(file.starts_with(':') ? tr("By the template that comes with the program.")
                                          : tr("By the template %1.").arg(q(file)));
}

void ReportDialog::useTemplate(const QString& file)
{
    const auto bytes = app::readFile(file.toStdString(), importers::maxTemplateBytes);
    if (!bytes) {
        m_line->setText(QStringLiteral("%1 %2.").arg(file, q(bytes.error())));
        return;
    }
    m_report->form = {file.toStdString(), *bytes};
    fill();
}

void ReportDialog::copy()
{
    QGuiApplication::clipboard()->setText(text());
    m_line->setText(tr("The report is on the clipboard."));
}

void ReportDialog::save()
{
    const auto file = QFileDialog::getSaveFileName(
        this, tr("Save the battle report"), tr("Report.md"), tr("Markdown (*.md);;All files (*)"));
    if (file.isEmpty())
        return;
    if (const auto written = app::writeFile(file.toStdString(), text().toStdString()); !written)
        m_line->setText(QStringLiteral("%1 %2.").arg(file, q(written.error())));
    else
        m_line->setText(tr("The report is saved to %1.").arg(file));
}

void ReportDialog::chooseTemplate()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("Template of the battle report"), {}, tr("Markdown (*.md);;All files (*)"));
    if (!file.isEmpty())
        useTemplate(file);
}

} // namespace nexus::ui
