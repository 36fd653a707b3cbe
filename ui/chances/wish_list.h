// Searches that name cards of a deck, a line each: how many of what, with what it finds or its error and place under
// it. A line without words asks for nothing. The one search language; marks and error words are those of the search
// bar.
#pragma once

#include "ui/chances/drawn_deck.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class LineLabel;
class QueryField;

struct FoundWish {
    QString query;
    model::RowSet rows;
    std::size_t atLeast = 1;
    friend bool operator==(const FoundWish&, const FoundWish&) = default;
};

class WishList : public QWidget {
    Q_OBJECT
public:
    // At most `most` lines; `counted`: each with its number of copies. Begins with one line.
    WishList(std::size_t most, bool counted, QWidget* parent = nullptr);
    void setDeck(DrawnDeckPtr deck); // nullptr: nothing is found
    // Of the lines that say something and have no error.
    [[nodiscard]] const std::vector<FoundWish>& found() const { return m_found; }
    [[nodiscard]] bool isBroken() const { return m_broken; } // a line has an error

    void addLine();
    [[nodiscard]] QueryField* field(std::size_t line) const { return m_lines[line].field; }
    [[nodiscard]] QSpinBox* count(std::size_t line) const { return m_lines[line].count; }
    [[nodiscard]] LineLabel* told(std::size_t line) const { return m_lines[line].told; }
    [[nodiscard]] std::size_t lines() const { return m_lines.size(); }

Q_SIGNALS:
    void changed();

private:
    struct Line {
        QWidget* box;
        QSpinBox* count; // none where they are not counted
        QueryField* field;
        QToolButton* remove;
        LineLabel* told;
    };
    void removeLine(const QWidget* box);
    void resolve();
    void read(const Line& line);
    void showButtons();

    std::size_t m_most;
    bool m_counted;
    DrawnDeckPtr m_deck;
    std::vector<Line> m_lines;
    std::vector<FoundWish> m_found;
    bool m_broken = false;
    QVBoxLayout* m_column;
    QPushButton* m_add;
};

} // namespace nexus::ui
