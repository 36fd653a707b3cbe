// The decks to flip against: the same deck again, the open ones and those of the library, to tick up to five of.
// Follows both; what was ticked stays ticked as long as it is there.
#pragma once

#include "app/documents/deck_library.h"
#include "ui/chances/drawn_deck.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

class OpponentList : public QWidget {
    Q_OBJECT
public:
    static constexpr int most = 5;

    explicit OpponentList(app::Workspace& workspace, QWidget* parent = nullptr);
    // Of the player who flips against them; left out of the open decks. The library is read at the first call.
    void setOwn(DrawnDeckPtr deck, const app::DeckDocument* document);
    // As they are now, in the order of the list.
    [[nodiscard]] std::vector<DrawnDeckPtr> ticked();

Q_SIGNALS:
    void changed(); // other decks, or one of them is another now
    void refused(); // too many were ticked; the last one is not

private:
    void list();
    void add(const QString& name, const QString& detail, const QString& key);
    void tellApart();
    void filter();
    void choose(QListWidgetItem* item);
    [[nodiscard]] QStringList tickedKeys() const;
    [[nodiscard]] DrawnDeckPtr deckOf(const QString& key);

    app::Workspace& m_workspace;
    std::unique_ptr<app::DeckLibrary> m_library;
    DrawnDeckPtr m_own;
    QPointer<const app::DeckDocument> m_document;
    QLineEdit* m_filter;
    QListWidget* m_decks;
};

} // namespace nexus::ui
