#include "ui/dealer/dealer_view.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_library.h"
#include "app/documents/game_library.h"
#include "app/text/chances_text.h"
#include "app/text/deal_text.h"
#include "app/text/finding_text.h"
#include "model/chances/contest_odds.h"
#include "ui/card/face_view.h"
#include "ui/theme/flow_layout.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QPainter>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStackedLayout>

namespace nexus::ui {

namespace {

constexpr int widestDealer = 760;
constexpr int narrowestFace = 96, widestFace = 148;
constexpr int faceHeight(int width) { return width * 88 / 63; }
constexpr int widestSide = 350;
constexpr int mostSeatsBeside = 3, narrowestSeat = 300;

// The back of a stack with how many cards are in it.
class StackBack : public QWidget {
public:
    StackBack(int cards, int width, const QString& name, QWidget* parent)
        : QWidget(parent)
        , m_cards(cards)
    {
        setFixedSize(width, faceHeight(width));
        setAccessibleName(QObject::tr("%1: %2 cards in the stack").arg(name).arg(cards));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto whole = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(theme().line, 1));
        painter.setBrush(m_cards > 0 ? theme().selection : QColor(Qt::transparent));
        painter.drawRoundedRect(whole, 8, 8);
        if (m_cards > 0) {
            painter.setClipRect(whole.adjusted(4, 4, -4, -4));
            painter.setPen(QPen(theme().track, 7));
            for (int x = -height(); x < width(); x += 20)
                painter.drawLine(x, height(), x + height(), 0);
            painter.setClipping(false);
        }
        painter.setFont(sized(font(), 18, true));
        const auto text = QString::number(m_cards);
        auto bubble = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-16, -6, 16, 6);
        bubble.moveCenter(whole.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().pane);
        painter.drawRoundedRect(bubble, bubble.height() / 2, bubble.height() / 2);
        painter.setPen(theme().text);
        painter.drawText(whole, Qt::AlignCenter, text);
    }

private:
    int m_cards;
};

// A card that has no face in the catalogue is its name.
QWidget* faceOf(const model::DealCard& card, const model::Catalogue& catalogue, int width, QWidget* parent)
{
    if (!card.card) {
        auto* name = plainLabel(q(card.name), parent);
        name->setFixedSize(width, faceHeight(width));
        name->setAlignment(Qt::AlignCenter);
        return name;
    }
    auto* face = new FaceView(parent);
    face->setFixedSize(width, faceHeight(width));
    face->setFace(app::cardFace(catalogue, *card.card), catalogue.game());
    return face;
}

QWidget* die(int number, QWidget* parent)
{
    auto* label = new QLabel(QString::number(number), parent);
    label->setFont(sized(label->font(), 18, true));
    label->setAlignment(Qt::AlignCenter);
    label->setFixedSize(40, 40);
    label->setAutoFillBackground(true);
    auto palette = label->palette();
    palette.setColor(QPalette::Window, theme().accent);
    palette.setColor(QPalette::WindowText, theme().onAccent);
    label->setPalette(palette);
    return label;
}

} // namespace

DealerView::DealerView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
{
    connect(&m_session, &app::DealSession::changed, this, &DealerView::refresh);
}

DealerView::~DealerView() { m_session.disconnect(this); }

const model::Ruleset& DealerView::ruleset() const
{
    const auto& library = m_workspace.library();
    for (const auto& known : library.rulesets)
        if (known.ruleset.deal.anything())
            return known.ruleset;
    return library.rulesets.front().ruleset;
}

bool DealerView::shared() const
{
    const auto& stacks = ruleset().deal.stacks;
    return std::all_of(stacks.begin(), stacks.end(), [](const auto& stack) { return stack.shared; });
}

void DealerView::ready()
{
    if (m_pages || !app::usesOf(m_workspace.library()).dealer)
        return;
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(makeStart());
    connect(&m_workspace, &app::Workspace::libraryChanged, this, &DealerView::fillDecks);
    connect(&m_workspace, &app::Workspace::documentOpened, this, &DealerView::fillDecks);
    connect(&m_workspace, &app::Workspace::documentClosed, this, &DealerView::fillDecks);
    whenColoursChange(this, [this] { refresh(); });
}

void DealerView::cameToFront()
{
    if (m_pages && !m_session.isOpen())
        fillDecks();
}

