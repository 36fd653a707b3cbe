#include "ui/print/verify_words.h"

#include "app/base/qt_text.h"
#include "app/documents/list_check.h"
#include "ui/print/verify_page.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QFileInfo>

namespace nexus::ui {

namespace {

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), text.toHtmlEscaped());
}

QString paragraph(const QString& html) { return QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(html); }

QString claimText(app::Claim claim)
{
    const auto* sign = claim == app::Claim::Right   ? app::metSign
                       : claim == app::Claim::Wrong ? app::wrongSign
                                                    : app::openSign;
    return claim == app::Claim::None ? QStringLiteral("–") : withSign(sign, q(app::claimWord(claim)));
}

QColor claimColour(app::Claim claim)
{
    switch (claim) {
    case app::Claim::None: return {};
    case app::Claim::Right: return theme().good;
    case app::Claim::Wrong: return theme().bad;
    case app::Claim::Open: break;
    }
    return theme().open;
}

// " · ✓ right", not broken between sign and words.
QString claimHtml(app::Claim claim)
{
    return claim == app::Claim::None
               ? QString()
               : QStringLiteral(" · ") +
                     coloured(claimText(claim).replace(QLatin1Char(' '), QChar::Nbsp), claimColour(claim));
}

int differing(const app::CheckedList& checked)
{
    int cards = 0;
    for (const auto& section : checked.differences)
        cards += static_cast<int>(section.cards.size());
    return cards;
}

} // namespace

QString verifyCell(const app::CheckedList& checked, int column)
{
    const auto& list = checked.list;
    switch (column) {
    case VerifyPage::Deck: return q(list.deck.name);
    case VerifyPage::Legal:
        return withSign(checked.legal() ? app::metSign : app::wrongSign, q(app::verdictWord(checked)));
    case VerifyPage::Checksum: return checked.read() ? claimText(checked.checksumClaim) : QString();
    case VerifyPage::Differs:
        return !checked.compared         ? QStringLiteral("–")
               : differing(checked) == 0 ? withSign(app::metSign, QObject::tr("the same"))
                                         : QString::number(differing(checked));
    case VerifyPage::Reason: {
        const auto reasons = app::listReasons(checked);
        return reasons.empty() ? QString() : q(reasons.front());
    }
    default: break;
    }
    const auto name = QFileInfo(q(list.source)).fileName();
    return (name.isEmpty() ? q(list.source) : name) +
           (list.where.empty() ? QString() : QStringLiteral(", ") + q(list.where));
}

QColor verifyColour(const app::CheckedList& checked, int column)
{
    if (column == VerifyPage::Legal)
        return checked.legal() ? theme().good : theme().bad;
    if (column == VerifyPage::Checksum)
        return claimColour(checked.checksumClaim);
    if (column == VerifyPage::Differs && checked.compared)
        return checked.differences.empty() ? theme().good : theme().bad;
    return {};
}

QString verifyDetails(const app::CheckedList& checked, const QString& comparedWith)
{
    const auto& list = checked.list;
    auto html = QStringLiteral("<p style='margin:0 0 2px 0; font-size:15px'><b>%1</b></p>")
                    .arg(q(list.deck.name.empty() ? list.title() : list.deck.name).toHtmlEscaped());
    html += paragraph(coloured(q(list.title()), theme().muted));
    html += paragraph(
        QStringLiteral("<b>%1</b>")
            .arg(coloured(verifyCell(checked, VerifyPage::Legal), verifyColour(checked, VerifyPage::Legal))) +
        (checked.read() ? QStringLiteral(" · ") + q(list.checker->ruleset().name).toHtmlEscaped() : QString()));
    if (checked.read()) {
        html += paragraph(q(app::cardsText(list.deck, *list.checker)).toHtmlEscaped());
        html += paragraph(QObject::tr("Checksum %1").arg(q(checked.checksum)) + claimHtml(checked.checksumClaim));
        if (checked.codeClaim != app::Claim::None)
            html += paragraph(QObject::tr("Deck code") + claimHtml(checked.codeClaim));
        if (!checked.codeTrouble.empty())
            html += paragraph(coloured(q(checked.codeTrouble), theme().muted));
    }
    for (const auto& reason : app::listReasons(checked))
        html += paragraph(
            coloured(QString::fromUtf8(app::wrongSign), theme().bad) + QLatin1Char(' ') + q(reason).toHtmlEscaped());
    for (const auto& warning : app::listWarnings(checked))
        html += paragraph(coloured(QStringLiteral("!"), theme().open) + QLatin1Char(' ') + q(warning).toHtmlEscaped());
    if (!checked.compared || !checked.read())
        return html;
    html += QStringLiteral("<p style='margin:10px 0 4px 0'><b>%1</b></p>")
                .arg(QObject::tr("Compared with %1").arg(comparedWith).toHtmlEscaped());
    if (checked.differences.empty())
        return html + paragraph(coloured(withSign(app::metSign, QObject::tr("the same, card by card")), theme().good));
    for (const auto& line : app::differenceLines(checked.differences, *list.checker))
        html += paragraph(q(line).toHtmlEscaped());
    return html;
}

} // namespace nexus::ui
