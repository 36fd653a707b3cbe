#include "importers/collection_columns.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

using Field = CollectionField;

struct KnownHeading {
    std::string_view form; // model::headingForm
    Field field;
    const char* mark = nullptr;
};
constexpr KnownHeading known[] = {
    {"list", Field::List},
    {"bindertype", Field::ListKind},
    {"cardkey", Field::Key},
    {"name", Field::Name},
    {"cardname", Field::Name},
    {"card", Field::Name},
    {"set", Field::SetCode},
    {"setcode", Field::SetCode},
    {"editioncode", Field::SetCode},
    {"setname", Field::SetName},
    {"edition", Field::SetName},
    {"editionname", Field::SetName},
    {"expansion", Field::SetName},
    {"number", Field::Number},
    {"collectornumber", Field::Number},
    {"collector'snumber", Field::Number},
    {"collectorsnumber", Field::Number},
    {"cardnumber", Field::Number},
    {"no.", Field::Number},
    {"quantity", Field::Quantity},
    {"quantityx", Field::Quantity},
    {"count", Field::Quantity},
    {"qty", Field::Quantity},
    {"copies", Field::Quantity},
    {"amount", Field::Quantity},
    {"#", Field::Quantity},
    {"fortrade", Field::ForTrade},
    {"tradelistcount", Field::ForTrade},
    {"tradequantity", Field::ForTrade},
    {"condition", Field::Condition},
    {"language", Field::Language},
    {"lang", Field::Language},
    {"finish", Field::Finish},
    {"foil", Field::Finish},
    {"printing", Field::Finish},
    {"place", Field::Place},
    {"location", Field::Place},
    {"foldername", Field::Place},
    {"bindername", Field::Place},
    {"listname", Field::Place},
    {"folder", Field::Place},
    {"binder", Field::Place},
    {"box", Field::Place},
    {"page", Field::Page},
    {"lentto", Field::LentTo},
    {"acquired", Field::Acquired},
    {"dateadded", Field::Acquired},
    {"datebought", Field::Acquired},
    {"paid", Field::Paid},
    {"purchaseprice", Field::Paid},
    {"pricebought", Field::Paid},
    {"value", Field::Value},
    {"myprice", Field::Value},
    {"price", Field::Value},
    {"market", Field::Value},
    {"trend", Field::Value},
    {"currency", Field::Currency},
    {"purchasepricecurrency", Field::Currency},
    {"tags", Field::Tags},
    {"tag", Field::Tags},
    {"notes", Field::Notes},
    {"note", Field::Notes},
    {"printingnote", Field::Notes},
    {"comment", Field::Notes},
    {"comments", Field::Notes},
    {"signed", Field::Mark, "signed"},
    {"artistproof", Field::Mark, "artist proof"},
    {"alteredart", Field::Mark, "altered"},
    {"altered", Field::Mark, "altered"},
    {"alter", Field::Mark, "altered"},
    {"misprint", Field::Mark, "misprint"},
    {"promo", Field::Mark, "promo"},
    {"textless", Field::Mark, "textless"},
    {"proxy", Field::Mark, "proxy"},
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
        if (column.field != Field::Mark && found.find(column.field))
            column = {}; // the first one counts
        found.columns.push_back(column);
    }
    return found;
}

} // namespace nexus::importers
