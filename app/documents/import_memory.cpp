#include "app/documents/import_memory.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>

namespace nexus::app {

namespace {

constexpr qsizetype mostRemembered = 100; // of each; the oldest are forgotten

QByteArray sumOf(std::string_view bytes)
{
    return QCryptographicHash::hash(
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())), QCryptographicHash::Sha256)
        .toHex();
}

// Files with the same headings, whatever their order of letters and blanks.
QString headingsSum(const importers::CollectionFile& file)
{
    std::string forms;
    for (const auto& column : file.columns)
        forms += model::headingForm(column.heading) + "\n";
    return QString::fromLatin1(sumOf(forms));
}

// A list of entries "SUM\nWHAT", the newest last.
QString entryOf(const QSettings& settings, const QString& key, const QString& sum)
{
    for (const auto& entry : settings.value(key).toStringList())
        if (entry.startsWith(sum + QLatin1Char('\n')))
            return entry.mid(sum.size() + 1);
    return {};
}

void keepEntry(QSettings& settings, const QString& key, const QString& sum, const QString& what)
{
    auto entries = settings.value(key).toStringList();
    entries.removeIf([&](const QString& entry) { return entry.startsWith(sum + QLatin1Char('\n')); });
    if (!what.isEmpty())
        entries << sum + QLatin1Char('\n') + what;
    while (entries.size() > mostRemembered)
        entries.removeFirst();
    settings.setValue(key, entries);
}

const auto columnsKey = QStringLiteral("collection/columns"), importsKey = QStringLiteral("collection/imported");

} // namespace

ColumnChoices rememberedColumns(const QSettings& settings, const importers::CollectionFile& file)
{
    ColumnChoices choices;
    const auto lines = entryOf(settings, columnsKey, headingsSum(file)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const auto& line : lines)
        if (const auto sign = line.indexOf(QLatin1Char('=')); sign >= 0)
            choices.emplace_back(line.left(sign).toStdString(), line.mid(sign + 1).toStdString());
    return choices;
}

void rememberColumns(QSettings& settings, const importers::CollectionFile& file, const ColumnChoices& choices)
{
    QStringList lines;
    for (const auto& [name, heading] : choices)
        lines << q(name) + QLatin1Char('=') + q(heading);
    keepEntry(settings, columnsKey, headingsSum(file), lines.join(QLatin1Char('\n')));
}

std::string importSum(std::string_view bytes) { return sumOf(bytes).toStdString(); }

std::string importedBefore(const QSettings& settings, const std::string& sum)
{
    return entryOf(settings, importsKey, q(sum)).toStdString();
}

void rememberImport(QSettings& settings, const std::string& sum, const std::string& day)
{
    keepEntry(settings, importsKey, q(sum), q(day));
}

} // namespace nexus::app
