// JSON as this program takes it from outside: at most 64 levels deep, no key twice in an object, whole numbers
// within 64 bits, no NUL in a text. Small files become a tree; card lists are read by events (catalogue_json).
// Private to importers: it brings in nlohmann's header, which is slow to compile.
#pragma once

#include "importers/import_problem.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace nexus::importers {

using Json = nlohmann::ordered_json;

constexpr std::size_t maxJsonDepth = 64;
constexpr std::size_t maxJsonKeys = 2000;     // in one object
constexpr std::size_t maxKeptKeys = 1900;     // unknown ones; known ones must still fit when it is written
constexpr std::size_t maxJsonProblems = 1000; // named of one file

[[nodiscard]] ReadResult<Json> parseJson(std::string_view bytes, std::size_t maxBytes);
// The same where the file has to be an object.
[[nodiscard]] ReadResult<Json> parseJsonObject(std::string_view bytes, std::size_t maxBytes);

// One step of a JSON pointer, escaped (RFC 6901); for messages, so a hostile key is shortened and made plain.
[[nodiscard]] std::string pointerStep(std::string_view key);

// What is wrong with the "format" of a file of ours, nothing where it is `wanted` ("nexusdeck/1"): "is a collection,
// and not a deck", "is a newer form of …", or the name itself.
[[nodiscard]] std::optional<std::string> formatFault(std::string_view found, std::string_view wanted);

// Past maxJsonProblems nothing is added: a hostile file has millions.
void addProblem(std::vector<ImportProblem>& problems, ImportProblem problem);
[[nodiscard]] bool isObject(const Json& value, const std::string& pointer, std::vector<ImportProblem>& problems);

// Takes an object apart key by key and remembers which keys were asked for; what is left over is unknown.
// Problems are gathered with their pointers; reading goes on, so that all of them are named at once.
class ObjectReader {
public:
    ObjectReader(const Json& object, std::string pointer, std::vector<ImportProblem>& problems);

    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    [[nodiscard]] std::string at(std::string_view key) const { return m_pointer + "/" + pointerStep(key); }
    void problem(std::string_view key, std::string reason, std::string value = {});
    void problemHere(std::string reason); // about the object as a whole

    // Null stands for absent everywhere; that is a problem where `required`.
    [[nodiscard]] const Json* find(std::string_view key, bool required = false);
    [[nodiscard]] bool has(std::string_view key) const;
    std::string text(
        std::string_view key, bool required = false, std::size_t maxLength = maxNameLength, bool lineBreaks = false);
    std::optional<std::int64_t> integer(
        std::string_view key, std::int64_t low, std::int64_t high, bool required = false);
    // What a word means by `parse`, where there is one; `reason`: what another word is.
    template <class Value, class Parse> void word(std::string_view key, Value& out, Parse&& parse, const char* reason)
    {
        const auto id = text(key);
        if (id.empty())
            return;
        if (auto value = parse(id))
            out = std::move(*value);
        else
            problem(key, ReasonWords::tr(reason), id);
    }
    bool boolean(std::string_view key);
    // "format", which has to be there and is told where it is another; false where it is a known kind: the rest of such
    // a file is no fault.
    bool isFormat(std::string_view wanted);
    std::vector<std::string> texts(std::string_view key, std::size_t maxLength = maxNameLength);
    // Items of an array; `visit(item, pointer)`. A key that is no array is a problem.
    template <class Visit> void items(std::string_view key, Visit&& visit)
    {
        const Json* list = find(key);
        if (!list)
            return;
        if (!list->is_array())
            return problem(key, ReasonWords::tr("is not a list"));
        for (std::size_t i = 0; i < list->size(); ++i)
            visit((*list)[i], at(key) + "/" + std::to_string(i));
    }
    // Items that have to be objects; `visit(reader)`.
    template <class Visit> void objects(std::string_view key, Visit&& visit)
    {
        items(key, [&](const Json& item, const std::string& pointer) {
            if (!isObject(item, pointer, m_problems))
                return;
            ObjectReader object(item, pointer, m_problems);
            visit(object);
        });
    }
    // What is under the key, where it is there and is an object; `visit(reader)`.
    template <class Visit> void inside(std::string_view key, Visit&& visit, bool required = false)
    {
        if (const Json* json = find(key, required); json && isObject(*json, at(key), m_problems)) {
            ObjectReader object(*json, at(key), m_problems);
            visit(object);
        }
    }
    [[nodiscard]] const Json& json() const { return m_object; }
    void refuseUnknown();                      // every key not asked for is a problem
    [[nodiscard]] std::string unknownAsJson(); // or is kept, as the text of a JSON object; empty when there is none

private:
    const Json& m_object;
    std::string m_pointer;
    std::vector<ImportProblem>& m_problems;
    std::vector<std::string> m_asked;
};

} // namespace nexus::importers
