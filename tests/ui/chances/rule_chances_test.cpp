#include "ui/chances/rule_chances.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/chances/chances_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

namespace rule_chances_test {

using namespace nexus;
using namespace nexus::test;

class RuleChancesTest : public QObject {
    Q_OBJECT

    // The dialog of chances over the first deck of a game, with its pages by title.
    struct Opened {
        explicit Opened(const std::string& game)
        {
            story.restartWith(game);
            dialog = std::make_unique<ui::ChancesDialog>(story.workspace(), &story.document());
            dialog->show();
            tabs = dialog->findChild<QTabWidget*>();
            for (auto* page : dialog->rules())
                titles << page->title();
        }
        ui::RuleChances& front(const QString& title)
        {
            const auto at = titles.indexOf(title);
            tabs->setCurrentIndex(3 + static_cast<int>(at));
            return *dialog->rules()[static_cast<std::size_t>(at)];
        }
        WindowStory story;
        std::unique_ptr<ui::ChancesDialog> dialog;
        QTabWidget* tabs = nullptr;
        QStringList titles;
    };
    static double sum(const ui::RuleChances& page)
    {
        double all = 0;
        for (const auto& bar : page.bars())
            all += static_cast<double>(bar.value) / 10'000;
        return all;
    }

private Q_SLOTS:

    void pagesThatARulesetHas()
    {
        WindowStory story;
        ui::ChancesDialog dialog(story.workspace(), &story.document());
        dialog.show();
        QVERIFY(dialog.rules().empty());
        QVERIFY(dialog.findChild<QTabWidget*>()->isTabVisible(2)); // initiative
        const Opened tcg("nexus-tcg");
        QCOMPARE(tcg.titles, (QStringList{QStringLiteral("Set-up"), QStringLiteral("Duel"), QStringLiteral("Battle")}));
        QVERIFY(!tcg.tabs->isTabVisible(2));
        QCOMPARE(Opened("quantum").titles, QStringList{QStringLiteral("Attack")});
        QCOMPARE(Opened("nexus-ops").titles, QStringList{QStringLiteral("Battle")});
    }

    void setUpDuelAndBattle()
    {
        Opened tcg("nexus-tcg");
        auto& setUp = tcg.front(QStringLiteral("Set-up"));
        QVERIFY(std::abs(sum(setUp) - 1) < 0.01);
        QVERIFY(!setUp.words().contains(QStringLiteral("Ends below that")));
        setUp.findChild<QCheckBox*>(QStringLiteral("uniqueness"))->setChecked(true);
        QVERIFY(std::abs(sum(setUp) - 1) < 0.01);
        QVERIFY2(setUp.words().contains(QStringLiteral("Ends below that")), qPrintable(setUp.words()));
        auto& duel = tcg.front(QStringLiteral("Duel"));
        const auto before = duel.bars()[0].value;
        duel.findChildren<QSpinBox*>()[0]->setValue(30); // Power of the attacker
        QVERIFY(duel.bars()[0].value > before);
        QVERIFY(std::abs(sum(duel) - 1) < 0.01);
        auto& battle = tcg.front(QStringLiteral("Battle"));
        QVERIFY(battle.words().contains(QStringLiteral("on average")));
    }

    void attackWithRerolls()
    {
        Opened quantum("quantum");
        auto& attack = quantum.front(QStringLiteral("Attack"));
        const auto ships = attack.findChildren<QSpinBox*>();
        ships[0]->setValue(3);
        ships[1]->setValue(4);
        QCOMPARE(attack.bars()[0].value, qint64{7222}); // 26 of 36
        attack.findChild<QComboBox*>()->setCurrentIndex(1);
        QVERIFY(attack.bars()[0].value > 7222);
        QVERIFY(attack.words().contains(QStringLiteral("Attacker rolls again on")));
    }

    void dicePool()
    {
        Opened ops("nexus-ops");
        auto& battle = ops.front(QStringLiteral("Battle"));
        const auto sides = battle.findChildren<QLineEdit*>();
        auto* first = sides[0];
        first->setText(QStringLiteral("5+"));
        QCOMPARE(battle.bars()[0].value, qint64{2222});
        QCOMPARE(battle.bars()[2].value, qint64{1111});
        first->setText(QStringLiteral("nine"));
        QVERIFY(battle.bars().empty());
        QVERIFY(battle.words().startsWith(QStringLiteral("First side: enter up to ")));
    }
};

NEXUS_TEST(RuleChancesTest, Screen);

} // namespace rule_chances_test

#include "rule_chances_test.moc"

#include <cmath>
