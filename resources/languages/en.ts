<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation><numerusform>%Ln card</numerusform><numerusform>%Ln cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies</source>
        <translation><numerusform>%Ln copy</numerusform><numerusform>%Ln copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decklists</source>
        <translation><numerusform>%Ln decklist</numerusform><numerusform>%Ln decklists</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation><numerusform>%Ln deck</numerusform><numerusform>%Ln decks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln draws</source>
        <translation><numerusform>%Ln draw</numerusform><numerusform>%Ln draws</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln edits</source>
        <translation><numerusform>%Ln edit</numerusform><numerusform>%Ln edits</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation><numerusform>%Ln line</numerusform><numerusform>%Ln lines</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln names are</source>
        <translation><numerusform>%Ln name is</numerusform><numerusform>%Ln names are</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln new cards</source>
        <translation><numerusform>%Ln new card</numerusform><numerusform>%Ln new cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln new printings</source>
        <translation><numerusform>%Ln new printing</numerusform><numerusform>%Ln new printings</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation><numerusform>%Ln player</numerusform><numerusform>%Ln players</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation><numerusform>%Ln point</numerusform><numerusform>%Ln points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln printings</source>
        <translation><numerusform>%Ln printing</numerusform><numerusform>%Ln printings</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln proxies</source>
        <translation><numerusform>%Ln proxy</numerusform><numerusform>%Ln proxies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sets</source>
        <translation><numerusform>%Ln set</numerusform><numerusform>%Ln sets</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets</source>
        <translation><numerusform>%Ln sheet</numerusform><numerusform>%Ln sheets</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln stacks</source>
        <translation><numerusform>%Ln stack</numerusform><numerusform>%Ln stacks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln versions</source>
        <translation><numerusform>%Ln version</numerusform><numerusform>%Ln versions</numerusform></translation>
    </message>
</context>
<context>
    <name>EditionDetails</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copies of %2</source>
        <translation><numerusform>%1: add %n copy of %2</numerusform><numerusform>%1: add %n copies of %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copies of %2</source>
        <translation><numerusform>%1: remove %n copy of %2</numerusform><numerusform>%1: remove %n copies of %2</numerusform></translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%1 · %2 · %n cards</source>
        <translation><numerusform>%1 · %2 · %n card</numerusform><numerusform>%1 · %2 · %n cards</numerusform></translation>
    </message>
</context>
<context>
    <name>MissionsDialog</name>
    <message numerus="yes">
        <source>%1. %n cards of the catalogue are legal with the current choice.</source>
        <translation><numerusform>%1. %n card of the catalogue is legal with the current choice.</numerusform><numerusform>%1. %n cards of the catalogue are legal with the current choice.</numerusform></translation>
    </message>
</context>
<context>
    <name>ProblemsView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>SideboardPage</name>
    <message numerus="yes">
        <source>Cards no legal swap uses (%n): </source>
        <translation><numerusform>Cards no legal swap uses (%n): </numerusform><numerusform>Cards no legal swap uses (%n): </numerusform></translation>
    </message>
</context>
<context>
    <name>SuggestDialog</name>
    <message numerus="yes">
        <source>%n swaps of one card; the current one allows %1.</source>
        <translation><numerusform>%n swap of one card; the current one allows %1.</numerusform><numerusform>%n swaps of one card; the current one allows %1.</numerusform></translation>
    </message>
</context>
</TS>
