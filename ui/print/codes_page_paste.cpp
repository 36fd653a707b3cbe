// The lower half of the page: a code that is pasted or read out of a picture, and what it is.
#include "app/base/qt_text.h"
#include "ui/print/codes_page.h"

#include "app/documents/list_check.h"
#include "ui/theme/painting.h"

#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace nexus::ui {

void CodesPage::readPasted()
{
    const auto text = m_paste->toPlainText().trimmed();
    const auto with = m_workspace.lists();
    if (text.isEmpty() || !with) {
        m_reading.drop();
        return showPasted({});
    }
    m_reading.start([this, with, text = text.toStdString()]() -> app::Job::Answer {
        std::vector<app::CheckedList> lists;
        for (auto& list : with->readCodes({}, text)) // says what is wrong also where it is no code at all
            lists.push_back(app::checkList(std::move(list), *with));
        return [this, lists = std::move(lists)] { showPasted(lists); };
    });
}

void CodesPage::showPasted(const std::vector<app::CheckedList>& lists)
{
    m_lists = lists;
    QStringList lines;
    for (const auto& one : lists) {
        const auto& list = one.list;
        const auto title = lists.size() > 1 && !list.where.empty() ? q(list.where) + QStringLiteral(": ") : QString();
        if (!one.read()) {
            lines << withSign(app::wrongSign, title + q(list.error));
            continue;
        }
        const bool whole = list.unknown.empty() && list.rulesetKnown;
        lines << withSign(one.legal() ? app::metSign : app::openSign,
            title + tr("%1 · %2 · %3")
                        .arg(q(app::cardsText(list.deck, *list.checker)), q(list.checker->ruleset().name),
                            q(app::verdictWord(one))));
        const auto reasons = app::listReasons(one);
        for (std::size_t i = 0; i < reasons.size() && i < 4 && !whole; ++i)
            lines << QStringLiteral("    ") + q(reasons[i]);
        if (!whole)
            lines << QStringLiteral("    ") + tr("The rest can be opened.");
    }
    m_pasted->setText(lists.empty()
                          ? tr("Capitals, blanks and hyphens do not matter. Nothing is opened before you say so.")
                          : lines.join(QLatin1Char('\n')));
    m_pasted->setForegroundRole(lists.empty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_open->setEnabled(std::any_of(lists.begin(), lists.end(), [](const auto& one) { return one.read(); }));
}

void CodesPage::openPasted()
{
    app::DeckDocument* last = nullptr;
    QStringList lost;
    for (const auto& one : m_lists) {
        if (!one.read())
            continue;
        auto deck = one.list.deck;
        deck.name = m_workspace.freeName(deck.name);
        last = m_workspace.newDeck(std::move(deck));
        for (const auto& unknown : one.list.unknown)
            lost << q(app::unknownRowText(unknown, *one.list.checker));
    }
    if (!last)
        return;
    m_paste->clear();
    Q_EMIT documentWanted(last);
    Q_EMIT told(tr("%1 is open; it is not in the library yet.").arg(q(last->deck().name)));
    if (!lost.isEmpty())
        Q_EMIT trouble(tr("A part of the code is not in the deck:\n%1").arg(lost.join(QLatin1Char('\n'))));
}

void CodesPage::takePicture()
{
    const auto with = m_workspace.lists();
    const auto file = with ? askPicture() : QString();
    if (file.isEmpty())
        return;
    m_lastFolder = QFileInfo(file).absolutePath();
    m_pasted->setText(tr("%1 is being read…").arg(QFileInfo(file).fileName()));
    m_reading.start([this, with, file]() -> app::Job::Answer {
        QStringList codes;
        QString trouble;
        for (const auto& list : with->readFile(file.toStdString()))
            if (list.checker && !list.code.empty())
                codes << q(list.code);
            else
                trouble = list.error.empty() ? tr("It is a list, not a code: File ▸ Open a file reads it.")
                                             : q(list.error);
        return [this, codes, trouble, file] {
            if (codes.isEmpty()) {
                showPasted({});
                m_pasted->setText(withSign(app::wrongSign, trouble));
                Q_EMIT this->trouble(QFileInfo(file).fileName() + QStringLiteral(": ") + trouble);
            } else {
                m_paste->setPlainText(codes.join(QLatin1Char('\n')));
            }
        };
    });
}

} // namespace nexus::ui
