#include "model/abilities/binding.h"
#include "model/abilities/spoken_of.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nexus::model {

namespace {

enum class Side : std::uint8_t { Anyones, Own, Enemy };

// Why the text speaks of a card: what it waits for, pays, asks about or does, or only implies.
enum class Role : std::uint8_t { Topic, Price, Condition, Deed, Implied };

struct Referent {
    const Term* by = nullptr; // the group, or the deed that brings it
    Kinds kinds{};
    Side side{};
    Role role{};
    int sentence = 0, clause = 0;
    bool many = false, gone = false, self = false;
    bool loose = false;   // it was only asked whether there is one
    bool offered = false; // "you may sacrifice another unit. If you do, …"
};

// How a pronoun is used.
enum class Use : std::uint8_t { Object, Amount, Place, Asked };

struct Pronoun {
    const Term* said = nullptr;
    Use use{};
    Kinds kinds = kinds::Any;
    Favor favor = Favor::Neither;
    Side side{};        // of a place: whose cards are looked for there
    bool other = false; // "that unit" is not the card itself
    bool inPlay = false;
    bool many = false; // "those units"
    bool now = false;  // "it is", and not "it was"
};

Side sideOf(const Term& group)
{
    if (isSelf(group) || isAnyOf(group.op, {Op::OfYours, Op::EachOfYours, Op::UpToOfYours}) ||
        hasAnyOf(group, {Op::Friendly, Op::FriendlyUnits}))
        return Side::Own;
    return hasAnyOf(group, {Op::Enemy, Op::EachOfTheirs, Op::OneTheirs}) ? Side::Enemy : Side::Anyones;
}

bool isGroup(const Term& term)
{
    return isAnyOf(
        term.op, {Op::This, Op::Host, Op::Attacker, Op::Defender, Op::Destroyer, Op::Target, Op::Some, Op::OfYours,
                     Op::UpTo, Op::UpToOfYours, Op::AnyNumber, Op::Another, Op::Each, Op::EachOfYours, Op::EachOfTheirs,
                     Op::Plural, Op::Extreme, Op::Pick, Op::OneTheirs, Op::Groups});
}

// "That unit's Quadrant", "the Quadrant directly Forward of it": near whom the text has spoken of last.
bool isNearSomebody(const Term& place)
{
    switch (place.op) {
    case Op::ForwardQuadrant:
        return isAnyOfNumbers(place.number, {form::ForwardQuadrant::OfIt, form::ForwardQuadrant::BackOfIt});
    case Op::InRow: return place.number == form::InRow::Its;
    case Op::ItsPlace: return isAnyOfNumbers(place.number, {form::ItsPlace::ThatUnits, form::ItsPlace::Same});
    case Op::SameQuadrant: return place.number != form::SameQuadrant::Same;
    default: return false;
    }
}

bool isOfAttack(const Term& when)
{
    return isAnyOf(when.op, {Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttacked, Op::WhenOpponentAttacks,
                                Op::WhenDestroyedByAttack, Op::WhenSurvives, Op::WhenSparesDefender});
}

Side opposite(Side side) { return side == Side::Own ? Side::Enemy : side == Side::Enemy ? Side::Own : Side::Anyones; }

bool isPlural(const Term& pronoun)
{
    return isAnyOfNumbers(pronoun.number, {form::It::Them, form::It::ThoseUnits, form::It::They, form::It::EachOfThem});
}

bool isMany(const Term& group)
{
    return isAllOfSome(group) || isAnyOf(group.op, {Op::UpTo, Op::UpToOfYours, Op::AnyNumber, Op::Groups}) ||
           (group.op == Op::Target && group.number == form::Target::Several) ||
           (isAnyOf(group.op, {Op::Some, Op::OfYours, Op::Pick}) && isSeveral(group.at(0)));
}

// "In each friendly Back Row Quadrant"
bool isInEach(const Term& place)
{
    return place.op == Op::FriendlyQuadrant &&
           isAnyOfNumbers(place.number, {form::FriendlyQuadrant::TwoOfBack, form::FriendlyQuadrant::EachOfBack,
                                            form::FriendlyQuadrant::EachOfFront, form::FriendlyQuadrant::EachAdjacent,
                                            form::FriendlyQuadrant::EachEmptyBack});
}

// The condition begins with a pronoun: "… while it is exhausted".
bool beginsWithIt(const Term& condition)
{
    const auto& first = isAnyOf(condition.op, {Op::AllOf, Op::IfNot}) ? condition.at(0).at(0) : condition.at(0);
    return first.op == Op::It || saysItsPlace(first) || (!isGroup(first) && saysIt(first));
}

// What is made of other clauses.
bool isOfClauses(Op op)
{
    return isAnyOf(op, {Op::Then, Op::If, Op::May, Op::MayPay, Op::IfDo, Op::While, Op::AllHold, Op::Modes, Op::ForEach,
                           Op::UnlessSo, Op::Unless, Op::Instead});
}

using Fixed = std::vector<std::pair<const Term*, Term>>;

class Binder {
public:
    std::optional<Doubt> doubt;
    std::vector<Binding> bound;
    Fixed fixed; // pronouns of what always has a name, with that

