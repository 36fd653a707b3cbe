// A card's face as a widget: as wide as there is room, up to 320 px, drawn anew at every size and screen.
#pragma once

#include "app/printing/card_painter.h"

#include <QWidget>

#include <functional>

namespace nexus::ui {

class FaceView : public QWidget {
    Q_OBJECT
public:
    static constexpr int widest = 320;
    explicit FaceView(QWidget* parent = nullptr);

    using ArtOf = std::function<QImage(const app::CardFace& face, int width)>;
    void setArt(ArtOf art);
    // Text for screen readers is made of the whole card.
    void setFace(app::CardFace face, const model::Game& game);
    void clear();
    [[nodiscard]] QImage picture(int width) const; // for clipboard and file
    [[nodiscard]] const app::CardFace& face() const { return m_face; }
    // What did not fit into the face as last drawn.
    [[nodiscard]] const app::FaceResult& result() const { return m_result; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    app::CardFace m_face;
    model::Game m_game;
    ArtOf m_art;
    QImage m_image; // as last drawn
    app::FaceResult m_result;
    bool m_stale = true;
};

} // namespace nexus::ui
