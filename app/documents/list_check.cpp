#include "app/documents/list_check.h"

#include "app/base/batches.h"
#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "importers/codes/deck_code.h"
#include "importers/tables/table.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <cctype>
#include <iterator>

namespace nexus::app {

namespace {

using model::filled;

struct CheckWords {
    NEXUS_WORDS(CheckWords)
};

constexpr std::size_t perBatch = 4;

Claim claimOf(const std::string& claimed, const std::string& actual, bool whole)
{
    if (claimed.empty())
        return Claim::None;
    if (!whole || actual.empty())
        return Claim::Open;
    return importers::comparedDigits(claimed) == importers::comparedDigits(actual) ? Claim::Right : Claim::Wrong;
}

// Rows by what they mean, so that "Bolt" of a text and the Bolt of a code are one card.
model::Deck meant(const model::Deck& deck, const model::DeckChecker& checker)
{
    model::Deck plainDeck;
    const auto& catalogue = checker.catalogue();
    for (const auto& section : deck.sections) {
        if (checker.isFree(section.id))
            continue;
        const auto index = checker.sectionIndex(section.id);
        const auto* accepted = index == model::DeckChecker::noSection ? nullptr : checker.accepted(index);
        auto& into = plainDeck.sectionOrNew(section.id);
        for (auto entry : section.entries) {
            if (const auto found = model::lookUp(catalogue, entry, accepted); found.card) {
                entry.card = model::unambiguousName(catalogue, *found.card);
                entry.key = model::CardKey(std::string(catalogue.key(*found.card)));
            }
            entry.printing.clear();
            if (!addCopies(into, entry))
                into.entries.push_back(std::move(entry));
        }
    }
    return plainDeck;
}

struct FileLists {
    std::size_t file = 0;
    std::vector<CheckedList> lists;
};

std::string hexNumber(importers::CardId id)
{
    return QStringLiteral("%1").arg(id, importers::cardIdBits / 4, 16, QLatin1Char('0')).toUpper().toStdString();
}

std::string row(const std::vector<std::string>& cells)
{
    std::string line;
    for (const auto& text : cells)
        line += (&text == &cells.front() ? "" : ",") + importers::csvCell(text);
    return line + "\r\n";
}

std::int64_t differing(const CheckedList& checked)
{
    std::int64_t cards = 0;
    for (const auto& section : checked.differences)
        cards += static_cast<std::int64_t>(section.cards.size());
    return cards;
}

} // namespace

std::vector<std::filesystem::path> filesOf(
    const std::vector<VerifySource>& sources, std::size_t& passedOver, QStringList& troubles)
{
    std::vector<std::filesystem::path> files;
    for (const auto& source : sources) {
        std::error_code trouble;
        if (source.path.empty())
            continue;
        if (!std::filesystem::is_directory(source.path, trouble)) {
            files.push_back(source.path);
            continue;
        }
        auto folder = listsIn(source.path);
        if (!folder.error.empty())
            troubles << QObject::tr("The folder %1 %2.").arg(q(source.path.string()), q(folder.error));
        passedOver += folder.passedOver;
        std::move(folder.files.begin(), folder.files.end(), std::back_inserter(files));
    }
    return files;
}

namespace {

// The one list of a file, or a sentence why not.
tl::expected<model::Deck, QString> referenceOf(
    const ListReader& reader, const std::filesystem::path& file, const CheckOptions& options)
{
    auto lists = reader.readFile(file, options.ruleset, options.keepOn);
    const auto name = q(file.filename().string());
    if (lists.size() != 1)
        return tl::unexpected(q(filled(CheckWords::tr("%1 holds %n lists; comparing needs exactly one.", nullptr,
                                           static_cast<std::int64_t>(lists.size())),
            {name.toStdString()})));
    if (!lists.front().checker)
        return tl::unexpected(QObject::tr("%1 cannot be used for comparison. %2").arg(name, q(lists.front().error)));
    return std::move(lists.front().deck);
}

} // namespace

bool CheckedList::legal() const
{
    return read() && report.legal() && list.unknown.empty() && list.unread.empty() && list.rulesetKnown;
}

bool CheckedList::right() const
{
    return legal() && codeClaim != Claim::Wrong && checksumClaim != Claim::Wrong && differences.empty();
}

CheckedList checkList(ReadList list, const ListReader& reader, const CheckOptions& options)
{
    CheckedList checked;
    checked.list = std::move(list);
    if (!checked.read())
        return checked;
    const auto& checker = *checked.list.checker;
    const auto& deck = checked.list.deck;
    if (options.against && !options.against->game.empty() && checker.catalogue().game().id != options.against->game) {
        checked.list.error = filled(
            CheckWords::tr("It is a deck of %1, the list it is to be compared with is one of “%2”."),
            {checker.catalogue().game().name, options.against->game});
        checked.list.checker = nullptr;
        return checked;
    }
    checked.report = checker.check(deck);
    checked.checksum = importers::deckChecksum(deck, checker.ruleset(), checker.catalogue());
    if (auto code = importers::encodeDeck(deck, checker.ruleset(), reader.of(checker.catalogue().game().id).ids()))
        checked.code = std::move(*code);
    else
        checked.codeTrouble = importers::codeRefusalText(code.error());
    const bool whole = checked.list.unknown.empty() && checked.list.rulesetKnown;
    if (checked.list.checksum.empty())
        checked.list.checksum = options.checksum;
    checked.checksumClaim = claimOf(checked.list.checksum, checked.checksum, whole);
    if (checked.list.origin == ListOrigin::File) // else the deck is what the code says
        checked.codeClaim = claimOf(checked.list.code, checked.code, whole);
    if (options.against) {
        checked.compared = true;
        checked.differences = listDifferences(*options.against, deck, checker);
    }
    return checked;
}

std::vector<model::SectionDifference> listDifferences(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker)
{
    return model::deckDiff(meant(before, checker), meant(after, checker)).sections;
}

ListFolder listsIn(const std::filesystem::path& folder)
{
    constexpr int deepest = 100;
    ListFolder found;
    std::error_code trouble;
    for (auto at = std::filesystem::recursive_directory_iterator(
             folder, std::filesystem::directory_options::skip_permission_denied, trouble);
         !trouble && at != std::filesystem::recursive_directory_iterator(); at.increment(trouble)) {
        std::error_code gone;
        if (at.depth() > deepest) { // the walk keeps every part of the way, for each folder on it
            found.error = filled(CheckWords::tr("holds folders more than %1 deep; verify those by themselves"),
                {std::to_string(deepest)});
            break;
        }
        if (at->path().filename().string().starts_with('.')) {
            if (at->is_directory(gone))
                at.disable_recursion_pending();
            continue;
        }
        if (!at->is_regular_file(gone))
            continue;
        if (isListFile(at->path()))
            found.files.push_back(at->path());
        else
            ++found.passedOver;
    }
    if (trouble)
        found.error = filled(CheckWords::tr("cannot be opened: %1", "a folder"), {systemText(trouble)});
    std::sort(found.files.begin(), found.files.end(), [](const auto& a, const auto& b) {
        const auto order = model::compareNatural(model::fold(a.string()), model::fold(b.string()));
        return order != 0 ? order < 0 : a < b;
    });
    return found;
}

std::optional<std::vector<CheckedList>> checkFiles(const std::vector<std::filesystem::path>& files,
    const ListReader& reader, const CheckOptions& options, const model::Progress& progress)
{
    Gathered<FileLists> all;
    const auto work = [&](std::uint64_t batch, std::uint64_t size) {
        Gathered<FileLists> part;
        for (auto at = batch * perBatch; at < batch * perBatch + size; ++at) {
            auto& file = part.emplace_back();
            file.file = at;
            const auto mended = options.mended.find(files[at]);
            auto lists = mended == options.mended.end()
                             ? reader.readFile(files[at], options.ruleset, options.keepOn)
                             : reader.read(files[at].string(), mended->second, options.ruleset, options.keepOn);
            for (auto& list : lists) {
                file.lists.push_back(checkList(std::move(list), reader, options));
                file.lists.back().mended = mended != options.mended.end();
            }
        }
        return part;
    };
    BatchReport report;
    if (progress)
        report = [&](std::uint64_t done) { return progress(done, files.size()); };
    if (!inBatches(files.size(), perBatch, all, work, report))
        return std::nullopt;
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
    std::vector<CheckedList> lists;
    for (auto& file : all)
        std::move(file.lists.begin(), file.lists.end(), std::back_inserter(lists));
    return lists;
}

// In files they are said in English.
static const char* verdictName(const CheckedList& checked)
{
    return !checked.read()   ? NEXUS_TEXT("CheckWords", "not read")
           : checked.legal() ? NEXUS_TEXT("CheckWords", "legal")
                             : NEXUS_TEXT("CheckWords", "not legal");
}

static const char* claimName(Claim claim)
{
    switch (claim) {
    case Claim::None: return NEXUS_TEXT("CheckWords", "none given");
    case Claim::Right: return NEXUS_TEXT("CheckWords", "right");
    case Claim::Wrong: return NEXUS_TEXT("CheckWords", "does not fit");
    case Claim::Open: break;
    }
    return NEXUS_TEXT("CheckWords", "cannot be told");
}

std::string verdictWord(const CheckedList& checked) { return CheckWords::tr(verdictName(checked)); }
std::string claimWord(Claim claim) { return CheckWords::tr(claimName(claim)); }

std::string unknownRowText(const importers::UnknownCode& unknown, const model::DeckChecker& checker)
{
    const auto section = sectionName(unknown.section, checker), number = hexNumber(unknown.id);
    if (unknown.choices.empty())
        return filled(CheckWords::tr("%1: %n copies of the card with number %2, which the catalogue does not have.",
                          nullptr, unknown.copies),
            {section, number});
    std::vector<std::string> names;
    for (const auto card : unknown.choices)
        names.push_back(model::unambiguousName(checker.catalogue(), card));
    return filled(CheckWords::tr("%1: %n copies of the card with number %2, which several cards have: %3.", nullptr,
                      unknown.copies),
        {section, number, model::joined(names, ", ")});
}

std::string cardsText(const model::Deck& deck, const model::DeckChecker& checker)
{
    std::int64_t cards = 0;
    for (const auto& section : deck.sections)
        cards += checker.isFree(section.id) ? 0 : deck.copies(section.id);
    std::vector<std::string> figures;
    for (const auto& section : checker.ruleset().sections)
        if (const int copies = deck.copies(section.id); copies > 0 && !section.free)
            figures.push_back(section.label + " " + std::to_string(copies));
    return cardsText(cards) + (figures.empty() ? "" : ": " + model::joined(figures, ", "));
}

std::vector<std::string> checkedWhat(const CheckedList& checked)
{
    const auto& list = checked.list;
    if (!checked.read())
        return {};
    std::vector<std::string> said;
    const bool paper = list.origin == ListOrigin::Pdf || list.origin == ListOrigin::Picture;
    switch (list.origin) {
    case ListOrigin::Pdf:
        said.push_back(CheckWords::tr("Checked: the code inside the PDF, not the words on its pages."));
        break;
    case ListOrigin::Picture:
        said.push_back(CheckWords::tr("Checked: the code in the picture, not the words around it."));
        break;
    case ListOrigin::Code: said.push_back(CheckWords::tr("Checked: the code.")); break;
    case ListOrigin::File: said.push_back(CheckWords::tr("Checked: the cards the file lists.")); break;
    }
    if (paper)
        said.back() += " " +
                       filled(CheckWords::tr("Compare the checksum %1 with the one on the paper."), {checked.checksum});
    if (checked.mended)
        said.push_back(CheckWords::tr("Its text was mended here; the file is as it came."));
    if (checked.checksumClaim == Claim::None)
        said.push_back(list.origin == ListOrigin::Code ? CheckWords::tr("A code has no checksum to compare with.")
                                                       : CheckWords::tr("It has no checksum to compare with."));
    if (list.gameByCards)
        said.push_back(filled(CheckWords::tr("The list says no game; its cards are of %1.", "a game"),
            {list.checker->catalogue().game().name}));
    const auto& ruleset = list.checker->ruleset();
    const auto by = list.lawBuiltIn
                        ? filled(CheckWords::tr("%1 (%2, built in)", "a ruleset"), {ruleset.name, ruleset.id.str()})
                        : filled(CheckWords::tr("%1 (%2, a file of your own)", "a ruleset"),
                              {ruleset.name, ruleset.id.str()});
    said.push_back(filled(list.lawChoice == LawChoice::Asked ? CheckWords::tr("Judged by %1, as you asked.")
                          : list.lawChoice == LawChoice::Cards
                              ? CheckWords::tr("Judged by %1, the edition of its cards: the list names none.")
                          : list.lawChoice == LawChoice::List
                              ? CheckWords::tr("Judged by %1, as the list says.")
                              : CheckWords::tr("Judged by %1, the game's usual one: the list names none."),
        {by}));
    return said;
}

void noteNamesakes(std::vector<CheckedList>& lists)
{
    std::map<std::string, std::vector<CheckedList*>> named;
    for (auto& one : lists)
        if (one.read() && !one.list.deck.name.empty())
            named[model::fold(one.list.deck.name)].push_back(&one);
    for (auto& [name, same] : named)
        for (auto* one : same)
            if (const auto other = std::find_if(same.begin(), same.end(),
                    [&](const auto* candidate) { return candidate->checksum != one->checksum; });
                other != same.end())
                one->namesake = (*other)->list.title();
}

std::vector<PlayerDetails> tellPlayers(std::vector<CheckedList>& lists, const PlayerTable& table)
{
    std::vector<bool> met(table.size(), false);
    for (auto& one : lists) {
        auto& player = one.list.player;
        const auto row = table.find({one.list.source, one.code, one.read() ? one.checksum : one.list.checksum,
            one.list.named ? one.list.deck.name : std::string(), player});
        if (!row)
            continue;
        met[*row] = true;
        const auto said = player;
        takeOver(player, table[*row]);
        const bool other = (!playerName(said).empty() &&
                               model::fold(playerName(said)) != model::fold(playerName(player))) ||
                           (!said.table.isEmpty() && tableNumber(said) != tableNumber(player));
        if (other)
            one.playerDoubt = filled(CheckWords::tr("The list says %1, the table of players says %2.", "players"),
                {playerText(said), playerText(player)});
    }
    std::vector<PlayerDetails> without;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (!met[i])
            without.push_back(table[i]);
    return without;
}

std::string withoutListText(const std::vector<PlayerDetails>& players)
{
    constexpr std::size_t mostNamed = 20;
    if (players.empty())
        return {};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(players.size(), mostNamed); ++i)
        names.push_back(playerText(players[i]));
    if (players.size() > mostNamed)
        names.emplace_back("…");
    return filled(CheckWords::tr("%n players have no list: %1.", nullptr, static_cast<std::int64_t>(players.size())),
        {model::joined(names, "; ")});
}

