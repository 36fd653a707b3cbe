#include "ui/card/card_pane.h"

#include "app/text/card_text.h"
#include "app/text/card_words.h"
#include "model/base/text.h"
#include "ui/card/face_view.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

namespace nexus::ui {

namespace {

constexpr int paperWidth = 744; // 63 mm at 300 dots an inch

QLabel* plainLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* mutedLabel(const QString& text, QWidget* parent)
{
    auto* label = plainLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* headingLabel(const QString& text, QWidget* parent)
{
    auto* label = plainLabel(text, parent);
    auto font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

// Text in the colour of links that is a button: reached by Tab, in line with the words around it, plain text. Checked,
// it is what is shown now and stands in bold.
class LinkButton : public QPushButton {
public:
    LinkButton(const QString& text, QWidget* parent)
        : QPushButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")), parent)
        , m_shown(text)
    {
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(sized(font(), 13, isCheckable())).horizontalAdvance(m_shown) + 2, 24};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, 24}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(sized(font(), 13, isChecked()));
        painter.setPen(isChecked() ? theme().text : theme().accent);
        const int used = drawLine(painter, rect(), m_shown);
        const QRect under(0, height() / 2 + 8, used, hasFocus() ? 2 : 1);
        if (hasFocus() || underMouse())
            painter.fillRect(under, theme().accent);
    }

private:
    QString m_shown; // text() doubles every "&"
};

QPushButton* linkButton(const QString& text, QWidget* parent) { return new LinkButton(text, parent); }

QString qtext(const std::string& text) { return QString::fromStdString(text); }

} // namespace

CardPane::CardPane(QWidget* parent)
    : QScrollArea(parent)
    , m_face(new FaceView)
    , m_empty(plainLabel(tr("Select a card to see it here."), nullptr))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("The selected card"));
    m_deckSoon.setSingleShot(true);
    m_deckSoon.setInterval(30);
    connect(&m_deckSoon, &QTimer::timeout, this, &CardPane::refreshDeckRow);
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(12);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_column->addWidget(m_empty);
    m_column->addWidget(m_face, 0, Qt::AlignTop);
    m_column->addStretch(1);
    setWidget(content);
    m_face->setArt([this](const app::CardFace& face, int width) { return m_art.picture(face, app::CardArt::windowOf(width)); });
    makeActions();
    refill();
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
        connect(document, &app::DeckDocument::changed, &m_deckSoon, qOverload<>(&QTimer::start)); // after the deck itself is painted
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
    m_deckRow = nullptr;
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
    m_facts = new QWidget;
    auto* column = new QVBoxLayout(m_facts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(4);
    rows->setHorizontalSpacing(12);
    rows->setColumnStretch(1, 1);
    column->addLayout(rows);
    addDeckRow(*rows);
    addPrintings(*rows);
    addKeywords();
    addUses();
    m_column->insertWidget(m_column->count() - 1, m_facts);
}

void CardPane::addDeckRow(QGridLayout& rows)
{
    if (!m_document)
        return;
    m_deckRow = plainLabel(deckWords(), m_facts);
    m_deckRow->setAccessibleName(tr("In this deck: %1").arg(m_deckRow->text()));
    rows.addWidget(mutedLabel(tr("In this deck"), m_facts), 0, 0);
    rows.addWidget(m_deckRow, 0, 1);
}

// "4 in Main deck; 1 more, leaves 10".
QString CardPane::deckWords() const
{
    const auto& checker = m_document->checker();
    const auto inDeck = checker.catalogue().byKey(m_catalogue->key(*m_card));
    if (!inDeck)
        return tr("not among the cards of this ruleset");
    std::vector<int> copies(checker.ruleset().sections.size());
    for (const auto& row : checker.resolve(m_document->deck()))
        if (row.card == inDeck && row.section < copies.size())
            copies[row.section] += row.count;
    QStringList places;
    for (std::size_t i = 0; i < copies.size(); ++i)
        if (copies[i] > 0)
            places << tr("%1 in %2").arg(copies[i]).arg(qtext(checker.ruleset().sections[i].label));
    if (places.isEmpty())
        places << tr("none");
    return places.join(QStringLiteral(", ")) + QStringLiteral("; ") +
           qtext(app::addingOne(m_document->additions(), checker, *inDeck).text);
}

void CardPane::refreshDeckRow()
{
    if (!m_card || !m_deckRow || !m_document)
        return;
    m_deckRow->setText(deckWords());
    m_deckRow->setAccessibleName(tr("In this deck: %1").arg(m_deckRow->text()));
}

void CardPane::addPrintings(QGridLayout& rows)
{
    const auto printings = m_catalogue->printings(*m_card);
    auto* list = new QVBoxLayout;
    list->setSpacing(0);
    const auto shown = m_printing.value_or(printings.empty() ? 0 : printings.front());
    for (const auto printing : printings) {
        auto label = qtext(app::printingLabel(m_catalogue->setCode(printing), m_catalogue->number(printing)));
        if (!m_catalogue->rarity(printing).empty())
            label += QStringLiteral(" · ") + qtext(std::string(m_catalogue->rarity(printing)));
        if (printings.size() == 1) {
            list->addWidget(plainLabel(label, m_facts));
            continue;
        }
        auto* button = linkButton(label, m_facts);
        button->setCheckable(true);
        button->setChecked(printing == shown);
        button->setAccessibleName(tr("Show printing %1").arg(label));
        connect(button, &QPushButton::clicked, this, [this, printing] { showPrinting(printing); });
        list->addWidget(button);
    }
    rows.addWidget(mutedLabel(printings.size() == 1 ? tr("Printing") : tr("Printings"), m_facts), 1, 0);
    rows.addLayout(list, 1, 1);
}

void CardPane::showPrinting(model::PrintingIndex printing)
{
    m_printing = printing;
    refill();
    for (auto* button : m_facts->findChildren<QPushButton*>())
        if (button->isChecked())
            button->setFocus();
}

void CardPane::addKeywords()
{
    const auto& game = m_catalogue->game();
    for (const auto& printed : shownFace().card.keywords) {
        const auto* keyword = game.keywordOf(printed);
        if (!keyword || keyword->help.empty())
            continue;
        auto* block = new QVBoxLayout;
        block->setSpacing(4);
        block->addWidget(headingLabel(qtext(printed), m_facts));
        block->addWidget(mutedLabel(qtext(keyword->help), m_facts));
        static_cast<QVBoxLayout*>(m_facts->layout())->addLayout(block);
    }
}

void CardPane::addUses()
{
    if (m_uses.empty())
        return;
    auto* block = new QVBoxLayout;
    block->setSpacing(0);
    block->addWidget(headingLabel(tr("Used in"), m_facts));
    for (const auto& use : m_uses) {
        auto* button = linkButton(tr("%1 ×%2").arg(use.name).arg(use.copies), m_facts);
        button->setAccessibleName(tr("Open the deck %1, which has %2").arg(use.name).arg(use.copies));
        connect(button, &QPushButton::clicked, this, [this, deck = use.deck] { Q_EMIT deckWanted(deck); });
        block->addWidget(button);
    }
    static_cast<QVBoxLayout*>(m_facts->layout())->addLayout(block);
}

void CardPane::copyText()
{
    if (m_card)
        QApplication::clipboard()->setText(qtext(app::cardText(shownFace().card, m_catalogue->game())));
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
    const auto name = qtext(app::artSlug(m_catalogue->name(*m_card))) + QStringLiteral(".png");
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

void CardPane::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_face && m_column)
        refill(); // links take the theme's colour
}

} // namespace nexus::ui
