<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EditionDetails</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of %2 in</source>
        <translation><numerusform>%1: %n copy of %2 in</numerusform><numerusform>%1: %n copies of %2 in</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of %2 out</source>
        <translation><numerusform>%1: %n copy of %2 out</numerusform><numerusform>%1: %n copies of %2 out</numerusform></translation>
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
        <source>%1. %n cards of the catalogue are legal with what is chosen now.</source>
        <translation><numerusform>%1. %n card of the catalogue is legal with what is chosen now.</numerusform><numerusform>%1. %n cards of the catalogue are legal with what is chosen now.</numerusform></translation>
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
        <source>%n of its cards no legal swap can use: </source>
        <translation><numerusform>%n of its cards no legal swap can use: </numerusform><numerusform>%n of its cards no legal swap can use: </numerusform></translation>
    </message>
</context>
<context>
    <name>SuggestDialog</name>
    <message numerus="yes">
        <source>%n swaps of one card; the one there is now allows %1.</source>
        <translation><numerusform>%n swap of one card; the one there is now allows %1.</numerusform><numerusform>%n swaps of one card; the one there is now allows %1.</numerusform></translation>
    </message>
</context>
</TS>
