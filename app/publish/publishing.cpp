#include "app/publish/publishing.h"

#include "app/base/qt_text.h"
#include "app/printing/card_pictures.h"
#include "app/publish/bundle_painter.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QUrl>

#include <algorithm>
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

tl::expected<std::string, std::string> publishAddress(std::string_view text, const importers::PublishProgram& program)
{
    constexpr std::size_t longest = 2000;
    const std::string name(program.name);
    if (program.address == importers::AddressUse::None)
        return tl::unexpected(
            filled(PublishWords::tr("%1 takes its pictures from the folder: an address on the web is of no use to it."),
                {name}));
    const auto words = model::trimmed(text);
    if (words.size() > longest || model::textFault(words, longest, false))
        return tl::unexpected(
            PublishWords::tr("The address on the web is longer than 2,000 characters, or has signs that no text has."));
    const QUrl url(q(std::string(words)), QUrl::TolerantMode);
    const auto scheme = url.scheme();
    if (!url.isValid() || url.host().isEmpty() || (scheme != QLatin1String("https") && scheme != QLatin1String("http")))
        return tl::unexpected(
            filled(PublishWords::tr("“%1” is no address on the web: it begins with https:// or http:// and a host."),
                {std::string(words)}));
    if (url.hasQuery() || url.hasFragment() || !url.userInfo().isEmpty())
        return tl::unexpected(filled(PublishWords::tr("“%1” is not the address of a folder: names of files come behind "
                                                      "it, so it has no “?”, no “#” and no password."),
            {std::string(words)}));
    auto address = url.toEncoded(QUrl::FullyEncoded).toStdString();
    return address.ends_with('/') ? address : address + "/";
}

PublishPlan planPublication(const importers::PublishProgram& program, std::span<const ProxyDeck> decks,
    const model::Catalogue& catalogue, const PublishChoice& choice, const model::Collection& collection)
{
    PublishPlan plan;
    plan.program = &program;
    ChosenCopies chosen;
    if (program.printOrder)
        chosen = chosenCopies(decks, choice.copies, collection);
    plan.unused = std::move(chosen.unused);
    const bool local = choice.address.empty();
    const bool all = choice.allCards.value_or(program.cardBase);
    const auto folder = QUrl::fromLocalFile(q(std::filesystem::absolute(choice.folder).lexically_normal().string()));
    plan.publication = makePublication(program.printOrder ? std::span<const ProxyDeck>(chosen.decks) : decks, catalogue,
        {!all                  ? FurtherCards::None
            : program.cardBase ? FurtherCards::Printings
                               : FurtherCards::Newest,
            program.cardBase ? std::span(choice.rulesets)
                             : std::span<const std::shared_ptr<const model::DeckChecker>>(),
            local ? folder.toEncoded(QUrl::FullyEncoded).toStdString() : choice.address, local});
    plan.bundle = program.write(plan.publication);
    plan.folder = choice.folder;
    return plan;
}

std::vector<std::string> inTheWay(const PublishPlan& plan) { return BundleFolder(plan.folder).inTheWay(plan.paths()); }

std::optional<Published> publish(
    const PublishPlan& plan, const std::shared_ptr<const CardArt>& art, const model::Progress& progress)
{
    BundleFolder folder(plan.folder);
    for (const auto& file : plan.bundle.files)
        folder.add(file.path, file.bytes);
    const auto take = [&](const importers::BundlePicture& picture, const QByteArray& bytes) {
        folder.add(picture.path, bytes.toStdString());
    };
    if (!paintPictures(plan.publication, plan.bundle.pictures, art.get(), take, progress))
        return std::nullopt;
    Published published;
    std::vector<CardFace> faces;
    for (const auto& card : plan.publication.cards)
        faces.push_back({card.card, card.key.str()});
    const auto& painted = plan.bundle.pictures;
    const bool backs = std::any_of(painted.begin(), painted.end(),
        [](const auto& picture) { return picture.form == importers::BundlePicture::Form::Back; });
    published.badPictures = badPictures(art, faces, backs);
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
