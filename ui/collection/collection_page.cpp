#include "ui/collection/collection_page.h"

#include "app/text/finding_text.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int afterEdits = 60; // milliseconds; keys repeat

} // namespace

CollectionPage::CollectionPage(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_stack(new QStackedLayout(this))
    , m_instead(mutedLabel())
{
    setContentsMargins(16, 12, 16, 12);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setMargin(24);
    m_instead->setObjectName(QStringLiteral("instead"));
    m_stack->addWidget(m_instead);
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterEdits);
    connect(&m_soon, &QTimer::timeout, this, &CollectionPage::refreshIfStale);
    connect(&workspace, &app::Workspace::ready, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::collectionUpdated, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::catalogueChanged, this, &CollectionPage::later);
    connect(&workspace, &app::Workspace::libraryChanged, this, &CollectionPage::later);
}

void CollectionPage::later()
{
    m_stale = true;
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void CollectionPage::refreshIfStale()
{
    if (!m_stale || !isVisible())
        return;
    m_soon.stop();
    if (!m_workspace.isReady() || !m_workspace.collection().isOpen())
        return sayInstead(tr("The collection is being read…"));
    m_stale = false;
    refresh();
}

void CollectionPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshIfStale();
}

void CollectionPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        later(); // rows carry colours of the theme
}

void CollectionPage::setContent(QWidget* content)
{
    m_stack->addWidget(content);
    sayInstead(tr("The collection is being read…"));
}

void CollectionPage::sayInstead(const QString& text)
{
    m_instead->setText(text);
    m_instead->setAccessibleName(text);
    m_instead->setFocusPolicy(text.isEmpty() ? Qt::NoFocus : Qt::StrongFocus); // read out when it is reached
    m_stack->setCurrentIndex(text.isEmpty() ? 1 : 0);
}

QString CollectionPage::emptyText() const { return m_stack->currentIndex() == 0 ? m_instead->text() : QString(); }

void CollectionPage::tell(const tl::expected<QString, QString>& done)
{
    refreshIfStale();
    if (done)
        Q_EMIT told(*done);
    else
        Q_EMIT trouble(done.error());
}

void CollectionPage::tellEdit(const tl::expected<void, QString>& done, const QString& text)
{
    tell(done ? tl::expected<QString, QString>(text) : tl::unexpected(done.error()));
}

void CollectionPage::choose(const model::CardKey& card)
{
    if (const auto index = m_workspace.catalogue()->byKey(card.str()))
        Q_EMIT cardChosen(*index);
}

QString CollectionPage::nothingOwned()
{
    return tr("Nothing is in your collection yet: type “3 wick sprite” in Cards, or import a file.");
}

QLabel* partHeading(const QString& text)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setPixelSize(15);
    font.setBold(true);
    label->setFont(font);
    label->setMinimumHeight(30); // as high as a button beside it
    return label;
}

QLabel* mutedLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QWidget* asWidget(QLayout* layout, const QMargins& margins)
{
    auto* widget = new QWidget;
    layout->setContentsMargins(margins);
    widget->setLayout(layout);
    return widget;
}

QString worthText(std::int64_t value, std::int64_t unvalued)
{
    const auto amount = QString::fromStdString(model::amountText(value));
    return unvalued == 0 ? amount
                         : QObject::tr("%1 and %2 without a value")
                               .arg(amount, QString::fromStdString(app::plural(unvalued, "copy", "copies")));
}

QScrollArea* asScrolled(QLayout* layout)
{
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setWidget(asWidget(layout, {0, 0, 8, 0}));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(scroll->widget()->minimumSizeHint().width() + 16);
    return scroll;
}

void keepDivision(QSettings& settings, const QString& key, const QSplitter& splitter)
{
    if (splitter.testAttribute(Qt::WA_WState_Created) && !splitter.widget(1)->isHidden())
        settings.setValue(key, splitter.saveState());
}

} // namespace nexus::ui
