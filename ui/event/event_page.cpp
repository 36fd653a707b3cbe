#include "ui/event/event_page.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"
#include "ui/theme/window_style.h"

namespace nexus::ui {

namespace {

constexpr int aroundWords = 24;

} // namespace

void leadOn(QPushButton& button)
{
    button.setProperty(mainButton, true);
    const auto dress = [&button] {
        auto colours = button.palette();
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            colours.setColor(group, QPalette::ButtonText, theme().onAccent);
        button.setPalette(colours);
    };
    whenColoursChange(&button, dress);
    dress();
}

EventPage::EventPage(app::EventSession& session, QWidget* parent)
    : LazyPage(aroundWords, parent)
    , m_session(session)
{
    connect(&session, &app::EventSession::changed, this, &EventPage::becomeStale);
    connect(&session, &app::EventSession::replaced, this, &EventPage::becomeStale);
    connect(&session, &app::EventSession::listsChecked, this, &EventPage::becomeStale);
}

QWidget* EventPage::pageOf(QLayout* layout) { return asWidget(layout, {16, 12, 16, 12}); }

QString EventPage::missing() const { return m_session.isOpen() ? QString() : tr("No event is open."); }

bool EventPage::done(const app::EventSession::Done& deed)
{
    if (!deed)
        Q_EMIT trouble(deed.error());
    return deed.has_value();
}

QString EventPage::nameOf(model::PlayerNumber player) const
{
    const auto* known = state().player(player);
    return known ? q(known->name) : QString();
}

} // namespace nexus::ui