std::vector<std::string> listReasons(const CheckedList& checked)
{
    const auto& list = checked.list;
    if (!checked.read())
        return {list.error};
    const auto& checker = *list.checker;
    std::vector<std::string> reasons;
    if (checked.checksumClaim == Claim::Wrong)
        reasons.push_back(filled(CheckWords::tr("The checksum does not fit: the list says %1, its cards give %2."),
            {list.checksum, checked.checksum}));
    if (checked.codeClaim == Claim::Wrong)
        reasons.push_back(CheckWords::tr("The deck code does not fit: it is that of another list."));
    for (const auto& unknown : list.unknown)
        reasons.push_back(unknownRowText(unknown, checker));
    if (!list.rulesetKnown)
        reasons.push_back(filled(
            CheckWords::tr("The ruleset of the code is not known here; it was read by %1."), {checker.ruleset().name}));
    for (const auto& unread : list.unread)
        reasons.push_back(filled(CheckWords::tr("Could not be read: %1."), {problemText(unread)}));
    for (const auto& finding : checked.report.findings)
        if (finding.severity == model::Severity::Error)
            reasons.push_back(findingText(finding, checker));
    if (const auto cards = differing(checked); cards > 0)
        reasons.push_back(CheckWords::tr("%n cards differ from the list it is compared with.", nullptr, cards));
    return reasons;
}

