// The chances of the open deck, legal or not: what hands are like, how likely cards come in time, who begins. Follows
// the deck while it is edited; only the page that is seen is worked out.
#pragma once

#include "ui/chances/drawn_deck.h"

#include <QDialog>
#include <QPointer>

class QTabWidget;

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class DrawChances;
class HandChances;
class InitiativeChances;

class ChancesDialog : public QDialog {
    Q_OBJECT
public:
    ChancesDialog(app::Workspace& workspace, app::DeckDocument* document, QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] HandChances* hands() const { return m_hands; }
    [[nodiscard]] DrawChances* draws() const { return m_draws; }
    [[nodiscard]] InitiativeChances* initiative() const { return m_initiative; }

public Q_SLOTS:
    void showHands();
    void showDraws();
    void showInitiative();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void addPage(QWidget* page, const QString& title);

    QPointer<app::DeckDocument> m_document;
    QTabWidget* m_tabs;
    HandChances* m_hands;
    DrawChances* m_draws;
    InitiativeChances* m_initiative;
};

} // namespace nexus::ui
