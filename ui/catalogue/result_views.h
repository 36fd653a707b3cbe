// The cards found, as a table or as a gallery. Whichever is shown, the same card is current in both; where nothing was
// found, what to loosen stands over them.
#pragma once

#include "app/views/catalogue_model.h"

#include <QStackedWidget>

#include <filesystem>

class QLabel;

namespace nexus::ui {

class GalleryView;
class ResultTable;

class ResultViews : public QStackedWidget {
    Q_OBJECT
public:
    ResultViews(app::CatalogueModel* model, const std::filesystem::path& artFolder, QWidget* parent = nullptr);

    // The model's, as it is now. What another search finds begins with its first card; else the current card stays.
    void showResult();
    // Whose copies and room for more the gallery marks; null: none.
    void setDocument(app::DeckDocument* document);
    void showGallery(bool gallery);
    [[nodiscard]] bool showsGallery() const;
    void focusResult();
    [[nodiscard]] std::optional<model::CardIndex> currentCard() const;
    [[nodiscard]] std::vector<model::CardIndex> selectedCards() const;
    [[nodiscard]] ResultTable* table() const { return m_table; }
    [[nodiscard]] GalleryView* gallery() const { return m_gallery; }

Q_SIGNALS:
    void currentCardChanged(quint32 card);
    void addWanted(Qt::KeyboardModifiers modifiers); // the selected cards
    void copiesWanted(int by);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeGallery(const std::filesystem::path& artFolder);
    void choose(quint32 card);

    app::CatalogueModel* m_model;
    ResultTable* m_table;
    GalleryView* m_gallery;
    QLabel* m_empty;
    QPointer<app::DeckDocument> m_document;
    std::optional<model::CardIndex> m_current;
    QString m_searched; // what was shown last
};

} // namespace nexus::ui
