#include "app/views/packages.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/views/text_reading.h"
#include "model/advice/package_pool.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/additions.h"

#include <chrono>

namespace nexus::app {

namespace {

using model::filled;
using model::MissionPackage;

struct PackageWords {
    NEXUS_WORDS(PackageWords)
};

constexpr std::size_t mostNames = 60; // a search shows them all

std::string namesOf(const model::CardSet& set, const model::Catalogue& catalogue)
{
    std::vector<std::string> names;
    set.forEach([&](model::CardIndex card) {
        if (names.size() < mostNames)
            names.push_back(model::unambiguousName(catalogue, card));
    });
    const auto all = model::joined(names, ", ");
    const auto rest = static_cast<std::int64_t>(set.count() - names.size());
    return rest > 0 ? filled(PackageWords::tr("%1 and %n more", "names of cards", rest), {all}) : all;
}

DeckChart costChart(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income)
{
    const auto& unit = checker.catalogue().game().attributes[pool.costs->attribute].label;
    const auto& pays = checker.ruleset().tableRules.income;
    const bool paid = pays && pays->attribute == pool.costs->attribute;
    return curveChart(
        *pool.costs, unit, paid ? income : std::nullopt, cardsText(static_cast<std::int64_t>(pool.cards.count())));
}

DeckChart typeChart(const model::PackagePool& pool, const model::Game& game)
{
    DeckChart chart{.title = PackageWords::tr("Types")};
    for (const auto& tally : pool.types) {
        chart.bars.push_back({.label = typeLabel(tally, game), .copies = tally.copies});
    }
    return chart;
}

constexpr std::chrono::milliseconds progressEvery(50);

QString number(quint64 value) { return q(cappedText(value)); }

} // namespace

std::vector<std::string> packageParts(const MissionPackage& package, const model::Catalogue& catalogue)
{
    std::vector<std::string> parts;
    for (const auto& [card, copies] : package.cards)
        parts.push_back((copies > 1 ? std::to_string(copies) + " " : "") + model::unambiguousName(catalogue, card));
    return parts.empty() ? std::vector<std::string>{PackageWords::tr("none", "cards of a package")} : parts;
}

std::string packageNames(const MissionPackage& package, const model::Catalogue& catalogue)
{
    return model::joined(packageParts(package, catalogue), ", ");
}

std::vector<DomainPoints> profilePoints(const MissionPackage& package)
{
    std::vector<DomainPoints> points;
    for (const auto& [domain, value] : package.profile)
        if (value != 0)
            points.push_back({domain, static_cast<int>(value)});
    return points;
}

std::string profileLetters(const MissionPackage& package, const model::Game& game)
{
    std::string text;
    for (const auto& [domain, points] : profilePoints(package))
        text += (text.empty() ? "" : " ") + game.attributes[domain].letter + std::to_string(points);
    return text;
}

std::string profileWords(const MissionPackage& package, const model::Game& game)
{
    return domainWords(profilePoints(package), game);
}

std::string openedText(std::int64_t opened, std::int64_t closed)
{
    if (opened == 0 && closed == 0)
        return "–";
    return (opened ? signedNumber(opened) : std::string()) + (opened && closed ? " " : "") +
           (closed ? signedNumber(-closed) : std::string());
}

std::string packageTroubleText(model::PackageTrouble trouble)
{
    switch (trouble) {
    case model::PackageTrouble::NothingGives:
        return PackageWords::tr("No law of this ruleset makes cards depend on others.");
    case model::PackageTrouble::TooMany:
        return PackageWords::tr("There are too many packages to list this way: another order or other words may do.");
    case model::PackageTrouble::Stopped: break;
    }
    return PackageWords::tr("Stopped before all packages were found.");
}

std::string packageDetail(const MissionPackage& package, const PackageRowParts& parts)
{
    std::vector<std::string> told;
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    if (parts.wanted)
        told.push_back(filled(PackageWords::tr("allows %1 of %2", "cards that are wanted"),
            {number(package.found), number(*parts.wanted)}));
    if (package.income)
        told.push_back(filled(PackageWords::tr("income %1"), {number(*package.income)}));
    told.push_back(filled(PackageWords::tr("pool %1"), {number(package.pool)}));
    if (parts.deck && package.changes == 0) {
        told.push_back(PackageWords::tr("in the deck now"));
    } else if (parts.deck) {
        if (package.opened > 0 || package.closed > 0)
            told.push_back(filled(package.closed == 0   ? PackageWords::tr("unlocks %1", "cards")
                                  : package.opened == 0 ? PackageWords::tr("locks %2", "cards")
                                                        : PackageWords::tr("unlocks %1, locks %2", "cards"),
                {number(package.opened), number(package.closed)}));
        told.push_back(PackageWords::tr("%n changes", nullptr, package.changes));
    }
    return model::joined(told, " · ");
}

std::string packageFit(const MissionPackage& package)
{
    return package.notCarried == 0 ? PackageWords::tr("fits the deck")
                                   : PackageWords::tr("%n copies do not fit", nullptr, package.notCarried);
}

std::string packageSentence(
    const MissionPackage& package, const model::Catalogue& catalogue, const PackageRowParts& parts)
{
    auto text = packageNames(package, catalogue) + ": ";
    if (const auto words = profileWords(package, catalogue.game()); !words.empty())
        text += words + " · ";
    return text + packageDetail(package, parts) + (parts.deck ? " · " + packageFit(package) : "");
}

std::string changedTotalsText(
    const model::Deck& before, const model::PackageChange& change, const model::DeckChecker& checker)
{
    std::vector<std::string> parts{verdict(change.report).text};
    for (const auto& total : comparedTotals(before, change.after, checker))
        if (total.from != total.to)
            parts.push_back(total.label + " " + std::to_string(total.from) + " → " + std::to_string(total.to));
    return model::joined(parts, " · ");
}

std::vector<std::string> changedCardsTexts(const model::PackageChange& change, const model::Catalogue& catalogue)
{
    std::vector<std::string> texts;
    if (change.opened.count() > 0)
        texts.push_back(
            filled(PackageWords::tr("Unlocks %n: %1", nullptr, static_cast<std::int64_t>(change.opened.count())),
                {namesOf(change.opened, catalogue)}));
    if (change.closed.count() > 0)
        texts.push_back(
            filled(PackageWords::tr("Locks %n: %1", nullptr, static_cast<std::int64_t>(change.closed.count())),
                {namesOf(change.closed, catalogue)}));
    if (!change.notCarried.empty()) {
        std::vector<std::string> names;
        for (const auto& [card, copies] : change.notCarried)
            names.push_back(std::to_string(copies) + " " + card);
        texts.push_back(
            filled(PackageWords::tr("Not legal with it: %1", "copies of the deck"), {model::joined(names, ", ")}));
    }
    return texts;
}

std::vector<DeckChart> poolCharts(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income)
{
    std::vector<DeckChart> charts;
    if (pool.costs)
        charts.push_back(costChart(pool, checker, income));
    if (!pool.types.empty())
        charts.push_back(typeChart(pool, checker.catalogue().game()));
    return charts;
}

struct PackageModel::Law {
    std::shared_ptr<const model::DeckChecker> checker;
    model::SectionId giving;
    model::MissionPackages packages;

