#include "app/base/qt_text.h"
#include "ui/print/verify_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

namespace nexus::ui {

void VerifyPage::refillRulesets()
{
    m_ruleset->clear();
    m_ruleset->addItem(tr("Each list's own"), QString());
    for (const auto& known : m_workspace.library().rulesets)
        m_ruleset->addItem(
            q(app::editionName(known.ruleset.name, m_workspace.library().game)), q(known.ruleset.id.str()));
    const int at = m_ruleset->findData(m_wantedRuleset);
    m_ruleset->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_wantedRuleset.clear();
}

// Data: 0 nothing, -1 what was chosen besides, -2 ask for a file; else a deck of the library.
void VerifyPage::refillReferences()
{
    if (!m_library)
        return; // filled when it is seen
    m_reference->clear();
    m_reference->addItem(tr("nothing"), qint64{0});
    if (m_against || !m_againstFile.empty())
        m_reference->addItem(m_againstTitle, qint64{-1});
    for (const auto& deck : m_library->decks())
        m_reference->addItem(q(deck.name), static_cast<qint64>(deck.id));
    m_reference->addItem(tr("A file…"), qint64{-2});
    const int at = m_reference->findData(
        m_against || !m_againstFile.empty() ? qint64{-1} : static_cast<qint64>(m_againstId));
    m_reference->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_againstId = 0;
}

void VerifyPage::referenceChosen(int at)
{
    const auto chosenId = m_reference->itemData(at).toLongLong();
    if (chosenId == -1)
        return;
    if (chosenId == -2) {
        const auto file = askReference();
        if (file.isEmpty())
            return refillReferences();
        m_lastFolder = QFileInfo(file).absolutePath();
        m_againstFile = file.toStdString();
        m_againstTitle = QFileInfo(file).fileName();
        m_against.reset();
        m_againstId = 0;
    } else {
        m_against.reset();
        m_againstFile.clear();
        m_againstId = chosenId;
    }
    refillReferences();
    run();
}

void VerifyPage::compareWith(const model::Deck& deck, const QString& title)
{
    m_against = deck;
    m_againstFile.clear();
    m_againstId = 0;
    m_againstTitle = title;
    refillReferences();
    if (!m_sources.empty())
        run();
}

void VerifyPage::compareWithNothing() { referenceChosen(m_reference->findData(qint64{0})); }

void VerifyPage::addPaths(const QStringList& paths)
{
    std::vector<app::VerifySource> sources;
    for (const auto& path : paths) {
        m_lastFolder = QFileInfo(path).absolutePath();
        sources.push_back({std::filesystem::absolute(path.toStdString()).lexically_normal(), {}, {}, {}});
    }
    add(std::move(sources));
}

void VerifyPage::addText(const QString& text)
{
    if (text.trimmed().isEmpty())
        return;
    std::error_code trouble;
    if (text.size() < 1000 && !text.contains(QLatin1Char('\n')) &&
        std::filesystem::exists(text.trimmed().toStdString(), trouble))
        return addPaths({text.trimmed()});
    add({{{}, tr("Pasted %1").arg(++m_texts).toStdString(), text.toStdString(), {}}});
}

void VerifyPage::addPicture(const QImage& picture, const QString& name)
{
    add({{{}, name.toStdString(), {}, picture}});
}

void VerifyPage::paste()
{
    const auto* mime = QGuiApplication::clipboard()->mimeData();
    const QMimeData nothing;
    take(mime ? *mime : nothing);
}

void VerifyPage::take(const QMimeData& mime)
{
    QStringList paths;
    for (const auto& url : mime.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (!paths.isEmpty())
        addPaths(paths);
    else if (mime.hasImage())
        addPicture(qvariant_cast<QImage>(mime.imageData()), tr("Picture %1").arg(++m_texts));
    else if (mime.hasText() && !mime.text().trimmed().isEmpty())
        addText(mime.text());
    else
        Q_EMIT told(tr("There is no list, code or picture on the clipboard."));
}

void VerifyPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasImage() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void VerifyPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    take(*event->mimeData());
}

void VerifyPage::add(std::vector<app::VerifySource> sources)
{
    if (sources.empty() || !m_workspace.isReady())
        return;
    for (auto& source : sources) {
        if (!source.path.empty())
            std::erase_if(m_sources, [&](const auto& known) { return known.path == source.path; });
        m_sources.push_back(std::move(source));
    }
    run();
}

void VerifyPage::compareWithChosen()
{
    if (const auto* checked = chosen(); checked && checked->read())
        compareWith(model::Deck(checked->list.deck), q(checked->list.deck.name));
}

} // namespace nexus::ui
