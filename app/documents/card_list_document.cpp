#include "app/documents/card_list_document.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/card_list_edits.h"
#include "app/documents/list_comparison.h"
#include "app/text/finding_text.h"

#include <QDataStream>
#include <QIODevice>
#include <QUndoCommand>

#include <algorithm>

namespace nexus::app {

using importers::CardSheet;
using importers::SheetEdit;
using importers::SheetPlace;

namespace {

constexpr quint32 draftForm = 0x4e584c31; // "NXL1"
constexpr auto draftVersion = QDataStream::Qt_6_0;

QString nameOfFile(const std::filesystem::path& file) { return q(file.filename().string()); }

} // namespace

// Edits and, once applied, their inverses; doing and undoing swap them.
class SheetCommand : public QUndoCommand {
public:
    SheetCommand(CardListDocument& document, std::vector<SheetEdit> inverse, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
        , m_edits(std::move(inverse))
        , m_base(document.m_base)
    {
    }
    void undo() override { swap(); }
    void redo() override
    {
        if (std::exchange(m_done, true)) // edit() has made the change before the command was pushed
            swap();
    }
    [[nodiscard]] int id() const override { return isCell() ? 1 : -1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = *static_cast<const SheetCommand*>(other);
        return isCell() && next.isCell() && next.m_edits[0].place == m_edits[0].place &&
               next.m_edits[0].column == m_edits[0].column;
    }

private:
    [[nodiscard]] bool isCell() const { return m_edits.size() == 1 && m_edits[0].kind == SheetEdit::Cell; }
    void swap()
    {
        std::vector<SheetEdit> back;
        for (auto& edit : m_edits) {
            if (m_base != m_document.m_base)
                edit.row.from.reset();
            auto inverse = importers::apply(m_document.m_sheet, edit);
            Q_ASSERT(inverse);
            back.insert(back.begin(), std::move(*inverse));
        }
        m_edits = std::move(back);
        m_base = m_document.m_base;
        m_document.touched();
    }
    CardListDocument& m_document;
    std::vector<SheetEdit> m_edits;
    int m_base;
    bool m_done = false;
};

// The sheet before and after others' changes came in.
class MergeCommand : public QUndoCommand {
public:
    MergeCommand(CardListDocument& document, CardSheet sheet, int base, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
        , m_sheet(std::move(sheet))
        , m_base(base)
    {
    }
    void undo() override { redo(); }
    void redo() override
    {
        std::swap(m_document.m_sheet, m_sheet);
        std::swap(m_document.m_base, m_base);
        m_document.touched();
    }

private:
    CardListDocument& m_document;
    CardSheet m_sheet;
    int m_base;
};

tl::expected<OpenedList, QString> CardListDocument::read(const std::filesystem::path& file, const model::Game& game)
{
    auto bytes = readFile(file, importers::maxSheetBytes);
    if (!bytes)
        return tl::unexpected(q(file.string() + " " + bytes.error() + "."));
    const auto readBy = [&](const importers::CardListOptions& options) -> importers::ReadResult<OpenedList> {
        auto sheet = importers::readCardSheet(*bytes, game, options.set);
        if (!sheet)
            return tl::unexpected(std::move(sheet.error()));
        auto reading = importers::readSheet(*sheet, game, options);
        return OpenedList{file, options, std::move(*sheet), std::move(reading)};
    };
    auto list = readBy({});
    for (const auto& set : game.setsWithHeadings()) {
        if (list && list->reading.problems.empty())
            break;
        auto other = readBy({.type = {}, .set = set});
        if (other && other->reading.problems.empty() && other->reading.faults.empty())
            list = std::move(other);
    }
    if (!list)
        return tl::unexpected(nameOfFile(file) + QStringLiteral(": ") + q(problemText(list.error().front())));
    return std::move(*list);
}

CardListDocument::CardListDocument(OpenedList list, GameFolder place, model::Game game)
    : m_file(std::move(list.file))
    , m_place(std::move(place))
    , m_game(std::move(game))
    , m_options(std::move(list.options))
    , m_sheet(std::move(list.sheet))
    , m_disk(m_sheet.bytes)
    , m_reading(std::move(list.reading))
{
    m_needsType = lacksType();
    m_impactSoon.setSingleShot(true);
    m_impactSoon.setInterval(400);
    connect(&m_impactSoon, &QTimer::timeout, this, [this] { findImpact(); });
}

CardListDocument::~CardListDocument() = default;

// A table that has neither the column nor what the game recognises a type by.
bool CardListDocument::lacksType() const
{
    const auto set = importers::setCode(m_options.set);
    const auto recognised = [&](model::AttributeIndex attribute) {
        return std::any_of(m_game.types.begin(), m_game.types.end(), [&](const auto& type) {
            return std::find(type.recognisedBy.begin(), type.recognisedBy.end(), m_game.attributes[attribute].id) !=
                   type.recognisedBy.end();
        });
    };
    return std::any_of(m_sheet.tables.begin(), m_sheet.tables.end(), [&](const auto& table) {
        return table.cards && std::none_of(table.headings.begin(), table.headings.end(), [&](const auto& heading) {
            const auto column = importers::columnOf(heading, m_game, set);
            return column.field == importers::CardField::Type ||
                   (column.field == importers::CardField::Attribute && recognised(column.attribute));
        });
    });
}

bool CardListDocument::isChanged(importers::SheetPlace place, std::size_t column) const
{
    if (m_asReadBase != m_base) {
        m_asReadBase = m_base;
        if (auto read = importers::readCardSheet(m_sheet.bytes, m_game, m_options.set))
            m_asRead = std::move(*read);
    }
    const auto& row = m_sheet.tables[place.table].rows[place.row];
    if (!row.from || place.table >= m_asRead.tables.size())
        return true;
    const auto& before = m_asRead.tables[place.table].rows;
    return *row.from >= before.size() || before[*row.from].cells[column] != row.cells[column];
}

void CardListDocument::setType(const std::string& type)
{
    if (m_options.type == type)
        return;
    m_options.type = type;
    touched();
}

std::vector<importers::ImportProblem> CardListDocument::newProblems() const
{
    const auto before = importers::readCardSheet(m_disk, m_game, m_options.set);
    return before ? app::newProblems(importers::readSheet(*before, m_game, m_options), reading())
                  : std::vector<importers::ImportProblem>();
}

const importers::ReadResult<std::string>& CardListDocument::bytes() const
{
    if (!m_bytes)
        m_bytes = importers::written(m_sheet);
    return *m_bytes;
}

bool CardListDocument::isModified() const { return !bytes() || *bytes() != m_disk; }

const importers::SheetReading& CardListDocument::reading() const
{
    if (!m_reading)
        m_reading = importers::readSheet(m_sheet, m_game, m_options);
    return *m_reading;
}

importers::ReadResult<model::Card> CardListDocument::card(SheetPlace place) const
{
    return importers::readSheetRow(m_sheet, place, m_game, m_options);
}

bool CardListDocument::edit(const std::vector<SheetEdit>& edits, const QString& name)
{
    std::vector<SheetEdit> back;
    for (auto edit : edits) {
        edit.text = importers::cellValue(edit.text);
        auto inverse = importers::apply(m_sheet, edit);
        if (!inverse) {
            for (const auto& taken : back)
                (void)importers::apply(m_sheet, taken);
            return false;
        }
        if (*inverse != edit)
            back.insert(back.begin(), std::move(*inverse));
    }
    if (back.empty())
        return true; // nothing to undo
    m_undo.push(new SheetCommand(*this, std::move(back), name));
    touched();
    return true;
}

bool CardListDocument::setCell(SheetPlace place, std::size_t column, const QString& text)
{
    if (place.table >= m_sheet.tables.size() || column >= m_sheet.tables[place.table].headings.size())
        return false;
    return edit({{.kind = SheetEdit::Cell, .place = place, .column = column, .text = text.toStdString(), .row = {}}},
        tr("Change %1").arg(q(m_sheet.tables[place.table].headings[column])));
}

void CardListDocument::touched()
{
    m_reading.reset();
    m_bytes.reset();
    m_impactJob.drop(); // of cells that are others now
    m_impactSoon.start();
    Q_EMIT changed();
}

tl::expected<std::optional<importers::MergedSheet>, QString> CardListDocument::changedThere() const
{
    auto there = readFile(m_file, importers::maxSheetBytes);
    if (!there)
        return tl::unexpected(q(m_file.string() + " " + there.error() + "."));
    if (*there == m_disk)
        return std::nullopt;
    const auto theirs = importers::readCardSheet(std::move(*there), m_game, m_options.set);
    if (!theirs)
        return tl::unexpected(tr("Another program has changed %1, and it cannot be read any more: %2")
                                  .arg(nameOfFile(m_file), q(problemText(theirs.error().front()))));
    return importers::mergeSheets(m_sheet, *theirs, m_game, m_options.set);
}

void CardListDocument::takeMerged(CardSheet sheet)
{
    m_disk = sheet.bytes;
    m_undo.push(new MergeCommand(*this, std::move(sheet), ++m_lastBase, tr("Take in changes of the file")));
}

tl::expected<void, QString> CardListDocument::save()
{
    if (const auto there = changedThere(); !there)
        return tl::unexpected(there.error());
    else if (*there)
        return tl::unexpected(
            tr("Another program has changed %1 meanwhile; nothing was written.").arg(nameOfFile(m_file)));
    auto out = bytes();
    if (!out)
        return tl::unexpected(nameOfFile(m_file) + QStringLiteral(": ") + q(problemText(out.error().front())));
    if (const auto done = writeFile(m_file, *out); !done)
        return tl::unexpected(q(m_file.string() + " " + done.error() + "."));
    m_disk = *out;
    // What comes next is a change of the file as it is now.
    if (auto again = importers::readCardSheet(std::move(*out), m_game, m_options.set)) {
        m_sheet = std::move(*again);
        m_base = ++m_lastBase;
        m_bytes.reset();
    }
    m_impact.reset();
    m_undo.setClean();
    Q_EMIT saved();
    Q_EMIT impactChanged();
    return {};
}

QByteArray CardListDocument::draft() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(draftVersion);
    const auto text = [&](const std::string& words) { out << QByteArray::fromStdString(words); };
    out << draftForm;
    for (const auto& words : {m_file.string(), m_options.set, m_disk, m_sheet.bytes})
        text(words);
    for (const auto& table : m_sheet.tables) {
        out << static_cast<quint64>(table.rows.size());
        for (const auto& row : table.rows) {
            out << (row.from ? static_cast<qint64>(*row.from) : qint64{-1});
            for (const auto& cell : row.cells)
                text(cell);
        }
    }
    return bytes;
}

bool CardListDocument::takeDraft(const QByteArray& draft)
{
    QDataStream in(draft);
    in.setVersion(draftVersion);
    const auto text = [&] {
        QByteArray words;
        in >> words;
        return words.toStdString();
    };
    quint32 form = 0;
    in >> form;
    if (form != draftForm || text() != m_file.string() || text() != m_options.set)
        return false;
    auto disk = text();
    auto sheet = importers::readCardSheet(text(), m_game, m_options.set);
    if (!sheet)
        return false;
    for (auto& table : sheet->tables) {
        const auto known = static_cast<qint64>(table.rows.size());
        table.rows.clear();
        quint64 rows = 0;
        in >> rows;
        for (qint64 last = -1; rows > 0 && in.status() == QDataStream::Ok; --rows) {
            qint64 from = -1;
            in >> from;
            if (from >= known || (from >= 0 && from <= last))
                return false;
            last = std::max(last, from);
            auto& row = table.rows.emplace_back();
            if (from >= 0)
                row.from = static_cast<std::size_t>(from);
            for (std::size_t column = 0; column < table.headings.size(); ++column)
                row.cells.push_back(text());
        }
    }
    if (in.status() != QDataStream::Ok)
        return false;
    m_undo.clear();
    m_sheet = std::move(*sheet);
    m_disk = std::move(disk);
    m_base = ++m_lastBase;
    touched();
    return true;
}

void CardListDocument::findImpact(bool repairs)
{
    const auto now = bytes();
    if (!now || *now == m_disk) {
        m_impactJob.drop();
        m_impact.reset();
        Q_EMIT impactChanged();
        return;
    }
    const auto name = m_file.filename().string();
    m_impactJob.start(
        [this, name, repairs, before = m_disk, after = *now, place = m_place, options = m_options]() -> Job::Answer {
            Profile profile(place);
            const auto compared = compareLists(profile, {name, before}, {name, after}, options);
            std::optional<ImportImpact> impact;
            const model::Progress goOn = [this](std::size_t, std::size_t) { return !m_impactJob.isStopped(); };
            if (compared)
                impact = comparisonImpact(profile, *compared, goOn, repairs ? goOn : model::Progress());
            if (m_impactJob.isStopped())
                return {};
            return [this, impact, repairs] {
                m_impact = impact;
                Q_EMIT impactChanged();
                if (!repairs && impact && impact->becomeIllegal() > 0)
                    findImpact(true);
            };
        });
}

} // namespace nexus::app
