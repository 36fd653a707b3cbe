#include "ui/lab/before_after.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QFormLayout>

#include <cmath>
#include <limits>

namespace nexus::ui {

namespace {

constexpr double percentPoints = 100, millionths = 1e6;
enum ComparedColumn { ComparedDeck, ComparedBefore, ComparedAfter, ComparedDifference, ComparedInterval, ComparedMore };

struct ComparedRow {
    QString deck;
    model::LabComparison found;
};

QString signedPoints(double share)
{
    const auto points = percentPoints * share;
    return (points > 0 ? QStringLiteral("+") : QString()) + q(app::numberText(points, 1));
}

} // namespace

VersionChoice::VersionChoice(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_form(new QFormLayout(this))
    , m_after(named(withId(new QComboBox(this), "labAfter"), tr("Deck as it is now")))
    , m_before(named(withId(new QComboBox(this), "labBefore"), tr("Its version before, or another deck")))
{
    m_form->setContentsMargins(noMargins);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(tr("Deck"), m_after);
    m_form->addRow(tr("Before"), m_before);
    for (auto* box : {m_after, m_before}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setToolTip(box->accessibleName());
    }
    connect(m_after, &QComboBox::currentIndexChanged, this, [this] {
        fillBefore();
        Q_EMIT changed();
    });
    connect(m_before, &QComboBox::currentIndexChanged, this, &VersionChoice::changed);
}

// Decks of the library by their ids; of the one that is open, as it is now.
void VersionChoice::refill()
{
    const auto chosen = m_wanted.after != 0 ? QVariant(m_wanted.after) : m_after->currentData();
    const QSignalBlocker quiet(m_after);
    m_after->clear();
    std::set<qlonglong> open;
    for (const auto* document : m_workspace.documents())
        if (document->place().id && open.insert(*document->place().id).second)
            m_after->addItem(tr("%1 (open)").arg(q(document->deck().name)), qlonglong{*document->place().id});
    const app::DeckLibrary library(m_workspace);
    for (const auto& deck : library.decks())
        if (!open.contains(deck.id))
            m_after->addItem(q(deck.name), qlonglong{deck.id});
    m_after->setCurrentIndex(std::max(0, m_after->findData(chosen)));
    fillBefore();
    m_wanted = {};
}

// Its saved versions by their numbers below 0, the newest first; then the other decks.
void VersionChoice::fillBefore()
{
    const QSignalBlocker quiet(m_before);
    const auto chosen = m_wanted.before != 0 ? QVariant(m_wanted.before) : m_before->currentData();
    m_before->clear();
    const auto id = m_after->currentData().toLongLong();
    app::DeckLibrary library(m_workspace);
    for (const auto& version : library.versions(id))
        m_before->addItem(
            tr("Version %1, %2").arg(version.number).arg(briefTime(version.saved)), -qlonglong{version.number});
    for (int i = 0; i < m_after->count(); ++i)
        if (i != m_after->currentIndex())
            m_before->addItem(m_after->itemText(i), m_after->itemData(i));
    m_before->setCurrentIndex(std::max(0, m_before->findData(chosen)));
}

std::optional<model::Deck> VersionChoice::deckOf(qlonglong id) const
{
    for (const auto* document : m_workspace.documents())
        if (document->place().id == id)
            return document->deck();
    return app::DeckLibrary(m_workspace).deck(id);
}

void VersionChoice::setWithBefore(bool withBefore)
{
    m_form->setRowVisible(m_before, withBefore);
    named(m_after, withBefore ? tr("Deck as it is now") : tr("Deck that meets the others"))
        ->setToolTip(m_after->accessibleName());
}

std::optional<model::Deck> VersionChoice::deck() const
{
    return m_after->currentIndex() < 0 ? std::nullopt : deckOf(deckId());
}

std::int64_t VersionChoice::deckId() const { return m_after->currentData().toLongLong(); }

bool VersionChoice::isChosen(bool withBefore) const
{
    return m_after->currentIndex() >= 0 && (!withBefore || m_before->currentIndex() >= 0);
}

VersionChoice::Chosen VersionChoice::chosen() const
{
    return m_after->count() == 0 ? m_wanted
                                 : Chosen{m_after->currentData().toLongLong(), m_before->currentData().toLongLong()};
}

void VersionChoice::choose(const Chosen& chosen)
{
    m_wanted = chosen;
    if (m_after->count() > 0)
        refill();
}

std::optional<VersionChoice::Versions> VersionChoice::versions() const
{
    if (m_after->currentIndex() < 0 || m_before->currentIndex() < 0)
        return std::nullopt;
    const auto id = m_after->currentData().toLongLong();
    auto after = deckOf(id);
    const auto what = m_before->currentData().toLongLong();
    auto before = what < 0 ? app::DeckLibrary(m_workspace).version(id, static_cast<int>(-what)) : deckOf(what);
    if (!before || !after)
        return std::nullopt;
    return Versions{std::move(*before), std::move(*after)};
}

ComparisonTable::ComparisonTable(QWidget* parent)
    : RowTable(tr("Before and after"),
          {{tr("Deck"), 200}, {tr("Before"), 80, true, tr("Games won; those that nobody won count half")},
              {tr("After"), 80, true, tr("Games won; those that nobody won count half")},
              {tr("Difference"), 90, true, tr("After less before, in points of a hundred, of the same games")},
              {tr("95 % interval"), 110},
              {tr("More games"), 90, true, tr("Until the interval of such a difference would leave 0 out")}},
          parent)
{
    stretch(ComparedDeck);
}

void ComparisonTable::setCompared(const std::vector<importers::LabResult::Compared>& compared)
{
    m_whole = compared.empty() ? model::LabComparison() : compared.front().found;
    std::vector<ComparedRow> found;
    for (const auto& one : compared)
        found.push_back({one.deck.empty() ? tr("All of them") : q(one.deck), one.found});
    const auto rows = keptRows(found);
    TableRows shown{.count = static_cast<int>(found.size())};
    shown.text = [rows](int row, int column) -> QString {
        const auto& of = rows(row).found;
        const auto percent = [](const model::LabComparison::Version& version) {
            return version.games == 0 ? QStringLiteral("–")
                                      : tr("%1 %").arg(q(app::numberText(percentPoints * version.share(), 1)));
        };
        switch (column) {
        case ComparedDeck: return rows(row).deck;
        case ComparedBefore: return percent(of.before);
        case ComparedAfter: return percent(of.after);
        case ComparedDifference: return signedPoints(of.difference.value);
        case ComparedInterval:
            return tr("%1 to %2")
                .arg(signedPoints(of.difference.interval.low), signedPoints(of.difference.interval.high));
        default:
            return of.isKnown()   ? QStringLiteral("–")
                   : of.moreGames ? figures(*of.moreGames)
                                  : tr("not known", "more games that it takes");
        }
    };
    shown.number = [rows](int row, int column) -> qint64 {
        const auto& of = rows(row).found;
        switch (column) {
        case ComparedBefore: return std::llround(of.before.share() * millionths);
        case ComparedAfter: return std::llround(of.after.share() * millionths);
        case ComparedDifference: return std::llround(of.difference.value * millionths);
        default: return static_cast<qint64>(of.moreGames.value_or(std::numeric_limits<qint64>::max()));
        }
    };
    shown.tip = [rows](int row, int column) -> QString {
        if (column != ComparedBefore && column != ComparedAfter)
            return {};
        const auto& version = column == ComparedBefore ? rows(row).found.before : rows(row).found.after;
        return tr("%1 of %2 games won, %3 without a winner")
            .arg(version.wins)
            .arg(version.games)
            .arg(version.undecided);
    };
    setRows(std::move(shown));
}

} // namespace nexus::ui
