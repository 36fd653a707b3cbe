#include "ui/deck/deck_dialogs.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/text/card_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "model/rules/names_today.h"
#include "ui/card/card_peek.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>

#include <cmath>
#include <map>
#include <numeric>
#include <span>

namespace nexus::ui {

namespace {

enum ComparedColumn { ComparedName, ComparedFrom, ComparedTo, ComparedChange };

// Long texts such as notes in one line.
QString asOneLine(const std::string& text) { return q(text).simplified(); }

QString planNames(const std::vector<model::SideboardPlan>& plans)
{
    QStringList names;
    for (const auto& plan : plans)
        names << q(plan.name);
    return names.join(QStringLiteral(", "));
}

constexpr int lowScreen = 640; // height: of 200 % on a screen of 1000 pixels
constexpr int allColumns = 1150;

enum MissionColumn {
    MissionName,
    MissionGives,
    MissionCost,
    MissionInDeck,
    MissionOpens,
    MissionCloses,
    MissionLegal,
    MissionAdding
};

// Sorts numbers as numbers.
// Headings of two words in two lines: a column needs no more than its longest word and the arrow of the sorted one.
void wrapHeadings(QTreeWidget& rows, std::span<const int> widths)
{
    constexpr int aroundWord = 54;
    auto* header = rows.header();
    const auto metrics = header->fontMetrics();
    int lines = 1;
    for (int i = 0; i < static_cast<int>(widths.size()); ++i) {
        const auto words = rows.headerItem()->text(i).split(QLatin1Char(' '));
        int longest = 0;
        for (const auto& word : words)
            longest = std::max(longest, metrics.horizontalAdvance(word));
        rows.setColumnWidth(i, std::max(widths[static_cast<std::size_t>(i)], longest + aroundWord));
        if (header->sectionSizeHint(i) > rows.columnWidth(i))
            lines = std::max(lines, static_cast<int>(words.size()));
    }
    for (int i = 0; i < rows.columnCount(); ++i)
        rows.headerItem()->setData(i, Qt::TextAlignmentRole,
            rows.headerItem()->textAlignment(i) | int{Qt::AlignVCenter} | int{Qt::TextWordWrap});
    if (lines > 1)
        header->setMinimumHeight(std::min(lines, 3) * metrics.lineSpacing() + 8);
}

class MissionRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override
    {
        const int column = treeWidget()->header()->sortIndicatorSection();
        if (column == MissionName || column == MissionGives || column == MissionAdding)
            return model::compareNatural(text(column).toStdString(), other.text(column).toStdString()) < 0;
        return data(column, Qt::UserRole).toLongLong() < other.data(column, Qt::UserRole).toLongLong();
    }
};

void setNumber(QTreeWidgetItem* row, int column, std::int64_t value, const QString& text)
{
    row->setText(column, text);
    row->setData(column, Qt::UserRole, static_cast<qlonglong>(value));
    row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

MissionsDialog::MissionsDialog(app::DeckDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_effects(document.checker())
    , m_summary(new QLabel(this))
    , m_sum(withId(new LineLabel(this), "pointSum"))
    , m_asDeck(withId(pushButton(
                          tr("As in the deck"), tr("Reset to the deck's points and show all cards"), this,
                          [this] { setWanted({}); }, this),
          "pointsAsDeck"))
    , m_filter(searchField(
          tr("Find by name or %1").arg(app::withinSentence(q(document.checker().catalogue().game().domain.name))),
          this))
    , m_fitting(new QCheckBox(tr("Only what can be &added"), this))
    , m_rows(new QTreeWidget(this))
    , m_face(new FaceView(this))
    , m_opened(withId(new LineLabel(this), "openedCards"))
    , m_gallery(named(new GalleryView(this), tr("Cards it unlocks")))
{
    const auto& giving = m_effects.givingSections();
    const auto label = giving.empty() ? tr("Missions")
                                      : app::sectionLabel(document.checker().ruleset(), giving.front());
    setWindowTitle(tr("Choose %1").arg(label));
    resizeOnScreen(*this, {1240, 780});
    if (!giving.empty()) {
        m_cards = m_effects.acceptedBy(giving.front());
        m_bounds = m_effects.pointBounds(giving.front());
    }
    m_summary->setWordWrap(true);
    m_rows->setAccessibleName(label);
    asTable(*m_rows, {tr("Name"), tr("Provides"), tr("Income"), tr("In deck"), tr("Unlocks"), tr("Locks"),
                         tr("Legal after"), tr("Adding one")});
    // Sorted when it is asked for, not under the hand while Missions go in and out.
    m_rows->header()->setSectionsClickable(true);
    m_rows->header()->setSortIndicatorShown(true);
    m_rows->header()->setSortIndicator(MissionOpens, Qt::DescendingOrder);
    const int widths[] = {190, 110, 52, 52, 52, 52, 52, 110};
    alignRight(*m_rows, {MissionCost, MissionInDeck, MissionOpens, MissionCloses, MissionLegal});
    wrapHeadings(*m_rows, widths);
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(MissionName, QHeaderView::Stretch); // names get what is left
    m_rows->headerItem()->setToolTip(MissionOpens, tr("Catalogue cards that become legal with one more of it"));
    m_rows->headerItem()->setToolTip(MissionCloses, tr("Catalogue cards that stop being legal with one fewer of it"));
    m_rows->headerItem()->setToolTip(MissionLegal, tr("Catalogue cards that are legal after adding it"));
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    m_add = addButton(*buttons, tr("&Add"), this, [this] { change(1); });
    m_takeOut = addButton(*buttons, tr("&Take out"), this, [this] { change(-1); });
    m_add->setDefault(true);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setHandleWidth(1);
    divide(*both, {m_rows, makeCard()}, {3, 1}, {880, 340});
    setLayout(columnOf({m_summary, makePoints(), rowOf({{m_filter, 1}, m_fitting}), {both, 1}, buttons}));
    connect(m_rows, &QTreeWidget::itemDoubleClicked, this, [this] { change(1); }); // Enter presses Add
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &MissionsDialog::updateButtons);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &MissionsDialog::showCard);
    connect(m_rows->header(), &QHeaderView::sortIndicatorChanged, this, &MissionsDialog::sort);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { refresh(false); });
    connect(m_fitting, &QCheckBox::toggled, this, [this] { refresh(false); });
    connect(&m_document, &app::DeckDocument::changed, this, [this] { refresh(true); });
    m_filter->installEventFilter(this);
    QWidget* before = nullptr; // Tab goes down the dialog
    std::vector<QWidget*> inOrder(m_points.begin(), m_points.end());
    inOrder.insert(inOrder.end(),
        {m_asDeck, m_filter, m_fitting, m_rows, m_gallery, m_add, m_takeOut, buttons->button(QDialogButtonBox::Close)});
    for (auto* next : inOrder) {
        if (before)
            setTabOrder(before, next);
        before = next;
    }
    refresh(false);
    m_filter->setFocus();
}

void MissionsDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    for (const int column : {int{MissionCloses}, int{MissionLegal}}) // names need the room more
        m_rows->setColumnHidden(column, width() < allColumns);
}

// A field for every domain of the ruleset: its pip, the points wanted, up to what the law allows.
QLayout* MissionsDialog::makePoints()
{
    const auto& game = m_document.checker().catalogue().game();
    auto* row = rowOf(6, {});
    for (const auto& [domain, most] : m_bounds.most) {
        const auto& attribute = game.attributes[domain];
        auto* points = named(withId(new QSpinBox(this), "domainPoints"), tr("Points of %1").arg(q(attribute.label)));
        points->setRange(0, static_cast<int>(most));
        points->setToolTip(points->accessibleName());
        auto* pip = new QLabel(q(attribute.letter), this);
        pip->setAlignment(Qt::AlignCenter);
        pip->setFont(bold(font()));
        pip->setFixedWidth(22);
        auto palette = pip->palette();
        palette.setColor(QPalette::Window, domainColour(game, domain));
        palette.setColor(QPalette::WindowText, readableOn(domainColour(game, domain)));
        pip->setPalette(palette);
        pip->setAutoFillBackground(true);
        pip->setToolTip(q(attribute.label));
        row->addWidget(pip);
        row->addWidget(points);
        row->addSpacing(8);
        m_points.push_back(points);
        connect(points, &QSpinBox::valueChanged, this, [this] {
            m_asked = true;
            tellPoints();
            refresh(false);
        });
    }
    m_sum->setTopic(tr("Points wanted"));
    m_sum->setMinimumWidth(150);
    row->addWidget(m_sum, 1);
    row->addWidget(m_asDeck);
    m_asDeck->setAutoDefault(false);
    for (auto* widget : {static_cast<QWidget*>(m_sum), static_cast<QWidget*>(m_asDeck)})
        widget->setVisible(!m_points.empty());
    setWanted({});
    return row;
}

