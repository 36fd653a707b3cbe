// The faces of the cards that are named under the pointer: 300 ms after it rests on a row, a label or a button, and on
// a key for what has the focus. Words that would pop up there stand below the faces, in the same frame. Works wherever
// names stand, for it reads them from the text that is shown. Never over what is read, and gone with the next key,
// click or move elsewhere.
#pragma once

#include "app/printing/card_art.h"
#include "model/cards/catalogue.h"
#include "ui/theme/widgets.h"

#include <QCursor>
#include <QFrame>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QTimer>

class QAbstractItemView;

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class FaceView;

class CardPeek : public QObject {
    Q_OBJECT
public:
    static constexpr int delay = 300; // ms
    static constexpr int mostFaces = 3;

    // For `window` and the dialogs over it.
    CardPeek(app::Workspace& workspace, QWidget* window);
    ~CardPeek() override;

    // By the pointer; the key works always.
    void setByPointer(bool on);
    [[nodiscard]] bool isByPointer() const { return m_byPointer; }
    // Of the row or widget that has the focus; again: away. False where no card is named.
    bool peekAtFocus();
    [[nodiscard]] const std::vector<model::CardIndex>& cards() const { return m_cards; }
    [[nodiscard]] QWidget* faces() const { return m_faces; } // visible while cards are shown

    // On a view that shows faces itself.
    static constexpr const char* showsFaces = "showsFaces";

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        std::vector<model::CardIndex> cards;
        QRect rect; // of what is read, on the screen
        QRect view; // of what that is in
    };
    [[nodiscard]] bool isOurs(const QWidget* widget) const;
    [[nodiscard]] std::vector<model::CardIndex> namedIn(const QString& text) const;
    [[nodiscard]] Place placeIn(const QAbstractItemView& view, const QModelIndex& index) const;
    [[nodiscard]] Place placeOf(const QWidget& widget) const;
    [[nodiscard]] bool isSeen(model::CardIndex card) const; // large enough in the window already
    void rests(QWidget* widget, const QPoint& at);
    bool show(const Place& place);
    bool put();                                        // beside the place, where there is room
    bool takeWords(QWidget* widget, const QPoint& at); // of a tool tip
    void dress();
    void hide();

    app::Workspace& m_workspace;
    QWidget* m_window;
    app::CardArt m_art;
    QFrame* m_faces;
    std::vector<FaceView*> m_views;
    QLabel* m_words;
    Place m_place;
    std::vector<model::CardIndex> m_cards;
    QTimer m_soon;
    QPointer<QWidget> m_under;          // where the pointer rests
    QPoint m_at, m_on = QCursor::pos(); // of the pointer there, and on the screen
    QPersistentModelIndex m_row;        // the pointer is on
    bool m_byPointer = true;
};

} // namespace nexus::ui
