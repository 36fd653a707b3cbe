#include "ui/advice/packages.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/views/packages.h"
#include "ui/search/query_field.h"
#include "ui/theme/charts.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int packageSide = 16; // as the rows of Problems stand
constexpr int narrow = 440;

constexpr int untilTold = 120; // milliseconds of work
constexpr int oneLine = 500;   // of filters

} // namespace

PackageDelegate::PackageDelegate(const app::PackageModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize PackageDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {120, rowHeight}; }

void PackageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* package = m_model->package(index.row());
    if (!package || !m_model->wish().checker)
        return;
    painter->save();
    painter->setFont(option.font);
    drawRowGround(*painter, option, QStyle::State_Selected);

    const auto rect = option.rect.adjusted(packageSide, 0, -packageSide, -1);
    QRect upper(rect.left(), rect.top() + 4, rect.width(), 18), lower(rect.left(), rect.top() + 22, rect.width(), 16);
    const auto fit = index.data(app::PackageModel::FitRole).toString();
    auto& beside = fit.isEmpty() && rect.width() < narrow ? lower : upper; // the names come first
    beside.setWidth(
        beside.width() - 12 -
        drawPips(*painter, beside, m_model->wish().checker->catalogue().game(), app::profilePoints(*package), true));
    painter->setPen(theme().text);
    painter->setFont(sized(option.font, 13, true));
    drawLine(
        *painter, upper, fittedList(*painter, index.data(app::PackageModel::PartsRole).toStringList(), upper.width()));
    painter->setFont(sized(option.font, 12));
    if (!fit.isEmpty()) {
        const bool carries = index.data(app::PackageModel::CarriesRole).toBool();
        painter->setPen(carries ? theme().good : theme().bad);
        lower.setWidth(lower.width() - 12 -
                       drawLine(*painter, lower, withSign(carries ? app::metSign : app::wrongSign, fit),
                           Qt::AlignRight | Qt::AlignVCenter));
    }
    painter->setPen(theme().muted);
    drawLine(*painter, lower, index.data(app::PackageModel::DetailRole).toString());
    painter->restore();
}

PackageList::PackageList(QWidget* parent)
    : QWidget(parent)
    , m_model(new app::PackageModel(this))
    , m_filters(new QGridLayout)
    , m_names(withId(new QLineEdit(this), "packageNames"))
    , m_query(named(withId(new QueryField(this), "packageQuery"), tr("Search for cards the packages should allow")))
    , m_order(named(withId(new QComboBox(this), "packageOrder"), tr("Sort order")))
    , m_soon(new QTimer(this))
    , m_stack(new QStackedLayout)
    , m_instead(withId(emptyLabel({}, this), "noPackages"))
    , m_rows(withId(new QListView(this), "packages"))
{
    m_names->setClearButtonEnabled(true);
    m_names->setMaxLength(400);
    m_query->setPlaceholderText(tr("Allows: d:magic …"));
    m_query->setClearButtonEnabled(true);
    m_query->setMaxLength(4096);
    m_state = makeState();
    m_rows->setModel(m_model);
    m_rows->setItemDelegate(new PackageDelegate(m_model, m_rows));
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setUniformItemSizes(true);
    m_rows->setMinimumHeight(PackageDelegate::rowHeight);
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->setMouseTracking(true);
    m_rows->viewport()->setAttribute(Qt::WA_Hover);
    m_instead->setMargin(16);
    m_filters->setContentsMargins(12, 4, 12, 0);
    m_filters->setSpacing(8);
    m_stack->addWidget(m_rows);
    m_stack->addWidget(m_instead);
    setLayout(columnOf(4, noMargins, {m_filters, {m_stack, 1}}));
    arrange();
    callOnce(*m_soon, untilTold, this, &PackageList::showState);
    for (auto* field : {m_names, static_cast<QLineEdit*>(m_query)}) {
        field->installEventFilter(this);
        connect(field, &QLineEdit::textChanged, this, &PackageList::askAgain);
    }
    m_rows->installEventFilter(this);
    connect(m_order, &QComboBox::activated, this, &PackageList::askAgain);
    connect(m_model, &app::PackageModel::busyChanged, this, [this](bool busy) {
        if (busy)
            m_soon->start();
        else
            m_soon->stop();
        showState();
    });
    connect(m_model, &app::PackageModel::progress, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    connect(m_model, &app::PackageModel::answered, this, [this] {
        keepChosen();
        showState();
        Q_EMIT chosenChanged();
    });
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (const auto* package = m_model->package(current.row())) {
            m_kept = package->cards;
            Q_EMIT chosenChanged();
        }
    });
    connect(m_rows, &QListView::doubleClicked, this, &PackageList::activated);
    showState();
}

