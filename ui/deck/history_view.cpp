#include "ui/deck/history_view.h"

#include "app/base/qt_text.h"
#include "ui/theme/local_time.h"
#include "ui/theme/parts.h"

#include <QGridLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QUndoView>

namespace nexus::ui {

HistoryView::HistoryView(QWidget* parent)
    : QWidget(parent)
    , m_steps(named(new QUndoView(this), tr("Steps of this sitting")))
    , m_versions(named(new QListWidget(this), tr("Saved versions")))
    , m_differences(named(new QPlainTextEdit(this), tr("What the version changed")))
    , m_compare(new QPushButton(tr("&Compare"), this))
    , m_bringBack(pushButton(tr("&Bring back"), {}, this, &HistoryView::bringBack, this))
{
    setObjectName(QStringLiteral("history"));
    setFocusProxy(m_steps);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 8, 16, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    auto* steps = labelFor(tr("This sitting"), m_steps, this);
    auto* versions = labelFor(tr("Saved versions"), m_versions, this);
    grid->addWidget(steps, 0, 0);
    grid->addWidget(versions, 0, 1);
    grid->addWidget(new QLabel(tr("What it changed"), this), 0, 2);
    grid->addWidget(m_steps, 1, 0, 3, 1);
    grid->addWidget(m_versions, 1, 1, 3, 1);
    grid->addWidget(m_differences, 1, 2, 1, 2);
    grid->addWidget(m_compare, 2, 2);
    grid->addWidget(m_bringBack, 2, 3);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 2);
    m_steps->setEmptyLabel(tr("As opened"));
    m_differences->setReadOnly(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what does not fit ends in dots
    m_versions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_differences->setTabChangesFocus(true);
    connect(m_versions, &QListWidget::currentRowChanged, this, &HistoryView::showDifferences);
    connect(m_compare, &QPushButton::clicked, this, [this] {
        const int at = chosenVersion();
        if (at < 0 || !m_document || !m_document->place().id)
            return;
        const auto& version = m_shown[static_cast<std::size_t>(at)];
        if (const auto deck = m_library->version(*m_document->place().id, version.number))
            Q_EMIT compareWanted(*deck, tr("Version %1, %2").arg(version.number).arg(localTime(version.saved)));
    });
}

void HistoryView::setDocument(app::Workspace* workspace, app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_workspace = workspace;
    m_document = document;
    m_library.reset();
    m_steps->setStack(document ? &document->undoStack() : nullptr);
    m_stale = true;
    if (document)
        connect(document, &app::DeckDocument::saved, this, [this] {
            m_stale = true;
            if (isVisible())
                fillVersions();
        });
    if (isVisible())
        fillVersions();
}

void HistoryView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        fillVersions();
}

void HistoryView::fillVersions()
{
    m_stale = false;
    m_shown.clear();
    m_versions->clear();
    if (m_workspace && m_workspace->isReady() && m_document && m_document->place().id) {
        if (!m_library)
            m_library = std::make_unique<app::DeckLibrary>(*m_workspace);
        m_shown = m_library->versions(*m_document->place().id);
    }
    for (const auto& version : m_shown) {
        auto* row = new QListWidgetItem(
            tr("%1 · %2 · %n cards", nullptr, version.cards).arg(version.number).arg(briefTime(version.saved)),
            m_versions);
        row->setToolTip(tr("Version %1, %2").arg(version.number).arg(localTime(version.saved)));
    }
    m_versions->setCurrentRow(m_shown.empty() ? -1 : 0);
    if (m_shown.empty())
        m_differences->setPlainText(
            tr("No version is saved yet. Ctrl+S makes one; every change is kept as a draft in any case."));
    showDifferences();
}

int HistoryView::chosenVersion() const
{
    const int row = m_versions->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_shown.size() ? row : -1;
}

void HistoryView::showDifferences()
{
    const int at = chosenVersion();
    m_compare->setEnabled(at >= 0);
    m_bringBack->setEnabled(at >= 0);
    if (at < 0)
        return;
    QStringList lines;
    for (const auto& line : m_shown[static_cast<std::size_t>(at)].differences)
        lines << q(line);
    m_differences->setPlainText(lines.isEmpty() ? tr("The first version.") : lines.join(QLatin1Char('\n')));
}

void HistoryView::bringBack()
{
    const int at = chosenVersion();
    if (at < 0 || !m_document || !m_document->place().id)
        return;
    const auto number = m_shown[static_cast<std::size_t>(at)].number;
    if (auto deck = m_library->version(*m_document->place().id, number))
        (void)m_document->edit({model::ReplaceDeck{std::move(*deck)}}, tr("Bring back version %1").arg(number));
}

} // namespace nexus::ui
