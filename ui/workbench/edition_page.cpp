#include "ui/workbench/edition_page.h"

#include "app/base/file_bytes.h"
#include "app/base/trouble_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "app/text/law_text.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/workbench/rule_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int pageMargin = 16;
constexpr int draftSoon = 2000;          // milliseconds
constexpr std::size_t findingsShown = 2; // of an example deck

enum RuleColumn { RuleName, RuleSays };
enum FaceColumn { ColumnName, ColumnPlace };
enum KeywordColumn { KeywordName, KeywordText, KeywordCards };
constexpr qsizetype gapsShown = 4;
constexpr qsizetype cardsNamed = 5; // that have a keyword nobody explains

QTreeWidget* editionTree(const QString& name, const char* id, const QStringList& headings)
{
    auto* tree = withId(named(new QTreeWidget, name), id);
    asTable(*tree, headings);
    return tree;
}

// What a new rule of the kind says before anybody has changed it.
importers::RuleKeys firstKeys(model::ConstraintKind kind, const model::Ruleset& ruleset, const model::Game& game)
{
    constexpr const char* cards = "60";
    constexpr const char* points = "200";
    constexpr const char* copies = "3";
    const auto deck = ruleset.tableRules.deck.str();
    std::string all, other;
    for (const auto& section : ruleset.sections) {
        if (section.free)
            continue;
        all += (all.empty() ? "" : ",") + section.id.str();
        if (other.empty() && section.id.str() != deck)
            other = section.id.str();
    }
    switch (kind) {
    case model::ConstraintKind::Count: return {{"sections", deck}, {"atMost", cards}};
    case model::ConstraintKind::Total: {
        const auto cost = model::costAttribute(ruleset);
        const auto summed = cost ? cost : game.face.cost;
        return {{"sections", deck}, {"attribute", summed ? game.attributes[*summed].id.str() : "domains"},
            {"atMost", points}};
    }
    case model::ConstraintKind::Copies: return {{"sections", all}, {"limit", copies}};
    case model::ConstraintKind::Within:
        return {{"sections", deck}, {ruleset.domains.empty() ? "attribute" : "forEach", "domains"},
            {"totalOf", other.empty() ? deck : other}};
    case model::ConstraintKind::Distinct: break;
    }
    for (const auto& attribute : game.attributes)
        if (attribute.kind == model::AttributeKind::Choice)
            return {{"sections", deck}, {"attribute", attribute.id.str()}, {"atMost", "1"}};
    return {{"sections", deck}, {"attribute", game.attributes.front().id.str()}, {"atMost", "1"}};
}

} // namespace

EditionPage::EditionPage(app::Workspace& workspace, QWidget* parent)
    : WorkbenchPage(workspace, parent)
    , m_editions(withId(named(new QComboBox, tr("Edition")), "lawEdition"))
    , m_rules(editionTree(tr("Rules of the edition"), "lawRules", {tr("Rule"), tr("What it says")}))
    , m_columns(editionTree(tr("What is on the cards"), "lawColumns", {tr("Column"), tr("Where it stands")}))
    , m_keywords(
          editionTree(tr("Keywords of the edition"), "lawKeywords", {tr("Keyword"), tr("What it means"), tr("Cards")}))
    , m_domains(new QWidget)
    , m_domainRow(new FlowLayout)
    , m_form(withId(new RuleForm, "lawForm"))
    , m_says(withId(plainLabel(), "lawSays"))
    , m_said(withId(plainLabel(), "lawSaid"))
{
    m_domains->setLayout(m_domainRow);
    callOnce(m_draftSoon, draftSoon, this, [this] { keepDraft(); });
    connect(m_rules, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* row) {
        if (!row)
            return;
        m_chosen = row->data(RuleName, Qt::UserRole).toString().toStdString();
        showRule();
    });
    connect(m_form, &RuleForm::changed, this, [this](const importers::RuleKeys& keys) {
        importers::LawChange change;
        change.set = {{m_chosen, keys}};
        this->change(change);
    });
    auto* pages = named(new QTabWidget, tr("Parts of the edition"));
    pages->setDocumentMode(true);
    pages->addTab(makeLaw(), tr("Law"));
    pages->addTab(m_columns, tr("On the cards"));
    pages->addTab(makeKeywords(), tr("Keywords"));
    auto* content = asWidget(columnOf(10, noMargins, {makeHead(), {pages, 1}, makeDecks(), m_said}));
    content->layout()->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    setContent(content);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &EditionPage::later);
    connect(&workspace, &app::Workspace::libraryChanged, this, &EditionPage::later);
}

