// Pictures as the bytes of a file.
#pragma once

#include <QBuffer>
#include <QImage>

#include <string>

namespace nexus::test {

inline std::string pictureBytes(const QImage& picture, const char* format = "PNG", int quality = -1)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, format, quality);
    return bytes.toStdString();
}

} // namespace nexus::test
