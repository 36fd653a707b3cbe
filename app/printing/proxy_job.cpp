#include "app/printing/proxy_job.h"

#include "app/base/file_bytes.h"
#include "app/printing/card_text_box.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/printed_json.h"
#include "model/abilities/tokens_said.h"
#include "model/base/nearness.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/collection/allocation.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <system_error>

namespace nexus::app {

namespace {

using model::filled;

struct ProxyWords {
    NEXUS_WORDS(ProxyWords)
};

struct Row {
    std::size_t deck = 0;
    const model::DeckEntry* entry = nullptr; // of the deck
    const model::SectionId* section = nullptr;
    std::string name; // as the deck has it
    std::string printing;
    std::optional<model::CardIndex> card;
    model::CardKey key;
    int copies = 0;
    bool wanted = false; // in a section that is asked for
};

std::vector<Row> rowsOf(std::span<const ProxyDeck> decks, const ProxyChoice& choice)
{
    std::vector<Row> rows;
    for (std::size_t at = 0; at < decks.size(); ++at) {
        const auto& checker = *decks[at].checker;
        const auto resolved = checker.resolve(decks[at].deck);
        const auto left = choice.without ? model::matching(*choice.without, checker.catalogue()) : model::CardSet();
        // Rows come in the order of the deck; the entries tell which section they are of.
        std::map<const model::DeckEntry*, const model::SectionId*> sections;
        for (const auto& section : decks[at].deck.sections)
            for (const auto& entry : section.entries)
                sections[&entry] = &section.id;
        for (const auto& row : resolved) {
            const auto found = sections.find(row.entry);
            if (found == sections.end() || row.count <= 0)
                continue;
            const auto& section = *found->second;
            const bool named = std::find(choice.sections.begin(), choice.sections.end(), section) !=
                               choice.sections.end();
            const bool counts = !checker.isFree(section);
            const bool wanted = (choice.sections.empty() ? counts || choice.everything : named) &&
                                !(choice.without && row.card && left.contains(*row.card));
            if (!counts && !wanted)
                continue;
            Row made{at, row.entry, found->second, model::nameShown(checker.catalogue(), *row.entry),
                row.entry->printing, row.card, {}, row.count, wanted};
            if (row.card)
                made.key = model::CardKey(std::string(checker.catalogue().key(*row.card)));
            rows.push_back(std::move(made));
        }
    }
    return rows;
}

class Collector {
public:
    Collector(std::span<const ProxyDeck> decks, const ProxyChoice& choice, const model::Collection& collection,
        const model::PrintedRecord& record)
        : m_decks(decks)
        , m_choice(choice)
        , m_record(record)
        , m_rows(rowsOf(decks, choice))
    {
        m_job.onlyChanged = choice.onlyChanged;
        if (choice.onlyMissing)
            countAtHand(collection);
        for (const auto& name : choice.cards)
            m_names.emplace(model::fold(name), false);
    }

    ProxyJob collect()
    {
        for (const auto& row : m_rows)
            take(row);
        if (m_choice.tokens)
            for (std::size_t deck = 0; deck < m_decks.size(); ++deck)
                takeTokensOf(deck);
        for (auto& warning : unused())
            m_job.warnings.push_back(std::move(warning));
        return std::move(m_job);
    }

    ChosenCopies choose()
    {
        ChosenCopies made{{m_decks.begin(), m_decks.end()}, {}};
        for (auto& deck : made.decks) {
            deck.deck.sections.clear();
            for (auto& plan : deck.deck.plans) // only their names are told
                plan.out = plan.in = {};
        }
        for (const auto& row : m_rows)
            if (const int copies = wantedCopies(row); copies > 0) {
                auto entry = *row.entry;
                entry.count = copies;
                made.decks[row.deck].deck.sectionOrNew(*row.section).entries.push_back(std::move(entry));
            }
        made.unused = unused();
        return made;
    }

private:
    // Of all rows that count, so that a copy the main section uses is not offered to the sideboard again.
    void countAtHand(const model::Collection& collection)
    {
        std::vector<model::CardNeeds> needs;
        std::vector<model::BuiltDeckId> ids;
        for (const auto& row : m_rows)
            if (row.card)
                needs.push_back({{row.key, row.name, row.copies}});
        for (const auto& deck : m_decks)
            if (deck.id)
                ids.push_back(*deck.id);
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        for (const auto& card : model::standing(collection, model::together(needs), ids))
            m_atHand[card.card] = card.need - card.missing();
    }

