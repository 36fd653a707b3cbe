#include "ui/advice/sideboard_page.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/plan_sheet.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "model/base/text.h"
#include "ui/advice/sideboard_dialogs.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QStackedWidget>

namespace nexus::ui {

namespace {

enum SideboardView { MatrixView, ListView, PlansView };
constexpr int cellWidth = 76, cellHeight = 25, headerHeight = 70, namesWidth = 215;

constexpr std::size_t mostListed = 500; // of two and of three copies each

QString cardsText(const model::Catalogue& catalogue, const std::vector<std::pair<model::CardIndex, int>>& cards)
{
    QStringList names;
    for (const auto& [card, copies] : cards)
        names << QStringLiteral("%1 %2").arg(copies).arg(q(model::unambiguousName(catalogue, card)));
    return names.join(QStringLiteral(", "));
}

} // namespace

void SwapMatrixModel::setCards(std::shared_ptr<const SwapCards> cards)
{
    beginResetModel();
    m_cards = std::move(cards);
    endResetModel();
}

int SwapMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_cards ? 0 : static_cast<int>(m_cards->main.size());
}

int SwapMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_cards ? 0 : static_cast<int>(m_cards->side.size());
}

QString SwapMatrixModel::name(bool side, int position) const
{
    const auto card = (side ? m_cards->side : m_cards->main)[static_cast<std::size_t>(position)].first;
    return q(model::unambiguousName(m_cards->checker->catalogue(), card));
}

std::optional<std::int64_t> SwapMatrixModel::cost(bool side, int position) const
{
    const auto card = (side ? m_cards->side : m_cards->main)[static_cast<std::size_t>(position)].first;
    return app::printedCost(m_cards->checker->catalogue(), card);
}

bool SwapMatrixModel::isLegal(const QModelIndex& index) const
{
    return m_cards->legal.contains({m_cards->main[static_cast<std::size_t>(index.row())].first,
        m_cards->side[static_cast<std::size_t>(index.column())].first});
}

QStringList SwapMatrixModel::obstacles(const QModelIndex& index) const
{
    if (isLegal(index))
        return {};
    model::SideboardPlan swap;
    const auto row = [&](bool side, int position) {
        model::DeckEntry entry;
        entry.card = name(side, position).toStdString();
        return entry;
    };
    swap.out = {row(false, index.row())};
    swap.in = {row(true, index.column())};
    auto deck = m_cards->deck;
    for (auto& plan : deck.plans)
        plan.applied = false; // the deck as it is
    auto lines = texts(
        app::planCheckLines(model::SideboardPlans(*m_cards->checker, deck).check(swap), *m_cards->checker));
    if (lines.isEmpty())
        lines << tr("Something that must stay the same would change.");
    return lines;
}

QVariant SwapMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!m_cards || !index.isValid())
        return {};
    const auto out = name(false, index.row()), in = name(true, index.column());
    switch (role) {
    case Qt::DisplayRole: {
        const auto gone = cost(false, index.row()), come = cost(true, index.column());
        return isLegal(index)                   ? QString::fromUtf8(app::metSign)
               : gone && come && *gone != *come ? q(app::signedNumber(*come - *gone)) // CP out of balance
                                                : QStringLiteral("·");
    }
    case Qt::TextAlignmentRole: return Qt::AlignCenter;
    case Qt::ForegroundRole: return isLegal(index) ? theme().good : theme().muted;
    case Qt::AccessibleTextRole:
        return (isLegal(index) ? tr("%1 for %2: legal") : tr("%1 for %2: not legal")).arg(out, in);
    case Qt::ToolTipRole: {
        const auto head = tr("Out %1, in %2").arg(out, in);
        if (isLegal(index))
            return head + QLatin1Char('\n') + tr("Legal. Enter or a double click swaps one copy.");
        return head + QLatin1Char('\n') + obstacles(index).join(QLatin1Char('\n'));
    }
    default: return {};
    }
}

