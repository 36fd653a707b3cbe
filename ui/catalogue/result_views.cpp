#include "ui/catalogue/result_views.h"

#include "app/documents/deck_actions.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/theme/parts.h"

#include <QMimeData>

namespace nexus::ui {

ResultViews::ResultViews(app::CatalogueModel* model, const std::filesystem::path& artFolder, QWidget* parent)
    : QStackedWidget(parent)
    , m_model(model)
    , m_table(new ResultTable(model, this))
    , m_gallery(withId(new GalleryView(this), "gallery"))
    , m_empty(emptyLabel({}, this))
{
    addWidget(m_table);
    makeGallery(artFolder);
    m_empty->hide();
    m_empty->raise(); // a view that comes into the stack or is shown goes to its front
    connect(m_table, &ResultTable::currentCardChanged, this, &ResultViews::choose);
    connect(m_table, &ResultTable::addWanted, this, &ResultViews::addWanted);
    connect(m_table, &ResultTable::copiesWanted, this, &ResultViews::copiesWanted);
}

void ResultViews::makeGallery(const std::filesystem::path& artFolder)
{
    m_gallery->setArtFolder(artFolder);
    m_gallery->setMarks([this](model::CardIndex card) {
        GalleryMark mark;
        mark.words = m_model->adding(card, &mark.addable);
        mark.copies = m_model->copies(card);
        return mark;
    });
    m_gallery->setMime([this](const std::vector<model::CardIndex>& cards) {
        app::CardDrag drag;
        for (const auto card : cards)
            drag.cards.push_back({app::entryFor(*m_model->catalogue(), card), {}});
        return app::toMime(drag);
    });
    addWidget(m_gallery);
    connect(m_gallery, &GalleryView::currentCardChanged, this, &ResultViews::choose);
    connect(m_gallery, &GalleryView::addWanted, this, &ResultViews::addWanted);
    connect(m_gallery, &GalleryView::copiesWanted, this, &ResultViews::copiesWanted);
}

void ResultViews::choose(quint32 card)
{
    m_current = card;
    Q_EMIT currentCardChanged(card);
}

void ResultViews::showResult()
{
    const bool nothing = m_model->cards().empty();
    m_empty->setVisible(nothing && !m_model->error());
    if (nothing)
        m_empty->setText(m_model->emptyHint());
    const auto query = m_model->query().simplified();
    const bool another = !m_model->error() && query != m_searched && !query.isEmpty();
    if (!m_model->error())
        m_searched = query;
    if (showsGallery())
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
    if (nothing)
        return;
    const auto first = m_model->cards().front();
    if (another && showsGallery())
        m_gallery->setCurrentCard(first);
    else if (!showsGallery())
        m_table->setCurrentCard(another ? first : m_current.value_or(first));
}

void ResultViews::setDocument(app::DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(m_gallery);
    m_document = document;
    if (document)
        connect(document, &app::DeckDocument::changed, m_gallery, &GalleryView::refreshMarks);
    m_gallery->refreshMarks();
}

void ResultViews::showGallery(bool gallery)
{
    const bool had = currentWidget()->hasFocus();
    const auto current = m_current;
    setCurrentIndex(gallery ? 1 : 0);
    m_empty->raise();
    if (gallery && m_model->catalogue()) {
        m_gallery->setCards(m_model->catalogue(), m_model->cards());
        if (current)
            m_gallery->setCurrentCard(*current);
    } else if (current && m_model->catalogue()) {
        m_table->setCurrentCard(*current);
    }
    if (had)
        currentWidget()->setFocus();
}

bool ResultViews::showsGallery() const { return currentWidget() == m_gallery; }

void ResultViews::focusResult()
{
    if (m_model->rowCount() == 0)
        return;
    currentWidget()->setFocus();
    if (!showsGallery() && !m_table->currentIndex().isValid())
        m_table->setCurrentCard(m_model->cards().front());
}

std::optional<model::CardIndex> ResultViews::currentCard() const
{
    return showsGallery() ? m_gallery->currentCard() : m_table->currentCard();
}

std::vector<model::CardIndex> ResultViews::selectedCards() const
{
    return showsGallery() ? m_gallery->selectedCards() : m_table->selectedCards();
}

void ResultViews::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    m_empty->setGeometry(rect().adjusted(24, 60, -24, -60));
}

} // namespace nexus::ui
