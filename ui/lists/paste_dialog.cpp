#include "ui/lists/paste_dialog.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "ui/lists/list_editor.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>
#include <ctime>
#include <utility>

namespace nexus::ui {

namespace {

enum PastedColumn { PastedPlace, PastedCard, PastedSection, PastedMatch };

struct LineLook {
    const char* sign;
    QColor colour;
    QString words;
};

LineLook lookOf(app::LineState state)
{
    switch (state) {
    case app::LineState::Matched: return {app::metSign, theme().good, QObject::tr("matched")};
    case app::LineState::Ambiguous: return {app::openSign, theme().open, QObject::tr("which one?")};
    case app::LineState::Unknown: return {app::wrongSign, theme().bad, QObject::tr("not in the catalogue")};
    case app::LineState::Unread: return {app::wrongSign, theme().bad, QObject::tr("not understood")};
    case app::LineState::Passed: return {app::openSign, theme().muted, QObject::tr("passed over")};
    case app::LineState::Apart: return {app::openSign, theme().open, QObject::tr("sideboard?")};
    }
    return {};
}

constexpr int mostShort = 20'000;    // letters of a text that may be read at every key
constexpr double mostAtAKey = 0.012; // seconds of processor; a text that takes longer is read when typing pauses
constexpr int pause = 150;           // milliseconds
constexpr std::size_t mostPastedRows = 2000; // what is in question stands first

bool isQuick(std::clock_t began) // to be done at every key
{
    return static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC < mostAtAKey;
}

} // namespace

PasteDialog::PasteDialog(
    const QString& text, std::shared_ptr<const app::ListReader> lists, Purpose purpose, QWidget* parent)
    : QDialog(parent)
    , m_lists(std::move(lists))
    , m_reader(m_lists.get())
    , m_byCards(m_reader)
    , m_purpose(purpose)
    , m_text(named(new ListEditor(this), tr("Decklist")))
    , m_summary(plainLabel({}, this))
    , m_lines(named(new QTreeWidget(this), tr("Lines of the list")))
{
    setWindowTitle(purpose == Purpose::Judge ? tr("Mend a decklist") : tr("Paste a decklist"));
    resizeOnScreen(*this, {1020, 660});
    m_text->setPlainText(text);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_add = addButton(*buttons, tr("&Add to this deck"), this, [this] { take(Target::AddToDeck); });
    m_replace = addButton(*buttons, tr("&Replace this deck"), this, [this] { take(Target::ReplaceDeck); });
    m_new = addButton(*buttons, tr("As a &new deck"), this, [this] { take(Target::NewDeck); });
    m_other = addButton(*buttons, {}, this, [this] { take(Target::OtherGame); });
    m_check = addButton(*buttons, tr("&Check the text"), this, [this] { take(Target::Check); });
    const bool judge = purpose == Purpose::Judge;
    m_add->setVisible(!judge);
    m_replace->setVisible(!judge);
    m_check->setVisible(judge);
    (judge ? m_check : m_new)->setDefault(true);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    divide(*halves, {makeText(), makeResult()}, {1, 1}, {460, 540});
    setLayout(columnOf(8, {12, 12, 12, 12}, {m_summary, {halves, 1}, buttons}));
    callOnce(m_reading, pause, this, &PasteDialog::readLater);
    callOnce(m_asking, pause, this, &PasteDialog::askLater);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::textChanged);
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &PasteDialog::showLine);
    whenColoursChange(this, [this] { fill(); });
    textChanged();
    if (m_pending)
        readLater();
    else
        askCards();
}

QWidget* PasteDialog::makeText()
{
    auto* label = labelFor(tr("&List: one card per line, “3 Relay Drone”"), m_text, this);
    label->setToolTip(tr("Tables and deck files work too"));
    m_next = pushButton(
        tr("Ne&xt line in question"), tr("F8"), this,
        [this] {
            if (m_text->goToNextMark())
                m_text->setFocus();
        },
        this);
    m_next->setShortcut(Qt::Key_F8);
    m_next->setAutoDefault(false);
    return asWidget(columnOf(6, {label, {m_text, 1}, rowOf({m_next, stretch()})}), {0, 0, 5, 0});
}

