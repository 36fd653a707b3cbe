// The left of the Build place: search bar, chips, and the cards found as a table or a gallery, with what adding one
// would do. Live on every key; a query that does not parse leaves the last good result. Adds by deck_actions.
#pragma once

#include "app/documents/deck_document.h"
#include "app/documents/workspace.h"
#include "app/views/catalogue_model.h"
#include "ui/catalogue/result_views.h"
#include "ui/search/search_bar.h"

#include <QSettings>
#include <QWidget>
#include <Qt>

namespace nexus::ui {

class FacetBar;
class ResultTable;
class SyntaxSheet;

class SearchPane : public QWidget {
    Q_OBJECT
public:
    explicit SearchPane(app::Workspace& workspace, QWidget* parent = nullptr);

    void setCatalogue(); // the workspace's, as it is now
    void setDocument(app::DeckDocument* document);
    void setQuery(const QString& query) { m_bar->setText(query); }
    [[nodiscard]] QString query() const { return m_bar->text(); }
    [[nodiscard]] std::optional<model::CardIndex> currentCard() const { return m_views->currentCard(); }
    [[nodiscard]] std::vector<model::CardIndex> selectedCards() const { return m_views->selectedCards(); }
    void focusSearch() { m_bar->focusAndSelect(); }
    void focusResults() { m_views->focusResult(); }
    void showGallery(bool gallery);
    [[nodiscard]] bool showsGallery() const { return m_views->showsGallery(); }
    void showSyntax();
    // Enter: to the section chosen above the rows; with Ctrl to the sideboard, with Shift to the maybe pile.
    void add(Qt::KeyboardModifiers modifiers);
    void changeCopies(int by);
    void setCopies(int copies);

    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

    [[nodiscard]] app::CatalogueModel* model() const { return m_model; }
    [[nodiscard]] ResultTable* table() const { return m_views->table(); }
    [[nodiscard]] SearchBar* bar() const { return m_bar; }
    [[nodiscard]] FacetBar* facets() const { return m_facets; }

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void told(const QString& text); // a word for the status line
    void peekWanted();              // at the current card

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void queryChanged(const QString& query);
    void resultChanged();
    void takeOffer(const QString& query);
    void showTrouble();                            // of the query, where there is any
    void speakOf(Qt::KeyboardModifiers modifiers); // the rows, of the section a card would go to
    void showMenu(const QPoint& globalPosition);
    void sortBy(const QString& columnId, bool descending);

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_document;
    app::CatalogueModel* m_model;
    SearchBar* m_bar;
    FacetBar* m_facets;
    ResultLine* m_line;
    SectionSwitch* m_switch;
    ResultViews* m_views;
    SyntaxSheet* m_syntax = nullptr;
    QByteArray m_columns; // until there are columns to put it on
    QList<QPair<QString, QString>> m_filters;
};

// What the keys of the search result do to the deck: add the cards chosen, to their own sections or another, and take
// copies out again. Each is one step of undo and gives back the sentence for the status line, empty where the deck
// itself says enough.
// One copy of each to this section, or to its own. The ruleset need not have all the cards of the catalogue. What would
// go over a limit is left out and said, but where that is `wanted`.
[[nodiscard]] QString addToDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, const std::optional<model::SectionId>& to = std::nullopt,
    bool wanted = false);
// One copy of each, or all of its copies, out of this section or the card's own. Other sections are never touched.
[[nodiscard]] QString takeFromDeck(app::DeckDocument& document, const std::vector<model::CardIndex>& cards, bool all,
    const std::optional<model::SectionId>& from = std::nullopt);
// So many copies in all that count against the card's limit: those of this section, or the card's own, become more or
// fewer, as far as the laws have room.
[[nodiscard]] QString setCopiesInDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, int copies, const std::optional<model::SectionId>& in = std::nullopt);

} // namespace nexus::ui
