#include "ui/help/about_dialog.h"

#include "app/text/components.h"
#include "ui/theme/icons.h"
#include "ui/theme/screen_room.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTreeWidget>
#include <QVBoxLayout>

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
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 12);
    layout->setSpacing(12);
    layout->addWidget(makeHead());
    layout->addWidget(makeLibraries(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("Copy &versions"), QDialogButtonBox::ActionRole);
    auto* licence = buttons->addButton(tr("&Licence text"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copy"));
    licence->setObjectName(QStringLiteral("licence"));
    connect(copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versions()); });
    connect(licence, &QPushButton::clicked, this, &AboutDialog::showLicence);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
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
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    auto* picture = new QLabel(head);
    picture->setPixmap(programIcon().pixmap(QSize(headIcon, headIcon), devicePixelRatioF()));
    picture->setAccessibleName(tr("The NexusDeck icon"));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    auto* name = new QLabel(QStringLiteral("NexusDeck " NEXUSDECK_VERSION), head);
    name->setObjectName(QStringLiteral("name"));
    QFont font = name->font();
    font.setPixelSize(21);
    font.setBold(true);
    name->setFont(font);
    auto* what = new QLabel(tr("Deckbuilder and card database for Quantum Nexus.\n"
                               "Free software, GPL-3.0-or-later, without any warranty."),
        head);
    what->setWordWrap(true);
    for (auto* label : {name, what}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        words->addWidget(label);
    }
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return head;
}

QWidget* AboutDialog::makeLibraries()
{
    auto* list = new QTreeWidget(this);
    list->setObjectName(QStringLiteral("libraries"));
    list->setAccessibleName(tr("Libraries and their licences"));
    list->setHeaderLabels({tr("Library"), tr("Version"), tr("What it does here"), tr("Licence")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
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
    auto* dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("licence-text"));
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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    dialog->show();
}

} // namespace nexus::ui