QVariant SwapMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool side = orientation == Qt::Horizontal;
    if (!m_cards || section < 0 || section >= (side ? columnCount() : rowCount()))
        return {};
    const auto& [card, copies] = (side ? m_cards->side : m_cards->main)[static_cast<std::size_t>(section)];
    const bool dead = side && m_cards->dead.contains(card);
    switch (role) {
    case Qt::DisplayRole: {
        auto words =
            QStringLiteral("%1\u00A0%2").arg(copies).arg(name(side, section)); // the number stands with the name
        if (const auto each = cost(side, section))
            words += QStringLiteral(" · ") + q(app::costWords(m_cards->checker->catalogue().game(), *each))
                                                 .replace(QLatin1Char(' '), QChar::Nbsp);
        return dead ? withSign(app::openSign, words) : words;
    }
    case Qt::TextAlignmentRole:
        return side ? static_cast<int>(Qt::AlignHCenter | Qt::AlignVCenter) | int(Qt::TextWordWrap)
                    : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole: return dead ? theme().open : theme().text;
    case Qt::ToolTipRole:
        return dead ? tr("%1: no legal swap brings it in").arg(name(side, section)) : name(side, section);
    case Qt::AccessibleTextRole:
        return dead ? tr("%1, which no legal swap brings in").arg(name(side, section)) : name(side, section);
    default: return {};
    }
}

