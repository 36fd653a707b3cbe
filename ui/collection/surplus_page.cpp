#include "ui/collection/surplus_page.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

QString copiesText(std::int64_t copies) { return counted(copies, "copies"); }

std::int64_t number(const model::Surplus& row, int column)
{
    switch (column) {
    case SurplusPage::Owned: return row.owned;
    case SurplusPage::Limit: return row.limit;
    case SurplusPage::Above: return row.copies();
    case SurplusPage::ForTrade: return row.forTrade;
    default: return row.value;
    }
}

QString text(const model::Surplus& row, int column)
{
    if (column == SurplusPage::Card)
        return q(row.name);
    if (column == SurplusPage::Value)
        return row.unvalued == row.copies() ? QStringLiteral("–") : amountFigures(row.value);
    return figures(number(row, column));
}

} // namespace

SurplusPage::SurplusPage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
    , m_table(new RowTable(tr("Copies above the printed limit"),
          {{tr("Card"), 280}, {tr("Owned"), 80, true}, {tr("Limit"), 80, true, tr("Maximum copies in one deck")},
              {tr("Surplus"), 88, true, tr("Can never be used in one deck")},
              {tr("For trade"), 88, true, tr("Copies already offered")},
              {tr("Value"), 104, true, tr("Value of the surplus copies, worst condition first, where known")}}))
    , m_summary(partHeading({}))
    , m_offer(pushButton(tr("Offer &chosen for trade"), {}, this, &SurplusPage::offerChosen))
    , m_offerAll(pushButton(tr("Offer &all for trade"), {}, this, &SurplusPage::offerAll))
{
    m_summary->setWordWrap(true);
    for (auto* button : {m_offer, m_offerAll})
        button->setToolTip(tr("Starts with free copies in the worst condition; nothing leaves the collection"));
    connect(m_table, &RowTable::chosenChanged, this, [this] {
        updateButtons();
        if (const int row = m_table->current(); row >= 0 && m_table->hasFocus())
            choose(m_rows[static_cast<std::size_t>(row)].card);
    });
    setContent(asWidget(columnOf({m_summary,
        mutedLabel(
            tr("A deck may have no more copies of a card than its limit, so these can never be used in one deck. "
               "Keep them for a second deck, or offer them for trade.")),
        {m_table, 1}, rowOf({m_offer, m_offerAll, stretch()})})));
    setFocusProxy(m_table);
}

void SurplusPage::refresh()
{
    m_rows = model::surplus(collection(), *workspace().checker(workspace().library().game.defaultRuleset));
    if (collection().totals().copies == 0)
        return sayInstead(nothingOwned());
    if (m_rows.empty())
        return sayInstead(tr("No card is above its limit: every copy you own can be used in one deck."));
    sayInstead({});
    std::int64_t copies = 0, value = 0, unvalued = 0;
    for (const auto& row : m_rows) {
        copies += row.copies();
        value += row.value;
        unvalued += row.unvalued;
    }
    const auto worth = unvalued == copies ? QString() : tr(", worth %1").arg(worthText(value, unvalued));
    m_summary->setText(
        tr("%1 of %2 above the limit%3").arg(copiesText(copies), counted(m_rows.size(), "cards"), worth));
    const auto card = keptRows(m_rows);
    TableRows rows{.count = static_cast<int>(m_rows.size())};
    rows.id = [card](int row) { return static_cast<qint64>(std::hash<model::CardKey>{}(card(row).card)); };
    rows.text = [card](int row, int column) { return text(card(row), column); };
    rows.number = [card](int row, int column) { return number(card(row), column); };
    rows.tip = [card](int row, int column) {
        return column == Value && card(row).unvalued > 0 ? tr("%1 without a value").arg(copiesText(card(row).unvalued))
                                                         : QString();
    };
    const auto catalogue = workspace().catalogue();
    m_table->setCatalogue(catalogue);
    rows.look = [card, catalogue](int row, int column, int role) {
        if (role == cardRole && column == Card) {
            const auto known = catalogue->byKey(card(row).card.str());
            return known ? QVariant::fromValue<quint32>(*known) : QVariant();
        }
        return role == Qt::ForegroundRole && column == ForTrade && card(row).toOffer() == 0 ? QVariant(theme().good)
                                                                                            : QVariant();
    };
    m_table->setRows(std::move(rows));
}

void SurplusPage::updateButtons()
{
    const auto open = [](const model::Surplus& row) { return row.toOffer() > 0; };
    const auto chosen = m_table->chosen();
    m_offer->setEnabled(std::any_of(
        chosen.begin(), chosen.end(), [&](int row) { return open(m_rows[static_cast<std::size_t>(row)]); }));
    m_offerAll->setEnabled(std::any_of(m_rows.begin(), m_rows.end(), open));
}

void SurplusPage::offerChosen()
{
    std::vector<model::CardKey> cards;
    for (const int row : m_table->chosen())
        cards.push_back(m_rows[static_cast<std::size_t>(row)].card);
    cards.empty() ? offerAll() : offer(cards);
}

void SurplusPage::offerAll()
{
    std::vector<model::CardKey> cards;
    for (const auto& row : m_rows)
        cards.push_back(row.card);
    offer(cards);
}

void SurplusPage::offer(const std::vector<model::CardKey>& cards)
{
    const auto checker = workspace().checker(workspace().library().game.defaultRuleset);
    std::int64_t copies = 0;
    const auto done = workspace().collection().edit([&](const model::Collection& now) {
        auto edit = model::offerSurplus(now, cards, *checker);
        copies = edit ? edit->copies : 0;
        return edit;
    });
    tellEdit(done, tr("%1 more offered for trade.").arg(copiesText(copies)));
}

} // namespace nexus::ui
