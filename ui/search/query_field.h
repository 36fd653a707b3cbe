// The line a query is typed into: field words in the accent colour, what is at fault underlined in red waves.
// A QLineEdit in every other respect; the marks are formats of its text layout, made anew after each change.
#pragma once

#include "model/search/query_parser.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTextLayout>

namespace nexus::ui {

class QueryField : public QLineEdit {
    Q_OBJECT
public:
    explicit QueryField(QWidget* parent = nullptr);

    void setError(std::optional<model::QueryError> error);
    // What is marked now, positions in UTF-16 as in text().
    [[nodiscard]] const QList<QTextLayout::FormatRange>& marks() const { return m_marks; }

private:
    void mark();

    std::optional<model::QueryError> m_error;
    QList<QTextLayout::FormatRange> m_marks;
};

// Marks parts of a one-line field by formats of its text layout, which go with the next change of the text.
void markLine(QLineEdit& line, const QList<QTextLayout::FormatRange>& marks);
[[nodiscard]] QTextCharFormat faultMark(); // red waves below

// Positions of model texts (bytes of UTF-8, code points) in a QString, and back.
[[nodiscard]] qsizetype fromBytes(const QString& text, std::size_t bytes);
[[nodiscard]] qsizetype fromCodePoints(const QString& text, std::size_t codePoints);
[[nodiscard]] std::size_t toBytes(const QString& text, qsizetype position);

// The list that opens under a search field: proposals or recent queries, two columns, at most eight rows seen.
// A child of the window, no window of its own: the keyboard stays with the field and nothing is ever grabbed.
class ProposalList : public QListWidget {
    Q_OBJECT
public:
    struct Row {
        QString text, detail;
    };
    explicit ProposalList(QWidget* parent = nullptr);

    // Shows the rows under the widget; none: hides. Nothing is chosen.
    void showBelow(QWidget* field, const QList<Row>& rows);
    // Up and down, from nothing to the first or last.
    void step(int by);
    [[nodiscard]] int chosen() const { return isVisible() ? currentRow() : -1; }

Q_SIGNALS:
    void picked(int row);
};

} // namespace nexus::ui
