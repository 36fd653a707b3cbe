// The chips under the search bar, made from the game: they read the query and write themselves into it, so that
// both always agree. One line; what does not fit is found under "More ▾". Saved filters are queries with
// names.
#pragma once

#include "model/search/query_facets.h"

#include <QFrame>
#include <QList>
#include <QMenu>
#include <QPair>
#include <QToolButton>
#include <QWidget>

class QSpinBox;

namespace nexus::ui {

// A rounded button; checked it is filled with the selection's colour and set in the accent.
class ChipButton : public QToolButton {
    Q_OBJECT
public:
    explicit ChipButton(QWidget* parent = nullptr);
    void setChip(const QString& text, const QString& spoken, bool active, bool opens);
    [[nodiscard]] bool isActive() const { return m_active; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_active = false;
    bool m_opens = false; // a menu or popup: a triangle behind the text, opened by the arrow down too
};

// A menu whose checkable entries toggle without closing it.
class StayingMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

// From and to of a number; an empty end is "any".
class RangePopup : public QFrame {
    Q_OBJECT
public:
    RangePopup(const QString& what, std::int32_t least, std::int32_t most, QWidget* parent);
    void setRange(std::optional<std::int64_t> low, std::optional<std::int64_t> high);
    void openAt(QWidget* anchor);

Q_SIGNALS:
    void rangeChosen(std::optional<std::int64_t> low, std::optional<std::int64_t> high);

private:
    QSpinBox* m_low = nullptr;
    QSpinBox* m_high = nullptr;
};

// One chip of the facet bar: a rounded button that shows what its facet says, with a menu of words that stays open
// for several choices, a from–to popup for numbers, or just on and off. Says what is wanted; changes nothing itself.
class FacetChip : public ChipButton {
    Q_OBJECT
public:
    FacetChip(model::FacetId facet, std::shared_ptr<const model::Catalogue> catalogue, QWidget* parent);

    [[nodiscard]] const model::FacetValue& value() const { return m_value; }
    [[nodiscard]] const QString& title() const { return m_title; }
    // `trouble`: why nothing can be chosen just now; empty: it can.
    void setValue(const model::FacetValue& value, const QString& trouble = {});
    // Opens what the chip opens, or toggles it, as a click does; under another widget where the chip is hidden.
    void activate(QWidget* anchor);
    // The menu as it would open now; for chips with words.
    [[nodiscard]] QMenu* wordMenu();

Q_SIGNALS:
    void wanted(const model::FacetValue& value);

private:
    void openRange(QWidget* anchor);
    void toggleWord(const std::string& word, bool on);
    void dress();
    [[nodiscard]] QString labelOf(const std::string& word) const;
    [[nodiscard]] QString shortValue() const;
    [[nodiscard]] QString spokenValue() const;

    model::FacetId m_facet;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    model::FacetValue m_value;
    QString m_title, m_trouble;
    std::vector<model::FacetWord> m_words;
    StayingMenu* m_menu = nullptr;
    RangePopup* m_range = nullptr;
};

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