QWidget* EditionPage::makeHead()
{
    connect(m_editions, &QComboBox::activated, this, [this] {
        m_wanted = m_editions->currentData().toString();
        openEdition();
    });
    m_undo = withId(pushButton(tr("&Undo"), tr("Takes the last change back"), this, &EditionPage::undo), "undoLaw");
    m_write = withId(
        pushButton(tr("&Write"), tr("Writes the changes into the file of the edition"), this, &EditionPage::write),
        "writeLaw");
    return asWidget(rowOf(8, {labelFor(tr("E&dition"), m_editions), {m_editions, 1}, m_undo, m_write}));
}

QWidget* EditionPage::makeLaw()
{
    m_add = withId(new QPushButton(tr("&Add a rule")), "addRule");
    auto* kinds = new QMenu(m_add);
    for (const auto& kind : app::ruleKinds())
        connect(kinds->addAction(q(kind.name)), &QAction::triggered, this, [this, id = kind.kind] { addRule(id); });
    m_add->setMenu(kinds);
    m_remove = withId(
        pushButton(tr("&Remove the rule"), tr("Takes the chosen rule out of the law"), this, &EditionPage::removeRule),
        "removeRule");
    constexpr QMargins belowTabs(0, 10, 8, 0), besideRules(10, 10, 0, 0);
    auto* list = asWidget(columnOf(8, noMargins,
                              {rowOf(8, {new QLabel(tr("Domains")), {m_domains, 1}}), {m_rules, 1},
                                  rowOf(8, {m_add, m_remove, stretch()})}),
        belowTabs);
    auto* form = asWidget(columnOf(8, noMargins, {m_says, m_form, stretch()}), besideRules);
    auto* both = new QSplitter;
    divide(*both, {list, scrolled(form)}, {3, 2}, {560, 380});
    return both;
}

QWidget* EditionPage::makeKeywords()
{
    m_gaps = withId(plainLabel(), "lawGaps");
    m_gaps->setWordWrap(true);
    auto* read = withId(pushButton(tr("&From a list…"),
                            tr("Headings with a paragraph each, or a table of keywords and "
                               "texts, in place of the keywords here"),
                            this, &EditionPage::readKeywords),
        "readKeywords");
    m_game = withId(pushButton(tr("&As the game says"), tr("Takes the glossary out: the game explains the keywords"),
                        this, [this] { changeKeywords({}); }),
        "clearKeywords");
    connect(m_keywords, &QTreeWidget::itemChanged, this, [this] {
        std::vector<model::Keyword> keywords;
        for (int i = 0; i < m_keywords->topLevelItemCount(); ++i) {
            auto& keyword = keywords.emplace_back();
            keyword.name = m_keywords->topLevelItem(i)->text(KeywordName).trimmed().toStdString();
            keyword.help = m_keywords->topLevelItem(i)->text(KeywordText).simplified().toStdString();
        }
        // When the editor is closed, for the rows are made anew.
        QMetaObject::invokeMethod(
            this, [this, keywords] { changeKeywords(keywords); }, Qt::QueuedConnection);
    });
    constexpr QMargins belowTabs(0, 10, 0, 0);
    return asWidget(columnOf(8, noMargins, {{m_keywords, 1}, m_gaps, rowOf(8, {read, m_game, stretch()})}), belowTabs);
}

QWidget* EditionPage::makeDecks()
{
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(noMargins);
    for (int i = 0; i < deckCount; ++i) {
        m_decks[i] = named(new QComboBox, tr("Example deck %1").arg(i + 1));
        m_decks[i]->setObjectName(QStringLiteral("lawDeck%1").arg(i + 1));
        m_decks[i]->setMinimumContentsLength(20);
        m_verdicts[i] = new LineLabel; // in one line each, so that the rules keep their room
        m_verdicts[i]->setObjectName(QStringLiteral("lawVerdict%1").arg(i + 1));
        connect(m_decks[i], &QComboBox::activated, this, &EditionPage::judge);
        rows->addLayout(rowOf(8, {m_decks[i], {m_verdicts[i], 1}}));
    }
    return asWidget(rows);
}

QString EditionPage::missing() const
{
    if (const auto first = WorkbenchPage::missing(); !first.isEmpty())
        return first;
    const auto& rulesets = workspace().library().rulesets;
    return std::all_of(rulesets.begin(), rulesets.end(), [](const auto& known) { return known.builtIn; })
               ? tr("No edition of your own is there yet. “New edition…” on the page Changes makes one out of a list.")
               : QString();
}

