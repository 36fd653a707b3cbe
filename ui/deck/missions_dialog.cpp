#include "ui/deck/missions_dialog.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/printing/card_colours.h"
#include "app/printing/small_face.h"
#include "app/text/advice_text.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"
#include "ui/advice/idea_delegate.h"
#include "ui/card/card_peek.h"
#include "ui/card/face_view.h"
#include "ui/card/gallery_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace nexus::ui {

namespace {

constexpr int lowScreen = 640, usualScreen = 740; // heights; the first: of 200 % on a screen of 1000 pixels
constexpr int narrowestTile = 250, tileHeight = 68, tilePad = 6, tilePicture = 72, tileCost = 20;
constexpr int slotHeight = 40, mostMissionSlots = 12;
constexpr int smallestName = 11, nameSize = 13;
constexpr int curveHeight = 96, leastOrder = 80, longestOrder = 18;

// In the largest letters that have room for all of it.
void drawName(QPainter& painter, const QRect& rect, const QString& name)
{
    for (int pixels = nameSize; pixels >= smallestName; --pixels) {
        painter.setFont(sized(painter.font(), pixels, true));
        if (lineWidth(painter, name) <= rect.width())
            break;
    }
    drawLine(painter, rect, name);
}

std::map<std::int64_t, std::int64_t> costsOf(
    const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    std::map<std::int64_t, std::int64_t> costs;
    for (const auto card : cards)
        if (const auto value = app::printedCost(catalogue, card))
            ++costs[*value];
    return costs;
}

// How many of the section the law has room for; 0 where it does not say.
std::int64_t roomIn(const model::Ruleset& ruleset, const model::SectionId& section)
{
    std::int64_t room = 0;
    for (const auto& rule : ruleset.constraints)
        if (rule.kind == model::ConstraintKind::Count && !rule.where && !rule.warning &&
            rule.sections == std::vector{section} && rule.bounds.upper())
            room = room == 0 ? *rule.bounds.upper() : std::min(room, *rule.bounds.upper());
    return room;
}

} // namespace

// A tile: picture with the income, name, what it gives, what it unlocks and locks, and what stands against one more.
class MissionDelegate : public QStyledItemDelegate {
public:
    MissionDelegate(std::shared_ptr<const model::Catalogue> catalogue, QWidget* view)
        : QStyledItemDelegate(view)
        , m_catalogue(std::move(catalogue))
        , m_faces(new app::SmallFaceCache(this))
    {
        connect(m_faces, &app::SmallFaceCache::ready, view, qOverload<>(&QWidget::update));
    }
    void setArtFolder(const std::filesystem::path& folder)
    {
        m_faces->setArt(std::make_shared<const app::CardArt>(folder));
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        return view && view->gridSize().isValid() ? view->gridSize() : QSize(narrowestTile, tileHeight);
    }

private:
    void paintPicture(QPainter& painter, const QRect& rect, model::CardIndex card, const QVariant& income) const;

    std::shared_ptr<const model::Catalogue> m_catalogue;
    app::SmallFaceCache* m_faces;
};

void MissionDelegate::paintPicture(
    QPainter& painter, const QRect& rect, model::CardIndex card, const QVariant& income) const
{
    const app::SmallFacePlan plan{.size = rect.size(), .header = 0, .strip = 0, .foot = 0};
    painter.drawImage(rect.topLeft(), m_faces->face(*m_catalogue, card, plan, painter.device()->devicePixelRatioF()));
    if (!income.isValid())
        return;
    const QRect tile(rect.left() + 2, rect.top() + 2, tileCost, tileCost);
    drawRounded(painter, tile, 4, app::ink::dark);
    painter.setPen(Qt::white);
    painter.setFont(sized(painter.font(), 12, true));
    drawLine(painter, tile, income.toString(), Qt::AlignCenter);
}

void MissionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = index.data(MissionsDialog::CardRole).toUInt();
    const auto held = index.data(MissionsDialog::HeldRole).toInt();
    painter->save();
    painter->setFont(option.font);
    const bool current = option.state & QStyle::State_Selected;
    const auto tile = option.rect.adjusted(3, 3, -3, -3);
    drawPanel(*painter, tile, current || held > 0 ? theme().accent : theme().line, current ? 2 : 1,
        current                                  ? theme().selection
        : option.state & QStyle::State_MouseOver ? theme().hover
                                                 : theme().pane);
    const auto inner = tile.adjusted(tilePad, tilePad, -tilePad, -tilePad);
    paintPicture(*painter, QRect(inner.left(), inner.top(), tilePicture, inner.height()), card,
        index.data(MissionsDialog::IncomeRole));
    const int left = inner.left() + tilePicture + 8, width = inner.right() - left + 1;
    painter->setPen(theme().text);
    drawName(*painter, QRect(left, inner.top() - 1, width, 18), index.data().toString());
    painter->setFont(sized(option.font, 12, true));
    QRect line(left, inner.top() + 18, width, pipHeight);
    line.setLeft(left + drawPips(*painter, line, *m_catalogue, card, false) + 10);
    painter->setFont(sized(option.font, 12, true));
    painter->setPen(held > 0 ? theme().bad : theme().good);
    drawLine(*painter, line,
        held > 0 ? MissionsDialog::tr("locks %1").arg(index.data(MissionsDialog::ClosesRole).toInt())
                 : MissionsDialog::tr("unlocks %1").arg(index.data(MissionsDialog::OpensRole).toInt()));
    line = QRect(left, inner.bottom() - 17, width, 18);
    painter->setFont(sized(option.font, 12, held > 0));
    painter->setPen(held > 0 ? theme().accent : theme().muted);
    if (held > 0)
        drawLine(*painter, line, withSign(app::metSign, MissionsDialog::tr("in the deck")));
    else if (!index.data(MissionsDialog::AllowedRole).toBool())
        drawLine(*painter, line, withSign(app::wrongSign, index.data(MissionsDialog::BriefRole).toString()));
    painter->restore();
}

