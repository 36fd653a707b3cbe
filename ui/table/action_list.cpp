#include "ui/table/action_list.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/table_words.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QApplication>
#include <QHeaderView>
#include <QTextDocument>
#include <QTextEdit>
#include <QTreeWidget>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int mostActions = 9, mostText = 230; // before they scroll

QString richText(const app::RulesParagraph& paragraph)
{
    const auto part = [&](std::size_t from, std::size_t to) {
        return q(paragraph.text.substr(from, to - from)).toHtmlEscaped();
    };
    QString html;
    std::size_t at = 0;
    for (const auto& [from, to] : paragraph.strong) {
        html += part(at, from) + QStringLiteral("<b>") + part(from, to) + QStringLiteral("</b>");
        at = to;
    }
    return html + part(at, paragraph.text.size());
}

// What counts in play: name, type, what it has, what it says.
QString playText(const Card& card, const Game& game)
{
    QStringList facts{q(app::typeLine(card)).toHtmlEscaped()};
    for (AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (const auto& attribute = game.attributes[i]; attribute.kind != AttributeKind::Text && !attribute.domain)
            if (const auto value = app::valueText(card, game, i); !value.empty())
                facts << (q(attribute.label) + QLatin1Char(' ') + q(value)).toHtmlEscaped();
    auto html = QStringLiteral("<p style='margin:0 0 4px 0'><b>%1</b><br>%2</p>")
                    .arg(q(card.name).toHtmlEscaped(), facts.join(QStringLiteral(" · ")));
    for (const auto& paragraph : app::rulesParagraphs(card, game))
        html += QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>").arg(richText(paragraph));
    return html;
}

} // namespace

ActionList::ActionList(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_title(new QLabel(this))
    , m_rows(new QTreeWidget(this))
    , m_empty(mutedLabel({}, this))
    , m_byHand(pushButton(tr("By hand… (H)"),
          tr("What only the text of a card says: moving cards, counters, Impact, tokens"), this,
          &ActionList::byHandWanted, this))
    , m_card(named(new QTextEdit(this), tr("Text of the card")))
{
    m_title->setFont(sized(font(), 13, true));
    m_title->setTextFormat(Qt::PlainText);
    m_rows->setColumnCount(2);
    m_rows->setHeaderHidden(true);
    m_rows->setRootIsDecorated(false);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setTextElideMode(Qt::ElideRight);
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_card->setReadOnly(true);
    m_card->setFrameShape(QFrame::NoFrame);
    m_card->setTabChangesFocus(true);
    setLayout(columnOf(6, {12, 10, 12, 8}, {m_title, m_rows, m_empty, {m_byHand, 0, Qt::AlignLeft}, m_card}));
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        // The second click of a double click would act for the next player.
        if (m_clicked.isValid() && m_clicked.elapsed() < QApplication::doubleClickInterval())
            return;
        m_clicked.start();
        perform(m_rows->indexOfTopLevelItem(item));
    });
    connect(m_rows, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            perform(m_rows->indexOfTopLevelItem(item));
    });
}

QString ActionList::title() const { return m_title->text(); }

void ActionList::perform(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_actions.size())
        return;
    const auto action = m_actions[static_cast<std::size_t>(row)];
    m_actions.clear();
    if (!m_play.perform(action))
        refresh();
}

QString ActionList::emptyWords() const
{
    if (m_play.state().stage == Stage::Over)
        return q(app::TableWords(m_play.state()).waitsFor());
    if (m_play.picked() == noCard)
        return tr("Pick a card up to see what it can do: click it, or go to it with the arrow keys and press Enter.");
    const auto reason = m_play.hindrance();
    return reason.isEmpty() ? tr("Nothing now by the rules.") : reason;
}

void ActionList::refresh()
{
    const auto& state = m_play.state();
    const app::TableWords words(state);
    const auto picked = m_play.picked();
    const auto seat = app::waitedFor(state);
    m_title->setText(picked != noCard ? tr("%1 can").arg(q(state.name(picked)))
                     : seat == noSeat ? tr("Now")
                                      : tr("%1 can").arg(q(words.player(seat))));
    m_rows->setAccessibleName(m_title->text());
    m_actions = m_play.choices();
    m_rows->clear();
    QList<QTreeWidgetItem*> items;
    for (const auto& action : m_actions) {
        const auto text = words.action(action);
        auto* item = new QTreeWidgetItem({q(text.what), q(text.detail)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(0, q(text.what).toHtmlEscaped());
        item->setData(0, Qt::AccessibleTextRole,
            text.detail.empty() ? q(text.what) : q(text.what) + QStringLiteral(", ") + q(text.detail));
        items << item;
    }
    m_rows->addTopLevelItems(items);
    const int count = static_cast<int>(m_actions.size());
    const bool onlyBeside = picked == noCard && state.stage == Stage::Turn;
    m_rows->setVisible(count > 0);
    m_rows->setFixedHeight(std::min(count, mostActions) * std::max(24, m_rows->sizeHintForRow(0)) + 4);
    m_empty->setVisible(count == 0 || onlyBeside);
    m_empty->setText(emptyWords());
    m_byHand->setEnabled(state.stage != Stage::Over);
    if (picked != noCard)
        showCard(picked);
    else
        showCard(m_play.looked());
}

void ActionList::showCard(CardId card)
{
    const auto index = card == noCard || !m_play.isOpen() ? std::nullopt : m_play.state().wordsOf(card).card;
    if (!index) {
        m_card->setVisible(false);
        return;
    }
    const auto& catalogue = m_play.session().checker().catalogue();
    if (auto html = playText(catalogue.card(*index), catalogue.game()); html != m_shown) {
        m_card->setHtml(html);
        m_shown = std::move(html);
    }
    m_card->document()->setTextWidth(m_card->viewport()->width());
    m_card->setFixedHeight(std::clamp(static_cast<int>(m_card->document()->size().height()) + 2, 40, mostText));
    m_card->setVisible(true);
}

} // namespace nexus::ui
