#include "ui/search/facet_bar.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>
#include <QToolTip>

#include <tuple>

namespace nexus::ui {

namespace {

constexpr int facetBarGap = 5;
constexpr int maxLines = 1;

constexpr int chipSide = 10; // blank left and right of the text
constexpr int vertical = 5;  // above and below it

QString drawnText(const QString& text, bool opens) { return opens ? text + QStringLiteral(" ▾") : text; }

std::optional<std::int64_t> said(const QSpinBox* box)
{
    return box->value() == box->minimum() ? std::nullopt : std::optional<std::int64_t>(box->value());
}

constexpr std::size_t maxWordsShown = 3;

bool isNumber(const model::FacetId& facet) { return facet.kind == model::FacetKind::Amount; }

// A toggle: no menu and no popup.
bool isFlag(const model::FacetId& facet)
{
    return facet.kind == model::FacetKind::Addable || facet.kind == model::FacetKind::Owned;
}

QString titleOf(const model::FacetId& facet, const model::Game& game)
{
    switch (facet.kind) {
    case model::FacetKind::Addable: return FacetChip::tr("Only what I can add");
    case model::FacetKind::Owned: return FacetChip::tr("Only what I own");
    case model::FacetKind::Type: return FacetChip::tr("Type");
    case model::FacetKind::Domain: return q(game.domain.name);
    case model::FacetKind::Keyword: return FacetChip::tr("Keyword");
    case model::FacetKind::Set: return FacetChip::tr("Set");
    case model::FacetKind::Amount:
    case model::FacetKind::Choice: break;
    }
    return q(game.attributes[facet.attribute].label);
}

QString rangeText(const model::FacetValue& value)
{
    const auto number = [](std::int64_t n) { return QString::number(n); };
    if (value.low && value.high)
        return *value.low == *value.high ? number(*value.low)
                                         : number(*value.low) + QStringLiteral("–") + number(*value.high);
    return value.low ? QStringLiteral("≥ ") + number(*value.low) : QStringLiteral("≤ ") + number(*value.high);
}

} // namespace

FacetChip::FacetChip(model::FacetId facet, std::shared_ptr<const model::Catalogue> catalogue, QWidget* parent)
    : ChipButton(parent)
    , m_facet(facet)
    , m_catalogue(std::move(catalogue))
    , m_value{facet, {}, {}, {}, false}
    , m_title(titleOf(facet, m_catalogue->game()))
    , m_words(model::facetWords(facet, *m_catalogue))
{
    connect(this, &QToolButton::clicked, this, [this] { activate(this); });
    dress();
}

void FacetChip::setValue(const model::FacetValue& value, const QString& trouble)
{
    if (value == m_value && trouble == m_trouble)
        return;
    m_trouble = trouble;
    m_value = value;
    dress();
    if (m_range && m_range->isVisible())
        return; // it is being typed into
    if (m_range)
        m_range->setRange(value.low, value.high);
}

QString FacetChip::labelOf(const std::string& word) const
{
    const auto known = std::find_if(m_words.begin(), m_words.end(), [&](const auto& one) { return one.word == word; });
    return q(known == m_words.end() ? word : known->label);
}

QString FacetChip::shortValue() const
{
    if (isNumber(m_facet))
        return rangeText(m_value);
    if (m_value.words.size() > maxWordsShown)
        return tr("%1 chosen").arg(m_value.words.size());
    QStringList shown;
    const auto& game = m_catalogue->game();
    for (const auto& word : m_value.words) {
        const auto domain = m_facet.kind == model::FacetKind::Domain ? game.find(model::AttributeId(word))
                                                                     : std::nullopt;
        if (domain && !game.attributes[*domain].letter.empty())
            shown << q(game.attributes[*domain].letter);
        else
            shown << (m_facet.kind == model::FacetKind::Set ? q(word) : labelOf(word));
    }
    return shown.join(QStringLiteral(", "));
}

QString FacetChip::spokenValue() const
{
    if (isFlag(m_facet))
        return m_value.on ? tr("on") : tr("off");
    if (!m_value.says())
        return tr("any");
    if (isNumber(m_facet)) {
        const auto low = m_value.low ? tr("from %1").arg(*m_value.low) : QString();
        const auto high = m_value.high ? tr("to %1").arg(*m_value.high) : QString();
        return (low + QLatin1Char(' ') + high).trimmed();
    }
    QStringList spoken;
    for (const auto& word : m_value.words)
        spoken << labelOf(word);
    return spoken.join(tr(" or "));
}

void FacetChip::dress()
{
    const bool says = m_value.says();
    const QString text = m_facet.kind == model::FacetKind::Addable ? tr("Can add")
                         : m_facet.kind == model::FacetKind::Owned ? tr("I own")
                         : says                                    ? m_title + QStringLiteral(": ") + shortValue()
                                                                   : m_title;
    if (isFlag(m_facet)) {
        setCheckable(true);
        setChecked(m_value.on);
    }
    setChip(isFlag(m_facet) && m_value.on ? QStringLiteral("✓ ") + text : text,
        m_title + QStringLiteral(": ") + spokenValue(), says, !isFlag(m_facet));
}

void FacetChip::activate(QWidget* anchor)
{
    if (isFlag(m_facet))
        setChecked(m_value.on); // what the query says counts, not the click
    if ((isFlag(m_facet) || isNumber(m_facet)) && !m_trouble.isEmpty())
        return QToolTip::showText(anchor->mapToGlobal(QPoint(0, anchor->height())), m_trouble, anchor);
    if (isFlag(m_facet)) {
        auto value = m_value;
        value.on = !value.on;
        Q_EMIT wanted(value);
        return;
    }
    if (isNumber(m_facet))
        openRange(anchor);
    else
        wordMenu()->popup(anchor->mapToGlobal(QPoint(0, anchor->height() + 2)));
}

void FacetChip::openRange(QWidget* anchor)
{
    if (!m_range) {
        std::int32_t most = 0, least = 0;
        for (const auto value : m_catalogue->column(m_facet.attribute))
            if (value != model::Catalogue::absent) {
                most = std::max(most, value);
                least = std::min(least, value);
            }
        m_range = new RangePopup(m_title, least, std::min(most, 1'000'000), this);
        connect(m_range, &RangePopup::rangeChosen, this, [this](auto low, auto high) {
            auto value = m_value;
            value.low = low;
            value.high = high;
            Q_EMIT wanted(value);
        });
    }
    m_range->setRange(m_value.low, m_value.high);
    m_range->openAt(anchor);
}

QMenu* FacetChip::wordMenu()
{
    if (!m_menu)
        m_menu = new StayingMenu(m_title, this);
    m_menu->clear();
    m_menu->setAccessibleName(m_title);
    if (!m_trouble.isEmpty())
        m_menu->addAction(m_trouble)->setEnabled(false);
    const auto chosen = [this](const std::string& word) {
        return std::find(m_value.words.begin(), m_value.words.end(), word) != m_value.words.end();
    };
    for (const auto& word : m_words) {
        QString label = q(word.label);
        auto* action = m_menu->addAction(label.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(chosen(word.word));
        action->setEnabled(m_trouble.isEmpty());
        connect(action, &QAction::triggered, this, [this, text = word.word](bool on) { toggleWord(text, on); });
    }
    if (m_words.empty())
        m_menu->addAction(tr("None available"))->setEnabled(false);
    m_menu->addSeparator();
    auto* any = m_menu->addAction(tr("Any"));
    any->setEnabled(m_trouble.isEmpty() && m_value.says());
    connect(any, &QAction::triggered, this, [this] { Q_EMIT wanted({m_facet, {}, {}, {}, false}); });
    return m_menu;
}

// In the order of the list, words the list does not have behind them.
void FacetChip::toggleWord(const std::string& word, bool on)
{
    auto value = m_value;
    std::erase(value.words, word);
    if (on) {
        const auto place = [this](const std::string& one) {
            return std::find_if(m_words.begin(), m_words.end(), [&](const auto& known) { return known.word == one; });
        };
        value.words.push_back(word);
        std::stable_sort(
            value.words.begin(), value.words.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    }
    Q_EMIT wanted(value);
}

ChipButton::ChipButton(QWidget* parent)
    : QToolButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ChipButton::setChip(const QString& text, const QString& spoken, bool active, bool opens)
{
    m_active = active;
    m_opens = opens;
    setText(text);
    setAccessibleName(spoken);
    setToolTip(spoken);
    updateGeometry();
    update();
}

QSize ChipButton::sizeHint() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(drawnText(text(), m_opens)) + 2 * chipSide, metrics.height() + 2 * vertical};
}

void ChipButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& colours = theme();
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor ground = m_active ? colours.selection : colours.hover;
    if (underMouse() && isEnabled())
        ground = m_active ? ground.darker(colours.dark ? 85 : 104) : colours.track;
    painter.setBrush(ground);
    painter.setPen(hasFocus() ? QPen(colours.accent, 2) : m_active ? QPen(colours.accent, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    QFont drawn = font();
    if (m_active)
        drawn.setWeight(QFont::DemiBold);
    painter.setFont(drawn);
    painter.setPen(!isEnabled() ? colours.muted : m_active ? colours.accent : colours.text);
    const QString whole = drawnText(text(), m_opens);
    painter.drawText(
        rect(), Qt::AlignCenter, painter.fontMetrics().elidedText(whole, Qt::ElideRight, width() - chipSide));
}

void ChipButton::keyPressEvent(QKeyEvent* event)
{
    const bool opens = m_opens && event->key() == Qt::Key_Down;
    if (opens || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QToolButton::keyPressEvent(event);
}

void StayingMenu::mouseReleaseEvent(QMouseEvent* event)
{
    auto* action = actionAt(event->position().toPoint());
    if (action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

void StayingMenu::keyPressEvent(QKeyEvent* event)
{
    auto* action = activeAction();
    const bool chooses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
                         event->key() == Qt::Key_Enter;
    if (chooses && action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::keyPressEvent(event);
}

RangePopup::RangePopup(const QString& what, std::int32_t least, std::int32_t most, QWidget* parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(what);
    const auto box = [&](const QString& spoken, const char* name) {
        auto* spin = named(withId(new QSpinBox(this), name), spoken);
        spin->setRange(least - 1, most); // the smallest stands for "any"
        spin->setSpecialValueText(tr("any"));
        return spin;
    };
    m_low = box(tr("%1 from").arg(what), "low");
    m_high = box(tr("%1 to").arg(what), "high");
    auto* any = named(new QPushButton(tr("&Any"), this), tr("Any %1").arg(what));
    setLayout(rowOf(8, {12, 8, 12, 8},
        {labelFor(tr("%1 &from").arg(what), m_low, this), m_low, labelFor(tr("&to"), m_high, this), m_high, any}));
    for (auto* spin : {m_low, m_high})
        connect(spin, &QSpinBox::valueChanged, this, [this] { Q_EMIT rangeChosen(said(m_low), said(m_high)); });
    connect(any, &QPushButton::clicked, this, [this] {
        setRange({}, {});
        Q_EMIT rangeChosen({}, {});
        close();
    });
}

void RangePopup::setRange(std::optional<std::int64_t> low, std::optional<std::int64_t> high)
{
    const auto put = [](QSpinBox* box, std::optional<std::int64_t> value) {
        const QSignalBlocker quiet(box);
        constexpr std::int64_t far = 1'000'000; // what a query may say beyond the cards' values
        if (value)                              // a query may name what no card has
            box->setRange(static_cast<int>(std::min<std::int64_t>(box->minimum(), std::max(*value - 1, -far))),
                static_cast<int>(std::max<std::int64_t>(box->maximum(), std::min(*value, far))));
        box->setValue(value ? static_cast<int>(std::clamp(*value, -far, far)) : box->minimum());
    };
    put(m_low, low);
    put(m_high, high);
}

void RangePopup::openAt(QWidget* anchor)
{
    adjustSize();
    move(anchor->mapToGlobal(QPoint(0, anchor->height() + 2)));
    show();
    m_low->setFocus(Qt::PopupFocusReason);
    m_low->selectAll();
}

FacetBar::FacetBar(QWidget* parent)
    : QWidget(parent)
    , m_filters(withId(new ChipButton(this), "savedFilters"))
    , m_save(withId(new ChipButton(this), "saveFilter"))
    , m_more(withId(new ChipButton(this), "moreFacets"))
{
    setAccessibleName(tr("Search filters"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_filters->setChip(tr("My filters"), tr("My filters: saved searches"), false, true);
    m_save->setChip(tr("Save filter"), tr("Save this search under a name"), false, false);
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
    const QString trouble = m_broken ? tr("The search has an error: fix it first") : QString();
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
        for (qsizetype i = 0; i < chips.size(); ++i)
            if (i < count || i >= m_chips.size()) // saved filters and saving stay in sight
                put(chips[i]->sizeHint());
        if (more)
            put(m_more->sizeHint());
        placed.height = y + line;
        return std::pair(placed, lines);
    };
    auto [placed, lines] = flow(m_chips.size(), false);
    for (auto count = m_chips.size(); lines > maxLines && count > 0;)
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
    qsizetype place = 0;
    for (qsizetype i = 0; i < chips.size(); ++i) {
        const bool shown = i < placed.shown || i >= m_chips.size();
        if (shown)
            chips[i]->setGeometry(placed.places[place++]);
        else
            m_hidden.append(chips[i]);
        chips[i]->setVisible(shown);
    }
    const bool more = !m_hidden.isEmpty();
    if (more) {
        const bool active = std::any_of(
            m_hidden.begin(), m_hidden.end(), [](const auto* one) { return one->isActive(); });
        m_more->setChip(tr("More"), active ? tr("More filters, some set") : tr("More filters"), active, true);
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
    dialog->setLabelText(tr("Filter name"));
    dialog->setTextValue(proposal);
    connect(dialog, &QInputDialog::textValueSelected, this, [then](const QString& name) {
        if (!name.trimmed().isEmpty())
            then(name.trimmed());
    });
    dialog->open();
}

} // namespace nexus::ui
