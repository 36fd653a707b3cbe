#include "app/publish/html.h"

#include "model/base/text.h"

namespace nexus::app {

Html& Html::markup(std::string_view ours)
{
    m_bytes += ours;
    return *this;
}

Html& Html::text(std::string_view words, bool lineBreaks)
{
    for (const char c : model::cleaned(words, model::maxNotesLength, lineBreaks)) {
        switch (c) {
        case '&': m_bytes += "&amp;"; break;
        case '<': m_bytes += "&lt;"; break;
        case '>': m_bytes += "&gt;"; break;
        case '"': m_bytes += "&quot;"; break;
        case '\'': m_bytes += "&#39;"; break;
        default: m_bytes += c;
        }
    }
    return *this;
}

Html& Html::element(std::string_view tag, std::string_view styled, std::string_view words)
{
    markup("<").markup(tag);
    if (!styled.empty())
        markup(" class=\"").markup(styled).markup("\"");
    return markup(">").text(words).markup("</").markup(tag).markup(">");
}

} // namespace nexus::app
