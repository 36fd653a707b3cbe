#include "ui/catalogue/search_pane.h"

#include "app/documents/deck_actions.h"
#include "app/models/card_drag.h"
#include "app/text/card_words.h"
#include "app/text/finding_text.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"
#include "ui/search/syntax_sheet.h"
#include "ui/theme/icons.h"
#include "ui/theme/line_label.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int roomForZoom = 420;

QString q(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

SearchPane::SearchPane(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new app::CatalogueModel(this))
    , m_bar(new SearchBar(this))
    , m_facets(new FacetBar(this))
    , m_count(new LineLabel(this))
    , m_sort(new QToolButton(this))
    , m_asTable(new QToolButton(this))
    , m_asGallery(new QToolButton(this))
    , m_zoom(new QSlider(Qt::Horizontal, this))
    , m_views(new QStackedWidget(this))
    , m_table(new ResultTable(m_model, this))
    , m_empty(new QLabel(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(12, 10, 12, 4);
    top->setSpacing(8);
    top->addWidget(m_bar);
    top->addWidget(m_facets);
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(m_count, 1);
    m_bar->setErrorLineShown(false); // told in place of the count: nothing moves while a query is typed
    line->addWidget(m_zoom);
    line->addWidget(m_sort);
    line->addWidget(m_asTable);
    line->addWidget(m_asGallery);
    top->addLayout(line);
    column->addLayout(top);
    m_views->addWidget(m_table);
    column->addWidget(m_views, 1);

    m_count->setObjectName(QStringLiteral("found"));
    m_count->setTopic(tr("Cards found"));
    m_empty->setParent(m_views);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->hide();
    m_views->installEventFilter(this);
    m_sort->setAutoRaise(true);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_sort->setMenu(new QMenu(m_sort));
    connect(m_sort->menu(), &QMenu::aboutToShow, this, &SearchPane::sortMenu);
    for (auto* button : {m_asTable, m_asGallery}) {
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setIconSize({18, 18});
    }
    m_asTable->setChecked(true);
    m_asTable->setAccessibleName(tr("Show as table"));
    m_asGallery->setAccessibleName(tr("Show as gallery"));
    m_asTable->setToolTip(tr("Table (Ctrl+G)"));
    m_asGallery->setToolTip(tr("Gallery (Ctrl+G)"));
    connect(m_asTable, &QToolButton::clicked, this, [this] { showGallery(false); });
    connect(m_asGallery, &QToolButton::clicked, this, [this] { showGallery(true); });
    m_zoom->setRange(60, 250);
    m_zoom->setValue(100);
    m_zoom->setFixedWidth(110);
    m_zoom->setAccessibleName(tr("Size of the cards"));
    m_zoom->hide();
    makeGallery();

    connect(m_bar, &SearchBar::queryChanged, this, &SearchPane::queryChanged);
    connect(m_bar, &SearchBar::accepted, this, &SearchPane::focusResults);
    connect(m_bar, &SearchBar::syntaxHelpWanted, this, &SearchPane::showSyntax);
    connect(m_facets, &FacetBar::queryEdited, m_bar, &SearchBar::setText);
    connect(m_facets, &FacetBar::saveWanted, this, [this](const QString& name, const QString& query) {
        m_filters.removeIf([&](const auto& filter) { return filter.first == name; });
        m_filters.append({name, query});
        saveFilters();
    });
    connect(m_facets, &FacetBar::removeWanted, this, [this](const QString& name) {
        m_filters.removeIf([&](const auto& filter) { return filter.first == name; });
        saveFilters();
    });
    connect(m_facets, &FacetBar::renameWanted, this, [this](const QString& from, const QString& to) {
        for (auto& filter : m_filters)
            if (filter.first == from)
                filter.first = to;
        saveFilters();
    });
    connect(m_model, &app::CatalogueModel::resultChanged, this, &SearchPane::resultChanged);
    connect(m_table, &ResultTable::currentCardChanged, this, &SearchPane::currentChanged);
    connect(m_table, &ResultTable::addWanted, this, &SearchPane::add);
    connect(m_table, &ResultTable::copiesWanted, this, &SearchPane::changeCopies);
    connect(m_table, &ResultTable::sortWanted, this, [this](const QString& id, bool descending) {
        m_sortId = id;
        m_descending = descending;
        m_model->sortBy(id, descending);
    });
    dress();
}

void SearchPane::makeGallery()
{
    m_gallery = new GalleryView(m_views);
    m_gallery->setObjectName(QStringLiteral("gallery"));
    m_gallery->setArtFolder(m_workspace.folder() / "art");
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
        return app::toMime(drag);
    });
    m_views->addWidget(m_gallery);
    connect(m_gallery, &GalleryView::currentCardChanged, this, &SearchPane::currentChanged);
    connect(m_gallery, &GalleryView::addWanted, this, &SearchPane::add);
    connect(m_gallery, &GalleryView::copiesWanted, this, &SearchPane::changeCopies);
    connect(m_gallery, &GalleryView::zoomChanged, m_zoom, &QSlider::setValue);
    connect(m_zoom, &QSlider::valueChanged, m_gallery, &GalleryView::setZoom);
}

