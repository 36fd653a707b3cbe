#include "ui/workbench/rule_form.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace nexus::ui {

namespace {

constexpr int largestNumber = 1'000'000;
constexpr int noBound = -1;
const auto everyDomain = QStringLiteral("forEach"); // in the list of what is summed

bool isOffered(model::AttributeIndex attribute, const model::Ruleset& ruleset, const model::Game& game)
{
    return !game.attributes[attribute].domain && app::isOfEdition(attribute, ruleset, game);
}

} // namespace

RuleForm::RuleForm(QWidget* parent)
    : QWidget(parent)
{
    setLayout(columnOf(noMargins, {}));
}

void RuleForm::say(const QString& key, const QString& value)
{
    Q_EMIT changed({{key.toStdString(), value.toStdString()}});
}

void RuleForm::addLine(
    QFormLayout& form, const QString& label, const QString& key, const QString& value, const QString& hint)
{
    auto* line = named(new QLineEdit(value), label);
    line->setObjectName(QStringLiteral("rule-") + key);
    line->setPlaceholderText(hint);
    connect(line, &QLineEdit::editingFinished, this, [this, line, key, value] {
        if (line->text() != value)
            say(key, line->text().trimmed());
    });
    form.addRow(label, line);
}

void RuleForm::addBound(
    QFormLayout& form, const QString& label, const QString& key, const std::optional<std::int64_t>& bound)
{
    auto* spin = named(new QSpinBox, label);
    spin->setObjectName(QStringLiteral("rule-") + key);
    spin->setRange(noBound, largestNumber);
    spin->setSpecialValueText(tr("no bound"));
    spin->setKeyboardTracking(false);
    spin->setValue(static_cast<int>(bound.value_or(noBound)));
    connect(spin, &QSpinBox::valueChanged, this,
        [this, key](int value) { say(key, value == noBound ? QString() : QString::number(value)); });
    form.addRow(label, spin);
}

void RuleForm::addSections(QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset)
{
    std::vector<QCheckBox*> boxes;
    auto* row = new QHBoxLayout;
    for (const auto& section : ruleset.sections) {
        auto* box = new QCheckBox(q(section.label));
        box->setChecked(std::find(rule.sections.begin(), rule.sections.end(), section.id) != rule.sections.end());
        box->setObjectName(QStringLiteral("rule-section-") + q(section.id.str()));
        row->addWidget(box);
        boxes.push_back(box);
    }
    row->addStretch();
    for (auto* box : boxes)
        connect(box, &QCheckBox::clicked, this, [this, boxes, sections = ruleset.sections] {
            QStringList ids;
            for (std::size_t i = 0; i < boxes.size(); ++i)
                if (boxes[i]->isChecked())
                    ids << q(sections[i].id.str());
            say(QStringLiteral("sections"), ids.join(QLatin1Char(',')));
        });
    form.addRow(tr("Counts in"), row);
}

void RuleForm::addSummed(
    QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game)
{
    const bool numbers = rule.kind != model::ConstraintKind::Distinct;
    auto* list = withId(named(new QComboBox, tr("Of what")), "rule-attribute");
    if (numbers && game.hasDomains()) {
        list->addItem(tr("points of all %1 together").arg(q(game.domain.plural).toLower()), QStringLiteral("domains"));
        list->addItem(tr("points of each %1").arg(q(game.domain.name).toLower()), everyDomain);
    }
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (const auto& attribute = game.attributes[i];
            (!numbers || attribute.kind == model::AttributeKind::Integer) && isOffered(i, ruleset, game))
            list->addItem(q(attribute.label), q(attribute.id.str()));
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute);
    list->setCurrentIndex(list->findData(rule.forEachDomain ? everyDomain
                                         : attribute        ? q(game.attributes[*attribute].id.str())
                                                            : QStringLiteral("domains")));
    connect(list, &QComboBox::activated, this, [this, list] {
        const auto id = list->currentData().toString();
        id == everyDomain ? say(everyDomain, QStringLiteral("domains")) : say(QStringLiteral("attribute"), id);
    });
    form.addRow(tr("Of what"), list);
}

