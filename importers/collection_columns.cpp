#include "importers/collection_columns.h"

#include "importers/reason_words.h"
#include "importers/tables/cells.h"
#include "model/base/nearness.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace nexus::importers {

namespace {

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

constexpr std::size_t mostExamples = 3, longestExample = 40;

const KnownHeading* headingCalled(std::string_view name)
{
    const auto form = model::headingForm(name);
    for (const auto& known : knownHeadings())
        if (form == model::headingForm(known.name))
            return &known;
    return headingOf(form);
}

const KnownHeading* headingFor(Heading heading)
{
    const auto all = knownHeadings();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const auto& known) { return known.heading == heading; });
    return found == all.end() ? nullptr : &*found;
}

// What a table of copies can say.
bool isOfCopies(const KnownHeading& known)
{
    return known.heading < Heading::DeckName && known.heading != Heading::Type && known.heading != Heading::Rarity;
}

bool areNumbers(const Table& table, std::size_t column)
{
    bool any = false;
    for (const auto& row : table.rows) {
        const auto& cell = row.cells[column];
        if (!cell.empty() && !copiesInCell(cell))
            return false;
        any = any || !cell.empty();
    }
    return any;
}

int mostIn(const Table& table, std::size_t column)
{
    int most = 0;
    for (const auto& row : table.rows)
        most = std::max(most, copiesInCell(row.cells[column]).value_or(0));
    return most;
}

class ColumnFinder {
public:
    ColumnFinder(const Table& table, const CollectionReading& reading)
        : m_table(table)
        , m_reading(reading)
    {
        for (const auto& heading : table.headings)
            m_forms.push_back(model::headingForm(heading));
        m_found.form = formOfHeadings(m_forms);
        m_found.columns.assign(m_forms.size(), nullptr);
        m_byHand.assign(m_forms.size(), false);
    }

    std::optional<ImportProblem> choose()
    {
        for (const auto& [name, heading] : m_reading.columns) {
            const auto* known = name.empty() ? nullptr : headingCalled(name);
            if (!name.empty() && (!known || !isOfCopies(*known)))
                return ImportProblem{.reason = orNearest(ReasonWords::tr("is nothing that a column of copies can be"),
                                         name, collectionMeanings()),
                    .line = m_table.line,
                    .value = shortened(name)};
            if (known)
                m_taken.insert(known);
            if (heading.empty())
                continue;
            const auto at = std::find(m_forms.begin(), m_forms.end(), model::headingForm(heading));
            if (at == m_forms.end())
                return ImportProblem{
                    .reason = orNearest(ReasonWords::tr("is no column of the file"), heading, m_table.headings),
                    .line = m_table.line,
                    .value = shortened(heading)};
            const auto column = static_cast<std::size_t>(at - m_forms.begin());
            m_found.columns[column] = known;
            m_byHand[column] = true;
        }
        return std::nullopt;
    }

    CollectionColumns find()
    {
        for (std::size_t i = 0; i < m_forms.size(); ++i)
            if (!m_byHand[i])
                m_found.columns[i] = byHeading(i);
        if (m_found.form != CollectionForm::Own) { // which says what it means
            findFoilCounts();
            findPrices();
            tellOfCopies();
        }
        seeForms();
        return std::move(m_found);
    }

private:
    const KnownHeading* byHeading(std::size_t column)
    {
        const auto* known = headingOf(m_forms[column]);
        if (!known || !isOfCopies(*known))
            return nullptr;
        // The first column counts.
        return known->heading == Heading::Mark || m_taken.insert(known).second ? known : nullptr;
    }

    // A column of foils that holds numbers counts copies; 0 and 1 beside a quantity are no and yes.
    void findFoilCounts()
    {
        const auto finish = m_found.find(Heading::Finish);
        const bool others = m_found.find(Heading::Quantity) || m_found.find(Heading::NormalCount);
        if (finish && !m_byHand[*finish] && areNumbers(m_table, *finish) &&
            (m_found.find(Heading::NormalCount) || !others || mostIn(m_table, *finish) > 1))
            m_found.columns[*finish] = headingFor(Heading::FoilCount);
        const auto normal = m_found.find(Heading::NormalCount);
        if (normal && !areNumbers(m_table, *normal))
            m_found.columns[*normal] = nullptr;
        const auto foils = m_found.find(Heading::FoilCount), quantity = m_found.find(Heading::Quantity);
        if (!foils || !quantity)
            return;
        if (m_found.find(Heading::NormalCount)) {
            m_found.columns[*quantity] = nullptr; // the sum of both
            return;
        }
        m_found.foilCounts = std::all_of(m_table.rows.begin(), m_table.rows.end(), [&](const auto& row) {
            return copiesInCell(row.cells[*foils]).value_or(0) <= copiesInCell(row.cells[*quantity]).value_or(0);
        });
        note(m_found.foilCounts ? ReasonWords::tr("counts the foils among the copies")
                                : ReasonWords::tr("counts foils besides the other copies"),
            *foils);
    }

