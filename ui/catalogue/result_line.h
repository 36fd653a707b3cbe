// The line over the cards found: how many there are, by what they are sorted, and whether they stand in a table or in
// a gallery, whose cards are sized here. Why a query is none is told in place of the count: nothing moves while one
// is typed.
#pragma once

#include "app/views/catalogue_model.h"
#include "ui/theme/line_label.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class ResultLine : public QWidget {
    Q_OBJECT
public:
    explicit ResultLine(const app::CatalogueModel* model, QWidget* parent = nullptr);

    void showResult(); // the model's, as it is now
    void showTrouble(const QString& words, LineLabel::Tone tone);
    // Told with the next result; an empty id: the query's own order.
    void setSort(const QString& columnId, bool descending);
    void setGallery(bool gallery);
    void setZoom(int percent);
    [[nodiscard]] int zoom() const;

Q_SIGNALS:
    void sortWanted(const QString& columnId, bool descending);
    void galleryWanted(bool gallery);
    void zoomWanted(int percent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeSwitch();
    void fillSortMenu();
    void dress();

    const app::CatalogueModel* m_model;
    LineLabel* m_count;
    QToolButton *m_sort, *m_asTable, *m_asGallery;
    QSlider* m_zoom;
    QString m_sortId;
    bool m_descending = false;
};

} // namespace nexus::ui
