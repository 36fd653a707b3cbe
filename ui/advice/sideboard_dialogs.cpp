#include "ui/advice/sideboard_dialogs.h"

#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/views/text_reading.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/rules/names_today.h"
#include "model/search/query_match.h"
#include "ui/advice/idea_delegate.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/text_field.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>

namespace nexus::ui {

namespace {

constexpr int toldRole = Qt::UserRole + 1;

enum ChoiceColumn { ChoiceCard, ChoiceCost, ChoiceThere, ChoiceChosen };
constexpr int balanceRow = 0, gridRow = 24, leastPlan = 96;
constexpr int nameLength = 200, widestCompletion = 560;
constexpr std::size_t mostCompletions = 12;

std::optional<std::int64_t> costOf(const model::DeckChecker& checker, const model::DeckEntry& row)
{
    const auto card = model::lookUp(checker.catalogue(), row).card;
    return card ? app::printedCost(checker.catalogue(), *card) : std::nullopt;
}

struct Added { // up, of some rows
    std::int64_t copies = 0, cost = 0;
};

Added added(const model::DeckChecker& checker, const std::vector<model::DeckEntry>& rows)
{
    Added all;
    for (const auto& row : rows) {
        all.copies += row.count;
        all.cost += row.count * costOf(checker, row).value_or(0);
    }
    return all;
}

// "2 · 5 CP": copies with what they cost together.
QString copiesWithCost(const model::DeckChecker& checker, const std::vector<model::DeckEntry>& rows)
{
    const auto all = added(checker, rows);
    return PlanDialog::tr("%1 · %2").arg(all.copies).arg(q(app::costWords(checker.catalogue().game(), all.cost)));
}

} // namespace

PlanGrid::PlanGrid(QWidget* parent)
    : QTableWidget(parent)
{
    setObjectName(QStringLiteral("plans"));
    setAccessibleName(tr("Plans against opponents"));
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectColumns);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setMinimumSectionSize(leastPlan);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setMinimumSectionSize(gridRow);
    verticalHeader()->setDefaultSectionSize(gridRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void PlanGrid::setPlans(const model::DeckChecker& checker, const model::Deck& deck)
{
    const auto before = chosen();
    const QSignalBlocker quiet(this);
    clear();
    setRowCount(0);
    setColumnCount(static_cast<int>(deck.plans.size()));
    if (deck.plans.empty())
        return;
    const model::SideboardPlans plans(checker, deck);
    for (int column = 0; column < columnCount(); ++column) {
        const auto& plan = deck.plans[static_cast<std::size_t>(column)];
        addHead(column, plan, plans.check(plan), checker);
    }
    addCopies(deck, checker);
    choose(std::min(before.value_or(0), deck.plans.size() - 1));
}

void PlanGrid::addHead(
    int column, const model::SideboardPlan& plan, const model::PlanCheck& check, const model::DeckChecker& checker)
{
    auto name = withSign(check.holds() ? app::metSign : app::wrongSign, q(plan.name));
    QStringList lines;
    if (plan.applied) {
        lines << tr("Applied: the deck is set up for this game.");
        name += QStringLiteral(" · ") + tr("applied");
    }
    lines << texts(app::planCheckLines(check, checker));
    if (check.holds())
        lines << (check.legal ? tr("Valid; the deck is legal after it.")
                              : tr("Valid; the deck is not legal before or after it."));
    auto* head = new QTableWidgetItem(name);
    head->setForeground(check.holds() ? theme().good : theme().bad);
    if (plan.applied)
        head->setFont(bold(font()));
    head->setData(toldRole, lines.join(QLatin1Char(' ')));
    head->setData(Qt::AccessibleTextRole, (check.holds() ? tr("%1: valid. %2") : tr("%1: not valid. %2"))
                                              .arg(q(plan.name), lines.join(QLatin1Char(' '))));
    if (const auto note = q(plan.note).simplified(); !note.isEmpty())
        lines << note;
    head->setToolTip(lines.join(QLatin1Char('\n')));
    setHorizontalHeaderItem(column, head);
}

// The cards of all plans, those that go out first.
void PlanGrid::addCopies(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::vector<model::DeckEntry> cards;
    for (const bool out : {true, false})
        for (const auto& plan : deck.plans)
            for (const auto& row : out ? plan.out : plan.in)
                if (std::none_of(cards.begin(), cards.end(), [&](const auto& card) { return sameCard(card, row); }))
                    cards.push_back(row);
    const auto& game = checker.catalogue().game();
    setRowCount(1 + static_cast<int>(cards.size()));
    setVerticalHeaderItem(balanceRow, new QTableWidgetItem(tr("Balance")));
    const auto cell = [&](int row, int column, const QString& text, const QColor& colour) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignCenter);
        item->setForeground(colour);
        item->setData(
            Qt::AccessibleTextRole, tr("%1: %2 %3")
                                        .arg(q(deck.plans[static_cast<std::size_t>(column)].name),
                                            verticalHeaderItem(row)->text(), text.isEmpty() ? tr("stays") : text));
        setItem(row, column, item);
    };
    for (int row = 1; row < rowCount(); ++row) {
        const auto& card = cards[static_cast<std::size_t>(row) - 1];
        const auto cost = costOf(checker, card);
        const auto name = q(model::nameShown(checker.catalogue(), card));
        setVerticalHeaderItem(
            row, new QTableWidgetItem(cost ? tr("%1 · %2").arg(name, q(app::costWords(game, *cost))) : name));
    }
    const auto copies = [](const std::vector<model::DeckEntry>& rows, const model::DeckEntry& card) {
        int all = 0;
        for (const auto& row : rows)
            all += sameCard(row, card) ? row.count : 0;
        return all;
    };
    for (int column = 0; column < columnCount(); ++column) {
        const auto& plan = deck.plans[static_cast<std::size_t>(column)];
        const auto gone = added(checker, plan.out), come = added(checker, plan.in);
        cell(balanceRow, column,
            tr("−%1 +%2 · %3 %4")
                .arg(gone.copies)
                .arg(come.copies)
                .arg(q(app::signedNumber(come.cost - gone.cost)), q(app::costUnit(game))),
            gone.copies == come.copies && gone.cost == come.cost ? theme().good : theme().text);
        for (int row = 1; row < rowCount(); ++row) {
            const auto& card = cards[static_cast<std::size_t>(row) - 1];
            const int out = copies(plan.out, card), in = copies(plan.in, card);
            cell(row, column,
                out > 0  ? QStringLiteral("−%1").arg(out)
                : in > 0 ? QStringLiteral("+%1").arg(in)
                         : QString(),
                out > 0 ? theme().bad : theme().good);
        }
    }
}

