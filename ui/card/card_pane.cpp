#include "ui/card/card_pane.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "app/text/play_text.h"
#include "model/abilities/language.h"
#include "model/abilities/tokens_said.h"
#include "model/cards/glossary.h"
#include "model/search/card_lookup.h"
#include "ui/card/face_view.h"
#include "ui/card/seen_curve.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>

namespace nexus::ui {

namespace {

// Words to be marked and copied.
QLabel* factLabel(const QString& text, QWidget* parent)
{
    auto* label = plainLabel(text, parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* mutedFact(const QString& text, QWidget* parent)
{
    auto* label = factLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* factHeading(const QString& text, QWidget* parent)
{
    auto* label = factLabel(text, parent);
    auto font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

// A word longer than the column is cut, and read in full in the tip.
QLabel* asWideAsTheColumn(QLabel* label)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    label->setToolTip(label->text());
    return label;
}

// With the section of the rulebook behind it, paler.
QLabel* withSection(QLabel* label, const std::string& section)
{
    if (section.empty())
        return label;
    const auto cited = QStringLiteral("§") + QChar(QChar::Nbsp) + q(section);
    label->setAccessibleName(label->text() + QStringLiteral(", ") + cited);
    setMarkup(*label, QStringLiteral("%1 <span style='color:%2; font-weight:400'>%3</span>")
                          .arg(escaped(label->text()), theme().muted.name(), escaped(cited)));
    return label;
}

constexpr int paperWidth = 744; // 63 mm at 300 dots an inch

} // namespace

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QPushButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")), parent)
    , m_shown(text)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return {QFontMetrics(sized(font(), 13, isCheckable())).horizontalAdvance(m_shown) + 2, 24};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(sized(font(), 13, isChecked()));
    painter.setPen(isChecked() ? theme().text : theme().accent);
    const int used = drawLine(painter, rect(), m_shown);
    const QRect under(0, height() / 2 + 8, used, hasFocus() ? 2 : 1);
    if (hasFocus() || underMouse())
        painter.fillRect(under, theme().accent);
}

CardFacts::CardFacts(std::shared_ptr<const model::Catalogue> catalogue, model::CardIndex card,
    std::optional<model::PrintingIndex> shown, app::DeckDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_catalogue(std::move(catalogue))
    , m_card(card)
    , m_document(document)
    , m_column(columnOf(12, noMargins, {}))
{
    setLayout(m_column);
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(4);
    rows->setHorizontalSpacing(12);
    rows->setColumnStretch(1, 1);
    m_column->addLayout(rows);
    addDeckRow(*rows);
    addPrintings(*rows, shown);
    if (m_document) {
        m_seen = withId(new SeenCurve(this), "seenCurve");
        m_column->addWidget(m_seen);
        refreshDeck();
    }
}

void CardFacts::addDeckRow(QGridLayout& rows)
{
    if (!m_document)
        return;
    m_deckRow = factLabel(deckWords(), this);
    m_deckRow->setAccessibleName(tr("In this deck: %1").arg(m_deckRow->text()));
    rows.addWidget(mutedFact(tr("In this deck"), this), 0, 0);
    rows.addWidget(m_deckRow, 0, 1);
}

// "3 in Main deck; 1 more leaves 10".
QString CardFacts::deckWords() const
{
    const auto& checker = m_document->checker();
    if (!checker.catalogue().sameNumbers(*m_catalogue) || !checker.catalogue().has(m_card))
        return tr("not in this ruleset");
    std::vector<int> copies(checker.ruleset().sections.size());
    for (const auto& row : checker.resolve(m_document->deck()))
        if (row.card == m_card && row.section < copies.size())
            copies[row.section] += row.count;
    QStringList places;
    for (std::size_t i = 0; i < copies.size(); ++i)
        if (copies[i] > 0)
            places << tr("%1 in %2").arg(copies[i]).arg(q(checker.ruleset().sections[i].label));
    if (places.isEmpty())
        places << tr("none");
    return places.join(QStringLiteral(", ")) + QStringLiteral("; ") +
           q(app::addingOne(m_document->additions(), checker, m_card).text);
}

void CardFacts::refreshDeck()
{
    if (!m_deckRow || !m_document)
        return;
    m_deckRow->setText(deckWords());
    m_deckRow->setAccessibleName(tr("In this deck: %1").arg(m_deckRow->text()));
    if (m_document->checker().catalogue().sameNumbers(*m_catalogue))
        m_seen->show(*m_document, m_card);
}

void CardFacts::addPrintings(QGridLayout& rows, std::optional<model::PrintingIndex> chosen)
{
    const auto printings = m_catalogue->printings(m_card);
    auto* list = columnOf(0, {});
    const auto shown = chosen.value_or(printings.empty() ? 0 : printings.front());
    for (const auto printing : printings) {
        auto label = q(model::printingLabel(m_catalogue->setCode(printing), m_catalogue->number(printing)));
        if (!m_catalogue->rarity(printing).empty())
            label += QStringLiteral(" · ") + q(std::string(m_catalogue->rarity(printing)));
        if (printings.size() == 1) {
            list->addWidget(factLabel(label, this));
            continue;
        }
        auto* button = new LinkButton(label, this);
        button->setCheckable(true);
        button->setChecked(printing == shown);
        button->setAccessibleName(tr("Show printing %1").arg(label));
        connect(button, &QPushButton::clicked, this, [this, printing] { Q_EMIT printingWanted(printing); });
        list->addWidget(button);
    }
    rows.addWidget(mutedFact(printings.size() == 1 ? tr("Printing") : tr("Printings"), this), 1, 0);
    rows.addLayout(list, 1, 1);
}

void CardFacts::focusShownPrinting()
{
    for (auto* button : findChildren<QPushButton*>())
        if (button->isChecked())
            button->setFocus();
}

void CardFacts::addKeywords(const model::Card& card)
{
    for (const auto& [printed, keyword] : model::explainedOn(card, m_catalogue->game()))
        m_column->addLayout(columnOf(4, {factHeading(q(printed), this), mutedFact(q(keyword->help), this)}));
}

void CardFacts::addTokens(const model::Card& card)
{
    QStringList words;
    for (const auto& token : model::tokensSaid(card))
        words << q(model::tokenWords(token));
    if (!words.isEmpty())
        m_column->addLayout(
            columnOf(4, {factHeading(tr("Tokens"), this), mutedFact(words.join(QLatin1Char('\n')), this)}));
}

void CardFacts::addPlay(const model::Card& card)
{
    static const std::map<std::string, std::string> none;
    const auto& cites = m_document ? m_document->checker().ruleset().tableRules.cites : none;
    const auto abilities = app::abilitiesInParts(card, m_catalogue->game(), vocabularyOf(*m_catalogue), cites);
    if (abilities.empty())
        return;
    auto* rows = new QGridLayout; // one for all, so that what is said stands in line
    rows->setVerticalSpacing(2);
    rows->setHorizontalSpacing(12);
    rows->setColumnStretch(0, 1);
    rows->setColumnStretch(1, 3);
    int row = 0;
    const auto across = [&](QLabel* label, const std::string& section, int above) {
        label->setContentsMargins(0, above, 0, 2);
        rows->addWidget(withSection(asWideAsTheColumn(label), section), row++, 0, 1, 2);
    };
    for (const auto& ability : abilities) {
        across(factHeading(q(ability.kind), this), ability.section, row > 0 ? 10 : 0);
        if (!ability.byHand.empty()) {
            across(factLabel(QString::fromUtf8(app::openSign) + QLatin1Char(' ') + q(ability.byHand), this), {}, 0);
            continue;
        }
        for (const auto& part : ability.parts) {
            rows->addWidget(asWideAsTheColumn(mutedFact(q(part.role), this)), row, 0);
            rows->addWidget(withSection(asWideAsTheColumn(factLabel(q(part.text), this)), part.section), row++, 1);
        }
    }
    m_column->addLayout(rows);
}

void CardFacts::addUses(const std::vector<app::DeckUse>& uses)
{
    const auto others = [&] {
        auto all = uses; // of the deck that is open the row above tells, as it is now
        std::erase_if(all, [&](const app::DeckUse& use) { return m_document && m_document->place().id == use.deck; });
        return all;
    }();
    if (others.empty())
        return;
    auto* block = columnOf(0, {factHeading(m_document ? tr("In other decks") : tr("Used in"), this)});
    for (const auto& use : others) {
        auto* button = new LinkButton(tr("%1 ×%2").arg(q(use.name)).arg(use.copies), this);
        button->setToolTip(button->text());
        button->setAccessibleName(tr("Open deck %1, copies: %2").arg(q(use.name)).arg(use.copies));
        connect(button, &QPushButton::clicked, this, [this, deck = use.deck] { Q_EMIT deckWanted(deck); });
        block->addWidget(button);
    }
    m_column->addLayout(block);
}

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
    m_empty->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_empty->setFocusPolicy(Qt::NoFocus);
    m_column = columnOf(12, {m_empty, {m_face, 0, Qt::AlignTop}, stretch(1)});
    setWidget(asWidget(m_column, {12, 12, 12, 12}));
    m_face->setArt([this](const app::CardFace& face, int width) { return m_art.picture(face, width); });
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

void CardPane::setUses(std::vector<app::DeckUse> uses)
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

void CardPane::refill()
{
    if (auto* before = std::exchange(m_facts, nullptr)) {
        before->hide();
        before->deleteLater(); // one of its own buttons may be asking
    }
    m_empty->setVisible(!m_card);
    m_face->setVisible(m_card.has_value());
    for (auto* action : actions())
        action->setEnabled(m_card.has_value());
    if (!m_card) {
        m_face->clear();
        return;
    }
    m_face->setFace(shownFace(), m_catalogue->game());
    m_facts = new CardFacts(m_catalogue, *m_card, m_printing, m_document);
    m_facts->addKeywords(shownFace().card);
    m_facts->addTokens(shownFace().card);
    m_facts->addPlay(shownFace().card);
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
