#include "ui/workbench/revision_dialog.h"

#include "app/documents/list_history.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QSignalBlocker>

namespace nexus::ui {

namespace {

constexpr int lookSoon = 250; // milliseconds

} // namespace

RevisionDialog::RevisionDialog(const QString& word, QWidget* parent)
    : QDialog(parent)
    , m_repository(named(withId(new QLineEdit, "revisionRepository"), tr("Folder of the repository")))
    , m_revision(named(withId(new QLineEdit(QStringLiteral("HEAD")), "revisionName"), tr("Revision")))
    , m_path(named(withId(new QComboBox, "revisionPath"), tr("Path of the list")))
    , m_told(withId(new LineLabel, "revisionTold"))
{
    setWindowTitle(tr("A list in a git repository"));
    m_revision->setPlaceholderText(tr("a branch, a tag, an id, HEAD~2"));
    m_path->setEditable(true);
    m_path->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_path->lineEdit()->setPlaceholderText(tr("cards/PlayCards.md"));
    auto* browse = named(pushButton(QStringLiteral("…"), tr("Choose the folder"), this, &RevisionDialog::chooseFolder),
        tr("Choose the folder"));
    browse->setFixedWidth(36);
    browse->setAutoDefault(false);
    auto* box = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_take = box->button(QDialogButtonBox::Ok);
    box->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    setLayout(columnOf(12, {formOf({{tr("&Repository"), asWidget(rowOf(6, noMargins, {{m_repository, 1}, browse}))},
                                {tr("Re&vision"), m_revision}, {tr("&List"), m_path}}),
                               m_told, box}));
    resizeOnScreen(*this, {560, 220});
    callOnce(m_soon, lookSoon, this, &RevisionDialog::look);
    for (auto* field : {m_repository, m_revision})
        connect(field, &QLineEdit::textChanged, this, [this] {
            showReady();
            m_soon.start();
        });
    connect(m_path, &QComboBox::editTextChanged, this, &RevisionDialog::showReady);
    connect(&m_job, &app::Job::failed, this, [this](const QString& message) { take({}, message); });
    connect(this, &QDialog::accepted, this, [this] { Q_EMIT wordChosen(this->word()); });
    if (const auto place = app::revisionPlace(word.toStdString()); place && *place) {
        m_repository->setText(q((*place)->repository.string()));
        m_revision->setText(q((*place)->revision));
        m_path->setEditText(q((*place)->path));
    }
    showReady();
}

RevisionDialog::~RevisionDialog() { m_job.disconnect(this); }

QString RevisionDialog::word() const
{
    return q(app::revisionWord({.repository = m_repository->text().trimmed().toStdString(),
        .revision = m_revision->text().trimmed().toStdString(),
        .path = m_path->currentText().trimmed().toStdString()}));
}

void RevisionDialog::showReady()
{
    m_take->setEnabled(!m_repository->text().trimmed().isEmpty() && !m_revision->text().trimmed().isEmpty() &&
                       !m_path->currentText().trimmed().isEmpty());
    m_take->setDefault(true); // while it could not be used it was not
}

void RevisionDialog::look()
{
    const app::RevisionPlace place{.repository = m_repository->text().trimmed().toStdString(),
        .revision = m_revision->text().trimmed().toStdString(),
        .path = {}};
    if (place.repository.empty() || place.revision.empty())
        return;
    m_told->setText(tr("Looking for lists…"));
    m_job.start([this, place]() -> app::Job::Answer {
        auto lists = app::listsAt(place);
        return [this, lists = std::move(lists)] {
            take(lists ? texts(*lists) : QStringList(), lists ? QString() : q(lists.error()));
        };
    });
}

void RevisionDialog::take(const QStringList& paths, const QString& trouble)
{
    const auto written = m_path->currentText();
    const QSignalBlocker quiet(m_path);
    m_path->clear();
    m_path->addItems(paths);
    m_path->setEditText(written.isEmpty() && !paths.isEmpty() ? paths.front() : written);
    m_told->setText(
        trouble.isEmpty() ? tr("%n files that may be card lists", nullptr, static_cast<int>(paths.size())) : trouble,
        trouble.isEmpty() ? LineLabel::Tone::Muted : LineLabel::Tone::Bad);
    m_told->setToolTip(trouble);
    showReady();
}

void RevisionDialog::chooseFolder()
{
    const auto folder = QFileDialog::getExistingDirectory(this, tr("Folder of the repository"), m_repository->text());
    if (!folder.isEmpty())
        m_repository->setText(folder);
}

} // namespace nexus::ui