    explicit Law(std::shared_ptr<const model::DeckChecker> of)
        : checker(std::move(of))
        , giving(givingOf(*checker))
        , packages(*checker, giving)
    {
    }
    static model::SectionId givingOf(const model::DeckChecker& checker)
    {
        const auto sections = model::givingSections(checker.ruleset());
        return sections.empty() ? model::SectionId() : sections.front();
    }
};

struct PackageModel::Task {
    PackageWish wish;
    std::optional<model::Query> query;
    std::shared_ptr<const Law> law; // null: not made yet
    std::optional<quint64> all;
    std::size_t limit = firstRows;
};

struct PackageModel::Result {
    std::shared_ptr<const Law> law;
    model::PackageList list;
    std::optional<quint64> all;
    std::optional<std::int64_t> wanted;
    std::optional<model::PackageTrouble> trouble;
};

PackageModel::PackageModel(QObject* parent)
    : QAbstractListModel(parent)
{
    connect(&m_job, &Job::failed, this, [this](const QString& message) {
        clear();
        m_failure = message;
        setBusy(false);
        Q_EMIT answered();
    });
}

void PackageModel::ask(const PackageWish& wish)
{
    if (wish == m_wish && !m_calledOff)
        return;
    const bool sameLaw = wish.checker == m_wish.checker;
    auto before = std::exchange(m_wish, wish);
    m_limit = firstRows;
    if (!m_wish.checker) {
        stop();
        m_job.drop();
        setBusy(false);
        clear();
        m_law.reset();
        Q_EMIT answered();
        return;
    }
    if (!sameLaw)
        m_all.reset();
    const auto text = m_wish.query.trimmed().toStdString();
    std::optional<model::Query> query;
    m_queryError.reset();
    if (!text.empty()) {
        if (auto parsed = model::parseQuery(text, m_wish.checker->catalogue().game()))
            query = std::move(*parsed);
        else
            m_queryError = parsed.error();
    }
    if (!m_queryError || !sameLaw)
        m_query = std::move(query); // else the last good one stays
    before.query = m_wish.query;
    if (m_queryError && before == m_wish && !m_calledOff)
        Q_EMIT answered();
    else
        start();
}

void PackageModel::stop()
{
    if (!m_busy)
        return;
    m_job.cancel();
    m_calledOff = true;
}

void PackageModel::again()
{
    if (m_wish.checker)
        start();
}

void PackageModel::start()
{
    stop();
    m_calledOff = false;
    m_failure.clear();
    const bool sameLaw = m_law && m_law->checker == m_wish.checker;
    const auto task = std::make_shared<const Task>(Task{m_wish, m_query, sameLaw ? m_law : nullptr, m_all, m_limit});
    setBusy(true);
    m_job.start([this, task]() -> Job::Answer {
        auto told = std::chrono::steady_clock::now();
        const auto progress = [&](std::size_t done, std::size_t of) {
            if (const auto now = std::chrono::steady_clock::now(); now - told >= progressEvery) {
                told = now;
                QMetaObject::invokeMethod(
                    this, [this, done, of] { Q_EMIT this->progress(static_cast<int>(done), static_cast<int>(of)); },
                    Qt::QueuedConnection);
            }
            return !m_job.isStopped();
        };
        return [this, result = work(*task, progress)] { take(result); };
    });
}

PackageModel::Result PackageModel::work(const Task& task, const model::Progress& progress)
{
    Result result{task.law ? task.law : std::make_shared<const Law>(task.wish.checker), {}, task.all, {}, {}};
    const auto& checker = *result.law->checker;
    const auto& deck = task.wish.deck;
    const auto filter = model::packageFilter(task.wish.names.toStdString(), checker, result.law->giving);
    model::PackageQuestion question{.deck = deck ? &*deck : nullptr, .order = task.wish.order, .with = filter.with};
    if (filter.without.count() > 0)
        question.without = &filter.without;
    model::CardSet wanted;
    if (task.query) {
        if (!readTextsFor(task.query->root, checker.catalogue(), progress)) {
            result.trouble = model::PackageTrouble::Stopped;
            return result;
        }
        if (deck)
            wanted = model::matching(task.query->root, checker.catalogue(),
                model::DeckContext(checker, *deck).searchContext(&task.query->root));
        else
            wanted = model::matching(task.query->root, checker.catalogue());
        result.wanted = result.law->packages.carryable(wanted);
        question.wanted = &wanted;
    }
    auto list = result.law->packages.list(question, task.limit, progress);
    if (!list) {
        result.trouble = list.error();
        return result;
    }
    result.list = std::move(*list);
    if (!filter.says())
        result.all = result.list.count;
    else if (!result.all)
        if (const auto all = result.law->packages.list({}, 0, progress))
            result.all = all->count;
    return result;
}

void PackageModel::take(Result result)
{
    const bool grows = m_law == result.law && !result.trouble && result.list.packages.size() > m_rows.size() &&
                       !m_rows.empty() && std::equal(m_rows.begin(), m_rows.end(), result.list.packages.begin());
    const bool same = m_law == result.law && !result.trouble && result.list.packages == m_rows;
    if (grows) {
        beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(result.list.packages.size()) - 1);
        m_rows = std::move(result.list.packages);
        endInsertRows();
    } else if (!same) {
        beginResetModel();
        m_rows = std::move(result.list.packages);
        m_law = result.law;
        endResetModel();
    }
    m_law = result.law;
    m_count = result.list.count;
    m_all = result.all;
    m_wanted = result.wanted;
    m_trouble = result.trouble;
    setBusy(false);
    Q_EMIT answered();
}

