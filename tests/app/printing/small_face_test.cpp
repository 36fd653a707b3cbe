#include "app/printing/small_face.h"

#include "tests/support/heard.h"
#include "tests/support/pictures.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace small_face_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;

namespace {

SmallFacePlan plan(int width = 104, int height = 145)
{
    SmallFacePlan made;
    made.size = QSize(width, height);
    made.foot = 24;
    return made;
}

} // namespace

class SmallFaceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theStripsShareTheFace()
    {
        const auto face = plan();
        const QRect inside(3, 3, 98, 139);
        for (const auto& part : {face.headerRect(), face.pictureRect(), face.stripRect(), face.footRect()})
            QVERIFY(inside.contains(part));
        QCOMPARE(face.pictureRect().top(), face.headerRect().bottom() + 1);
        QCOMPARE(face.stripRect().top(), face.pictureRect().bottom() + 1);
        QCOMPARE(face.footRect().top(), face.stripRect().bottom() + 1);
        QCOMPARE(face.footRect().bottom(), inside.bottom());
    }

    void aFaceIsThereAtOnceAndKept()
    {
        SmallFaceCache faces;
        const auto& catalogue = *starterCatalogue();
        const auto first = faces.face(catalogue, CardIndex{0}, plan(), 1);
        QCOMPARE(first.size(), QSize(104, 145));
        QCOMPARE(faces.face(catalogue, CardIndex{0}, plan(), 1).cacheKey(), first.cacheKey());
        const auto large = faces.face(catalogue, CardIndex{0}, plan(), 2);
        QCOMPARE(large.size(), QSize(208, 290));
        QCOMPARE(large.devicePixelRatio(), 2.0);
        QVERIFY(faces.face(catalogue, CardIndex{1}, plan(), 1) != first);
    }

    void artComesWhenItIsDecoded()
    {
        const auto& catalogue = *starterCatalogue();
        const auto card = CardIndex{0};
        const Scratch scratch;
        QImage art({400, 300}, QImage::Format_RGB32);
        art.fill(Qt::magenta);
        scratch.write((artSlug(catalogue.name(card)) + ".png").c_str(), pictureBytes(art, "PNG"));
        SmallFaceCache faces;
        faces.setArt(std::make_shared<const CardArt>(scratch.path()));
        Heard ready(&faces, &SmallFaceCache::ready);
        const auto at = plan().pictureRect().topLeft() + QPoint(4, 4);
        QVERIFY(faces.face(catalogue, card, plan(), 1).pixelColor(at) != QColor(Qt::magenta)); // the emblem
        QVERIFY(ready.wait(20'000));
        QCOMPARE(faces.face(catalogue, card, plan(), 1).pixelColor(at), QColor(Qt::magenta));
    }
};

NEXUS_TEST(SmallFaceTest, Screen);

} // namespace small_face_test

#include "small_face_test.moc"
