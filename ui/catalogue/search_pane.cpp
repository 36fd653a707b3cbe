#include "ui/catalogue/search_pane.h"

#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "model/search/card_lookup.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"
#include "ui/theme/layout.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

#include <set>

namespace nexus::ui {

namespace {

bool addHome(app::DeckDocument& document, std::vector<model::CardIndex> cards)
{
    std::erase_if(cards, [&](model::CardIndex card) { return !document.checker().catalogue().has(card); });
    return app::addToHome(document, cards);
}

bool addElsewhere(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, const model::SectionId& section)
{
    std::vector<model::DeckEntry> entries;
    for (const auto card : cards)
        entries.push_back(app::entryFor(catalogue, card));
    return app::addCards(document, entries, section);
}

QString nameOf(const model::Catalogue& catalogue, model::CardIndex card)
{
    return QString::fromStdString(std::string(catalogue.name(card)));
}

QString whatOf(const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    return cards.size() == 1 ? nameOf(catalogue, cards.front()) : SearchPane::tr("%1 cards").arg(cards.size());
}

std::optional<model::SectionId> sectionFor(
    model::CardIndex card, const app::DeckDocument& document, const std::optional<model::SectionId>& chosen)
{
    if (chosen)
        return chosen;
    const auto home = document.checker().catalogue().has(card) ? document.additions().homeSection(card) : std::nullopt;
    return home ? std::optional(document.checker().ruleset().sections[*home].id) : std::nullopt;
}

// The card in this section, or in its own; nothing where it is not in there.
std::optional<app::PlacedCard> placeOf(
    model::CardIndex card, const app::DeckDocument& document, const std::optional<model::SectionId>& chosen)
{
    const auto& checker = document.checker();
    const auto section = sectionFor(card, document, chosen);
    for (const auto& row : checker.resolve(document.deck()))
        if (section && row.card == card && row.section != model::DeckChecker::noSection &&
            checker.ruleset().sections[row.section].id == *section)
            return app::PlacedCard{*section, *row.entry};
    return std::nullopt;
}

} // namespace

QString addToDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, const std::optional<model::SectionId>& to, bool wanted)
{
    auto added = cards;
    QStringList refused;
    if (!wanted)
        std::erase_if(added, [&](model::CardIndex card) {
            const auto why = app::refusal(document, card, to);
            if (why)
                refused << SearchPane::tr("%1: %2.").arg(nameOf(catalogue, card), *why);
            return why.has_value();
        });
    if (cards.empty())
        return {};
    if (added.empty())
        return refused.size() == 1
                   ? SearchPane::tr("%1 Nothing was added; Ctrl+Shift+Enter adds it all the same.").arg(refused.front())
                   : SearchPane::tr("No room for any of the %1 cards. Nothing was added.").arg(cards.size());
    const auto what = whatOf(catalogue, added);
    const auto& ruleset = document.checker().ruleset();
    if (!(to ? addElsewhere(document, catalogue, added, *to) : addHome(document, added)))
        return SearchPane::tr("%1 cannot be added.").arg(what);
    const auto said = to ? SearchPane::tr("Added %1 to %2.").arg(what, app::sectionLabel(ruleset, *to))
                         : SearchPane::tr("Added %1.").arg(what);
    return refused.isEmpty() ? said : said + QLatin1Char(' ') + refused.join(QLatin1Char(' '));
}

QString takeFromDeck(app::DeckDocument& document, const std::vector<model::CardIndex>& cards, bool all,
    const std::optional<model::SectionId>& from)
{
    std::vector<app::PlacedCard> out;
    std::set<model::SectionId> sections;
    for (const auto card : cards)
        if (auto place = placeOf(card, document, from)) {
            sections.insert(place->section);
            out.push_back(std::move(*place));
        }
    const auto& ruleset = document.checker().ruleset();
    if (out.empty()) {
        const auto section = cards.size() == 1 ? sectionFor(cards.front(), document, from) : std::nullopt;
        return section ? SearchPane::tr("%1 has no copy to take out.").arg(app::sectionLabel(ruleset, *section))
                       : SearchPane::tr("The deck has no copy to take out.");
    }
    if (all)
        (void)app::takeAllOut(document, out);
    else
        (void)app::changeCopies(document, out, -1);
    const auto what = out.size() == 1 ? QString::fromStdString(out.front().entry.card)
                                      : SearchPane::tr("%1 cards").arg(out.size());
    if (sections.size() > 1)
        return all ? SearchPane::tr("Took all of %1 out.").arg(what) : SearchPane::tr("Took %1 out.").arg(what);
    const auto label = app::sectionLabel(ruleset, *sections.begin());
    return all ? SearchPane::tr("Took all of %1 out of %2.").arg(what, label)
               : SearchPane::tr("Took one %1 out of %2.").arg(what, label);
}

