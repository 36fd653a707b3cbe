#include "ui/advice/package_wizard.h"

#include "app/text/package_text.h"
#include "app/text/qt_text.h"
#include "ui/advice/package_list.h"
#include "ui/advice/pool_view.h"
#include "ui/theme/screen_room.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

namespace nexus::ui {

PackageWizard::PackageWizard(app::Workspace& workspace, const model::RulesetId& ruleset, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_name(new QLineEdit(this))
    , m_ruleset(new QComboBox(this))
    , m_list(new PackageList(this))
    , m_pool(new PoolView)
{
    setObjectName(QStringLiteral("packageWizard"));
    resizeOnScreen(*this, {1120, 720});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("&Create the deck"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &PackageWizard::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pool->setContentsMargins(12, 4, 8, 4);
    scroll->setWidget(m_pool);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setChildrenCollapsible(false);
    both->setHandleWidth(1);
    both->addWidget(m_list);
    both->addWidget(scroll);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    both->setSizes({660, 440});
    m_list->setMinimumWidth(300);
    scroll->setMinimumWidth(220);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addLayout(makeHead(ruleset));
    column->addWidget(both, 1);
    column->addWidget(buttons);
    connect(m_list, &PackageList::chosenChanged, this, &PackageWizard::showChosen);
    connect(m_list, &PackageList::activated, this, &PackageWizard::accept);
    askPackages();
    m_list->names()->setFocus();
}

QLayout* PackageWizard::makeHead(const model::RulesetId& ruleset)
{
    m_name->setObjectName(QStringLiteral("newName"));
    m_name->setText(q(m_workspace.freeName("New deck")));
    m_name->setMaxLength(200);
    m_ruleset->setObjectName(QStringLiteral("newRuleset"));
    m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ruleset->setMinimumContentsLength(24);
    fillRulesets(ruleset);
    connect(m_ruleset, &QComboBox::activated, this, &PackageWizard::askPackages);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [&](const QString& words, QWidget* field, int stretch) {
        auto* label = new QLabel(words, this);
        label->setBuddy(field);
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