// The face of the chosen one, that its text can be read, and the cards that may be played with it.
QWidget* MissionsDialog::makeCard()
{
    const bool low = screen()->availableSize().height() < lowScreen; // there the text comes before the faces
    const int width = low ? 150 : 210;
    m_face->setFixedSize(width, app::cardHeightFor(width));
    m_gallery->setZoom(60);
    m_gallery->setMinimumHeight(100);
    m_gallery->setVisible(!low);
    m_opened->setBold(true);
    auto* side = asWidget(columnOf(
        6, {8, 0, 0, 0}, {rowOf(0, noMargins, {stretch(1), m_face, stretch(1)}), m_opened, {m_gallery, 1}, stretch()}));
    side->setMinimumWidth(250);
    m_gallery->setProperty(CardPeek::showsFaces, true);
    return side;
}

void MissionsDialog::setArtFolder(const std::filesystem::path& folder) { m_gallery->setArtFolder(folder); }

// None: those of the deck, and every card is listed.
void MissionsDialog::setWanted(const model::DomainPointsList& points)
{
    const auto& giving = m_effects.givingSections();
    m_asked = !points.empty();
    const auto shown = m_asked || giving.empty() ? points : m_effects.pointsIn(m_document.deck(), giving.front());
    for (std::size_t i = 0; i < std::min(m_points.size(), shown.size()); ++i) {
        const QSignalBlocker quiet(m_points[i]);
        m_points[i]->setValue(static_cast<int>(shown[i].second));
    }
    tellPoints();
    if (m_rows->columnCount() > MissionAdding)
        refresh(false);
}

model::DomainPointsList MissionsDialog::wanted() const
{
    auto points = m_bounds.most;
    for (std::size_t i = 0; i < m_points.size(); ++i)
        points[i].second = m_points[i]->value();
    return points;
}

bool MissionsDialog::fits(model::CardIndex card) const
{
    const auto& catalogue = m_document.checker().catalogue();
    const auto points = wanted();
    for (const auto& [domain, given] : app::domainPoints(catalogue, card))
        for (const auto& [each, most] : points)
            if (each == domain && given > most)
                return false;
    return true;
}

// "○ 4 of 6 points wanted", "✓ 6 of 6": of the law that says how many there have to be.
void MissionsDialog::tellPoints()
{
    std::int64_t sum = 0;
    for (const auto* points : m_points)
        sum += points->value();
    m_asDeck->setEnabled(m_asked);
    if (!m_bounds.sum)
        return m_sum->setText(counted(sum, "points"));
    const auto words = tr("%1 of %2 points").arg(sum).arg(*m_bounds.sum);
    const auto state = sum == *m_bounds.sum  ? app::GaugeState::Met
                       : sum < *m_bounds.sum ? app::GaugeState::Open
                                             : app::GaugeState::Wrong;
    m_sum->setText(withSign(state, words), state == app::GaugeState::Met    ? LineLabel::Tone::Good
                                           : state == app::GaugeState::Open ? LineLabel::Tone::Open
                                                                            : LineLabel::Tone::Bad);
}

void MissionsDialog::showCard()
{
    const auto& giving = m_effects.givingSections();
    const auto* row = m_rows->currentItem();
    const auto& checker = m_document.checker();
    if (!row || giving.empty()) {
        m_face->clear();
        m_opened->setText({});
        return m_gallery->setCards(checker.sharedCatalogue(), {});
    }
    const auto card = row->data(MissionName, Qt::UserRole).toUInt();
    if (q(app::cardFace(checker.catalogue(), card).key) != q(m_face->face().key))
        m_face->setFace(app::cardFace(checker.catalogue(), card), checker.catalogue().game());
    const bool held = row->data(MissionInDeck, Qt::UserRole).toLongLong() > 0;
    const auto cards = m_asked ? m_effects.legalWith(m_document.deck(), giving.front(), wanted())
                               : m_effects.changedBy(m_document.deck(), giving.front(), card, held ? -1 : 1);
    const auto words = counted(cards.size(), "cards");
    m_opened->setText(m_asked ? tr("With these points: %1").arg(words)
                      : held  ? tr("Needs it: %1").arg(words)
                              : tr("Unlocks: %1").arg(words),
        LineLabel::Tone::Plain);
    m_gallery->setAccessibleName(m_opened->text());
    m_gallery->setCards(checker.sharedCatalogue(), cards);
}

