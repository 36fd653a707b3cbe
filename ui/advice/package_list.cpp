#include "ui/advice/package_list.h"

#include "ui/advice/package_delegate.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QListView>
#include <QProgressBar>
#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int untilTold = 120; // milliseconds of work
constexpr int oneLine = 500;   // of filters

} // namespace

PackageList::PackageList(QWidget* parent)
    : QWidget(parent)
    , m_model(new app::PackageModel(this))
    , m_filters(new QGridLayout)
    , m_names(withId(new QLineEdit(this), "packageNames"))
    , m_query(named(withId(new QueryField(this), "packageQuery"), tr("Search for cards the packages shall carry")))
    , m_order(named(withId(new QComboBox(this), "packageOrder"), tr("What comes first")))
    , m_soon(new QTimer(this))
    , m_stack(new QStackedLayout)
    , m_instead(emptyLabel({}, this))
    , m_rows(withId(new QListView(this), "packages"))
{
    m_names->setClearButtonEnabled(true);
    m_names->setMaxLength(400);
    m_query->setPlaceholderText(tr("Carries: d:magic …"));
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
    m_instead->setObjectName(QStringLiteral("noPackages"));
    m_instead->setMargin(16);
    m_filters->setContentsMargins(12, 4, 12, 0);
    m_filters->setSpacing(8);
    m_stack->addWidget(m_rows);
    m_stack->addWidget(m_instead);
    setLayout(columnOf(4, noMargins, {m_filters, {m_stack, 1}}));
    arrange();
    m_soon->setSingleShot(true);
    m_soon->setInterval(untilTold);
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
    connect(m_soon, &QTimer::timeout, this, &PackageList::showState);
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
    m_progress = named(new QProgressBar(state), tr("How far the packages are found"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_cancel = new QPushButton(tr("Cancel"), state);
    m_again = new QPushButton(tr("List them"), state);
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
    m_names->setToolTip(tr("Every word stands in a name; -word: in none"));
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

} // namespace nexus::ui
