#include "ui/chances/opponent_list.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QLineEdit>
#include <QListWidget>

#include <map>

namespace nexus::ui {

namespace {

constexpr int keyRole = Qt::UserRole, detailRole = Qt::UserRole + 1;

QString sameKey() { return QStringLiteral("same"); }

QString libraryKey(std::int64_t id) { return QStringLiteral("library:%1").arg(id); }

QString openKey(const app::DeckDocument* document)
{
    return document->place().id ? libraryKey(*document->place().id)
                                : QStringLiteral("open:%1").arg(document->place().slot);
}

} // namespace

OpponentList::OpponentList(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_filter(searchField(tr("Find a deck"), this))
    , m_decks(named(withId(new QListWidget(this), "others"), tr("Decks to flip against")))
{
    m_decks->setAccessibleDescription(tr("Tick one deck for exact chances, up to %1 for flips").arg(most));
    m_decks->setTextElideMode(Qt::ElideRight);
    m_decks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* against = labelFor(tr("This deck &against"), m_decks, this);
    setLayout(columnOf(noMargins, {against, m_filter, {m_decks, 1}}));
    connect(m_filter, &QLineEdit::textChanged, this, &OpponentList::filter);
    connect(m_decks, &QListWidget::itemChanged, this, &OpponentList::choose);
    for (const auto signal : {&app::Workspace::documentOpened, &app::Workspace::documentClosed})
        connect(&workspace, signal, this, &OpponentList::list);
}

void OpponentList::setOwn(DrawnDeckPtr deck, const app::DeckDocument* document)
{
    m_own = std::move(deck);
    const bool another = m_document != document || !m_library;
    m_document = document;
    if (!m_library && m_workspace.isReady()) {
        m_library = std::make_unique<app::DeckLibrary>(m_workspace);
        connect(m_library.get(), &app::DeckLibrary::changed, this, &OpponentList::list);
    }
    m_decks->setEnabled(m_own != nullptr);
    if (another)
        list();
}

void OpponentList::list()
{
    if (!m_library)
        return;
    const auto before = tickedKeys();
    const auto current = m_decks->currentItem() ? m_decks->currentItem()->data(keyRole).toString() : QString();
    {
        const QSignalBlocker quiet(m_decks);
        m_decks->clear();
        add(tr("The same deck"), tr("another player with this deck"), sameKey());
        for (const auto* document : m_workspace.documents())
            if (document != m_document) {
                add(q(document->deck().name), tr("open"), openKey(document));
                connect(document, &app::DeckDocument::changed, this, &OpponentList::changed, Qt::UniqueConnection);
            }
        for (const auto& deck : m_library->decks())
            if (!m_workspace.find(deck.id))
                add(q(deck.name), q(deck.ruleset), libraryKey(deck.id));
        tellApart();
        for (int row = 0; row < m_decks->count(); ++row) {
            auto* item = m_decks->item(row);
            const auto key = item->data(keyRole).toString();
            item->setCheckState(before.contains(key) ? Qt::Checked : Qt::Unchecked);
            if (key == current || row == 0)
                m_decks->setCurrentItem(item);
        }
    }
    filter();
    Q_EMIT changed();
}

// Decks of one name say where they are.
void OpponentList::tellApart()
{
    std::map<QString, int> names;
    for (int row = 0; row < m_decks->count(); ++row)
        ++names[m_decks->item(row)->text()];
    for (int row = 0; row < m_decks->count(); ++row)
        if (auto* item = m_decks->item(row); names[item->text()] > 1)
            item->setText(QStringLiteral("%1 (%2)").arg(item->text(), item->data(detailRole).toString()));
}

void OpponentList::add(const QString& name, const QString& detail, const QString& key)
{
    auto* item = new QListWidgetItem(name, m_decks);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setData(keyRole, key);
    item->setData(detailRole, detail);
    item->setToolTip(QStringLiteral("%1 (%2)").arg(name, detail).toHtmlEscaped());
}

// Ticked ones are always seen.
void OpponentList::filter()
{
    const auto words = model::fold(m_filter->text().trimmed().toStdString());
    for (int row = 0; row < m_decks->count(); ++row) {
        auto* item = m_decks->item(row);
        item->setHidden(item->checkState() != Qt::Checked &&
                        model::fold(item->text().toStdString()).find(words) == std::string::npos);
    }
}

QStringList OpponentList::tickedKeys() const
{
    QStringList keys;
    for (int row = 0; row < m_decks->count(); ++row)
        if (m_decks->item(row)->checkState() == Qt::Checked)
            keys << m_decks->item(row)->data(keyRole).toString();
    return keys;
}

void OpponentList::choose(QListWidgetItem* item)
{
    if (tickedKeys().size() > most) {
        const QSignalBlocker quiet(m_decks);
        item->setCheckState(Qt::Unchecked);
        Q_EMIT refused();
        return;
    }
    Q_EMIT changed();
}

std::vector<DrawnDeckPtr> OpponentList::ticked()
{
    std::vector<DrawnDeckPtr> decks;
    for (const auto& key : tickedKeys())
        if (auto deck = deckOf(key))
            decks.push_back(std::move(deck));
    return decks;
}

DrawnDeckPtr OpponentList::deckOf(const QString& key)
{
    if (key == sameKey())
        return m_own;
    for (const auto* document : m_workspace.documents())
        if (openKey(document) == key)
            return drawnDeck(document);
    for (const auto& listed : m_library->decks())
        if (libraryKey(listed.id) == key)
            if (auto deck = m_library->deck(listed.id)) {
                auto checker = m_workspace.checker(deck->ruleset);
                return drawnDeck(std::move(*deck), std::move(checker));
            }
    return nullptr;
}

} // namespace nexus::ui
