#include "app/views/face_columns.h"

#include "app/printing/card_painter.h"
#include "model/advice/laws.h"

#include <algorithm>
#include <cstdlib>

namespace nexus::app {

namespace {

// What a section is to its deck: first what is played, then what gives to it, what may stand aside, the free piles.
enum class SectionRank { Played, Giving, Aside, Free, Foreign };

SectionRank rankOf(const model::Ruleset& ruleset, const model::SectionId& id)
{
    const auto* section = ruleset.section(id);
    return !section                    ? SectionRank::Foreign
           : section->free             ? SectionRank::Free
           : section->optional         ? SectionRank::Aside
           : model::gives(ruleset, id) ? SectionRank::Giving
                                       : SectionRank::Played;
}

struct RankedSection {
    SectionPlace place;
    SectionRank rank = SectionRank::Foreign;
    std::size_t cards = 0; // rows
    bool grouped = false;
};

std::vector<RankedSection> rankedSections(const std::vector<DeckBlock>& blocks, const model::Ruleset& ruleset)
{
    std::vector<RankedSection> sections;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (sections.empty() || sections.back().place.section != blocks[i].section)
            sections.push_back({{blocks[i].section, {}, {}, {}}, rankOf(ruleset, blocks[i].section), 0, false});
        auto& section = sections.back();
        section.place.blocks.push_back(i);
        section.cards += blocks[i].rows.size();
        section.grouped = section.grouped || blocks[i].grouped;
    }
    std::stable_sort(sections.begin(), sections.end(), [](const auto& a, const auto& b) { return a.rank < b.rank; });
    return sections;
}

class FaceSetter {
public:
    FaceSetter(const std::vector<DeckBlock>& blocks, const FaceRoom& room)
        : m_blocks(blocks)
        , m_room(room)
        , m_across(facesAcross(room))
        , m_faceHeight(cardHeightFor(room.face))
        , m_y(room.gap / 2)
    {
    }

    void set(RankedSection& section, bool titled, bool columns)
    {
        auto& place = section.place;
        const int top = m_y;
        if (titled) {
            place.title = QRect(m_room.gap, m_y, innerWidth(), m_room.title);
            m_y += m_room.title;
        }
        if (columns)
            m_room.stacked ? setStacks(place) : setGrids(place);
        else
            setBand(place);
        if (section.cards == 0 && !titled)
            m_y += m_faceHeight + m_room.gap; // room to say how to begin, and to drop cards
        place.area = QRect(0, top, m_room.width, m_y - top);
        m_columns.sections.push_back(place);
    }

    // Small sections beside each other, each as wide as its faces; the last has the rest.
    void setBeside(std::vector<RankedSection*> sections)
    {
        const int top = m_y;
        m_y += m_room.title + m_faceHeight + m_room.gap;
        int stack = 0;
        for (auto* section : sections) {
            auto& place = section->place;
            const int x = stack == 0 ? 0 : left(stack) - m_room.gap / 2;
            for (const auto& card : cardsOf(place.blocks))
                setStack({card}, stack++, top + m_room.title);
            const int end = section == sections.back() ? m_room.width : left(stack) - m_room.gap / 2;
            place.area = QRect(x, top, end - x, m_y - top);
            place.title = QRect(x == 0 ? m_room.gap : x + m_room.gap / 2, top, 0, m_room.title);
            place.title.setRight(end - m_room.gap);
            for (const auto block : place.blocks)
                m_columns.columns.push_back({block, {}, place.area});
            m_columns.sections.push_back(place);
        }
        ++m_lane;
    }

    FaceColumns finish()
    {
        m_columns.height = m_y + m_room.gap / 2;
        if (!m_columns.sections.empty()) // what is left below belongs to the last
            m_columns.sections.back().area.setBottom(m_columns.height - 1);
        return std::move(m_columns);
    }

private:
    struct Card {
        std::size_t block, row;
    };

    [[nodiscard]] int innerWidth() const { return m_room.width - 2 * m_room.gap; }
    [[nodiscard]] int left(int stack) const { return m_room.gap + stack * (m_room.face + m_room.gap); }
    [[nodiscard]] int stackHeight(std::size_t cards) const
    {
        return cards == 0 ? 0 : static_cast<int>(cards - 1) * m_room.strip + m_faceHeight;
    }

