#include "ui/print/codes_page.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/list_check.h"
#include "app/documents/list_reading.h"
#include "app/printing/foreign_picture.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/text_field.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QSettings>

namespace nexus::ui {

namespace {

constexpr int largest = 264; // pixels of a side

constexpr int groupLength = 4;
constexpr int pictureModule = 12; // pixels of a module in a saved picture

// "QN1- ABCD EFGH …": blanks in a code do not count.
QString grouped(const QString& code)
{
    const auto from = code.indexOf(QLatin1Char('-')) + 1;
    QString text = code.left(from);
    for (auto at = from; at < code.size(); at += groupLength)
        text += (at == from ? QString() : QStringLiteral(" ")) + code.mid(at, groupLength);
    return text;
}

QPlainTextEdit* codeField(const QString& name)
{
    auto* field = named(new TextField(app::maxListBytes), name);
    field->setTabChangesFocus(true);
    field->setFont(sized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 13));
    return field;
}

// As tall as that many lines.
void setLines(QPlainTextEdit& field, int lines)
{
    const auto margins = field.contentsMargins();
    field.setFixedHeight(QFontMetrics(field.font()).lineSpacing() * lines +
                         static_cast<int>(2 * field.document()->documentMargin()) + margins.top() + margins.bottom());
}

QWidget* asTallAsNeeded(QLayout* layout)
{
    auto* part = asWidget(layout);
    part->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return part;
}

} // namespace

QrView::QrView(QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(largest, largest);
}

void QrView::setSymbol(std::optional<app::QrSymbol> symbol, const QString& name)
{
    m_symbol = std::move(symbol);
    setAccessibleName(m_symbol ? tr("QR code of %1").arg(name) : tr("No QR code"));
    setVisible(m_symbol.has_value());
    const int modules = m_symbol ? m_symbol->side() : 1;
    const int side = std::max(1, largest / modules) * modules;
    setFixedSize(side, side);
    update();
}

void QrView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_symbol)
        return;
    const double ratio = devicePixelRatioF();
    const int room = static_cast<int>(std::min(width(), height()) * ratio);
    const int module = std::max(1, room / m_symbol->side());
    painter.scale(1 / ratio, 1 / ratio);
    m_symbol->paint(painter, {}, module);
}

struct CodesPage::Made {
    std::string name, ruleset, code, trouble, checksum;
    QString cards;
};

CodesPage::CodesPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_picker(new DeckPicker(workspace))
    , m_split(new QSplitter(Qt::Horizontal))
    , m_making(this)
    , m_reading(this)
{
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(
            this, tr("Save the QR code"), suggested, tr("PNG picture (*.png);;SVG picture (*.svg)"));
    };
    askPicture = [this] {
        return QFileDialog::getOpenFileName(this, tr("Read a picture or PDF"), m_lastFolder,
            tr("Pictures and PDFs (%1 *.pdf);;All files (*)").arg(app::picturePatterns()));
    };
    divide(*m_split,
        {asWidget(columnOf({m_picker}), {16, 12, 8, 12}),
            scrolled(asWidget(
                columnOf(12, {makeCode(), hairline(QFrame::HLine, this), makePaste(), stretch(1)}), {16, 12, 16, 12}))},
        {0, 1}, {300, 900});
    setLayout(columnOf(noMargins, {m_split}));
    connect(m_picker, &DeckPicker::chosenChanged, this, &CodesPage::refresh);
    connect(&workspace, &app::Workspace::catalogueChanged, this, [this] {
        refresh();
        readPasted();
    });
    connect(&m_making, &app::Job::failed, this, &CodesPage::trouble);
    connect(&m_reading, &app::Job::failed, this, &CodesPage::trouble);
    connect(m_paste, &QPlainTextEdit::textChanged, this, &CodesPage::readPasted);
    refresh();
    showPasted({});
}

QWidget* CodesPage::makeCode()
{
    m_title = partHeading(tr("Deck code"));
    m_summary = mutedLabel();
    m_text = codeField(tr("Deck code"));
    m_text->setReadOnly(true);
    setLines(*m_text, 9);
    m_checksum = named(new QLabel, tr("Checksum"));
    m_checksum->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_checksum->setFont(m_text->font());
    m_copy = pushButton(tr("&Copy the code"), tr("To the clipboard, without spaces"), this, &CodesPage::copyCode);
    m_copySum = pushButton(
        tr("Copy the checks&um"), tr("Identifies the list; not a signature"), this, &CodesPage::copyChecksum);
    m_save = pushButton(tr("Save the &QR code…"), tr("As a PNG or SVG picture"), this, &CodesPage::saveSymbol);
    m_qr = new QrView;
    return asTallAsNeeded(columnOf(6,
        {m_title, m_summary,
            rowOf(16, {{columnOf(8, {m_text, m_checksum, rowOf({m_copy, m_copySum, m_save, stretch()}), stretch()}), 1},
                          {m_qr, 0, Qt::AlignTop}})}));
}

