#include "ui/theme/text_field.h"

#include "app/base/figures.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QToolTip>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr auto keeperOfLines = "tellsFullLines";

class LineKeeper : public QObject {
public:
    explicit LineKeeper(QApplication& application)
        : QObject(&application)
    {
        setObjectName(QLatin1String(keeperOfLines));
        application.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* line = event->type() == QEvent::Polish ? qobject_cast<QLineEdit*>(watched) : nullptr;
        if (line && !line->property(keeperOfLines).toBool()) {
            line->setProperty(keeperOfLines, true);
            connect(line, &QLineEdit::inputRejected, line, [line] {
                if (line->text().size() >= line->maxLength())
                    QToolTip::showText(line->mapToGlobal(QPoint(0, line->height())),
                        TextField::tr(
                            "At most %n letters go in here; the rest was not taken.", nullptr, line->maxLength()),
                        line);
            });
        }
        return false;
    }
};

} // namespace

tl::expected<QString, QString> measured(const QString& text, std::size_t most, std::size_t already)
{
    const auto letters = static_cast<std::size_t>(text.size()) + already;
    if (letters <= most)
        return text;
    return tl::unexpected(
        TextField::tr("The text was not taken: with it there would be %1 letters, and at most %2 go in here.")
            .arg(figures(letters), figures(most)));
}

TextField::TextField(std::size_t most, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_most(most)
{
}

void TextField::insertFromMimeData(const QMimeData* data)
{
    const auto chosen = textCursor().selectedText().size(); // goes
    const auto already = static_cast<std::size_t>(std::max<qsizetype>(0, document()->characterCount() - 1 - chosen));
    if (const auto text = measured(data->text(), m_most, already)) {
        textCursor().insertText(*text);
        return ensureCursorVisible();
    } else {
        QToolTip::showText(mapToGlobal(cursorRect().bottomLeft()), text.error(), this);
        Q_EMIT tooLong(text.error());
    }
}

void tellFullLines(QApplication& application)
{
    if (!application.findChild<QObject*>(QLatin1String(keeperOfLines), Qt::FindDirectChildrenOnly))
        new LineKeeper(application);
}

} // namespace nexus::ui