SwapMatrix::SwapMatrix(QWidget* parent)
    : QTableView(parent)
    , m_rows(new SwapMatrixModel(this))
{
    setObjectName(QStringLiteral("swapMatrix"));
    setAccessibleName(tr("Swaps of one card: deck in rows, sideboard in columns"));
    setModel(m_rows);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setMinimumSectionSize(cellWidth);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setFixedHeight(headerHeight);
    horizontalHeader()->setHighlightSections(true);
    verticalHeader()->setMinimumSectionSize(cellHeight);
    verticalHeader()->setDefaultSectionSize(cellHeight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setFixedWidth(namesWidth);
    for (auto* header : {horizontalHeader(), verticalHeader()})
        header->setTextElideMode(Qt::ElideRight);
    connect(this, &QTableView::activated, this, &SwapMatrix::wish);
}

void SwapMatrix::setCards(std::shared_ptr<const SwapCards> cards)
{
    const int row = currentIndex().row(), column = currentIndex().column();
    m_rows->setCards(std::move(cards));
    if (m_rows->rowCount() > 0 && m_rows->columnCount() > 0)
        setCurrentIndex(m_rows->index(
            std::clamp(row, 0, m_rows->rowCount() - 1), std::clamp(column, 0, m_rows->columnCount() - 1)));
    filter();
}

void SwapMatrix::setFilter(const QString& words)
{
    m_filter = words;
    filter();
}

void SwapMatrix::filter()
{
    const auto wanted = model::fold(m_filter.trimmed().toStdString());
    const auto matches = [&](bool side, int position) {
        return model::fold(m_rows->name(side, position).toStdString()).find(wanted) != std::string::npos;
    };
    bool anyRow = false, anyColumn = false;
    for (int row = 0; row < m_rows->rowCount(); ++row)
        anyRow = anyRow || matches(false, row);
    for (int column = 0; column < m_rows->columnCount(); ++column)
        anyColumn = anyColumn || matches(true, column);
    for (int row = 0; row < m_rows->rowCount(); ++row)
        setRowHidden(row, anyRow && !matches(false, row));
    for (int column = 0; column < m_rows->columnCount(); ++column)
        setColumnHidden(column, anyColumn && !anyRow && !matches(true, column));
}

void SwapMatrix::wish(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const auto* cards = m_rows->cards();
    if (!m_rows->isLegal(index))
        Q_EMIT refused(m_rows->obstacles(index).join(QLatin1Char(' ')));
    else
        Q_EMIT swapWanted(cards->main[static_cast<std::size_t>(index.row())].first,
            cards->side[static_cast<std::size_t>(index.column())].first);
}

SideboardPage::SideboardPage(app::Workspace& workspace, QWidget* parent)
    : WorkPage(
          workspace, tr("Swap"), tr("Counting swaps…"), tr("Stopped. The next change to the deck restarts it."), parent)
{
    setObjectName(QStringLiteral("sideboardAdvice"));
    setContent(makeContent());
    setFocusProxy(m_matrix);
    connect(m_matrix, &SwapMatrix::swapWanted, this, [this](quint32 out, quint32 in) {
        swap({{{out, 1}}, {{in, 1}}});
    });
    connect(m_matrix, &SwapMatrix::refused, this,
        [this](const QString& why) { told()->setText(why, LineLabel::Tone::Bad); });
    connect(m_list, &QTreeView::activated, this, [this] {
        if (const int row = m_list->current(); row >= 0)
            swap(m_found.listed[m_listed[static_cast<std::size_t>(row)]]);
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_matrix->setFilter(words);
        showList();
    });
    connect(&workspace, &app::Workspace::catalogueChanged, this, &SideboardPage::later);
}

bool SideboardPage::applies() const
{
    return !document() || model::sideboardSections(document()->checker()).has_value();
}

QString SideboardPage::title() const
{
    return document() ? q(app::sideboardName(document()->checker())) : tr("Sideboard");
}

QWidget* SideboardPage::makeContent()
{
    auto* part = new QWidget(this);
    m_counts = new LineLabel(part);
    m_counts->setTopic(tr("Swaps"));
    m_filter = named(searchField(tr("Filter by card"), part), tr("Only swaps of cards with these words"));
    m_filter->setMaximumWidth(130);
    m_suggest = withId(pushButton(tr("Suggest…"), tr("Sideboards to choose from, each with what it is for"), this,
                           &SideboardPage::suggest, part),
        "suggest");
    m_matrix = new SwapMatrix(part);
    m_list = new RowTable(
        tr("Swaps of up to three cards"), {{tr("Cards"), 80, true}, {tr("Out"), 260}, {tr("In"), 260}}, part);
    m_list->setObjectName(QStringLiteral("swapList"));
    m_stack = new QStackedWidget(part);
    m_stack->addWidget(m_matrix);
    m_stack->addWidget(m_list);
    auto* plans = plansPart();
    m_stack->addWidget(plans);
    m_view = named(withId(new QComboBox(part), "sideboardView"), tr("Show"));
    for (const auto& words : {tr("Swaps as a matrix"), tr("Swaps as a list"), tr("Plans")})
        m_view->addItem(words);
    m_view->view()->setAccessibleName(m_view->accessibleName());
    m_view->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_view->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_view, &QComboBox::currentIndexChanged, this, [this, plans](int page) {
        m_stack->setCurrentIndex(page);
        const bool swaps = m_stack->currentWidget() != plans;
        for (QWidget* one : std::initializer_list<QWidget*>{m_filter, m_suggest, told(), m_counts})
            one->setVisible(swaps);
        setFocusProxy(swaps ? m_stack->currentWidget() : m_plans);
    });
    part->setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 4, 12, 4}, {m_view, {m_counts, 1}, stretch(), m_filter, m_suggest}), {m_stack, 1},
            rowOf(QMargins(12, 2, 12, 4), {{told(), 1}, cancelButton()})}));
    tabThrough({m_view, m_filter, m_suggest, m_matrix, m_list, m_plans});
    return part;
}

