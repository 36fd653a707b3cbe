// The bin of the deck library: the decks moved there, to restore or, once it has been asked, to delete for good.
#pragma once

#include "app/documents/deck_library.h"

#include <QWidget>

class QPushButton;

namespace nexus::ui {

class DeckTable;

class BinPage : public QWidget {
    Q_OBJECT
public:
    explicit BinPage(app::DeckLibrary& library, QWidget* parent = nullptr);

    void reload(const model::Game& game);
    void restore(); // what is chosen
    [[nodiscard]] DeckTable* table() const { return m_table; }

Q_SIGNALS:
    void failed(const QString& why);

private:
    void tell(const app::DeckLibrary::Done& done);
    void askEmpty();
    void updateButtons();

    app::DeckLibrary& m_library;
    DeckTable* m_table;
    QPushButton *m_restore, *m_empty;
};

} // namespace nexus::ui