void SearchPane::setCatalogue()
{
    const bool first = !m_model->catalogue();
    m_model->setCatalogue(m_workspace.catalogue());
    m_bar->setCatalogue(m_workspace.catalogue(),
                        m_workspace.checker(m_document ? m_document->deck().ruleset : model::RulesetId())->ruleset().sections);
    m_facets->setCatalogue(m_workspace.catalogue());
    m_facets->setQuery(m_bar->text());
    if (m_syntax)
        m_syntax->setCatalogue(m_workspace.catalogue());
    if (first && !m_columns.isEmpty())
        (void)m_table->setColumnState(m_columns);
}

void SearchPane::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(m_gallery);
    m_document = document;
    m_model->setDocument(document);
    if (document)
        connect(document, &app::DeckDocument::changed, m_gallery, &GalleryView::refreshMarks);
    m_gallery->refreshMarks();
    if (m_workspace.isReady() && document)
        m_bar->setCatalogue(m_workspace.catalogue(), document->checker().ruleset().sections);
}

void SearchPane::setQuery(const QString& query) { m_bar->setText(query); }

QString SearchPane::query() const { return m_bar->text(); }

void SearchPane::queryChanged(const QString& query)
{
    if (!m_model->setQuery(query)) {
        m_bar->setError(m_model->error());
        m_count->setText(m_bar->errorLine()->text(), m_bar->errorLine()->tone());
        m_facets->setQuery(query);
        return;
    }
    m_bar->setError(std::nullopt);
    m_facets->setQuery(query);
}

void SearchPane::resultChanged()
{
    if (!m_model->catalogue())
        return;
    const auto all = static_cast<qulonglong>(m_model->catalogue()->size());
    const auto found = static_cast<qulonglong>(m_model->cards().size());
    const QLocale locale;
    m_count->setText(tr("%1 of %2 cards").arg(locale.toString(found), locale.toString(all)));
    QString by = tr("name");
    for (const auto& column : m_model->columns())
        if (column.id == m_sortId)
            by = column.title;
    const auto direction = m_sortId.isEmpty() ? QString() : m_descending ? QStringLiteral(" ↓") : QStringLiteral(" ↑");
    m_sort->setText(tr("by %1").arg(by) + direction + QStringLiteral(" ▾"));
    m_empty->setVisible(found == 0 && !m_model->error());
    if (found == 0)
        m_empty->setText(m_model->emptyHint());
    if (showsGallery())
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
    else if (found > 0)
        m_table->setCurrentCard(m_current.value_or(m_model->cards().front()));
}

void SearchPane::currentChanged(quint32 card)
{
    m_current = card;
    Q_EMIT currentCardChanged(card);
}

std::optional<model::CardIndex> SearchPane::currentCard() const
{
    return showsGallery() ? m_gallery->currentCard() : m_table->currentCard();
}

std::vector<model::CardIndex> SearchPane::selectedCards() const
{
    return showsGallery() ? m_gallery->selectedCards() : m_table->selectedCards();
}

void SearchPane::add(Qt::KeyboardModifiers modifiers)
{
    const auto cards = selectedCards();
    if (!m_document || cards.empty())
        return;
    const auto& checker = m_document->checker();
    const auto& catalogue = *m_model->catalogue();
    std::optional<model::SectionId> to;
    if (modifiers.testFlag(Qt::ControlModifier))
        to = app::sideSection(checker.ruleset());
    else if (modifiers.testFlag(Qt::ShiftModifier))
        to = app::freeSection(checker.ruleset());
    bool done = false;
    if (to) {
        std::vector<model::DeckEntry> entries;
        for (const auto card : cards)
            entries.push_back(app::entryFor(catalogue, card));
        done = app::addCards(*m_document, entries, *to);
    } else {
        std::vector<model::CardIndex> known; // by the numbers of the ruleset's catalogue
        for (const auto card : cards)
            if (const auto there = checker.catalogue().byKey(catalogue.key(card)))
                known.push_back(*there);
        done = app::addToHome(*m_document, known);
    }
    const auto what = cards.size() == 1 ? q(catalogue.name(cards.front())) : tr("%1 cards").arg(cards.size());
    if (!done)
        Q_EMIT told(tr("%1 cannot be added.").arg(what));
    else if (to)
        Q_EMIT told(tr("Added %1 to %2.").arg(what, app::sectionLabel(checker.ruleset(), *to)));
    else
        Q_EMIT told(tr("Added %1.").arg(what));
}

