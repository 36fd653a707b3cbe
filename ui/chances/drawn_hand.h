// A deck to draw from, and hands drawn from it as card faces.
#pragma once

#include "app/documents/deck_document.h"
#include "model/cards/catalogue.h"
#include "model/chances/draw_pile.h"
#include "model/search/query_parser.h"
#include "ui/theme/widgets.h"

#include <QFont>
#include <QHash>
#include <QIcon>
#include <QListWidget>
#include <QPointer>
#include <QString>
#include <QWidget>

namespace nexus::ui {

// A deck as it stands, to be drawn from while its document changes: the deck, its law and its pile. Also what a query
// of the one search language means for it.
struct DrawnDeck {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    model::DrawPile pile;

    [[nodiscard]] QString name() const { return QString::fromStdString(deck.name); }
    [[nodiscard]] QString section() const; // that is drawn from
    [[nodiscard]] QString unit() const;    // of what cards cost: "CP", or nothing
};
using DrawnDeckPtr = std::shared_ptr<const DrawnDeck>;

[[nodiscard]] DrawnDeckPtr drawnDeck(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker);
[[nodiscard]] DrawnDeckPtr drawnDeck(const app::DeckDocument* document); // none of none

struct FoundRows {
    model::RowSet rows;
    std::optional<model::QueryError> error; // then there are no rows
};
[[nodiscard]] FoundRows foundRows(const DrawnDeck& deck, const QString& query);

// "7 CP"; the number alone where there is no unit.
[[nodiscard]] QString pointsText(std::int64_t points, const QString& unit);

// A card in hand as an icon for a list: its face, or a frame with the name of one the catalogue does not have. Pale
// where it cannot be used; words have to say why.
// `width` in device-independent pixels; the height is app::cardHeightFor(width).
[[nodiscard]] QIcon drawnFace(const model::Catalogue& catalogue, std::optional<model::CardIndex> card,
    const QString& name, int width, qreal devicePixelRatio, const QFont& font, bool pale = false);

// A drawn hand as card faces side by side, with the cost under each, and what a note says of it: what cannot be paid is
// pale and says why. Faces are as large as all of them can be without scrolling.
struct HandNote {
    QString state;   // under the cost
    QString told;    // after the card's sentence, for screen readers
    QString refusal; // why it is pale
};

class HandList : public QListWidget {
    Q_OBJECT
public:
    explicit HandList(QWidget* parent = nullptr);
    // A note for every card, or none: then a face has its cost alone under it. No checker: there is nothing to show.
    void showHand(const model::TestDraw& draw, std::shared_ptr<const model::DeckChecker> checker,
        std::vector<HandNote> notes = {});
    // Of the current card; one past the hand where there is none.
    [[nodiscard]] std::size_t place() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int lines() const { return m_notes.empty() ? 1 : 2; }
    struct Arrangement {
        int face = 0, across = 0; // width of a face, and of its place
    };
    [[nodiscard]] Arrangement arrangement() const;
    [[nodiscard]] QIcon face(std::size_t place, bool pale);
    void fill();

    model::TestDraw m_draw;
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<HandNote> m_notes;
    QHash<std::pair<std::size_t, bool>, QIcon> m_faces; // by row of the pile, pale or not
    int m_width = 0, m_across = 0;
};

// A hand drawn at random from the open deck: card faces, what they cost together and what a round's income pays of
// them. Draws when first seen; a hand stays as it is while the deck changes, and says so. Ctrl+D calls redraw().
class SampleHandView : public QWidget {
    Q_OBJECT
public:
    explicit SampleHandView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] const model::TestDraw& hand() const { return m_hand; }
    void drawWithSeed(quint64 seed);

public Q_SLOTS:
    void redraw(); // another hand
    void drawOneMore();

Q_SIGNALS:
    void currentCardChanged(quint32 card); // chosen by a click or a key, of the checker's catalogue

protected:
    void showEvent(QShowEvent* event) override;

private:
    void deckChanged();
    void showHand();
    void showWords();
    void showCards();
    void choose();

    QPointer<app::DeckDocument> m_document;
    model::TestDraw m_hand;
    model::Deck m_deck;                                  // as it was when the hand was drawn
    std::shared_ptr<const model::DeckChecker> m_checker; // by which; none: no hand yet
    QLabel* m_words;
    QLabel* m_empty;
    QPushButton* m_again;
    QPushButton* m_more;
    HandList* m_cards;
};

} // namespace nexus::ui