QWidget* DealerView::makeStart()
{
    auto* start = new QWidget(this);
    auto* title = new QLabel(tr("Dealer"), start);
    title->setFont(sized(font(), 17, true));
    auto* words = plainLabel(tr("Shuffles, deals, lays out cards and rolls dice beside your board. Every step can be "
                                "undone; the same seed deals the same cards."),
        start);
    m_players = named(new QSpinBox(start), tr("Players"));
    m_players->setRange(1, static_cast<int>(model::maxDealSeats));
    m_players->setValue(2);
    connect(m_players, &QSpinBox::valueChanged, this, &DealerView::showDecks);
    auto* decks = new QFormLayout;
    decks->addRow(tr("Players"), m_players);
    for (std::size_t i = 0; i < model::maxDealSeats; ++i) {
        auto* box = named(new QComboBox(start), tr("Deck of seat %1").arg(i + 1));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(28);
        connect(box, &QComboBox::activated, box, [box] { box->setProperty("chosen", true); });
        auto* label = new QLabel(shared() ? tr("Box") : tr("Deck of seat %1").arg(i + 1), start);
        decks->addRow(label, box);
        m_decks.push_back(box);
        m_deckLines.push_back(label);
    }
    m_seed = named(new QLineEdit(start), tr("Seed of the deal"));
    m_seed->setPlaceholderText(tr("random; the same number deals the same cards"));
    decks->addRow(tr("Seed"), m_seed);
    connect(m_seed, &QLineEdit::returnPressed, this, &DealerView::deal);
    m_variants = columnOf(4, noMargins, {});
    m_problem = plainLabel({}, start);
    m_problem->hide();
    auto* go = withId(pushButton(tr("Deal"), {}, this, &DealerView::deal, start), "deal");
    go->setDefault(true);
    auto* page = new QWidget(start);
    page->setMaximumWidth(widestDealer);
    page->setLayout(columnOf(
        14, noMargins, {stretch(1), title, words, decks, m_variants, m_problem, rowOf({go, stretch()}), stretch(2)}));
    start->setLayout(rowOf({stretch(1), {page, 100}, stretch(1)}));
    showVariants();
    fillDecks();
    showDecks();
    return start;
}

void DealerView::showVariants()
{
    for (const auto& variant : ruleset().variants) {
        auto* box = new QCheckBox(q(variant.label), this);
        box->setToolTip(q(variant.help));
        box->setAccessibleDescription(q(variant.help));
        m_variants->addWidget(box);
        m_variantBoxes.push_back(box);
    }
}

void DealerView::fillDecks()
{
    const auto decks = m_workspace.profile().deckList();
    // Until one is chosen every seat has another deck, those that are open first.
    std::vector<model::DeckId> order;
    for (const auto* open : m_workspace.documents())
        if (open->place().id)
            order.push_back(*open->place().id);
    for (const auto& stored : decks)
        if (std::find(order.begin(), order.end(), stored.id) == order.end())
            order.push_back(stored.id);
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        auto* box = m_decks[i];
        const auto chosen = box->currentData();
        box->clear();
        for (const auto& stored : decks) {
            const auto* open = m_workspace.find(stored.id);
            box->addItem(q(open ? open->deck().name : stored.deck.name), static_cast<qlonglong>(stored.id));
        }
        const auto usual = order.empty() ? -1 : box->findData(static_cast<qlonglong>(order[i % order.size()]));
        const auto again = box->property("chosen").toBool() ? box->findData(chosen) : -1;
        box->setCurrentIndex(again >= 0 ? again : usual);
    }
}

void DealerView::showDecks()
{
    const auto wanted = shared() ? 1 : m_players->value();
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const bool there = static_cast<int>(i) < wanted;
        m_decks[i]->setVisible(there);
        m_deckLines[i]->setVisible(there);
    }
}

std::optional<model::Deck> DealerView::deckOf(const QComboBox& box) const
{
    if (box.currentIndex() < 0)
        return std::nullopt;
    const auto id = box.currentData().toLongLong();
    if (const auto* open = m_workspace.find(id))
        return open->deck();
    return app::DeckLibrary(m_workspace).deck(id);
}

