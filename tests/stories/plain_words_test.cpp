// A stranger's names that look like markup: every view, page, dialog and tip shows them as they are written, and reads
// nothing they name. The file that they name is a pipe nobody writes to: who opens it waits for ever.
#include "model/collection/collection_edit.h"
#include "tests/support/card_files.h"
#include "tests/support/collections.h"
#include "tests/support/imports.h"
#include "tests/support/test_class.h"
#include "tests/support/walk.h"
#include "ui/theme/plain_words.h"

#include <QAbstractItemView>
#include <QMessageBox>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolTip>

#include <sys/stat.h>

namespace plain_words_test {

using namespace nexus;
using test::q;
using test::WindowStory;

namespace {

std::string pipeIn(const std::filesystem::path& folder)
{
    const auto pipe = folder / "pipe";
    if (::mkfifo(pipe.c_str(), 0600) != 0)
        throw std::runtime_error("no pipe can be made");
    return pipe.string();
}

// A picture that a page would load, behind what makes a text look like markup.
std::string baitOf(const std::string& pipe) { return "x<img src='" + pipe + "'><b>y"; }

QLabel* shownTip()
{
    for (auto* top : QApplication::topLevelWidgets())
        if (auto* tip = qobject_cast<QLabel*>(top); tip && tip->isVisible() && tip->inherits("QTipLabel"))
            return tip;
    return nullptr;
}

struct Walked {
    QString bait;
    int baits = 0, tips = 0; // seen on the way
    QStringList wrong;

    void label(const QLabel& label, const QString& where)
    {
        baits += label.text().contains(bait) ? 1 : 0;
        if (label.textFormat() == Qt::PlainText)
            return;
        if (label.textFormat() == Qt::AutoText || label.text().contains(QStringLiteral("<img")))
            wrong << QStringLiteral("%1: label %2 “%3”").arg(where, label.objectName(), label.text());
    }
    void page(const QTextEdit& page, const QString& where)
    {
        baits += page.toPlainText().contains(bait) ? 1 : 0;
        if (page.toPlainText().contains(QChar::ObjectReplacementCharacter))
            wrong << QStringLiteral("%1: page %2 shows a picture").arg(where, page.objectName());
    }
    void tip(QWidget& widget, const QString& text, const QString& where)
    {
        if (!text.contains(QStringLiteral("<img")))
            return;
        ++tips;
        QToolTip::showText(widget.mapToGlobal(QPoint(1, 1)), text, &widget);
        const auto* shown = shownTip();
        if (!shown || shown->text() != text || shown->textFormat() != Qt::PlainText)
            wrong << QStringLiteral("%1: tip “%2”").arg(where, text);
    }
    void items(QAbstractItemView& view, const QString& where)
    {
        constexpr int most = 60;
        const auto* model = view.model();
        for (int row = 0; model && row < std::min(model->rowCount(), most); ++row)
            for (int column = 0; column < model->columnCount(); ++column) {
                const auto index = model->index(row, column);
                baits += index.data().toString().contains(bait) ? 1 : 0;
                tip(*view.viewport(), index.data(Qt::ToolTipRole).toString(), where);
            }
    }
    void operator()(QWidget& at, const QString& where)
    {
        for (auto* widget : at.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (const auto* one = qobject_cast<QLabel*>(widget))
                label(*one, where);
            if (const auto* one = qobject_cast<QTextEdit*>(widget))
                page(*one, where);
            if (auto* one = qobject_cast<QAbstractItemView*>(widget))
                items(*one, where);
            tip(*widget, widget->toolTip(), where);
        }
    }
};

} // namespace

class PlainWordsStoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesThatLookLikeMarkupAreWords()
    {
        QTemporaryDir files;
        const auto bait = baitOf(pipeIn(files.path().toStdString()));
        WindowStory story([&](app::Profile& profile) {
            auto cards = std::vector<model::Card>{profile.catalogue()->card(0), profile.catalogue()->card(1)};
            for (auto& card : cards) {
                card.name = card.name + " " + bait;
                card.rules += " " + bait;
                card.set = "BAD";
            }
            const auto report = test::importCards(profile, "bad.json",
                test::writeCatalogueJson(cards, {"BAD", bait, "2025-01-01"}, test::starterGame()), {}, false);
            if (!report.refused.empty())
                throw std::runtime_error("the list of cards was refused");
        });
        story.until([&] { return story.workspace().collection().isOpen(); }, "the collection");
        auto stack = test::stackOf("3 Wick Sprite nm");
        stack.place = stack.notes = bait;
        QVERIFY(story.workspace().collection().edit(
            [&](const model::Collection& now) { return model::addCopies(now, stack); }));
        auto& document = story.document();
        for (const auto field : {model::DeckField::Name, model::DeckField::Author, model::DeckField::Notes})
            document.edit({model::SetField{field, bait}}, QStringLiteral("Bait"));
        document.edit({model::SetTags{{bait}}}, QStringLiteral("Bait"));
        document.edit({model::ChangeCopies{model::SectionId("main"),
                          {std::string(story.workspace().catalogue()->name(0)) + " " + bait, {}, {}, 1, {}}, 2}},
            QStringLiteral("Bait"));
        document.edit({model::ChangeCopies{model::SectionId("main"), {"Nobody " + bait, {}, {}, 1, {}}, 2}},
            QStringLiteral("Bait"));
        story.seek(QStringLiteral("set:BAD"));
        Walked walked{q(bait)};
        test::walkEverything(story, [&](QWidget& at, const QString& where) { walked(at, where); });
        QVERIFY2(walked.wrong.isEmpty(), qPrintable(walked.wrong.mid(0, 20).join(QLatin1Char('\n'))));
        qInfo("%d texts and %d tips with markup in them", walked.baits, walked.tips);
        QVERIFY2(walked.baits > 40 && walked.tips > 10, "the walk hardly met a stranger's name");
    }