QString setCopiesInDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, int copies, const std::optional<model::SectionId>& in)
{
    const auto& checker = document.checker();
    std::vector<model::DeckEdit> edits;
    QStringList refused;
    for (const auto card : cards) {
        const auto section = sectionFor(card, document, in);
        if (!section)
            return SearchPane::tr("%1 cannot be added.").arg(nameOf(catalogue, card));
        const auto index = checker.sectionIndex(*section);
        const auto fit = app::copiesThatFit(document.additions(), checker, card, index);
        const auto place = placeOf(card, document, section);
        const int there = place ? place->entry.count : 0;
        auto by = copies - document.additions().copies(card, index);
        if (fit && by > *fit) { // as far as there is room
            if (const auto why = app::refusal(document, card, section); why && *fit == 0)
                refused << SearchPane::tr("%1: %2.").arg(nameOf(catalogue, card), *why);
            by = *fit;
        }
        by = std::clamp<std::int64_t>(by, -there, model::maxCopies - there);
        if (by != 0)
            edits.push_back({model::ChangeCopies{
                *section, place ? place->entry : app::entryFor(catalogue, card), static_cast<int>(by)}});
    }
    if (!edits.empty())
        (void)document.edit({model::EditGroup{std::move(edits)}},
            SearchPane::tr("%1 of %2").arg(counted(copies, "copies"), whatOf(catalogue, cards)));
    return refused.join(QLatin1Char(' '));
}