    void text(const Term& term, TextKind kind = TextKind::Passive)
    {
        static const Term consuming = asWaiting(TextKind::Consume, {}), falling = asWaiting(TextKind::Martyrdom, {});
        if (kind == TextKind::Consume)
            topic(consuming.at(0));
        else if (kind == TextKind::Martyrdom && term.op != Op::Triggered)
            topic(falling.at(0));
        switch (term.op) {
        case Op::Triggered:
        case Op::PaidTrigger:
            topic(term.at(0));
            for (std::size_t i = 1; i < term.parts.size(); ++i)
                clauses(term.at(i));
            break;
        case Op::Active:
            prices(term.at(0));
            clauses(term.at(1));
            break;
        default: clauses(term);
        }
    }

private:
    // What the text waits for.
    void topic(const Term& when)
    {
        const bool falls = isAnyOf(
            when.op, {Op::WhenDestroyed, Op::WhenDestroyedByAttack, Op::WhenDestroyedIn, Op::WhenRemoved,
                         Op::WhenLeaves, Op::WhenYouSacrifice, Op::WhenYouRemove, Op::WhenToHand});
        const bool beats = isAnyOf(when.op, {Op::WhenDestroys, Op::WhenAttackDestroys});
        std::size_t at = 0;
        for (const auto& part : when.parts) {
            const auto before = m_said.size();
            said(part, when, Role::Topic);
            if (!isGroup(part) && m_said.size() == before && kindsOf(part) != 0) // "a friendly unit's Consume"
                introduce(part, Role::Topic);
            if (m_said.size() > before)
                m_said.back().gone = falls || (beats && at == 1);
            ++at;
        }
        if (hasAnyOf(when, {Op::Upgrade}) &&
            isAnyOf(when.op, {Op::WhenDeployed, Op::WhenYouDeploy})) // and what bears it
            m_said.push_back({.by = &when, .kinds = kinds::Units, .role = Role::Topic});
        const bool fight = isOfAttack(when);
        if (fight && m_said.size() == 2 && m_said[1].side == Side::Anyones) // "when this unit attacks a unit"
            m_said[1].side = opposite(m_said[0].side);
        static const Term attacker{.op = Op::Attacker}, defender{.op = Op::Defender};
        if (fight && m_said.size() == 1)
            m_said.push_back({.by = when.op == Op::WhenAttacks ? &defender : &attacker,
                .kinds = kinds::Units,
                .side = opposite(m_said[0].side),
                .role = Role::Implied});
        m_fight = isAnyOf(when.op, {Op::WhenAttacks, Op::WhenAttacksWhom, Op::WhenAttacked, Op::WhenSurvives})
                      ? &when
                      : nullptr;
        m_foes = m_said.empty() ? Side::Anyones : opposite(m_said[0].side);
        ++m_sentence;
    }

