#include "importers/collection_file.h"

#include "importers/json/json_events.h"
#include "importers/reason_words.h"
#include "model/base/text.h"
#include "model/collection/stack.h"

#include <type_traits>

namespace nexus::importers {

namespace {

using model::Stack;

constexpr const char* formatWord = "nexusdeck-collection/1";

class StackReader {
public:
    StackReader(const Json& json, const std::string& pointer, std::vector<ImportProblem>& problems)
        : m_object(json, pointer, problems)
    {
    }
    Stack read()
    {
        model::eachField(m_stack, [this](const auto& info, auto& member) { take(info, member); });
        if (m_stack.card.empty() && model::fold(m_stack.name).empty())
            m_object.problem("card", ReasonWords::tr("is missing"));
        m_object.refuseUnknown();
        return std::move(m_stack);
    }

private:
    using Info = model::StackFieldInfo;
    // What a word means, where there is one.
    template <class Value, class Parse> void word(const Info& info, Value& member, Parse parse, const char* fault)
    {
        const auto text = m_object.text(info.key);
        if (text.empty())
            return;
        if (auto value = parse(text))
            member = std::move(*value);
        else
            m_object.problem(info.key, fault, shortened(text));
    }
    void take(const Info& info, model::StackList& list)
    {
        word(info, list, model::stackListOf, "is not owned, wanted or unmatched");
    }
    void take(const Info& info, model::CardKey& key)
    {
        key = model::CardKey(m_object.text(info.key, false, 2 * maxNameLength));
    }
    void take(const Info& info, std::string& text)
    {
        if (info.kind == model::FieldKind::Day)
            word(
                info, text, [](std::string_view day) { return model::isoDay(day); }, "is no day such as 2025-03-09");
        else if (info.kind == model::FieldKind::Lines)
            text = m_object.text(info.key, false, model::maxStackNotes, true);
        else
            text = m_object.text(info.key);
    }
    void take(const Info& info, int& copies)
    {
        const bool quantity = info.field == model::StackField::Quantity;
        const int least = quantity ? 1 : 0, most = quantity ? model::maxStackCopies : m_stack.quantity;
        copies = static_cast<int>(m_object.integer(info.key, least, most, quantity).value_or(least));
    }
    void take(const Info& info, model::Condition& condition)
    {
        word(info, condition, model::conditionOf, "is no condition such as NM");
    }
    void take(const Info& info, std::optional<std::int64_t>& amount)
    {
        word(
            info, amount, [](std::string_view written) { return model::amountOf(written, model::DecimalSign::Point); },
            "is no amount such as \"12.50\"");
    }
    void take(const Info& info, std::vector<std::string>& tags)
    {
        tags = m_object.texts(info.key);
        if (tags.size() > model::maxStackTags)
            m_object.problem(info.key, ReasonWords::tr("has more than 64 tags"));
        tags = model::distinctTags(std::move(tags));
    }
    ObjectReader m_object;
    Stack m_stack;
};

// Builds one stack at a time as a tree, so that a file of any length takes the room of its stacks.
class CollectionEvents final : public GuardedEvents {
public:
    explicit CollectionEvents(std::string_view text)
        : GuardedEvents(text)
    {
        m_file.form = CollectionForm::Json;
    }

    ReadResult<CollectionFile> finish(bool parsed)
    {
        if (!parsed)
            return refuse(problem());
        std::vector<ImportProblem> problems;
        ObjectReader root(m_root, "", problems);
        if (root.has("format"))
            (void)root.isFormat(formatWord);
        m_file.game = root.text("game");
        m_file.owner = {root.text("ownerId"), root.text("owner")};
        if (!m_sawStacks)
            root.problem("stacks", ReasonWords::tr("is missing"));
        root.refuseUnknown();
        if (!problems.empty())
            return tl::unexpected(std::move(problems));
        return std::move(m_file);
    }

private:
    // Depths: the root object 1, the list of stacks 2, a stack 3, its tags 4.
    bool open(bool array) final
    {
        const auto depth = m_guard.depth();
        if (depth == 0 && array)
            return fail(ReasonWords::tr("is not an object"));
        if (depth == 1 && m_key != "stacks")
            return fail(ReasonWords::tr("is not a single value"));
        if (depth == 1 && !array)
            return fail(ReasonWords::tr("is not a list"));
        if (depth == 2 && array)
            return fail(ReasonWords::tr("is not an object"));
        if (depth == 3 && (!array || m_key != "tags"))
            return fail(ReasonWords::tr("is not a single value"));
        if (depth >= 4)
            return fail(ReasonWords::tr("is not a text"));
        if (depth == 1)
            m_sawStacks = true;
        if (depth == 2) {
            m_stack = Json::object();
            m_pointer = m_guard.pointer();
        }
        if (depth == 3)
            m_tags = Json::array();
        return passes(m_guard.open(array));
    }

