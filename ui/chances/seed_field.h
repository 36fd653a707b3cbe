// The number that decides a shuffle: digits only. Empty stands for one by chance. Enter says chosen() and goes no
// further, so that no default button is pressed by it.
#pragma once

#include <QLineEdit>

#include <optional>

namespace nexus::ui {

class SeedField : public QLineEdit {
    Q_OBJECT
public:
    explicit SeedField(QWidget* parent = nullptr);
    // None where the field is empty or the number too large.
    [[nodiscard]] std::optional<quint64> seed() const;
    void setSeed(quint64 seed) { setText(QString::number(seed)); }
    [[nodiscard]] quint64 seedOrChance() const;
    [[nodiscard]] static quint64 chance(); // short enough to be told
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace nexus::ui
