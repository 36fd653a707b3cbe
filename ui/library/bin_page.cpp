#include "ui/library/bin_page.h"

#include "app/text/finding_text.h"
#include "ui/library/deck_table.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QMessageBox>

namespace nexus::ui {

BinPage::BinPage(app::DeckLibrary& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_table(new DeckTable(DeckTable::Holds::Bin))
    , m_restore(pushButton(tr("&Restore"), {}, this, &BinPage::restore))
    , m_empty(pushButton(tr("&Empty bin…"), {}, this, &BinPage::askEmpty))
{
    setLayout(columnOf(noMargins, {{m_table, 1}, rowOf({m_restore, stretch(), m_empty})}));
    connect(m_table, &DeckTable::doubleClicked, this, &BinPage::restore);
    connect(m_table, &DeckTable::chosenChanged, this, &BinPage::updateButtons);
    updateButtons();
}

void BinPage::reload(const model::Game& game) { m_table->setDecks(m_library.bin(), game); }

void BinPage::tell(const app::DeckLibrary::Done& done)
{
    if (!done)
        Q_EMIT failed(done.error());
}

void BinPage::restore()
{
    if (const auto decks = m_table->chosen(); !decks.empty())
        tell(m_library.restore(decks));
}

void BinPage::askEmpty()
{
    const auto count = static_cast<std::int64_t>(m_library.bin().size());
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Empty the bin"),
        tr("Delete %1 with all versions?").arg(counted(count, "deck", "decks")), QMessageBox::Cancel, window());
    box->setInformativeText(tr("This cannot be undone."));
    auto* yes = box->addButton(tr("&Delete for good"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(yes, &QAbstractButton::clicked, this, [this] { tell(m_library.emptyBin()); });
    box->open();
}

void BinPage::updateButtons()
{
    m_restore->setEnabled(!m_table->chosen().empty());
    m_empty->setEnabled(!m_library.bin().empty());
}

} // namespace nexus::ui
