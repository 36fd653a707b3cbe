#include "ui/chances/hand_chances.h"

#include "app/text/finding_text.h"
#include "app/text/chances_text.h"
#include "app/base/qt_text.h"
#include "model/chances/hand_odds.h"
#include "ui/chances/run_line.h"
#include "ui/chances/wish_list.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>

#include <algorithm>

namespace nexus::ui {

namespace {

enum HandColumn { HandLabel, HandExact, HandDrawn };

} // namespace

HandChances::HandChances(QWidget* parent)
    : QWidget(parent)
    , m_words(plainLabel({}, this))
    , m_wishes(new WishList(model::maxWantedSets, false, this))
    , m_figures(named(withId(new QTreeWidget(this), "figures"), tr("Figures of hands")))
    , m_line(new RunLine(
          tr("&Draw %1 hands").arg(QLocale().toString(static_cast<qulonglong>(app::HandStatsJob::manyHands))), this))
{
    setObjectName(QStringLiteral("hands"));
    m_words->setObjectName(QStringLiteral("words"));
    asTable(*m_figures, {tr("Opening hands"), tr("Exact"), tr("Drawn")});
    m_figures->setFrameShape(QFrame::NoFrame);
    m_figures->header()->setStretchLastSection(false);
    m_figures->header()->setSectionResizeMode(HandLabel, QHeaderView::Stretch);
    for (const int column : {HandExact, HandDrawn}) {
        m_figures->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        m_figures->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_figures->headerItem()->setToolTip(HandDrawn,
        tr("The number behind ± is one standard error: about two of three runs lie that close to the exact figure."));
    m_figures->setMinimumHeight(m_figures->fontMetrics().height() * 6);
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_words, m_wishes, {m_figures, 1}, m_line}));
    connect(m_wishes, &WishList::changed, this, &HandChances::ask);
    connect(m_line, &RunLine::startWanted, this, &HandChances::draw);
    connect(m_line, &RunLine::cancelWanted, this, [this] {
        if (m_job)
            m_job->cancel();
    });
    connect(&m_work, &app::Job::failed, m_words, &QLabel::setText);
}

HandChances::~HandChances() = default;

void HandChances::setDeck(DrawnDeckPtr deck)
{
    m_deck = std::move(deck);
    m_wishes->setDeck(m_deck);
}

void HandChances::ask()
{
    model::HandQuestion question;
    std::vector<std::string> wanted;
    if (m_deck) {
        question = {m_deck->pile, m_deck->pile.hand, {}};
        for (const auto& wish : m_wishes->found()) {
            question.wanted.push_back(wish.rows);
            wanted.push_back(wish.query.toStdString());
        }
    }
    const bool some = question.pile.copies > 0;
    m_words->setText(!m_deck ? tr("No deck is open.")
                     : !some ? tr("There is nothing to draw: %1 is empty.").arg(m_deck->section())
                             : tr("An opening hand is %1 of %2.")
                                   .arg(std::min(question.size, question.pile.copies))
                                   .arg(counted(question.pile.copies, "card", "cards")));
    m_line->setReady(some);
    m_wishes->setEnabled(some);
    if (question == m_question && wanted == m_wanted && (m_exact || m_work.isBusy() || !some))
        return;
    stop();
    m_question = std::move(question);
    m_wanted = std::move(wanted);
    m_exact.reset(); // the table keeps the figures before until the new ones are there
    if (!some) {
        m_work.drop();
        fill();
        return;
    }
    m_work.start([this, asked = m_question]() -> app::Job::Answer {
        return [this, asked, exact = model::handOdds(asked)] {
            m_exact = exact;
            fill();
        };
    });
}

void HandChances::stop()
{
    ++m_run;
    m_job.reset(); // cancels
    m_drawn.reset();
    if (m_line->isRunning())
        m_line->end(tr("Cancelled: the deck or the searches have changed."));
    else
        m_line->clear();
}

void HandChances::draw()
{
    if (m_question.pile.copies == 0 || m_line->isRunning())
        return;
    m_drawn.reset();
    fill();
    m_job = std::make_unique<app::HandStatsJob>();
    const auto seed = m_line->begin();
    const auto ofThisRun = [this, run = ++m_run](auto action) {
        return [this, run, action](const auto&... values) {
            if (run == m_run)
                action(values...);
        };
    };
    connect(m_job.get(), &app::HandStatsJob::progress, this,
        ofThisRun([this](int percent) { m_line->setPercent(percent); }));
    connect(m_job.get(), &app::HandStatsJob::finished, this, ofThisRun([this, seed] { finish(seed); }));
    connect(m_job.get(), &app::HandStatsJob::cancelled, this, ofThisRun([this] { m_line->end(tr("Cancelled.")); }));
    connect(m_job.get(), &app::HandStatsJob::failed, this,
        ofThisRun([this](const QString& message) { m_line->end(message); }));
    m_job->start(m_question, seed, m_hands);
}

void HandChances::finish(quint64 seed)
{
    m_drawn = m_job->tally();
    m_exact = m_job->exact();
    fill();
    m_line->end(tr("%1 hands in {time}. The same again: seed %2.")
                    .arg(QLocale().toString(static_cast<qulonglong>(m_drawn->hands)))
                    .arg(seed));
}

void HandChances::fill()
{
    const int current = m_figures->indexOfTopLevelItem(m_figures->currentItem());
    m_figures->clear();
    if (!m_exact)
        return;
    for (const auto& line : app::handFigureLines(
             m_question, m_wanted, *m_exact, m_drawn ? &*m_drawn : nullptr, m_deck->unit().toStdString())) {
        auto* row = new QTreeWidgetItem(m_figures, {q(line.label), q(line.exact), q(line.sampled)});
        for (const int column : {HandExact, HandDrawn})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(HandLabel, q(line.label).toHtmlEscaped());
        row->setData(HandLabel, Qt::AccessibleTextRole,
            line.sampled.empty() ? tr("%1: %2").arg(q(line.label), q(line.exact))
                                 : tr("%1: exactly %2, drawn %3").arg(q(line.label), q(line.exact), q(line.sampled)));
    }
    m_figures->setCurrentItem(m_figures->topLevelItem(std::max(0, current)));
}

} // namespace nexus::ui