// From the field the keys that move lead through the list.
bool MissionsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_rows, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void MissionsDialog::sort()
{
    m_rows->sortItems(m_rows->header()->sortIndicatorSection(), m_rows->header()->sortIndicatorOrder());
    if (m_rows->currentItem())
        m_rows->scrollToItem(m_rows->currentItem());
}

void MissionsDialog::refresh(bool keepOrder)
{
    const auto& giving = m_effects.givingSections();
    if (giving.empty()) {
        m_summary->setText(tr("No law of this ruleset makes cards depend on others."));
        return;
    }
    const auto& checker = m_document.checker();
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(giving.front());
    QString bar;
    for (const auto& gauge : app::gauges(m_document.report(), m_document.deck(), checker))
        for (const auto& line : gauge.lines)
            if (checker.inSections(checker.ruleset().constraints[line.constraint], section) && bar.isEmpty())
                bar = q(gauge.sentence);
    m_summary->setText(tr("%1. %n cards of the catalogue are legal with the current choice.", nullptr,
        static_cast<int>(m_effects.legal(m_document.deck())))
                           .arg(bar));
    const auto adding = m_effects.adding(m_document.deck(), giving.front(), m_cards);
    const auto taking = m_effects.takingOut(m_document.deck(), giving.front(), m_cards);
    const auto kept = m_rows->currentItem() ? m_rows->currentItem()->data(MissionName, Qt::UserRole) : QVariant();
    const auto words = model::fold(m_filter->text().toStdString());
    std::map<model::CardIndex, int> before; // card → row
    for (int row = 0; keepOrder && row < m_rows->topLevelItemCount(); ++row)
        before.emplace(m_rows->topLevelItem(row)->data(MissionName, Qt::UserRole).toUInt(), row);
    std::vector<std::size_t> order(m_cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto placeOf = [&](std::size_t i) {
        return before.contains(m_cards[i]) ? before[m_cards[i]] : m_rows->topLevelItemCount();
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return placeOf(a) < placeOf(b); });
    m_rows->clear();
    for (const auto i : order) {
        const auto card = m_cards[i];
        const auto told = app::addingOne(m_document.additions(), checker, card, section);
        const auto gives = app::domainWords(catalogue, card);
        std::int64_t held = 0;
        if (const auto* rows = m_document.deck().section(giving.front()))
            for (const auto& entry : rows->entries)
                if (model::lookUp(catalogue, entry, checker.accepted(section)).card == card)
                    held += entry.count;
        if ((m_fitting->isChecked() && !told.allowed && held == 0) || (m_asked && held == 0 && !fits(card)) ||
            model::fold(std::string(catalogue.name(card)) + " " + gives).find(words) == std::string::npos)
            continue;
        auto* row = new MissionRow(m_rows);
        row->setText(MissionName, q(catalogue.name(card)));
        row->setData(MissionName, Qt::UserRole, static_cast<uint>(card));
        row->setText(MissionGives, q(gives));
        const auto& face = catalogue.game().face;
        const auto cost = face.cost ? catalogue.number(card, *face.cost) : std::nullopt;
        setNumber(row, MissionCost, cost.value_or(0), cost ? QString::number(*cost) : QStringLiteral("–"));
        setNumber(row, MissionInDeck, held, held > 0 ? QString::number(held) : QString());
        setNumber(row, MissionOpens, adding[i].opened, QStringLiteral("+%1").arg(adding[i].opened));
        setNumber(row, MissionCloses, held > 0 ? taking[i].closed : 0,
            held > 0 ? QStringLiteral("−%1").arg(taking[i].closed) : QString());
        setNumber(row, MissionLegal, adding[i].legalAfter, QString::number(adding[i].legalAfter));
        row->setText(MissionAdding, withSign(told.allowed ? "+" : app::wrongSign, q(told.text)));
        row->setToolTip(MissionAdding, row->text(MissionAdding));
        row->setForeground(MissionAdding, told.allowed ? theme().good : theme().muted);
        if (held > 0)
            row->setFont(MissionName, bold(m_rows->font()));
        if (row->data(MissionName, Qt::UserRole) == kept)
            m_rows->setCurrentItem(row);
    }
    if (!keepOrder)
        sort();
    if (!m_rows->currentItem() && m_rows->topLevelItemCount() > 0)
        m_rows->setCurrentItem(m_rows->topLevelItem(0));
    if (m_rows->currentItem())
        m_rows->scrollToItem(m_rows->currentItem());
    if (!m_asked && !m_points.empty()) { // they follow the deck until others are asked for
        const auto now = m_effects.pointsIn(m_document.deck(), giving.front());
        for (std::size_t i = 0; i < std::min(m_points.size(), now.size()); ++i) {
            const QSignalBlocker quiet(m_points[i]);
            m_points[i]->setValue(static_cast<int>(now[i].second));
        }
        tellPoints();
    }
    updateButtons();
    showCard();
}

