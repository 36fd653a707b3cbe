#include "app/documents/card_drag.h"

#include "app/base/qt_text.h"
#include "model/search/card_lookup.h"

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

QMimeData* toMime(const CardDrag& drag)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << static_cast<quint32>(drag.cards.size());
    QStringList lines;
    for (const auto& [entry, from] : drag.cards) {
        out << from << q(entry.card) << entry.key.has_value() << q(entry.key ? entry.key->str() : std::string())
            << q(entry.printing) << entry.count;
        lines << QStringLiteral("%1 %2").arg(entry.count).arg(q(entry.card));
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

} // namespace nexus::app
