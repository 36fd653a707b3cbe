// A deal as the dealer's table shows it: the state, every step to go back and forth through, and what was done in a
// line each. Lives in one thread.
#pragma once

#include "model/dealing/deal.h"

#include <QObject>
#include <QStringList>

namespace nexus::app {

class DealSession : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // A sentence where nothing can be dealt. The checker stays with the deal.
    tl::expected<void, QString> begin(const std::vector<model::DealtDeck>& decks, std::size_t seats,
        std::shared_ptr<const model::DeckChecker> checker, const std::vector<std::string>& variants,
        std::uint64_t seed);
    void clear();
    [[nodiscard]] bool isOpen() const { return !m_steps.empty(); }
    // Only while it is open.
    [[nodiscard]] const model::DealState& state() const { return m_steps[m_at].state; }
    [[nodiscard]] const model::DeckChecker& checker() const { return *m_checker; }

    // What stands in the way, as a sentence; nothing is changed then.
    tl::expected<void, QString> act(const model::DealAction& action);
    // Dice for a contest, `given` by seat of `seats`.
    void roll(
        const std::string& contest, const std::vector<std::size_t>& seats, const std::vector<std::int64_t>& given);
    // The dice of a side of that contest once more.
    void rollAgain(const std::string& contest, std::size_t side);
    // Who goes first was thrown for by the deal; null: it was at random.
    [[nodiscard]] const model::ContestRule* firstContest() const;
    // What was thrown last for it; none: not yet.
    struct Thrown {
        std::vector<std::size_t> seats;
        std::vector<std::int64_t> given;
        model::ContestThrow result;
        std::vector<bool> again; // by side: that has rolled once more
    };
    [[nodiscard]] const Thrown* thrown(const std::string& contest) const;

    void undo();
    void redo();
    [[nodiscard]] QString undoText() const; // empty: nothing to undo
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] QStringList log() const; // up to the step shown

Q_SIGNALS:
    void changed();

private:
    struct Step {
        model::DealState state;
        std::map<std::string, Thrown> thrown;
        QString line;
    };
    void push(Step step);

    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<Step> m_steps; // the first is the deal
    std::size_t m_at = 0;
};

} // namespace nexus::app
