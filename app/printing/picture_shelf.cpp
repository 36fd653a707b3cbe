#include "app/printing/picture_shelf.h"

#include <QFile>
#include <QImageReader>

#include <cmath>

namespace nexus::app {

QImage PictureShelf::picture(const CardFace& face)
{
    const auto file = m_art ? m_art->fileFor(face) : std::nullopt;
    if (!file)
        return {};
    const std::lock_guard lock(m_mutex);
    for (auto it = m_pictures.begin(); it != m_pictures.end(); ++it)
        if (it->first == *file) {
            m_pictures.splice(m_pictures.begin(), m_pictures, it);
            return m_pictures.front().second;
        }
    m_pictures.emplace_front(*file, decodeArt(*file, CardArt::windowOf(faceWidth)));
    if (m_pictures.size() > kept)
        m_pictures.pop_back();
    return m_pictures.front().second;
}

std::optional<PictureShelf::Found> PictureShelf::look(const CardFace& face) const
{
    const auto path = m_art ? m_art->fileFor(face) : std::nullopt;
    if (!path)
        return std::nullopt;
    QFile file(QString::fromStdString(path->string()));
    if (!file.open(QIODevice::ReadOnly))
        return Found{file.errorString(), 0};
    if (static_cast<std::uintmax_t>(file.size()) > CardArt::largestFile)
        return Found{QStringLiteral("its file is larger than 64 MB"), 0};
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const auto size = reader.size();
    if ((reader.format() != "png" && reader.format() != "jpeg") || size.isEmpty())
        return Found{QStringLiteral("it is no PNG or JPEG that can be read"), 0};
    if (size.width() > CardArt::largestSide || size.height() > CardArt::largestSide)
        return Found{QStringLiteral("it has more than 4096 × 4096 pixels"), 0};
    const auto window = CardArt::windowOf(faceWidth);
    const double share = std::min(
        static_cast<double>(size.width()) / window.width(), static_cast<double>(size.height()) / window.height());
    return Found{{}, static_cast<int>(std::floor(share * faceWidth / (cardWidthMm / 25.4) + 0.5))};
}

} // namespace nexus::app
