// Files made to do harm, for tests that give them to the shipped program (tests/features/hostile_files_test.cpp) and
// for resources/contributing/hostile, which measures them. The same bytes every time; made when asked for, for some
// are large. None of them is a legal deck, a whole game or a good ruleset.
#pragma once

#include "tests/support/hostile_inputs.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace nexus::test {

enum class HostileKind { Deck, Collection, Cards, Log, Ruleset, Game };

struct HostileFile {
    HostileKind kind;
    std::string name;
    std::function<std::string()> bytes;
    std::string said; // what the answer has to hold, the place above all; may be empty
};

[[nodiscard]] const std::vector<HostileFile>& hostileFiles();
[[nodiscard]] const char* hostileFolder(HostileKind kind); // "decks"
// Every file into DIR/decks, DIR/collections … and what is no file (pipes, devices, links, odd names) into DIR/decks.
void writeHostileFiles(const std::filesystem::path& folder);
// What is no ordinary file; the paths.
std::vector<std::filesystem::path> makeHostilePlaces(const std::filesystem::path& folder);

// What the parts add: hostile_pdfs.cpp, hostile_pictures.cpp, hostile_texts.cpp.
using HostileFiles = std::vector<HostileFile>;
void addHostilePdfs(HostileFiles& files);
void addHostilePictures(HostileFiles& files);
void addHostileTexts(HostileFiles& files);

[[nodiscard]] std::string deflated(const std::string& bytes);
// The same of at most 65,535 bytes and then so many of one kind, however many.
[[nodiscard]] std::string deflatedRun(std::string_view before, std::size_t times, char filler);
// Deck codes of a deck that is not legal: one card.
[[nodiscard]] std::string illegalCode();
// Texts that would forge the answer, disguise themselves or steer a terminal; some are no UTF-8.
[[nodiscard]] const std::vector<std::pair<std::string, std::string>>& forgingTexts();

} // namespace nexus::test