void SearchPane::changeCopies(int by)
{
    if (by > 0) {
        add(Qt::NoModifier);
        return;
    }
    if (!m_document)
        return;
    // Out of the card's own section first; where it is not in there, out of any other.
    const auto& checker = m_document->checker();
    std::vector<app::PlacedCard> out;
    for (const auto card : selectedCards()) {
        std::optional<app::PlacedCard> taken;
        for (const auto& row : checker.resolve(m_document->deck())) {
            if (!row.card || checker.catalogue().key(*row.card) != m_model->catalogue()->key(card) ||
                row.section == model::DeckChecker::noSection)
                continue;
            const bool home = m_document->additions().homeSection(*row.card) == row.section;
            if (home || !taken)
                taken = app::PlacedCard{checker.ruleset().sections[row.section].id, *row.entry};
            if (home)
                break;
        }
        if (taken)
            out.push_back(std::move(*taken));
    }
    if (out.empty())
        Q_EMIT told(tr("The deck has no copy to take out."));
    else if (by == -1)
        (void)app::changeCopies(*m_document, out, -1);
    else
        (void)app::takeAllOut(*m_document, out);
}

void SearchPane::focusSearch() { m_bar->focusAndSelect(); }

void SearchPane::focusResults()
{
    if (m_model->rowCount() == 0)
        return;
    m_views->currentWidget()->setFocus();
    if (!showsGallery() && !m_table->currentIndex().isValid())
        m_table->setCurrentCard(m_model->cards().front());
}

void SearchPane::showGallery(bool gallery)
{
    m_asTable->setChecked(!gallery);
    m_asGallery->setChecked(gallery);
    const bool had = m_views->currentWidget()->hasFocus();
    const auto current = m_current;
    m_views->setCurrentIndex(gallery ? 1 : 0);
    m_zoom->setVisible(gallery);
    if (gallery && m_model->catalogue()) {
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
        if (current)
            m_gallery->setCurrentCard(*current);
    } else if (current && m_model->catalogue()) {
        m_table->setCurrentCard(*current);
    }
    if (had)
        m_views->currentWidget()->setFocus();
}

bool SearchPane::showsGallery() const { return m_gallery && m_views->currentWidget() == m_gallery; }

void SearchPane::showSyntax()
{
    if (!m_syntax) {
        m_syntax = new SyntaxSheet(this);
        m_syntax->setCatalogue(m_model->catalogue());
        connect(m_syntax, &SyntaxSheet::exampleChosen, m_bar, &SearchBar::setText);
    }
    m_syntax->show();
    m_syntax->raise();
}

void SearchPane::sortMenu()
{
    auto* menu = m_sort->menu();
    menu->clear();
    const auto add = [&](const QString& title, const QString& id, bool descending) {
        auto* action = menu->addAction(title, this, [this, id, descending] {
            m_sortId = id;
            m_descending = descending;
            m_model->sortBy(id, descending);
        });
        action->setCheckable(true);
        action->setChecked(m_sortId == id && m_descending == descending);
    };
    add(tr("As the search says, else by name"), {}, false);
    for (const auto& column : m_model->columns())
        if (column.kind != app::CatalogueModel::Column::Kind::Adding && column.kind != app::CatalogueModel::Column::Kind::InDeck &&
            column.kind != app::CatalogueModel::Column::Kind::Keywords) {
            add(column.title + QStringLiteral(" ↑"), column.id, false);
            add(column.title + QStringLiteral(" ↓"), column.id, true);
        }
}

void SearchPane::saveFilters() { m_facets->setSavedFilters(m_filters); }

void SearchPane::restore(const QSettings& settings)
{
    m_columns = settings.value(QStringLiteral("search/columns")).toByteArray();
    m_bar->setHistory(settings.value(QStringLiteral("search/history")).toStringList());
    const auto names = settings.value(QStringLiteral("search/filterNames")).toStringList();
    const auto queries = settings.value(QStringLiteral("search/filterQueries")).toStringList();
    for (int i = 0; i < std::min(names.size(), queries.size()); ++i)
        m_filters.append({names[i], queries[i]});
    saveFilters();
    m_zoom->setValue(settings.value(QStringLiteral("search/zoom"), 100).toInt());
    showGallery(settings.value(QStringLiteral("search/gallery"), false).toBool());
    m_bar->setText(settings.value(QStringLiteral("search/query")).toString());
}

void SearchPane::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("search/columns"), m_model->catalogue() ? m_table->columnState() : m_columns);
    settings.setValue(QStringLiteral("search/history"), m_bar->history());
    QStringList names, queries;
    for (const auto& [name, query] : m_filters) {
        names << name;
        queries << query;
    }
    settings.setValue(QStringLiteral("search/filterNames"), names);
    settings.setValue(QStringLiteral("search/filterQueries"), queries);
    settings.setValue(QStringLiteral("search/zoom"), m_zoom->value());
    settings.setValue(QStringLiteral("search/gallery"), showsGallery());
    settings.setValue(QStringLiteral("search/query"), m_bar->text());
}

void SearchPane::dress()
{
    m_asTable->setIcon(icon("list", theme().muted));
    m_asGallery->setIcon(icon("grid", theme().muted));
}

void SearchPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_empty)
        dress();
}

bool SearchPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_views && event->type() == QEvent::Resize) {
        m_empty->setGeometry(m_views->rect().adjusted(24, 60, -24, -60));
        m_zoom->setFixedWidth(m_views->width() < roomForZoom ? 60 : 110); // how many are found comes first
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace nexus::ui
