#include "ui/theme/sheet_preview.h"

#include "ui/theme/flow_layout.h"
#include "ui/theme/icons.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QScreen>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>
#include <stdexcept>

namespace nexus::ui {

namespace {

constexpr int around = 16; // pixels between page and edge
constexpr double least = 0.1, most = 8;
constexpr double zoomStep = 1.25;

} // namespace

SheetPreview::SheetPreview(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Preview"));
    viewport()->setCursor(Qt::OpenHandCursor);
    connect(&m_painter, &app::Job::failed, this, &SheetPreview::failed);
}

void SheetPreview::setPages(PreviewPages pages)
{
    m_pages = std::move(pages);
    ++m_generation;
    const int page = std::clamp(m_page, 0, std::max(0, m_pages.count - 1));
    const bool moved = page != m_page;
    m_page = page;
    layOut();
    Q_EMIT pageChanged(m_page);
    if (moved)
        verticalScrollBar()->setValue(0);
}

void SheetPreview::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, m_pages.count - 1));
    if (page == m_page)
        return;
    m_page = page;
    request();
    Q_EMIT pageChanged(m_page);
}

double SheetPreview::trueScale() const
{
    const double dpi = screen() ? screen()->physicalDotsPerInch() : 0;
    return (dpi > 40 && dpi < 1000 ? dpi : logicalDpiX()) / 25.4;
}

double SheetPreview::fitScale() const
{
    if (m_pages.size.isEmpty())
        return trueScale();
    const QSizeF room = QSizeF(size()) - QSizeF(2 * around, 2 * around);
    return std::max(0.2, std::min(room.width() / m_pages.size.width(), room.height() / m_pages.size.height()));
}

int SheetPreview::percent() const { return static_cast<int>(std::lround(100 * m_scale / trueScale())); }

QSize SheetPreview::pageSize() const
{
    return {static_cast<int>(std::lround(m_pages.size.width() * m_scale)),
        static_cast<int>(std::lround(m_pages.size.height() * m_scale))};
}

QPoint SheetPreview::corner() const
{
    const auto page = pageSize();
    const auto place = [](int room, int length, int scrolled) {
        return length + 2 * around <= room ? (room - length) / 2 : around - scrolled;
    };
    return {place(viewport()->width(), page.width(), horizontalScrollBar()->value()),
        place(viewport()->height(), page.height(), verticalScrollBar()->value())};
}

void SheetPreview::zoomToFit()
{
    m_fit = true;
    layOut();
}

void SheetPreview::setZoom(bool fit, int percent)
{
    m_fit = fit;
    m_scale = trueScale() * std::clamp(percent / 100.0, least, most);
    layOut();
}

// What lies under `anchor` stays there.
void SheetPreview::setScale(double scale, const QPointF& anchor)
{
    scale = std::clamp(scale, least * trueScale(), most * trueScale());
    const QPointF at = (anchor - corner()) / m_scale;
    m_fit = false;
    m_scale = scale;
    layOut();
    const QPointF now = QPointF(corner()) + at * m_scale;
    horizontalScrollBar()->setValue(
        horizontalScrollBar()->value() + static_cast<int>(std::lround(now.x() - anchor.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(now.y() - anchor.y())));
}

void SheetPreview::layOut()
{
    if (m_fit) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_scale = fitScale();
    } else {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    }
    const auto page = pageSize();
    const auto dress = [](QScrollBar* bar, int length, int room) {
        bar->setRange(0, std::max(0, length + 2 * around - room));
        bar->setPageStep(room);
        bar->setSingleStep(40);
    };
    dress(horizontalScrollBar(), page.width(), viewport()->width());
    dress(verticalScrollBar(), page.height(), viewport()->height());
    request();
    Q_EMIT zoomChanged();
}

void SheetPreview::request()
{
    viewport()->update();
    if (m_pages.count > 0)
        setAccessibleDescription(
            tr("Page %1 of %2, %3 % of true size").arg(m_page + 1).arg(m_pages.count).arg(percent()));
    if (m_pages.count == 0 || !m_pages.paint || !isVisible())
        return;
    const auto part = viewport()->rect().translated(-corner()).intersected(QRect(QPoint(0, 0), pageSize()));
    const View view{m_generation, m_page, m_scale, part, devicePixelRatioF()};
    if (view == m_wanted || part.isEmpty())
        return;
    m_wanted = view;
    m_painter.start([this, view, paint = m_pages.paint]() -> app::Job::Answer {
        QImage image((QSizeF(view.part.size()) * view.ratio).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(view.ratio, view.ratio);
        painter.translate(-view.part.topLeft());
        painter.scale(view.scale, view.scale);
        paint(painter, view.page);
        painter.end();
        image.setDevicePixelRatio(view.ratio);
        return [this, view, image] {
            m_image = image;
            m_shown = view;
            viewport()->update();
        };
    });
}

void SheetPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme().ground);
    if (m_pages.count == 0)
        return;
    const QRect page(corner(), pageSize());
    painter.fillRect(page.adjusted(-1, -1, 1, 1), theme().line);
    painter.fillRect(page, Qt::white); // paper is white in every theme
    if (m_image.isNull() || m_shown.pages != m_generation || m_shown.page != m_page)
        return;
    if (m_shown.scale == m_scale) {
        painter.drawImage(page.topLeft() + m_shown.part.topLeft(), m_image);
    } else { // until the worker has painted it anew
        const double ratio = m_scale / m_shown.scale;
        painter.drawImage(
            QRectF(page.topLeft() + QPointF(m_shown.part.topLeft()) * ratio, QSizeF(m_shown.part.size()) * ratio),
            m_image);
    }
    if (hasFocus()) {
        painter.setPen(theme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(page.adjusted(-1, -1, 0, 0));
    }
}

