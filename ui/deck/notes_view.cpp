#include "ui/deck/notes_view.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/parts.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace nexus::ui {

namespace {

std::vector<std::string> tagsOf(const QString& text)
{
    std::vector<std::string> tags;
    const auto bytes = text.toStdString();
    for (const auto part : model::split(bytes, ',')) {
        const std::string tag(model::trimmed(part));
        if (!tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end())
            tags.push_back(tag);
    }
    return tags;
}

} // namespace

NotesView::NotesView(QWidget* parent)
    : QWidget(parent)
    , m_author(named(new QLineEdit(this), tr("Author of the deck")))
    , m_tags(named(new QLineEdit(this), tr("Tags of the deck")))
    , m_notes(named(new QPlainTextEdit(this), tr("Notes on the deck")))
{
    setObjectName(QStringLiteral("notes"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 10, 16, 10);
    form->setHorizontalSpacing(12);
    form->addRow(tr("&Author"), m_author);
    form->addRow(tr("&Tags"), m_tags);
    form->addRow(tr("&Notes"), m_notes);
    m_tags->setPlaceholderText(tr("tournament, aggressive: words with commas between"));
    m_notes->setPlaceholderText(tr("Plans, matchups, what to try next"));
    setFocusProxy(m_notes);
    m_notes->setTabChangesFocus(true);
    m_notes->setUndoRedoEnabled(false); // the deck's own undo takes notes back too
    callOnce(m_pause, 600, this, &NotesView::commit);
    const auto typed = [this] {
        if (!m_filling)
            m_pause.start();
    };
    connect(m_notes, &QPlainTextEdit::textChanged, this, typed);
    connect(m_author, &QLineEdit::textEdited, this, typed);
    connect(m_tags, &QLineEdit::textEdited, this, typed);
    connect(m_author, &QLineEdit::editingFinished, this, &NotesView::commit);
    connect(m_tags, &QLineEdit::editingFinished, this, &NotesView::commit);
    setDocument(nullptr);
}

void NotesView::setDocument(app::DeckDocument* document)
{
    commit();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, this, &NotesView::refresh);
    setEnabled(document != nullptr);
    refresh();
}

void NotesView::commit()
{
    m_pause.stop();
    if (!m_document || m_filling)
        return;
    m_filling = true; // the fields are what the deck is about to be; refresh() must not take them back
    const auto& deck = m_document->deck();
    if (const auto notes = m_notes->toPlainText().toStdString(); notes != deck.notes)
        (void)m_document->edit({model::SetField{model::DeckField::Notes, notes}}, tr("Write notes"));
    if (const auto author = m_author->text().trimmed().toStdString(); author != deck.author)
        (void)m_document->edit(
            {model::SetField{model::DeckField::Author, author}}, tr("Author %1").arg(m_author->text()));
    if (const auto tags = tagsOf(m_tags->text()); tags != deck.tags)
        (void)m_document->edit({model::SetTags{tags}}, tr("Change tags"));
    m_filling = false;
    refresh();
}

void NotesView::refresh()
{
    if (m_pause.isActive() || m_filling)
        return; // what is being typed comes first
    m_filling = true;
    const model::Deck none;
    const auto& deck = m_document ? m_document->deck() : none;
    if (m_notes->toPlainText() != q(deck.notes))
        m_notes->setPlainText(q(deck.notes));
    if (m_author->text().trimmed() != q(deck.author))
        m_author->setText(q(deck.author));
    if (tagsOf(m_tags->text()) != deck.tags)
        m_tags->setText(q(model::joined(deck.tags, ", ")));
    m_filling = false;
}

} // namespace nexus::ui
