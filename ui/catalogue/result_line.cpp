#include "ui/catalogue/result_line.h"

#include "ui/theme/icons.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QMenu>
#include <QSlider>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int roomForZoom = 396;

} // namespace

ResultLine::ResultLine(const app::CatalogueModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_count(withId(new LineLabel(this), "found"))
    , m_sort(new QToolButton(this))
    , m_asTable(named(new QToolButton(this), tr("Show as table")))
    , m_asGallery(named(new QToolButton(this), tr("Show as gallery")))
    , m_zoom(named(new QSlider(Qt::Horizontal, this), tr("Size of the cards")))
{
    m_count->setTopic(tr("Cards found"));
    m_sort->setAutoRaise(true);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_sort->setMenu(new QMenu(m_sort));
    connect(m_sort->menu(), &QMenu::aboutToShow, this, &ResultLine::fillSortMenu);
    m_zoom->setRange(60, 250);
    m_zoom->setValue(100);
    m_zoom->setFixedWidth(110);
    m_zoom->hide();
    connect(m_zoom, &QSlider::valueChanged, this, &ResultLine::zoomWanted);
    makeSwitch();
    setLayout(rowOf(4, noMargins, {{m_count, 1}, m_zoom, m_sort, m_asTable, m_asGallery}));
    dress();
    whenColoursChange(this, [this] { dress(); });
}

void ResultLine::makeSwitch()
{
    for (auto* button : {m_asTable, m_asGallery}) {
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setIconSize({18, 18});
    }
    m_asTable->setChecked(true);
    m_asTable->setToolTip(tr("Table (Ctrl+G)"));
    m_asGallery->setToolTip(tr("Gallery (Ctrl+G)"));
    connect(m_asTable, &QToolButton::clicked, this, [this] { Q_EMIT galleryWanted(false); });
    connect(m_asGallery, &QToolButton::clicked, this, [this] { Q_EMIT galleryWanted(true); });
}

void ResultLine::showResult()
{
    const QLocale locale;
    const auto all = static_cast<qulonglong>(m_model->catalogue()->size());
    const auto found = static_cast<qulonglong>(m_model->cards().size());
    m_count->setText(tr("%1 of %2 cards").arg(locale.toString(found), locale.toString(all)));
    QString by = tr("name");
    for (const auto& column : m_model->columns())
        if (column.id == m_sortId)
            by = column.title;
    const auto direction = m_sortId.isEmpty() ? QString() : m_descending ? QStringLiteral(" ↓") : QStringLiteral(" ↑");
    m_sort->setText(tr("by %1").arg(by) + direction + QStringLiteral(" ▾"));
}

void ResultLine::showTrouble(const QString& words, LineLabel::Tone tone) { m_count->setText(words, tone); }

void ResultLine::setSort(const QString& columnId, bool descending)
{
    m_sortId = columnId;
    m_descending = descending;
}

void ResultLine::setGallery(bool gallery)
{
    m_asTable->setChecked(!gallery);
    m_asGallery->setChecked(gallery);
    m_zoom->setVisible(gallery);
}

void ResultLine::setZoom(int percent) { m_zoom->setValue(percent); }

int ResultLine::zoom() const { return m_zoom->value(); }

void ResultLine::fillSortMenu()
{
    using Kind = app::CatalogueModel::Column::Kind;
    auto* menu = m_sort->menu();
    menu->clear();
    const auto add = [&](const QString& title, const QString& id, bool descending) {
        auto* action = menu->addAction(title, this, [this, id, descending] { Q_EMIT sortWanted(id, descending); });
        action->setCheckable(true);
        action->setChecked(m_sortId == id && m_descending == descending);
    };
    add(tr("As the search says, else by name"), {}, false);
    for (const auto& column : m_model->columns())
        if (column.kind != Kind::Adding && column.kind != Kind::InDeck && column.kind != Kind::Owned &&
            column.kind != Kind::Keywords) {
            add(column.title + QStringLiteral(" ↑"), column.id, false);
            add(column.title + QStringLiteral(" ↓"), column.id, true);
        }
}

void ResultLine::dress()
{
    m_asTable->setIcon(icon("list", theme().muted));
    m_asGallery->setIcon(icon("grid", theme().muted));
}

void ResultLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_zoom->setFixedWidth(width() < roomForZoom ? 60 : 110); // how many are found comes first
}

} // namespace nexus::ui
