// A problem of the deck: sign, sentence, and buttons for the fixes that are known at once; More has all of them. What a
// button would do is told when the pointer or the keyboard comes to it.
#pragma once

#include "model/advice/fixes.h"
#include "ui/deck/problem_text.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

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
    void placeButtons();

    bool m_narrow = false, m_more = false;
    model::Finding m_finding;
    std::vector<model::Fix> m_fixes;
    QLabel* m_sign;
    ProblemText* m_text;
    QString m_sentence, m_cites;
    std::vector<QPushButton*> m_buttons;
};

} // namespace nexus::ui
