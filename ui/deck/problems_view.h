// What the law says of the deck, a row a finding: sign, sentence with numbers, section of the rulebook, buttons that
// mend it in one step. Wrong comes before open. A click selects the cards in the deck. Fixes that have to be looked for
// are found on a worker, of the row that the pointer or the keyboard is at.
#pragma once

#include "app/documents/deck_document.h"
#include "app/base/job.h"
#include "ui/deck/problem_row.h"
#include "ui/theme/widgets.h"

#include <QPointer>

#include <atomic>

namespace nexus::ui {

class FixMenu;

class ProblemsView : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget* parent = nullptr);
    ~ProblemsView() override;
    void setDocument(app::DeckDocument* document);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const std::vector<ProblemRow*>& rows() const { return m_rows; }
    // All fixes of a row, the fewest changes first; none while they are looked for, or nobody has asked.
    [[nodiscard]] const std::vector<model::Fix>* rankedFixes(const ProblemRow* row) const;
    // The first problem of a constraint gets the keyboard.
    void showConstraint(int constraint);

Q_SIGNALS:
    void countChanged(int problems);
    void cardsChosen(const std::vector<std::string>& names);
    void queryWanted(const QString& query);
    void waysWanted(); // to complete the deck

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void run(const model::Fix& fix);
    ProblemRow* rowAt(std::size_t index);
    void connectRow(ProblemRow* row);
    void lookFor(ProblemRow* row);
    void step(const ProblemRow* from, int by);
    void showMenu(ProblemRow* row, const QPoint& at);
    void forgetRanked();

    QPointer<app::DeckDocument> m_document;
    QScrollArea* m_scroll;
    QWidget* m_page;
    QVBoxLayout* m_layout;
    ProblemText* m_legal;
    QLabel* m_rest;
    std::vector<ProblemRow*> m_rows;
    int m_count = 0;
    app::Job m_job;
    std::shared_ptr<std::atomic<bool>> m_wanted; // what the worker looks for
    const ProblemRow* m_asked = nullptr;         // whose fixes these are
    std::map<const ProblemRow*, std::vector<model::Fix>> m_ranked;
    QPointer<FixMenu> m_menu;
    const ProblemRow* m_menuOf = nullptr;
};

} // namespace nexus::ui
