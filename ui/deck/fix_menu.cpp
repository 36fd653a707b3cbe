#include "ui/deck/fix_menu.h"

#include "app/text/finding_text.h"
#include "app/text/advice_text.h"
#include "app/base/qt_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>
#include <QScreen>
#include <QStatusTipEvent>

namespace nexus::ui {

namespace {

constexpr int widestText = 640;

} // namespace

QString totalsAfter(const model::Fix& fix, const app::DeckDocument& document)
{
    if (!fix.edit)
        return {};
    const auto effect = model::effectOf(document.checker(), document.deck(), *fix.edit);
    return effect ? QMenu::tr("After: %1").arg(q(app::afterText(*effect, document.checker()))) : QString();
}

FixMenu::FixMenu(const app::DeckDocument& document, QWidget* parent)
    : QMenu(parent)
    , m_document(document)
{
    setToolTipsVisible(true);
    setAccessibleName(tr("Ways to mend it"));
    // A menu is a window: its tips go no further by themselves.
    const auto tell = [this](const QString& text) {
        QStatusTipEvent tip(text);
        QCoreApplication::sendEvent(parentWidget(), &tip);
    };
    connect(this, &QMenu::hovered, this, [this, tell](const QAction* action) {
        setAccessibleDescription(action->statusTip());
        tell(action->statusTip());
    });
    connect(this, &QMenu::aboutToHide, this, [tell] { tell({}); });
}

void FixMenu::offer(const std::vector<model::Fix>& fixes, bool complete)
{
    clear();
    for (const auto& fix : fixes)
        add(fix);
    if (!complete)
        addAction(tr("Looking for other ways…"))->setEnabled(false);
    else if (fixes.empty())
        addAction(tr("No other way was found"))->setEnabled(false);
    if (isVisible()) { // it grows when what was looked for is found
        resize(sizeHint());
        move(place());
    }
}

void FixMenu::add(const model::Fix& fix)
{
    const auto text = q(app::fixText(fix, m_document.checker()));
    auto shown =
        fontMetrics().elidedText(text, Qt::ElideRight, widestText).replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (fix.edit) // beside it, where other menus have their keys
        shown += QLatin1Char('\t') + counted(fix.copies, "copy", "copies");
    auto* action = addAction(shown, this, [this, fix] { Q_EMIT wanted(fix); });
    const auto totals = totalsAfter(fix, m_document);
    action->setToolTip(totals.isEmpty() ? text : text + QLatin1Char('\n') + totals);
    action->setStatusTip(totals.isEmpty() ? text : totals);
}

void FixMenu::openAt(const QPoint& below, int buttonHeight)
{
    m_below = below;
    m_buttonHeight = buttonHeight;
    popup(place());
}

QPoint FixMenu::place() const
{
    const auto size = sizeHint();
    const auto room = parentWidget()->screen()->availableGeometry();
    const bool above = m_below.y() + size.height() > room.bottom();
    const int top = above ? m_below.y() - m_buttonHeight - size.height() : m_below.y();
    return {std::clamp(m_below.x(), room.left(), std::max(room.left(), room.right() + 1 - size.width())),
        std::max(room.top(), top)};
}

} // namespace nexus::ui
