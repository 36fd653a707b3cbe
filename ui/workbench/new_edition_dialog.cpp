#include "ui/workbench/new_edition_dialog.h"

#include "app/base/file_bytes.h"
#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>

namespace nexus::ui {

namespace {

constexpr int planAfter = 300; // milliseconds
constexpr int largestBound = 1'000'000;

enum HeadingColumn { EditionHeading, EditionAttribute, EditionKind, EditionChoices, EditionInstead, EditionPlace };

QString kindName(model::AttributeKind kind)
{
    switch (kind) {
    case model::AttributeKind::Integer: return NewEditionDialog::tr("whole number");
    case model::AttributeKind::Text: return NewEditionDialog::tr("text");
    case model::AttributeKind::Choice: return NewEditionDialog::tr("choice");
    case model::AttributeKind::Flag: break;
    }
    return NewEditionDialog::tr("yes or no");
}

QString placeName(importers::CardPlace place)
{
    switch (place) {
    case importers::CardPlace::Face: return NewEditionDialog::tr("on the face");
    case importers::CardPlace::Beside: return NewEditionDialog::tr("not on the face");
    case importers::CardPlace::Internal: break;
    }
    return NewEditionDialog::tr("internal, for the makers alone");
}

QString boundName(const std::string& key)
{
    return key == "exactly"   ? NewEditionDialog::tr("exactly")
           : key == "atLeast" ? NewEditionDialog::tr("at least")
           : key == "atMost"  ? NewEditionDialog::tr("at most")
                              : NewEditionDialog::tr("copies at most");
}

QTreeWidget* editionTable(const QString& name, const char* id, const QStringList& headings)
{
    auto* table = withId(named(new QTreeWidget, name), id);
    asTable(*table, headings);
    return table;
}

} // namespace

NewEditionDialog::NewEditionDialog(app::Workspace& workspace, QStringList files, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_files(std::move(files))
    , m_notes(withId(plainLabel(), "editionNotes"))
    , m_headings(editionTable(tr("What headings become"), "editionHeadings",
          {tr("Heading"), tr("Attribute"), tr("Kind"), tr("Choices"), tr("Instead of"), tr("On the card")}))
    , m_law(editionTable(tr("Numbers of the law"), "editionLaw", {tr("Rule"), tr("Bound"), tr("Number")}))
    , m_unplaced(
          editionTable(tr("Headings that are not placed"), "editionUnplaced", {tr("Heading"), tr("For example")}))
    , m_tabs(new QTabWidget)
{
    setWindowTitle(tr("New edition from a list"));
    resizeOnScreen(*this, {820, 640});
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the edition"));
    m_tabs->addTab(m_headings, tr("Headings"));
    m_tabs->addTab(m_law, tr("Law"));
    m_tabs->addTab(m_unplaced, tr("Not placed"));
    auto* form = makeForm();
    auto* buttons = buttonBox(this, QDialogButtonBox::Cancel);
    m_write = withId(addButton(*buttons, tr("&Write and import…"), this, &NewEditionDialog::write), "writeEdition");
    setLayout(columnOf(10, {16, 16, 16, 16}, {form, {m_tabs, 1}, m_notes, buttons}));
    connect(m_headings, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row, int column) {
        if (column == EditionChoices)
            setChoices(static_cast<std::size_t>(m_headings->indexOfTopLevelItem(row)), row->text(EditionChoices));
    });
    callOnce(m_soon, planAfter, this, &NewEditionDialog::plan);
    connect(&m_job, &app::Job::failed, this, [this](const QString& text) { take(tl::unexpected(text.toStdString())); });
    m_id->setFocus();
    takeLaw();
    plan();
}

NewEditionDialog::~NewEditionDialog() { m_job.disconnect(this); }

QWidget* NewEditionDialog::makeForm()
{
    const auto field = [this](const QString& name, const char* id) {
        auto* line = withId(named(new QLineEdit, name), id);
        connect(line, &QLineEdit::textChanged, this, &NewEditionDialog::later);
        return line;
    };
    m_fileNames = plainLabel();
    m_id = field(tr("Id"), "editionId");
    m_id->setPlaceholderText(tr("lower-case letters, digits and hyphens: spring-26"));
    m_name = field(tr("Name"), "editionName");
    m_name->setPlaceholderText(tr("the game’s with the set"));
    m_set = field(tr("Set code"), "editionSet");
    m_set->setPlaceholderText(tr("the set its cards are imported into: P26"));
    m_type = field(tr("Card type"), "editionType");
    m_type->setPlaceholderText(tr("only for tables without a type column"));
    m_from = withId(named(new QComboBox, tr("Deck law of")), "editionFrom");
    for (const auto& known : m_workspace.library().rulesets)
        m_from->addItem(q(known.ruleset.name), q(known.ruleset.id.str()));
    connect(m_from, &QComboBox::activated, this, [this] {
        takeLaw();
        later();
    });
    auto* files = pushButton(tr("&Files…"), tr("Further tables of the edition"), this, &NewEditionDialog::askForFiles);
    files->setAutoDefault(false);
    showFiles();
    return asWidget(columnOf(8, noMargins,
        {rowOf(8, {{m_fileNames, 1}, files}),
            formOf({{tr("&Id"), m_id}, {tr("&Name"), m_name}, {tr("&Set code"), m_set}, {tr("Card t&ype"), m_type},
                {tr("Deck &law of"), m_from}})}));
}

void NewEditionDialog::showFiles()
{
    QStringList names;
    for (const auto& file : m_files)
        names << QFileInfo(file).fileName();
    m_fileNames->setText(names.isEmpty() ? tr("Choose the tables of its cards: Markdown, CSV or TSV.")
                                         : tr("From %1").arg(names.join(QStringLiteral(", "))));
}

void NewEditionDialog::askForFiles()
{
    for (const auto& file :
        QFileDialog::getOpenFileNames(this, tr("Card lists"), {}, tr("Tables (*.md *.csv *.tsv *.txt);;All files (*)")))
        if (!m_files.contains(file))
            m_files << file;
    m_wish.proposal.reset();
    showFiles();
    later();
}

void NewEditionDialog::later()
{
    m_current = false;
    m_write->setEnabled(false);
    m_soon.start();
}

// A row a number, and one for every rule without any.
void NewEditionDialog::takeLaw()
{
    const auto& library = m_workspace.library();
    const auto* known = library.find(model::RulesetId(m_from->currentData().toString().toStdString()));
    m_law->clear();
    if (!known)
        return;
    const auto& ruleset = known->ruleset;
    m_wish.numbers = app::lawNumbers(ruleset);
    for (std::size_t rule = 0; rule < ruleset.constraints.size(); ++rule) {
        const auto name = q(app::ruleSubject(ruleset.constraints[rule], ruleset));
        bool any = false;
        for (std::size_t i = 0; i < m_wish.numbers.size(); ++i) {
            const auto& number = m_wish.numbers[i];
            if (number.rule != rule)
                continue;
            any = true;
            auto* row = new QTreeWidgetItem(m_law, {name, boundName(number.key)});
            row->setToolTip(0, q(ruleset.constraints[rule].rule));
            auto* spin = named(new QSpinBox, tr("%1, %2").arg(name, boundName(number.key)));
            spin->setRange(0, largestBound);
            spin->setValue(static_cast<int>(number.value));
            m_law->setItemWidget(row, 2, spin);
            connect(spin, &QSpinBox::valueChanged, this, [this, i](int value) {
                m_wish.numbers[i].value = value;
                later();
            });
        }
        if (!any) {
            auto* row = new QTreeWidgetItem(m_law, {name, tr("no number")});
            row->setForeground(1, theme().muted);
            row->setToolTip(0, q(ruleset.constraints[rule].rule));
        }
    }
    stretchOnly(*m_law, 0);
}

void NewEditionDialog::plan()
{
    m_wish.id = m_id->text().trimmed().toStdString();
    m_wish.name = m_name->text().trimmed().toStdString();
    m_wish.set = m_set->text().trimmed().toStdString();
    m_wish.type = m_type->text().trimmed().toStdString();
    m_wish.from = m_from->currentData().toString().toStdString();
    if (m_files.isEmpty() || m_wish.set.empty() || m_wish.id.empty())
        return take(tl::unexpected(
            (m_files.isEmpty() ? tr("Choose files.") : tr("An id and the code of a set are needed.")).toStdString()));
    m_job.start([this, wish = m_wish, files = m_files, place = m_workspace.place(), library = m_workspace.library(),
                    catalogue = m_workspace.catalogue()]() -> app::Job::Answer {
        app::Profile profile(place);
        profile.adopt(library, catalogue);
        std::vector<app::CardFile> lists;
        for (const auto& file : files) {
            auto bytes = app::readFile(file.toStdString());
            if (!bytes)
                return [this, text = file.toStdString() + " " + bytes.error() + "."] { take(tl::unexpected(text)); };
            lists.push_back({QFileInfo(file).fileName().toStdString(), std::move(*bytes)});
        }
        auto wanted = wish;
        for (const auto& file : files)
            if (const auto beside = wanted.keywords ? std::nullopt : app::keywordsBeside(file.toStdString()))
                if (auto bytes = app::readFile(*beside))
                    wanted.keywords = {beside->filename().string(), std::move(*bytes)};
        return [this, planned = app::planEdition(profile, lists, wanted)] { take(planned); };
    });
}

void NewEditionDialog::take(const tl::expected<app::PlannedEdition, std::string>& planned)
{
    m_current = planned.has_value();
    if (planned)
        m_planned = *planned;
    m_write->setEnabled(planned && planned->refused.empty());
    m_notes->setVisible(true);
    if (!planned) {
        m_notes->setText(q(planned.error()));
        return;
    }
    if (!m_wish.proposal)
        showHeadings();
    showUnplaced();
    showNotes();
}

void NewEditionDialog::showHeadings()
{
    const QSignalBlocker quiet(m_headings);
    m_headings->clear();
    const auto& attributes = m_planned->proposal.attributes;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& [attribute, instead, place] = attributes[i];
        auto* row = new QTreeWidgetItem(m_headings,
            {q(attribute.label), q(attribute.id.str()), {}, q(model::joined(attribute.choices, ", ")), q(instead)});
        row->setFlags(row->flags() | Qt::ItemIsEditable);
        auto* kind = named(new QComboBox, tr("Kind of %1").arg(q(attribute.label)));
        using enum model::AttributeKind;
        for (const auto each : {Integer, Text, Choice, Flag})
            kind->addItem(kindName(each), static_cast<int>(each));
        kind->setCurrentIndex(kind->findData(static_cast<int>(attribute.kind)));
        m_headings->setItemWidget(row, EditionKind, kind);
        connect(kind, &QComboBox::activated, this,
            [this, i, kind] { setKind(i, static_cast<model::AttributeKind>(kind->currentData().toInt())); });
        auto* where = named(new QComboBox, tr("%1 on the card").arg(q(attribute.label)));
        for (const auto each :
            {importers::CardPlace::Face, importers::CardPlace::Beside, importers::CardPlace::Internal})
            where->addItem(placeName(each), static_cast<int>(each));
        where->setCurrentIndex(where->findData(static_cast<int>(place)));
        m_headings->setItemWidget(row, EditionPlace, where);
        connect(where, &QComboBox::activated, this, [this, i, where] {
            if (auto* changed = own(i)) {
                changed->place = static_cast<importers::CardPlace>(where->currentData().toInt());
                later();
            }
        });
    }
    m_headings->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    stretchOnly(*m_headings, EditionChoices);
    m_tabs->setTabText(0, tr("Headings (%1)").arg(attributes.size()));
}

