#include "ui/print/copy_choices.h"

#include "app/base/qt_text.h"
#include "model/search/query_parser.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSettings>

namespace nexus::ui {

CopyChoices::CopyChoices(QWidget* parent)
    : QWidget(parent)
    , m_sections(named(new QComboBox, tr("Sections")))
    , m_cards(named(
          searchField(tr("All cards, or names separated by ;")), tr("Only these cards; names separated by semicolons")))
    , m_without(named(searchField(tr("Without: a search, such as t:mission")), tr("No cards of this search")))
    , m_onlyMissing(new QCheckBox(tr("Only what I do not &own")))
{
    m_sections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_without->setToolTip(tr("Cards that the search finds are left out"));
    m_onlyMissing->setToolTip(tr("Copies missing for all chosen decks together"));
    setLayout(columnOf(6, noMargins, {m_sections, m_cards, m_without, m_onlyMissing}));
    connect(m_sections, &QComboBox::currentIndexChanged, this, &CopyChoices::changed);
    for (auto* field : {m_cards, m_without})
        connect(field, &QLineEdit::textChanged, this, &CopyChoices::changed);
    connect(m_onlyMissing, &QCheckBox::toggled, this, &CopyChoices::changed);
}

void CopyChoices::fill(const app::GameLibrary& library)
{
    const auto before = m_sections->currentData().toString();
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    m_sections->addItem(tr("All sections that count"), QString());
    if (const auto* edition = library.find(library.game.defaultRuleset))
        for (const auto& section : edition->ruleset.sections)
            m_sections->addItem(tr("Only %1").arg(q(section.label)), q(section.id.str()));
    m_sections->addItem(tr("All sections, even those that do not count"), QLatin1String(everySection));
    m_sections->setCurrentIndex(std::max(0, m_sections->findData(before)));
}

tl::expected<app::ProxyChoice, QString> CopyChoices::choice(const model::Game& game) const
{
    app::ProxyChoice choice;
    if (const auto section = m_sections->currentData().toString(); section == QLatin1String(everySection))
        choice.everything = true;
    else if (!section.isEmpty())
        choice.sections.emplace_back(section.toStdString());
    for (const auto& name : m_cards->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (const auto trimmed = name.trimmed(); !trimmed.isEmpty())
            choice.cards.push_back(trimmed.toStdString());
    choice.onlyMissing = m_onlyMissing->isChecked();
    const auto words = m_without->text().trimmed();
    if (words.isEmpty())
        return choice;
    auto query = model::parseQuery(words.toStdString(), game);
    if (!query || model::needsDeck(query->root))
        return tl::unexpected(tr("“Without” is no search of the cards alone: %1").arg(words));
    choice.without = std::move(query->root);
    return choice;
}

void CopyChoices::store(QSettings& settings, const QString& part) const
{
    settings.setValue(part + QStringLiteral("/sections"), m_sections->currentData());
    settings.setValue(part + QStringLiteral("/onlyMissing"), m_onlyMissing->isChecked());
}

void CopyChoices::restore(const QSettings& settings, const QString& part)
{
    const auto section = settings.value(part + QStringLiteral("/sections"));
    if (m_sections->count() == 0) // fill() keeps what is chosen
        m_sections->addItem(QString(), section);
    else
        m_sections->setCurrentIndex(std::max(0, m_sections->findData(section)));
    m_onlyMissing->setChecked(settings.value(part + QStringLiteral("/onlyMissing"), false).toBool());
}

} // namespace nexus::ui
