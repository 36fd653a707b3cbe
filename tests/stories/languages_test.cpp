// The window in another tongue: nothing that people read escapes who translates, and German stands where it should.
#include "app/base/language.h"
#include "app/printing/proxy_job.h"
#include "app/text/card_text.h"
#include "importers/programs/programs.h"
#include "model/base/words.h"
#include "model/print/sheet_layout.h"
#include "tests/support/test_class.h"
#include "tests/support/walk.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace languages_test {

using namespace nexus;
using test::WindowStory;

namespace {

// Puts a mark around whatever is translated.
class Marks : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(text));
    }
};

std::string marked(const char*, const char* text, const char*, std::int64_t count)
{
    auto said = "⟦" + std::string(text) + "⟧";
    if (const auto at = said.find("%n"); count >= 0 && at != std::string::npos)
        said.replace(at, 2, std::to_string(count));
    return said;
}

void addWords(std::set<QString>& words, const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    for (auto found = word.globalMatch(text); found.hasNext();)
        words.insert(found.next().captured().toLower());
}

// What cards, games, rulesets and decks say of themselves, names of keys and programs, and words of the search.
std::set<QString> dataWords(WindowStory& story)
{
    std::set<QString> words;
    const auto& catalogue = *story.workspace().catalogue();
    for (model::CardIndex card = 0; card < catalogue.size(); ++card) {
        addWords(words, test::q(std::string(catalogue.name(card))));
        addWords(words, test::q(app::typeLine(catalogue, card)));
        for (const auto printing : catalogue.printings(card))
            addWords(words,
                test::q(std::string(catalogue.rarity(printing)) + ' ' + std::string(catalogue.setCode(printing))));
    }
    for (const auto* folder : {":/games"})
        for (QDirIterator files(QString::fromLatin1(folder), {QStringLiteral("*.json"), QStringLiteral("*.nxdeck")},
                 QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            const auto path = files.next();
            if (path.contains(QStringLiteral("/catalogue/")))
                continue; // the rules of cards
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                addWords(words, QString::fromUtf8(file.readAll()));
        }
    for (int month = 1; month <= 12; ++month)
        addWords(words, QLocale().monthName(month, QLocale::ShortFormat));
    addWords(words, QString::fromUtf8(app::proxyMark)); // as it is printed
    for (const auto& program : importers::publishPrograms())
        addWords(words, test::q(std::string(program.name)));
    for (const auto& paper : model::paperSizes())
        addWords(words, test::q(paper.label));
    addWords(
        words, QStringLiteral(
                   "Ctrl Shift Alt Enter Esc Del Delete Tab Space Return Home End NexusDeck Deutsch English Core PDF "
                   "PNG JSON CSV TSV Markdown QR mm CP DPI profile tmp user sqlite Debian GPL Qt SQLite"));
    return words;
}

// What of a text no mark surrounds and no data says.
QString escaped(QString text, const std::set<QString>& data)
{
    static const QRegularExpression innermost(QStringLiteral("⟦[^⟦⟧]*⟧")), word(QStringLiteral("\\p{L}{3,}")),
        markup(QStringLiteral("<[^>]*>")), checksum(QStringLiteral("[0-9A-Z]{4}(-[0-9A-Z]{4}){3}"));
    text.remove(markup);
    text.remove(checksum);
    for (auto before = text.size() + 1; text.size() < before;) {
        before = text.size();
        text.remove(innermost);
    }
    for (auto found = word.globalMatch(text); found.hasNext();)
        if (!data.contains(found.next().captured().toLower()))
            return text.simplified();
    return {};
}

// The texts of a window that is seen, with who says them.
QList<std::pair<QString, QString>> textsOf(QWidget& window)
{
    QList<std::pair<QString, QString>> texts;
    const auto of = [&](const QObject* who, const QString& text) {
        if (!text.isEmpty())
            texts.append(
                {QString::fromLatin1(who->metaObject()->className()) + QLatin1Char(' ') + who->objectName(), text});
    };
    of(&window, window.windowTitle());
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (widget->inherits("nexus::ui::FaceView") ||
            QStringList{QStringLiteral("contents"), QStringLiteral("libraries")}.contains(widget->objectName()))
            continue; // a card; titles of help pages; names of libraries and licences
        of(widget, widget->toolTip());
        of(widget, widget->accessibleName());
        of(widget, widget->accessibleDescription());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            of(label, label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            of(button, button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            of(box, box->title());
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            of(field, field->placeholderText());
        if (const auto* list = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < list->count(); ++i)
                of(list, list->itemText(i));
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                of(tabs, tabs->tabText(i));
        if (const auto* header = qobject_cast<const QHeaderView*>(widget); header && header->model())
            for (int i = 0; i < header->count() && header->orientation() == Qt::Horizontal; ++i)
                of(header, header->model()->headerData(i, header->orientation()).toString());
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            view && view->model() && !widget->inherits("QHeaderView"))
            for (int row = 0; row < std::min(view->model()->rowCount(view->rootIndex()), 60); ++row)
                for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column)
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                        of(view, view->model()->index(row, column, view->rootIndex()).data(role).toString());
    }
    return texts;
}

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { app::speak({}); }

    void noTextOfTheWindowEscapesWhoTranslates()
    {
        Marks marks;
        QCoreApplication::installTranslator(&marks);
        model::setTranslator(marked);
        QStringList told;
        {
            WindowStory story;
            auto data = dataWords(story);
            auto game = story.workspace().library().game.id;
            const auto look = [&](QWidget& at, const QString& where) {
                if (game != story.workspace().library().game.id) {
                    game = story.workspace().library().game.id;
                    data.merge(dataWords(story));
                }
                if (auto& event = story.window().eventView()->session(); event.isOpen())
                    for (const auto& player : event.state().players) { // people and files are called as they are
                        addWords(data, test::q(player.name));
                        if (player.list)
                            addWords(data, test::q(player.list->source));
                    }
                for (const auto& [who, text] : textsOf(at))
                    if (const auto rest = escaped(text, data); !rest.isEmpty())
                        if (const auto line = who + QStringLiteral(": ") + rest.left(100); !told.contains(line))
                            told << line;
                Q_UNUSED(where)
            };
            story.document().edit({model::ChangeCopies{model::SectionId("main"), story.entry("Wick Sprite"), 9}},
                QStringLiteral("⟦More⟧"));
            test::walkEverything(story, look);
            for (auto* menu : story.window().findChildren<QMenu*>())
                for (const auto* action : menu->actions())
                    if (const auto rest = escaped(action->text(), data); !rest.isEmpty())
                        told << QStringLiteral("menu: ") + rest;
        }
        QCoreApplication::removeTranslator(&marks);
        for (const auto& line : told)
            qInfo("%s", qPrintable(line));
        QCOMPARE(told.size(), 0);
    }

    void theWindowSpeaksGerman()
    {
        app::speak(QStringLiteral("de"));
        WindowStory story;
        QCOMPARE(story.window().frontView()->title(), QStringLiteral("&Bauen"));
        QVERIFY2(story.said("cards").contains(QStringLiteral("Karten")), qPrintable(story.said("cards")));
    }

    void longWordsFitASmallScreen()
    {
        app::speak(QStringLiteral("de"));
        WindowStory story;
        story.window().resize(1024, 700);
        QStringList wide;
        test::walkViews(story, [&](QWidget&, const QString& where) {
            QCoreApplication::processEvents();
            const auto* page = story.window().frontView();
            const auto* place = page->parentWidget(); // it scrolls where the page is larger
            if (page->width() > place->width())
                wide << QStringLiteral("%1: %2 of %3").arg(where).arg(page->width()).arg(place->width());
        });
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join(QLatin1Char('\n'))));
    }
};

NEXUS_TEST(LanguagesTest, Screen);

} // namespace languages_test

#include "languages_test.moc"
