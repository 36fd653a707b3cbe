#include "tests/support/scene_cases.h"

#include "tests/support/places.h"

#include <QFile>
#include <QStringList>

namespace nexus::test {

namespace {

QString contentsOf(const char* under)
{
    QFile file(inSources(under));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

// Lines before the first name are for people.
std::vector<SceneCase> read(const QString& text)
{
    std::vector<SceneCase> cases;
    const auto lines = text.split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const auto key = lines[i].section(u' ', 0, 0);
        const auto value = lines[i].section(u' ', 1).toStdString();
        if (key == QStringLiteral("#")) {
            cases.emplace_back().name = value;
            continue;
        }
        if (cases.empty() || key.isEmpty())
            continue;
        auto& last = cases.back();
        if (key == QStringLiteral("1:"))
            last.first = value;
        else if (key == QStringLiteral("2:"))
            last.second = value;
        else if (key == QStringLiteral("do:"))
            last.orders = value;
        else if (key == QStringLiteral("stands:"))
            last.stands.push_back(value);
        else if (key == QStringLiteral("not:"))
            last.lacks.push_back(value);
        else
            qFatal("Line %d of the scenes begins with none of their words", i + 1);
    }
    return cases;
}

} // namespace

const std::string& sceneCards()
{
    static const auto cards = contentsOf("/tests/features/scenes/cards.json").toStdString();
    return cards;
}

const std::vector<SceneCase>& sceneCases()
{
    static const auto cases = read(contentsOf("/tests/features/scenes/cases.txt"));
    return cases;
}

} // namespace nexus::test