std::optional<std::size_t> PlanGrid::chosen() const
{
    return columnCount() == 0 || currentColumn() < 0 ? std::nullopt
                                                     : std::optional(static_cast<std::size_t>(currentColumn()));
}

void PlanGrid::choose(std::size_t plan)
{
    if (static_cast<int>(plan) < columnCount())
        setCurrentCell(balanceRow, static_cast<int>(plan));
}

QString PlanGrid::told(std::size_t plan) const
{
    const auto* head = horizontalHeaderItem(static_cast<int>(plan));
    return head ? head->data(toldRole).toString() : QString();
}

CopiesList::CopiesList(const QString& name, const QString& heading, QWidget* parent)
    : QTreeWidget(parent)
{
    setAccessibleName(name);
    asTable(*this, {heading, {}, tr("Available"), name});
    setAllColumnsShowFocus(true);
    setMinimumWidth(240);
    stretchOnly(*this, ChoiceCard);
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this] { change(1); });
}

void CopiesList::setRows(const std::vector<model::DeckEntry>& there, const std::vector<model::DeckEntry>& chosen,
    const model::Catalogue& catalogue)
{
    for (const auto& entry : there) {
        const auto same = std::find_if(
            m_rows.begin(), m_rows.end(), [&](const auto& row) { return sameCard(row, entry); });
        if (same == m_rows.end()) {
            m_rows.push_back(entry);
            m_rows.back().printing.clear();
            m_rows.back().extra.clear();
            m_most.push_back(entry.count);
        } else {
            m_most[static_cast<std::size_t>(same - m_rows.begin())] += entry.count;
        }
    }
    m_chosen.assign(m_rows.size(), 0);
    for (const auto& entry : chosen) {
        const auto same = std::find_if(
            m_rows.begin(), m_rows.end(), [&](const auto& row) { return sameCard(row, entry); });
        const auto at = static_cast<std::size_t>(same - m_rows.begin());
        if (same == m_rows.end()) {
            m_rows.push_back(entry);
            m_most.push_back(0);
            m_chosen.push_back(0);
        }
        m_chosen[at] += entry.count;
    }
    clear();
    headerItem()->setText(ChoiceCost, q(app::costUnit(catalogue.game())));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto name = q(model::nameShown(catalogue, m_rows[i]));
        const auto card = model::lookUp(catalogue, m_rows[i]).card;
        const auto cost = card ? app::printedCost(catalogue, *card) : std::nullopt;
        auto* row = new QTreeWidgetItem(
            this, {name, cost ? QString::number(*cost) : QString(), QString::number(m_most[i]),
                      m_chosen[i] ? QString::number(m_chosen[i]) : QString()});
        row->setToolTip(ChoiceCard, name);
        alignRight(*row, {ChoiceCost, ChoiceThere, ChoiceChosen});
    }
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(0));
}