QWidget* PasteDialog::makeResult()
{
    auto* label = labelFor(tr("&What it makes: Enter or a double click uses what is offered"), m_lines, this);
    asTable(*m_lines, {tr("Line"), tr("Card"), tr("Section"), tr("Match")});
    m_lines->setItemsExpandable(false);
    m_lines->setRootIsDecorated(false);
    m_lines->setIndentation(0);
    m_lines->header()->setStretchLastSection(true);
    alignRight(*m_lines, {PastedPlace});
    m_lines->setColumnWidth(PastedPlace, 48);
    m_lines->setColumnWidth(PastedCard, 190);
    m_lines->setColumnWidth(PastedSection, 94);
    m_lines->installEventFilter(this);
    connect(m_lines, &QTreeWidget::itemDoubleClicked, this, &PasteDialog::use);
    connect(m_lines, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!item || !m_lines->hasFocus())
            return;
        const auto& shown = m_shown[item->data(PastedPlace, Qt::UserRole).toUInt()];
        if (const auto& places = m_previews[shown.preview].lines[shown.line].places; !places.empty())
            m_text->goTo(static_cast<int>(places.front()));
    });
    return asWidget(columnOf(6, {label, {m_lines, 1}}), {5, 0, 0, 0});
}

void PasteDialog::textChanged()
{
    m_later.drop();
    m_asking.stop();
    if (m_slow < 2 && m_text->document()->characterCount() < mostShort)
        return read();
    m_pending = true;
    m_reading.start();
    summarise({});
}

PasteDialog::Reading PasteDialog::readingOf(
    const app::ListReader& reader, const std::string& bytes, const std::function<bool()>& keepOn)
{
    Reading reading;
    reading.reader = &reader;
    if (model::trimmed(bytes).empty())
        reading.trouble = tr("Paste or type a list below.");
    else if (auto read = app::previewDecks({}, bytes, reader, keepOn))
        reading.previews = std::move(*read);
    else
        reading.trouble = tr("Not a decklist: %1").arg(q(read.error()));
    return reading;
}

void PasteDialog::read()
{
    m_reading.stop();
    m_pending = false;
    const auto began = std::clock();
    const auto bytes = m_text->toPlainText().toStdString();
    const auto& said = m_lists->readerFor(bytes);
    settle(readingOf(&said == m_lists.get() ? *m_byCards : said, bytes));
    m_slow = isQuick(began) ? 0 : m_slow + 1;
    if (!bytes.empty())
        m_asking.start();
}

void PasteDialog::readLater()
{
    m_reading.stop();
    m_later.start([this, lists = m_lists, bytes = m_text->toPlainText().toStdString()]() -> app::Job::Answer {
        const auto began = std::clock();
        const auto keepOn = [this] { return !m_later.isStopped(); };
        const auto meant = lists->readerMeant({}, bytes, {}, keepOn);
        if (!keepOn())
            return {};
        auto reading = readingOf(meant.reader, bytes, keepOn);
        return [this, lists, reading = std::move(reading), byCards = meant.byCards, quick = isQuick(began)] {
            m_pending = false;
            m_slow = quick ? 0 : m_slow;
            m_byCards = byCards ? reading.reader : m_lists.get();
            settle(reading);
            if (std::exchange(m_goesOn, false))
                goOn();
        };
    });
}

void PasteDialog::settle(Reading reading)
{
    m_reader = reading.reader;
    m_previews = std::move(reading.previews);
    summarise(reading.trouble);
    fill();
}

// Where the text does not say its game, its cards do: looked up in those of all games when typing pauses.
void PasteDialog::askCards()
{
    m_asking.stop();
    m_later.drop();
    takeMeant(m_lists->readerMeant({}, m_text->toPlainText().toStdString()).reader);
}

void PasteDialog::askLater()
{
    m_later.start([this, lists = m_lists, bytes = m_text->toPlainText().toStdString()]() -> app::Job::Answer {
        const auto meant = lists->readerMeant({}, bytes, {}, [this] { return !m_later.isStopped(); });
        return [this, lists, meant = &meant.reader] { takeMeant(*meant); };
    });
}

void PasteDialog::takeMeant(const app::ListReader& meant)
{
    if (&meant == m_reader)
        return;
    m_byCards = &meant;
    read();
    m_asking.stop();
}

std::shared_ptr<const model::DeckChecker> PasteDialog::checker(const model::RulesetId& ruleset) const
{
    return m_reader->checkerOrDefault(ruleset);
}

