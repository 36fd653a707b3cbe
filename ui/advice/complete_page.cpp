#include "ui/advice/complete_page.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int proposalHeight = 40;

constexpr int afterKeys = 200; // milliseconds

constexpr std::size_t listed = 50, filled = 3;

} // namespace

QSize ProposalDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, proposalHeight};
}

void ProposalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    drawRowGround(*painter, option, QStyle::State_HasFocus);

    const auto rect = option.rect.adjusted(12, 0, -12, -1);
    QRect upper(rect.left(), rect.top() + 3, rect.width(), 18);
    const QRect lower(rect.left(), rect.top() + 21, rect.width(), 15);
    painter->setFont(sized(option.font, 11));
    painter->setPen(theme().muted);
    drawLine(*painter, lower, index.data(RankRole).toString());
    if (const auto kind = index.data(KindRole).toString(); !kind.isEmpty())
        upper.setRight(upper.right() - drawLine(*painter, upper, kind, Qt::AlignRight | Qt::AlignVCenter) - 8);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    drawLine(*painter, upper, fittedList(*painter, index.data(PartsRole).toStringList(), upper.width()));
    painter->restore();
}

WishForm::WishForm(QWidget* parent)
    : QWidget(parent)
    , m_owned(withId(new QCheckBox(tr("Owned first"), this), "ownedFirst"))
    , m_types(named(new QToolButton(this), tr("Types wanted")))
    , m_more(new QToolButton(this))
    , m_typeMenu(new QMenu(this))
    , m_rest(new QWidget(this))
{
    m_owned->setToolTip(tr("Copies of your collection come before those you would have to get"));
    m_types->setPopupMode(QToolButton::InstantPopup);
    m_types->setMenu(m_typeMenu);
    m_types->setFocusPolicy(Qt::StrongFocus);
    m_more->setText(tr("More wishes"));
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_prefer = field("prefer", tr("Cards preferred"), tr("Prefer: a query, such as t:event tech>=1"));
    m_lock = field("lock", tr("Cards that stay"), tr("a query, or a name"));
    m_bar = field("bar", tr("Cards that stay out"), tr("a query, or a name"));
    m_curve = field("curve", tr("Curve: cost and how many cards of it"), tr("1:8, 2:14, 3:12"));
    m_ownedPoints = points("ownedPoints", tr("Points against a copy that is not owned"), 10);
    m_preferPoints = points("preferPoints", tr("Points against a copy that is not preferred"), 3);
    m_curvePoints = points("curvePoints", tr("Points against a card off the curve"), 2);

    auto* rest = new QGridLayout(m_rest);
    rest->setContentsMargins({});
    rest->setHorizontalSpacing(8);
    rest->setVerticalSpacing(4);
    const auto put = [&](int row, int column, const QString& label, QWidget* widget) {
        rest->addWidget(labelFor(label, widget, m_rest), row, column);
        rest->addWidget(widget, row, column + 1);
    };
    put(0, 0, tr("Keep"), m_lock);
    put(1, 0, tr("Never"), m_bar);
    put(2, 0, tr("Curve"), m_curve);
    put(0, 2, tr("Not owned"), m_ownedPoints);
    put(1, 2, tr("Not preferred"), m_preferPoints);
    put(2, 2, tr("Off the curve"), m_curvePoints);
    rest->setColumnStretch(1, 1);
    m_rest->hide();
    connect(m_more, &QToolButton::toggled, m_rest, &QWidget::setVisible);
    setLayout(columnOf(4, {12, 4, 12, 4}, {rowOf(8, {m_owned, m_types, {m_prefer, 1}, m_more}), m_rest}));
    connect(m_owned, &QCheckBox::toggled, this, &WishForm::changed);
    setFocusProxy(m_owned);
    nameTypes();
    tabThrough(
        {m_owned, m_types, m_prefer, m_more, m_lock, m_bar, m_curve, m_ownedPoints, m_preferPoints, m_curvePoints});
}

QLineEdit* WishForm::field(const char* name, const QString& label, const QString& hint)
{
    auto* made = named(withId(new QLineEdit(this), name), label);
    made->setPlaceholderText(hint);
    made->setToolTip(label);
    made->setClearButtonEnabled(true);
    auto* soon = new QTimer(made);
    callOnce(*soon, afterKeys, this, &WishForm::changed);
    connect(made, &QLineEdit::textChanged, soon, qOverload<>(&QTimer::start));
    return made;
}

QSpinBox* WishForm::points(const char* name, const QString& label, int value)
{
    auto* made = named(withId(new QSpinBox(m_rest), name), label);
    made->setRange(0, model::CompletionWishes::mostPoints);
    made->setValue(value);
    made->setToolTip(label);
    connect(made, &QSpinBox::valueChanged, this, &WishForm::changed);
    return made;
}

