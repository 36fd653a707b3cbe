#include "ui/catalogue/set_browser.h"

#include "app/base/qt_text.h"
#include "app/base/trouble_text.h"
#include "app/documents/card_import.h"
#include "model/base/text.h"
#include "model/search/query_facets.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/catalogue/result_views.h"
#include "ui/search/query_field.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QLineEdit>

namespace nexus::ui {

SetBrowser::SetBrowser(app::Workspace& workspace, const model::SetInfo& set, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_set(set)
    , m_code(q(set.code))
    , m_art(workspace.folder() / "art")
    , m_model(new app::CatalogueModel(this))
    , m_filter(named(withId(new QueryField(this), "setFilter"), tr("Narrow the cards of the set")))
    , m_line(new ResultLine(m_model, this))
    , m_views(new ResultViews(m_model, workspace.folder() / "art", this))
    , m_face(new FaceView(this))
{
    setWindowTitle(set.name.empty() ? m_code : tr("%1 (%2)").arg(q(set.name), m_code));
    setAccessibleName(tr("Cards of the set %1").arg(windowTitle()));
    resizeOnScreen(*this, {1080, 720});
    m_filter->setPlaceholderText(tr("Narrow: words, or a query such as t:unit"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumHeight(m_filter->fontMetrics().height() + 14);
    m_face->setArt([this](const app::CardFace& face, int width) { return m_art.picture(face, width); });
    auto* beside = asWidget(columnOf({m_face, stretch()}));
    beside->setFixedWidth(280);
    auto* search = pushButton(
        tr("Show in &Build"), tr("The cards shown, in the search"), this,
        [this] {
            Q_EMIT queryWanted(setQuery());
            accept();
        },
        this);
    search->setAutoDefault(false);
    auto* name = pushButton(tr("&Name and date…"), tr("What the set is called and when it came out; its code stays"),
        this, &SetBrowser::askName, this);
    name->setAutoDefault(false);
    auto* close = pushButton(tr("Close"), {}, this, &QDialog::reject, this);
    close->setAutoDefault(false);
    setLayout(columnOf(8, {12, 12, 12, 12},
        {m_filter, m_line, rowOf(12, {{m_views, 1}, beside}), rowOf({search, name, stretch(), close})}));
    static_cast<QBoxLayout*>(layout())->setStretch(2, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &SetBrowser::narrow);
    connect(m_filter, &QLineEdit::returnPressed, m_views, &ResultViews::focusResult);
    connect(m_line, &ResultLine::galleryWanted, this, &SetBrowser::showGallery);
    connect(m_line, &ResultLine::zoomWanted, m_views->gallery(), &GalleryView::setZoom);
    connect(m_views->gallery(), &GalleryView::zoomChanged, m_line, &ResultLine::setZoom);
    const auto sort = [this](const QString& column, bool descending) {
        m_line->setSort(column, descending);
        m_model->sortBy(column, descending);
    };
    connect(m_line, &ResultLine::sortWanted, this, sort);
    connect(m_views->table(), &ResultTable::sortWanted, this, sort);
    connect(m_model, &app::CatalogueModel::resultChanged, this, [this] {
        m_line->showResult();
        m_views->showResult();
    });
    connect(m_views, &ResultViews::currentCardChanged, this, &SetBrowser::showCard);
    m_model->setCatalogue(workspace.catalogue());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        using Kind = app::CatalogueModel::Column::Kind;
        const auto kind = m_model->columns()[static_cast<std::size_t>(column)].kind;
        m_views->table()->setColumnHidden(
            column, kind == Kind::Adding || kind == Kind::InDeck || kind == Kind::Owned ||
                        (m_views->table()->isColumnHidden(column) && kind != Kind::Rarity));
    }
    narrow();
    showGallery(true);
    m_views->focusResult();
}

void SetBrowser::showGallery(bool gallery)
{
    m_line->setGallery(gallery);
    m_views->showGallery(gallery);
    m_face->parentWidget()->setVisible(!gallery);
}

void SetBrowser::askName()
{
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name and date of %1").arg(m_code));
    auto* name = named(withId(new QLineEdit(q(m_set.name)), "setName"), tr("Name"));
    auto* date = named(withId(new QLineEdit(q(m_set.released)), "setDate"), tr("Date"));
    date->setPlaceholderText(QStringLiteral("2026-05-04"));
    auto* box = buttonBox(dialog, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    dialog->setLayout(columnOf(12, {formOf({{tr("&Name"), name}, {tr("&Date"), date}}), box}));
    connect(dialog, &QDialog::accepted, this, [this, name, date] { nameIt(name->text(), date->text()); });
    dialog->open();
}

void SetBrowser::nameIt(const QString& name, const QString& released)
{
    const auto wanted = model::SetInfo{m_set.code, name.trimmed().toStdString(), released.trimmed().toStdString()};
    tl::expected<bool, std::string> done(false);
    const auto tried = app::guarded([&] { done = app::nameSet(m_workspace.profile(), wanted); });
    if (!tried || !done)
        return m_line->showTrouble(tried ? q(done.error()) : tried.error(), LineLabel::Tone::Bad);
    m_set.name = wanted.name.empty() ? m_set.name : wanted.name;
    m_set.released = wanted.released.empty() ? m_set.released : wanted.released;
    setWindowTitle(tr("%1 (%2)").arg(q(m_set.name), m_code));
    m_workspace.setCatalogue(m_workspace.profile().catalogue());
    m_model->setCatalogue(m_workspace.catalogue());
    narrow();
}

QString SetBrowser::setQuery() const
{
    const auto code = model::queryWord(model::fold(m_code.toStdString()));
    const auto set = QStringLiteral("set:") + (code ? q(*code) : m_code);
    const auto words = m_filter->text().trimmed().toStdString();
    return words.empty() ? set : set + QLatin1Char(' ') + q(model::asOneTerm(words, m_workspace.catalogue()->game()));
}

void SetBrowser::narrow()
{
    const bool right = m_model->setQuery(setQuery());
    if (!right)
        m_line->showTrouble(tr("Not a complete query yet."), LineLabel::Tone::Open);
}

void SetBrowser::showCard(model::CardIndex card)
{
    const auto catalogue = m_workspace.catalogue();
    if (card >= catalogue->size())
        return;
    auto shown = catalogue->printings(card).front();
    for (const auto printing : catalogue->printings(card))
        if (q(catalogue->setCode(printing)) == m_code)
            shown = printing;
    m_face->setFace(app::cardFace(*catalogue, card, shown), catalogue->game());
}

} // namespace nexus::ui
