#include "importers/collection_json.h"

#include "importers/json/guarded_events.h"
#include "model/base/text.h"

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
        Stack stack;
        stack.card = model::CardKey(m_object.text("key", false, 2 * maxNameLength));
        stack.name = m_object.text("card");
        stack.set = m_object.text("set");
        stack.number = m_object.text("number");
        if (!m_object.has("quantity"))
            m_object.problem("quantity", "is missing");
        stack.quantity = static_cast<int>(m_object.integer("quantity", 1, model::maxStackCopies).value_or(1));
        stack.forTrade = static_cast<int>(m_object.integer("forTrade", 0, stack.quantity).value_or(0));
        stack.language = m_object.text("language");
        stack.finish = m_object.text("finish");
        stack.place = m_object.text("place");
        stack.page = m_object.text("page");
        stack.lentTo = m_object.text("lentTo");
        stack.notes = m_object.text("notes", false, maxStackNotes, true);
        stack.tags = m_object.texts("tags");
        if (stack.tags.size() > maxStackTags)
            m_object.problem("tags", "has more than 64 tags");
        stack.paid = amount("paid");
        stack.value = amount("value");
        readWords(stack);
        if (stack.card.empty() && model::fold(stack.name).empty())
            m_object.problem("card", "is missing");
        m_object.refuseUnknown();
        return stack;
    }

private:
    void readWords(Stack& stack)
    {
        if (const auto word = m_object.text("list"); !word.empty()) {
            if (const auto list = stackListOf(word))
                stack.list = *list;
            else
                m_object.problem("list", "is not owned, wanted or unmatched", shortened(word));
        }
        if (const auto word = m_object.text("condition"); !word.empty()) {
            if (const auto condition = model::conditionOf(word))
                stack.condition = *condition;
            else
                m_object.problem("condition", "is no condition such as NM", shortened(word));
        }
        if (const auto text = m_object.text("acquired"); !text.empty()) {
            if (const auto day = isoDay(text))
                stack.acquired = *day;
            else
                m_object.problem("acquired", "is no day such as 2025-03-09", shortened(text));
        }
    }
    std::optional<std::int64_t> amount(std::string_view key)
    {
        const auto text = m_object.text(key);
        if (text.empty())
            return std::nullopt;
        const auto amount = oneAmount(text);
        if (!amount)
            m_object.problem(key, "is no amount such as \"12.50\"", shortened(text));
        return amount;
    }
    ObjectReader m_object;
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
        if (const auto format = root.text("format"); !format.empty() && format != formatWord)
            root.problem("format",
                format.starts_with("nexusdeck-collection/")
                    ? "is a newer collection format than this program reads (nexusdeck-collection/1)"
                    : "is not \"nexusdeck-collection/1\"",
                shortened(format));
        m_file.game = root.text("game");
        if (!m_sawStacks)
            root.problem("stacks", "is missing");
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
            return fail("is not an object");
        if (depth == 1 && m_key != "stacks")
            return fail("is not a single value");
        if (depth == 1 && !array)
            return fail("is not a list");
        if (depth == 2 && array)
            return fail("is not an object");
        if (depth == 3 && (!array || m_key != "tags"))
            return fail("is not a single value");
        if (depth >= 4)
            return fail("is not a text");
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
        case 0: return fail("is not an object");
        case 1:
            if (m_key == "stacks")
                return fail("is not a list");
            m_root[m_key] = std::move(value);
            break;
        case 2: return fail("is not an object");
        case 3: m_stack.get_ref<Json::object_t&>().emplace_back(m_key, std::move(value)); break;
        default:
            if (m_tags.size() <= maxStackTags) // one too many is a problem of the stack
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
            return fail("the file has more than 250,000 stacks");
        std::vector<ImportProblem> problems;
        auto stack = StackReader(m_stack, m_pointer, problems).read();
        if (problems.empty()) {
            auto given = stack.name.empty() ? stack.card.str() : stack.name;
            m_file.lines.push_back({m_count, std::move(stack), std::move(given)});
            return true;
        }
        for (auto& problem : problems) {
            problem.card = shortened(stack.name);
            m_file.problems.push_back(std::move(problem));
        }
        return m_file.problems.size() <= maxCollectionProblems ||
               fail("more than 10,000 faults: this is no collection");
    }

    std::string m_pointer;
    Json m_root = Json::object(), m_stack, m_tags;
    std::size_t m_count = 0;
    bool m_sawStacks = false;
    CollectionFile m_file;
};

class StackWriter {
public:
    std::string take(const Stack& stack)
    {
        text("card", stack.name);
        text("key", stack.card.str());
        text("set", stack.set);
        text("number", stack.number);
        raw("quantity", std::to_string(stack.quantity));
        if (stack.forTrade != 0)
            raw("forTrade", std::to_string(stack.forTrade));
        text("condition", model::conditionCode(stack.condition));
        text("language", stack.language);
        text("finish", stack.finish);
        text("place", stack.place);
        text("page", stack.page);
        text("lentTo", stack.lentTo);
        text("acquired", stack.acquired);
        if (stack.paid)
            text("paid", model::amountText(*stack.paid));
        if (stack.value)
            text("value", model::amountText(*stack.value));
        if (!stack.tags.empty())
            raw("tags", quoted(Json(stack.tags)));
        text("notes", stack.notes);
        if (stack.list != model::StackList::Owned)
            text("list", stackListWord(stack.list));
        return "{" + m_out + "}";
    }

private:
    // Bytes that are no UTF-8 become U+FFFD instead of an exception.
    static std::string quoted(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }
    void raw(const char* key, const std::string& value)
    {
        m_out.append(m_out.empty() ? "\"" : ", \"").append(key).append("\": ").append(value);
    }
    void text(const char* key, const std::string& value)
    {
        if (!value.empty())
            raw(key, quoted(Json(value)));
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

std::string writeCollectionJson(std::span<const Stack> stacks, std::string_view game)
{
    std::string out = "{\n  \"format\": \"" + std::string(formatWord) + "\",\n  \"game\": " + Json(game).dump() +
                      ",\n  \"stacks\": [";
    for (std::size_t i = 0; i < stacks.size(); ++i)
        out += (i == 0 ? "\n    " : ",\n    ") + StackWriter().take(stacks[i]);
    return out + (stacks.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

} // namespace nexus::importers
