#include "ui/advice/complete_page.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/views/cost_curve.h"
#include "app/views/text_reading.h"
#include "model/collection/allocation.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int afterKeys = 200; // milliseconds

constexpr std::size_t listed = 50, filled = 3;

constexpr int changeRole = Qt::UserRole + 20; // of a row → Found::edits; none: to choose Missions

} // namespace

WishForm::WishForm(QWidget* parent)
    : QWidget(parent)
    , m_owned(withId(new QCheckBox(tr("Owned first"), this), "ownedFirst"))
    , m_types(named(new QToolButton(this), tr("Preferred types")))
    , m_more(new QToolButton(this))
    , m_typeMenu(new QMenu(this))
    , m_rest(new QWidget(this))
{
    m_owned->setToolTip(tr("Copies you own come before those you would have to get"));
    m_types->setPopupMode(QToolButton::InstantPopup);
    m_types->setMenu(m_typeMenu);
    m_types->setFocusPolicy(Qt::StrongFocus);
    m_more->setText(tr("More options"));
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_prefer = field("prefer", tr("Preferred cards"), tr("Prefer: a query, such as t:event tech>=1"));
    m_lock = field("lock", tr("Cards to keep"), tr("a query, or a name"));
    m_bar = field("bar", tr("Cards to exclude"), tr("a query, or a name"));
    m_curve = field("curve", tr("Curve: cost and number of cards"), tr("1:8, 2:14, 3:12"));
    m_ownedPoints = points("ownedPoints", tr("Penalty for a copy that is not owned"), 10);
    m_preferPoints = points("preferPoints", tr("Penalty for a copy that is not preferred"), 3);
    m_curvePoints = points("curvePoints", tr("Penalty for a card off the curve"), 2);

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
          tr("Stopped. The search starts again when the deck or the wishes change."), parent)
    , m_wishes(new WishForm(this))
    , m_after(new LineLabel(this))
    , m_list(named(withId(new QListWidget(this), "completions"), tr("Ways to complete the deck")))
    , m_apply(withId(pushButton(tr("Apply this change"), {}, this, &CompletePage::apply, this), "complete"))
{
    m_after->setTopic(tr("Afterwards"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(m_delegate = new IdeaDelegate(m_list->viewport()));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust); // names take one line or two
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
    model::UnreadTexts unread;
    auto wishes = app::wishesFrom(
        m_wishes->texts(), document()->checker(), owned.isOpen() ? &owned.collection() : nullptr, &unread);
    if (unread.any()) {
        m_wishes->setProblem(std::nullopt);
        return work([this, cards = std::move(unread.cards), catalogue = document()->checker().sharedCatalogue()](
                        const GoOn& goOn) -> app::Job::Answer {
            if (!app::readTexts(cards, *catalogue, goOn))
                return nullptr;
            return [this] { refresh(); };
        });
    }
    m_wishes->setProblem(wishes ? std::nullopt : std::optional(wishes.error()));
    if (!wishes) {
        told()->setText(withSign(app::wrongSign, q(wishes.error().reason)), LineLabel::Tone::Bad); // the list stays
        return;
    }
    m_delegate->setArtFolder(workspace().folder() / "art");
    Found question{document()->deck(), document()->sharedChecker(), std::move(*wishes), {}, {}, {}, {}};
    if (owned.isOpen() && !owned.collection().stacks().empty())
        question.owned = model::ownedCopies(owned.collection(), document()->checker().catalogue());
    if (const auto* fault = model::givingFault(document()->report(), document()->checker()))
        question.missions = app::findingText(*fault, document()->checker());
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
    makeIdeas(found, goOn);
    std::erase_if(found.nearest, [&](const model::DeckCompletion& one) { // an idea has said it
        return std::any_of(found.ideas.begin(), found.ideas.end(),
            [&](const model::CompletionIdea& idea) { return idea.completion.changes == one.changes; });
    });
    const auto fillings = completions.fill(filled, goOn).value_or(std::vector<model::DeckCompletion>());
    for (std::size_t rank = 0; rank < fillings.size(); ++rank) { // a change stands in the list once
        if (std::any_of(found.ideas.begin(), found.ideas.end(),
                [&](const auto& idea) { return idea.completion.changes == fillings[rank].changes; }))
            continue;
        const auto same = std::find_if(found.nearest.begin(), found.nearest.end(),
            [&](const auto& one) { return one.changes == fillings[rank].changes; });
        if (same != found.nearest.end()) {
            found.alsoFillings[static_cast<std::size_t>(same - found.nearest.begin())] = rank;
        } else {
            found.fillings.push_back(fillings[rank]);
            found.ranks.push_back(rank);
        }
    }
    for (const auto& idea : found.ideas)
        found.edits.push_back(idea.edit);
    for (const auto* list : {&found.nearest, &found.fillings})
        for (const auto& completion : *list)
            found.edits.push_back(completions.edit(found.deck, completion));
    if (!found.complete) {
        found.ways = completions.ways(goOn).value_or("");
        found.remainder = completions.remainder();
    }
    if (!found.complete && nearest->empty())
        if (const auto why = completions.obstacle(false, goOn))
            found.told = app::obstacleText(*why, checker);
    return found;
}

// The ideas with what is shown of them.
void CompletePage::makeIdeas(Found& found, const GoOn& goOn)
{
    const auto& checker = *found.checker;
    const auto* owned = found.owned ? &*found.owned : nullptr;
    found.ideas = model::completionIdeas(checker, found.deck, found.wishes,
        found.nearest.empty() ? std::nullopt : std::optional(found.nearest.front()), owned, goOn);
    const auto curveOf = [&](const model::Deck& deck) {
        std::map<std::int64_t, std::int64_t> copies;
        for (const auto& column : app::costCurve(deck, checker.ruleset().tableRules.deck, checker).columns)
            copies[column.cost] = column.copies;
        return copies;
    };
    const auto before = curveOf(found.deck);
    for (const auto& idea : found.ideas) {
        IdeaLook look{.name = q(app::ideaName(idea.kinds)),
            .parts = texts(app::completionParts(idea.completion)),
            .facts = q(app::ideaFacts(idea.completion, found.deck, checker, owned)),
            .cards = {},
            .before = before,
            .after = {}};
        for (const bool in : {true, false})
            for (const auto& change : idea.completion.changes)
                if (change.index && (change.by > 0) == in)
                    look.cards.emplace_back(*change.index, change.by);
        if (auto after = found.deck; model::apply(after, idea.edit))
            look.after = curveOf(after);
        found.looks.push_back(std::move(look));
    }
}

// What can be put in hangs on the Missions: they come before any idea.
void CompletePage::addMissions()
{
    const auto& ruleset = m_found.checker->ruleset();
    const auto giving = model::givingSections(ruleset);
    const auto words = tr("Choose %1…")
                           .arg(giving.empty() ? tr("Missions") : app::sectionLabel(ruleset, giving.front()));
    auto* row = new QListWidgetItem(words, m_list);
    row->setData(ProposalDelegate::PartsRole, QStringList{words});
    row->setData(ProposalDelegate::RankRole, tr("They decide which cards the deck may hold"));
    row->setData(ProposalDelegate::KindRole, tr("first"));
    row->setToolTip(q(*m_found.missions));
    row->setData(Qt::AccessibleTextRole, tr("First: %1 %2").arg(words, q(*m_found.missions)));
}

void CompletePage::addIdeas()
{
    for (std::size_t i = 0; i < m_found.looks.size(); ++i) {
        const auto& look = m_found.looks[i];
        const auto changes = look.parts.join(QStringLiteral(", "));
        auto* row = new QListWidgetItem(changes, m_list);
        row->setData(ProposalDelegate::IdeaRole, static_cast<uint>(i));
        row->setData(changeRole, static_cast<int>(i));
        row->setToolTip(look.name + QStringLiteral(": ") + look.facts + QLatin1Char('\n') + changes);
        row->setData(
            Qt::AccessibleTextRole, look.name + QStringLiteral(": ") + changes + QStringLiteral(": ") + look.facts);
    }
}

QListWidgetItem* CompletePage::addRow(const model::DeckCompletion& completion, const QString& kind)
{
    const auto parts = texts(app::completionParts(completion));
    const auto changes = parts.join(QStringLiteral(", ")), rank = q(app::completionRank(completion, m_found.wishes));
    auto* row = new QListWidgetItem(changes, m_list);
    row->setData(ProposalDelegate::PartsRole, parts);
    row->setData(ProposalDelegate::RankRole, rank);
    row->setData(ProposalDelegate::KindRole, kind);
    row->setToolTip(changes + QLatin1Char('\n') + rank);
    row->setData(Qt::AccessibleTextRole,
        (kind.isEmpty() ? QString() : kind + QStringLiteral(", ")) + changes + QStringLiteral(": ") + rank);
    return row;
}

QString CompletePage::fillingName(std::size_t rank) { return rank == 0 ? tr("best filling") : tr("filling"); }

void CompletePage::present(Found found)
{
    endWork();
    m_found = std::move(found);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_delegate->setIdeas(m_found.looks, m_found.checker->sharedCatalogue());
        if (m_found.missions)
            addMissions();
        addIdeas();
        auto edit = static_cast<int>(m_found.ideas.size());
        for (std::size_t i = 0; i < m_found.nearest.size(); ++i)
            addRow(m_found.nearest[i],
                m_found.alsoFillings.contains(i) ? fillingName(m_found.alsoFillings.at(i)) : QString())
                ->setData(changeRole, edit++);
        for (std::size_t i = 0; i < m_found.fillings.size(); ++i)
            addRow(m_found.fillings[i], fillingName(m_found.ranks[i]))->setData(changeRole, edit++);
        m_list->setCurrentRow(m_list->count() > 0 ? 0 : -1);
        m_list->scrollToTop();
    }
    sayHow();
    preview();
}

