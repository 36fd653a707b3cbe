// All packages of a ruleset to choose one of: a filter by the names of their cards, a search for cards they shall
// carry, the order, how many there are, and the rows. Works on a worker; where that takes longer it says how far it is
// and can be called off. What is chosen stays chosen while the rows change around it.
#pragma once

#include "app/views/packages.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class LineLabel;
class QueryField;

class PackageList : public QWidget {
    Q_OBJECT
public:
    explicit PackageList(QWidget* parent = nullptr);

    // For a deck, or without one for a new deck; no checker: there are no rows.
    void ask(std::shared_ptr<const model::DeckChecker> checker, const model::Deck* deck);
    void stop();
    [[nodiscard]] app::PackageModel* model() const { return m_model; }
    // Null where nothing is chosen, and while the rows are of another law.
    [[nodiscard]] const model::MissionPackage* chosen() const;
    [[nodiscard]] QListView* rows() const { return m_rows; }
    [[nodiscard]] QLineEdit* names() const { return m_names; }

Q_SIGNALS:
    void chosenChanged();
    void activated(); // Enter or a double click on a row

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeState();
    void fillOrders(bool withDeck);
    void askAgain();
    void arrange();
    void showState();
    void keepChosen();

    app::PackageModel* m_model;
    app::PackageWish m_wish;
    model::PackageCards m_kept; // what is chosen
    QGridLayout* m_filters;
    QLineEdit* m_names;
    QueryField* m_query;
    QComboBox* m_order;
    QWidget* m_state;
    LineLabel* m_told;
    QProgressBar* m_progress;
    QPushButton *m_cancel, *m_again;
    QTimer* m_soon; // until work is told of
    QStackedLayout* m_stack;
    QLabel* m_instead;
    QListView* m_rows;
    int m_columns = 0;
};

} // namespace nexus::ui
