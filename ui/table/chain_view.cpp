#include "ui/table/chain_view.h"

#include "app/base/qt_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"

#include <QListWidget>

namespace nexus::ui {

using namespace model;

ChainView::ChainView(TablePlay& play, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_rows(named(new QListWidget(this), tr("Priority Chain, the next to resolve first")))
{
    auto* title = new QLabel(tr("Priority Chain"), this);
    title->setFont(sized(font(), 13, true));
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setWordWrap(true);
    m_rows->setSelectionMode(QAbstractItemView::NoSelection);
    setLayout(columnOf(4, {12, 8, 12, 8}, {title, m_rows}));
}

QString ChainView::line(const Effect& effect) const
{
    const auto& state = m_play.state();
    auto text = q(state.name(effect.card));
    const auto& abilities = state.wordsOf(effect.card).abilities;
    if (effect.kind == EffectKind::Attack)
        text += tr(" attacks");
    else if (effect.kind != EffectKind::Event && effect.ability < abilities.size())
        text += QStringLiteral(": ") + q(abilities[effect.ability]);
    for (std::uint8_t i = 0; i < effect.targetCount; ++i)
        text += (i == 0 ? (effect.kind == EffectKind::Attack ? QStringLiteral(" ") : tr(" → "))
                        : QStringLiteral(", ")) +
                q(state.name(effect.targets[i].card));
    return effect.negated ? tr("%1 (negated)").arg(text) : text;
}

void ChainView::refresh()
{
    const auto& state = m_play.state();
    m_rows->clear();
    if (state.stage == Stage::Effect)
        m_rows->addItem(tr("Now: %1").arg(line(state.effect)));
    for (std::size_t i = state.chain.size(); i-- > 0;)
        m_rows->addItem(tr("%1  %2").arg(i + 1).arg(line(state.chain[i])));
    if (state.declared.kind != EffectKind::None)
        m_rows->addItem(tr("Then: %1").arg(line(state.declared)));
    setVisible(m_rows->count() > 0);
    const int row = std::max(22, m_rows->sizeHintForRow(0));
    m_rows->setFixedHeight(std::clamp(m_rows->count(), 1, 4) * row + 6);
}

QStringList ChainView::lines() const
{
    QStringList found;
    for (int i = 0; i < m_rows->count(); ++i)
        found << m_rows->item(i)->text();
    return found;
}

} // namespace nexus::ui