QWidget* CodesPage::makePaste()
{
    m_paste = codeField(tr("Deck code to open"));
    m_paste->setPlaceholderText(tr("Paste a deck code here"));
    m_paste->setWordWrapMode(QTextOption::WrapAnywhere); // a hyphen is no place to break a code
    setLines(*m_paste, 5);
    m_pasted = mutedLabel();
    m_pasted->setAccessibleName(tr("Contents of the code"));
    m_open = pushButton(tr("&Open as a deck"), tr("Unsaved, in a new tab"), this, &CodesPage::openPasted);
    m_offered = pushButton(tr("&Take what is meant"), tr("Puts the code that is most likely meant into the field"),
        this, &CodesPage::takeOffered);
    m_picture = pushButton(tr("From a &picture or PDF…"),
        tr("A photo or scan of a QR code, or a decklist this program made"), this, &CodesPage::takePicture);
    auto* label = partHeading(tr("Ope&n a code"));
    label->setBuddy(m_paste);
    return asTallAsNeeded(columnOf(6, {label, m_paste, m_pasted, rowOf({m_open, m_offered, m_picture, stretch()})}));
}

void CodesPage::ready()
{
    m_picker->ready();
    refresh();
    readPasted();
}

void CodesPage::choose(app::DeckDocument* document)
{
    if (document)
        m_picker->choose(document);
}

void CodesPage::refresh()
{
    const auto deck = m_workspace.isReady() ? m_picker->current() : std::nullopt;
    if (!deck) {
        m_making.drop();
        return showMade({});
    }
    m_making.start([this, reader = m_workspace.lists(), deck = *deck,
                       law = m_workspace.checker(deck->ruleset)->ruleset().id]() -> app::Job::Answer {
        const auto checked = app::checkList(reader->take({}, deck, law.str()), *reader);
        const auto& checker = *checked.list.checker;
        Made made{deck.name, checker.ruleset().name, checked.code, checked.codeTrouble, checked.checksum,
            q(app::cardsText(deck, checker))};
        return [this, made = std::move(made)] { showMade(made); };
    });
}

void CodesPage::showMade(const Made& made)
{
    const bool some = !made.name.empty() || !made.checksum.empty();
    m_code = q(made.code);
    m_deckName = q(made.name);
    m_title->setText(some ? q(made.name) : tr("Deck code"));
    m_summary->setText(!some ? tr("Tick a deck on the left to see its code here, to paste into a message or print as a "
                                  "QR code. It holds only the cards, no names, notes or printings.")
                       : made.trouble.empty()
                           ? tr("%1 · %2 · %3 characters").arg(made.cards, q(made.ruleset)).arg(m_code.size())
                           : q(made.trouble));
    m_text->setPlainText(grouped(m_code));
    m_checksum->setText(some ? tr("Checksum %1").arg(q(made.checksum)) : QString());
    m_checksum->setAccessibleName(some ? m_checksum->text() : tr("Checksum"));
    m_checksum->setProperty("checksum", q(made.checksum));
    m_qr->setSymbol(m_code.isEmpty() ? std::nullopt : app::QrSymbol::of(m_code.toLatin1()), m_deckName);
    for (auto* each : {m_copy, m_save})
        each->setEnabled(!m_code.isEmpty());
    m_copySum->setEnabled(some);
    m_text->setEnabled(!m_code.isEmpty());
}