std::string openingTrouble(const ReadList& list)
{
    if (!list.unread.empty())
        return filled(CheckWords::tr("%n lines could not be read, the first is %1. Mend the list first.", nullptr,
                          static_cast<std::int64_t>(list.unread.size())),
            {problemText(list.unread.front())});
    const bool cards = std::any_of(list.deck.sections.begin(), list.deck.sections.end(),
        [](const auto& section) { return !section.entries.empty(); });
    return cards ? std::string() : CheckWords::tr("There are no cards in it.");
}

std::vector<std::string> listWarnings(const CheckedList& checked)
{
    std::vector<std::string> warnings;
    for (const auto& finding : checked.report.findings)
        if (finding.severity == model::Severity::Warning)
            warnings.push_back(findingText(finding, *checked.list.checker));
    if (!checked.namesake.empty())
        warnings.push_back(
            filled(CheckWords::tr("Another list has this name and other cards: %1."), {checked.namesake}));
    if (!checked.playerDoubt.empty())
        warnings.push_back(checked.playerDoubt);
    if (checked.list.disguised)
        warnings.push_back(CheckWords::tr("The name of its deck holds characters made to mislead, and is not shown."));
    for (const auto& words : checked.list.passed)
        warnings.push_back(filled(CheckWords::tr("Passed over: %1."), {problemText(words)}));
    if (checked.list.sideboardFrom > 0)
        warnings.push_back(filled(CheckWords::tr("Line %1: cards stand apart below a blank line. If they are the "
                                                 "sideboard, write “Sideboard” above them."),
            {std::to_string(checked.list.sideboardFrom)}));
    for (const auto& value : checked.list.differences)
        warnings.push_back(filled(CheckWords::tr("Line %1: %2 has %3 “%4” in the list, the catalogue says %5."),
            {std::to_string(value.line), value.card, value.heading, value.listed, value.catalogue}));
    return warnings;
}

