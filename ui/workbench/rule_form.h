// One rule of a law as a form: the fields that its kind has. What a person changes is said in the words of the ruleset
// file (importers::RuleKeys), a key at a time.
#pragma once

#include "app/documents/edition_file.h"
#include "model/rules/ruleset.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class RuleForm : public QWidget {
    Q_OBJECT
public:
    explicit RuleForm(QWidget* parent = nullptr);
    // Nothing: there is no rule to be changed.
    void show(const model::Constraint* rule, const model::Ruleset& ruleset, const model::Game& game);

Q_SIGNALS:
    void changed(const nexus::importers::RuleKeys& keys);

private:
    void addLine(
        QFormLayout& form, const QString& label, const QString& key, const QString& value, const QString& hint);
    void addBound(
        QFormLayout& form, const QString& label, const QString& key, const std::optional<std::int64_t>& bound);
    void addSections(QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset);
    void addSummed(
        QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game);
    void addLimit(
        QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game);
    void addGiver(QFormLayout& form, const model::Constraint& rule, const model::Ruleset& ruleset);
    void addTick(QFormLayout& form, const QString& label, const QString& key, bool on, const char* yes, const char* no);
    void say(const QString& key, const QString& value);

    QWidget* m_fields = nullptr;
};

} // namespace nexus::ui