    void introduce(const Term& group, Role role)
    {
        m_said.push_back({.by = &group,
            .kinds = kindsOf(group),
            .side = isAnyOf(group.op, {Op::Attacker, Op::Defender, Op::Destroyer}) ? m_foes : sideOf(group),
            .role = role,
            .sentence = m_sentence,
            .clause = m_clause,
            .many = isMany(group),
            .self = group.op == Op::This,
            .loose = role == Role::Condition && isAnyOf(group.op, {Op::Some, Op::OfYours, Op::Another})});
    }

    void prices(const Term& costs)
    {
        const auto before = m_said.size();
        clause(costs, Role::Price);
        if (hasAnyOf(costs, {Op::CostSacrifice, Op::CostToHand, Op::CostDiscard, Op::CostRemoveCards}))
            for (auto i = before; i < m_said.size(); ++i)
                m_said[i].gone = true;
        ++m_sentence;
    }

    void clauses(const Term& term)
    {
        switch (term.op) {
        case Op::Then:
            clauses(term.at(0));
            m_sentence += term.number == form::Then::Sentence ? 1 : 0;
            clauses(term.at(1));
            break;
        case Op::If: {
            if (term.number == form::If::Last) {
                onlyIf(term.at(1), term.at(0));
            } else {
                ++m_clause;
                asked(term.at(0));
                clauses(term.at(1));
            }
            if (term.parts.size() > 2)
                apart(term.at(2));
            break;
        }
        case Op::AllHold:
            for (const auto& hold : term.parts) {
                clauses(hold);
                m_sentence += term.number == form::AllHold::Sentences ? 1 : 0;
            }
            break;
        case Op::While: // "… while it is exhausted": what holds is spoken of first
            if (const auto& whom = term.at(1).at(0); isGroup(whom) && beginsWithIt(term.at(0)))
                said(whom, term.at(1), Role::Deed);
            clause(term.at(0), Role::Condition);
            clauses(term.at(1));
            break;
        case Op::MayPay:
            prices(term.at(0));
            clauses(term.at(1));
            break;
        case Op::ForEach: // each by itself
            introduce(term.at(0), Role::Deed);
            m_said.back().many = false;
            clauses(term.at(1));
            break;
        case Op::Modes:
            for (const auto& mode : term.parts)
                apart(mode);
            break;
        case Op::IfDo:
            if (m_offered < m_said.size())
                for (auto i = m_offered; i < m_said.size(); ++i) {
                    m_said[i].role = Role::Price;
                    m_said[i].offered = true;
                }
            clauses(term.at(0));
            break;
        case Op::May:
            m_offered = m_said.size();
            clauses(term.at(0));
            break;
        case Op::UnlessSo: onlyIf(term.at(0), term.at(1)); break;
        case Op::Instead:
        case Op::Unless:
            for (const auto& part : term.parts)
                clauses(part);
            break;
        default:
            ++m_clause;
            clause(term, Role::Deed);
            leaves(term);
            m_last = &term;
            if (std::ranges::any_of(term.parts, [](const Term& part) { return isGroup(part) || part.op == Op::It; }))
                m_done = &term;
        }
    }

    // "Destroy it unless it has Static": asked before it is done.
    void onlyIf(const Term& deed, const Term& condition)
    {
        const auto before = m_said.size();
        clauses(deed);
        for (auto i = before; i < m_said.size(); ++i)
            m_said[i].gone = false;
        asked(condition);
    }

    void asked(const Term& condition)
    {
        if (condition.op == Op::IfIsCard)
            said(condition, condition, Role::Condition);
        else
            clause(condition, Role::Condition);
    }

    // What is spoken of there, nobody speaks of afterwards.
    void apart(const Term& term)
    {
        const auto before = m_said.size();
        clauses(term);
        m_said.resize(std::min(before, m_said.size()));
    }

