// Words are words: every label, message and tip shows its text as it is written. Names of cards, files and people come
// from strangers, and a name that looks like markup must neither load a picture nor change how a page looks.
#pragma once

class QApplication;
class QLabel;
class QString;
class QTextEdit;

namespace nexus::ui {

// Holds for every label that is shown from now on, those that Qt makes itself (messages, questions, tips) included;
// only what setMarkup() gave a label is markup. Long tips are folded. Said again, it does nothing.
void keepWordsPlain(QApplication& application);

// A text that we wrote as markup. What comes from outside stands in it escaped.
void setMarkup(QLabel& label, const QString& html);
void setMarkup(QTextEdit& page, const QString& html);
// The words as they stand in markup; a line break becomes one.
[[nodiscard]] QString escaped(const QString& words);

// What the label shows, without its markup.
[[nodiscard]] QString wordsOf(const QLabel& label);

} // namespace nexus::ui
