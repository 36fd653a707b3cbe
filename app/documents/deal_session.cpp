#include "app/documents/deal_session.h"

#include "app/base/qt_text.h"
#include "app/text/deal_text.h"

namespace nexus::app {

tl::expected<void, QString> DealSession::begin(const std::vector<model::DealtDeck>& decks, std::size_t seats,
    std::shared_ptr<const model::DeckChecker> checker, const std::vector<std::string>& variants, std::uint64_t seed)
{
    const auto& ruleset = checker->ruleset();
    auto dealing = model::dealingWith(ruleset.deal, ruleset.variants, variants);
    if (!dealing)
        return tl::unexpected(tr("%1 has other variants.").arg(q(ruleset.name)));
    auto dealt = model::deal(decks, seats, *checker, std::move(*dealing), seed);
    if (!dealt)
        return tl::unexpected(q(dealObstacleText(dealt.error(), ruleset)));
    m_checker = std::move(checker);
    m_steps.clear();
    m_at = 0;
    const auto line = q(firstText(dealt->rules(), dealt->first, dealt->firstThrows));
    Step step{std::move(*dealt), {}, line};
    if (!step.state.firstThrows.empty()) {
        Thrown thrown{{}, {}, {step.state.firstThrows, step.state.first}, std::vector<bool>(seats)};
        for (std::size_t seat = 0; seat < seats; ++seat)
            thrown.seats.push_back(seat);
        step.thrown[*step.state.rules().first] = std::move(thrown);
    }
    m_steps.push_back(std::move(step));
    Q_EMIT changed();
    return {};
}

void DealSession::clear()
{
    m_steps.clear();
    m_at = 0;
    Q_EMIT changed();
}

void DealSession::push(Step step)
{
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(step));
    ++m_at;
    Q_EMIT changed();
}

tl::expected<void, QString> DealSession::act(const model::DealAction& action)
{
    auto step = m_steps[m_at];
    if (const auto done = model::apply(step.state, action); !done)
        return tl::unexpected(q(dealRefusalText(done.error())));
    step.line = q(dealActionText(state(), action, step.state));
    push(std::move(step));
    return {};
}

void DealSession::roll(
    const std::string& contest, const std::vector<std::size_t>& seats, const std::vector<std::int64_t>& given)
{
    auto step = m_steps[m_at];
    const auto* rule = step.state.rules().contest(contest);
    if (!rule)
        return;
    Thrown thrown{seats, given, {}, std::vector<bool>(seats.size())};
    std::vector<std::int64_t> bySeat(*std::max_element(seats.begin(), seats.end()) + 1);
    for (std::size_t side = 0; side < seats.size() && side < given.size(); ++side)
        bySeat[seats[side]] = given[side];
    thrown.result = model::throwContest(step.state, *rule, seats, bySeat);
    step.line = q(contestText(*rule, thrown.result));
    step.thrown[contest] = std::move(thrown);
    push(std::move(step));
}

void DealSession::rollAgain(const std::string& contest, std::size_t side)
{
    auto step = m_steps[m_at];
    const auto* rule = step.state.rules().contest(contest);
    const auto known = step.thrown.find(contest);
    if (!rule || known == step.thrown.end() || side >= known->second.seats.size())
        return;
    auto& thrown = known->second;
    model::throwAgain(step.state, *rule, thrown.result, thrown.seats[side]);
    thrown.again[side] = true;
    if (rule == firstContest() && thrown.result.winner)
        step.state.first = step.state.turn = *thrown.result.winner;
    step.line = tr("%1 rolls again. %2").arg(q(sideText(*rule, side)), q(contestText(*rule, thrown.result)));
    push(std::move(step));
}

const model::ContestRule* DealSession::firstContest() const
{
    const auto& rules = state().rules();
    return state().firstThrows.empty() || !rules.first ? nullptr : rules.contest(*rules.first);
}

const DealSession::Thrown* DealSession::thrown(const std::string& contest) const
{
    const auto& all = m_steps[m_at].thrown;
    const auto found = all.find(contest);
    return found == all.end() ? nullptr : &found->second;
}

void DealSession::undo()
{
    if (m_at == 0)
        return;
    --m_at;
    Q_EMIT changed();
}

void DealSession::redo()
{
    if (m_at + 1 >= m_steps.size())
        return;
    ++m_at;
    Q_EMIT changed();
}

QString DealSession::undoText() const { return m_at > 0 ? m_steps[m_at].line : QString(); }

QString DealSession::redoText() const { return m_at + 1 < m_steps.size() ? m_steps[m_at + 1].line : QString(); }

QStringList DealSession::log() const
{
    QStringList lines;
    for (std::size_t step = 0; step <= m_at && step < m_steps.size(); ++step)
        lines << m_steps[step].line;
    return lines;
}

} // namespace nexus::app
