#include "app/printing/card_colours.h"

#include <cmath>

namespace nexus::app {

namespace {

double luminance(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

} // namespace

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x * share + y * (1 - share))); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor textOn(const QColor& ground)
{
    static const QColor white(Qt::white), black(0x12, 0x14, 0x1a);
    if (contrastRatio(white, ground) >= 4.5)
        return white;
    return contrastRatio(black, ground) >= 4.5 ? black : QColor(Qt::black);
}

QColor domainColour(const model::Attribute& domain)
{
    const QColor colour(QString::fromStdString(domain.colour));
    if (!domain.colour.empty() && colour.isValid())
        return colour;
    unsigned hash = 2166136261U;
    for (const char c : domain.id.str())
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return QColor::fromHsl(static_cast<int>(hash % 360U), 130, 100);
}

std::vector<FaceDomain> faceDomains(const model::Card& card, const model::Game& game)
{
    std::vector<FaceDomain> found;
    for (model::AttributeIndex i = 0; i < game.attributes.size() && i < card.numbers.size(); ++i)
        if (game.attributes[i].domain && card.numbers[i].value_or(0) != 0)
            found.push_back({i, *card.numbers[i]});
    return found;
}

} // namespace nexus::app
