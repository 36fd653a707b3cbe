<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About NexusDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licence text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NexusDeck icon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deckbuilder and card database for Quantum Nexus.
Free software, GPL-3.0-or-later, without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU General Public License, version 3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionList</name>
    <message>
        <source>By hand… (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What only the text of a card says: moving cards, counters, Impact, tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a card up to see what it can do: click it, or go to it with the arrow keys and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing now by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvicePage</name>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Advice: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups of decks and collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One is made by itself when something has changed, at least every 30 minutes of use, and before every import. Twelve days, ten weeks and nine months are kept, those made by hand for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backed up: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks and collection become what they were on %1: %2, %3.

What is there now is backed up first and can be restored the same way. NexusDeck starts anew afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarList</name>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty bin…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 with all versions?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 can be played: any place on the board, or the list at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nowhere to go now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what it can do stands at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: 1 target in %2 range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 targets in %3 range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: 1 place or target lit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 places and targets lit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildView</name>
    <message>
        <source>Start in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample deck to try things on: search at the left, Enter adds the chosen card. Ctrl+N begins a deck of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck to finish: Advice below lists how. Or search at the left, where Enter adds the chosen card. Ctrl+N begins a deck of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Destroy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put its evolution into the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it as a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its challenge is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negate what is on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step further (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the end of the round…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters of another kind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflict Impact…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Impact…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords and range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room it takes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarters of a regular unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has lost it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the top of the deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the top of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the whole deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardChooser</name>
    <message>
        <source>Name of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards it can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says “%1”. No card of the catalogue is called so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin to type a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is this card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>In this deck: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not among the cards of this ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show printing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the deck %1, which has %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Select a card to see it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group the stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter:  loc:binder cond&gt;=nm t:unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with the chosen stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy more	+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy less	−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Shift+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split off…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Shift+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove	Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Shift+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 without a value)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the collection …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stack of this list matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is offered for trade. Tell the copies for trade of a stack at the right, or offer what you can never use (Surplus).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look for nothing. Type a card above, or let a deck put what it misses on this list (Decks).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line of your files has found its card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in your collection yet.
Type “3 wick sprite” above and press Enter, or import a file of another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed. Ctrl+Z brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they lie from now on (a page after a comma):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one stack to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack of one copy cannot be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies that become a stack of their own:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the stacks to merge: two or more of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatalogueModel</name>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your collection is empty. Ctrl+2 opens it: type “3 wick sprite” there, or import a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of the catalogue matches. Ctrl+? shows the search language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card matches, whichever single term is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card matches all %1 terms. Without “%2” it would be %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the sets of this ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in its sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Adding one: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Cannot be added: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it lies, or why it is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card lists as JSON, Markdown, CSV or TSV; files can be dropped here too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder with your cards and decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imports done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo the last import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported yet. Drop a card list here, or press Import cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards and decks lie in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the import of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1: %2. New cards go, changed cards get their earlier values; your decks keep all their rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChainView</name>
    <message>
        <source>Priority Chain, the next to resolve first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> → </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (negated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChancesDialog</name>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;raws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>%1 chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card at %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 cards at %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, more than a round's income</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodesPage</name>
    <message>
        <source>Save the QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a picture or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures and PDFs (*.png *.jpg *.jpeg *.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onto the clipboard, without blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the checks&amp;um</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It identifies the list; it is no signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;QR code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a PNG or SVG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck code to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a deck code here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the code is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open as a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved, in a tab of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a &amp;picture or PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A photo or scan of a QR code, or a decklist this program made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ope&amp;n a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a deck at the left: here stands its code, to paste into a message or to print as a QR code. The code holds the cards; names, notes and printings stay with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of %1 is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checksum of %1 is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capitals, blanks and hyphens do not matter. Nothing is opened before you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open; it is not in the library yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the code is not in the deck:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a list, not a code: File ▸ Open a file reads it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionDocument</name>
    <message>
        <source>deck #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps changing the collection. Close it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step does not fit the collection any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionImportDialog</name>
    <message>
        <source>Import %1 into the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose the card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the chosen line and all others of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace what is there: what the file does not have goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a list of cards I look &amp;for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 named no card: choose it now, or later in the list “To match”, where they wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Left out because it cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matched %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmatched %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perhaps %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionImportJob</name>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>No set told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lent to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · value %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no amount such as 2.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no condition: M, NM, EX, GD, PL, PO or DM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no day such as 2026-11-21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>The collection is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in your collection yet: type “3 wick sprite” in Cards, or import a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionView</name>
    <message>
        <source>Pages of the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import into the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections (*.csv *.txt *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collection.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV with every field (*.csv);;JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coll&amp;ection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>&amp;Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2: %3 copies more, %4 fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4 %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from “%2” to “%3”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompletePage</name>
    <message>
        <source>Completing the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for ways to complete the deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The next change of the deck or the wishes asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to complete the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best filling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has to change: %1 is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing only added makes it legal; below, what goes out too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the nearest come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has no room for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContestChances</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides hold cards of this deck and play their best.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopiesList</name>
    <message>
        <source>There</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayChart</name>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies over time, chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value over time, chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealSession</name>
    <message>
        <source>%1 has other variants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls again. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealerView</name>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffles, lays out, deals and throws the dice beside your board. Every step can be undone; a seed deals the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any; the same number deals the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deck first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 up, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard all rows, deal anew (costs %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 face up; a card taken is replaced at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 face up; filled up at the end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards are held already. Which one goes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: stopped short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: choose what is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: %3 for %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckCommands</name>
    <message>
        <source>The file is another now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed in the file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write mine over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the file's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the deck in the &amp;library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open deck lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks (*.nxdeck *.json *.txt *.md *.csv *.tsv);;Pictures of QR codes, PDFs of decklists (*.png *.jpg *.jpeg *.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a deck of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not whole: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 opened; not in the library yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by a pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list does not fit: a card would have more than %1 copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is now what %1 holds; Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed here and in the file; yours is kept, the file had: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck file (*.nxdeck);;Text list (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of %1 is being painted…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Without a QR code: the deck has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the bin of the library; Ctrl+O, Bin brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is on the clipboard as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of %1 is on the clipboard: %2 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (#%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this deck with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckDelegate</name>
    <message>
        <source>empty: Shift+Enter puts a card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: Ctrl+Enter puts a card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: Enter adds a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckFaces</name>
    <message>
        <source>Deck as faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckLibrary</name>
    <message>
        <source>A deck needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back version %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 %2 each, %3 together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Wrong: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Find in this deck: words or a query. Esc shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edition whose laws this deck is held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the deck as rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the deck as faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (Ctrl+Shift+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this deck (Ctrl+Shift+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more	+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less	−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all out	Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one copy to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move all copies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap one copy of these two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckPicker</name>
    <message>
        <source>Find a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks; Space ticks one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick every deck shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick no deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckTable</name>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks in the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckTabs</name>
    <message>
        <source>Open decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: changed since it was saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of this deck matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, Ctrl+Enter puts it into the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty deck. Ctrl+F searches cards, Enter adds the one that is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Or paste a list with Ctrl+Shift+V.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecklistsPage</name>
    <message>
        <source>Lists written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two copies of each list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;file each…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PDF a deck, into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, CSV, JSON or Markdown, as the file is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the decklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the decklists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called off; no list was written to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empties all fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter, 8.5 × 11 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for the judge and one to keep; each says which it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stays empty is a line to write on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the decks at the left whose lists you want to hand in.
A list says what is in the deck, whether it is legal and why not, and carries its code for the judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text list (*.txt);;Table, CSV (*.csv);;JSON (*.json);;Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ending of the file says the form: .txt, .csv, .json, .md or .pdf. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Decks and their copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the deck is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies that lie with the built deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further copies at hand and in no deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies that are neither set aside nor free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the missing copies cost, by the values of your stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheapest to complete first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick several to see them stand side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the chosen decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned, wherever they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For these decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At hand and in no deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither set aside here nor free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets free copies aside for the deck, so that they are not offered twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives back all copies set aside for the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add missing to &amp;wants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many wants of each card as there are copies missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;shopping list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies you own nowhere, also not in other decks or lent, a line a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;proxy list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is missing, also what is in other decks or lent, a line a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no decks yet: make one in Build and save it with Ctrl+S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the catalogue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decks side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deck above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not in the catalogue: they count as missing. Import the cards, or correct the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not in the catalogue)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shopping list is copied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to buy: all of it is in other decks or lent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy list is copied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawChances</name>
    <message>
        <source>By round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards played a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A play in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dear ones kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of the round holds a card that a round's points pay for, where cards are played without regard to what they cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, where only such cards are played and the others stay in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2 cards drawn, chance %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search has an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for the cards to be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionDelegate</name>
    <message>
        <source>this deck’s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionDetails</name>
    <message>
        <source>What the edition says, and what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal, with warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is at fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left after that</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>What would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found that helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of %2 in</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of %2 out</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Totals then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 now, %3 then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck’s own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditionsPage</name>
    <message>
        <source>Editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding the deck against every edition…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The next change of the deck asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is empty. Put cards in, and here it is held against every edition at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to this edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change and mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is of this edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the deck against %1 from now on; its cards stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to %1 and mend</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryBar</name>
    <message>
        <source>Enter copies:  3 wick sprite nm foil binder 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, the beginning of a name, and what is to be told: 3 wick sprite nm foil binder 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Enter would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what you look for:  2 wick sprite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the collection …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last: %1. Enter adds one more, + and − change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number and the beginning of a name; Enter puts it on the list of what you look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, the beginning of a name, then condition, language, finish, set, place. Enter adds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the name of a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards begin so: go on typing, or choose with the arrow keys; Tab completes the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wanted then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owned then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter adds %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added %1. Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacesLine</name>
    <message>
        <source>Stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack the faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every face whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the faces (Ctrl++, Ctrl+−, Ctrl+wheel)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My filters: searches kept under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this search under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search has an error: mend it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More filters, some of them set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacetChip</name>
    <message>
        <source>Only what I can add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Search in this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Ways to mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for other ways…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other way was found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlipChances</name>
    <message>
        <source>Cards turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to turn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card or more with %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlipView</name>
    <message>
        <source>Cards turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over the &amp;next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck has run out; the tied shuffle their cards back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reveals %2 (%3%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GalleryModel</name>
    <message>
        <source>, %1 in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, cannot be added: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GalleryView</name>
    <message>
        <source>Cards found, as pictures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>it is played by the ruleset %1, which is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the table cannot be played on: %1. It is put aside as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandChances</name>
    <message>
        <source>Figures of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw %1 hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number behind ± is one standard error: about two of three runs lie that close to the exact figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening hand is %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: the deck or the searches have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands in {time}. The same again: seed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: exactly %2, drawn %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: show my hand (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Cards found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the card's own section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the sideboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the maybe pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete, Shift+Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one copy out, all copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−, Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all copies out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy to the sideboard, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 9, F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the cards found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals; in an empty field the last searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the proposals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the help?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads to a page outside of NexusDeck:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Edits by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the edit changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet: what you add, move, change or remove is told here, with the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No edit has touched this card yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an edit to see what it changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
… and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Steps of this sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the version changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n cards</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>No version is saved yet. Ctrl+S makes one; every change is kept as a draft in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back version %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card lists as JSON, or tables in Markdown, CSV or TSV. Drop files here or choose them; they are read in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for tables without a type column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the files say; a code here is for all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card t&amp;ype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; nothing of it can be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be imported: mend the refused rows and read the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has all of this already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import %1 of %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import %1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import can be taken back in the Catalogue place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportJob</name>
    <message>
        <source>Looking at the last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking saved decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back the last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InitiativeChances</name>
    <message>
        <source>What one copy less would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip %1 &amp;times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much likelier the deck's player decides with one copy of the card taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick one deck for the exact chances against it, or up to %1 to flip with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances are worked out exactly for two decks. Between %1, flips are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, shows %3, one copy less: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: the decks have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flipped in {time}. The same again: seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InitiativeView</name>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decides who acts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flip can decide between these decks: say who acts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip for initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle and begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player turns over the top card of the deck; the lowest cost decides who acts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck waits to be shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cards turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: a key or what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key matches. Clear the filter to see all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LegalityBar</name>
    <message>
        <source>Legality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card or pair fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Deck library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name, tag or author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library and bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to &amp;bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no decks yet: New deck begins one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck has “%1” in its name, tags or author: loosen the words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck files (*.nxdeck);;Text lists (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the bin now; Restore there brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R%1.%2  %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are in no saved version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks and collection cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 – NexusDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NexusDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck &amp;from Missions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck library…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as a copy in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;mport into the collection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the col&amp;lection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print proxies…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tournament decklist…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the deck as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deck cod&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a list or deck code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the &amp;deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to the &amp;sideboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to the &amp;maybe pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comp&amp;lete the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose Missions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test &amp;draw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cha&amp;nces…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print pro&amp;xies of the chosen cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ompare with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the &amp;bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards in the deck first: their rows, several with Shift or Ctrl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table or &amp;gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w the face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is named here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards &amp;under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows or &amp;faces of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card at t&amp;he right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gr&amp;oup the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By s&amp;ection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;system's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start in &amp;five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;laws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About NexusDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to the &amp;%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck &amp;from %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissionsDialog</name>
    <message>
        <source>Find by name or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what can be &amp;added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the catalogue that become legal with one more of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that would not be legal any more without one of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the catalogue that are legal after adding it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No law of this ruleset makes cards depend on others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1. %n cards of the catalogue are legal with what is chosen now.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
</context>
<context>
    <name>MissionsPage</name>
    <message>
        <source>Show opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for the cards that become legal with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in the place of what the deck has: one step of undo (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No law of this ruleset makes cards depend on others: there are no packages to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card becomes legal, and none stops being so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package does not fit the deck as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note in the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotesView</name>
    <message>
        <source>Author of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament, aggressive: words with commas between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans, matchups, what to try next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change tags</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentList</name>
    <message>
        <source>Find a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks to flip against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick one deck for exact chances, up to %1 for flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck &amp;against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another player with this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackageList</name>
    <message>
        <source>Search for cards the packages shall carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries: d:magic …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the packages are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word stands in a name; -word: in none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackageModel</name>
    <message>
        <source>Packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packages are being found…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 packages has these names: take a word away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No package meets the laws of this ruleset with the cards of the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackageWizard</name>
    <message>
        <source>&amp;Create the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Deck list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a deck list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List: a card a line, “3 Relay Drone”; tables and deck files are read too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a &amp;new deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste or type a list above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a deck list: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: %1 matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 not matched. Names that are not in the catalogue stay in the deck and are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The list holds %1 decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileButton</name>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileDialog</name>
    <message>
        <source>Pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>Against whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to complete the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent, a deck, a match-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that make a legal swap of what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one copy less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one copy more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many cards to look for swaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal swap has these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is chosen is a legal swap as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 out, %2 in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is legal after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It breaks nothing; the deck is not legal before or after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanList</name>
    <message>
        <source>Plans against opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied: the deck is as for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds; the deck is not legal before or after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds, and the deck is legal after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: holds. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: does not hold. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoolChances</name>
    <message>
        <source>First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each unit hits at, in battle order: 4+ 4+ 6+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who hits least often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has rolled already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: numbers from 1+ to %2+, at most %3 of them, with blanks between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more ways than can be gone through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first side is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the second side is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Choose a package to see what it opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewBar</name>
    <message>
        <source>Page before (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page after (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole page (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as on paper, by what the screen says of itself (1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintView</name>
    <message>
        <source>Pages of Print &amp; Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More ways to mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook section %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every law of %1 is met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
</context>
<context>
    <name>ProposalList</name>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProxiesPage</name>
    <message>
        <source>Pages written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards, or names with ; between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these cards; names with a semicolon between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what I do not own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what changed since the last print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth knowing before it is printed; Enter shows the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measuring page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sheet to measure what the printer does to sizes and backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called off; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies that are not at hand for the chosen decks together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards, further copies and cards whose text is another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On which sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sections that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sections, those that count for nothing too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the decks at the left whose cards you want to print as proxies.
They come out at true size, 63 × 88 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the collection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed since these decks were printed last.
Untick “%1” to print them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every copy is at hand: there is nothing to print.
Untick “%1” to print the decks all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to print in what is chosen: look at the sections and the names of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take larger paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would fit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 proxies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written: %2. Print it at 100 % (actual size).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 written. Print it at 100 %, on both sides of one sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was printed is not remembered: printed.json %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMenu</name>
    <message>
        <source>After: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: %2 set aside for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 given back by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack that is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2; to compare with takes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be compared with. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this changes in your decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused rows (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed cards (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards and printings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (new printing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 unchanged, %4 refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decks (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 without a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cards in the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file, and where in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list says of itself against what its cards give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that are not as in the list compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same, card by card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuadrantView</name>
    <message>
        <source>Loadout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back row +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, possible place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in reach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RangePopup</name>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Where the game stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallery (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the search says, else by name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Cards found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (no room now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChances</name>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleHandView</name>
    <message>
        <source>Cost of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the deck and draw anew (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the next card of the same shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole deck is in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has changed since.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a search can say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search is not complete, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search has an error, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: %1 …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchPane</name>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one out	−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all out	Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the face	F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the names</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionSwitch</name>
    <message>
        <source>Add to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a card is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card to its own section (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter, whatever is chosen here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Enter, whatever is chosen here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that decides the shuffles: the same number, the same cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetsPage</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets and how complete they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different cards; a stack that names no set counts for every set its card is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full playsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards owned up to the number one deck may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards missing of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In other sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies you own in other printings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add missing to &amp;wants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of each, in the printing of this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Own one of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds one near mint copy of every missing card, in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of the set in the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards yet: import a card list in Catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 added to the wants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything missing of %1 is among the wants already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 added, one near mint copy of each.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupChances</name>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more ways than can be gone through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are turned over until they are worth %1 %2; then %3 are in play on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped short of it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned on the long edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned on the short edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between cards, 0 to 5 mm; with a bleed at least twice that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the edge of a card goes on beyond the cut, 0 to 3 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the printer cannot reach on every side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the backs to the right, in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the backs down, in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of the backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise, in degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In per mille: 2 prints 63 mm as 63.126</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In per mille: 2 prints 88 mm as 88.176</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler of 100 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see at once whether the printer has scaled the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap, bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting the printer right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs →, ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs ↻</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct ↔, ↕</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2, %3 % of true size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPrinting</name>
    <message>
        <source>The printer is set to paper of %1, and the sheets are laid out for %2. Nothing was printed: choose the same paper in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer is set to paper of %1, and the lists are laid out for %2. Nothing was printed: choose the same paper in both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetsPage</name>
    <message>
        <source>Save &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideView</name>
    <message>
        <source>has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideboardPage</name>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting swaps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The next change of the deck asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only swaps of cards with these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sideboard that allows the most swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps of up to three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps of one card as a matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps of up to three cards as a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans against opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset has no section beside the deck to exchange cards with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty: Ctrl+Enter in the search puts a card in, “Suggest…” all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many cards to count the swaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>swaps of so many cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal swaps by cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal swaps of so many cards, one for one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of it can be swapped in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of its cards no legal swap can use: </source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Swap %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the most swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply for a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On A4…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as a card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck as it was before the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the copies; “Take back” undoes it after the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan says what to exchange against an opponent. “New plan…” writes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cards where they are, and call the plan taken back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget that a plan is applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StackForm</name>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is told of the chosen stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set aside for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: what you write here is told of all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose stacks in the table to see and change what is told of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StackTable</name>
    <message>
        <source>Stacks of the collection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Lay the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a deck against others at one screen, or alone to try it out. Any deck will do, legal or not. Every step can be undone, and the game is kept until you clear the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kept game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named as the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any; the same number deals the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden: covered until their player opens them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo: all open, and the table never turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over the initiative flip card by card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop for triggered abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules of the first deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deck for at least one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 up, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the table for %1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the table for one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Section counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income against the costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is empty. Add cards and what they are and cost is counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Draft kept · version saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft kept · not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legality of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the card catalogue …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open: Ctrl+N begins one, Ctrl+O opens one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the round ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried out? P again goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P again passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it by hand (H), tick it off, then P.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuggestDialog</name>
    <message>
        <source>Cards to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only what I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the suggested sideboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the most swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards; or a search, such as t:unit cp&lt;=4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put these in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search does not parse at column %1: expected %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search asks about a deck or a collection; it has to be one about cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n swaps of one card; the one there is now allows %1.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>The deck is not legal yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SurplusPage</name>
    <message>
        <source>Copies above the printed limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one deck may have at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can never be used in one deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies offered already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the copies above the limit, the worst first, as far as it is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer &amp;chosen for trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer &amp;all for trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free copies at hand first, of them the worst in condition; nothing leaves the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck may have no more copies of a card than its limit, so these can never be used in one deck. Keep them for a second deck, or offer them for trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card stands above its limit: every copy you own can be used in one deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 above the limit%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more offered for trade.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwapMatrix</name>
    <message>
        <source>Swaps of one card: the deck down, the sideboard across</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwapMatrixModel</name>
    <message>
        <source>What has to stay the same would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2: legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2: not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal. Enter or a double click swaps one copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no legal swap brings it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which no legal swap brings in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SyntaxSheet</name>
    <message>
        <source>What a search can say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both words, in name, type line, keywords or rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these words, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not this word; a - stands before anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parentheses keep together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a regular expression, between slashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most; also &amp;lt; &amp;gt; &amp;gt;= = !=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 2 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number against another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order, the largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fields</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePlay</name>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one thing can be done there: choose it in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go to the piles of their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the round ends, %1: %2. P again passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is %1 carried out? P again goes on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>What is shown of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep a copy of the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a kept game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the log as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the table (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animate what has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop for triggered abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last step of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next step of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1 · %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kept game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.nxgame);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a copy of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game.nxgame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.nxgame)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the table goes, and only a copy you keep stays. Clear it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TestDrawDialog</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand after a mulligan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that decides the shuffles: the same number, the same cards. Enter draws again by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle everything and draw an opening hand; kept cards stay (D or Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points anew, and cards up to a full hand (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card, however many are in hand (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House option: what is not kept goes back and is drawn anew (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card stays in hand when the others are drawn again, or no more (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card back on top of the deck (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card at the bottom of the deck (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the card back into the deck (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test draw: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand and the deck are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is empty. The next round draws up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has changed since this hand was drawn. This game goes on with the deck as it was; Draw again takes the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From hand into play, paid from this round's points (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TestGame</name>
    <message>
        <source>Opening hand by seed %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hand by seed %1, %2 kept: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept, but no longer in the deck: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: drew %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: nothing is left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: the hand is full, nothing drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drew %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps %1 when the hand is drawn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps %1 no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 back on top of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 at the bottom of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled %1 back into the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mulligan: %1 back, drew %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in hand, %2 in the deck, %3 played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs %1, %2 more than are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimePage</name>
    <message>
        <source>no set told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no location told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection at the end of each day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies nothing is told of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the cards of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 today, worth %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room in quarters of a regular unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadrant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: it does not attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room (4: a regular unit)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NexusDeck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deck (Ctrl+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game: its own decks, collection and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoImportDialog</name>
    <message>
        <source>Undo the last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the last import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerifyPage</name>
    <message>
        <source>Lists (*.nxdeck *.json *.txt *.md *.csv *.tsv *.png *.jpg *.jpeg *.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check deck lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a folder of deck lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is wrong: every list is legal and what it claims is right.
Take the tick off “Only what is wrong” to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop deck lists or a folder of them here, or choose them above: deck files, text lists and tables, PDFs of decklists, pictures of their QR codes. A deck code can be pasted.

Each is checked against the catalogue and its ruleset, its checksum is worked out anew, and it is compared card by card with a list of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Other files in the folders: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open; it is not in the library yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose f&amp;iles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck files, text lists, tables, pictures of QR codes, PDFs of decklists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lists in it, and in the folders in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code, a list or a picture from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck code or the path of a file, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck code or file to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is &amp;wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in &amp;Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a deck in a tab of its own, unsaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare others wi&amp;th it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every list card by card against this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes every list off this page; nothing is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the summary…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row a list, as a CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each list's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list, code or picture on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VersionsPanel</name>
    <message>
        <source>Versions of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed in this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes this version the newest; the one there is now stays as a version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version beside the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one deck to see its versions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1 is the newest again; what was is a version too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewRail</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WishForm</name>
    <message>
        <source>Owned first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of your collection come before those you would have to get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards preferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefer: a query, such as t:event tech&gt;=1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a query, or a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that stay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve: cost and how many cards of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1:8, 2:14, 3:12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points against a copy that is not owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points against a copy that is not preferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points against a card off the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not preferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types: %1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types that come first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WishList</name>
    <message>
        <source>&amp;And more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for other cards as well, all at once (at most %1 searches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count other cards as well (at most %1 searches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for the cards wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: a name, t:unit, cp&lt;=3, d:magic …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for these no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>The decks cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes to %1 that are in no saved version cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no deck list that can be read.
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here; it was not written over. Save it by itself to see what changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