    // A deed, a price or a condition: whom it is about, and then how much, where and how long.
    void clause(const Term& term, Role role)
    {
        const bool amountLast = term.op == Op::Inflict && term.number == form::Inflict::Equal;
        if (amountLast)
            said(term.at(1), term, role);
        const auto outer = std::exchange(m_beside, term.op == Op::InflictBoth);
        for (const auto& part : term.parts)
            if (!amountLast || &part != &term.parts[1])
                said(part, term, role);
        m_beside = outer;
        if (term.op == Op::Create)
            brings(term, kinds::Units, isSeveral(term.at(0)) || isInEach(term.at(6)));
        else if (isAnyOf(term.op, {Op::Draw, Op::RevealTop, Op::LookTop, Op::Mill, Op::RevealRandom}))
            brings(term, kinds::Outside, isSeveral(term.at(0)));
        else if (isAnyOf(
                     term.op, {Op::IfControl, Op::IfControlAtMost, Op::IfThereAre})) // "while you control one Leader"
            brings(term, kindsOf(term.at(1)), !isExactlyOne(term), Role::Condition);
    }
    static bool isExactlyOne(const Term& control)
    {
        return control.op == Op::IfControl && control.number == form::IfControl::Exactly && isOne(control.at(0));
    }
    void brings(const Term& deed, Kinds kinds, bool many, Role role = Role::Deed)
    {
        m_said.push_back({.by = &deed,
            .kinds = kinds,
            .side = Side::Own,
            .role = role,
            .sentence = m_sentence,
            .clause = m_clause,
            .many = many});
    }

    void said(const Term& part, const Term& in, Role role)
    {
        m_placeSaid = m_placeSaid || isAnyOf(part.op, {Op::TargetQuadrant, Op::PickQuadrant});
        if (part.op == Op::IfIsCard && part.number == form::IfIsCard::It) {
            bind({.said = &part, .use = Use::Asked});
        } else if (part.op == Op::It) {
            pronoun(part, in, role);
        } else if (part.op == Op::Quoted) { // another's ability
            for (const auto& ability : part.parts) {
                Binder inner;
                inner.text(ability);
                if (inner.doubt)
                    doubted(std::move(*inner.doubt));
                bound.insert(bound.end(), inner.bound.begin(), inner.bound.end());
            }
        } else if (part.op == Op::Here && part.number == form::Here::ThisUnits) {
            if (role == Role::Condition)
                m_said.push_back({.by = &part, .kinds = kinds::Units, .side = Side::Own, .role = role, .self = true});
        } else if (in.op == Op::AttachOnly) {
            return;
        } else if (part.op == Op::AdjacentQuadrant && part.number == form::AdjacentQuadrant::Any) {
            bindQuietly(part, kinds::Units | kinds::Terrains, [](const Referent&) { return true; });
        } else if (part.op == Op::ItsPlace && part.number == form::ItsPlace::Occupied) {
            bindQuietly(part, kinds::Units, [](const Referent& referent) { return referent.gone; });
        } else if (isNearSomebody(part) && !(part.op == Op::SameQuadrant && m_placeSaid)) {
            bindQuietly(part, kinds::Units | kinds::Terrains,
                [&](const Referent& referent) { return m_beside || referent.clause != m_clause; });
        } else if (part.op == Op::OneOf) {
            bindQuietly(part, kinds::Any, [](const Referent& referent) { return referent.many; });
        } else if (part.op == Op::ThatPlayer && part.number == form::ThatPlayer::ItsPlayer) {
            bindQuietly(part, kinds::InPlay | kinds::Events, [](const Referent& referent) { return !referent.many; });
        } else if (part.op == Op::ThatPlayer && part.number == form::ThatPlayer::ThatPlayer) {
            bindQuietly(part, kinds::Any,
                [](const Referent& referent) { return !referent.many && referent.side != Side::Own; });
        } else if (isItsPlace(part) && part.parts.empty()) {
            bind({.said = &part, .use = Use::Place, .kinds = kinds::Units | kinds::Terrains, .side = m_placeSide});
        } else if (isGroup(part)) {
            const auto outer = std::exchange(m_placeSide, sideOf(part));
            const auto besideOuter = std::exchange(m_beside, m_beside || part.op == Op::Groups);
            const auto before = m_said.size();
            for (const auto& inner : part.parts)
                said(inner, part, role);
            m_placeSide = outer;
            m_beside = besideOuter;
            if (part.op == Op::Groups) // together
                m_said.resize(before);
            introduce(part, role);
            if (isAnyOf(in.op, {Op::RecoverPlay, Op::SearchPlay, Op::DeployFree}))
                m_said.back().kinds = kinds::InPlay;
        } else if (isOfClauses(part.op) || deedOf(part).kinds != kinds::Any) { // "at the start of …, destroy …"
            clauses(part);
        } else {
            for (const auto& inner : part.parts)
                said(inner, part, role);
        }
    }

