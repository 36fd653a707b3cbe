#include "ui/deck/missions_dialog.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>

#include <map>
#include <numeric>

namespace nexus::ui {

namespace {

enum MissionColumn {
    MissionName,
    MissionGives,
    MissionCost,
    MissionInDeck,
    MissionOpens,
    MissionCloses,
    MissionLegal,
    MissionAdding
};

// Sorts numbers as numbers.
class MissionRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override
    {
        const int column = treeWidget()->header()->sortIndicatorSection();
        if (column == MissionName || column == MissionGives || column == MissionAdding)
            return model::compareNatural(text(column).toStdString(), other.text(column).toStdString()) < 0;
        return data(column, Qt::UserRole).toLongLong() < other.data(column, Qt::UserRole).toLongLong();
    }
};

void setNumber(QTreeWidgetItem* row, int column, std::int64_t value, const QString& text)
{
    row->setText(column, text);
    row->setData(column, Qt::UserRole, static_cast<qlonglong>(value));
    row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

MissionsDialog::MissionsDialog(app::DeckDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_effects(document.checker())
    , m_summary(new QLabel(this))
    , m_filter(searchField(tr("Find by name or domain"), this))
    , m_fitting(new QCheckBox(tr("Only what can be &added"), this))
    , m_rows(new QTreeWidget(this))
{
    const auto& giving = m_effects.givingSections();
    const auto label = giving.empty() ? tr("Missions")
                                      : app::sectionLabel(document.checker().ruleset(), giving.front());
    setWindowTitle(tr("Choose %1").arg(label));
    resizeOnScreen(*this, {1050, 680});
    if (!giving.empty())
        m_cards = m_effects.acceptedBy(giving.front());
    m_summary->setWordWrap(true);
    m_rows->setAccessibleName(label);
    asTable(*m_rows, {tr("Name"), tr("Gives"), tr("Income"), tr("In deck"), tr("Opens"), tr("Closes"), tr("Legal then"),
                         tr("Adding one")});
    // Sorted when it is asked for, not under the hand while Missions go in and out.
    m_rows->header()->setSectionsClickable(true);
    m_rows->header()->setSortIndicatorShown(true);
    m_rows->header()->setSortIndicator(MissionOpens, Qt::DescendingOrder);
    const int widths[] = {220, 170, 68, 68, 92, 68, 92, 220}; // the sorted one has room for its arrow
    for (int i = 0; i < 8; ++i)
        m_rows->setColumnWidth(i, widths[i]);
    alignRight(*m_rows, {MissionCost, MissionInDeck, MissionOpens, MissionCloses, MissionLegal});
    m_rows->headerItem()->setToolTip(MissionOpens, tr("Cards of the catalogue that become legal with one more of it"));
    m_rows->headerItem()->setToolTip(MissionCloses, tr("Cards that would not be legal any more without one of it"));
    m_rows->headerItem()->setToolTip(MissionLegal, tr("Cards of the catalogue that are legal after adding it"));
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    m_add = addButton(*buttons, tr("&Add"), this, [this] { change(1); });
    m_takeOut = addButton(*buttons, tr("&Take out"), this, [this] { change(-1); });
    m_add->setDefault(true);
    setLayout(columnOf({m_summary, rowOf({{m_filter, 1}, m_fitting}), {m_rows, 1}, buttons}));
    connect(m_rows, &QTreeWidget::itemDoubleClicked, this, [this] { change(1); }); // Enter presses Add
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &MissionsDialog::updateButtons);
    connect(m_rows->header(), &QHeaderView::sortIndicatorChanged, this, &MissionsDialog::sort);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { refresh(false); });
    connect(m_fitting, &QCheckBox::toggled, this, [this] { refresh(false); });
    connect(&m_document, &app::DeckDocument::changed, this, [this] { refresh(true); });
    m_filter->installEventFilter(this);
    refresh(false);
    m_filter->setFocus();
}

// From the field the keys that move lead through the list.
bool MissionsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_rows, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void MissionsDialog::sort()
{
    m_rows->sortItems(m_rows->header()->sortIndicatorSection(), m_rows->header()->sortIndicatorOrder());
    if (m_rows->currentItem())
        m_rows->scrollToItem(m_rows->currentItem());
}

void MissionsDialog::refresh(bool keepOrder)
{
    const auto& giving = m_effects.givingSections();
    if (giving.empty()) {
        m_summary->setText(tr("No law of this ruleset makes cards depend on others."));
        return;
    }
    const auto& checker = m_document.checker();
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(giving.front());
    QString bar;
    for (const auto& gauge : app::gauges(m_document.report(), m_document.deck(), checker))
        for (const auto& line : gauge.lines)
            if (checker.inSections(checker.ruleset().constraints[line.constraint], section) && bar.isEmpty())
                bar = q(gauge.sentence);
    m_summary->setText(tr("%1. %n cards of the catalogue are legal with what is chosen now.", nullptr,
        static_cast<int>(m_effects.legal(m_document.deck())))
                           .arg(bar));
    const auto adding = m_effects.adding(m_document.deck(), giving.front(), m_cards);
    const auto taking = m_effects.takingOut(m_document.deck(), giving.front(), m_cards);
    const auto kept = m_rows->currentItem() ? m_rows->currentItem()->data(MissionName, Qt::UserRole) : QVariant();
    const auto words = model::fold(m_filter->text().toStdString());
    std::map<model::CardIndex, int> before; // card → row
    for (int row = 0; keepOrder && row < m_rows->topLevelItemCount(); ++row)
        before.emplace(m_rows->topLevelItem(row)->data(MissionName, Qt::UserRole).toUInt(), row);
    std::vector<std::size_t> order(m_cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto placeOf = [&](std::size_t i) {
        return before.contains(m_cards[i]) ? before[m_cards[i]] : m_rows->topLevelItemCount();
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return placeOf(a) < placeOf(b); });
    m_rows->clear();
    for (const auto i : order) {
        const auto card = m_cards[i];
        const auto told = app::addingOne(m_document.additions(), checker, card, section);
        const auto gives = app::domainWords(catalogue, card);
        std::int64_t held = 0;
        if (const auto* rows = m_document.deck().section(giving.front()))
            for (const auto& entry : rows->entries)
                if (model::lookUp(catalogue, entry, checker.accepted(section)).card == card)
                    held += entry.count;
        if ((m_fitting->isChecked() && !told.allowed && held == 0) ||
            model::fold(std::string(catalogue.name(card)) + " " + gives).find(words) == std::string::npos)
            continue;
        auto* row = new MissionRow(m_rows);
        row->setText(MissionName, q(catalogue.name(card)));
        row->setData(MissionName, Qt::UserRole, static_cast<uint>(card));
        row->setText(MissionGives, q(gives));
        const auto& face = catalogue.game().face;
        const auto cost = face.cost ? catalogue.number(card, *face.cost) : std::nullopt;
        setNumber(row, MissionCost, cost.value_or(0), cost ? QString::number(*cost) : QStringLiteral("–"));
        setNumber(row, MissionInDeck, held, held > 0 ? QString::number(held) : QString());
        setNumber(row, MissionOpens, adding[i].opened, QStringLiteral("+%1").arg(adding[i].opened));
        setNumber(row, MissionCloses, held > 0 ? taking[i].closed : 0,
            held > 0 ? QStringLiteral("−%1").arg(taking[i].closed) : QString());
        setNumber(row, MissionLegal, adding[i].legalAfter, QString::number(adding[i].legalAfter));
        row->setText(MissionAdding, withSign(told.allowed ? "+" : app::wrongSign, q(told.text)));
        row->setToolTip(MissionAdding, row->text(MissionAdding));
        row->setForeground(MissionAdding, told.allowed ? theme().good : theme().muted);
        if (held > 0) {
            row->setFont(MissionName, bold(m_rows->font()));
        }
        if (row->data(MissionName, Qt::UserRole) == kept)
            m_rows->setCurrentItem(row);
    }
    if (!keepOrder)
        sort();
    if (!m_rows->currentItem() && m_rows->topLevelItemCount() > 0)
        m_rows->setCurrentItem(m_rows->topLevelItem(0));
    if (m_rows->currentItem())
        m_rows->scrollToItem(m_rows->currentItem());
    updateButtons();
}

void MissionsDialog::updateButtons()
{
    const auto* row = m_rows->currentItem();
    m_add->setEnabled(row != nullptr);
    m_takeOut->setEnabled(row && row->data(MissionInDeck, Qt::UserRole).toLongLong() > 0);
}

void MissionsDialog::change(int by)
{
    const auto* row = m_rows->currentItem();
    const auto& giving = m_effects.givingSections();
    if (!row || giving.empty())
        return;
    const auto& catalogue = m_document.checker().catalogue();
    const auto card = row->data(MissionName, Qt::UserRole).toUInt();
    const auto entry = app::entryFor(catalogue, card);
    if (by > 0) {
        (void)app::addCard(m_document, entry, giving.front());
        return;
    }
    if (const auto* rows = m_document.deck().section(giving.front()))
        for (const auto& held : rows->entries)
            if (model::lookUp(
                    catalogue, held, m_document.checker().accepted(m_document.checker().sectionIndex(giving.front())))
                    .card == card) {
                (void)app::changeCopies(m_document, {{giving.front(), held}}, -1);
                return;
            }
}

} // namespace nexus::ui