void DealerView::deal()
{
    const auto refuse = [this](const QString& text) {
        m_problem->setText(text);
        m_problem->show();
    };
    const auto seats = static_cast<std::size_t>(m_players->value());
    std::vector<model::Deck> decks;
    for (std::size_t i = 0; i < (shared() ? 1 : seats); ++i)
        if (auto deck = deckOf(*m_decks[i]))
            decks.push_back(std::move(*deck));
    if (decks.empty() || (!shared() && decks.size() != seats))
        return refuse(tr("Choose a deck first."));
    std::vector<model::DealtDeck> dealt;
    for (const auto& deck : decks)
        dealt.push_back({deck.name, &deck});
    std::vector<std::string> variants;
    for (std::size_t i = 0; i < m_variantBoxes.size(); ++i)
        if (m_variantBoxes[i]->isChecked())
            variants.push_back(ruleset().variants[i].id);
    const auto typed = m_seed->text().trimmed();
    bool number = true;
    const auto seed = typed.isEmpty() ? QRandomGenerator::global()->bounded(quint32{1'000'000'000})
                                      : typed.toULongLong(&number);
    if (!number)
        return refuse(tr("The seed must be a whole number from 0 up, not “%1”.").arg(typed));
    m_problem->hide();
    if (const auto begun = m_session.begin(dealt, seats, m_workspace.checker(ruleset().id), variants, seed); !begun)
        refuse(begun.error());
}

std::optional<MainView::Steps> DealerView::steps() const
{
    if (!m_session.isOpen())
        return Steps{};
    return Steps{m_session.undoText(), m_session.redoText()};
}

QPushButton* DealerView::button(const QString& id) const { return findChild<QPushButton*>(id); }

// Everything anew; the keyboard stays where it was.
void DealerView::refresh()
{
    if (!m_pages)
        return;
    const auto* focused = m_table && m_table->isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget()
                                                                                        : nullptr;
    const auto id = focused ? focused->objectName() : QString();
    if (m_table) {
        m_pages->removeWidget(m_table);
        m_table->hide();
        m_table->deleteLater();
        m_table->setObjectName(QString());
        for (auto* child : m_table->findChildren<QWidget*>())
            child->setObjectName(QString());
        m_table = nullptr;
    }
    if (m_session.isOpen()) {
        m_table = makeTable();
        m_pages->addWidget(m_table);
        m_pages->setCurrentWidget(m_table);
        if (!id.isEmpty())
            if (auto* again = m_table->findChild<QWidget*>(id); again && again->isEnabled())
                again->setFocus();
    }
    Q_EMIT stepsChanged();
}

QPushButton* DealerView::act(const QString& id, const QString& text, const model::DealAction& action, QWidget* parent)
{
    auto* made = pushButton(
        text, {}, this, [this, action] { tell(m_session.act(action)); }, parent);
    made->setObjectName(id);
    made->setMinimumHeight(34); // a finger's
    return made;
}

void DealerView::tell(const tl::expected<void, QString>& done)
{
    if (!done)
        Q_EMIT trouble(done.error());
}

int DealerView::faceWidth() const
{
    std::size_t longest = 0;
    for (const auto& row : m_session.state().rows)
        longest = std::max(longest, row.size());
    const int cards = static_cast<int>(longest) + 2; // between stack and discards
    return std::clamp((width() - sideWidth() - 60) / cards - 12, narrowestFace, widestFace);
}

int DealerView::sideWidth() const { return std::min(widestSide, width() * 2 / 5); }

int DealerView::seatsBeside() const
{
    const int most = std::clamp((width() - sideWidth() - 60) / narrowestSeat, 1, mostSeatsBeside);
    return std::min(most, static_cast<int>(m_session.state().seats.size()));
}

int DealerView::tilesOfSeat() const
{
    return std::max(1, ((width() - sideWidth() - 60) / seatsBeside() - 40) / (narrowestFace + 8));
}

void DealerView::resizeEvent(QResizeEvent* event)
{
    MainView::resizeEvent(event);
    if (m_table && (faceWidth() != m_faceWidth || tilesOfSeat() != m_tiles || seatsBeside() != m_beside))
        refresh();
}

QWidget* DealerView::makeTable()
{
    m_faceWidth = faceWidth();
    m_tiles = tilesOfSeat();
    m_beside = seatsBeside();
    const auto& state = m_session.state();
    auto* table = new QWidget(this);
    auto* left = new QWidget(table);
    auto* column = columnOf(14, {20, 16, 20, 16}, {});
    for (std::size_t row = 0; row < state.rows.size(); ++row)
        column->addWidget(makeRow(row, left));
    const auto& rows = state.rules().rows;
    const auto refreshed = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.refresh; });
    auto* buttons = rowOf(8, noMargins, {});
    if (refreshed != rows.end()) {
        auto* anew = act(QStringLiteral("refresh"),
            tr("Discard all rows and redeal (costs %1)").arg(counted(*refreshed->refresh, "draws")),
            {.kind = model::DealAction::Kind::Refresh, .seat = state.turn}, left);
        buttons->addWidget(anew);
    }
    if (state.seats.size() > 1)
        buttons->addWidget(act(QStringLiteral("endTurn"), tr("End the turn"),
            {.kind = model::DealAction::Kind::EndTurn, .seat = state.turn}, left));
    buttons->addStretch();
    column->addWidget(makeStacks(left));
    column->addLayout(buttons);
    auto* seats = new QGridLayout;
    seats->setSpacing(12);
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat)
        seats->addWidget(makeSeat(seat, left), static_cast<int>(seat) / m_beside, static_cast<int>(seat) % m_beside);
    column->addLayout(seats);
    column->addStretch();
    left->setLayout(column);
    auto* scroll = scrolled(left, table);
    table->setLayout(rowOf(0, noMargins, {{scroll, 1}, hairline(QFrame::VLine, table), makeSide(table)}));
    return table;
}

