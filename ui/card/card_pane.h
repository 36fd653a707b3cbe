// The column of the window about one card: its face, copies in the deck, printings, keywords explained, what its rule
// texts do, the decks of the library that use it. No text is read as markup; all can be selected. What another printing
// looks like is shown on a click; the card itself stays.
#pragma once

#include "app/documents/deck_copies.h"
#include "app/printing/card_art.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QWidget>

#include <filesystem>

namespace nexus::ui {

class FaceView;
class SeenCurve;

// Text in the colour of links that is a button: reached by Tab, in line with the words around it, plain text. One that
// can be checked is a choice: checked, it is what is shown now and stands in bold.
class LinkButton : public QPushButton {
public:
    LinkButton(const QString& text, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shown; // text() doubles every "&"
};

// What is said of a card below its face: copies in the deck, printings, its keywords explained, its rule
// texts taken apart, the decks of the library that use it. Made anew for every card.
class CardFacts : public QWidget {
    Q_OBJECT
public:
    // The printing is the one whose face is shown; without a deck nothing is said of one.
    CardFacts(std::shared_ptr<const model::Catalogue> catalogue, model::CardIndex card,
        std::optional<model::PrintingIndex> shown, app::DeckDocument* document, QWidget* parent = nullptr);

    // The keywords as that printing has them.
    void addKeywords(const model::Card& card);
    void addTokens(const model::Card& card);
    // What its rule texts do at the Table, taken apart, and what of them stays by hand.
    void addPlay(const model::Card& card);
    void addUses(const std::vector<app::DeckUse>& uses);
    void refreshDeck(); // after an edit
    void focusShownPrinting();

Q_SIGNALS:
    void printingWanted(quint32 printing);
    void deckWanted(qlonglong deck);

private:
    void addDeckRow(QGridLayout& rows);
    void addPrintings(QGridLayout& rows, std::optional<model::PrintingIndex> shown);
    [[nodiscard]] QString deckWords() const;

    std::shared_ptr<const model::Catalogue> m_catalogue;
    model::CardIndex m_card;
    QPointer<app::DeckDocument> m_document;
    QVBoxLayout* m_column;
    QLabel* m_deckRow = nullptr;
    SeenCurve* m_seen = nullptr;
};

class CardPane : public QScrollArea {
    Q_OBJECT
public:
    explicit CardPane(QWidget* parent = nullptr);

    // The card shown is found again by its key.
    void setCatalogue(std::shared_ptr<const model::Catalogue> catalogue);
    void setCard(std::optional<model::CardIndex> card);
    [[nodiscard]] std::optional<model::CardIndex> card() const { return m_card; }
    // Null: no deck; then nothing is said of one.
    void setDocument(app::DeckDocument* document);
    void setUses(std::vector<app::DeckUse> uses);
    void setArtFolder(const std::filesystem::path& folder);

    void copyText();
    void copyPicture();
    void savePicture();
    // What went wrong, as a sentence; nothing where the picture is written.
    [[nodiscard]] QString writePicture(const QString& path) const;

Q_SIGNALS:
    void deckWanted(qlonglong deck);
    void trouble(const QString& message);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeActions();
    void refill();
    void refreshDeck();
    void showPrinting(model::PrintingIndex printing);
    [[nodiscard]] app::CardFace shownFace() const;

    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::optional<model::CardIndex> m_card;
    std::optional<model::PrintingIndex> m_printing; // other than the newest
    QPointer<app::DeckDocument> m_document;
    std::vector<app::DeckUse> m_uses;
    app::CardArt m_art;
    QTimer m_deckSoon;
    FaceView* m_face = nullptr;
    QLabel* m_empty = nullptr;
    CardFacts* m_facts = nullptr;
    QVBoxLayout* m_column = nullptr;
};

} // namespace nexus::ui