void SheetPreview::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void SheetPreview::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    layOut();
}

void SheetPreview::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setScale(m_scale * std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void SheetPreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(zoomStep);
    case Qt::Key_Minus: return zoomBy(1 / zoomStep);
    case Qt::Key_0: return zoomToFit();
    case Qt::Key_1: return zoomToActual();
    case Qt::Key_PageUp: return setPage(m_page - 1);
    case Qt::Key_PageDown: return setPage(m_page + 1);
    case Qt::Key_Home: return setPage(0);
    case Qt::Key_End: return setPage(m_pages.count - 1);
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void SheetPreview::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->pos();
    setFocus(Qt::MouseFocusReason);
}

void SheetPreview::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const auto by = event->pos() - m_dragged;
    m_dragged = event->pos();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

PreviewBar::PreviewBar(SheetPreview* preview, QWidget* parent)
    : QWidget(parent)
    , m_preview(preview)
    , m_page(new LineLabel)
    , m_zoom(new LineLabel)
{
    auto* row = new FlowLayout(5); // a second line where words are broad
    setLayout(row);
    const auto button = [this, row](const QString& text, const QString& name) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(name);
        if (text.isEmpty())
            made->setAccessibleName(name);
        made->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(made);
        return made;
    };
    const auto label = [this, row](
                           LineLabel* shown, const QString& topic, const QString& least, const QString& widest) {
        shown->setTopic(topic);
        shown->setMinimumWidth(fontMetrics().horizontalAdvance(least));
        shown->setMaximumWidth(fontMetrics().horizontalAdvance(widest));
        row->addWidget(shown);
    };
    m_back = button({}, tr("Previous page (Page Up)"));
    const auto pages = tr("Page %1 of %2").arg(88).arg(88);
    label(m_page, tr("Page"), pages, pages + tr(", back"));
    m_next = button({}, tr("Next page (Page Down)"));
    m_smaller = button({}, tr("Zoom out (−)"));
    label(m_zoom, tr("Zoom"), tr("%1 %").arg(888), tr("%1 %").arg(8888));
    m_larger = button({}, tr("Zoom in (+)"));
    auto* fit = button(tr("Whole page"), tr("The whole page (0)"));
    auto* actual = button(tr("Actual size"), tr("As large as on paper, by the screen’s reported size (1)"));
    dress();
    whenColoursChange(this, [this] { dress(); });
    connect(m_back, &QToolButton::clicked, preview, [preview] { preview->setPage(preview->page() - 1); });
    connect(m_next, &QToolButton::clicked, preview, [preview] { preview->setPage(preview->page() + 1); });
    connect(m_smaller, &QToolButton::clicked, preview, [preview] { preview->zoomBy(0.8); });
    connect(m_larger, &QToolButton::clicked, preview, [preview] { preview->zoomBy(1.25); });
    connect(fit, &QToolButton::clicked, preview, &SheetPreview::zoomToFit);
    connect(actual, &QToolButton::clicked, preview, &SheetPreview::zoomToActual);
    connect(preview, &SheetPreview::pageChanged, this, &PreviewBar::refresh);
    connect(preview, &SheetPreview::zoomChanged, this, &PreviewBar::refresh);
    refresh();
}

void PreviewBar::dress()
{
    const std::pair<QToolButton*, const char*> signs[] = {
        {m_back, "back"}, {m_next, "forward"}, {m_smaller, "minus"}, {m_larger, "plus"}};
    for (const auto& [button, sign] : signs)
        button->setIcon(icon(sign, theme().text));
}

void PreviewBar::refresh()
{
    const int page = m_preview->page(), pages = m_preview->pageCount();
    m_page->setText(
        pages > 0 ? tr("Page %1 of %2").arg(page + 1).arg(pages) + (m_word ? m_word(page) : QString()) : QString());
    m_zoom->setText(pages > 0 ? tr("%1 %").arg(m_preview->percent()) : QString());
    m_back->setEnabled(page > 0);
    m_next->setEnabled(page + 1 < pages);
}

std::shared_ptr<QPrinter> printerFor(const QSizeF& pageMm, model::Backs backs, const QString& document)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const bool landscape = pageMm.width() > pageMm.height();
    printer->setPageLayout(QPageLayout(QPageSize(landscape ? pageMm.transposed() : pageMm, QPageSize::Millimeter),
        landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    printer->setFullPage(true); // of the layout, so behind it
    printer->setDuplex(backs == model::Backs::LongEdge    ? QPrinter::DuplexLongSide
                       : backs == model::Backs::ShortEdge ? QPrinter::DuplexShortSide
                                                          : QPrinter::DuplexNone);
    printer->setDocName(document);
    printer->setCreator(QStringLiteral("NexusDeck"));
    return printer;
}

bool askForPrinter(QPrinter& printer, QWidget* parent)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    return dialog.exec() == QDialog::Accepted;
}

bool printPages(QPrinter& printer, const PreviewPages& pages, const std::function<bool(int done, int all)>& report,
    const char* refused)
{
    constexpr double mmOfInch = 25.4;
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer))
        throw std::runtime_error(refused);
    for (int page = 0; page < pages.count; ++page) {
        if (page > 0)
            printer.newPage();
        painter.save();
        painter.scale(printer.logicalDpiX() / mmOfInch, printer.logicalDpiY() / mmOfInch);
        pages.paint(painter, page);
        painter.restore();
        if (!report(page + 1, pages.count)) {
            printer.abort();
            return false;
        }
    }
    return true;
}

} // namespace nexus::ui
