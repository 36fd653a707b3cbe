#include "ui/window/status_line.h"

#include "app/base/qt_text.h"
#include "app/text/gauges.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QDateTime>
#include <QLocale>
#include <QStatusBar>

namespace nexus::ui {

namespace {

// A label whose new words do not make the window lay itself out anew: its width goes in steps.
void setSteady(QLabel* label, const QString& text)
{
    label->setText(text);
    const int step = 48;
    const int wanted = text.isEmpty() ? 0 : (label->fontMetrics().horizontalAdvance(text) + 8 + step - 1) / step * step;
    if (label->minimumWidth() != wanted || label->maximumWidth() != wanted)
        label->setFixedSize(wanted, label->fontMetrics().height() + 4);
}

QString savedWords(const app::DeckDocument& document)
{
    const auto time = QDateTime::fromString(q(document.place().saved), Qt::ISODate).toLocalTime();
    const auto when = time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QStringLiteral("HH:mm"))
                                                          : QLocale().toString(time.date(), QLocale::ShortFormat);
    if (document.isModified())
        return time.isValid() ? StatusLine::tr("Draft kept · version saved %1").arg(when)
                              : StatusLine::tr("Draft kept · not saved yet");
    return time.isValid() ? StatusLine::tr("Saved %1").arg(when) : QString();
}

} // namespace

StatusLine::StatusLine(app::Workspace& workspace, QStatusBar* bar)
    : QObject(bar)
    , m_workspace(workspace)
    , m_verdict(named(withId(new QLabel(bar), "verdict"), tr("Legality of the deck")))
    , m_saved(withId(new QLabel(bar), "saved"))
    , m_told(withId(new QLabel(bar), "told"))
    , m_cards(withId(new QLabel(tr("Opening the card catalogue …"), bar), "cards"))
{
    m_verdict->setFont(bold(m_verdict->font()));
    m_saved->setForegroundRole(QPalette::PlaceholderText);
    m_cards->setForegroundRole(QPalette::PlaceholderText);
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(8, 0, 8, 0);
    bar->addWidget(m_verdict);
    bar->addWidget(m_saved);
    bar->addWidget(m_told, 1);
    bar->addPermanentWidget(m_cards);
}

void StatusLine::refresh(const app::DeckDocument* document)
{
    if (document) {
        refreshDeck(*document);
    } else {
        m_verdict->setPalette({});
        setSteady(
            m_verdict, m_workspace.isReady() ? tr("No deck is open: Ctrl+N begins one, Ctrl+O opens one") : QString());
        setSteady(m_saved, {});
    }
    if (m_workspace.isReady())
        refreshCatalogue();
}

void StatusLine::refreshDeck(const app::DeckDocument& document)
{
    const auto told = app::verdict(document.report());
    const auto& colours = theme();
    const auto colour = told.state == app::GaugeState::Wrong  ? colours.bad
                        : told.state == app::GaugeState::Open ? colours.open
                                                              : colours.good;
    const auto sign = QString::fromUtf8(told.state == app::GaugeState::Wrong  ? app::wrongSign
                                        : told.state == app::GaugeState::Open ? app::openSign
                                                                              : app::metSign);
    if (auto palette = m_verdict->palette(); palette.color(QPalette::WindowText) != colour) {
        palette.setColor(QPalette::WindowText, colour);
        m_verdict->setPalette(palette);
    }
    setSteady(m_verdict, sign + QLatin1Char(' ') + q(told.text));
    m_verdict->setAccessibleDescription(q(told.text));
    setSteady(m_saved, savedWords(document));
}

void StatusLine::refreshCatalogue()
{
    QStringList sets;
    for (const auto& set : m_workspace.catalogue()->sets())
        sets << q(set.name);
    const auto names = sets.size() > 3 ? tr("%1 sets").arg(sets.size()) : sets.join(QStringLiteral(", "));
    m_cards->setText(
        tr("%1 cards · %2").arg(QLocale().toString(static_cast<qulonglong>(m_workspace.catalogue()->size())), names));
}

void StatusLine::tell(const QString& text)
{
    m_told->setText(text);
    QTimer::singleShot(6000, m_told, [label = m_told, text] {
        if (label->text() == text)
            label->clear();
    });
}

void StatusLine::sayUnreadable() { m_cards->setText(tr("The profile cannot be opened")); }

} // namespace nexus::ui