// A place for a Mission: the one that is in it, or an empty frame. A click chooses it among the tiles.
class MissionSlot : public QAbstractButton {
public:
    MissionSlot(std::shared_ptr<const model::Catalogue> catalogue, QWidget* parent)
        : QAbstractButton(parent)
        , m_catalogue(std::move(catalogue))
    {
        setMinimumHeight(slotHeight);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    void setCard(std::optional<model::CardIndex> card)
    {
        m_card = card;
        const auto name = card ? q(std::string(m_catalogue->name(*card))) : MissionsDialog::tr("Empty slot");
        setAccessibleName(card ? MissionsDialog::tr("In the deck: %1").arg(name) : name);
        setText(name);
        setToolTip(card ? name : QString());
        setFocusPolicy(card ? Qt::StrongFocus : Qt::NoFocus);
        update();
    }
    [[nodiscard]] std::optional<model::CardIndex> card() const { return m_card; }
    [[nodiscard]] QSize sizeHint() const override { return {120, slotHeight}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::optional<model::CardIndex> m_card;
};

void MissionSlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto place = rect().adjusted(0, 0, -1, -1);
    if (!m_card) {
        drawPlace(painter, place, QPen(theme().line, 1, Qt::DashLine), theme().ground, 6);
        painter.setPen(theme().muted);
        painter.setFont(sized(font(), 12));
        drawLine(painter, place, MissionsDialog::tr("empty"), Qt::AlignCenter);
        return;
    }
    drawPanel(painter, place, hasFocus() ? theme().accent : theme().line, hasFocus() ? 2 : 1, theme().pane);
    auto line = place.adjusted(8, 3, -8, 0);
    line.setHeight(17);
    painter.setPen(theme().text);
    painter.setFont(font());
    drawName(painter, line, text());
    line.translate(0, 17);
    painter.setFont(sized(font(), 12, true));
    (void)drawPips(painter, line, *m_catalogue, *m_card, false);
    if (const auto value = app::printedCost(*m_catalogue, *m_card)) {
        painter.setPen(theme().muted);
        painter.setFont(sized(font(), 12));
        drawLine(painter, line, q(app::costWords(m_catalogue->game(), *value)), Qt::AlignRight | Qt::AlignVCenter);
    }
}

// What is legal by its cost: now in grey, what comes in the accent, what goes as a frame.
class LegalCurve : public QWidget {
public:
    explicit LegalCurve(QWidget* parent)
        : QWidget(parent)
    {
        setFixedHeight(curveHeight);
    }
    void setCurves(std::map<std::int64_t, std::int64_t> before, std::map<std::int64_t, std::int64_t> after,
        const model::Game& game)
    {
        m_before = std::move(before);
        m_after = std::move(after);
        QStringList words;
        for (const auto& [cost, cards] : m_after)
            words << MissionsDialog::tr("%1: %2").arg(q(app::costWords(game, cost))).arg(cards);
        setAccessibleName(MissionsDialog::tr("Legal then, by %1").arg(q(app::costUnit(game))));
        setAccessibleDescription(words.join(QStringLiteral(", ")));
        setToolTip(words.join(QLatin1Char('\n')));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(sized(font(), 12, true));
        painter.setPen(theme().text);
        drawLine(painter, QRect(0, 0, width(), 18), accessibleName());
        CurveFrame frame;
        frame.take(m_before);
        frame.take(m_after);
        paintCurves(painter, rect().adjusted(0, 20, 0, 0), m_before, m_after, frame);
    }

private:
    std::map<std::int64_t, std::int64_t> m_before, m_after;
};

MissionsDialog::MissionsDialog(app::DeckDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_effects(document.checker())
    , m_summary(withId(new QLabel(this), "missionSummary"))
    , m_sum(withId(new LineLabel(this), "pointSum"))
    , m_asDeck(withId(pushButton(
                          tr("As in the deck"), tr("Reset to the deck's points and show all cards"), this,
                          [this] { setWanted({}); }, this),
          "pointsAsDeck"))
    , m_filter(searchField(
          tr("Find by name or %1").arg(app::withinSentence(q(document.checker().catalogue().game().domain.name))),
          this))
    , m_fitting(new QCheckBox(tr("Only what can be &added"), this))
    , m_order(named(withId(new QComboBox(this), "missionOrder"), tr("Order")))
    , m_rows(withId(new QListWidget(this), "missionTiles"))
    , m_face(new FaceView(this))
    , m_facts(withId(plainLabel({}, this), "missionFacts"))
    , m_curve(withId(new LegalCurve(this), "legalCurve"))
    , m_opened(withId(new LineLabel(this), "openedCards"))
    , m_gallery(named(new GalleryView(this), tr("Cards it unlocks")))
{
    const auto& giving = m_effects.givingSections();
    const auto label = giving.empty() ? tr("Missions")
                                      : app::sectionLabel(document.checker().ruleset(), giving.front());
    setWindowTitle(tr("Choose %1").arg(label));
    resizeOnScreen(*this, {1280, 780});
    if (!giving.empty()) {
        m_cards = m_effects.acceptedBy(giving.front());
        m_bounds = m_effects.pointBounds(giving.front());
    }
    m_summary->setWordWrap(true);
    m_rows->setAccessibleName(label);
    m_rows->setItemDelegate(new MissionDelegate(document.checker().sharedCatalogue(), m_rows));
    m_rows->setViewMode(QListView::IconMode);
    m_rows->setMovement(QListView::Static);
    m_rows->setResizeMode(QListView::Adjust);
    m_rows->setUniformItemSizes(true);
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setMouseTracking(true);
    m_rows->viewport()->setAttribute(Qt::WA_Hover);
    m_rows->viewport()->installEventFilter(this);
    m_rows->setProperty(CardPeek::showsFaces, true);
    for (const auto& words : {tr("by cards unlocked"), tr("by name"), tr("by income"), tr("by points")})
        m_order->addItem(words);
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_order->setMinimumContentsLength(longestOrder);
    m_order->setMinimumWidth(leastOrder);
    m_filter->setMinimumWidth(leastOrder);
    auto* buttons = buttonBox(this, QDialogButtonBox::Close);
    m_add = addButton(*buttons, tr("&Add"), this, [this] { change(1); });
    m_takeOut = addButton(*buttons, tr("&Take out"), this, [this] { change(-1); });
    m_add->setDefault(true);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->setHandleWidth(1);
    divide(*both, {m_rows, makeCard()}, {3, 1}, {880, 350});
    setLayout(columnOf(8, {12, 12, 12, 12},
        {m_summary, makeSlots(), makePoints(), rowOf(8, {{m_filter, 1}, m_fitting, m_order}), {both, 1}, buttons}));
    connect(m_rows, &QListWidget::itemDoubleClicked, this, [this] { change(1); }); // Enter presses Add
    connect(m_rows, &QListWidget::currentItemChanged, this, &MissionsDialog::updateButtons);
    connect(m_rows, &QListWidget::currentItemChanged, this, &MissionsDialog::showCard);
    connect(m_order, &QComboBox::activated, this, &MissionsDialog::sort);
    connect(m_filter, &QLineEdit::textChanged, this, &MissionsDialog::refresh);
    connect(m_fitting, &QCheckBox::toggled, this, &MissionsDialog::refresh);
    connect(&m_document, &app::DeckDocument::changed, this, &MissionsDialog::refresh);
    m_filter->installEventFilter(this);
    leadTab(buttons->button(QDialogButtonBox::Close));
    refresh();
    m_filter->setFocus();
}

// Tab goes down the dialog.
void MissionsDialog::leadTab(QWidget* close)
{
    std::vector<QWidget*> inOrder(m_slots.begin(), m_slots.end());
    inOrder.insert(inOrder.end(), m_points.begin(), m_points.end());
    inOrder.insert(inOrder.end(), {m_asDeck, m_filter, m_fitting, m_order, m_rows, m_gallery, m_add, m_takeOut, close});
    for (std::size_t i = 1; i < inOrder.size(); ++i)
        setTabOrder(inOrder[i - 1], inOrder[i]);
}

QLayout* MissionsDialog::makeSlots()
{
    auto* row = rowOf(8, {});
    const auto& giving = m_effects.givingSections();
    const auto room = giving.empty() ? 0 : roomIn(m_document.checker().ruleset(), giving.front());
    for (std::int64_t i = 0; i < std::min<std::int64_t>(room, mostMissionSlots); ++i) {
        auto* slot = withId(new MissionSlot(m_document.checker().sharedCatalogue(), this), "missionSlot");
        connect(slot, &QAbstractButton::clicked, this, [this, slot] {
            if (slot->card())
                choose(*slot->card());
        });
        row->addWidget(slot, 1);
        m_slots.push_back(slot);
    }
    return row;
}

// A field for every domain of the ruleset: its pip, the points wanted, up to what the law allows.
QLayout* MissionsDialog::makePoints()
{
    const auto& game = m_document.checker().catalogue().game();
    const bool low = screen()->availableSize().height() < lowScreen;
    auto* row = rowOf(low ? 4 : 6, {});
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
        row->addSpacing(low ? 0 : 8);
        m_points.push_back(points);
        connect(points, &QSpinBox::valueChanged, this, [this] {
            m_asked = true;
            tellPoints();
            refresh();
        });
    }
    m_sum->setTopic(tr("Points wanted"));
    m_sum->setMinimumWidth(low ? 60 : 150);
    row->addWidget(m_sum, 1);
    row->addWidget(m_asDeck);
    m_asDeck->setAutoDefault(false);
    for (auto* widget : {static_cast<QWidget*>(m_sum), static_cast<QWidget*>(m_asDeck)})
        widget->setVisible(!m_points.empty());
    setWanted({});
    return row;
}

// The face of the chosen one, that its text can be read, its numbers, and the cards that may be played with it.
QWidget* MissionsDialog::makeCard()
{
    const int high = screen()->availableSize().height();
    const bool low = high < lowScreen; // there the text comes before the faces
    const int width = low ? 150 : high < usualScreen ? 165 : 200;
    m_face->setFixedSize(width, app::cardHeightFor(width));
    m_gallery->setZoom(60);
    m_gallery->setMinimumHeight(100);
    m_gallery->setVisible(!low);
    m_curve->setVisible(!low);
    m_opened->setBold(true);
    m_facts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_facts->setVisible(!low); // tiles have them too
    auto* side = asWidget(columnOf(6, {10, 0, 0, 0},
        {rowOf(12, noMargins, {m_face, {m_facts, 1}}), m_curve, m_opened, {m_gallery, 1}, stretch()}));
    side->setMinimumWidth(low ? width + 10 : width + 110);
    m_gallery->setProperty(CardPeek::showsFaces, true);
    return side;
}

void MissionsDialog::setArtFolder(const std::filesystem::path& folder)
{
    m_gallery->setArtFolder(folder);
    static_cast<MissionDelegate*>(m_rows->itemDelegate())->setArtFolder(folder);
}

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
    refresh();
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
    const auto& catalogue = checker.catalogue();
    if (!row || giving.empty()) {
        m_face->clear();
        m_opened->setText({});
        m_facts->clear();
        m_curve->setCurves({}, {}, catalogue.game());
        return m_gallery->setCards(checker.sharedCatalogue(), {});
    }
    const auto card = row->data(CardRole).toUInt();
    if (q(app::cardFace(catalogue, card).key) != q(m_face->face().key))
        m_face->setFace(app::cardFace(catalogue, card), catalogue.game());
    const bool in = row->data(HeldRole).toInt() > 0;
    const auto& section = giving.front();
    const auto now = m_effects.pointsIn(m_document.deck(), section);
    auto then = m_asked ? wanted() : now;
    for (auto& [domain, points] : then)
        for (const auto& [each, given] : app::domainPoints(catalogue, card))
            if (!m_asked && each == domain)
                points += in ? -given : given;
    const auto legalThen = m_effects.legalWith(m_document.deck(), section, then);
    m_curve->setCurves(costsOf(catalogue, m_effects.legalWith(m_document.deck(), section, now)),
        costsOf(catalogue, legalThen), catalogue.game());
    const auto cards = m_asked ? legalThen : m_effects.changedBy(m_document.deck(), section, card, in ? -1 : 1);
    QStringList facts;
    if (const auto income = row->data(IncomeRole); income.isValid())
        facts << tr("Income: %1").arg(q(app::costWords(catalogue.game(), income.toInt())));
    facts << tr("Gives: %1").arg(row->data(GivesRole).toString());
    facts << (in ? tr("Locks %1 when it goes").arg(counted(row->data(ClosesRole).toInt(), "cards"))
                 : tr("Unlocks %1").arg(counted(row->data(OpensRole).toInt(), "cards")));
    if (!in)
        facts << tr("%1 legal with it").arg(row->data(LegalRole).toInt());
    const bool allowed = row->data(AllowedRole).toBool();
    facts << withSign(allowed ? "+" : app::wrongSign, row->data(AddingRole).toString());
    m_facts->setText(facts.join(QStringLiteral("\n\n")));
    const auto words = counted(cards.size(), "cards");
    m_opened->setText(m_asked ? tr("With these points: %1").arg(words)
                      : in    ? tr("Needs it: %1").arg(words)
                              : tr("Unlocks: %1").arg(words),
        LineLabel::Tone::Plain);
    m_gallery->setAccessibleName(m_opened->text());
    m_gallery->setCards(checker.sharedCatalogue(), cards);
}

