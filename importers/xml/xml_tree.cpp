#include "importers/xml/xml_tree.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <pugixml.hpp>
#include <sstream>

namespace nexus::importers {

namespace {

// Line numbers of places that come in ascending order.
class LineCounter {
public:
    explicit LineCounter(std::string_view text)
        : m_text(text)
    {
    }
    std::size_t lineOf(std::size_t byte)
    {
        for (; m_at < std::min(byte, m_text.size()); ++m_at)
            m_line += m_text[m_at] == '\n' ? 1U : 0U;
        return m_line;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0, m_line = 1;
};

class TreeMaker {
public:
    explicit TreeMaker(std::string_view text)
        : m_lines(text)
    {
    }
    // False where it is too deep, or where a reference means no character.
    bool make(const pugi::xml_node& node, XmlElement& element, std::size_t depth)
    {
        if (depth > maxXmlDepth)
            return false;
        element.name = node.name();
        element.line = m_lines.lineOf(static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0)));
        for (const auto& attribute : node.attributes()) {
            element.attributes.emplace_back(attribute.name(), attribute.value());
            m_broken = m_broken || model::firstInvalidUtf8(attribute.value());
        }
        for (const auto& part : node.children()) {
            if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
                element.text += part.value();
            if (part.type() == pugi::node_element && !make(part, element.children.emplace_back(), depth + 1))
                return false;
        }
        m_broken = m_broken || model::firstInvalidUtf8(element.text);
        if (m_broken && m_line == 0)
            m_line = element.line;
        return !m_broken;
    }
    [[nodiscard]] std::size_t brokenLine() const { return m_line; } // 0: none

private:
    LineCounter m_lines;
    std::size_t m_line = 0;
    bool m_broken = false;
};

std::string plainText(std::string_view text)
{
    std::string plain;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t')
            plain += c;
    return plain;
}

void write(pugi::xml_node node, const XmlElement& element)
{
    for (const auto& [name, value] : element.attributes)
        node.append_attribute(name.c_str()).set_value(plainText(value).c_str());
    if (!element.text.empty())
        node.append_child(pugi::node_pcdata).set_value(plainText(element.text).c_str());
    for (const auto& child : element.children)
        write(node.append_child(child.name.c_str()), child);
}

ImportProblem problemAt(std::string_view text, std::size_t byte, std::string reason)
{
    const auto place = placeOf(text, std::min(byte, text.size()));
    return {.reason = std::move(reason), .line = place.line, .column = place.column};
}

std::size_t offsetOf(std::ptrdiff_t offset) { return static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)); }

// Parsed into `document` by what `load` does; what is wrong with it.
template <class Load>
std::optional<ImportProblem> documentProblem(
    std::string_view text, std::size_t maxParts, std::string tooMany, pugi::xml_document& document, const Load& load)
{
    const auto parts = static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return c == '<' || c == '='; }));
    if (parts > maxParts)
        return ImportProblem{.reason = std::move(tooMany), .line = 1};
    const pugi::xml_parse_result parsed = load();
    for (const auto& node : document.children())
        if (node.type() == pugi::node_doctype)
            return problemAt(text, offsetOf(node.offset_debug()),
                ReasonWords::tr("has a document type, which is not read: it could name other files"));
    if (!parsed)
        return problemAt(text, offsetOf(parsed.offset), ReasonWords::tr("is not well-formed XML"));
    if (const auto root = document.document_element(); !root || root.next_sibling())
        return ImportProblem{.reason = ReasonWords::tr("is not XML with one root element"), .line = 1};
    return std::nullopt;
}

std::string tooDeep() { return ReasonWords::tr("is nested deeper than 64 levels"); }

