#include "app/text/field_words.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

using model::StackField;

// clang-format off
static constexpr FieldWords shownFields[] = {
    {StackField::Name, "Card", 230, "", "", "", "", "", "", ""},
    {StackField::Card, "", 0, "", "", "", "", "", "", ""},
    {StackField::Set, "Set", 58, "Set", "", "set", "", "set", "Set of the printing, by code or name; the newest without it", "S"},
    {StackField::CollectorNumber, "No.", 58, "Number", "", "number", "", "number", "Collector number of the printing", "X"},
    {StackField::Quantity, "Copies", 66, "Copies", "", "quantity", "copies", "", "", ""},
    {StackField::Condition, "Cond.", 62, "Condition", "", "condition", "cond", "", "M, NM, EX, GD, PL, PO, DM, or in words; near mint without it", "C"},
    {StackField::Language, "Language", 78, "Language", "en", "language", "lang", "language", "en, German …", "L"},
    {StackField::Finish, "Finish", 70, "Finish", "foil", "finish", "", "finish", "foil, etched …; the usual one without it", "F"},
    {StackField::Place, "Place", 130, "Place", "Binder 2", "location", "loc place", "location", "Box, binder", "PLACE"},
    {StackField::Page, "Page", 56, "Page", "14", "page", "", "page", "Page of the binder", "P"},
    {StackField::LentTo, "Lent to", 0, "Lent to", "", "lent-to", "lent", "borrower", "Who has them", "WHO"},
    {StackField::ForTrade, "For trade", 0, "For trade", "", "for-trade", "trade", "", "How many of them are for trade", "N"},
    {StackField::Acquired, "Acquired", 0, "Acquired", "2026-11-21", "acquired", "", "", "Day, as 2026-11-21", "DATE"},
    {StackField::Paid, "Paid", 0, "Paid each", "2.50", "paid", "", "price", "Price of a copy", "X"},
    {StackField::Value, "Value", 76, "Value each", "3.00", "value", "", "value", "What a copy is worth now", "X"},
    {StackField::Tags, "Tags", 110, "Tags", "gift, signed", "tags", "tag", "tag", "A tag; may stand several times", "T"},
    {StackField::Notes, "Notes", 0, "Notes", "", "notes", "", "note", "Notes", "TEXT"},
    {StackField::List, "", 0, "", "", "list", "", "", "", ""},
};
// clang-format on
static_assert(std::size(shownFields) == model::stackFields.size());

std::span<const FieldWords> fieldWords() { return shownFields; }

const FieldWords& wordsOf(model::StackField field)
{
    return *std::find_if(
        std::begin(shownFields), std::end(shownFields), [&](const auto& words) { return words.field == field; });
}

const FieldWords* fieldCalled(std::string_view word)
{
    const auto form = model::headingForm(word);
    for (const auto& words : shownFields) {
        auto forms = model::split(words.otherWords, ' ');
        const auto own = model::headingForm(words.word);
        forms.push_back(own);
        if (!form.empty() && std::find(forms.begin(), forms.end(), form) != forms.end())
            return &words;
    }
    return nullptr;
}

} // namespace nexus::app
