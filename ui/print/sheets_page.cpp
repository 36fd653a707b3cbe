#include "ui/print/sheets_page.h"

#include "app/printing/decklist_sheet.h"
#include "app/printing/proxy_job.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QPrinter>
#include <QProgressBar>
#include <QSettings>
#include <QToolButton>
#include <QUrl>

#include <cmath>
#include <stdexcept>

namespace nexus::ui {

JobBar::JobBar(const QString& progressName, QWidget* parent)
    : QWidget(parent)
    , m_progress(new QProgressBar)
    , m_cancel(pushButton(tr("Cancel"), {}, this, &JobBar::cancel))
{
    m_progress->setAccessibleName(progressName);
    m_progress->setMaximumWidth(180);
    setLayout(rowOf(noMargins, {m_progress, m_cancel}));
    hide();
}

app::PagesJob& JobBar::begin()
{
    m_job = std::make_unique<app::PagesJob>();
    connect(m_job.get(), &app::PagesJob::progress, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(m_job.get(), &app::PagesJob::finished, this, [this] {
        end();
        Q_EMIT finished();
    });
    connect(m_job.get(), &app::PagesJob::cancelled, this, [this] {
        end();
        Q_EMIT cancelled();
    });
    connect(m_job.get(), &app::PagesJob::failed, this, [this](const QString& message) {
        end();
        Q_EMIT failed(message);
    });
    m_progress->setRange(0, 0);
    show();
    Q_EMIT workingChanged();
    return *m_job;
}

void JobBar::end()
{
    m_job.release()->deleteLater(); // it is what calls
    hide();
    Q_EMIT workingChanged();
}

void JobBar::cancel()
{
    if (m_job)
        m_job->cancel();
}

SavedLine::SavedLine(QWidget* parent)
    : QWidget(parent)
    , m_words(withId(new LineLabel(this), "savedWords"))
    , m_open(withId(pushButton(
                        tr("Open it"), {}, this, [this] { Q_EMIT openWanted(m_place); }, this),
          "openSaved"))
    , m_folder(withId(pushButton(
                          tr("Open the folder"), {}, this,
                          [this] {
                              const QFileInfo about(m_place);
                              Q_EMIT openWanted(about.isDir() ? m_place : about.absolutePath());
                          },
                          this),
          "openFolder"))
{
    auto* away = named(new QToolButton(this), tr("Hide this"));
    away->setAutoRaise(true);
    away->setText(QStringLiteral("✕"));
    connect(away, &QToolButton::clicked, this, &QWidget::hide);
    setLayout(rowOf(8, noMargins, {{m_words, 1}, m_open, m_folder, away}));
    hide();
}

void SavedLine::tell(const QString& place)
{
    m_place = place;
    const QFileInfo about(place);
    const bool folder = about.isDir();
    const auto where = QDir::toNativeSeparators(folder ? place : about.absolutePath());
    m_words->setText(
        withSign(app::metSign, folder ? tr("Saved in %1").arg(where) : tr("%1 is in %2").arg(about.fileName(), where)),
        LineLabel::Tone::Good);
    m_open->setVisible(!folder);
    show();
}

namespace {

constexpr int leastSummary = 30; // letters; where there are fewer, the buttons go below it

} // namespace

SheetsPage::SheetsPage(app::Workspace& workspace, const QString& progress, QWidget* parent)
    : QWidget(parent)
    , m_picker(new DeckPicker(workspace))
    , m_stack(new QStackedWidget)
    , m_preview(new SheetPreview)
    , m_bar(new PreviewBar(m_preview))
    , m_instead(emptyLabel())
    , m_summary(new LineLabel)
    , m_writing(new JobBar(progress))
    , m_save(pushButton(tr("Save &PDF…"), {}, this, &SheetsPage::savePdf))
    , m_print(pushButton(tr("Pri&nt…"), {}, this, &SheetsPage::print))
    , m_workspace(workspace)
    , m_split(new QSplitter(Qt::Horizontal))
    , m_saved(new SavedLine)
{
    openPlace = [](const QString& place) { QDesktopServices::openUrl(QUrl::fromLocalFile(place)); };
    connect(m_saved, &SavedLine::openWanted, this, [this](const QString& place) { openPlace(place); });
    connect(m_picker, &DeckPicker::chosenChanged, m_saved, &QWidget::hide); // it was about other decks
    askPrinter = [this](QPrinter& printer) { return askForPrinter(printer, this); };
    m_save->setDefault(true);
    m_picker->setMinimumHeight(150);
    m_instead->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_instead);
    callOnce(m_soon, 20, this, &SheetsPage::refresh);
    connect(m_picker, &DeckPicker::chosenChanged, this, &SheetsPage::later);
    connect(&m_job, &app::Job::failed, this, &SheetsPage::trouble);
    connect(m_preview, &SheetPreview::failed, this, &SheetsPage::trouble);
    connect(m_writing, &JobBar::workingChanged, this, &SheetsPage::updateButtons);
    connect(m_writing, &JobBar::failed, this, &SheetsPage::trouble);
    connect(m_writing, &JobBar::finished, this, [this] {
        written();
        if (!m_place.isEmpty())
            m_saved->tell(m_place);
        Q_EMIT told(m_done);
    });
}

void SheetsPage::arrange(QLayout* choices, QWidget* paper, std::initializer_list<QPushButton*> further)
{
    auto* buttons = rowOf({stretch()});
    for (auto* button : further)
        buttons->addWidget(button);
    buttons->addWidget(m_print);
    buttons->addWidget(m_save);
    m_summary->setMinimumWidth(m_summary->fontMetrics().averageCharWidth() * leastSummary);
    auto* foot = new FlowLayout(6);
    foot->addWidget(asWidget(rowOf(noMargins, {{m_summary, 1}, m_writing})));
    foot->addWidget(asWidget(buttons));
    divide(*m_split,
        {asScrolled(choices), asWidget(columnOf(8, {m_bar, {paper, 1}, m_saved, asWidget(foot)}), {8, 0, 0, 0})},
        {0, 1}, {340, 900});
    setLayout(columnOf(QMargins(12, 12, 12, 12), {m_split}));
}

bool SheetsPage::isSettled() const
{
    return !m_stale && !m_soon.isActive() && !m_job.isBusy() &&
           (m_stack->currentIndex() != 0 || m_preview->isSettled());
}

void SheetsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void SheetsPage::later()
{
    m_stale = true;
    if (isVisible())
        m_soon.start();
}

void SheetsPage::sayInstead(const QString& text)
{
    m_preview->setPages({});
    m_instead->setText(text);
    m_stack->setCurrentIndex(1);
}

app::PagesJob& SheetsPage::begin(const QString& done, const QString& place)
{
    m_done = place.isEmpty() ? done : done.arg(QDir::toNativeSeparators(place));
    m_place = place;
    m_saved->hide();
    return m_writing->begin();
}

QString SheetsPage::suggestedFile(const QString& name, const QString& ending) const
{
    return QDir(m_lastFolder.isEmpty() ? QDir::homePath() : m_lastFolder).filePath(asFileName(name) + ending);
}

void SheetsPage::keepView(QSettings& settings, const QString& group) const
{
    settings.setValue(group + QStringLiteral("/wholePage"), m_preview->fits());
    settings.setValue(group + QStringLiteral("/zoom"), m_preview->percent());
    settings.setValue(group + QStringLiteral("/folder"), m_lastFolder);
    keepDivision(settings, group + QStringLiteral("/split"), *m_split);
}

void SheetsPage::restoreView(const QSettings& settings, const QString& group)
{
    m_preview->setZoom(settings.value(group + QStringLiteral("/wholePage"), true).toBool(),
        settings.value(group + QStringLiteral("/zoom"), 100).toInt());
    m_lastFolder = settings.value(group + QStringLiteral("/folder")).toString();
    m_split->restoreState(settings.value(group + QStringLiteral("/split")).toByteArray());
}

namespace {

QString paperTrouble(
    const QPrinter& printer, const QSizeF& wanted, const char* trouble, QString (*sizeText)(const QSizeF&))
{
    const auto there = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    return std::abs(there.width() - wanted.width()) < 1 && std::abs(there.height() - wanted.height()) < 1
               ? QString()
               : QCoreApplication::translate("SheetPrinting", trouble).arg(sizeText(there), sizeText(wanted));
}

// Pages of so many parts one after another, each painted in millimetres. False where it was called off.
template <class PaintPart>
bool printParts(int parts, QPrinter& printer, const app::PagesJob::Report& report, const char* refused, PaintPart paint)
{
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        throw std::runtime_error(refused);
    bool begun = false;
    const auto page = [&](auto paintPage) {
        if (std::exchange(begun, true))
            printer.newPage();
        painter.save();
        painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
        paintPage(painter);
        painter.restore();
    };
    for (int part = 0; part < parts; ++part) {
        paint(part, page);
        if (!report(part + 1, parts)) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace

QString sheetPaperTrouble(const QPrinter& printer, const app::ProxySheets& sheets)
{
    return paperTrouble(printer, sheets.pageSize(),
        QT_TRANSLATE_NOOP("SheetPrinting", "The printer is set to %1 paper, but the sheets are laid out for %2. "
                                           "Nothing was printed: choose the same paper in both."),
        [](const QSizeF& size) {
            return QString::fromStdString(
                app::millimetres(size.width()) + " × " + app::millimetres(size.height()) + " mm");
        });
}

QString decklistPaperTrouble(const QPrinter& printer, const QSizeF& pageMm)
{
    return paperTrouble(printer, pageMm,
        QT_TRANSLATE_NOOP("SheetPrinting", "The printer is set to %1 paper, but the lists are laid out for %2. Nothing "
                                           "was printed: choose the same paper in both."),
        [](const QSizeF& size) {
            return QStringLiteral("%1 × %2 mm").arg(std::lround(size.width())).arg(std::lround(size.height()));
        });
}

bool printSheets(const app::ProxySheets& sheets, QPrinter& printer, const app::PagesJob::Report& report)
{
    return printPages(printer,
        {sheets.pageSize(), sheets.pages(), [&](QPainter& painter, int page) { sheets.paint(painter, page); }}, report,
        "The printer does not take the sheets. Look whether it is there and ready.");
}

bool printDecklists(const std::vector<app::DeckToList>& decks, const app::TournamentLists& lists,
    const app::DecklistOrder& order, QPrinter& printer, const app::PagesJob::Report& report)
{
    app::SheetLetters letters;
    return printParts(static_cast<int>(decks.size()), printer, report,
        "The printer does not take the lists. Look whether it is there and ready.", [&](int at, const auto& page) {
            const auto& deck = decks[static_cast<std::size_t>(at)];
            const app::DecklistSheet sheet(app::listFor(deck, lists, order), order.pageMm, letters, order.copies);
            for (int i = 0; i < sheet.pageCount(); ++i)
                page([&](QPainter& painter) { sheet.paint(painter, i); });
        });
}

} // namespace nexus::ui