void PasteDialog::summarise(const QString& trouble)
{
    int cards = 0, open = 0, lost = 0, rows = 0, unread = 0, apart = 0;
    std::size_t all = 0;
    for (const auto& preview : m_previews) {
        all += preview.lines.size();
        for (const auto& section : preview.deck.sections)
            cards += preview.deck.copies(section.id);
        rows += preview.count(app::LineState::Matched);
        open += preview.count(app::LineState::Ambiguous);
        lost += preview.count(app::LineState::Unknown);
        unread += preview.count(app::LineState::Unread);
        apart += preview.count(app::LineState::Apart);
    }
    auto words = m_pending ? tr("Reading…") : trouble;
    if (words.isEmpty()) {
        words = counted(cards, "cards") + tr(": %1 matched").arg(counted(rows, "lines"));
        if (open > 0)
            words += tr(", %1 to choose").arg(open);
        if (lost > 0)
            words += tr(", %1 not matched").arg(lost);
        if (unread > 0)
            words += tr(", %1 not understood").arg(counted(unread, "lines"));
        words += QLatin1Char('.');
        if (unread > 0)
            words += tr(" Correct what is not understood, or leave it out.");
        if (lost > 0)
            words += tr(" Names not in the catalogue stay in the deck and are marked.");
        if (apart > 0)
            words += tr(" There may be a sideboard without a heading.");
        if (m_previews.size() > 1)
            words += tr(" The list holds %1 decks.").arg(m_previews.size());
        for (const auto& preview : m_previews)
            if (!preview.edition.empty()) {
                words += QLatin1Char(' ') +
                         tr("The list names no edition; its cards are of %1.").arg(q(preview.edition));
                break;
            }
        if (isOfOtherGame())
            words = tr("This is a list for %1, read by that game.").arg(q(game().name)) + QLatin1Char(' ') + words;
        if (all > mostPastedRows)
            words += QLatin1Char(' ') + tr("The first %1 lines are shown.").arg(mostPastedRows);
    }
    m_summary->setText(words);
    const bool some = !m_pending && !m_previews.empty() && unread == 0 &&
                      cards > 0; // no line is dropped, no empty deck made
    const bool here = some && !isOfOtherGame(), judge = m_purpose == Purpose::Judge;
    m_new->setEnabled(here);
    m_add->setEnabled(here && m_purpose == Purpose::NewOrOpen && m_previews.size() == 1);
    m_replace->setEnabled(here && m_purpose == Purpose::NewOrOpen && m_previews.size() == 1);
    m_other->setVisible(isOfOtherGame() && !judge);
    m_other->setEnabled(some);
    m_other->setText(tr("&Open in %1").arg(q(game().name)));
    if (!judge)
        (isOfOtherGame() ? m_other : m_new)->setDefault(true);
    m_check->setEnabled(!m_pending && !m_previews.empty());
}

void PasteDialog::fill()
{
    {
        const QSignalBlocker quiet(m_lines);
        m_lines->clear();
        m_shown.clear();
        std::size_t rows = 0;
        for (std::size_t preview = 0; preview < m_previews.size(); ++preview)
            for (std::size_t line = 0; line < m_previews[preview].lines.size() && rows < mostPastedRows; ++line, ++rows)
                fillLine(preview, line);
        m_lines->expandAll();
    }
    mark();
    showLine();
}

void PasteDialog::fillLine(std::size_t preview, std::size_t at)
{
    const auto& line = m_previews[preview].lines[at];
    const auto look = lookOf(line.state);
    auto* item = new QTreeWidgetItem(m_lines);
    item->setData(PastedPlace, Qt::UserRole, static_cast<uint>(m_shown.size()));
    m_shown.push_back({preview, at});
    const bool row = line.text.empty();
    if (row) {
        item->setText(PastedPlace, line.places.empty() ? QString() : QString::number(line.places.front()));
        item->setTextAlignment(PastedPlace, Qt::AlignRight | Qt::AlignVCenter);
        item->setForeground(PastedPlace, theme().muted);
        item->setText(PastedCard, tr("%1 %2").arg(line.entry.count).arg(q(line.entry.card)));
        item->setText(
            PastedSection, app::sectionLabel(checker(m_previews[preview].deck.ruleset)->ruleset(), line.section));
        item->setText(PastedMatch, withSign(look.sign, look.words));
    } else {
        item->setFirstColumnSpanned(true); // what is wrong has the whole row
        item->setText(PastedPlace, withSign(look.sign, q(line.text)));
        item->setToolTip(PastedPlace, q(line.text));
    }
    item->setForeground(row ? PastedMatch : PastedPlace, look.colour);
    item->setData(row ? PastedCard : PastedPlace, Qt::AccessibleTextRole,
        tr("%1, %2").arg(row ? item->text(PastedCard) : q(line.text), look.words));
    if (line.chosen >= 0) {
        item->setText(PastedMatch,
            withSign(app::metSign, tr("use %1").arg(q(line.choices[static_cast<std::size_t>(line.chosen)]))));
        item->setForeground(PastedMatch, theme().good);
    }
    fillOffers(item, m_shown.back());
}