// From the field the keys that move lead through the tiles; as many of these stand side by side as have room.
bool MissionsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_rows, event);
            return true;
        }
    }
    if (watched == m_rows->viewport() && event->type() == QEvent::Resize) {
        const int width = m_rows->viewport()->width() - 1;
        m_rows->setGridSize({width / std::max(1, width / narrowestTile), tileHeight});
    }
    return QDialog::eventFilter(watched, event);
}

std::int64_t MissionsDialog::held(model::CardIndex card) const
{
    const auto& section = m_effects.givingSections().front();
    const auto& checker = m_document.checker();
    const auto& accepted = checker.accepted(checker.sectionIndex(section));
    std::int64_t copies = 0;
    if (const auto* rows = m_document.deck().section(section))
        for (const auto& entry : rows->entries)
            if (model::lookUp(checker.catalogue(), entry, accepted).card == card)
                copies += entry.count;
    return copies;
}

void MissionsDialog::choose(model::CardIndex card)
{
    for (int i = 0; i < m_rows->count(); ++i)
        if (m_rows->item(i)->data(CardRole).toUInt() == card) {
            m_rows->setCurrentRow(i);
            m_rows->scrollToItem(m_rows->item(i));
        }
}

// As asked, and as it is again after every edit; what is chosen stays in sight.
void MissionsDialog::sort()
{
    const auto order = static_cast<Order>(m_order->currentIndex());
    const auto rank = [order](const QListWidgetItem& row) -> qlonglong {
        switch (order) {
        case ByUnlocked: return row.data(OpensRole).toLongLong();
        case ByIncome: return row.data(IncomeRole).toLongLong();
        case ByName:
        case ByPoints: return 0;
        }
        return 0;
    };
    std::vector<QListWidgetItem*> rows;
    const QSignalBlocker quiet(m_rows);
    auto* current = m_rows->currentItem();
    while (m_rows->count() > 0)
        rows.push_back(m_rows->takeItem(0));
    std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) {
        return model::compareNatural(a->text().toStdString(), b->text().toStdString()) < 0;
    });
    std::stable_sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) {
        if (order == ByPoints)
            return model::compareNatural(
                       a->data(GivesRole).toString().toStdString(), b->data(GivesRole).toString().toStdString()) < 0;
        return rank(*a) > rank(*b);
    });
    for (auto* row : rows)
        m_rows->addItem(row);
    m_rows->setCurrentItem(current ? current : m_rows->item(0));
    if (m_rows->currentItem())
        m_rows->scrollToItem(m_rows->currentItem());
}