QWidget* DealerView::makeRow(std::size_t row, QWidget* parent)
{
    const auto& state = m_session.state();
    const auto& rule = state.rules().rows[row];
    const auto& catalogue = m_session.checker().catalogue();
    auto* box = new QWidget(parent);
    auto* heading = partHeading(q(rule.label));
    auto* note = mutedLabel(rule.atOnce ? tr("%1 face up; taken cards are replaced at once").arg(state.rows[row].size())
                                        : tr("%1 face up; refilled at the end of a turn").arg(state.rows[row].size()));
    auto* cards = rowOf(12, noMargins, {});
    const auto* stack = state.stack(rule.section, 0);
    const auto underneath = [&](QWidget* face, QWidget* below) {
        cards->addLayout(columnOf(6, noMargins, {face, below}));
    };
    if (stack)
        underneath(new StackBack(static_cast<int>(stack->cards.size()), m_faceWidth, q(rule.label), box), [&] {
            auto* label = mutedLabel(tr("stack"));
            label->setAlignment(Qt::AlignCenter);
            return label;
        }());
    for (std::size_t place = 0; place < state.rows[row].size(); ++place) {
        const auto& card = state.card(state.rows[row][place]);
        auto* taking = pushButton(
            tr("Take"), {}, this, [this, row, place] { take(row, place); }, box);
        taking->setObjectName(QStringLiteral("take %1 %2").arg(row).arg(place));
        taking->setAccessibleName(tr("Take %1").arg(q(card.name)));
        taking->setMinimumHeight(34);
        underneath(faceOf(card, catalogue, m_faceWidth, box), taking);
    }
    if (stack && !stack->discards.empty()) {
        auto* top = faceOf(state.card(stack->discards.back()), catalogue, m_faceWidth, box);
        top->setEnabled(false);
        auto* label = mutedLabel(tr("%1 discarded").arg(stack->discards.size()));
        label->setAlignment(Qt::AlignCenter);
        underneath(top, label);
    }
    cards->addStretch();
    box->setLayout(columnOf(8, noMargins, {rowOf(10, {heading, {note, 1}}), cards}));
    return box;
}

// Where a hold is full, which card goes is asked.
void DealerView::take(std::size_t row, std::size_t place)
{
    const auto& state = m_session.state();
    model::DealAction action{.kind = model::DealAction::Kind::Take, .seat = state.turn, .rule = row, .place = place};
    const auto section = state.card(state.rows[row][place]).section;
    const auto& held = state.seats[state.turn].held;
    for (const auto& hold : state.rules().holds) {
        const auto same = std::count_if(
            held.begin(), held.end(), [&](auto card) { return state.card(card).section == section; });
        if (hold.section != section || hold.most == 0 || same < hold.most)
            continue;
        QStringList names;
        for (const auto card : held)
            if (state.card(card).section == section)
                names << q(state.card(card).name);
        bool chosen = false;
        const auto name = QInputDialog::getItem(this, tr("Take a card"),
            tr("%1 cards are already held. Discard which one?").arg(same), names, 0, false, &chosen);
        if (!chosen)
            return;
        for (std::size_t i = 0; i < held.size(); ++i)
            if (q(state.card(held[i]).name) == name)
                action.instead = i;
    }
    tell(m_session.act(action));
}

