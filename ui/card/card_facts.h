// What is said of a card below its face: copies in the deck, printings, its keywords explained, the decks of the
// library that use it. Made anew for every card; all text is plain text and can be selected.
#pragma once

#include "app/documents/deck_document.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

struct CardUse {
    qlonglong deck = 0;
    QString name;
    int copies = 0;
};

class CardFacts : public QWidget {
    Q_OBJECT
public:
    // The printing is the one whose face is shown; without a deck nothing is said of one.
    CardFacts(std::shared_ptr<const model::Catalogue> catalogue, model::CardIndex card,
        std::optional<model::PrintingIndex> shown, app::DeckDocument* document, QWidget* parent = nullptr);

    // The keywords as that printing has them.
    void addKeywords(const std::vector<std::string>& keywords);
    void addUses(const std::vector<CardUse>& uses);
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
};

} // namespace nexus::ui
