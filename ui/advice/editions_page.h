// The open deck under every ruleset at once: legal or not, by how much, and what would have to change. One button goes
// to another edition, another mends the deck on the way; each is one step of undo.
#pragma once

#include "app/text/gauges.h"
#include "model/advice/edition_comparison.h"
#include "ui/advice/advice_view.h"
#include "ui/theme/widgets.h"

#include <QListWidget>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace nexus::ui {

// The editions a deck is held against, a row each: sign and name, the verdict and how many copies would change, the
// figures that are bound exactly.
struct EditionRow {
    QString name, wholeName;
    app::GaugeState state = app::GaugeState::Met;
    QString verdict, figures, changes;
    bool own = false; // the edition the deck names
};

class EditionList : public QListWidget {
    Q_OBJECT
public:
    explicit EditionList(QWidget* parent);
    // The row chosen stays so; at first that of the deck's own edition is.
    void setRows(const std::vector<EditionRow>& rows);
};

class EditionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

// What one edition says of a deck and what would have to change: problems, changes by section, the totals before and
// after. A problem that is chosen names its cards.
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

class EditionsPage : public WorkPage {
    Q_OBJECT
public:
    explicit EditionsPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Editions"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#editions"); }

protected:
    void refresh() override;
    void stopWork() override;

private:
    using Checkers = std::vector<std::shared_ptr<const model::DeckChecker>>;
    void fill(const model::Deck& deck, Checkers checkers, std::vector<model::EditionProposal> proposals);
    void showEdition();
    void changeTo(bool mend);

    EditionList* m_list;
    EditionDetails* m_details;
    QPushButton *m_change, *m_mend;
    model::Deck m_deck; // that the proposals are for
    Checkers m_checkers;
    std::vector<model::EditionProposal> m_proposals;
};

} // namespace nexus::ui
