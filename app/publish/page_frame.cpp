#include "app/publish/page_frame.h"

#include "app/base/language.h"
#include "app/printing/decklist_text.h"

#include <QCryptographicHash>
#include <QFile>

namespace nexus::app {

namespace {

// What the policy knows an inline script or style by.
std::string sumOf(const std::string& contents)
{
    return "'sha256-" +
           QCryptographicHash::hash(QByteArray::fromStdString(contents), QCryptographicHash::Sha256)
               .toBase64()
               .toStdString() +
           "'";
}

} // namespace

std::string pageFile(const char* name)
{
    QFile file(QStringLiteral(":/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void writePageHead(Html& page, std::string_view title, const std::string& further)
{
    const auto style = pageFile("page.css") + further, script = pageFile("page.js");
    page.markup("<!DOCTYPE html>\n<html lang=\"").text(spoken().toStdString()).markup("\">\n<head>\n");
    page.markup("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                "img-src data:; style-src ");
    page.markup(sumOf(style)).markup("; script-src ").markup(sumOf(script));
    page.markup("; base-uri 'none'; form-action 'none'\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"referrer\" content=\"no-referrer\">\n");
    page.markup("<meta name=\"generator\" content=\"").text(programText()).markup("\">\n");
    page.element("title", {}, title).markup("\n<style>").markup(style);
    page.markup("</style>\n<script type=\"module\">").markup(script).markup("</script>\n</head>\n<body>\n");
}

void writePageFoot(Html& page, std::string_view words)
{
    page.markup("<footer>\n").element("p", {}, words).markup("\n</footer>\n</body>\n</html>\n");
}

} // namespace nexus::app
