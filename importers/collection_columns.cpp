#include "importers/collection_columns.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

struct OtherHeading {
    std::string_view form; // model::headingForm
    OtherColumn column;
    const char* mark = nullptr;
};
constexpr OtherHeading otherHeadings[] = {
    {"bindertype", OtherColumn::ListKind},
    {"setname", OtherColumn::SetName},
    {"edition", OtherColumn::SetName},
    {"editionname", OtherColumn::SetName},
    {"expansion", OtherColumn::SetName},
    {"currency", OtherColumn::Currency},
    {"purchasepricecurrency", OtherColumn::Currency},
    {"signed", OtherColumn::Mark, "signed"},
    {"artistproof", OtherColumn::Mark, "artist proof"},
    {"alteredart", OtherColumn::Mark, "altered"},
    {"altered", OtherColumn::Mark, "altered"},
    {"alter", OtherColumn::Mark, "altered"},
    {"misprint", OtherColumn::Mark, "misprint"},
    {"promo", OtherColumn::Mark, "promo"},
    {"textless", OtherColumn::Mark, "textless"},
    {"proxy", OtherColumn::Mark, "proxy"},
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

CollectionColumn collectionColumnOf(const std::string& form)
{
    for (const auto& info : model::stackFields)
        for (const auto known : model::split(info.headingForms, ' '))
            if (form == known)
                return {.field = info.field};
    for (const auto& known : otherHeadings)
        if (form == known.form)
            return {.other = known.column, .mark = known.mark};
    return {};
}

} // namespace

std::optional<std::size_t> CollectionColumns::find(const CollectionColumn& column) const
{
    const auto at = std::find(columns.begin(), columns.end(), column);
    return at == columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - columns.begin()));
}

CollectionColumns collectionColumns(const std::vector<std::string>& headings)
{
    std::vector<std::string> forms;
    for (const auto& heading : headings)
        forms.push_back(model::headingForm(heading));
    CollectionColumns found{formOf(forms), {}};
    for (const auto& form : forms) {
        auto column = collectionColumnOf(form);
        if (column.other != OtherColumn::Mark && found.find(column))
            column = {}; // the first one counts
        found.columns.push_back(column);
    }
    return found;
}

} // namespace nexus::importers