SideboardPage::Found SideboardPage::answer(
    const std::shared_ptr<const model::DeckChecker>& checker, const model::Deck& deck, const GoOn& goOn)
{
    Found found{std::make_shared<SwapCards>(SwapCards{checker, deck, {}, {}, {}, {}}), nullptr, {}};
    const auto sections = model::sideboardSections(*checker);
    std::map<model::CardIndex, int> main, side;
    for (const auto& row : checker->resolve(deck))
        if (row.card && sections && (row.section == sections->main || row.section == sections->side))
            (row.section == sections->main ? main : side)[*row.card] += row.count;
    found.cards->main.assign(main.begin(), main.end());
    found.cards->side.assign(side.begin(), side.end());
    auto swaps = std::make_shared<model::SideboardSwaps>(*checker, deck, goOn);
    for (const int copies : {1, 2, 3})
        for (auto& swap : swaps->list(copies, copies == 1 ? main.size() * side.size() : mostListed)) {
            if (copies == 1)
                found.cards->legal.emplace(swap.out.front().first, swap.in.front().first);
            found.listed.push_back(std::move(swap));
        }
    found.cards->dead.insert(swaps->dead().begin(), swaps->dead().end());
    found.swaps = std::move(swaps);
    return found;
}

void SideboardPage::refresh()
{
    stopWork();
    if (!model::sideboardSections(document()->checker()))
        return sayInstead(tr("This ruleset has no sideboard to swap cards with."));
    sayInstead({});
    m_plans->setPlans(document()->checker(), document()->deck());
    showPlan();
    work(
        [this, checker = document()->sharedChecker(), deck = document()->deck()](const GoOn& goOn) -> app::Job::Answer {
            auto found = answer(checker, deck, goOn);
            return [this, found = std::move(found)] { showFound(found); };
        });
}

void SideboardPage::showFound(Found found)
{
    stopWork();
    m_found = std::move(found);
    m_matrix->setCards(m_found.cards);
    showList();
    if (m_found.cards->side.empty()) {
        m_counts->setText({});
        told()->setText(tr("%1 is empty: Ctrl+Enter in the search adds a card, “Suggest…” all of them.").arg(title()));
        return;
    }
    if (!m_found.swaps->complete()) {
        m_counts->setText({});
        told()->setText(tr("Too many cards to count the swaps."));
        return;
    }
    QStringList sizes;
    for (std::size_t i = 0; i < m_found.swaps->perSize().size(); ++i)
        sizes << tr("%1 of %2", "swaps of so many cards").arg(figures(m_found.swaps->perSize()[i])).arg(i + 1);
    m_counts->setText(tr("Legal swaps by size: %1").arg(sizes.join(QStringLiteral(" · "))), LineLabel::Tone::Muted);
    m_counts->setToolTip(tr("Legal one-for-one swaps, by size:") + QLatin1Char('\n') + sizes.join(QLatin1Char('\n')));
    const auto dead = m_found.cards->dead.size();
    told()->setText(dead == 0 ? tr("All its cards can be swapped in.")
                              : tr("Cards no legal swap uses (%n): ", nullptr, static_cast<int>(dead)) +
                                    cardsText(m_found.cards->checker->catalogue(),
                                        [&] {
                                            std::vector<std::pair<model::CardIndex, int>> cards;
                                            for (const auto& one : m_found.cards->side)
                                                if (m_found.cards->dead.contains(one.first))
                                                    cards.push_back(one);
                                            return cards;
                                        }()),
        dead == 0 ? LineLabel::Tone::Muted : LineLabel::Tone::Open);
}

void SideboardPage::showList()
{
    if (!m_found.cards)
        return;
    const auto wanted = model::fold(m_filter->text().trimmed().toStdString());
    const auto& catalogue = m_found.cards->checker->catalogue();
    m_listed.clear();
    for (std::size_t i = 0; i < m_found.listed.size(); ++i) {
        const auto& swap = m_found.listed[i];
        const auto names = cardsText(catalogue, swap.out) + QLatin1Char('\n') + cardsText(catalogue, swap.in);
        if (wanted.empty() || model::fold(names.toStdString()).find(wanted) != std::string::npos)
            m_listed.push_back(i);
    }
    TableRows rows{.count = static_cast<int>(m_listed.size())};
    const auto at = [this](int row) -> const model::CardSwap& {
        return m_found.listed[m_listed[static_cast<std::size_t>(row)]];
    };
    const auto copies = [at](int row) {
        qint64 all = 0;
        for (const auto& [card, count] : at(row).out)
            all += count;
        return all;
    };
    rows.number = [copies](int row, int) { return copies(row); };
    rows.text = [this, at, copies](int row, int column) {
        const auto& cards = column == 1 ? at(row).out : at(row).in;
        return column == 0 ? QString::number(copies(row)) : cardsText(m_found.cards->checker->catalogue(), cards);
    };
    rows.tip = [text = rows.text](int row, int column) { return column == 0 ? QString() : text(row, column); };
    m_list->setRows(std::move(rows));
}