void PackageModel::clear()
{
    if (!m_rows.empty()) {
        beginResetModel();
        m_rows.clear();
        endResetModel();
    }
    m_count = 0;
    m_wanted.reset();
    m_trouble.reset();
}

void PackageModel::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        Q_EMIT busyChanged(busy);
}

const model::MissionPackage* PackageModel::package(int row) const
{
    return row >= 0 && static_cast<std::size_t>(row) < m_rows.size() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int PackageModel::rowOf(const model::PackageCards& cards) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const auto& package) { return package.cards == cards; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const model::MissionPackages* PackageModel::packages() const
{
    return m_law && m_law->checker == m_wish.checker ? &m_law->packages : nullptr;
}

model::SectionId PackageModel::giving() const
{
    return m_wish.checker ? Law::givingOf(*m_wish.checker) : model::SectionId();
}

QString PackageModel::givingLabel() const
{
    const auto section = giving();
    return section.empty() ? tr("Packages") : sectionLabel(m_wish.checker->ruleset(), section);
}

QString PackageModel::countText() const
{
    if (m_trouble || !m_failure.isEmpty() || !m_wish.checker || (!m_law && m_busy))
        return {};
    const auto all = m_all.value_or(m_count);
    if (m_count == all)
        return all == 1 ? tr("1 package") : tr("%1 packages").arg(number(all));
    return all == 1 ? tr("%1 of 1 package").arg(number(m_count))
                    : tr("%1 of %2 packages").arg(number(m_count), number(all));
}

QString PackageModel::instead() const
{
    if (!m_rows.empty())
        return {};
    if (!m_failure.isEmpty())
        return m_failure;
    if (m_trouble)
        return q(packageTroubleText(*m_trouble));
    if (!m_law)
        return m_busy ? tr("Searching for packages…") : QString();
    if (m_count == 0 && m_all.value_or(0) > 0)
        return tr("None of the %1 packages matches: remove a word.").arg(number(*m_all));
    return tr("No package of catalogue cards meets this ruleset.");
}

int PackageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PackageModel::data(const QModelIndex& index, int role) const
{
    const auto* package = index.isValid() ? this->package(index.row()) : nullptr;
    if (!package)
        return {};
    const auto& catalogue = m_law->checker->catalogue();
    switch (role) {
    case Qt::DisplayRole: return q(packageNames(*package, catalogue));
    case DetailRole: return q(packageDetail(*package, parts()));
    case FitRole: return m_wish.deck ? q(packageFit(*package)) : QVariant();
    case PartsRole: {
        QStringList parts;
        for (const auto& part : packageParts(*package, catalogue))
            parts << q(part);
        return parts;
    }
    case CarriesRole: return package->notCarried == 0;
    case Qt::ToolTipRole: return q(packageSentence(*package, catalogue, parts())).toHtmlEscaped();
    case Qt::AccessibleTextRole: return q(packageSentence(*package, catalogue, parts()));
    default: return {};
    }
}

bool PackageModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_busy && !m_trouble && m_rows.size() < m_count && m_rows.size() >= m_limit;
}

void PackageModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    m_limit *= 4;
    start();
}

} // namespace nexus::app
