// Packages of Missions: the list to choose one of, what the one chosen opens, the page of advice and the dialog that
// begins a new deck with one.
#pragma once

#include "app/base/job.h"
#include "app/documents/workspace.h"
#include "app/views/charts.h"
#include "app/views/packages.h"
#include "model/advice/package_pool.h"
#include "ui/advice/advice_view.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QWidget>

#include <memory>

namespace nexus::model {
struct PackageChange;
}

namespace nexus::ui {

class ChartPanel;
class QueryField;

// A package as a row of two lines: its cards and, at the right, what it gives as pips; below, its figures and whether
// it carries the deck. The current row is marked for the keyboard by a bar at its left edge.
class PackageDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int rowHeight = 42;

    PackageDelegate(const app::PackageModel* model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const app::PackageModel* m_model;
};

// All packages of a ruleset to choose one of: a filter by the names of their cards, a search for cards they shall
// carry, the order, how many there are, and the rows. Works on a worker; where that takes longer it says how far it is
// and can be called off. What is chosen stays chosen while the rows change around it.
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

// What a package opens, beside the list it is chosen from: its cards, what it gives, and the cards of its pool by what
// they cost and by type. The pool is counted on a worker; the charts of the last one stay until it is.
class PoolView : public QWidget {
    Q_OBJECT
public:
    explicit PoolView(QWidget* parent = nullptr);
    // Null: none is chosen.
    void setPackage(std::shared_ptr<const model::DeckChecker> checker, const model::SectionId& giving,
        const model::MissionPackage* package);
    [[nodiscard]] const std::vector<app::DeckChart>& charts() const { return m_shown; }

private:
    void show(const std::vector<app::DeckChart>& charts, const model::Game& game);

    QLabel* m_names;
    class PipLine* m_pips;
    LineLabel* m_figures;
    ChartPanel *m_costs, *m_types;
    std::vector<app::DeckChart> m_shown;
    app::Job m_work;
};

// Advice on the section that gives (Missions): all packages for the deck that is open, the fewest changes first. Of the
// one chosen it says what the totals would be and what opens and closes; Enter puts it in, as one step of undo.
class MissionsPage : public AdvicePage {
    Q_OBJECT
public:
    explicit MissionsPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~MissionsPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool applies() const override;
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("advice#missions"); }
    [[nodiscard]] PackageList* list() const { return m_list; }

protected:
    void refresh() override;
    void stopWork() override;

private:
    void preview();
    void apply();
    void showCards();

    PackageList* m_list;
    LineLabel *m_totals, *m_cards;
    QPushButton *m_show, *m_use;
    std::unique_ptr<model::PackageChange> m_change; // of the package chosen
};

// A new deck that begins with its Missions: every package of a ruleset at the left, with filter and order; at the right
// what the one chosen opens. What it makes is an ordinary new deck with the package put in, which one undo takes out.
class PackageWizard : public QDialog {
    Q_OBJECT
public:
    // `ruleset`: the one shown first.
    PackageWizard(app::Workspace& workspace, const model::RulesetId& ruleset, QWidget* parent = nullptr);

    [[nodiscard]] PackageList* list() const { return m_list; }
    [[nodiscard]] PoolView* pool() const { return m_pool; }
    // The deck that was made; null before that.
    [[nodiscard]] app::DeckDocument* made() const { return m_made; }

    void accept() override;

private:
    QLayout* makeHead(const model::RulesetId& ruleset);
    void fillRulesets(const model::RulesetId& chosen);
    void askPackages();
    void showChosen();

    app::Workspace& m_workspace;
    QLineEdit* m_name;
    QComboBox* m_ruleset;
    PackageList* m_list;
    PoolView* m_pool;
    QPushButton* m_create;
    QPointer<app::DeckDocument> m_made;
};

} // namespace nexus::ui
