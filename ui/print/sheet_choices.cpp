#include "ui/print/sheet_choices.h"

#include "app/text/proxy_text.h"
#include "app/text/qt_text.h"
#include "ui/collection/collection_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>

#include <cmath>

namespace nexus::ui {

namespace {

using Limits = model::SheetLimits;

QWidget* beside(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    for (auto* widget : widgets)
        row->addWidget(widget, 1);
    row->setSpacing(6);
    return asWidget(row);
}

} // namespace

SheetChoices::SheetChoices(QWidget* parent)
    : QWidget(parent)
    , m_paper(choice({}, tr("Paper")))
    , m_orientation(choice({tr("Portrait"), tr("Landscape")}, tr("Orientation")))
    , m_style(choice({tr("Full colour"), tr("Low ink"), tr("Text only")}, tr("Style")))
    , m_backs(choice({tr("None"), tr("Turned on the long edge"), tr("Turned on the short edge")}, tr("Backs")))
    , m_width(millimetres(model::smallestPaper, model::largestPaper, 1, tr("Width of the paper"), {}))
    , m_height(millimetres(model::smallestPaper, model::largestPaper, 1, tr("Height of the paper"), {}))
    , m_gutter(millimetres(
          0, Limits::gutter, 0.5, tr("Gap"), tr("Between cards, 0 to 5 mm; with a bleed at least twice that")))
    , m_bleed(millimetres(
          0, Limits::bleed, 0.5, tr("Bleed"), tr("How far the edge of a card goes on beyond the cut, 0 to 3 mm")))
    , m_margin(
          millimetres(0, Limits::margin, 0.5, tr("Printer margin"), tr("What the printer cannot reach on every side")))
    , m_backX(millimetres(-Limits::offset, Limits::offset, 0.1, tr("Backs to the right"),
          tr("Moves the backs to the right, in millimetres")))
    , m_backY(millimetres(
          -Limits::offset, Limits::offset, 0.1, tr("Backs down"), tr("Moves the backs down, in millimetres")))
    , m_backTurn(millimetres(-Limits::turn, Limits::turn, 0.05, tr("Turn of the backs"), tr("Clockwise, in degrees")))
    , m_correctionX(millimetres(-Limits::correction, Limits::correction, 0.5, tr("Correction across"),
          tr("In per mille: 2 prints 63 mm as 63.126")))
    , m_correctionY(millimetres(-Limits::correction, Limits::correction, 0.5, tr("Correction down"),
          tr("In per mille: 2 prints 88 mm as 88.176")))
    , m_columns(side(tr("Columns")))
    , m_rows(side(tr("Rows")))
    , m_marks(tick(tr("Crop marks")))
    , m_ruler(tick(tr("Ruler of 100 mm"), tr("To see at once whether the printer has scaled the sheet")))
    , m_mark(tick(tr("Watermark"), q(std::string("“") + app::proxyMark + "”")))
    , m_own(beside({m_width, m_height}))
{
    for (const auto& paper : model::paperSizes())
        m_paper->addItem(q(paper.label), q(paper.id));
    m_paper->addItem(tr("Own size"), QString());
    m_backTurn->setSuffix(QStringLiteral("°"));
    for (auto* box : {m_correctionX, m_correctionY})
        box->setSuffix(QStringLiteral(" ‰"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->addRow(tr("Style"), m_style);
    form->addRow(QString(), m_mark);
    form->addRow(tr("Paper"), beside({m_paper, m_orientation}));
    form->addRow(QString(), m_own);
    form->addRow(tr("Columns × rows"), beside({m_columns, m_rows}));
    form->addRow(tr("Gap, bleed"), beside({m_gutter, m_bleed}));
    form->addRow(QString(), beside({m_marks, m_ruler}));
    form->addRow(tr("Backs"), m_backs);
    form->addRow(partHeading(tr("Setting the printer right")));
    form->addRow(tr("Margin"), m_margin);
    form->addRow(tr("Backs →, ↓"), beside({m_backX, m_backY}));
    form->addRow(tr("Backs ↻"), m_backTurn);
    form->addRow(tr("Correct ↔, ↕"), beside({m_correctionX, m_correctionY}));
    setOptions({});
    connect(m_paper, &QComboBox::currentIndexChanged, this, &SheetChoices::showOwnSize);
}

QDoubleSpinBox* SheetChoices::millimetres(double low, double high, double step, const QString& name, const QString& tip)
{
    auto* box = new QDoubleSpinBox(this);
    box->setDecimals(2);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setSuffix(tr(" mm"));
    box->setAccessibleName(name);
    box->setToolTip(tip.isEmpty() ? name : tip);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this, &SheetChoices::tell);
    return box;
}

QSpinBox* SheetChoices::side(const QString& name)
{
    auto* box = new QSpinBox(this);
    box->setRange(0, Limits::side);
    box->setSpecialValueText(tr("what fits"));
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, &SheetChoices::tell);
    return box;
}

QComboBox* SheetChoices::choice(const QStringList& items, const QString& name)
{
    auto* box = new QComboBox(this);
    box->addItems(items);
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(7);
    connect(box, &QComboBox::currentIndexChanged, this, &SheetChoices::tell);
    return box;
}

QCheckBox* SheetChoices::tick(const QString& text, const QString& tip)
{
    auto* box = new QCheckBox(text, this);
    box->setToolTip(tip);
    connect(box, &QCheckBox::toggled, this, &SheetChoices::tell);
    return box;
}

void SheetChoices::tell()
{
    if (!m_quiet)
        Q_EMIT changed();
}

void SheetChoices::showOwnSize() { m_own->setVisible(m_paper->currentData().toString().isEmpty()); }

app::ProxyOptions SheetChoices::options() const
{
    app::ProxyOptions options;
    auto& sheet = options.sheet;
    const auto paper = model::paperNamed(m_paper->currentData().toString().toStdString());
    sheet.paperWidth = paper ? paper->width : m_width->value();
    sheet.paperHeight = paper ? paper->height : m_height->value();
    sheet.landscape = m_orientation->currentIndex() == 1;
    sheet.columns = m_columns->value();
    sheet.rows = m_rows->value();
    sheet.gutter = m_gutter->value();
    sheet.bleed = m_bleed->value();
    sheet.margin = m_margin->value();
    sheet.cropMarks = m_marks->isChecked();
    sheet.ruler = m_ruler->isChecked();
    sheet.backs = static_cast<model::Backs>(m_backs->currentIndex());
    sheet.backX = m_backX->value();
    sheet.backY = m_backY->value();
    sheet.backTurn = m_backTurn->value();
    sheet.correctionX = m_correctionX->value();
    sheet.correctionY = m_correctionY->value();
    options.style = static_cast<app::FaceStyle>(m_style->currentIndex());
    options.mark = m_mark->isChecked();
    return options;
}

void SheetChoices::setOptions(const app::ProxyOptions& options)
{
    m_quiet = true;
    const auto& sheet = options.sheet;
    int paper = m_paper->count() - 1;
    for (int i = 0; i + 1 < m_paper->count(); ++i) {
        const auto known = model::paperSizes()[static_cast<std::size_t>(i)];
        if (std::abs(known.width - sheet.paperWidth) < 1e-6 && std::abs(known.height - sheet.paperHeight) < 1e-6)
            paper = i;
    }
    m_paper->setCurrentIndex(paper);
    m_width->setValue(sheet.paperWidth);
    m_height->setValue(sheet.paperHeight);
    m_orientation->setCurrentIndex(sheet.landscape ? 1 : 0);
    m_columns->setValue(sheet.columns);
    m_rows->setValue(sheet.rows);
    m_gutter->setValue(sheet.gutter);
    m_bleed->setValue(sheet.bleed);
    m_margin->setValue(sheet.margin);
    m_marks->setChecked(sheet.cropMarks);
    m_ruler->setChecked(sheet.ruler);
    m_backs->setCurrentIndex(static_cast<int>(sheet.backs));
    m_backX->setValue(sheet.backX);
    m_backY->setValue(sheet.backY);
    m_backTurn->setValue(sheet.backTurn);
    m_correctionX->setValue(sheet.correctionX);
    m_correctionY->setValue(sheet.correctionY);
    m_style->setCurrentIndex(static_cast<int>(options.style));
    m_mark->setChecked(options.mark);
    showOwnSize();
    m_quiet = false;
    Q_EMIT changed();
}

void SheetChoices::store(QSettings& settings) const
{
    const auto options = this->options();
    const auto& sheet = options.sheet;
    const auto keep = [&](const char* key, const QVariant& value) {
        settings.setValue(QStringLiteral("proxies/") + QLatin1String(key), value);
    };
    keep("paperWidth", sheet.paperWidth);
    keep("paperHeight", sheet.paperHeight);
    keep("landscape", sheet.landscape);
    keep("columns", sheet.columns);
    keep("rows", sheet.rows);
    keep("gutter", sheet.gutter);
    keep("bleed", sheet.bleed);
    keep("margin", sheet.margin);
    keep("cropMarks", sheet.cropMarks);
    keep("ruler", sheet.ruler);
    keep("backs", static_cast<int>(sheet.backs));
    keep("backX", sheet.backX);
    keep("backY", sheet.backY);
    keep("backTurn", sheet.backTurn);
    keep("correctionX", sheet.correctionX);
    keep("correctionY", sheet.correctionY);
    keep("style", static_cast<int>(options.style));
    keep("watermark", options.mark);
}

// What a hand has written into the file and makes no sense becomes the nearest value that does.
void SheetChoices::restore(const QSettings& settings)
{
    app::ProxyOptions options;
    auto& sheet = options.sheet;
    const auto kept = [&](const char* key, const QVariant& usual) {
        return settings.value(QStringLiteral("proxies/") + QLatin1String(key), usual);
    };
    const auto number = [&](const char* key, double usual) {
        const double value = kept(key, usual).toDouble();
        return std::isfinite(value) ? value : usual;
    };
    sheet.paperWidth = std::clamp(number("paperWidth", sheet.paperWidth), model::smallestPaper, model::largestPaper);
    sheet.paperHeight = std::clamp(number("paperHeight", sheet.paperHeight), model::smallestPaper, model::largestPaper);
    sheet.landscape = kept("landscape", false).toBool();
    sheet.columns = kept("columns", sheet.columns).toInt();
    sheet.rows = kept("rows", sheet.rows).toInt();
    sheet.gutter = number("gutter", sheet.gutter);
    sheet.bleed = number("bleed", sheet.bleed);
    sheet.margin = number("margin", sheet.margin);
    sheet.cropMarks = kept("cropMarks", true).toBool();
    sheet.ruler = kept("ruler", true).toBool();
    sheet.backs = static_cast<model::Backs>(std::clamp(kept("backs", 0).toInt(), 0, 2));
    sheet.backX = number("backX", 0);
    sheet.backY = number("backY", 0);
    sheet.backTurn = number("backTurn", 0);
    sheet.correctionX = number("correctionX", 0);
    sheet.correctionY = number("correctionY", 0);
    options.style = static_cast<app::FaceStyle>(std::clamp(kept("style", 0).toInt(), 0, 2));
    options.mark = kept("watermark", true).toBool();
    setOptions(options);
}

} // namespace nexus::ui