void SideboardPage::swap(const model::CardSwap& swap)
{
    if (!document() || !m_found.swaps || document()->deck() != m_found.cards->deck)
        return lookAgain();
    const auto& catalogue = m_found.cards->checker->catalogue();
    (void)document()->edit(m_found.swaps->edit(document()->deck(), swap),
        tr("Swap %1 for %2").arg(cardsText(catalogue, swap.out), cardsText(catalogue, swap.in)));
}

void SideboardPage::suggest()
{
    if (!document())
        return;
    SuggestDialog dialog(workspace(), *document(), this);
    if (dialog.exec() == QDialog::Accepted && dialog.edit() && document())
        (void)document()->edit(*dialog.edit(), tr("%1: %2").arg(title(), dialog.chosenName()));
}

QWidget* SideboardPage::plansPart()
{
    auto* part = new QWidget(this);
    m_plans = new PlanGrid(part);
    m_planTold = new LineLabel(part);
    m_planTold->setTopic(tr("Plan"));
    const auto button = [&](const QString& text, const char* name, void (SideboardPage::*work)()) {
        return withId(pushButton(text, {}, this, work, part), name);
    };
    m_new = button(tr("New plan…"), "newPlan", &SideboardPage::newPlan);
    m_edit = button(tr("Edit…"), "changePlan", &SideboardPage::changePlan);
    m_delete = button(tr("Delete"), "deletePlan", &SideboardPage::deletePlan);
    m_apply = button(tr("Apply to the deck"), "applyPlan", &SideboardPage::applyOrTakeBack);
    m_print = withId(new QPushButton(tr("Print…"), part), "printPlans");
    auto* papers = new QMenu(m_print);
    for (const auto& paper : app::textPapers())
        papers->addAction(q(paper.label) + QStringLiteral("…"), this, [this, paper] { printPlans(paper.pageMm); });
    m_print->setMenu(papers);
    part->setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 4, 12, 4}, {m_new, m_edit, m_delete, stretch(1), m_print}), {m_plans, 1},
            rowOf(QMargins(12, 2, 12, 4), {{m_planTold, 1}, m_apply})}));
    connect(m_plans, &QTableWidget::currentCellChanged, this, &SideboardPage::showPlan);
    connect(m_plans, &QTableWidget::activated, this, &SideboardPage::changePlan);
    return part;
}

// The plan chosen, as the deck has it now.
const model::SideboardPlan* SideboardPage::chosenPlan() const
{
    const auto at = m_plans->chosen();
    return document() && at && *at < document()->deck().plans.size() ? &document()->deck().plans[*at] : nullptr;
}

void SideboardPage::showPlan()
{
    const auto* plan = chosenPlan();
    m_edit->setEnabled(plan && !plan->applied);
    m_delete->setEnabled(plan && !plan->applied);
    m_apply->setEnabled(plan);
    m_apply->setText(plan && plan->applied ? tr("Take back") : tr("Apply to the deck"));
    m_apply->setToolTip(plan && plan->applied ? tr("The deck as it was before the game")
                                              : tr("Swap the cards; “Take back” undoes it after the game"));
    const auto count = document() ? document()->deck().plans.size() : 0;
    m_view->setItemText(PlansView, count == 0 ? tr("Plans") : tr("Plans (%1)").arg(count));
    m_print->setEnabled(document() && !document()->deck().plans.empty());
    const auto words = plan ? m_plans->told(*m_plans->chosen())
                            : tr("A plan says what to swap against an opponent. “New plan…” creates one.");
    m_planTold->setText(words);
    m_planTold->setToolTip(words);
}