void EditionPage::restore(const QSettings& settings)
{
    m_wanted = settings.value(QStringLiteral("workbench/edition")).toString();
}

void EditionPage::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("workbench/edition"), m_wanted);
    keepDraft();
}

std::filesystem::path EditionPage::draftFile() const { return workspace().folder() / "edition.draft"; }

void EditionPage::keepDraft() const
{
    std::error_code none;
    if (m_edited && !m_before.empty())
        (void)app::writeFile(draftFile(), app::editionDraft(*m_edited));
    else if (m_edited)
        std::filesystem::remove(draftFile(), none);
}

// What was not written the last time.
void EditionPage::takeDraft()
{
    const auto draft = app::readFile(draftFile());
    if (!draft || !m_edited)
        return;
    if (auto edited = app::withDraft(workspace().place(), *m_edited, *draft)) {
        m_before = {*m_edited};
        take(std::move(*edited));
        Q_EMIT told(tr("%1 has changes from last time that are not written.").arg(q(m_edited->ruleset().name)));
    }
}

void EditionPage::choose(const QString& ruleset)
{
    m_wanted = ruleset;
    becomeStale();
}

void EditionPage::refresh()
{
    const QSignalBlocker quiet(m_editions);
    m_editions->clear();
    for (const auto& known : workspace().library().rulesets)
        if (!known.builtIn)
            m_editions->addItem(q(known.ruleset.name), q(known.ruleset.id.str()));
    m_editions->setCurrentIndex(std::max(0, m_editions->findData(m_wanted)));
    m_wanted = m_editions->currentData().toString();
    fillDecks();
    if (!m_before.empty() && m_edited && q(m_edited->id.str()) == m_wanted)
        return judge(); // what is being changed stays
    openEdition();
}

void EditionPage::openEdition()
{
    m_before.clear();
    m_chosen.clear();
    take(app::ownEdition(workspace().library(), model::RulesetId(m_wanted.toStdString())));
    if (!std::exchange(m_draftTaken, true))
        takeDraft();
}

void EditionPage::take(tl::expected<app::EditedEdition, std::string> edited)
{
    if (!edited)
        return say(q(edited.error()), true);
    m_edited = std::move(*edited);
    say({});
    showAll();
    if (m_draftTaken)
        m_draftSoon.start();
}

void EditionPage::change(const importers::LawChange& change)
{
    if (!m_edited)
        return;
    auto next = app::planLaw(workspace().place(), *m_edited, change);
    if (next)
        m_before.push_back(*m_edited);
    take(std::move(next));
}

void EditionPage::changeFace(const QString& heading, bool internal)
{
    if (!m_edited)
        return;
    importers::FaceChange change;
    (internal ? change.hide : change.show).push_back(heading.toStdString());
    auto next = app::planFace(workspace().place(), *m_edited, change);
    if (next)
        m_before.push_back(*m_edited);
    take(std::move(next));
}

void EditionPage::changeKeywords(const std::vector<model::Keyword>& keywords)
{
    if (!m_edited)
        return;
    auto next = app::planKeywords(workspace().place(), *m_edited, keywords);
    if (next)
        m_before.push_back(*m_edited);
    take(std::move(next));
}

void EditionPage::readKeywords()
{
    const auto file = QFileDialog::getOpenFileName(this, tr("Keywords of the edition"), {},
        tr("Texts and tables (*.md *.txt *.csv *.tsv *.xlsx *.ods);;All files (*)"));
    if (!file.isEmpty())
        takeKeywords(file);
}

void EditionPage::takeKeywords(const QString& file)
{
    if (!m_edited)
        return;
    const auto glossary = app::glossaryOf(file.toStdString(), m_edited->library.game);
    if (!glossary)
        return say(q(glossary.error()), true);
    changeKeywords(glossary->keywords);
    QStringList refused;
    for (const auto& problem : glossary->refused)
        refused << q(app::problemText(problem));
    if (!refused.isEmpty())
        say(refused.join(QLatin1Char('\n')));
}

void EditionPage::addRule(model::ConstraintKind kind)
{
    if (!m_edited)
        return;
    importers::LawChange change;
    change.add = {{app::ruleKindId(kind), firstKeys(kind, m_edited->ruleset(), m_edited->library.game)}};
    const auto rules = m_edited->ruleset().constraints.size();
    this->change(change);
    if (m_edited->ruleset().constraints.size() > rules)
        m_rules->setCurrentItem(m_rules->topLevelItem(m_rules->topLevelItemCount() - 1));
}

