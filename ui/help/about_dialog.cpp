#include "ui/help/about_dialog.h"

#include "app/text/components.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QClipboard>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSysInfo>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int headIcon = 64;

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("about"));
    setWindowTitle(tr("About NexusDeck"));
    resizeOnScreen(*this, {560, 520});
    auto* head = makeHead();
    auto* libraries = makeLibraries();
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    auto* copy = addButton(
        *buttons, tr("Copy &versions"), this, [] { QGuiApplication::clipboard()->setText(versions()); });
    auto* licence = addButton(*buttons, tr("&Licence text"), this, &AboutDialog::showLicence);
    copy->setObjectName(QStringLiteral("copy"));
    licence->setObjectName(QStringLiteral("licence"));
    setLayout(columnOf(12, {20, 20, 20, 12}, {head, {libraries, 1}, buttons}));
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

QString AboutDialog::versions()
{
    QStringList lines{QStringLiteral("NexusDeck " NEXUSDECK_VERSION)};
    for (const auto& component : app::components())
        if (!component.version.empty())
            lines << QString::fromStdString(component.name + " " + component.version);
    lines << QStringLiteral("%1, %2, %3")
                 .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                     QGuiApplication::platformName());
    return lines.join(QLatin1Char('\n'));
}

QWidget* AboutDialog::makeHead()
{
    auto* head = new QWidget(this);
    auto* picture = named(new QLabel(head), tr("The NexusDeck icon"));
    picture->setPixmap(programIcon().pixmap(QSize(headIcon, headIcon), devicePixelRatioF()));
    auto* name = withId(new QLabel(QStringLiteral("NexusDeck " NEXUSDECK_VERSION), head), "name");
    name->setFont(bold(sized(name->font(), 21)));
    auto* what = new QLabel(tr("Deckbuilder and card database for Quantum Nexus.\n"
                               "Free software, GPL-3.0-or-later, without any warranty."),
        head);
    what->setWordWrap(true);
    for (auto* label : {name, what}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    head->setLayout(rowOf(16, noMargins, {{picture, 0, Qt::AlignTop}, {columnOf(4, {name, what}), 1}}));
    return head;
}

QWidget* AboutDialog::makeLibraries()
{
    auto* list = named(withId(new QTreeWidget(this), "libraries"), tr("Libraries and their licences"));
    asTable(*list, {tr("Library"), tr("Version"), tr("Used for"), tr("Licence")});
    for (const auto& component : app::components())
        new QTreeWidgetItem(
            list, {QString::fromStdString(component.name), QString::fromStdString(component.version),
                      QString::fromStdString(component.use), QString::fromStdString(component.licence)});
    for (int column = 0; column < list->columnCount(); ++column)
        list->resizeColumnToContents(column);
    return list;
}

void AboutDialog::showLicence()
{
    auto* dialog = withId(new QDialog(this), "licence-text");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("GNU General Public License, version 3"));
    resizeOnScreen(*dialog, {700, 640});
    auto* text = new QPlainTextEdit(dialog);
    text->setAccessibleName(dialog->windowTitle());
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QFile file(QStringLiteral(":/licence/GPL-3.0.txt"));
    if (file.open(QIODevice::ReadOnly))
        text->setPlainText(QString::fromUtf8(file.readAll()));
    auto* buttons = buttonBox(dialog, QDialogButtonBox::Close);
    dialog->setLayout(columnOf({{text, 1}, buttons}));
    dialog->show();
}

} // namespace nexus::ui
