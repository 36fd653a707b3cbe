#include "ui/search/facet_chip.h"

#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>

namespace nexus::ui {

namespace {

constexpr int chipSide = 12; // blank left and right of the text
constexpr int vertical = 5;  // above and below it

QString drawnText(const QString& text, bool opens) { return opens ? text + QStringLiteral(" ▾") : text; }

std::optional<std::int64_t> said(const QSpinBox* box)
{
    return box->value() == box->minimum() ? std::nullopt : std::optional<std::int64_t>(box->value());
}

} // namespace

ChipButton::ChipButton(QWidget* parent)
    : QToolButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ChipButton::setChip(const QString& text, const QString& spoken, bool active, bool opens)
{
    m_active = active;
    m_opens = opens;
    setText(text);
    setAccessibleName(spoken);
    setToolTip(spoken);
    updateGeometry();
    update();
}

QSize ChipButton::sizeHint() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(drawnText(text(), m_opens)) + 2 * chipSide, metrics.height() + 2 * vertical};
}

void ChipButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& colours = theme();
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor ground = m_active ? colours.selection : colours.hover;
    if (underMouse() && isEnabled())
        ground = m_active ? ground.darker(colours.dark ? 85 : 104) : colours.track;
    painter.setBrush(ground);
    painter.setPen(hasFocus() ? QPen(colours.accent, 2) : m_active ? QPen(colours.accent, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    QFont drawn = font();
    if (m_active)
        drawn.setWeight(QFont::DemiBold);
    painter.setFont(drawn);
    painter.setPen(!isEnabled() ? colours.muted : m_active ? colours.accent : colours.text);
    const QString whole = drawnText(text(), m_opens);
    painter.drawText(
        rect(), Qt::AlignCenter, painter.fontMetrics().elidedText(whole, Qt::ElideRight, width() - chipSide));
}

void ChipButton::keyPressEvent(QKeyEvent* event)
{
    const bool opens = m_opens && event->key() == Qt::Key_Down;
    if (opens || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QToolButton::keyPressEvent(event);
}

void StayingMenu::mouseReleaseEvent(QMouseEvent* event)
{
    auto* action = actionAt(event->position().toPoint());
    if (action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

void StayingMenu::keyPressEvent(QKeyEvent* event)
{
    auto* action = activeAction();
    const bool chooses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
                         event->key() == Qt::Key_Enter;
    if (chooses && action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::keyPressEvent(event);
}

RangePopup::RangePopup(const QString& what, std::int32_t least, std::int32_t most, QWidget* parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(what);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    const auto box = [&](const QString& label, const QString& spoken, const char* name) {
        auto* spin = new QSpinBox(this);
        spin->setObjectName(QString::fromLatin1(name));
        spin->setRange(least - 1, most); // the smallest stands for "any"
        spin->setSpecialValueText(tr("any"));
        spin->setAccessibleName(spoken);
        auto* words = labelFor(label, spin, this);
        row->addWidget(words);
        row->addWidget(spin);
        return spin;
    };
    m_low = box(tr("%1 &from").arg(what), tr("%1 from").arg(what), "low");
    m_high = box(tr("&to"), tr("%1 to").arg(what), "high");
    auto* any = new QPushButton(tr("&Any"), this);
    any->setAccessibleName(tr("Any %1").arg(what));
    row->addWidget(any);
    for (auto* spin : {m_low, m_high})
        connect(spin, &QSpinBox::valueChanged, this, [this] { Q_EMIT rangeChosen(said(m_low), said(m_high)); });
    connect(any, &QPushButton::clicked, this, [this] {
        setRange({}, {});
        Q_EMIT rangeChosen({}, {});
        close();
    });
}

void RangePopup::setRange(std::optional<std::int64_t> low, std::optional<std::int64_t> high)
{
    const auto put = [this](QSpinBox* box, std::optional<std::int64_t> value) {
        const QSignalBlocker quiet(box);
        constexpr std::int64_t far = 1'000'000; // what a query may say beyond the cards' values
        if (value)                              // a query may name what no card has
            box->setRange(static_cast<int>(std::min<std::int64_t>(box->minimum(), std::max(*value - 1, -far))),
                static_cast<int>(std::max<std::int64_t>(box->maximum(), std::min(*value, far))));
        box->setValue(value ? static_cast<int>(std::clamp(*value, -far, far)) : box->minimum());
    };
    put(m_low, low);
    put(m_high, high);
}

void RangePopup::openAt(QWidget* anchor)
{
    adjustSize();
    move(anchor->mapToGlobal(QPoint(0, anchor->height() + 2)));
    show();
    m_low->setFocus(Qt::PopupFocusReason);
    m_low->selectAll();
}

} // namespace nexus::ui
