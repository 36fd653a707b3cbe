#include "app/printing/decklist_frame.h"

#include "app/base/qt_text.h"
#include "app/printing/decklist_words.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

constexpr double lineStep = 4.1;
constexpr double fieldHeight = 8.6; // room to write in
constexpr double letterBox = 17;

class FrameMaker {
public:
    FrameMaker(const TournamentList& list, SheetLetters& letters, double width)
        : m_list(list)
        , m_letters(letters)
        , m_width(width)
    {
    }

    FramePart player()
    {
        const double inner = m_width - letterBox - 6;
        text(QStringLiteral("Decklist"), Style::Title, 0, 5);
        text(q(m_list.game().name), Style::Body, m_letters.width(QStringLiteral("Decklist"), Style::Title) + 3, 5);
        paintLetterBox();
        const auto& player = m_list.player;
        double y = 7.5;
        y = fields({{QStringLiteral("Last name"), player.lastName, 0.55},
                       {QStringLiteral("First name"), player.firstName, 0.45}},
            y, inner);
        y = std::max(y, letterBox + 1.6);
        y = fields({{QStringLiteral("Player id"), player.playerId, 0.4}, {QStringLiteral("Date"), player.date, 0.35},
                       {QStringLiteral("Table"), player.table, 0.25}},
            y, m_width);
        y = fields(
            {{QStringLiteral("Event"), player.event, 0.55}, {QStringLiteral("Place"), player.place, 0.45}}, y, m_width);
        y = fields({{QStringLiteral("Deck"), q(m_list.deck.name), 1}}, y, m_width);
        m_part.height = y + 1;
        return std::move(m_part);
    }

    FramePart stamp(double symbolSide)
    {
        constexpr double judgeWidth = 57;
        const double codeWidth = symbolSide > 0 ? symbolSide + 1 : 36;
        const double left = codeWidth + 3, width = m_width - judgeWidth - left - 3;
        double height = facts(left, width);
        if (symbolSide > 0)
            height = std::max(height, symbolSide + 1);
        else
            height = std::max(height, noCode(codeWidth));
        height = std::max(height, 37.0);
        judge(m_width - judgeWidth, judgeWidth, height);
        auto& drawing = m_part.drawing;
        drawing.box(QRectF(0, 0, m_width, height), SheetDrawing::rule);
        drawing.line(codeWidth, 0, codeWidth, height, SheetDrawing::rule);
        drawing.line(m_width - judgeWidth, 0, m_width - judgeWidth, height, SheetDrawing::rule);
        m_part.height = height;
        return std::move(m_part);
    }

    FramePart further()
    {
        const auto name = m_list.player.lastName.isEmpty() ? m_list.player.firstName
                          : m_list.player.firstName.isEmpty()
                              ? m_list.player.lastName
                              : m_list.player.lastName + QStringLiteral(", ") + m_list.player.firstName;
        const auto checksum = q(m_list.checksum);
        const double sumWidth = m_letters.width(checksum, Style::Heading), room = m_width - sumWidth - 6;
        double base = 1;
        const auto names = m_letters.wrapped(q(m_list.deck.name), Style::Heading, room);
        for (const auto& line : names)
            text(line, Style::Heading, 0, base += 4.6);
        text(checksum, Style::Heading, m_width - sumWidth, 5.6);
        text(QStringLiteral("checksum"), Style::Body,
            m_width - m_letters.width(QStringLiteral("checksum"), Style::Body), 9.9);
        // Written by hand where it was not known: further pages get lost without it.
        base = std::max(base + 0.6, 6.5);
        base = fields({{QStringLiteral("Name"), name, 1}}, base, room);
        m_part.height = base + 1;
        return std::move(m_part);
    }

private:
    struct Field {
        QString label, value;
        double share;
    };

    void text(const QString& words, Style style, double x, double base, bool white = false)
    {
        m_part.drawing.text(m_letters.shape(words, style), x, base, white);
    }
    double lines(const QString& words, Style style, double x, double width, double base)
    {
        const auto broken = m_letters.wrapped(words, style, width);
        for (const auto& line : broken) {
            text(line, style, x, base);
            base += lineStep;
        }
        return base;
    }

    // A row of fields; gives its bottom.
    double fields(const std::vector<Field>& row, double top, double width)
    {
        constexpr double gap = 4;
        double bottom = top + fieldHeight, x = 0;
        const double all = width - gap * static_cast<double>(row.size() - 1);
        std::vector<std::pair<double, double>> rules;
        for (const auto& field : row) {
            const double base = top + fieldHeight - 1.6, here = all * field.share;
            const double from = x + m_letters.width(field.label, Style::Body) + 1.8, room = x + here - from;
            text(field.label, Style::Body, x, base);
            const bool fits = m_letters.width(field.value, Style::Value) <= room;
            const auto written = m_letters.wrapped(field.value, fits ? Style::Value : Style::Body, room);
            for (qsizetype i = 0; i < written.size(); ++i)
                text(written[i], fits ? Style::Value : Style::Body, from, base + lineStep * static_cast<double>(i));
            bottom = std::max(bottom, top + fieldHeight + lineStep * static_cast<double>(written.size() - 1));
            rules.emplace_back(from - 0.6, x + here);
            x += here + gap;
        }
        for (const auto& [from, to] : rules)
            m_part.drawing.line(from, bottom - 0.4, to, bottom - 0.4, 0.15);
        return bottom;
    }

