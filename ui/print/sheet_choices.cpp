#include "ui/print/sheet_choices.h"

#include "app/printing/proxy_job.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>
#include <QSpinBox>

#include <cmath>
#include <type_traits>

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

double chosenIn(const QDoubleSpinBox& field) { return field.value(); }
int chosenIn(const QSpinBox& field) { return field.value(); }
bool chosenIn(const QCheckBox& field) { return field.isChecked(); }
int chosenIn(const QComboBox& field) { return field.currentIndex(); }

void choose(QDoubleSpinBox& field, double value) { field.setValue(value); }
void choose(QSpinBox& field, int value) { field.setValue(value); }
void choose(QCheckBox& field, bool value) { field.setChecked(value); }
template <class Value> void choose(QComboBox& field, Value value) { field.setCurrentIndex(static_cast<int>(value)); }

constexpr int mostOf(model::Backs) { return static_cast<int>(model::Backs::Fold); }
constexpr int mostOf(app::FaceStyle) { return static_cast<int>(app::FaceStyle::TextOnly); }

// Behind the last one: a size of one's own.
int sizeAt(std::span<const model::PaperSize> sizes, double width, double height)
{
    constexpr double same = 1e-6;
    const auto found = std::find_if(sizes.begin(), sizes.end(),
        [&](const auto& size) { return std::abs(size.width - width) < same && std::abs(size.height - height) < same; });
    return static_cast<int>(found - sizes.begin());
}

} // namespace

SheetChoices::SheetChoices(QWidget* parent)
    : QWidget(parent)
    , m_paper(choice({}, tr("Paper")))
    , m_orientation(choice({tr("Portrait"), tr("Landscape")}, tr("Orientation")))
    , m_card(choice({}, tr("Card size")))
    , m_style(choice({tr("Full colour"), tr("Low ink"), tr("Text only")}, tr("Style")))
    , m_backs(choice(
          {tr("None"), tr("Flip on long edge"), tr("Flip on short edge"), tr("Same side, to fold")}, tr("Backs")))
    , m_width(millimetres(model::smallestPaper, model::largestPaper, 1, tr("Width of the paper"), {}))
    , m_height(millimetres(model::smallestPaper, model::largestPaper, 1, tr("Height of the paper"), {}))
    , m_cardWidth(millimetres(model::smallestCard, model::largestCard, 1, tr("Width of a card"), {}))
    , m_cardHeight(millimetres(model::smallestCard, model::largestCard, 1, tr("Height of a card"), {}))
    , m_inset(millimetres(Limits::leastInset, Limits::inset, 1, tr("Inset of the cutter marks"),
          tr("From the paper's edges to the marks, as in the cutter's program")))
    , m_gutter(millimetres(
          0, Limits::gutter, 0.5, tr("Gap"), tr("Between cards, 0 to 5 mm; with bleed, at least twice the bleed")))
    , m_bleed(millimetres(
          0, Limits::bleed, 0.5, tr("Bleed"), tr("How far a card's edge extends beyond the cut, 0 to 3 mm")))
    , m_margin(millimetres(
          0, Limits::margin, 0.5, tr("Printer margin"), tr("Area the printer cannot reach along each edge")))
    , m_backX(millimetres(-Limits::offset, Limits::offset, 0.1, tr("Backs to the right"),
          tr("Moves the backs to the right, in millimetres")))
    , m_backY(millimetres(
          -Limits::offset, Limits::offset, 0.1, tr("Backs down"), tr("Moves the backs down, in millimetres")))
    , m_backTurn(
          millimetres(-Limits::turn, Limits::turn, 0.05, tr("Rotation of the backs"), tr("Clockwise, in degrees")))
    , m_correctionX(millimetres(-Limits::correction, Limits::correction, 0.5, tr("Horizontal correction"),
          tr("In per mille: 2 prints 63 mm as 63.126")))
    , m_correctionY(millimetres(-Limits::correction, Limits::correction, 0.5, tr("Vertical correction"),
          tr("In per mille: 2 prints 88 mm as 88.176")))
    , m_columns(side(tr("Columns")))
    , m_rows(side(tr("Rows")))
    , m_marks(tick(tr("Crop marks")))
    , m_ruler(tick(tr("100 mm ruler"), tr("Shows whether the printer has scaled the sheet")))
    , m_registration(
          tick(tr("Cutter marks"), tr("A square and two corners by which a cutting plotter finds the sheet")))
    , m_mark(tick(tr("Watermark"), q(std::string("“") + app::proxyMark + "”")))
    , m_own(beside({m_width, m_height}))
    , m_ownCard(beside({m_cardWidth, m_cardHeight}))
{
    for (const auto& [box, sizes] : {std::pair(m_paper, model::paperSizes()), std::pair(m_card, model::cardSizes())}) {
        for (const auto& size : sizes)
            box->addItem(q(size.label), q(size.id));
        box->addItem(tr("Custom size"), QString());
    }
    for (int i = 0; i + 1 < m_card->count(); ++i) {
        const auto& size = model::cardSizes()[static_cast<std::size_t>(i)];
        m_card->setItemText(
            i, tr("%1, %2 × %3 mm", "a size of cards")
                   .arg(q(size.label), q(app::millimetres(size.width)), q(app::millimetres(size.height))));
    }
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
    form->addRow(tr("Cards"), m_card);
    form->addRow(QString(), m_ownCard);
    form->addRow(tr("Columns × rows"), beside({m_columns, m_rows}));
    form->addRow(tr("Gap, bleed"), beside({m_gutter, m_bleed}));
    form->addRow(QString(), beside({m_marks, m_ruler}));
    form->addRow(m_registration, m_inset);
    form->addRow(tr("Backs"), m_backs);
    form->addRow(partHeading(tr("Printer calibration")));
    form->addRow(tr("Margin"), m_margin);
    form->addRow(tr("Backs →, ↓"), beside({m_backX, m_backY}));
    form->addRow(tr("Backs ↻"), m_backTurn);
    form->addRow(tr("Correction ↔, ↕"), beside({m_correctionX, m_correctionY}));
    setOptions({});
    for (auto* box : {m_paper, m_card})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetChoices::showOwnSize);
    connect(m_registration, &QCheckBox::toggled, m_inset, &QWidget::setEnabled);
    m_inset->setEnabled(false);
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
    box->setSpecialValueText(tr("automatic"));
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

