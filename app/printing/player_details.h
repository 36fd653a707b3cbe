// What a player fills in at the head of a decklist; every field may stay empty, to be written by hand. Remembered with
// the settings of the window (settings_file.h), which the command line reads too.
#pragma once

#include <QSettings>
#include <QString>

#include <array>

namespace nexus::app {

struct PlayerDetails {
    QString lastName, firstName, playerId, event, date, place, table;
    friend bool operator==(const PlayerDetails&, const PlayerDetails&) = default;
};

struct PlayerField {
    const char* key;   // in settings and JSON: "lastName"
    const char* label; // on paper and in forms: "Last name"
    QString PlayerDetails::*value;
};
inline constexpr std::array playerFields{PlayerField{"lastName", "Last name", &PlayerDetails::lastName},
    PlayerField{"firstName", "First name", &PlayerDetails::firstName},
    PlayerField{"playerId", "Player id", &PlayerDetails::playerId},
    PlayerField{"event", "Event", &PlayerDetails::event}, PlayerField{"date", "Date", &PlayerDetails::date},
    PlayerField{"place", "Place", &PlayerDetails::place}, PlayerField{"table", "Table", &PlayerDetails::table}};

// One line without control characters, 200 characters at most: what a field takes.
[[nodiscard]] QString fieldText(const QString& typed);
[[nodiscard]] PlayerDetails rememberedPlayer(const QSettings& settings);
void rememberPlayer(QSettings& settings, const PlayerDetails& player);
// Lists are filed by it: the first letter of the last name, in upper case; empty without one.
[[nodiscard]] QString filingLetter(const PlayerDetails& player);

} // namespace nexus::app