    // One over the other, the last of them whole.
    void setStack(const std::vector<Card>& cards, int stack, int top)
    {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const QRect face(left(stack), top + static_cast<int>(i) * m_room.strip, m_room.face, m_faceHeight);
            auto shown = face;
            if (i + 1 < cards.size())
                shown.setHeight(m_room.strip);
            m_columns.faces.push_back({cards[i].block, cards[i].row, face, shown, m_lane, stack});
        }
    }

    [[nodiscard]] std::vector<Card> cardsOf(const std::vector<std::size_t>& blocks) const
    {
        std::vector<Card> cards;
        for (const auto block : blocks)
            for (std::size_t row = 0; row < m_blocks[block].rows.size(); ++row)
                cards.push_back({block, row});
        return cards;
    }

    // Each block a column, as many beside each other as there is room for.
    void setStacks(const SectionPlace& section)
    {
        for (std::size_t first = 0; first < section.blocks.size(); first += static_cast<std::size_t>(m_across)) {
            const auto last = std::min(first + static_cast<std::size_t>(m_across), section.blocks.size());
            int height = 0;
            for (std::size_t i = first; i < last; ++i) {
                const auto cards = cardsOf({section.blocks[i]});
                const int stack = static_cast<int>(i - first);
                setStack(cards, stack, m_y + m_room.heading);
                height = std::max(height, m_room.heading + stackHeight(cards.size()));
            }
            for (std::size_t i = first; i < last; ++i) {
                const int x = left(static_cast<int>(i - first));
                m_columns.columns.push_back({section.blocks[i], QRect(x, m_y, m_room.face, m_room.heading),
                    QRect(x, m_y, m_room.face, height)});
            }
            m_y += height + m_room.gap;
            ++m_lane;
        }
    }

    // Each block with its heading over rows of faces.
    void setGrids(const SectionPlace& section)
    {
        for (const auto block : section.blocks) {
            const int top = m_y;
            m_y += m_room.heading;
            setGrid(cardsOf({block}));
            m_columns.columns.push_back({block, QRect(m_room.gap, top, innerWidth(), m_room.heading),
                QRect(m_room.gap, top, innerWidth(), m_y - top)});
        }
    }

    void setGrid(const std::vector<Card>& cards)
    {
        const auto across = static_cast<std::size_t>(m_across);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            setStack({cards[i]}, static_cast<int>(i % across), m_y);
            if (i % across + 1 == across || i + 1 == cards.size()) {
                m_y += m_faceHeight + m_room.gap;
                ++m_lane;
            }
        }
    }

    // All blocks as one: beside each other, or in as many stacks as there is room for.
    void setBand(const SectionPlace& section)
    {
        const int top = m_y;
        const auto cards = cardsOf(section.blocks);
        const auto across = static_cast<std::size_t>(m_across);
        if (!m_room.stacked || cards.size() <= across) {
            setGrid(cards);
        } else {
            std::size_t first = 0; // the first stacks have one more where it does not come out even
            for (std::size_t stack = 0; stack < across; ++stack) {
                const auto last = first + cards.size() / across + (stack < cards.size() % across ? 1 : 0);
                setStack({cards.begin() + static_cast<std::ptrdiff_t>(first),
                             cards.begin() + static_cast<std::ptrdiff_t>(last)},
                    static_cast<int>(stack), top);
                first = last;
            }
            m_y += stackHeight((cards.size() + across - 1) / across) + m_room.gap;
            ++m_lane;
        }
        for (const auto block : section.blocks)
            m_columns.columns.push_back({block, {}, QRect(m_room.gap, top, innerWidth(), m_y - top)});
    }

    const std::vector<DeckBlock>& m_blocks;
    FaceRoom m_room;
    int m_across, m_faceHeight, m_y, m_lane = 0;
    FaceColumns m_columns;
};

// The first or last of each stack of the lane: the one nearest to where a face is from left to right.
const FacePlace* nearestIn(const FaceColumns& columns, int lane, int x, bool first)
{
    const FacePlace* best = nullptr;
    for (const auto& face : columns.faces) {
        if (face.lane != lane)
            continue;
        const int away = std::abs(face.face.x() - x), bestAway = best ? std::abs(best->face.x() - x) : 0;
        if (!best || away < bestAway || (away == bestAway && !first))
            best = &face;
    }
    return best;
}