void WishForm::setTypes(const model::Game& game)
{
    QStringList names;
    for (const auto& type : game.types)
        names << QString::fromStdString(type.plural.empty() ? type.name : type.plural);
    QStringList known;
    for (const auto* action : m_typeMenu->actions())
        known << action->text();
    if (names == known)
        return;
    m_typeMenu->clear();
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* action = m_typeMenu->addAction(names[i]);
        action->setCheckable(true);
        action->setData(QString::fromStdString(game.types[static_cast<std::size_t>(i)].name));
        connect(action, &QAction::toggled, this, [this] {
            nameTypes();
            Q_EMIT changed();
        });
    }
    nameTypes();
}

void WishForm::nameTypes()
{
    QStringList wanted;
    for (const auto* action : m_typeMenu->actions())
        if (action->isChecked())
            wanted << action->text();
    m_types->setText(wanted.isEmpty() ? tr("Types ▾") : tr("Types: %1 ▾").arg(wanted.join(QStringLiteral(", "))));
    m_types->setToolTip(tr("Types that come first"));
}

// Any of the types that are ticked.
std::string WishForm::typeQuery() const
{
    std::string text;
    for (const auto* action : m_typeMenu->actions())
        if (action->isChecked())
            text += (text.empty() ? "" : " or ") + std::string("t:\"") + action->data().toString().toStdString() + "\"";
    return text;
}

app::WishTexts WishForm::texts() const
{
    app::WishTexts texts;
    const auto put = [](std::vector<std::string>& list, const std::string& text) {
        if (!text.empty())
            list.push_back(text);
    };
    const auto of = [](const QLineEdit* line) { return line->text().trimmed().toStdString(); };
    texts.owned = m_owned->isChecked();
    put(texts.prefer, of(m_prefer));
    put(texts.prefer, typeQuery());
    put(texts.lock, of(m_lock));
    put(texts.bar, of(m_bar));
    texts.curve = of(m_curve);
    texts.ownedPoints = m_ownedPoints->value();
    texts.preferPoints = m_preferPoints->value();
    texts.curvePoints = m_curvePoints->value();
    return texts;
}

void WishForm::setProblem(const std::optional<app::WishProblem>& problem)
{
    for (const auto& [field, line] :
        {std::pair(app::WishField::Prefer, m_prefer), std::pair(app::WishField::Lock, m_lock),
            std::pair(app::WishField::Bar, m_bar), std::pair(app::WishField::Curve, m_curve)}) {
        const bool wrong = problem && problem->field == field;
        auto palette = QPalette();
        if (wrong)
            palette.setColor(QPalette::Text, theme().bad);
        line->setPalette(palette);
        line->setToolTip(wrong ? QString::fromStdString(problem->reason) : line->accessibleName());
        line->setAccessibleDescription(wrong ? line->toolTip() : QString());
    }
}

CompletePage::CompletePage(app::Workspace& workspace, QWidget* parent)
    : WorkPage(workspace, tr("Completing the deck"), tr("Looking for ways to complete the deck…"),
          tr("Stopped. The next change of the deck or the wishes asks again."), parent)
    , m_wishes(new WishForm(this))
    , m_after(new LineLabel(this))
    , m_list(named(withId(new QListWidget(this), "completions"), tr("Ways to complete the deck")))
    , m_apply(withId(pushButton(tr("Make this change"), {}, this, &CompletePage::apply, this), "complete"))
{
    m_after->setTopic(tr("Afterwards"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new ProposalDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContent(asWidget(columnOf(0, {m_wishes, rowOf(QMargins(12, 2, 12, 2), {{told(), 1}, cancelButton()}),
                                        {m_list, 1}, rowOf(8, {12, 4, 12, 6}, {{m_after, 1}, m_apply})})));
    setFocusProxy(m_list);
    tabThrough({m_apply, cancelButton()});
    connect(m_wishes, &WishForm::changed, this, &CompletePage::later);
    connect(m_list, &QListWidget::currentRowChanged, this, &CompletePage::preview);
    connect(m_list, &QListWidget::itemActivated, this, &CompletePage::apply);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &CompletePage::later);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CompletePage::later);
    preview();
}

void CompletePage::refresh()
{
    stopWork();
    sayInstead({}); // there is a deck again
    m_wishes->setTypes(document()->checker().catalogue().game());
    const auto& owned = workspace().collection();
    auto wishes = app::wishesFrom(
        m_wishes->texts(), document()->checker(), owned.isOpen() ? &owned.collection() : nullptr);
    m_wishes->setProblem(wishes ? std::nullopt : std::optional(wishes.error()));
    if (!wishes) {
        told()->setText(withSign(app::wrongSign, q(wishes.error().reason)), LineLabel::Tone::Bad); // the list stays
        return;
    }
    Found question{document()->deck(), document()->sharedChecker(), std::move(*wishes)};
    work([this, question = std::move(question)](const GoOn& goOn) -> app::Job::Answer {
        return [this, found = answer(question, goOn)] { present(found); };
    });
}

