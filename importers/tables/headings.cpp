#include "importers/tables/headings.h"

#include "model/base/text.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace nexus::importers {

namespace {

using model::StackField;

constexpr KnownHeading headingList[] = {
    {Heading::Name, "Name",
        "name cardname card kartenname karte nom nomdelacarte nombre nombredelacarta carta nomecarta "
        "cardtitle productname artikel artikelname cardnameen englishname nameen nameenglish",
        StackField::Name},
    {Heading::Quantity, "Quantity",
        "quantity quantityx count qty copies amount # anzahl menge stuck stuckzahl exemplare bestand owned "
        "have own total cardq quant qte quantite nombred'exemplaires nb cantidad quantita quantidade totalqty "
        "totalquantity totalcount numberofcopies pcs pieces anz stk besitz vorhanden kopien howmany inbestand "
        "instock stock onhand noofcopies #ofcopies numberowned qtyowned quantityowned amountowned",
        StackField::Quantity},
    {Heading::Set, "Set", "set setcode editioncode setkurzel setkürzel kurzel settag", StackField::Set},
    {Heading::SetName, "Set Name", "setname edition editionname expansion erweiterung ausgabe extension edicion"},
    {Heading::Number, "Number",
        "number collectornumber collector'snumber collectorsnumber cardnumber no. no nr nr. nummer kartennummer "
        "sammlernummer cn numero",
        StackField::CollectorNumber},
    {Heading::Type, "Type", "type cardtype typ kartentyp"},
    {Heading::Rarity, "Rarity", "rarity seltenheit"},
    {Heading::Condition, "Condition", "condition cond zustand erhaltung etat estado condizione grade",
        StackField::Condition},
    {Heading::Language, "Language", "language lang sprache langue idioma lingua", StackField::Language},
    {Heading::Finish, "Finish", "finish foil printing ausfuhrung isfoil foil?", StackField::Finish},
    {Heading::NormalCount, "Normal Count",
        "normal nonfoil regular normalcount normalqty normalquantity regqty regularqty regularquantity regularcount "
        "nonfoilcount nonfoilqty nonfoilquantity qtyregular qtynormal anzahlnormal normalanzahl"},
    {Heading::FoilCount, "Foil Count",
        "foilcount foilqty foilquantity foils foilcopies qtyfoil quantityfoil countfoil anzahlfoil foilanzahl "
        "foilamount"},
    {Heading::ForTrade, "For Trade",
        "fortrade tradelistcount tradequantity trade tradecount tradeqty tausch zumtausch tauschen tradelist",
        StackField::ForTrade},
    {Heading::WantedCount, "Wanted",
        "want wants wanted wantcount wantedcount wantqty wantedquantity wantlist wish wishlist wishlistcount suche "
        "sucht gesucht wunsch wunschliste lookingfor"},
    {Heading::Place, "Place",
        "place location foldername bindername listname folder binder box ort ordner lagerort standort fach storage",
        StackField::Place},
    {Heading::Page, "Page", "page seite", StackField::Page},
    {Heading::LentTo, "Lent To", "lentto verliehenan loanedto", StackField::LentTo},
    {Heading::Acquired, "Acquired",
        "acquired dateadded datebought added datum date purchasedate acquireddate dateacquired erworben kaufdatum",
        StackField::Acquired},
    {Heading::Paid, "Paid",
        "paid purchaseprice pricebought acquiredprice priceacquired bezahlt kaufpreis einkaufspreis cost(paid) "
        "boughtfor",
        StackField::Paid},
    {Heading::Value, "Value",
        "value myprice price market trend preis wert marktpreis marketprice trendprice pricetrend currentprice "
        "prix precio prezzo price(eur) price(usd) priceeur priceusd tcgmarketprice lowprice",
        StackField::Value},
    {Heading::Valued, "Value Date",
        "valuedate valued valuedon pricedate priceday pricesof pricedon dateofprice asof stand preisdatum preisvom "
        "wertvom",
        StackField::Valued},
    {Heading::Tags, "Tags", "tags tag schlagworte", StackField::Tags},
    {Heading::Notes, "Notes", "notes note printingnote comment comments notiz notizen bemerkung bemerkungen kommentar",
        StackField::Notes},
    {Heading::List, "List", "list", StackField::List},
    {Heading::CardKey, "Card Key", "cardkey", StackField::Card},
    {Heading::ListKind, "List Kind", "bindertype"},
    {Heading::Currency, "Currency", "currency purchasepricecurrency wahrung"},
    {Heading::Mark, "signed", "signed"},
    {Heading::Mark, "artist proof", "artistproof"},
    {Heading::Mark, "altered", "alteredart altered alter"},
    {Heading::Mark, "misprint", "misprint"},
    {Heading::Mark, "promo", "promo"},
    {Heading::Mark, "textless", "textless"},
    {Heading::Mark, "proxy", "proxy"},
    {Heading::DeckName, "Deck Name", "deckname deckfocus deck"},
    {Heading::Section, "Section", "section board zone bereich"},
    {Heading::Category, "Category", "category categories kategorie kategorien"},
    {Heading::Sideboarded, "Sideboarded", "sideboarded issideboard insideboard imsideboard"},
    {Heading::Player, "Player", "player playername spieler spielerin spielername pilot teilnehmer participant"},
    {Heading::LastName, "Last Name", "lastname surname familyname nachname familienname"},
    {Heading::FirstName, "First Name", "firstname givenname forename vorname"},
    {Heading::PlayerId, "Player Id", "playerid playernumber memberid membernumber spielernummer mitgliedsnummer"},
    {Heading::Event, "Event", "event tournament turnier"},
    {Heading::Seat, "Table", "table tableno tablenumber tablenr seat seatnumber tisch tischnummer tischnr"},
    {Heading::File, "File", "file filename datei dateiname"},
    {Heading::DeckCode, "Code", "code deckcode"},
    {Heading::DeckList, "Decklist", "decklist deckliste"},
    {Heading::Checksum, "Checksum", "checksum prufsumme"},
    {Heading::Ruleset, "Ruleset", "ruleset regelwerk"},
};

const std::unordered_map<std::string_view, const KnownHeading*>& headingsByForm()
{
    static const auto known = [] {
        std::unordered_map<std::string_view, const KnownHeading*> byForm;
        for (const auto& heading : headingList)
            for (const auto form : model::split(heading.forms, ' '))
                if (!form.empty())
                    byForm.emplace(form, &heading);
        return byForm;
    }();
    return known;
}

std::size_t knownCells(const std::vector<std::string>& cells)
{
    return static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(),
        [](const auto& cell) { return cell.size() <= 60 && headingOf(model::headingForm(cell)); }));
}

std::size_t filledCells(const std::vector<std::string>& cells)
{
    return static_cast<std::size_t>(
        std::count_if(cells.begin(), cells.end(), [](const auto& cell) { return !cell.empty(); }));
}

} // namespace

std::span<const KnownHeading> knownHeadings() { return headingList; }

const KnownHeading* headingOf(std::string_view form)
{
    const auto& known = headingsByForm();
    for (;;) {
        if (const auto found = known.find(form); found != known.end())
            return found->second;
        if (!form.ends_with('.') && !form.ends_with(':'))
            return nullptr;
        form.remove_suffix(1);
    }
}

std::size_t headingRow(std::span<const std::vector<std::string>> rows)
{
    const auto first = rows.first(std::min(rows.size(), maxTitleRows));
    if (first.empty() || knownCells(first[0]) > 0)
        return 0;
    for (std::size_t i = 1; i < first.size(); ++i)
        if (knownCells(first[i]) > 1)
            return i;
    if (filledCells(first[0]) == 1)
        for (std::size_t i = 1; i < first.size(); ++i)
            if (filledCells(first[i]) > 1)
                return i;
    return 0;
}

} // namespace nexus::importers