void RuleForm::addLimit(
    QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game)
{
    auto* list = withId(named(new QComboBox, tr("Copies at most")), "rule-limit-of");
    auto* number = withId(named(new QSpinBox, tr("Copies at most, a number")), "rule-limit");
    number->setRange(0, largestNumber);
    number->setKeyboardTracking(false);
    list->addItem(tr("a number"), QString());
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (const auto& attribute = game.attributes[i];
            attribute.kind == model::AttributeKind::Integer && isOffered(i, ruleset, game))
            list->addItem(tr("what the card says: %1").arg(q(attribute.label)), q(attribute.id.str()));
    const auto* attribute = std::get_if<model::AttributeIndex>(&rule.limit);
    list->setCurrentIndex(attribute ? list->findData(q(game.attributes[*attribute].id.str())) : 0);
    number->setEnabled(!attribute);
    number->setValue(attribute ? 0 : static_cast<int>(std::get<std::int64_t>(rule.limit)));
    connect(list, &QComboBox::activated, this, [this, list, number] {
        const auto id = list->currentData().toString();
        say(QStringLiteral("limit"), id.isEmpty() ? QString::number(number->value()) : id);
    });
    connect(number, &QSpinBox::valueChanged, this,
        [this](int value) { say(QStringLiteral("limit"), QString::number(value)); });
    form.addRow(tr("Copies at most"), rowOf({list, number, stretch()}));
}

void RuleForm::addGiver(QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset)
{
    auto* list = withId(named(new QComboBox, tr("Within what these have")), "rule-totalOf");
    for (const auto& section : ruleset.sections)
        list->addItem(q(section.label), q(section.id.str()));
    list->setCurrentIndex(rule.totalOf ? list->findData(q(rule.totalOf->str())) : -1);
    connect(list, &QComboBox::activated, this,
        [this, list] { say(QStringLiteral("totalOf"), list->currentData().toString()); });
    form.addRow(tr("Within what these have"), list);
}

void RuleForm::addTick(
    QFormLayout& form, const QString& label, const QString& key, bool on, const char* yes, const char* no)
{
    auto* box = new QCheckBox(label);
    box->setObjectName(QStringLiteral("rule-") + key);
    box->setChecked(on);
    connect(box, &QCheckBox::clicked, this,
        [this, key, yes, no](bool ticked) { say(key, QLatin1String(ticked ? yes : no)); });
    form.addRow(QString(), box);
}

void RuleForm::show(const model::Constraint* rule, const model::Ruleset& ruleset, const model::Game& game)
{
    using model::ConstraintKind;
    if (m_fields) // it may be one of its fields that speaks
        m_fields->hide();
    if (m_fields)
        m_fields->deleteLater();
    m_fields = nullptr;
    if (!rule)
        return;
    auto* form = new QFormLayout;
    form->setContentsMargins(noMargins);
    const bool bounded = rule->kind == ConstraintKind::Count || rule->kind == ConstraintKind::Total ||
                         rule->kind == ConstraintKind::Distinct;
    addSections(*form, *rule, ruleset);
    if (rule->kind != ConstraintKind::Count && rule->kind != ConstraintKind::Copies)
        addSummed(*form, *rule, ruleset, game);
    if (bounded) {
        addBound(*form, tr("At least"), QStringLiteral("atLeast"), rule->bounds.atLeast);
        addBound(*form, tr("At most"), QStringLiteral("atMost"), rule->bounds.atMost);
        addBound(*form, tr("Exactly"), QStringLiteral("exactly"), rule->bounds.exactly);
    }
    if (rule->kind == ConstraintKind::Copies)
        addLimit(*form, *rule, ruleset, game);
    if (rule->kind == ConstraintKind::Within)
        addGiver(*form, *rule, ruleset);
    addLine(*form, tr("Only cards"), QStringLiteral("where"), q(rule->whereText), tr("a search: t:leader"));
    addLine(*form, tr("Called"), QStringLiteral("label"), q(rule->label), tr("what is counted: Leaders"));
    addLine(*form, tr("Cites"), QStringLiteral("cites"), q(rule->cites), tr("section of the rulebook"));
    if (bounded)
        addTick(
            *form, tr("Only where there are any cards"), QStringLiteral("unlessEmpty"), rule->unlessEmpty, "true", "");
    addTick(*form, tr("A breach is only a warning"), QStringLiteral("severity"), rule->warning, "warning", "");
    m_fields = asWidget(form);
    layout()->addWidget(m_fields);
}

} // namespace nexus::ui
