// The sentence of a problem: its beginning (the card's name) bold, the rulebook section muted; wraps to the width there
// is. Asked for its height at many widths, it shapes its letters once a text.
#pragma once

#include <QTextLayout>
#include <QWidget>

namespace nexus::ui {

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

} // namespace nexus::ui
