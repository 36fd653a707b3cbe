#include "ui/collection/decks_page.h"

#include "app/documents/deck_copies.h"
#include "model/base/text.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>

namespace nexus::ui {

namespace {

QString copiesOrDash(std::int64_t copies) { return copies == 0 ? QStringLiteral("–") : figures(copies); }

std::int64_t cardNumber(const app::CardOfDecks& card, int column)
{
    const auto& standing = card.standing;
    switch (column) {
    case DecksPage::CardNeed: return standing.need;
    case DecksPage::Have: return standing.have;
    case DecksPage::Here: return standing.here;
    case DecksPage::CardFree: return standing.free;
    case DecksPage::InOther: return standing.inOther;
    case DecksPage::Lent: return standing.lent;
    case DecksPage::Wanted: return standing.wanted;
    default: return standing.missing();
    }
}

std::int64_t deckNumber(const app::LibraryStanding& deck, int column)
{
    switch (column) {
    case DecksPage::Need: return deck.need;
    case DecksPage::SetAside: return deck.setAside;
    case DecksPage::Free: return deck.free;
    default: return deck.missing;
    }
}

QString deckText(const app::LibraryStanding& deck, int column)
{
    switch (column) {
    case DecksPage::Name: return q(deck.name);
    case DecksPage::Price: return q(app::completionText(deck.completion));
    case DecksPage::State: return q(app::stateText(deck));
    default: return copiesOrDash(deckNumber(deck, column));
    }
}

} // namespace

DecksPage::DecksPage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
    , m_copies(workspace)
{
    auto* both = new QSplitter(Qt::Vertical);
    divide(*both, {makeDecks(), makeCards()}, {2, 3});
    setContent(both);
    const auto forget = [this] { m_copies.forget(); };
    connect(&workspace, &app::Workspace::libraryChanged, this, forget);
    connect(&workspace, &app::Workspace::catalogueChanged, this, forget);
    setFocusProxy(m_deckTable);
}

QWidget* DecksPage::makeDecks()
{
    m_deckTable = new RowTable(tr("Decks and their copies"),
        {{tr("Deck"), 240}, {tr("Need"), 64, true, tr("Copies the deck needs")},
            {tr("Set aside"), 80, true, tr("Copies kept with the built deck")},
            {tr("Free"), 64, true, tr("Further copies at hand and in no deck")},
            {tr("Missing"), 72, true, tr("Copies that are neither set aside nor free")},
            {tr("To complete"), 180, true, tr("What the missing copies cost, by the values of your stacks")},
            {tr("State"), 240}});
    m_deckTable->setTickable();
    m_deckTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_order = named(new QComboBox, tr("Order of the decks"));
    m_order->addItem(tr("cheapest to complete first"), Price);
    m_order->addItem(tr("by name"), Name);
    connect(m_order, &QComboBox::activated, this, [this] { sortBy(m_order->currentData().toInt()); });
    connect(m_deckTable->header(), &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        m_order->setCurrentIndex(order == Qt::AscendingOrder ? m_order->findData(column) : -1);
    });
    connect(m_deckTable, &RowTable::chosenChanged, this, &DecksPage::fillCards);
    connect(m_deckTable, &RowTable::tickedChanged, this, &DecksPage::fillCards);
    sortBy(Price);

    return asWidget(
        columnOf(
            {rowOf({partHeading(tr("Decks")), {mutedLabel(tr("Tick several to count them together.")), 1}, m_order}),
                {m_deckTable, 1}}),
        {0, 0, 0, 8});
}

