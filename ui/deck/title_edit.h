// The name of a deck in one line: where it does not fit it ends in "…", and while it is edited all of it can be
// reached.
#pragma once

#include <QLineEdit>

namespace nexus::ui {

class TitleEdit : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace nexus::ui
