// A number within bounds, which its tooltip names. One typed beyond them is not refused digit by digit without a word:
// it becomes the nearest that is allowed, and that is told.
#pragma once

#include <QSpinBox>

namespace nexus::ui {

class NumberField : public QSpinBox {
    Q_OBJECT
public:
    // `what` is its name; `more` is said behind the bounds.
    NumberField(const QString& what, int low, int high, const QString& more, QWidget* parent = nullptr);

    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

Q_SIGNALS:
    void corrected(const QString& words) const;
};

} // namespace nexus::ui
