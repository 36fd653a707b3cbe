// One chip of the facet bar: a rounded button that shows what its facet says, with a menu of words that stays open
// for several choices, a from–to popup for numbers, or just on and off. Says what is wanted; changes nothing itself.
#pragma once

#include "model/search/query_facets.h"

#include <QFrame>
#include <QMenu>
#include <QToolButton>

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

} // namespace nexus::ui