SearchPane::SearchPane(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(new app::CatalogueModel(this))
    , m_bar(new SearchBar(this))
    , m_facets(new FacetBar(this))
    , m_line(new ResultLine(m_model, this))
    , m_switch(new SectionSwitch(this))
    , m_views(new ResultViews(m_model, workspace.folder() / "art", this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setLayout(
        columnOf(0, noMargins, {columnOf(8, {12, 10, 12, 4}, {m_bar, m_facets, m_line, m_switch}), {m_views, 1}}));
    m_bar->setErrorLineShown(false); // told in place of the count: nothing moves while a query is typed
    connect(m_bar, &SearchBar::queryChanged, this, &SearchPane::queryChanged);
    connect(m_bar, &SearchBar::accepted, this, &SearchPane::focusResults);
    connect(m_bar, &SearchBar::syntaxHelpWanted, this, &SearchPane::showSyntax);
    connect(m_facets, &FacetBar::queryEdited, m_bar, &SearchBar::setText);
    connect(m_facets, &FacetBar::saveWanted, this, [this](const QString& name, const QString& query) {
        m_filters.removeIf([&](const auto& filter) { return filter.first == name; });
        m_filters.append({name, query});
        m_facets->setSavedFilters(m_filters);
    });
    connect(m_facets, &FacetBar::removeWanted, this, [this](const QString& name) {
        m_filters.removeIf([&](const auto& filter) { return filter.first == name; });
        m_facets->setSavedFilters(m_filters);
    });
    connect(m_facets, &FacetBar::renameWanted, this, [this](const QString& from, const QString& to) {
        for (auto& filter : m_filters)
            if (filter.first == from)
                filter.first = to;
        m_facets->setSavedFilters(m_filters);
    });
    connect(&workspace, &app::Workspace::collectionUpdated, this, [this] {
        if (m_model->catalogue() == m_workspace.catalogue())
            m_model->setCollection(m_workspace.collectionSearch());
    });
    connect(m_model, &app::CatalogueModel::resultChanged, this, &SearchPane::resultChanged);
    connect(m_line, &ResultLine::sortWanted, this, &SearchPane::sortBy);
    connect(m_line, &ResultLine::galleryWanted, this, &SearchPane::showGallery);
    connect(m_line, &ResultLine::zoomWanted, m_views->gallery(), &GalleryView::setZoom);
    connect(m_views->gallery(), &GalleryView::zoomChanged, m_line, &ResultLine::setZoom);
    connect(m_views->table(), &ResultTable::sortWanted, this, &SearchPane::sortBy);
    connect(m_views, &ResultViews::currentCardChanged, this, &SearchPane::currentCardChanged);
    connect(m_views, &ResultViews::currentCardChanged, this, [this](quint32 card) { m_model->keep(card); });
    connect(m_line, &ResultLine::queryWanted, this, &SearchPane::takeOffer);
    connect(m_views, &ResultViews::queryWanted, this, &SearchPane::takeOffer);
    connect(m_views, &ResultViews::addWanted, this, &SearchPane::add);
    connect(m_switch, &SectionSwitch::changed, this, [this] { speakOf(Qt::NoModifier); });
    connect(m_views->table(), &ResultTable::menuWanted, this, &SearchPane::showMenu);
    m_views->table()->installEventFilter(this);
    connect(m_views, &ResultViews::copiesWanted, this, &SearchPane::changeCopies);
    connect(m_views, &ResultViews::countWanted, this, &SearchPane::setCopies);
}

void SearchPane::setCatalogue()
{
    const bool first = !m_model->catalogue();
    m_model->setCollection(nullptr); // it numbers the cards before
    m_model->setCatalogue(m_workspace.catalogue());
    m_model->setCollection(m_workspace.collectionSearch());
    m_bar->setCatalogue(m_workspace.catalogue(),
        m_workspace.checker(m_document ? m_document->deck().ruleset : model::RulesetId())->ruleset().namedSections());
    m_facets->setCatalogue(m_workspace.catalogue());
    m_facets->setQuery(m_bar->text());
    if (m_syntax)
        m_syntax->setCatalogue(m_workspace.catalogue());
    if (first && !m_columns.isEmpty())
        (void)m_views->table()->setColumnState(m_columns);
}

void SearchPane::setDocument(app::DeckDocument* document)
{
    m_document = document;
    m_model->setDocument(document);
    m_views->setDocument(document);
    if (m_workspace.isReady() && document)
        m_bar->setCatalogue(m_workspace.catalogue(), document->checker().ruleset().namedSections());
    if (document)
        m_switch->setRuleset(document->checker().ruleset());
    m_switch->setEnabled(document != nullptr);
    speakOf(Qt::NoModifier);
}

void SearchPane::speakOf(Qt::KeyboardModifiers modifiers)
{
    m_switch->show(modifiers);
    if (m_switch->section(modifiers) != m_model->section())
        m_model->setSection(m_switch->section(modifiers));
}

// While Ctrl is down over the rows they say what Ctrl+Enter would do.
bool SearchPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        const bool down = event->type() == QEvent::KeyPress;
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Control || key == Qt::Key_Shift)
            speakOf(!down ? Qt::NoModifier : key == Qt::Key_Control ? Qt::ControlModifier : Qt::ShiftModifier);
    } else if (event->type() == QEvent::FocusOut) {
        speakOf(Qt::NoModifier);
    }
    return QWidget::eventFilter(watched, event);
}

void SearchPane::showMenu(const QPoint& globalPosition)
{
    QMenu menu(this);
    const auto cards = selectedCards();
    if (m_document) {
        const auto& ruleset = m_document->checker().ruleset();
        const auto offer = [&](const QString& text, const QString& key, Qt::KeyboardModifiers modifiers) {
            menu.addAction(text + QLatin1Char('\t') + key, this, [this, modifiers] { add(modifiers); });
        };
        const auto into = m_switch->section();
        offer(into ? tr("Add to %1").arg(app::sectionLabel(ruleset, *into)) : tr("Add to the deck"), tr("Enter"), {});
        if (const auto side = app::sideSection(ruleset); side && side != into)
            offer(tr("Add to %1").arg(app::sectionLabel(ruleset, *side)), tr("Ctrl+Enter"), Qt::ControlModifier);
        if (const auto free = app::freeSection(ruleset); free && free != into)
            offer(tr("Add to %1").arg(app::sectionLabel(ruleset, *free)), tr("Shift+Enter"), Qt::ShiftModifier);
        const bool there = std::any_of(
            cards.begin(), cards.end(), [&](auto card) { return m_model->copies(card) > 0; });
        if (std::any_of(cards.begin(), cards.end(), [&](auto card) { return app::refusal(*m_document, card, into); }))
            offer(tr("Add over the limit"), tr("Ctrl+Shift+Enter"), Qt::ControlModifier | Qt::ShiftModifier);
        menu.addAction(tr("Take one out\t−"), this, [this] { changeCopies(-1); })->setEnabled(there);
        menu.addAction(tr("Take all out\tShift+Del"), this, [this] { changeCopies(-model::maxCopies); })
            ->setEnabled(there);
        menu.addSeparator();
    }
    menu.addAction(tr("Show the card\tF2"), this, &SearchPane::peekWanted);
    menu.addAction(cards.size() == 1 ? tr("Copy the name") : tr("Copy the names"), this, [this, cards] {
        QStringList names;
        for (const auto card : cards)
            names << QString::fromStdString(model::unambiguousName(*m_model->catalogue(), card));
        QGuiApplication::clipboard()->setText(names.join(QLatin1Char('\n')));
    });
    menu.exec(globalPosition);
}

