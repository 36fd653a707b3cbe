#include "app/base/file_bytes.h"
#include "app/cli/deck_reading.h"
#include "app/cli/json_paper.h"
#include "app/cli/table.h"
#include "app/documents/list_check.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "importers/codes/deck_checksum.h"

namespace nexus::app::cli {

namespace {

struct VerifyOptions {
    std::vector<std::string> lists;
    std::string against, ruleset, checksum;
    bool all = false;
};

int exitOf(const CheckedList& checked)
{
    if (!checked.read())
        return checked.list.missing ? Failed : Refused;
    return checked.right() ? Done : No;
}

ReadList libraryDeck(Context& context, const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    try {
        auto stored = findDeck(context, word);
        return reader.take("#" + std::to_string(stored.id), std::move(stored.deck), ruleset);
    } catch (const Stop& stop) {
        ReadList failed;
        failed.source = word;
        failed.missing = stop.exit == No;
        failed.error = failed.missing ? "It is neither a file, a folder, a deck code nor a deck of the library."
                                      : stop.message;
        return failed;
    }
}

// Lists of one word that is no folder.
std::vector<ReadList> listsOf(
    Context& context, const ListReader& reader, const std::string& word, const std::string& ruleset)
{
    std::error_code trouble;
    if (word == "-")
        return reader.read(word, readStandardInput(), ruleset);
    if (std::filesystem::exists(word, trouble))
        return reader.readFile(word, ruleset);
    if (reader.isCode(word))
        return reader.readCodes("deck code", word, ruleset);
    return {libraryDeck(context, reader, word, ruleset)};
}

CheckOptions checkOptions(Context& context, const ListReader& reader, const VerifyOptions& options)
{
    CheckOptions wanted{options.ruleset, options.checksum, std::nullopt};
    if (!options.ruleset.empty() && !reader.checker(model::RulesetId(options.ruleset)))
        throw Stop{Refused,
            "The ruleset “" + options.ruleset + "” is not known; “nexusdeck-cli rulesets” lists those that are."};
    if (!options.checksum.empty() && !importers::looksLikeChecksum(options.checksum))
        throw Stop{WrongUsage,
            "“" + options.checksum +
                "” is no checksum: it has 16 letters A to Z and figures 2 to 7, as in ABCD-EFGH-IJKL-MNOP."};
    if (options.against.empty())
        return wanted;
    auto other = listsOf(context, reader, options.against, options.ruleset);
    if (other.size() != 1)
        throw Stop{Refused, options.against + " holds " +
                                plural(static_cast<std::int64_t>(other.size()), "list", "lists") +
                                "; --against takes one."};
    if (!other.front().checker)
        throw Stop{other.front().missing ? Failed : Refused, options.against + ": " + other.front().error};
    if (!other.front().unknown.empty() || !other.front().unread.empty())
        context.say(
            options.against + " is not known as a whole: " + listReasons(checkList(other.front(), reader)).front());
    wanted.against = std::move(other.front().deck);
    return wanted;
}

void printDetails(Context& context, const CheckedList& checked)
{
    const auto& list = checked.list;
    context.print(context.toned(list.deck.name.empty() ? list.title() : list.deck.name, Tone::Strong) + "  " +
                  context.toned(!checked.read()   ? "NOT READ"
                                : checked.legal() ? "LEGAL"
                                                  : "NOT LEGAL",
                      checked.legal() ? Tone::Good : Tone::Bad) +
                  context.toned("  " + list.title(), Tone::Faint));
    const auto sign = context.toned(wrongSign, Tone::Bad);
    if (!checked.read())
        return context.print("  " + sign + " " + list.error);
    context.print("  " + context.toned(list.checker->ruleset().name, Tone::Faint));
    const auto claim = [&](const char* what, const std::string& value, Claim state) {
        const auto tone = state == Claim::Wrong ? Tone::Bad : state == Claim::Right ? Tone::Good : Tone::Faint;
        context.print(std::string("  ") + what + " " + value +
                      (state == Claim::None ? "" : "  " + context.toned(claimWord(state), tone)));
    };
    claim("Checksum", checked.checksum, checked.checksumClaim);
    if (checked.codeClaim != Claim::None)
        claim("Code    ", checked.code.empty() ? checked.codeTrouble : checked.code, checked.codeClaim);
    for (const auto& reason : listReasons(checked))
        context.print("  " + sign + " " + reason);
    for (const auto& warning : listWarnings(checked))
        context.print("  " + context.toned("!", Tone::Open) + " " + warning);
    for (const auto& line : differenceLines(checked.differences, *list.checker))
        context.print("    " + line);
    if (checked.compared && checked.differences.empty())
        context.print(
            "  " + context.toned(metSign, Tone::Good) + " Card by card the same as the list it is compared with.");
}

void printTable(Context& context, const std::vector<VerifiedList>& lists)
{
    Table table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left});
    table.head({"", "Deck", "List", "Legal", "Checksum", "First reason"});
    for (const auto& one : lists) {
        const auto& checked = one.checked;
        const auto reasons = listReasons(checked);
        const auto tone = checked.right() ? Tone::Good : Tone::Bad;
        table.add({{checked.right() ? metSign : wrongSign, tone}, {checked.list.deck.name, Tone::Strong},
            {checked.list.title(), Tone::Faint}, {verdictWord(checked), checked.legal() ? Tone::Good : Tone::Bad},
            {claimWord(checked.checksumClaim), checked.checksumClaim == Claim::Wrong ? Tone::Bad : Tone::Plain},
            {reasons.empty() ? "" : reasons.front()}});
    }
    table.print(context);
}

