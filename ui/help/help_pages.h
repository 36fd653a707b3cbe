// The help pages (resources/help/*.md, embedded as :/help/PAGE.md) as documents to show: their order, titles and
// headings, and their look in the colours of theme(). A page is named without folder and ending: "search".
// A heading is found by the anchor GitHub would make of it, and by each word in `code` in it.
#pragma once

#include <QStringList>
#include <QTextDocument>
#include <QUrl>

namespace nexus::ui {

struct HelpHeading {
    int level = 1;
    QString text;
    QStringList anchors;
    int position = 0; // in the document
};

// A page that is made while the program runs, the last one; it takes the place of what it said before.
void setMadePage(const QString& page, const QString& markdown);
// All pages: the index, then in the order in which the index links them, then any it forgot.
[[nodiscard]] QStringList helpPages();
// Empty for a page that does not exist.
[[nodiscard]] QString helpMarkdown(const QString& page);
[[nodiscard]] QString helpTitle(const QString& page);
[[nodiscard]] QList<HelpHeading> headingsOf(const QTextDocument& document);
// Of "#anchor" in a link; -1 where there is no such heading.
[[nodiscard]] int positionOfAnchor(const QTextDocument& document, const QString& anchor);
// Every link of a document, as written.
[[nodiscard]] QStringList linksOf(const QTextDocument& document);
// "t:unit cp<=3" out of search:t:unit%20cp%3C%3D3; empty for other links.
[[nodiscard]] QString queryOfLink(const QUrl& link);
// Reads a page into the document, in colours of the theme, text `pixels` high.
void fillHelpDocument(QTextDocument& document, const QString& page, int pixels);

} // namespace nexus::ui
