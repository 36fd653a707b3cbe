// Paper before it is printed: its pages as they will be, to be stepped through and zoomed, and the printer they go to.
#pragma once

#include "app/base/job.h"
#include "model/print/sheet_layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/widgets.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QString>

#include <functional>
#include <memory>

class QPrinter;

namespace nexus::ui {

// A page of paper as it will be printed, not a likeness of it: painted by the function that paints the file, on a
// worker thread, the part that is seen at the resolution of the screen. Zooms from the whole page over true size to 800
// %. Keys: + and − zoom, 0 the whole page, 1 true size, Page Up and Page Down the page, arrows the part that is seen.
struct PreviewPages {
    QSizeF size; // millimetres
    int count = 0;
    std::function<void(QPainter&, int page)> paint; // in millimetres; on any thread
};

class SheetPreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit SheetPreview(QWidget* parent = nullptr);

    void setPages(PreviewPages pages);
    [[nodiscard]] int pageCount() const { return m_pages.count; }
    [[nodiscard]] int page() const { return m_page; }
    void setPage(int page);

    void zoomToFit();
    void zoomToActual() { setScale(trueScale(), viewport()->rect().center()); }
    void zoomBy(double factor) { setScale(m_scale * factor, viewport()->rect().center()); }
    [[nodiscard]] bool fits() const { return m_fit; }
    [[nodiscard]] int percent() const; // of true size
    void setZoom(bool fit, int percent);
    // What is seen is what was asked for last.
    [[nodiscard]] bool isSettled() const { return !m_painter.isBusy() && m_shown == m_wanted; }

Q_SIGNALS:
    void pageChanged(int page);
    void zoomChanged();
    void failed(const QString& message);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int, int) override { request(); }
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct View {
        quint64 pages = 0; // which setPages()
        int page = -1;
        double scale = 0; // pixels a millimetre
        QRect part;       // of the page, in pixels
        double ratio = 1;
        friend bool operator==(const View&, const View&) = default;
    };
    [[nodiscard]] double trueScale() const; // pixels a millimetre at 100 %
    [[nodiscard]] double fitScale() const;
    [[nodiscard]] QSize pageSize() const; // in pixels
    [[nodiscard]] QPoint corner() const;  // of the page in the viewport
    void setScale(double scale, const QPointF& anchor);
    void layOut();
    void request();

    PreviewPages m_pages;
    quint64 m_generation = 0;
    int m_page = 0;
    bool m_fit = true;
    double m_scale = 1;
    View m_wanted, m_shown;
    QImage m_image;
    QPoint m_dragged;
    app::Job m_painter;
};

// Steps through the pages of a preview and sets how large they are seen.
class PreviewBar : public QWidget {
    Q_OBJECT
public:
    explicit PreviewBar(SheetPreview* preview, QWidget* parent = nullptr);
    // After the preview got other pages.
    void refresh();
    // What is told behind the number of a page: ", back".
    void setPageWord(std::function<QString(int page)> word) { m_word = std::move(word); }
    [[nodiscard]] QString pageText() const { return m_page->text(); }

private:
    void dress(); // icons in the colours of the theme

    SheetPreview* m_preview;
    std::function<QString(int page)> m_word;
    LineLabel *m_page, *m_zoom;
    QToolButton *m_back, *m_next, *m_smaller, *m_larger;
};

// Set to paper of that size, without margins, and to both sides where there are backs.
[[nodiscard]] std::shared_ptr<QPrinter> printerFor(const QSizeF& pageMm, model::Backs backs, const QString& document);
[[nodiscard]] bool askForPrinter(QPrinter& printer, QWidget* parent);
// Pages one after another, each painted in millimetres on the whole of the paper; `report` is told how many are done of
// how many. False where it called the work off. Throws `refused` where the printer takes none.
bool printPages(QPrinter& printer, const PreviewPages& pages, const std::function<bool(int done, int all)>& report,
    const char* refused);

} // namespace nexus::ui
