#include "ui/deck/deck_offers.h"

#include "app/documents/deck_actions.h"
#include "app/documents/workspace.h"
#include "app/text/gauges.h"
#include "model/advice/laws.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace nexus::ui {

namespace {

// "Exactly 200 CP" of the first total that has to be met, or nothing.
QString exactWords(const app::DeckDocument& document)
{
    const auto& constraints = document.checker().ruleset().constraints;
    for (const auto& gauge : app::gauges(document.report(), document.deck(), document.checker()))
        for (const auto& line : gauge.lines)
            if (constraints[line.constraint].bounds.exactly)
                return LegalBand::tr("Exactly %1 %2 and legal.").arg(figures(line.value), q(line.unit));
    return LegalBand::tr("The deck is legal.");
}

} // namespace

BeginOffers::BeginOffers(QWidget* parent)
    : QWidget(parent)
{
    const auto offer = [this](const QString& text, const QString& tip, const char* action) {
        auto* button = pushButton(
            text, tip, this, [this, action] { Q_EMIT actionWanted(QString::fromLatin1(action)); }, this);
        button->setAutoDefault(false);
        return withId(button, action);
    };
    setAccessibleName(tr("Ways to begin the deck"));
    m_giving = offer({}, tr("See which cards each would allow (Ctrl+M)"), "missions");
    m_package = offer(
        tr("Start from a package"), tr("Choose a legal package in five steps (Ctrl+Shift+N)"), "newFromPackage");
    m_paste = offer(tr("Paste a list"), tr("Paste a list or a deck code (Ctrl+Shift+V)"), "paste");
    auto* words = mutedLabel(tr("Begin with"), this);
    words->setAlignment(Qt::AlignCenter);
    setLayout(columnOf(
        8, {12, 8, 12, 12}, {words, rowOf(8, {stretch(1), m_giving, m_package, m_paste, stretch(1)}), stretch(1)}));
    hide();
}

void BeginOffers::setDocument(app::DeckDocument* document)
{
    follow(m_document, document, this, &BeginOffers::refresh);
    refresh();
}

void BeginOffers::refresh()
{
    const bool empty = m_document && !app::holdsCards(m_document->deck());
    if (empty) {
        const auto& ruleset = m_document->checker().ruleset();
        const auto giving = model::givingSections(ruleset);
        m_giving->setVisible(!giving.empty());
        m_package->setVisible(!giving.empty());
        if (!giving.empty())
            m_giving->setText(tr("Choose %1").arg(app::sectionLabel(ruleset, giving.front())));
    }
    setVisible(empty);
}

LegalBand::LegalBand(QWidget* parent)
    : QWidget(parent)
    , m_words(withId(new LineLabel(this), "legalWords"))
    , m_away(named(withId(new QToolButton(this), "legalAway"), tr("Hide this")))
{
    const auto offer = [this](const QString& text, const QString& tip, const char* action) {
        auto* button = pushButton(
            text, tip, this, [this, action] { Q_EMIT actionWanted(QString::fromLatin1(action)); }, this);
        button->setAutoDefault(false);
        return withId(button, action);
    };
    setAccessibleName(tr("The deck is legal now"));
    m_words->setBold(true);
    m_words->setMinimumWidth(120);
    m_name = offer(tr("Name it"), tr("Give the deck a name (Ctrl+R)"), "rename");
    m_save = offer(tr("Save it"), tr("Save a version (Ctrl+S)"), "save");
    auto* hand = offer(tr("Deal a hand"), tr("Draw a sample hand (Ctrl+D)"), "hand");
    m_away->setAutoRaise(true);
    m_away->setText(QStringLiteral("✕"));
    m_away->setToolTip(tr("Hide this (Esc)"));
    connect(m_away, &QToolButton::clicked, this, &QWidget::hide);
    setLayout(rowOf(8, {12, 6, 8, 6}, {{m_words, 1}, m_name, m_save, hand, m_away}));
    hide();
}

void LegalBand::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    hide();
    if (!document)
        return;
    connect(document, &app::DeckDocument::changed, this, &LegalBand::judge);
    connect(document, &app::DeckDocument::saved, this, &LegalBand::refreshButtons);
    m_wasLegal = document->report().legal();
}

void LegalBand::judge()
{
    const bool legal = m_document->report().legal() && app::holdsCards(m_document->deck());
    if (!legal) {
        hide();
    } else if (!m_wasLegal) {
        m_words->setText(withSign(app::metSign, exactWords(*m_document)), LineLabel::Tone::Good);
        show();
    }
    m_wasLegal = legal;
    refreshButtons();
}

void LegalBand::refreshButtons()
{
    m_name->setVisible(m_document && app::Workspace::isUnnamed(*m_document));
    m_save->setVisible(m_document && (m_document->isModified() || m_document->place().saved.empty()));
}

void LegalBand::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().hover);
    painter.fillRect(QRect(0, 0, 3, height()), theme().good);
}

} // namespace nexus::ui
