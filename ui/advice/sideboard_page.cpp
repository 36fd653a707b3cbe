#include "ui/advice/sideboard_page.h"

#include "app/text/plan_text.h"
#include "app/text/qt_text.h"
#include "model/base/text.h"
#include "ui/advice/plan_list.h"
#include "ui/advice/suggest_dialog.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int slowSideboard = 150;      // milliseconds
constexpr std::size_t mostListed = 500; // of two and of three copies each

QString cardsText(const model::Catalogue& catalogue, const std::vector<std::pair<model::CardIndex, int>>& cards)
{
    QStringList names;
    for (const auto& [card, copies] : cards)
        names << QStringLiteral("%1 %2").arg(copies).arg(q(model::unambiguousName(catalogue, card)));
    return names.join(QStringLiteral(", "));
}

} // namespace

SideboardPage::SideboardPage(app::Workspace& workspace, QWidget* parent)
    : AdvicePage(workspace, parent)
{
    setObjectName(QStringLiteral("sideboardAdvice"));
    setContent(makeContent());
    setFocusProxy(m_matrix);
    callOnce(m_slow, slowSideboard, this, [this] {
        m_told->setText(tr("Counting swaps…"));
        m_cancel->show();
    });
    connect(m_matrix, &SwapMatrix::swapWanted, this, [this](quint32 out, quint32 in) {
        swap({{{out, 1}}, {{in, 1}}});
    });
    connect(m_matrix, &SwapMatrix::refused, this,
        [this](const QString& why) { m_told->setText(why, LineLabel::Tone::Bad); });
    connect(m_list, &QTreeView::activated, this, [this] {
        if (const int row = m_list->current(); row >= 0)
            swap(m_found.listed[m_listed[static_cast<std::size_t>(row)]]);
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_matrix->setFilter(words);
        showList();
    });
    connect(&m_job, &app::NewestJob::failed, this, &AdvicePage::trouble);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &SideboardPage::later);
}

SideboardPage::~SideboardPage() { stopWork(); }

QString SideboardPage::title() const
{
    return document() ? q(app::sideboardName(document()->checker())) : tr("Sideboard");
}

QWidget* SideboardPage::makeContent()
{
    auto* part = new QWidget(this);
    m_counts = new LineLabel(part);
    m_counts->setTopic(tr("Swaps"));
    m_told = new LineLabel(part);
    m_told->setTopic(tr("Swap"));
    m_filter = named(searchField(tr("Only this card"), part), tr("Only swaps of cards with these words"));
    m_filter->setMaximumWidth(130);
    m_suggest = pushButton(
        tr("Suggest…"), tr("The sideboard that allows the most swaps"), this, &SideboardPage::suggest, part);
    m_suggest->setObjectName(QStringLiteral("suggest"));
    m_cancel = pushButton(
        tr("Cancel"), {}, this,
        [this] {
            stopWork();
            m_told->setText(tr("Stopped. The next change of the deck asks again."));
        },
        part);
    m_cancel->hide();
    m_matrix = new SwapMatrix(part);
    m_list = new RowTable(
        tr("Swaps of up to three cards"), {{tr("Cards"), 80, true}, {tr("Out"), 260}, {tr("In"), 260}}, part);
    m_list->setObjectName(QStringLiteral("swapList"));
    m_stack = new QStackedWidget(part);
    m_stack->addWidget(m_matrix);
    m_stack->addWidget(m_list);
    auto* plans = plansPart();
    m_stack->addWidget(plans);
    auto* group = new QButtonGroup(part);
    const auto choice = [&](const char* name, const QString& text, const QString& tip, QWidget* page) {
        auto* button = new QToolButton(part);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, page, plans] {
            m_stack->setCurrentWidget(page);
            for (QWidget* one : std::initializer_list<QWidget*>{m_filter, m_suggest, m_told, m_counts})
                one->setVisible(page != plans);
            setFocusProxy(page == plans ? static_cast<QWidget*>(m_plans) : page);
        });
        return button;
    };
    m_asMatrix = choice("asMatrix", tr("Matrix"), tr("Swaps of one card as a matrix"), m_matrix);
    m_asList = choice("asList", tr("List"), tr("Swaps of up to three cards as a list"), m_list);
    m_asPlans = choice("asPlans", tr("Plans"), tr("Plans against opponents"), plans);
    m_asMatrix->setChecked(true);
    part->setLayout(columnOf(0, noMargins,
        {rowOf(8, {12, 4, 12, 4}, {m_asMatrix, m_asList, m_asPlans, stretch(1), m_filter, m_suggest}),
            rowOf(QMargins(12, 0, 12, 4), {{m_counts, 1}}), {m_stack, 1},
            rowOf(QMargins(12, 2, 12, 4), {{m_told, 1}, m_cancel})}));
    tabThrough({m_asMatrix, m_asList, m_asPlans, m_filter, m_suggest, m_matrix, m_list, m_plans});
    return part;
}

