// What the law says of the deck, a row a finding: sign, sentence with numbers, section of the rulebook, buttons that
// mend it in one step, the best first. Wrong comes before open. A click selects the cards in the deck. Fixes that have
// to be looked for are found on a worker: of the row that the pointer or the keyboard is at, and once the deck is left
// alone for a moment, of the first rows that had none.
#pragma once

#include "app/base/job.h"
#include "app/documents/deck_document.h"
#include "model/advice/fixes.h"
#include "ui/theme/widgets.h"

#include <QMenu>
#include <QPointer>
#include <QTextLayout>
#include <QTimer>
#include <QWidget>

#include <atomic>

namespace nexus::ui {

// All fixes of a problem, the fewest changes first: what each does and how many copies that are; the totals of the deck
// afterwards stand in the tool tip and in the status line, by pointer and by keyboard.
class FixMenu : public QMenu {
    Q_OBJECT
public:
    // The document must outlive what is offered of it.
    FixMenu(const app::DeckDocument& document, QWidget* parent);
    // `complete`: else a line says that others are looked for.
    void offer(const std::vector<model::Fix>& fixes, bool complete);

    // Below a button of that height, or above it where there is no room, so that the foot of the window stays in sight.
    void openAt(const QPoint& below, int buttonHeight);

Q_SIGNALS:
    void wanted(const model::Fix& fix);

private:
    void add(const model::Fix& fix);
    [[nodiscard]] QPoint place() const;

    const app::DeckDocument& m_document;
    QPoint m_below;
    int m_buttonHeight = 0;
};

// "After: Main deck 200 of 200 CP · Legal"; empty for a search.
[[nodiscard]] QString totalsAfter(const model::Fix& fix, const app::DeckDocument& document);

// The sentence of a problem: its beginning (the card's name) bold, the rulebook section muted; wraps to the width there
// is. Asked for its height at many widths, it shapes its letters once a text.
class ProblemText : public QWidget {
public:
    explicit ProblemText(QWidget* parent);
    void setText(const QString& sentence, qsizetype bold, const QString& cites);
    // What is bold says that all is well, and has its colour.
    void setGood() { m_good = true; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void shape();
    int layOut(int width) const;

    mutable QTextLayout m_layout;
    mutable int m_width = -1, m_height = 0;
    qsizetype m_bold = 0, m_sentence = 0;
    bool m_good = false;
};

// A problem of the deck: sign, sentence, and buttons for the fixes that are known at once; More has all of them. What a
// button would do is told when the pointer or the keyboard comes to it.
class ProblemRow : public QWidget {
    Q_OBJECT
public:
    explicit ProblemRow(QWidget* parent);
    // `more`: there can be others than these, that have to be looked for.
    void show(
        const model::Finding& finding, std::vector<model::Fix> fixes, bool more, const model::DeckChecker& checker);
    [[nodiscard]] const model::Finding& finding() const { return m_finding; }
    [[nodiscard]] const std::vector<model::Fix>& fixes() const { return m_fixes; }
    [[nodiscard]] bool mayHaveMore() const { return m_more; }
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }
    // With little room one fix has a button of its own; the others are in the menu.
    void setNarrow(bool narrow);
    [[nodiscard]] std::size_t buttonsShown() const;
    // What was found to mend it best gets the first button, where that had only a search; not under the hand.
    void offerBest(const std::vector<model::Fix>& ranked, const model::DeckChecker& checker);
    // The totals of the deck after a fix that has a button.
    void tellAfter(std::size_t fix, const QString& totals);

Q_SIGNALS:
    void stepWanted(int by); // to the next problem, or the one before
    void chosen();
    void reached();           // by the pointer or the keyboard
    void fixReached(int fix); // its button
    void fixWanted(int fix);
    void moreWanted(const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void nameButtons(const model::DeckChecker& checker);
    void placeButtons();

    bool m_narrow = false, m_more = false;
    model::Finding m_finding;
    std::vector<model::Fix> m_fixes;
    QLabel* m_sign;
    ProblemText* m_text;
    QString m_sentence, m_cites;
    std::pair<QString, QString> m_lead; // words of the first button, with little room and with much
    std::vector<QPushButton*> m_buttons;
};

class ProblemsView : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget* parent = nullptr);
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
    void waysWanted();              // to complete the deck
    void done(const QString& text); // what a fix did, and what is left

protected:
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void run(const model::Fix& fix);
    ProblemRow* rowAt(std::size_t index);
    void connectRow(ProblemRow* row);
    void lookFor(ProblemRow* row);
    void lookForBest();
    void step(const ProblemRow* from, int by);
    void showMenu(ProblemRow* row, const QPoint& at);
    void forgetRanked();

    QPointer<app::DeckDocument> m_document;
    QWidget* m_page;
    QScrollArea* m_scroll;
    QVBoxLayout* m_layout = nullptr;
    ProblemText* m_legal;
    QLabel* m_rest;
    std::vector<ProblemRow*> m_rows;
    int m_count = 0;
    QTimer m_quiet; // after which the best fixes are looked for
    app::Job m_job;
    const ProblemRow* m_asked = nullptr; // whose fixes these are
    std::map<const ProblemRow*, std::vector<model::Fix>> m_ranked;
    QPointer<FixMenu> m_menu;
    const ProblemRow* m_menuOf = nullptr;
};

} // namespace nexus::ui
