// What people read, in their language. The sources hold English; app/base/language.h says it in another tongue. A
// source that makes sentences has a struct with NEXUS_WORDS, so that who translates finds its texts together:
//     struct PackageWords { NEXUS_WORDS(Packages) };
//     filled(PackageWords::tr("%1 gives %2."), {mission, domain});
//     PackageWords::tr("%n cards", nullptr, count);
// A text is a whole sentence or a whole label: other tongues have another order. With %n it is the form of many; the
// form of one stands in resources/languages/en.ts.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace nexus::model {

// `note` tells apart equal texts that mean two things; a count below 0 is none.
using Translator = std::string (*)(const char* context, const char* text, const char* note, std::int64_t count);

// Once, before anything is said. Without one, texts are those of the sources.
void setTranslator(Translator translator);
[[nodiscard]] std::string translated(const char* context, const char* text, const char* note, std::int64_t count);

// %1 to %9 become the fillings, all at once: a filling may hold a "%1". What has no filling stays.
[[nodiscard]] std::string filled(std::string_view text, std::initializer_list<std::string_view> fillings);

} // namespace nexus::model

// A text of a table, said later by tr() of that struct. For lupdate this is QT_TRANSLATE_NOOP.
#define NEXUS_TEXT(context, text) text

// For lupdate this is Q_DECLARE_TR_FUNCTIONS.
#define NEXUS_WORDS(context)                                                                                           \
    [[nodiscard]] static std::string tr(const char* text, const char* note = nullptr, std::int64_t count = -1)         \
    {                                                                                                                  \
        return nexus::model::translated(#context, text, note, count);                                                  \
    }