void CompletePage::sayHow()
{
    if (m_found.missions)
        told()->setText(withSign(app::openSign, tr("First: %1").arg(q(*m_found.missions))), LineLabel::Tone::Open);
    else if (m_found.complete)
        told()->setText(withSign(app::metSign, tr("No changes needed: %1 is legal.")
                                                   .arg(app::sectionLabel(m_found.checker->ruleset(),
                                                       m_found.checker->ruleset().tableRules.deck))),
            LineLabel::Tone::Good);
    else if (!m_found.told.empty())
        told()->setText(withSign(app::openSign, q(m_found.told)), LineLabel::Tone::Open);
    else if (m_found.remainder && m_found.remainder->dead())
        told()->setText(withSign(app::openSign, q(app::remainderText(*m_found.remainder, *m_found.checker))),
            LineLabel::Tone::Open);
    else if (m_found.ways == "0")
        told()->setText(tr("Adding cards alone cannot make it legal; the ways below also take cards out."));
    else
        told()->setText(
            m_found.ways.empty()
                ? QString()
                : tr("%1; ideas come first, then the nearest").arg(q(app::waysSentence(m_found.ways, m_found.faults))));
    told()->setToolTip(told()->text()); // in a narrow window it is cut off
}

bool CompletePage::missionsChosen() const
{
    const auto* row = m_list->currentItem();
    return m_found.missions && row && !row->data(changeRole).isValid();
}

int CompletePage::chosenEdit() const
{
    const auto* row = m_list->currentItem();
    const auto at = row && row->data(changeRole).isValid() ? row->data(changeRole).toInt() : -1;
    return at < static_cast<int>(m_found.edits.size()) ? at : -1;
}

void CompletePage::preview()
{
    const auto at = chosenEdit();
    m_apply->setEnabled(at >= 0 || missionsChosen());
    m_apply->setText(missionsChosen() ? m_list->currentItem()->text() : tr("Apply this change"));
    if (at < 0)
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
    if (document() && missionsChosen()) {
        Q_EMIT missionsWanted();
        return;
    }
    const auto at = chosenEdit();
    if (!document() || at < 0)
        return;
    if (document()->deck() != m_found.deck)
        return lookAgain();
    const auto changes = m_list->currentItem()->text();
    (void)make(m_found.edits[static_cast<std::size_t>(at)],
        tr("Complete: %1").arg(changes.size() > 60 ? changes.left(59) + QStringLiteral("…") : changes));
}

} // namespace nexus::ui
