// Kinds of files that people bring and no reader of text reads: told as what they are, with what to do instead.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nexus::importers {

// "the file is a PDF" and the like, by the bytes at its beginning, and of an archive by what is in it. Nothing where
// the bytes are a text, as far as their beginning tells. Total; reads the beginning, and the list of an archive.
[[nodiscard]] std::optional<std::string> fileKind(std::string_view bytes);

} // namespace nexus::importers
