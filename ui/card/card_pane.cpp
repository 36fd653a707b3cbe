#include "ui/card/card_pane.h"

#include "app/text/card_text.h"
#include "app/base/qt_text.h"
#include "ui/card/face_view.h"
#include "ui/theme/parts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>
#include <QVBoxLayout>

namespace nexus::ui {

namespace {

constexpr int paperWidth = 744; // 63 mm at 300 dots an inch

} // namespace

CardPane::CardPane(QWidget* parent)
    : QScrollArea(parent)
    , m_face(new FaceView)
    , m_empty(emptyLabel(tr("Select a card to see it here.")))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("The selected card"));
    callOnce(m_deckSoon, 30, this, &CardPane::refreshDeck);
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(12);
    m_empty->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_empty->setFocusPolicy(Qt::NoFocus);
    m_column->addWidget(m_empty);
    m_column->addWidget(m_face, 0, Qt::AlignTop);
    m_column->addStretch(1);
    setWidget(content);
    m_face->setArt(
        [this](const app::CardFace& face, int width) { return m_art.picture(face, app::CardArt::windowOf(width)); });
    makeActions();
    refill();
    whenColoursChange(this, [this] { refill(); }); // links take the theme's colour
}

void CardPane::makeActions()
{
    const auto add = [this](const QString& text, void (CardPane::*slot)()) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add(tr("Copy as &text"), &CardPane::copyText);
    add(tr("Copy as &picture"), &CardPane::copyPicture);
    add(tr("&Save picture…"), &CardPane::savePicture);
}

void CardPane::setCatalogue(std::shared_ptr<const model::Catalogue> catalogue)
{
    std::optional<model::CardIndex> again;
    if (m_card && m_catalogue && catalogue)
        again = catalogue->byKey(m_catalogue->key(*m_card));
    m_catalogue = std::move(catalogue);
    m_card = again;
    m_printing.reset();
    refill();
}

void CardPane::setCard(std::optional<model::CardIndex> card)
{
    if (card && (!m_catalogue || *card >= m_catalogue->size()))
        card.reset();
    if (card == m_card)
        return;
    m_card = card;
    m_printing.reset();
    m_uses.clear();
    refill();
    ensureVisible(0, 0);
}

void CardPane::setDocument(app::DeckDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, &m_deckSoon, nullptr);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, &m_deckSoon,
            qOverload<>(&QTimer::start)); // after the deck itself is painted
    refill();
}

void CardPane::setUses(std::vector<CardUse> uses)
{
    m_uses = std::move(uses);
    refill();
}

void CardPane::setArtFolder(const std::filesystem::path& folder)
{
    m_art = app::CardArt(folder);
    if (m_card)
        m_face->setFace(shownFace(), m_catalogue->game());
}

app::CardFace CardPane::shownFace() const
{
    return m_printing ? app::cardFace(*m_catalogue, *m_card, *m_printing) : app::cardFace(*m_catalogue, *m_card);
}

void CardPane::clearFacts()
{
    if (!m_facts)
        return;
    m_facts->hide();
    m_facts->deleteLater(); // one of its own buttons may be asking
    m_facts = nullptr;
}

void CardPane::refill()
{
    clearFacts();
    m_empty->setVisible(!m_card);
    m_face->setVisible(m_card.has_value());
    for (auto* action : actions())
        action->setEnabled(m_card.has_value());
    if (!m_card) {
        m_face->clear();
        return;
    }
    m_face->setFace(shownFace(), m_catalogue->game());
    fillFacts();
}

void CardPane::fillFacts()
{
    m_facts = new CardFacts(m_catalogue, *m_card, m_printing, m_document);
    m_facts->addKeywords(shownFace().card.keywords);
    m_facts->addUses(m_uses);
    connect(m_facts, &CardFacts::printingWanted, this, &CardPane::showPrinting);
    connect(m_facts, &CardFacts::deckWanted, this, &CardPane::deckWanted);
    m_column->insertWidget(m_column->count() - 1, m_facts);
}

void CardPane::refreshDeck()
{
    if (m_facts)
        m_facts->refreshDeck();
}

void CardPane::showPrinting(model::PrintingIndex printing)
{
    m_printing = printing;
    refill();
    m_facts->focusShownPrinting();
}

void CardPane::copyText()
{
    if (m_card)
        QApplication::clipboard()->setText(q(app::cardText(shownFace().card, m_catalogue->game())));
}

void CardPane::copyPicture()
{
    if (m_card)
        QApplication::clipboard()->setImage(m_face->picture(paperWidth));
}

void CardPane::savePicture()
{
    if (!m_card)
        return;
    const auto name = q(app::artSlug(m_catalogue->name(*m_card))) + QStringLiteral(".png");
    const auto path = QFileDialog::getSaveFileName(this, tr("Save picture"), name, tr("PNG picture (*.png)"));
    if (path.isEmpty())
        return;
    if (const auto wrong = writePicture(path); !wrong.isEmpty())
        Q_EMIT trouble(wrong);
}

QString CardPane::writePicture(const QString& path) const
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && m_face->picture(paperWidth).save(&file, "PNG") && file.commit())
        return {};
    return tr("%1 could not be written: %2").arg(path, file.errorString());
}

void CardPane::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

} // namespace nexus::ui