int runVerify(Context& context, const VerifyOptions& options)
{
    const auto& reader = context.lists();
    const auto wanted = checkOptions(context, reader, options);
    std::vector<VerifiedList> lists;
    std::size_t passedOver = 0;
    const auto add = [&](std::vector<CheckedList> more) {
        for (auto& checked : more) {
            const int exit = exitOf(checked);
            lists.push_back({std::move(checked), exit});
        }
    };
    for (const auto& word : options.lists) {
        std::error_code trouble;
        if (!std::filesystem::is_directory(word, trouble)) {
            for (auto& list : listsOf(context, reader, word, options.ruleset))
                add({checkList(std::move(list), reader, wanted)});
            continue;
        }
        const auto folder = listsIn(word);
        if (!folder.error.empty())
            throw Stop{Failed, word + " " + folder.error + "."};
        passedOver += folder.passedOver;
        auto checked = checkFiles(folder.files, reader, wanted, context.progress("Checking"));
        if (!checked)
            throw Stop{No, "Interrupted; nothing was told."};
        add(std::move(*checked));
    }
    int exit = Done;
    for (const auto& one : lists)
        exit = worse(exit, one.exit);
    if (context.json()) {
        context.print(verifyJson(lists, passedOver));
        return exit;
    }
    if (lists.size() == 1)
        printDetails(context, lists.front().checked);
    else if (!lists.empty())
        printTable(context, lists);
    if (options.all && lists.size() > 1)
        for (const auto& one : lists)
            if (!one.checked.right()) {
                context.print("");
                printDetails(context, one.checked);
            }
    std::vector<CheckedList> checked;
    for (auto& one : lists)
        checked.push_back(std::move(one.checked));
    context.say(checkedSummary(checked) +
                (passedOver > 0 ? " " + plural(static_cast<std::int64_t>(passedOver), "other file", "other files") +
                                      " passed over."
                                : ""));
    return exit;
}

} // namespace

void addVerify(Registrar& registrar)
{
    auto options = std::make_shared<VerifyOptions>();
    auto* command = registrar.app.addCommand(
        "verify", "Check deck lists as a judge does: the law, the checksum, another list");
    command
        ->add("LIST", options->lists,
            "Deck codes, pictures of QR codes, PDFs of decklist, deck files, text lists, tables (- is standard input), "
            "folders of them, or decks of the library")
        ->required();
    command->add("--against", options->against, "The list registered, to compare each with card by card")
        ->typeName("LIST");
    command->add("--ruleset", options->ruleset, "Edition to check by, instead of each list's own")->typeName("ID");
    command->add("--checksum", options->checksum, "The checksum on the paper, for lists that carry none")
        ->typeName("TEXT");
    command->addFlag("--details", options->all, "Of several lists, tell everything that is wrong");
    command->footer("Exit 0: every list is legal and right, 1: one is not, 3 or 4: one could not be read. A checksum "
                    "identifies a list; it is no signature.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runVerify(context, *options); });
    });
}

} // namespace nexus::app::cli