    // The one spoken of last that is so, where no other could be meant as well.
    template <class Is> void bindQuietly(const Term& said, Kinds kinds, Is is)
    {
        const auto fits = [&](const Referent& referent) {
            return (referent.kinds & kinds) != 0 && !referent.loose && is(referent);
        };
        if (const auto last = std::find_if(m_said.rbegin(), m_said.rend(), fits); last != m_said.rend())
            bound.push_back({&said, last->by});
    }

    // What says itself which one it is: "that Upgrade", "the destroyed unit", "each unit moved this way".
    void descriptive(const Term& it)
    {
        const auto isOfSide = [&](Side side) {
            return [=](const Referent& referent) { return !referent.many && referent.side == side; };
        };
        const auto isOne = [](const Referent& referent) { return !referent.many; };
        switch (it.number) {
        case form::It::ThatUpgrade: return bindQuietly(it, kinds::Upgrades, isOne);
        case form::It::ThatTerrain: return bindQuietly(it, kinds::Terrains, isOne);
        case form::It::ThatEvent: return bindQuietly(it, kinds::Events | kinds::Outside, isOne);
        case form::It::ThatEnemyUnit: return bindQuietly(it, kinds::Units, isOfSide(Side::Enemy));
        case form::It::ThatFriendlyUnit: return bindQuietly(it, kinds::Units, isOfSide(Side::Own));
        case form::It::ChosenUnits:
            return bindQuietly(it, kinds::Units, [](const Referent& referent) { return referent.many; });
        case form::It::DestroyedUnit:
            return bindQuietly(it, kinds::Units, [&](const Referent& referent) {
                const bool waits = std::ranges::any_of(
                    m_said, [](const Referent& one) { return one.gone && one.role == Role::Topic; });
                return referent.gone && (!waits || referent.role == Role::Topic);
            });
        case form::It::EvolvedUnit:
            return bindQuietly(it, kinds::Units, [](const Referent& one) { return one.role == Role::Topic; });
        case form::It::Activator:
            return bindQuietly(it, kinds::Any, [](const Referent& one) { return one.role == Role::Topic; });
        default:
            if (m_done)
                bound.push_back({&it, m_done});
        }
    }

    void pronoun(const Term& it, const Term& in, Role role)
    {
        if (it.number > form::It::ThatCard && !isPlural(it))
            return descriptive(it);
        Pronoun pronoun{.said = &it, .other = it.number != form::It::It, .many = isPlural(it)};
        const bool strength = isAnyOf(
            in.op, {Op::ItsAttack, Op::ItsDefense, Op::PrintedAttack, Op::PrintedDefense, Op::PrintedSum});
        if (strength || in.op == Op::PrintedCost) {
            pronoun.use = role == Role::Condition ? Use::Asked : Use::Amount;
            pronoun.kinds = strength ? kinds::Units | kinds::Outside : kinds::Any;
        } else if (isAnyOf(in.op, {Op::SameQuadrantAs, Op::InColumnOf, Op::AdjacentTo, Op::QuadrantWith})) {
            pronoun.use = Use::Place;
            pronoun.kinds = kinds::Units | kinds::Terrains;
            pronoun.side = m_placeSide;
        } else if (role == Role::Condition) {
            pronoun.use = Use::Asked;
            if (isAnyOf(in.op, {Op::IfMarkers, Op::IfIn, Op::IfIs, Op::IfHas}))
                pronoun.kinds = kinds::InPlay;
            pronoun.now = !(in.op == Op::IfHas && in.number != form::IfHas::Has) &&
                          !(in.op == Op::IfIs && in.number == form::IfIs::WasAlready) &&
                          !(in.op == Op::IfOf && in.number == form::IfOf::WasOfSide);
        } else {
            const auto deed = deedOf(in);
            pronoun.kinds = deed.kinds;
            pronoun.favor = deed.kinds == kinds::Any ? Favor::Neither : deed.favor;
            pronoun.inPlay = deed.kinds != kinds::Any;
        }
        if (it.number == form::It::ThatUnit)
            pronoun.kinds = static_cast<Kinds>(pronoun.kinds & kinds::Units);
        else if (it.number == form::It::ThatAsset)
            pronoun.kinds = static_cast<Kinds>(pronoun.kinds & kinds::Assets);
        bind(pronoun);
    }

