// The stacks of the collection, with the line they are entered with.
#pragma once

#include "app/documents/trade_lists.h"
#include "app/documents/workspace.h"
#include "app/printing/card_art.h"
#include "model/collection/matching.h"
#include "ui/collection/stack_table.h"
#include "ui/search/query_field.h"
#include "ui/theme/widgets.h"

#include <QWidget>

#include <optional>

namespace nexus::ui {

class FaceView;
class LineLabel;
class QueryField;
class StackForm;

// The line copies are entered with: "3 wick sprite nm binder 2" and Enter. What is typed is told back before it counts;
// names are proposed as they are typed; what is not understood is marked where it stands. An empty line repeats: Enter
// adds one more of the last card, + and − change it. Language and place stay as they were last told, so a whole box
// goes in with names alone.
class EntryBar : public QWidget {
    Q_OBJECT
public:
    EntryBar(app::Workspace& workspace, QWidget* parent = nullptr);

    void setList(model::StackList list); // Owned or Wanted
    void focusLine();
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] LineLabel* preview() const { return m_preview; }
    [[nodiscard]] ProposalList* proposals() const { return m_proposals; }
    // What is marked in the line, positions in UTF-16.
    [[nodiscard]] const QList<QTextLayout::FormatRange>& marks() const { return m_marks; }

Q_SIGNALS:
    void entered(qlonglong stack);
    void told(const QString& words);
    void leaveWanted(); // arrow down with nothing to choose from

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void edited();
    void mark();
    void showPreview();
    void enter();
    void takeOffered(int row);
    void enterCard(model::CardIndex card);
    void change(int by);
    void complete();
    [[nodiscard]] const model::Stack* last() const { return m_workspace.collection().collection().find(m_last); }
    [[nodiscard]] model::Stack stackFor(model::CardIndex card) const;
    [[nodiscard]] const std::vector<std::string>& places() const;

    app::Workspace& m_workspace;
    QLineEdit* m_line;
    LineLabel* m_preview;
    ProposalList* m_proposals;
    model::StackList m_list = model::StackList::Owned;
    model::EntryLine m_entry;
    std::optional<model::Stack> m_before; // the last one entered
    model::StackId m_last = 0;
    QList<QTextLayout::FormatRange> m_marks;
    mutable std::vector<std::string> m_places;
    mutable bool m_placesStale = true;
};

// The stacks of the collection: the line they are entered with, a filter in the search language, the table, and what is
// told of the chosen ones. Owned, wanted and unmatched stacks are lists beside each other.
class CardsPage : public QWidget {
    Q_OBJECT
public:
    CardsPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] EntryBar* entry() const { return m_entry; }
    [[nodiscard]] StackTable* table() const { return m_table; }
    [[nodiscard]] StackForm* form() const { return m_form; }
    [[nodiscard]] app::CollectionModel* model() const { return m_model; }
    [[nodiscard]] QueryField* filter() const { return m_filter; }
    [[nodiscard]] LineLabel* sums() const { return m_sums; }
    [[nodiscard]] QTabBar* lists() const { return m_lists; }
    void setQuery(const QString& query);
    // Which list for others is shown; none where all that is owned is, or what is to be matched.
    [[nodiscard]] std::optional<app::TradeSide> tradeSide() const;
    void store(QSettings& settings) const;
    void restore(const QSettings& settings);
    void offerDomains(); // to group by, under the game's name for them

    // Each asks for what it needs and acts on the chosen stacks; tests ask through these.
    std::function<std::optional<QString>(const QString& title, const QString& label, const QString& text)> askText;
    std::function<std::optional<int>(const QString& title, const QString& label, int most)> askNumber;

public Q_SLOTS:
    void move();
    void renamePlace();
    void split();
    void merge();
    void remove();
    void changeQuantity(int by);
    void match();

Q_SIGNALS:
    void told(const QString& words);
    void trouble(const QString& message);
    void cardChosen(quint32 card); // the current one
    void importWanted();
    void exportWanted();
    void historyWanted(); // of the chosen card

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeActions();
    QWidget* makeTools();
    QWidget* makeRight();
    void filterChanged();
    void chosenChanged();
    void refreshSums();
    void refreshLists();
    [[nodiscard]] static QStringList listNames();
    bool run(const app::CollectionDocument::Plan& plan);

    app::Workspace& m_workspace;
    app::CollectionModel* m_model;
    EntryBar* m_entry;
    QTabBar* m_lists;
    QueryField* m_filter;
    LineLabel* m_filterTrouble;
    QComboBox* m_grouping;
    StackTable* m_table;
    QLabel* m_empty;
    LineLabel* m_sums;
    QSplitter* m_columns;
    FaceView* m_face;
    StackForm* m_form;
    app::CardArt m_art;
    std::vector<QAction*> m_forChosen, m_forUnmatched;
};

} // namespace nexus::ui
