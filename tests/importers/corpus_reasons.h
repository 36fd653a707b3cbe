#pragma once
#include <map>
#include <string>
#include <utility>
namespace nexus::test {
inline const std::map<std::string, std::pair<std::string, std::string>>& corpusReasons()
{
    static const std::map<std::string, std::pair<std::string, std::string>> reasons{};
    return reasons;
}
}
