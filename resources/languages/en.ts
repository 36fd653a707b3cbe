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
        <source>Call %n cards of the deck as they are called today</source>
        <translation><numerusform>Call %n card of the deck as it is called today</numerusform><numerusform>Call %n cards of the deck as they are called today</numerusform></translation>
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
    <message numerus="yes">
        <source>%n swaps of one card, %1.</source>
        <translation><numerusform>%n swap of one card, %1.</numerusform><numerusform>%n swaps of one card, %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message numerus="yes">
        <source>%n copies are not among the cards looked at</source>
        <translation><numerusform>%n copy is not among the cards looked at</numerusform><numerusform>%n copies are not among the cards looked at</numerusform></translation>
    </message>
</context>
<context>
    <name>BisectionWords</name>
    <message numerus="yes">
        <source>%1 is legal at none of %n revisions.</source>
        <translation><numerusform>%1 is not legal at the one revision.</numerusform><numerusform>%1 is legal at none of %n revisions.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is legal at all %n revisions.</source>
        <translation><numerusform>%1 is legal at the one revision.</numerusform><numerusform>%1 is legal at all %n revisions.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>It broke %n times; this is the last.</source>
        <translation><numerusform>It broke once.</numerusform><numerusform>It broke %n times; this is the last.</numerusform></translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message numerus="yes">
        <source>%n other rows would be refused by an import</source>
        <translation><numerusform>%n other row would be refused by an import</numerusform><numerusform>%n other rows would be refused by an import</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards</source>
        <translation><numerusform>Remove %n card</numerusform><numerusform>Remove %n cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards were removed; Undo brings them back.</source>
        <translation><numerusform>%n card was removed; Undo brings it back.</numerusform><numerusform>%n cards were removed; Undo brings them back.</numerusform></translation>
    </message>
</context>
<context>
    <name>CardListWords</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n card</numerusform><numerusform>%n cards</numerusform></translation>
    </message>
