#include "ui/print/codes_page.h"

#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/collector.h"
#include "tests/support/lists.h"
#include "tests/support/test_class.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace codes_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::CodesPage;

class CodesPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_profile;
    std::unique_ptr<CodesPage> m_page;
    Scratch m_scratch;

    static const model::Deck& sample() { return sampleDecks().front(); }
    app::DeckDocument* open(const model::Deck& deck) { return m_profile->workspace().newDeck(deck); }
    // The page works on a worker.
    static void until(const std::function<bool()>& condition) { QVERIFY(QTest::qWaitFor(condition, 30'000)); }
    void show(const model::Deck& deck)
    {
        m_page->choose(open(deck));
        until([&] { return m_page->code() == q(codeOf(deck)) && !m_page->code().isEmpty(); });
    }
    QPushButton* button(const char* text) const
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
                return each;
        qFatal("no button %s", text);
    }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_profile = std::make_unique<Collector>();
    }
    void init()
    {
        m_page = std::make_unique<CodesPage>(m_profile->workspace());
        m_page->resize(1200, 800);
        m_page->ready();
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        while (!m_profile->workspace().documents().empty())
            m_profile->workspace().close(m_profile->workspace().documents().front());
    }
    void cleanupTestCase() { m_profile.reset(); }

    void withoutADeckItSaysWhatToDo()
    {
        auto* list = m_page->picker()->list();
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(Qt::Unchecked);
        until([&] { return m_page->summary().startsWith(QStringLiteral("Tick a deck on the left")); });
        QVERIFY(m_page->code().isEmpty() && !m_page->symbol()->symbol());
        QVERIFY(!button("Copy the code")->isEnabled() && !button("Save the QR code…")->isEnabled() &&
                !button("Open as a deck")->isEnabled());
    }

    void aDeckHasACodeAChecksumAndASymbol()
    {
        show(sample());
        QCOMPARE(m_page->checksum(), q(checksumOf(sample())));
        QVERIFY2(m_page->summary().contains(QStringLiteral("characters")), qPrintable(m_page->summary()));
        QCOMPARE(m_page->findChild<QPlainTextEdit*>()->toPlainText().remove(QLatin1Char(' ')), m_page->code());
        const auto seen = m_page->symbol()->grab().toImage();
        QCOMPARE(app::qrTexts(seen), std::vector{codeOf(sample())});
        QSignalSpy told(m_page.get(), &CodesPage::told);
        button("Copy the code")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), q(codeOf(sample())));
        button("Copy the checksum")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), q(checksumOf(sample())));
        QCOMPARE(told.size(), 2);
    }

    void theSymbolIsBlackOnWhiteInTheDarkToo()
    {
        ui::applyTheme(ui::ThemeChoice::Dark);
        show(sample());
        const auto seen = m_page->symbol()->grab().toImage();
        QCOMPARE(seen.pixelColor(3, 3), QColor(Qt::white));
        QCOMPARE(app::qrTexts(seen), std::vector{codeOf(sample())});
        ui::applyTheme(ui::ThemeChoice::Light);
    }

    void aDeckThatHasNoCodeSaysWhy()
    {
        auto odd = sample();
        odd.sections.front().entries.push_back({"No Such Card", std::nullopt, {}, 1, {}});
        m_page->choose(open(odd));
        until([&] { return m_page->summary().contains(QStringLiteral("No Such Card")); });
        QVERIFY(m_page->code().isEmpty() && !m_page->symbol()->symbol());
        QVERIFY(!m_page->checksum().isEmpty());
    }

    void theSymbolIsSaved()
    {
        show(sample());
        QSignalSpy trouble(m_page.get(), &CodesPage::trouble);
        for (const char* name : {"a.png", "a.svg"}) {
            const auto file = m_scratch.path(name);
            const bool drawing = file.extension() == ".svg";
            m_page->askSave = [&](const QString& suggested) {
                if (!suggested.endsWith(q(sample().name) + QStringLiteral(".png")))
                    qFatal("suggested %s", qPrintable(suggested));
                return q(file.string());
            };
            button("Save the QR code…")->click();
            const auto picture = app::pictureOf(m_scratch.read(name));
            QVERIFY(!drawing || m_scratch.read(name).starts_with("<svg"));
            QVERIFY2(picture.has_value() != drawing, name);
            if (!drawing)
                QCOMPARE(app::qrTexts(*picture), std::vector{codeOf(sample())});
        }
        m_page->askSave = [](const QString&) { return QStringLiteral("/nowhere/a.png"); };
        button("Save the QR code…")->click();
        QCOMPARE(trouble.size(), 1);
    }

    void aPastedCodeIsToldAndOpened()
    {
        m_page->pasteField()->setPlainText(q(codeOf(sample())).toLower());
        until([&] { return m_page->pasted().contains(QStringLiteral("legal")); });
        QVERIFY2(m_page->pasted().startsWith(QStringLiteral("✓ ")), qPrintable(m_page->pasted()));
        QSignalSpy wanted(m_page.get(), &CodesPage::documentWanted);
        const auto before = m_profile->workspace().documents().size();
        button("Open as a deck")->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(m_profile->workspace().documents().size(), before + 1);
        const auto* opened = m_profile->workspace().documents().back();
        QCOMPARE(rowsOf(opened->deck(), opened->checker()), rowsOf(sample(), opened->checker()));
        QVERIFY(m_page->pasteField()->toPlainText().isEmpty() && !button("Open as a deck")->isEnabled());
    }

    void aWrongCodeSaysWhatIsWrong()
    {
        auto wrong = q(codeOf(sample()));
        wrong[20] = wrong[20] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
        m_page->pasteField()->setPlainText(wrong);
        until([&] { return m_page->pasted().contains(QStringLiteral("mistyped")); });
        QVERIFY(!button("Open as a deck")->isEnabled());
        m_page->pasteField()->setPlainText(QStringLiteral("hello"));
        until([&] { return m_page->pasted().contains(QStringLiteral("This is no deck code")); });
    }

    void whatAMistypedCodeMeansIsOffered()
    {
        const auto code = q(codeOf(sample()));
        auto wrong = code;
        wrong[26] = QLatin1Char('8');
        m_page->pasteField()->setPlainText(wrong);
        until([&] { return m_page->offers(); });
        QVERIFY2(m_page->pasted().contains(QStringLiteral("group 6")), qPrintable(m_page->pasted()));
        QVERIFY(!button("Open as a deck")->isEnabled());
        button("Take what is meant")->click();
        QCOMPARE(m_page->pasteField()->toPlainText(), code);
        until([&] { return button("Open as a deck")->isEnabled(); });
        QVERIFY(!m_page->offers());
    }

    void unknownCardsAreToldAndTheRestOpens()
    {
        auto deck = sample();
        drawn(deck).entries.push_back({"Card of Another Time", model::CardKey("card-of-another-time.unit"), {}, 2, {}});
        m_page->pasteField()->setPlainText(q(codeOf(deck)));
        until([&] { return m_page->pasted().contains(QStringLiteral("which the catalogue does not have")); });
        QSignalSpy trouble(m_page.get(), &CodesPage::trouble);
        button("Open as a deck")->click();
        QCOMPARE(trouble.size(), 1);
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("2 copies of the card with number")));
    }

    void aPictureIsReadIntoTheField()
    {
        const auto file = m_scratch.path("photo.png");
        app::QrSymbol::of(QByteArray::fromStdString(codeOf(sample())))->image(5).save(q(file.string()));
        m_page->askPicture = [&] { return q(file.string()); };
        button("From a picture or PDF…")->click();
        until([&] { return m_page->pasteField()->toPlainText() == q(codeOf(sample())); });
        m_scratch.write("no.png", "nothing");
        m_page->askPicture = [&] { return q(m_scratch.path("no.png").string()); };
        QSignalSpy trouble(m_page.get(), &CodesPage::trouble);
        button("From a picture or PDF…")->click();
        until([&] { return trouble.size() == 1; });
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("The picture cannot be read")));
    }

    void everythingHasANameAndIsRemembered()
    {
        for (const auto* widget : m_page->findChildren<QPlainTextEdit*>())
            QVERIFY(!widget->accessibleName().isEmpty());
        QVERIFY(!m_page->symbol()->accessibleName().isEmpty());
        const auto settings = app::openSettings(m_scratch.path());
        m_page->store(*settings);
        m_page->restore(*settings);
        QVERIFY(settings->contains(QStringLiteral("print/codes/split")));
    }
};

NEXUS_TEST(CodesPageTest, Screen);

} // namespace codes_page_test

#include "codes_page_test.moc"