    bool chosen(const Row& row)
    {
        if (!row.wanted)
            return false;
        if (m_names.empty())
            return true;
        m_seen.push_back(row.name);
        std::vector<std::string> names{model::fold(row.name)};
        if (row.card) {
            const auto& catalogue = catalogueOf(row);
            names.push_back(model::fold(catalogue.name(*row.card)));
            names.push_back(model::fold(model::unambiguousName(catalogue, *row.card)));
        }
        bool found = false;
        for (const auto& name : names)
            if (const auto it = m_names.find(name); it != m_names.end())
                found = it->second = true;
        return found;
    }

    // Whatever was printed before; -1 where the row is not asked for.
    int wantedCopies(const Row& row)
    {
        int copies = row.copies;
        if (row.card && m_choice.onlyMissing) {
            auto& atHand = m_atHand[row.key];
            const auto there = std::min<std::int64_t>(copies, atHand);
            atHand -= there;
            copies -= static_cast<int>(there);
        }
        return chosen(row) ? copies : -1;
    }

    std::vector<ProxyWarning> unused()
    {
        std::vector<ProxyWarning> warnings;
        for (const auto& name : m_choice.cards)
            if (!m_names[model::fold(name)])
                warnings.push_back({ProxyTrouble::NotInDecks, name, model::nearestName(name, m_seen), 0, -1});
        return warnings;
    }

    void take(const Row& row)
    {
        int copies = wantedCopies(row);
        if (copies < 0)
            return;
        if (!row.card) {
            warnOnce({ProxyTrouble::UnknownCard, row.name, {}, 0, -1});
            return;
        }
        const auto printing = printingOf(row);
        const auto faceKey = std::pair(
            row.key, model::printingLabel(catalogueOf(row).setCode(printing), catalogueOf(row).number(printing)));
        const auto known = m_faceOf.find(faceKey);
        const auto face = known != m_faceOf.end() ? m_job.faces[known->second]
                                                  : cardFace(catalogueOf(row), *row.card, printing);
        const auto place = row.key.str() + (row.printing.empty() ? "" : "|" + row.printing);
        copies = notPrinted(row.deck, place, face, copies);
        if (copies <= 0)
            return;
        const auto at = m_faceOf.try_emplace(faceKey, m_job.faces.size()).first->second;
        if (at == m_job.faces.size())
            m_job.faces.push_back(face);
        print(row.deck, place, at, copies);
    }

    // So many of the copies as the record does not have.
    int notPrinted(std::size_t deckAt, const std::string& place, const CardFace& face, int copies)
    {
        const auto print = faceFingerprint(face.card);
        const auto deck = model::fold(m_decks[deckAt].deck.name);
        if (m_choice.onlyChanged) {
            const auto before = m_record.find(deck);
            auto& left = m_printedLeft
                             .try_emplace({deck, place},
                                 before == m_record.end() ? 0 : model::printedCopies(before->second, place, print))
                             .first->second;
            const int there = std::min(copies, left);
            left -= there;
            copies -= there;
        }
        return copies;
    }

    void print(std::size_t deck, const std::string& place, std::size_t face, int copies)
    {
        m_job.copies.insert(m_job.copies.end(), static_cast<std::size_t>(copies), face);
        auto& printed = m_job.printed[model::fold(m_decks[deck].deck.name)][place];
        printed.copies += copies;
        printed.face = faceFingerprint(m_job.faces[face].card);
    }

    // Each once for the whole print, as often as one sentence creates it; where two cards say its numbers differently,
    // both.
    void takeTokensOf(std::size_t deck)
    {
        std::vector<model::GatheredToken> made;
        for (const auto& row : m_rows)
            if (row.deck == deck && row.card && chosen(row))
                model::gatherTokens(made, catalogueOf(row).card(*row.card));
        for (const auto& [said, set] : made) {
            CardFace face{model::tokenAsCard(said, m_decks[deck].checker->catalogue(), set), {}};
            const auto print = faceFingerprint(face.card);
            face.key = model::cardKey(face.card, m_decks[deck].checker->catalogue().game()).str();
            if (m_tokens.contains(print))
                continue;
            const auto place = face.key + "|" + print;
            const int copies = notPrinted(deck, place, face, said.copies);
            if (copies <= 0)
                continue;
            m_tokens.insert(print);
            m_job.faces.push_back(std::move(face));
            ++m_job.tokens;
            this->print(deck, place, m_job.faces.size() - 1, copies);
        }
    }

    [[nodiscard]] const model::Catalogue& catalogueOf(const Row& row) const
    {
        return m_decks[row.deck].checker->catalogue();
    }

    // The one the deck asks for, else the newest.
    model::PrintingIndex printingOf(const Row& row)
    {
        const auto& catalogue = catalogueOf(row);
        const auto printings = catalogue.printings(*row.card);
        if (row.printing.empty())
            return printings.front();
        if (const auto wanted = model::printingLabelled(catalogue, *row.card, row.printing))
            return *wanted;
        warnOnce({ProxyTrouble::UnknownPrinting, row.name, row.printing, 0, -1});
        return printings.front();
    }

