#include "ui/advice/complete_page.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/advice_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "ui/advice/proposal_delegate.h"
#include "ui/advice/wish_form.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QListWidget>

namespace nexus::ui {

namespace {

constexpr int slowCompletion = 150; // milliseconds
constexpr std::size_t listed = 50, filled = 3;

} // namespace

CompletePage::CompletePage(app::Workspace& workspace, QWidget* parent)
    : AdvicePage(workspace, parent)
    , m_wishes(new WishForm(this))
    , m_told(new LineLabel(this))
    , m_after(new LineLabel(this))
    , m_list(named(withId(new QListWidget(this), "completions"), tr("Ways to complete the deck")))
    , m_apply(pushButton(tr("Make this change"), {}, this, &CompletePage::apply, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_told->setTopic(tr("Completing the deck"));
    m_after->setTopic(tr("Afterwards"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new ProposalDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_apply->setObjectName(QStringLiteral("complete"));
    m_apply->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_cancel->hide();
    auto* content = new QWidget(this);
    content->setLayout(columnOf(0, noMargins,
        {m_wishes, rowOf(QMargins(12, 2, 12, 2), {{m_told, 1}, m_cancel}), {m_list, 1},
            rowOf(8, {12, 4, 12, 6}, {{m_after, 1}, m_apply})}));
    setContent(content);
    setFocusProxy(m_list);
    callOnce(m_slow, slowCompletion, this, [this] {
        m_told->setText(tr("Looking for ways to complete the deck…"));
        m_cancel->show();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        stopWork();
        m_told->setText(tr("Stopped. The next change of the deck or the wishes asks again."));
    });
    connect(m_wishes, &WishForm::changed, this, &CompletePage::later);
    connect(m_list, &QListWidget::currentRowChanged, this, &CompletePage::preview);
    connect(m_list, &QListWidget::itemActivated, this, &CompletePage::apply);
    connect(&m_job, &app::Job::failed, this, &AdvicePage::trouble);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &CompletePage::later);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CompletePage::later);
    preview();
}

CompletePage::~CompletePage() { stopWork(); }

void CompletePage::stopWork()
{
    if (m_stopped)
        *m_stopped = true;
    m_job.drop();
    m_slow.stop();
    m_cancel->hide();
}

void CompletePage::refresh()
{
    stopWork();
    m_wishes->setTypes(document()->checker().catalogue().game());
    const auto& owned = workspace().collection();
    auto wishes = app::wishesFrom(
        m_wishes->texts(), document()->checker(), owned.isOpen() ? &owned.collection() : nullptr);
    m_wishes->setProblem(wishes ? std::nullopt : std::optional(wishes.error()));
    if (!wishes) {
        m_told->setText(withSign(app::wrongSign, q(wishes.error().reason)), LineLabel::Tone::Bad); // the list stays
        return;
    }
    Found question{document()->deck(), document()->sharedChecker(), std::move(*wishes)};
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_slow.start();
    m_job.start([this, question = std::move(question), stopped = m_stopped]() -> app::Job::Answer {
        return [this, found = work(question, *stopped)] { present(found); };
    });
}

CompletePage::Found CompletePage::work(Found found, const std::atomic<bool>& stopped)
{
    const auto goOn = [&](std::size_t, std::size_t) { return !stopped; };
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
    QStringList parts;
    for (const auto& part : app::completionParts(completion))
        parts << q(part);
    const auto changes = parts.join(QStringLiteral(", ")), rank = q(app::completionRank(completion, m_found.wishes));
    auto* row = new QListWidgetItem(changes, m_list);
    row->setData(ProposalDelegate::PartsRole, parts);
    row->setData(ProposalDelegate::RankRole, rank);
    row->setData(ProposalDelegate::KindRole, kind);
    row->setToolTip(QStringList{changes, rank}
                        .join(QLatin1Char('\n'))
                        .toHtmlEscaped()
                        .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    row->setData(Qt::AccessibleTextRole, kind.isEmpty()
                                             ? changes + QStringLiteral(": ") + rank
                                             : kind + QStringLiteral(", ") + changes + QStringLiteral(": ") + rank);
}

QString CompletePage::fillingName(std::size_t rank) { return rank == 0 ? tr("best filling") : tr("filling"); }

void CompletePage::present(Found found)
{
    m_slow.stop();
    m_cancel->hide();
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
        m_told->setText(withSign(app::metSign, tr("Nothing has to change: %1 is legal.")
                                                   .arg(app::sectionLabel(m_found.checker->ruleset(),
                                                       m_found.checker->ruleset().tableRules.deck))),
            LineLabel::Tone::Good);
    else if (!m_found.told.empty())
        m_told->setText(withSign(app::openSign, q(m_found.told)), LineLabel::Tone::Open);
    else if (m_found.remainder && m_found.remainder->dead())
        m_told->setText(withSign(app::openSign, q(app::remainderText(*m_found.remainder, *m_found.checker))),
            LineLabel::Tone::Open);
    else if (m_found.ways == "0")
        m_told->setText(tr("Nothing only added makes it legal; below, what goes out too."));
    else
        m_told->setText(m_found.ways.empty()
                            ? QString()
                            : tr("%1; the nearest come first").arg(q(app::waysSentence(m_found.ways, m_found.faults))));
    m_told->setToolTip(m_told->text()); // in a narrow window it is cut off
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
    const bool legal = verdict.state == app::GaugeState::Met;
    totals << withSign(legal                                     ? app::metSign
                       : verdict.state == app::GaugeState::Wrong ? app::wrongSign
                                                                 : app::openSign,
        q(verdict.text));
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