// How many there are; how far the work is, while it takes long; that it was called off.
QWidget* PackageList::makeState()
{
    auto* state = new QWidget(this);
    state->setFixedWidth(164);
    m_told = withId(new LineLabel(state), "packageCount");
    m_told->setRightAligned(true);
    m_progress = named(new QProgressBar(state), tr("Progress of the package search"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_cancel = new QPushButton(tr("Cancel"), state);
    m_again = new QPushButton(tr("List packages"), state);
    for (auto* button : {m_cancel, m_again})
        button->setAutoDefault(false);
    state->setLayout(rowOf(6, noMargins, {{m_told, 1}, {m_progress, 1}, m_cancel, m_again}));
    connect(m_cancel, &QPushButton::clicked, m_model, &app::PackageModel::stop);
    connect(m_again, &QPushButton::clicked, m_model, &app::PackageModel::again);
    return state;
}

void PackageList::fillOrders(bool withDeck)
{
    using model::PackageOrder;
    const auto count = withDeck ? 4 : 3;
    if (m_order->count() == count)
        return;
    const auto before = m_order->currentData();
    m_order->clear();
    const auto add = [&](const QString& text, PackageOrder order) { m_order->addItem(text, static_cast<int>(order)); };
    if (withDeck)
        add(tr("Fewest changes"), PackageOrder::FewestChanges);
    add(tr("Largest pool"), PackageOrder::MostCards);
    add(tr("Most income"), PackageOrder::MostIncome);
    add(tr("Fewest cards"), PackageOrder::FewestCards);
    m_order->setCurrentIndex(std::max(0, m_order->findData(before)));
}

void PackageList::ask(std::shared_ptr<const model::DeckChecker> checker, const model::Deck* deck)
{
    fillOrders(deck != nullptr);
    if (m_wish.deck && deck && m_wish.deck->name != deck->name)
        m_kept.clear(); // another deck
    m_wish.checker = std::move(checker);
    m_wish.deck = deck ? std::optional(*deck) : std::nullopt;
    askAgain();
}

void PackageList::askAgain()
{
    m_wish.names = m_names->text().simplified();
    m_wish.query = m_query->text();
    m_wish.order = static_cast<model::PackageOrder>(m_order->currentData().toInt());
    m_model->ask(m_wish);
    m_query->setError(m_model->queryError());
    const auto label = m_model->givingLabel();
    m_names->setPlaceholderText(tr("Find by name"));
    m_names->setAccessibleName(tr("Find by name in %1").arg(label));
    m_names->setToolTip(tr("Every word must be in a name; -word: in none"));
    m_rows->setAccessibleName(tr("Packages: %1").arg(label));
    showState();
}

void PackageList::stop() { m_model->stop(); }

const model::MissionPackage* PackageList::chosen() const
{
    return m_model->packages() ? m_model->package(m_rows->currentIndex().row()) : nullptr;
}

void PackageList::keepChosen()
{
    const auto row = std::max(0, m_model->rowOf(m_kept));
    const auto kept = m_kept;
    if (m_model->package(row) && m_rows->currentIndex().row() != row) {
        m_rows->setCurrentIndex(m_model->index(row));
        m_rows->scrollTo(m_rows->currentIndex());
    }
    if (m_model->rowOf(kept) < 0 && !kept.empty())
        m_kept = kept; // it may come back
}

void PackageList::showState()
{
    const bool works = m_model->isBusy() && !m_soon->isActive();
    const auto error = m_model->queryError();
    const bool hadFocus = m_cancel->hasFocus() || m_again->hasFocus();
    m_progress->setVisible(works);
    m_cancel->setVisible(works);
    m_again->setVisible(!m_model->isBusy() && m_model->isStopped());
    m_told->setVisible(!works);
    if (error)
        m_told->setText(
            withSign(error->length == 0 ? app::openSign : app::wrongSign,
                tr("column %1: expected %2").arg(error->column).arg(QString::fromStdString(error->expected))),
            error->length == 0 ? LineLabel::Tone::Open : LineLabel::Tone::Bad);
    else
        m_told->setText(m_model->countText());
    if (hadFocus && !m_cancel->isVisible() && !m_again->isVisible())
        m_rows->setFocus();
    const auto instead = m_model->instead();
    m_instead->setText(instead);
    m_instead->setAccessibleName(instead);
    m_instead->setFocusPolicy(instead.isEmpty() ? Qt::NoFocus : Qt::StrongFocus); // read out when it is reached
    m_stack->setCurrentIndex(instead.isEmpty() ? 0 : 1);
}

// In one line where there is room, else in two.
void PackageList::arrange()
{
    const int columns = width() < oneLine ? 2 : 4;
    if (std::exchange(m_columns, columns) == columns)
        return;
    QWidget* parts[] = {m_names, m_query, m_order, m_state};
    for (int i = 0; i < 4; ++i) {
        m_filters->addWidget(
            parts[i], i / columns, i % columns, parts[i] == m_state ? Qt::AlignRight : Qt::Alignment());
        m_filters->setColumnStretch(i, 0);
    }
    m_filters->setColumnStretch(0, 1);
    m_filters->setColumnStretch(1, 1);
}

void PackageList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool PackageList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (watched == m_rows && enter) {
            if (chosen())
                Q_EMIT activated();
            return true;
        }
        if (watched != m_rows && (key->key() == Qt::Key_Down || enter)) {
            m_rows->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// The domains a package gives points of.
class PipLine : public QWidget {
public:
    explicit PipLine(QWidget* parent)
        : QWidget(parent)
    {
        setFixedHeight(pipHeight + 2);
    }
    void setPips(std::shared_ptr<const model::DeckChecker> checker, std::vector<app::DomainPoints> points)
    {
        m_checker = std::move(checker);
        m_points = std::move(points);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_checker)
            return;
        QPainter painter(this);
        drawPips(painter, rect(), m_checker->catalogue().game(), m_points, false);
    }

private:
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<app::DomainPoints> m_points;
};

PoolView::PoolView(QWidget* parent)
    : QWidget(parent)
    , m_names(withId(plainLabel({}, this), "poolNames"))
    , m_pips(new PipLine(this))
    , m_figures(withId(new LineLabel(this), "poolFigures"))
    , m_costs(new ChartPanel(app::ChartKind::Curve, this))
    , m_types(new ChartPanel(app::ChartKind::Bars, this))
{
    m_names->setFont(sized(font(), 15, true));
    m_names->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setLayout(columnOf(8, noMargins, {m_names, m_pips, m_figures, m_costs, m_types, stretch(1)}));
    connect(&m_work, &app::Job::failed, this,
        [this](const QString& message) { m_figures->setText(message, LineLabel::Tone::Bad); });
    setPackage(nullptr, {}, nullptr);
}

void PoolView::setPackage(std::shared_ptr<const model::DeckChecker> checker, const model::SectionId& giving,
    const model::MissionPackage* package)
{
    if (!checker || !package) {
        m_work.drop();
        m_names->setText(tr("Choose a package to see the cards it allows."));
        m_pips->setPips(nullptr, {});
        m_figures->setText({});
        m_shown.clear();
        m_costs->hide();
        m_types->hide();
        return;
    }
    const auto& catalogue = checker->catalogue();
    m_names->setText(q(app::packageNames(*package, catalogue)));
    m_names->setToolTip(m_names->text()); // three long names may have two lines
    m_pips->setPips(checker, app::profilePoints(*package));
    const auto gives = q(app::profileWords(*package, catalogue.game()));
    m_pips->setToolTip(gives);
    const auto cards = counted(package->pool, "cards");
    m_figures->setText(package->income ? tr("Income %1 · %2").arg(*package->income).arg(cards) : cards);
    m_figures->setTopic(gives); // spoken; the pips are painted
    m_work.start([this, checker, giving, chosen = *package]() -> app::Job::Answer {
        const auto pool = model::packagePool(*checker, giving, chosen.cards);
        return [this, checker, charts = app::poolCharts(pool, *checker, chosen.income)] {
            show(charts, checker->catalogue().game());
        };
    });
}

void PoolView::show(const std::vector<app::DeckChart>& charts, const model::Game& game)
{
    m_shown = charts;
    for (auto* panel : {m_costs, m_types}) {
        const auto found = std::find_if(
            charts.begin(), charts.end(), [&](const app::DeckChart& chart) { return chart.kind == panel->kind(); });
        panel->setVisible(found != charts.end());
        if (found != charts.end())
            panel->setChart(*found, game);
    }
}

MissionsPage::MissionsPage(app::Workspace& workspace, QWidget* parent)
    : AdvicePage(workspace, parent)
    , m_list(new PackageList)
    , m_totals(withId(new LineLabel, "packageTotals"))
    , m_cards(withId(new LineLabel, "packageCards"))
    , m_show(pushButton(
          tr("Show newly legal"), tr("Search for the cards that become legal with it"), this, &MissionsPage::showCards))
    , m_use(pushButton(tr("Use package"), tr("Replace the deck’s current package, in one undo step (Enter)"), this,
          &MissionsPage::apply))
{
    setObjectName(QStringLiteral("missionsAdvice"));
    m_totals->setTopic(tr("With this package"));
    m_show->setObjectName(QStringLiteral("showOpened"));
    m_use->setObjectName(QStringLiteral("usePackage"));
    setContent(asWidget(
        columnOf(0, {{m_list, 1}, rowOf(8, {16, 4, 12, 6}, {{columnOf(0, {m_totals, m_cards}), 1}, m_show, m_use})})));
    connect(m_list, &PackageList::chosenChanged, this, &MissionsPage::preview);
    connect(m_list, &PackageList::activated, this, &MissionsPage::apply);
    preview();
}

MissionsPage::~MissionsPage() = default;

bool MissionsPage::applies() const
{
    return !document() || !model::givingSections(document()->checker().ruleset()).empty();
}

QString MissionsPage::title() const
{
    if (!document())
        return tr("Missions");
    const auto& ruleset = document()->checker().ruleset();
    const auto giving = model::givingSections(ruleset);
    return giving.empty() ? tr("Missions") : app::sectionLabel(ruleset, giving.front());
}

void MissionsPage::refresh()
{
    if (model::givingSections(document()->checker().ruleset()).empty())
        return sayInstead(tr("No law of this ruleset makes cards depend on others: there are no packages to choose."));
    sayInstead({});
    m_list->ask(document()->sharedChecker(), &document()->deck());
    preview();
}

void MissionsPage::stopWork() { m_list->stop(); }

void MissionsPage::preview()
{
    const auto* package = document() ? m_list->chosen() : nullptr;
    m_change.reset();
    if (package) {
        const auto& checker = document()->checker();
        m_change = std::make_unique<model::PackageChange>(
            model::packageChange(checker, *m_list->model()->packages(), document()->deck(), *package));
        auto cards = texts(app::changedCardsTexts(*m_change, checker.catalogue()));
        if (cards.isEmpty())
            cards << tr("No card becomes legal or stops being legal.");
        m_cards->setText(cards.join(QStringLiteral(" · ")));
        m_cards->setToolTip(cards.join(QLatin1Char('\n')));
        m_totals->setText(withSign(app::verdict(m_change->report).state,
                              q(app::changedTotalsText(document()->deck(), *m_change, checker))),
            LineLabel::Tone::Plain);
    } else {
        m_totals->setText({});
        m_cards->setText({});
        m_cards->setToolTip({});
    }
    const bool other = m_change && m_change->after != document()->deck();
    m_use->setEnabled(other);
    m_show->setEnabled(m_change && m_change->opened.count() > 0);
}

void MissionsPage::apply()
{
    const auto* package = document() ? m_list->chosen() : nullptr;
    const auto* packages = m_list->model()->packages();
    if (!package || !packages || !m_use->isEnabled())
        return;
    const auto names = q(app::packageNames(*package, document()->checker().catalogue()));
    if (!make(packages->edit(document()->deck(), *package), tr("%1: %2").arg(title(), names)))
        Q_EMIT trouble(tr("The package does not fit the deck as it is now."));
}

void MissionsPage::showCards()
{
    if (m_change)
        Q_EMIT queryWanted(q(model::openedQuery(document()->checker(), document()->deck(), m_change->after)));
}

PackageWizard::PackageWizard(app::Workspace& workspace, const model::RulesetId& ruleset, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_name(withId(new QLineEdit(this), "newName"))
    , m_ruleset(withId(new QComboBox(this), "newRuleset"))
    , m_list(new PackageList(this))
    , m_pool(new PoolView)
{
    setObjectName(QStringLiteral("packageWizard"));
    resizeOnScreen(*this, {1120, 720});
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("&Create the deck"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);

    m_pool->setContentsMargins(12, 4, 8, 4);
    auto* scroll = scrolled(m_pool, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setHandleWidth(1);
    divide(*both, {m_list, scroll}, {3, 2}, {660, 440});
    m_list->setMinimumWidth(300);
    scroll->setMinimumWidth(220);

    setLayout(columnOf(8, {12, 12, 12, 12}, {makeHead(ruleset), {both, 1}, buttons}));
    connect(m_list, &PackageList::chosenChanged, this, &PackageWizard::showChosen);
    connect(m_list, &PackageList::activated, this, &PackageWizard::accept);
    askPackages();
    m_list->names()->setFocus();
}

QLayout* PackageWizard::makeHead(const model::RulesetId& ruleset)
{
    m_name->setText(q(m_workspace.freeName(tr("New deck").toStdString())));
    m_name->setMaxLength(200);
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(24);
    fillRulesets(ruleset);
    connect(m_ruleset, &QComboBox::activated, this, &PackageWizard::askPackages);
    return rowOf(8,
        {labelFor(tr("&Name"), m_name, this), {m_name, 3}, labelFor(tr("&Ruleset"), m_ruleset, this), {m_ruleset, 2}});
}

void PackageWizard::fillRulesets(const model::RulesetId& chosen)
{
    for (const auto& known : m_workspace.library().rulesets)
        m_ruleset->addItem(q(known.ruleset.name), q(known.ruleset.id.str()));
    const auto at = m_ruleset->findData(q(chosen.str()));
    m_ruleset->setCurrentIndex(
        at >= 0 ? at : std::max(0, m_ruleset->findData(q(m_workspace.library().game.defaultRuleset.str()))));
}

void PackageWizard::askPackages()
{
    m_list->ask(m_workspace.checker(model::RulesetId(m_ruleset->currentData().toString().toStdString())), nullptr);
    setWindowTitle(tr("New deck from %1").arg(m_list->model()->givingLabel()));
    showChosen();
}

void PackageWizard::showChosen()
{
    const auto* package = m_list->chosen();
    m_create->setEnabled(package != nullptr);
    m_pool->setPackage(m_list->model()->wish().checker, m_list->model()->giving(), package);
}

void PackageWizard::accept()
{
    const auto* package = m_list->chosen();
    const auto& checker = m_list->model()->wish().checker;
    if (!package || !checker)
        return;
    model::Deck deck;
    deck.name = m_name->text().trimmed().toStdString();
    deck.ruleset = checker->ruleset().id;
    const auto names = q(app::packageNames(*package, checker->catalogue()));
    const auto edit = m_list->model()->packages()->edit(deck, *package);
    m_made = m_workspace.newDeck(std::move(deck));
    (void)m_made->edit(edit, tr("%1: %2").arg(m_list->model()->givingLabel(), names));
    QDialog::accept();
}

} // namespace nexus::ui
