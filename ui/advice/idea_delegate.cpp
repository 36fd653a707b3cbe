#include "ui/advice/idea_delegate.h"

#include "app/base/qt_text.h"
#include "app/printing/card_colours.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int proposalHeight = 40;
constexpr int ideaSide = 12, ideaTop = 5, nameHeight = 18, ideaFace = 66;
constexpr int curveWidth = 132, curveFrom = 420; // narrower rows have no curve
constexpr int narrowFace = 48, namedFace = 76, wideFace = 104, betweenTokens = 6;

// All names in full in one line, or in two where they need them.
int nameLines(const QFontMetrics& metrics, const QStringList& parts, int width)
{
    return metrics.horizontalAdvance(parts.join(QStringLiteral(", "))) <= width ? 1 : 2;
}

// The words beside the curve, as wide as that leaves them.
int wordsWidth(int row)
{
    const int width = row - 2 * ideaSide;
    return width >= curveFrom ? width - curveWidth - 16 : width;
}

// As many parts as fit into a line, and what is left for the next.
QStringList fillLine(const QFontMetrics& metrics, QStringList& parts, int width)
{
    QStringList line;
    while (!parts.isEmpty()) {
        auto longer = line;
        longer << parts.front();
        if (!line.isEmpty() && metrics.horizontalAdvance(longer.join(QStringLiteral(", ")) + QLatin1Char(',')) > width)
            break;
        line = longer;
        parts.removeFirst();
    }
    return line;
}

} // namespace

void CurveFrame::take(const std::map<std::int64_t, std::int64_t>& curve)
{
    for (const auto& [cost, copies] : curve) {
        const bool first = high < low;
        low = first ? cost : std::min(low, cost);
        high = first ? cost : std::max(high, cost);
        most = std::max(most, copies);
    }
}

void paintCurves(QPainter& painter, const QRect& rect, const std::map<std::int64_t, std::int64_t>& before,
    const std::map<std::int64_t, std::int64_t>& after, const CurveFrame& frame)
{
    const auto [low, high, most] = frame;
    if (high < low)
        return;
    const int count = static_cast<int>(std::min<std::int64_t>(high - low + 1, 24));
    const int letters = 12;
    const QRect plot = rect.adjusted(0, 0, 0, -letters);
    const auto at = [](const std::map<std::int64_t, std::int64_t>& curve, std::int64_t cost) {
        const auto found = curve.find(cost);
        return found == curve.end() ? std::int64_t{0} : found->second;
    };
    painter.setFont(sized(painter.font(), 10));
    const int every = std::max(1, (count * 16 + plot.width() - 1) / plot.width());
    for (int i = 0; i < count; ++i) {
        const auto cost = low + i;
        const int left = plot.left() + plot.width() * i / count, right = plot.left() + plot.width() * (i + 1) / count;
        const auto was = at(before, cost), is = at(after, cost);
        const auto height = [&](std::int64_t copies) { return static_cast<int>(plot.height() * copies / most); };
        const auto bar = [&](std::int64_t from, std::int64_t to) {
            return QRect(left + 1, plot.bottom() + 1 - height(to), std::max(2, right - left - 2),
                std::max(1, height(to) - height(from)));
        };
        if (const auto stays = std::min(was, is); stays > 0)
            painter.fillRect(bar(0, stays), theme().muted);
        if (is > was)
            painter.fillRect(bar(was, is), theme().accent);
        if (was > is) {
            painter.setPen(QPen(theme().bad, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar(is, was).adjusted(0, 0, -1, -1));
        }
        if (i % every == 0) {
            painter.setPen(theme().muted);
            painter.drawText(
                QRect(left - 8, plot.bottom() + 2, right - left + 16, letters), Qt::AlignCenter, QString::number(cost));
        }
    }
    painter.fillRect(QRect(plot.left(), plot.bottom() + 1, plot.width(), 1), theme().line);
}

QSize ProposalDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, proposalHeight};
}

void ProposalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    drawRowGround(*painter, option, QStyle::State_HasFocus);

    const auto rect = option.rect.adjusted(12, 0, -12, -1);
    QRect upper(rect.left(), rect.top() + 3, rect.width(), 18);
    const QRect lower(rect.left(), rect.top() + 21, rect.width(), 15);
    painter->setFont(sized(option.font, 11));
    painter->setPen(theme().muted);
    drawLine(*painter, lower, index.data(RankRole).toString());
    if (const auto kind = index.data(KindRole).toString(); !kind.isEmpty())
        upper.setRight(upper.right() - drawLine(*painter, upper, kind, Qt::AlignRight | Qt::AlignVCenter) - 8);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    drawLine(*painter, upper, fittedList(*painter, index.data(PartsRole).toStringList(), upper.width()));
    painter->restore();
}

IdeaDelegate::IdeaDelegate(QWidget* view)
    : ProposalDelegate(view)
    , m_faces(new app::SmallFaceCache(this))
{
    connect(m_faces, &app::SmallFaceCache::ready, view, qOverload<>(&QWidget::update));
}

void IdeaDelegate::setArtFolder(const std::filesystem::path& folder)
{
    m_faces->setArt(std::make_shared<const app::CardArt>(folder));
}

void IdeaDelegate::setIdeas(std::vector<IdeaLook> ideas, std::shared_ptr<const model::Catalogue> catalogue)
{
    m_ideas = std::move(ideas);
    m_frame = {};
    for (const auto& idea : m_ideas) // one for all, that they can be compared
        for (const auto* curve : {&idea.before, &idea.after})
            m_frame.take(*curve);
    if (m_catalogue != catalogue && m_catalogue)
        m_faces->setArt(nullptr); // other cards: nothing kept holds
    m_catalogue = std::move(catalogue);
}