void PasteDialog::fillOffers(QTreeWidgetItem* row, Shown of)
{
    const auto& line = m_previews[of.preview].lines[of.line];
    const auto add = [&](const QString& words, Shown shown) {
        auto* item = new QTreeWidgetItem(row);
        item->setData(PastedPlace, Qt::UserRole, static_cast<uint>(m_shown.size()));
        m_shown.push_back(shown);
        item->setFirstColumnSpanned(true);
        item->setText(PastedPlace, QStringLiteral("      → ") + words);
        item->setForeground(PastedPlace, theme().accent);
        item->setData(PastedPlace, Qt::AccessibleTextRole, tr("Offered: %1").arg(words));
        item->setToolTip(PastedPlace, tr("Enter or a double click uses it"));
    };
    for (std::size_t i = 0; i < line.offers.size(); ++i)
        add(q(line.offers[i].words), {of.preview, of.line, static_cast<int>(i), -1});
    for (std::size_t i = 0; i < line.choices.size(); ++i)
        if (line.chosen != static_cast<int>(i))
            add(tr("use %1").arg(q(line.choices[i])), {of.preview, of.line, -1, static_cast<int>(i)});
}

void PasteDialog::mark()
{
    std::map<int, ListEditor::Mark> marks;
    for (const auto& preview : m_previews)
        for (const auto& line : preview.lines) {
            if (!line.inQuestion())
                continue;
            const auto look = lookOf(line.state);
            const auto words = line.text.empty() ? tr("%1: %2").arg(q(line.entry.card), look.words) : q(line.text);
            for (const auto place : line.places)
                marks.try_emplace(
                    static_cast<int>(place), ListEditor::Mark{QString::fromUtf8(look.sign), look.colour, words});
        }
    m_next->setEnabled(!marks.empty());
    m_text->setMarks(std::move(marks));
}

// The row of the line that the text's cursor is on is the current one.
void PasteDialog::showLine()
{
    if (m_lines->hasFocus())
        return;
    const auto line = static_cast<std::size_t>(m_text->currentLine());
    for (int i = 0; i < m_lines->topLevelItemCount(); ++i) {
        auto* item = m_lines->topLevelItem(i);
        const auto& shown = m_shown[item->data(PastedPlace, Qt::UserRole).toUInt()];
        const auto& places = m_previews[shown.preview].lines[shown.line].places;
        if (std::find(places.begin(), places.end(), line) == places.end())
            continue;
        m_lines->setCurrentItem(item);
        return;
    }
}

bool PasteDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_lines && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_lines->currentItem()) {
            use(m_lines->currentItem()); // and no button of the dialog
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

// An offer mends the text; a line in question goes to its first offer.
void PasteDialog::use(QTreeWidgetItem* item)
{
    if (m_pending)
        return; // the rows are of another text
    const auto shown = m_shown[item->data(PastedPlace, Qt::UserRole).toUInt()];
    const auto& line = m_previews[shown.preview].lines[shown.line];
    if (shown.choice >= 0)
        return choose(shown);
    if (shown.offer < 0) {
        if (item->childCount() > 0)
            m_lines->setCurrentItem(item->child(0));
        else if (!line.places.empty()) {
            m_text->setFocus();
            m_text->goTo(static_cast<int>(line.places.front()));
        }
        return;
    }
    const auto lines = line.offers[static_cast<std::size_t>(shown.offer)].lines;
    m_text->mend(lines);
    if (m_pending)
        m_goesOn = true;
    else
        goOn();
}

// To what is in question next.
void PasteDialog::goOn()
{
    for (int i = 0; i < m_lines->topLevelItemCount(); ++i)
        if (auto* next = m_lines->topLevelItem(i); next->childCount() > 0) {
            m_lines->setCurrentItem(next->child(0));
            return;
        }
}

void PasteDialog::choose(const Shown& shown)
{
    m_previews[shown.preview].lines[shown.line].chosen = shown.choice;
    fill();
    for (int i = 0; i < m_lines->topLevelItemCount(); ++i)
        if (auto* item = m_lines->topLevelItem(i);
            m_shown[item->data(PastedPlace, Qt::UserRole).toUInt()].line == shown.line)
            m_lines->setCurrentItem(item);
}

void PasteDialog::take(Target target)
{
    if (m_pending)
        return;
    if (m_asking.isActive() || m_later.isBusy())
        askCards();
    if (target != Target::Check && isOfOtherGame() != (target == Target::OtherGame))
        return; // the text became one of another game just now, which stands above it
    m_target = target;
    accept();
}

std::vector<model::Deck> PasteDialog::decks() const
{
    std::vector<model::Deck> decks;
    for (const auto& preview : m_previews)
        if (std::any_of(preview.deck.sections.begin(), preview.deck.sections.end(),
                [](const auto& section) { return !section.entries.empty(); }))
            decks.push_back(preview.result());
    return decks;
}

QString PasteDialog::text() const { return m_text->toPlainText(); }

} // namespace nexus::ui
