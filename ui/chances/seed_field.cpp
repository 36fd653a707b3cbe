#include "ui/chances/seed_field.h"

#include <QKeyEvent>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>

namespace nexus::ui {

SeedField::SeedField(QWidget* parent)
    : QLineEdit(parent)
{
    setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,20}")), this));
    setAccessibleName(tr("Seed"));
    setToolTip(tr("The number that decides the shuffles: the same number, the same cards"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

std::optional<quint64> SeedField::seed() const
{
    bool number = false;
    const auto value = text().toULongLong(&number);
    return number ? std::optional(value) : std::nullopt;
}

quint64 SeedField::seedOrChance() const { return seed().value_or(chance()); }

quint64 SeedField::chance() { return QRandomGenerator::global()->bounded(quint32{1'000'000'000}); }

QSize SeedField::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14 + 16, QLineEdit::sizeHint().height()};
}

QSize SeedField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, QLineEdit::minimumSizeHint().height()};
}

void SeedField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept();
        Q_EMIT chosen();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace nexus::ui