void EditionPage::removeRule()
{
    if (!chosenRule())
        return;
    importers::LawChange change;
    change.remove = {m_chosen};
    m_chosen.clear();
    this->change(change);
}

void EditionPage::undo()
{
    if (m_before.empty())
        return;
    auto before = std::move(m_before.back());
    m_before.pop_back();
    take(std::move(before));
}

void EditionPage::write()
{
    if (!m_edited || m_before.empty())
        return;
    if (const auto done = app::writeEdited(*m_edited); !done)
        return say(q(done.error()), true);
    m_before.clear();
    m_edited->before = m_edited->bytes;
    keepDraft();
    Q_EMIT told(tr("Written: %1").arg(q(m_edited->file.string())));
    workspace().readRulesets();
}

const model::Constraint* EditionPage::chosenRule() const
{
    if (!m_edited)
        return nullptr;
    const auto& rules = m_edited->ruleset().constraints;
    const auto found = std::find_if(
        rules.begin(), rules.end(), [this](const auto& rule) { return rule.rule == m_chosen; });
    return found == rules.end() ? nullptr : &*found;
}

void EditionPage::showAll()
{
    m_undo->setEnabled(!m_before.empty());
    m_write->setEnabled(!m_before.empty());
    m_editions->setEnabled(m_before.empty()); // what is not written yet would go
    m_editions->setToolTip(m_before.empty() ? QString() : tr("Write the changes first, or undo them"));
    showDomains();
    showRules();
    showFace();
    showKeywords();
    judge();
}

void EditionPage::showRules()
{
    const QSignalBlocker quiet(m_rules);
    const auto& ruleset = m_edited->ruleset();
    const auto& game = m_edited->library.game;
    m_rules->clear();
    QTreeWidgetItem* current = nullptr;
    for (const auto& rule : ruleset.constraints) {
        auto* row = new QTreeWidgetItem(
            m_rules, {q(rule.label.empty() ? rule.rule : rule.label), q(app::ruleSentence(rule, ruleset, game))});
        row->setData(RuleName, Qt::UserRole, q(rule.rule));
        row->setToolTip(RuleName, q(rule.rule));
        row->setToolTip(RuleSays, row->text(RuleSays));
        if (rule.rule == m_chosen)
            current = row;
    }
    stretchOnly(*m_rules, RuleSays);
    m_rules->setCurrentItem(current);
    showRule();
}

void EditionPage::showRule()
{
    const auto* rule = chosenRule();
    const auto& ruleset = m_edited->ruleset();
    const auto& game = m_edited->library.game;
    m_says->setText(rule ? q(app::ruleSentence(*rule, ruleset, game)) : tr("Choose a rule to change it."));
    m_form->show(rule, ruleset, game);
    m_remove->setEnabled(rule != nullptr);
}

void EditionPage::showDomains()
{
    while (auto* item = m_domainRow->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that speaks
        delete item;
    }
    const auto& game = m_edited->library.game;
    const auto& domains = m_edited->ruleset().domains;
    for (const auto domain : game.domainAttributes()) {
        auto* box = new QCheckBox(q(game.attributes[domain].label));
        box->setObjectName(QStringLiteral("domain-") + q(game.attributes[domain].id.str()));
        box->setChecked(std::find(domains.begin(), domains.end(), domain) != domains.end());
        connect(box, &QCheckBox::clicked, this, [this, domain](bool on) {
            importers::LawChange change;
            change.domains.emplace();
            const auto& asked = m_edited->ruleset().domains;
            for (const auto each : m_edited->library.game.domainAttributes())
                if (each == domain ? on : std::find(asked.begin(), asked.end(), each) != asked.end())
                    change.domains->push_back(m_edited->library.game.attributes[each].id.str());
            this->change(change);
        });
        m_domainRow->addWidget(box);
    }
}

// Columns on the face, and those that are internal; of each the other can be chosen.
void EditionPage::showFace()
{
    m_columns->clear();
    const auto columns = app::printedColumns(m_edited->ruleset(), m_edited->library.game);
    const auto add = [this](const std::string& heading, app::PrintedAt place) {
        auto* row = new QTreeWidgetItem(m_columns, {q(heading)});
        auto* where = named(new QComboBox, tr("%1 on the card").arg(q(heading)));
        if (place == app::PrintedAt::Beside)
            where->addItem(tr("not on the face"));
        where->addItem(tr("on the face"), false);
        where->addItem(tr("internal, for the makers alone"), true);
        where->setCurrentIndex(
            place == app::PrintedAt::Beside ? 0 : where->findData(place == app::PrintedAt::Internal));
        m_columns->setItemWidget(row, ColumnPlace, where);
        connect(where, &QComboBox::activated, this, [this, where, heading = q(heading)] {
            if (where->currentData().isValid())
                changeFace(heading, where->currentData().toBool());
        });
    };
    for (const auto& heading : columns.face)
        add(heading, app::PrintedAt::Face);
    for (const auto& heading : columns.beside)
        add(heading, app::PrintedAt::Beside);
    for (const auto& heading : columns.internal)
        add(heading, app::PrintedAt::Internal);
    stretchOnly(*m_columns, ColumnName);
    m_columns->setColumnWidth(ColumnPlace, 260);
}

