// Answers of the commands about lists, codes and QR codes as JSON.
#pragma once

#include "app/documents/list_check.h"

namespace nexus::app::cli {

struct VerifiedList {
    CheckedList checked;
    int exit = 0;
};

[[nodiscard]] std::string verifyJson(const std::vector<VerifiedList>& lists, std::size_t passedOver);
[[nodiscard]] std::string decodedJson(
    const CheckedList& decoded, const std::string& file, const std::optional<std::int64_t>& id);

} // namespace nexus::app::cli