void MissionsDialog::updateButtons()
{
    const auto* row = m_rows->currentItem();
    m_add->setEnabled(row != nullptr);
    m_takeOut->setEnabled(row && row->data(MissionInDeck, Qt::UserRole).toLongLong() > 0);
}

void MissionsDialog::change(int by)
{
    const auto* row = m_rows->currentItem();
    const auto& giving = m_effects.givingSections();
    if (!row || giving.empty())
        return;
    const auto& catalogue = m_document.checker().catalogue();
    const auto card = row->data(MissionName, Qt::UserRole).toUInt();
    const auto entry = app::entryFor(catalogue, card);
    if (by > 0) {
        (void)app::addCard(m_document, entry, giving.front());
        return;
    }
    if (const auto* rows = m_document.deck().section(giving.front()))
        for (const auto& held : rows->entries)
            if (model::lookUp(
                    catalogue, held, m_document.checker().accepted(m_document.checker().sectionIndex(giving.front())))
                    .card == card) {
                (void)app::changeCopies(m_document, {{giving.front(), held}}, -1);
                return;
            }
}

CompareDialog::CompareDialog(const model::Deck& left, const QString& leftTitle, const model::Deck& right,
    const QString& rightTitle, std::shared_ptr<const model::DeckChecker> checker, QWidget* parent)
    : QDialog(parent)
    , m_left(model::calledToday(left, *checker))
    , m_right(model::calledToday(right, *checker))
    , m_leftTitle(leftTitle)
    , m_rightTitle(rightTitle)
    , m_checker(std::move(checker))
    , m_summary(plainLabel({}, this))
    , m_onlyDifferences(new QCheckBox(tr("&Only differences"), this))
    , m_rows(named(new QTreeWidget(this), tr("Comparison")))
{
    setWindowTitle(tr("Compare decks"));
    resizeOnScreen(*this, {720, 560});
    m_summary->setAccessibleName(tr("What differs"));
    m_onlyDifferences->setChecked(true);
    asTable(*m_rows, {tr("Card"), leftTitle, rightTitle, tr("Difference")});
    m_rows->setItemsExpandable(false);
    m_rows->setIndentation(12);
    m_rows->setFrameShape(QFrame::NoFrame);
    stretchOnly(*m_rows, ComparedName);
    m_rows->header()->setMaximumSectionSize(180);
    alignRight(*m_rows, {ComparedFrom, ComparedTo, ComparedChange});
    connect(m_onlyDifferences, &QCheckBox::toggled, this, &CompareDialog::fill);
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    addButton(*buttons, tr("Co&py as text"), this, &CompareDialog::copyAsText);
    auto* close = buttons->button(QDialogButtonBox::Close);
    close->setIcon({});
    close->setDefault(true);

    setLayout(columnOf(8, {12, 12, 12, 12}, {rowOf({{m_summary, 1}, m_onlyDifferences}), {m_rows, 1}, buttons}));
    fill();
    m_rows->setFocus();
    whenColoursChange(this, [this] { fill(); });
}

