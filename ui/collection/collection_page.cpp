#include "ui/collection/collection_page.h"

#include "ui/theme/parts.h"

#include <QInputDialog>

namespace nexus::ui {

CollectionPage::CollectionPage(app::Workspace& workspace, QWidget* parent)
    : LazyPage(24, parent)
    , m_workspace(workspace)
{
    setContentsMargins(16, 12, 16, 12);
    connect(&workspace, &app::Workspace::ready, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::libraryChanged, this, &CollectionPage::later);
}

QString CollectionPage::missing() const
{
    return m_workspace.isReady() && m_workspace.collection().isOpen() ? QString() : tr("Reading the collection…");
}

void CollectionPage::setContent(QWidget* content)
{
    LazyPage::setContent(content);
    sayInstead(tr("Reading the collection…"));
}

void CollectionPage::tell(const tl::expected<QString, QString>& done)
{
    refreshIfStale();
    if (done)
        Q_EMIT told(*done);
    else
        Q_EMIT trouble(done.error());
}

void CollectionPage::tellEdit(const tl::expected<void, QString>& done, const QString& text)
{
    tell(done ? tl::expected<QString, QString>(text) : tl::unexpected(done.error()));
}

void CollectionPage::choose(const model::CardKey& card)
{
    if (const auto index = m_workspace.catalogue()->byKey(card.str()))
        Q_EMIT cardChosen(*index);
}

QString CollectionPage::nothingOwned()
{
    return tr("Your collection is empty: type “3 wick sprite” in Cards, or import a file.");
}

std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label, const QString& text)
{
    bool taken = false;
    const auto given = QInputDialog::getText(parent, title, label, QLineEdit::Normal, text, &taken);
    return taken ? std::optional(given) : std::nullopt;
}

QString worthText(std::int64_t value, std::int64_t unvalued)
{
    const auto amount = amountFigures(value);
    return unvalued == 0 ? amount : QObject::tr("%1 and %2 without a value").arg(amount, counted(unvalued, "copies"));
}

} // namespace nexus::ui
