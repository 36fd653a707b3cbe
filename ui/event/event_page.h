// A page of the Event view: shows where the open event stands, anew after each deed; what it does goes through the
// session, and what cannot be done is told.
#pragma once

#include "app/documents/event_session.h"
#include "ui/theme/lazy_page.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class EventPage : public LazyPage {
    Q_OBJECT
public:
    virtual void ready() {} // the catalogue is there

Q_SIGNALS:
    void told(const QString& text);
    void trouble(const QString& message);

protected:
    EventPage(app::EventSession& session, QWidget* parent);

    [[nodiscard]] QString missing() const override;
    [[nodiscard]] app::EventSession& session() const { return m_session; }
    [[nodiscard]] const model::EventState& state() const { return m_session.state(); }
    // All of the page, with room around.
    [[nodiscard]] static QWidget* pageOf(QLayout* layout);
    // Whether it was done; else the trouble was told.
    bool done(const app::EventSession::Done& deed);
    bool act(const model::EventDeed& deed) { return done(m_session.act({deed})); }
    // "Ann Lee"
    [[nodiscard]] QString nameOf(model::PlayerNumber player) const;

private:
    app::EventSession& m_session;
};

// The button that leads on: on the accent.
void leadOn(QPushButton& button);

} // namespace nexus::ui
