#include "ui/deck/fix_menu.h"

#include "app/text/finding_text.h"
#include "app/text/fix_text.h"

#include <QScreen>

namespace nexus::ui {

namespace {

constexpr int widestText = 640;

QString q(const std::string& text) { return QString::fromStdString(text); }

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
    connect(this, &QMenu::hovered, this, [this](const QAction* action) { setAccessibleDescription(action->statusTip()); });
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
    stayOnScreen();
}

void FixMenu::add(const model::Fix& fix)
{
    const auto text = q(app::fixText(fix, m_document.checker()));
    auto shown = fontMetrics().elidedText(text, Qt::ElideRight, widestText).replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (fix.edit) // beside it, where other menus have their keys
        shown += QLatin1Char('\t') + q(app::plural(fix.copies, "copy", "copies"));
    auto* action = addAction(shown, this, [this, fix] { Q_EMIT wanted(fix); });
    const auto totals = totalsAfter(fix, m_document);
    action->setToolTip(totals.isEmpty() ? text : text + QLatin1Char('\n') + totals);
    action->setStatusTip(totals.isEmpty() ? text : totals);
}

// It grows where it stands when what was looked for is found.
void FixMenu::stayOnScreen()
{
    if (!isVisible())
        return;
    resize(sizeHint());
    const auto room = screen()->availableGeometry();
    move(std::clamp(x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(y(), room.top(), std::max(room.top(), room.bottom() - height())));
}

} // namespace nexus::ui
