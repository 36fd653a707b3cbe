// The column of the window about one card: its face, copies in the deck, printings, keywords explained, the decks
// of the library that use it. All text is plain text and can be selected. What another printing looks like is shown
// on a click; the card itself stays.
#pragma once

#include "app/printing/card_art.h"
#include "ui/card/card_facts.h"
#include "ui/theme/widgets.h"

#include <QScrollArea>
#include <QTimer>

#include <filesystem>

namespace nexus::ui {

class FaceView;

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
    void setUses(std::vector<CardUse> uses);
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
    void clearFacts();
    void fillFacts();
    void refreshDeck();
    void showPrinting(model::PrintingIndex printing);
    [[nodiscard]] app::CardFace shownFace() const;

    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::optional<model::CardIndex> m_card;
    std::optional<model::PrintingIndex> m_printing; // other than the newest
    QPointer<app::DeckDocument> m_document;
    std::vector<CardUse> m_uses;
    app::CardArt m_art;
    QTimer m_deckSoon;
    FaceView* m_face = nullptr;
    QLabel* m_empty = nullptr;
    CardFacts* m_facts = nullptr;
    QVBoxLayout* m_column = nullptr;
};

} // namespace nexus::ui
