#include "ui/advice/suggest_dialog.h"

#include "app/text/diff_text.h"
#include "app/text/plan_text.h"
#include "app/text/qt_text.h"
#include "model/advice/sideboard_swaps.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/search/query_match.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTreeWidget>

namespace nexus::ui {

SuggestDialog::SuggestDialog(app::Workspace& workspace, const app::DeckDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_checker(document.sharedChecker())
    , m_deck(document.deck())
    , m_query(named(new QueryField(this), tr("Cards to choose from")))
    , m_owned(new QCheckBox(tr("&Only what I own"), this))
    , m_told(new QLabel(this))
    , m_rows(named(new QTreeWidget(this), tr("Cards of the suggested sideboard")))
{
    setObjectName(QStringLiteral("suggestSideboard"));
    setWindowTitle(tr("%1 with the most swaps").arg(q(app::sideboardName(*m_checker))));
    m_query->setPlaceholderText(tr("All cards; or a search, such as t:unit cp<=4"));
    m_told->setWordWrap(true);
    asTable(*m_rows, {tr("Card"), tr("Copies"), tr("Now")});
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_use = buttons->addButton(tr("&Put these in"), QDialogButtonBox::AcceptRole);
    m_use->setDefault(true);
    setLayout(columnOf({formOf({{tr("&From"), m_query}}), m_owned, m_told, {m_rows, 1}, buttons}));
    resizeOnScreen(*this, {520, 460});
    callOnce(m_pause, 250, this, &SuggestDialog::ask);
    connect(m_query, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_owned, &QCheckBox::toggled, this, &SuggestDialog::ask);
    connect(&m_job, &app::NewestJob::failed, this, &SuggestDialog::say);
    ask();
}

SuggestDialog::~SuggestDialog()
{
    if (m_stopped)
        *m_stopped = true;
}

void SuggestDialog::say(const QString& text)
{
    m_rows->clear();
    m_edit.reset();
    m_use->setEnabled(false);
    m_told->setText(text);
    m_told->setAccessibleName(text);
}

void SuggestDialog::ask()
{
    if (m_stopped)
        *m_stopped = true;
    m_job.drop();
    const auto text = m_query->text().toStdString();
    const auto& catalogue = m_checker->catalogue();
    model::SideboardPool pool{catalogue.all(), {}};
    m_query->setError(std::nullopt);
    if (!model::trimmed(text).empty()) {
        const auto query = model::parseQuery(text, catalogue.game());
        if (!query) {
            m_query->setError(query.error());
            return say(tr("The search does not parse at column %1: expected %2.")
                           .arg(query.error().column)
                           .arg(q(query.error().expected)));
        }
        if (model::needsDeck(query->root))
            return say(tr("The search asks about a deck or a collection; it has to be one about cards."));
        pool.cards = model::matching(query->root, catalogue);
    }
    if (m_owned->isChecked())
        pool.owned = model::ownedCopies(m_workspace.collection().collection(), catalogue);
    say(tr("Looking for the best…"));
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_job.start([this, checker = m_checker, deck = m_deck, pool = std::move(pool),
                    stopped = m_stopped]() -> app::NewestJob::Answer {
        auto best = model::bestSideboard(*checker, deck, pool, [&](std::size_t, std::size_t) { return !*stopped; });
        const auto before = model::SideboardSwaps(*checker, deck, [&](std::size_t, std::size_t) { return !*stopped; })
                                .perSize()
                                .front();
        return [this, best = std::move(best), before] { show(best, before); };
    });
}

void SuggestDialog::show(const tl::expected<model::BestSideboard, model::NoBestSideboard>& best, std::uint64_t before)
{
    if (!best)
        return say(q(app::noBestSideboardText(best.error(), *m_checker)));
    say(tr("%n swaps of one card; the one there is now allows %1.", nullptr, static_cast<int>(best->swaps))
            .arg(before));
    const auto sections = model::sideboardSections(*m_checker);
    std::map<model::CardIndex, int> now;
    for (const auto& row : m_checker->resolve(m_deck))
        if (row.card && row.section == sections->side)
            now[*row.card] += row.count;
    for (const auto& [card, copies] : best->cards) {
        const int there = now.contains(card) ? now[card] : 0;
        auto* row = new QTreeWidgetItem(m_rows,
            {q(model::unambiguousName(m_checker->catalogue(), card)), QString::number(copies), QString::number(there)});
        for (const int column : {1, 2})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (there != copies)
            row->setForeground(1, theme().good);
        now.erase(card);
    }
    for (const auto& [card, there] : now) {
        auto* row = new QTreeWidgetItem(m_rows,
            {q(model::unambiguousName(m_checker->catalogue(), card)), QStringLiteral("0"), QString::number(there)});
        for (const int column : {1, 2})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setForeground(1, theme().bad);
    }
    auto edit = model::sideboardEdit(*m_checker, m_deck, best->cards);
    auto after = m_deck;
    (void)model::apply(after, edit);
    if (!m_checker->check(after).legal())
        m_told->setText(m_told->text() + QLatin1Char(' ') + tr("The deck is not legal yet."));
    m_use->setEnabled(after != m_deck);
    m_edit = std::move(edit);
}

} // namespace nexus::ui
