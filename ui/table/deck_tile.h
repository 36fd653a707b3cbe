// A player before the game: a deck as a tile, its dearest cards in a fan, what it costs and whether it is legal, and
// the player's name, and who plays: a person or the program. Without a deck the tile says that nobody sits there.
#pragma once

#include "app/documents/deck_library.h"
#include "model/engine/game_state.h"

#include <QFrame>
#include <QPixmap>

class QComboBox;
class QLineEdit;

namespace nexus::ui {

class FaceView;
class LineLabel;

class DeckTile : public QFrame {
    Q_OBJECT
public:
    explicit DeckTile(model::SeatIndex seat, QWidget* parent = nullptr);
    [[nodiscard]] QComboBox* deck() const { return m_deck; }
    [[nodiscard]] QLineEdit* player() const { return m_player; }
    // Its data is the word of a player (model/players/player.h), empty for a person.
    [[nodiscard]] QComboBox* plays() const { return m_plays; }
    // A line instead of a tile, for the third player and more.
    void setLow(bool low);
    // What the chosen deck is; null: nobody plays.
    void showDeck(const model::Deck* deck, const model::DeckChecker* checker);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintFan(QPainter& painter) const;

    model::SeatIndex m_seat;
    FaceView* m_painter; // paints faces, is never seen
    QWidget* m_fanPlace;
    QComboBox* m_deck;
    QLineEdit* m_player;
    QComboBox* m_plays;
    LineLabel* m_words;
    std::vector<QImage> m_faces;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::vector<app::DomainPoints> m_domains;
    bool m_low = false;
};

} // namespace nexus::ui