    bool put(Json value) final
    {
        switch (m_guard.depth()) {
        case 0: return fail(ReasonWords::tr("is not an object"));
        case 1:
            if (m_key == "stacks")
                return fail(ReasonWords::tr("is not a list"));
            if (m_key == "format" && value.is_string()) // said at once: the rest of another kind of file is no fault
                if (auto fault = formatFault(value.get_ref<const std::string&>(), formatWord))
                    return fail(std::move(*fault));
            m_root[m_key] = std::move(value);
            break;
        case 2: return fail(ReasonWords::tr("is not an object"));
        case 3: m_stack.get_ref<Json::object_t&>().emplace_back(m_key, std::move(value)); break;
        default:
            if (m_tags.size() <= model::maxStackTags) // one too many is a problem of the stack
                m_tags.push_back(std::move(value));
        }
        m_guard.valueDone();
        return true;
    }

    bool close() final
    {
        m_guard.close();
        if (m_guard.depth() == 3)
            m_stack.get_ref<Json::object_t&>().emplace_back("tags", std::move(m_tags));
        return m_guard.depth() != 2 || endStack();
    }

    bool endStack()
    {
        ++m_count;
        if (m_count > maxCollectionLines)
            return fail(ReasonWords::tr("the file has more than 250,000 stacks"));
        std::vector<ImportProblem> problems;
        auto stack = StackReader(m_stack, m_pointer, problems).read();
        if (problems.empty()) {
            const auto begin = m_file.text.size();
            m_file.text += stack.name.empty() ? stack.card.str() : stack.name;
            m_file.lines.push_back({m_count, std::move(stack), {begin, m_file.text.size()}});
            return true;
        }
        m_file.unread.push_back({m_count, stack.card.str(), {stack.name}});
        for (auto& problem : problems) {
            problem.card = shortened(stack.name);
            m_file.problems.push_back(std::move(problem));
        }
        return m_file.problems.size() <= maxCollectionProblems ||
               fail(ReasonWords::tr("more than 10,000 faults: this is no collection"));
    }

    std::string m_pointer;
    Json m_root = Json::object(), m_stack, m_tags;
    std::size_t m_count = 0;
    bool m_sawStacks = false;
    CollectionFile m_file;
};

// What is usual is left out.
class StackWriter {
public:
    std::string take(const Stack& stack)
    {
        using Field = model::StackField;
        // The card as it is called comes first, the list last.
        text(Field::Name, stack.name);
        text(Field::Card, stack.card.str());
        model::eachField(stack, [&]<class Value>(const model::StackFieldInfo& info, const Value& value) {
            if (info.field <= Field::Name)
                return;
            if constexpr (std::is_same_v<Value, int>) {
                if (value != 0)
                    raw(info.field, std::to_string(value));
            } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
                if (!value.empty())
                    raw(info.field, quoted(Json(value)));
            } else {
                text(info.field, model::fieldText(stack, info.field));
            }
        });
        if (stack.list != model::StackList::Owned)
            text(Field::List, model::stackListWord(stack.list));
        return "{" + m_out + "}";
    }

private:
    // Bytes that are no UTF-8 become U+FFFD instead of an exception.
    static std::string quoted(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }
    void raw(model::StackField field, const std::string& value)
    {
        m_out.append(m_out.empty() ? "\"" : ", \"").append(model::infoOf(field).key).append("\": ").append(value);
    }
    void text(model::StackField field, std::string value)
    {
        if (!value.empty())
            raw(field, quoted(Json(std::move(value))));
    }
    std::string m_out;
};

} // namespace

ReadResult<CollectionFile> readCollectionJson(std::string_view bytes)
{
    const auto text = guardText(bytes, maxCollectionJsonBytes);
    if (!text)
        return tl::unexpected(text.error());
    CollectionEvents events(*text);
    const bool parsed = readJsonEvents(*text, events);
    return events.finish(parsed);
}

std::string writeCollectionJson(std::span<const Stack> stacks, std::string_view game, const CollectionOwner& owner)
{
    std::string out = "{\n  \"format\": \"" + std::string(formatWord) + "\",\n  \"game\": " + Json(game).dump() + ",\n";
    if (!owner.id.empty())
        out += "  \"owner\": " + Json(owner.name).dump() + ",\n  \"ownerId\": " + Json(owner.id).dump() + ",\n";
    out += "  \"stacks\": [";
    for (std::size_t i = 0; i < stacks.size(); ++i)
        out += (i == 0 ? "\n    " : ",\n    ") + StackWriter().take(stacks[i]);
    return out + (stacks.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

} // namespace nexus::importers