    void bind(const Pronoun& pronoun)
    {
        std::vector<Referent*> fit;
        for (auto& referent : m_said)
            if (fits(referent, pronoun))
                fit.push_back(&referent);
        const auto drop = [&](const auto& is) { // unless nobody else is left
            if (!std::ranges::all_of(fit, is))
                std::erase_if(fit, is);
        };
        const auto dropSide = [&](Side side) { // but who was just asked about
            if (std::ranges::any_of(fit, [&](const Referent* referent) { return referent->side != side; }))
                std::erase_if(fit, [&](const Referent* referent) {
                    return referent->side == side && referent->role != Role::Condition;
                });
        };
        if (pronoun.use == Use::Place && pronoun.side != Side::Anyones)
            dropSide(opposite(pronoun.side));
        else if (pronoun.use == Use::Object && pronoun.favor != Favor::Neither)
            dropSide(pronoun.favor == Favor::Good ? Side::Enemy : Side::Own);
        if (!pronoun.many) // "each other friendly unit gets … and it gets …": one that is one
            drop([&](const Referent* referent) { return referent->many && referent->clause != m_clause; });
        if (pronoun.now)
            drop([](const Referent* referent) { return referent->gone; });
        if (fit.empty()) {
            if (pronoun.use != Use::Place && pronoun.said->op == Op::It) // else that of this card, or what was shown
                doubted({*pronoun.said, std::nullopt, std::nullopt});
            else if (pronoun.said->op == Op::IfIsCard && m_last)
                bound.push_back({pronoun.said, m_last});
            return;
        }
        auto& last = *fit.back();
        const auto rival = std::ranges::find_if(
            fit, [&](const Referent* other) { return other != &last && compete(*other, last, pronoun); });
        auto name = last.gone ? Term() : nameOf(last);
        const bool named = name.op != Op::None && pronoun.said->op != Op::IfIsCard;
        if (rival != fit.end())
            doubted({*pronoun.said, *(*rival)->by, *last.by});
        else if (named)
            fixed.emplace_back(pronoun.said, asSaid(*pronoun.said, std::move(name)));
        bound.push_back({pronoun.said, last.by});
        last.sentence = m_sentence;
    }

    void doubted(Doubt of)
    {
        if (!doubt)
            doubt = std::move(of);
    }

    // "It" and "its Quadrant" with the name in their place.
    static Term asSaid(const Term& pronoun, Term name)
    {
        if (pronoun.op == Op::It)
            return name;
        if (pronoun.op == Op::Here)
            return {.op = Op::SameQuadrantAs, .parts = {std::move(name)}};
        if (pronoun.op == Op::InColumn)
            return {.op = Op::InColumnOf, .parts = {std::move(name)}};
        return pronoun;
    }