void MissionsDialog::refresh()
{
    const auto& giving = m_effects.givingSections();
    if (giving.empty()) {
        m_summary->setText(tr("No law of this ruleset makes cards depend on others."));
        return;
    }
    if (!m_asked && !m_points.empty()) { // they follow the deck until others are asked for
        const auto now = m_effects.pointsIn(m_document.deck(), giving.front());
        for (std::size_t i = 0; i < std::min(m_points.size(), now.size()); ++i) {
            const QSignalBlocker quiet(m_points[i]);
            m_points[i]->setValue(static_cast<int>(now[i].second));
        }
        tellPoints();
    }
    fill();
    sort();
    fillSlots();
    updateButtons();
    showCard();
}

void MissionsDialog::fill()
{
    const auto& section = m_effects.givingSections().front();
    const auto& checker = m_document.checker();
    const auto& catalogue = checker.catalogue();
    const auto adding = m_effects.adding(m_document.deck(), section, m_cards);
    const auto taking = m_effects.takingOut(m_document.deck(), section, m_cards);
    const auto kept = m_rows->currentItem() ? m_rows->currentItem()->data(CardRole) : QVariant();
    const auto words = model::fold(m_filter->text().toStdString());
    const QSignalBlocker quiet(m_rows);
    m_rows->clear();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto card = m_cards[i];
        const auto told = app::addingOne(m_document.additions(), checker, card, checker.sectionIndex(section));
        const auto gives = q(app::domainWords(catalogue, card));
        const auto name = q(std::string(catalogue.name(card)));
        const auto copies = held(card);
        if ((m_fitting->isChecked() && !told.allowed && copies == 0) || (m_asked && copies == 0 && !fits(card)) ||
            model::fold((name + QLatin1Char(' ') + gives).toStdString()).find(words) == std::string::npos)
            continue;
        auto* row = new QListWidgetItem(name, m_rows);
        const auto income = app::printedCost(catalogue, card);
        row->setData(CardRole, static_cast<uint>(card));
        row->setData(GivesRole, gives);
        row->setData(IncomeRole, income ? QVariant(static_cast<int>(*income)) : QVariant());
        row->setData(HeldRole, static_cast<int>(copies));
        row->setData(OpensRole, static_cast<int>(adding[i].opened));
        row->setData(ClosesRole, copies > 0 ? static_cast<int>(taking[i].closed) : 0);
        row->setData(LegalRole, static_cast<int>(adding[i].legalAfter));
        row->setData(AllowedRole, told.allowed);
        row->setData(AddingRole, q(told.text));
        row->setData(BriefRole, q(told.brief));
        row->setToolTip(copies > 0 || told.allowed ? gives : gives + QLatin1Char('\n') + q(told.text));
        row->setData(Qt::AccessibleTextRole,
            copies > 0 ? tr("%1: %2, in the deck, locks %3").arg(name, gives).arg(taking[i].closed)
                       : tr("%1: %2, unlocks %3; %4").arg(name, gives).arg(adding[i].opened).arg(q(told.text)));
        if (row->data(CardRole) == kept)
            m_rows->setCurrentItem(row);
    }
}

