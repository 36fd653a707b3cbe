// Enter presses the button that has the keyboard, as Space does. In a dialog Enter stays its default button's.
#pragma once

#include <QObject>

namespace nexus::ui {

class ButtonKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nexus::ui
