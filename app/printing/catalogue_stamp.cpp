#include "app/printing/catalogue_stamp.h"

#include "app/text/finding_text.h"

#include <QCryptographicHash>

namespace nexus::app {

CatalogueStamp catalogueStamp(const model::Catalogue& catalogue, std::int64_t revision)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    std::string lines;
    const auto put = [&](std::string_view text) { lines.append(text).push_back('\n'); };
    const auto flush = [&] {
        hash.addData(QByteArrayView(lines.data(), static_cast<qsizetype>(lines.size())));
        lines.clear();
    };
    for (model::CardIndex card = 0; card < catalogue.size(); ++card) {
        put(catalogue.key(card));
        put(catalogue.name(card));
        for (const auto printing : catalogue.printings(card)) {
            put(catalogue.setCode(printing));
            put(catalogue.number(printing));
        }
        for (std::size_t i = 0; i < catalogue.game().attributes.size(); ++i)
            if (const auto value = catalogue.number(card, static_cast<model::AttributeIndex>(i))) {
                put(catalogue.game().attributes[i].id.str());
                put(std::to_string(*value));
            }
        put({}); // so that nothing of one card reads as of the next
        if (lines.size() > 1U << 16U)
            flush();
    }
    flush();
    const auto words = catalogue.folded(); // names, types, keywords, texts
    hash.addData(QByteArrayView(words.data(), static_cast<qsizetype>(words.size())));
    return {catalogue.game().name, catalogue.size(), revision, hash.result().toHex().left(8).toStdString()};
}

std::string stampText(const CatalogueStamp& stamp)
{
    return stamp.name + ", " + plural(static_cast<std::int64_t>(stamp.cards), "card", "cards") + ", revision " +
           std::to_string(stamp.revision) + ", " + stamp.hash;
}

} // namespace nexus::app