void NewEditionDialog::showUnplaced()
{
    m_unplaced->clear();
    for (const auto& [heading, example] : m_planned->proposal.unplaced)
        new QTreeWidgetItem(m_unplaced,
            {heading.empty() ? tr("without a heading") : q(heading), example.empty() ? tr("it is empty") : q(example)});
    stretchOnly(*m_unplaced, 1);
    m_tabs->setTabText(2, tr("Not placed (%1)").arg(m_planned->proposal.unplaced.size()));
}

// What is in the way, or what to know.
void NewEditionDialog::showNotes()
{
    constexpr qsizetype mostShown = 4;
    QStringList notes;
    for (const auto& list : m_planned->refused)
        for (const auto& problem : list.problems)
            notes << q(list.file) + QStringLiteral(": ") + q(app::problemText(problem));
    if (!m_planned->keywordsFile.empty())
        notes << tr("Its glossary has the keywords of %1: %2.")
                     .arg(q(m_planned->keywordsFile), figures(m_planned->keywords));
    for (const auto& warning : m_planned->warnings)
        notes << q(warning);
    if (notes.size() > mostShown) {
        const auto more = notes.size() - mostShown + 1;
        notes = notes.mid(0, mostShown - 1);
        notes << tr("… and %1 more").arg(more);
    }
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

// To be changed: from here on the proposal is the person's.
importers::ProposedAttribute* NewEditionDialog::own(std::size_t attribute)
{
    if (!m_wish.proposal && m_planned)
        m_wish.proposal = m_planned->proposal;
    return m_wish.proposal && attribute < m_wish.proposal->attributes.size() ? &m_wish.proposal->attributes[attribute]
                                                                             : nullptr;
}

void NewEditionDialog::setKind(std::size_t attribute, model::AttributeKind kind)
{
    auto* proposed = own(attribute);
    if (!proposed)
        return;
    auto& changed = proposed->attribute;
    changed.kind = kind;
    if (kind != model::AttributeKind::Choice)
        changed.choices.clear();
    else
        setChoices(attribute, m_headings->topLevelItem(static_cast<int>(attribute))->text(EditionChoices));
    later();
}

void NewEditionDialog::setChoices(std::size_t attribute, const QString& words)
{
    auto* proposed = own(attribute);
    if (!proposed)
        return;
    auto& changed = proposed->attribute;
    if (changed.kind != model::AttributeKind::Choice)
        return;
    changed.choices.clear();
    for (const auto& word : words.split(QLatin1Char(','), Qt::SkipEmptyParts))
        changed.choices.push_back(word.trimmed().toStdString());
    later();
}

void NewEditionDialog::write()
{
    if (!isPlanned())
        return;
    if (const auto done = app::writeEdition(*m_planned); !done) {
        m_notes->setText(q(done.error()));
        m_notes->setVisible(true);
        return;
    }
    Q_EMIT written(q(m_planned->file.string()), m_files, m_set->text().trimmed());
    accept();
}

} // namespace nexus::ui
