#include "app/documents/deck_actions.h"

#include "app/base/qt_text.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace nexus::app {

bool CardDrag::fromDeck() const
{
    return std::any_of(cards.begin(), cards.end(), [](const auto& card) { return !card.from.isEmpty(); });
}

std::vector<model::DeckEntry> CardDrag::entries() const
{
    std::vector<model::DeckEntry> found;
    for (const auto& card : cards)
        found.push_back(card.entry);
    return found;
}

QString cardDragType() { return QStringLiteral("application/x-nexusdeck-cards"); }

QMimeData* toMime(const CardDrag& drag, const model::Catalogue& catalogue)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << static_cast<quint32>(drag.cards.size());
    QStringList lines;
    for (const auto& [entry, from] : drag.cards) {
        out << from << q(entry.card) << entry.key.has_value() << q(entry.key ? entry.key->str() : std::string())
            << q(entry.printing) << entry.count;
        lines << QStringLiteral("%1 %2").arg(entry.count).arg(q(model::nameShown(catalogue, entry)));
    }
    auto* mime = new QMimeData;
    mime->setData(cardDragType(), bytes);
    mime->setText(lines.join(QLatin1Char('\n')));
    return mime;
}

std::optional<CardDrag> cardDragOf(const QMimeData* data)
{
    if (!data || !data->hasFormat(cardDragType()))
        return std::nullopt;
    QDataStream in(data->data(cardDragType()));
    CardDrag drag;
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        QString from, card, key, printing;
        bool hasKey = false;
        int copies = 0;
        in >> from >> card >> hasKey >> key >> printing >> copies;
        if (in.status() != QDataStream::Ok || copies < 1 || copies > model::maxCopies)
            return std::nullopt;
        model::DeckEntry entry;
        entry.card = card.toStdString();
        if (hasKey)
            entry.key = model::CardKey(key.toStdString());
        entry.printing = printing.toStdString();
        entry.count = copies;
        drag.cards.push_back({std::move(entry), std::move(from)});
    }
    return in.status() == QDataStream::Ok ? std::optional(std::move(drag)) : std::nullopt;
}

model::DeckEntry entryFor(const model::Catalogue& catalogue, model::CardIndex card, int count)
{
    model::DeckEntry entry;
    entry.card = model::unambiguousName(catalogue, card);
    entry.key = model::CardKey(std::string(catalogue.key(card)));
    entry.count = count;
    return entry;
}

namespace {

using model::DeckEdit;

struct DeckActionWords {
    NEXUS_WORDS(DeckActionWords)
};

std::string what(const DeckDocument& document, const PlacedCard& card)
{
    return model::nameShown(document.checker().catalogue(), card.entry);
}
std::string what(const DeckDocument& document, const std::vector<PlacedCard>& cards)
{
    return cards.size() == 1 ? what(document, cards.front()) : cardsText(static_cast<std::int64_t>(cards.size()));
}

// The name of an edit, for the menus and the history.
QString named(const std::string& text, std::initializer_list<std::string_view> fillings)
{
    return q(model::filled(text, fillings));
}

bool run(DeckDocument& document, std::vector<DeckEdit> edits, const QString& name)
{
    if (edits.empty())
        return false;
    return document.edit(edits.size() == 1 ? edits.front() : DeckEdit{model::EditGroup{std::move(edits)}}, name);
}

} // namespace

std::optional<model::SectionId> sideSection(const model::Ruleset& ruleset)
{
    for (const auto& section : ruleset.sections)
        if (section.optional && !section.free)
            return section.id;
    return std::nullopt;
}

std::optional<model::SectionId> freeSection(const model::Ruleset& ruleset)
{
    for (const auto& section : ruleset.sections)
        if (section.free)
            return section.id;
    return std::nullopt;
}

QString sectionLabel(const model::Ruleset& ruleset, const model::SectionId& id) { return q(sectionName(id, ruleset)); }

bool holdsCards(const model::Deck& deck)
{
    return std::any_of(
        deck.sections.begin(), deck.sections.end(), [](const auto& section) { return !section.entries.empty(); });
}

std::optional<QString> refusal(
    const DeckDocument& document, model::CardIndex card, const std::optional<model::SectionId>& section)
{
    const auto& checker = document.checker();
    if (!checker.catalogue().has(card))
        return std::nullopt;
    const auto index = section ? std::optional(checker.sectionIndex(*section)) : document.additions().homeSection(card);
    if (!index || *index == model::DeckChecker::noSection)
        return std::nullopt;
    const auto words = limitWords(document.additions(), checker, card, *index);
    return words ? std::optional(q(*words)) : std::nullopt;
}

bool addCard(DeckDocument& document, const model::DeckEntry& card, const model::SectionId& section)
{
    const auto side = sideSection(document.checker().ruleset());
    const bool main = !side || section != *side;
    const auto& rules = document.checker().ruleset();
    const auto* about = rules.section(section);
    const auto name = main && !(about && about->free)
                          ? named(DeckActionWords::tr("Add %1", "a card"), {card.card})
                          : named(DeckActionWords::tr("Add %1 to %2"), {card.card, sectionName(section, rules)});
    return document.edit({model::ChangeCopies{section, card, std::max(card.count, 1)}}, name);
}

