#include "ui/print/deck_picker.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QLineEdit>

#include <set>

namespace nexus::ui {

DeckPicker::DeckPicker(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_search(searchField(tr("Find a deck"), this))
    , m_list(named(new QListWidget(this), tr("Decks; Space ticks one")))
    , m_sum(new LineLabel(this))
{
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sum->setTopic(tr("Chosen decks"));
    auto* all = pushButton(
        tr("All"), tr("Tick every deck shown"), this, [this] { tickAll(true); }, this);
    auto* none = pushButton(
        tr("None"), tr("Untick every deck"), this, [this] { tickAll(false); }, this);
    setLayout(columnOf(6, noMargins, {m_search, {m_list, 1}, rowOf({{m_sum, 1}, all, none})}));
    connect(m_search, &QLineEdit::textChanged, this, &DeckPicker::filter);
    connect(m_list, &QListWidget::itemChanged, this, &DeckPicker::changed);
    connect(m_list, &QListWidget::currentRowChanged, this, &DeckPicker::changed);
    connect(m_list, &QListWidget::itemActivated, this, [](QListWidgetItem* item) {
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    callOnce(m_soon, 0, this, &DeckPicker::tell);
}

void DeckPicker::ready()
{
    m_ready = true;
    connect(&m_workspace, &app::Workspace::documentOpened, this, &DeckPicker::refill);
    connect(&m_workspace, &app::Workspace::documentClosed, this, &DeckPicker::refill);
    readLibrary();
}

void DeckPicker::readLibrary()
{
    if (!m_ready || m_library || !isVisible())
        return;
    m_library = new app::DeckLibrary(m_workspace, this);
    connect(m_library, &app::DeckLibrary::changed, this, &DeckPicker::refill);
    refill();
    if (auto* wanted = std::exchange(m_wanted, nullptr).data())
        choose(wanted);
    if (const auto wanted = std::exchange(m_wantedIds, {}); !wanted.empty())
        chooseOnly(wanted);
    if (const auto wanted = std::exchange(m_wantedKeys, {}); !wanted.isEmpty())
        tick(wanted);
}

QString DeckPicker::keyOf(const Row& row)
{
    return row.id != 0 ? QString::number(row.id) : !row.document ? QString() : q(row.document->place().file.string());
}

QStringList DeckPicker::ticked() const
{
    QStringList keys = m_wantedKeys;
    for (const auto id : m_wantedIds)
        keys << QString::number(id);
    keys.sort();
    if (!keys.isEmpty())
        return keys;
    for (int i = 0; i < m_list->count(); ++i)
        if (isTicked(i))
            keys << keyOf(m_rows[static_cast<std::size_t>(i)]);
    keys.removeAll(QString());
    keys.sort();
    return keys;
}

void DeckPicker::tick(const QStringList& ticked)
{
    if (!m_library) {
        m_wantedKeys = ticked;
        return;
    }
    const QSignalBlocker quiet(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        const auto key = keyOf(m_rows[static_cast<std::size_t>(i)]);
        m_list->item(i)->setCheckState(!key.isEmpty() && ticked.contains(key) ? Qt::Checked : Qt::Unchecked);
    }
    changed();
}

void DeckPicker::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readLibrary();
}

void DeckPicker::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    delete std::exchange(m_library, nullptr);
}

void DeckPicker::refill()
{
    if (!m_library)
        return;
    std::set<app::DeckDocument*> ticked; // saved for the first time, they get an id
    std::set<std::int64_t> tickedIds;    // of documents too: a deck that was closed stays ticked
    for (int i = 0; i < m_list->count(); ++i)
        if (isTicked(i)) {
            const auto& row = m_rows[static_cast<std::size_t>(i)];
            if (row.document)
                ticked.insert(row.document.data());
            if (row.id != 0)
                tickedIds.insert(row.id);
        }
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_rows.clear();
    const auto add = [&](const QString& name, Row row) {
        auto* item = new QListWidgetItem(name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setToolTip(name);
        const bool was = (row.id != 0 && tickedIds.contains(row.id)) || ticked.contains(row.document.data());
        item->setCheckState(was ? Qt::Checked : Qt::Unchecked);
        m_rows.push_back(row);
    };
    std::set<std::int64_t> open;
    for (auto* document : m_workspace.documents()) {
        const auto id = document->place().id ? static_cast<std::int64_t>(*document->place().id) : 0;
        open.insert(id);
        add(tr("%1 (open)").arg(q(document->deck().name)), {document, id});
        connect(document, &app::DeckDocument::changed, this, &DeckPicker::documentChanged, Qt::UniqueConnection);
    }
    for (const auto& deck : m_library->decks())
        if (!open.contains(deck.id))
            add(q(deck.name), {nullptr, deck.id});
    filter();
    changed();
}

void DeckPicker::documentChanged()
{
    if (!m_library)
        return; // seen anew, it is as it is then
    for (int i = 0; i < m_list->count(); ++i)
        if (const auto* document = m_rows[static_cast<std::size_t>(i)].document.data();
            document && document == sender()) {
            const QSignalBlocker quiet(m_list);
            m_list->item(i)->setText(tr("%1 (open)").arg(q(document->deck().name)));
            m_list->item(i)->setToolTip(m_list->item(i)->text());
            if (isTicked(i))
                changed();
        }
}

void DeckPicker::filter()
{
    const auto words = m_search->text().trimmed().toStdString();
    for (int i = 0; i < m_list->count(); ++i) {
        app::LibraryDeck deck;
        deck.name = m_list->item(i)->text().toStdString();
        m_list->item(i)->setHidden(!words.empty() && !app::DeckLibrary::matches(deck, words));
    }
}

void DeckPicker::tickAll(bool ticked)
{
    const QSignalBlocker quiet(m_list);
    for (int i = 0; i < m_list->count(); ++i)
        if (!ticked || !m_list->item(i)->isHidden())
            m_list->item(i)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    changed();
}

void DeckPicker::choose(app::DeckDocument* document)
{
    if (!m_library) {
        m_wanted = document;
        return;
    }
    if (chosen().size() > 1)
        return; // several were chosen by hand
    if (std::none_of(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.document == document; }))
        refill(); // it has just opened, and others heard of it first
    const QSignalBlocker quiet(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        const bool wanted = m_rows[static_cast<std::size_t>(i)].document == document && document;
        m_list->item(i)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        if (wanted)
            m_list->setCurrentRow(i);
    }
    changed();
}

void DeckPicker::chooseOnly(const std::set<std::int64_t>& ids)
{
    m_wantedKeys.clear();
    if (!m_library) {
        m_wantedIds = ids;
        return;
    }
    m_search->clear();
    const QSignalBlocker quiet(m_list);
    int first = -1;
    for (int i = 0; i < m_list->count(); ++i) {
        const bool wanted = ids.contains(m_rows[static_cast<std::size_t>(i)].id);
        m_list->item(i)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        first = wanted && first < 0 ? i : first;
    }
    m_list->setCurrentRow(first);
    changed();
}

std::optional<model::Deck> DeckPicker::deckOf(const Row& row) const
{
    if (row.document)
        return row.document->deck();
    if (row.id == 0)
        return std::nullopt;
    return m_library ? m_library->deck(row.id) : app::DeckLibrary(m_workspace).deck(row.id);
}

std::vector<model::Deck> DeckPicker::chosen(std::int64_t without) const
{
    std::vector<model::Deck> decks;
    for (int i = 0; i < m_list->count(); ++i) {
        const auto& row = m_rows[static_cast<std::size_t>(i)];
        if (isTicked(i) && (without == 0 || row.id != without))
            if (auto deck = deckOf(row))
                decks.push_back(std::move(*deck));
    }
    return decks;
}

std::optional<model::Deck> DeckPicker::current() const
{
    int at = m_list->currentRow();
    if (at < 0 || !isTicked(at))
        for (at = 0; at < m_list->count() && !isTicked(at);)
            ++at;
    return at < m_list->count() ? deckOf(m_rows[static_cast<std::size_t>(at)]) : std::nullopt;
}

// Several changes in a row are told once.
void DeckPicker::tell()
{
    int ticked = 0;
    for (int i = 0; i < m_list->count(); ++i)
        ticked += isTicked(i);
    m_sum->setText(ticked == 0 ? tr("None chosen") : tr("%1 chosen").arg(counted(ticked, "decks")));
    Q_EMIT chosenChanged();
}

} // namespace nexus::ui
