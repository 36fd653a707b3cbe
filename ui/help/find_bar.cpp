#include "ui/help/find_bar.h"

#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBrowser>

namespace nexus::ui {

FindBar::FindBar(QTextBrowser* browser, QWidget* parent)
    : QWidget(parent)
    , m_browser(browser)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    m_edit = withId(searchField(tr("Search in this page"), this), "find");
    m_count = named(withId(new QLabel(this), "found"), tr("Places found"));
    auto* previous = pushButton(
        tr("&Previous"), {}, this, [this] { step(-1); }, this);
    auto* next = pushButton(
        tr("&Next"), {}, this, [this] { step(1); }, this);
    auto* close = pushButton(tr("&Close"), {}, this, &FindBar::closeBar, this);
    row->addWidget(m_edit, 1);
    row->addWidget(m_count);
    for (auto* button : {previous, next, close}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        m_chosen = 0;
        documentChanged();
        showChosen();
    });
    connect(m_edit, &QLineEdit::returnPressed, this,
        [this] { step(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); });
    hide();
}

void FindBar::openBar()
{
    show();
    m_edit->setFocus();
    m_edit->selectAll();
    documentChanged();
    showChosen();
}

void FindBar::closeBar()
{
    hide();
    documentChanged();
    m_browser->setFocus();
}

void FindBar::step(int by)
{
    const auto places = static_cast<int>(m_browser->extraSelections().size());
    if (places == 0)
        return;
    m_chosen = (m_chosen + by + places) % places;
    documentChanged();
    showChosen();
}

int FindBar::markAll(const QString& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto* document = m_browser->document();
    if (!words.isEmpty())
        for (auto cursor = document->find(words); !cursor.isNull(); cursor = document->find(words, cursor)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = cursor;
            mark.format.setBackground(theme().selection);
            mark.format.setForeground(theme().text);
            marks << mark;
        }
    const auto places = static_cast<int>(marks.size());
    m_chosen = qBound(0, m_chosen, qMax(0, places - 1));
    if (places > 0) {
        marks[m_chosen].format.setBackground(theme().accent);
        marks[m_chosen].format.setForeground(theme().onAccent);
    }
    m_browser->setExtraSelections(marks);
    return places;
}

void FindBar::documentChanged()
{
    const QString words = isHidden() ? QString() : m_edit->text();
    const int places = markAll(words);
    m_count->setText(words.isEmpty() ? QString()
                     : places == 0   ? tr("not on this page")
                                     : tr("%1 of %2").arg(m_chosen + 1).arg(places));
}

void FindBar::showChosen()
{
    const auto marks = m_browser->extraSelections();
    if (m_chosen >= marks.size())
        return;
    auto* bar = m_browser->verticalScrollBar();
    const auto place = m_browser->cursorRect(marks[m_chosen].cursor);
    const int height = m_browser->viewport()->height();
    if (place.top() < 0 || place.bottom() > height)
        bar->setValue(bar->value() + place.top() - height / 3);
}

} // namespace nexus::ui
