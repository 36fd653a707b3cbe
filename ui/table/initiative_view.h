// The initiative flip, card by card: what each player turned over, who is tied and flips on, who decides. The flip is
// done and kept by the engine at once; here it is turned over at the players' own pace, and then they say who begins.
#pragma once

#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class FaceView;

class InitiativeView : public QWidget {
    Q_OBJECT
public:
    explicit InitiativeView(TablePlay& play, QWidget* parent = nullptr);
    // Of the game as it stands: before the flip, or after it and before the choice.
    void refresh();
    // Turned over one by one, or all at once.
    void setCardByCard(bool cardByCard) { m_cardByCard = cardByCard; }
    [[nodiscard]] QPushButton* next() const { return m_next; }
    [[nodiscard]] std::vector<QPushButton*> choices() const { return m_choices; }
    // What has been turned over so far, a line a card.
    [[nodiscard]] QStringList lines() const;
    // All cards lie open: before that, nothing else may tell who decides.
    [[nodiscard]] bool isOpen() const { return m_turned == m_reveals.size(); }
    void takeFocus();

Q_SIGNALS:
    void turned();

private:
    struct Reveal {
        int flip = 0, cost = 0;
        model::SeatIndex seat = 0;
        model::CardId card = model::noCard;
        QString name;
    };
    void read();
    void showRows();
    void showFaces();
    void goOn();
    void addChoices();
    void clear();

    TablePlay& m_play;
    bool m_cardByCard = true;
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
    std::size_t m_position = nowhere; // of the flip that is shown
    std::vector<Reveal> m_reveals;
    QString m_end; // who decides
    std::size_t m_turned = 0;
    QLabel *m_title, *m_words;
    QGridLayout* m_grid;
    QHBoxLayout *m_faceRow, *m_row;
    QPushButton *m_next, *m_all;
    std::vector<QPushButton*> m_choices;
    std::vector<QLabel*> m_rows;
    std::vector<FaceView*> m_faces; // of the flip at hand, in the order turned over
};

} // namespace nexus::ui