std::string_view withoutPrefix(std::string_view name)
{
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::optional<ImportProblem> walkNode(const pugi::xml_node& node, XmlWalk& walk, std::size_t depth)
{
    if (depth > maxXmlDepth)
        return ImportProblem{.reason = tooDeep(), .line = 1};
    const auto name = withoutPrefix(node.name());
    walk.begin(name, [&node](std::string_view wanted) -> std::string_view {
        for (const auto& attribute : node.attributes())
            if (withoutPrefix(attribute.name()) == wanted && !model::firstInvalidUtf8(attribute.value()))
                return attribute.value();
        return {};
    });
    for (const auto& part : node.children()) {
        if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata) {
            if (model::firstInvalidUtf8(part.value()))
                return ImportProblem{
                    .reason = ReasonWords::tr("has a reference to a character that there is not"), .line = 1};
            walk.text(part.value());
        } else if (part.type() == pugi::node_element) {
            if (auto problem = walkNode(part, walk, depth + 1))
                return problem;
        }
    }
    return walk.end(name);
}

} // namespace

std::string_view XmlElement::attribute(std::string_view wanted) const
{
    for (const auto& [key, value] : attributes)
        if (key == wanted)
            return value;
    return {};
}

const XmlElement* XmlElement::child(std::string_view wanted) const
{
    const auto found = std::find_if(
        children.begin(), children.end(), [&](const XmlElement& each) { return each.name == wanted; });
    return found == children.end() ? nullptr : &*found;
}

std::string_view XmlElement::childText(std::string_view wanted) const
{
    const auto* found = child(wanted);
    return found ? model::trimmed(found->text) : std::string_view();
}

XmlElement& XmlElement::add(std::string childName, std::string childText)
{
    auto& made = children.emplace_back();
    made.name = std::move(childName);
    made.text = std::move(childText);
    return made;
}

ReadResult<XmlElement> parseXml(std::string_view bytes, std::size_t maxBytes)
{
    const auto text = guardText(bytes, maxBytes);
    if (!text)
        return tl::unexpected(text.error());
    pugi::xml_document document;
    if (auto problem = documentProblem(
            *text, maxXmlParts, ReasonWords::tr("has more than 600,000 tags and attributes"), document, [&] {
                return document.load_buffer(
                    text->data(), text->size(), pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
            }))
        return refuse(std::move(*problem));
    const auto root = document.document_element();
    XmlElement tree;
    TreeMaker maker(*text);
    if (!maker.make(root, tree, 1)) {
        if (maker.brokenLine() > 0)
            return refuse({.reason = ReasonWords::tr("has a reference to a character that there is not"),
                .line = maker.brokenLine()});
        return refuse({.reason = tooDeep(), .line = 1});
    }
    return tree;
}

std::optional<ImportProblem> walkXml(std::string bytes, XmlWalk& walk)
{
    const auto text = guardText(bytes, maxXmlWalkBytes);
    if (!text)
        return text.error().front();
    const auto begin = static_cast<std::size_t>(text->data() - bytes.data());
    // Parsed in its own place, so that names and texts are not held twice.
    pugi::xml_document document;
    if (auto problem = documentProblem(*text, maxXmlWalkParts,
            ReasonWords::tr(
                "the sheet is too large to be read: more than 2,500,000 tags and attributes; save it as CSV"),
            document, [&] {
                return document.load_buffer_inplace(bytes.data() + begin, bytes.size() - begin,
                    pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
            }))
        return problem;
    return walkNode(document.document_element(), walk, 1);
}

std::string writeXml(const XmlElement& root)
{
    pugi::xml_document document;
    auto declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    write(document.append_child(root.name.c_str()), root);
    std::ostringstream out;
    document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
    return std::move(out).str();
}

std::string_view xmlRootName(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    bytes = model::trimmed(bytes);
    while (bytes.starts_with("<?") || bytes.starts_with("<!--")) {
        const std::string_view ending = bytes[1] == '?' ? "?>" : "-->";
        const auto end = bytes.find(ending, 2);
        if (end == std::string_view::npos)
            return {};
        bytes = model::trimmed(bytes.substr(end + ending.size()));
    }
    if (!bytes.starts_with('<'))
        return {};
    bytes.remove_prefix(1);
    return bytes.substr(0, bytes.find_first_of(" \t\r\n/>"));
}

} // namespace nexus::importers