std::vector<model::DeckEntry> CopiesList::chosen() const
{
    std::vector<model::DeckEntry> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_chosen[i] > 0) {
            rows.push_back(m_rows[i]);
            rows.back().count = m_chosen[i];
        }
    return rows;
}

void CopiesList::choose(const std::vector<model::DeckEntry>& rows)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_chosen[i] = 0;
        for (const auto& entry : rows)
            m_chosen[i] += sameCard(entry, m_rows[i]) ? entry.count : 0;
        topLevelItem(static_cast<int>(i))
            ->setText(ChoiceChosen, m_chosen[i] ? QString::number(m_chosen[i]) : QString());
    }
    Q_EMIT chosenChanged();
}

int CopiesList::copies() const
{
    int all = 0;
    for (const int copies : m_chosen)
        all += copies;
    return all;
}

void CopiesList::change(int by)
{
    const int at = indexOfTopLevelItem(currentItem());
    if (at < 0)
        return;
    auto& chosen = m_chosen[static_cast<std::size_t>(at)];
    const int wanted = std::clamp(chosen + by, 0, std::max(chosen, m_most[static_cast<std::size_t>(at)]));
    if (wanted == chosen)
        return;
    chosen = wanted;
    topLevelItem(at)->setText(ChoiceChosen, chosen ? QString::number(chosen) : QString());
    Q_EMIT chosenChanged();
}

void CopiesList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Space)
        return change(1);
    if (event->key() == Qt::Key_Minus || event->key() == Qt::Key_Delete)
        return change(-1);
    QTreeWidget::keyPressEvent(event);
}

PlanDialog::PlanDialog(std::shared_ptr<const model::DeckChecker> checker, model::Deck deck,
    const model::SideboardPlan& plan, QWidget* parent)
    : QDialog(parent)
    , m_checker(std::move(checker))
    , m_deck(std::move(deck))
    , m_plan(plan)
    , m_plans(*m_checker, m_deck)
    , m_name(named(new QLineEdit(q(plan.name), this), tr("Against whom")))
    , m_note(named(new TextField(model::maxNotesLength, this), tr("Note")))
    , m_out(new CopiesList(
          tr("Out"), q(app::sectionName(m_checker->ruleset().sections[m_plans.sections()->main].id, *m_checker)), this))
    , m_in(new CopiesList(tr("In"), q(app::sideboardName(*m_checker)), this))
    , m_told(new QLabel(this))
    , m_completions(named(new QMenu(this), tr("Ways to complete the plan")))
{
    setWindowTitle(plan.name.empty() ? tr("New plan") : tr("Plan against %1").arg(q(plan.name)));
    m_name->setMaxLength(nameLength);
    m_name->setPlaceholderText(tr("An opponent, a deck, a matchup"));
    m_note->setPlainText(q(plan.note));
    m_note->setTabChangesFocus(true);
    m_note->setMaximumHeight(fontMetrics().lineSpacing() * 4);
    m_told->setWordWrap(true);
    m_told->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    const auto rows = [&](std::uint16_t section) {
        const auto* found = m_plans.base().section(m_checker->ruleset().sections[section].id);
        return found ? found->entries : std::vector<model::DeckEntry>();
    };
    m_out->setRows(rows(m_plans.sections()->main), plan.out, m_checker->catalogue());
    m_in->setRows(rows(m_plans.sections()->side), plan.in, m_checker->catalogue());
    auto* lists = rowOf(12, {{side(m_out), 1}, {side(m_in), 1}});
    auto* buttons = buttonBox(this, QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto* complete = buttons->addButton(tr("Co&mplete"), QDialogButtonBox::ResetRole);
    complete->setToolTip(tr("Cards that complete the selection to a legal swap"));
    complete->setAutoDefault(false);
    complete->setMenu(m_completions);
    m_completions->setToolTipsVisible(true);
    connect(m_completions, &QMenu::aboutToShow, this, &PlanDialog::listCompletions);
    setLayout(
        columnOf({formOf({{tr("&Against"), m_name}}), {lists, 1}, formOf({{tr("&Note"), m_note}}), m_told, buttons}));
    resizeOnScreen(*this, {680, 560});
    connect(m_name, &QLineEdit::textChanged, this, &PlanDialog::judge);
    for (auto* list : {m_out, m_in})
        connect(list, &CopiesList::chosenChanged, this, &PlanDialog::judge);
    judge();
    m_name->setFocus();
}

QLayout* PlanDialog::side(CopiesList* list)
{
    auto* row = new QHBoxLayout;
    for (const int by : {-1, 1}) {
        auto* button = new QPushButton(by < 0 ? QStringLiteral("−") : QStringLiteral("+"), this);
        button->setAccessibleName(
            (by < 0 ? tr("%1: one copy less") : tr("%1: one copy more")).arg(list->accessibleName()));
        button->setToolTip(button->accessibleName());
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, list, [list, by] { list->change(by); });
        row->addWidget(button);
    }
    row->addStretch(1);
    return columnOf({{list, 1}, row});
}

