// Widgets one after the other in lines, as words stand in a text: as high as its width asks for. The first of a line
// that can grow takes what the line leaves.
#pragma once

#include <QLayout>

namespace nexus::ui {

class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(int between = 4);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items << item; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect& rect) override;

private:
    int place(const QRect& rect, bool really) const; // the height

    QList<QLayoutItem*> m_items;
};

} // namespace nexus::ui
