#include "ui/advice/package_wizard.h"

#include "app/base/qt_text.h"
#include "app/views/packages.h"
#include "ui/advice/package_list.h"
#include "ui/advice/pool_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/screen_room.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>

namespace nexus::ui {

PackageWizard::PackageWizard(app::Workspace& workspace, const model::RulesetId& ruleset, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_name(withId(new QLineEdit(this), "newName"))
    , m_ruleset(withId(new QComboBox(this), "newRuleset"))
    , m_list(new PackageList(this))
    , m_pool(new PoolView)
{
    setObjectName(QStringLiteral("packageWizard"));
    resizeOnScreen(*this, {1120, 720});
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("&Create the deck"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pool->setContentsMargins(12, 4, 8, 4);
    scroll->setWidget(m_pool);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setHandleWidth(1);
    divide(*both, {m_list, scroll}, {3, 2}, {660, 440});
    m_list->setMinimumWidth(300);
    scroll->setMinimumWidth(220);

    setLayout(columnOf(8, {12, 12, 12, 12}, {makeHead(ruleset), {both, 1}, buttons}));
    connect(m_list, &PackageList::chosenChanged, this, &PackageWizard::showChosen);
    connect(m_list, &PackageList::activated, this, &PackageWizard::accept);
    askPackages();
    m_list->names()->setFocus();
}

QLayout* PackageWizard::makeHead(const model::RulesetId& ruleset)
{
    m_name->setText(q(m_workspace.freeName("New deck")));
    m_name->setMaxLength(200);
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(24);
    fillRulesets(ruleset);
    connect(m_ruleset, &QComboBox::activated, this, &PackageWizard::askPackages);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [&](const QString& words, QWidget* field, int stretch) {
        auto* label = labelFor(words, field, this);
        row->addWidget(label);
        row->addWidget(field, stretch);
    };
    add(tr("&Name"), m_name, 3);
    add(tr("&Ruleset"), m_ruleset, 2);
    return row;
}

void PackageWizard::fillRulesets(const model::RulesetId& chosen)
{
    for (const auto& known : m_workspace.library().rulesets)
        m_ruleset->addItem(q(known.ruleset.name), q(known.ruleset.id.str()));
    const auto at = m_ruleset->findData(q(chosen.str()));
    m_ruleset->setCurrentIndex(
        at >= 0 ? at : std::max(0, m_ruleset->findData(q(m_workspace.library().game.defaultRuleset.str()))));
}

void PackageWizard::askPackages()
{
    m_list->ask(m_workspace.checker(model::RulesetId(m_ruleset->currentData().toString().toStdString())), nullptr);
    setWindowTitle(tr("New deck from %1").arg(m_list->model()->givingLabel()));
    showChosen();
}

void PackageWizard::showChosen()
{
    const auto* package = m_list->chosen();
    m_create->setEnabled(package != nullptr);
    m_pool->setPackage(m_list->model()->wish().checker, m_list->model()->giving(), package);
}

void PackageWizard::accept()
{
    const auto* package = m_list->chosen();
    const auto& checker = m_list->model()->wish().checker;
    if (!package || !checker)
        return;
    model::Deck deck;
    deck.name = m_name->text().trimmed().toStdString();
    deck.ruleset = checker->ruleset().id;
    const auto names = q(app::packageNames(*package, checker->catalogue()));
    const auto edit = m_list->model()->packages()->edit(deck, *package);
    m_made = m_workspace.newDeck(std::move(deck));
    (void)m_made->edit(edit, tr("%1: %2").arg(m_list->model()->givingLabel(), names));
    QDialog::accept();
}

} // namespace nexus::ui