    // What always says who it is: this card, who attacks; nothing of others.
    [[nodiscard]] Term nameOf(const Referent& referent) const
    {
        if (isAnyOf(referent.by->op, {Op::This, Op::Host, Op::Attacker, Op::Defender, Op::Destroyer}))
            return *referent.by;
        if (referent.self) // "this unit's Quadrant"
            return {.op = Op::This};
        if (referent.role != Role::Topic || !m_fight)
            return {};
        if (m_fight->op == Op::WhenAttacksWhom)
            return {.op = referent.by == &m_fight->at(1) ? Op::Defender : Op::Attacker};
        return {.op = m_fight->op == Op::WhenAttacks ? Op::Attacker : Op::Defender};
    }

    [[nodiscard]] bool fits(const Referent& referent, const Pronoun& pronoun) const
    {
        const bool here = referent.sentence == m_sentence && // "each … its Quadrant", "each … and (it) cannot move"
                          referent.role != Role::Condition;
        const bool number = pronoun.many ? referent.many : !referent.many || here || referent.role == Role::Topic;
        return number && !referent.loose && (referent.kinds & pronoun.kinds) != 0 &&
               !(pronoun.inPlay && referent.gone) && !(pronoun.other && referent.self) &&
               (referent.role != Role::Implied || (pronoun.use == Use::Place && pronoun.side == Side::Anyones));
    }

    // Whether the pronoun could be the one as well as the other, which was spoken of later.
    [[nodiscard]] bool compete(const Referent& one, const Referent& last, const Pronoun& pronoun) const
    {
        if (one.self && last.self)
            return false;
        const bool own = last.clause == m_clause;
        if (pronoun.use == Use::Amount && own && !pronoun.other && !(one.self && one.role == Role::Price))
            return true;
        if (one.kinds == kinds::Outside && last.kinds == kinds::Outside)
            return true;
        if (one.sentence == last.sentence && one.role != Role::Condition && !(own && one.clause != m_clause))
            return true;
        if (pronoun.use == Use::Amount && one.self && last.offered && last.gone) // "… gain CP equal to its CP cost"
            return false;
        const bool weak = last.role == Role::Price || last.role == Role::Implied || last.role == Role::Condition ||
                          last.by->op == Op::Draw || pronoun.use == Use::Place ||
                          (pronoun.use == Use::Asked && last.self);
        return one.role == Role::Topic && weak && !pronoun.other;
    }

    // Who is destroyed, returned or removed is not in play any more.
    void leaves(const Term& deed)
    {
        if (!isAnyOf(
                deed.op, {Op::Destroy, Op::Sacrifice, Op::PlayerSacrifices, Op::Remove, Op::ToHand, Op::PutInDeck}))
            return;
        for (auto& referent : m_said)
            if (std::ranges::any_of(deed.parts, [&](const Term& part) { return &part == referent.by; }))
                referent.gone = true;
    }

    std::vector<Referent> m_said;
    int m_sentence = 0, m_clause = 0;
    const Term* m_last = nullptr; // the last deed
    const Term* m_done = nullptr; // the last one to somebody
    bool m_beside = false;    // one deed to somebody and to others: "target unit and each other unit in that Quadrant"
    bool m_placeSaid = false; // a Quadrant, a row or a column has been chosen
    std::size_t m_offered = static_cast<std::size_t>(-1);
    Side m_placeSide{}, m_foes{};
    const Term* m_fight = nullptr; // the attack that the text waits for
};

Term withFixed(const Term& term, const Fixed& fixed)
{
    const auto own = std::ranges::find(fixed, &term, &Fixed::value_type::first);
    if (own != fixed.end())
        return own->second;
    Term copy{.op = term.op, .number = term.number, .word = term.word};
    for (const auto& part : term.parts)
        copy.parts.push_back(withFixed(part, fixed));
    return copy;
}

} // namespace

Term withBound(TextKind kind, const Term& text)
{
    Binder binder;
    binder.text(text, kind);
    return withFixed(text, binder.fixed);
}

std::vector<Binding> bindingsOf(TextKind kind, const Term& text)
{
    Binder binder;
    binder.text(text, kind);
    return binder.bound;
}

std::optional<Doubt> doubtOf(const Term& text)
{
    Binder binder;
    binder.text(text);
    return binder.doubt;
}

} // namespace nexus::model
