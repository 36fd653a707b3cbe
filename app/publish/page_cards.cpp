#include "app/publish/page_cards.h"

#include "app/base/batches.h"
#include "app/base/qt_text.h"
#include "app/printing/card_art.h"
#include "app/printing/card_colours.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/views/deck_blocks.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <QBuffer>

namespace nexus::app {

namespace {

struct PageCardWords {
    NEXUS_WORDS(PageCardWords)
};

constexpr int pictureWidth = 210; // more than it is shown at
constexpr int pageJpegQuality = 74;

std::string pictureSource(const CardFace& face, const model::Game& game, const CardArt* art)
{
    const auto own = art ? art->picture(face, pictureWidth) : QImage();
    const auto picture = cardImage(face, game, pictureWidth, 1, own);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // The page cuts the corners; under them is the edge of the card.
    QImage ground(picture.size(), QImage::Format_RGB32);
    QPainter painter(&ground);
    paintBleed(painter, ground.rect(), ground.rect(), face, game, FaceStyle::Colour, own);
    painter.drawImage(0, 0, picture);
    painter.end();
    ground.save(&buffer, "JPEG", pageJpegQuality);
    return "data:image/jpeg;base64," + bytes.toBase64().toStdString();
}

// Text with its bold parts.
void writeParagraph(Html& page, const RulesParagraph& paragraph)
{
    const std::string_view text = paragraph.text;
    std::size_t at = 0;
    page.markup("<p>");
    for (const auto& [first, second] : paragraph.strong) {
        page.text(text.substr(at, first - at)).markup("<b>").text(text.substr(first, second - first)).markup("</b>");
        at = second;
    }
    page.text(text.substr(at)).markup("</p>\n");
}

void writeFacts(Html& page, const model::Catalogue& catalogue, model::CardIndex index, const model::Card& card)
{
    const auto& game = catalogue.game();
    page.markup("<p class=\"facts\">");
    for (model::AttributeIndex at = 0; at < game.attributes.size(); ++at) {
        const auto& about = game.attributes[at];
        if (about.domain || about.kind == model::AttributeKind::Text || game.isInternal(at, card.set))
            continue;
        if (const auto fact = factText(card, game, at); !fact.empty())
            page.element("span", {}, fact);
    }
    writePips(page, catalogue, index);
    page.markup("</p>\n");
}

} // namespace

PageCards::PageCards(const WebPageOrder& order)
{
    for (const auto& [deck, checker, code, symbol] : order.decks)
        for (const auto& block : deckBlocks(deck, *checker, checker->check(deck), DeckGrouping::Type))
            for (const auto& row : block.rows)
                if (row.card && !checker->isFree(block.section))
                    add(checker->sharedCatalogue(), *row.card,
                        order.decks.size() > 1 ? std::to_string(row.entry.count) + " × " + deck.name : std::string());
    for (const auto card : order.cards)
        add(order.catalogue, card, {});
}

void PageCards::add(
    const std::shared_ptr<const model::Catalogue>& catalogue, model::CardIndex card, const std::string& use)
{
    const auto [place, isNew] = m_places.try_emplace(std::string(catalogue->key(card)), m_cards.size());
    if (isNew)
        m_cards.push_back({catalogue, card, {}});
    if (!use.empty())
        m_cards[place->second].uses.push_back(use);
}

std::string PageCards::linkTo(const std::string& key) const
{
    const auto found = m_places.find(key);
    return found == m_places.end() ? std::string() : "#c" + std::to_string(found->second + 1);
}

std::optional<std::vector<std::string>> PageCards::faces(
    const WebPageOrder& order, const model::Progress& progress) const
{
    std::vector<std::string> sources(m_cards.size());
    int painted = 0;
    const auto paint = [&](std::uint64_t at, std::uint64_t) { // each its own place
        const auto& [catalogue, card, uses] = m_cards[at];
        sources[at] = pictureSource(cardFace(*catalogue, card), catalogue->game(), order.art.get());
        return 1;
    };
    if (!inBatches(m_cards.size(), 1, painted, paint,
            [&](std::uint64_t done) { return !progress || progress(done, m_cards.size()); }))
        return std::nullopt;
    return sources;
}

std::vector<CardFace> PageCards::painted() const
{
    std::vector<CardFace> faces;
    for (const auto& [catalogue, card, uses] : m_cards)
        faces.push_back(cardFace(*catalogue, card));
    return faces;
}

void PageCards::write(Html& page, const std::vector<std::string>& faces) const
{
    page.markup("<section class=\"cards\" id=\"cards\" aria-labelledby=\"cards-title\">\n<div class=\"bar\">\n"
                "<h2 id=\"cards-title\">");
    page.text(PageCardWords::tr("Cards")).markup("</h2>\n<form role=\"search\" hidden>\n");
    page.markup("<output id=\"found\" class=\"muted\" for=\"find\" data-words=\"")
        .text(PageCardWords::tr("%1 of %2", "how many cards are shown"))
        .markup("\"></output>\n<label><span class=\"unseen\">")
        .text(PageCardWords::tr("Search names and texts of the cards"))
        .markup("</span><input id=\"find\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" placeholder=\"")
        .text(PageCardWords::tr("Search the cards"))
        .markup("\"></label>\n</form>\n</div>\n<ul class=\"faces\">\n");
    for (std::size_t at = 0; at < m_cards.size(); ++at)
        writeCard(page, at, faces[at]);
    page.markup("</ul>\n</section>\n");
}

void PageCards::writeCard(Html& page, std::size_t at, const std::string& face) const
{
    const auto& [catalogue, index, uses] = m_cards[at];
    const auto& game = catalogue->game();
    const auto card = catalogue->card(index);
    page.markup("<li class=\"card pane").markup(face.empty() ? " bare" : "").markup("\" id=\"c");
    page.markup(std::to_string(at + 1)).markup("\">\n");
    if (!face.empty())
        page.markup("<img src=\"")
            .markup(face)
            .markup("\" width=\"" + std::to_string(pictureWidth) + "\" height=\"" +
                    std::to_string(cardHeightFor(pictureWidth)) + "\" decoding=\"async\" alt=\"")
            .text(model::filled(PageCardWords::tr("The card %1"), {card.name}))
            .markup("\">\n");
    page.markup("<div>\n").element("h3", {}, model::unambiguousName(*catalogue, index)).markup("\n");
    page.element("p", "type", typeLine(card)).markup("\n");
    writeFacts(page, *catalogue, index, card);
    for (const auto& paragraph : rulesParagraphs(card, game))
        writeParagraph(page, paragraph);
    if (!card.flavor.empty())
        page.element("p", "flavor", card.flavor).markup("\n");
    auto last = uses;
    if (const auto label = model::printingLabel(card.set, card.number); !label.empty())
        last.insert(last.begin(), label);
    if (!last.empty())
        page.element("p", "small", model::joined(last, " · ")).markup("\n");
    page.markup("</div>\n</li>\n");
}

void writePips(Html& page, const model::Catalogue& catalogue, model::CardIndex card)
{
    const auto points = domainPoints(catalogue, card);
    if (points.empty())
        return;
    const auto& attributes = catalogue.game().attributes;
    page.markup("<span class=\"pips\">");
    for (const auto& [domain, count] : points)
        page.markup("<span class=\"pip p" + std::to_string(domain) + "\"><span aria-hidden=\"true\">")
            .text(attributes[domain].letter + " " + std::to_string(count))
            .markup("</span>")
            .element("span", "unseen", attributes[domain].label + " " + std::to_string(count))
            .markup("</span>");
    page.markup("</span>");
}

std::string domainStyles(const model::Game& game)
{
    std::string styles;
    for (const auto domain : game.domainAttributes()) {
        const auto ground = domainColour(game.attributes[domain]);
        styles += ".p" + std::to_string(domain) + " { background: " + ground.name().toStdString() +
                  "; color: " + textOn(ground).name().toStdString() + "; }\n";
    }
    return styles;
}

} // namespace nexus::app
