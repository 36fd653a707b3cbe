// Packages of Missions: their words, and the model their list is shown by. Words are the same in the window, for screen
// readers and on the command line.
#pragma once

#include "app/base/job.h"
#include "app/text/card_text.h"
#include "app/views/charts.h"
#include "model/advice/package_pool.h"
#include "model/search/query_parser.h"

#include <QAbstractItemModel>

#include <atomic>

namespace nexus::app {

// "Choir Practice, 2 Minor Arrears"; "none" of the empty package.
[[nodiscard]] std::vector<std::string> packageParts(
    const model::MissionPackage& package, const model::Catalogue& catalogue);
[[nodiscard]] std::string packageNames(const model::MissionPackage& package, const model::Catalogue& catalogue);
// The domains it gives points of.
[[nodiscard]] std::vector<DomainPoints> profilePoints(const model::MissionPackage& package);
// "T4 M2"; with the labels of the domains: "Technology 4, Magic 2".
[[nodiscard]] std::string profileLetters(const model::MissionPackage& package, const model::Game& game);
[[nodiscard]] std::string profileWords(const model::MissionPackage& package, const model::Game& game);
// "+23 −11", or "–" of nothing.
[[nodiscard]] std::string openedText(std::int64_t opened, std::int64_t closed);
[[nodiscard]] std::string packageTroubleText(model::PackageTrouble trouble);

// What is told of a row beside the package itself.
struct PackageRowParts {
    bool deck = false;                  // opened, closed, changes and copies not carried
    std::optional<std::int64_t> wanted; // `found` is out of
};
// "Income 14 · pool 212 · opens 23, closes 11 · 2 changes"; what a query wants comes first: "allows 40 of 56".
[[nodiscard]] std::string packageDetail(const model::MissionPackage& package, const PackageRowParts& parts);
// "fits the deck", "4 copies do not fit".
[[nodiscard]] std::string packageFit(const model::MissionPackage& package);
// All of it in one sentence, for screen readers.
[[nodiscard]] std::string packageSentence(
    const model::MissionPackage& package, const model::Catalogue& catalogue, const PackageRowParts& parts);

// Whether the deck is legal then, and the totals that differ: "Legal · Missions Technology 2 → 4".
[[nodiscard]] std::string changedTotalsText(
    const model::Deck& before, const model::PackageChange& change, const model::DeckChecker& checker);
// "Opens 23: Wick Sprite, …", "Closes 2: …", "Not legal with it: 3 Relay Drone, …": a text each, of many cards the
// first names; those with nothing left out.
[[nodiscard]] std::vector<std::string> changedCardsTexts(
    const model::PackageChange& change, const model::Catalogue& catalogue);

// What the pool costs, with the income of the package as its line, and its types.
[[nodiscard]] std::vector<DeckChart> poolCharts(
    const model::PackagePool& pool, const model::DeckChecker& checker, std::optional<std::int64_t> income);

// All packages of Missions a ruleset allows, as rows for a view: worked out on a worker, listed lazily, the first few
// hundred and more as the view asks for them. A question asked while another is worked on calls that off. A query that
// does not parse leaves the last rows in place.

// What is asked; without a deck it is about packages for a new one.
struct PackageWish {
    std::shared_ptr<const model::DeckChecker> checker; // null: nothing is open, and there are no rows
    std::optional<model::Deck> deck;
    QString names; // words in the names of the Missions, with '-' those to do without
    QString query; // cards to carry, in the search language
    model::PackageOrder order = model::PackageOrder::MostCards;
    friend bool operator==(const PackageWish&, const PackageWish&) = default;
};

class PackageModel : public QAbstractListModel {
    Q_OBJECT
public:
    // Beside the names, which are the text of a row.
    enum Role {
        DetailRole = Qt::UserRole, // QString, the second line: "Income 14 · pool 212 · opens 23, closes 11 · 2 changes"
        FitRole,                   // QString, where there is a deck: "fits the deck", "4 copies do not fit"
        CarriesRole,               // bool
        PartsRole,                 // QStringList, what the name of a package is made of
    };
    static constexpr std::size_t firstRows = 200;

    explicit PackageModel(QObject* parent = nullptr);

    // Asked the same again, it does nothing, unless it was called off.
    void ask(const PackageWish& wish);
    // Calls off what is under way; again() asks anew.
    void stop();
    void again();
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool isStopped() const { return m_trouble == model::PackageTrouble::Stopped; }

    [[nodiscard]] const model::MissionPackage* package(int row) const;
    [[nodiscard]] int rowOf(const model::PackageCards& cards) const; // -1 where it is not listed
    [[nodiscard]] const PackageWish& wish() const { return m_wish; }
    // Of the rows; null before the first answer, and while they are still those of another ruleset or catalogue.
    [[nodiscard]] const model::MissionPackages* packages() const;
    [[nodiscard]] model::SectionId giving() const; // the section packages are of; empty where nothing gives
    [[nodiscard]] QString givingLabel() const;     // "Missions"
    [[nodiscard]] quint64 count() const { return m_count; }
    [[nodiscard]] const std::optional<model::QueryError>& queryError() const { return m_queryError; }
    // Whether the query finds cards at all that a package could carry; nothing without a query.
    [[nodiscard]] std::optional<std::int64_t> wanted() const { return m_wanted; }
    // "2,402 packages", "36 of 2,402 packages"; empty where there are none.
    [[nodiscard]] QString countText() const;
    // Why there are no rows, and what to do about it; empty where there are.
    [[nodiscard]] QString instead() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void busyChanged(bool busy);
    void progress(int done, int of);
    void answered(); // rows, counts or the words instead of them are new

private:
    struct Law;  // a checker with its packages
    struct Task; // what the worker needs to know, apart from the model
    struct Result;
    void start();
    [[nodiscard]] static Result work(const Task& task, const model::Progress& progress);
    void take(Result result);
    void clear();
    void setBusy(bool busy);
    [[nodiscard]] PackageRowParts parts() const { return {m_wish.deck.has_value(), m_wanted}; }

    PackageWish m_wish;
    std::optional<model::Query> m_query;
    std::optional<model::QueryError> m_queryError;
    std::shared_ptr<const Law> m_law; // of the rows
    std::vector<model::MissionPackage> m_rows;
    std::size_t m_limit = firstRows;
    quint64 m_count = 0;
    std::optional<quint64> m_all; // packages of the law, whatever their names
    std::optional<std::int64_t> m_wanted;
    std::optional<model::PackageTrouble> m_trouble;
    QString m_failure;
    bool m_busy = false, m_calledOff = false;
    Job m_job; // last: whoever drops the model waits for it first
};

} // namespace nexus::app
