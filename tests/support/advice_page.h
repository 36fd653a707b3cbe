// A page of the Advice tab by itself, on a workspace of its own.
#pragma once

#include "app/documents/workspace.h"
#include "tests/support/scratch.h"
#include "ui/theme/theme.h"

#include <QtTest>

namespace nexus::test {

template <class Page> struct AdvicePageStory {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    Page page{workspace};
    app::DeckDocument* document = nullptr;

    explicit AdvicePageStory(QSize size)
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        workspace.open();
        if (!QTest::qWaitFor([this] { return workspace.isReady(); }, 20000))
            qFatal("no catalogue");
        page.resize(size);
    }
    app::DeckDocument* open(model::Deck deck)
    {
        document = workspace.newDeck(std::move(deck));
        page.setDocument(document);
        page.show();
        settle();
        return document;
    }
    void settle()
    {
        QTest::qWait(90); // edits are heard once for several
        if (!QTest::qWaitFor([this] { return !page.isBusy(); }, 20000))
            qFatal("never ends");
        QCoreApplication::processEvents();
    }
};

} // namespace nexus::test
