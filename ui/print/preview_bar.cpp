#include "ui/print/preview_bar.h"

#include "ui/print/sheet_preview.h"
#include "ui/theme/icons.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace nexus::ui {

PreviewBar::PreviewBar(SheetPreview* preview, QWidget* parent)
    : QWidget(parent)
    , m_preview(preview)
    , m_page(new LineLabel)
    , m_zoom(new LineLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(6);
    const auto button = [this, row](const QString& text, const QString& name) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(name);
        if (text.isEmpty())
            made->setAccessibleName(name);
        made->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(made);
        return made;
    };
    const auto label = [this, row](LineLabel* shown, const QString& topic, const QString& widest) {
        shown->setTopic(topic);
        shown->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        shown->setFixedWidth(fontMetrics().horizontalAdvance(widest));
        row->addWidget(shown);
    };
    m_back = button({}, tr("Page before (Page Up)"));
    label(m_page, tr("Page"), tr("Page %1 of %2").arg(888).arg(888) + tr(", back"));
    m_next = button({}, tr("Page after (Page Down)"));
    row->addStretch(1);
    m_smaller = button({}, tr("Smaller (−)"));
    label(m_zoom, tr("Zoom"), tr("%1 %").arg(8888));
    m_larger = button({}, tr("Larger (+)"));
    auto* fit = button(tr("Whole page"), tr("The whole page (0)"));
    auto* actual = button(tr("True size"), tr("As large as on paper, by what the screen says of itself (1)"));
    dress();
    whenColoursChange(this, [this] { dress(); });
    connect(m_back, &QToolButton::clicked, preview, [preview] { preview->setPage(preview->page() - 1); });
    connect(m_next, &QToolButton::clicked, preview, [preview] { preview->setPage(preview->page() + 1); });
    connect(m_smaller, &QToolButton::clicked, preview, [preview] { preview->zoomBy(0.8); });
    connect(m_larger, &QToolButton::clicked, preview, [preview] { preview->zoomBy(1.25); });
    connect(fit, &QToolButton::clicked, preview, &SheetPreview::zoomToFit);
    connect(actual, &QToolButton::clicked, preview, &SheetPreview::zoomToActual);
    connect(preview, &SheetPreview::pageChanged, this, &PreviewBar::refresh);
    connect(preview, &SheetPreview::zoomChanged, this, &PreviewBar::refresh);
    refresh();
}

void PreviewBar::dress()
{
    const std::pair<QToolButton*, const char*> signs[] = {
        {m_back, "back"}, {m_next, "forward"}, {m_smaller, "minus"}, {m_larger, "plus"}};
    for (const auto& [button, sign] : signs)
        button->setIcon(icon(sign, theme().text));
}

void PreviewBar::refresh()
{
    const int page = m_preview->page(), pages = m_preview->pageCount();
    m_page->setText(
        pages > 0 ? tr("Page %1 of %2").arg(page + 1).arg(pages) + (m_word ? m_word(page) : QString()) : QString());
    m_zoom->setText(pages > 0 ? tr("%1 %").arg(m_preview->percent()) : QString());
    m_back->setEnabled(page > 0);
    m_next->setEnabled(page + 1 < pages);
}

QString PreviewBar::pageText() const { return m_page->text(); }

} // namespace nexus::ui