CompletePage::Found CompletePage::answer(Found found, const GoOn& goOn)
{
    const auto& checker = *found.checker;
    const model::DeckCompletions completions(checker, found.deck, found.wishes);
    found.complete = completions.isComplete();
    found.faults = completions.hasFaults();
    const auto nearest = completions.nearest(listed, goOn);
    if (!nearest) {
        found.told = app::completionTrouble(nearest.error());
        return found;
    }
    found.nearest = *nearest;
    const auto fillings = completions.fill(filled, goOn).value_or(std::vector<model::DeckCompletion>());
    for (std::size_t rank = 0; rank < fillings.size(); ++rank) { // a change stands in the list once
        const auto same = std::find_if(found.nearest.begin(), found.nearest.end(),
            [&](const auto& one) { return one.changes == fillings[rank].changes; });
        if (same != found.nearest.end()) {
            found.alsoFillings[static_cast<std::size_t>(same - found.nearest.begin())] = rank;
        } else {
            found.fillings.push_back(fillings[rank]);
            found.ranks.push_back(rank);
        }
    }
    for (const auto* list : {&found.nearest, &found.fillings})
        for (const auto& completion : *list)
            found.edits.push_back(completions.edit(found.deck, completion));
    if (!found.complete) {
        found.ways = completions.ways(goOn).value_or("");
        found.remainder = completions.remainder();
    }
    if (!found.complete && found.nearest.empty())
        if (const auto why = completions.obstacle(false, goOn))
            found.told = app::obstacleText(*why, checker);
    return found;
}

void CompletePage::addRow(const model::DeckCompletion& completion, const QString& kind)
{
    const auto parts = texts(app::completionParts(completion));
    const auto changes = parts.join(QStringLiteral(", ")), rank = q(app::completionRank(completion, m_found.wishes));
    auto* row = new QListWidgetItem(changes, m_list);
    row->setData(ProposalDelegate::PartsRole, parts);
    row->setData(ProposalDelegate::RankRole, rank);
    row->setData(ProposalDelegate::KindRole, kind);
    row->setToolTip(asTip({changes, rank}));
    row->setData(Qt::AccessibleTextRole,
        (kind.isEmpty() ? QString() : kind + QStringLiteral(", ")) + changes + QStringLiteral(": ") + rank);
}

QString CompletePage::fillingName(std::size_t rank) { return rank == 0 ? tr("best filling") : tr("filling"); }

void CompletePage::present(Found found)
{
    endWork();
    m_found = std::move(found);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_found.nearest.size(); ++i)
            addRow(m_found.nearest[i],
                m_found.alsoFillings.contains(i) ? fillingName(m_found.alsoFillings.at(i)) : QString());
        for (std::size_t i = 0; i < m_found.fillings.size(); ++i)
            addRow(m_found.fillings[i], fillingName(m_found.ranks[i]));
        m_list->setCurrentRow(m_list->count() > 0 ? 0 : -1);
    }
    if (m_found.complete)
        told()->setText(withSign(app::metSign, tr("Nothing has to change: %1 is legal.")
                                                   .arg(app::sectionLabel(m_found.checker->ruleset(),
                                                       m_found.checker->ruleset().tableRules.deck))),
            LineLabel::Tone::Good);
    else if (!m_found.told.empty())
        told()->setText(withSign(app::openSign, q(m_found.told)), LineLabel::Tone::Open);
    else if (m_found.remainder && m_found.remainder->dead())
        told()->setText(withSign(app::openSign, q(app::remainderText(*m_found.remainder, *m_found.checker))),
            LineLabel::Tone::Open);
    else if (m_found.ways == "0")
        told()->setText(tr("Nothing only added makes it legal; below, what goes out too."));
    else
        told()->setText(m_found.ways.empty()
                            ? QString()
                            : tr("%1; the nearest come first").arg(q(app::waysSentence(m_found.ways, m_found.faults))));
    told()->setToolTip(told()->text()); // in a narrow window it is cut off
    preview();
}

void CompletePage::preview()
{
    const auto at = m_list->currentRow();
    const bool any = at >= 0 && at < static_cast<int>(m_found.edits.size());
    m_apply->setEnabled(any);
    if (!any)
        return m_after->setText({});
    auto after = m_found.deck;
    if (!model::apply(after, m_found.edits[static_cast<std::size_t>(at)]))
        return m_after->setText(tr("The deck has no room for it."), LineLabel::Tone::Bad);
    QStringList totals;
    for (const auto& total : app::comparedTotals(m_found.deck, after, *m_found.checker))
        if (total.from != total.to)
            totals << QStringLiteral("%1 %2 → %3").arg(q(total.label)).arg(total.from).arg(total.to);
    const auto verdict = app::verdict(m_found.checker->check(after));
    totals << withSign(verdict.state, q(verdict.text));
    m_after->setText(tr("After: %1").arg(totals.join(QStringLiteral(" · "))));
}

void CompletePage::apply()
{
    const auto at = m_list->currentRow();
    if (!document() || at < 0 || at >= static_cast<int>(m_found.edits.size()))
        return;
    if (document()->deck() != m_found.deck)
        return later(); // the list is for the deck before
    const auto changes = m_list->item(at)->text();
    (void)document()->edit(m_found.edits[static_cast<std::size_t>(at)],
        tr("Complete: %1").arg(changes.size() > 60 ? changes.left(59) + QStringLiteral("…") : changes));
}

} // namespace nexus::ui
