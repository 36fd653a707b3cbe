#include "ui/deck/paste_dialog.h"

#include "app/documents/deck_actions.h"
#include "app/text/finding_text.h"
#include "app/base/qt_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

QString stateText(app::LineState state)
{
    switch (state) {
    case app::LineState::Matched: return withSign(app::metSign, QObject::tr("matched"));
    case app::LineState::Ambiguous: return withSign(app::openSign, QObject::tr("which one?"));
    case app::LineState::Unknown: return withSign(app::wrongSign, QObject::tr("not in the catalogue"));
    case app::LineState::Unread: return withSign(app::wrongSign, QObject::tr("not understood"));
    }
    return {};
}

QColor stateColour(app::LineState state)
{
    return state == app::LineState::Matched     ? theme().good
           : state == app::LineState::Ambiguous ? theme().open
                                                : theme().bad;
}

} // namespace

PasteDialog::PasteDialog(
    const QString& text, const model::Game& game, app::CheckerFor checkerFor, bool canChangeDeck, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_checkerFor(std::move(checkerFor))
    , m_canChangeDeck(canChangeDeck)
    , m_text(named(new QPlainTextEdit(this), tr("Deck list")))
    , m_summary(plainLabel({}, this))
    , m_lines(named(new QTreeWidget(this), tr("Lines of the list")))
{
    setWindowTitle(tr("Paste a deck list"));
    resizeOnScreen(*this, {760, 640});
    auto* label = new QLabel(tr("&List: a card a line, “3 Relay Drone”; tables and deck files are read too"), this);
    label->setBuddy(m_text);
    m_text->setTabChangesFocus(true);
    m_text->setPlainText(text);
    m_lines->setHeaderLabels({tr("Line"), tr("Section"), tr("Means")});
    m_lines->setRootIsDecorated(false);
    m_lines->header()->setStretchLastSection(true);
    m_lines->setColumnWidth(0, 300);
    m_lines->setColumnWidth(1, 110);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_add = addButton(*buttons, tr("&Add to this deck"), this, [this] { take(Target::AddToDeck); });
    m_replace = addButton(*buttons, tr("&Replace this deck"), this, [this] { take(Target::ReplaceDeck); });
    m_new = addButton(*buttons, tr("As a &new deck"), this, [this] { take(Target::NewDeck); });
    m_new->setDefault(true);
    setLayout(columnOf(8, {label, {m_text, 2}, m_summary, {m_lines, 3}, buttons}));
    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::read);
    read();
}

void PasteDialog::read()
{
    m_previews.clear();
    QString trouble;
    const auto text = m_text->toPlainText();
    if (text.trimmed().isEmpty()) {
        trouble = tr("Paste or type a list above.");
    } else if (auto read = app::previewDecks({}, text.toStdString(), m_game, m_checkerFor)) {
        m_previews = std::move(*read);
    } else {
        trouble = tr("Not a deck list: %1").arg(q(read.error()));
    }
    int cards = 0, open = 0, lost = 0, rows = 0;
    for (const auto& preview : m_previews) {
        for (const auto& section : preview.deck.sections)
            cards += preview.deck.copies(section.id);
        rows += preview.count(app::LineState::Matched);
        open += preview.count(app::LineState::Ambiguous);
        lost += preview.count(app::LineState::Unknown) + preview.count(app::LineState::Unread);
    }
    if (trouble.isEmpty()) {
        trouble = counted(cards, "card", "cards") + tr(": %1 matched").arg(counted(rows, "line", "lines"));
        if (open > 0)
            trouble += tr(", %1 to choose").arg(open);
        if (lost > 0)
            trouble += tr(", %1 not matched. Names that are not in the catalogue stay in the deck and are marked.")
                           .arg(lost);
        if (m_previews.size() > 1)
            trouble += tr(" The list holds %1 decks.").arg(m_previews.size());
    }
    m_summary->setText(trouble);
    const bool some = !m_previews.empty();
    m_new->setEnabled(some);
    m_add->setEnabled(some && m_canChangeDeck && m_previews.size() == 1);
    m_replace->setEnabled(some && m_canChangeDeck && m_previews.size() == 1);
    fill();
}

void PasteDialog::fill()
{
    m_lines->clear();
    for (auto& preview : m_previews) {
        const auto checker = m_checkerFor(preview.deck.ruleset);
        for (std::size_t i = 0; i < preview.lines.size(); ++i) {
            const auto& line = preview.lines[i];
            const bool unread = line.state == app::LineState::Unread;
            auto* item = new QTreeWidgetItem(m_lines);
            if (unread) { // the reason has the whole row
                item->setFirstColumnSpanned(true);
                item->setText(0, withSign(app::wrongSign, q(line.text)));
                item->setToolTip(0, q(line.text).toHtmlEscaped());
                item->setForeground(0, stateColour(line.state));
                continue;
            }
            item->setText(0, tr("%1 %2").arg(line.entry.count).arg(q(line.entry.card)));
            item->setText(1, app::sectionLabel(checker->ruleset(), line.section));
            item->setText(2, stateText(line.state));
            item->setForeground(2, stateColour(line.state));
            if (line.choices.empty())
                continue;
            item->setText(2, {});
            auto* box = new QComboBox(m_lines);
            box->setAccessibleName(tr("What %1 means").arg(q(line.entry.card)));
            box->addItem(stateText(line.state));
            for (const auto& choice : line.choices)
                box->addItem(tr("use %1").arg(q(choice)));
            connect(
                box, &QComboBox::activated, this, [&preview, i](int chosen) { preview.lines[i].chosen = chosen - 1; });
            m_lines->setItemWidget(item, 2, box);
        }
    }
}

void PasteDialog::take(Target target)
{
    m_target = target;
    accept();
}

std::vector<model::Deck> PasteDialog::decks() const
{
    std::vector<model::Deck> decks;
    for (const auto& preview : m_previews)
        decks.push_back(preview.result());
    return decks;
}

} // namespace nexus::ui