bool addToHome(DeckDocument& document, model::CardIndex card, int copies)
{
    const auto home = document.additions().homeSection(card);
    if (!home)
        return false;
    return addCard(document, entryFor(document.checker().catalogue(), card, copies),
        document.checker().ruleset().sections[*home].id);
}

bool addToHome(DeckDocument& document, const std::vector<model::CardIndex>& cards)
{
    if (cards.size() == 1)
        return addToHome(document, cards.front());
    std::vector<DeckEdit> edits;
    for (const auto card : cards)
        if (const auto home = document.additions().homeSection(card))
            edits.push_back({model::ChangeCopies{
                document.checker().ruleset().sections[*home].id, entryFor(document.checker().catalogue(), card), 1}});
    const auto name = q(DeckActionWords::tr("Add %n cards", nullptr, static_cast<std::int64_t>(edits.size())));
    return run(document, std::move(edits), name);
}

bool changeCopies(DeckDocument& document, const std::vector<PlacedCard>& cards, int by)
{
    std::vector<DeckEdit> edits;
    for (const auto& card : cards)
        edits.push_back({model::ChangeCopies{card.section, card.entry, by}});
    return run(document, std::move(edits),
        named(by > 0 ? DeckActionWords::tr("Add a copy of %1") : DeckActionWords::tr("Take out a copy of %1"),
            {what(document, cards)}));
}

bool takeAllOut(DeckDocument& document, const std::vector<PlacedCard>& cards)
{
    std::vector<DeckEdit> edits;
    for (const auto& card : cards)
        edits.push_back({model::ChangeCopies{card.section, card.entry, -card.entry.count}});
    return run(document, std::move(edits), named(DeckActionWords::tr("Take out %1"), {what(document, cards)}));
}

bool setCopies(DeckDocument& document, const PlacedCard& card, int copies)
{
    return document.edit({model::ChangeCopies{card.section, card.entry, copies - card.entry.count}},
        named(DeckActionWords::tr("%n copies of %1", nullptr, copies), {what(document, card)}));
}

bool moveCards(DeckDocument& document, const std::vector<PlacedCard>& cards, const model::SectionId& to, int count)
{
    std::vector<DeckEdit> edits;
    for (const auto& card : cards)
        if (card.section != to)
            edits.push_back({model::MoveCopies{
                card.section, to, card.entry, count > 0 ? std::min(count, card.entry.count) : card.entry.count}});
    return run(document, std::move(edits),
        named(DeckActionWords::tr("Move %1 to %2"), {what(document, cards), sectionName(to, document.checker())}));
}

bool moveToOtherSide(DeckDocument& document, const std::vector<PlacedCard>& cards)
{
    const auto& rules = document.checker().ruleset();
    const auto side = sideSection(rules);
    if (!side)
        return false;
    std::vector<DeckEdit> edits;
    std::vector<PlacedCard> moved;
    std::optional<model::SectionId> to; // where all of them go, where that is one place
    bool scattered = false;
    for (const auto& card : cards) {
        auto target = std::optional(*side);
        if (card.section == *side) {
            const auto found = model::lookUp(document.checker().catalogue(), card.entry);
            const auto home = found.card ? document.additions().homeSection(*found.card) : std::nullopt;
            target = home ? std::optional(rules.sections[*home].id) : std::nullopt;
        }
        if (!target || *target == card.section)
            continue;
        edits.push_back({model::MoveCopies{card.section, *target, card.entry, 1}});
        moved.push_back(card);
        scattered = scattered || (to && *to != *target);
        to = target;
    }
    if (edits.empty())
        return false;
    return run(document, std::move(edits),
        scattered ? named(DeckActionWords::tr("Move %1 to the other side"), {what(document, moved)})
                  : named(DeckActionWords::tr("Move %1 to %2"), {what(document, moved), sectionName(*to, rules)}));
}

bool addCards(DeckDocument& document, const std::vector<model::DeckEntry>& cards, const model::SectionId& section)
{
    if (cards.size() == 1)
        return addCard(document, cards.front(), section);
    std::vector<DeckEdit> edits;
    for (const auto& card : cards)
        edits.push_back({model::ChangeCopies{section, card, std::max(card.count, 1)}});
    return run(document, std::move(edits),
        named(DeckActionWords::tr("Add %n cards to %1", nullptr, static_cast<std::int64_t>(cards.size())),
            {sectionName(section, document.checker())}));
}

bool swapCards(DeckDocument& document, const PlacedCard& a, const PlacedCard& b)
{
    if (a.section == b.section)
        return false;
    return run(document,
        {{model::MoveCopies{a.section, b.section, a.entry, 1}}, {model::MoveCopies{b.section, a.section, b.entry, 1}}},
        named(DeckActionWords::tr("Swap %1 and %2"), {what(document, a), what(document, b)}));
}

} // namespace nexus::app