</context>
<context>
    <name>CardTextWords</name>
    <message numerus="yes">
        <source>%n points over</source>
        <comment>of domains</comment>
        <translation><numerusform>%n point over</numerusform><numerusform>%n points over</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>copies may be added</comment>
        <translation><numerusform>%n more</numerusform><numerusform>%n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <comment>in the deck</comment>
        <translation><numerusform>%n copy</numerusform><numerusform>%n copies</numerusform></translation>
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
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n cards, %1 %2</source>
        <translation><numerusform>%n card, %1 %2</numerusform><numerusform>%n cards, %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation><numerusform>%n point</numerusform><numerusform>%n points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n without</source>
        <comment>cards without a value</comment>
        <translation><numerusform>%n without</numerusform><numerusform>%n without</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards at %1 %2</source>
        <comment>2 CP</comment>
        <translation><numerusform>%n card at %1 %2</numerusform><numerusform>%n cards at %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n at %1 %2</source>
        <comment>cards at 2 CP</comment>
        <translation><numerusform>%n at %1 %2</numerusform><numerusform>%n at %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 %n cards</source>
        <comment>of a kind</comment>
        <translation><numerusform>%1 %n card</numerusform><numerusform>%1 %n cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cost more than that.</source>
        <comment>cards</comment>
        <translation><numerusform>%n of %1 costs more than that.</numerusform><numerusform>%n of %1 cost more than that.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of them not in the catalogue</source>
        <translation><numerusform>%n of them not in the catalogue</numerusform><numerusform>%n of them not in the catalogue</numerusform></translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>%1 holds %n lists; comparing needs exactly one.</source>
        <translation><numerusform>%1 holds %n list; comparing needs exactly one.</numerusform><numerusform>%1 holds %n lists; comparing needs exactly one.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of the card with number %2, which the catalogue does not have.</source>
        <translation><numerusform>%1: %n copy of the card with number %2, which the catalogue does not have.</numerusform><numerusform>%1: %n copies of the card with number %2, which the catalogue does not have.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of the card with number %2, which several cards have: %3.</source>
        <translation><numerusform>%1: %n copy of the card with number %2, which several cards have: %3.</numerusform><numerusform>%1: %n copies of the card with number %2, which several cards have: %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n players have no list: %1.</source>
        <translation><numerusform>%n player has no list: %1.</numerusform><numerusform>%n players have no list: %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards differ from the list it is compared with.</source>
        <translation><numerusform>%n card differs from the list it is compared with.</numerusform><numerusform>%n cards differ from the list it is compared with.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read, the first is %1. Mend the list first.</source>
        <translation><numerusform>%n line could not be read: %1. Mend the list first.</numerusform><numerusform>%n lines could not be read, the first is %1. Mend the list first.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n lists: %1 legal</source>
        <translation><numerusform>%n list: %1 legal</numerusform><numerusform>%n lists: %1 legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n not legal</source>
        <comment>lists</comment>
        <translation><numerusform>%n not legal</numerusform><numerusform>%n not legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <comment>lists</comment>
        <translation><numerusform>%n not read</numerusform><numerusform>%n not read</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n checksums do not fit</source>
        <translation><numerusform>%n checksum does not fit</numerusform><numerusform>%n checksums do not fit</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n codes do not fit</source>
        <translation><numerusform>%n code does not fit</numerusform><numerusform>%n codes do not fit</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n lists differ</source>
        <translation><numerusform>%n list differs</numerusform><numerusform>%n lists differ</numerusform></translation>
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
        <source>Value %n copies anew</source>
        <translation><numerusform>Value %n copy anew</numerusform><numerusform>Value %n copies anew</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Value %n copies anew by %1</source>
        <translation><numerusform>Value %n copy anew by %1</numerusform><numerusform>Value %n copies anew by %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Rename a place to %1, with %n copies</source>
        <translation><numerusform>Rename a place to %1, with %n copy</numerusform><numerusform>Rename a place to %1, with %n copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Trade %n copies</source>
        <translation><numerusform>Trade %n copy</numerusform><numerusform>Trade %n copies</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Trade %n copies with %1</source>
        <translation><numerusform>Trade %n copy with %1</numerusform><numerusform>Trade %n copies with %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>in %n stacks</source>
        <translation><numerusform>in %n stack</numerusform><numerusform>in %n stacks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>adds %n copies %1</source>
        <translation><numerusform>adds %n copy %1</numerusform><numerusform>adds %n copies %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>removes %n copies %1</source>
        <translation><numerusform>removes %n copy %1</numerusform><numerusform>removes %n copies %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>joins %n copies</source>
        <translation><numerusform>joins %n copy</numerusform><numerusform>joins %n copies</numerusform></translation>
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
    <name>ComparisonWords</name>
    <message numerus="yes">
        <source>%n imports cannot be taken back: so many are not kept.</source>
        <translation><numerusform>%n import cannot be taken back: none is kept.</numerusform><numerusform>%n imports cannot be taken back: so many are not kept.</numerusform></translation>
    </message>