void SearchPane::queryChanged(const QString& query)
{
    const bool right = m_model->setQuery(query);
    m_bar->setError(right ? std::nullopt : m_model->error());
    showTrouble();
    m_facets->setQuery(query);
}

void SearchPane::resultChanged()
{
    if (!m_model->catalogue())
        return;
    m_line->showResult();
    showTrouble();
    m_views->showResult();
}

void SearchPane::showTrouble()
{
    if (const auto* line = m_bar->errorLine(); !line->text().isEmpty())
        m_line->showTrouble(line->text(), line->tone());
}

void SearchPane::sortBy(const QString& columnId, bool descending)
{
    m_line->setSort(columnId, descending);
    m_model->sortBy(columnId, descending);
}

void SearchPane::add(Qt::KeyboardModifiers modifiers)
{
    const auto cards = selectedCards();
    constexpr auto allTheSame = Qt::ControlModifier | Qt::ShiftModifier; // over a limit
    const bool wanted = (modifiers & allTheSame) == allTheSame;
    if (m_document && !cards.empty())
        Q_EMIT told(addToDeck(*m_document, *m_model->catalogue(), cards,
            m_switch->section(wanted ? Qt::KeyboardModifiers() : modifiers), wanted));
}

void SearchPane::setCopies(int copies)
{
    if (!m_document || !m_model->catalogue())
        return;
    if (const auto words = setCopiesInDeck(
            *m_document, *m_model->catalogue(), selectedCards(), copies, m_switch->section());
        !words.isEmpty())
        Q_EMIT told(words);
}

void SearchPane::changeCopies(int by)
{
    if (by > 0)
        return add(Qt::NoModifier);
    if (!m_document || !m_model->catalogue())
        return;
    if (const auto words = takeFromDeck(*m_document, selectedCards(), by != -1, m_switch->section()); !words.isEmpty())
        Q_EMIT told(words);
}

void SearchPane::showGallery(bool gallery)
{
    m_line->setGallery(gallery);
    m_views->showGallery(gallery);
}

void SearchPane::takeOffer(const QString& query)
{
    m_bar->setText(query);
    m_bar->remember();
    m_bar->setFocus(); // the button that was pressed is gone
}

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

void SearchPane::restore(const QSettings& settings)
{
    m_columns = settings.value(QStringLiteral("search/columns")).toByteArray();
    m_bar->setHistory(settings.value(QStringLiteral("search/history")).toStringList());
    const auto names = settings.value(QStringLiteral("search/filterNames")).toStringList();
    const auto queries = settings.value(QStringLiteral("search/filterQueries")).toStringList();
    for (int i = 0; i < std::min(names.size(), queries.size()); ++i)
        m_filters.append({names[i], queries[i]});
    m_facets->setSavedFilters(m_filters);
    m_line->setZoom(settings.value(QStringLiteral("search/zoom"), 100).toInt());
    showGallery(settings.value(QStringLiteral("search/gallery"), false).toBool());
    m_bar->setText(settings.value(QStringLiteral("search/query")).toString());
}

void SearchPane::store(QSettings& settings) const
{
    settings.setValue(
        QStringLiteral("search/columns"), m_model->catalogue() ? m_views->table()->columnState() : m_columns);
    settings.setValue(QStringLiteral("search/history"), m_bar->history());
    QStringList names, queries;
    for (const auto& [name, query] : m_filters) {
        names << name;
        queries << query;
    }
    settings.setValue(QStringLiteral("search/filterNames"), names);
    settings.setValue(QStringLiteral("search/filterQueries"), queries);
    settings.setValue(QStringLiteral("search/zoom"), m_line->zoom());
    settings.setValue(QStringLiteral("search/gallery"), showsGallery());
    settings.setValue(QStringLiteral("search/query"), m_bar->text());
}

} // namespace nexus::ui