void CodesPage::copyCode()
{
    if (m_code.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(m_code);
    Q_EMIT told(tr("The code of %1 is on the clipboard.").arg(m_deckName));
}

void CodesPage::copyChecksum()
{
    QGuiApplication::clipboard()->setText(checksum());
    Q_EMIT told(tr("The checksum of %1 is on the clipboard.").arg(m_deckName));
}

void CodesPage::saveSymbol()
{
    const auto& symbol = m_qr->symbol();
    if (!symbol)
        return;
    const auto name = asFileName(m_deckName) + QStringLiteral(".png");
    const auto chosen = askSave(m_lastFolder.isEmpty() ? name : m_lastFolder + QLatin1Char('/') + name);
    if (chosen.isEmpty())
        return;
    const QFileInfo file(chosen);
    m_lastFolder = file.absolutePath();
    QByteArray bytes;
    if (file.suffix().toLower() == QStringLiteral("svg")) {
        bytes = symbol->svg();
    } else {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        symbol->image(pictureModule).save(&buffer, "PNG");
    }
    if (const auto written = app::writeFile(chosen.toStdString(), bytes.toStdString()); written)
        Q_EMIT told(tr("%1 saved.").arg(file.fileName()));
    else
        Q_EMIT trouble(tr("%1 %2.").arg(chosen, q(written.error())));
}

void CodesPage::store(QSettings& settings) const
{
    keepDivision(settings, QStringLiteral("print/codes/split"), *m_split);
    settings.setValue(QStringLiteral("print/codes/folder"), m_lastFolder);
}

void CodesPage::restore(const QSettings& settings)
{
    m_split->restoreState(settings.value(QStringLiteral("print/codes/split")).toByteArray());
    m_lastFolder = settings.value(QStringLiteral("print/codes/folder")).toString();
}

// The lower half of the page: a code that is pasted or read out of a picture, and what it is.

void CodesPage::readPasted()
{
    const auto text = m_paste->toPlainText().trimmed();
    const auto with = m_workspace.lists();
    if (text.isEmpty() || !with) {
        m_reading.drop();
        return showPasted({});
    }
    m_reading.start([this, with, text = text.toStdString()]() -> app::Job::Answer {
        std::vector<app::CheckedList> lists;
        for (auto& list : with->readCodes({}, text)) // says what is wrong also where it is no code at all
            lists.push_back(app::checkList(std::move(list), *with));
        return [this, lists = std::move(lists)] { showPasted(lists); };
    });
}

void CodesPage::showPasted(const std::vector<app::CheckedList>& lists)
{
    m_lists = lists;
    QStringList lines;
    for (const auto& one : lists) {
        const auto& list = one.list;
        const auto title = lists.size() > 1 && !list.where.empty() ? q(list.where) + QStringLiteral(": ") : QString();
        if (!one.read()) {
            lines << withSign(app::wrongSign, title + q(list.error));
            continue;
        }
        for (const auto& words : list.passed)
            lines << withSign(app::openSign, title + q(app::problemText(words)));
        const bool whole = list.unknown.empty() && list.rulesetKnown;
        lines << withSign(one.legal() ? app::metSign : app::openSign,
            title + tr("%1 · %2 · %3")
                        .arg(q(app::cardsText(list.deck, *list.checker)), q(list.checker->ruleset().name),
                            q(app::verdictWord(one))));
        const auto reasons = app::listReasons(one);
        for (std::size_t i = 0; i < reasons.size() && i < 4 && !whole; ++i)
            lines << QStringLiteral("    ") + q(reasons[i]);
        if (!whole)
            lines << QStringLiteral("    ") + tr("The rest can be opened.");
    }
    m_pasted->setText(lists.empty()
                          ? tr("Capitals, spaces, hyphens and quotes do not matter, and 0 and 1 are read as O and I. "
                               "Nothing opens until you say so.")
                          : lines.join(QLatin1Char('\n')));
    m_pasted->setForegroundRole(lists.empty() ? QPalette::PlaceholderText : QPalette::WindowText);
    const bool offers = std::any_of(
        lists.begin(), lists.end(), [](const auto& one) { return !one.list.offered.empty(); });
    m_offered->setEnabled(offers);
    m_offered->setVisible(offers);
    m_open->setEnabled(std::any_of(lists.begin(), lists.end(), [](const auto& one) { return one.read(); }));
}

void CodesPage::takeOffered()
{
    QStringList codes;
    for (const auto& one : m_lists)
        codes << q(one.list.offered.empty() ? one.list.code : one.list.offered);
    m_paste->setPlainText(codes.join(QLatin1Char('\n')));
    m_paste->setFocus();
}

void CodesPage::openPasted()
{
    app::DeckDocument* last = nullptr;
    QStringList lost;
    for (const auto& one : m_lists) {
        if (!one.read())
            continue;
        auto deck = one.list.deck;
        deck.name = m_workspace.freeName(deck.name);
        last = m_workspace.newDeck(std::move(deck));
        for (const auto& unknown : one.list.unknown)
            lost << q(app::unknownRowText(unknown, *one.list.checker));
    }
    if (!last)
        return;
    m_paste->clear();
    Q_EMIT documentWanted(last);
    Q_EMIT told(tr("%1 is open; it is not in the library yet.").arg(q(last->deck().name)));
    if (!lost.isEmpty())
        Q_EMIT trouble(tr("Part of the code is not in the deck:\n%1").arg(lost.join(QLatin1Char('\n'))));
}

void CodesPage::takePicture()
{
    const auto with = m_workspace.lists();
    const auto file = with ? askPicture() : QString();
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    m_pasted->setText(tr("Reading %1…").arg(QFileInfo(file).fileName()));
    m_reading.start([this, with, file]() -> app::Job::Answer {
        QStringList codes;
        QString trouble;
        for (const auto& list : with->readFile(file.toStdString()))
            if (list.checker && !list.code.empty())
                codes << q(list.code);
            else
                trouble = list.error.empty() ? tr("This is a list, not a code: use File ▸ Open a file.")
                                             : q(list.error);
        return [this, codes, trouble, file] {
            if (codes.isEmpty()) {
                showPasted({});
                m_pasted->setText(withSign(app::wrongSign, trouble));
                Q_EMIT this->trouble(QFileInfo(file).fileName() + QStringLiteral(": ") + trouble);
            } else {
                m_paste->setPlainText(codes.join(QLatin1Char('\n')));
            }
        };
    });
}

} // namespace nexus::ui