</context>
<context>
    <name>CopiesWords</name>
    <message numerus="yes">
        <source>No copy that %1 needs is free: %n copies missing.</source>
        <translation><numerusform>No copy that %1 needs is free: %n copy missing.</numerusform><numerusform>No copy that %1 needs is free: %n copies missing.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is built: %n copies set aside.</source>
        <translation><numerusform>%1 is built: %n copy set aside.</numerusform><numerusform>%1 is built: %n copies set aside.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies set aside, %2 missing.</source>
        <translation><numerusform>%1: %n copy set aside, %2 missing.</numerusform><numerusform>%1: %n copies set aside, %2 missing.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is taken apart: %n copies free again.</source>
        <translation><numerusform>%1 is taken apart: %n copy free again.</numerusform><numerusform>%1 is taken apart: %n copies free again.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of names the catalogue does not have cannot be wanted.</source>
        <translation><numerusform>%n copy of names the catalogue does not have cannot be wanted.</numerusform><numerusform>%n copies of names the catalogue does not have cannot be wanted.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 added to the wants.</source>
        <translation><numerusform>%n copy of %1 added to the wants.</numerusform><numerusform>%n copies of %1 added to the wants.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n names not in the catalogue</source>
        <translation><numerusform>%n name not in the catalogue</numerusform><numerusform>%n names not in the catalogue</numerusform></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation><numerusform>%Ln card</numerusform><numerusform>%Ln cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation><numerusform>%Ln change</numerusform><numerusform>%Ln changes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation><numerusform>%Ln file</numerusform><numerusform>%Ln files</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation><numerusform>%Ln picture</numerusform><numerusform>%Ln pictures</numerusform></translation>
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
    <name>CoveragePage</name>
    <message numerus="yes">
        <source>%1: %n empty cell(s)</source>
        <translation><numerusform>%1: %n empty cell</numerusform><numerusform>%1: %n empty cells</numerusform></translation>
    </message>
</context>
<context>
    <name>DeckActionWords</name>
    <message numerus="yes">
        <source>Add %n cards</source>
        <translation><numerusform>Add %n card</numerusform><numerusform>Add %n cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1</source>
        <translation><numerusform>%n copy of %1</numerusform><numerusform>%n copies of %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards to %1</source>
        <translation><numerusform>Add %n card to %1</numerusform><numerusform>Add %n cards to %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DecklistWords</name>
    <message numerus="yes">
        <source>%n reasons, %1 in the list</source>
        <translation><numerusform>%n reason, %1 in the list</numerusform><numerusform>%n reasons, %1 in the list</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation><numerusform>%n warning</numerusform><numerusform>%n warnings</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n reasons in the list</source>
        <translation><numerusform>%n reason in the list</numerusform><numerusform>%n reasons in the list</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings in the list</source>
        <translation><numerusform>%n warning in the list</numerusform><numerusform>%n warnings in the list</numerusform></translation>
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
    <name>EventPageWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation><numerusform>%n player</numerusform><numerusform>%n players</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing.</source>
        <translation><numerusform>%n result is missing.</numerusform><numerusform>%n results are missing.</numerusform></translation>
    </message>
