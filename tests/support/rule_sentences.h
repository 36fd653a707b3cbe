// Sentences made at random of the grammar's own tables: what can be said, though not all of it makes sense.
#pragma once

#include "model/abilities/language.h"

#include <algorithm>
#include <map>
#include <random>
#include <string>

namespace nexus::test {

class RuleSentences {
public:
    explicit RuleSentences(std::uint64_t seed)
        : m_random(seed)
    {
    }

    // At most so many phrases within one another, where that can be.
    std::string of(const std::string& name, int depth)
    {
        const auto it = tables().phrases.find(name);
        if (it == tables().phrases.end())
            return word(name);
        const auto most = std::max(depth, tables().height.at(name));
        std::vector<const model::Phrase*> able;
        for (const auto& [phrase, height] : it->second)
            if (height < most)
                able.push_back(phrase);
        return of(*able[below(able.size())], depth);
    }
    std::string of(const model::Phrase& phrase, int depth)
    {
        std::string_view form = phrase.form;
        if (form.starts_with('*'))
            form.remove_prefix(1);
        std::size_t at = 0;
        auto text = some(form, at, '\0', depth - 1);
        for (const auto* mark : {" .", " ,", " :", " ;", " )"})
            for (auto found = text.find(mark); found != std::string::npos; found = text.find(mark))
                text.erase(found, 1);
        return text;
    }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }

    // Names of the phrases a form has in it, each once.
    static std::vector<std::string> slotsOf(std::string_view form)
    {
        std::vector<std::string> slots;
        for (auto at = form.find('{'); at != std::string_view::npos; at = form.find('{', at + 1))
            slots.push_back(nameOf(form.substr(at + 1, form.find('}', at) - at - 1)));
        return slots;
    }

private:
    static constexpr int unreached = 1000;

    static std::string nameOf(std::string_view slot)
    {
        if (slot.ends_with('+') || slot.ends_with('~') || slot.ends_with('-'))
            slot.remove_suffix(1);
        if (slot.size() > 1 && slot[1] == ':')
            slot.remove_prefix(2);
        return std::string(slot);
    }
    struct Tables {
        std::map<std::string, std::vector<std::pair<const model::Phrase*, int>>> phrases; // with their heights
        std::map<std::string, int> height;                                                // of the lowest tree
    };
    static const Tables& tables()
    {
        static const Tables made = [] {
            Tables all;
            std::map<const model::Phrase*, std::vector<std::string>> slots;
            for (const auto& phrase : model::ruleGrammar().phrases()) {
                all.phrases[std::string(phrase.of)].emplace_back(&phrase, unreached);
                slots[&phrase] = slotsOf(phrase.form);
            }
            for (bool changed = true; changed;) {
                changed = false;
                for (auto& [name, phrases] : all.phrases) {
                    auto& lowest = all.height.try_emplace(name, unreached).first->second;
                    for (auto& [phrase, height] : phrases) {
                        int most = 0;
                        for (const auto& slot : slots[phrase]) {
                            const auto inner = all.height.find(slot);
                            const int words = all.phrases.contains(slot) ? unreached : 0;
                            most = std::max(most, inner == all.height.end() ? words : inner->second);
                        }
                        changed = changed || most != height;
                        height = most;
                        lowest = std::min(lowest, height < unreached ? height + 1 : unreached);
                    }
                }
            }
            return all;
        }();
        return made;
    }
    // Up to the mark that ends it, one of its alternatives.
    std::string some(std::string_view form, std::size_t& at, char until, int depth)
    {
        std::vector<std::string> all(1);
        for (; at < form.size() && form[at] != until;) {
            const char c = form[at];
            if (c == '|') {
                all.emplace_back();
                ++at;
            } else if (c == '(' || c == '[') {
                auto inner = some(form, ++at, c == '(' ? ')' : ']', depth);
                ++at;
                if (c == '(' || below(2) == 0)
                    all.back() += inner + ' ';
            } else if (c == '{') {
                const auto end = form.find('}', at);
                all.back() += of(nameOf(form.substr(at + 1, end - at - 1)), depth) + ' ';
                at = end + 1;
            } else if (c == ' ') {
                ++at;
            } else {
                auto end = at;
                while (end < form.size() && std::string_view(" |()[]{}").find(form[end]) == std::string_view::npos)
                    ++end;
                all.back() += plain(form.substr(at, end - at)) + ' ';
                at = end;
            }
        }
        auto text = all[below(all.size())];
        while (text.ends_with(' '))
            text.pop_back();
        return text;
    }
    std::string plain(std::string_view text)
    {
        if (text == "<" || text == ">")
            return text == "<" ? "(" : ")";
        const auto slash = text.find('/');
        if (slash == std::string_view::npos || slash == 0)
            return std::string(text);
        return std::string(below(2) == 0 ? text.substr(0, slash) : text.substr(slash + 1));
    }
    std::string word(const std::string& kind)
    {
        static const std::map<std::string, std::vector<std::string>> words{{"number", {"1", "2", "7"}},
            {"count", {"two", "three", "a"}}, {"signed", {"+1", "-2"}}, {"subtype", {"Construct", "Beast"}},
            {"nonsubtype", {"non-Construct", "non-Beast"}}, {"keyword", {"Static", "Zeal", "Adapt (2)"}},
            {"type", {"Event", "Upgrade"}}, {"domain", {"Biology"}}, {"name", {"'Scrap Drone'"}},
            {"quoted", {"\"This unit cannot attack.\""}}, {"label", {"prayer"}}};
        const auto& some = words.at(kind);
        return some[below(some.size())];
    }

    std::mt19937_64 m_random;
};

} // namespace nexus::test