std::string checkedSummary(const std::vector<CheckedList>& lists)
{
    const auto count = [&](const auto& what) {
        return static_cast<std::int64_t>(std::count_if(lists.begin(), lists.end(), what));
    };
    const auto legal = count([](const auto& one) { return one.legal(); });
    const auto unread = count([](const auto& one) { return !one.read(); });
    const auto all = static_cast<std::int64_t>(lists.size());
    const auto illegal = all - legal - unread;
    std::vector<std::string> parts{filled(CheckWords::tr("%n lists: %1 legal", nullptr, all), {std::to_string(legal)})};
    if (illegal > 0)
        parts.push_back(CheckWords::tr("%n not legal", "lists", illegal));
    if (unread > 0)
        parts.push_back(CheckWords::tr("%n not read", "lists", unread));
    std::vector<std::string> more;
    if (const auto wrong = count([](const auto& one) { return one.checksumClaim == Claim::Wrong; }); wrong > 0)
        more.push_back(CheckWords::tr("%n checksums do not fit", nullptr, wrong));
    if (const auto wrong = count([](const auto& one) { return one.codeClaim == Claim::Wrong; }); wrong > 0)
        more.push_back(CheckWords::tr("%n codes do not fit", nullptr, wrong));
    if (const auto differ = count([](const auto& one) { return !one.differences.empty(); }); differ > 0)
        more.push_back(CheckWords::tr("%n lists differ", nullptr, differ));
    return model::joined(parts, ", ") + (more.empty() ? "." : "; " + model::joined(more, ", ") + ".");
}

