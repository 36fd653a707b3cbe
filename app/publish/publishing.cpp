#include "app/publish/publishing.h"

#include "app/printing/card_art.h"
#include "app/publish/bundle_painter.h"
#include "model/base/words.h"

#include <array>

namespace nexus::app {

namespace {

using importers::LossKind;
using model::filled;

struct PublishWords {
    NEXUS_WORDS(PublishWords)
};

} // namespace

std::vector<std::string> PublishPlan::paths() const
{
    std::vector<std::string> paths;
    for (const auto& file : bundle.files)
        paths.push_back(file.path);
    for (const auto& picture : bundle.pictures)
        paths.push_back(picture.path);
    return paths;
}

PublishPlan planPublication(const importers::PublishProgram& program, std::span<const ProxyDeck> decks,
    const model::Catalogue& catalogue, const PublishChoice& choice)
{
    PublishPlan plan;
    plan.program = &program;
    plan.publication = makePublication(decks, catalogue, choice);
    plan.bundle = program.write(plan.publication);
    plan.folder = choice.folder;
    return plan;
}

std::vector<std::string> inTheWay(const PublishPlan& plan) { return BundleFolder(plan.folder).inTheWay(plan.paths()); }

std::optional<Published> publish(const PublishPlan& plan, const CardArt* art, const model::Progress& progress)
{
    BundleFolder folder(plan.folder);
    for (const auto& file : plan.bundle.files)
        folder.add(file.path, file.bytes);
    const auto take = [&](const importers::BundlePicture& picture, const QByteArray& bytes) {
        folder.add(picture.path, bytes.toStdString());
    };
    if (!paintPictures(plan.publication, plan.bundle.pictures, art, take, progress))
        return std::nullopt;
    Published published;
    published.gone = folder.commit();
    published.files = folder.sizes();
    return published;
}

std::string_view lossId(LossKind kind)
{
    // As LossKind has them.
    static constexpr std::array<std::string_view, 9> ids{"unknown-cards", "plans", "piles-together", "pile-unplayed",
        "local-pictures", "no-address", "lines-joined", "notes", "card-texts"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string lossText(const importers::Loss& loss, const importers::PublishProgram& program)
{
    const std::string name(program.name);
    const auto count = loss.count;
    switch (loss.kind) {
    case LossKind::UnknownCards:
        return filled(
            PublishWords::tr("%1: %n copies are left out, for the catalogue has no such card.", nullptr, count),
            {loss.deck});
    case LossKind::Plans:
        return filled(
            PublishWords::tr("%1: %n sideboard plans are left out, %2 has none.", nullptr, count), {loss.deck, name});
    case LossKind::PilesTogether:
        return filled(
            PublishWords::tr("%1: the %n copies lie with others, for %2 has no such section.", nullptr, count),
            {loss.what, name});
    case LossKind::PileUnplayed:
        return filled(PublishWords::tr(
                          "%1: the %n copies stay in the file, but %2 does not bring them into play.", nullptr, count),
            {loss.what, name});
    case LossKind::LocalPictures:
        return filled(
            PublishWords::tr("Without an address on the web, %1 finds the pictures on this computer alone, as "
                             "long as the folder stays where it is."),
            {name});
    case LossKind::NoAddress:
        return filled(PublishWords::tr("Without an address on the web, %1 finds no pictures."), {name});
    case LossKind::LinesJoined:
        return filled(
            PublishWords::tr("%n cards have texts of several lines, which stand on one in %1.", nullptr, count),
            {name});
    case LossKind::Notes:
        return filled(
            PublishWords::tr("%1: notes, author and tags are left out, %2 has no place for them."), {loss.deck, name});
    case LossKind::CardTexts:
        return filled(PublishWords::tr("%1 has the pictures of the cards, and not their values and texts."), {name});
    }
    return {};
}

} // namespace nexus::app
