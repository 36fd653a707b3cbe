#include "app/publish/bundle_painter.h"

#include "app/base/batches.h"
#include "app/base/qt_text.h"
#include "app/printing/card_art.h"
#include "app/printing/card_back.h"
#include "app/printing/card_pictures.h"

#include <QBuffer>
#include <QPainter>

#include <atomic>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace nexus::app {

namespace {

using importers::BundlePicture;
using importers::Publication;
using Form = BundlePicture::Form;

constexpr int jpegQuality = 92;

bool isJpeg(const BundlePicture& picture) { return picture.path.ends_with(".jpg"); }

PictureForm formOf(const BundlePicture& picture) { return {.dpi = picture.dpi, .bleed = picture.bleed}; }

QByteArray encoded(const BundlePicture& picture, const QImage& image)
{
    if (!isJpeg(picture))
        return pngBytes(image);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "JPG", jpegQuality))
        throw std::runtime_error("A picture cannot be made: " + picture.path);
    return bytes;
}

// One card or sheet, cell by cell: a sheet is one picture, and its cells are painted by many threads.
class PictureTask {
public:
    PictureTask(const Publication& publication, const BundlePicture& picture, const CardArt* art)
        : m_publication(publication)
        , m_picture(picture)
        , m_art(art)
        , m_left(cells())
    {
    }

    [[nodiscard]] std::size_t cells() const
    {
        return m_picture.form == Form::Sheet ? m_picture.cards.size() : std::size_t{1};
    }
    [[nodiscard]] const BundlePicture& picture() const { return m_picture; }

    // The bytes of the whole, from whoever paints the last cell.
    std::optional<QByteArray> paint(std::size_t cell)
    {
        if (m_picture.form != Form::Sheet)
            return encoded(m_picture, m_picture.form == Form::Back ? back() : face(m_picture.cards.front()));
        const auto image = flat(m_picture.cards[cell]);
        lay(image, cell);
        if (--m_left > 0)
            return std::nullopt;
        auto bytes = encoded(m_picture, m_sheet);
        m_sheet = QImage();
        return bytes;
    }

private:
    [[nodiscard]] CardFace faceOf(std::size_t card) const
    {
        const auto& published = m_publication.cards[card];
        return {published.card, published.key.str()};
    }
    [[nodiscard]] QImage artOf(const CardFace& face, int width) const
    {
        return m_art ? m_art->picture(face, width) : QImage();
    }

    [[nodiscard]] QImage face(std::size_t card) const
    {
        const auto shown = faceOf(card);
        if (m_picture.dpi > 0)
            return frontPicture(
                shown, m_publication.game, formOf(m_picture), artOf(shown, facePixels(formOf(m_picture))));
        if (isJpeg(m_picture))
            return flat(card);
        return cardImage(shown, m_publication.game, m_picture.width, 1, artOf(shown, m_picture.width));
    }

    // With square corners, in the colours of its edge.
    [[nodiscard]] QImage flat(std::size_t card) const
    {
        const auto shown = faceOf(card);
        QImage image(m_picture.width, cardHeightFor(m_picture.width), QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const QRectF area(image.rect());
        const auto art = artOf(shown, m_picture.width);
        paintBleed(painter, area, area, shown, m_publication.game, FaceStyle::Colour, art);
        paintCard(painter, area, shown, m_publication.game, art, FaceLook{});
        return image;
    }

    [[nodiscard]] QImage back() const
    {
        const auto own = m_art ? m_art->back(m_picture.dpi > 0 ? facePixels(formOf(m_picture)) : m_picture.width)
                               : QImage();
        if (m_picture.dpi > 0)
            return backPicture(m_publication.game, formOf(m_picture), own);
        const QSize size(m_picture.width, cardHeightFor(m_picture.width));
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(size.width() / cardWidthMm, size.height() / cardHeightMm);
        const QRectF area(0, 0, cardWidthMm, cardHeightMm);
        paintCardBack(painter, area, area, q(m_publication.game.name), FaceStyle::Colour, own);
        return image;
    }

    // Cells do not overlap, so that each thread writes into a part of its own.
    void lay(const QImage& image, std::size_t cell)
    {
        std::call_once(m_made, [&] {
            m_sheet = QImage(sizeOf(m_picture), QImage::Format_RGB32);
            m_sheet.fill(Qt::black);
            m_bits = m_sheet.bits();
            m_stride = m_sheet.bytesPerLine();
        });
        const auto columns = static_cast<std::size_t>(m_picture.columns);
        const auto x = static_cast<qsizetype>(cell % columns) * image.width();
        const auto y = static_cast<qsizetype>(cell / columns) * image.height();
        for (int line = 0; line < image.height(); ++line)
            std::memcpy(m_bits + (y + line) * m_stride + x * 4, image.constScanLine(line),
                static_cast<std::size_t>(image.width()) * 4);
    }

    const Publication& m_publication;
    const BundlePicture& m_picture;
    const CardArt* m_art;
    std::atomic<std::size_t> m_left;
    std::once_flag m_made;
    QImage m_sheet;
    uchar* m_bits = nullptr;
    qsizetype m_stride = 0;
};

} // namespace

QSize sizeOf(const BundlePicture& picture)
{
    if (picture.dpi > 0)
        return pictureSize(formOf(picture));
    return {picture.width * picture.columns, cardHeightFor(picture.width) * picture.rows};
}

bool paintPictures(const Publication& publication, const std::vector<BundlePicture>& pictures, const CardArt* art,
    const std::function<void(const BundlePicture&, const QByteArray&)>& take, const model::Progress& progress)
{
    std::vector<std::unique_ptr<PictureTask>> tasks;
    std::vector<std::pair<PictureTask*, std::size_t>> cells;
    for (const auto& picture : pictures) {
        auto& task = *tasks.emplace_back(std::make_unique<PictureTask>(publication, picture, art));
        for (std::size_t cell = 0; cell < task.cells(); ++cell)
            cells.emplace_back(&task, cell);
    }
    struct Nothing {
        Nothing& operator+=(const Nothing&) { return *this; }
    } nothing;
    std::mutex mutex;
    const auto work = [&](std::uint64_t at, std::uint64_t) {
        auto& [task, cell] = cells[at];
        if (const auto bytes = task->paint(cell)) {
            const std::lock_guard lock(mutex);
            take(task->picture(), *bytes);
        }
        return Nothing();
    };
    const auto report = [&](std::uint64_t done) { return !progress || progress(done, cells.size()); };
    return inBatches(cells.size(), 1, nothing, work, report);
}

} // namespace nexus::app
