#include "app/views/collection_model.h"

#include "app/text/collection_text.h"

#include "tests/support/test_class.h"

#include <QtTest>

namespace collection_model_test {

using namespace nexus;
using app::CollectionModel;
using model::StackField;

class CollectionModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The positions of columns are kept in people's settings.
    void columnsStayWhereTheyAre()
    {
        const QTemporaryDir folder;
        app::Workspace workspace(std::filesystem::path(folder.path().toStdString()));
        const CollectionModel model(workspace);
        QStringList headings;
        for (int column = 0; column < model.columnCount(); ++column)
            headings << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(headings.join(QLatin1Char('|')),
            QStringLiteral("Copies|Card|Set|No.|Cond.|Language|Finish|Place|Page|Lent to|In decks|For trade|Acquired|"
                           "Paid|Value|Value of|Tags|Notes"));
        QVERIFY(CollectionModel::columnAt(CollectionModel::Card) == StackField::Name);
        QVERIFY(!CollectionModel::columnAt(10));
    }

    void whatIsTypedMeansTheSameAsOnTheCommandLine()
    {
        const auto value = [](StackField field, const char* text) {
            return CollectionModel::fieldValue(field, QString::fromUtf8(text)).value_or(model::StackValue("refused"));
        };
        QVERIFY(value(StackField::Quantity, " 3 ") == model::StackValue(std::int64_t{3}));
        QVERIFY(
            (value(StackField::Tags, "fair, old,fair,") == model::StackValue(std::vector<std::string>{"fair", "old"})));
        QVERIFY(value(StackField::Acquired, "9.3.2025") == model::StackValue("2025-03-09"));
        QVERIFY(value(StackField::Paid, "2,50 €") == model::StackValue(std::int64_t{250}));
        QVERIFY(value(StackField::Value, "") == model::StackValue());
        QVERIFY(value(StackField::Finish, "Normal") == model::StackValue(std::string()));
    }

    void whatMeansNothingIsRefusedWithASentence()
    {
        for (const auto& [field, text, why] :
            {std::tuple{StackField::Quantity, "many", "“many” is not a number of copies."},
                {StackField::Paid, "2 for 3", "“2 for 3” is not an amount such as 2.50."},
                {StackField::Condition, "shiny", "“shiny” is not a condition: M, NM, EX, GD, PL, PO or DM."},
                {StackField::Acquired, "soon", "“soon” is not a date such as 2026-11-21."}}) {
            const auto refused = CollectionModel::fieldValue(field, QString::fromUtf8(text));
            QVERIFY(!refused);
            QCOMPARE(refused.error(), QString::fromUtf8(why));
        }
    }
};

NEXUS_TEST(CollectionModelTest, Events);

} // namespace collection_model_test

#include "collection_model_test.moc"

#include <tuple>