    void warnOnce(ProxyWarning warning)
    {
        if (std::find(m_job.warnings.begin(), m_job.warnings.end(), warning) == m_job.warnings.end())
            m_job.warnings.push_back(std::move(warning));
    }

    std::span<const ProxyDeck> m_decks;
    const ProxyChoice& m_choice;
    const model::PrintedRecord& m_record;
    std::vector<Row> m_rows;
    std::map<std::string, bool> m_names;
    std::vector<std::string>
        m_seen; // names of the rows they are looked for among             // folded; whether a deck has it
    std::map<model::CardKey, std::int64_t> m_atHand; // not given to a row yet
    std::map<std::pair<std::string, std::string>, int> m_printedLeft;
    // By card and printing: indexes are a catalogue's own, and a ruleset of certain sets brings one.
    std::map<std::pair<model::CardKey, std::string>, std::size_t> m_faceOf;
    std::set<std::string> m_tokens; // printed ones, by fingerprint
    ProxyJob m_job;
};

std::filesystem::path fileIn(const std::filesystem::path& profile) { return profile / "printed.json"; }

std::string sizeText(double width, double height)
{
    return filled(ProxyWords::tr("%1 × %2 mm"), {millimetres(width), millimetres(height)});
}

std::string gridText(const model::SheetGrid& grid)
{
    return filled(grid.landscape ? ProxyWords::tr("%1 × %2 cards across the sheet (landscape)")
                                 : ProxyWords::tr("%1 × %2 cards on the sheet upright (portrait)"),
        {std::to_string(grid.columns), std::to_string(grid.rows)});
}

} // namespace

ProxyJob collectProxies(std::span<const ProxyDeck> decks, const ProxyChoice& choice,
    const model::Collection& collection, const model::PrintedRecord& record)
{
    return Collector(decks, choice, collection, record).collect();
}

ChosenCopies chosenCopies(
    std::span<const ProxyDeck> decks, const ProxyChoice& choice, const model::Collection& collection)
{
    return Collector(decks, choice, collection, {}).choose();
}

ProxyJob proxiesOf(std::vector<CardFace> faces, int copies)
{
    ProxyJob job;
    for (std::size_t face = 0; face < faces.size(); ++face)
        job.copies.insert(job.copies.end(), static_cast<std::size_t>(std::max(0, copies)), face);
    job.faces = std::move(faces);
    return job;
}

void remember(model::PrintedRecord& record, const ProxyJob& job)
{
    for (const auto& [deck, cards] : job.printed)
        model::remember(record, deck, cards, job.onlyChanged);
}

std::string faceFingerprint(const model::Card& card)
{
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    const auto add = [&hash](std::string_view text) {
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
        hash = (hash ^ 0xffU) * 1099511628211ULL; // no UTF-8 holds it: where a part ends
    };
    for (const auto* text : {&card.name, &card.type, &card.rules})
        add(*text);
    for (const auto* list : {&card.subtypes, &card.keywords}) {
        for (const auto& one : *list)
            add(one);
        add({});
    }
    for (const auto& number : card.numbers)
        add(number ? std::to_string(*number) : std::string());
    for (const auto& [attribute, text] : card.texts) {
        add(std::to_string(attribute));
        add(text);
    }
    constexpr const char* digits = "0123456789abcdef";
    std::string words;
    for (int shift = 60; shift >= 0; shift -= 4)
        words += digits[(hash >> static_cast<unsigned>(shift)) & 0xfU];
    return words;
}

ReadRecord readProxyRecord(const std::filesystem::path& profile)
{
    const auto file = fileIn(profile);
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {};
    const auto lost = " " + ProxyWords::tr("Nobody knows what was printed last, so everything counts as changed.");
    const auto bytes = readFile(file);
    if (!bytes)
        return {
            {}, filled(ProxyWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), bytes.error()}) + lost};
    auto record = importers::readPrintedJson(*bytes);
    if (!record)
        return {{}, filled(ProxyWords::tr("%1 is damaged (%2).", "a file"),
                        {file.string(), problemText(record.error().front())}) +
                        lost};
    return {std::move(*record), {}};
}

tl::expected<void, std::string> keepProxyRecord(
    const std::filesystem::path& profile, const model::PrintedRecord& record)
{
    const auto file = fileIn(profile);
    if (!readProxyRecord(profile).trouble.empty()) {
        std::error_code error;
        std::filesystem::rename(file, file.string() + ".damaged", error);
    }
    return writeFile(file, importers::writePrintedJson(record));
}

std::string millimetres(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    std::string words(text);
    words.erase(words.find_last_not_of('0') + 1);
    if (words.ends_with('.'))
        words.pop_back();
    return words == "-0" ? "0" : words;
}

