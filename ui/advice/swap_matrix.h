// Every card of the deck against every card of the sideboard: a mark where one copy can be swapped for one, in the
// tool tip why not, with numbers. Enter or a double click asks for the swap. Cards no swap can use have a ring.
#pragma once

#include "model/advice/sideboard_swaps.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <memory>
#include <set>

namespace nexus::ui {

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

} // namespace nexus::ui
