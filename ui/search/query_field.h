// The line a query is typed into: field words in the accent colour, what is at fault underlined in red waves.
// A QLineEdit in every other respect; the marks are formats of its text layout, made anew after each change.
#pragma once

#include "model/search/query_parser.h"

#include <QLineEdit>
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

// Positions of model texts (bytes of UTF-8, code points) in a QString, and back.
[[nodiscard]] qsizetype fromBytes(const QString& text, std::size_t bytes);
[[nodiscard]] qsizetype fromCodePoints(const QString& text, std::size_t codePoints);
[[nodiscard]] std::size_t toBytes(const QString& text, qsizetype position);

} // namespace nexus::ui
