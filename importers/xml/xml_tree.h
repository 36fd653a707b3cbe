// XML as this program takes it from outside and writes it: elements with attributes, text and children, at most 64
// levels deep. A document type and what it would declare is refused, so that nothing is fetched and nothing grows when
// it is read; comments and instructions are passed over. The door to pugixml, which stands in xml_tree.cpp alone.
#pragma once

#include "importers/import_problem.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxXmlBytes = 16U << 20U;
constexpr std::size_t maxXmlParts = 600'000; // tags and attributes
constexpr std::size_t maxXmlDepth = 64;

struct XmlElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text; // its own, not that of its children; CDATA is text
    std::vector<XmlElement> children;
    std::size_t line = 0;

    [[nodiscard]] std::string_view attribute(std::string_view wanted) const; // empty where there is none
    [[nodiscard]] const XmlElement* child(std::string_view wanted) const;    // the first of that name
    [[nodiscard]] std::string_view childText(std::string_view wanted) const;
    XmlElement& add(std::string childName, std::string childText = {}); // gives the child
    friend bool operator==(const XmlElement&, const XmlElement&) = default;
};

// Large XML looked through from its beginning to its end without a tree of values: the sheets of a workbook. Names are
// those behind a prefix (“table:table-row” is “table-row”).
constexpr std::size_t maxXmlWalkBytes = 48U << 20U;
constexpr std::size_t maxXmlWalkParts = 2'500'000; // tags, their ends and attributes

class XmlWalk {
public:
    // The value of an attribute of the element that begins; empty where there is none.
    using Attribute = std::function<std::string_view(std::string_view name)>;
    virtual ~XmlWalk() = default;
    virtual void begin(std::string_view name, const Attribute& attribute) = 0;
    virtual void text(std::string_view text) = 0;
    // What breaks a bound ends the walk.
    virtual std::optional<ImportProblem> end(std::string_view name) = 0;
};
[[nodiscard]] std::optional<ImportProblem> walkXml(std::string bytes, XmlWalk& walk);

// The root.
[[nodiscard]] ReadResult<XmlElement> parseXml(std::string_view bytes, std::size_t maxBytes = maxXmlBytes);
// With its declaration, a child a line. What XML cannot hold in a text (control characters) is left out.
[[nodiscard]] std::string writeXml(const XmlElement& root);
// The name of the root element where the text begins like XML: what tells formats apart before they are read.
[[nodiscard]] std::string_view xmlRootName(std::string_view bytes);

} // namespace nexus::importers
