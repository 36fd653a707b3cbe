#include "ui/window/build_view.h"

#include "ui/advice/advice_view.h"
#include "ui/card/card_pane.h"
#include "ui/catalogue/search_pane.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_pane.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTabWidget>
#include <QToolButton>

#include <exception>

namespace nexus::ui {

namespace {

constexpr int leastWidthForCard = 1000;
constexpr int leastHeightForHint = 620;

} // namespace

BuildView::BuildView(app::Workspace& workspace, QSettings& settings, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_columns(withId(new QSplitter(Qt::Horizontal, this), "columns"))
{
    setLayout(rowOf(noMargins, {m_columns}));
    m_columns->setHandleWidth(1);
    m_search = new SearchPane(m_workspace, m_columns);
    m_search->setMinimumWidth(260);
    auto* middle = new QWidget(m_columns);
    middle->setAutoFillBackground(true);
    middle->setBackgroundRole(QPalette::Base);
    m_hint = makeHint();
    m_deck = new DeckPane(m_workspace, middle);
    m_deck->setMinimumWidth(360);
    middle->setLayout(columnOf(0, noMargins, {{m_deck, 1}}));
    m_deck->standBelow(m_hint);
    m_card = new CardPane(m_columns);
    m_card->setMinimumWidth(180);
    divide(*m_columns, {m_search, middle, m_card}, {4, 6, 2}, {510, 680, 240});
    connectPanes();
}

QWidget* BuildView::makeHint()
{
    auto* hint = new QWidget(this);
    m_hintWords = plainLabel({}, hint);
    auto* guide = pushButton(
        tr("Start in five minutes"), {}, this, [this] { Q_EMIT helpWanted(QStringLiteral("first-steps")); }, hint);
    guide->setAutoDefault(false);
    auto* away = named(new QToolButton(hint), tr("Hide this hint"));
    away->setAutoRaise(true);
    away->setText(QStringLiteral("✕"));
    hint->setLayout(rowOf(QMargins(16, 8, 8, 8), {{m_hintWords, 1}, guide, away}));
    connect(away, &QToolButton::clicked, this, [this] {
        dropHint();
        m_settings.setValue(QStringLiteral("window/hintSeen"), true);
    });
    hint->hide();
    return hint;
}

void BuildView::connectPanes()
{
    connect(&m_workspace, &app::Workspace::catalogueChanged, this, [this] {
        m_card->setCatalogue(m_workspace.catalogue());
        m_usesStale = true;
        m_search->setCatalogue();
        m_deck->fillRulesets(); // an edition may be new
    });
    connect(&m_workspace, &app::Workspace::libraryChanged, this, [this] {
        m_usesStale = true;
        m_cardSoon.start();
    });
    // So that going through rows and typing never wait for the card.
    callOnce(m_cardSoon, 40, this, &BuildView::showChosenCard);
    connect(m_search, &SearchPane::currentCardChanged, this, &BuildView::choose);
    connect(m_search, &SearchPane::told, this, &MainView::told);
    connect(m_deck, &DeckPane::currentCardChanged, this, [this](quint32 card) {
        if (document())
            choose(card);
    });
    connect(m_deck, &DeckPane::queryWanted, this, [this](const QString& query) {
        m_search->setQuery(query);
        m_search->focusResults();
    });
    connect(m_deck, &DeckPane::trouble, this, &MainView::trouble);
    connect(m_deck, &DeckPane::done, this, &BuildView::done);
    connect(m_deck, &DeckPane::compareWanted, this, &BuildView::compareWanted);
    connect(m_deck, &DeckPane::actionWanted, this, &BuildView::actionWanted);
    connect(m_deck, &DeckPane::undoWanted, this, &BuildView::undoWanted);
    connect(m_deck, &DeckPane::redoWanted, this, &BuildView::redoWanted);
    connect(m_card, &CardPane::deckWanted, this, &BuildView::deckWanted);
    connect(m_card, &CardPane::trouble, this, &MainView::trouble);
}

void BuildView::choose(quint32 card)
{
    m_chosen = card;
    m_cardSoon.start();
}

void BuildView::showChosenCard()
{
    if (!m_workspace.isReady() || m_chosen >= m_workspace.catalogue()->size())
        return;
    if (std::exchange(m_usesStale, false)) {
        try {
            m_uses.fill(m_workspace);
        } catch (const std::exception& error) {
            Q_EMIT told(tr("The decks cannot be read: %1").arg(QString::fromUtf8(error.what())));
        }
    }
    m_card->setCard(m_chosen);
    m_card->setUses(m_uses.of(m_workspace.catalogue()->key(m_chosen)));
}

void BuildView::ready()
{
    m_card->setArtFolder(m_workspace.folder() / "art");
    m_card->setCatalogue(m_workspace.catalogue());
    m_search->setCatalogue();
    m_deck->fillRulesets();
}

app::DeckDocument* BuildView::document() const { return m_deck->document(); }

void BuildView::setDocument(app::DeckDocument* document)
{
    if (document != this->document() || (document && !document->place().id))
        dropHint(); // it is about another deck, or one of one's own is begun
    m_deck->setDocument(document);
    m_search->setDocument(document);
    m_card->setDocument(document);
}

// Esc that nothing else wanted.
void BuildView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_deck->dismissBand())
        MainView::keyPressEvent(event);
}

