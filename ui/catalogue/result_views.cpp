#include "ui/catalogue/result_views.h"

#include "app/documents/deck_actions.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/search/query_offers.h"
#include "ui/search/reading_line.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QMenu>
#include <QMimeData>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int roomForZoom = 396;
constexpr int roomForCount = 90; // beside an offer, too

} // namespace

ResultLine::ResultLine(app::CatalogueModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_count(withId(new LineLabel(this), "found"))
    , m_offers(new QueryOffers(QueryOffers::Room::Line, this))
    , m_sort(new QToolButton(this))
    , m_asTable(named(new QToolButton(this), tr("Show as table")))
    , m_asGallery(named(new QToolButton(this), tr("Show as gallery")))
    , m_zoom(named(new QSlider(Qt::Horizontal, this), tr("Card size")))
{
    m_count->setTopic(tr("Cards found"));
    m_count->setMinimumWidth(roomForCount);
    m_sort->setAutoRaise(true);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_sort->setMenu(new QMenu(m_sort));
    connect(m_sort->menu(), &QMenu::aboutToShow, this, &ResultLine::fillSortMenu);
    m_zoom->setRange(60, 250);
    m_zoom->setValue(100);
    m_zoom->setFixedWidth(110);
    m_zoom->hide();
    connect(m_zoom, &QSlider::valueChanged, this, &ResultLine::zoomWanted);
    for (auto* button : {m_asTable, m_asGallery}) {
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setIconSize({18, 18});
    }
    m_asTable->setChecked(true);
    m_asTable->setToolTip(tr("Table (Ctrl+G)"));
    m_asGallery->setToolTip(tr("Gallery (Ctrl+G)"));
    connect(m_asTable, &QToolButton::clicked, this, [this] { Q_EMIT galleryWanted(false); });
    connect(m_asGallery, &QToolButton::clicked, this, [this] { Q_EMIT galleryWanted(true); });
    setLayout(rowOf(4, noMargins,
        {{m_count, 1}, m_offers, new ReadingButton(model->reading(), this), m_zoom, m_sort, m_asTable, m_asGallery}));
    connect(m_offers, &QueryOffers::chosen, this, &ResultLine::queryWanted);
    connect(model->reading(), &app::TextReading::changed, this, [this] {
        if (m_model->catalogue() && !m_model->error())
            showCount();
    });
    dress();
    whenColoursChange(this, [this] { dress(); });
}

void ResultLine::showTrouble(const QString& words, LineLabel::Tone tone)
{
    m_count->setText(words, tone);
    m_offers->showOffers(m_model->advice().offers);
}

void ResultLine::showCount()
{
    m_offers->showOffers({});
    if (const auto* reading = m_model->reading(); reading->isOpen()) {
        if (!reading->words().isEmpty())
            m_count->setText(reading->words());
        return; // the cards are those of the query before
    }
    const auto count = tr("%1 of %2 cards")
                           .arg(figures(m_model->cards().size()), figures(m_model->catalogue()->size()));
    const auto& half = m_model->halfTyped();
    m_count->setText(half.isEmpty() ? count : tr("%1 without “%2…”").arg(count, half));
}

void ResultLine::showResult()
{
    showCount();
    QString by = tr("name");
    for (const auto& column : m_model->columns())
        if (column.id == m_sortId)
            by = column.title;
    for (const auto& order : m_model->catalogue()->game().orders)
        if (app::CatalogueModel::orderId(order) == m_sortId)
            by = q(order.label);
    const bool saved = m_sortId.startsWith(QLatin1String("order:"));
    const auto direction = m_sortId.isEmpty() || saved ? QString()
                           : m_descending              ? QStringLiteral(" ↓")
                                                       : QStringLiteral(" ↑");
    m_sort->setText(tr("by %1").arg(by) + direction + QStringLiteral(" ▾"));
    m_sort->setAccessibleName(direction.isEmpty() ? tr("Order: by %1").arg(by)
                              : m_descending      ? tr("Order: by %1, largest first").arg(by)
                                                  : tr("Order: by %1, smallest first").arg(by));
}

void ResultLine::setSort(const QString& columnId, bool descending)
{
    m_sortId = columnId;
    m_descending = descending;
}

void ResultLine::setGallery(bool gallery)
{
    m_asTable->setChecked(!gallery);
    m_asGallery->setChecked(gallery);
    m_zoom->setVisible(gallery);
}

void ResultLine::fillSortMenu()
{
    using Kind = app::CatalogueModel::Column::Kind;
    auto* menu = m_sort->menu();
    menu->clear();
    const auto add = [&](const QString& title, const QString& id, bool descending) {
        auto* action = menu->addAction(title, this, [this, id, descending] { Q_EMIT sortWanted(id, descending); });
        action->setCheckable(true);
        action->setChecked(m_sortId == id && m_descending == descending);
    };
    add(tr("Search order, else by name"), {}, false);
    const auto& catalogue = m_model->catalogue();
    if (catalogue && !catalogue->game().orders.empty()) {
        menu->addSeparator();
        for (const auto& order : catalogue->game().orders)
            add(q(order.label), app::CatalogueModel::orderId(order), false);
        menu->addSeparator();
    }
    for (const auto& column : m_model->columns())
        if (column.kind != Kind::Adding && column.kind != Kind::InDeck && column.kind != Kind::Owned &&
            column.kind != Kind::Keywords) {
            // The one in use again: the other way round.
            const bool now = m_sortId == column.id;
            const auto arrow = now && m_descending ? QStringLiteral("\t↓") : now ? QStringLiteral("\t↑") : QString();
            auto* action = menu->addAction(column.title + arrow, this,
                [this, id = column.id, down = now && !m_descending] { Q_EMIT sortWanted(id, down); });
            action->setCheckable(true);
            action->setChecked(now);
            action->setToolTip(now ? m_descending ? tr("Smallest first") : tr("Largest first") : QString());
        }
}

void ResultLine::dress()
{
    m_asTable->setIcon(icon("list", theme().muted));
    m_asGallery->setIcon(icon("grid", theme().muted));
}

void ResultLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_zoom->setFixedWidth(width() < roomForZoom ? 60 : 110); // how many are found comes first
}