void SideboardPage::stopWork()
{
    if (m_stopped)
        *m_stopped = true;
    m_job.drop();
    m_slow.stop();
    m_cancel->hide();
}

SideboardPage::Found SideboardPage::worked(
    const std::shared_ptr<const model::DeckChecker>& checker, const model::Deck& deck, const std::atomic<bool>& stopped)
{
    Found found{std::make_shared<SwapCards>(SwapCards{checker, deck, {}, {}, {}, {}}), nullptr, {}};
    const auto sections = model::sideboardSections(*checker);
    std::map<model::CardIndex, int> main, side;
    for (const auto& row : checker->resolve(deck))
        if (row.card && sections && (row.section == sections->main || row.section == sections->side))
            (row.section == sections->main ? main : side)[*row.card] += row.count;
    found.cards->main.assign(main.begin(), main.end());
    found.cards->side.assign(side.begin(), side.end());
    auto swaps = std::make_shared<model::SideboardSwaps>(
        *checker, deck, [&](std::size_t, std::size_t) { return !stopped; });
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
        return sayInstead(tr("This ruleset has no section beside the deck to exchange cards with."));
    sayInstead({});
    m_plans->setPlans(document()->checker(), document()->deck());
    showPlan();
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_slow.start();
    m_job.start([this, checker = document()->sharedChecker(), deck = document()->deck(),
                    stopped = m_stopped]() -> app::NewestJob::Answer {
        auto found = worked(checker, deck, *stopped);
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
        m_told->setText(tr("%1 is empty: Ctrl+Enter in the search puts a card in, “Suggest…” all of it.").arg(title()));
        return;
    }
    if (!m_found.swaps->complete()) {
        m_counts->setText({});
        m_told->setText(tr("There are too many cards to count the swaps."));
        return;
    }
    QStringList sizes;
    for (std::size_t i = 0; i < m_found.swaps->perSize().size(); ++i)
        sizes << tr("%1 of %2", "swaps of so many cards")
                     .arg(QLocale().toString(static_cast<qulonglong>(m_found.swaps->perSize()[i])))
                     .arg(i + 1);
    m_counts->setText(tr("Legal swaps by cards: %1").arg(sizes.join(QStringLiteral(" · "))), LineLabel::Tone::Muted);
    m_counts->setToolTip(tr("Legal swaps of so many cards, one for one:").toHtmlEscaped() + QStringLiteral("<br>") +
                         sizes.join(QStringLiteral("<br>")));
    const auto dead = m_found.cards->dead.size();
    m_told->setText(dead == 0 ? tr("Every card of it can be swapped in.")
                              : tr("%n of its cards no legal swap can use: ", nullptr, static_cast<int>(dead)) +
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
    TableRows rows;
    rows.count = static_cast<int>(m_listed.size());
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
    rows.tip = [text = rows.text](
                   int row, int column) { return column == 0 ? QString() : text(row, column).toHtmlEscaped(); };
    m_list->setRows(std::move(rows));
}

void SideboardPage::swap(const model::CardSwap& swap)
{
    if (!document() || !m_found.swaps || document()->deck() != m_found.cards->deck)
        return later(); // the swaps are of the deck before
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
        (void)document()->edit(*dialog.edit(), tr("%1 with the most swaps").arg(title()));
}

} // namespace nexus::ui