void SideboardPage::setPlans(std::vector<model::SideboardPlan> plans, const QString& words)
{
    (void)document()->edit({model::SetPlans{std::move(plans)}}, words);
}

void SideboardPage::newPlan()
{
    if (!document() || !model::sideboardSections(document()->checker()))
        return;
    PlanDialog dialog(document()->sharedChecker(), document()->deck(), {}, this);
    if (dialog.exec() != QDialog::Accepted || !document())
        return;
    auto plans = document()->deck().plans;
    plans.push_back(dialog.plan());
    setPlans(std::move(plans), tr("New plan %1").arg(q(dialog.plan().name)));
    m_plans->setPlans(document()->checker(), document()->deck());
    m_plans->choose(document()->deck().plans.size() - 1);
    showPlan();
}

void SideboardPage::changePlan()
{
    const auto at = m_plans->chosen();
    const auto* plan = chosenPlan();
    if (!plan || plan->applied || !model::sideboardSections(document()->checker()))
        return;
    PlanDialog dialog(document()->sharedChecker(), document()->deck(), *plan, this);
    if (dialog.exec() != QDialog::Accepted || !document() || *at >= document()->deck().plans.size())
        return;
    auto plans = document()->deck().plans;
    plans[*at] = dialog.plan();
    if (plans != document()->deck().plans)
        setPlans(std::move(plans), tr("Edit plan %1").arg(q(dialog.plan().name)));
}

void SideboardPage::deletePlan()
{
    const auto* plan = chosenPlan();
    if (!plan || plan->applied)
        return;
    const auto name = q(plan->name);
    auto plans = document()->deck().plans;
    plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(*m_plans->chosen()));
    setPlans(std::move(plans), tr("Delete plan %1").arg(name));
}

void SideboardPage::applyOrTakeBack()
{
    if (!chosenPlan())
        return;
    const auto at = *m_plans->chosen();
    const auto& plan = *chosenPlan();
    const model::SideboardPlans plans(document()->checker(), document()->deck());
    const bool back = plan.applied;
    const auto edit = back ? plans.takeBack(at) : plans.apply(at);
    if (!edit) {
        const auto why = q(app::planRefusalText(edit.error(), document()->checker()));
        m_planTold->setText(why, LineLabel::Tone::Bad);
        if (!back) {
            Q_EMIT trouble(why);
            return;
        }
        if (QMessageBox::question(this, tr("Take back %1").arg(q(plan.name)),
                why + QLatin1Char('\n') + tr("Leave the cards as they are and mark the plan as taken back?")) ==
                QMessageBox::Yes &&
            document())
            (void)document()->edit(plans.forgetApplied(), tr("Mark the plan as taken back"));
        return;
    }
    (void)document()->edit(*edit, (back ? tr("Take back plan %1") : tr("Apply plan %1")).arg(q(plan.name)));
}

void SideboardPage::printPlans(const QSizeF& pageMm)
{
    if (!document() || document()->deck().plans.empty())
        return;
    const auto file = QFileDialog::getSaveFileName(this, tr("Save plans as PDF"),
        q(document()->deck().name) + tr(" plans") + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty() || !document())
        return;
    const auto pdf = app::plansPdf(document()->deck(), document()->checker(), pageMm);
    if (const auto written = app::writeFile(file.toStdString(), pdf.toStdString()); !written)
        Q_EMIT trouble(file + QLatin1Char(' ') + q(written.error()));
    else
        m_planTold->setText(tr("Saved: %1").arg(file));
}

} // namespace nexus::ui
