// Copies above the printed limit: they can never be used in one deck, so they may be offered for trade. The limit is
// that of the game's default ruleset.
#pragma once

#include "model/collection/allocation.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/widgets.h"

#include <QLabel>

namespace nexus::ui {

class RowTable;

class SurplusPage : public CollectionPage {
    Q_OBJECT
public:
    enum Column { Card, Owned, Limit, Above, ForTrade, Value };

    explicit SurplusPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QString summary() const { return m_summary->text(); }
    // The surplus of the chosen cards, or of all where none is chosen.
    void offerChosen();
    void offerAll();

protected:
    void refresh() override;

private:
    void offer(const std::vector<model::CardKey>& cards);
    void updateButtons();

    std::vector<model::Surplus> m_rows;
    RowTable* m_table;
    QLabel* m_summary;
    QPushButton *m_offer, *m_offerAll;
};

} // namespace nexus::ui
