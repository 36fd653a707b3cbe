#include "model/abilities/operations.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nexus::model {

namespace {

struct OperationRow {
    std::string_view name;
    std::string_view forms; // as they are written in the table: "Is, WasAlready = 3"
};
constexpr auto operationRows = std::to_array<OperationRow>({
#define OPERATION(name, ...) {#name, #__VA_ARGS__},
#include "model/abilities/operations.def"
#undef OPERATION
});

using Forms = std::vector<std::pair<std::string_view, std::int16_t>>;

std::optional<std::int16_t> readInteger(std::string_view digits)
{
    std::int16_t value = 0;
    const auto* end = digits.data() + digits.size();
    const auto [to, error] = std::from_chars(digits.data(), end, value);
    return error == std::errc{} && to == end ? std::optional(value) : std::nullopt;
}

Forms formsOf(std::string_view written)
{
    constexpr std::string_view between = ", ", is = " = ";
    Forms forms;
    std::int16_t number = 0;
    while (!written.empty()) {
        const auto end = written.find(between);
        auto one = written.substr(0, end);
        if (const auto equal = one.find(is); equal != std::string_view::npos) {
            number = readInteger(one.substr(equal + is.size())).value_or(number);
            one = one.substr(0, equal);
        }
        forms.emplace_back(one, number++);
        written = end == std::string_view::npos ? std::string_view{} : written.substr(end + between.size());
    }
    return forms;
}

struct OperationNames {
    std::array<Forms, operationRows.size()> forms; // by operation
    std::unordered_map<std::string_view, Op> ops;
};

const OperationNames& operationNames()
{
    static const auto names = [] {
        OperationNames all;
        for (std::size_t op = 0; op < operationRows.size(); ++op) {
            all.forms[op] = formsOf(operationRows[op].forms);
            all.ops.emplace(operationRows[op].name, static_cast<Op>(op));
        }
        return all;
    }();
    return names;
}

} // namespace

std::optional<Meaning> meaningNamed(std::string_view name)
{
    const auto dot = name.find('.');
    const auto op = operationNames().ops.find(name.substr(0, dot));
    if (op == operationNames().ops.end())
        return std::nullopt;
    if (dot == std::string_view::npos)
        return Meaning{op->second, 0};
    const auto form = name.substr(dot + 1);
    const auto& forms = operationNames().forms[static_cast<std::size_t>(op->second)];
    if (const auto found = std::ranges::find(forms, form, &Forms::value_type::first); found != forms.end())
        return Meaning{op->second, found->second};
    const auto number = forms.empty() ? readInteger(form) : std::nullopt; // of an operation that counts
    return number ? std::optional(Meaning{op->second, *number}) : std::nullopt;
}

std::string nameOf(Meaning meaning)
{
    const auto op = static_cast<std::size_t>(meaning.op);
    const auto& forms = operationNames().forms[op];
    std::string name(operationRows[op].name);
    const auto form = std::ranges::find(forms, meaning.number, &Forms::value_type::second);
    if (form != forms.end())
        return name + '.' + std::string(form->first);
    return meaning.number == none ? name : name + '.' + std::to_string(meaning.number);
}

} // namespace nexus::model
