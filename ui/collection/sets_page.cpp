#include "ui/collection/sets_page.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

namespace nexus::ui {

namespace {

QString cardsText(std::size_t cards) { return counted(cards, "cards"); }

QString setText(const model::SetCompletion& row, int column)
{
    switch (column) {
    case SetsPage::Code: return q(row.set.code);
    case SetsPage::Name: return q(row.set.name);
    case SetsPage::Owned: return SetsPage::tr("%1 of %2").arg(row.owned).arg(row.cards);
    case SetsPage::Playsets: return figures(row.playsets);
    default: return figures(row.copies);
    }
}

double share(const model::SetCompletion& row)
{
    return static_cast<double>(row.owned) / static_cast<double>(row.cards);
}

QString missingText(const model::Catalogue& catalogue, const model::MissingCard& row, int column)
{
    const auto copies = [](std::int64_t many) { return many == 0 ? QStringLiteral("–") : figures(many); };
    switch (column) {
    case SetsPage::Card: return q(catalogue.name(row.card));
    case SetsPage::Number: return q(catalogue.number(row.printing));
    case SetsPage::Type: return q(catalogue.type(row.card));
    case SetsPage::Rarity: return q(catalogue.rarity(row.printing));
    case SetsPage::Elsewhere: return copies(row.elsewhere);
    default: return copies(row.wanted);
    }
}

} // namespace

SetsPage::SetsPage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
{
    m_sets = new RowTable(tr("Sets and their completion"),
        {{tr("Set"), 80}, {tr("Name"), 220},
            {tr("Owned"), 360, true, tr("Different cards; a stack without a set counts for every set its card is in"),
                true},
            {tr("Full playsets"), 104, true, tr("Cards owned in as many copies as one deck may have")},
            {tr("Copies"), 72, true}});
    m_sets->stretch(Owned);
    m_sets->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_sets, &RowTable::chosenChanged, this, &SetsPage::fillMissing);
    auto* both = new QSplitter(Qt::Vertical);
    divide(*both, {asWidget(columnOf({partHeading(tr("Sets")), {m_sets, 1}}), {0, 0, 0, 8}), makeMissing()}, {2, 3});
    setContent(both);
    setFocusProxy(m_sets);
}

QWidget* SetsPage::makeMissing()
{
    m_head = partHeading({});
    m_missing = new RowTable(tr("Cards missing from the set"),
        {{tr("Card"), 240}, {tr("Number"), 80}, {tr("Type"), 104}, {tr("Rarity"), 104},
            {tr("In other sets"), 104, true, tr("Copies you own in other printings")}, {tr("Wanted"), 72, true}});
    m_missing->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_missing, &RowTable::chosenChanged, this, [this] {
        if (const int row = m_missing->current(); row >= 0 && m_missing->hasFocus())
            Q_EMIT cardChosen(m_cards[static_cast<std::size_t>(row)].card);
    });
    m_want = pushButton(
        tr("Add missing to &wants"), tr("One of each, in the printing of this set"), this, &SetsPage::wantMissing);
    m_own = pushButton(tr("&Own one of each"), tr("Adds one near mint copy of every missing card, in one step"), this,
        &SetsPage::ownOneOfEach);
    m_show = pushButton(tr("&Show in Cards"), tr("The cards of the set in the search"), this, &SetsPage::showInCards);
    return asWidget(columnOf({m_head, {m_missing, 1}, rowOf({m_want, m_own, stretch(), m_show})}), {0, 8, 0, 0});
}

void SetsPage::refresh()
{
    m_catalogue = workspace().catalogue();
    m_counter.emplace(collection(), *m_catalogue);
    m_rows = m_counter->completion(*workspace().checker(workspace().library().game.defaultRuleset));
    if (m_rows.empty())
        return sayInstead(tr("There are no cards yet: import a card list in Catalogue."));
    sayInstead({});
    const auto set = keptRows(m_rows);
    TableRows rows{.count = static_cast<int>(m_rows.size())};
    rows.id = [set](int row) { return static_cast<qint64>(std::hash<std::string>{}(set(row).set.code)); };
    rows.text = [set](int row, int column) { return setText(set(row), column); };
    rows.number = [set](int row, int column) {
        return column == Owned      ? static_cast<qint64>(share(set(row)) * 1'000'000)
               : column == Playsets ? static_cast<qint64>(set(row).playsets)
                                    : set(row).copies;
    };
    rows.look = [set](int row, int column, int role) {
        return role == barRole && column == Owned ? QVariant(share(set(row))) : QVariant();
    };
    m_sets->setRows(std::move(rows));
    m_sets->chooseFirst();
}

std::string SetsPage::chosenSet() const
{
    const int row = m_sets->current();
    return row < 0 ? std::string() : m_rows[static_cast<std::size_t>(row)].set.code;
}

void SetsPage::showSet(const std::string& code)
{
    refreshIfStale();
    m_sets->choose(static_cast<qint64>(std::hash<std::string>{}(code)));
}

void SetsPage::fillMissing()
{
    const auto code = chosenSet();
    const auto catalogue = m_catalogue;
    m_cards = code.empty() ? std::vector<model::MissingCard>() : m_counter->missing(code);
    m_head->setText(code.empty()      ? tr("Choose a set above.")
                    : m_cards.empty() ? tr("%1 is complete.").arg(q(code))
                                      : tr("%1 missing from %2").arg(cardsText(m_cards.size()), q(code)));
    const auto card = keptRows(m_cards);
    TableRows rows{.count = static_cast<int>(m_cards.size())};
    rows.id = [card](int row) { return static_cast<qint64>(card(row).card); };
    rows.text = [card, catalogue](int row, int column) { return missingText(*catalogue, card(row), column); };
    rows.number = [card](int row, int column) { return column == Elsewhere ? card(row).elsewhere : card(row).wanted; };
    rows.look = [card](int row, int column, int role) {
        return role == cardRole && column == Card ? QVariant::fromValue<quint32>(card(row).card) : QVariant();
    };
    m_missing->setCatalogue(catalogue);
    m_missing->setRows(std::move(rows));
    m_want->setEnabled(std::any_of(m_cards.begin(), m_cards.end(), [](const auto& each) { return each.wanted == 0; }));
    m_own->setEnabled(!m_cards.empty());
    m_show->setEnabled(!code.empty());
}

void SetsPage::complete(model::StackList list, const QString& done, const QString& nothing)
{
    const auto set = chosenSet();
    const auto catalogue = workspace().catalogue();
    std::size_t cards = 0;
    const auto edited = workspace().collection().edit([&](const model::Collection& now) {
        auto edit = model::completeSet(now, *catalogue, set, list);
        cards = edit ? static_cast<std::size_t>(edit->copies) : 0;
        return edit;
    });
    tellEdit(cards == 0 && !edited ? tl::expected<void, QString>(tl::unexpected(nothing.arg(q(set)))) : edited,
        done.arg(cardsText(cards), q(set)));
}

void SetsPage::wantMissing()
{
    complete(model::StackList::Wanted, tr("%1 of %2 added to the wants."),
        tr("All missing cards of %1 are in the wants already."));
}

void SetsPage::ownOneOfEach()
{
    complete(model::StackList::Owned, tr("%1 of %2 added, one near mint copy of each."), tr("%1 is complete."));
}

void SetsPage::showInCards()
{
    if (const auto set = chosenSet(); !set.empty())
        Q_EMIT queryWanted(QStringLiteral("set:%1").arg(
            set.find(' ') == std::string::npos ? q(set) : QLatin1Char('"') + q(set) + QLatin1Char('"')));
}

} // namespace nexus::ui
