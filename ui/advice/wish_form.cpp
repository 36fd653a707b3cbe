#include "ui/advice/wish_form.h"

#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

namespace nexus::ui {

namespace {

constexpr int afterKeys = 200; // milliseconds

} // namespace

WishForm::WishForm(QWidget* parent)
    : QWidget(parent)
    , m_owned(withId(new QCheckBox(tr("Owned first"), this), "ownedFirst"))
    , m_types(named(new QToolButton(this), tr("Types wanted")))
    , m_more(new QToolButton(this))
    , m_typeMenu(new QMenu(this))
    , m_rest(new QWidget(this))
{
    m_owned->setToolTip(tr("Copies of your collection come before those you would have to get"));
    m_types->setPopupMode(QToolButton::InstantPopup);
    m_types->setMenu(m_typeMenu);
    m_types->setFocusPolicy(Qt::StrongFocus);
    m_more->setText(tr("More wishes"));
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_prefer = field("prefer", tr("Cards preferred"), tr("Prefer: a query, such as t:event tech>=1"));
    m_lock = field("lock", tr("Cards that stay"), tr("a query, or a name"));
    m_bar = field("bar", tr("Cards that stay out"), tr("a query, or a name"));
    m_curve = field("curve", tr("Curve: cost and how many cards of it"), tr("1:8, 2:14, 3:12"));
    m_ownedPoints = points("ownedPoints", tr("Points against a copy that is not owned"), 10);
    m_preferPoints = points("preferPoints", tr("Points against a copy that is not preferred"), 3);
    m_curvePoints = points("curvePoints", tr("Points against a card off the curve"), 2);

    auto* rest = new QGridLayout(m_rest);
    rest->setContentsMargins({});
    rest->setHorizontalSpacing(8);
    rest->setVerticalSpacing(4);
    const auto put = [&](int row, int column, const QString& label, QWidget* widget) {
        rest->addWidget(labelFor(label, widget, m_rest), row, column);
        rest->addWidget(widget, row, column + 1);
    };
    put(0, 0, tr("Keep"), m_lock);
    put(1, 0, tr("Never"), m_bar);
    put(2, 0, tr("Curve"), m_curve);
    put(0, 2, tr("Not owned"), m_ownedPoints);
    put(1, 2, tr("Not preferred"), m_preferPoints);
    put(2, 2, tr("Off the curve"), m_curvePoints);
    rest->setColumnStretch(1, 1);
    m_rest->hide();
    connect(m_more, &QToolButton::toggled, m_rest, &QWidget::setVisible);
    setLayout(columnOf(4, {12, 4, 12, 4}, {rowOf(8, {m_owned, m_types, {m_prefer, 1}, m_more}), m_rest}));
    connect(m_owned, &QCheckBox::toggled, this, &WishForm::changed);
    setFocusProxy(m_owned);
    nameTypes();
    tabThrough(
        {m_owned, m_types, m_prefer, m_more, m_lock, m_bar, m_curve, m_ownedPoints, m_preferPoints, m_curvePoints});
}

QLineEdit* WishForm::field(const char* name, const QString& label, const QString& hint)
{
    auto* made = new QLineEdit(this);
    made->setObjectName(QString::fromLatin1(name));
    made->setAccessibleName(label);
    made->setPlaceholderText(hint);
    made->setToolTip(label);
    made->setClearButtonEnabled(true);
    auto* soon = new QTimer(made);
    soon->setSingleShot(true);
    soon->setInterval(afterKeys);
    connect(made, &QLineEdit::textChanged, soon, qOverload<>(&QTimer::start));
    connect(soon, &QTimer::timeout, this, &WishForm::changed);
    return made;
}

QSpinBox* WishForm::points(const char* name, const QString& label, int value)
{
    auto* made = new QSpinBox(m_rest);
    made->setObjectName(QString::fromLatin1(name));
    made->setRange(0, model::CompletionWishes::mostPoints);
    made->setValue(value);
    made->setAccessibleName(label);
    made->setToolTip(label);
    connect(made, &QSpinBox::valueChanged, this, &WishForm::changed);
    return made;
}

void WishForm::setTypes(const model::Game& game)
{
    QStringList names;
    for (const auto& type : game.types)
        names << QString::fromStdString(type.plural.empty() ? type.name : type.plural);
    QStringList known;
    for (const auto* action : m_typeMenu->actions())
        known << action->text();
    if (names == known)
        return;
    m_typeMenu->clear();
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* action = m_typeMenu->addAction(names[i]);
        action->setCheckable(true);
        action->setData(QString::fromStdString(game.types[static_cast<std::size_t>(i)].name));
        connect(action, &QAction::toggled, this, [this] {
            nameTypes();
            Q_EMIT changed();
        });
    }
    nameTypes();
}

void WishForm::nameTypes()
{
    QStringList wanted;
    for (const auto* action : m_typeMenu->actions())
        if (action->isChecked())
            wanted << action->text();
    m_types->setText(wanted.isEmpty() ? tr("Types ▾") : tr("Types: %1 ▾").arg(wanted.join(QStringLiteral(", "))));
    m_types->setToolTip(tr("Types that come first"));
}

// Any of the types that are ticked.
std::string WishForm::typeQuery() const
{
    std::string text;
    for (const auto* action : m_typeMenu->actions())
        if (action->isChecked())
            text += (text.empty() ? "" : " or ") + std::string("t:\"") + action->data().toString().toStdString() + "\"";
    return text;
}

app::WishTexts WishForm::texts() const
{
    app::WishTexts texts;
    const auto put = [](std::vector<std::string>& list, const std::string& text) {
        if (!text.empty())
            list.push_back(text);
    };
    const auto of = [](const QLineEdit* line) { return line->text().trimmed().toStdString(); };
    texts.owned = m_owned->isChecked();
    put(texts.prefer, of(m_prefer));
    put(texts.prefer, typeQuery());
    put(texts.lock, of(m_lock));
    put(texts.bar, of(m_bar));
    texts.curve = of(m_curve);
    texts.ownedPoints = m_ownedPoints->value();
    texts.preferPoints = m_preferPoints->value();
    texts.curvePoints = m_curvePoints->value();
    return texts;
}

QLineEdit* WishForm::fieldOf(app::WishField field) const
{
    switch (field) {
    case app::WishField::Prefer: return m_prefer;
    case app::WishField::Lock: return m_lock;
    case app::WishField::Bar: return m_bar;
    case app::WishField::Curve: break;
    }
    return m_curve;
}

void WishForm::setProblem(const std::optional<app::WishProblem>& problem)
{
    for (const auto field :
        {app::WishField::Prefer, app::WishField::Lock, app::WishField::Bar, app::WishField::Curve}) {
        auto* line = fieldOf(field);
        const bool wrong = problem && problem->field == field;
        auto palette = QPalette();
        if (wrong)
            palette.setColor(QPalette::Text, theme().bad);
        line->setPalette(palette);
        line->setToolTip(wrong ? QString::fromStdString(problem->reason) : line->accessibleName());
        line->setAccessibleDescription(wrong ? line->toolTip() : QString());
    }
}

} // namespace nexus::ui
