// Words with a bar each: label, bar, number, a few muted words. Rows of one line; a row is cut where it is too narrow,
// its tooltip never. One accessible text for the whole list is set by whoever owns it.
#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

namespace nexus::ui {

struct BarRow {
    QString label;
    qint64 value = 0;
    QString detail; // "96 CP"
    QColor colour;  // invalid: the accent
    friend bool operator==(const BarRow&, const BarRow&) = default;
};

class BarList : public QWidget {
    Q_OBJECT
public:
    explicit BarList(QWidget* parent = nullptr);
    void setRows(std::vector<BarRow> rows);
    [[nodiscard]] const std::vector<BarRow>& rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;

    std::vector<BarRow> m_rows;
};

} // namespace nexus::ui