model::SideboardPlan PlanDialog::plan() const
{
    auto plan = m_plan;
    plan.name = m_name->text().simplified().toStdString();
    plan.note = m_note->toPlainText().toStdString();
    plan.out = m_out->chosen();
    plan.in = m_in->chosen();
    return plan;
}

std::optional<model::CardSwap> PlanDialog::part() const
{
    model::CardSwap part;
    for (const auto& [list, cards] : {std::pair(m_out, &part.out), std::pair(m_in, &part.in)})
        for (const auto& row : list->chosen()) {
            const auto card = model::lookUp(m_checker->catalogue(), row).card;
            if (!card)
                return std::nullopt;
            cards->emplace_back(*card, row.count);
        }
    return part;
}

void PlanDialog::choose(const model::CardSwap& swap)
{
    const auto rowsFor = [&](std::uint16_t section, const std::vector<std::pair<model::CardIndex, int>>& cards) {
        std::vector<model::DeckEntry> rows;
        for (auto [card, left] : cards)
            for (const auto& row : m_checker->resolve(m_plans.base()))
                if (row.section == section && row.card == card && left > 0) {
                    rows.push_back(*row.entry);
                    rows.back().count = std::min(left, row.count);
                    left -= rows.back().count;
                }
        return rows;
    };
    m_out->choose(rowsFor(m_plans.sections()->main, swap.out));
    m_in->choose(rowsFor(m_plans.sections()->side, swap.in));
}

// What each way has beyond what is chosen; taken, all of it is chosen.
void PlanDialog::listCompletions()
{
    m_completions->clear();
    const auto say = [this](const QString& text) { m_completions->addAction(text)->setEnabled(false); };
    if (!m_swaps)
        m_swaps.emplace(*m_checker, m_plans.base());
    const auto chosen = part();
    const auto found = chosen ? m_swaps->smallestContaining(*chosen, mostCompletions) : std::vector<model::CardSwap>();
    if (!m_swaps->complete())
        return say(tr("Too many cards to search for swaps."));
    if (found.empty())
        return say(tr("No legal swap includes these cards."));
    const auto more = [&](const auto& cards, const auto& before) {
        QStringList names;
        for (auto [card, copies] : cards) {
            for (const auto& [other, count] : before)
                copies -= other == card ? count : 0;
            if (copies > 0)
                names << QStringLiteral("%1 %2").arg(copies).arg(q(unambiguousName(m_checker->catalogue(), card)));
        }
        return names.join(QStringLiteral(", "));
    };
    for (const auto& swap : found) {
        QStringList parts;
        if (const auto out = more(swap.out, chosen->out); !out.isEmpty())
            parts << tr("Out: %1").arg(out);
        if (const auto in = more(swap.in, chosen->in); !in.isEmpty())
            parts << tr("In: %1").arg(in);
        if (parts.isEmpty())
            return say(tr("The selection is already a legal swap."));
        const auto whole = parts.join(QStringLiteral(" · "));
        auto* action = m_completions->addAction(fontMetrics()
                                                    .elidedText(whole, Qt::ElideRight, widestCompletion)
                                                    .replace(QLatin1Char('&'), QStringLiteral("&&")),
            this, [this, swap] { choose(swap); });
        action->setToolTip(whole);
    }
}

