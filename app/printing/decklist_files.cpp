#include "app/printing/decklist_files.h"

#include "app/base/file_bytes.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/pdf_sheets.h"
#include "model/base/text.h"

#include <set>

namespace nexus::app {

namespace {

QString titleOf(const std::vector<DeckToList>& decks)
{
    return decks.size() == 1 ? QString::fromStdString(decks.front().deck.name) + QStringLiteral(": decklist")
                             : QStringLiteral("Decklists");
}

std::optional<std::string> pdfBytes(const std::vector<DeckToList>& decks, const TournamentLists& lists,
    const DecklistOrder& order, const ListProgress& progress)
{
    PdfSheets pdf({order.pageMm, titleOf(decks), Duplex::None});
    SheetLetters letters;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        if (i > 0)
            pdf.newPage();
        const auto list = lists.make(decks[i].deck, decks[i].checker, order.player);
        DecklistSheet(list, order.pageMm, letters, order.copies).write(pdf);
        if (progress && !progress(i + 1, decks.size(), list))
            return std::nullopt;
    }
    return pdf.finish().toStdString();
}

// What no system minds in a name of a file, in at most 80 characters.
std::string safeName(const std::string& name)
{
    std::string safe;
    std::size_t letters = 0;
    for (std::size_t i = 0; i < name.size() && letters < 80; ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if ((byte & 0xc0U) == 0x80U) { // goes on with a letter
            safe += name[i];
            continue;
        }
        ++letters;
        safe += byte < 0x20 || byte == 0x7f || std::string_view("<>:\"/\\|?*").find(name[i]) != std::string_view::npos
                    ? '-'
                    : name[i];
    }
    while (!safe.empty() && (safe.back() == '.' || safe.back() == ' '))
        safe.pop_back();
    safe.erase(0, safe.find_first_not_of(". "));
    static const std::set<std::string> devices{"con", "prn", "aux", "nul"};
    const auto folded = model::fold(safe.substr(0, safe.find('.')));
    const bool port = folded.size() == 4 && (folded.starts_with("com") || folded.starts_with("lpt")) &&
                      folded[3] >= '0' && folded[3] <= '9';
    if (devices.contains(folded) || port)
        safe += "-";
    return safe.empty() ? "Deck" : safe;
}

std::string problem(const std::filesystem::path& file, const std::string& trouble)
{
    return file.string() + " " + trouble + ".";
}

} // namespace

std::optional<std::string> decklistBytes(const std::vector<DeckToList>& decks, const TournamentLists& lists,
    const DecklistOrder& order, const ListProgress& progress)
{
    if (order.form == DecklistForm::Pdf)
        return pdfBytes(decks, lists, order, progress);
    std::vector<TournamentList> made;
    made.reserve(decks.size());
    for (const auto& deck : decks) {
        made.push_back(lists.make(deck.deck, deck.checker, order.player));
        if (progress && !progress(made.size(), decks.size(), made.back()))
            return std::nullopt;
    }
    return decklistsAs(order.form, made);
}

std::vector<std::string> decklistNames(const std::vector<DeckToList>& decks, DecklistForm form)
{
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const auto& deck : decks) {
        const auto wish = safeName(deck.deck.name);
        auto name = wish;
        for (int next = 2; !taken.insert(model::fold(name)).second; ++next)
            name = wish + " (" + std::to_string(next) + ")";
        names.push_back(name + formEnding(form));
    }
    return names;
}

tl::expected<WrittenLists, std::string> writeDecklists(const std::filesystem::path& folder,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return tl::unexpected(problem(folder, "cannot be made: " + error.message()));
    WrittenLists written;
    const auto names = decklistNames(decks, order.form);
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const auto file = folder / std::filesystem::u8path(names[i]);
        bool goOn = true;
        const auto bytes = decklistBytes(
            {decks[i]}, lists, order, [&](std::size_t, std::size_t, const TournamentList& list) {
                goOn = !progress || progress(i + 1, decks.size(), list);
                return true;
            });
        if (const auto done = writeFile(file, *bytes); !done)
            return tl::unexpected(problem(file, done.error()));
        written.files.push_back(file);
        if (!goOn) {
            written.stopped = i + 1 < decks.size();
            break;
        }
    }
    return written;
}

tl::expected<WrittenLists, std::string> writeDecklistFile(const std::filesystem::path& file,
    const std::vector<DeckToList>& decks, const TournamentLists& lists, const DecklistOrder& order,
    const ListProgress& progress)
{
    const auto bytes = decklistBytes(decks, lists, order, progress);
    if (!bytes)
        return WrittenLists{{}, true};
    if (const auto done = writeFile(file, *bytes); !done)
        return tl::unexpected(problem(file, done.error()));
    return WrittenLists{{file}, false};
}

} // namespace nexus::app