// Shared stacks that no row shows.
QWidget* DealerView::makeStacks(QWidget* parent)
{
    const auto& state = m_session.state();
    QStringList texts;
    for (const auto& stack : state.stacks) {
        const auto& rows = state.rules().rows;
        if (stack.seat ||
            std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.section == stack.section; }))
            continue;
        const auto name = q(app::sectionName(stack.section, m_session.checker()));
        texts << tr("%1: %2").arg(name, counted(stack.cards.size(), "cards")) +
                     (stack.discards.empty() ? QString() : tr(", %1 discarded").arg(stack.discards.size()));
    }
    return plainLabel(texts.join(QStringLiteral(" · ")), parent);
}

void DealerView::addCards(QBoxLayout* column, const SeatCards& shown, QWidget* parent)
{
    if (shown.cards.empty())
        return;
    const auto& state = m_session.state();
    const auto& catalogue = m_session.checker().catalogue();
    column->addWidget(mutedLabel(shown.heading, parent));
    auto* tiles = new QGridLayout;
    tiles->setSpacing(8);
    int sum = 0;
    for (std::size_t i = 0; i < shown.cards.size(); ++i) {
        const auto& card = state.card(shown.cards[i]);
        const bool keeps = shown.action == model::DealAction::Kind::Keep;
        auto* doing = act(QStringLiteral("%1 %2 %3 %4")
                              .arg(keeps ? QStringLiteral("keep") : QStringLiteral("discard"))
                              .arg(shown.seat)
                              .arg(shown.place)
                              .arg(i),
            shown.verb, {.kind = shown.action, .seat = shown.seat, .rule = shown.place, .place = i}, parent);
        doing->setAccessibleName(tr("%1 %2").arg(shown.verb, q(card.name)));
        auto* tile = columnOf(4, noMargins, {faceOf(card, catalogue, narrowestFace, parent)});
        if (shown.summed) {
            const auto attribute = state.rules().reveal->attribute;
            const int worth = card.card ? catalogue.number(*card.card, attribute).value_or(0) : 0;
            auto* running = mutedLabel(tr("+%1 = %2").arg(worth).arg(sum += worth), parent);
            running->setAlignment(Qt::AlignCenter);
            tile->addWidget(running);
        }
        tile->addWidget(doing);
        tiles->addLayout(tile, static_cast<int>(i) / m_tiles, static_cast<int>(i) % m_tiles);
    }
    column->addLayout(rowOf(0, {tiles, stretch()}));
}

