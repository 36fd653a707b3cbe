// The language of what people read. resources/languages holds a file of Qt Linguist for each, read as it is: en.ts has
// only the forms of one of English texts with a count. How to add one: resources/contributing/languages.md.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <optional>
#include <vector>

namespace nexus::app {

struct Language {
    QString code; // "de", the file's name
    QString name; // as its speakers call it
};

[[nodiscard]] std::vector<Language> languages(); // English first
// "de" of "de", "de_AT", "DE-ch"; nothing where there is no such language.
[[nodiscard]] std::optional<QString> languageCalled(const QString& wish);
[[nodiscard]] QString systemLanguage(); // English where the system's is none of ours

// Translates from a file of Qt Linguist. Only what is finished counts.
class Dictionary : public QTranslator {
public:
    explicit Dictionary(const QByteArray& file = {}); // empty where that is none
    [[nodiscard]] bool isEmpty() const override { return m_texts.isEmpty(); }
    [[nodiscard]] QString translate(
        const char* context, const char* text, const char* note = nullptr, int count = -1) const override;

private:
    struct Meaning {
        QByteArray context, note;
        QStringList forms; // one, or that of one and that of many where it has a count
    };
    QHash<QByteArray, std::vector<Meaning>> m_texts;
};

// Everything that is said from now on is said in this language, by Qt, too, where there is an application. Before
// anything is shown. English where there is no such language.
void speak(const QString& code);
[[nodiscard]] QString spoken(); // its code

// A label of a game as it reads within a sentence: "domain" of "Domain"; German keeps the capital of its nouns.
[[nodiscard]] QString withinSentence(const QString& label);

} // namespace nexus::app