void MissionsDialog::fillSlots()
{
    const auto& catalogue = m_document.checker().catalogue();
    std::vector<model::CardIndex> in;
    std::int64_t income = 0;
    for (const auto card : m_cards)
        for (auto copies = held(card); copies > 0; --copies) {
            in.push_back(card);
            income += app::printedCost(catalogue, card).value_or(0);
        }
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        m_slots[i]->setCard(i < in.size() ? std::optional(in[i]) : std::nullopt);
    m_summary->setText(tr("Income %1 a round. %n cards of the catalogue are legal with these Missions.", nullptr,
        static_cast<int>(m_effects.legal(m_document.deck())))
                           .arg(q(app::costWords(catalogue.game(), income))));
}

void MissionsDialog::updateButtons()
{
    const auto* row = m_rows->currentItem();
    m_add->setEnabled(row && row->data(AllowedRole).toBool());
    m_add->setToolTip(row ? row->data(AddingRole).toString() : QString());
    m_takeOut->setEnabled(row && row->data(HeldRole).toInt() > 0);
}

void MissionsDialog::change(int by)
{
    const auto* row = m_rows->currentItem();
    const auto& giving = m_effects.givingSections();
    if (!row || giving.empty() || (by > 0 && !row->data(AllowedRole).toBool()))
        return;
    const auto& catalogue = m_document.checker().catalogue();
    const auto card = row->data(CardRole).toUInt();
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

} // namespace nexus::ui