QWidget* DealerView::makeSeat(std::size_t index, QWidget* parent)
{
    using Kind = model::DealAction::Kind;
    const auto& state = m_session.state();
    const auto& rules = state.rules();
    const auto& seat = state.seats[index];
    auto* frame = new QFrame(parent);
    frame->setFrameShape(QFrame::Box);
    auto colours = frame->palette();
    colours.setColor(QPalette::WindowText, index == state.turn ? theme().accent : theme().line);
    frame->setPalette(colours);
    auto* box = new QWidget(frame);
    colours.setColor(QPalette::WindowText, theme().text);
    box->setPalette(colours);
    auto* column = columnOf(6, {12, 10, 12, 12}, {});
    auto* title = new QLabel(q(app::seatText(index, state.facts->names[index])), box);
    title->setFont(bold(title->font()));
    QStringList notes;
    if (index == state.turn)
        notes << tr("to act");
    if (index == state.first)
        notes << tr("first player");
    column->addLayout(rowOf(8, {title, mutedLabel(notes.join(QStringLiteral(" · ")), box), stretch()}));
    if (rules.reveal) {
        const auto& label = m_session.checker().catalogue().game().attributes[rules.reveal->attribute].longLabel;
        auto* total = new QLabel(tr("%1 of %2 %3").arg(seat.worth).arg(rules.reveal->total).arg(q(label)) +
                                     (seat.stopped ? tr(": stopped short") : QString()),
            box);
        column->addWidget(total);
    }
    for (std::size_t r = 0; r < rules.resources.size(); ++r) {
        auto* amount = new QLabel(tr("%1: %2").arg(q(rules.resources[r].label)).arg(seat.resources[r]), box);
        column->addLayout(rowOf(6, {{amount, 1},
                                       act(QStringLiteral("spend %1 %2").arg(index).arg(r), tr("−1"),
                                           {.kind = Kind::Spend, .seat = index, .rule = r, .amount = 1}, box),
                                       act(QStringLiteral("gain %1 %2").arg(index).arg(r), tr("+1"),
                                           {.kind = Kind::Spend, .seat = index, .rule = r, .amount = -1}, box)}));
    }
    for (const auto& stack : state.stacks)
        if (stack.seat == index)
            column->addWidget(
                new QLabel(tr("Stack: %1").arg(counted(stack.cards.size(), "cards")) +
                               (stack.discards.empty() ? QString() : tr(", %1 discarded").arg(stack.discards.size())),
                    box));
    addCards(column, {tr("Drawn: choose which to keep"), seat.drawn, index, 0, Kind::Keep, tr("Keep")}, box);
    addCards(column, {tr("Held"), seat.held, index, 1, Kind::Discard, tr("Discard")}, box);
    addCards(column, {tr("Hand"), seat.hand, index, 0, Kind::Discard, tr("Discard")}, box);
    addCards(
        column, {tr("In play"), seat.inPlay, index, 2, Kind::Discard, tr("Discard"), rules.reveal.has_value()}, box);
    for (std::size_t draw = 0; draw < rules.draws.size(); ++draw)
        if (rules.draws[draw].count > 0 && seat.drawn.empty())
            column->addWidget(act(QStringLiteral("draw %1 %2").arg(index).arg(draw), q(rules.draws[draw].label),
                {.kind = Kind::Draw, .seat = index, .rule = draw}, box));
    column->addStretch();
    box->setLayout(column);
    frame->setLayout(rowOf(0, noMargins, {box}));
    return frame;
}

QLayout* DealerView::contestSide(const model::ContestRule& contest, std::size_t side, QWidget* box)
{
    auto* line = new FlowLayout(8); // ties throw ever more dice
    auto* label = new QLabel(contest.sides.empty() ? q(app::seatText(side)) : q(contest.sides[side]), box);
    line->addWidget(label);
    if (const auto* given = contest.term(model::ContestTerm::Kind::Given)) {
        auto* number = named(new QSpinBox(box), tr("%1 of %2").arg(q(given->label), label->text()));
        number->setRange(-99, 99);
        number->setValue(m_given[contest.id][side]);
        number->setObjectName(QStringLiteral("given %1 %2").arg(q(contest.id)).arg(side));
        connect(number, &QSpinBox::valueChanged, this,
            [this, id = contest.id, side](int value) { m_given[id][side] = value; });
        line->addWidget(number);
    }
    if (const auto* thrown = m_session.thrown(contest.id))
        for (const auto& one : thrown->result.throws)
            if (side < thrown->seats.size() && one.seat == thrown->seats[side]) {
                for (const int number : one.dice)
                    line->addWidget(die(number, box));
                auto* total = new QLabel(QString::number(one.total()), box);
                total->setFont(bold(total->font()));
                line->addWidget(total);
            }
    return line;
}

