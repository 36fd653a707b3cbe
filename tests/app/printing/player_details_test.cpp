#include "app/printing/tournament_list.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace player_details_test {

using namespace nexus::app;
using namespace nexus::test;

class PlayerDetailsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void detailsAreRemembered()
    {
        const Scratch scratch;
        const auto file = QString::fromStdString(scratch.path("window.ini").string());
        PlayerDetails player;
        for (const auto& field : playerFields)
            player.*field.value = QStringLiteral("Ünï ") + QString::fromLatin1(field.key);
        {
            QSettings settings(file, QSettings::IniFormat);
            QCOMPARE(rememberedPlayer(settings), PlayerDetails());
            rememberPlayer(settings, player);
        }
        const QSettings again(file, QSettings::IniFormat);
        QCOMPARE(rememberedPlayer(again), player);
    }

    void aFieldIsOneLine()
    {
        QCOMPARE(fieldText(QStringLiteral("  a\nb\tc\u202e ")), QStringLiteral("a b c"));
        QCOMPARE(fieldText(QString(300, QLatin1Char('x'))).size(), 200);
        QCOMPARE(fieldText(QString(199, QLatin1Char('x')) + QStringLiteral(" y")).size(), 199); // no space at its end
        const auto pairs = QStringLiteral("x") + QStringLiteral("\U0001f600").repeated(150);
        QVERIFY(!fieldText(pairs).back().isHighSurrogate());
    }

    void listsAreFiledByALetter()
    {
        PlayerDetails player;
        QCOMPARE(filingLetter(player), QString());
        for (const auto& [name, letter] : {std::pair{"marrow", "M"}, std::pair{"'t Hooft", "T"},
                 std::pair{"østergård", "Ø"}, std::pair{"-", ""}, std::pair{"3rd", "3"}}) {
            player.lastName = QString::fromUtf8(name);
            QCOMPARE(filingLetter(player), QString::fromUtf8(letter));
        }
    }
};

NEXUS_TEST(PlayerDetailsTest, Events);

} // namespace player_details_test

#include "player_details_test.moc"
