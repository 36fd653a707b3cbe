// The sideboard of the open deck: how many legal swaps there are, which (as a matrix of cards or as a list), cards no
// swap can use, the best sideboard out of a pool, and plans against opponents that are applied for a game and taken
// back. Every change is one step of undo.
#pragma once

#include "model/advice/sideboard_swaps.h"
#include "ui/advice/advice_view.h"
#include "ui/theme/widgets.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <memory>
#include <set>

namespace nexus::ui {

class PlanGrid;
class RowTable;

// Every card of the deck against every card of the sideboard, with their CP: a mark where one copy can be swapped for
// one, else how the CP would differ, in the tool tip why not, with numbers. Enter or a double click asks for the swap.
// Cards no swap can use have a ring.
struct SwapCards { // what the matrix is about; shared with whoever made it
    std::shared_ptr<const model::DeckChecker> checker;
    model::Deck deck;
    std::vector<std::pair<model::CardIndex, int>> main, side;      // cards with their copies
    std::set<std::pair<model::CardIndex, model::CardIndex>> legal; // out, in
    std::set<model::CardIndex> dead;
};

class SwapMatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setCards(std::shared_ptr<const SwapCards> cards);
    [[nodiscard]] const SwapCards* cards() const { return m_cards.get(); }
    [[nodiscard]] bool isLegal(const QModelIndex& index) const;
    // Why the swap is not legal, a sentence a fault; empty where it is.
    [[nodiscard]] QStringList obstacles(const QModelIndex& index) const;
    [[nodiscard]] QString name(bool side, int position) const;
    [[nodiscard]] std::optional<std::int64_t> cost(bool side, int position) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const SwapCards> m_cards;
};

class SwapMatrix : public QTableView {
    Q_OBJECT
public:
    explicit SwapMatrix(QWidget* parent = nullptr);
    void setCards(std::shared_ptr<const SwapCards> cards);
    void setFilter(const QString& words); // rows and columns whose card has them; all where none has
    [[nodiscard]] const SwapMatrixModel& cards() const { return *m_rows; }

Q_SIGNALS:
    void swapWanted(quint32 out, quint32 in);
    void refused(const QString& why);

private:
    void wish(const QModelIndex& index);
    void filter();

    SwapMatrixModel* m_rows;
    QString m_filter;
};

class SideboardPage : public WorkPage {
    Q_OBJECT
public:
    explicit SideboardPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool applies() const override;
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#sideboard"); }

protected:
    void refresh() override;

private:
    struct Found {
        std::shared_ptr<SwapCards> cards;
        std::shared_ptr<const model::SideboardSwaps> swaps; // holds on to the checker of `cards`
        std::vector<model::CardSwap> listed;
    };
    static Found answer(
        const std::shared_ptr<const model::DeckChecker>& checker, const model::Deck& deck, const GoOn& goOn);
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] QWidget* plansPart();
    void showFound(Found found);
    void showList();
    [[nodiscard]] const model::SideboardPlan* chosenPlan() const;
    void showPlan();
    void swap(const model::CardSwap& swap);
    void suggest();
    void newPlan();
    void changePlan();
    void deletePlan();
    void applyOrTakeBack();
    void printPlans(const QSizeF& pageMm);
    void setPlans(std::vector<model::SideboardPlan> plans, const QString& words);

    LineLabel *m_counts, *m_planTold;
    QLineEdit* m_filter;
    QComboBox* m_view; // pages of m_stack
    QPushButton *m_suggest, *m_new, *m_edit, *m_delete, *m_apply, *m_print;
    QStackedWidget* m_stack;
    SwapMatrix* m_matrix;
    RowTable* m_list;
    PlanGrid* m_plans;
    Found m_found;
    std::vector<std::size_t> m_listed; // rows of the list, in m_found.listed
};

} // namespace nexus::ui