void CompareDialog::fill()
{
    m_rows->clear();
    const auto diff = model::deckDiff(m_left, m_right);
    qint64 added = 0, taken = 0;
    for (const auto& section : diff.sections)
        for (const auto& card : section.cards)
            (card.to > card.from ? added : taken) += card.to > card.from ? card.to - card.from : card.from - card.to;
    m_summary->setText(
        diff.empty()
            ? tr("The decks are the same.")
            : tr("From %1 to %2: %3 copies more, %4 fewer.").arg(m_leftTitle, m_rightTitle).arg(added).arg(taken));
    fillTotals();
    fillFields();
    fillSections();
    m_rows->expandAll();
}

QTreeWidgetItem* CompareDialog::addGroup(const QString& title)
{
    auto* group = new QTreeWidgetItem(m_rows, {title});
    group->setFont(ComparedName, bold(m_rows->font()));
    group->setSizeHint(ComparedName, QSize(0, m_rows->fontMetrics().height() + 9));
    return group;
}

void CompareDialog::addNumbers(QTreeWidgetItem* group, const QString& name, qint64 from, qint64 to)
{
    const auto change = to - from;
    auto* row = new QTreeWidgetItem(group,
        {name, QString::number(from), QString::number(to), change == 0 ? QString() : q(app::signedNumber(change))});
    alignRight(*row, {ComparedFrom, ComparedTo, ComparedChange});
    if (change != 0)
        row->setForeground(ComparedChange, change > 0 ? theme().good : theme().bad);
    row->setToolTip(ComparedName, name);
    row->setData(ComparedName, Qt::AccessibleTextRole,
        change == 0 ? tr("%1: %2 in both").arg(name).arg(from)
                    : tr("%1: %2 to %3, %4 %5")
                          .arg(name)
                          .arg(from)
                          .arg(to)
                          .arg(std::abs(change))
                          .arg(change > 0 ? tr("more") : tr("fewer")));
}

void CompareDialog::fillTotals()
{
    QTreeWidgetItem* group = nullptr;
    for (const auto& total : app::comparedTotals(m_left, m_right, *m_checker)) {
        if (m_onlyDifferences->isChecked() && total.from == total.to)
            continue;
        if (!group)
            group = addGroup(tr("Totals"));
        addNumbers(group, q(total.label), total.from, total.to);
    }
}

void CompareDialog::fillFields()
{
    const auto diff = model::deckDiff(m_left, m_right);
    QTreeWidgetItem* group = diff.fields.empty() && !diff.tags && !diff.plans ? nullptr
                                                                              : addGroup(tr("About the deck"));
    const auto add = [&](const std::string& name, const QString& from, const QString& to) {
        auto* row = new QTreeWidgetItem(group, {q(name), from, to, tr("changed")});
        row->setTextAlignment(ComparedChange, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(ComparedFrom, from);
        row->setToolTip(ComparedTo, to);
        row->setData(ComparedName, Qt::AccessibleTextRole, tr("%1: from “%2” to “%3”").arg(q(name), from, to));
    };
    for (const auto& field : diff.fields)
        add(app::fieldName(field.field), asOneLine(field.from), asOneLine(field.to));
    if (diff.tags)
        add("Tags", asOneLine(model::joined(diff.tags->from, ", ")), asOneLine(model::joined(diff.tags->to, ", ")));
    if (diff.plans)
        add("Plans", planNames(diff.plans->from), q(model::joined(app::planChanges(*diff.plans), ", ")));
}

void CompareDialog::fillSections()
{
    const bool all = !m_onlyDifferences->isChecked();
    for (const auto& section : all ? model::sideBySide(m_left, m_right) : model::deckDiff(m_left, m_right).sections) {
        auto* group = addGroup(q(app::sectionName(section.section, *m_checker)));
        for (const auto& card : section.cards)
            addNumbers(group, q(card.card.card), card.from, card.to);
    }
}

void CompareDialog::copyAsText() const
{
    QApplication::clipboard()->setText(q(app::comparisonText(m_left, m_leftTitle.toStdString(), m_right,
        m_rightTitle.toStdString(), *m_checker, !m_onlyDifferences->isChecked())));
}

} // namespace nexus::ui
