#include "app/documents/card_import.h"

#include "app/base/batches.h"
#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "db/catalogue_store.h"
#include "db/deck_store.h"
#include "importers/codes/deck_code.h"
#include "importers/registry.h"
#include "model/abilities/tokens_said.h"
#include "model/advice/edition_comparison.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/cards/former_names.h"
#include "model/search/card_lookup.h"

#include <QDate>
#include <chrono>
#include <map>
#include <set>

namespace nexus::app {

namespace {

using model::filled;

struct ImportWords {
    NEXUS_WORDS(ImportWords)
};

using model::DeckChecker;
using model::Finding;

std::string ruleOf(const model::TotalDifference& total, const DeckChecker& checker)
{
    return total.figure ? checker.catalogue().game().figures[*total.figure].id
                        : checker.ruleset().constraints[*total.constraint].rule;
}

std::vector<TotalMove> totalMoves(
    const model::LegalityReport& before, const model::LegalityReport& after, const DeckChecker& checker)
{
    std::vector<TotalMove> moves;
    for (const auto& total : model::totalDifferences(before, after)) {
        if (total.from == total.to)
            continue;
        TotalMove move{ruleOf(total, checker), totalName(total, checker), total.from, total.to};
        // Two rules may count the same thing (a minimum and a maximum).
        const bool told = std::any_of(moves.begin(), moves.end(), [&](const auto& other) {
            return other.name == move.name && other.from == move.from && other.to == move.to;
        });
        if (!told)
            moves.push_back(std::move(move));
    }
    return moves;
}

// The same fault, perhaps with other numbers.
bool sameFinding(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.constraint == b.constraint && a.section == b.section && a.card == b.card &&
           a.domain == b.domain && a.attribute == b.attribute;
}

std::vector<FindingMove> findingMoves(const std::vector<Finding>& before, const DeckChecker& checkerBefore,
    const std::vector<Finding>& after, const DeckChecker& checkerAfter)
{
    std::vector<FindingMove> moves;
    std::vector<bool> met(before.size(), false);
    for (const auto& finding : after) {
        std::size_t i = 0;
        while (i < before.size() && (met[i] || !sameFinding(before[i], finding)))
            ++i;
        const auto words = findingText(finding, checkerAfter);
        if (i == before.size()) {
            moves.push_back({finding.rule, {}, words});
            continue;
        }
        met[i] = true;
        if (auto earlier = findingText(before[i], checkerBefore); earlier != words)
            moves.push_back({finding.rule, std::move(earlier), words});
    }
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!met[i])
            moves.push_back({before[i].rule, findingText(before[i], checkerBefore), {}});
    return moves;
}

struct Pair {
    std::shared_ptr<const DeckChecker> before, after;
};

int rank(const DeckImpact& impact) { return impact.becomesIllegal() ? 0 : impact.becomesLegal() ? 1 : 2; }

// A type the game does not have may be new in an expansion, or a slip of the pen: it is taken, and said.
void noteNewTypes(const std::vector<model::Card>& cards, const model::Game& game, std::vector<std::string>& notes)
{
    std::map<std::string, int> unknown;
    for (const auto& card : cards)
        if (!model::isTokenCard(card) && std::none_of(game.types.begin(), game.types.end(),
                                             [&](const auto& type) { return type.name == card.type; }))
            ++unknown[card.type];
    std::vector<std::string> known;
    for (const auto& type : game.types)
        known.push_back(type.name);
    for (const auto& [type, count] : unknown) {
        const auto meant = didYouMean(type, known);
        notes.push_back(
            filled(ImportWords::tr("“%1” is no card type of %2: %n cards have it", nullptr, count), {type, game.name}) +
            (meant.empty() ? meant : "." + meant));
    }
}

std::string placeOf(const RowPlace& place) { return placeText({.line = place.line, .pointer = place.pointer}); }

// Rows that would come out as one printing are refused as twins are.
void refuseClashes(ImportReport& report, const model::Catalogue& before)
{
    for (const auto& clash : model::clashes(before, report.plan)) {
        const auto& card = report.plan.cards[clash.row].card;
        importers::ImportProblem problem;
        problem.card = card.name;
        problem.line = report.places[clash.row].line;
        problem.pointer = report.places[clash.row].pointer;
        problem.reason = clash.with ? filled(ImportWords::tr("is about the same printing (%1) as %2"),
                                          {card.set, placeOf(report.places[*clash.with])})
                                    : filled(ImportWords::tr("would get the number %1 of another printing in %2"),
                                          {card.number, card.set});
        report.refused.push_back(std::move(problem));
    }
}

// A new card of the list becomes the card that is renamed: planned anew with that among its former names.
void takeRename(ImportReport& report, const model::Catalogue& before, const model::GivenFields& given, std::size_t row,
    const std::string& from, const std::set<std::size_t>& withoutSet)
{
    auto& planned = report.plan.cards[row];
    auto card = planned.card;
    if (withoutSet.contains(row))
        card.set.clear();
    model::addFormerName(card, from);
    planned = std::move(model::planImport(before, {std::move(card)}, given, {planned.key}).cards.front());
    planned.row = row;
}

bool sameType(const std::string& a, const std::string& b) { return model::fold(a) == model::fold(b); }

// A rename that a person asked for, of a card to one of another type.
importers::ImportProblem otherType(const model::Card& card, const std::string& from, const std::string& type)
{
    importers::ImportProblem problem;
    problem.card = card.name;
    problem.reason = filled(
        ImportWords::tr("cannot be the new name of “%1”: that is a card of type %2, and this one of type %3"),
        {from, type, card.type});
    return problem;
}

// What the person says to changed names, then what is still to be asked.
void settleNames(ImportReport& report, const model::Catalogue& before, const model::GivenFields& given,
    const NameAnswers& answers, const std::set<std::size_t>& withoutSet)
{
    const auto wanted = [&](const std::string& from, const std::string& to) {
        return std::any_of(answers.renamed.begin(), answers.renamed.end(), [&](const auto& pair) {
            return model::fold(pair.from) == model::fold(from) && model::fold(pair.to) == model::fold(to);
        });
    };
    for (const auto& pair : answers.renamed)
        for (auto& planned : report.plan.cards)
            if (const auto from = model::lookUp(before, pair.from);
                planned.effect == model::ImportEffect::NewCard && from.card &&
                model::fold(planned.card.name) == model::fold(pair.to)) {
                if (const auto type = before.card(*from.card).type; !sameType(type, planned.card.type)) {
                    auto& problem = report.refused.emplace_back(otherType(planned.card, pair.from, type));
                    problem.line = report.places[planned.row].line;
                    problem.pointer = report.places[planned.row].pointer;
                    continue;
                }
                takeRename(report, before, given, planned.row, std::string(before.name(*from.card)), withoutSet);
            }
    auto left = model::leftBehind(before, report.plan);
    if (answers.takeLikely) {
        for (const auto& rename : left.renames)
            takeRename(report, before, given, rename.row, std::string(before.name(rename.from)), withoutSet);
        left = model::leftBehind(before, report.plan);
    }
    for (const auto& rename : left.renames)
        if (std::string from(before.name(rename.from)); !wanted(from, report.plan.cards[rename.row].card.name))
            report.likely.push_back({std::move(from), report.plan.cards[rename.row].card.name, rename.likeness});
    for (const auto& planned : report.plan.cards)
        for (const auto& change : planned.changes)
            if (change.field == "name" && model::fold(change.from) != model::fold(change.to))
                report.renamed.push_back({change.from, change.to, 1});
    if (answers.withdraw)
        report.plan.withdrawn = left.withdrawable;
    std::set<model::CardIndex> told;
    for (const auto& [card, printing] : left.withdrawable)
        if (told.insert(card).second)
            (answers.withdraw ? report.withdrawn : report.missing).push_back(model::unambiguousName(before, card));
}

ImportReport readFileOfCards(const CardFile& file, const model::Game& game, const model::Catalogue& before,
    const importers::CardListOptions& options, const NameAnswers& answers)
{
    ImportReport report;
    report.file = file.name;
    auto list = importers::readCards(file.bytes, game, options);
    if (!list) {
        report.refused = list.error();
        report.mayBeWindows1252 = importers::mayBeWindows1252(file.bytes);
        return report;
    }
    report.refused = std::move(list->refused);
    std::stable_sort(
        report.refused.begin(), report.refused.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    report.notes = std::move(list->notes);
    std::vector<model::Card> cards;
    std::vector<model::CardKey> keys;
    cards.reserve(list->cards.size());
    keys.reserve(list->cards.size());
    report.places.reserve(list->cards.size());
    std::set<std::size_t> withoutSet; // rows
    for (auto& listed : list->cards) {
        if (listed.card.set.empty() && list->set)
            listed.card.set = list->set->code;
        if (listed.card.set.empty())
            withoutSet.insert(cards.size());
        cards.push_back(std::move(listed.card));
        keys.push_back(std::move(listed.key));
        report.places.push_back({listed.line, std::move(listed.pointer)});
    }
    list->cards = {};
    noteNewTypes(cards, game, report.notes);
    if (list->set)
        report.sets.push_back(*list->set);
    report.plan = model::planImport(before, std::move(cards), list->given, std::move(keys));
    settleNames(report, before, list->given, answers, withoutSet);
    refuseClashes(report, before);
    if (report.refused.empty())
        for (auto& note : sharedNumberNotes(before, report.plan))
            report.notes.push_back(std::move(note));
    return report;
}

// The cards as they are, under their new names.
tl::expected<PlannedImport, std::string> planRenames(
    Profile& profile, const std::vector<CardRename>& renames, const std::string& list)
{
    PlannedImport planned;
    planned.revision = profile.catalogueStore().revision();
    const auto before = profile.catalogue();
    ImportReport report;
    report.file = list;
    std::vector<model::Card> cards;
    std::set<model::CardIndex> met;
    for (const auto& rename : renames) {
        const auto from = model::lookUp(*before, rename.from);
        if (!from.card || !met.insert(*from.card).second)
            return tl::unexpected(
                filled(from.card ? ImportWords::tr("“%1” cannot become “%2”: it is renamed already.")
                                 : ImportWords::tr("“%1” cannot become “%2”: the catalogue has no card “%1”."),
                    {rename.from, rename.to}) +
                (from.card ? std::string() : cardMeant(rename.from, *before)));
        cards.push_back(before->card(*from.card));
        if (!rename.type.empty() && !sameType(cards.back().type, rename.type))
            return tl::unexpected(
                filled(ImportWords::tr("A card of type %3 cannot become one of type %4: “%1” is no “%2”."),
                    {rename.from, rename.to, cards.back().type, rename.type}));
        cards.back().name = rename.to;
    }
    report.places.resize(cards.size());
    report.plan = model::planImport(*before, std::move(cards));
    for (std::size_t row = 0; row < renames.size(); ++row) {
        const bool isFree = report.plan.cards[row].effect == model::ImportEffect::NewCard;
        if (isFree)
            takeRename(report, *before, {}, row,
                std::string(before->name(*model::lookUp(*before, renames[row].from).card)), {});
        if (!isFree || report.plan.cards[row].effect != model::ImportEffect::Changed)
            return tl::unexpected(
                filled(ImportWords::tr("“%1” cannot become “%2”: the catalogue has a card “%2” already."),
                    {renames[row].from, renames[row].to}));
        report.renamed.push_back(renames[row]);
    }
    planned.reports.push_back(std::move(report));
    planned.before.push_back(before);
    return planned;
}

// None where it was stopped.
std::optional<DeckRepair> repairOf(
    const model::StoredDeck& stored, const DeckChecker& checker, const std::function<bool()>& goOn)
{
    auto proposal = model::compareWith(stored.deck, checker, [&](std::size_t, std::size_t) { return goOn(); });
    if (!proposal)
        return std::nullopt;
    return DeckRepair{std::move(proposal->changes), proposal->after.legal()};
}

constexpr std::size_t mostNotes = 10;
constexpr std::uint64_t hashesAtOnce = 4096;

using Numbered = Gathered<std::pair<importers::CardId, std::size_t>>; // number, position

// Hashing is all the work there is: spread over the cores. In ascending order of numbers.
template <class KeyOf> Numbered numbersOf(std::size_t count, const KeyOf& keyOf)
{
    Numbered all;
    (void)inBatches(count, hashesAtOnce, all, [&](std::uint64_t batch, std::uint64_t size) {
        Numbered part;
        for (auto at = batch * hashesAtOnce; at < batch * hashesAtOnce + size; ++at)
            part.emplace_back(importers::cardId(keyOf(at)), at);
        return part;
    });
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace

std::string DeckImpact::headline() const
{
    return filled(becomesIllegal() ? ImportWords::tr("%1 becomes illegal", "a deck")
                  : becomesLegal() ? ImportWords::tr("%1 becomes legal", "a deck")
                  : legalAfter     ? ImportWords::tr("%1 stays legal", "a deck")
                                   : ImportWords::tr("%1 stays illegal", "a deck"),
        {name});
}

std::string DeckImpact::repairText() const
{
    if (!repair)
        return {};
    std::vector<std::string> changes;
    for (const auto& change : repair->changes)
        changes.push_back(changeText(change));
    return !repair->legal ? ImportWords::tr("No repair was found.", "of a deck")
                          : filled(ImportWords::tr("Nearest repair: %1", "cards in and out of a deck"),
                                {model::joined(changes, ", ")});
}

std::size_t ImportImpact::becomeIllegal() const
{
    return static_cast<std::size_t>(
        std::count_if(decks.begin(), decks.end(), [](const auto& deck) { return deck.becomesIllegal(); }));
}

std::size_t ImportImpact::becomeLegal() const
{
    return static_cast<std::size_t>(
        std::count_if(decks.begin(), decks.end(), [](const auto& deck) { return deck.becomesLegal(); }));
}

std::string ImportImpact::summary() const
{
    const auto illegal = static_cast<std::int64_t>(becomeIllegal()), legal = static_cast<std::int64_t>(becomeLegal());
    const auto all = static_cast<std::int64_t>(checked), changed = static_cast<std::int64_t>(decks.size());
    if (checked == 0)
        return ImportWords::tr("There are no saved decks.");
    if (decks.empty())
        return ImportWords::tr("Nothing changes in %n saved decks.", nullptr, all);
    const auto decksText = ImportWords::tr("%n saved decks", nullptr, all);
    const auto illegalText = ImportWords::tr("%n become illegal", "decks", illegal);
    const auto legalText = ImportWords::tr("%n become legal", "decks", legal);
    return filled(illegal && legal ? ImportWords::tr("%n of %1 change, %2, %3.", "decks", changed)
                  : illegal        ? ImportWords::tr("%n of %1 change, %2.", "decks", changed)
                  : legal          ? ImportWords::tr("%n of %1 change, %3.", "decks", changed)
                                   : ImportWords::tr("%n of %1 change.", "decks", changed),
        {decksText, illegalText, legalText});
}

model::Progress repairsInTime(model::Progress goOn)
{
    static constexpr std::chrono::seconds repairTime{2};
    return [goOn = std::move(goOn), begun = std::optional<std::chrono::steady_clock::time_point>()](
               std::size_t done, std::size_t all) mutable {
        const auto now = std::chrono::steady_clock::now();
        begun = begun.value_or(now); // what comes before the first repair takes its own time
        return now - *begun < repairTime && goOn(done, all);
    };
}

ImportImpact importImpact(const std::vector<model::StoredDeck>& decks, const GameLibrary& library,
    std::shared_ptr<const model::Catalogue> before, std::shared_ptr<const model::Catalogue> after,
    const model::Progress& goOn, const model::Progress& repair, const model::RulesetId& ruleset)
{
    ImportImpact impact;
    std::map<model::RulesetId, Pair> checkers;
    std::vector<std::pair<const model::StoredDeck*, const DeckChecker*>> changed; // each of the impact's decks
    for (const auto& stored : decks) {
        if (goOn && !goOn(impact.checked, decks.size()))
            break;
        const auto* known = library.find(ruleset.empty() ? stored.deck.ruleset : ruleset);
        if (!known)
            known = library.find(library.game.defaultRuleset);
        if (!known)
            continue;
        auto& pair = checkers[known->ruleset.id];
        if (!pair.before)
            pair = {std::make_shared<const DeckChecker>(known->ruleset, before),
                std::make_shared<const DeckChecker>(known->ruleset, after)};
        ++impact.checked;
        const auto was = pair.before->check(stored.deck), is = pair.after->check(stored.deck);
        DeckImpact deck{stored.id, stored.deck.name, known->ruleset.name, was.legal(), is.legal(),
            totalMoves(was, is, *pair.after), findingMoves(was.findings, *pair.before, is.findings, *pair.after)};
        if (deck.legalBefore == deck.legalAfter && deck.totals.empty() && deck.findings.empty())
            continue;
        changed.emplace_back(&stored, pair.after.get());
        impact.decks.push_back(std::move(deck));
    }
    for (std::size_t i = 0; repair && i < changed.size(); ++i)
        if (impact.decks[i].becomesIllegal())
            impact.decks[i].repair = repairOf(
                *changed[i].first, *changed[i].second, [&] { return repair(i, changed.size()); });
    std::stable_sort(
        impact.decks.begin(), impact.decks.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return impact;
}

std::size_t ImportReport::added() const
{
    return plan.count(model::ImportEffect::NewCard) + plan.count(model::ImportEffect::NewPrinting);
}

std::size_t ImportReport::changed() const { return plan.count(model::ImportEffect::Changed); }

std::size_t ImportReport::unchanged() const { return plan.count(model::ImportEffect::Unchanged); }

bool PlannedImport::changesAnything() const
{
    return std::any_of(reports.begin(), reports.end(), [](const auto& report) {
        return report.refused.empty() && (report.plan.changesAnything() || !report.sets.empty());
    });
}

std::shared_ptr<const model::Catalogue> PlannedImport::after() const
{
    for (std::size_t i = reports.size(); i-- > 0;)
        if (reports[i].refused.empty())
            return model::catalogueAfter(*before[i], reports[i].plan, reports[i].sets, utcToday());
    return before.empty() ? nullptr : before.front();
}

std::optional<PlannedImport> planImports(Profile& profile, const std::vector<CardFile>& files,
    const importers::CardListOptions& options, const ImportProgress& progress, const NameAnswers& answers)
{
    PlannedImport planned;
    planned.revision = profile.catalogueStore().revision();
    auto before = profile.catalogue();
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (progress && !progress(filled(ImportWords::tr("Reading %1"), {files[i].name}), i, files.size()))
            return std::nullopt;
        planned.reports.push_back(readFileOfCards(files[i], profile.library().game, *before, options, answers));
        planned.before.push_back(before);
        const auto& report = planned.reports.back();
        if (i + 1 < files.size() && report.refused.empty())
            before = model::catalogueAfter(*before, report.plan, report.sets, utcToday());
    }
    if (progress && !progress(ImportWords::tr("Comparing with the catalogue"), files.size(), files.size()))
        return std::nullopt;
    return planned;
}

ImportImpact impactOf(Profile& profile, const PlannedImport& planned, const ImportProgress& progress,
    const model::Progress& repair, const model::RulesetId& ruleset)
{
    if (planned.before.empty())
        return {};
    const auto goOn = [&](std::size_t done, std::size_t all) {
        return !progress || progress(ImportWords::tr("Checking saved decks"), done, all);
    };
    return importImpact(
        profile.deckList(), profile.library(), planned.before.front(), planned.after(), goOn, repair, ruleset);
}

void applyImport(Profile& profile, PlannedImport& planned, const model::Progress& progress)
{
    if (!planned.changesAnything())
        return;
    auto& store = profile.catalogueStore();
    std::vector<db::CatalogueStore::Step> steps;
    for (std::size_t i = 0; i < planned.reports.size(); ++i)
        if (const auto& report = planned.reports[i]; report.refused.empty())
            steps.push_back({&report.plan, planned.before[i].get(), report.sets,
                std::filesystem::path(report.file).filename().string()});
    const bool done = store.apply(steps, utcNow(), progress, planned.revision);
    const bool changed = done && store.wroteLast();
    for (auto& report : planned.reports) {
        const bool taken = report.refused.empty();
        report.cancelled = taken && !done;
        report.written = taken && changed && (report.plan.changesAnything() || !report.sets.empty());
    }
    if (changed)
        profile.forgetCatalogue();
}

tl::expected<ImportReport, std::string> acceptRenames(
    Profile& profile, const std::vector<CardRename>& renames, const std::string& list, const model::Progress& progress)
{
    constexpr int mostAttempts = 100; // others may write meanwhile
    for (int attempt = 1;; ++attempt) {
        auto planned = planRenames(profile, renames, list);
        if (!planned)
            return tl::unexpected(planned.error());
        try {
            applyImport(profile, *planned, progress);
            return std::move(planned->reports.front());
        } catch (const db::CatalogueStale&) {
            if (attempt == mostAttempts)
                throw;
            profile.forgetCatalogue();
        }
    }
}

tl::expected<bool, std::string> nameSet(Profile& profile, const model::SetInfo& set)
{
    const auto catalogue = profile.catalogue();
    const auto sets = catalogue->sets();
    const auto known = std::find_if(
        sets.begin(), sets.end(), [&](const auto& each) { return model::fold(each.code) == model::fold(set.code); });
    if (known == sets.end())
        return tl::unexpected(filled(ImportWords::tr("There is no set “%1”."), {set.code}));
    auto wanted = *known;
    if (!set.name.empty())
        wanted.name = set.name;
    if (!set.released.empty())
        wanted.released = set.released;
    if (wanted == *known)
        return false;
    if (const auto fault = model::textFault(wanted.name, model::maxNameLength, false))
        return tl::unexpected(filled(ImportWords::tr("The name %1."), {*fault}));
    constexpr qsizetype isoLength = 10;
    const auto date = q(wanted.released);
    if (!date.isEmpty() && (date.size() != isoLength || !QDate::fromString(date, Qt::ISODate).isValid()))
        return tl::unexpected(filled(ImportWords::tr("“%1” is no date like 2026-05-04."), {wanted.released}));
    const model::ImportPlan nothing;
    const bool done = profile.catalogueStore().apply(
        {{&nothing, catalogue.get(), {wanted}, filled(ImportWords::tr("set %1"), {wanted.code})}}, utcNow());
    profile.forgetCatalogue();
    return done;
}

std::vector<std::string> sharedNumberNotes(const model::Catalogue& before, const model::ImportPlan& plan)
{
    std::vector<const model::PlannedCard*> fresh;
    for (const auto& planned : plan.cards)
        if (planned.effect == model::ImportEffect::NewCard)
            fresh.push_back(&planned);
    if (fresh.empty())
        return {};
    const auto added = numbersOf(
        fresh.size(), [&](std::size_t at) -> std::string_view { return fresh[at]->key.str(); });
    const auto known = numbersOf(
        before.size(), [&](std::size_t at) { return before.key(static_cast<model::CardIndex>(at)); });
    std::vector<std::string> notes;
    std::size_t groups = 0;
    auto other = known.begin();
    for (auto at = added.begin(); at != added.end();) {
        const auto id = at->first;
        std::vector<std::string> names;
        for (other = std::lower_bound(other, known.end(), std::pair{id, std::size_t{0}});
             other != known.end() && other->first == id; ++other)
            names.push_back("“" + model::unambiguousName(before, static_cast<model::CardIndex>(other->second)) + "”");
        for (; at != added.end() && at->first == id; ++at)
            names.push_back("“" + fresh[at->second]->card.name + "”");
        if (names.size() > 1 && ++groups <= mostNotes)
            notes.push_back(
                filled(ImportWords::tr("%1 have the same number in deck codes: a deck with one of them cannot "
                                       "be given as a code"),
                    {enumerated(std::move(names))}));
    }
    if (groups > mostNotes)
        notes.push_back(ImportWords::tr(
            "%n more numbers are shared by several cards", nullptr, static_cast<std::int64_t>(groups - mostNotes)));
    return notes;
}

ImportJob::ImportJob(GameFolder profile, QObject* parent)
    : Job(parent)
    , m_place(std::move(profile))
{
}

void ImportJob::start(ImportRequest request)
{
    work([this, request = std::move(request)](Profile& profile) { return plan(profile, request); },
        [this](Profile& profile) { return write(profile); });
}

void ImportJob::startUndo()
{
    work(
        [this](Profile& profile) { return planUndo(profile); }, [this](Profile& profile) { return takeBack(profile); });
}

void ImportJob::apply()
{
    const std::lock_guard lock(m_mutex);
    if (m_order == Order::Wait)
        m_order = Order::Apply;
    m_ordered.notify_all();
}

void ImportJob::cancel()
{
    Job::cancel();
    const std::lock_guard lock(m_mutex);
    if (m_order == Order::Wait)
        m_order = Order::Cancel;
    m_ordered.notify_all();
}

ImportJob::Order ImportJob::waitForOrder()
{
    std::unique_lock lock(m_mutex);
    m_ordered.wait(lock, [this] { return m_order != Order::Wait; });
    return m_order;
}

void ImportJob::work(Step plan, Step carryOut)
{
    Job::start([this, plan = std::move(plan), carryOut = std::move(carryOut)]() -> Answer {
        Profile profile(m_place);
        if (!plan(profile))
            return nullptr;
        Q_EMIT planned();
        if (waitForOrder() == Order::Cancel || !carryOut(profile))
            return nullptr;
        return [this] { Q_EMIT applied(); };
    });
}

bool ImportJob::planUndo(Profile& profile)
{
    report(0, 0, tr("Checking the last import"));
    auto& store = profile.catalogueStore();
    m_revision = store.revision();
    const auto before = profile.catalogue();
    const auto after = store.withoutLastImport();
    if (!after)
        throw std::runtime_error(ImportWords::tr("There is no import that could be taken back."));
    m_impact = importImpact(
        profile.deckList(), profile.library(), before, after,
        [this](std::size_t done, std::size_t all) { return report(done, all, tr("Checking saved decks")); }, repairs());
    return !isStopped();
}

bool ImportJob::takeBack(Profile& profile)
{
    report(0, 0, tr("Undoing the last import"));
    auto& store = profile.catalogueStore();
    if (store.revision() != m_revision || !store.undoLastImport(utcNow()))
        throw std::runtime_error(ImportWords::tr(
            "The catalogue was changed by another program in the meantime. Nothing was taken back; look again."));
    profile.forgetCatalogue();
    m_catalogue = profile.catalogue();
    return true;
}

bool ImportJob::plan(Profile& profile, const ImportRequest& request)
{
    const ImportProgress told = [this](const auto& what, auto done, auto all) { return report(done, all, q(what)); };
    std::vector<CardFile> files;
    for (const auto& path : request.files) {
        if (!report(files.size(), request.files.size(), tr("Opening %1").arg(q(path.filename().string()))))
            return false;
        auto bytes = readFile(path);
        if (!bytes)
            throw std::runtime_error(
                filled(ImportWords::tr("%1 %2. Choose the files again.", "a file and what is wrong"),
                    {path.string(), bytes.error()}));
        files.push_back({path.filename().string(), importers::inUnicode(std::move(*bytes), request.encoding)});
    }
    auto planned = planImports(profile, files, {request.type, request.set}, told, request.answers);
    if (!planned)
        return false;
    m_planned = std::move(*planned);
    m_impact = impactOf(profile, m_planned, told, repairs());
    return !isStopped();
}

model::Progress ImportJob::repairs()
{
    return repairsInTime(
        [this](std::size_t done, std::size_t all) { return report(done, all, tr("Looking for repairs")); });
}

bool ImportJob::write(Profile& profile)
{
    applyImport(profile, m_planned, [this](std::size_t done, std::size_t all) {
        return done % 4096 == 0 || done == all ? report(done, all, tr("Importing")) : !isStopped();
    });
    const bool stopped = std::any_of(
        m_planned.reports.begin(), m_planned.reports.end(), [](const auto& file) { return file.cancelled; });
    if (stopped)
        return false;
    report(0, 0, tr("Reading the catalogue"));
    m_catalogue = profile.catalogue();
    return true;
}

} // namespace nexus::app
