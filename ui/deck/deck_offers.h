// What the deck pane offers by the way: how to begin a deck that is empty, and what to do with one that has just become
// legal. Both are quiet: they come and go by themselves and ask for nothing. What they offer are actions of the window,
// by their names.
#pragma once

#include "app/documents/deck_document.h"
#include "ui/theme/parts.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

// Below the sections of a deck without cards: "Choose Missions", "Start from a package", "Paste a list".
class BeginOffers : public QWidget {
    Q_OBJECT
public:
    explicit BeginOffers(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    void tabFrom(QWidget* before, QWidget* after) { tabThrough({before, m_giving, m_package, m_paste, after}); }

Q_SIGNALS:
    void actionWanted(const QString& name);

private:
    void refresh();

    QPointer<app::DeckDocument> m_document;
    QPushButton* m_giving;  // chooses cards that say what the others may be
    QPushButton* m_package; // begins with a set of those
    QPushButton* m_paste;
};

// Once each time an edit makes the deck legal: "Exactly 200 CP and legal", with its name, saving and a hand to deal.
// Goes when it is dismissed, the deck is legal no more, or another is shown.
class LegalBand : public QWidget {
    Q_OBJECT
public:
    explicit LegalBand(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    [[nodiscard]] QString words() const { return m_words->text(); }

Q_SIGNALS:
    void actionWanted(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void judge();
    void refreshButtons();

    QPointer<app::DeckDocument> m_document;
    bool m_wasLegal = false;
    LineLabel* m_words;
    QPushButton *m_name, *m_save;
    QToolButton* m_away;
};

} // namespace nexus::ui
