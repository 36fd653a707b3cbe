#include "app/printing/player_details.h"

namespace nexus::app {

namespace {

constexpr qsizetype longestField = 200;

QString keyOf(const PlayerField& field) { return QStringLiteral("player/") + QString::fromLatin1(field.key); }

} // namespace

QString fieldText(const QString& typed)
{
    QString text;
    for (const auto letter : typed)
        text += letter.category() == QChar::Other_Control || letter.category() == QChar::Separator_Line ||
                        letter.category() == QChar::Separator_Paragraph || letter.category() == QChar::Other_Format
                    ? QLatin1Char(' ')
                    : letter;
    text = text.simplified().left(longestField);
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text;
}

PlayerDetails rememberedPlayer(const QSettings& settings)
{
    PlayerDetails player;
    for (const auto& field : playerFields)
        player.*field.value = fieldText(settings.value(keyOf(field)).toString());
    return player;
}

void rememberPlayer(QSettings& settings, const PlayerDetails& player)
{
    for (const auto& field : playerFields)
        settings.setValue(keyOf(field), fieldText(player.*field.value));
}

QString filingLetter(const PlayerDetails& player)
{
    for (qsizetype i = 0; i < player.lastName.size(); ++i) {
        const bool pair = player.lastName.at(i).isHighSurrogate() && i + 1 < player.lastName.size();
        const auto letter = player.lastName.mid(i, pair ? 2 : 1);
        if (pair || letter.front().isLetterOrNumber())
            return letter.toUpper().left(2);
    }
    return {};
}

} // namespace nexus::app
