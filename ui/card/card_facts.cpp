#include "ui/card/card_facts.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "ui/card/link_button.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QGridLayout>

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

} // namespace

CardFacts::CardFacts(std::shared_ptr<const model::Catalogue> catalogue, model::CardIndex card,
    std::optional<model::PrintingIndex> shown, app::DeckDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_catalogue(std::move(catalogue))
    , m_card(card)
    , m_document(document)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(4);
    rows->setHorizontalSpacing(12);
    rows->setColumnStretch(1, 1);
    m_column->addLayout(rows);
    addDeckRow(*rows);
    addPrintings(*rows, shown);
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

// "4 in Main deck; 1 more, leaves 10".
QString CardFacts::deckWords() const
{
    const auto& checker = m_document->checker();
    if (!checker.catalogue().sameNumbers(*m_catalogue) || !checker.catalogue().has(m_card))
        return tr("not among the cards of this ruleset");
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
}

void CardFacts::addPrintings(QGridLayout& rows, std::optional<model::PrintingIndex> chosen)
{
    const auto printings = m_catalogue->printings(m_card);
    auto* list = new QVBoxLayout;
    list->setSpacing(0);
    const auto shown = chosen.value_or(printings.empty() ? 0 : printings.front());
    for (const auto printing : printings) {
        auto label = q(app::printingLabel(m_catalogue->setCode(printing), m_catalogue->number(printing)));
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

void CardFacts::addKeywords(const std::vector<std::string>& keywords)
{
    const auto& game = m_catalogue->game();
    for (const auto& printed : keywords) {
        const auto* keyword = game.keywordOf(printed);
        if (!keyword || keyword->help.empty())
            continue;
        m_column->addLayout(columnOf(4, {factHeading(q(printed), this), mutedFact(q(keyword->help), this)}));
    }
}

void CardFacts::addUses(const std::vector<CardUse>& uses)
{
    if (uses.empty())
        return;
    auto* block = new QVBoxLayout;
    block->setSpacing(0);
    block->addWidget(factHeading(tr("Used in"), this));
    for (const auto& use : uses) {
        auto* button = new LinkButton(tr("%1 ×%2").arg(use.name).arg(use.copies), this);
        button->setAccessibleName(tr("Open the deck %1, which has %2").arg(use.name).arg(use.copies));
        connect(button, &QPushButton::clicked, this, [this, deck = use.deck] { Q_EMIT deckWanted(deck); });
        block->addWidget(button);
    }
    m_column->addLayout(block);
}

} // namespace nexus::ui