void SheetChoices::showOwnSize()
{
    m_own->setVisible(m_paper->currentData().toString().isEmpty());
    m_ownCard->setVisible(m_card->currentData().toString().isEmpty());
}

// Each field with what it is kept as under "proxies/" and the value it is for; not paper and card, which are more than
// one.
template <class Options, class Visit> void SheetChoices::eachField(Options& options, Visit visit) const
{
    auto& sheet = options.sheet;
    visit("landscape", m_orientation, sheet.landscape);
    visit("columns", m_columns, sheet.columns);
    visit("rows", m_rows, sheet.rows);
    visit("gutter", m_gutter, sheet.gutter);
    visit("bleed", m_bleed, sheet.bleed);
    visit("margin", m_margin, sheet.margin);
    visit("cropMarks", m_marks, sheet.cropMarks);
    visit("ruler", m_ruler, sheet.ruler);
    visit("backs", m_backs, sheet.backs);
    visit("backX", m_backX, sheet.backX);
    visit("backY", m_backY, sheet.backY);
    visit("backTurn", m_backTurn, sheet.backTurn);
    visit("correctionX", m_correctionX, sheet.correctionX);
    visit("correctionY", m_correctionY, sheet.correctionY);
    visit("registration", m_registration, sheet.registration);
    visit("registrationInset", m_inset, sheet.registrationInset);
    visit("style", m_style, options.style);
    visit("watermark", m_mark, options.mark);
}

app::ProxyOptions SheetChoices::options() const
{
    app::ProxyOptions options;
    const auto paper = model::paperNamed(m_paper->currentData().toString().toStdString());
    options.sheet.paperWidth = paper ? paper->width : m_width->value();
    options.sheet.paperHeight = paper ? paper->height : m_height->value();
    const auto card = model::cardSizeNamed(m_card->currentData().toString().toStdString());
    options.sheet.cardWidth = card ? card->width : m_cardWidth->value();
    options.sheet.cardHeight = card ? card->height : m_cardHeight->value();
    eachField(options, [](const char*, const auto* field, auto& value) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(chosenIn(*field));
    });
    return options;
}

void SheetChoices::setOptions(const app::ProxyOptions& options)
{
    m_quiet = true;
    const auto& sheet = options.sheet;
    m_paper->setCurrentIndex(sizeAt(model::paperSizes(), sheet.paperWidth, sheet.paperHeight));
    m_width->setValue(sheet.paperWidth);
    m_height->setValue(sheet.paperHeight);
    m_card->setCurrentIndex(sizeAt(model::cardSizes(), sheet.cardWidth, sheet.cardHeight));
    m_cardWidth->setValue(sheet.cardWidth);
    m_cardHeight->setValue(sheet.cardHeight);
    eachField(options, [](const char*, auto* field, const auto& value) { choose(*field, value); });
    showOwnSize();
    m_quiet = false;
    Q_EMIT changed();
}

void SheetChoices::store(QSettings& settings) const
{
    const auto options = this->options();
    settings.setValue(QStringLiteral("proxies/paperWidth"), options.sheet.paperWidth);
    settings.setValue(QStringLiteral("proxies/paperHeight"), options.sheet.paperHeight);
    settings.setValue(QStringLiteral("proxies/cardWidth"), options.sheet.cardWidth);
    settings.setValue(QStringLiteral("proxies/cardHeight"), options.sheet.cardHeight);
    eachField(options, [&](const char* key, const auto*, const auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        settings.setValue(QStringLiteral("proxies/") + QLatin1String(key),
            static_cast<std::conditional_t<std::is_enum_v<Value>, int, Value>>(value));
    });
}

// What a hand has written into the file and makes no sense becomes the nearest value that does.
void SheetChoices::restore(const QSettings& settings)
{
    app::ProxyOptions options;
    const auto restored = [&](const char* key, auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        const auto kept = settings.value(QStringLiteral("proxies/") + QLatin1String(key));
        if (!kept.isValid())
            return;
        if constexpr (std::is_same_v<Value, double>)
            value = std::isfinite(kept.toDouble()) ? kept.toDouble() : value;
        else if constexpr (std::is_same_v<Value, bool>)
            value = kept.toBool();
        else if constexpr (std::is_enum_v<Value>)
            value = static_cast<Value>(std::clamp(kept.toInt(), 0, mostOf(value)));
        else
            value = kept.toInt();
    };
    for (auto* side : {&options.sheet.paperWidth, &options.sheet.paperHeight}) {
        restored(side == &options.sheet.paperWidth ? "paperWidth" : "paperHeight", *side);
        *side = std::clamp(*side, model::smallestPaper, model::largestPaper);
    }
    restored("cardWidth", options.sheet.cardWidth);
    restored("cardHeight", options.sheet.cardHeight);
    for (auto* side : {&options.sheet.cardWidth, &options.sheet.cardHeight})
        *side = std::clamp(*side, model::smallestCard, model::largestCard);
    eachField(options, [&](const char* key, const auto*, auto& value) { restored(key, value); });
    setOptions(options);
}

} // namespace nexus::ui
