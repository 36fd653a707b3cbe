#include "ui/search/facet_bar.h"

#include "ui/search/facet_chip.h"
#include "ui/theme/parts.h"

#include <QEvent>
#include <QInputDialog>

namespace nexus::ui {

namespace {

constexpr int facetBarGap = 6;
constexpr int maxLines = 2;

} // namespace

FacetBar::FacetBar(QWidget* parent)
    : QWidget(parent)
    , m_filters(withId(new ChipButton(this), "savedFilters"))
    , m_save(withId(new ChipButton(this), "saveFilter"))
    , m_more(withId(new ChipButton(this), "moreFacets"))
{
    setAccessibleName(tr("Filters of the search"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_filters->setChip(tr("My filters"), tr("My filters: searches kept under a name"), false, true);
    m_save->setChip(tr("Save filter"), tr("Keep this search under a name"), false, false);
    m_more->setChip(tr("More"), tr("More filters"), false, true);
    connect(m_filters, &QToolButton::clicked, this, &FacetBar::openFilters);
    connect(m_more, &QToolButton::clicked, this, &FacetBar::openMore);
    connect(m_save, &QToolButton::clicked, this, [this] {
        askName(tr("Save filter"), m_query, [this](const QString& name) { Q_EMIT saveWanted(name, m_query); });
    });
    refresh();
}

void FacetBar::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    qDeleteAll(m_chips);
    m_chips.clear();
    m_hidden.clear();
    if (!m_catalogue)
        return;
    QWidget* before = this; // Tab comes here after the search, though the chips are made later
    while (before->focusPolicy() == Qt::NoFocus && before->previousInFocusChain() != this)
        before = before->previousInFocusChain();
    for (const auto& facet : model::facetsOf(m_catalogue->game())) {
        auto* chip = new FacetChip(facet, m_catalogue, this);
        connect(chip, &FacetChip::wanted, this, &FacetBar::write);
        setTabOrder(before, chip);
        before = chip;
        m_chips.append(chip);
    }
    for (QWidget* last : {m_filters, m_save, m_more}) {
        setTabOrder(before, last);
        before = last;
    }
    m_values.clear();
    m_arranged.clear();
    setQuery(std::exchange(m_query, QString()));
}

void FacetBar::setQuery(const QString& query)
{
    m_query = query;
    if (!m_catalogue)
        return;
    auto values = model::readFacets(query.toStdString(), m_catalogue->game());
    const bool broken = !values;
    const bool same = broken == m_broken && (!values || *values == m_values);
    m_broken = broken;
    if (values)
        m_values = std::move(*values);
    if (!same || wantedChips() != m_arranged) // while words are typed the chips stay as they are
        refresh();
}

void FacetBar::setSavedFilters(const QList<QPair<QString, QString>>& filters)
{
    m_saved = filters;
    refresh();
}

FacetChip* FacetBar::chip(model::FacetId facet) const
{
    for (auto* one : m_chips)
        if (one->value().facet == facet)
            return one;
    return nullptr;
}

void FacetBar::refresh()
{
    const QString trouble = m_broken ? tr("The search has an error: mend it first") : QString();
    for (auto* one : m_chips)
        one->setValue(model::facetValue(m_values, one->value().facet), trouble);
    arrange();
}

void FacetBar::write(const model::FacetValue& value)
{
    if (m_broken)
        return refresh();
    const auto text = QString::fromStdString(model::setFacet(m_query.toStdString(), value, m_catalogue->game()));
    const bool changed = text != m_query;
    setQuery(text);
    if (changed)
        Q_EMIT queryEdited(text);
}

QList<ChipButton*> FacetBar::wantedChips() const
{
    QList<ChipButton*> wanted(m_chips.begin(), m_chips.end());
    if (!m_saved.isEmpty())
        wanted.append(m_filters);
    const bool known = std::any_of(
        m_saved.begin(), m_saved.end(), [this](const auto& filter) { return filter.second == m_query; });
    if (!m_query.trimmed().isEmpty() && !m_broken && !known)
        wanted.append(m_save);
    return wanted;
}

FacetBar::Placed FacetBar::placesFor(int width) const
{
    const auto chips = wantedChips();
    const auto flow = [&](qsizetype count, bool more) {
        Placed placed;
        placed.shown = count;
        int x = 0, y = 0, lines = 1, line = 0;
        const auto put = [&](const QSize& hint) {
            const QSize size(std::min(hint.width(), width), hint.height());
            if (x > 0 && x + size.width() > width) {
                x = 0;
                y += line + facetBarGap;
                line = 0;
                ++lines;
            }
            placed.places.append(QRect(QPoint(x, y), size));
            x += size.width() + facetBarGap;
            line = std::max(line, size.height());
        };
        for (qsizetype i = 0; i < count; ++i)
            put(chips[i]->sizeHint());
        if (more)
            put(m_more->sizeHint());
        placed.height = y + line;
        return std::pair(placed, lines);
    };
    auto [placed, lines] = flow(chips.size(), false);
    for (auto count = chips.size(); lines > maxLines && count > 0;)
        std::tie(placed, lines) = flow(--count, true);
    return placed;
}

void FacetBar::arrange()
{
    const auto chips = wantedChips();
    const auto placed = placesFor(std::max(1, width()));
    m_arranged = chips;
    m_hidden.clear();
    for (auto* all : {m_filters, m_save})
        if (!chips.contains(all))
            all->hide();
    for (qsizetype i = 0; i < chips.size(); ++i) {
        const bool shown = i < placed.shown;
        if (shown)
            chips[i]->setGeometry(placed.places[i]);
        else
            m_hidden.append(chips[i]);
        chips[i]->setVisible(shown);
    }
    const bool more = !m_hidden.isEmpty();
    if (more) {
        const bool active = std::any_of(
            m_hidden.begin(), m_hidden.end(), [](const auto* one) { return one->isActive(); });
        m_more->setChip(tr("More"), active ? tr("More filters, some of them set") : tr("More filters"), active, true);
        m_more->setGeometry(placed.places.last());
    }
    m_more->setVisible(more);
    if (height() != placed.height)
        updateGeometry();
}

int FacetBar::heightForWidth(int width) const { return placesFor(width).height; }

QSize FacetBar::sizeHint() const
{
    constexpr int usual = 480;
    return {usual, heightForWidth(std::max(width(), 1) > 100 ? width() : usual)};
}

QSize FacetBar::minimumSizeHint() const { return {120, m_more->sizeHint().height()}; }

void FacetBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FacetBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void FacetBar::openMore()
{
    QMenu menu(this);
    for (auto* hidden : m_hidden) {
        auto* action = menu.addAction(hidden->text());
        connect(
            action, &QAction::triggered, this,
            [this, hidden] {
                if (auto* facet = qobject_cast<FacetChip*>(hidden))
                    facet->activate(m_more);
                else
                    hidden->click();
            },
            Qt::QueuedConnection);
    }
    menu.exec(m_more->mapToGlobal(QPoint(0, m_more->height() + 2)));
}

void FacetBar::openFilters()
{
    auto* menu = named(new QMenu(this), tr("My filters"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* rename = new QMenu(tr("Rename"), menu);
    auto* remove = new QMenu(tr("Remove"), menu);
    for (const auto& [name, query] : m_saved) {
        auto shown = name;
        shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
        menu->addAction(shown, this,
                [this, text = query] {
                    setQuery(text);
                    Q_EMIT queryEdited(text);
                })
            ->setToolTip(query);
        rename->addAction(shown, this, [this, old = name] {
            askName(tr("Rename filter"), old, [this, old](const QString& fresh) { Q_EMIT renameWanted(old, fresh); });
        });
        remove->addAction(shown, this, [this, old = name] { Q_EMIT removeWanted(old); });
    }
    menu->addSeparator();
    menu->addMenu(rename);
    menu->addMenu(remove);
    menu->setToolTipsVisible(true);
    menu->popup(m_filters->mapToGlobal(QPoint(0, m_filters->height() + 2)));
}

void FacetBar::askName(const QString& title, const QString& proposal, const std::function<void(const QString&)>& then)
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name of the filter"));
    dialog->setTextValue(proposal);
    connect(dialog, &QInputDialog::textValueSelected, this, [then](const QString& name) {
        if (!name.trimmed().isEmpty())
            then(name.trimmed());
    });
    dialog->open();
}

} // namespace nexus::ui
