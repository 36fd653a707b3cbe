// A picture is cut to the shape of the window of a face: dragged and zoomed until the frame shows what is wanted. Keys:
// arrows move it, + and − zoom, 0 shows as much as the frame can. And who made it.
#pragma once

#include <QDialog>
#include <QImage>

class QLineEdit;

namespace nexus::ui {

class ArtFrame : public QWidget {
    Q_OBJECT
public:
    explicit ArtFrame(QImage picture, QWidget* parent = nullptr);

    // What the frame shows, in pixels of the picture.
    [[nodiscard]] QRectF part() const { return m_part; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void zoom(double factor); // about the middle
    void move(const QPointF& by);
    void settle(); // within the picture

    QImage m_picture;
    QRectF m_part;
    QPointF m_dragged;
};

class ArtDialog : public QDialog {
    Q_OBJECT
public:
    ArtDialog(const QString& card, const QImage& picture, const QString& credit, QWidget* parent = nullptr);

    [[nodiscard]] QImage picture() const; // the part in the frame
    [[nodiscard]] QString credit() const;
    [[nodiscard]] ArtFrame* frame() const { return m_frame; }

private:
    QImage m_picture;
    ArtFrame* m_frame;
    QLineEdit* m_credit;
};

} // namespace nexus::ui
