#include "ui/library/versions_panel.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/local_time.h"
#include "ui/theme/parts.h"

#include <QListWidget>
#include <QPlainTextEdit>

namespace nexus::ui {

VersionsPanel::VersionsPanel(app::DeckLibrary& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_head(new QLabel)
    , m_list(named(new QListWidget, tr("Versions of the deck")))
    , m_differences(named(new QPlainTextEdit, tr("What changed in this version")))
    , m_bringBack(
          pushButton(tr("Bring bac&k"), tr("Makes this version the newest; the one there is now stays as a version"),
              this, &VersionsPanel::bringBack))
    , m_compare(pushButton(tr("Co&mpare"), tr("This version beside the newest"), this, &VersionsPanel::compare))
{
    m_differences->setReadOnly(true);
    setLayout(columnOf(
        QMargins(12, 0, 0, 0), {m_head, {m_list, 1}, {m_differences, 1}, rowOf({m_bringBack, m_compare, stretch()})}));
    connect(m_list, &QListWidget::currentRowChanged, this, &VersionsPanel::showDifferences);
    setDeck(std::nullopt);
}

void VersionsPanel::setDeck(std::optional<std::int64_t> deck)
{
    m_deck = deck;
    m_versions.clear();
    m_list->clear();
    if (deck)
        m_versions = m_library.versions(*deck);
    m_head->setText(
        deck ? counted(m_versions.size(), "version", "versions") : tr("Select one deck to see its versions."));
    for (const auto& version : m_versions)
        m_list->addItem(tr("%1 · %2 · %3")
                            .arg(version.number)
                            .arg(localTime(version.saved), counted(version.cards, "card", "cards")));
    m_list->setCurrentRow(m_versions.empty() ? -1 : 0);
    showDifferences();
}

const app::LibraryVersion* VersionsPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_versions.size() ? &m_versions[static_cast<std::size_t>(row)]
                                                                         : nullptr;
}

const app::LibraryVersion* VersionsPanel::currentOld() const { return m_list->currentRow() > 0 ? current() : nullptr; }

void VersionsPanel::showDifferences()
{
    QStringList lines;
    if (const auto* version = current()) {
        if (version->number == 1)
            lines << tr("The first version.");
        for (const auto& line : version->differences)
            lines << q(line);
    }
    m_differences->setPlainText(lines.join(QLatin1Char('\n')));
    m_bringBack->setEnabled(currentOld() != nullptr);
    m_compare->setEnabled(currentOld() != nullptr);
}

void VersionsPanel::bringBack()
{
    const auto* version = currentOld();
    if (!m_deck || !version)
        return;
    const int number = version->number; // the versions are read anew on the way
    const auto done = m_library.bringBack(*m_deck, number);
    Q_EMIT told(done ? tr("Version %1 is the newest again; what was is a version too.").arg(number) : done.error());
}

void VersionsPanel::compare()
{
    const auto* version = currentOld();
    if (!m_deck || !version)
        return;
    const auto before = m_library.version(*m_deck, version->number), after = m_library.deck(*m_deck);
    if (before && after)
        Q_EMIT compareWanted(
            *before, tr("Version %1").arg(version->number), *after, tr("Version %1").arg(m_versions.front().number));
}

} // namespace nexus::ui
