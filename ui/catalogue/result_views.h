// The search result: the line over it, and the cards as a table or as a gallery.
#pragma once

#include "app/views/catalogue_model.h"
#include "ui/theme/parts.h"
#include "ui/theme/widgets.h"

#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

#include <filesystem>

namespace nexus::ui {

class GalleryView;
class QueryOffers;
class ResultTable;

// The line over the cards found: how many there are, by what they are sorted, and whether they stand in a table or in
// a gallery, whose cards are sized here. Why a query is none, or how far the reading of texts is, is told in place of
// the count: nothing moves while one is typed.
class ResultLine : public QWidget {
    Q_OBJECT
public:
    explicit ResultLine(app::CatalogueModel* model, QWidget* parent = nullptr);

    void showResult(); // the model's, as it is now
    // Why the query is none, and beside it one that would be.
    void showTrouble(const QString& words, LineLabel::Tone tone);
    // Told with the next result; an empty id: the query's own order.
    void setSort(const QString& columnId, bool descending);
    void setGallery(bool gallery);
    void setZoom(int percent) { m_zoom->setValue(percent); }
    [[nodiscard]] int zoom() const { return m_zoom->value(); }

Q_SIGNALS:
    void sortWanted(const QString& columnId, bool descending);
    void galleryWanted(bool gallery);
    void zoomWanted(int percent);
    void queryWanted(const QString& query); // offered instead

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCount();
    void fillSortMenu();
    void dress();

    app::CatalogueModel* m_model;
    LineLabel* m_count;
    QueryOffers* m_offers;
    QToolButton *m_sort, *m_asTable, *m_asGallery;
    QSlider* m_zoom;
    QString m_sortId;
    bool m_descending = false;
};

// Where a card goes that is added, and what the rows therefore speak of: the section each belongs to, the sideboard or
// the maybe pile, as far as the ruleset has them.
class SectionSwitch : public QWidget {
    Q_OBJECT
public:
    explicit SectionSwitch(QWidget* parent = nullptr);
    void setRuleset(const model::Ruleset& ruleset);
    // As it is chosen, or as Ctrl and Shift say while they are down.
    [[nodiscard]] std::optional<model::SectionId> section(Qt::KeyboardModifiers modifiers = {}) const;
    void show(Qt::KeyboardModifiers modifiers);

Q_SIGNALS:
    void changed();

private:
    struct Place {
        std::optional<model::SectionId> section;
        QToolButton* button;
    };
    std::vector<Place> m_places;
    std::vector<model::SectionId> m_sections; // they were made for
    std::optional<model::SectionId> m_chosen, m_side, m_free;
};

// The cards found, as a table or as a gallery. Whichever is shown, the same card is current in both; where nothing was
// found, what to loosen stands over them.
class ResultViews : public QStackedWidget {
    Q_OBJECT
public:
    ResultViews(app::CatalogueModel* model, const std::filesystem::path& artFolder, QWidget* parent = nullptr);

    // The model's, as it is now. What another search finds begins with its first card; else the current card stays.
    void showResult();
    // Whose copies and room for more the gallery marks; null: none.
    void setDocument(app::DeckDocument* document);
    void showGallery(bool gallery);
    [[nodiscard]] bool showsGallery() const { return currentIndex() == 1; }
    void focusResult();
    [[nodiscard]] std::optional<model::CardIndex> currentCard() const;
    [[nodiscard]] std::vector<model::CardIndex> selectedCards() const;
    [[nodiscard]] ResultTable* table() const { return m_table; }
    [[nodiscard]] GalleryView* gallery() const { return m_gallery; }

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void addWanted(Qt::KeyboardModifiers modifiers); // the selected cards
    void copiesWanted(int by);
    void countWanted(int copies);           // in all
    void queryWanted(const QString& query); // offered where nothing was found

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(quint32 card);

    app::CatalogueModel* m_model;
    ResultTable* m_table;
    GalleryView* m_gallery;
    QWidget* m_empty; // with why nothing was found, and what to search instead
    QLabel* m_why;
    QueryOffers* m_offers;
    QPointer<app::DeckDocument> m_document;
    std::optional<model::CardIndex> m_current;
    QString m_searched; // what was shown last
};

} // namespace nexus::ui
