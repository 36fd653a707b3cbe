#include "ui/workbench/list_picker.h"

#include "app/documents/list_history.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/workbench/revision_dialog.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>

#include <algorithm>
#include <array>

namespace nexus::ui {

namespace {

const std::array kindPrefixes{QStringLiteral("set:"), QStringLiteral("file:"), QStringLiteral("revision:"),
    QStringLiteral("catalogue:")}; // as ListKind has them
constexpr int mostImports = 5;     // that are offered
constexpr int leastWords = 12;     // letters of a list's name that have room

} // namespace

QString listChoiceText(const std::optional<app::ListChoice>& choice)
{
    return choice ? kindPrefixes[static_cast<std::size_t>(choice->kind)] + q(choice->word) : QString();
}

std::optional<app::ListChoice> listChoiceOf(const QString& text)
{
    for (std::size_t kind = 0; kind < kindPrefixes.size(); ++kind)
        if (const auto& prefix = kindPrefixes[kind]; text.size() > prefix.size() && text.startsWith(prefix))
            return app::ListChoice{static_cast<app::ListKind>(kind), text.mid(prefix.size()).toStdString()};
    return std::nullopt;
}

ListPicker::ListPicker(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_list(named(new QComboBox, name))
{
    setAcceptDrops(true);
    m_list->setPlaceholderText(tr("a file or a set"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(leastWords);
    m_list->setMinimumWidth(leastWords * fontMetrics().averageCharWidth()); // whatever it says while nothing is chosen
    auto* browse = named(pushButton(QStringLiteral("…"), tr("Choose a card list; files can be dropped here too"), this,
                             &ListPicker::askForFile),
        tr("%1: choose a file").arg(name));
    browse->setFixedWidth(36);
    auto* revision = named(withId(pushButton(tr("Revision…"), tr("A list as it was at a revision of a git repository"),
                                      this, &ListPicker::askForRevision),
                               "chooseRevision"),
        tr("%1: choose a revision").arg(name));
    setLayout(rowOf(6, noMargins, {{m_list, 1}, browse, revision}));
    connect(m_list, &QComboBox::activated, this, [this] {
        m_choice = listChoiceOf(m_list->currentData().toString());
        Q_EMIT chosen();
    });
}

void ListPicker::setSets(const std::vector<model::SetInfo>& sets)
{
    m_sets = sets;
    fill();
}

void ListPicker::setImports(std::size_t imports)
{
    m_imports = imports;
    fill();
}

void ListPicker::setRecent(const QStringList& lists)
{
    m_recent = lists;
    fill();
}

void ListPicker::setChoice(const std::optional<app::ListChoice>& choice)
{
    m_choice = choice;
    fill();
}

void ListPicker::setOpenFile(const QString& file)
{
    m_open = file;
    fill();
}

std::optional<app::ListChoice> ListPicker::choice() const { return m_choice; }

QString ListPicker::title() const { return m_choice ? titleOf(*m_choice) : QString(); }

QString ListPicker::titleOf(const app::ListChoice& choice)
{
    switch (choice.kind) {
    case app::ListKind::Set: break;
    case app::ListKind::File: return QFileInfo(q(choice.word)).fileName();
    case app::ListKind::Revision: {
        const auto place = app::historyPlace(choice.word);
        return place
                   ? tr("%1 at %2", "a file, a revision").arg(QFileInfo(q(place->path)).fileName(), q(place->revision))
                   : q(choice.word);
    }
    case app::ListKind::Import: {
        const int times = q(choice.word).section(QLatin1Char(':'), 1).toInt();
        return times == 0 ? tr("Catalogue as it is") : tr("Catalogue before the last %n imports", nullptr, times);
    }
    }
    return q(choice.word);
}

void ListPicker::offer(const app::ListChoice& choice)
{
    m_list->addItem(titleOf(choice), listChoiceText(choice));
    if (choice.kind == app::ListKind::File || choice.kind == app::ListKind::Revision)
        m_list->setItemData(m_list->count() - 1, q(choice.word), Qt::ToolTipRole);
}

void ListPicker::fill()
{
    m_list->clear();
    std::vector<app::ListChoice> recent;
    if (!m_open.isEmpty() && !m_recent.contains(m_open))
        recent.push_back({app::ListKind::File, m_open.toStdString()});
    for (const auto& text : m_recent)
        recent.push_back(listChoiceOf(text).value_or(app::ListChoice{app::ListKind::File, text.toStdString()}));
    if (m_choice && (m_choice->kind == app::ListKind::File || m_choice->kind == app::ListKind::Revision) &&
        std::find(recent.begin(), recent.end(), *m_choice) == recent.end())
        recent.insert(recent.begin(), *m_choice);
    for (const auto& choice : recent)
        offer(choice);
    if (!recent.empty() && !m_sets.empty())
        m_list->insertSeparator(m_list->count());
    for (const auto& set : m_sets) {
        const auto code = q(set.code), name = q(set.name);
        m_list->addItem(name.isEmpty() || name == code ? code : tr("%1 · %2").arg(code, name),
            listChoiceText(app::ListChoice{app::ListKind::Set, set.code}));
    }
    for (std::size_t times = 0; m_imports > 0 && times <= std::min<std::size_t>(m_imports, mostImports); ++times)
        offer({app::ListKind::Import, "import:" + std::to_string(times)});
    m_list->setCurrentIndex(m_choice ? m_list->findData(listChoiceText(m_choice)) : -1);
    m_list->setToolTip(m_choice && m_choice->kind != app::ListKind::Set ? q(m_choice->word) : QString());
}

void ListPicker::chooseFile(const QString& file) { take({app::ListKind::File, file.toStdString()}); }

void ListPicker::chooseRevision(const QString& word) { take({app::ListKind::Revision, word.toStdString()}); }

void ListPicker::take(const app::ListChoice& choice)
{
    setChoice(choice);
    Q_EMIT listUsed(choice.kind == app::ListKind::File ? q(choice.word) : listChoiceText(choice));
    Q_EMIT chosen();
}

void ListPicker::askForRevision()
{
    auto* dialog = new RevisionDialog(m_choice && m_choice->kind == app::ListKind::Revision
                                          ? q(m_choice->word)
                                          : q(app::lastCommitOf(m_open.toStdString())),
        window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RevisionDialog::wordChosen, this, &ListPicker::chooseRevision);
    dialog->open();
}

void ListPicker::askForFile()
{
    const auto file = QFileDialog::getOpenFileName(
        this, tr("Card list"), {}, tr("Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)"));
    if (!file.isEmpty())
        chooseFile(file);
}

void ListPicker::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ListPicker::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (const auto files = localFiles(*event->mimeData()); !files.isEmpty())
        chooseFile(files.front());
}

} // namespace nexus::ui