void PlanDialog::judge()
{
    const auto wanted = plan();
    m_save->setEnabled(!model::fold(wanted.name).empty());
    const auto check = m_plans.check(wanted);
    QStringList lines{
        tr("Out: %1. In: %2.").arg(copiesWithCost(*m_checker, wanted.out), copiesWithCost(*m_checker, wanted.in))};
    for (const auto& line : app::planCheckLines(check, *m_checker))
        lines << withSign(app::wrongSign, q(line));
    if (check.holds())
        lines << withSign(app::metSign, check.legal ? tr("The deck is legal after the swap.")
                                                    : tr("No new problems; the deck is not legal before or after."));
    if (const auto after = m_plans.after(wanted); after && check.holds())
        for (const auto& total : app::comparedTotals(m_plans.base(), *after, *m_checker))
            if (total.from != total.to)
                lines << tr("%1: %2 → %3").arg(q(total.label)).arg(total.from).arg(total.to);
    m_told->setText(lines.join(QLatin1Char('\n')));
    m_told->setAccessibleName(m_told->text());
}

SuggestDialog::SuggestDialog(app::Workspace& workspace, const app::DeckDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_checker(document.sharedChecker())
    , m_deck(document.deck())
    , m_query(named(new QueryField(this), tr("Cards to choose from")))
    , m_owned(new QCheckBox(tr("&Only what I own"), this))
    , m_told(new QLabel(this))
    , m_rows(withId(named(new QListWidget(this), tr("Suggested sideboards")), "suggested"))
    , m_delegate(new IdeaDelegate(m_rows))
{
    setObjectName(QStringLiteral("suggestSideboard"));
    setWindowTitle(tr("Suggestions for %1").arg(q(app::sideboardName(*m_checker))));
    m_query->setPlaceholderText(tr("All cards; or a search, such as t:unit cp<=4"));
    m_told->setWordWrap(true);
    m_delegate->setArtFolder(workspace.folder() / "art");
    m_rows->setItemDelegate(m_delegate);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_use = buttons->addButton(tr("&Put these in"), QDialogButtonBox::AcceptRole);
    m_use->setDefault(true);
    setLayout(columnOf(
        {rowOf(8, {labelFor(tr("&From"), m_query, this), {m_query, 1}, m_owned}), {m_rows, 1}, m_told, buttons}));
    resizeOnScreen(*this, {1160, 560});
    callOnce(m_pause, 250, this, &SuggestDialog::ask);
    connect(m_query, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_owned, &QCheckBox::toggled, this, &SuggestDialog::ask);
    connect(&m_job, &app::Job::failed, this, &SuggestDialog::say);
    connect(m_rows, &QListWidget::currentRowChanged, this, &SuggestDialog::showChosen);
    connect(m_rows, &QListWidget::itemDoubleClicked, this, [this] {
        if (m_use->isEnabled())
            accept();
    });
    ask();
    m_rows->setFocus();
}

std::optional<model::DeckEdit> SuggestDialog::edit() const
{
    const auto at = static_cast<std::size_t>(m_rows->currentRow());
    if (m_rows->currentRow() < 0 || at >= m_packages.size())
        return std::nullopt;
    auto edit = model::sideboardEdit(*m_checker, m_deck, m_packages[at].best.cards);
    auto after = m_deck;
    return model::apply(after, edit) && after != m_deck ? std::optional(std::move(edit)) : std::nullopt;
}

QString SuggestDialog::chosenName() const
{
    const auto at = static_cast<std::size_t>(m_rows->currentRow());
    return at < m_packages.size() ? q(app::packageName(m_packages[at].aim)) : QString();
}

void SuggestDialog::say(const QString& text)
{
    m_packages.clear();
    m_rows->clear();
    m_use->setEnabled(false);
    m_told->setText(text);
    m_told->setAccessibleName(text);
}

void SuggestDialog::ask()
{
    m_job.drop();
    const auto text = m_query->text().toStdString();
    const auto& catalogue = m_checker->catalogue();
    model::SideboardPool pool;
    model::QueryNode among{model::AllOf()};
    model::AnyOf aims; // what asks for texts, to be read first
    m_query->setError(std::nullopt);
    if (!model::trimmed(text).empty()) {
        auto query = model::parseQuery(text, catalogue.game());
        if (!query) {
            m_query->setError(query.error());
            return say(tr("Error in the search at column %1: expected %2.")
                           .arg(query.error().column)
                           .arg(q(query.error().expected)));
        }
        if (model::needsDeck(query->root))
            return say(tr("The search refers to a deck or a collection; it may only refer to cards."));
        among = std::move(query->root);
    }
    for (const auto aim : {model::SideboardAim::Answers, model::SideboardAim::LongGame})
        if (auto query = model::parseQuery(model::aimQuery(aim), catalogue.game()))
            aims.nodes.push_back(std::move(query->root));
    if (m_owned->isChecked())
        pool.owned = model::ownedCopies(m_workspace.collection().collection(), catalogue);
    say(tr("Looking for the best…"));
    m_job.start([this, checker = m_checker, deck = m_deck, among = std::move(among),
                    aims = model::QueryNode{std::move(aims)}, pool = std::move(pool)]() mutable -> app::Job::Answer {
        const auto goOn = [this](std::size_t, std::size_t) { return !m_job.isStopped(); };
        if (!app::readTextsFor(among, checker->catalogue(), goOn) ||
            !app::readTextsFor(aims, checker->catalogue(), goOn))
            return nullptr;
        pool.cards = model::matching(among, checker->catalogue());
        auto packages = model::sideboardPackages(*checker, deck, pool, goOn);
        const auto before = model::SideboardSwaps(*checker, deck, goOn).perSize().front();
        return [this, packages = std::move(packages), before] { show(packages, before); };
    });
}

void SuggestDialog::show(const Packages& packages, std::uint64_t before)
{
    if (!packages)
        return say(q(app::noBestSideboardText(packages.error(), *m_checker)));
    say({});
    m_packages = *packages;
    m_before = before;
    const auto& catalogue = m_checker->catalogue();
    const auto sections = model::sideboardSections(*m_checker);
    std::map<std::int64_t, std::int64_t> now;
    for (const auto& row : m_checker->resolve(m_deck))
        if (row.card && row.section == sections->side)
            if (const auto value = app::printedCost(catalogue, *row.card))
                now[*value] += row.count;
    std::vector<IdeaLook> looks;
    for (const auto& package : m_packages) {
        IdeaLook look{.name = q(app::packageName(package.aim)),
            .parts = {},
            .facts = q(app::packageReason(package, *m_checker)),
            .cards = package.best.cards,
            .before = now,
            .after = {}};
        for (const auto& [card, copies] : package.best.cards) {
            const auto value = app::printedCost(catalogue, card);
            const auto name = q(model::unambiguousName(catalogue, card));
            look.parts << (value ? tr("%1 %2 (%3)").arg(copies).arg(name, q(app::costWords(catalogue.game(), *value)))
                                 : QStringLiteral("%1 %2").arg(copies).arg(name));
            if (value)
                look.after[*value] += copies;
        }
        looks.push_back(std::move(look));
    }
    m_delegate->setIdeas(std::move(looks), m_checker->sharedCatalogue());
    for (std::size_t i = 0; i < m_packages.size(); ++i) {
        const auto& look = m_delegate->ideas()[i];
        const auto cards = look.parts.join(QStringLiteral(", "));
        auto* row = new QListWidgetItem(cards, m_rows);
        row->setData(ProposalDelegate::IdeaRole, static_cast<uint>(i));
        row->setData(Qt::AccessibleTextRole, tr("%1: %2 %3").arg(look.name, look.facts, cards));
        row->setToolTip(cards);
    }
    m_rows->setCurrentRow(0);
}

void SuggestDialog::showChosen()
{
    const auto wanted = edit();
    m_use->setEnabled(wanted.has_value());
    if (m_packages.empty())
        return;
    auto after = m_deck;
    QStringList words{tr("Swaps of one card now: %1.").arg(m_before)};
    if (wanted && model::apply(after, *wanted) && !m_checker->check(after).legal())
        words << tr("The deck is not legal yet.");
    m_told->setText(words.join(QLatin1Char(' ')));
    m_told->setAccessibleName(m_told->text());
}

} // namespace nexus::ui
