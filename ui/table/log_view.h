// What has happened, told beside the board: rounds as headings, an action a line with the colour of who acted, what
// belongs to the Priority Chain indented, names of cards and players strong. What did not happen is folded away behind
// how many things that is. What was undone stays below, pale, until something else is done.
#pragma once

#include "ui/table/table_play.h"

#include <QListWidget>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <memory>
#include <set>
#include <unordered_map>

namespace nexus::ui {

// Paints lines that are broken and shaped once: the list asks for all heights whenever one line is new.
class ToldLines : public QStyledItemDelegate {
public:
    enum Role {
        Position = Qt::UserRole, // in the game
        Names,                   // QStringList: strong where they stand in the text
        Bar,                     // QColor, at the left
        Under,                   // int: steps of indent
        Heading,                 // bool
        Tail                     // QString: muted, behind the text
    };
    explicit ToldLines(QListWidget* list);
    ~ToldLines() override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] const QTextLayout& shaped(const QModelIndex& index) const;

    const QListWidget& m_list;
    mutable int m_width = -1;
    mutable QFont m_font;
    mutable QColor m_muted;
    mutable std::unordered_map<QString, std::unique_ptr<QTextLayout>> m_shaped;
};

// A line chosen with Enter or a double click goes to that moment; a click or Space unfolds what did not happen.
class LogView : public QWidget {
    Q_OBJECT
public:
    explicit LogView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QListWidget* rows() const { return m_rows; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row;
    [[nodiscard]] std::vector<Row> rowsNow() const;
    void unfold(const QListWidgetItem* item);
    void showCurrent(); // once the lines are laid out at the height there is now

    TablePlay& m_play;
    QListWidget* m_rows;
    std::set<std::size_t> m_unfolded; // positions of lines that tell all
};

} // namespace nexus::ui
