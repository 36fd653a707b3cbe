<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>Take out all %n cards not legal with %2 (%1)</source>
        <translation><numerusform>Take out all %n card not legal with %2 (%1)</numerusform><numerusform>Take out all %n cards not legal with %2 (%1)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Take out all %n cards at fault (%1)</source>
        <translation><numerusform>Take out all %n card at fault (%1)</numerusform><numerusform>Take out all %n cards at fault (%1)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Empty %1 (%n copies)</source>
        <translation><numerusform>Empty %1 (%n copy)</numerusform><numerusform>Empty %1 (%n copies)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n go out</source>
        <comment>copies</comment>
        <translation><numerusform>%n goes out</numerusform><numerusform>%n go out</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n points against the wishes</source>
        <translation><numerusform>%n point against the wishes</numerusform><numerusform>%n points against the wishes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies are of new cards</source>
        <translation><numerusform>%n copy is of new cards</numerusform><numerusform>%n copies are of new cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies out</source>
        <translation><numerusform>%n copy out</numerusform><numerusform>%n copies out</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies in</source>
        <translation><numerusform>%n copy in</numerusform><numerusform>%n copies in</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies in, %1 out</source>
        <translation><numerusform>%n copy in, %1 out</numerusform><numerusform>%n copies in, %1 out</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Out go %n copies, in come %1.</source>
        <translation><numerusform>Out go %n copy, in come %1.</numerusform><numerusform>Out go %n copies, in come %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>copies may be added</comment>
        <translation><numerusform>%n more</numerusform><numerusform>%n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more, leaves %1</source>
        <translation><numerusform>%n more, leaves %1</numerusform><numerusform>%n more, leaves %1</numerusform></translation>
    </message>
</context>
<context>
    <name>ChanceWords</name>
    <message numerus="yes">
        <source>%1 decides who begins in %2 of %n games.</source>
        <translation><numerusform>%1 decides who begins in %2 of %n game.</numerusform><numerusform>%1 decides who begins in %2 of %n games.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>An opening hand is %1 of %n cards.</source>
        <translation><numerusform>An opening hand is %1 of %n card.</numerusform><numerusform>An opening hand is %1 of %n cards.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>By round %1 a player who plays %2 a round has drawn %3 of %n cards.</source>
        <translation><numerusform>By round %1 a player who plays %2 a round has drawn %3 of %n card.</numerusform><numerusform>By round %1 a player who plays %2 a round has drawn %3 of %n cards.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation><numerusform>%n card.</numerusform><numerusform>%n cards.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards, %1 %2.</source>
        <translation><numerusform>%n card, %1 %2.</numerusform><numerusform>%n cards, %1 %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Income %1 %2 a round pays all of them.</source>
        <translation><numerusform>Income %1 %2 a round pays it.</numerusform><numerusform>Income %1 %2 a round pays all of them.</numerusform></translation>
    </message>
