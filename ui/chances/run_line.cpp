#include "ui/chances/run_line.h"

#include "app/text/odds_text.h"
#include "ui/chances/seed_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace nexus::ui {

RunLine::RunLine(const QString& what, QWidget* parent)
    : QWidget(parent)
    , m_start(new QPushButton(what, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_seed(new SeedField(this))
    , m_bar(new QProgressBar(this))
    , m_told(new QLabel(this))
{
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setAutoDefault(false);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAutoDefault(false);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPlaceholderText(tr("by chance"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setRange(0, 100);
    m_told->setObjectName(QStringLiteral("told"));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    auto* seed = new QLabel(tr("Seed"), this);
    seed->setBuddy(m_seed);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_start);
    line->addWidget(seed);
    line->addWidget(m_seed);
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    line->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_told);
    connect(m_start, &QPushButton::clicked, this, &RunLine::startWanted);
    connect(m_cancel, &QPushButton::clicked, this, &RunLine::cancelWanted);
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

void RunLine::setPercent(int percent) { m_bar->setValue(percent); }

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

void RunLine::clear()
{
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
