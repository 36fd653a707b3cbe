#include "ui/theme/plain_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <QTextDocumentFragment>
#include <QTextEdit>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr auto keeperName = "keepsWordsPlain";

// Qt's own label of a tip, which would take markup by its looks and never fold a plain line.
bool isTip(const QLabel& label) { return label.inherits("QTipLabel"); }

// A line longer than a tip is wide goes on in the next, and the tip stays on the screen.
void fold(QLabel& tip)
{
    if (tip.wordWrap() || tip.sizeHint().width() <= tip.maximumWidth())
        return;
    tip.setWordWrap(true);
    tip.resize(tip.sizeHint());
    const auto screen = tip.screen()->availableGeometry();
    tip.move(tip.x(), std::max(screen.top(), std::min(tip.y(), screen.bottom() - tip.height())));
}

class WordKeeper : public QObject {
public:
    explicit WordKeeper(QApplication& application)
        : QObject(&application)
    {
        setObjectName(QLatin1String(keeperName));
        application.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto type = event->type();
        if (type != QEvent::Polish && type != QEvent::Show && type != QEvent::Resize)
            return false;
        auto* label = qobject_cast<QLabel*>(watched);
        if (!label)
            return false;
        if (type == QEvent::Polish && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        if (isTip(*label)) {
            constexpr int lettersOfLine = 72;
            if (type == QEvent::Polish)
                label->setMaximumWidth(label->fontMetrics().averageCharWidth() * lettersOfLine);
            else
                fold(*label);
        }
        return false;
    }
};

} // namespace

void keepWordsPlain(QApplication& application)
{
    if (!application.findChild<QObject*>(QLatin1String(keeperName), Qt::FindDirectChildrenOnly))
        new WordKeeper(application);
}

void setMarkup(QLabel& label, const QString& html)
{
    label.setTextFormat(Qt::RichText);
    label.setText(html);
}

void setMarkup(QTextEdit& page, const QString& html) { page.setHtml(html); }

QString escaped(const QString& words)
{
    return words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString wordsOf(const QLabel& label)
{
    return label.textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
                                              : label.text();
}

} // namespace nexus::ui
