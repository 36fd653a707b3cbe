// Choosing what bounds the other cards (Missions): each with what it gives, and how many cards of the catalogue would
// be legal with it. Adds and takes out by edits of the deck, one step of undo each; the numbers follow at once.
#pragma once

#include "app/documents/deck_document.h"
#include "model/advice/mission_effects.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class MissionsDialog : public QDialog {
    Q_OBJECT
public:
    explicit MissionsDialog(app::DeckDocument& document, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh(bool keepOrder); // after an edit every row stays where it is
    void sort();
    void change(int by);
    void updateButtons();

    app::DeckDocument& m_document;
    model::MissionEffects m_effects;
    std::vector<model::CardIndex> m_cards;
    QLabel* m_summary;
    QLineEdit* m_filter;
    QCheckBox* m_fitting;
    QTreeWidget* m_rows;
    QPushButton *m_add, *m_takeOut;
};

} // namespace nexus::ui
