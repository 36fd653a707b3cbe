#include "ui/search/query_field.h"

#include "model/search/query_completion.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QInputMethodEvent>

namespace nexus::ui {

QueryField::QueryField(QWidget* parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_error.reset(); // it spoke of the text before
        mark();
    });
    whenColoursChange(this, [this] { mark(); });
}

void QueryField::setError(std::optional<model::QueryError> error)
{
    if (m_error == error)
        return;
    m_error = std::move(error);
    mark();
}

void QueryField::mark()
{
    const QString now = text();
    m_marks.clear();
    const auto add = [&](qsizetype from, qsizetype to, const QTextCharFormat& format) {
        if (from < to)
            m_marks.append({static_cast<int>(from), static_cast<int>(to - from), format});
    };
    QTextCharFormat field;
    field.setForeground(theme().accent);
    field.setFontWeight(QFont::DemiBold);
    for (const auto& place : model::fieldPlaces(now.toStdString()))
        add(fromBytes(now, place.offset), fromBytes(now, place.offset + place.length), field);
    if (m_error && !now.isEmpty()) {
        QTextCharFormat wave;
        wave.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wave.setUnderlineColor(theme().bad);
        // Something missing has no width: the sign before it is marked.
        const auto from = m_error->column - (m_error->length == 0 && m_error->column > 1 ? 2 : 1);
        add(fromCodePoints(now, from), fromCodePoints(now, from + std::max<std::size_t>(1, m_error->length)), wave);
    }
    QList<QInputMethodEvent::Attribute> attributes;
    for (const auto& range : m_marks)
        attributes.append({QInputMethodEvent::TextFormat, range.start - cursorPosition(), range.length, range.format});
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(this, &event);
}

qsizetype fromBytes(const QString& text, std::size_t bytes)
{
    return QString::fromUtf8(text.toUtf8().left(static_cast<qsizetype>(bytes))).size();
}

qsizetype fromCodePoints(const QString& text, std::size_t codePoints)
{
    qsizetype at = 0;
    for (; at < text.size() && codePoints > 0; --codePoints)
        at += text.at(at).isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
    return at;
}

std::size_t toBytes(const QString& text, qsizetype position)
{
    return static_cast<std::size_t>(text.left(position).toUtf8().size());
}

} // namespace nexus::ui