    void questionsAndMessagesAreWords()
    {
        QTemporaryDir files;
        const auto bait = q(baitOf(pipeIn(files.path().toStdString())));
        QMessageBox box(QMessageBox::Question, bait, bait);
        box.setInformativeText(bait);
        box.setDetailedText(bait);
        box.show();
        QCoreApplication::processEvents();
        int shown = 0;
        for (const auto* label : box.findChildren<QLabel*>()) {
            QVERIFY(label->textFormat() == Qt::PlainText || label->text().isEmpty());
            shown += label->text() == bait ? 1 : 0;
        }
        QCOMPARE(shown, 2);
    }

    void whatComesFromOutsideStandsEscapedInOurMarkup()
    {
        QLabel label;
        ui::setMarkup(label, ui::escaped(QStringLiteral("<b>a</b>\n& b")));
        QCOMPARE(ui::wordsOf(label), QStringLiteral("<b>a</b>\n& b"));
    }

    void aLongTipIsFoldedAndStaysOnTheScreen()
    {
        QWidget widget;
        widget.show();
        const auto words = QStringLiteral("a word & another < a third ");
        const auto text = words.repeated(30).trimmed(),
                   wide = words.repeated(4).trimmed(); // Qt folds the long one only
        const auto corner = widget.screen()->availableGeometry().bottomRight() - QPoint(5, 5);
        for (const auto& shown : {QStringLiteral("short & plain"), wide, text}) {
            QToolTip::showText(corner, shown, &widget);
            auto* tip = shownTip();
            QVERIFY(tip);
            QCOMPARE(tip->text(), shown);
            QVERIFY(tip->width() < tip->fontMetrics().averageCharWidth() * 80);
            QVERIFY(tip->height() >= tip->heightForWidth(tip->width()) || shown != text);
            QVERIFY(tip->geometry().bottom() <= widget.screen()->availableGeometry().bottom());
        }
        QToolTip::hideText();
    }
};

NEXUS_TEST(PlainWordsStoryTest, Screen);

} // namespace plain_words_test

#include "plain_words_test.moc"