QWidget* DecksPage::makeCards()
{
    m_head = partHeading({});
    m_head->setWordWrap(true);
    m_note = mutedLabel();
    m_onlyMissing = new QCheckBox(tr("&Only missing"));
    connect(m_onlyMissing, &QCheckBox::toggled, this, &DecksPage::fillCards);
    m_cardTable = new RowTable(tr("Cards of the chosen decks"),
        {{tr("Card"), 240}, {tr("Need"), 64, true}, {tr("Have"), 64, true, tr("Owned, wherever they are")},
            {tr("Set aside here"), 104, true, tr("For these decks")},
            {tr("Free"), 64, true, tr("At hand and in no deck")}, {tr("In other decks"), 104, true},
            {tr("Lent"), 64, true}, {tr("Wanted"), 72, true},
            {tr("Missing"), 72, true, tr("Neither set aside here nor free")}});
    m_cardTable->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_cardTable, &RowTable::chosenChanged, this, [this] {
        if (const int row = m_cardTable->current(); row >= 0 && m_cardTable->hasFocus())
            choose(m_cards[static_cast<std::size_t>(row)].standing.card);
    });
    m_build = pushButton(
        tr("&Build"), tr("Set aside free copies for the deck, so they are not counted twice"), this, &DecksPage::build);
    m_takeApart = pushButton(
        tr("Take &apart"), tr("Return all copies set aside for the deck"), this, &DecksPage::takeApart);
    m_want = pushButton(tr("Add missing to &wants"), tr("Raise the wants of each card to its missing copies"), this,
        &DecksPage::wantMissing);
    m_shopping = pushButton(tr("Copy &shopping list"),
        tr("Copies you do not own, not even in other decks or lent; one line a card"), this,
        &DecksPage::copyShoppingList);
    m_proxies = pushButton(tr("Copy &proxy list"),
        tr("All missing copies, also those in other decks or lent; one line a card"), this, &DecksPage::copyProxyList);
    m_print = pushButton(tr("Print &missing…"), tr("Proxies of all missing copies of these decks together"), this,
        &DecksPage::printMissing);
    auto* foot = new FlowLayout(8);
    for (auto* button : {m_build, m_takeApart, m_want, m_shopping, m_proxies, m_print})
        foot->addWidget(button);
    return asWidget(columnOf({rowOf({{m_head, 1}, m_onlyMissing}), m_note, {m_cardTable, 1}, foot}), {0, 8, 0, 0});
}

void DecksPage::showDeck(model::BuiltDeckId deck)
{
    refreshIfStale();
    m_deckTable->choose(deck);
}

void DecksPage::refresh()
{
    auto decks = m_copies.decks();
    if (!decks)
        return sayInstead(decks.error());
    m_decks = std::move(*decks);
    if (m_decks.empty())
        return sayInstead(tr("There are no decks yet: make one in Build and save it with Ctrl+S."));
    sayInstead({});
    fillDecks();
}

void DecksPage::fillDecks()
{
    std::vector<model::Completion> completions;
    for (const auto& deck : m_decks)
        completions.push_back(deck.completion);
    std::vector<std::int64_t> rank(m_decks.size());
    std::int64_t place = 0;
    for (const auto at : model::cheapestFirst(completions))
        rank[at] = place++;
    const auto deck = keptRows(m_decks);
    std::set<qint64> ticked; // of those that are there still
    for (const auto id : m_deckTable->ticked())
        if (standing(id))
            ticked.insert(id);
    TableRows rows{.count = static_cast<int>(m_decks.size())};
    rows.id = [deck](int row) { return deck(row).id; };
    rows.text = [deck](int row, int column) { return deckText(deck(row), column); };
    rows.number = [rank, deck](int row, int column) {
        return column == Price ? rank[static_cast<std::size_t>(row)] : deckNumber(deck(row), column);
    };
    rows.tip = [deck](int row, int column) {
        const auto& names = deck(row).unknown;
        return column == State && !names.empty() ? tr("Not in the catalogue: %1").arg(q(model::joined(names, ", ")))
                                                 : QString();
    };
    rows.look = [deck](int row, int column, int role) -> QVariant {
        if (role != Qt::ForegroundRole)
            return {};
        if (column == Missing && deck(row).missing > 0)
            return theme().open;
        if (column == State && (deck(row).stale() || (deck(row).built && deck(row).missing > 0) || !deck(row).listed ||
                                   !deck(row).unknown.empty()))
            return theme().open;
        return column == State && deck(row).built ? QVariant(theme().good) : QVariant();
    };
    m_deckTable->setRows(std::move(rows));
    m_deckTable->setTicked(std::move(ticked));
    m_deckTable->chooseFirst();
}

const app::LibraryStanding* DecksPage::standing(model::BuiltDeckId deck) const
{
    const auto at = std::find_if(m_decks.begin(), m_decks.end(), [&](const auto& row) { return row.id == deck; });
    return at == m_decks.end() ? nullptr : &*at;
}

std::vector<model::BuiltDeckId> DecksPage::chosenDecks() const
{
    std::vector<model::BuiltDeckId> decks;
    for (const auto& deck : m_decks) // in the order of their names
        if (m_deckTable->ticked().contains(deck.id))
            decks.push_back(deck.id);
    if (const int row = m_deckTable->current(); decks.empty() && row >= 0)
        decks.push_back(m_decks[static_cast<std::size_t>(row)].id);
    return decks;
}