SectionSwitch::SectionSwitch(QWidget* parent)
    : QWidget(parent)
{
    setLayout(rowOf(2, noMargins, {mutedLabel(tr("Add to")), stretch()}));
    setAccessibleName(tr("Where a card is added"));
}

void SectionSwitch::setRuleset(const model::Ruleset& ruleset)
{
    m_side = app::sideSection(ruleset);
    m_free = app::freeSection(ruleset);
    std::vector<model::SectionId> sections;
    for (const auto& one : {m_side, m_free})
        if (one)
            sections.push_back(*one);
    if (sections == m_sections && !m_places.empty())
        return;
    m_sections = sections;
    m_chosen.reset();
    for (const auto& place : std::exchange(m_places, {}))
        delete place.button;
    const auto add = [&](const QString& text, const QString& tip, const std::optional<model::SectionId>& section) {
        auto* button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tip);
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(button, &QToolButton::clicked, this, [this, section] {
            m_chosen = section;
            Q_EMIT changed();
        });
        static_cast<QBoxLayout*>(layout())->insertWidget(static_cast<int>(m_places.size()) + 1, button);
        m_places.push_back({section, button});
    };
    add(tr("Deck"), tr("Each card to its own section (Enter)"), std::nullopt);
    if (m_side)
        add(app::sectionLabel(ruleset, *m_side), tr("Ctrl+Enter always adds here"), m_side);
    if (m_free)
        add(app::sectionLabel(ruleset, *m_free), tr("Shift+Enter always adds here"), m_free);
    setVisible(m_places.size() > 1);
    show({});
}

std::optional<model::SectionId> SectionSwitch::section(Qt::KeyboardModifiers modifiers) const
{
    return modifiers.testFlag(Qt::ControlModifier) && m_side ? m_side
           : modifiers.testFlag(Qt::ShiftModifier) && m_free ? m_free
                                                             : m_chosen;
}

void SectionSwitch::show(Qt::KeyboardModifiers modifiers)
{
    const auto now = section(modifiers);
    for (const auto& place : m_places)
        place.button->setChecked(place.section == now);
}