</context>
<context>
    <name>CollectionWords</name>
    <message numerus="yes">
        <source>Move %n copies</source>
        <translation><numerusform>Move %n copy</numerusform><numerusform>Move %n copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Move %n copies to %1</source>
        <translation><numerusform>Move %n copy to %1</numerusform><numerusform>Move %n copies to %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Import %n copies</source>
        <translation><numerusform>Import %n copy</numerusform><numerusform>Import %n copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Import %n copies from %1</source>
        <translation><numerusform>Import %n copy from %1</numerusform><numerusform>Import %n copies from %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Set %n copies aside for %1</source>
        <translation><numerusform>Set %n copy aside for %1</numerusform><numerusform>Set %n copies aside for %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 are set aside for a built deck: take the deck apart first.</source>
        <translation><numerusform>%n copy of %1 is set aside for a built deck: take the deck apart first.</numerusform><numerusform>%n copies of %1 are set aside for a built deck: take the deck apart first.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 are set aside for %2: take the deck apart first.</source>
        <translation><numerusform>%n copy of %1 is set aside for %2: take the deck apart first.</numerusform><numerusform>%n copies of %1 are set aside for %2: take the deck apart first.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Only %n copies of %1 are free there.</source>
        <translation><numerusform>Only %n copy of %1 is free there.</numerusform><numerusform>Only %n copies of %1 are free there.</numerusform></translation>
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
    <name>FindingWords</name>
    <message numerus="yes">
        <source>%1: %n copies, the printed limit is %2: %3 too many.</source>
        <translation><numerusform>%1: %n copy, the printed limit is %2: %3 too many.</numerusform><numerusform>%1: %n copies, the printed limit is %2: %3 too many.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies, the limit is %2: %3 too many.</source>
        <translation><numerusform>%1: %n copy, the limit is %2: %3 too many.</numerusform><numerusform>%1: %n copies, the limit is %2: %3 too many.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, exactly %3 wanted.</source>
        <translation><numerusform>%1 holds %n value of %2, exactly %3 wanted.</numerusform><numerusform>%1 holds %n different values of %2, exactly %3 wanted.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, at least %3 wanted.</source>
        <translation><numerusform>%1 holds %n value of %2, at least %3 wanted.</numerusform><numerusform>%1 holds %n different values of %2, at least %3 wanted.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, at most %3 allowed.</source>
        <translation><numerusform>%1 holds %n value of %2, at most %3 allowed.</numerusform><numerusform>%1 holds %n different values of %2, at most %3 allowed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n card</numerusform><numerusform>%n cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation><numerusform>%n copy</numerusform><numerusform>%n copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation><numerusform>card</numerusform><numerusform>cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>after their number</comment>
        <translation><numerusform>point</numerusform><numerusform>points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <comment>of a domain, after their number</comment>
        <translation><numerusform>%1 point</numerusform><numerusform>%1 points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n %1 points</source>
        <comment>of a domain</comment>
        <translation><numerusform>%n %1 point</numerusform><numerusform>%n %1 points</numerusform></translation>
    </message>
</context>
<context>
    <name>GameLogWords</name>
    <message numerus="yes">
        <source>%1 draws %n cards (by hand).</source>
        <translation><numerusform>%1 draws %n card (by hand).</numerusform><numerusform>%1 draws %n cards (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 has %n other counters (by hand).</source>
        <translation><numerusform>%1: %2 has %n other counter (by hand).</numerusform><numerusform>%1: %2 has %n other counters (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 takes the room of %n quarters of a unit (by hand).</source>
        <translation><numerusform>%1: %2 takes the room of %n quarter of a unit (by hand).</numerusform><numerusform>%1: %2 takes the room of %n quarters of a unit (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n cards of the own %2 (by hand).</source>
        <translation><numerusform>%1 looks at the top %n card of the own %2 (by hand).</numerusform><numerusform>%1 looks at the top %n cards of the own %2 (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n cards of %3’s %2 (by hand).</source>
        <translation><numerusform>%1 looks at the top %n card of %3’s %2 (by hand).</numerusform><numerusform>%1 looks at the top %n cards of %3’s %2 (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Tied: %n players flip again.</source>
        <translation><numerusform>Tied: %n player flips again.</numerusform><numerusform>Tied: %n players flip again.</numerusform></translation>
    </message>
</context>
<context>
    <name>GaugeWords</name>
    <message numerus="yes">
        <source>%n over</source>
        <translation><numerusform>%n over</numerusform><numerusform>%n over</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation><numerusform>%n to go</numerusform><numerusform>%n to go</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation><numerusform>%n left</numerusform><numerusform>%n left</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n errors, %1 open</source>
        <translation><numerusform>Not legal: %n error, %1 open</numerusform><numerusform>Not legal: %n errors, %1 open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n errors</source>
        <translation><numerusform>Not legal: %n error</numerusform><numerusform>Not legal: %n errors</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Not legal yet: %n open</source>
        <translation><numerusform>Not legal yet: %n open</numerusform><numerusform>Not legal yet: %n open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n warnings</source>
        <comment>a verdict</comment>
        <translation><numerusform>%1, %n warning</numerusform><numerusform>%1, %n warnings</numerusform></translation>
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
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n counters</source>
        <translation><numerusform>%n counter</numerusform><numerusform>%n counters</numerusform></translation>
    </message>
</context>
</TS>