void EditionPage::showKeywords()
{
    const QSignalBlocker quiet(m_keywords);
    m_keywords->clear();
    const auto glossary = app::editionGlossary(m_edited->ruleset(), m_edited->library.game, workspace().catalogue());
    for (std::size_t i = 0; i < glossary.keywords.size(); ++i) {
        const auto& keyword = glossary.keywords[i];
        auto* row = new QTreeWidgetItem(
            m_keywords, {q(keyword.name), q(keyword.help), QString::number(glossary.lint.uses[i])});
        row->setToolTip(KeywordText, row->text(KeywordText));
        row->setTextAlignment(KeywordCards, Qt::AlignRight | Qt::AlignVCenter);
        if (glossary.own)
            row->setFlags(row->flags() | Qt::ItemIsEditable);
    }
    stretchOnly(*m_keywords, KeywordText);
    m_game->setEnabled(glossary.own);
    QStringList gaps;
    if (!glossary.own)
        gaps << tr("The edition has no glossary: its keywords mean what the game says.");
    for (const auto& [word, cards] : glossary.lint.undefined) {
        QStringList names;
        for (const auto& card : cards)
            names << q(card);
        if (names.size() > cardsNamed)
            names = names.first(cardsNamed) << QStringLiteral("…");
        gaps << tr("✗ No text explains “%1”: %2").arg(q(word), names.join(QStringLiteral(", ")));
    }
    if (glossary.own && !glossary.lint.unused.empty())
        gaps << tr("? No card has %1").arg(q(model::joined(glossary.lint.unused, ", ")));
    m_gaps->setToolTip(gaps.join(QLatin1Char('\n')));
    const auto more = gaps.size() - gapsShown;
    if (more > 0)
        gaps = gaps.first(gapsShown) << tr("and %1 more").arg(more);
    m_gaps->setText(gaps.join(QLatin1Char('\n')));
    m_gaps->setVisible(!gaps.isEmpty());
}

// Decks of the edition first.
void EditionPage::fillDecks()
{
    auto read = app::guarded([this] { return workspace().profile().deckList(); });
    if (!read)
        return say(read.error(), true);
    m_library = std::move(*read);
    const auto isOwn = [this](const auto& deck) { return q(deck.deck.ruleset.str()) == m_wanted; };
    std::stable_partition(m_library.begin(), m_library.end(), isOwn);
    for (int i = 0; i < deckCount; ++i) {
        const auto before = m_decks[i]->currentData();
        m_decks[i]->clear();
        for (const auto& stored : m_library)
            m_decks[i]->addItem(q(stored.deck.name), static_cast<qlonglong>(stored.id));
        const int kept = before.isValid() ? m_decks[i]->findData(before) : -1;
        m_decks[i]->setCurrentIndex(kept >= 0 ? kept : std::min(i, m_decks[i]->count() - 1));
    }
}

void EditionPage::judge()
{
    if (!m_edited)
        return;
    const model::DeckChecker checker(m_edited->ruleset(), workspace().catalogue());
    for (int i = 0; i < deckCount; ++i) {
        const auto row = static_cast<std::size_t>(std::max(0, m_decks[i]->currentIndex()));
        if (row >= m_library.size()) {
            m_verdicts[i]->setText({});
            continue;
        }
        const auto report = checker.check(m_library[row].deck);
        QStringList words{q(app::verdict(report).text)};
        for (const auto& finding : report.findings)
            if (words.size() <= static_cast<qsizetype>(findingsShown))
                words << q(app::findingText(finding, checker));
        m_verdicts[i]->setText(
            words.join(QStringLiteral(" · ")), report.legal() ? LineLabel::Tone::Good : LineLabel::Tone::Bad);
    }
}

QString EditionPage::verdict(int deck) const { return m_verdicts[deck]->text(); }

void EditionPage::say(const QString& text, bool trouble)
{
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    if (trouble && m_edited)
        showRules(); // as they are
}

} // namespace nexus::ui
