// What the law says of the deck, a row a finding: sign, sentence with numbers, section of the rulebook, buttons that
// mend it in one step. Wrong comes before open. A click selects the cards in the deck.
#pragma once

#include "app/documents/deck_document.h"
#include "model/advice/fixes.h"

#include <QPointer>
#include <QTextLayout>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace nexus::ui {

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

class ProblemRow : public QWidget {
    Q_OBJECT
public:
    explicit ProblemRow(QWidget* parent);
    void show(const model::Finding& finding, std::vector<model::Fix> fixes, const model::DeckChecker& checker);
    [[nodiscard]] const model::Finding& finding() const { return m_finding; }
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }
    // With little room one fix has a button of its own; the others are in the menu.
    void setNarrow(bool narrow);
    [[nodiscard]] std::size_t buttonsShown() const;

Q_SIGNALS:
    void chosen();
    void fixWanted(int fix);
    void moreWanted(const QPoint& globalPosition);

public:
    [[nodiscard]] const std::vector<model::Fix>& fixes() const { return m_fixes; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void placeButtons();

    bool m_narrow = false;
    model::Finding m_finding;
    std::vector<model::Fix> m_fixes;
    QLabel* m_sign;
    ProblemText* m_text;
    QString m_sentence, m_cites;
    std::vector<QPushButton*> m_buttons;
};

class ProblemsView : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const std::vector<ProblemRow*>& rows() const { return m_rows; }
    // The first problem of a constraint gets the keyboard.
    void showConstraint(int constraint);

Q_SIGNALS:
    void countChanged(int problems);
    void cardsChosen(const std::vector<std::string>& names);
    void queryWanted(const QString& query);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void run(const model::Fix& fix);
    ProblemRow* rowAt(std::size_t index);

    QPointer<app::DeckDocument> m_document;
    QScrollArea* m_scroll;
    QWidget* m_page;
    QVBoxLayout* m_layout;
    ProblemText* m_legal;
    QLabel* m_rest;
    std::vector<ProblemRow*> m_rows;
    int m_count = 0;
};

} // namespace nexus::ui