std::string checkedCsv(const std::vector<CheckedList>& lists)
{
    std::string csv = row({"List", "Player", "Table", "Deck", "Ruleset", "Legal", "Checksum", "Checksum claimed",
        "Checksum check", "Code check", "Cards that differ", "Reasons"});
    for (const auto& one : lists)
        csv += row({one.list.title(), playerName(one.list.player), tableNumber(one.list.player), one.list.deck.name,
            one.read() ? one.list.checker->ruleset().id.str() : "", verdictName(one), one.checksum, one.list.checksum,
            claimName(one.checksumClaim), claimName(one.codeClaim), one.compared ? std::to_string(differing(one)) : "",
            model::joined(listReasons(one), " ")});
    return csv;
}

void VerifyJob::start(VerifyRequest request)
{
    cancel();
    Job::start([this, request = std::move(request)]() -> Answer {
        auto answer = std::make_shared<VerifyAnswer>();
        auto options = request.options;
        options.keepOn = [this] { return !isStopped(); };
        if (!request.against.empty()) {
            if (auto deck = referenceOf(*request.reader, request.against, options))
                options.against = std::move(*deck);
            else
                answer->troubles << deck.error();
        }
        const auto files = filesOf(request.sources, answer->passedOver, answer->troubles);
        auto lists = checkFiles(
            files, *request.reader, options, [this](std::size_t done, std::size_t all) { return report(done, all); });
        for (const auto& source : request.sources) {
            if (!lists || isStopped() || !source.path.empty())
                continue;
            auto read = source.picture.isNull()
                            ? request.reader->read(source.name, source.text, options.ruleset, options.keepOn)
                            : request.reader->readPicture(source.name, source.picture, options.ruleset, options.keepOn);
            for (auto& list : read)
                lists->push_back(checkList(std::move(list), *request.reader, options));
        }
        if (isStopped() || !lists)
            return nullptr;
        answer->lists = std::move(*lists);
        if (!request.players.empty()) {
            if (const auto players = readPlayers(request.players)) {
                answer->players = true;
                answer->withoutList = tellPlayers(answer->lists, *players);
            } else {
                answer->troubles << q(players.error().message);
            }
        }
        noteNamesakes(answer->lists);
        auto all = request.checked;
        for (auto& list : all)
            if (options.against && list.read()) {
                list.compared = true;
                list.differences = listDifferences(*options.against, list.list.deck, *list.list.checker);
            }
        std::move(answer->lists.begin(), answer->lists.end(), std::back_inserter(all));
        answer->lists = std::move(all);
        answer->against = std::move(options.against);
        return [this, answer] { Q_EMIT done(answer); };
    });
}

} // namespace nexus::app