ResultViews::ResultViews(app::CatalogueModel* model, const std::filesystem::path& artFolder, QWidget* parent)
    : QStackedWidget(parent)
    , m_model(model)
    , m_table(new ResultTable(model, this))
    , m_gallery(withId(new GalleryView(this), "gallery"))
    , m_empty(new QWidget(this))
    , m_why(withId(emptyLabel(), "whyNothing"))
    , m_offers(new QueryOffers(QueryOffers::Room::Page, m_empty))
{
    m_empty->setLayout(columnOf(10, noMargins, {stretch(), m_why, m_offers, stretch()}));
    connect(m_offers, &QueryOffers::chosen, this, &ResultViews::queryWanted);
    addWidget(m_table);
    m_gallery->setArtFolder(artFolder);
    m_gallery->setMarks([this](model::CardIndex card) {
        GalleryMark mark;
        mark.words = m_model->adding(card, &mark.addable);
        mark.copies = m_model->copies(card);
        return mark;
    });
    m_gallery->setMime([this](const std::vector<model::CardIndex>& cards) {
        app::CardDrag drag;
        for (const auto card : cards)
            drag.cards.push_back({app::entryFor(*m_model->catalogue(), card), {}});
        return app::toMime(drag, *m_model->catalogue());
    });
    addWidget(m_gallery);
    connect(m_gallery, &GalleryView::currentCardChanged, this, &ResultViews::choose);
    connect(m_gallery, &GalleryView::addWanted, this, &ResultViews::addWanted);
    connect(m_gallery, &GalleryView::copiesWanted, this, &ResultViews::copiesWanted);
    connect(m_gallery, &GalleryView::countWanted, this, &ResultViews::countWanted);
    m_empty->hide();
    m_empty->raise(); // a view that comes into the stack or is shown goes to its front
    connect(m_table, &ResultTable::currentCardChanged, this, &ResultViews::choose);
    connect(m_table, &ResultTable::addWanted, this, &ResultViews::addWanted);
    connect(m_table, &ResultTable::copiesWanted, this, &ResultViews::copiesWanted);
    connect(m_table, &ResultTable::countWanted, this, &ResultViews::countWanted);
}

void ResultViews::choose(quint32 card)
{
    m_current = card;
    Q_EMIT currentCardChanged(card);
}

void ResultViews::showResult()
{
    const bool nothing = m_model->cards().empty();
    const bool answered = !m_model->error() && !m_model->reading()->isOpen();
    m_empty->setVisible(nothing && answered);
    if (nothing) {
        m_why->setText(m_model->emptyHint());
        m_offers->showOffers(answered ? m_model->advice().offers : std::vector<model::QueryOffer>());
    }
    const auto query = m_model->query().simplified();
    const bool another = answered && query != m_searched && !query.isEmpty();
    if (answered)
        m_searched = query;
    if (showsGallery())
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
    if (nothing)
        return;
    const auto first = m_model->cards().front();
    if (another && showsGallery())
        m_gallery->setCurrentCard(first);
    else if (!showsGallery())
        m_table->setCurrentCard(another ? first : m_current.value_or(first));
}

void ResultViews::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(m_gallery);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, m_gallery, &GalleryView::refreshMarks);
    m_gallery->refreshMarks();
}

void ResultViews::showGallery(bool gallery)
{
    const bool had = currentWidget()->hasFocus();
    const auto current = m_current;
    setCurrentIndex(gallery ? 1 : 0);
    m_empty->raise();
    if (gallery && m_model->catalogue()) {
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
        if (current)
            m_gallery->setCurrentCard(*current);
    } else if (current && m_model->catalogue()) {
        m_table->setCurrentCard(*current);
    }
    if (had)
        currentWidget()->setFocus();
}

void ResultViews::focusResult()
{
    if (m_model->rowCount() == 0)
        return;
    currentWidget()->setFocus();
    if (!showsGallery() && !m_table->currentIndex().isValid())
        m_table->setCurrentCard(m_model->cards().front());
}

std::optional<model::CardIndex> ResultViews::currentCard() const
{
    return showsGallery() ? m_gallery->currentCard() : m_table->currentCard();
}

std::vector<model::CardIndex> ResultViews::selectedCards() const
{
    return showsGallery() ? m_gallery->selectedCards() : m_table->selectedCards();
}

void ResultViews::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    m_empty->setGeometry(rect().adjusted(24, 60, -24, -60));
}

} // namespace nexus::ui
