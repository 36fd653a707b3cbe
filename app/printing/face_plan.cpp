#include "app/printing/face_plan.h"

#include "app/printing/card_header.h"

#include <array>
#include <span>

namespace nexus::app {

namespace {

LowerCorners cornersOf(const model::Card& card, const model::Game& game)
{
    const auto text = [&](const std::optional<model::AttributeIndex>& attribute) {
        return attribute ? QString::fromStdString(valueText(card, game, *attribute)) : QString();
    };
    return {text(game.face.left), text(game.face.right)};
}

std::pair<double, std::unique_ptr<TextBox>> planText(const BoxContent& content, double bottom, const FaceLook& look)
{
    struct Step {
        double artHeight;
        int largest, smallest;
    };
    static constexpr std::array pictured{Step{336, TextBox::largest, 27}, Step{280, TextBox::largest, 26},
        Step{216, TextBox::largest, TextBox::smallest}};
    const std::array bare{Step{look.mark.isEmpty() ? 0 : markHeight, 32, TextBox::smallest}};
    const std::span<const Step> steps = look.style == FaceStyle::TextOnly ? std::span<const Step>(bare) : pictured;
    const double width = face::width - 2 * face::margin;
    const auto room = [&](double art) { return bottom - face::headerBottom - art - face::typeHeight - 34; };
    for (const auto& step : steps)
        if (auto box = fittingBox(content, width, room(step.artHeight), step.largest, step.smallest))
            return {step.artHeight, std::move(box)};
    const double art = steps.back().artHeight;
    auto box = std::make_unique<TextBox>(content, width, room(art), TextBox::smallest);
    box->cut();
    return {art, std::move(box)};
}

} // namespace

FacePlan planFace(const CardFace& face, const model::Game& game, const QString& family, const FaceLook& look)
{
    FacePlan plan;
    plan.corners = cornersOf(face.card, game);
    const double bottom = plan.corners.any() ? face::tilesTop : face::barTop;
    std::tie(plan.artHeight, plan.text) = planText(
        {rulesParagraphs(face.card, game), QString::fromStdString(face.card.flavor), family}, bottom, look);
    plan.result.rulesCut = plan.text->rulesCut();
    plan.result.flavorCut = plan.text->flavorCut();
    plan.result.textSize = plan.text->size();
    return plan;
}

} // namespace nexus::app