    void paintLetterBox()
    {
        const QRectF box(m_width - letterBox, 0, letterBox, letterBox);
        m_part.drawing.box(box, SheetDrawing::frame);
        if (const auto letter = filingLetter(m_list.player); !letter.isEmpty())
            text(letter, Style::Initial, box.center().x() - m_letters.width(letter, Style::Initial) / 2,
                box.center().y() + 3.35);
        const QString caption[] = {QStringLiteral("first letter of"), QStringLiteral("the last name")};
        for (int i = 0; i < 2; ++i)
            text(caption[i], Style::Body, box.left() - 1.6 - m_letters.width(caption[i], Style::Body),
                3.1 + lineStep * i);
    }

    // The stamp and under it what was checked by what; gives the bottom.
    double facts(double left, double width)
    {
        const auto word = q(stampWord(m_list));
        const double stampWidth = m_letters.width(word, Style::Stamp) + 7;
        const QRectF stamp(left, 2.2, stampWidth, 9.4);
        const bool legal = m_list.report.legal();
        if (legal)
            m_part.drawing.box(stamp, 0.7);
        else
            m_part.drawing.fill(stamp);
        text(word, Style::Stamp, stamp.left() + 3.5, stamp.bottom() - 2.6, !legal);
        double base = stamp.bottom() + 5;
        if (const auto about = reasonCount(); !about.isEmpty()) {
            if (stampWidth + 3 + m_letters.width(about, Style::Strong) <= width)
                text(about, Style::Strong, stamp.right() + 3, stamp.center().y() + 1.2);
            else
                base = lines(about, Style::Strong, left, width, base);
        }
        base = lines(q("by " + m_list.ruleset().name), Style::Body, left, width, base);
        base = lines(q("cards: " + stampText(m_list.catalogue)), Style::Body, left, width, base);
        base = lines(q("checked by " + programText()), Style::Body, left, width, base);
        base += 0.9;
        text(q(m_list.checksum), Style::Heading, left, base);
        base = lines(QStringLiteral("Checksum and code tell lists apart; neither is a signature."), Style::Body, left,
            width, base + lineStep + 0.2);
        return base - lineStep + 2;
    }

    [[nodiscard]] QString reasonCount() const
    {
        std::int64_t errors = 0, warnings = 0;
        for (const auto& reason : reasons(m_list))
            ++(reason.error ? errors : warnings);
        std::vector<std::string> parts;
        if (errors > 0)
            parts.push_back(plural(errors, "reason", "reasons"));
        if (warnings > 0)
            parts.push_back(plural(warnings, "warning", "warnings"));
        return parts.empty() ? QString() : q(model::joined(parts, ", ") + " in the list");
    }

    double noCode(double width)
    {
        text(QStringLiteral("No deck code"), Style::Strong, 1.8, 5.4);
        const auto why = troubleFitsStamp(m_list) ? q(oneLine(m_list.codeTrouble))
                                                  : QStringLiteral("Why, the list says above.");
        return lines(why, Style::Body, 1.8, width - 3.6, 5.4 + lineStep) - lineStep + 2;
    }

    void judge(double left, double width, double height)
    {
        auto& drawing = m_part.drawing;
        const double columns[] = {left + 14, left + 37};
        constexpr double head = 11.5;
        const double step = (height - head) / 2;
        text(QStringLiteral("Deck check"), Style::Strong, left + 1.8, 4.6);
        text(QStringLiteral("for the judge"), Style::Body,
            left + 1.8 + m_letters.width(QStringLiteral("Deck check"), Style::Strong) + 2, 4.6);
        const QString heads[] = {QStringLiteral("Round"), QStringLiteral("Status"), QStringLiteral("Initials")};
        const double at[] = {left + 1.8, columns[0] + 1.8, columns[1] + 1.8};
        for (int i = 0; i < 3; ++i)
            text(heads[i], Style::Body, at[i], head - 1.6);
        for (int row = 0; row < 2; ++row)
            drawing.line(left, head + step * row, left + width, head + step * row, 0.15);
        for (const double x : columns)
            drawing.line(x, 6.2, x, height, 0.15);
        drawing.line(left, 6.2, left + width, 6.2, 0.15);
    }

    const TournamentList& m_list;
    SheetLetters& m_letters;
    double m_width;
    FramePart m_part;
};

} // namespace

FramePart playerPart(const TournamentList& list, SheetLetters& letters, double width)
{
    return FrameMaker(list, letters, width).player();
}

FramePart stampPart(const TournamentList& list, SheetLetters& letters, double width, double symbolSide)
{
    return FrameMaker(list, letters, width).stamp(symbolSide);
}

bool troubleFitsStamp(const TournamentList& list) { return list.codeTrouble.size() <= 130; }

FramePart furtherPart(const TournamentList& list, SheetLetters& letters, double width)
{
    return FrameMaker(list, letters, width).further();
}

} // namespace nexus::app
