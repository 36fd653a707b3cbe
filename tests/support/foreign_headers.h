// Compiled once for all tests (tests/CMakeLists.txt). Only what others wrote: what is ours changes every day.
#pragma once

#ifndef QT_WIDGETS_LIB
#include <rapidcheck.h>
#endif

#include <QJsonArray>
#include <QJsonObject>
#include <QSignalSpy>
#include <QtTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#endif
