#include "ui/chances/run_line.h"

#include "app/text/chances_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QKeyEvent>
#include <QProgressBar>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>

namespace nexus::ui {

SeedField::SeedField(QWidget* parent)
    : QLineEdit(parent)
{
    setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,20}")), this));
    setAccessibleName(tr("Seed"));
    setToolTip(tr("Sets the shuffle: same number, same cards"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

std::optional<quint64> SeedField::seed() const
{
    bool number = false;
    const auto value = text().toULongLong(&number);
    return number ? std::optional(value) : std::nullopt;
}

quint64 SeedField::seedOrChance() const { return seed().value_or(chance()); }

quint64 SeedField::chance() { return QRandomGenerator::global()->bounded(quint32{1'000'000'000}); }

QSize SeedField::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 14 + 16, QLineEdit::sizeHint().height()};
}

QSize SeedField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, QLineEdit::minimumSizeHint().height()};
}

void SeedField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept();
        Q_EMIT chosen();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

RunLine::RunLine(const QString& what, QWidget* parent)
    : QWidget(parent)
    , m_start(withId(new QPushButton(what, this), "start"))
    , m_cancel(withId(pushButton(tr("Cancel"), {}, this, &RunLine::cancelWanted, this), "cancel"))
    , m_seed(withId(new SeedField(this), "seed"))
    , m_bar(named(new QProgressBar(this), tr("Progress")))
    , m_told(withId(plainLabel({}, this), "runTold"))
{
    m_start->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_seed->setPlaceholderText(tr("random"));
    m_bar->setRange(0, 100);
    auto* seed = labelFor(tr("Seed"), m_seed, this);
    setLayout(columnOf(4, noMargins, {rowOf(6, {m_start, seed, m_seed, {m_bar, 1}, m_cancel, stretch()}), m_told}));
    connect(m_start, &QPushButton::clicked, this, &RunLine::startWanted);
    connect(m_seed, &SeedField::chosen, m_start, &QPushButton::click);
    showState();
}

void RunLine::setReady(bool ready)
{
    m_ready = ready;
    showState();
}

quint64 RunLine::begin()
{
    m_running = true;
    m_bar->setValue(0);
    m_told->clear();
    m_time.start();
    showState();
    if (m_cancel->isVisible())
        m_cancel->setFocus();
    return m_seed->seedOrChance();
}

void RunLine::end(const QString& told)
{
    const bool focused = m_cancel->hasFocus();
    m_running = false;
    auto words = told;
    words.replace(QStringLiteral("{time}"),
        tr("%1 s").arg(QString::fromStdString(app::numberText(static_cast<double>(m_time.elapsed()) / 1000, 2))));
    m_told->setText(words);
    m_told->setAccessibleName(words);
    showState();
    if (focused)
        m_start->setFocus();
}

void RunLine::watch(const app::Job* job, std::function<void()> finished)
{
    connect(this, &RunLine::cancelWanted, job, &app::Job::cancel);
    connect(job, &app::Job::progress, this, [this, run = ++m_run](int percent) {
        if (run == m_run)
            m_bar->setValue(percent);
    });
    connect(job, &app::Job::finished, this, std::move(finished));
    connect(job, &app::Job::cancelled, this, [this] { end(tr("Cancelled.")); });
    connect(job, &app::Job::failed, this, &RunLine::end);
}

void RunLine::stop(const QString& why)
{
    ++m_run;
    if (m_running)
        return end(why);
    m_told->clear();
    m_told->setAccessibleName({});
}

QString RunLine::told() const { return m_told->text(); }

void RunLine::showState()
{
    m_start->setEnabled(m_ready && !m_running);
    m_seed->setEnabled(!m_running);
    m_bar->setVisible(m_running);
    m_cancel->setVisible(m_running);
    m_told->setVisible(!m_running);
}

} // namespace nexus::ui