</context>
<context>
    <name>EventSheetWords</name>
    <message numerus="yes">
        <source>%n results of this round are missing.</source>
        <translation><numerusform>%n result of this round is missing.</numerusform><numerusform>%n results of this round are missing.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation><numerusform>%n player</numerusform><numerusform>%n players</numerusform></translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>%n of the wins are byes.</source>
        <translation><numerusform>%n of the wins is a bye.</numerusform><numerusform>%n of the wins are byes.</numerusform></translation>
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
        <source>%n rows</source>
        <comment>of a table</comment>
        <translation><numerusform>%n row</numerusform><numerusform>%n rows</numerusform></translation>
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
        <source>%1 draws %n cards (by hand).</source>
        <translation><numerusform>%1 draws %n card (by hand).</numerusform><numerusform>%1 draws %n cards (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 has %n other counters (by hand).</source>
        <translation><numerusform>%1: %2 has %n other counter (by hand).</numerusform><numerusform>%1: %2 has %n other counters (by hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Tied: %n players flip again.</source>
        <translation><numerusform>Tied: %n player flips again.</numerusform><numerusform>Tied: %n players flip again.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n %2 counters.</source>
        <comment>a unit, a word of its text: prayer</comment>
        <translation><numerusform>%1 has %n %2 counter.</numerusform><numerusform>%1 has %n %2 counters.</numerusform></translation>
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
    <name>HoldWords</name>
    <message numerus="yes">
        <source>%1: %n copies set aside for %2</source>
        <translation><numerusform>%1: %n copy set aside for %2</numerusform><numerusform>%1: %n copies set aside for %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies released by %2</source>
        <translation><numerusform>%1: %n copy released by %2</numerusform><numerusform>%1: %n copies released by %2</numerusform></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>Take %n cards out that the list no longer has:</source>
        <translation><numerusform>Take %n card out that the list no longer has:</numerusform><numerusform>Take %n cards out that the list no longer has:</numerusform></translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>“%1” is no card type of %2: %n cards have it</source>
        <translation><numerusform>“%1” is no card type of %2: %n card has it</numerusform><numerusform>“%1” is no card type of %2: %n cards have it</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Nothing changes in %n saved decks.</source>
        <translation><numerusform>Nothing changes in %n saved deck.</numerusform><numerusform>Nothing changes in %n saved decks.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n saved decks</source>
        <translation><numerusform>%n saved deck</numerusform><numerusform>%n saved decks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n become illegal</source>
        <comment>decks</comment>
        <translation><numerusform>%n becomes illegal</numerusform><numerusform>%n become illegal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n become legal</source>
        <comment>decks</comment>
        <translation><numerusform>%n becomes legal</numerusform><numerusform>%n become legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %2, %3.</source>
        <comment>decks</comment>
        <translation><numerusform>%n of %1 changes, %2, %3.</numerusform><numerusform>%n of %1 change, %2, %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %2.</source>
        <comment>decks</comment>
        <translation><numerusform>%n of %1 changes, %2.</numerusform><numerusform>%n of %1 change, %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %3.</source>
        <comment>decks</comment>
        <translation><numerusform>%n of %1 changes, %3.</numerusform><numerusform>%n of %1 change, %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change.</source>
        <comment>decks</comment>
        <translation><numerusform>%n of %1 changes.</numerusform><numerusform>%n of %1 change.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more numbers are shared by several cards</source>
        <translation><numerusform>%n more number is shared by several cards</numerusform><numerusform>%n more numbers are shared by several cards</numerusform></translation>
    </message>
</context>
<context>
    <name>LabResultView</name>
    <message numerus="yes">
        <source>Stopped after %n pairs of games; “%1” plays the rest.</source>
        <translation><numerusform>Stopped after %n pair of games; “%1” plays the rest.</numerusform><numerusform>Stopped after %n pairs of games; “%1” plays the rest.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n games; “%1” plays the rest.</source>
        <translation><numerusform>Stopped after %n game; “%1” plays the rest.</numerusform><numerusform>Stopped after %n games; “%1” plays the rest.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>So far %n pairs of games are played.</source>
        <translation><numerusform>So far %n pair of games is played.</numerusform><numerusform>So far %n pairs of games are played.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>So far %n games are played.</source>
        <translation><numerusform>So far %n game is played.</numerusform><numerusform>So far %n games are played.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of games are played.</source>
        <translation><numerusform>%n pair of games is played.</numerusform><numerusform>%n pairs of games are played.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games are played.</source>
        <translation><numerusform>%n game is played.</numerusform><numerusform>%n games are played.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Which is the strongest is not known: %n decks lead together.</source>
        <translation><numerusform>Which is the strongest is not known: %n deck leads.</numerusform><numerusform>Which is the strongest is not known: %n decks lead together.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Which is the strongest is not known: %1 leads, and %n others may be as strong.</source>
        <translation><numerusform>Which is the strongest is not known: %1 leads, and %n other may be as strong.</numerusform><numerusform>Which is the strongest is not known: %1 leads, and %n others may be as strong.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games had no winner and count for nobody.</source>
        <translation><numerusform>%n game had no winner and counts for nobody.</numerusform><numerusform>%n games had no winner and count for nobody.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games had no winner and count half.</source>
        <translation><numerusform>%n game had no winner and counts half.</numerusform><numerusform>%n games had no winner and count half.</numerusform></translation>
    </message>
</context>
<context>
    <name>LabView</name>
    <message numerus="yes">
        <source>%n s</source>
        <translation><numerusform>%n s</numerusform><numerusform>%n s</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation><numerusform>%n min</numerusform><numerusform>%n min</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation><numerusform>%n h</numerusform><numerusform>%n h</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks of the library have %1.</source>
        <translation><numerusform>%n deck of the library has %1.</numerusform><numerusform>%n decks of the library have %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>LabWish</name>
    <message numerus="yes">
        <source>%1 decks, %n pairings: %2 games</source>
        <comment>of a league</comment>
        <translation><numerusform>%1 decks, %n pairing: %2 games</numerusform><numerusform>%1 decks, %n pairings: %2 games</numerusform></translation>
    </message>
</context>
<context>
    <name>LawWords</name>
    <message numerus="yes">
        <source>%n different values of %1</source>
        <translation><numerusform>%n value of %1</numerusform><numerusform>%n different values of %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n points of each %1</source>
        <comment>of each domain</comment>
        <translation><numerusform>%n point of each %1</numerusform><numerusform>%n points of each %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: of each card at most %n copies.</source>
        <comment>sections of a deck</comment>
        <translation><numerusform>%1: of each card at most %n copy.</numerusform><numerusform>%1: of each card at most %n copies.</numerusform></translation>
    </message>
</context>
<context>
    <name>LibraryFolderWords</name>
    <message numerus="yes">
        <source>%n decks come</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n deck comes</numerusform><numerusform>%n decks come</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks change</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n deck changes</numerusform><numerusform>%n decks change</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks go to the bin</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n deck goes to the bin</numerusform><numerusform>%n decks go to the bin</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks differ on both sides</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n deck differs on both sides</numerusform><numerusform>%n decks differ on both sides</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of your cards come</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n copy of your cards comes</numerusform><numerusform>%n copies of your cards come</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n go</source>
        <comment>in numbers: copies of your cards</comment>
        <translation><numerusform>%n goes</numerusform><numerusform>%n go</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>in a list of files</comment>
        <translation><numerusform>%n more</numerusform><numerusform>%n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n copies)</source>
        <comment>a person</comment>
        <translation><numerusform>%1 (%n copy)</numerusform><numerusform>%1 (%n copies)</numerusform></translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message numerus="yes">
        <source>%n errors, %1 open</source>
        <translation><numerusform>%n error, %1 open</numerusform><numerusform>%n errors, %1 open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation><numerusform>%n error</numerusform><numerusform>%n errors</numerusform></translation>
    </message>
</context>
<context>
    <name>ListChangeWords</name>
    <message numerus="yes">
        <source>%n added</source>
        <comment>cards</comment>
        <translation><numerusform>%n added</numerusform><numerusform>%n added</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>cards</comment>
        <translation><numerusform>%n removed</numerusform><numerusform>%n removed</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n perhaps renamed</source>
        <comment>cards</comment>
        <translation><numerusform>%n perhaps renamed</numerusform><numerusform>%n perhaps renamed</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>cards</comment>
        <translation><numerusform>%n changed</numerusform><numerusform>%n changed</numerusform></translation>
    </message>
</context>
<context>
    <name>ListHistoryPage</name>
    <message numerus="yes">
        <source>%n revisions</source>
        <translation><numerusform>%n revision</numerusform><numerusform>%n revisions</numerusform></translation>
    </message>
</context>
<context>
    <name>ListPicker</name>
    <message numerus="yes">
        <source>Catalogue before the last %n imports</source>
        <translation><numerusform>Catalogue before the last import</numerusform><numerusform>Catalogue before the last %n imports</numerusform></translation>
    </message>
</context>
<context>
    <name>MissionsDialog</name>
    <message numerus="yes">
        <source>Income %1 a round. %n cards of the catalogue are legal with these Missions.</source>
        <translation><numerusform>Income %1 a round. %n card of the catalogue is legal with these Missions.</numerusform><numerusform>Income %1 a round. %n cards of the catalogue are legal with these Missions.</numerusform></translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of cards</comment>
        <translation><numerusform>%1 and %n more</numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation><numerusform>%n change</numerusform><numerusform>%n changes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies do not fit</source>
        <translation><numerusform>%n copy does not fit</numerusform><numerusform>%n copies do not fit</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Unlocks %n: %1</source>
        <translation><numerusform>Unlocks %n: %1</numerusform><numerusform>Unlocks %n: %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Locks %n: %1</source>
        <translation><numerusform>Locks %n: %1</numerusform><numerusform>Locks %n: %1</numerusform></translation>
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
    <name>ProxyWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation><numerusform>And one more.</numerusform><numerusform>And %n more.</numerusform></translation>
    </message>
</context>
<context>
    <name>PublishWords</name>
    <message numerus="yes">
        <source>%1: %n copies are left out, for the catalogue has no such card.</source>
        <translation><numerusform>%1: %n copy is left out, for the catalogue has no such card.</numerusform><numerusform>%1: %n copies are left out, for the catalogue has no such card.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sideboard plans are left out, %2 has none.</source>
        <translation><numerusform>%1: %n sideboard plan is left out, %2 has none.</numerusform><numerusform>%1: %n sideboard plans are left out, %2 has none.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: the %n copies lie with others, for %2 has no such section.</source>
        <translation><numerusform>%1: the one copy lies with others, for %2 has no such section.</numerusform><numerusform>%1: the %n copies lie with others, for %2 has no such section.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: the %n copies stay in the file, but %2 does not bring them into play.</source>
        <translation><numerusform>%1: the one copy stays in the file, but %2 does not bring it into play.</numerusform><numerusform>%1: the %n copies stay in the file, but %2 does not bring them into play.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards have texts of several lines, which stand on one in %1.</source>
        <translation><numerusform>%n card has texts of several lines, which stand on one in %1.</numerusform><numerusform>%n cards have texts of several lines, which stand on one in %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message numerus="yes">
        <source>No single character mends it: several of its %n characters are wrong, or a part is missing.</source>
        <translation><numerusform>No single character mends it: a part is missing.</numerusform><numerusform>No single character mends it: several of its %n characters are wrong, or a part is missing.</numerusform></translation>
    </message>
</context>
<context>
    <name>RevisionDialog</name>
    <message numerus="yes">
        <source>%n files that may be card lists</source>
        <translation><numerusform>%n file that may be a card list</numerusform><numerusform>%n files that may be card lists</numerusform></translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n card</numerusform><numerusform>%n cards</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>No card matches all %n terms.</source>
        <translation><numerusform>No card matches the %n term.</numerusform><numerusform>No card matches all %n terms.</numerusform></translation>
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
    <name>TableCheckWords</name>
    <message numerus="yes">
        <source>%n cards of the list are still to be called.</source>
        <translation><numerusform>%n card of the list is still to be called.</numerusform><numerusform>%n cards of the list are still to be called.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the sideboard lie there with no card of the deck gone for them.</source>
        <translation><numerusform>%n card of the sideboard lies there with no card of the deck gone for it.</numerusform><numerusform>%n cards of the sideboard lie there with no card of the deck gone for them.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the sideboard are in the deck.</source>
        <translation><numerusform>%n card of the sideboard is in the deck.</numerusform><numerusform>%n cards of the sideboard are in the deck.</numerusform></translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n counters</source>
        <translation><numerusform>%n counter</numerusform><numerusform>%n counters</numerusform></translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>At most %n letters go in here; the rest was not taken.</source>
        <translation><numerusform>At most %n letter goes in here; the rest was not taken.</numerusform><numerusform>At most %n letters go in here; the rest was not taken.</numerusform></translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message numerus="yes">
        <source>%n lines of their list are no cards here.</source>
        <translation><numerusform>One line of their list is no card here.</numerusform><numerusform>%n lines of their list are no cards here.</numerusform></translation>
    </message>
</context>
</TS>