    void findPrices()
    {
        constexpr Heading ofCopies[] = {Heading::Quantity, Heading::NormalCount, Heading::FoilCount, Heading::ForTrade,
            Heading::WantedCount, Heading::Place, Heading::Page, Heading::LentTo, Heading::Acquired, Heading::Paid,
            Heading::Tags, Heading::Notes, Heading::List, Heading::ListKind, Heading::Mark, Heading::CardKey};
        const auto day = dayOfPrices();
        if (day)
            m_found.columns[*day] = headingFor(Heading::Valued);
        m_found.prices = m_found.find(Heading::Value) &&
                         std::none_of(std::begin(ofCopies), std::end(ofCopies),
                             [&](auto heading) { return m_found.find(heading).has_value(); });
        m_found.prices = m_reading.prices.value_or(m_found.prices);
        if (day && !m_found.prices)
            m_found.columns[*day] = headingFor(Heading::Acquired);
    }

    // A column that is called no more than “Date”: in a list of prices the day they are of.
    [[nodiscard]] std::optional<std::size_t> dayOfPrices() const
    {
        const auto day = m_found.find(Heading::Acquired);
        const bool plain = day && !m_byHand[*day] && (m_forms[*day] == "date" || m_forms[*day] == "datum");
        return plain && !m_found.find(Heading::Valued) ? day : std::nullopt;
    }

    // Where no column says how many, it is said, with the column that perhaps does.
    void tellOfCopies()
    {
        const bool counted = m_found.find(Heading::Quantity) || m_found.find(Heading::NormalCount) ||
                             m_found.find(Heading::FoilCount) || m_found.find(Heading::WantedCount);
        if (counted || m_found.prices)
            return;
        for (std::size_t i = 0; i < m_forms.size(); ++i)
            if (!m_found.columns[i] && !m_forms[i].empty() && !m_byHand[i] && areNumbers(m_table, i))
                return note(
                    ReasonWords::tr("may say how many copies there are, but is not known to; each line is taken "
                                    "as one copy"),
                    i);
        m_found.notes.push_back(
            {.reason = ReasonWords::tr("no column says how many copies there are; each line is taken "
                                       "as one copy"),
                .line = m_table.line});
    }

    void seeForms()
    {
        for (std::size_t i = 0; i < m_forms.size(); ++i) {
            const auto* known = m_found.columns[i];
            if (!known || !known->field)
                continue;
            const auto kind = model::infoOf(*known->field).kind;
            if (kind == model::FieldKind::Amount)
                for (const auto& row : m_table.rows)
                    m_found.forms.seeAmount(row.cells[i]);
            else if (kind == model::FieldKind::Day)
                for (const auto& row : m_table.rows)
                    m_found.forms.seeDay(row.cells[i]);
        }
        // Numbers of a workbook are written out with a point.
        m_found.decimal = m_table.form == TableForm::Sheet ? model::DecimalSign::Point : m_found.forms.decimal();
    }

    void note(std::string reason, std::size_t column)
    {
        m_found.notes.push_back(
            {.reason = std::move(reason), .line = m_table.line, .value = shortened(m_table.headings[column])});
    }

    const Table& m_table;
    const CollectionReading& m_reading;
    std::vector<std::string> m_forms;
    std::vector<bool> m_byHand;
    std::set<const KnownHeading*> m_taken;
    CollectionColumns m_found;
};

} // namespace

std::optional<std::size_t> CollectionColumns::find(Heading heading) const
{
    const auto at = std::find_if(
        columns.begin(), columns.end(), [&](const auto* known) { return known && known->heading == heading; });
    return at == columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - columns.begin()));
}

CollectionForm formOfHeadings(const std::vector<std::string>& forms)
{
    const auto has = [&](std::string_view form) { return std::find(forms.begin(), forms.end(), form) != forms.end(); };
    for (const auto& sign : signs)
        if (has(sign.heading) && (sign.beside.empty() || has(sign.beside)))
            return sign.form;
    return CollectionForm::Other;
}

bool tellsOfCopies(const std::string& form)
{
    const auto* known = headingOf(form);
    constexpr Heading telling[] = {Heading::Condition, Heading::Language, Heading::Finish, Heading::FoilCount,
        Heading::NormalCount, Heading::ForTrade, Heading::WantedCount, Heading::Paid};
    return known && std::find(std::begin(telling), std::end(telling), known->heading) != std::end(telling);
}

std::vector<std::string> collectionMeanings()
{
    std::vector<std::string> names;
    for (const auto& known : knownHeadings())
        if (isOfCopies(known))
            names.emplace_back(known.name);
    return names;
}

std::string orNearest(std::string reason, std::string_view given, const std::vector<std::string>& names)
{
    const auto near = model::nearestName(given, names);
    return near.empty() ? reason : model::filled(ReasonWords::tr("%1; did you mean “%2”?", "a reason"), {reason, near});
}

ReadResult<CollectionColumns> collectionColumns(const Table& table, const CollectionReading& reading)
{
    ColumnFinder finder(table, reading);
    if (auto problem = finder.choose())
        return refuse(std::move(*problem));
    return finder.find();
}

std::vector<ReadColumn> readColumns(const Table& table, const CollectionColumns& columns)
{
    std::vector<ReadColumn> all;
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        ReadColumn column{table.headings[i], columns.columns[i] ? columns.columns[i]->name : "", {}};
        for (const auto& row : table.rows) {
            if (column.examples.size() == mostExamples)
                break;
            if (!row.cells[i].empty())
                column.examples.push_back(model::cleaned(row.cells[i], longestExample, false, " "));
        }
        all.push_back(std::move(column));
    }
    return all;
}

} // namespace nexus::importers