// The face of the stack nearest to where one is from above.
const FacePlace* nearestOf(const FaceColumns& columns, int lane, int stack, int y)
{
    const FacePlace* best = nullptr;
    for (const auto& face : columns.faces)
        if (face.lane == lane && face.stack == stack &&
            (!best || std::abs(face.face.y() - y) < std::abs(best->face.y() - y)))
            best = &face;
    return best;
}

} // namespace

int facesAcross(const FaceRoom& room)
{
    return std::max(1, (room.width - room.gap) / std::max(1, room.face + room.gap));
}

FaceColumns faceColumns(const std::vector<DeckBlock>& blocks, const model::Ruleset& ruleset, const FaceRoom& room)
{
    auto sections = rankedSections(blocks, ruleset);
    const auto played = std::count_if(
        sections.begin(), sections.end(), [](const auto& section) { return section.rank == SectionRank::Played; });
    const auto across = static_cast<std::size_t>(facesAcross(room));
    FaceSetter setter(blocks, room);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const bool leads = i == 0;
        const bool columns = sections[i].grouped && (leads || sections[i].cards > across);
        std::vector<RankedSection*> beside;
        for (std::size_t k = i, cards = 0; !leads && k < sections.size() && sections[k].cards > 0; ++k) {
            cards += sections[k].cards;
            if (cards > across)
                break;
            beside.push_back(&sections[k]);
        }
        if (beside.size() > 1) {
            i += beside.size() - 1;
            setter.setBeside(std::move(beside));
        } else {
            setter.set(sections[i], !leads || played > 1 || (!columns && sections[i].cards > 0), columns);
        }
    }
    return setter.finish();
}

const FacePlace* FaceColumns::at(const QPoint& point) const
{
    for (const auto& face : faces)
        if (face.shown.contains(point))
            return &face;
    return nullptr;
}

const SectionPlace* FaceColumns::sectionAt(const QPoint& point) const
{
    for (const auto& section : sections)
        if (section.area.contains(point))
            return &section;
    return sections.empty() || point.y() < sections.back().area.bottom() ? nullptr : &sections.back();
}

const FacePlace* FaceColumns::find(std::size_t block, std::size_t row) const
{
    for (const auto& face : faces)
        if (face.block == block && face.row == row)
            return &face;
    return nullptr;
}

const FacePlace* nextFace(const FaceColumns& columns, const FacePlace& from, FaceStep step)
{
    const auto at = static_cast<std::size_t>(&from - columns.faces.data());
    const int lanes = columns.faces.empty() ? 0 : columns.faces.back().lane + 1;
    switch (step) {
    case FaceStep::Down:
        if (at + 1 < columns.faces.size() && columns.faces[at + 1].lane == from.lane &&
            columns.faces[at + 1].stack == from.stack)
            return &columns.faces[at + 1];
        for (int lane = from.lane + 1; lane < lanes; ++lane)
            if (const auto* found = nearestIn(columns, lane, from.face.x(), true))
                return found;
        return nullptr;
    case FaceStep::Up:
        if (at > 0 && columns.faces[at - 1].lane == from.lane && columns.faces[at - 1].stack == from.stack)
            return &columns.faces[at - 1];
        for (int lane = from.lane - 1; lane >= 0; --lane)
            if (const auto* found = nearestIn(columns, lane, from.face.x(), false))
                return found;
        return nullptr;
    case FaceStep::Right:
        if (const auto* found = nearestOf(columns, from.lane, from.stack + 1, from.face.y()))
            return found;
        for (const auto& face : columns.faces) // the first of the next lane
            if (face.lane > from.lane)
                return &face;
        return nullptr;
    case FaceStep::Left:
        if (const auto* found = nearestOf(columns, from.lane, from.stack - 1, from.face.y()))
            return found;
        for (int lane = from.lane - 1; lane >= 0; --lane) { // the last of the lane before
            const FacePlace* first = nullptr;
            for (const auto& face : columns.faces)
                if (face.lane == lane && (!first || face.stack > first->stack))
                    first = &face;
            if (first)
                return first;
        }
        return nullptr;
    }
    return nullptr;
}

} // namespace nexus::app