std::string warningText(const ProxyWarning& warning)
{
    const auto smallest = std::to_string(TextBox::smallest / 10) + "." + std::to_string(TextBox::smallest % 10) + " mm";
    const auto said = [&](const std::string& text, const std::string& more = {}) {
        return filled(text, {warning.card, more});
    };
    switch (warning.trouble) {
    case ProxyTrouble::UnknownCard:
        return said(ProxyWords::tr("“%1” is not in the catalogue: no proxy of it is printed."));
    case ProxyTrouble::UnknownPrinting:
        return said(ProxyWords::tr("“%1”: there is no printing %2; the newest one is printed."), warning.detail);
    case ProxyTrouble::NotInDecks:
        return said(ProxyWords::tr("“%1” is in none of the decks, or not in the sections that are printed.")) +
               didYouMean(warning.card, {warning.detail});
    case ProxyTrouble::NameCut:
        return said(ProxyWords::tr("“%1”: its name is too long for the face and ends with “…”."));
    case ProxyTrouble::RulesCut:
        return said(
            ProxyWords::tr("“%1”: its text is shortened and ends with “…”; not all of it fits even in letters of "
                           "%2. As text only it has more room."),
            smallest);
    case ProxyTrouble::FlavorCut:
        return said(ProxyWords::tr("“%1”: its flavor text is left out; the rules take all the room."));
    case ProxyTrouble::CoarsePicture:
        return said(ProxyWords::tr("“%1”: its picture has %2 dots an inch; on paper 300 look sharp."),
            std::to_string(warning.number));
    case ProxyTrouble::BadPicture:
        return said(
            ProxyWords::tr("“%1”: its picture cannot be used (%2); an emblem stands in its place."), warning.detail);
    case ProxyTrouble::BadBack:
        return model::filled(
            ProxyWords::tr("Your picture of the back cannot be used (%1); the plain back stands in its place."),
            {warning.detail});
    case ProxyTrouble::NoGlyph:
        return said(
            ProxyWords::tr("“%1”: no font on this computer has %2; boxes are printed instead."), warning.detail);
    case ProxyTrouble::NoRuler:
        return ProxyWords::tr(
            "No margin of the sheet has room for the ruler of 100 mm: measure a card, it is 63 × 88 mm.");
    }
    return {};
}

std::string warningLines(std::span<const ProxyWarning> warnings)
{
    constexpr std::size_t mostLines = 10;
    const auto shown = std::min(warnings.size(), mostLines);
    std::string lines;
    for (const auto& warning : warnings.first(shown))
        lines += (lines.empty() ? "" : "\n") + warningText(warning);
    if (shown < warnings.size())
        lines += "\n" + ProxyWords::tr("And %n more.", nullptr, static_cast<int>(warnings.size() - shown));
    return lines;
}

std::string misfitText(const model::SheetMisfit& misfit)
{
    const auto what = misfit.withBacks ? ProxyWords::tr("%1 × %2 cards with their backs below them")
                                       : ProxyWords::tr("%1 × %2 cards");
    return filled(misfit.withMarks   ? ProxyWords::tr("%1 need %2, and between the cutter's marks there are %3.")
                  : misfit.withBleed ? ProxyWords::tr("%1 with their bleed need %2, and the paper has %3.")
                                     : ProxyWords::tr("%1 need %2, and the printer reaches %3."),
        {filled(what, {std::to_string(misfit.columns), std::to_string(misfit.rows)}),
            sizeText(misfit.neededWidth, misfit.neededHeight), sizeText(misfit.roomWidth, misfit.roomHeight)});
}

std::vector<std::string> offersOf(const model::SheetMisfit& misfit)
{
    std::vector<std::string> offers;
    for (const auto& grid : misfit.grids)
        offers.push_back(gridText(grid));
    if (misfit.gutter)
        offers.push_back(filled(ProxyWords::tr("a gap of at most %1 mm"), {millimetres(*misfit.gutter)}));
    if (misfit.bleed)
        offers.push_back(filled(ProxyWords::tr("a bleed of at most %1 mm"), {millimetres(*misfit.bleed)}));
    if (misfit.margin)
        offers.push_back(filled(ProxyWords::tr("a printer margin of at most %1 mm, if the printer reaches that far"),
            {millimetres(*misfit.margin)}));
    return offers;
}

std::string misfitSentences(const model::SheetMisfit& misfit)
{
    const auto offers = offersOf(misfit);
    return misfitText(misfit) + " " +
           (offers.empty() ? ProxyWords::tr("Use larger paper.")
                           : filled(ProxyWords::tr("What would fit: %1."), {model::joined(offers, "; ")}));
}

} // namespace nexus::app
