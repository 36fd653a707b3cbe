// What is seen of a card on the table, read out of the game once and painted as often as wanted: as a small face, or as
// a bar where there is no room for one. Numbers are those combat counts; one that is not the printed one has a ring and
// a triangle that points where it went. Exhausted faces stand aslant and pale, suppressed ones are hatched, too, and
// both say so in words.
#pragma once

#include "ui/table/table_play.h"

#include <QColor>
#include <QPixmap>

namespace nexus::ui {

struct CardLook {
    QString name, line, words; // type line; states, counters, keywords
    QString sentence;          // all of it, for screen readers and as the tip
    QString cost, attack, defense, range;
    int costShift = 0, attackShift = 0, defenseShift = 0; // against the printed number
    QString outcome;                                      // of the attack that could be made on it
    QString reason;                                       // why it cannot be played
    QColor colour;                                        // of the leading domain
    std::optional<model::CardIndex> card;                 // none of a token
    bool pale = false, hatched = false, lit = false, enemy = false, picked = false, terrain = false;
    bool touched = false; // by what is foreseen
    friend bool operator==(const CardLook&, const CardLook&) = default;

    [[nodiscard]] bool hasNumbers() const { return !attack.isEmpty() || !defense.isEmpty(); }
    // In a word or two: the end of the outcome, why not, or how it stands.
    [[nodiscard]] QString state() const;
};
[[nodiscard]] CardLook lookOf(const TablePlay& play, model::CardId card);

// Less than this is a bar.
constexpr int leastFaceHeight = 82, leastFaceWidth = 58;
// As wide as a face of that height looks well: nearly square, and lying where it is low, so that names can be read.
[[nodiscard]] constexpr int wideFaceWidth(int height) { return height * 15 / 16 > 124 ? height * 15 / 16 : 124; }

// Of the tile with the cost: `plain`, or another where the card costs less or more than it says.
[[nodiscard]] QColor costGround(const CardLook& look, const QColor& plain);
// In one line, or where it is longer in two, if there are as many.
[[nodiscard]] QStringList headLines(const QString& name, const QFont& font, int width, int most);
// The whole card but for focus and what moves.
[[nodiscard]] QPixmap facePicture(
    TablePlay& play, const CardLook& look, const QSize& size, qreal devicePixelRatio, const QFont& font);
// A number on its tile, with a triangle where it is not the printed one.
void paintNumber(
    QPainter& painter, const QRect& rect, const QString& number, int shift, const QColor& ground, const QFont& font);

} // namespace nexus::ui