QSize IdeaDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!index.data(IdeaRole).isValid())
        return ProposalDelegate::sizeHint(option, index);
    const auto at = index.data(IdeaRole).toUInt();
    const auto* list = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int width = list ? list->viewport()->width() : 400;
    const int lines = at < m_ideas.size()
                          ? nameLines(QFontMetrics(sized(option.font, 12)), m_ideas[at].parts, wordsWidth(width))
                          : 1;
    return {120, 2 * ideaTop + (1 + lines) * nameHeight + 4 + ideaFace + 2};
}

void IdeaDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto at = index.data(IdeaRole);
    if (!at.isValid() || at.toUInt() >= m_ideas.size())
        return ProposalDelegate::paint(painter, option, index);
    const auto& idea = m_ideas[at.toUInt()];
    painter->save();
    drawRowGround(*painter, option, QStyle::State_HasFocus);
    auto rect = option.rect.adjusted(ideaSide, ideaTop, -ideaSide, -ideaTop);
    if (rect.width() >= curveFrom && !idea.after.empty()) {
        painter->setFont(option.font);
        const int high = 2 * nameHeight + ideaFace - 2;
        paintCurves(*painter, QRect(rect.right() + 1 - curveWidth, rect.top() + 4, curveWidth, high), idea.before,
            idea.after, m_frame);
    }
    rect.setWidth(wordsWidth(option.rect.width()));
    QRect line(rect.left(), rect.top(), rect.width(), nameHeight);
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(theme().text);
    const int name = drawLine(*painter, line, idea.name);
    painter->setFont(sized(option.font, 12));
    painter->setPen(theme().muted);
    drawLine(*painter, line.adjusted(name + 10, 0, 0, 0), idea.facts);
    painter->setPen(theme().text);
    const auto metrics = painter->fontMetrics();
    auto parts = idea.parts;
    if (nameLines(metrics, parts, rect.width()) > 1) {
        line.translate(0, nameHeight);
        drawLine(*painter, line, fillLine(metrics, parts, line.width()).join(QStringLiteral(", ")) + QLatin1Char(','));
    }
    line.translate(0, nameHeight);
    drawLine(*painter, line, fittedList(*painter, parts, line.width()));
    paintFaces(*painter, QRect(rect.left(), line.bottom() + 5, rect.width(), ideaFace), idea);
    painter->restore();
}

// As wide as all of them side by side allow; of many the first.
void IdeaDelegate::paintFaces(QPainter& painter, const QRect& rect, const IdeaLook& idea) const
{
    const int count = static_cast<int>(idea.cards.size());
    if (count == 0 || !m_catalogue)
        return;
    const int rest = 60; // for the words behind those that have no room
    int width = (rect.width() + betweenTokens) / count - betweenTokens;
    int shown = count;
    if (width < narrowFace) {
        width = narrowFace;
        shown = std::max(1, (rect.width() - rest) / (narrowFace + betweenTokens));
    }
    width = width >= wideFace ? wideFace : width >= namedFace ? namedFace : narrowFace;
    for (int i = 0; i < std::min(shown, count); ++i) {
        const auto& [card, copies] = idea.cards[static_cast<std::size_t>(i)];
        const QRect place(rect.left() + i * (width + betweenTokens), rect.top(), width, rect.height());
        paintFace(painter, place, card, copies);
    }
    if (shown < count) {
        painter.setFont(sized(painter.font(), 12));
        painter.setPen(theme().muted);
        drawLine(
            painter, rect.adjusted(shown * (width + betweenTokens) + 4, 0, 0, 0), tr("%1 more").arg(count - shown));
    }
}

void IdeaDelegate::paintFace(QPainter& painter, const QRect& rect, model::CardIndex card, int copies) const
{
    if (card >= m_catalogue->size())
        return;
    const app::SmallFacePlan plan{.size = rect.size(), .header = 20, .strip = 0, .foot = 0};
    painter.setOpacity(copies < 0 ? 0.45 : 1);
    painter.drawImage(rect.topLeft(), m_faces->face(*m_catalogue, card, plan, painter.device()->devicePixelRatioF()));
    auto head = plan.headerRect().translated(rect.topLeft());
    const auto& face = m_catalogue->game().face;
    if (const auto cost = face.cost ? m_catalogue->number(card, *face.cost) : std::nullopt) {
        const QRect tile(head.left() + 1, head.top() + 1, std::max(18, *cost > 99 ? 26 : 18), 18);
        drawRounded(painter, tile, 4, app::ink::dark);
        painter.setPen(Qt::white);
        painter.setFont(sized(painter.font(), 12, true));
        drawLine(painter, tile, QString::number(*cost), Qt::AlignCenter);
        head.setLeft(tile.right() + 4);
    }
    painter.setPen(app::ink::dark);
    painter.setFont(sized(painter.font(), 10, true));
    if (rect.width() >= namedFace) // else nothing but dots
        drawLine(painter, head.adjusted(0, 0, -2, 0), q(std::string(m_catalogue->name(card))));
    painter.setOpacity(1);
    const auto count = copies > 0 ? QStringLiteral("+%1").arg(copies) : QStringLiteral("−%1").arg(-copies);
    painter.setFont(sized(painter.font(), 12, true));
    const int wide = std::max(26, lineWidth(painter, count) + 12);
    const QRect badge(rect.right() - wide - 2, rect.bottom() - 19, wide, 17);
    const auto ground = copies > 0 ? app::ink::dark : app::ink::left;
    drawRounded(painter, badge, 8, ground, QPen(Qt::white, 1));
    painter.setPen(Qt::white);
    drawLine(painter, badge, count, Qt::AlignCenter);
}

} // namespace nexus::ui
