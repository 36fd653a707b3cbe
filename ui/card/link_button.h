// Text in the colour of links that is a button: reached by Tab, in line with the words around it, plain text. One that
// can be checked is a choice: checked, it is what is shown now and stands in bold.
#pragma once

#include <QPushButton>

namespace nexus::ui {

class LinkButton : public QPushButton {
public:
    LinkButton(const QString& text, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shown; // text() doubles every "&"
};

} // namespace nexus::ui
