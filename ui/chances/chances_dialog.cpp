#include "ui/chances/chances_dialog.h"

#include "app/documents/workspace.h"
#include "ui/chances/draw_chances.h"
#include "ui/chances/hand_chances.h"
#include "ui/chances/initiative_chances.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"

#include <QTabWidget>

namespace nexus::ui {

ChancesDialog::ChancesDialog(app::Workspace& workspace, app::DeckDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_tabs(named(new QTabWidget(this), tr("Chances")))
    , m_hands(new HandChances)
    , m_draws(new DrawChances)
    , m_initiative(new InitiativeChances(workspace))
{
    setObjectName(QStringLiteral("chances"));
    resizeOnScreen(*this, {960, 720});
    m_tabs->setDocumentMode(true);
    addPage(m_hands, tr("&Hands"));
    addPage(m_draws, tr("D&raws"));
    addPage(m_initiative, tr("&Initiative"));
    setLayout(columnOf(QMargins(0, 4, 0, 0), {m_tabs}));
    connect(m_tabs, &QTabWidget::currentChanged, this, &ChancesDialog::refresh);
    setDocument(document);
}

// On a small screen a page scrolls instead of making the window larger than it.
void ChancesDialog::addPage(QWidget* page, const QString& title)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    m_tabs->addTab(area, title);
}

void ChancesDialog::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (m_document) {
        connect(m_document, &app::DeckDocument::changed, this, &ChancesDialog::refresh);
        connect(m_document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    refresh();
}

void ChancesDialog::showHands() { m_tabs->setCurrentIndex(0); }

void ChancesDialog::showDraws() { m_tabs->setCurrentIndex(1); }

void ChancesDialog::showInitiative() { m_tabs->setCurrentIndex(2); }

void ChancesDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    refresh();
}

void ChancesDialog::refresh()
{
    setWindowTitle(m_document ? tr("Chances: %1").arg(QString::fromStdString(m_document->deck().name)) : tr("Chances"));
    if (!isVisible())
        return;
    const auto deck = drawnDeck(m_document);
    switch (m_tabs->currentIndex()) {
    case 0: m_hands->setDeck(deck); break;
    case 1: m_draws->setDeck(deck); break;
    default: m_initiative->setDeck(deck, m_document); break;
    }
}

} // namespace nexus::ui
