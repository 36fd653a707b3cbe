#include "ui/theme/number_field.h"

#include "ui/theme/parts.h"

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int mostDigits = 18; // within 64 bits

std::optional<qint64> numberIn(const QString& text)
{
    bool isNumber = false;
    const auto number = text.trimmed().toLongLong(&isNumber);
    return isNumber && text.size() <= mostDigits ? std::optional(number) : std::nullopt;
}

} // namespace

NumberField::NumberField(const QString& what, int low, int high, const QString& more, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(low, high);
    setAccessibleName(what);
    auto words = tr("From %1 to %2.", "bounds of a number").arg(figures(low), figures(high));
    if (!more.isEmpty())
        words += u' ' + more;
    setToolTip(words);
    setAccessibleDescription(words);
}

QValidator::State NumberField::validate(QString& text, int& position) const
{
    const auto state = QSpinBox::validate(text, position);
    return state == QValidator::Invalid && numberIn(text) ? QValidator::Intermediate : state;
}

void NumberField::fixup(QString& text) const
{
    const auto number = numberIn(text);
    if (!number)
        return QSpinBox::fixup(text);
    const auto nearest = std::clamp<qint64>(*number, minimum(), maximum());
    if (nearest == *number)
        return;
    text = QString::number(nearest);
    Q_EMIT corrected(
        tr("%1: from %2 to %3. %4 became %5.", "a number that was out of bounds")
            .arg(accessibleName(), figures(minimum()), figures(maximum()), figures(*number), figures(nearest)));
}

} // namespace nexus::ui
