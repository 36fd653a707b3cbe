// Random stacks with everything a file of a collection has to carry: quotes, separators, line breaks, signs a
// spreadsheet runs, apostrophes before them.
#pragma once

#include "model/base/random.h"
#include "model/collection/stack.h"
#include "tests/support/random_values.h"

namespace nexus::test {

inline std::string nastyText(model::Random& random)
{
    static constexpr const char* starts[] = {
        "=1+1", "+", "-2", "@home", "'=x", "''=x", "'", "\"", "a;b", "a,b", "\\", "\\;", "sep=,", "x", "#", "|-|-|"};
    if (random.below(3) == 0)
        return {};
    return random.below(2) ? starts[random.below(16)] + randomName(random.next()) : randomName(random.next());
}

inline model::Stack randomStack(model::Random& random)
{
    model::Stack stack;
    stack.list = static_cast<model::StackList>(random.below(3));
    stack.name = randomName(random.next());
    if (stack.list != model::StackList::Unmatched)
        stack.card = model::CardKey("key." + randomName(random.next()));
    stack.set = nastyText(random);
    stack.number = nastyText(random);
    stack.quantity = random.below(5) == 0 ? model::maxStackCopies : random.between(1, 100);
    stack.forTrade = random.between(0, stack.quantity);
    stack.condition = static_cast<model::Condition>(random.below(model::conditionCount));
    stack.language = random.below(2) ? "en" : nastyText(random);
    stack.finish = random.below(2) ? "foil" : nastyText(random);
    stack.place = nastyText(random);
    stack.page = nastyText(random);
    stack.lentTo = nastyText(random);
    if (random.below(2))
        stack.acquired = std::to_string(random.between(1990, 2040)) + (random.below(2) ? "-02-28" : "-12-31");
    if (random.below(2))
        stack.paid = random.below(1'000'000);
    if (random.below(2))
        stack.value = random.below(4) == 0 ? 999'999'999'999 : random.below(200);
    for (int i = random.between(0, 3); i > 0; --i)
        if (const auto tag = nastyText(random); !tag.empty())
            stack.tags.push_back(tag);
    stack.tags = model::distinctTags(std::move(stack.tags));
    stack.notes = nastyText(random);
    if (random.below(2))
        stack.valued = std::to_string(random.between(1990, 2040)) + "-07-01";
    if (!stack.notes.empty() && random.below(2))
        stack.notes += "\n\n\t" + randomName(random.next());
    return stack;
}

inline std::vector<model::Stack> randomStacks(std::uint64_t seed)
{
    model::Random random(seed, 37);
    std::vector<model::Stack> stacks;
    for (int i = random.between(0, 6); i > 0; --i)
        stacks.push_back(randomStack(random));
    return stacks;
}

} // namespace nexus::test
