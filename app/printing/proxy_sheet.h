// A job of proxies laid out on sheets, and the one way to paint them: the file, the printer and the preview show the
// same page because they call the same paint(). Pages are fronts, each followed by its back where there are backs that
// do not stand on the same page, to be folded; a copy keeps its slot on a page that is not full. A value that may be
// painted on any thread that has fonts.
#pragma once

#include "app/printing/card_art.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_job.h"
#include "model/print/sheet_layout.h"

#include <QByteArray>
#include <QSizeF>

#include <functional>
#include <span>
#include <tl/expected.hpp>

class QPainter;

namespace nexus::app {

class PictureShelf;

struct ProxyOptions {
    model::SheetOptions sheet;
    FaceStyle style = FaceStyle::Colour;
    bool mark = true; // "PROXY, not for sale or tournament use"
    friend bool operator==(const ProxyOptions&, const ProxyOptions&) = default;
};

class ProxySheets {
public:
    static constexpr int sharpDpi = 300;

    // `art` may be null.
    [[nodiscard]] static tl::expected<ProxySheets, model::SheetMisfit> make(std::shared_ptr<const ProxyJob> job,
        const ProxyOptions& options, std::shared_ptr<const model::Catalogue> catalogue,
        std::shared_ptr<const CardArt> art);

    [[nodiscard]] const ProxyJob& job() const { return *m_job; }
    [[nodiscard]] const std::shared_ptr<const ProxyJob>& sharedJob() const { return m_job; }
    [[nodiscard]] const ProxyOptions& options() const { return m_options; }
    [[nodiscard]] const model::SheetLayout& layout() const { return m_layout; }
    [[nodiscard]] int sheets() const;
    [[nodiscard]] int pages() const { return sheets() * (hasBackPages() ? 2 : 1); }
    [[nodiscard]] bool hasBacks() const { return !m_layout.back.empty(); }
    // Backs on pages of their own.
    [[nodiscard]] bool hasBackPages() const { return hasBacks() && !m_layout.folds(); }
    [[nodiscard]] bool isBack(int page) const { return hasBackPages() && page % 2 == 1; }
    [[nodiscard]] QSizeF pageSize() const { return {m_layout.width, m_layout.height}; }

    // In millimetres from the page's top left corner.
    void paint(QPainter& painter, int page) const;
    // Those of the job, and what does not fit on its faces or is not sharp; asks every face once, so it takes a while.
    [[nodiscard]] std::vector<ProxyWarning> warnings() const;

private:
    ProxySheets() = default;
    [[nodiscard]] std::span<const std::size_t> copiesOf(int sheet) const;
    [[nodiscard]] FaceLook look() const;
    void paintFront(QPainter& painter, int sheet) const;
    void paintBack(QPainter& painter, int sheet) const;
    void paintBacks(QPainter& painter, int sheet) const;
    [[nodiscard]] QRectF card() const { return {0, 0, m_options.sheet.cardWidth, m_options.sheet.cardHeight}; }
    void paintMargin(QPainter& painter, int page) const;
    [[nodiscard]] std::vector<ProxyWarning> warningsOf(const CardFace& face) const;

    std::shared_ptr<const ProxyJob> m_job;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::shared_ptr<PictureShelf> m_pictures;
    ProxyOptions m_options;
    model::SheetLayout m_layout;
};

// Sheets of proxies as a PDF: the same sheets give the same bytes.

// After every page with what is done; false calls it off.
using PageProgress = std::function<bool(int done, int all)>;

// Nothing where it was called off, or where there is no page.
[[nodiscard]] std::optional<QByteArray> proxyPdf(
    const ProxySheets& sheets, const QString& title, const PageProgress& progress = {});
[[nodiscard]] Duplex duplexOf(model::Backs backs);

// The page a printer is measured with: lines exactly 20 mm apart on the front, and scales on which, held against the
// light, the lines of the back say what to enter as its offset and turn. What is set already is applied to it, so a
// second print shows what is left. Millimetres from the top left corner.

constexpr double calibrationStep = 20;

void paintCalibration(QPainter& painter, const model::SheetOptions& options, bool back);
// Two pages, to be printed on both sides of one sheet.
[[nodiscard]] QByteArray calibrationPdf(const model::SheetOptions& options);

} // namespace nexus::app
