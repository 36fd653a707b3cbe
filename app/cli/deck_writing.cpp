#include "app/cli/deck_writing.h"

#include "app/documents/deck_file.h"
#include "db/deck_store.h"

namespace nexus::app::cli {

std::string writeDeckTo(Context& context, const std::string& file, const model::Deck& deck)
{
    if (const auto written = writeDeckFile(file, deck, context.profile().library().game); !written)
        throw Stop{Failed, file + " " + written.error()};
    return file;
}

std::string writeDeckOver(Context& context, const ReadDeck& read, const model::Deck& deck)
{
    const auto& about = read.result;
    if (about.id) {
        context.profile().decks().save(*about.id, deck, utcNow());
        return deck.name + " (#" + std::to_string(*about.id) + ")";
    }
    const auto kind = std::filesystem::path(about.file).extension();
    if (kind != ".nxdeck" && kind != ".json" && kind != ".txt")
        throw Stop{Refused,
            about.file + " is neither .nxdeck nor .txt; write the changed deck to such a file with --apply FILE."};
    return writeDeckTo(context, about.file, deck);
}

} // namespace nexus::app::cli
