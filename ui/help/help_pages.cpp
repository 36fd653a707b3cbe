#include "ui/help/help_pages.h"

#include "ui/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>

// Q_INIT_RESOURCE wants to stand outside of namespaces.
static void initHelpResources() { Q_INIT_RESOURCE(nexusdeck); }

namespace nexus::ui {

namespace {

QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c.isSpace())
            anchor += QLatin1Char('-');
    }
    return anchor;
}

bool isCode(const QTextBlock& block)
{
    const auto format = block.blockFormat();
    return format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage);
}

template <typename Visit> void forEachFragment(const QTextBlock& block, Visit visit)
{
    for (auto it = block.begin(); !it.atEnd(); ++it)
        visit(it.fragment());
}

QTextCursor over(QTextDocument& document, int position, int length)
{
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    cursor.setPosition(position + length, QTextCursor::KeepAnchor);
    return cursor;
}

struct Change {
    int position;
    int length;
    QTextCharFormat format;
};

// Places first: a change of format moves the fragments.
void apply(QTextDocument& document, const QList<Change>& changes)
{
    for (const auto& change : changes)
        over(document, change.position, change.length).setCharFormat(change.format);
}

void styleHeading(QTextDocument& document, const QTextBlock& block, int level, int pixels)
{
    static constexpr double scales[] = {1.7, 1.31, 1.12};
    QList<Change> changes;
    forEachFragment(block, [&](const QTextFragment& fragment) {
        auto format = fragment.charFormat();
        format.clearProperty(QTextFormat::FontSizeAdjustment);
        format.setProperty(QTextFormat::FontPixelSize, qRound(pixels * scales[qBound(1, level, 3) - 1]));
        format.setFontWeight(QFont::DemiBold);
        format.setForeground(theme().text);
        changes.append({fragment.position(), fragment.length(), format});
    });
    apply(document, changes);
    QTextBlockFormat space;
    space.setTopMargin(level == 1 ? 4 : pixels * 1.3);
    space.setBottomMargin(pixels * 0.4);
    over(document, block.position(), 0).mergeBlockFormat(space);
}

// Room below a paragraph; less below an item of a list, none in a cell of a table.
void styleParagraph(QTextDocument& document, const QTextBlock& block, int pixels)
{
    auto cursor = over(document, block.position(), 0);
    if (cursor.currentTable() != nullptr)
        return;
    QTextBlockFormat space;
    space.setBottomMargin(pixels * (block.textList() != nullptr ? 0.25 : 0.7));
    cursor.mergeBlockFormat(space);
}

void styleCode(QTextDocument& document, const QTextBlock& block, int pixels)
{
    QTextBlockFormat ground;
    ground.setBackground(theme().hover);
    ground.setTopMargin(isCode(block.previous()) ? 0 : pixels * 0.3);
    ground.setBottomMargin(isCode(block.next()) ? 0 : pixels * 0.8);
    ground.setLeftMargin(0);
    over(document, block.position(), 0).mergeBlockFormat(ground);
    QTextCharFormat text;
    text.setForeground(theme().text);
    over(document, block.position(), block.length() - 1).mergeCharFormat(text);
}

// Links in the accent, words in `code` on a faint ground.
void styleWords(QTextDocument& document, const QTextBlock& block)
{
    QList<Change> changes;
    forEachFragment(block, [&](const QTextFragment& fragment) {
        auto format = fragment.charFormat();
        if (format.isAnchor()) {
            format.setForeground(theme().accent);
            format.setFontUnderline(true);
        }
        if (format.fontFixedPitch())
            format.setBackground(theme().hover);
        if (format != fragment.charFormat())
            changes.append({fragment.position(), fragment.length(), format});
    });
    apply(document, changes);
}

void styleTables(QTextFrame* frame, int pixels)
{
    for (auto* child : frame->childFrames()) {
        styleTables(child, pixels);
        auto* table = qobject_cast<QTextTable*>(child);
        if (table == nullptr)
            continue;
        auto format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(theme().line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(pixels * 0.38);
        format.setCellSpacing(0);
        format.setBottomMargin(pixels);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            auto cell = table->cellAt(0, column);
            auto look = cell.format();
            look.setBackground(theme().hover);
            cell.setFormat(look);
        }
    }
}

std::pair<QString, QString>& madePage()
{
    static std::pair<QString, QString> page;
    return page;
}

} // namespace

void setMadePage(const QString& page, const QString& markdown) { madePage() = {page, markdown}; }

QString helpMarkdown(const QString& page)
{
    if (!page.isEmpty() && page == madePage().first)
        return madePage().second;
    initHelpResources();
    QFile file(QStringLiteral(":/help/%1.md").arg(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList helpPages()
{
    initHelpResources();
    QStringList pages{QStringLiteral("index")};
    QTextDocument index;
    index.setMarkdown(helpMarkdown(pages.first()));
    QStringList candidates;
    for (const auto& link : linksOf(index))
        candidates << link.section(QLatin1Char('#'), 0, 0);
    candidates << QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const auto& file : candidates) {
        const auto page = file.endsWith(QStringLiteral(".md")) ? file.chopped(3) : QString();
        if (!page.isEmpty() && !pages.contains(page) && QFile::exists(QStringLiteral(":/help/%1.md").arg(page)))
            pages << page;
    }
    if (!madePage().first.isEmpty())
        pages << madePage().first;
    return pages;
}

QString helpTitle(const QString& page)
{
    const auto lines = helpMarkdown(page).split(QLatin1Char('\n'));
    for (const auto& line : lines)
        if (line.startsWith(QStringLiteral("# ")))
            return line.mid(2).trimmed();
    return page;
}

QList<HelpHeading> headingsOf(const QTextDocument& document)
{
    QList<HelpHeading> headings;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0)
            continue;
        HelpHeading heading{level, block.text(), {anchorOf(block.text())}, block.position()};
        forEachFragment(block, [&](const QTextFragment& fragment) {
            if (fragment.charFormat().fontFixedPitch())
                heading.anchors << fragment.text();
        });
        headings << heading;
    }
    return headings;
}

int positionOfAnchor(const QTextDocument& document, const QString& anchor)
{
    for (const auto& heading : headingsOf(document))
        if (heading.anchors.contains(anchor))
            return heading.position;
    return -1;
}

QStringList linksOf(const QTextDocument& document)
{
    QStringList links;
    for (auto block = document.begin(); block.isValid(); block = block.next())
        forEachFragment(block, [&](const QTextFragment& fragment) {
            if (fragment.charFormat().isAnchor())
                links << fragment.charFormat().anchorHref();
        });
    return links;
}

QString queryOfLink(const QUrl& link)
{
    const QByteArray scheme = QByteArrayLiteral("search:");
    const auto text = link.toEncoded();
    return text.startsWith(scheme) ? QUrl::fromPercentEncoding(text.mid(scheme.size())) : QString();
}

void fillHelpDocument(QTextDocument& document, const QString& page, int pixels)
{
    QFont font = document.defaultFont();
    font.setPixelSize(pixels);
    document.setDefaultFont(font);
    document.setUndoRedoEnabled(false);
    document.setMarkdown(helpMarkdown(page));
    QTextCursor changes(&document); // laid out once, at the end
    changes.beginEditBlock();
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0) {
            styleWords(document, block);
            styleHeading(document, block, level, pixels);
        } else if (isCode(block)) {
            styleCode(document, block, pixels);
        } else {
            styleWords(document, block);
            styleParagraph(document, block, pixels);
        }
    }
    styleTables(document.rootFrame(), pixels);
    changes.endEditBlock();
}

} // namespace nexus::ui
