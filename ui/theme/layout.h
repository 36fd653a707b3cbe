// Layouts as descriptions: the room between the parts and around them in pixels, then what is in the row or column, in
// order. Room that is not named is the style's; around a layout within another one it is none.
//
//     setLayout(columnOf(8, {12, 12, 12, 12}, {m_filter, {m_list, 1}, rowOf({m_copy, m_save, stretch()})}));
#pragma once

#include <QBoxLayout>
#include <QFormLayout>
#include <QFrame>
#include <QMargins>
#include <QScrollArea>
#include <QSplitter>

#include <initializer_list>

class QSettings;

namespace nexus::ui {

inline constexpr QMargins noMargins;

// A widget or another layout with its share of the room that is left over, or empty room.
class LayoutItem {
public:
    LayoutItem(QWidget* widget, int share = 0, Qt::Alignment alignment = {})
        : m_widget(widget)
        , m_share(share)
        , m_alignment(alignment)
    {
    }
    LayoutItem(QLayout* layout, int share = 0)
        : m_layout(layout)
        , m_share(share)
    {
    }
    void addTo(QBoxLayout& box) const;

private:
    LayoutItem(int pixels, int share)
        : m_pixels(pixels)
        , m_share(share)
    {
    }
    friend LayoutItem gap(int pixels);
    friend LayoutItem stretch(int share);

    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_pixels = -1; // of a gap; -1: empty room that grows
    int m_share = 0;
    Qt::Alignment m_alignment;
};
using LayoutItems = std::initializer_list<LayoutItem>;

[[nodiscard]] LayoutItem gap(int pixels);
[[nodiscard]] LayoutItem stretch(int share = 0);

// Makes layouts of one kind: rowOf({…}), rowOf(8, {…}), rowOf(noMargins, {…}), rowOf(8, noMargins, {…}).
template <class Box> struct LayoutMaker {
    [[nodiscard]] Box* operator()(int between, LayoutItems items) const
    {
        auto* box = new Box;
        box->setSpacing(between);
        for (const auto& item : items)
            item.addTo(*box);
        return box;
    }
    [[nodiscard]] Box* operator()(int between, const QMargins& around, LayoutItems items) const
    {
        auto* box = (*this)(between, items);
        box->setContentsMargins(around);
        return box;
    }
    [[nodiscard]] Box* operator()(LayoutItems items) const { return (*this)(-1, items); }
    [[nodiscard]] Box* operator()(const QMargins& around, LayoutItems items) const
    {
        return (*this)(-1, around, items);
    }
};
inline constexpr LayoutMaker<QHBoxLayout> rowOf;
inline constexpr LayoutMaker<QVBoxLayout> columnOf;

// Labels with their fields, a line each.
struct FormLine {
    QString label;
    QWidget* field;
};
[[nodiscard]] QFormLayout* formOf(std::initializer_list<FormLine> lines);

// A part of a page; parts beside each other or one below the other keep `margins` between them.
[[nodiscard]] QWidget* asWidget(QLayout* layout, const QMargins& margins = {});
// A page that gets bars at its sides where it is larger than its place; what is in it has the keyboard.
[[nodiscard]] QScrollArea* scrolled(QWidget* page, QWidget* parent = nullptr);
void scrollIn(QScrollArea& scroll, QWidget* page);
// A part of a page with a bar at the side where it is higher than its place; never narrower than what is in it.
[[nodiscard]] QScrollArea* asScrolled(QLayout* layout);
// Parts with a line between them that can be moved; none can be made to vanish. `shares` of the room that comes and
// goes, `sizes` in pixels.
void divide(QSplitter& splitter, std::initializer_list<QWidget*> parts, std::initializer_list<int> shares,
    const QList<int>& sizes = {});
// How a person divided the room, for the next start; nothing of what was never seen or has no second part now.
void keepDivision(QSettings& settings, const QString& key, const QSplitter& splitter);

// A line of one pixel between parts of the window.
[[nodiscard]] QFrame* hairline(QFrame::Shape shape, QWidget* parent);

} // namespace nexus::ui
