#include "ui/collection/card_chooser.h"

#include "model/collection/entry_line.h"
#include "model/search/card_lookup.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>

namespace nexus::ui {

CardChooser::CardChooser(std::shared_ptr<const model::Catalogue> catalogue, const QString& name,
    std::vector<model::CardIndex> near, QWidget* parent)
    : QDialog(parent)
    , m_catalogue(std::move(catalogue))
    , m_name(name)
    , m_near(std::move(near))
    , m_field(named(new QLineEdit(this), tr("Name of the card")))
    , m_list(named(new QListWidget(this), tr("Cards it can be")))
{
    setWindowTitle(tr("Which card is it?"));
    auto* about = plainLabel(tr("The file says “%1”. No card of the catalogue is called so.").arg(name), this);
    m_field->setPlaceholderText(tr("Begin to type a name"));
    m_field->installEventFilter(this);
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_take = buttons->addButton(tr("It is this card"), QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    setLayout(columnOf({about, m_field, {m_list, 1}, buttons}));
    connect(m_field, &QLineEdit::textChanged, this, &CardChooser::fill);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_take->setEnabled(row >= 0); });
    if (m_near.empty())
        m_near = model::suggestNames(*m_catalogue, name.toStdString(), model::maxEntryCards);
    resizeOnScreen(*this, {460, 420});
    fill();
}

void CardChooser::fill()
{
    const auto typed = m_field->text().trimmed().toStdString();
    m_cards = typed.empty() ? m_near : model::parseEntry(typed, *m_catalogue).cards;
    if (m_cards.empty() && !typed.empty())
        m_cards = model::suggestNames(*m_catalogue, typed, model::maxEntryCards);
    m_list->clear();
    for (const auto card : m_cards)
        m_list->addItem(QString::fromStdString(model::unambiguousName(*m_catalogue, card)));
    m_list->setCurrentRow(m_cards.empty() ? -1 : 0);
    m_take->setEnabled(!m_cards.empty());
}

std::optional<model::CardIndex> CardChooser::card() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_cards.size()
               ? std::optional(m_cards[static_cast<std::size_t>(row)])
               : std::nullopt;
}

bool CardChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0; by != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace nexus::ui
