#include "ui/print/pictures_dialog.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>

namespace nexus::ui {

PicturesDialog::PicturesDialog(const PictureWish& wish, const QString& warnings, QWidget* parent)
    : QDialog(parent)
    , m_format(named(new QComboBox(this), tr("Format")))
    , m_dpi(named(new QComboBox(this), tr("Resolution")))
    , m_corners(named(new QComboBox(this), tr("Corners")))
    , m_bleed(named(new QDoubleSpinBox(this), tr("Bleed")))
    , m_backs(new QCheckBox(tr("With backs"), this))
    , m_contact(new QCheckBox(tr("With a contact sheet"), this))
    , m_size(mutedLabel({}, this))
    , m_warnings(plainLabel(warnings, this))
{
    setWindowTitle(tr("Single pictures"));
    m_format->addItems({tr("PNG, a picture a card"), tr("PDF, a page a copy")});
    for (const int dpi : app::PictureForm::dpis)
        m_dpi->addItem(tr("%1 dots an inch").arg(dpi), dpi);
    m_corners->addItems({tr("Square"), tr("Round, clear outside")});
    m_bleed->setRange(0, app::PictureForm::mostBleed);
    m_bleed->setSingleStep(0.1);
    m_bleed->setDecimals(1);
    m_bleed->setSuffix(tr(" mm"));
    m_bleed->setToolTip(tr("How far the edge goes on beyond the cut; MakePlayingCards wants 3.2 mm"));
    m_contact->setToolTip(tr("All pictures small on sheets of A4, with names and copies"));
    m_format->setCurrentIndex(wish.pdf ? 1 : 0);
    m_dpi->setCurrentIndex(std::max(0, m_dpi->findData(wish.form.dpi)));
    m_corners->setCurrentIndex(wish.form.rounded ? 1 : 0);
    m_bleed->setValue(wish.form.bleed);
    m_backs->setChecked(wish.backs);
    m_contact->setChecked(wish.contactSheet);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (auto* box : {m_format, m_dpi})
        connect(box, &QComboBox::currentIndexChanged, this, &PicturesDialog::refresh);
    connect(m_bleed, &QDoubleSpinBox::valueChanged, this, &PicturesDialog::refresh);
    for (auto* box : {m_format, m_dpi, m_corners})
        box->setMinimumContentsLength(22);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Resolution"), m_dpi);
    form->addRow(tr("Bleed"), m_bleed);
    form->addRow(tr("Corners"), m_corners);
    form->addRow(QString(), m_backs);
    form->addRow(QString(), m_contact);
    form->addRow(QString(), m_size);
    m_warnings->setWordWrap(true);
    m_warnings->setVisible(!warnings.isEmpty());
    setLayout(columnOf({form, m_warnings, buttons}));
    refresh();
}

PictureWish PicturesDialog::wish() const
{
    PictureWish wish;
    wish.pdf = m_format->currentIndex() == 1;
    wish.form.dpi = m_dpi->currentData().toInt();
    wish.form.bleed = m_bleed->value();
    wish.form.rounded = !wish.pdf && m_corners->currentIndex() == 1;
    wish.backs = m_backs->isChecked();
    wish.contactSheet = !wish.pdf && m_contact->isChecked();
    return wish;
}

QString PicturesDialog::sizeText() const { return m_size->text(); }

void PicturesDialog::refresh()
{
    const auto wished = wish();
    for (auto* widget : {static_cast<QWidget*>(m_corners), static_cast<QWidget*>(m_contact)})
        widget->setEnabled(!wished.pdf);
    const auto size = app::pictureSize(wished.form);
    m_size->setText(tr("%1 × %2 pixels").arg(size.width()).arg(size.height()));
}

} // namespace nexus::ui
