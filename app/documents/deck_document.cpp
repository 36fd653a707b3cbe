#include "app/documents/deck_document.h"

#include <QUndoCommand>

namespace nexus::app {

// The one command there is: an edit and, once applied, its inverse; doing and undoing swap them.
class DeckCommand : public QUndoCommand {
public:
    DeckCommand(DeckDocument& document, model::DeckEdit edit, model::DeckEdit inverse, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
        , m_edit(std::move(edit))
        , m_inverse(std::move(inverse))
    {
    }
    void undo() override { m_edit = swap(m_inverse); }
    void redo() override
    {
        if (!std::exchange(m_done, true))
            return; // edit() has made the change before the command was pushed
        m_inverse = swap(m_edit);
    }

private:
    model::DeckEdit swap(const model::DeckEdit& change)
    {
        auto back = model::apply(m_document.m_deck, change);
        Q_ASSERT(back);
        m_document.judge();
        return std::move(*back);
    }
    DeckDocument& m_document;
    model::DeckEdit m_edit, m_inverse;
    bool m_done = false;
};

DeckDocument::DeckDocument(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker, QObject* parent)
    : QObject(parent)
    , m_deck(std::move(deck))
    , m_saved(m_deck)
    , m_checker(std::move(checker))
    , m_report(m_checker->check(m_deck))
{
}

DeckDocument::~DeckDocument() = default;

std::shared_ptr<const model::Additions> DeckDocument::sharedAdditions() const
{
    if (!m_additions)
        m_additions = std::make_shared<const model::Additions>(*m_checker, m_deck);
    return m_additions;
}

bool DeckDocument::edit(const model::DeckEdit& wanted, const QString& name)
{
    const model::Deck before = m_deck;
    const auto edit = model::cleaned(wanted);
    auto inverse = model::apply(m_deck, edit);
    if (!inverse)
        return false;
    if (m_deck == before)
        return true; // nothing to undo
    m_undo.push(new DeckCommand(*this, edit, std::move(*inverse), name));
    judge();
    return true;
}

void DeckDocument::setChecker(std::shared_ptr<const model::DeckChecker> checker)
{
    m_checker = std::move(checker);
    judge();
}

void DeckDocument::markSaved(const model::Deck& saved)
{
    m_saved = saved;
    if (!isModified())
        m_undo.setClean();
    Q_EMIT this->saved();
}

void DeckDocument::judge()
{
    m_additions.reset(); // it points into the deck as it was
    m_report = m_checker->check(m_deck);
    Q_EMIT changed();
}

} // namespace nexus::app
