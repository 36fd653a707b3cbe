#include "ui/workbench/art_dialog.h"

#include "app/printing/card_art.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

constexpr int widestArt = 1488;      // pixels of what is kept: twice as sharp as paper
constexpr double smallestPart = 64;  // pixels of the picture
constexpr double artZoomStep = 1.15; // of a key or a notch of the wheel

double artShape()
{
    const auto window = app::CardArt::windowOf(widestArt);
    return static_cast<double>(window.width()) / window.height();
}

} // namespace

ArtFrame::ArtFrame(QImage picture, QWidget* parent)
    : QWidget(parent)
    , m_picture(std::move(picture))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setFixedSize(sizeHint());
    setAccessibleName(tr("Part of the picture that is shown"));
    setAccessibleDescription(tr("Arrows move the picture, plus and minus zoom, 0 shows as much of it as fits"));
    zoom(0);
}

QSize ArtFrame::sizeHint() const { return app::CardArt::windowOf(480); }

// Nothing: as much as can be seen.
void ArtFrame::zoom(double factor)
{
    const double widest = std::min<double>(m_picture.width(), m_picture.height() * artShape());
    const auto middle = factor > 0 ? m_part.center() : QRectF(m_picture.rect()).center();
    const double width = factor > 0 ? std::clamp(m_part.width() / factor, std::min(smallestPart, widest), widest)
                                    : widest;
    m_part.setSize({width, width / artShape()});
    m_part.moveCenter(middle);
    settle();
}

void ArtFrame::move(const QPointF& by)
{
    m_part.translate(by * (m_part.width() / width()));
    settle();
}

void ArtFrame::settle()
{
    m_part.moveLeft(std::clamp(m_part.left(), 0.0, std::max(0.0, m_picture.width() - m_part.width())));
    m_part.moveTop(std::clamp(m_part.top(), 0.0, std::max(0.0, m_picture.height() - m_part.height())));
    update();
}

void ArtFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(rect()), m_picture, m_part);
    painter.setPen(QPen(hasFocus() ? theme().accent : theme().line, hasFocus() ? 4 : 2));
    painter.drawRect(rect());
}

void ArtFrame::mousePressEvent(QMouseEvent* event) { m_dragged = event->position(); }

void ArtFrame::mouseMoveEvent(QMouseEvent* event)
{
    move(m_dragged - event->position());
    m_dragged = event->position();
}

void ArtFrame::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(artZoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void ArtFrame::keyPressEvent(QKeyEvent* event)
{
    constexpr double step = 12;
    switch (event->key()) {
    case Qt::Key_Left: return move({-step, 0});
    case Qt::Key_Right: return move({step, 0});
    case Qt::Key_Up: return move({0, -step});
    case Qt::Key_Down: return move({0, step});
    case Qt::Key_Plus: return zoom(artZoomStep);
    case Qt::Key_Minus: return zoom(1 / artZoomStep);
    case Qt::Key_0: return zoom(0);
    default: QWidget::keyPressEvent(event);
    }
}

ArtDialog::ArtDialog(const QString& card, const QImage& picture, const QString& credit, QWidget* parent)
    : QDialog(parent)
    , m_picture(picture)
    , m_frame(new ArtFrame(picture))
    , m_credit(new QLineEdit(credit))
{
    setWindowTitle(tr("Picture of %1").arg(card));
    m_credit->setMaxLength(200);
    auto* buttons = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    setLayout(columnOf(12, {12, 12, 12, 12},
        {plainLabel(tr("Drag the picture, and zoom with the wheel or + and −.")), m_frame,
            rowOf(8, noMargins, {labelFor(tr("Picture &by"), m_credit), {m_credit, 1}}), buttons}));
    m_frame->setFocus();
}

QImage ArtDialog::picture() const
{
    const auto part = m_picture.copy(m_frame->part().toRect().intersected(m_picture.rect()));
    return part.width() > widestArt ? part.scaledToWidth(widestArt, Qt::SmoothTransformation) : part;
}

QString ArtDialog::credit() const { return m_credit->text().trimmed(); }

} // namespace nexus::ui
