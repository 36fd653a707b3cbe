// What one edition says of a deck and what would have to change: problems, changes by section, the totals before and
// after. A problem that is chosen names its cards.
#pragma once

#include "model/advice/edition_comparison.h"

#include <QTreeWidget>

namespace nexus::ui {

class EditionDetails : public QTreeWidget {
    Q_OBJECT
public:
    explicit EditionDetails(QWidget* parent);
    void setEdition(const model::Deck& deck, const model::EditionProposal& proposal, const model::DeckChecker& checker);

Q_SIGNALS:
    void cardsChosen(const std::vector<std::string>& names);

private:
    QTreeWidgetItem* addGroup(const QString& title, const QString& note = {});
    void addFindings(
        const QString& title, const model::LegalityReport& report, const model::DeckChecker& checker, bool isNow);
    void addChanges(const model::EditionProposal& proposal, const model::DeckChecker& checker);
    void addTotals(const model::Deck& deck, const model::EditionProposal& proposal, const model::DeckChecker& checker);

    std::vector<model::Finding> m_findings; // shown, of the deck as it is
};

} // namespace nexus::ui
