#include "importers/collection_columns.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

using HeadingField = CollectionField;

struct KnownHeading {
    std::string_view form; // model::headingForm
    HeadingField field;
    const char* mark = nullptr;
};
constexpr KnownHeading known[] = {
    {"list", HeadingField::List},
    {"bindertype", HeadingField::ListKind},
    {"cardkey", HeadingField::Key},
    {"name", HeadingField::Name},
    {"cardname", HeadingField::Name},
    {"card", HeadingField::Name},
    {"set", HeadingField::SetCode},
    {"setcode", HeadingField::SetCode},
    {"editioncode", HeadingField::SetCode},
    {"setname", HeadingField::SetName},
    {"edition", HeadingField::SetName},
    {"editionname", HeadingField::SetName},
    {"expansion", HeadingField::SetName},
    {"number", HeadingField::Number},
    {"collectornumber", HeadingField::Number},
    {"collector'snumber", HeadingField::Number},
    {"collectorsnumber", HeadingField::Number},
    {"cardnumber", HeadingField::Number},
    {"no.", HeadingField::Number},
    {"quantity", HeadingField::Quantity},
    {"quantityx", HeadingField::Quantity},
    {"count", HeadingField::Quantity},
    {"qty", HeadingField::Quantity},
    {"copies", HeadingField::Quantity},
    {"amount", HeadingField::Quantity},
    {"#", HeadingField::Quantity},
    {"fortrade", HeadingField::ForTrade},
    {"tradelistcount", HeadingField::ForTrade},
    {"tradequantity", HeadingField::ForTrade},
    {"condition", HeadingField::Condition},
    {"language", HeadingField::Language},
    {"lang", HeadingField::Language},
    {"finish", HeadingField::Finish},
    {"foil", HeadingField::Finish},
    {"printing", HeadingField::Finish},
    {"place", HeadingField::Place},
    {"location", HeadingField::Place},
    {"foldername", HeadingField::Place},
    {"bindername", HeadingField::Place},
    {"listname", HeadingField::Place},
    {"folder", HeadingField::Place},
    {"binder", HeadingField::Place},
    {"box", HeadingField::Place},
    {"page", HeadingField::Page},
    {"lentto", HeadingField::LentTo},
    {"acquired", HeadingField::Acquired},
    {"dateadded", HeadingField::Acquired},
    {"datebought", HeadingField::Acquired},
    {"paid", HeadingField::Paid},
    {"purchaseprice", HeadingField::Paid},
    {"pricebought", HeadingField::Paid},
    {"value", HeadingField::Value},
    {"myprice", HeadingField::Value},
    {"price", HeadingField::Value},
    {"market", HeadingField::Value},
    {"trend", HeadingField::Value},
    {"currency", HeadingField::Currency},
    {"purchasepricecurrency", HeadingField::Currency},
    {"tags", HeadingField::Tags},
    {"tag", HeadingField::Tags},
    {"notes", HeadingField::Notes},
    {"note", HeadingField::Notes},
    {"printingnote", HeadingField::Notes},
    {"comment", HeadingField::Notes},
    {"comments", HeadingField::Notes},
    {"signed", HeadingField::Mark, "signed"},
    {"artistproof", HeadingField::Mark, "artist proof"},
    {"alteredart", HeadingField::Mark, "altered"},
    {"altered", HeadingField::Mark, "altered"},
    {"alter", HeadingField::Mark, "altered"},
    {"misprint", HeadingField::Mark, "misprint"},
    {"promo", HeadingField::Mark, "promo"},
    {"textless", HeadingField::Mark, "textless"},
    {"proxy", HeadingField::Mark, "proxy"},
};

// The first program of which a heading, or two together, speak.
struct Sign {
    CollectionForm form;
    std::string_view heading, beside; // beside: must be there too, unless it is empty
};
constexpr Sign signs[] = {
    {CollectionForm::Own, "cardkey", ""},
    {CollectionForm::ManaBox, "manaboxid", ""},
    {CollectionForm::ManaBox, "bindername", "bindertype"},
    {CollectionForm::DragonShield, "tradequantity", ""},
    {CollectionForm::DragonShield, "foldername", ""},
    {CollectionForm::DragonShield, "cardname", "pricebought"},
    {CollectionForm::DelverLens, "quantityx", ""},
    {CollectionForm::DelverLens, "collector'snumber", ""},
    {CollectionForm::DelverLens, "listname", "editioncode"},
    {CollectionForm::Archidekt, "multiverseid", ""},
    {CollectionForm::Archidekt, "dateadded", "finish"},
    {CollectionForm::Deckbox, "artistproof", ""},
    {CollectionForm::Deckbox, "alteredart", ""},
    {CollectionForm::Deckbox, "printingid", ""},
    {CollectionForm::Deckbox, "tradelistcount", "cardnumber"},
    {CollectionForm::Moxfield, "tradelistcount", ""},
    {CollectionForm::Moxfield, "lastmodified", "collectornumber"},
};

CollectionForm formOf(const std::vector<std::string>& forms)
{
    const auto has = [&](std::string_view form) { return std::find(forms.begin(), forms.end(), form) != forms.end(); };
    for (const auto& sign : signs)
        if (has(sign.heading) && (sign.beside.empty() || has(sign.beside)))
            return sign.form;
    return CollectionForm::Other;
}

} // namespace

std::optional<std::size_t> CollectionColumns::find(CollectionField field) const
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].field == field)
            return i;
    return std::nullopt;
}

CollectionColumns collectionColumns(const std::vector<std::string>& headings)
{
    std::vector<std::string> forms;
    for (const auto& heading : headings)
        forms.push_back(model::headingForm(heading));
    CollectionColumns found{formOf(forms), {}};
    for (const auto& form : forms) {
        CollectionColumn column;
        for (const auto& heading : known)
            if (form == heading.form)
                column = {heading.field, heading.mark};
        if (column.field != HeadingField::Mark && found.find(column.field))
            column = {}; // the first one counts
        found.columns.push_back(column);
    }
    return found;
}

} // namespace nexus::importers
