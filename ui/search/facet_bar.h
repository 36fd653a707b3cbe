// The chips under the search bar, made from the game: they read the query and write themselves into it, so that
// both always agree. At most two lines; what does not fit is found under "More ▾". Saved filters are queries with
// names.
#pragma once

#include "model/search/query_facets.h"

#include <QList>
#include <QPair>
#include <QWidget>

namespace nexus::ui {

class ChipButton;
class FacetChip;

class FacetBar : public QWidget {
    Q_OBJECT
public:
    explicit FacetBar(QWidget* parent = nullptr);

    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    // Reads the query; one that does not parse leaves the chips as they were and lets nothing be chosen.
    void setQuery(const QString& query);
    [[nodiscard]] const QString& query() const { return m_query; }
    void setSavedFilters(const QList<QPair<QString, QString>>& filters); // name, query
    [[nodiscard]] FacetChip* chip(model::FacetId facet) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void queryEdited(const QString& query);
    void saveWanted(const QString& name, const QString& query);
    void removeWanted(const QString& name);
    void renameWanted(const QString& from, const QString& to);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Placed {
        QList<QRect> places; // of the chips shown, then "More ▾" where chips are left over
        qsizetype shown = 0;
        int height = 0;
    };
    [[nodiscard]] Placed placesFor(int width) const;
    [[nodiscard]] QList<ChipButton*> wantedChips() const;
    void arrange();
    void refresh();
    void write(const model::FacetValue& value);
    void openMore();
    void openFilters();
    void askName(const QString& title, const QString& proposal, const std::function<void(const QString&)>& then);

    std::shared_ptr<const model::Catalogue> m_catalogue;
    QString m_query;
    std::vector<model::FacetValue> m_values;
    bool m_broken = false;
    QList<FacetChip*> m_chips;
    ChipButton* m_filters = nullptr;
    ChipButton* m_save = nullptr;
    ChipButton* m_more = nullptr;
    QList<ChipButton*> m_hidden, m_arranged;
    QList<QPair<QString, QString>> m_saved;
};

} // namespace nexus::ui
