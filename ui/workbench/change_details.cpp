#include "ui/workbench/change_details.h"

#include "app/text/list_changes_text.h"
#include "model/base/word_difference.h"
#include "ui/card/face_view.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

QString richText(std::string_view text) { return escaped(q(text)); }

} // namespace

QString markedText(const model::FieldChange& change, bool after)
{
    const auto kind = after ? model::TextPart::Added : model::TextPart::Removed;
    const auto mark = QStringLiteral("<span style=\"color:%1; background-color:%2; text-decoration:%3\">%4</span>");
    QString text;
    for (const auto& part : model::wordDifference(change.from, change.to))
        if (part.kind == model::TextPart::Same)
            text += richText(part.text);
        else if (part.kind == kind)
            text += mark.arg((after ? theme().good : theme().bad).name(), theme().hover.name(),
                after ? QStringLiteral("underline") : QStringLiteral("line-through"), richText(part.text));
    return text.isEmpty() ? QStringLiteral("–") : text;
}

ChangeDetails::ChangeDetails(QWidget* parent)
    : QWidget(parent)
    , m_title(withId(partHeading({}), "changeTitle"))
    , m_beforeCaption(mutedLabel())
    , m_afterCaption(mutedLabel())
    , m_fields(named(withId(new QLabel, "changedFields"), tr("Changed fields")))
    , m_before(new FaceView)
    , m_after(new FaceView)
{
    m_title->setWordWrap(true);
    m_fields->setWordWrap(true);
    m_fields->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_fields->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLayout(columnOf(10, {16, 0, 8, 8},
        {m_title,
            rowOf(16, {columnOf(4, {m_beforeCaption, m_before, stretch()}),
                          columnOf(4, {m_afterCaption, m_after, stretch()}), stretch()}),
            m_fields, stretch()}));
    whenColoursChange(this, [this] { fillFields(); });
    clear();
}

void ChangeDetails::clear()
{
    m_change = {};
    m_title->setText(tr("Choose a card on the left."));
    m_before->clear();
    m_after->clear();
    for (QWidget* part : std::initializer_list<QWidget*>{m_before, m_after, m_beforeCaption, m_afterCaption, m_fields})
        part->hide();
}

void ChangeDetails::setChange(const app::ListChange& change, const model::Game& game)
{
    m_change = change;
    m_game = game;
    const auto& card = change.card();
    m_title->setText(tr("%1 (%2)").arg(q(card.name), q(card.type)));
    showFace(*m_before, *m_beforeCaption, change.before, change.after ? tr("Before") : tr("Removed"));
    showFace(*m_after, *m_afterCaption, change.after, change.before ? tr("After") : tr("New"));
    fillFields();
}

void ChangeDetails::showFace(
    FaceView& view, QLabel& caption, const std::optional<model::Card>& card, const QString& words)
{
    view.setVisible(card.has_value());
    caption.setVisible(card.has_value());
    caption.setText(words);
    if (card)
        view.setFace({*card, model::cardKey(*card, m_game).str()}, m_game);
    else
        view.clear();
}

void ChangeDetails::fillFields()
{
    m_fields->setVisible(!m_change.fields.empty());
    setMarkup(*m_fields, fieldTable());
    QStringList spoken;
    for (const auto& field : m_change.fields)
        spoken << tr("%1: before %2, after %3")
                      .arg(q(app::changedField(field.field, m_game)),
                          field.from.empty() ? tr("nothing") : q(field.from),
                          field.to.empty() ? tr("nothing") : q(field.to));
    m_fields->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

QString ChangeDetails::fieldTable() const
{
    const auto head = [](const QString& text) {
        return QStringLiteral("<th align=\"left\"><font color=\"%1\">%2</font></th>")
            .arg(theme().muted.name(), escaped(text));
    };
    auto table = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\"><tr>") + head(tr("Field")) +
                 head(tr("Before")) + head(tr("After")) + QStringLiteral("</tr>");
    for (const auto& field : m_change.fields)
        table += QStringLiteral("<tr><td width=\"18%\"><b>%1</b></td>")
                     .arg(richText(app::changedField(field.field, m_game))) +
                 QStringLiteral("<td width=\"41%\">") + markedText(field, false) +
                 QStringLiteral("</td><td width=\"41%\">") + markedText(field, true) + QStringLiteral("</td></tr>");
    return table + QStringLiteral("</table>");
}

} // namespace nexus::ui