QWidget* DealerView::makeContest(const model::ContestRule& contest, QWidget* parent)
{
    using TermKind = model::ContestTerm::Kind;
    const auto& state = m_session.state();
    auto* box = new QWidget(parent);
    auto* column = columnOf(8, noMargins, {});
    column->addWidget(partHeading(q(contest.label)));
    const auto sides = contest.sides.empty() ? state.seats.size() : 2;
    const auto* given = contest.term(TermKind::Given);
    const auto* thrown = m_session.thrown(contest.id);
    auto& numbers = m_given[contest.id];
    numbers.resize(sides, 1);
    for (std::size_t side = 0; side < sides; ++side)
        column->addLayout(contestSide(contest, side, box));
    if (thrown) {
        auto* result = plainLabel(q(app::contestText(contest, thrown->result)), box);
        column->addWidget(result);
    }
    if (given && contest.term(TermKind::Dice)) {
        std::array<model::SideOdds, 2> odds;
        for (std::size_t side = 0; side < 2; ++side) {
            odds[side].given = numbers[side];
            odds[side].hand = {{0, 1.0}};
        }
        const auto chances = model::contestOdds(contest, odds);
        column->addWidget(mutedLabel(tr("%1 on %2: %3 for %4")
                                         .arg(numbers[0])
                                         .arg(numbers[1])
                                         .arg(q(app::percentText(chances.wins[0])), q(app::sideText(contest, 0))),
            box));
    }
    auto* buttons = new FlowLayout(8);
    const bool first = &contest == m_session.firstContest(); // was thrown by the deal
    auto* roll = pushButton(
        tr("Roll"), {}, this,
        [this, id = contest.id, sides] {
            std::vector<std::size_t> seats(sides);
            for (std::size_t side = 0; side < sides; ++side)
                seats[side] = side;
            const auto& typed = m_given[id];
            m_session.roll(id, seats, {typed.begin(), typed.end()});
        },
        box);
    roll->setObjectName(QStringLiteral("roll %1").arg(q(contest.id)));
    roll->setMinimumHeight(34);
    roll->setHidden(first);
    buttons->addWidget(roll);
    for (std::size_t side = 0; contest.reroll && thrown && side < sides && side < thrown->again.size(); ++side) {
        auto* again = pushButton(
            contest.sides.empty() ? tr("%1 again").arg(side + 1) : tr("%1 again").arg(q(contest.sides[side])), {}, this,
            [this, id = contest.id, side] { m_session.rollAgain(id, side); }, box);
        again->setObjectName(QStringLiteral("again %1 %2").arg(q(contest.id)).arg(side));
        again->setEnabled(!thrown->again[side]);
        again->setMinimumHeight(34);
        buttons->addWidget(again);
    }
    column->addWidget(asWidget(buttons));
    box->setLayout(column);
    return box;
}

QWidget* DealerView::makeSide(QWidget* parent)
{
    const auto& state = m_session.state();
    auto* side = new QWidget(parent);
    auto* column = columnOf(14, {16, 16, 16, 16}, {});
    auto* head = mutedLabel(
        tr("%1 · seed %2").arg(counted(state.seats.size(), "players")).arg(state.facts->seed), side);
    column->addWidget(head);
    const auto* first = m_session.firstContest();
    for (const auto& contest : state.rules().contests)
        if (&contest != first && contest.term(model::ContestTerm::Kind::Dice)) {
            column->addWidget(makeContest(contest, side));
            column->addWidget(hairline(QFrame::HLine, side));
        }
    if (first) {
        column->addWidget(makeContest(*first, side));
    } else {
        column->addWidget(partHeading(tr("First player")));
        column->addWidget(plainLabel(q(app::firstText(state.rules(), state.first, {})), side));
    }
    column->addWidget(hairline(QFrame::HLine, side));
    column->addWidget(partHeading(tr("Log")));
    const auto lines = m_session.log();
    constexpr int mostLines = 30;
    for (auto i = std::max<qsizetype>(0, lines.size() - mostLines); i < lines.size(); ++i)
        column->addWidget(plainLabel(tr("%1 %2").arg(i + 1).arg(lines[i]), side));
    column->addStretch();
    auto* undo = withId(pushButton(tr("Undo"), {}, &m_session, &app::DealSession::undo, side), "undoDeal");
    auto* redo = withId(pushButton(tr("Redo"), {}, &m_session, &app::DealSession::redo, side), "redoDeal");
    auto* end = withId(pushButton(
                           tr("New deal…"), {}, this,
                           [this] {
                               m_pages->setCurrentIndex(0);
                               m_session.clear();
                           },
                           side),
        "newDeal");
    undo->setEnabled(!m_session.undoText().isEmpty());
    redo->setEnabled(!m_session.redoText().isEmpty());
    auto* steps = new FlowLayout(8);
    for (auto* button : {undo, redo, end})
        steps->addWidget(button);
    column->addWidget(asWidget(steps));
    side->setLayout(column);
    auto* scroll = scrolled(side, parent);
    scroll->setFixedWidth(sideWidth());
    return scroll;
}

} // namespace nexus::ui
