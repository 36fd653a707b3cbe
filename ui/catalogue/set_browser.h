// The cards of one set, as rows or as faces, with the face of the chosen one beside the rows. A query narrows them.
#pragma once

#include "app/documents/workspace.h"
#include "app/printing/card_art.h"
#include "app/views/catalogue_model.h"
#include "ui/theme/widgets.h"

#include <QDialog>

namespace nexus::ui {

class FaceView;
class QueryField;
class ResultLine;
class ResultViews;

class SetBrowser : public QDialog {
    Q_OBJECT
public:
    SetBrowser(app::Workspace& workspace, const model::SetInfo& set, QWidget* parent = nullptr);

    [[nodiscard]] app::CatalogueModel* model() const { return m_model; }
    [[nodiscard]] QueryField* filter() const { return m_filter; }
    void showGallery(bool gallery);
    // What the set is called and when it came out; its code and the keys of its cards stay. Empty: as it was.
    void nameIt(const QString& name, const QString& released);

Q_SIGNALS:
    void queryWanted(const QString& query); // to the search

private:
    void narrow();
    void askName();
    void showCard(model::CardIndex card);
    [[nodiscard]] QString setQuery() const;

    app::Workspace& m_workspace;
    model::SetInfo m_set;
    QString m_code;
    app::CardArt m_art;
    app::CatalogueModel* m_model;
    QueryField* m_filter;
    ResultLine* m_line;
    ResultViews* m_views;
    FaceView* m_face;
};

} // namespace nexus::ui
