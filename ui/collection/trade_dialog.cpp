#include "ui/collection/trade_dialog.h"

#include "app/base/file_bytes.h"
#include "app/documents/library_files.h"
#include "app/documents/list_reading.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/text_field.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace nexus::ui {

namespace {

using Tone = LineLabel::Tone;

// What is typed, and its lines as views into it.
struct TypedLines {
    std::string text;
    std::vector<std::string_view> lines;
    explicit TypedLines(const QPlainTextEdit& field)
        : text(field.toPlainText().toStdString())
        , lines(model::split(text, '\n'))
    {
    }
};

// "3 copies, worth 2.40"
QString sumText(std::int64_t copies, std::int64_t value, std::int64_t unvalued)
{
    if (copies == 0)
        return TradeDialog::tr("Nothing yet.");
    return unvalued == copies
               ? counted(copies, "copies")
               : TradeDialog::tr("%1, worth %2").arg(counted(copies, "copies"), worthText(value, unvalued));
}

} // namespace

TradeDialog::TradeDialog(app::Workspace& workspace, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_partner(named(new QLineEdit(this), tr("With whom")))
{
    setWindowTitle(tr("Record a trade"));
    m_partner->setPlaceholderText(tr("A name, for the history"));
    askFile = [this] {
        return QFileDialog::getOpenFileName(this, tr("List of the other person"), {},
            tr("Lists (*.txt *.csv *.tsv *.md *.xlsx *.ods *.json);;All files (*)"));
    };
    auto* give = makeSide(m_give, tr("I &give"), tr("2 reading lamp nm"), tr("From what they &want…"),
        tr("A list of theirs: what you have for trade of it is filled in"), app::TradeSide::Wants);
    auto* get = makeSide(m_get, tr("I g&et"), tr("1 wick sprite foil"), tr("From what they &offer…"),
        tr("A list of theirs: what you want of it is filled in"), app::TradeSide::Offers);
    auto* buttons = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_record = buttons->button(QDialogButtonBox::Ok);
    m_record->setText(tr("&Record"));
    setLayout(columnOf({formOf({{tr("Wit&h"), m_partner}}), {rowOf(12, {{give, 1}, {get, 1}}), 1}, buttons}));
    callOnce(m_soon, 0, this, &TradeDialog::read);
    read();
    resizeOnScreen(*this, {720, 440});
}

QWidget* TradeDialog::makeSide(Side& side, const QString& heading, const QString& example, const QString& listButton,
    const QString& listTip, app::TradeSide theirs)
{
    side.lines = new TextField(app::maxListBytes, this);
    side.lines->setTabChangesFocus(true);
    side.lines->setPlaceholderText(example);
    side.lines->setAccessibleName(QString(heading).remove(QLatin1Char('&')));
    side.lines->setAccessibleDescription(tr("A line a card: copies, name, condition, finish, set"));
    side.told = new LineLabel(this);
    side.told->setTopic(side.lines->accessibleName());
    connect(side.lines, &QPlainTextEdit::textChanged, this, [this] { m_soon.start(); });
    auto* title = plainLabel(heading, this);
    title->setBuddy(side.lines);
    auto* list = pushButton(listButton, listTip, this, [this, theirs] {
        if (const auto file = askFile(); !file.isEmpty())
            takeList(file, theirs);
    });
    list->setAutoDefault(false);
    return asWidget(columnOf(6, noMargins, {title, {side.lines, 1}, side.told, rowOf({list, stretch()})}));
}

void TradeDialog::read()
{
    const auto& catalogue = *m_workspace.catalogue();
    const auto given = app::givenCopies(collection(), catalogue, TypedLines(*m_give.lines).lines);
    const auto received = app::receivedStacks(catalogue, TypedLines(*m_get.lines).lines);
    m_given = given.value_or(std::map<model::StackId, int>());
    m_received = received.value_or(std::vector<model::Stack>());
    std::int64_t copies = 0, value = 0, unvalued = 0;
    for (const auto& [id, count] : m_given) {
        const auto worth = collection().find(id)->value;
        copies += count;
        value += worth.value_or(0) * count;
        unvalued += worth ? 0 : count;
    }
    given ? m_give.told->setText(sumText(copies, value, unvalued)) : m_give.told->setText(q(given.error()), Tone::Bad);
    std::int64_t coming = 0;
    for (const auto& stack : m_received)
        coming += stack.quantity;
    received ? m_get.told->setText(sumText(coming, 0, coming)) : m_get.told->setText(q(received.error()), Tone::Bad);
    m_record->setEnabled(given && received && copies + coming > 0);
}

void TradeDialog::takeList(const QString& file, app::TradeSide theirs)
{
    const bool wants = theirs == app::TradeSide::Wants;
    auto& side = wants ? m_give : m_get;
    const auto bytes = app::readFile(file.toStdString());
    if (!bytes)
        return side.told->setText(q(app::fileTrouble(file.toStdString(), bytes.error())), Tone::Bad);
    const auto list = app::readForeignList(file.toStdString(), *bytes, *m_workspace.catalogue(), theirs);
    if (!list)
        return side.told->setText(q(app::problemText(list.error().front())), Tone::Bad);
    const auto mine = app::tradeStacks(collection(), wants ? app::TradeSide::Offers : app::TradeSide::Wants);
    QStringList lines;
    for (const auto& match : app::tradeMatches(mine, list->stacks))
        lines << QStringLiteral("%1 %2").arg(match.copies()).arg(q(match.card));
    side.lines->setPlainText(lines.join(QLatin1Char('\n')));
    m_soon.stop();
    read();
    if (lines.isEmpty())
        side.told->setText(
            wants ? tr("They want nothing that you have for trade.") : tr("They offer nothing that you want."),
            Tone::Open);
    if (const auto left = list->unknown.size() + list->unread.size(); left > 0)
        side.told->setText(side.told->text() + QLatin1Char(' ') +
                               tr("%n lines of their list are no cards here.", nullptr, static_cast<int>(left)),
            Tone::Open);
}

void TradeDialog::accept()
{
    read(); // what was typed last
    if (!m_record->isEnabled())
        return;
    const auto done = m_workspace.collection().edit([this](const model::Collection& now) {
        return model::tradeCopies(now, m_given, m_received, m_partner->text().trimmed().toStdString());
    });
    if (!done)
        return m_give.told->setText(done.error(), Tone::Bad);
    m_outcome = tr("Done: %1.").arg(m_workspace.collection().undoText());
    QDialog::accept();
}

} // namespace nexus::ui