void DecksPage::fillCards()
{
    const auto decks = chosenDecks();
    m_cards = m_copies.cards(decks);
    std::int64_t need = 0, missing = 0, unknown = 0;
    for (const auto& card : m_cards) {
        need += card.standing.need;
        missing += card.standing.missing();
        unknown += !card.known();
    }
    if (m_onlyMissing->isChecked())
        std::erase_if(m_cards, [](const auto& card) { return card.standing.missing() == 0; });
    const auto* only = decks.size() == 1 ? standing(decks.front()) : nullptr;
    const auto who = only ? q(only->name) : tr("%1 decks together").arg(decks.size());
    m_head->setText(decks.empty() ? tr("Choose a deck above.")
                                  : tr("%1: %2, %3 missing").arg(who, counted(need, "copies"), figures(missing)));
    const bool nothingMissing = m_onlyMissing->isChecked() && m_cards.empty();
    m_note->setText(unknown ? tr("%1 not in the catalogue, counted as missing. Import the cards, or correct the deck.")
                                  .arg(counted(unknown, "names are"))
                    : nothingMissing ? tr("Nothing is missing.")
                                     : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    const auto card = keptRows(m_cards);
    TableRows rows{.count = static_cast<int>(m_cards.size())};
    rows.id = [card](int row) {
        return static_cast<qint64>(
            std::hash<std::string>{}(card(row).standing.card.str() + "\n" + card(row).standing.name));
    };
    rows.text = [card](int row, int column) {
        if (column == Card)
            return card(row).known() ? q(card(row).standing.name)
                                     : tr("%1 (not in the catalogue)").arg(q(card(row).standing.name));
        return copiesOrDash(cardNumber(card(row), column));
    };
    rows.number = [card](int row, int column) { return cardNumber(card(row), column); };
    rows.tip = [card](int row, int column) {
        return column == InOther || column == Card ? q(app::ledgerText(card(row))) : QString();
    };
    const auto catalogue = workspace().catalogue();
    m_cardTable->setCatalogue(catalogue);
    rows.look = [card, catalogue](int row, int column, int role) -> QVariant {
        if (role == cardRole && column == Card) {
            const auto known = catalogue->byKey(card(row).standing.card.str());
            return known ? QVariant::fromValue<quint32>(*known) : QVariant();
        }
        if (role == Qt::AccessibleDescriptionRole && column == InOther)
            return q(app::ledgerText(card(row)));
        if (role != Qt::ForegroundRole)
            return {};
        if (!card(row).known() && column == Card)
            return theme().muted;
        return column == CardMissing && card(row).standing.missing() > 0 ? QVariant(theme().open) : QVariant();
    };
    m_cardTable->setRows(std::move(rows));
    updateButtons();
}

void DecksPage::updateButtons()
{
    bool canBuild = false, built = false, again = false, missing = false;
    for (const auto id : chosenDecks()) {
        const auto* deck = standing(id);
        canBuild = canBuild || (deck->listed && (deck->free > 0 || deck->toGiveBack > 0));
        again = again || (deck->listed && deck->stale());
        built = built || deck->built;
        missing = missing || deck->missing > 0;
    }
    m_build->setEnabled(canBuild);
    m_build->setText(again ? tr("&Bring up to date") : tr("&Build"));
    m_takeApart->setEnabled(built);
    // Decks side by side may lack what each alone does not.
    missing = missing ||
              std::any_of(m_cards.begin(), m_cards.end(), [](const auto& card) { return card.standing.missing() > 0; });
    for (auto* button : {m_want, m_shopping, m_proxies, m_print})
        button->setEnabled(missing);
}

void DecksPage::eachDeck(app::DeckCopies::Done (app::DeckCopies::*act)(model::BuiltDeckId))
{
    QStringList done, refused;
    for (const auto id : chosenDecks()) {
        const auto result = (m_copies.*act)(id);
        (result ? done : refused) << (result ? *result : result.error());
    }
    if (done.isEmpty() && !refused.isEmpty())
        tell(tl::unexpected(refused.join(QLatin1Char('\n'))));
    else if (!done.isEmpty())
        tell((done + refused).join(QLatin1Char(' ')));
}

void DecksPage::copyShoppingList()
{
    copyList(m_copies.shoppingList(chosenDecks()), tr("Shopping list copied: %1."),
        tr("Nothing to buy: the rest is in other decks or lent."));
}

void DecksPage::copyProxyList()
{
    copyList(m_copies.proxyList(chosenDecks()), tr("Proxy list copied: %1."), tr("Nothing is missing."));
}

void DecksPage::copyList(const QString& list, const QString& what, const QString& nothing)
{
    if (list.isEmpty())
        return tell(tl::unexpected(nothing));
    QApplication::clipboard()->setText(list);
    tell(what.arg(counted(list.count(QLatin1Char('\n')), "cards")));
}

} // namespace nexus::ui