void BuildView::showCard(bool shown)
{
    m_cardWanted = shown;
    m_card->setVisible(shown);
}

void BuildView::offerHint()
{
    m_hintWanted = document() && m_workspace.isFirstStart() &&
                   !m_settings.value(QStringLiteral("window/hintSeen"), false).toBool();
    if (m_hintWanted) {
        const bool finished = document()->report().legal();
        if (!finished) // it goes when that is done
            connect(document(), &app::DeckDocument::changed, m_hint, [this] {
                if (document() && document()->report().legal())
                    dropHint();
            });
        m_hintWords->setText(finished ? tr("A sample deck to try things out. Ctrl+N starts your own.")
                                      : tr("A deck to finish. Ctrl+N starts your own."));
    }
    m_hint->setVisible(m_hintWanted && window()->height() >= leastHeightForHint);
}

void BuildView::dropHint()
{
    m_hintWanted = false;
    m_hint->hide();
}

void BuildView::fit(const QSize& window)
{
    m_card->setVisible(m_cardWanted && window.width() >= leastWidthForCard);
    m_hint->setVisible(m_hintWanted && window.height() >= leastHeightForHint);
    m_columns->updateGeometry(); // a splitter tells nobody that it can be narrower now
}

QString BuildView::helpPage() const
{
    const auto* focus = QApplication::focusWidget();
    const auto within = [&](const QWidget* pane) { return focus && (pane == focus || pane->isAncestorOf(focus)); };
    if (within(m_search))
        return QStringLiteral("search");
    if (within(m_deck->tabs()) && m_deck->tabs()->currentIndex() == DeckPane::Problems)
        return QStringLiteral("deck-law");
    if (within(m_deck->tabs()) && m_deck->tabs()->currentIndex() == DeckPane::Advice && m_deck->advice()->current())
        return m_deck->advice()->current()->helpPage();
    return within(m_deck) ? QStringLiteral("window") : QStringLiteral("index");
}

void BuildView::restore(const QSettings& settings)
{
    m_columns->restoreState(settings.value(QStringLiteral("window/columns")).toByteArray());
    m_deck->tabs()->setCurrentIndex(settings.value(QStringLiteral("window/deckTab"), 0).toInt());
    m_deck->advice()->restore(settings);
    m_deck->restore(settings);
    m_search->restore(settings);
}

void BuildView::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("window/deckTab"), m_deck->tabs()->currentIndex());
    m_deck->advice()->store(settings);
    m_deck->store(settings);
    m_search->store(settings);
}

} // namespace nexus::ui
