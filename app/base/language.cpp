#include "app/base/language.h"

#include "model/base/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

namespace nexus::app {

namespace {

constexpr const char* english = "en";

// lupdate knows a class without its namespace, Qt with it.
QByteArrayView bare(QByteArrayView context) { return context.sliced(context.lastIndexOf(':') + 1); }

QString& spokenCode()
{
    static auto code = QString::fromLatin1(english);
    return code;
}

std::unique_ptr<Dictionary>& dictionary()
{
    static std::unique_ptr<Dictionary> ours;
    return ours;
}

// The core's texts: there is not always an application, which QCoreApplication::translate needs.
std::string fromDictionary(const char* context, const char* text, const char* note, std::int64_t count)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    const auto found = dictionary()->translate(context, text, note, static_cast<int>(std::min(count, most)));
    auto said = found.isNull() ? std::string(text) : found.toStdString();
    if (const auto at = said.find("%n"); count >= 0 && at != std::string::npos)
        said.replace(at, 2, std::to_string(count));
    return said;
}

} // namespace

std::vector<Language> languages()
{
    return {
        {QString::fromLatin1(english), QStringLiteral("English")}, {QStringLiteral("de"), QStringLiteral("Deutsch")}};
}

std::optional<QString> languageCalled(const QString& wish)
{
    const auto code = wish.left(2).toLower();
    const bool whole = wish.size() == 2 || (wish.size() > 2 && !wish[2].isLetterOrNumber());
    for (const auto& language : languages())
        if (whole && language.code == code)
            return code;
    return std::nullopt;
}

QString systemLanguage()
{
    for (const auto& wish : QLocale::system().uiLanguages())
        if (const auto code = languageCalled(wish))
            return *code;
    return QString::fromLatin1(english);
}

Dictionary::Dictionary(const QByteArray& file)
{
    QXmlStreamReader xml(file);
    QByteArray context, text, note;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText().toUtf8();
        } else if (xml.name() == u"message") {
            text.clear();
            note.clear();
        } else if (xml.name() == u"source") {
            text = xml.readElementText().toUtf8();
        } else if (xml.name() == u"comment") {
            note = xml.readElementText().toUtf8();
        } else if (xml.name() == u"translation") {
            const bool unfinished = !xml.attributes().value(QLatin1String("type")).isEmpty();
            QStringList forms;
            QString whole;
            while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation") && !xml.atEnd())
                if (xml.isCharacters())
                    whole += xml.text();
                else if (xml.isStartElement() && xml.name() == u"numerusform")
                    forms << xml.readElementText();
            if (forms.isEmpty())
                forms << whole;
            if (unfinished || forms.contains(QString()))
                continue;
            m_texts[text].push_back({bare(context).toByteArray(), note, forms});
        }
    }
}

QString Dictionary::translate(const char* context, const char* text, const char* note, int count) const
{
    // A file of a stranger may be told a million faults: nothing is copied to look one up.
    const auto meanings = m_texts.find(QByteArray::fromRawData(text, static_cast<qsizetype>(std::strlen(text))));
    if (meanings == m_texts.end())
        return {};
    const QByteArrayView of = bare(context), meant(note);
    const QStringList* found = nullptr;
    int best = 0;
    for (const auto& meaning : *meanings) {
        // A class without Q_OBJECT says its texts in the name of the one it is made of.
        const int fits = (meaning.note == meant       ? 2
                             : meaning.note.isEmpty() ? 1
                                                      : -2) +
                         (meaning.context == of ? 2 : 0);
        if (fits > best) {
            best = fits;
            found = &meaning.forms;
        }
    }
    if (!found)
        return {};
    return count == 1 || found->size() == 1 ? found->front() : found->back();
}

namespace {

// Numbers as the system writes them where it speaks the language, else as the language does.
QLocale numbersIn(const QString& code)
{
    const auto system = QLocale::system();
    const QLocale wanted(code);
    const bool plain = system.language() == QLocale::C && code == QLatin1String(english);
    return plain || system.language() == wanted.language() ? system : wanted;
}

} // namespace

void speak(const QString& code)
{
    static std::unique_ptr<QTranslator> ofQt;
    const auto& chosen = spokenCode() = languageCalled(code).value_or(QString::fromLatin1(english));
    const bool application = QCoreApplication::instance();
    if (application && dictionary())
        QCoreApplication::removeTranslator(dictionary().get());
    QFile file(QStringLiteral(":/languages/%1.ts").arg(chosen));
    dictionary() = std::make_unique<Dictionary>(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    model::setTranslator(fromDictionary);
    QLocale::setDefault(numbersIn(chosen));
    if (!application)
        return;
    if (ofQt)
        QCoreApplication::removeTranslator(ofQt.get());
    ofQt = std::make_unique<QTranslator>();
    if (chosen != QLatin1String(english) &&
        ofQt->load(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(ofQt.get());
    QCoreApplication::installTranslator(dictionary().get());
}

QString spoken() { return spokenCode(); }

QString withinSentence(const QString& label) { return spoken() == QLatin1String(english) ? label.toLower() : label; }

} // namespace nexus::app
