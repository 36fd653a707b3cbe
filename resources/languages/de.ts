<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About NexusDeck</source>
        <translation>Über NexusDeck</translation>
    </message>
    <message>
        <source>Copy &amp;versions</source>
        <translation>&amp;Versionen kopieren</translation>
    </message>
    <message>
        <source>&amp;Licence text</source>
        <translation>&amp;Lizenztext</translation>
    </message>
    <message>
        <source>The NexusDeck icon</source>
        <translation>Das NexusDeck-Symbol</translation>
    </message>
    <message>
        <source>Deckbuilder and card database for Quantum Nexus.
Free software, GPL-3.0-or-later, without any warranty.</source>
        <translation>Deckbuilder und Kartendatenbank für Quantum Nexus.
Freie Software, GPL-3.0-or-later, ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotheken und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3</source>
        <translation>GNU General Public License, Version 3</translation>
    </message>
</context>
<context>
    <name>ActionList</name>
    <message>
        <source>By hand… (H)</source>
        <translation>Von Hand… (H)</translation>
    </message>
    <message>
        <source>What only the card text covers: moving cards, counters, Impact, tokens</source>
        <translation>Was nur der Kartentext regelt: Karten bewegen, Marken, Impact, Token</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Pick up a card to see what it can do: click it, or reach it with the arrow keys and press Enter.</source>
        <translation>Karte aufnehmen, um ihre Möglichkeiten zu sehen: anklicken oder mit den Pfeiltasten ansteuern und Enter drücken.</translation>
    </message>
    <message>
        <source>No action is possible now.</source>
        <translation>Jetzt ist keine Aktion möglich.</translation>
    </message>
    <message>
        <source>%1: actions</source>
        <translation>%1: Aktionen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Put all on the chain, in this order</source>
        <translation>Alle auf die Kette legen, in dieser Reihenfolge</translation>
    </message>
</context>
<context>
    <name>AdvicePage</name>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>The deck has changed since this list was made. Choose from the new list.</source>
        <translation>Das Deck wurde geändert, seit diese Liste entstanden ist. Bitte aus der neuen Liste wählen.</translation>
    </message>
</context>
<context>
    <name>AdviceView</name>
    <message>
        <source>Advice: %1</source>
        <translation>Ratgeber: %1</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>Take out all %n cards not legal with %2 (%1)</source>
        <translation><numerusform>Die %n mit %2 nicht legale Karte herausnehmen (%1)</numerusform><numerusform>Alle %n mit %2 nicht legalen Karten herausnehmen (%1)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Take out all %n cards at fault (%1)</source>
        <translation><numerusform>Die %n beanstandete Karte herausnehmen (%1)</numerusform><numerusform>Alle %n beanstandeten Karten herausnehmen (%1)</numerusform></translation>
    </message>
    <message>
        <source>the cards</source>
        <comment>those a rule counts</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Change %1: take out %2</source>
        <translation>%1 ändern: %2 herausnehmen</translation>
    </message>
    <message>
        <source>Change %1: put in %3</source>
        <translation>%1 ändern: %3 hinzufügen</translation>
    </message>
    <message>
        <source>Change %1: take out %2, put in %3</source>
        <translation>%1 ändern: %2 herausnehmen, %3 hinzufügen</translation>
    </message>
    <message>
        <source>%1; take %2 out of %3</source>
        <comment>a change and what else goes</comment>
        <translation>%1; %2 aus %3 herausnehmen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>Take %3 out of %2 and add %1</source>
        <translation>%3 aus %2 herausnehmen und %1 hinzufügen</translation>
    </message>
    <message>
        <source>exactly %1 %2</source>
        <translation>genau %1 %2</translation>
    </message>
    <message>
        <source>at least %1 and at most %3 %2</source>
        <translation>mindestens %1 und höchstens %3 %2</translation>
    </message>
    <message>
        <source>at least %1 %2</source>
        <translation>mindestens %1 %2</translation>
    </message>
    <message>
        <source>at most %1 %2</source>
        <translation>höchstens %1 %2</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <comment>copies</comment>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Take all %1 out</source>
        <comment>copies</comment>
        <translation>Alle %1 herausnehmen</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a name</comment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Show cards that fit</source>
        <translation>Passende Karten zeigen</translation>
    </message>
    <message>
        <source>Find %1 for it…</source>
        <comment>Missions</comment>
        <translation>Passende %1 suchen…</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <comment>copies</comment>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <comment>a section</comment>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <comment>a section</comment>
        <translation>%1 füllen</translation>
    </message>
    <message>
        <source>Empty %1</source>
        <comment>a section</comment>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Complete…</source>
        <translation>Vervollständigen…</translation>
    </message>
    <message>
        <source>Complete to %1…</source>
        <translation>Auf %1 vervollständigen…</translation>
    </message>
    <message>
        <source>Use today's names</source>
        <translation>Heutige Namen verwenden</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>what a rule counts</comment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Take %1 %2 out</source>
        <comment>copies of a card</comment>
        <translation>%1 %2 herausnehmen</translation>
    </message>
    <message>
        <source>Move %1 %2 to %3</source>
        <comment>copies of a card</comment>
        <translation>%1 %2 nach %3 verschieben</translation>
    </message>
    <message>
        <source>Use “%1” for “%2”</source>
        <translation>„%1“ für „%2“ verwenden</translation>
    </message>
    <message>
        <source>Show the cards that bring what is short: %1</source>
        <translation>Karten zeigen, die das Fehlende bringen: %1</translation>
    </message>
    <message>
        <source>Show cards for %1 that bring what %2 needs: %3</source>
        <translation>Karten für %1 zeigen, die bringen, was %2 braucht: %3</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Empty %1 (%n copies)</source>
        <translation><numerusform>%1 leeren (%n Exemplar)</numerusform><numerusform>%1 leeren (%n Exemplare)</numerusform></translation>
    </message>
    <message>
        <source>List all ways to complete %1, the nearest first</source>
        <translation>Alle Wege auflisten, %1 zu vervollständigen, nächstliegende zuerst</translation>
    </message>
    <message>
        <source>List all ways to complete %1 to %2, the nearest first</source>
        <translation>Alle Wege auflisten, %1 auf %2 zu vervollständigen, nächstliegende zuerst</translation>
    </message>
    <message numerus="yes">
        <source>Call %n cards of the deck as they are called today</source>
        <translation><numerusform>%n Karte des Decks nennen, wie sie heute heißt</numerusform><numerusform>%n Karten des Decks nennen, wie sie heute heißen</numerusform></translation>
    </message>
    <message>
        <source>Show what counts as %1 in this deck: %2</source>
        <translation>Zeigen, was in diesem Deck als %1 zählt: %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>187 of 200 CP</comment>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <comment>cards</comment>
        <translation>Hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>Took out %1.</source>
        <comment>cards</comment>
        <translation>Herausgenommen: %1.</translation>
    </message>
    <message>
        <source>Moved %1 to %2.</source>
        <comment>cards, section</comment>
        <translation>Nach %2 verschoben: %1.</translation>
    </message>
    <message>
        <source>Moved %1.</source>
        <comment>cards</comment>
        <translation>Verschoben: %1.</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>Noch %1.</translation>
    </message>
    <message>
        <source>%1 over.</source>
        <translation>%1 zu viel.</translation>
    </message>
    <message>
        <source>The deck is legal.</source>
        <translation>Das Deck ist legal.</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>points that are there and wanted</comment>
        <translation>%1 von %2.</translation>
    </message>
    <message>
        <source>no ways to be legal once what is not allowed is out</source>
        <translation>kein Weg zu einem legalen Deck ohne das Unzulässige</translation>
    </message>
    <message>
        <source>no ways to add cards and be legal</source>
        <translation>kein Weg, das Deck durch Hinzufügen legal zu machen</translation>
    </message>
    <message>
        <source>1 way to be legal once what is not allowed is out</source>
        <translation>1 Weg zu einem legalen Deck ohne das Unzulässige</translation>
    </message>
    <message>
        <source>1 way to add cards and be legal</source>
        <translation>1 Weg, das Deck durch Hinzufügen legal zu machen</translation>
    </message>
    <message>
        <source>%1 ways to be legal once what is not allowed is out</source>
        <translation>%1 Wege zu einem legalen Deck ohne das Unzulässige</translation>
    </message>
    <message>
        <source>%1 ways to add cards and be legal</source>
        <translation>%1 Wege, das Deck durch Hinzufügen legal zu machen</translation>
    </message>
    <message>
        <source>nothing goes out</source>
        <translation>nichts entfällt</translation>
    </message>
    <message numerus="yes">
        <source>%n go out</source>
        <comment>copies</comment>
        <translation><numerusform>%n entfällt</numerusform><numerusform>%n entfallen</numerusform></translation>
    </message>
    <message>
        <source>all as wished</source>
        <translation>alles wie gewünscht</translation>
    </message>
    <message numerus="yes">
        <source>%n points against the wishes</source>
        <translation><numerusform>%n Strafpunkt</numerusform><numerusform>%n Strafpunkte</numerusform></translation>
    </message>
    <message>
        <source>cards it has</source>
        <comment>no new ones</comment>
        <translation>nur vorhandene Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n copies are of new cards</source>
        <translation><numerusform>%n Exemplar einer neuen Karte</numerusform><numerusform>%n Exemplare neuer Karten</numerusform></translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Wenigste Karten</translation>
    </message>
    <message>
        <source>On curve</source>
        <translation>Nach Kurve</translation>
    </message>
    <message>
        <source>Cheap</source>
        <translation>Günstig</translation>
    </message>
    <message>
        <source>Heavy</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>cards, their cost</comment>
        <translation>%1, im Mittel %2</translation>
    </message>
    <message>
        <source>%1 of %2 owned</source>
        <translation>%1 von %2 im Besitz</translation>
    </message>
    <message>
        <source>%1 is to stay, but is not legal in %2.</source>
        <translation>%1 soll bleiben, ist aber in %2 nicht legal.</translation>
    </message>
    <message>
        <source>Nothing makes %1 legal.</source>
        <translation>Nichts macht %1 legal.</translation>
    </message>
    <message>
        <source>Choose %5 first: %1 can come to %3 or %4, nothing between, of %2 without.</source>
        <translation>Zuerst %5 wählen. %1: sonst nur %3 oder %4 erreichbar, nichts dazwischen; verlangt: %2.</translation>
    </message>
    <message>
        <source>Choose %5 first: %1 can come to at most %3 of %2 without.</source>
        <translation>Zuerst %5 wählen. %1: sonst höchstens %3 erreichbar; verlangt: %2.</translation>
    </message>
    <message>
        <source>Choose %5 first: %1 can come to no less than %4 of %2 without.</source>
        <translation>Zuerst %5 wählen. %1: sonst mindestens %4; verlangt: %2.</translation>
    </message>
    <message>
        <source>Choose %5 first: %1 can come to no number that keeps the other laws of %2 without.</source>
        <translation>Zuerst %5 wählen. %1: sonst keine Zahl möglich, die auch die übrigen Regeln einhält; verlangt: %2.</translation>
    </message>
    <message>
        <source>%1 can come to %3 or %4, nothing between, of %2 with the cards that may be there.</source>
        <translation>%1: mit den zulässigen Karten nur %3 oder %4 erreichbar, nichts dazwischen; verlangt: %2.</translation>
    </message>
    <message>
        <source>%1 can come to at most %3 of %2 with the cards that may be there.</source>
        <translation>%1: mit den zulässigen Karten höchstens %3 erreichbar; verlangt: %2.</translation>
    </message>
    <message>
        <source>%1 can come to no less than %4 of %2 with the cards that may be there.</source>
        <translation>%1: mit den zulässigen Karten mindestens %4; verlangt: %2.</translation>
    </message>
    <message>
        <source>%1 can come to no number that keeps the other laws of %2 with the cards that may be there.</source>
        <translation>%1: mit den zulässigen Karten keine Zahl möglich, die auch die übrigen Regeln einhält; verlangt: %2.</translation>
    </message>
    <message>
        <source>This ruleset has no section that cards are drawn from.</source>
        <translation>Dieses Regelwerk hat keinen Bereich, aus dem Karten gezogen werden.</translation>
    </message>
    <message>
        <source>There are too many possibilities; the laws of this ruleset bound them too little.</source>
        <translation>Zu viele Möglichkeiten; die Regeln dieses Regelwerks grenzen sie zu wenig ein.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>No legal card and no pair of cards fills the last %1 exactly; three or more do.</source>
        <translation>Den Rest von %1 füllt keine legale Karte und kein Paar genau, erst drei oder mehr.</translation>
    </message>
    <message>
        <source>No legal cards fill the last %1 exactly: take something out again.</source>
        <translation>Den Rest von %1 füllen keine legalen Karten genau: etwas wieder herausnehmen.</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nichts zu ändern</translation>
    </message>
    <message>
        <source>no change helps</source>
        <translation>keine Änderung hilft</translation>
    </message>
    <message numerus="yes">
        <source>%n copies out</source>
        <translation><numerusform>%n Exemplar raus</numerusform><numerusform>%n Exemplare raus</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies in</source>
        <translation><numerusform>%n Exemplar rein</numerusform><numerusform>%n Exemplare rein</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies in, %1 out</source>
        <translation><numerusform>%n Exemplar rein, %1 raus</numerusform><numerusform>%n Exemplare rein, %1 raus</numerusform></translation>
    </message>
    <message>
        <source>Then legal.</source>
        <translation>Danach legal.</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <translation>Danach: %1.</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>The plan exchanges no cards.</source>
        <translation>Der Plan tauscht keine Karten.</translation>
    </message>
    <message>
        <source>%1 has no copy of %2.</source>
        <translation>In %1 gibt es kein Exemplar von %2.</translation>
    </message>
    <message>
        <source>%1 has %3 of %4 copies of %2.</source>
        <translation>In %1 gibt es %3 von %4 Exemplaren von %2.</translation>
    </message>
    <message>
        <source>%1 goes out and comes in.</source>
        <translation>%1 steht unter „Raus“ und unter „Rein“.</translation>
    </message>
    <message numerus="yes">
        <source>Out go %n copies, in come %1.</source>
        <translation><numerusform>%n Exemplar raus, aber %1 rein.</numerusform><numerusform>%n Exemplare raus, aber %1 rein.</numerusform></translation>
    </message>
    <message>
        <source>After it: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>There is no such plan.</source>
        <translation>Diesen Plan gibt es nicht.</translation>
    </message>
    <message>
        <source>This ruleset has no sideboard to swap cards with.</source>
        <translation>Dieses Regelwerk hat kein Sideboard zum Tauschen.</translation>
    </message>
    <message>
        <source>“%1” is applied; take it back first.</source>
        <translation>„%1“ ist angewandt; zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>The plan is applied already.</source>
        <translation>Der Plan ist bereits angewandt.</translation>
    </message>
    <message>
        <source>The plan is not applied.</source>
        <translation>Der Plan ist nicht angewandt.</translation>
    </message>
    <message>
        <source>Copies are missing.</source>
        <translation>Es fehlen Exemplare.</translation>
    </message>
    <message>
        <source>A card would have more than %1 copies.</source>
        <translation>Eine Karte hätte mehr als %1 Exemplare.</translation>
    </message>
    <message>
        <source>This ruleset limits copies in a way that cannot be advised on.</source>
        <translation>Für die Exemplargrenzen dieses Regelwerks sind keine Vorschläge möglich.</translation>
    </message>
    <message>
        <source>These cards do not make a legal %1.</source>
        <translation>Mit diesen Karten wird %1 nicht legal.</translation>
    </message>
    <message>
        <source>This ruleset bounds more sums than can be gone through.</source>
        <translation>Dieses Regelwerk begrenzt zu viele Summen für eine Berechnung.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Langes Spiel</translation>
    </message>
    <message>
        <source>Most swaps</source>
        <translation>Meiste Tausche</translation>
    </message>
    <message>
        <source>Against strong cards: %1 of %2 destroy, remove, return or stop one.</source>
        <translation>Gegen starke Karten: %1 von %2 zerstören, entfernen, schicken zurück oder halten auf.</translation>
    </message>
    <message>
        <source>Against slow decks: %1 of %2 draw, search, recover or heal.</source>
        <translation>Gegen langsame Decks: %1 von %2 ziehen, suchen, holen zurück oder heilen.</translation>
    </message>
    <message>
        <source>Against anybody: the most ways to swap.</source>
        <translation>Gegen alle: die meisten Möglichkeiten zu tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n swaps of one card, %1.</source>
        <translation><numerusform>%n Tausch einer Karte, %1.</numerusform><numerusform>%n Tausche einer Karte, %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>ArtDialog</name>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message>
        <source>Drag the picture, and zoom with the wheel or + and −.</source>
        <translation>Das Bild ziehen, mit dem Rad oder + und − vergrößern und verkleinern.</translation>
    </message>
    <message>
        <source>Picture &amp;by</source>
        <translation>Bild &amp;von</translation>
    </message>
</context>
<context>
    <name>ArtFrame</name>
    <message>
        <source>Part of the picture that is shown</source>
        <translation>Gezeigter Teil des Bildes</translation>
    </message>
    <message>
        <source>Arrows move the picture, plus and minus zoom, 0 shows as much of it as fits</source>
        <translation>Pfeiltasten verschieben das Bild, Plus und Minus vergrößern und verkleinern, 0 zeigt so viel wie möglich</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <source>%1 cannot be moved to %2: %3.</source>
        <translation>%1 kann nicht nach %2 verschoben werden: %3.</translation>
    </message>
    <message>
        <source>The name of the card has no letter to call its picture by.</source>
        <translation>Der Name der Karte hat keinen Buchstaben, nach dem ihr Bild heißen könnte.</translation>
    </message>
    <message>
        <source>The picture cannot be kept.</source>
        <translation>Das Bild lässt sich nicht ablegen.</translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>%1 asks %2</source>
        <translation>%1 fragt %2</translation>
    </message>
    <message>
        <source>Choose one of the lit places.</source>
        <translation>Wähle einen der beleuchteten Plätze.</translation>
    </message>
    <message>
        <source>The list beside the board has further answers.</source>
        <translation>Weitere Antworten stehen in der Liste neben dem Brett.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>There are %1, and terms of the search language such as t:WORD and kw:WORD.</source>
        <translation>Es gibt %1 und Ausdrücke der Suchsprache wie t:WORT und kw:WORT.</translation>
    </message>
    <message>
        <source>“%1” is not a term.</source>
        <translation>„%1“ ist keine Größe.</translation>
    </message>
    <message>
        <source>“%1” is a text, not a number.</source>
        <translation>„%1“ ist ein Text, keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” asks about a deck or a collection; a term is about cards.</source>
        <translation>„%1“ fragt nach einem Deck oder einer Sammlung; eine Größe gehört zu Karten.</translation>
    </message>
    <message>
        <source>“%1” does not parse at column %2: expected %3.</source>
        <translation>„%1“ hat bei Spalte %2 einen Fehler: erwartet wird %3.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <translation>„%1“ steht doppelt da.</translation>
    </message>
    <message>
        <source>A formula needs the weight of a term: constant=1, attack=0.5</source>
        <translation>Eine Formel braucht das Gewicht eines Terms: constant=1, attack=0.5</translation>
    </message>
    <message>
        <source>“%1” is no weight of a term, such as attack=0.5.</source>
        <translation>„%1“ ist kein Gewicht eines Terms wie attack=0.5.</translation>
    </message>
    <message>
        <source>“%1” is the cost itself.</source>
        <translation>„%1“ sind die Kosten selbst.</translation>
    </message>
    <message>
        <source>Every card has %1 %2: there is nothing to explain.</source>
        <translation>Jede Karte hat %1 %2: Da gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>%1 with %2, and these terms need at least %3.</source>
        <translation>%1 mit %2, und diese Größen brauchen mindestens %3.</translation>
    </message>
    <message>
        <source>%1 is left out: it is %2 for each of these cards.</source>
        <translation>%1 bleibt weg: Es ist bei jeder dieser Karten %2.</translation>
    </message>
    <message>
        <source>%1 is left out: for these cards it follows from %2.</source>
        <translation>%1 bleibt weg: Bei diesen Karten folgt es aus %2.</translation>
    </message>
    <message>
        <source>Cards without %1 are left out: %2.</source>
        <translation>Karten ohne %1 bleiben weg: %2.</translation>
    </message>
    <message>
        <source>%1, together %2 %3 under their price</source>
        <translation>%1, zusammen %2 %3 unter ihrem Preis</translation>
    </message>
    <message>
        <source>%1, together %2 %3 over their price</source>
        <translation>%1, zusammen %2 %3 über ihrem Preis</translation>
    </message>
    <message numerus="yes">
        <source>%n copies are not among the cards looked at</source>
        <translation><numerusform>%n Exemplar ist nicht unter den betrachteten Karten</numerusform><numerusform>%n Exemplare sind nicht unter den betrachteten Karten</numerusform></translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Keine Sicherung möglich. %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vor einem Import</translation>
    </message>
    <message>
        <source>before a restore</source>
        <translation>vor dem Wiederherstellen</translation>
    </message>
    <message>
        <source>damaged file, kept aside</source>
        <translation>beschädigte Datei, aufbewahrt</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intakt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>of another program</source>
        <translation>von einem anderen Programm</translation>
    </message>
    <message>
        <source>of another version of NexusDeck</source>
        <translation>von einer anderen Version von NexusDeck</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups of decks and collection</source>
        <translation>Sicherungen von Decks und Sammlung</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Made automatically every 30 minutes of use if anything has changed, and before every import. Kept: one each for twelve days, ten weeks and nine months; those made by hand permanently.</source>
        <translation>Entstehen bei Änderungen alle 30 Minuten Nutzung und vor jedem Import von selbst. Aufbewahrt: je eine für zwölf Tage, zehn Wochen und neun Monate; von Hand erstellte auf Dauer.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Jetzt &amp;sichern</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No backups yet.</source>
        <translation>Noch keine Sicherungen.</translation>
    </message>
    <message>
        <source>Backed up: %1, %2.</source>
        <translation>Gesichert: %1, %2.</translation>
    </message>
    <message>
        <source>Restore decks and collection as of %1 (%2, %3)?

The current state is backed up first and can be restored the same way. NexusDeck then restarts.</source>
        <translation>Decks und Sammlung vom %1 wiederherstellen (%2, %3)?

Der jetzige Stand wird zuvor gesichert und lässt sich ebenso wiederherstellen. Danach startet NexusDeck neu.</translation>
    </message>
</context>
<context>
    <name>BarList</name>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
</context>
<context>
    <name>BattleWords</name>
    <message>
        <source>by Frontline Supremacy</source>
        <translation>durch Frontline Supremacy</translation>
    </message>
    <message>
        <source>the other deck is empty</source>
        <translation>das andere Deck ist leer</translation>
    </message>
    <message>
        <source>by Missions</source>
        <translation>durch Missionen</translation>
    </message>
    <message>
        <source>the other side conceded</source>
        <translation>die andere Seite hat aufgegeben</translation>
    </message>
</context>
<context>
    <name>BeginOffers</name>
    <message>
        <source>Ways to begin the deck</source>
        <translation>Wege, das Deck zu beginnen</translation>
    </message>
    <message>
        <source>See which cards each would allow (Ctrl+M)</source>
        <translation>Zeigt, welche Karten jede zulassen würde (Strg+M)</translation>
    </message>
    <message>
        <source>Start from a package</source>
        <translation>Mit einem Paket beginnen</translation>
    </message>
    <message>
        <source>Choose a legal package in five steps (Ctrl+Shift+N)</source>
        <translation>In fünf Schritten ein legales Paket wählen (Strg+Umschalt+N)</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message>
        <source>Paste a list or a deck code (Ctrl+Shift+V)</source>
        <translation>Eine Liste oder einen Deckcode einfügen (Strg+Umschalt+V)</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Empty bin…</source>
        <translation>Papierkorb &amp;leeren…</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Delete %1 with all versions?</source>
        <translation>%1 mit allen Versionen löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>BisectionWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>a revision, its date</comment>
        <translation>%1 vom %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is legal at none of %n revisions.</source>
        <translation><numerusform>%1 ist in der einen Revision nicht legal.</numerusform><numerusform>%1 ist in keiner von %n Revisionen legal.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is legal at all %n revisions.</source>
        <translation><numerusform>%1 ist in der einen Revision legal.</numerusform><numerusform>%1 ist in allen %n Revisionen legal.</numerusform></translation>
    </message>
    <message>
        <source>%1 never broke: it became legal at revision %2 and has been since.</source>
        <translation>%1 ging nie kaputt: Das Deck wurde mit Revision %2 legal und ist es seither.</translation>
    </message>
    <message>
        <source>%1 was broken by revision %2 and is legal again since %3.</source>
        <translation>Revision %2 machte %1 illegal; seit %3 ist das Deck wieder legal.</translation>
    </message>
    <message>
        <source>%1 was broken by revision %2.</source>
        <translation>Revision %2 machte %1 illegal.</translation>
    </message>
    <message numerus="yes">
        <source>It broke %n times; this is the last.</source>
        <translation><numerusform>Das geschah einmal.</numerusform><numerusform>Das geschah %n-mal; dies ist das letzte Mal.</numerusform></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 can be played: click a card with a dashed frame, or use the list on the right</source>
        <translation>%1 ist spielbar: eine Karte mit gestricheltem Rahmen anklicken oder die Liste rechts nutzen</translation>
    </message>
    <message>
        <source>%1 can be played: click anywhere on the board, or use the list on the right</source>
        <translation>%1 ist spielbar: beliebige Stelle des Spielfelds anklicken oder die Liste rechts nutzen</translation>
    </message>
    <message>
        <source>%1: no action possible now</source>
        <translation>%1: jetzt keine Aktion möglich</translation>
    </message>
    <message>
        <source>%1: actions in the list on the right</source>
        <translation>%1: Aktionen in der Liste rechts</translation>
    </message>
    <message>
        <source>%1: 1 target in %2 range</source>
        <translation>%1: 1 Ziel in Reichweite %2</translation>
    </message>
    <message>
        <source>%1: %2 targets in %3 range</source>
        <translation>%1: %2 Ziele in Reichweite %3</translation>
    </message>
    <message>
        <source>%1: 1 place or target highlighted</source>
        <translation>%1: 1 Platz oder Ziel hervorgehoben</translation>
    </message>
    <message>
        <source>%1: %2 places and targets highlighted</source>
        <translation>%1: %2 Plätze und Ziele hervorgehoben</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket of the cut</source>
        <translation>Turnierbaum der Endrunde</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>seed, name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>BuildView</name>
    <message>
        <source>Start in five minutes</source>
        <translation>Einstieg in fünf Minuten</translation>
    </message>
    <message>
        <source>Hide this hint</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
    <message>
        <source>The decks cannot be read: %1</source>
        <translation>Die Decks lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>A sample deck to try things out. Ctrl+N starts your own.</source>
        <translation>Ein Beispieldeck zum Ausprobieren. Strg+N beginnt ein eigenes.</translation>
    </message>
    <message>
        <source>A deck to finish. Ctrl+N starts your own.</source>
        <translation>Ein Deck zum Vollenden. Strg+N: ein eigenes.</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Bauen</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>is no plain file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is no list of files that was written here</source>
        <translation>ist keine Liste von Dateien, die hier geschrieben wurde</translation>
    </message>
    <message>
        <source>is no plain folder; links in the folder are not followed</source>
        <translation>ist kein gewöhnlicher Ordner; Verknüpfungen im Ordner wird nicht gefolgt</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Destroy it</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Put its evolution into the discard pile</source>
        <translation>Evolution auf die Ablage legen</translation>
    </message>
    <message>
        <source>Name it as a target</source>
        <translation>Als Ziel benennen</translation>
    </message>
    <message>
        <source>Mark its challenge as met</source>
        <translation>Herausforderung als erfüllt markieren</translation>
    </message>
    <message>
        <source>Negate the next effect on the chain</source>
        <translation>Nächsten Effekt der Kette negieren</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Notiz schreiben…</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>Bewegen nach</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation>Oben auf das Deck</translation>
    </message>
    <message>
        <source>Bottom of the deck</source>
        <translation>Unter das Deck</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Loadout</source>
        <translation>Loadout</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>One step further (+)</source>
        <translation>Einen Schritt weiter (+)</translation>
    </message>
    <message>
        <source>One step back (−)</source>
        <translation>Einen Schritt zurück (−)</translation>
    </message>
    <message>
        <source>Counters…</source>
        <translation>Marken…</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Until the end of the round…</source>
        <translation>Bis zum Ende der Runde…</translation>
    </message>
    <message>
        <source>Other counters…</source>
        <translation>Andere Marken…</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Inflict Impact…</source>
        <translation>Impact zufügen…</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>Set Impact…</source>
        <translation>Impact setzen…</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Keywords and range</source>
        <translation>Schlüsselwörter und Reichweite</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Set size…</source>
        <translation>Größe setzen…</translation>
    </message>
    <message>
        <source>Quarters of a regular unit</source>
        <translation>Viertel einer normalen Einheit</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie aufgedruckt</translation>
    </message>
    <message>
        <source>Gain…</source>
        <translation>Erhalten…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verlieren</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Draw cards…</source>
        <translation>Karten ziehen…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Set %1…</source>
        <translation>%1 setzen…</translation>
    </message>
    <message>
        <source>Shuffle the deck</source>
        <translation>Deck mischen</translation>
    </message>
    <message>
        <source>Create a token…</source>
        <translation>Token erzeugen…</translation>
    </message>
    <message>
        <source>Look at the top of the deck…</source>
        <translation>Oberste Karten ansehen…</translation>
    </message>
    <message>
        <source>Look at the top of the deck</source>
        <translation>Oberste Karten ansehen</translation>
    </message>
    <message>
        <source>Search the whole deck</source>
        <translation>Ganzes Deck durchsuchen</translation>
    </message>
    <message>
        <source>Look at the hand</source>
        <translation>Hand ansehen</translation>
    </message>
</context>
<context>
    <name>CardChooser</name>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Possible cards</source>
        <translation>Mögliche Karten</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>Welche Karte ist es?</translation>
    </message>
    <message>
        <source>No card in the catalogue is named “%1”.</source>
        <translation>Keine Karte im Katalog heißt „%1“.</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>Use this card</source>
        <translation>Diese Karte verwenden</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>Open a card list in Markdown, CSV or TSV, or drop it here.

You edit its cards beside their faces and see which of your decks break.
Saving writes the cells that changed and nothing else.</source>
        <translation>Eine Kartenliste in Markdown, CSV oder TSV öffnen oder hierher ziehen.

Ihre Karten werden neben ihren Bildern bearbeitet; gezeigt wird auch, welche Decks dadurch illegal werden.
Beim Sichern werden nur die geänderten Zellen geschrieben.</translation>
    </message>
    <message>
        <source>Card list</source>
        <translation>Kartenliste</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>An import would refuse the list because of what was changed:

%1

Save it all the same?</source>
        <translation>Ein Import würde die Liste wegen der Änderungen ablehnen:

%1

Trotzdem speichern?</translation>
    </message>
    <message>
        <source>Open list…</source>
        <translation>Liste öffnen…</translation>
    </message>
    <message>
        <source>A card list in Markdown, CSV or TSV; or drop it here</source>
        <translation>Eine Kartenliste in Markdown, CSV oder TSV; oder hierher ziehen</translation>
    </message>
    <message>
        <source>Recent lists</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>A card of the same type behind the last one</source>
        <translation>Eine Karte desselben Typs hinter der letzten</translation>
    </message>
    <message>
        <source>Copy of card</source>
        <translation>Kopie der Karte</translation>
    </message>
    <message>
        <source>A card that begins as the selected one</source>
        <translation>Eine Karte, die wie die ausgewählte beginnt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the selected cards out of the list</source>
        <translation>Die ausgewählten Karten aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Save list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Write the cells that changed into the file (Ctrl+S)</source>
        <translation>Die geänderten Zellen in die Datei schreiben (Strg+S)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Take the saved list into the catalogue, to build and print with it</source>
        <translation>Die gespeicherte Liste in den Katalog aufnehmen, um damit zu bauen und zu drucken</translation>
    </message>
    <message>
        <source>Print proxies…</source>
        <translation>Proxys drucken…</translation>
    </message>
    <message>
        <source>Put the selected cards on sheets of proxies</source>
        <translation>Die ausgewählten Karten auf Bögen mit Proxys setzen</translation>
    </message>
    <message>
        <source>Play…</source>
        <comment>a change of a card, by the program</comment>
        <translation>Spielen…</translation>
    </message>
    <message>
        <source>Let the program play the decks that have the selected card, with it as the catalogue has it and as it is here</source>
        <translation>Das Programm die Decks mit der gewählten Karte spielen lassen: mit der Karte, wie sie im Katalog steht, und wie sie hier steht</translation>
    </message>
    <message>
        <source>Since the last commit</source>
        <translation>Seit letztem Commit</translation>
    </message>
    <message>
        <source>What the file has that its last commit in git has not; what is not saved is not in it</source>
        <translation>Was die Datei hat und ihr letzter Commit in git nicht; nicht Gespeichertes gehört nicht dazu</translation>
    </message>
    <message>
        <source>Type of the cards; the tables do not say it</source>
        <translation>Typ der Karten; die Tabellen nennen ihn nicht</translation>
    </message>
    <message>
        <source>Cards of the list</source>
        <translation>Karten der Liste</translation>
    </message>
    <message>
        <source>Art…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <source>A picture for the card; or drop it on the face</source>
        <translation>Ein Bild für die Karte; oder hierher ziehen</translation>
    </message>
    <message>
        <source>Remove art</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>The card has no picture any more; its file is kept</source>
        <translation>Die Karte hat kein Bild mehr; die Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>What the law says of the card</source>
        <translation>Was die Regeln zu der Karte sagen</translation>
    </message>
    <message>
        <source>%1 has changes from last time that are not saved.</source>
        <translation>%1 hat Änderungen vom letzten Mal, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 had changes that were not saved. They do not fit the file any more and are kept in %2.</source>
        <translation>%1 hatte Änderungen, die nicht gespeichert waren. Sie passen nicht mehr zur Datei und sind in %2 aufgehoben.</translation>
    </message>
    <message>
        <source>Open a card list</source>
        <translation>Kartenliste öffnen</translation>
    </message>
    <message>
        <source>Card lists (*.md *.markdown *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Kartenlisten (*.md *.markdown *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No list was opened yet</source>
        <translation>Noch keine Liste geöffnet</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Type of the cards…</source>
        <translation>Typ der Karten…</translation>
    </message>
    <message>
        <source>Picture by %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other rows would be refused by an import</source>
        <translation><numerusform>%n weitere Zeile würde ein Import ablehnen</numerusform><numerusform>%n weitere Zeilen würde ein Import ablehnen</numerusform></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, changed · %2</source>
        <translation>%1, geändert · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards</source>
        <translation><numerusform>%n Karte entfernen</numerusform><numerusform>%n Karten entfernen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards were removed; Undo brings them back.</source>
        <translation><numerusform>%n Karte wurde entfernt; „Rückgängig“ bringt sie zurück.</numerusform><numerusform>%n Karten wurden entfernt; „Rückgängig“ bringt sie zurück.</numerusform></translation>
    </message>
    <message>
        <source>%1 is as the catalogue has it: there is no change to play.</source>
        <translation>%1 ist so, wie der Katalog sie hat: Es gibt keine Änderung zu spielen.</translation>
    </message>
    <message>
        <source>The catalogue has no %1, so no deck has it: import the list first.</source>
        <translation>Der Katalog hat keine Karte %1, also hat sie kein Deck: zuerst die Liste importieren.</translation>
    </message>
    <message>
        <source>A picture for the card</source>
        <translation>Ein Bild für die Karte</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1.</source>
        <translation>Das Bild lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Change the picture of %1</source>
        <translation>Bild von %1 ändern</translation>
    </message>
    <message>
        <source>%1 has a picture.</source>
        <translation>%1 hat ein Bild.</translation>
    </message>
    <message>
        <source>Take the picture of %1 away</source>
        <translation>Bild von %1 entfernen</translation>
    </message>
    <message>
        <source>The picture was moved to the folder “replaced” of the art.</source>
        <translation>Das Bild liegt jetzt im Ordner „replaced“ der Bilder.</translation>
    </message>
    <message>
        <source>Saved in %1, with what another program has changed there</source>
        <translation>In %1 gespeichert, mit dem, was ein anderes Programm dort geändert hat</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>In %1 gespeichert</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>In this deck: %1</source>
        <translation>In diesem Deck: %1</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>In diesem Deck</translation>
    </message>
    <message>
        <source>not in this ruleset</source>
        <translation>nicht in diesem Regelwerk</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Show printing %1</source>
        <translation>Druck %1 zeigen</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Printings</source>
        <translation>Drucke</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>In other decks</source>
        <translation>In anderen Decks</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Verwendet in</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Open deck %1, copies: %2</source>
        <translation>Deck %1 öffnen, Exemplare: %2</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>The selected card</source>
        <translation>Die ausgewählte Karte</translation>
    </message>
</context>
<context>
    <name>CardListDocument</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it cannot be read any more: %2</source>
        <translation>Ein anderes Programm hat %1 geändert, und die Datei ist nicht mehr lesbar: %2</translation>
    </message>
    <message>
        <source>Take in changes of the file</source>
        <translation>Änderungen der Datei übernehmen</translation>
    </message>
    <message>
        <source>Another program has changed %1 meanwhile; nothing was written.</source>
        <translation>Ein anderes Programm hat %1 inzwischen geändert; es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>CardListWords</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>Select a card to see it here.</source>
        <translation>Eine ausgewählte Karte erscheint hier.</translation>
    </message>
    <message>
        <source>The selected card</source>
        <translation>Die ausgewählte Karte</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>CardPictureWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>cannot be made: %1</source>
        <comment>a folder</comment>
        <translation>kann nicht angelegt werden: %1</translation>
    </message>
</context>
<context>
    <name>CardTextWords</name>
    <message>
        <source>does not go into %1</source>
        <translation>gehört nicht in %1</translation>
    </message>
    <message>
        <source>not into %1</source>
        <translation>nicht in %1</translation>
    </message>
    <message>
        <source>at its limit of %1</source>
        <translation>an der Grenze von %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>needs %1 %2 (you have %3)</source>
        <translation>braucht %1 %2 (hat %3)</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>a domain and points</comment>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>one %1 too many (at most %2)</source>
        <translation>%1: eins zu viel (höchstens %2)</translation>
    </message>
    <message>
        <source>another %1</source>
        <translation>zusätzlich: %1</translation>
    </message>
    <message>
        <source>%1 over its %2 by %3</source>
        <translation>%1: %3 über der Grenze von %2</translation>
    </message>
    <message>
        <source>%1 %2 over</source>
        <comment>a domain and a number</comment>
        <translation>%1: %2 zu viel</translation>
    </message>
    <message>
        <source>%1 is full</source>
        <translation>%1: voll</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>over the %1 by %2</source>
        <comment>200 CP</comment>
        <translation>um %2 über %1</translation>
    </message>
    <message numerus="yes">
        <source>%n points over</source>
        <comment>of domains</comment>
        <translation><numerusform>%n zu viel</numerusform><numerusform>%n zu viel</numerusform></translation>
    </message>
    <message>
        <source>%1 over</source>
        <comment>13 CP</comment>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>over the %1 of %2 by %3</source>
        <comment>25 CP of Leaders</comment>
        <translation>%2: um %3 über %1</translation>
    </message>
    <message>
        <source>%1 %2 over</source>
        <comment>Leaders 3 CP</comment>
        <translation>%1: %2 zu viel</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>of a card</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>of a card</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of copies may be added</comment>
        <translation>beliebig viele</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>copies may be added</comment>
        <translation><numerusform>noch %n</numerusform><numerusform>noch %n</numerusform></translation>
    </message>
    <message>
        <source>1 more leaves %1, %2 leave %3</source>
        <comment>copies and points</comment>
        <translation>1 mehr: Rest %1, %2 mehr: Rest %3</translation>
    </message>
    <message>
        <source>1 more leaves %1</source>
        <comment>a copy and points</comment>
        <translation>1 mehr: Rest %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <comment>in the deck</comment>
        <translation><numerusform>%n Exemplar</numerusform><numerusform>%n Exemplare</numerusform></translation>
    </message>
    <message>
        <source>no section takes it</source>
        <translation>passt in keinen Bereich</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>kein Bereich</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Filter the stacks</source>
        <translation>Posten filtern</translation>
    </message>
    <message>
        <source>Group the stacks</source>
        <translation>Posten gruppieren</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Angezeigt</translation>
    </message>
    <message>
        <source>Filter:  loc:binder cond&gt;=nm t:unit</source>
        <translation>Filter:  loc:binder cond&gt;=nm t:unit</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Nicht gruppiert</translation>
    </message>
    <message>
        <source>By set</source>
        <translation>Nach Set</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Ort</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By domain</source>
        <translation>Nach Domäne</translation>
    </message>
    <message>
        <source>By condition</source>
        <translation>Nach Zustand</translation>
    </message>
    <message>
        <source>Actions for the chosen stacks</source>
        <translation>Aktionen für die gewählten Posten</translation>
    </message>
    <message>
        <source>Stacks ▾</source>
        <translation>Posten ▾</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>The chosen stacks</source>
        <translation>Die gewählten Posten</translation>
    </message>
    <message>
        <source>Add one copy	+</source>
        <translation>Ein Exemplar mehr	+</translation>
    </message>
    <message>
        <source>Remove one copy	−</source>
        <translation>Ein Exemplar weniger	−</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Verschieben nach…</translation>
    </message>
    <message>
        <source>Alt+Shift+M</source>
        <translation>Alt+Shift+M</translation>
    </message>
    <message>
        <source>Rename the place…</source>
        <translation>Ort umbenennen…</translation>
    </message>
    <message>
        <source>Split off…</source>
        <translation>Abteilen…</translation>
    </message>
    <message>
        <source>Alt+Shift+S</source>
        <translation>Alt+Shift+S</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Alt+Shift+G</source>
        <translation>Alt+Shift+G</translation>
    </message>
    <message>
        <source>Remove	Shift+Del</source>
        <translation>Entfernen	Umschalt+Entf</translation>
    </message>
    <message>
        <source>Card history</source>
        <translation>Verlauf der Karte</translation>
    </message>
    <message>
        <source>Alt+Shift+H</source>
        <translation>Alt+Shift+H</translation>
    </message>
    <message>
        <source>Choose the card…</source>
        <translation>Karte wählen…</translation>
    </message>
    <message>
        <source>Alt+Shift+C</source>
        <translation>Alt+Shift+C</translation>
    </message>
    <message>
        <source>Column %1: expected %2</source>
        <translation>Spalte %1: erwartet wird %2</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>Zum Tausch</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>To match</source>
        <translation>Zuzuordnen</translation>
    </message>
    <message>
        <source>%1 for trade in %2</source>
        <translation>%1 zum Tausch in %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source> · value %1</source>
        <translation> · Wert %1</translation>
    </message>
    <message>
        <source> (%1 without a value)</source>
        <translation> (%1 ohne Wert)</translation>
    </message>
    <message>
        <source>Opening the collection…</source>
        <translation>Sammlung wird geöffnet…</translation>
    </message>
    <message>
        <source>No stack of this list matches the filter.</source>
        <translation>Kein Posten dieser Liste passt zum Filter.</translation>
    </message>
    <message>
        <source>Nothing is offered for trade. Set the copies for trade of a stack at the right, or offer copies you cannot use (Surplus).</source>
        <translation>Nichts wird zum Tausch angeboten. Rechts bei einem Posten die Exemplare zum Tausch angeben oder Überschüssiges anbieten (Überschuss).</translation>
    </message>
    <message>
        <source>Nothing is wanted. Type a card above, or add the copies a deck misses (Decks).</source>
        <translation>Nichts wird gesucht. Oben eine Karte eingeben oder die fehlenden Exemplare eines Decks hinzufügen (Decks).</translation>
    </message>
    <message>
        <source>Every imported line is matched to a card.</source>
        <translation>Jede importierte Zeile ist einer Karte zugeordnet.</translation>
    </message>
    <message>
        <source>Your collection is empty.
Type “3 wick sprite” above and press Enter, or import a file from another program.</source>
        <translation>Die Sammlung ist noch leer.
Oben „3 wick sprite“ eingeben und Enter drücken oder eine Datei eines anderen Programms importieren.</translation>
    </message>
    <message>
        <source>%1 removed. Ctrl+Z undoes it.</source>
        <translation>%1 entfernt. Rückgängig mit Strg+Z.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>New place (a page after a comma):</source>
        <translation>Neuer Ort (Seite nach einem Komma):</translation>
    </message>
    <message>
        <source>The stack lies at no place.</source>
        <translation>Der Posten liegt an keinem Ort.</translation>
    </message>
    <message>
        <source>Rename the place</source>
        <translation>Ort umbenennen</translation>
    </message>
    <message>
        <source>New name of “%1”; one that is there makes both one place:</source>
        <translation>Neuer Name von „%1“; mit dem eines vorhandenen Ortes werden beide einer:</translation>
    </message>
    <message>
        <source>Choose one stack to split.</source>
        <translation>Einen Posten zum Abteilen wählen.</translation>
    </message>
    <message>
        <source>A stack of one copy cannot be split.</source>
        <translation>Ein einzelnes Exemplar lässt sich nicht teilen.</translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>Abteilen</translation>
    </message>
    <message>
        <source>Copies to split off:</source>
        <translation>Abzuteilende Exemplare:</translation>
    </message>
    <message>
        <source>Choose the stacks to merge: two or more of one card.</source>
        <translation>Posten zum Zusammenführen wählen: zwei oder mehr derselben Karte.</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Nach %1</translation>
    </message>
</context>
<context>
    <name>CatalogueModel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Adding one</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>Your collection is empty. Ctrl+2 opens it: type “3 wick sprite” there, or import a file.</source>
        <translation>Die Sammlung ist leer. Strg+2 öffnet sie: dort „3 wick sprite“ eingeben oder eine Datei importieren.</translation>
    </message>
    <message>
        <source>Ctrl+? shows the search language.</source>
        <translation>Strg+? zeigt die Suchsprache.</translation>
    </message>
    <message>
        <source>not in the sets of this ruleset</source>
        <translation>nicht in den Sets dieses Regelwerks</translation>
    </message>
    <message>
        <source>not in its sets</source>
        <translation>nicht in dessen Sets</translation>
    </message>
    <message>
        <source>%1. Adding one: %2</source>
        <translation>%1. Hinzufügen: %2</translation>
    </message>
    <message>
        <source>%1. Cannot be added: %2</source>
        <translation>%1. Hinzufügen nicht möglich: %2</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Printings</source>
        <translation>Drucke</translation>
    </message>
    <message>
        <source>&amp;See the cards…</source>
        <translation>Karten an&amp;sehen…</translation>
    </message>
    <message>
        <source>The cards of the chosen set (Enter)</source>
        <translation>Die Karten des gewählten Sets (Enter)</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Source, or why it is not used</source>
        <translation>Herkunft, oder warum nicht verwendet</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>Karten &amp;importieren…</translation>
    </message>
    <message>
        <source>Card lists as JSON, Markdown, CSV or TSV; files can be dropped here too</source>
        <translation>Kartenlisten als JSON, Markdown, CSV oder TSV; Dateien lassen sich auch hierher ziehen</translation>
    </message>
    <message>
        <source>Folder with your cards and decks</source>
        <translation>Ordner mit den eigenen Karten und Decks</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Past imports</source>
        <translation>Bisherige Importe</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>&amp;Undo the last import…</source>
        <translation>&amp;Letzten Import zurücknehmen…</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Drop a card list here, or choose “Import cards”.</source>
        <translation>Noch nichts importiert. Eine Kartenliste hierher ziehen oder „Karten importieren“ wählen.</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Your cards and decks are in %1</source>
        <translation>Karten und Decks liegen in %1</translation>
    </message>
    <message>
        <source>Reading the cards…</source>
        <translation>Karten werden gelesen…</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>zurückgenommen: %1</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Undo the import of %1?</source>
        <translation>Import von %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Imported %1: %2. New cards are removed, changed cards restored; your decks keep all their rows.</source>
        <translation>Importiert %1: %2. Neue Karten werden entfernt, geänderte erhalten ihre früheren Werte; die Decks behalten alle Zeilen.</translation>
    </message>
    <message>
        <source>&amp;Catalogue</source>
        <translation>&amp;Katalog</translation>
    </message>
</context>
<context>
    <name>ChainView</name>
    <message>
        <source>Priority Chain, the next to resolve first</source>
        <translation>Prioritätskette, die nächste Wirkung zuerst</translation>
    </message>
    <message>
        <source>Priority Chain</source>
        <translation>Prioritätskette</translation>
    </message>
    <message>
        <source> attacks</source>
        <translation> attackiert</translation>
    </message>
    <message>
        <source> → </source>
        <translation> → </translation>
    </message>
    <message>
        <source>%1 (negated)</source>
        <translation>%1 (annulliert)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Dann: %1</translation>
    </message>
</context>
<context>
    <name>ChancePicture</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChanceWords</name>
    <message>
        <source>.</source>
        <comment>before decimals</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>under 0.01 %</source>
        <translation>unter 0,01 %</translation>
    </message>
    <message>
        <source>over 99.99 %</source>
        <translation>über 99,99 %</translation>
    </message>
    <message>
        <source>A flip takes at least two decks.</source>
        <translation>Zum Aufdecken sind mindestens zwei Decks nötig.</translation>
    </message>
    <message>
        <source>A flip takes at most %1 decks.</source>
        <translation>Zum Aufdecken sind höchstens %1 Decks möglich.</translation>
    </message>
    <message>
        <source>This game's cards have no number that a flip could compare.</source>
        <translation>Die Karten dieses Spiels haben keine Zahl, die ein Aufdecken vergleichen könnte.</translation>
    </message>
    <message>
        <source>%1 has no cards to flip.</source>
        <translation>%1 hat keine Karten zum Aufdecken.</translation>
    </message>
    <message>
        <source>%1 have no cards to flip.</source>
        <translation>%1 haben keine Karten zum Aufdecken.</translation>
    </message>
    <message>
        <source>%1 reveals %2 (%3)</source>
        <translation>%1 deckt %2 auf (%3)</translation>
    </message>
    <message>
        <source>A deck has run out; the tied shuffle their cards back.</source>
        <translation>Ein Deck ist aufgebraucht; die Spieler im Gleichstand mischen ihre Karten zurück.</translation>
    </message>
    <message>
        <source>%1: %2 decides who begins.</source>
        <comment>what is revealed</comment>
        <translation>%1: %2 entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>%1: a tie at %2, they flip on.</source>
        <comment>what is revealed</comment>
        <translation>%1: Gleichstand bei %2, es wird weiter aufgedeckt.</translation>
    </message>
    <message>
        <source>%1: a tie at %2 between %3, they flip on.</source>
        <comment>what is revealed</comment>
        <translation>%1: Gleichstand bei %2 zwischen %3, es wird weiter aufgedeckt.</translation>
    </message>
    <message>
        <source>%1: a tie at %2 that no flip can ever break.</source>
        <comment>what is revealed</comment>
        <translation>%1: Gleichstand bei %2, den kein Aufdecken auflösen kann.</translation>
    </message>
    <message>
        <source>%1: a tie at %2 between %3 that no flip can ever break.</source>
        <comment>what is revealed</comment>
        <translation>%1: Gleichstand bei %2 zwischen %3, den kein Aufdecken auflösen kann.</translation>
    </message>
    <message>
        <source>Every card of %1 shows %2: no flip can ever decide between them.</source>
        <translation>Jede Karte von %1 zeigt %2: Kein Aufdecken kann hier entscheiden.</translation>
    </message>
    <message>
        <source>%1 decides who begins in %2 of games, %3 in %4. The first flip ties in %5; %6 flips on average.</source>
        <translation>%1 entscheidet in %2 der Partien, wer beginnt, %3 in %4. Gleichstand beim ersten Aufdecken: %5; im Mittel wird %6-mal aufgedeckt.</translation>
    </message>
    <message>
        <source>Ties too long to follow leave %1 open.</source>
        <translation>Zu lange Gleichstände lassen %1 offen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 decides who begins in %2 of %n games.</source>
        <translation><numerusform>%1 entscheidet in %2 von %n Partie, wer beginnt.</numerusform><numerusform>%1 entscheidet in %2 von %n Partien, wer beginnt.</numerusform></translation>
    </message>
    <message>
        <source>No flip can ever decide %1: those tied have cards of one number only.</source>
        <translation>Durch Aufdecken nicht entscheidbar: %1. Im Gleichstand haben alle nur Karten mit derselben Zahl.</translation>
    </message>
    <message>
        <source>The first flip ties in %1; %2 flips on average.</source>
        <translation>Gleichstand beim ersten Aufdecken: %1; im Mittel wird %2-mal aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>An opening hand is %1 of %n cards.</source>
        <translation><numerusform>Eine Starthand ist %1 von %n Karte.</numerusform><numerusform>Eine Starthand ist %1 von %n Karten.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>By round %1 a player who plays %2 a round has drawn %3 of %n cards.</source>
        <translation><numerusform>Wer je Runde %2 spielt, hat bis Runde %1 %3 von %n Karte gezogen.</numerusform><numerusform>Wer je Runde %2 spielt, hat bis Runde %1 %3 von %n Karten gezogen.</numerusform></translation>
    </message>
    <message>
        <source>Hands with a card that %1 pay for</source>
        <translation>Hände mit einer Karte, die %1 bezahlen</translation>
    </message>
    <message>
        <source>Most of %1 a hand can spend, on average</source>
        <translation>Höchste Ausgabe einer Hand von %1, im Mittel</translation>
    </message>
    <message>
        <source>%1 in hand, on average</source>
        <translation>%1 auf der Hand, im Mittel</translation>
    </message>
    <message>
        <source>Hands with %1 of %2</source>
        <translation>Hände mit %1 von %2</translation>
    </message>
    <message>
        <source>no %1</source>
        <comment>a card without a cost</comment>
        <translation>ohne %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards.</source>
        <translation><numerusform>%n Karte.</numerusform><numerusform>%n Karten.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards, %1 %2.</source>
        <translation><numerusform>%n Karte, %1 %2.</numerusform><numerusform>%n Karten, %1 %2.</numerusform></translation>
    </message>
    <message>
        <source>Income %1 %2 a round pays none of them.</source>
        <translation>Einkommen %1 %2 je Runde reicht für keine davon.</translation>
    </message>
    <message numerus="yes">
        <source>Income %1 %2 a round pays all of them.</source>
        <translation><numerusform>Einkommen %1 %2 je Runde reicht dafür.</numerusform><numerusform>Einkommen %1 %2 je Runde reicht für alle.</numerusform></translation>
    </message>
    <message>
        <source>Income %1 %2 a round pays %3 of them (%4 %2).</source>
        <translation>Einkommen %1 %2 je Runde reicht für %3 davon (%4 %2).</translation>
    </message>
</context>
<context>
    <name>ChancesDialog</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Hände</translation>
    </message>
    <message>
        <source>D&amp;raws</source>
        <translation>&amp;Ziehen</translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation>&amp;Initiative</translation>
    </message>
    <message>
        <source>Chances: %1</source>
        <translation>Chancen: %1</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>Changed fields</source>
        <translation>Geänderte Felder</translation>
    </message>
    <message>
        <source>Choose a card on the left.</source>
        <translation>Links eine Karte wählen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>%1: before %2, after %3</source>
        <translation>%1: vorher %2, nachher %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>ChangeTable</name>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Perhaps renamed</source>
        <translation>Vielleicht umbenannt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Cards that changed</source>
        <translation>Geänderte Karten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Show its &amp;history</source>
        <translation>&amp;Verlauf zeigen</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorige Änderung</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>List before</source>
        <translation>Liste vorher</translation>
    </message>
    <message>
        <source>List after</source>
        <translation>Liste nachher</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Choose two lists: a file, a revision or a set each.</source>
        <translation>Zwei Listen wählen: je eine Datei, eine Revision oder ein Set.</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the lists</source>
        <translation>Listen vertauschen</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Reads the lists and compares them again</source>
        <translation>Liest die Listen und vergleicht sie neu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy c&amp;hangelog</source>
        <translation>Änderungen &amp;kopieren</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Als Markdown</translation>
    </message>
    <message>
        <source>Save chan&amp;gelog…</source>
        <translation>Änderungen &amp;speichern…</translation>
    </message>
    <message>
        <source>As a Markdown file</source>
        <translation>Als Markdown-Datei</translation>
    </message>
    <message>
        <source>Accept the rename</source>
        <translation>Umbenennung annehmen</translation>
    </message>
    <message>
        <source>The card of the catalogue gets its new name; decks and copies keep it. “Undo the last import” takes it back.</source>
        <translation>Die Karte des Katalogs bekommt ihren neuen Namen; Decks und Exemplare behalten sie. „Letzten Import zurücknehmen“ macht es rückgängig.</translation>
    </message>
    <message>
        <source>&amp;Play…</source>
        <comment>a change of a card, by the program</comment>
        <translation>S&amp;pielen…</translation>
    </message>
    <message>
        <source>New &amp;edition…</source>
        <translation>Neue &amp;Edition…</translation>
    </message>
    <message>
        <source>A ruleset of your own for the list, where its headings mean other things</source>
        <translation>Ein eigenes Regelwerk für die Liste, wenn ihre Überschriften anderes bedeuten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>Find in the changes</source>
        <translation>In den Änderungen suchen</translation>
    </message>
    <message>
        <source>Fields that changed</source>
        <translation>Felder, die sich geändert haben</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Tick fields to see only the cards in which they changed</source>
        <translation>Felder ankreuzen, um nur die Karten zu sehen, in denen sie sich geändert haben</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 lies in no git repository: there is no commit to compare it with.</source>
        <translation>%1 liegt in keinem git-Repository: es gibt keinen Commit, mit dem man vergleichen könnte.</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1 → %2: nothing changed.</source>
        <translation>%1 → %2: Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>sign, kind and count</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter or a double click opens the deck</source>
        <translation>Eingabe oder Doppelklick öffnet das Deck</translation>
    </message>
    <message>
        <source>Let the program play the decks that have the card, with it as it was and as it is</source>
        <translation>Das Programm die Decks mit der Karte spielen lassen: mit der Karte, wie sie war, und wie sie ist</translation>
    </message>
    <message>
        <source>Compare two lists and choose a card that has changed; then the program plays it.</source>
        <translation>Zwei Listen vergleichen und eine geänderte Karte wählen; dann spielt das Programm sie.</translation>
    </message>
    <message>
        <source>Choose a card that has changed: it is in both lists, and not the same.</source>
        <translation>Eine geänderte Karte wählen: Sie steht in beiden Listen und ist nicht dieselbe.</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>Wird umbenannt</translation>
    </message>
    <message>
        <source>“%1” is now “%2”; decks and collections keep it.</source>
        <translation>„%1“ heißt jetzt „%2“; Decks und Sammlungen behalten sie.</translation>
    </message>
    <message>
        <source>The changelog is on the clipboard.</source>
        <translation>Die Änderungen sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the changelog</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Changelog written to %1.</source>
        <translation>Änderungen nach %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>%1 chart</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>1 card at %1 %2</source>
        <translation>1 Karte bei %1 %2</translation>
    </message>
    <message>
        <source>%3 cards at %1 %2</source>
        <translation>%3 Karten bei %1 %2</translation>
    </message>
    <message>
        <source>, more than a round's income</source>
        <translation>, mehr als das Einkommen einer Runde</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Untertypen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, %1 %2</source>
        <translation><numerusform>%n Karte, %1 %2</numerusform><numerusform>%n Karten, %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>und %n weiteres</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation><numerusform>%n Punkt</numerusform><numerusform>%n Punkte</numerusform></translation>
    </message>
    <message>
        <source>%1 in all, %2 on average</source>
        <translation>insgesamt %1, im Mittel %2</translation>
    </message>
    <message>
        <source>No day yet.</source>
        <translation>Noch kein Tag.</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>a figure on a day</comment>
        <translation>%1 am %2.</translation>
    </message>
    <message>
        <source>%1 on %2; %3 on %4, the first day; at most %5, on %6.</source>
        <translation>%1 am %2; %3 am %4, dem ersten Tag; höchstens %5, am %6.</translation>
    </message>
    <message>
        <source>average %1, median %2</source>
        <translation>Mittel %1, Median %2</translation>
    </message>
    <message numerus="yes">
        <source>%n without</source>
        <comment>cards without a value</comment>
        <translation><numerusform>%n ohne</numerusform><numerusform>%n ohne</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards at %1 %2</source>
        <comment>2 CP</comment>
        <translation><numerusform>%n Karte mit %1 %2</numerusform><numerusform>%n Karten mit %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n at %1 %2</source>
        <comment>cards at 2 CP</comment>
        <translation><numerusform>%n mit %1 %2</numerusform><numerusform>%n mit %1 %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 %n cards</source>
        <comment>of a kind</comment>
        <translation><numerusform>%1 %n Karte</numerusform><numerusform>%1 %n Karten</numerusform></translation>
    </message>
    <message>
        <source>Income %1 %2 a round.</source>
        <translation>Einkommen %1 %2 je Runde.</translation>
    </message>
    <message>
        <source>Income %1 %2 a round pays %3 cards of average cost %4.</source>
        <translation>Einkommen %1 %2 je Runde reicht für %3 Karten mit mittleren Kosten von %4.</translation>
    </message>
    <message>
        <source>No card costs more than that.</source>
        <translation>Keine Karte kostet mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cost more than that.</source>
        <comment>cards</comment>
        <translation><numerusform>%n von %1 kostet mehr.</numerusform><numerusform>%n von %1 kosten mehr.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of them not in the catalogue</source>
        <translation><numerusform>davon %n nicht im Katalog</numerusform><numerusform>davon %n nicht im Katalog</numerusform></translation>
    </message>
    <message>
        <source>Worth %1</source>
        <translation>Wert %1</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>%1 holds %n lists; comparing needs exactly one.</source>
        <translation><numerusform>%1 enthält %n Liste; zum Vergleichen ist genau eine nötig.</numerusform><numerusform>%1 enthält %n Listen; zum Vergleichen ist genau eine nötig.</numerusform></translation>
    </message>
    <message>
        <source>It is a deck of %1, the list it is to be compared with is one of “%2”.</source>
        <translation>Das Deck gehört zu %1, die Liste, mit der es verglichen werden soll, zu „%2“.</translation>
    </message>
    <message>
        <source>holds folders more than %1 deep; verify those by themselves</source>
        <translation>enthält Ordner in mehr als %1 Ebenen; diese bitte für sich prüfen</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <comment>a folder</comment>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht legal</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>nicht feststellbar</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of the card with number %2, which the catalogue does not have.</source>
        <translation><numerusform>%1: %n Exemplar der Karte mit Nummer %2, die im Katalog fehlt.</numerusform><numerusform>%1: %n Exemplare der Karte mit Nummer %2, die im Katalog fehlt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies of the card with number %2, which several cards have: %3.</source>
        <translation><numerusform>%1: %n Exemplar der Karte mit Nummer %2; diese Nummer haben mehrere Karten: %3.</numerusform><numerusform>%1: %n Exemplare der Karte mit Nummer %2; diese Nummer haben mehrere Karten: %3.</numerusform></translation>
    </message>
    <message>
        <source>Checked: the code inside the PDF, not the words on its pages.</source>
        <translation>Geprüft: der Code im PDF, nicht der Text auf den Seiten.</translation>
    </message>
    <message>
        <source>Checked: the code in the picture, not the words around it.</source>
        <translation>Geprüft: der Code im Bild, nicht der Text darum herum.</translation>
    </message>
    <message>
        <source>Checked: the code.</source>
        <translation>Geprüft: der Code.</translation>
    </message>
    <message>
        <source>Checked: the cards the file lists.</source>
        <translation>Geprüft: die in der Datei aufgeführten Karten.</translation>
    </message>
    <message>
        <source>Compare the checksum %1 with the one on the paper.</source>
        <translation>Die Prüfsumme %1 mit der auf dem Papier vergleichen.</translation>
    </message>
    <message>
        <source>Its text was mended here; the file is as it came.</source>
        <translation>Ihr Text wurde hier berichtigt; die Datei ist, wie sie kam.</translation>
    </message>
    <message>
        <source>A code has no checksum to compare with.</source>
        <translation>Ein Code hat keine Prüfsumme zum Vergleichen.</translation>
    </message>
    <message>
        <source>It has no checksum to compare with.</source>
        <translation>Keine Prüfsumme zum Vergleichen.</translation>
    </message>
    <message>
        <source>The list says no game; its cards are of %1.</source>
        <comment>a game</comment>
        <translation>Die Liste nennt kein Spiel; ihre Karten gehören zu %1.</translation>
    </message>
    <message>
        <source>%1 (%2, built in)</source>
        <comment>a ruleset</comment>
        <translation>%1 (%2, eingebaut)</translation>
    </message>
    <message>
        <source>%1 (%2, a file of your own)</source>
        <comment>a ruleset</comment>
        <translation>%1 (%2, eigene Datei)</translation>
    </message>
    <message>
        <source>Judged by %1, as you asked.</source>
        <translation>Beurteilt nach %1, wie gewählt.</translation>
    </message>
    <message>
        <source>Judged by %1, the edition of its cards: the list names none.</source>
        <translation>Beurteilt nach %1, der Ausgabe der Karten: Die Liste nennt keine.</translation>
    </message>
    <message>
        <source>Judged by %1, as the list says.</source>
        <translation>Beurteilt nach %1, wie in der Liste angegeben.</translation>
    </message>
    <message>
        <source>Judged by %1, the game's usual one: the list names none.</source>
        <translation>Beurteilt nach %1, dem üblichen Regelwerk des Spiels: Die Liste nennt keines.</translation>
    </message>
    <message>
        <source>The list says %1, the table of players says %2.</source>
        <comment>players</comment>
        <translation>Die Liste sagt %1, die Spielertabelle sagt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players have no list: %1.</source>
        <translation><numerusform>%n Spieler hat keine Liste: %1.</numerusform><numerusform>%n Spieler haben keine Liste: %1.</numerusform></translation>
    </message>
    <message>
        <source>The checksum does not fit: the list says %1, its cards give %2.</source>
        <translation>Die Prüfsumme passt nicht: Die Liste nennt %1, ihre Karten ergeben %2.</translation>
    </message>
    <message>
        <source>The deck code does not fit: it is that of another list.</source>
        <translation>Der Deckcode passt nicht: Er gehört zu einer anderen Liste.</translation>
    </message>
    <message>
        <source>The ruleset of the code is not known here; it was read by %1.</source>
        <translation>Das Regelwerk des Codes ist hier nicht bekannt; gelesen wurde er nach %1.</translation>
    </message>
    <message>
        <source>Could not be read: %1.</source>
        <translation>Nicht lesbar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards differ from the list it is compared with.</source>
        <translation><numerusform>%n Karte weicht von der Vergleichsliste ab.</numerusform><numerusform>%n Karten weichen von der Vergleichsliste ab.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read, the first is %1. Mend the list first.</source>
        <translation><numerusform>%n Zeile konnte nicht gelesen werden: %1. Erst die Liste berichtigen.</numerusform><numerusform>%n Zeilen konnten nicht gelesen werden, die erste ist %1. Erst die Liste berichtigen.</numerusform></translation>
    </message>
    <message>
        <source>There are no cards in it.</source>
        <translation>Sie enthält keine Karten.</translation>
    </message>
    <message>
        <source>Another list has this name and other cards: %1.</source>
        <translation>Eine andere Liste hat denselben Namen, aber andere Karten: %1.</translation>
    </message>
    <message>
        <source>The name of its deck holds characters made to mislead, and is not shown.</source>
        <translation>Der Name des Decks enthält irreführende Zeichen und wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Passed over: %1.</source>
        <translation>Übergangen: %1.</translation>
    </message>
    <message>
        <source>Line %1: cards stand apart below a blank line. If they are the sideboard, write “Sideboard” above them.</source>
        <translation>Zeile %1: Karten stehen abgesetzt unter einer Leerzeile. Sind sie das Sideboard, „Sideboard“ darüber schreiben.</translation>
    </message>
    <message>
        <source>Line %1: %2 has %3 “%4” in the list, the catalogue says %5.</source>
        <translation>Zeile %1: %2 hat in der Liste %3 „%4“, im Katalog %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n lists: %1 legal</source>
        <translation><numerusform>%n Liste: %1 legal</numerusform><numerusform>%n Listen: %1 legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n not legal</source>
        <comment>lists</comment>
        <translation><numerusform>%n nicht legal</numerusform><numerusform>%n nicht legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <comment>lists</comment>
        <translation><numerusform>%n nicht gelesen</numerusform><numerusform>%n nicht gelesen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n checksums do not fit</source>
        <translation><numerusform>%n Prüfsumme passt nicht</numerusform><numerusform>%n Prüfsummen passen nicht</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n codes do not fit</source>
        <translation><numerusform>%n Code passt nicht</numerusform><numerusform>%n Codes passen nicht</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n lists differ</source>
        <translation><numerusform>%n Liste weicht ab</numerusform><numerusform>%n Listen weichen ab</numerusform></translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>Time is over since %1</source>
        <translation>Die Zeit ist um seit %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Minutes of the round</source>
        <translation>Minuten der Runde</translation>
    </message>
    <message>
        <source>Table that gets more time</source>
        <translation>Tisch, der mehr Zeit bekommt</translation>
    </message>
    <message>
        <source>Minutes more</source>
        <translation>Minuten mehr</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>−1 minute</source>
        <translation>−1 Minute</translation>
    </message>
    <message>
        <source>+1 minute</source>
        <translation>+1 Minute</translation>
    </message>
    <message>
        <source>Set ane&amp;w</source>
        <translation>&amp;Neu stellen</translation>
    </message>
    <message>
        <source>The whole time of the round again</source>
        <translation>Noch einmal die ganze Zeit der Runde</translation>
    </message>
    <message>
        <source>&amp;Give</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Show in the &amp;hall</source>
        <translation>Im &amp;Saal zeigen</translation>
    </message>
    <message>
        <source>A window of its own that fills the screen; Escape closes it</source>
        <translation>Ein eigenes Fenster, das den Bildschirm füllt; Esc schließt es</translation>
    </message>
    <message>
        <source>&amp;Time of a round:</source>
        <translation>&amp;Zeit einer Runde:</translation>
    </message>
    <message>
        <source>&amp;More time for table</source>
        <translation>&amp;Mehr Zeit für Tisch</translation>
    </message>
    <message>
        <source>Pair the first round: the clock is of a round.</source>
        <translation>Zuerst die erste Runde auslosen: Die Uhr gehört zu einer Runde.</translation>
    </message>
    <message>
        <source>&amp;Start the clock</source>
        <translation>&amp;Uhr starten</translation>
    </message>
    <message>
        <source>&amp;Halt</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Round %1 has not been started.</source>
        <translation>Runde %1 ist nicht gestartet.</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>It goes on where this window or the program is closed.</source>
        <translation>Sie geht weiter, auch wenn das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>Halted.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>In dieser Runde gibt es keinen Tisch %1.</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Round clock</source>
        <translation>Rundenuhr</translation>
    </message>
    <message>
        <source>%1 · Round %2</source>
        <translation>%1 · Runde %2</translation>
    </message>
    <message>
        <source>The clock is not started yet.</source>
        <translation>Die Uhr ist noch nicht gestartet.</translation>
    </message>
</context>
<context>
    <name>CodesPage</name>
    <message>
        <source>Save the QR code</source>
        <translation>QR-Code speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>PNG-Bild (*.png);;SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>Read a picture or PDF</source>
        <translation>Bild oder PDF lesen</translation>
    </message>
    <message>
        <source>Pictures and PDFs (%1 *.pdf);;All files (*)</source>
        <translation>Bilder und PDFs (%1 *.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Deck code</source>
        <translation>Deckcode</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>To the clipboard, without spaces</source>
        <translation>In die Zwischenablage, ohne Leerzeichen</translation>
    </message>
    <message>
        <source>Copy the checks&amp;um</source>
        <translation>Prüfs&amp;umme kopieren</translation>
    </message>
    <message>
        <source>Identifies the list; not a signature</source>
        <translation>Identifiziert die Liste; keine Signatur</translation>
    </message>
    <message>
        <source>Save the &amp;QR code…</source>
        <translation>&amp;QR-Code speichern…</translation>
    </message>
    <message>
        <source>As a PNG or SVG picture</source>
        <translation>Als PNG- oder SVG-Bild</translation>
    </message>
    <message>
        <source>Deck code to open</source>
        <translation>Zu öffnender Deckcode</translation>
    </message>
    <message>
        <source>Paste a deck code here</source>
        <translation>Deckcode hier einfügen</translation>
    </message>
    <message>
        <source>Contents of the code</source>
        <translation>Inhalt des Codes</translation>
    </message>
    <message>
        <source>&amp;Open as a deck</source>
        <translation>Als Deck ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Unsaved, in a new tab</source>
        <translation>Ungespeichert, in neuem Tab</translation>
    </message>
    <message>
        <source>&amp;Take what is meant</source>
        <translation>&amp;Gemeinten Code übernehmen</translation>
    </message>
    <message>
        <source>Puts the code that is most likely meant into the field</source>
        <translation>Setzt den wahrscheinlich gemeinten Code in das Feld</translation>
    </message>
    <message>
        <source>From a &amp;picture or PDF…</source>
        <translation>Aus Bild oder &amp;PDF…</translation>
    </message>
    <message>
        <source>A photo or scan of a QR code, or a decklist this program made</source>
        <translation>Foto oder Scan eines QR-Codes oder eine Deckliste aus diesem Programm</translation>
    </message>
    <message>
        <source>Ope&amp;n a code</source>
        <translation>Code öff&amp;nen</translation>
    </message>
    <message>
        <source>Tick a deck on the left to see its code here, to paste into a message or print as a QR code. It holds only the cards, no names, notes or printings.</source>
        <translation>Links ein Deck ankreuzen, um hier seinen Code zu sehen, zum Einfügen in eine Nachricht oder zum Drucken als QR-Code. Er enthält nur die Karten, keine Namen, Notizen oder Drucke.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 characters</source>
        <translation>%1 · %2 · %3 Zeichen</translation>
    </message>
    <message>
        <source>Checksum %1</source>
        <translation>Prüfsumme %1</translation>
    </message>
    <message>
        <source>The code of %1 is on the clipboard.</source>
        <translation>Der Code von %1 ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The checksum of %1 is on the clipboard.</source>
        <translation>Die Prüfsumme von %1 ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>The rest can be opened.</source>
        <translation>Der Rest kann geöffnet werden.</translation>
    </message>
    <message>
        <source>Capitals, spaces, hyphens and quotes do not matter, and 0 and 1 are read as O and I. Nothing opens until you say so.</source>
        <translation>Großschreibung, Leerzeichen, Bindestriche und Anführungszeichen sind egal, 0 und 1 gelten als O und I. Geöffnet wird erst auf Befehl.</translation>
    </message>
    <message>
        <source>%1 is open; it is not in the library yet.</source>
        <translation>%1 ist geöffnet, aber noch nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>Part of the code is not in the deck:
%1</source>
        <translation>Ein Teil des Codes fehlt im Deck:
%1</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>This is a list, not a code: use File ▸ Open a file.</source>
        <translation>Das ist eine Liste, kein Code: mit Datei ▸ Datei öffnen einlesen.</translation>
    </message>
</context>
<context>
    <name>CollectionDocument</name>
    <message>
        <source>deck #%1</source>
        <translation>Deck #%1</translation>
    </message>
    <message>
        <source>The collection is not open.</source>
        <translation>Die Sammlung ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>Another program keeps changing the collection. Close it and try again.</source>
        <translation>Ein anderes Programm ändert die Sammlung laufend. Es schließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This step no longer fits the collection.</source>
        <translation>Der Schritt passt nicht mehr zur Sammlung.</translation>
    </message>
</context>
<context>
    <name>CollectionFileWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>The collection was changed by another program meanwhile. Nothing was written: import the file again.</source>
        <translation>Die Sammlung wurde inzwischen von einem anderen Programm geändert. Nichts wurde geschrieben: Datei erneut importieren.</translation>
    </message>
</context>
<context>
    <name>CollectionImportDialog</name>
    <message>
        <source>Import %1 into the collection</source>
        <translation>%1 in die Sammlung importieren</translation>
    </message>
    <message>
        <source>Read as &amp;Windows-1252</source>
        <translation>&amp;Als Windows-1252 lesen</translation>
    </message>
    <message>
        <source>The encoding of older spreadsheets in Western Europe</source>
        <translation>Die Kodierung älterer Tabellenprogramme in Westeuropa</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Read a&amp;gain</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>Read the file again from disk</source>
        <translation>Die Datei noch einmal lesen</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z takes it back.</source>
        <translation>%1. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Importing values %1 anew by %2; no copies come or go.</source>
        <translation>Der Import bewertet %1 neu, %2; kein Exemplar kommt oder geht.</translation>
    </message>
    <message>
        <source>Importing %1.</source>
        <translation>Der Import: %1.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>Angezeigte Zeilen</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In the collection</source>
        <translation>In der Sammlung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>&amp;Choose the card…</source>
        <translation>Karte &amp;wählen…</translation>
    </message>
    <message>
        <source>For the chosen line and all others of that name</source>
        <translation>Für die gewählte Zeile und alle anderen mit diesem Namen</translation>
    </message>
    <message>
        <source>&amp;Take all suggestions</source>
        <translation>Alle &amp;Vorschläge übernehmen</translation>
    </message>
    <message>
        <source>The nearest card for every name that is no card's</source>
        <translation>Die ähnlichste Karte für jeden Namen, den keine Karte trägt</translation>
    </message>
    <message>
        <source>C&amp;olumns…</source>
        <translation>S&amp;palten …</translation>
    </message>
    <message>
        <source>What each column of the file is</source>
        <translation>Was jede Spalte der Datei bedeutet</translation>
    </message>
    <message>
        <source>Sheet of the workbook</source>
        <translation>Blatt der Arbeitsmappe</translation>
    </message>
    <message>
        <source>A list of &amp;prices: changes values, adds no copies</source>
        <translation>Eine P&amp;reisliste: ändert Werte, fügt keine Exemplare hinzu</translation>
    </message>
    <message>
        <source>Day the prices are of, where their line does not say</source>
        <translation>Tag der Preise, wo ihre Zeile keinen nennt</translation>
    </message>
    <message>
        <source>&amp;Add to existing stacks</source>
        <translation>Zu vorhandenen Posten &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Replace existing stacks: removes what is not in the file</source>
        <translation>Vorhandene Posten &amp;ersetzen: Was in der Datei fehlt, wird entfernt</translation>
    </message>
    <message>
        <source>The &amp;file is a list of wants</source>
        <translation>Die &amp;Datei ist eine Suchliste</translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <translation>%1: %2 in %3.</translation>
    </message>
    <message>
        <source> %1 without a matching card: choose it now, or later in the list “To match”.</source>
        <translation> %1 ohne passende Karte: jetzt wählen oder später in der Liste „Zuzuordnen“.</translation>
    </message>
    <message>
        <source> Skipped as unreadable: %1.</source>
        <translation> Als unlesbar übersprungen: %1.</translation>
    </message>
    <message>
        <source> Without copies: %1.</source>
        <translation> Ohne Exemplare: %1.</translation>
    </message>
    <message>
        <source> This file was imported on %1 already.</source>
        <translation> Diese Datei wurde am %1 schon importiert.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Hinweise %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Matched %1</source>
        <translation>Zugeordnet %1</translation>
    </message>
    <message>
        <source>To choose %1</source>
        <translation>Zu wählen %1</translation>
    </message>
    <message>
        <source>Unmatched %1</source>
        <translation>Ohne Karte %1</translation>
    </message>
    <message>
        <source>Skipped %1</source>
        <translation>Übersprungen %1</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>Werte ändern</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>told</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eine von %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>perhaps %1?</source>
        <translation>vielleicht %1?</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>unknown printing</source>
        <translation>unbekannter Druck</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>In the collection and in the file: %1</source>
        <translation>In der Sammlung und in der Datei: %1</translation>
    </message>
</context>
<context>
    <name>CollectionImportJob</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>Matching cards</source>
        <translation>Karten zuordnen</translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Comparing with the collection</source>
        <translation>Mit der Sammlung vergleichen</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>No set</source>
        <translation>Ohne Set</translation>
    </message>
    <message>
        <source>Lent to %1</source>
        <translation>Verliehen an %1</translation>
    </message>
    <message>
        <source>No place</source>
        <translation>Ohne Ort</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>Nicht im Katalog</translation>
    </message>
    <message>
        <source>No domain</source>
        <translation>Ohne Domäne</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · value %2</source>
        <translation>%1 · Wert %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>copies in a deck</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>In Decks</translation>
    </message>
    <message>
        <source>“%1” is not a number of copies.</source>
        <translation>„%1“ ist keine Anzahl von Exemplaren.</translation>
    </message>
    <message>
        <source>“%1” is not an amount such as 2.50.</source>
        <translation>„%1“ ist kein Betrag wie 2.50.</translation>
    </message>
    <message>
        <source>“%1” is not a condition: M, NM, EX, GD, PL, PO or DM.</source>
        <translation>„%1“ ist kein Zustand: M, NM, EX, GD, PL, PO oder DM.</translation>
    </message>
    <message>
        <source>“%1” is not a date such as 2026-11-21.</source>
        <translation>„%1“ ist kein Datum wie 2026-11-21.</translation>
    </message>
    <message>
        <source>This cannot be changed here.</source>
        <translation>Das lässt sich hier nicht ändern.</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Reading the collection…</source>
        <translation>Die Sammlung wird gelesen…</translation>
    </message>
    <message>
        <source>Your collection is empty: type “3 wick sprite” in Cards, or import a file.</source>
        <translation>Die Sammlung ist noch leer: „3 wick sprite“ in Karten eintippen oder eine Datei importieren.</translation>
    </message>
</context>
<context>
    <name>CollectionView</name>
    <message>
        <source>Pages of the collection</source>
        <translation>Seiten der Sammlung</translation>
    </message>
    <message>
        <source>T&amp;rade…</source>
        <translation>T&amp;ausch …</translation>
    </message>
    <message>
        <source>Record what goes and what comes in one step</source>
        <translation>Trägt in einem Schritt ein, was geht und was kommt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Import into the collection</source>
        <translation>In die Sammlung importieren</translation>
    </message>
    <message>
        <source>Collections (*.csv *.tsv *.txt *.md *.xlsx *.ods *.json);;All files (*)</source>
        <translation>Sammlungen (*.csv *.tsv *.txt *.md *.xlsx *.ods *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>CSV with every field (*.csv);;JSON (*.json)</source>
        <translation>CSV mit allen Feldern (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>This list for others, as text (*.txt);;This list as a web page (*.html)</source>
        <translation>Diese Liste für andere, als Text (*.txt);;Diese Liste als Webseite (*.html)</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Sammlung exportieren</translation>
    </message>
    <message>
        <source>list.txt</source>
        <translation>liste.txt</translation>
    </message>
    <message>
        <source>collection.csv</source>
        <translation>Sammlung.csv</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>Zum Tausch</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 written to %2.</source>
        <translation>%1 in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Coll&amp;ection</source>
        <translation>Sa&amp;mmlung</translation>
    </message>
</context>
<context>
    <name>CollectionWords</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n copies</source>
        <translation><numerusform>%n Exemplar verschieben</numerusform><numerusform>%n Exemplare verschieben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Move %n copies to %1</source>
        <translation><numerusform>%n Exemplar nach %1 verschieben</numerusform><numerusform>%n Exemplare nach %1 verschieben</numerusform></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Split off %1</source>
        <translation>%1 abteilen</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 zusammenführen</translation>
    </message>
    <message numerus="yes">
        <source>Import %n copies</source>
        <translation><numerusform>%n Exemplar importieren</numerusform><numerusform>%n Exemplare importieren</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Import %n copies from %1</source>
        <translation><numerusform>%n Exemplar aus %1 importieren</numerusform><numerusform>%n Exemplare aus %1 importieren</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Set %n copies aside for %1</source>
        <translation><numerusform>%n Exemplar für %1 zurücklegen</numerusform><numerusform>%n Exemplare für %1 zurücklegen</numerusform></translation>
    </message>
    <message>
        <source>Take %1 apart</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>%1 zuordnen</translation>
    </message>
    <message numerus="yes">
        <source>Value %n copies anew</source>
        <translation><numerusform>%n Exemplar neu bewerten</numerusform><numerusform>%n Exemplare neu bewerten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Value %n copies anew by %1</source>
        <translation><numerusform>%n Exemplar nach %1 neu bewerten</numerusform><numerusform>%n Exemplare nach %1 neu bewerten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Rename a place to %1, with %n copies</source>
        <translation><numerusform>Ort in %1 umbenennen, mit %n Exemplar</numerusform><numerusform>Ort in %1 umbenennen, mit %n Exemplaren</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Trade %n copies</source>
        <translation><numerusform>%n Exemplar tauschen</numerusform><numerusform>%n Exemplare tauschen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Trade %n copies with %1</source>
        <translation><numerusform>%n Exemplar mit %1 tauschen</numerusform><numerusform>%n Exemplare mit %1 tauschen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>in %n stacks</source>
        <translation><numerusform>in %n Posten</numerusform><numerusform>in %n Posten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>adds %n copies %1</source>
        <translation><numerusform>fügt %n Exemplar %1 hinzu</numerusform><numerusform>fügt %n Exemplare %1 hinzu</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>removes %n copies %1</source>
        <translation><numerusform>entfernt %n Exemplar %1</numerusform><numerusform>entfernt %n Exemplare %1</numerusform></translation>
    </message>
    <message>
        <source>no copies come or go</source>
        <translation>kein Exemplar kommt hinzu oder geht</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>of a field that is empty</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a field and what two stacks say</comment>
        <translation>%1: %2 und %3</translation>
    </message>
    <message>
        <source>new to the collection</source>
        <translation>neu in der Sammlung</translation>
    </message>
    <message numerus="yes">
        <source>joins %n copies</source>
        <translation><numerusform>kommt zu %n Exemplar</numerusform><numerusform>kommt zu %n Exemplaren</numerusform></translation>
    </message>
    <message>
        <source>a stack of its own, differs: %1</source>
        <translation>ein eigener Posten, anders: %1</translation>
    </message>
    <message>
        <source>The collection has changed meanwhile; try again.</source>
        <translation>Die Sammlung hat sich inzwischen geändert; erneut versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 are set aside for a built deck: take the deck apart first.</source>
        <translation><numerusform>%n Exemplar von %1 ist für ein gebautes Deck zurückgelegt: zuerst das Deck auflösen.</numerusform><numerusform>%n Exemplare von %1 sind für ein gebautes Deck zurückgelegt: zuerst das Deck auflösen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 are set aside for %2: take the deck apart first.</source>
        <translation><numerusform>%n Exemplar von %1 ist für %2 zurückgelegt: zuerst das Deck auflösen.</numerusform><numerusform>%n Exemplare von %1 sind für %2 zurückgelegt: zuerst das Deck auflösen.</numerusform></translation>
    </message>
    <message>
        <source>That is no value for it.</source>
        <translation>Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>That is no value for %1.</source>
        <translation>Dieser Wert ist für %1 nicht möglich.</translation>
    </message>
    <message>
        <source>%1 copies are no quantity: it is from 1 to %2.</source>
        <translation>%1 Exemplare sind keine gültige Anzahl: möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>%1 copies of %3 are no quantity: it is from 1 to %2.</source>
        <translation>%1 Exemplare von %3 sind keine gültige Anzahl: möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>%1: a text has at most 200 characters (notes 8,000), an amount at most %2.</source>
        <translation>%1: Texte haben höchstens 200 Zeichen (Notizen 8.000), Beträge höchstens %2.</translation>
    </message>
    <message>
        <source>%1 is wanted or lent: only copies at hand can be set aside for a deck.</source>
        <translation>%1 ist gesucht oder verliehen: Nur vorhandene Exemplare lassen sich für ein Deck zurücklegen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n copies of %1 are free there.</source>
        <translation><numerusform>Dort ist nur %n Exemplar von %1 frei.</numerusform><numerusform>Dort sind nur %n Exemplare von %1 frei.</numerusform></translation>
    </message>
    <message>
        <source>These stacks stay apart, for they differ: %1.</source>
        <translation>Diese Posten bleiben getrennt, denn sie unterscheiden sich: %1.</translation>
    </message>
    <message>
        <source>%1 is of another card, printing, condition, language or finish than the first, or lent otherwise: such stacks stay apart.</source>
        <translation>%1 weicht vom ersten Posten in Karte, Druck, Zustand, Sprache oder Ausführung ab oder ist anders verliehen: Solche Posten bleiben getrennt.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>page %1</source>
        <comment>of a binder</comment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>lent to %1</source>
        <translation>verliehen an %1</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <comment>a number and a stack</comment>
        <translation>%1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>%1 gone: %2</source>
        <comment>a number and a stack</comment>
        <translation>%1 entfernt: %2</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>printing</source>
        <comment>what has changed</comment>
        <translation>Druck</translation>
    </message>
    <message>
        <source>place</source>
        <comment>what has changed</comment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>now owned</source>
        <translation>jetzt im Besitz</translation>
    </message>
    <message>
        <source>now wanted</source>
        <translation>jetzt gesucht</translation>
    </message>
    <message>
        <source>now unmatched</source>
        <translation>jetzt nicht zugeordnet</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>prices of %1 to %2</source>
        <translation>Preise vom %1 bis %2</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Cond.</source>
        <translation>Zust.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>foil</source>
        <translation>foil</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Binder 2</source>
        <translation>Binder 2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Verliehen an</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>Zum Tausch</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Erworben</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Paid each</source>
        <translation>Bezahlt je Stück</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value each</source>
        <translation>Wert je Stück</translation>
    </message>
    <message>
        <source>Value of</source>
        <translation>Wert vom</translation>
    </message>
    <message>
        <source>Value of day</source>
        <translation>Wert vom Tag</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>gift, signed</source>
        <translation>Geschenk, signiert</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>near mint</source>
        <translation>Near Mint</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>Excellent</translation>
    </message>
    <message>
        <source>good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>Poor</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>Damaged</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Columns of the file</source>
        <translation>Spalten der Datei</translation>
    </message>
    <message>
        <source>What the column “%1” is</source>
        <translation>Was die Spalte „%1“ bedeutet</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>So lesen</translation>
    </message>
    <message>
        <source>The choice is remembered for files with the same headings.</source>
        <translation>Die Wahl gilt künftig für alle Dateien mit denselben Überschriften.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>&amp;Only differences</source>
        <translation>&amp;Nur Unterschiede</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Decks vergleichen</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>The decks are the same.</source>
        <translation>Die Decks sind gleich.</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 in, %4 out.</source>
        <translation>Von %1 zu %2: %3 hinein, %4 heraus.</translation>
    </message>
    <message>
        <source>%1: %2 in both</source>
        <translation>%1: %2 in beiden</translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4 %5</source>
        <translation>%1: von %2 auf %3, %4 %5</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>Über das Deck</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1: from “%2” to “%3”</source>
        <translation>%1: von „%2“ zu „%3“</translation>
    </message>
</context>
<context>
    <name>ComparisonJob</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Checking saved decks</source>
        <translation>Gespeicherte Decks werden geprüft</translation>
    </message>
    <message>
        <source>Looking for repairs</source>
        <translation>Reparaturen werden gesucht</translation>
    </message>
</context>
<context>
    <name>ComparisonJobWords</name>
    <message>
        <source>%1 %2. Choose another file.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2. Bitte eine andere Datei wählen.</translation>
    </message>
</context>
<context>
    <name>ComparisonTable</name>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Games won; those that nobody won count half</source>
        <translation>Gewonnene Spiele; die niemand gewann, zählen halb</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>After less before, in points of a hundred, of the same games</source>
        <translation>Nachher weniger vorher, in Prozentpunkten, von denselben Spielen</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>Until the interval of such a difference would leave 0 out</source>
        <translation>Bis das Intervall eines solchen Unterschieds die 0 nicht mehr enthielte</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>more games that it takes</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 games won, %3 without a winner</source>
        <translation>%1 von %2 Spielen gewonnen, %3 ohne Sieger</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>Too many cards were added and removed to look for renamed ones.</source>
        <translation>Zu viele Karten sind hinzugekommen und weggefallen, um nach umbenannten zu suchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n imports cannot be taken back: so many are not kept.</source>
        <translation><numerusform>%n Import kann nicht zurückgenommen werden: Es ist keiner aufgehoben.</numerusform><numerusform>%n Importe können nicht zurückgenommen werden: So viele sind nicht aufgehoben.</numerusform></translation>
    </message>
    <message>
        <source>%1, not read: %2</source>
        <comment>a file, and its rows</comment>
        <translation>%1, nicht gelesen: %2</translation>
    </message>
</context>
<context>
    <name>CompletePage</name>
    <message>
        <source>Completing the deck</source>
        <translation>Deck vervollständigen</translation>
    </message>
    <message>
        <source>Looking for ways to complete the deck…</source>
        <translation>Wege zum vollständigen Deck werden gesucht…</translation>
    </message>
    <message>
        <source>Stopped. The search starts again when the deck or the wishes change.</source>
        <translation>Angehalten. Die Suche beginnt neu, wenn sich das Deck oder die Wünsche ändern.</translation>
    </message>
    <message>
        <source>Ways to complete the deck</source>
        <translation>Wege, das Deck zu vervollständigen</translation>
    </message>
    <message>
        <source>Apply this change</source>
        <translation>Änderung anwenden</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Choose %1…</source>
        <translation>%1 wählen…</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>They decide which cards the deck may hold</source>
        <translation>Sie entscheiden, welche Karten ins Deck dürfen</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>First: %1 %2</source>
        <translation>Zuerst: %1 %2</translation>
    </message>
    <message>
        <source>best filling</source>
        <translation>beste Füllung</translation>
    </message>
    <message>
        <source>filling</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>No changes needed: %1 is legal.</source>
        <translation>Keine Änderung nötig: %1 ist legal.</translation>
    </message>
    <message>
        <source>Adding cards alone cannot make it legal; the ways below also take cards out.</source>
        <translation>Hinzufügen allein macht es nicht legal; unten stehen Wege, die auch Karten herausnehmen.</translation>
    </message>
    <message>
        <source>%1; ideas come first, then the nearest</source>
        <translation>%1; zuerst Ideen, dann die nächstliegenden</translation>
    </message>
    <message>
        <source>The deck has no room for it.</source>
        <translation>Im Deck ist dafür kein Platz.</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <translation>Vervollständigen: %1</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
</context>
<context>
    <name>CompletionWords</name>
    <message>
        <source>Name, words in it</source>
        <translation>Name, Wörter darin</translation>
    </message>
    <message>
        <source>Name, type, keywords and rules, words in them</source>
        <translation>Name, Typ, Schlüsselwörter und Regeltext, Wörter darin</translation>
    </message>
    <message>
        <source>Rules text, words in it</source>
        <translation>Regeltext, Wörter darin</translation>
    </message>
    <message>
        <source>Flavour text, words in it</source>
        <translation>Flavourtext, Wörter darin</translation>
    </message>
    <message>
        <source>Type or subtype, a word</source>
        <translation>Typ oder Untertyp, ein Wort</translation>
    </message>
    <message>
        <source>Subtype, a word</source>
        <translation>Untertyp, ein Wort</translation>
    </message>
    <message>
        <source>Keyword, a word</source>
        <translation>Schlüsselwort, ein Wort</translation>
    </message>
    <message>
        <source>Domain the card has points in</source>
        <translation>Domäne, in der die Karte Punkte hat</translation>
    </message>
    <message>
        <source>Domain points in all, a number</source>
        <translation>Domänenpunkte insgesamt, eine Zahl</translation>
    </message>
    <message>
        <source>How many domains, a number</source>
        <translation>Anzahl der Domänen, eine Zahl</translation>
    </message>
    <message>
        <source>Set it was printed in, a code</source>
        <translation>Set, in dem die Karte gedruckt ist, ein Code</translation>
    </message>
    <message>
        <source>Rarity, a word</source>
        <translation>Seltenheit, ein Wort</translation>
    </message>
    <message>
        <source>What its texts do</source>
        <translation>Was ihre Texte tun</translation>
    </message>
    <message>
        <source>What its texts wait for</source>
        <translation>Worauf ihre Texte warten</translation>
    </message>
    <message>
        <source>What its abilities cost</source>
        <translation>Was ihre Fähigkeiten kosten</translation>
    </message>
    <message>
        <source>How much of it plays by itself</source>
        <translation>Wie viel von ihr von selbst spielt</translation>
    </message>
    <message>
        <source>In the open deck or one of its sections</source>
        <translation>Im geöffneten Deck oder einem seiner Bereiche</translation>
    </message>
    <message>
        <source>Legal in the open deck</source>
        <translation>Legal im geöffneten Deck</translation>
    </message>
    <message>
        <source>What the open deck has room for</source>
        <translation>Wofür das geöffnete Deck Platz hat</translation>
    </message>
    <message>
        <source>Copies you own, a number</source>
        <translation>Exemplare im Besitz, eine Zahl</translation>
    </message>
    <message>
        <source>Copies you own, at hand and in no deck, a number</source>
        <translation>Exemplare im Besitz, verfügbar und in keinem Deck, eine Zahl</translation>
    </message>
    <message>
        <source>Copies you offer for trade, a number</source>
        <translation>Exemplare, die zum Tausch stehen, eine Zahl</translation>
    </message>
    <message>
        <source>Copies the open deck needs beyond those you have for it, a number</source>
        <translation>Exemplare, die für das geöffnete Deck noch fehlen, eine Zahl</translation>
    </message>
    <message>
        <source>Where copies you own lie</source>
        <translation>Ort von Exemplaren im Besitz</translation>
    </message>
    <message>
        <source>Whom copies you own are lent to</source>
        <translation>An wen Exemplare im Besitz verliehen sind</translation>
    </message>
    <message>
        <source>Condition of copies you own</source>
        <translation>Zustand von Exemplaren im Besitz</translation>
    </message>
    <message>
        <source>Language of copies you own</source>
        <translation>Sprache von Exemplaren im Besitz</translation>
    </message>
    <message>
        <source>Finish of copies you own</source>
        <translation>Ausführung von Exemplaren im Besitz</translation>
    </message>
    <message>
        <source>Tag of copies you own</source>
        <translation>Schlagwort von Exemplaren im Besitz</translation>
    </message>
    <message>
        <source>%1, largest first</source>
        <translation>%1, größte zuerst</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>of all domains</comment>
        <translation>Punkte (%1)</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <comment>domains</comment>
        <translation>Anzahl (%1)</translation>
    </message>
    <message>
        <source>allowed in the open deck, whatever it holds already</source>
        <translation>im geöffneten Deck erlaubt, unabhängig von dessen Inhalt</translation>
    </message>
    <message>
        <source>one more copy fits the open deck</source>
        <translation>ein weiteres Exemplar passt ins geöffnete Deck</translation>
    </message>
    <message>
        <source>anywhere in the open deck</source>
        <translation>irgendwo im geöffneten Deck</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>%1, words in it</source>
        <translation>%1, Wörter darin</translation>
    </message>
    <message>
        <source>%1, a number</source>
        <translation>%1, eine Zahl</translation>
    </message>
</context>
<context>
    <name>ComponentWords</name>
    <message>
        <source>window, drawing, help pages</source>
        <translation>Fenster, Zeichnen, Hilfeseiten</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>keeps cards and decks</source>
        <translation>speichert Karten und Decks</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>speaks to SQLite</source>
        <translation>Zugriff auf SQLite</translation>
    </message>
    <message>
        <source>reads and writes JSON</source>
        <translation>liest und schreibt JSON</translation>
    </message>
    <message>
        <source>reads large card lists</source>
        <translation>liest große Kartenlisten</translation>
    </message>
    <message>
        <source>reads queries</source>
        <translation>liest Abfragen</translation>
    </message>
    <message>
        <source>regular expressions in queries</source>
        <translation>reguläre Ausdrücke in Abfragen</translation>
    </message>
    <message>
        <source>compares names in Unicode</source>
        <translation>vergleicht Namen in Unicode</translation>
    </message>
    <message>
        <source>reads CSV</source>
        <translation>liest CSV</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>die Befehlszeile</translation>
    </message>
    <message>
        <source>results and errors in the code</source>
        <translation>Ergebnisse und Fehler im Code</translation>
    </message>
</context>
<context>
    <name>ContactSheetWords</name>
    <message>
        <source>%1 · %2 pictures, %3 copies · page %4 of %5</source>
        <translation>%1 · %2 Bilder, %3 Exemplare · Seite %4 von %5</translation>
    </message>
</context>
<context>
    <name>ContestChances</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Who may reroll</source>
        <translation>Wer neu würfeln darf</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Both sides hold cards of this deck and play optimally.</source>
        <translation>Beide Seiten haben Karten dieses Decks und spielen optimal.</translation>
    </message>
</context>
<context>
    <name>CopiesList</name>
    <message>
        <source>Available</source>
        <translation>Vorhanden</translation>
    </message>
</context>
<context>
    <name>CopiesWords</name>
    <message>
        <source>The deck is not in the library any more: its copies can only be given back.</source>
        <translation>Das Deck ist nicht mehr in der Bibliothek: Seine Exemplare lassen sich nur noch freigeben.</translation>
    </message>
    <message numerus="yes">
        <source>No copy that %1 needs is free: %n copies missing.</source>
        <translation><numerusform>Für %1 ist kein Exemplar frei: %n Exemplar fehlt.</numerusform><numerusform>Für %1 ist kein Exemplar frei: %n Exemplare fehlen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is built: %n copies set aside.</source>
        <translation><numerusform>%1 ist gebaut: %n Exemplar zurückgelegt.</numerusform><numerusform>%1 ist gebaut: %n Exemplare zurückgelegt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies set aside, %2 missing.</source>
        <translation><numerusform>%1: %n Exemplar zurückgelegt, fehlend: %2.</numerusform><numerusform>%1: %n Exemplare zurückgelegt, fehlend: %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 is taken apart: %n copies free again.</source>
        <translation><numerusform>%1 ist aufgelöst: %n Exemplar wieder frei.</numerusform><numerusform>%1 ist aufgelöst: %n Exemplare wieder frei.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of names the catalogue does not have cannot be wanted.</source>
        <translation><numerusform>%n Exemplar mit einem Namen, der nicht im Katalog steht, kann nicht auf die Suchliste.</numerusform><numerusform>%n Exemplare mit Namen, die nicht im Katalog stehen, können nicht auf die Suchliste.</numerusform></translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Nichts fehlt.</translation>
    </message>
    <message>
        <source>Everything missing is among the wants already.</source>
        <translation>Alles Fehlende steht schon auf der Suchliste.</translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1 added to the wants.</source>
        <translation><numerusform>%n Exemplar (%1) auf die Suchliste gesetzt.</numerusform><numerusform>%n Exemplare (%1) auf die Suchliste gesetzt.</numerusform></translation>
    </message>
    <message>
        <source>not in the library any more, %1 to give back</source>
        <translation>nicht mehr in der Bibliothek, %1 freizugeben</translation>
    </message>
    <message>
        <source>built; %1 to set aside, %2 to give back</source>
        <translation>gebaut; %1 zurückzulegen, %2 freizugeben</translation>
    </message>
    <message>
        <source>not built</source>
        <comment>a deck</comment>
        <translation>nicht gebaut</translation>
    </message>
    <message>
        <source>built in part</source>
        <comment>a deck</comment>
        <translation>teilweise gebaut</translation>
    </message>
    <message>
        <source>built</source>
        <comment>a deck</comment>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <comment>copies</comment>
        <translation>fehlend: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n names not in the catalogue</source>
        <translation><numerusform>%n Name nicht im Katalog</numerusform><numerusform>%n Namen nicht im Katalog</numerusform></translation>
    </message>
    <message>
        <source>complete</source>
        <comment>nothing is missing</comment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>kein Preis bekannt</translation>
    </message>
    <message>
        <source>%1 + %2 without a price</source>
        <translation>%1 + %2 ohne Preis</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>copies in a deck</comment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>CopyChoices</name>
    <message>
        <source>Sections</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>All cards, or names separated by ;</source>
        <translation>Alle Karten, oder Namen, mit ; getrennt</translation>
    </message>
    <message>
        <source>Only these cards; names separated by semicolons</source>
        <translation>Nur diese Karten; Namen durch Semikolon getrennt</translation>
    </message>
    <message>
        <source>Without: a search, such as t:mission</source>
        <translation>Ohne: eine Suche, etwa t:mission</translation>
    </message>
    <message>
        <source>No cards of this search</source>
        <translation>Keine Karten dieser Suche</translation>
    </message>
    <message>
        <source>Only what I do not &amp;own</source>
        <translation>Nur was mir &amp;fehlt</translation>
    </message>
    <message>
        <source>Cards that the search finds are left out</source>
        <translation>Karten, die die Suche findet, werden weggelassen</translation>
    </message>
    <message>
        <source>Copies missing for all chosen decks together</source>
        <translation>Exemplare, die für alle gewählten Decks zusammen fehlen</translation>
    </message>
    <message>
        <source>All sections that count</source>
        <translation>Alle zählenden Bereiche</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>All sections, even those that do not count</source>
        <translation>Alle Bereiche, auch nicht zählende</translation>
    </message>
    <message>
        <source>“Without” is no search of the cards alone: %1</source>
        <translation>„Ohne“ ist keine Suche allein nach Karten: %1</translation>
    </message>
</context>
<context>
    <name>CostCurveChart</name>
    <message>
        <source>%1 chart</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>income %1</source>
        <translation>Einkommen %1</translation>
    </message>
    <message>
        <source>Click to show the whole deck</source>
        <translation>Klick zeigt das ganze Deck</translation>
    </message>
    <message>
        <source>Click to show only these</source>
        <translation>Klick zeigt nur diese</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation><numerusform>%Ln Karte</numerusform><numerusform>%Ln Karten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation><numerusform>%Ln Änderung</numerusform><numerusform>%Ln Änderungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation><numerusform>%Ln Datei</numerusform><numerusform>%Ln Dateien</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation><numerusform>%Ln Bild</numerusform><numerusform>%Ln Bilder</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies</source>
        <translation><numerusform>%Ln Exemplar</numerusform><numerusform>%Ln Exemplare</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decklists</source>
        <translation><numerusform>%Ln Deckliste</numerusform><numerusform>%Ln Decklisten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation><numerusform>%Ln Deck</numerusform><numerusform>%Ln Decks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln draws</source>
        <translation><numerusform>%Ln Zug</numerusform><numerusform>%Ln Züge</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln edits</source>
        <translation><numerusform>%Ln Änderung</numerusform><numerusform>%Ln Änderungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation><numerusform>%Ln Zeile</numerusform><numerusform>%Ln Zeilen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln names are</source>
        <translation><numerusform>%Ln Name ist</numerusform><numerusform>%Ln Namen sind</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln new cards</source>
        <translation><numerusform>%Ln neue Karte</numerusform><numerusform>%Ln neue Karten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln new printings</source>
        <translation><numerusform>%Ln neuer Druck</numerusform><numerusform>%Ln neue Drucke</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation><numerusform>%Ln Spieler</numerusform><numerusform>%Ln Spieler</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation><numerusform>%Ln Punkt</numerusform><numerusform>%Ln Punkte</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln printings</source>
        <translation><numerusform>%Ln Druck</numerusform><numerusform>%Ln Drucke</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln proxies</source>
        <translation><numerusform>%Ln Proxy</numerusform><numerusform>%Ln Proxys</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sets</source>
        <translation><numerusform>%Ln Set</numerusform><numerusform>%Ln Sets</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets</source>
        <translation><numerusform>%Ln Bogen</numerusform><numerusform>%Ln Bögen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln stacks</source>
        <translation><numerusform>%Ln Posten</numerusform><numerusform>%Ln Posten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln versions</source>
        <translation><numerusform>%Ln Version</numerusform><numerusform>%Ln Versionen</numerusform></translation>
    </message>
</context>
<context>
    <name>CoveragePage</name>
    <message>
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>A table for each</source>
        <translation>Eine Tabelle je</translation>
    </message>
    <message>
        <source>Cards by two columns</source>
        <translation>Karten nach zwei Spalten</translation>
    </message>
    <message>
        <source>Cards of the cell</source>
        <translation>Karten der Zelle</translation>
    </message>
    <message>
        <source>&amp;Find them in Build</source>
        <translation>Im Deckbau &amp;finden</translation>
    </message>
    <message>
        <source>Searches for the cards of the cell</source>
        <translation>Sucht nach den Karten der Zelle</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;For each</source>
        <translation>&amp;Für jede</translation>
    </message>
    <message>
        <source>E&amp;dition</source>
        <translation>E&amp;dition</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Untertyp</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n empty cell(s)</source>
        <translation><numerusform>%1: %n leere Zelle</numerusform><numerusform>%1: %n leere Zellen</numerusform></translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 in %2 by %3; empty cells: %4</source>
        <translation>%1 nach %2 und %3; leere Zellen: %4</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Choose a cell to see its cards.</source>
        <translation>Wähle eine Zelle, um ihre Karten zu sehen.</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>%1 at %2, more than a round's income: %3</source>
        <comment>cards, 2 CP, names</comment>
        <translation>%1 zu %2, mehr als das Einkommen einer Runde: %3</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>cards, 2 CP, names</comment>
        <translation>%1 zu %2: %3</translation>
    </message>
</context>
<context>
    <name>DatabaseWords</name>
    <message>
        <source>The deck library %1 is a link to %2, which is not there. Nothing was made in its place.</source>
        <translation>Die Deckbibliothek %1 ist ein Link auf %2, und dort ist nichts. An ihrer Stelle wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>The deck library %1 is gone, but its log is there. Nothing was made in its place.</source>
        <translation>Die Deckbibliothek %1 ist verschwunden, ihr Protokoll ist aber noch da. An ihrer Stelle wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>The deck library %1 is gone, but there are backups of it. Nothing was made in its place.</source>
        <translation>Die Deckbibliothek %1 ist verschwunden, es gibt aber Sicherungen. An ihrer Stelle wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>“nexusdeck-cli backup restore %1” brings back the newest backup, of %2; “nexusdeck-cli backup anew” starts with an empty library.</source>
        <translation>„nexusdeck-cli backup restore %1“ stellt die neueste Sicherung wieder her, die vom %2; „nexusdeck-cli backup anew“ beginnt mit einer leeren Bibliothek.</translation>
    </message>
    <message>
        <source>None of its backups is whole; “nexusdeck-cli backup anew” starts with an empty library.</source>
        <translation>Keine ihrer Sicherungen ist unversehrt; „nexusdeck-cli backup anew“ beginnt mit einer leeren Bibliothek.</translation>
    </message>
    <message>
        <source>Bring the file or its disk back; “nexusdeck-cli backup anew” starts with an empty library.</source>
        <translation>Die Datei oder ihren Datenträger zurückbringen; „nexusdeck-cli backup anew“ beginnt mit einer leeren Bibliothek.</translation>
    </message>
    <message>
        <source>“nexusdeck-cli backup anew” starts with an empty library.</source>
        <translation>„nexusdeck-cli backup anew“ beginnt mit einer leeren Bibliothek.</translation>
    </message>
    <message>
        <source>The file %1 holds a %2, which NexusDeck does not make. Nothing was changed; %3.</source>
        <translation>Die Datei %1 enthält etwas, das NexusDeck nicht anlegt (%2). Nichts wurde geändert; %3.</translation>
    </message>
    <message>
        <source>The profile %1 has decks and a collection. Move user.sqlite away first; nothing was changed.</source>
        <translation>Das Profil %1 hat Decks und eine Sammlung. Zuerst user.sqlite an einen anderen Ort verschieben; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is nothing to back up yet: the profile %1 has no decks and no collection.</source>
        <translation>Es gibt noch nichts zu sichern: Das Profil %1 hat weder Decks noch eine Sammlung.</translation>
    </message>
    <message>
        <source>The backup %1 was written, but what can be read of it is not whole. Look at the disk and make another one.</source>
        <translation>Die Sicherung %1 wurde geschrieben, lässt sich aber nicht unversehrt lesen. Den Datenträger prüfen und eine neue anlegen.</translation>
    </message>
    <message>
        <source>The backup %1 was made by another version of NexusDeck. Restore it with that version. Nothing was changed.</source>
        <translation>Die Sicherung %1 stammt von einer anderen Version von NexusDeck. Stelle sie mit dieser Version wieder her. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 belongs to another program. Nothing was changed.</source>
        <translation>Die Sicherung %1 gehört zu einem anderen Programm. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is no SQLite database. Nothing was changed.</source>
        <translation>Die Sicherung %1 ist keine SQLite-Datenbank. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is empty; take another one. Nothing was changed.</source>
        <translation>Die Sicherung %1 ist leer; eine andere nehmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is cut short; take another one. Nothing was changed.</source>
        <translation>Die Sicherung %1 ist abgeschnitten; eine andere nehmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged: it holds other rows than were written; take another one. Nothing was changed.</source>
        <translation>Die Sicherung %1 ist beschädigt: Sie enthält andere Zeilen, als geschrieben wurden; eine andere nehmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is none that NexusDeck makes: it differs in the %2. Take another one. Nothing was changed.</source>
        <translation>Die Sicherung %1 stammt nicht von NexusDeck: Sie weicht ab (%2). Eine andere nehmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged (%2); take another one. Nothing was changed.</source>
        <translation>Die Sicherung %1 ist beschädigt (%2); eine andere nehmen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is a link into the folder %2, which is not there. Bring it back or take the link away; nothing was restored.</source>
        <translation>%1 ist ein Link in den Ordner %2, den es nicht gibt. Ihn zurückbringen oder den Link entfernen; nichts wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>There is no backup %1.</source>
        <translation>Es gibt keine Sicherung %1.</translation>
    </message>
    <message>
        <source>The card catalogue %1</source>
        <translation>Der Kartenkatalog %1</translation>
    </message>
    <message>
        <source>“nexusdeck-cli import --rebuild” puts it aside and makes a new one with the cards the program brings; import your own lists again then</source>
        <translation>„nexusdeck-cli import --rebuild“ bewahrt ihn auf und legt einen neuen mit den Karten an, die das Programm mitbringt; danach eigene Listen erneut importieren</translation>
    </message>
    <message>
        <source>The card catalogue %1 is damaged: %2. Nothing was changed; %3.</source>
        <translation>Der Kartenkatalog %1 ist beschädigt: %2. Nichts wurde geändert; %3.</translation>
    </message>
    <message>
        <source>its pages (%1) are not what was written</source>
        <translation>seine Seiten sind nicht so, wie sie geschrieben wurden (%1)</translation>
    </message>
    <message>
        <source>The catalogue was changed by another program in the meantime. Nothing was imported; read the files again.</source>
        <translation>Der Katalog wurde inzwischen von einem anderen Programm geändert. Nichts wurde importiert; die Dateien erneut lesen.</translation>
    </message>
    <message>
        <source>what imports have replaced is not what was written</source>
        <translation>das von Importen Ersetzte ist nicht so, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>its list of tables is not what was written</source>
        <translation>seine Liste der Tabellen ist nicht so, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>the numbers of imports are not what was written</source>
        <translation>die Nummern der Importe sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>its notes are not what was written</source>
        <translation>seine Vermerke sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>the list of imports is not what was written</source>
        <translation>die Liste der Importe ist nicht so, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>sets are not what was written</source>
        <translation>Sets sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>cards are not what was written</source>
        <translation>Karten sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>printings are not what was written</source>
        <translation>Drucke sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>The collection is not what it was. Nothing was written; try again.</source>
        <translation>Die Sammlung ist nicht mehr, was sie war. Nichts wurde geschrieben; erneut versuchen.</translation>
    </message>
    <message>
        <source>stacks of the collection are not what was written</source>
        <translation>Posten der Sammlung sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>copies set aside for decks are not what was written</source>
        <translation>für Decks zurückgelegte Exemplare sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>entries of the collection's history are not what was written</source>
        <translation>Einträge im Verlauf der Sammlung sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>The collection was changed by another program meanwhile. Nothing was written; try again.</source>
        <translation>Die Sammlung wurde inzwischen von einem anderen Programm geändert. Nichts wurde geschrieben; erneut versuchen.</translation>
    </message>
    <message>
        <source>The file %1 is damaged: an entry of the collection's history cannot be read.</source>
        <translation>Die Datei %1 ist beschädigt: Ein Eintrag im Verlauf der Sammlung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>totals of the collection are not what was written</source>
        <translation>Summen der Sammlung sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>numbers given to stacks are not what was written</source>
        <translation>an Posten vergebene Nummern sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>The file %1 was written by another version of NexusDeck; it was left as it is.</source>
        <translation>Die Datei %1 wurde von einer anderen Version von NexusDeck geschrieben; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is no file. It was left as it is: %2.</source>
        <translation>%1 ist keine Datei. Nichts wurde geändert: %2.</translation>
    </message>
    <message>
        <source>%1 is empty. It was left as it is: %2.</source>
        <translation>%1 ist leer. Nichts wurde geändert: %2.</translation>
    </message>
    <message>
        <source>%1 is no SQLite database. It was left as it is: %2.</source>
        <translation>%1 ist keine SQLite-Datenbank. Nichts wurde geändert: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was left as it is: %2.</source>
        <translation>%1 gehört zu einem anderen Programm. Nichts wurde geändert: %2.</translation>
    </message>
    <message>
        <source>%1 was written by another version of NexusDeck. Open it with that version; it was left as it is.</source>
        <translation>%1 wurde von einer anderen Version von NexusDeck geschrieben. Öffne sie mit dieser Version; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is cut short. It was left as it is: %2.</source>
        <translation>%1 ist abgeschnitten. Nichts wurde geändert: %2.</translation>
    </message>
    <message>
        <source>%1 can only be read, not written: %2. Nothing was changed. Make room on its disk and try again, or take another profile.</source>
        <translation>%1 lässt sich nur lesen, nicht schreiben: %2. Nichts wurde geändert. Auf dem Datenträger Platz schaffen und erneut versuchen oder ein anderes Profil nehmen.</translation>
    </message>
    <message>
        <source>%1 can only be read, not written: %2. Nothing was changed. Make its folder writable and try again, or take another profile.</source>
        <translation>%1 lässt sich nur lesen, nicht schreiben: %2. Nichts wurde geändert. Den Ordner beschreibbar machen und erneut versuchen oder ein anderes Profil nehmen.</translation>
    </message>
    <message>
        <source>The file %1 is damaged (%2). Nothing was changed; %3.</source>
        <translation>Die Datei %1 ist beschädigt (%2). Nichts wurde geändert; %3.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which is not there. Nothing was made in its place: bring the file or its disk back, or take the link away.</source>
        <translation>%1 ist ein Link auf %2, und dort ist nichts. An dieser Stelle wurde nichts angelegt: die Datei oder ihren Datenträger zurückbringen oder den Link entfernen.</translation>
    </message>
    <message>
        <source>restore a backup (nexusdeck-cli backup list)</source>
        <translation>eine Sicherung wiederherstellen (nexusdeck-cli backup list)</translation>
    </message>
    <message>
        <source>the deck is not in the library any more</source>
        <translation>das Deck ist nicht mehr in der Bibliothek</translation>
    </message>
    <message>
        <source>decks are not what was written</source>
        <translation>Decks sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>saved decks are not what was written</source>
        <translation>gespeicherte Decks sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>open decks are not what was written</source>
        <translation>offene Decks sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>numbers given to decks and stacks are not what was written</source>
        <translation>vergebene Nummern von Decks und Stapeln sind nicht so, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>The file %1 is damaged: %2. Nothing was changed; restore a backup (nexusdeck-cli backup list).</source>
        <translation>Die Datei %1 ist beschädigt: %2. Nichts wurde geändert; eine Sicherung wiederherstellen (nexusdeck-cli backup list).</translation>
    </message>
    <message>
        <source>The deck library %1</source>
        <translation>Die Deckbibliothek %1</translation>
    </message>
</context>
<context>
    <name>DayChart</name>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Copies over time, chart</source>
        <translation>Exemplare im Zeitverlauf, Diagramm</translation>
    </message>
    <message>
        <source>Value over time, chart</source>
        <translation>Wert im Zeitverlauf, Diagramm</translation>
    </message>
</context>
<context>
    <name>DealSession</name>
    <message>
        <source>%1 has other variants.</source>
        <translation>%1 hat andere Varianten.</translation>
    </message>
    <message>
        <source>%1 rolls again. %2</source>
        <translation>%1 würfelt erneut. %2</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>%1 says nothing of stacks, rows or a set-up: there is nothing to deal.</source>
        <translation>%1 beschreibt weder Stapel noch Reihen oder Aufbau: Es gibt nichts auszuteilen.</translation>
    </message>
    <message>
        <source>A deal is for one to %1 players, with one deck for all of them or a deck for each.</source>
        <translation>Ausgeteilt wird für einen bis %1 Spieler, mit einem Deck für alle oder je einem Deck.</translation>
    </message>
    <message>
        <source>In %1 all cards are shared: name one box, and the number of players.</source>
        <translation>In %1 sind alle Karten gemeinsam: eine Schachtel und die Zahl der Spieler angeben.</translation>
    </message>
    <message>
        <source>These decks have more than %1 cards together.</source>
        <translation>Diese Decks haben zusammen mehr als %1 Karten.</translation>
    </message>
    <message>
        <source>There is no such card here.</source>
        <translation>Diese Karte gibt es hier nicht.</translation>
    </message>
    <message>
        <source>No more cards of this kind can be held: choose the one it replaces.</source>
        <translation>Mehr Karten dieser Art lassen sich nicht halten: die zu ersetzende wählen.</translation>
    </message>
    <message>
        <source>These rows cannot be laid out anew.</source>
        <translation>Diese Reihen lassen sich nicht neu auslegen.</translation>
    </message>
    <message>
        <source>Choose first which of the cards drawn is kept.</source>
        <translation>Zuerst wählen, welche gezogene Karte behalten wird.</translation>
    </message>
    <message>
        <source>There are no cards left.</source>
        <translation>Es sind keine Karten mehr übrig.</translation>
    </message>
    <message>
        <source>There is not so much left.</source>
        <translation>So viel ist nicht mehr übrig.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first, by lot.</source>
        <translation>%1 beginnt: ausgelost.</translation>
    </message>
    <message>
        <source>%1 goes first: the highest total, after a tie.</source>
        <translation>%1 beginnt: höchste Summe nach Gleichstand.</translation>
    </message>
    <message>
        <source>%1 goes first: the lowest total, after a tie.</source>
        <translation>%1 beginnt: niedrigste Summe nach Gleichstand.</translation>
    </message>
    <message>
        <source>%1 goes first: the highest total.</source>
        <translation>%1 beginnt: höchste Summe.</translation>
    </message>
    <message>
        <source>%1 goes first: the lowest total.</source>
        <translation>%1 beginnt: niedrigste Summe.</translation>
    </message>
    <message>
        <source>%1 takes %2; %3 comes up.</source>
        <translation>%1 nimmt %2; aufgedeckt wird %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 for %4; %3 comes up.</source>
        <translation>%1 nimmt %2 im Tausch für %4; aufgedeckt wird %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3.</source>
        <translation>%1 nimmt %2 im Tausch für %3.</translation>
    </message>
    <message>
        <source>%1 has the rows laid out anew.</source>
        <translation>%1 lässt die Reihen neu auslegen.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 behält %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 gains %2 %3.</source>
        <translation>%1 erhält %2 %3.</translation>
    </message>
    <message>
        <source>%1 spends %2 %3.</source>
        <translation>%1 gibt %2 %3 aus.</translation>
    </message>
    <message>
        <source>The discards are shuffled back.</source>
        <translation>Die Ablage wird zurückgemischt.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1: %2: nobody wins.</source>
        <comment>a contest and its throws</comment>
        <translation>%1: %2: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>%1: %2: %3 wins.</source>
        <comment>a contest and its throws</comment>
        <translation>%1: %2: %3 gewinnt.</translation>
    </message>
    <message>
        <source>First</source>
        <comment>side of a contest</comment>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>side of a contest</comment>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation>%1 gewinnt: %2</translation>
    </message>
    <message>
        <source>Nobody wins: %1</source>
        <translation>Niemand gewinnt: %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 rolls again on %2.</source>
        <translation>%1 würfelt erneut bei %2.</translation>
    </message>
    <message>
        <source>First side survives: %1, loses %2 units on average</source>
        <translation>Erste Seite überlebt: %1, verliert im Mittel %2 Einheiten</translation>
    </message>
    <message>
        <source>Second side survives: %1, loses %2 units on average</source>
        <translation>Zweite Seite überlebt: %1, verliert im Mittel %2 Einheiten</translation>
    </message>
    <message>
        <source>Nobody is left: %1</source>
        <translation>Niemand ist übrig: %1</translation>
    </message>
    <message>
        <source>Both have units left: %1</source>
        <translation>Beide haben noch Einheiten: %1</translation>
    </message>
</context>
<context>
    <name>DealerView</name>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Shuffles, deals, lays out cards and rolls dice beside your board. Every step can be undone; the same seed deals the same cards.</source>
        <translation>Mischt, teilt aus, legt Karten aus und würfelt neben dem Spielbrett. Jeder Schritt lässt sich zurücknehmen; derselbe Startwert teilt dieselben Karten aus.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deck of seat %1</source>
        <translation>Deck von Platz %1</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert des Austeilens</translation>
    </message>
    <message>
        <source>random; the same number deals the same cards</source>
        <translation>zufällig; gleiche Zahl, gleiche Karten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Choose a deck first.</source>
        <translation>Zuerst ein Deck wählen.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 up, not “%1”.</source>
        <translation>Der Startwert ist eine ganze Zahl ab 0, nicht „%1“.</translation>
    </message>
    <message>
        <source>Discard all rows and redeal (costs %1)</source>
        <translation>Alle Reihen ablegen, neu auslegen (kostet %1)</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>%1 face up; taken cards are replaced at once</source>
        <translation>%1 offen ausgelegt; genommene Karten werden sofort ersetzt</translation>
    </message>
    <message>
        <source>%1 face up; refilled at the end of a turn</source>
        <translation>%1 offen ausgelegt; am Zugende aufgefüllt</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>%1 abgelegt</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>%1 cards are already held. Discard which one?</source>
        <translation>Bereits %1 Karten gehalten. Welche ablegen?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, %1 discarded</source>
        <translation>, %1 abgelegt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%1 = %2</source>
        <translation>+%1 = %2</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>: stopped short</source>
        <translation>: nicht ganz erreicht</translation>
    </message>
    <message>
        <source>−1</source>
        <translation>−1</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>Stack: %1</source>
        <translation>Stapel: %1</translation>
    </message>
    <message>
        <source>Drawn: choose which to keep</source>
        <translation>Gezogen: welche behalten?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 on %2: %3 for %4</source>
        <translation>%1 gegen %2: %3 für %4</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation>%1 erneut</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · Startwert %2</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>New deal…</source>
        <translation>Neu austeilen…</translation>
    </message>
</context>
<context>
    <name>DeckActionWords</name>
    <message>
        <source>Add %1</source>
        <comment>a card</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards</source>
        <translation><numerusform>%n Karte hinzufügen</numerusform><numerusform>%n Karten hinzufügen</numerusform></translation>
    </message>
    <message>
        <source>Add a copy of %1</source>
        <translation>Ein Exemplar von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Take out a copy of %1</source>
        <translation>Ein Exemplar von %1 herausnehmen</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n copies of %1</source>
        <translation><numerusform>%n Exemplar von %1</numerusform><numerusform>%n Exemplare von %1</numerusform></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Move %1 to the other side</source>
        <translation>%1 auf die andere Seite verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards to %1</source>
        <translation><numerusform>%n Karte zu %1 hinzufügen</numerusform><numerusform>%n Karten zu %1 hinzufügen</numerusform></translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
</context>
<context>
    <name>DeckBlockWords</name>
    <message>
        <source>No subtype</source>
        <translation>Ohne Untertyp</translation>
    </message>
    <message>
        <source>No cost</source>
        <translation>Ohne Kosten</translation>
    </message>
    <message>
        <source>No %1</source>
        <comment>cards without a value</comment>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>Several %1</source>
        <comment>cards of several domains</comment>
        <translation>Mehrere %1</translation>
    </message>
    <message>
        <source>Not in the catalogue</source>
        <translation>Nicht im Katalog</translation>
    </message>
</context>
<context>
    <name>DeckCommands</name>
    <message>
        <source>File changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Changed in the file:</source>
        <translation>In der Datei geändert:</translation>
    </message>
    <message>
        <source>&amp;Merge both</source>
        <translation>Zusammen&amp;führen</translation>
    </message>
    <message>
        <source>Over&amp;write the file</source>
        <translation>Datei über&amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Take the file's version</source>
        <translation>&amp;Dateiversion übernehmen</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>Erneut &amp;speichern</translation>
    </message>
    <message>
        <source>Keep the deck in the &amp;library</source>
        <translation>In der &amp;Bibliothek behalten</translation>
    </message>
    <message>
        <source>Mistyped code</source>
        <translation>Vertippter Code</translation>
    </message>
    <message>
        <source>&amp;Open what is meant</source>
        <translation>Gemeinten Code &amp;öffnen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>%1 is no UTF-8. It may be Windows-1252, the encoding of older spreadsheets in Western Europe.</source>
        <translation>%1 ist kein UTF-8. Es kann Windows-1252 sein, die Kodierung älterer Tabellen in Westeuropa.</translation>
    </message>
    <message>
        <source>Read as &amp;Windows-1252</source>
        <translation>Als &amp;Windows-1252 lesen</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>Name of the deck:</source>
        <translation>Name des Decks:</translation>
    </message>
    <message>
        <source>Save a picture of the deck</source>
        <translation>Bild des Decks speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save a web page of the deck</source>
        <translation>Webseite des Decks speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was opened.</source>
        <translation>Abgebrochen; nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Open decklists</source>
        <translation>Decklisten öffnen</translation>
    </message>
    <message>
        <source>Decks (%1);;Pictures of QR codes, PDFs of decklists (%2 *.pdf);;All files (*)</source>
        <translation>Decks (%1);;Bilder von QR-Codes, PDFs von Decklisten (%2 *.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lesen: %1…</translation>
    </message>
    <message>
        <source>Deck for %1</source>
        <translation>Deck für %1</translation>
    </message>
    <message>
        <source>Each of %1 files</source>
        <translation>Jede von %1 Dateien</translation>
    </message>
    <message>
        <source>Each of %1 lists</source>
        <translation>Jede von %1 Listen</translation>
    </message>
    <message>
        <source>%1 is a deck for %2.</source>
        <translation>%1 ist ein Deck für %2.</translation>
    </message>
    <message>
        <source>Open in %1</source>
        <translation>In %1 öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2</source>
        <translation>%1 ist unvollständig: %2</translation>
    </message>
    <message>
        <source>the code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>%1 opened; not in the library yet.</source>
        <translation>%1 geöffnet; noch nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Der Text wird gelesen…</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The list names no edition; its cards are of %1.</source>
        <translation>Die Liste nennt keine Ausgabe; ihre Karten sind aus %1.</translation>
    </message>
    <message>
        <source>Replace with a pasted list</source>
        <translation>Durch eingefügte Liste ersetzen</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Liste einfügen</translation>
    </message>
    <message>
        <source>The list does not fit: a card would have more than %1 copies.</source>
        <translation>Die Liste passt nicht: Eine Karte hätte mehr als %1 Exemplare.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>The deck now matches %1; Undo restores yours.</source>
        <translation>Das Deck entspricht jetzt %1; „Rückgängig“ holt das eigene zurück.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Changed here and in the file; yours is kept, the file said: %1</source>
        <translation>Hier und in der Datei geändert; die eigene Fassung bleibt, in der Datei stand: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is in the library.</source>
        <translation>%1 ist in der Bibliothek.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Deck exportieren</translation>
    </message>
    <message>
        <source>Deck file (*.nxdeck);;Text list (*.txt)</source>
        <translation>Deckdatei (*.nxdeck);;Textliste (*.txt)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Drawing the picture of %1…</source>
        <translation>Bild von %1 wird gezeichnet…</translation>
    </message>
    <message>
        <source>Picture saved as %1.</source>
        <translation>Bild als %1 gespeichert.</translation>
    </message>
    <message>
        <source> Without a QR code: the deck has none.</source>
        <translation> Ohne QR-Code: Das Deck hat keinen.</translation>
    </message>
    <message>
        <source>Writing the web page of %1…</source>
        <translation>Die Webseite von %1 wird geschrieben …</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Web page saved as %1.</source>
        <translation>Webseite als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 is in the library's bin. To restore it: Ctrl+O, Bin.</source>
        <translation>%1 liegt im Papierkorb der Bibliothek; zurück mit Strg+O, Papierkorb.</translation>
    </message>
    <message>
        <source>The deck is on the clipboard as text.</source>
        <translation>Das Deck liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The code of %1 is on the clipboard: %2 characters.</source>
        <translation>Der Code von %1 liegt in der Zwischenablage: %2 Zeichen.</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1 (#%2)</source>
        <translation>%1 (#%2)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare this deck with</source>
        <translation>Dieses Deck vergleichen mit</translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation>Das Deck ist nicht mehr in der Bibliothek.</translation>
    </message>
</context>
<context>
    <name>DeckDelegate</name>
    <message>
        <source>empty: Shift+Enter puts a card here</source>
        <translation>leer: mit Umschalt+Enter</translation>
    </message>
    <message>
        <source>empty: Ctrl+Enter puts a card here</source>
        <translation>leer: mit Strg+Enter</translation>
    </message>
    <message>
        <source>empty: Enter adds a card</source>
        <translation>leer: mit Enter</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplare von %1</translation>
    </message>
</context>
<context>
    <name>DeckDrawer</name>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>See which cards each would allow (Ctrl+M)</source>
        <translation>Zeigt, welche Karten jede erlauben würde (Strg+M)</translation>
    </message>
    <message>
        <source>Fill to %1</source>
        <translation>Auf %1 füllen</translation>
    </message>
    <message>
        <source>Ways to add cards and be legal (Ctrl+L)</source>
        <translation>Wege, mit weiteren Karten legal zu werden (Strg+L)</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>Über das Deck</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>DeckFaces</name>
    <message>
        <source>Deck as faces</source>
        <translation>Deck als Kartenbilder</translation>
    </message>
    <message>
        <source>Into %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Not for %1</source>
        <translation>Nicht für %1</translation>
    </message>
</context>
<context>
    <name>DeckLibrary</name>
    <message>
        <source>A deck needs a name.</source>
        <translation>Ein Deck braucht einen Namen.</translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation>Das Deck ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Ruleset %1</source>
        <translation>Regelwerk %1</translation>
    </message>
    <message>
        <source>Ruleset of before</source>
        <translation>Voriges Regelwerk</translation>
    </message>
    <message>
        <source>This version no longer exists.</source>
        <translation>Diese Version gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Bring back version %1</source>
        <translation>Version %1 wiederherstellen</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 %2 each, %3 in total</source>
        <translation>je %1 %2, zusammen %3</translation>
    </message>
    <message>
        <source>%1. Wrong: %2</source>
        <comment>a card and why</comment>
        <translation>%1. Falsch: %2</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Find in this deck: words or a query. Esc shows all.</source>
        <translation>In diesem Deck suchen: Wörter oder Abfrage. Esc zeigt alle.</translation>
    </message>
    <message>
        <source>Find in this deck</source>
        <translation>In diesem Deck suchen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>The edition this deck is checked against</source>
        <translation>Die Edition, nach der dieses Deck geprüft wird</translation>
    </message>
    <message>
        <source>Ruleset %1</source>
        <translation>Regelwerk %1</translation>
    </message>
    <message>
        <source>Size of the deck</source>
        <translation>Größe des Decks</translation>
    </message>
    <message>
        <source>Group cards</source>
        <translation>Karten gruppieren</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>nach Typ</translation>
    </message>
    <message>
        <source>by subtype</source>
        <translation>nach Untertyp</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>nach Kosten</translation>
    </message>
    <message>
        <source>by domain</source>
        <translation>nach Domäne</translation>
    </message>
    <message>
        <source>by section</source>
        <translation>nach Bereich</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Show the deck as rows</source>
        <translation>Deck als Zeilen zeigen</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Show the deck as faces</source>
        <translation>Deck als Kartenbilder zeigen</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Shift+G)</source>
        <translation>%1 (Strg+Umschalt+G)</translation>
    </message>
    <message>
        <source>Find in this deck (Ctrl+Shift+F)</source>
        <translation>In diesem Deck suchen (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>More about this deck</source>
        <translation>Mehr zu diesem Deck</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: %1 (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 Type a number to have more.</source>
        <translation>%1 Tippe eine Zahl, um mehr zu haben.</translation>
    </message>
    <message>
        <source>One more	+</source>
        <translation>Eins mehr	+</translation>
    </message>
    <message>
        <source>One less	−</source>
        <translation>Eins weniger	−</translation>
    </message>
    <message>
        <source>Take all out	Shift+Del</source>
        <translation>Alle herausnehmen	Umschalt+Entf</translation>
    </message>
    <message>
        <source>Move one copy to</source>
        <translation>Ein Exemplar nach</translation>
    </message>
    <message>
        <source>Move all copies to</source>
        <translation>Alle Exemplare nach</translation>
    </message>
    <message>
        <source>Swap one copy of these two</source>
        <translation>Je ein Exemplar dieser beiden tauschen</translation>
    </message>
</context>
<context>
    <name>DeckPicker</name>
    <message>
        <source>Find a deck</source>
        <translation>Deck suchen</translation>
    </message>
    <message>
        <source>Decks; Space ticks one</source>
        <translation>Decks; Leertaste kreuzt an</translation>
    </message>
    <message>
        <source>Chosen decks</source>
        <translation>Gewählte Decks</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Tick every deck shown</source>
        <translation>Alle angezeigten Decks ankreuzen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Untick every deck</source>
        <translation>Alle Decks abwählen</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (geöffnet)</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>Keine gewählt</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 gewählt</translation>
    </message>
</context>
<context>
    <name>DeckPictureWords</name>
    <message>
        <source>%1: the picture cannot be made.</source>
        <translation>%1: Das Bild kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
</context>
<context>
    <name>DeckTable</name>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Moved to the bin</source>
        <translation>Im Papierkorb seit</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Decks in the bin</source>
        <translation>Decks im Papierkorb</translation>
    </message>
    <message>
        <source>Decks of the library</source>
        <translation>Decks der Bibliothek</translation>
    </message>
</context>
<context>
    <name>DeckTableWords</name>
    <message>
        <source>%1 was changed by another program meanwhile; it was not overwritten.</source>
        <translation>%1 wurde inzwischen von einem anderen Programm geändert und nicht überschrieben.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>of all domains</comment>
        <translation>Punkte in %1</translation>
    </message>
    <message>
        <source>copies × %1</source>
        <translation>Exemplare × %1</translation>
    </message>
    <message>
        <source>% of all %1</source>
        <translation>% aller %1</translation>
    </message>
</context>
<context>
    <name>DeckTabs</name>
    <message>
        <source>Open decks</source>
        <translation>Offene Decks</translation>
    </message>
    <message>
        <source>%1: changed since it was saved</source>
        <translation>%1: seit dem Speichern geändert</translation>
    </message>
</context>
<context>
    <name>DeckTile</name>
    <message>
        <source>Deck of player %1</source>
        <translation>Deck von Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays deck %1</source>
        <translation>Wer Deck %1 spielt</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>the program · novice</source>
        <translation>das Programm · Anfänger</translation>
    </message>
    <message>
        <source>the program · fair</source>
        <translation>das Programm · geübt</translation>
    </message>
    <message>
        <source>the program · strong</source>
        <translation>das Programm · stark</translation>
    </message>
    <message>
        <source>Name: after the deck</source>
        <translation>Name: wie das Deck</translation>
    </message>
    <message>
        <source>Nobody plays here.</source>
        <translation>Hier spielt niemand.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Alone: choose a deck here to play against it</source>
        <translation>Allein: hier ein Deck wählen, um dagegen zu spielen</translation>
    </message>
</context>
<context>
    <name>DeckTiles</name>
    <message>
        <source>Decks of the library as tiles</source>
        <translation>Decks der Bibliothek als Kacheln</translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>No card of this deck matches.</source>
        <translation>Keine Karte dieses Decks passt.</translation>
    </message>
    <message>
        <source>The deck is empty. Ctrl+F searches cards, Enter adds the chosen one, Ctrl+Enter adds it to the %1. Or paste a list with Ctrl+Shift+V.</source>
        <translation>Das Deck ist leer. Strg+F sucht Karten, Enter fügt die gewählte hinzu, Strg+Enter legt sie in „%1“. Oder eine Liste mit Strg+Umschalt+V einfügen.</translation>
    </message>
    <message>
        <source>The deck is empty. Ctrl+F searches cards, Enter adds the chosen one. Or paste a list with Ctrl+Shift+V.</source>
        <translation>Das Deck ist leer. Strg+F sucht Karten, Enter fügt die gewählte hinzu. Oder eine Liste mit Strg+Umschalt+V einfügen.</translation>
    </message>
</context>
<context>
    <name>DecklistWords</name>
    <message>
        <source>Decklist</source>
        <translation>Deckliste</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Player id</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>To be filled in by hand</source>
        <translation>Von Hand auszufüllen</translation>
    </message>
    <message>
        <source>checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>first letter of</source>
        <translation>Anfangsbuchstabe</translation>
    </message>
    <message>
        <source>the last name</source>
        <translation>des Nachnamens</translation>
    </message>
    <message>
        <source>LEGAL</source>
        <translation>LEGAL</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NICHT LEGAL</translation>
    </message>
    <message>
        <source>cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>checked by %1</source>
        <translation>geprüft von %1</translation>
    </message>
    <message>
        <source>Checksum and code tell lists apart; neither is a signature.</source>
        <translation>Prüfsumme und Code unterscheiden Listen, sind aber keine Signatur.</translation>
    </message>
    <message numerus="yes">
        <source>%n reasons, %1 in the list</source>
        <translation><numerusform>%n Grund, %1 in der Liste</numerusform><numerusform>%n Gründe, %1 in der Liste</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation><numerusform>%n Warnung</numerusform><numerusform>%n Warnungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n reasons in the list</source>
        <translation><numerusform>%n Grund in der Liste</numerusform><numerusform>%n Gründe in der Liste</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings in the list</source>
        <translation><numerusform>%n Warnung in der Liste</numerusform><numerusform>%n Warnungen in der Liste</numerusform></translation>
    </message>
    <message>
        <source>No deck code</source>
        <translation>Kein Deckcode</translation>
    </message>
    <message>
        <source>Why, the list says above.</source>
        <translation>Grund: siehe Liste oben.</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Deckprüfung</translation>
    </message>
    <message>
        <source>for the judge</source>
        <translation>für den Schiedsrichter</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>copy %1 of %2 · %3</source>
        <comment>%3: page 1 of 2</comment>
        <translation>Exemplar %1 von %2 · %3</translation>
    </message>
    <message>
        <source>%1, %2 × %3 mm</source>
        <comment>a size of paper</comment>
        <translation>%1, %2 × %3 mm</translation>
    </message>
    <message>
        <source>As large as a card</source>
        <translation>Im Kartenformat</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <comment>a section on a sheet</comment>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 (not in the catalogue)</source>
        <comment>a card</comment>
        <translation>%1 (nicht im Katalog)</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Over several sections</source>
        <translation>Über mehrere Bereiche</translation>
    </message>
    <message>
        <source>Why it is not legal</source>
        <translation>Warum nicht legal</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>Why there is no deck code</source>
        <translation>Warum kein Deckcode</translation>
    </message>
</context>
<context>
    <name>DecklistsPage</name>
    <message>
        <source>Lists written</source>
        <translation>Geschriebene Listen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>&amp;Two copies of each list</source>
        <translation>&amp;Zwei Exemplare jeder Liste</translation>
    </message>
    <message>
        <source>A &amp;file each…</source>
        <translation>&amp;Einzeldateien…</translation>
    </message>
    <message>
        <source>One PDF per deck, into a folder</source>
        <translation>Ein PDF je Deck, in einen Ordner</translation>
    </message>
    <message>
        <source>Save &amp;as text…</source>
        <translation>Als Te&amp;xt speichern…</translation>
    </message>
    <message>
        <source>Text, CSV, JSON or Markdown, by file extension</source>
        <translation>Text, CSV, JSON oder Markdown, je nach Dateiendung</translation>
    </message>
    <message>
        <source>&amp;Blank sheet…</source>
        <translation>Leere&amp;s Blatt …</translation>
    </message>
    <message>
        <source>A PDF without a deck, to be filled in by hand</source>
        <translation>Ein PDF ohne Deck, von Hand auszufüllen</translation>
    </message>
    <message>
        <source>Save the decklist</source>
        <translation>Deckliste speichern</translation>
    </message>
    <message>
        <source>Folder for the decklists</source>
        <translation>Ordner für die Decklisten</translation>
    </message>
    <message>
        <source>The list shown</source>
        <translation>Angezeigte Liste</translation>
    </message>
    <message>
        <source>Cancelled; no list was completed.</source>
        <translation>Abgebrochen; keine Liste wurde fertig geschrieben.</translation>
    </message>
    <message>
        <source>Reading the cards…</source>
        <translation>Karten werden gelesen…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Empties all fields</source>
        <translation>Leert alle Felder</translation>
    </message>
    <message>
        <source>As large as a card, cards alone</source>
        <translation>Im Kartenformat, nur die Karten</translation>
    </message>
    <message>
        <source>Cards by name</source>
        <translation>Karten nach Namen</translation>
    </message>
    <message>
        <source>Cards by cost</source>
        <translation>Karten nach Kosten</translation>
    </message>
    <message>
        <source>Cards by set and number</source>
        <translation>Karten nach Set und Nummer</translation>
    </message>
    <message>
        <source>One for the judge, one to keep; each is labelled</source>
        <translation>Eine für den Schiedsrichter, eine zum Behalten; beide sind beschriftet</translation>
    </message>
    <message>
        <source>C&amp;heck lists…</source>
        <translation>Listen &amp;prüfen…</translation>
    </message>
    <message>
        <source>The judge's check of lists, in the place Event</source>
        <translation>Die Prüfung von Listen durch Schiedsrichter, unter Turnier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Empty fields become lines to write on.</source>
        <translation>Leere Felder werden Linien zum Ausfüllen.</translation>
    </message>
    <message>
        <source>Tick the decks at the left whose lists you want to hand in.
A list shows what is in the deck, whether it is legal and why not, and its code for the judge.</source>
        <translation>Links die Decks ankreuzen, deren Listen abgegeben werden sollen.
Eine Liste zeigt den Inhalt des Decks, ob es legal ist und warum nicht, und den Code für den Schiedsrichter.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source> · no font here has %1</source>
        <translation> · keine Schrift hat hier %1</translation>
    </message>
    <message>
        <source>%1 decklist</source>
        <translation>Deckliste %1</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Decklisten</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text list (*.txt);;Table, CSV (*.csv);;JSON (*.json);;Markdown (*.md)</source>
        <translation>Textliste (*.txt);;Tabelle, CSV (*.csv);;JSON (*.json);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>The file name must end in .txt, .csv, .json, .md or .pdf. Nothing was written.</source>
        <translation>Die Datei muss auf .txt, .csv, .json, .md oder .pdf enden. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>%2 written to %1.</source>
        <translation>%2 in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Blank decklist</source>
        <translation>Leere Deckliste</translation>
    </message>
    <message>
        <source>The blank sheet is written to %1.</source>
        <translation>Das leere Blatt steht in %1.</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>An den Drucker gesendet: %1.</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Decks and their copies</source>
        <translation>Decks und ihre Exemplare</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Copies the deck needs</source>
        <translation>Exemplare, die das Deck braucht</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Zurückgelegt</translation>
    </message>
    <message>
        <source>Copies kept with the built deck</source>
        <translation>Exemplare beim gebauten Deck</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Further copies at hand and in no deck</source>
        <translation>Weitere verfügbare Exemplare in keinem Deck</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Copies that are neither set aside nor free</source>
        <translation>Exemplare, die weder zurückgelegt noch frei sind</translation>
    </message>
    <message>
        <source>To complete</source>
        <translation>Zum Vervollständigen</translation>
    </message>
    <message>
        <source>What the missing copies cost, by the values of your stacks</source>
        <translation>Kosten der fehlenden Exemplare nach den Werten der Posten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Order of the decks</source>
        <translation>Reihenfolge der Decks</translation>
    </message>
    <message>
        <source>cheapest to complete first</source>
        <translation>günstigste Vervollständigung zuerst</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Tick several to count them together.</source>
        <translation>Mehrere ankreuzen, um sie zusammen zu zählen.</translation>
    </message>
    <message>
        <source>&amp;Only missing</source>
        <translation>&amp;Nur fehlende</translation>
    </message>
    <message>
        <source>Cards of the chosen decks</source>
        <translation>Karten der gewählten Decks</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Owned, wherever they are</source>
        <translation>Im Besitz, gleich wo</translation>
    </message>
    <message>
        <source>Set aside here</source>
        <translation>Hier zurückgelegt</translation>
    </message>
    <message>
        <source>For these decks</source>
        <translation>Für diese Decks</translation>
    </message>
    <message>
        <source>At hand and in no deck</source>
        <translation>Verfügbar und in keinem Deck</translation>
    </message>
    <message>
        <source>In other decks</source>
        <translation>In anderen Decks</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Verliehen</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Neither set aside here nor free</source>
        <translation>Weder hier zurückgelegt noch frei</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>Ba&amp;uen</translation>
    </message>
    <message>
        <source>Set aside free copies for the deck, so they are not counted twice</source>
        <translation>Freie Exemplare für das Deck zurücklegen, damit sie nicht doppelt zählen</translation>
    </message>
    <message>
        <source>Take &amp;apart</source>
        <translation>Auf&amp;lösen</translation>
    </message>
    <message>
        <source>Return all copies set aside for the deck</source>
        <translation>Alle für das Deck zurückgelegten Exemplare freigeben</translation>
    </message>
    <message>
        <source>Add missing to &amp;wants</source>
        <translation>Fehlende auf die &amp;Suchliste</translation>
    </message>
    <message>
        <source>Raise the wants of each card to its missing copies</source>
        <translation>Gesuchte Anzahl jeder Karte auf die fehlende anheben</translation>
    </message>
    <message>
        <source>Copy &amp;shopping list</source>
        <translation>&amp;Einkaufsliste kopieren</translation>
    </message>
    <message>
        <source>Copies you do not own, not even in other decks or lent; one line a card</source>
        <translation>Nirgends vorhandene Exemplare, auch nicht in anderen Decks oder verliehen; eine Zeile je Karte</translation>
    </message>
    <message>
        <source>Copy &amp;proxy list</source>
        <translation>&amp;Proxyliste kopieren</translation>
    </message>
    <message>
        <source>All missing copies, also those in other decks or lent; one line a card</source>
        <translation>Alle fehlenden Exemplare, auch die in anderen Decks oder verliehenen; eine Zeile je Karte</translation>
    </message>
    <message>
        <source>Print &amp;missing…</source>
        <translation>Fehlende &amp;drucken …</translation>
    </message>
    <message>
        <source>Proxies of all missing copies of these decks together</source>
        <translation>Proxys aller fehlenden Exemplare dieser Decks zusammen</translation>
    </message>
    <message>
        <source>There are no decks yet: make one in Build and save it with Ctrl+S.</source>
        <translation>Noch keine Decks: unter Bauen eines anlegen und mit Strg+S speichern.</translation>
    </message>
    <message>
        <source>Not in the catalogue: %1</source>
        <translation>Nicht im Katalog: %1</translation>
    </message>
    <message>
        <source>%1 decks together</source>
        <translation>%1 Decks zusammen</translation>
    </message>
    <message>
        <source>Choose a deck above.</source>
        <translation>Oben ein Deck wählen.</translation>
    </message>
    <message>
        <source>%1: %2, %3 missing</source>
        <translation>%1: %2, fehlend: %3</translation>
    </message>
    <message>
        <source>%1 not in the catalogue, counted as missing. Import the cards, or correct the deck.</source>
        <translation>%1 nicht im Katalog (als fehlend gezählt). Karten importieren oder Deck korrigieren.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Nichts fehlt.</translation>
    </message>
    <message>
        <source>%1 (not in the catalogue)</source>
        <translation>%1 (nicht im Katalog)</translation>
    </message>
    <message>
        <source>&amp;Bring up to date</source>
        <translation>Akt&amp;ualisieren</translation>
    </message>
    <message>
        <source>Shopping list copied: %1.</source>
        <translation>Einkaufsliste kopiert: %1.</translation>
    </message>
    <message>
        <source>Nothing to buy: the rest is in other decks or lent.</source>
        <translation>Nichts zu kaufen: Der Rest ist in anderen Decks oder verliehen.</translation>
    </message>
    <message>
        <source>Proxy list copied: %1.</source>
        <translation>Proxyliste kopiert: %1.</translation>
    </message>
</context>
<context>
    <name>DiffWords</name>
    <message>
        <source>“%1”: changed</source>
        <comment>a plan</comment>
        <translation>„%1“: geändert</translation>
    </message>
    <message>
        <source>“%1”: applied</source>
        <comment>a plan</comment>
        <translation>„%1“: angewendet</translation>
    </message>
    <message>
        <source>“%1”: taken back</source>
        <comment>a plan</comment>
        <translation>„%1“: zurückgenommen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tags</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a deck</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <comment>of a deck</comment>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>of a deck</comment>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <comment>of a deck</comment>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>“%1”: new</source>
        <comment>a plan</comment>
        <translation>„%1“: neu</translation>
    </message>
    <message>
        <source>“%1”: gone</source>
        <comment>a plan</comment>
        <translation>„%1“: entfernt</translation>
    </message>
    <message>
        <source>all: in another order</source>
        <comment>plans</comment>
        <translation>alle: in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>The decks are the same.</source>
        <translation>Die Decks sind gleich.</translation>
    </message>
    <message>
        <source>Tags: %1 → %2</source>
        <translation>Schlagwörter: %1 → %2</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <comment>“Mirror”: new</comment>
        <translation>Plan %1</translation>
    </message>
</context>
<context>
    <name>DrawChances</name>
    <message>
        <source>By round</source>
        <translation>Bis Runde</translation>
    </message>
    <message>
        <source>Cards played per round</source>
        <translation>Gespielte Karten je Runde</translation>
    </message>
    <message>
        <source>Chances by round</source>
        <translation>Chancen je Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Playable card</source>
        <translation>Spielbare Karte</translation>
    </message>
    <message>
        <source>Costly kept</source>
        <translation>Teure behalten</translation>
    </message>
    <message>
        <source>The hand of the round holds a card that one round's points can pay for, if cards are played regardless of cost</source>
        <translation>Die Hand der Runde enthält eine mit den Punkten einer Runde bezahlbare Karte, wenn ohne Rücksicht auf die Kosten gespielt wird</translation>
    </message>
    <message>
        <source>The same, if only affordable cards are played and the others stay in hand</source>
        <translation>Ebenso, wenn nur bezahlbare Karten gespielt werden und die anderen auf der Hand bleiben</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation>Es gibt nichts zu ziehen: %1 ist leer.</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>Chance to have drawn them by round</source>
        <translation>Chance, sie bis zur Runde gezogen zu haben</translation>
    </message>
    <message>
        <source>Chance of a playable card by round</source>
        <translation>Chance auf eine spielbare Karte je Runde</translation>
    </message>
    <message>
        <source>Round %1: %2 cards drawn, chance %3</source>
        <translation>Runde %1: %2 Karten gezogen, Chance %3</translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation>Chance: %1</translation>
    </message>
    <message>
        <source>The search has an error.</source>
        <translation>Die Suche enthält einen Fehler.</translation>
    </message>
    <message>
        <source>Search for the cards to be drawn.</source>
        <translation>Suche nach den zu ziehenden Karten.</translation>
    </message>
</context>
<context>
    <name>EditionDelegate</name>
    <message>
        <source>this deck’s</source>
        <translation>dieses Decks</translation>
    </message>
</context>
<context>
    <name>EditionDetails</name>
    <message>
        <source>Problems and changes for this edition</source>
        <translation>Probleme und Änderungen für diese Edition</translation>
    </message>
    <message>
        <source>Legal as it is.</source>
        <translation>Legal, wie es ist.</translation>
    </message>
    <message>
        <source>Legal, with warnings</source>
        <translation>Legal, mit Warnungen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Remaining problems</source>
        <translation>Verbleibende Probleme</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>und %n weiteres</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <source>No helpful change found.</source>
        <translation>Keine hilfreiche Änderung gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copies of %2</source>
        <translation><numerusform>%1: %n Exemplar von %2 hinzufügen</numerusform><numerusform>%1: %n Exemplare von %2 hinzufügen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copies of %2</source>
        <translation><numerusform>%1: %n Exemplar von %2 entfernen</numerusform><numerusform>%1: %n Exemplare von %2 entfernen</numerusform></translation>
    </message>
    <message>
        <source>Totals after</source>
        <translation>Summen danach</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 after</source>
        <translation>%1: jetzt %2, danach %3</translation>
    </message>
</context>
<context>
    <name>EditionEditWords</name>
    <message>
        <source>The edition has no rule “%1”, but %2.</source>
        <translation>Die Ausgabe hat keine Regel „%1“, aber %2.</translation>
    </message>
    <message>
        <source>“%1” wants a whole number, not “%2”.</source>
        <translation>„%1“ erwartet eine ganze Zahl, nicht „%2“.</translation>
    </message>
    <message>
        <source>The file of the edition cannot be read.</source>
        <translation>Die Datei der Ausgabe ist nicht lesbar.</translation>
    </message>
    <message>
        <source>No column of this edition is called “%1”.</source>
        <translation>Keine Spalte dieser Ausgabe heißt „%1“.</translation>
    </message>
</context>
<context>
    <name>EditionFileWords</name>
    <message>
        <source>This would be no ruleset: %1.</source>
        <translation>Das wäre kein Regelwerk: %1.</translation>
    </message>
    <message>
        <source>This would be no ruleset of the game.</source>
        <translation>Das wäre kein Regelwerk des Spiels.</translation>
    </message>
    <message>
        <source>There is no edition “%1”.</source>
        <translation>Es gibt keine Ausgabe „%1“.</translation>
    </message>
    <message>
        <source>“%1” came with the program and stays as it is. Make an edition of your own first, with “editions new”.</source>
        <translation>„%1“ kam mit dem Programm und bleibt, wie es ist. Leg zuerst eine eigene Ausgabe an, mit „editions new“.</translation>
    </message>
    <message>
        <source>“%1” names no sets: how its cards look is what the game says.</source>
        <translation>„%1“ nennt keine Sets: Wie die Karten aussehen, sagt das Spiel.</translation>
    </message>
    <message>
        <source>“%1” names no sets: its keywords mean what the game says.</source>
        <translation>„%1“ nennt keine Sets: seine Schlüsselwörter bedeuten, was das Spiel sagt.</translation>
    </message>
    <message>
        <source>%1 was changed by another program meanwhile; it was not overwritten.</source>
        <translation>%1 wurde inzwischen von einem anderen Programm geändert und nicht überschrieben.</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Editions</source>
        <translation>Editionen</translation>
    </message>
    <message>
        <source>this deck’s</source>
        <translation>dieses Decks</translation>
    </message>
</context>
<context>
    <name>EditionPage</name>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Rules of the edition</source>
        <translation>Regeln der Ausgabe</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was sie sagt</translation>
    </message>
    <message>
        <source>What is on the cards</source>
        <translation>Was auf den Karten steht</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Wo sie steht</translation>
    </message>
    <message>
        <source>Keywords of the edition</source>
        <translation>Schlüsselwörter der Edition</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was es bedeutet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Parts of the edition</source>
        <translation>Teile der Ausgabe</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Auf den Karten</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last change back</source>
        <translation>Nimmt die letzte Änderung zurück</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>Writes the changes into the file of the edition</source>
        <translation>Schreibt die Änderungen in die Datei der Ausgabe</translation>
    </message>
    <message>
        <source>E&amp;dition</source>
        <translation>A&amp;usgabe</translation>
    </message>
    <message>
        <source>&amp;Add a rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove the rule</source>
        <translation>Regel &amp;entfernen</translation>
    </message>
    <message>
        <source>Takes the chosen rule out of the law</source>
        <translation>Nimmt die gewählte Regel heraus</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>&amp;From a list…</source>
        <translation>&amp;Aus einer Liste …</translation>
    </message>
    <message>
        <source>Headings with a paragraph each, or a table of keywords and texts, in place of the keywords here</source>
        <translation>Überschriften mit je einem Absatz, oder eine Tabelle aus Schlüsselwörtern und Texten, anstelle der Schlüsselwörter hier</translation>
    </message>
    <message>
        <source>&amp;As the game says</source>
        <translation>&amp;Wie das Spiel sagt</translation>
    </message>
    <message>
        <source>Takes the glossary out: the game explains the keywords</source>
        <translation>Nimmt das Glossar heraus: das Spiel erklärt die Schlüsselwörter</translation>
    </message>
    <message>
        <source>Example deck %1</source>
        <translation>Beispieldeck %1</translation>
    </message>
    <message>
        <source>No edition of your own is there yet. “New edition…” on the page Changes makes one out of a list.</source>
        <translation>Es gibt noch keine eigene Ausgabe. „Neue Ausgabe…“ auf der Seite Änderungen macht eine aus einer Liste.</translation>
    </message>
    <message>
        <source>%1 has changes from last time that are not written.</source>
        <translation>%1 hat Änderungen vom letzten Mal, die nicht geschrieben sind.</translation>
    </message>
    <message>
        <source>Texts and tables (*.md *.txt *.csv *.tsv *.xlsx *.ods);;All files (*)</source>
        <translation>Texte und Tabellen (*.md *.txt *.csv *.tsv *.xlsx *.ods);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Write the changes first, or undo them</source>
        <translation>Zuerst die Änderungen schreiben oder rückgängig machen</translation>
    </message>
    <message>
        <source>Choose a rule to change it.</source>
        <translation>Wähle eine Regel, um sie zu ändern.</translation>
    </message>
    <message>
        <source>%1 on the card</source>
        <translation>%1 auf der Karte</translation>
    </message>
    <message>
        <source>not on the face</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>on the face</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>internal, for the makers alone</source>
        <translation>intern, nur für die Macher</translation>
    </message>
    <message>
        <source>The edition has no glossary: its keywords mean what the game says.</source>
        <translation>Die Edition hat kein Glossar: ihre Schlüsselwörter bedeuten, was das Spiel sagt.</translation>
    </message>
    <message>
        <source>✗ No text explains “%1”: %2</source>
        <translation>✗ Kein Text erklärt „%1“: %2</translation>
    </message>
    <message>
        <source>? No card has %1</source>
        <translation>? Keine Karte hat %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>EditionWords</name>
    <message>
        <source>No list has the heading “%1”.</source>
        <translation>Keine Liste hat die Überschrift „%1“.</translation>
    </message>
    <message>
        <source>What the section %1 accepts</source>
        <translation>Was der Bereich %1 annimmt</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>Die Regel „%1“</translation>
    </message>
    <message>
        <source>The income of a round</source>
        <translation>Das Einkommen einer Runde</translation>
    </message>
    <message>
        <source>The Table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>%1 looks at “%2”, which cards of this edition have as “%3”.</source>
        <translation>%1 schaut auf „%2“, das Karten dieser Edition als „%3“ haben.</translation>
    </message>
    <message>
        <source>The edition needs the code of a set that its cards go to.</source>
        <translation>Die Edition braucht das Kürzel eines Sets, in das ihre Karten kommen.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <translation>Es gibt kein Regelwerk „%1“.</translation>
    </message>
    <message>
        <source>There is a ruleset “%1” already: %2. Choose another id.</source>
        <translation>Ein Regelwerk „%1“ gibt es schon: %2. Eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>This would be no ruleset: %1.</source>
        <translation>Das wäre kein Regelwerk: %1.</translation>
    </message>
    <message>
        <source>There is a file %1 already; it was not overwritten.</source>
        <translation>Eine Datei %1 gibt es schon; sie wurde nicht überschrieben.</translation>
    </message>
</context>
<context>
    <name>EditionsPage</name>
    <message>
        <source>Editions</source>
        <translation>Editionen</translation>
    </message>
    <message>
        <source>Checking the deck against every edition…</source>
        <translation>Deck wird gegen alle Editionen geprüft…</translation>
    </message>
    <message>
        <source>Stopped. The next change to the deck restarts it.</source>
        <translation>Angehalten. Die nächste Änderung am Deck startet die Prüfung neu.</translation>
    </message>
    <message>
        <source>The deck is empty. Add cards, and it is checked here against every edition at once.</source>
        <translation>Das Deck ist leer. Sobald Karten darin sind, wird es hier gegen alle Editionen zugleich geprüft.</translation>
    </message>
    <message>
        <source>Change to this edition</source>
        <translation>Zu dieser Edition wechseln</translation>
    </message>
    <message>
        <source>Change and fix</source>
        <translation>Wechseln und korrigieren</translation>
    </message>
    <message>
        <source>The deck uses this edition</source>
        <translation>Das Deck nutzt diese Edition</translation>
    </message>
    <message>
        <source>Check the deck against %1 from now on; its cards stay</source>
        <translation>Deck von nun an nach %1 prüfen; seine Karten bleiben</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Ruleset %1</source>
        <translation>Regelwerk %1</translation>
    </message>
    <message>
        <source>Fix for %1</source>
        <translation>Für %1 korrigieren</translation>
    </message>
    <message>
        <source>Change to %1 and fix</source>
        <translation>Zu %1 wechseln und korrigieren</translation>
    </message>
</context>
<context>
    <name>EndPane</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The same decks and players; the cards are shuffled anew</source>
        <translation>Dieselben Decks und Spieler; die Karten werden neu gemischt</translation>
    </message>
    <message>
        <source>Battle report…</source>
        <translation>Spielbericht…</translation>
    </message>
    <message>
        <source>Other decks…</source>
        <translation>Andere Decks…</translation>
    </message>
    <message>
        <source>%1: %2, in round %3.</source>
        <comment>who has won, how</comment>
        <translation>%1: %2, in Runde %3.</translation>
    </message>
</context>
<context>
    <name>EntryBar</name>
    <message>
        <source>Enter copies:  3 wick sprite nm foil binder 2</source>
        <translation>Exemplare eingeben:  3 wick sprite nm foil binder 2</translation>
    </message>
    <message>
        <source>Enter copies</source>
        <translation>Exemplare eingeben</translation>
    </message>
    <message>
        <source>A number, the beginning of a name, then details: 3 wick sprite nm foil binder 2</source>
        <translation>Zahl, Anfang eines Namens, dann Angaben: 3 wick sprite nm foil binder 2</translation>
    </message>
    <message>
        <source>What Enter would do</source>
        <translation>Was Enter bewirkt</translation>
    </message>
    <message>
        <source>Enter wanted copies:  2 wick sprite</source>
        <translation>Gesuchte eingeben:  2 wick sprite</translation>
    </message>
    <message>
        <source>New place “%1”</source>
        <translation>Neuer Ort „%1“</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Opening the collection…</source>
        <translation>Sammlung wird geöffnet …</translation>
    </message>
    <message>
        <source>Last: %1. Enter adds one more, + and − change it.</source>
        <translation>Zuletzt: %1. Enter fügt eines hinzu, + und − ändern die Zahl.</translation>
    </message>
    <message>
        <source>A number and the beginning of a name; Enter adds it to the wants.</source>
        <translation>Zahl und Anfang eines Namens; Enter setzt sie auf die Suchliste.</translation>
    </message>
    <message>
        <source>A number, the beginning of a name, then condition, language, finish, set, place. Enter adds it.</source>
        <translation>Zahl, Anfang eines Namens, dann Zustand, Sprache, Ausführung, Set, Ort. Enter fügt hinzu.</translation>
    </message>
    <message>
        <source>Now type the name of a card.</source>
        <translation>Nun den Namen einer Karte eingeben.</translation>
    </message>
    <message>
        <source>%1 cards match: keep typing, or choose with the arrow keys; Tab completes the name.</source>
        <translation>%1 Karten passen: weitertippen oder mit den Pfeiltasten wählen; Tab ergänzt den Namen.</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Viele</translation>
    </message>
    <message>
        <source>%1 wanted in all</source>
        <translation>%1 insgesamt gesucht</translation>
    </message>
    <message>
        <source>%1 owned in all</source>
        <translation>%1 insgesamt im Besitz</translation>
    </message>
    <message>
        <source>Enter adds %1 · %2 · a new place</source>
        <translation>Enter fügt hinzu: %1 · %2 · ein neuer Ort</translation>
    </message>
    <message>
        <source>Enter adds %1 · %2</source>
        <translation>Enter fügt hinzu: %1 · %2</translation>
    </message>
    <message>
        <source>Added %1. Ctrl+Z takes it back.</source>
        <translation>%1 hinzugefügt. Strg+Z nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>EventFileWords</name>
    <message>
        <source>%1 is in the way of the event's lock.</source>
        <translation>%1 steht der Sperre des Turniers im Weg.</translation>
    </message>
    <message>
        <source>%1 is open in another program, which has to close it first.</source>
        <translation>%1 ist in einem anderen Programm offen, das es erst schließen muss.</translation>
    </message>
    <message>
        <source>%1 cannot be locked: its folder does not let this program write.</source>
        <translation>%1 lässt sich nicht sperren: In seinen Ordner darf dieses Programm nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 is not read as an event: %2.</source>
        <translation>%1 lässt sich nicht als Turnier lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>The event has too many entries.</source>
        <translation>Das Turnier hat zu viele Einträge.</translation>
    </message>
</context>
<context>
    <name>EventListWords</name>
    <message>
        <source>%1 has handed in another list, which counts from now on.</source>
        <translation>%1 hat eine andere Liste abgegeben; von nun an gilt sie.</translation>
    </message>
    <message>
        <source>%1 has handed in this list already.</source>
        <translation>%1 hat diese Liste schon abgegeben.</translation>
    </message>
    <message>
        <source>%1 hands in two lists that differ; the first was entered.</source>
        <translation>%1 gibt zwei verschiedene Listen ab; eingetragen ist die erste.</translation>
    </message>
    <message>
        <source>Nothing says whose list this is: name the player.</source>
        <translation>Nichts sagt, wessen Liste das ist: Nennen Sie den Spieler.</translation>
    </message>
</context>
<context>
    <name>EventLogWords</name>
    <message>
        <source>%1 enters</source>
        <translation>%1 tritt ein</translation>
    </message>
    <message>
        <source>List of %1</source>
        <translation>Liste von %1</translation>
    </message>
    <message>
        <source>Lists locked: %1</source>
        <translation>Listen gesperrt: %1</translation>
    </message>
    <message>
        <source>Round paired</source>
        <translation>Runde ausgelost</translation>
    </message>
    <message>
        <source>Pairs changed by hand</source>
        <translation>Paarungen von Hand geändert</translation>
    </message>
    <message>
        <source>Table %1 of round %2: %3</source>
        <translation>Tisch %1 in Runde %2: %3</translation>
    </message>
    <message>
        <source>%1 drops from round %2 on</source>
        <translation>%1 steigt ab Runde %2 aus</translation>
    </message>
    <message>
        <source>%1 disqualified from round %2 on</source>
        <translation>%1 ab Runde %2 disqualifiziert</translation>
    </message>
    <message>
        <source>%1 back from round %2 on</source>
        <translation>%1 ab Runde %2 wieder dabei</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet</source>
        <translation>%1 und %2 dürfen nicht aufeinandertreffen</translation>
    </message>
    <message>
        <source>%1 always at table %2</source>
        <translation>%1 immer an Tisch %2</translation>
    </message>
    <message>
        <source>%1 at any table</source>
        <translation>%1 an irgendeinem Tisch</translation>
    </message>
    <message>
        <source>Cut to %1</source>
        <translation>Endrunde der besten %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1 rounds planned</source>
        <translation>%1 Runden geplant</translation>
    </message>
    <message>
        <source>As many rounds as the players ask for</source>
        <translation>So viele Runden, wie die Spieler verlangen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>No event is open.</source>
        <translation>Kein Turnier ist offen.</translation>
    </message>
</context>
<context>
    <name>EventPageWords</name>
    <message>
        <source>Made with %1.</source>
        <comment>the program</comment>
        <translation>Erstellt mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation><numerusform>%n Spieler</numerusform><numerusform>%n Spieler</numerusform></translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Frühere Runden</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing.</source>
        <translation><numerusform>%n Ergebnis fehlt.</numerusform><numerusform>%n Ergebnisse fehlen.</numerusform></translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>OMW</source>
        <translation>GGP</translation>
    </message>
    <message>
        <source>GW</source>
        <translation>GS</translation>
    </message>
    <message>
        <source>OGW</source>
        <translation>GGS</translation>
    </message>
    <message>
        <source>Matches are won, lost and drawn. Equal points are told apart by OMW, the share of matches that the opponents won, then GW, the share of games won, then OGW, the share of games that the opponents won, then by lot.</source>
        <translation>Partien: gewonnen, verloren, unentschieden. Bei gleichen Punkten entscheiden GGP, der Anteil der Partien, die die Gegner gewannen, dann GS, der Anteil gewonnener Spiele, dann GGS, der Anteil der Spiele, die die Gegner gewannen, dann das Los.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>Domains of decks</source>
        <translation>Domänen der Decks</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Matches count where one side has it and the other has not; a draw is half a win. The line is where the share lies at 95 % (Wilson's interval): of few matches it is wide.</source>
        <translation>Es zählen Partien, in denen eine Seite es hat und die andere nicht; ein Unentschieden ist ein halber Sieg. Die Linie zeigt, wo der Anteil zu 95 % liegt (Wilson-Intervall): bei wenigen Partien ist sie lang.</translation>
    </message>
</context>
<context>
    <name>EventPaperDialog</name>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Papers of the event</source>
        <translation>Ausdrucke des Turniers</translation>
    </message>
    <message>
        <source>The paper shown</source>
        <translation>Der gezeigte Ausdruck</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>&amp;Ausdruck:</translation>
    </message>
    <message>
        <source>The paper is laid out…</source>
        <translation>Der Ausdruck wird gesetzt…</translation>
    </message>
    <message>
        <source>No font here has %1.</source>
        <translation>Keine Schrift hier hat %1.</translation>
    </message>
</context>
<context>
    <name>EventPaperWords</name>
    <message>
        <source>The edition “%1” of this event is not known here.</source>
        <translation>Die Ausgabe „%1“ dieses Turniers ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>No player has handed in a list.</source>
        <translation>Kein Spieler hat eine Liste abgegeben.</translation>
    </message>
    <message>
        <source>Pairings by name and by table</source>
        <translation>Paarungen nach Namen und nach Tischen</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <translation>Paarungen nach Tischen</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Lists in seat order</source>
        <translation>Listen in Sitzordnung</translation>
    </message>
    <message>
        <source>A blank list</source>
        <translation>Eine leere Liste</translation>
    </message>
</context>
<context>
    <name>EventPapers</name>
    <message>
        <source>Save the paper</source>
        <translation>Papier speichern</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>Webseite…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1. %2</source>
        <translation>Gespeichert: %1. %2</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>No font here has %1.</source>
        <translation>Keine Schrift hier hat %1.</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Sent to the printer: %1</source>
        <translation>An den Drucker geschickt: %1</translation>
    </message>
</context>
<context>
    <name>EventSession</name>
    <message>
        <source>Stopped; nobody was paired.</source>
        <translation>Angehalten; niemand wurde gepaart.</translation>
    </message>
    <message>
        <source>The cards are still being read.</source>
        <translation>Die Karten werden noch gelesen.</translation>
    </message>
    <message>
        <source>Sample event</source>
        <translation>Beispielturnier</translation>
    </message>
    <message>
        <source>This game came without decks that players could have brought.</source>
        <translation>Mit diesem Spiel kamen keine Decks, die Spieler mitbringen könnten.</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: pair again.</source>
        <translation>Das Turnier hat sich inzwischen geändert: Paaren Sie noch einmal.</translation>
    </message>
    <message>
        <source>The round is paired</source>
        <translation>Die Runde wird gepaart</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lists are checked</source>
        <translation>Listen werden geprüft</translation>
    </message>
</context>
<context>
    <name>EventSheetWords</name>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>%1: pairings by name</source>
        <comment>a round</comment>
        <translation>%1: Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1: pairings by table</source>
        <comment>a round</comment>
        <translation>%1: Paarungen nach Tischen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>OMW %</source>
        <translation>GGP %</translation>
    </message>
    <message>
        <source>GW %</source>
        <translation>GS %</translation>
    </message>
    <message>
        <source>OGW %</source>
        <translation>GGS %</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <comment>a player who dropped</comment>
        <translation>%1 (ausgeschieden)</translation>
    </message>
    <message>
        <source>%1: standings</source>
        <comment>a round</comment>
        <translation>%1: Rangliste</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message numerus="yes">
        <source>%n results of this round are missing.</source>
        <translation><numerusform>%n Ergebnis dieser Runde fehlt.</numerusform><numerusform>%n Ergebnisse dieser Runde fehlen.</numerusform></translation>
    </message>
    <message>
        <source>Matches are won, lost and drawn. Equal points are told apart by OMW, the share of matches that the opponents won, then GW, the share of games won, then OGW, the share of games that the opponents won, then by lot.</source>
        <translation>Partien: gewonnen, verloren, unentschieden. Bei gleichen Punkten entscheiden GGP, der Anteil der Partien, die die Gegner gewannen, dann GS, der Anteil gewonnener Spiele, dann GGS, der Anteil der Spiele, die die Gegner gewannen, dann das Los.</translation>
    </message>
    <message>
        <source>keeps table %1</source>
        <translation>behält Tisch %1</translation>
    </message>
    <message>
        <source>from round %1</source>
        <translation>ab Runde %1</translation>
    </message>
    <message>
        <source>disqualified from round %1</source>
        <translation>ab Runde %1 disqualifiziert</translation>
    </message>
    <message>
        <source>out from round %1</source>
        <translation>ab Runde %1 ausgeschieden</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>a player has come</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a player's list</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a player's list</comment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>there</source>
        <comment>a player's list</comment>
        <translation>da</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation><numerusform>%n Spieler</numerusform><numerusform>%n Spieler</numerusform></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games of a match</comment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>a box to tick</comment>
        <translation>Drop</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games of a match</comment>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>EventStart</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Events that were open</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Open an event…</source>
        <translation>Turnier ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Sample event</source>
        <translation>&amp;Beispielturnier</translation>
    </message>
    <message>
        <source>24 players with the decks that came with the game: run it to the end in ten minutes</source>
        <translation>24 Spieler mit den Decks, die mit dem Spiel kamen: in zehn Minuten bis zum Ende geleitet</translation>
    </message>
    <message>
        <source>&amp;Check lists…</source>
        <translation>Listen &amp;prüfen…</translation>
    </message>
    <message>
        <source>The judge's deck check, without an event</source>
        <translation>Die Deckprüfung für Schiedsrichter, ohne ein Turnier</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>First Friday</source>
        <translation>Erster Freitag</translation>
    </message>
    <message>
        <source>Edition that lists are checked by</source>
        <translation>Ausgabe, nach der Listen geprüft werden</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>Spiele einer Begegnung</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Wer zuerst zwei Spiele gewinnt</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>One file holds everything that happens, entry by entry, from the first list to the last table. Nothing needs a network.</source>
        <translation>Eine Datei enthält alles, was geschieht, Eintrag für Eintrag, von der ersten Liste bis zum letzten Tisch. Nichts davon braucht ein Netz.</translation>
    </message>
    <message>
        <source>How rounds are paired</source>
        <translation>Wie Runden ausgelost werden</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Single elimination</source>
        <translation>Ausscheiden nach einer Niederlage</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>as many as the players ask for</source>
        <translation>so viele, wie die Spieler verlangen</translation>
    </message>
    <message>
        <source>Points of a win, a draw and a loss</source>
        <translation>Punkte für Sieg, Unentschieden und Niederlage</translation>
    </message>
    <message>
        <source>Seed of all lots</source>
        <translation>Startwert aller Lose</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>In the cut both players see the other's list</source>
        <translation>In der Endrunde sehen beide die Liste des anderen</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Points of win, draw, loss</source>
        <translation>Punkte: Sieg, Unentschieden, Niederlage</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Options ▾</source>
        <translation>Optionen ▾</translation>
    </message>
    <message>
        <source>Options ▸</source>
        <translation>Optionen ▸</translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Optionen verbergen</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Optionen zeigen</translation>
    </message>
    <message>
        <source>Points are three numbers of 0 to %1: of a win, a draw and a loss.</source>
        <translation>Punkte sind drei Zahlen von 0 bis %1: für Sieg, Unentschieden und Niederlage.</translation>
    </message>
    <message>
        <source>The seed is a number.</source>
        <translation>Der Startwert ist eine Zahl.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>EventView</name>
    <message>
        <source>Pages of the event</source>
        <translation>Seiten des Turniers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Zeit der Runde</translation>
    </message>
    <message>
        <source>Your name, for the log</source>
        <translation>Ihr Name, für das Protokoll</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Stands in the log beside what you do</source>
        <translation>Steht im Protokoll bei dem, was Sie tun</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>Pairings, slips, standings and lists as PDF; the web page</source>
        <translation>Paarungen, Zettel, Rangliste und Listen als PDF; die Webseite</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Turnier schließen</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Zurück zu den Turnieren</translation>
    </message>
    <message>
        <source>Everything is in its file</source>
        <translation>Alles steht in seiner Datei</translation>
    </message>
    <message>
        <source>Lists without an event</source>
        <translation>Listen ohne Turnier</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>&amp;Turnier</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Nobody in this event has the number %2.</source>
        <translation>Niemand in diesem Turnier hat die Nummer %2.</translation>
    </message>
    <message>
        <source>%1 is named twice: it takes two players.</source>
        <translation>%1 ist zweimal genannt: Es braucht zwei Spieler.</translation>
    </message>
    <message>
        <source>%1 is in the event already, as number %2.</source>
        <translation>%1 ist schon im Turnier, als Nummer %2.</translation>
    </message>
    <message>
        <source>An event has at most %2 players.</source>
        <translation>Ein Turnier hat höchstens %2 Spieler.</translation>
    </message>
    <message>
        <source>%1 comes too late: nobody enters a round robin or a cut that has begun.</source>
        <translation>%1 kommt zu spät: In ein begonnenes Rundenturnier oder eine begonnene Endrunde tritt niemand ein.</translation>
    </message>
    <message>
        <source>Round %2 has not been paired.</source>
        <translation>Runde %2 ist nicht ausgelost.</translation>
    </message>
    <message>
        <source>There is no table %2 in that round.</source>
        <translation>In dieser Runde gibt es keinen Tisch %2.</translation>
    </message>
    <message>
        <source>%2 results of this round are missing.</source>
        <translation>In dieser Runde fehlen Ergebnisse: %2.</translation>
    </message>
    <message>
        <source>Round %2 has begun: pairs change only before its first result.</source>
        <translation>Runde %2 hat begonnen: Paarungen ändern sich nur vor dem ersten Ergebnis.</translation>
    </message>
    <message>
        <source>No round has been paired.</source>
        <translation>Keine Runde ist ausgelost.</translation>
    </message>
    <message>
        <source>There are too few players.</source>
        <translation>Es sind zu wenige Spieler.</translation>
    </message>
    <message>
        <source>All %2 rounds have been paired.</source>
        <translation>Alle %2 Runden sind ausgelost.</translation>
    </message>
    <message>
        <source>The event is over: one player is left.</source>
        <translation>Das Turnier ist zu Ende: Ein Spieler ist übrig.</translation>
    </message>
    <message>
        <source>%1 has two places in this round.</source>
        <translation>%1 hat in dieser Runde zwei Plätze.</translation>
    </message>
    <message>
        <source>%1 has no place in this round.</source>
        <translation>%1 hat in dieser Runde keinen Platz.</translation>
    </message>
    <message>
        <source>%1 does not play in this round.</source>
        <translation>%1 spielt in dieser Runde nicht.</translation>
    </message>
    <message>
        <source>Table %2 has two pairs.</source>
        <translation>Tisch %2 hat zwei Paare.</translation>
    </message>
    <message>
        <source>That is no result of a match of this event.</source>
        <translation>Das ist kein Ergebnis einer Partie dieses Turniers.</translation>
    </message>
    <message>
        <source>A match of the cut needs a winner.</source>
        <translation>Eine Partie der Endrunde braucht einen Sieger.</translation>
    </message>
    <message>
        <source>The next round of the cut is paired: who won table %2 stays.</source>
        <translation>Die nächste Runde der Endrunde ist ausgelost: Wer Tisch %2 gewonnen hat, bleibt.</translation>
    </message>
    <message>
        <source>That works from the next round on, and not from round %2.</source>
        <translation>Das gilt ab der nächsten Runde, nicht ab Runde %2.</translation>
    </message>
    <message>
        <source>%1 is out already.</source>
        <translation>%1 ist schon ausgeschieden.</translation>
    </message>
    <message>
        <source>%1 is in.</source>
        <translation>%1 ist dabei.</translation>
    </message>
    <message>
        <source>The cut has been made.</source>
        <translation>Die Endrunde steht schon fest.</translation>
    </message>
    <message>
        <source>That round does not follow from what was played.</source>
        <translation>Diese Runde folgt nicht aus dem, was gespielt wurde.</translation>
    </message>
    <message>
        <source>The lists are locked already.</source>
        <translation>Die Listen sind schon gesperrt.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Only the rounds of the Swiss are planned: others take as many as they take.</source>
        <translation>Nur die Runden des Schweizer Systems werden geplant: Die anderen dauern so lange, wie sie dauern.</translation>
    </message>
    <message>
        <source>More than %2 rounds have been paired already.</source>
        <translation>Es sind schon mehr als %2 Runden gepaart.</translation>
    </message>
    <message>
        <source>There is no list in this event.</source>
        <translation>In diesem Turnier ist keine Liste.</translation>
    </message>
    <message>
        <source>Nobody stands higher.</source>
        <translation>Niemand steht höher.</translation>
    </message>
    <message>
        <source>%1 stands higher: they came further in the cut.</source>
        <translation>%1 steht höher und kam in der Endrunde weiter.</translation>
    </message>
    <message>
        <source>%1 stands higher with more points.</source>
        <translation>%1 steht höher und hat mehr Punkte.</translation>
    </message>
    <message>
        <source>%1 stands higher with as many points: their opponents won more matches.</source>
        <translation>%1 steht bei gleich vielen Punkten höher: Die Gegner gewannen mehr Partien.</translation>
    </message>
    <message>
        <source>%1 stands higher with as many points and equal opponents: they won more games.</source>
        <translation>%1 steht bei gleich vielen Punkten und gleichen Gegnern höher und gewann mehr Spiele.</translation>
    </message>
    <message>
        <source>%1 stands higher with the same points and shares: their opponents won more games.</source>
        <translation>%1 steht bei gleichen Punkten und Anteilen höher: Die Gegner gewannen mehr Spiele.</translation>
    </message>
    <message>
        <source>%1 stands higher by lot: points and all shares are the same.</source>
        <translation>%1 steht durch das Los höher: Punkte und alle Anteile sind gleich.</translation>
    </message>
    <message>
        <source>(raised to a third)</source>
        <translation>(auf ein Drittel angehoben)</translation>
    </message>
    <message>
        <source>%1 and %2 must not meet.</source>
        <translation>%1 und %2 dürfen nicht gegeneinander spielen.</translation>
    </message>
    <message>
        <source>%1 and %2 have met in round %3.</source>
        <translation>%1 und %2 haben in Runde %3 gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>%1 and %2 both have a table of their own.</source>
        <translation>%1 und %2 haben beide einen eigenen Tisch.</translation>
    </message>
    <message>
        <source>%1 does not sit at their own table, %2.</source>
        <translation>%1 sitzt nicht am eigenen Tisch, %2.</translation>
    </message>
    <message>
        <source>%1 has had a bye before.</source>
        <translation>%1 hatte schon ein Freilos.</translation>
    </message>
    <message>
        <source>%1 gets the bye before others with fewer points.</source>
        <translation>%1 bekommt das Freilos vor anderen mit weniger Punkten.</translation>
    </message>
    <message>
        <source>%1 and %2 are %3 points apart, and it can be done with less.</source>
        <translation>%1 und %2 liegen %3 Punkte auseinander, und es geht mit weniger.</translation>
    </message>
    <message>
        <source>%1 points: %2 matches won, %3 lost, %4 drawn.</source>
        <translation>%1 Punkte: %2 Partien gewonnen, %3 verloren, %4 unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the wins are byes.</source>
        <translation><numerusform>%n der Siege ist ein Freilos.</numerusform><numerusform>%n der Siege sind Freilose.</numerusform></translation>
    </message>
    <message>
        <source>Opponents' match win share %1, the mean of %2.</source>
        <translation>Anteil der Gegner an gewonnenen Partien %1, das Mittel aus %2.</translation>
    </message>
    <message>
        <source>Game win share %1: %2 points of %3 games, three a win and one a draw.</source>
        <translation>Anteil gewonnener Spiele %1: %2 Punkte aus %3 Spielen, drei für einen Sieg und einer für ein Unentschieden.</translation>
    </message>
    <message>
        <source>It is raised to a third.</source>
        <translation>Er ist auf ein Drittel angehoben.</translation>
    </message>
    <message>
        <source>Opponents' game win share %1, the mean of %2.</source>
        <translation>Anteil der Gegner an gewonnenen Spielen %1, das Mittel aus %2.</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>Kartenbild: %1</translation>
    </message>
</context>
<context>
    <name>FacesLine</name>
    <message>
        <source>Stacked</source>
        <translation>Gestapelt</translation>
    </message>
    <message>
        <source>Stack the faces</source>
        <translation>Kartenbilder stapeln</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Ausgebreitet</translation>
    </message>
    <message>
        <source>Show every face in full</source>
        <translation>Alle Kartenbilder ganz zeigen</translation>
    </message>
    <message>
        <source>Size of the faces</source>
        <translation>Größe der Kartenbilder</translation>
    </message>
    <message>
        <source>Size of the faces (Ctrl++, Ctrl+−, Ctrl+wheel)</source>
        <translation>Größe der Kartenbilder (Strg++, Strg+−, Strg+Mausrad)</translation>
    </message>
</context>
<context>
    <name>FacetBar</name>
    <message>
        <source>Search filters</source>
        <translation>Suchfilter</translation>
    </message>
    <message>
        <source>My filters</source>
        <translation>Meine Filter</translation>
    </message>
    <message>
        <source>My filters: saved searches</source>
        <translation>Meine Filter: gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Save this search under a name</source>
        <translation>Diese Suche unter einem Namen speichern</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Weitere Filter</translation>
    </message>
    <message>
        <source>The search has an error: fix it first</source>
        <translation>Die Suche enthält einen Fehler: zuerst korrigieren</translation>
    </message>
    <message>
        <source>More filters, some set</source>
        <translation>Weitere Filter, einige davon gesetzt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Filter name</source>
        <translation>Name des Filters</translation>
    </message>
</context>
<context>
    <name>FacetChip</name>
    <message>
        <source>Only what I can add</source>
        <translation>Nur hinzufügbare</translation>
    </message>
    <message>
        <source>Only what I own</source>
        <translation>Nur im Besitz</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Can add</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>I own</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>None available</source>
        <translation>Keine vorhanden</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>is larger than %1</source>
        <translation>ist größer als %1</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is no file but a pipe or a device</source>
        <translation>ist keine Datei, sondern eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
</context>
<context>
    <name>FindAnything</name>
    <message>
        <source>Find a card, a deck, a command</source>
        <translation>Eine Karte, ein Deck, einen Befehl finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Nothing has all these words in its name.</source>
        <translation>Nichts hat alle diese Wörter im Namen.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation>nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>%1 have %2 of exactly %3: %4 over.</source>
        <translation>%1: %2 statt genau %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>%1 has %2 of exactly %3: %4 over.</source>
        <translation>%1: %2 statt genau %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>%1 have %2 of exactly %3: %4 short.</source>
        <translation>%1: %2 statt genau %3, %4 zu wenig.</translation>
    </message>
    <message>
        <source>%1 has %2 of exactly %3: %4 short.</source>
        <translation>%1: %2 statt genau %3, %4 zu wenig.</translation>
    </message>
    <message>
        <source>%1 have %2 of at least %3: %4 short.</source>
        <translation>%1: %2 statt mindestens %3, %4 zu wenig.</translation>
    </message>
    <message>
        <source>%1 has %2 of at least %3: %4 short.</source>
        <translation>%1: %2 statt mindestens %3, %4 zu wenig.</translation>
    </message>
    <message>
        <source>%1 have %2 of at most %3: %4 over.</source>
        <translation>%1: %2 statt höchstens %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>%1 has %2 of at most %3: %4 over.</source>
        <translation>%1: %2 statt höchstens %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>%1 (with %2)</source>
        <translation>%1 (mit %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies, the printed limit is %2: %3 too many.</source>
        <translation><numerusform>%1: %n Exemplar, die aufgedruckte Grenze ist %2: %3 zu viel.</numerusform><numerusform>%1: %n Exemplare, die aufgedruckte Grenze ist %2: %3 zu viel.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies, the limit is %2: %3 too many.</source>
        <translation><numerusform>%1: %n Exemplar, die Grenze ist %2: %3 zu viel.</numerusform><numerusform>%1: %n Exemplare, die Grenze ist %2: %3 zu viel.</numerusform></translation>
    </message>
    <message>
        <source>%1 needs %2 %3; %4 have %2 %5.</source>
        <translation>%1 braucht %2 %3; %4: %2 %5.</translation>
    </message>
    <message>
        <source>%1 needs %2 %3; %4 has %2 %5.</source>
        <translation>%1 braucht %2 %3; %4: %2 %5.</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue.</source>
        <translation>„%1“ steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>“%1” could be %2: write which.</source>
        <translation>„%1“ könnte %2 sein: angeben, welche Karte gemeint ist.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between names of cards</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>“%1” has the key of %2: choose the card that is meant, %3.</source>
        <translation>„%1“ hat den Schlüssel von %2: wählen, welche Karte gemeint ist, %3.</translation>
    </message>
    <message>
        <source>%1 is of another edition, which has its cards to itself.</source>
        <translation>%1 gehört zu einer anderen Ausgabe, die ihre Karten für sich hat.</translation>
    </message>
    <message>
        <source>%1 is not in the sets this ruleset uses (%2).</source>
        <translation>%1 gehört zu keinem der Sets dieses Regelwerks (%2).</translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>%1 does not belong into %2.</source>
        <translation>%1 gehört nicht in diesen Bereich: %2.</translation>
    </message>
    <message>
        <source>%1 has no value for %2: it counts as 0.</source>
        <translation>%1 hat keinen Wert für %2: zählt als 0.</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <translation>.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, exactly %3 wanted.</source>
        <translation><numerusform>%1: %n Wert für %2, genau %3 verlangt.</numerusform><numerusform>%1: %n verschiedene Werte für %2, genau %3 verlangt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, at least %3 wanted.</source>
        <translation><numerusform>%1: %n Wert für %2, mindestens %3 verlangt.</numerusform><numerusform>%1: %n verschiedene Werte für %2, mindestens %3 verlangt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n different values of %2, at most %3 allowed.</source>
        <translation><numerusform>%1: %n Wert für %2, höchstens %3 erlaubt.</numerusform><numerusform>%1: %n verschiedene Werte für %2, höchstens %3 erlaubt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation><numerusform>%n Exemplar</numerusform><numerusform>%n Exemplare</numerusform></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>of a table</comment>
        <translation><numerusform>%n Zeile</numerusform><numerusform>%n Zeilen</numerusform></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places in a file</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Headings that mean other things in your list than in the game want an edition of your own: “editions new”, or New edition from a list.</source>
        <translation>Überschriften, die in deiner Liste etwas anderes heißen als im Spiel, brauchen eine eigene Ausgabe: „editions new“ oder Neue Ausgabe aus einer Liste.</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>„%1“ in %2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>after their number</comment>
        <translation><numerusform>Karte</numerusform><numerusform>Karten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <comment>after their number</comment>
        <translation><numerusform>Punkt</numerusform><numerusform>Punkte</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <comment>of a domain, after their number</comment>
        <translation><numerusform>Punkt (%1)</numerusform><numerusform>Punkte (%1)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n %1 points</source>
        <comment>of a domain</comment>
        <translation><numerusform>%n Punkt (%1)</numerusform><numerusform>%n Punkte (%1)</numerusform></translation>
    </message>
    <message>
        <source>about %1.%2 × 10%3</source>
        <comment>1.2 × 10¹⁸</comment>
        <translation>etwa %1,%2 × 10%3</translation>
    </message>
    <message>
        <source>more than %1.%2 × 10%3</source>
        <comment>1.2 × 10¹⁸</comment>
        <translation>mehr als %1,%2 × 10%3</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fixes</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Looking for more fixes…</source>
        <translation>Weitere werden gesucht…</translation>
    </message>
    <message>
        <source>No other fix found</source>
        <translation>Keine weitere gefunden</translation>
    </message>
</context>
<context>
    <name>FlipChances</name>
    <message>
        <source>Cards turned over</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>There is nothing to turn over.</source>
        <translation>Es gibt nichts aufzudecken.</translation>
    </message>
    <message>
        <source>%1: %2 on average.</source>
        <translation>%1: im Mittel %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <translation>Mindestens %1: %2.</translation>
    </message>
    <message>
        <source>One card or more with %1: %2.</source>
        <translation>Mindestens eine Karte mit %1: %2.</translation>
    </message>
</context>
<context>
    <name>FlipView</name>
    <message>
        <source>Cards turned over</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>&amp;Flip once</source>
        <translation>&amp;Einmal aufdecken</translation>
    </message>
    <message>
        <source>Turn over the &amp;next card</source>
        <translation>&amp;Nächste Karte aufdecken</translation>
    </message>
    <message>
        <source>Turn over a&amp;ll</source>
        <translation>A&amp;lle aufdecken</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>A deck has run out; the tied players shuffle their cards back in.</source>
        <translation>Ein Deck ist aufgebraucht; die Spieler im Gleichstand mischen ihre Karten zurück.</translation>
    </message>
    <message>
        <source>%1 reveals %2 (%3%4)</source>
        <translation>%1 deckt %2 auf (%3%4)</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Noch einmal genauso: Startwert %1.</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>is no plain file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is too much: the folder holds more than 256 MB</source>
        <translation>ist zu viel: der Ordner enthält mehr als 256 MB</translation>
    </message>
    <message>
        <source>is no plain folder</source>
        <translation>ist kein gewöhnlicher Ordner</translation>
    </message>
    <message>
        <source>holds more than 20,000 files</source>
        <translation>enthält mehr als 20.000 Dateien</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>ist kein Ordner</translation>
    </message>
</context>
<context>
    <name>ForeignWords</name>
    <message>
        <source>it has more than %1 pages</source>
        <translation>mehr als %1 Seiten</translation>
    </message>
    <message>
        <source>it takes more memory than a list may</source>
        <translation>mehr Speicherbedarf, als eine Liste haben darf</translation>
    </message>
    <message>
        <source>the part of the program that reads such files does not start</source>
        <translation>der Programmteil, der solche Dateien liest, startet nicht</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>it takes too long to read</source>
        <translation>das Lesen dauert zu lange</translation>
    </message>
    <message>
        <source>it says more than a list may</source>
        <translation>mehr Inhalt, als eine Liste haben darf</translation>
    </message>
    <message>
        <source>it is damaged, or made to do harm: its reader broke down</source>
        <translation>beschädigt oder absichtlich schädlich: der lesende Programmteil ist abgestürzt</translation>
    </message>
    <message>
        <source>it is larger than 40 MB, which no list is</source>
        <translation>größer als 40 MB und damit keine Liste</translation>
    </message>
    <message>
        <source>its reader broke down</source>
        <translation>der lesende Programmteil ist abgestürzt</translation>
    </message>
</context>
<context>
    <name>GalleryModel</name>
    <message>
        <source>, %1 in the deck</source>
        <translation>, %1 im Deck</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>, cannot be added: </source>
        <translation>, Hinzufügen nicht möglich: </translation>
    </message>
</context>
<context>
    <name>GalleryView</name>
    <message>
        <source>Cards found, as pictures</source>
        <translation>Gefundene Karten als Bilder</translation>
    </message>
</context>
<context>
    <name>GameFileWords</name>
    <message>
        <source>“%1” is no id of a game.</source>
        <translation>„%1“ ist keine Kennung eines Spiels.</translation>
    </message>
    <message>
        <source>The game “%1” is not known: it did not come with the program, and %2 %3.</source>
        <translation>Das Spiel „%1“ ist nicht bekannt: Es gehört nicht zum Programm, und %2 %3.</translation>
    </message>
</context>
<context>
    <name>GameLogWords</name>
    <message>
        <source>The table</source>
        <comment>who acts, where it is no player</comment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>a deck</comment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>%1 comes first: what it says has to happen.</source>
        <comment>an ability of a card</comment>
        <translation>%1 ist zuerst an der Reihe: Was dort steht, muss geschehen.</translation>
    </message>
    <message>
        <source>The card</source>
        <comment>one that is not known</comment>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>room for 1 unit</source>
        <translation>Platz für 1 Einheit</translation>
    </message>
    <message>
        <source>room for %1 units</source>
        <comment>1½</comment>
        <translation>Platz für %1 Einheiten</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Flip for initiative first.</source>
        <translation>Zuerst für die Initiative aufdecken.</translation>
    </message>
    <message>
        <source>Say first who acts first.</source>
        <translation>Erst festlegen, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>Something else has to be done first.</source>
        <translation>Zuerst ist etwas anderes zu tun.</translation>
    </message>
    <message>
        <source>It is not your turn: %1 is next.</source>
        <translation>Nicht am Zug: %1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nicht am Zug.</translation>
    </message>
    <message>
        <source>The %1 does not have this action.</source>
        <translation>Diese Aktion gibt es in dieser Phase nicht: %1.</translation>
    </message>
    <message>
        <source>There is no such card or player.</source>
        <translation>Diese Karte oder diesen Spieler gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is not yours.</source>
        <translation>%1 gehört einem anderen Spieler.</translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation>%1 ist nicht auf der eigenen Hand.</translation>
    </message>
    <message>
        <source>%1 is not in play.</source>
        <translation>%1 ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>%1 cannot be played from where it lies.</source>
        <translation>%1 lässt sich von dort nicht ausspielen.</translation>
    </message>
    <message>
        <source>%1 needs %2 %3; there are %4.</source>
        <translation>%1 braucht %2 %3; vorhanden: %4.</translation>
    </message>
    <message>
        <source>%1 is not a card that this is done with.</source>
        <translation>%1 ist keine Karte für diese Aktion.</translation>
    </message>
    <message>
        <source>Say which quadrant, and only where one is needed.</source>
        <translation>Einen Quadranten angeben, aber nur, wo einer nötig ist.</translation>
    </message>
    <message>
        <source>%1 is deployed to the back row.</source>
        <translation>%1 wird in der hinteren Reihe eingesetzt.</translation>
    </message>
    <message>
        <source>%1 takes %2; the quadrant has %3 left.</source>
        <translation>%1 braucht %2; der Quadrant hat noch %3.</translation>
    </message>
    <message>
        <source>%1 is in the quadrant: only one of them may be.</source>
        <translation>%1 ist schon im Quadranten: Nur eine solche Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>The quadrant has its %1 Terrains.</source>
        <translation>Der Quadrant hat schon %1 Gelände.</translation>
    </message>
    <message>
        <source>%1 across the front bars the quadrant.</source>
        <translation>%1 jenseits der Front sperrt den Quadranten.</translation>
    </message>
    <message>
        <source>%1 needs a card in play that it can go on.</source>
        <translation>%1 braucht eine passende Karte im Spiel zum Anlegen.</translation>
    </message>
    <message>
        <source>%1 has nothing to evolve here.</source>
        <translation>Hier lässt sich nichts zu %1 entwickeln.</translation>
    </message>
    <message>
        <source>%1 is exhausted.</source>
        <translation>%1 ist erschöpft.</translation>
    </message>
    <message>
        <source>%1 cannot attack: %2 forbids it.</source>
        <translation>%1 kann nicht angreifen: %2 verbietet es.</translation>
    </message>
    <message>
        <source>%1 cannot attack.</source>
        <translation>%1 kann nicht angreifen.</translation>
    </message>
    <message>
        <source>%1 is out of range of %2.</source>
        <translation>%1 ist außer Reichweite von %2.</translation>
    </message>
    <message>
        <source>%1 cannot be attacked.</source>
        <translation>%1 kann nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>%1 in the front row has to be attacked first.</source>
        <translation>%1 in der vorderen Reihe muss zuerst angegriffen werden.</translation>
    </message>
    <message>
        <source>%1 has to be attacked first.</source>
        <translation>%1 muss zuerst angegriffen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen before it has acted this round.</source>
        <translation>%1 ist erst nach einer eigenen Aktion in dieser Runde wählbar.</translation>
    </message>
    <message>
        <source>Opponents’ effects do not touch %1 this round.</source>
        <translation>Gegnerische Effekte betreffen %1 in dieser Runde nicht.</translation>
    </message>
    <message>
        <source>%1 moves one quadrant forward, backward, left or right.</source>
        <translation>%1 bewegt sich einen Quadranten vor, zurück, nach links oder rechts.</translation>
    </message>
    <message>
        <source>%1 cannot come along with %2.</source>
        <translation>%1 kann %2 nicht begleiten.</translation>
    </message>
    <message>
        <source>%1 has no move left.</source>
        <translation>%1 hat keine Bewegung mehr.</translation>
    </message>
    <message>
        <source>%1 has no such ability.</source>
        <translation>%1 hat keine solche Fähigkeit.</translation>
    </message>
    <message>
        <source>That ability of %1 has been used already.</source>
        <translation>Diese Fähigkeit von %1 ist schon benutzt worden.</translation>
    </message>
    <message>
        <source>The rule box of %1 is blank until the next round.</source>
        <translation>Das Regelfeld von %1 ist bis zur nächsten Runde leer.</translation>
    </message>
    <message>
        <source>The rule box of %1 is blank.</source>
        <translation>Das Regelfeld von %1 gilt als leer.</translation>
    </message>
    <message>
        <source>Nothing triggers %1 now.</source>
        <translation>Nichts löst %1 jetzt aus.</translation>
    </message>
    <message>
        <source>The chain is full: it holds %1 links.</source>
        <translation>Die Kette ist voll: Sie fasst %1 Glieder.</translation>
    </message>
    <message>
        <source>%1 is complete already.</source>
        <translation>%1 ist schon abgeschlossen.</translation>
    </message>
    <message>
        <source>The challenge of %1 is not complete.</source>
        <translation>Die Herausforderung von %1 ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>The one-time ability of %1 is used.</source>
        <translation>Die einmalige Fähigkeit von %1 ist schon benutzt.</translation>
    </message>
    <message>
        <source>That is for %1 to say.</source>
        <translation>Das entscheidet %1.</translation>
    </message>
    <message>
        <source>That is not for you to say.</source>
        <translation>Das entscheidet ein anderer Spieler.</translation>
    </message>
    <message>
        <source>Opponents’ effects do not move %1.</source>
        <translation>Gegnerische Effekte bewegen %1 nicht.</translation>
    </message>
    <message>
        <source>There is no effect to do that with.</source>
        <translation>Dafür gibt es keinen Effekt.</translation>
    </message>
    <message>
        <source>%2 forbids that to %1.</source>
        <translation>%2 verbietet das für %1.</translation>
    </message>
    <message>
        <source>A text forbids that to %1.</source>
        <translation>Ein Text verbietet das für %1.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen here.</source>
        <translation>%1 kann hier nicht gewählt werden.</translation>
    </message>
    <message>
        <source>That cannot be chosen.</source>
        <translation>Das kann nicht gewählt werden.</translation>
    </message>
    <message>
        <source>What %1 costs by its text is not there.</source>
        <translation>Was %1 laut seinem Text kostet, ist nicht da.</translation>
    </message>
    <message>
        <source>The condition of %1 is not met.</source>
        <translation>Die Bedingung von %1 ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>There is no target for %1.</source>
        <translation>Für %1 gibt es kein Ziel.</translation>
    </message>
    <message>
        <source>That cannot be: a number or a field out of bounds.</source>
        <translation>Nicht möglich: Zahl oder Feld außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>A game has one to %1 players.</source>
        <translation>Eine Partie hat einen bis %1 Spieler.</translation>
    </message>
    <message>
        <source>This game does not say how its cards are played.</source>
        <translation>Dieses Spiel legt nicht fest, wie seine Karten gespielt werden.</translation>
    </message>
    <message>
        <source>“%1” in the deck of player %2 is no card of the catalogue, or means several.</source>
        <translation>„%1“ im Deck von Spieler %2 ist keine Karte des Katalogs oder mehrdeutig.</translation>
    </message>
    <message>
        <source>There are too many cards: with the deck of player %1 more than %2.</source>
        <translation>Zu viele Karten: mit dem Deck von Spieler %1 mehr als %2.</translation>
    </message>
    <message>
        <source>“%1” of player %2 cannot lie where the scene has it, or there is no room.</source>
        <translation>„%1“ von Spieler %2 kann nicht liegen, wo die Szene es hat, oder dort ist kein Platz.</translation>
    </message>
    <message>
        <source>“%1” is no phase of the ruleset.</source>
        <translation>„%1“ ist keine Phase des Regelwerks.</translation>
    </message>
    <message>
        <source>“%1” cannot be played: it has no cards to draw.</source>
        <translation>„%1“ ist nicht spielbar: Es hat keine Karten zu ziehen.</translation>
    </message>
    <message>
        <source>“%1” cannot be played: its card “%2” is not in the catalogue, or means several.</source>
        <translation>„%1“ ist nicht spielbar: Seine Karte „%2“ ist nicht im Katalog oder meint mehrere.</translation>
    </message>
    <message>
        <source>“%1” cannot be played: there would be more than %2 cards in a game.</source>
        <translation>„%1“ ist nicht spielbar: Es wären mehr als %2 Karten im Spiel.</translation>
    </message>
    <message>
        <source>it was played with engine %1, which may decide otherwise than this one, %2; it is not replayed</source>
        <translation>sie wurde mit Engine %1 gespielt, die anders entscheiden kann als diese, %2; sie wird nicht nachgespielt</translation>
    </message>
    <message>
        <source>Action %1 (%2) is refused: %3. The cards or the rules are not those it was played with.</source>
        <translation>Aktion %1 (%2) wird abgelehnt: %3. Karten oder Regeln sind nicht die, mit denen gespielt wurde.</translation>
    </message>
    <message>
        <source>Nothing comes of it.</source>
        <translation>Es bewirkt nichts.</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>whose name is hidden</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>%1’ %2</source>
        <comment>a card; the name ends with s</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card, its Quadrant</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 has its printed size (by hand).</source>
        <translation>%1: %2 hat die aufgedruckte Größe (von Hand).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 takes the room of %n quarters of a unit (by hand).</source>
        <translation><numerusform>%1: %2 belegt %n Viertel einer Einheit (von Hand).</numerusform><numerusform>%1: %2 belegt %n Viertel einer Einheit (von Hand).</numerusform></translation>
    </message>
    <message>
        <source>%1: %2 has %3 (%4) (by hand).</source>
        <translation>%1: %2 hat %3 (%4) (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 gains %3 (by hand).</source>
        <translation>%1: %2 erhält %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 loses %3 (by hand).</source>
        <translation>%1: %2 verliert %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has %3 as printed (by hand).</source>
        <translation>%1: %2 hat %3 wie aufgedruckt (von Hand).</translation>
    </message>
    <message>
        <source>%1 looks at the own %2 (by hand).</source>
        <translation>%1 sieht sich eigene Karten an: %2 (von Hand).</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n cards of the own %2 (by hand).</source>
        <translation><numerusform>%1 sieht sich von oben %n eigene Karte an: %2 (von Hand).</numerusform><numerusform>%1 sieht sich von oben %n eigene Karten an: %2 (von Hand).</numerusform></translation>
    </message>
    <message>
        <source>%1 looks at %3’s %2 (by hand).</source>
        <translation>%1 sieht sich Karten von %3 an: %2 (von Hand).</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n cards of %3’s %2 (by hand).</source>
        <translation><numerusform>%1 sieht sich von oben %n Karte von %3 an: %2 (von Hand).</numerusform><numerusform>%1 sieht sich von oben %n Karten von %3 an: %2 (von Hand).</numerusform></translation>
    </message>
    <message>
        <source>%1 puts %2 to the %3 (by hand).</source>
        <translation>%1 bewegt %2 nach: %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3 (by hand).</source>
        <translation>%1 legt %2 auf %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1 puts %2 at the bottom of the deck (by hand).</source>
        <translation>%1 legt %2 unter das Deck (von Hand).</translation>
    </message>
    <message>
        <source>%1 puts %2 on top of the deck (by hand).</source>
        <translation>%1 legt %2 oben auf das Deck (von Hand).</translation>
    </message>
    <message>
        <source>%1 puts %2 out of the game (by hand).</source>
        <translation>%1 nimmt %2 aus dem Spiel (von Hand).</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards (by hand).</source>
        <translation><numerusform>%1 zieht %n Karte (von Hand).</numerusform><numerusform>%1 zieht %n Karten (von Hand).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 has %n other counters (by hand).</source>
        <translation><numerusform>%1: %2 hat %n andere Marke (von Hand).</numerusform><numerusform>%1: %2 hat %n andere Marken (von Hand).</numerusform></translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a player’s note</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Tied: %n players flip again.</source>
        <translation><numerusform>Gleichstand: %n Spieler deckt erneut auf.</numerusform><numerusform>Gleichstand: %n Spieler decken erneut auf.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n %2 counters.</source>
        <comment>a unit, a word of its text: prayer</comment>
        <translation><numerusform>%1 hat %n Marke (%2).</numerusform><numerusform>%1 hat %n Marken (%2).</numerusform></translation>
    </message>
    <message>
        <source>%1 is attached to %2 now.</source>
        <comment>an Upgrade, a unit</comment>
        <translation>%1 liegt jetzt an %2.</translation>
    </message>
    <message>
        <source>%1 chooses: %2.</source>
        <comment>one of several effects</comment>
        <translation>%1 wählt: %2.</translation>
    </message>
    <message>
        <source>%1 chooses possibility %2 of %3.</source>
        <translation>%1 wählt Möglichkeit %2 von %3.</translation>
    </message>
    <message>
        <source>other</source>
        <comment>counters</comment>
        <translation>andere</translation>
    </message>
    <message>
        <source>A condition of %1 is not met.</source>
        <translation>Eine Bedingung von %1 ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>%1 does nothing, for it is so: “%2”</source>
        <comment>a card, a sentence of its text</comment>
        <translation>%1 bewirkt nichts, denn es ist so: „%2“</translation>
    </message>
    <message>
        <source>A condition of %1 is not met: “%2”</source>
        <comment>a card, a sentence of its text</comment>
        <translation>Eine Bedingung von %1 ist nicht erfüllt: „%2“</translation>
    </message>
    <message>
        <source>The abilities of %1 cannot be used.</source>
        <translation>Die Fähigkeiten von %1 können nicht benutzt werden.</translation>
    </message>
    <message>
        <source>The abilities that exhaust %1 cannot be used.</source>
        <translation>Die Fähigkeiten, die %1 erschöpfen, können nicht benutzt werden.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 kann sich nicht bewegen.</translation>
    </message>
    <message>
        <source>%1 cannot take Move actions.</source>
        <translation>%1 kann keine Bewegungsaktionen ausführen.</translation>
    </message>
    <message>
        <source>%1 cannot move to the front row.</source>
        <translation>%1 kann sich nicht in die vordere Reihe bewegen.</translation>
    </message>
    <message>
        <source>Opponents’ effects do not touch %1.</source>
        <translation>Effekte der Gegner berühren %1 nicht.</translation>
    </message>
    <message>
        <source>Opponents’ effects do not exhaust %1.</source>
        <translation>Effekte von Gegnern erschöpfen %1 nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be readied.</source>
        <translation>%1 kann nicht bereit gemacht werden.</translation>
    </message>
    <message>
        <source>%1 cannot be Suppressed.</source>
        <translation>%1 kann nicht unterdrückt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be destroyed.</source>
        <translation>%1 kann nicht zerstört werden.</translation>
    </message>
    <message>
        <source>Attacks do not destroy %1.</source>
        <translation>Angriffe zerstören %1 nicht.</translation>
    </message>
    <message>
        <source>%2 does not destroy %1.</source>
        <translation>%2 zerstört %1 nicht.</translation>
    </message>
    <message>
        <source>Opponents’ Events cannot target %1.</source>
        <translation>Gegnerische Events können %1 nicht zum Ziel nehmen.</translation>
    </message>
    <message>
        <source>Opponents’ Events and abilities cannot target %1.</source>
        <translation>Gegnerische Events und Fähigkeiten können %1 nicht zum Ziel nehmen.</translation>
    </message>
    <message>
        <source>Events cannot target %1.</source>
        <translation>Events können %1 nicht zum Ziel nehmen.</translation>
    </message>
    <message>
        <source>Opponents’ abilities cannot target %1.</source>
        <translation>Gegnerische Fähigkeiten können %1 nicht zum Ziel nehmen.</translation>
    </message>
    <message>
        <source>Opponents’ Active abilities cannot target %1.</source>
        <translation>Gegnerische aktive Fähigkeiten können %1 nicht zum Ziel nehmen.</translation>
    </message>
    <message>
        <source>Enemy units cannot attack %1.</source>
        <translation>Gegnerische Einheiten können %1 nicht angreifen.</translation>
    </message>
    <message>
        <source>%1 ignores %2.</source>
        <translation>%1 beachtet %2 nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be returned to a hand.</source>
        <translation>%1 kann nicht auf eine Hand zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Opponents’ effects do not return %1 to a hand.</source>
        <translation>Gegnerische Effekte geben %1 nicht auf eine Hand zurück.</translation>
    </message>
    <message>
        <source>%1 cannot get counters.</source>
        <translation>%1 kann keine Marken bekommen.</translation>
    </message>
    <message>
        <source>%1 cannot get %2.</source>
        <translation>%1 kann %2 nicht bekommen.</translation>
    </message>
    <message>
        <source>%1 Attack</source>
        <comment>a bonus</comment>
        <translation>%1 Angriff</translation>
    </message>
    <message>
        <source>%1 Defense</source>
        <comment>a bonus</comment>
        <translation>%1 Verteidigung</translation>
    </message>
    <message>
        <source>%1: %2 acts first.</source>
        <comment>a phase</comment>
        <translation>%1: %2 handelt zuerst.</translation>
    </message>
    <message>
        <source>%1 acts first.</source>
        <translation>%1 handelt zuerst.</translation>
    </message>
    <message>
        <source>%1 attaches %2 to %3.</source>
        <translation>%1 legt %2 an %3 an.</translation>
    </message>
    <message>
        <source>%1 attaches %2 to %3 for %4 (%5 left).</source>
        <translation>%1 legt %2 für %4 an %3 an (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 deploys %2 to the %3.</source>
        <translation>%1 setzt %2 ein: %3.</translation>
    </message>
    <message>
        <source>%1 deploys %2 to the %3 for %4 (%5 left).</source>
        <translation>%1 setzt %2 für %4 ein: %3 (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 deploys %2.</source>
        <translation>%1 setzt %2 ein.</translation>
    </message>
    <message>
        <source>%1 deploys %2 for %4 (%5 left).</source>
        <translation>%1 setzt %2 für %4 ein (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 deploys %2 with it.</source>
        <translation>%1 setzt %2 mit ein.</translation>
    </message>
    <message>
        <source>%1 deploys %2 with it for %4 (%5 left).</source>
        <translation>%1 setzt %2 für %4 mit ein (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 evolves %2 into %3.</source>
        <translation>%1 entwickelt %2 zu %3.</translation>
    </message>
    <message>
        <source>%1 evolves %2 into %3 for %4 (%5 left).</source>
        <translation>%1 entwickelt %2 für %4 zu %3 (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 benutzt %2.</translation>
    </message>
    <message>
        <source>%1 uses %2 for %4 (%5 left).</source>
        <translation>%1 benutzt %2 für %4 (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3.</source>
        <translation>%1 greift %2 mit %3 an.</translation>
    </message>
    <message>
        <source>%1 joins the attack.</source>
        <translation>%1 schließt sich dem Angriff an.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2 aus.</translation>
    </message>
    <message>
        <source>%1 plays %2 for %4 (%5 left).</source>
        <translation>%1 spielt %2 für %4 aus (%5 übrig).</translation>
    </message>
    <message>
        <source>%1 moves %2 to the %3.</source>
        <translation>%1 bewegt %2 nach %3.</translation>
    </message>
    <message>
        <source>%1 moves on to the %2.</source>
        <translation>%1 bewegt sich weiter nach %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 puts %2 on the chain.</source>
        <translation>%1 legt %2 auf die Kette.</translation>
    </message>
    <message>
        <source>%1 puts %2 on the chain for %4 (%5 left).</source>
        <translation>%1 legt %2 für %4 auf die Kette (%5 übrig).</translation>
    </message>
    <message>
        <source>The effect of %1 is left to the players; %2 goes on.</source>
        <translation>Die Wirkung von %1 bleibt den Spielern überlassen; %2 macht weiter.</translation>
    </message>
    <message>
        <source>%1 marks %2 complete (by hand).</source>
        <translation>%1 markiert %2 als abgeschlossen (von Hand).</translation>
    </message>
    <message>
        <source>%1 uses the one-time ability of %2.</source>
        <translation>%1 benutzt die einmalige Fähigkeit von %2.</translation>
    </message>
    <message>
        <source>%1 concedes.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 wählt %2.</translation>
    </message>
    <message>
        <source>%1 chooses the %2 of %3.</source>
        <translation>%1 wählt %2 von %3.</translation>
    </message>
    <message>
        <source>%1 shuffles the deck (by hand).</source>
        <translation>%1 mischt das Deck (von Hand).</translation>
    </message>
    <message>
        <source>%1 has %2 now (by hand).</source>
        <translation>%1 hat jetzt %2 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has counters of %3 (by hand).</source>
        <translation>%1: %2 hat Marken von %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has %3 until the end of the round (by hand).</source>
        <translation>%1: %2 hat %3 bis zum Ende der Runde (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 takes %3 %4 (by hand).</source>
        <translation>%1: %2 erhält %3 %4 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has %3 %4 (by hand).</source>
        <translation>%1: %2 hat %3 %4 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 is now: %3 (by hand).</source>
        <translation>%1: %2 jetzt: %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 is no longer: %3 (by hand).</source>
        <translation>%1: %2 nicht mehr: %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has its printed range (by hand).</source>
        <translation>%1: %2 hat die aufgedruckte Reichweite (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 has the range %3 (by hand).</source>
        <translation>%1: %2 hat die Reichweite %3 (von Hand).</translation>
    </message>
    <message>
        <source>%1 destroys %2 (by hand).</source>
        <translation>%1 zerstört %2 (von Hand).</translation>
    </message>
    <message>
        <source>%1 creates the token %2 (%3/%4) in the %5 (by hand).</source>
        <translation>%1 erzeugt Token %2 (%3/%4): %5 (von Hand).</translation>
    </message>
    <message>
        <source>%1: %2 goes back to what it evolved from (by hand).</source>
        <translation>%1: %2 wird zurückentwickelt (von Hand).</translation>
    </message>
    <message>
        <source>%1 names %2 as the target (by hand).</source>
        <translation>%1 benennt %2 als Ziel (von Hand).</translation>
    </message>
    <message>
        <source>%1 negates the effect (by hand).</source>
        <translation>%1 annulliert den Effekt (von Hand).</translation>
    </message>
    <message>
        <source>%1 sets the stops for triggered abilities: %2 (by hand).</source>
        <translation>%1 setzt den Halt für ausgelöste Fähigkeiten: %2 (von Hand).</translation>
    </message>
    <message>
        <source>%1 reveals %2 (%3).</source>
        <translation>%1 deckt %2 auf (%3).</translation>
    </message>
    <message>
        <source>These decks can never differ: agree who begins.</source>
        <translation>Bei diesen Decks kann kein Aufdecken entscheiden: absprechen, wer beginnt.</translation>
    </message>
    <message>
        <source>%1 decides who acts first.</source>
        <translation>%1 entscheidet, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>Runde %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 stays exhausted.</source>
        <translation>%1 bleibt erschöpft.</translation>
    </message>
    <message>
        <source>%1 has no card left to draw.</source>
        <translation>%1 hat keine Karte mehr zu ziehen.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 gegen %2.</translation>
    </message>
    <message>
        <source>%1 is sacrificed.</source>
        <translation>%1 wird geopfert.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 wird zerstört.</translation>
    </message>
    <message>
        <source>%1 is removed from the game.</source>
        <translation>%1 wird aus dem Spiel entfernt.</translation>
    </message>
    <message>
        <source>%1 is Suppressed.</source>
        <translation>%1 wird unterdrückt.</translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation>%1 rettet %2.</translation>
    </message>
    <message>
        <source>%1 withstands.</source>
        <translation>%1 hält stand.</translation>
    </message>
    <message>
        <source>%1 grows by %2.</source>
        <translation>%1 wächst um %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3 of %4.</source>
        <translation>%1 hat %2 %3 von %4.</translation>
    </message>
    <message>
        <source>%1 is not destroyed.</source>
        <translation>%1 wird nicht zerstört.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert %2.</translation>
    </message>
    <message>
        <source>%1 has looked at the own %2.</source>
        <translation>%1 hat eigene Karten angesehen: %2.</translation>
    </message>
    <message>
        <source>%1 has looked at %3’s %2.</source>
        <translation>%1 hat sich %2 von %3 angesehen.</translation>
    </message>
    <message>
        <source>%1 is a token and is gone.</source>
        <translation>%1 ist ein Token und verschwindet.</translation>
    </message>
    <message>
        <source>%1 goes to the bottom of the deck.</source>
        <translation>%1 kommt unter das Deck.</translation>
    </message>
    <message>
        <source>%1 is shuffled into the deck.</source>
        <translation>%1 wird ins Deck gemischt.</translation>
    </message>
    <message>
        <source>%1 goes on top of the deck.</source>
        <translation>%1 kommt oben auf das Deck.</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand.</source>
        <translation>%1 nimmt %2 auf die Hand.</translation>
    </message>
    <message>
        <source>%1 comes back from the discard pile.</source>
        <translation>%1 kommt aus der Ablage zurück.</translation>
    </message>
    <message>
        <source>The challenge of %1 is met.</source>
        <translation>Die Herausforderung von %1 ist erfüllt.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 becomes ready.</source>
        <translation>%1 wird bereit.</translation>
    </message>
    <message>
        <source>%1 becomes exhausted.</source>
        <translation>%1 wird erschöpft.</translation>
    </message>
    <message>
        <source>%1 comes into play.</source>
        <translation>%1 kommt ins Spiel.</translation>
    </message>
    <message>
        <source>%1 reveals %2.</source>
        <translation>%1 zeigt %2.</translation>
    </message>
    <message>
        <source>%1 returns to the hand.</source>
        <translation>%1 kehrt auf die Hand zurück.</translation>
    </message>
    <message>
        <source>%1 has lost %2.</source>
        <translation>%1 hat %2 verloren.</translation>
    </message>
    <message>
        <source>%1 has %2 now.</source>
        <translation>%1 hat jetzt %2.</translation>
    </message>
    <message>
        <source>%1 gets counters of %2.</source>
        <translation>%1 bekommt Marken von %2.</translation>
    </message>
    <message>
        <source>%1 loses counters of %2.</source>
        <translation>%1 verliert Marken von %2.</translation>
    </message>
    <message>
        <source>%1 gets %2 until the end of the round.</source>
        <translation>%1 bekommt %2 bis zum Ende der Runde.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 loses all keywords.</source>
        <translation>%1 verliert alle Schlüsselwörter.</translation>
    </message>
    <message>
        <source>%1 gains an ability.</source>
        <translation>%1 erhält eine Fähigkeit.</translation>
    </message>
    <message>
        <source>%1 is no longer Suppressed.</source>
        <translation>%1 ist nicht mehr unterdrückt.</translation>
    </message>
    <message>
        <source>The Range of %1 is %2 now.</source>
        <translation>Die Reichweite von %1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>The attack now goes against %1.</source>
        <translation>Der Angriff geht jetzt gegen %1.</translation>
    </message>
    <message>
        <source>%1 chooses the keyword %2.</source>
        <translation>%1 wählt das Schlüsselwort %2.</translation>
    </message>
    <message>
        <source>%1 does not do what %2 offers.</source>
        <translation>%1 tut nicht, was %2 anbietet.</translation>
    </message>
    <message>
        <source>There is no room for %1.</source>
        <translation>Für %1 ist kein Platz.</translation>
    </message>
    <message>
        <source>It holds for the rest of the round.</source>
        <translation>Es gilt für den Rest der Runde.</translation>
    </message>
    <message>
        <source>The rest comes at the end of the round.</source>
        <translation>Das Übrige folgt am Ende der Runde.</translation>
    </message>
    <message>
        <source>The rest comes as the next round begins.</source>
        <translation>Das Übrige folgt, wenn die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>%1 has the initiative in the next round.</source>
        <translation>%1 hat in der nächsten Runde die Initiative.</translation>
    </message>
    <message>
        <source>There is no room for the token of %1.</source>
        <translation>Für das Token von %1 ist kein Platz.</translation>
    </message>
    <message>
        <source>%1 takes no card of the deck.</source>
        <translation>%1 nimmt keine Karte aus dem Deck.</translation>
    </message>
    <message>
        <source>%1 shuffles the deck.</source>
        <translation>%1 mischt das Deck.</translation>
    </message>
    <message>
        <source>%1 loses %2 %3.</source>
        <translation>%1 verliert %2 %3.</translation>
    </message>
    <message>
        <source>%1 goes along to the discard pile.</source>
        <translation>%1 kommt mit auf die Ablage.</translation>
    </message>
    <message>
        <source>It is link %1.</source>
        <translation>Es ist Kettenglied %1.</translation>
    </message>
    <message>
        <source>Link %1 resolves: %2.</source>
        <translation>Kettenglied %1 wird abgehandelt: %2.</translation>
    </message>
    <message>
        <source>%1 is gone and does not attack.</source>
        <translation>%1 ist fort und greift nicht an.</translation>
    </message>
    <message>
        <source>%1 does nothing: its target is gone.</source>
        <translation>%1 bewirkt nichts: Das Ziel ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 moves to the %2.</source>
        <translation>%1 bewegt sich nach %2.</translation>
    </message>
    <message>
        <source>%1 is created in the %2.</source>
        <translation>%1 entsteht: %2.</translation>
    </message>
    <message>
        <source>%1 pays %2 (%3 left).</source>
        <translation>%1 zahlt %2 (%3 übrig).</translation>
    </message>
    <message>
        <source>%1 is discarded.</source>
        <translation>%1 wird abgeworfen.</translation>
    </message>
    <message>
        <source>%1 goes from the deck to the discard pile.</source>
        <translation>%1 kommt vom Deck auf die Ablage.</translation>
    </message>
    <message>
        <source>%1 has no effect.</source>
        <translation>%1 hat keine Wirkung.</translation>
    </message>
    <message>
        <source>Frontline Supremacy: %1 has nobody in the front row and is out of the game.</source>
        <translation>Frontline Supremacy: %1 hat niemanden in der vorderen Reihe und ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 cannot draw and loses.</source>
        <translation>%1 kann nicht ziehen und verliert.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>The game ends without a winner.</source>
        <translation>Die Partie endet ohne Sieger.</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>it is a game of %1</source>
        <translation>es ist ein Spiel von %1</translation>
    </message>
    <message>
        <source>it needs the ruleset %1, which is missing</source>
        <translation>sie braucht das Regelwerk %1, das fehlt</translation>
    </message>
    <message>
        <source>The game on the table, now %1,</source>
        <translation>Das Spiel auf dem Tisch, jetzt %1,</translation>
    </message>
    <message>
        <source>The game on the table cannot be continued: %1. It is now in %2.</source>
        <translation>Die Partie auf dem Tisch lässt sich nicht fortsetzen: %1. Sie liegt jetzt in %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>Die Partie lässt sich nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>GaugeWords</name>
    <message>
        <source>%1 of exactly %2 %3, %4</source>
        <translation>%1 (genau %2 %3), %4</translation>
    </message>
    <message>
        <source>%1 of at most %2 %3, %4</source>
        <translation>%1 (höchstens %2 %3), %4</translation>
    </message>
    <message>
        <source>%1 of at least %2 %3, %4</source>
        <translation>%1 (mindestens %2 %3), %4</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation><numerusform>%n zu viel</numerusform><numerusform>%n zu viel</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation><numerusform>%n fehlt</numerusform><numerusform>%n fehlen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation><numerusform>%n frei</numerusform><numerusform>%n frei</numerusform></translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a gauge of domains</comment>
        <translation>%1-Punkte</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (höchstens %2)</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n errors, %1 open</source>
        <translation><numerusform>Nicht legal: %n Fehler, %1 offen</numerusform><numerusform>Nicht legal: %n Fehler, %1 offen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n errors</source>
        <translation><numerusform>Nicht legal: %n Fehler</numerusform><numerusform>Nicht legal: %n Fehler</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Not legal yet: %n open</source>
        <translation><numerusform>Noch nicht legal: %n offen</numerusform><numerusform>Noch nicht legal: %n offen</numerusform></translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n warnings</source>
        <comment>a verdict</comment>
        <translation><numerusform>%1, %n Warnung</numerusform><numerusform>%1, %n Warnungen</numerusform></translation>
    </message>
</context>
<context>
    <name>GauntletTable</name>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games won of those that somebody won</source>
        <translation>Gewonnene Spiele von denen, die jemand gewann</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the games that somebody won, in a hundred</source>
        <translation>An den Spielen, die jemand gewann, in Prozent</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Bisher bekannt</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games won</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>better</source>
        <comment>a deck than another</comment>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <comment>a deck than another</comment>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>known which deck is better</comment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>%1 games, %2 without a winner</source>
        <translation>%1 Spiele, %2 ohne Sieger</translation>
    </message>
</context>
<context>
    <name>GitWords</name>
    <message>
        <source>The git repository takes more memory to read than a list may.</source>
        <translation>Das Git-Repository braucht zum Lesen mehr Speicher, als eine Liste darf.</translation>
    </message>
    <message>
        <source>The git repository %1 is damaged: reading it broke down. “git fsck” there says what is wrong.</source>
        <translation>Das Git-Repository %1 ist beschädigt: Beim Lesen kam es zu einem Absturz. Was nicht stimmt, sagt dort „git fsck“.</translation>
    </message>
    <message>
        <source>The part of the program that reads git repositories does not start.</source>
        <translation>Der Teil des Programms, der Git-Repositorys liest, startet nicht.</translation>
    </message>
    <message>
        <source>The git repository %1 takes too long to read.</source>
        <translation>Das Git-Repository %1 zu lesen dauert zu lange.</translation>
    </message>
    <message>
        <source>The git repository %1 is no longer read: it was stopped.</source>
        <translation>Das Git-Repository %1 wird nicht mehr gelesen: Es wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>HandChances</name>
    <message>
        <source>Opening hand chances</source>
        <translation>Chancen der Starthand</translation>
    </message>
    <message>
        <source>&amp;Draw %1 hands</source>
        <translation>%1 Hände &amp;ziehen</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>± is one standard error: about two runs in three fall that close to the exact value.</source>
        <translation>± ist ein Standardfehler: Etwa zwei von drei Läufen liegen so nah am exakten Wert.</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation>Es gibt nichts zu ziehen: %1 ist leer.</translation>
    </message>
    <message>
        <source>An opening hand is %1 of %2.</source>
        <translation>Eine Starthand ist %1 von %2.</translation>
    </message>
    <message>
        <source>Cancelled: the deck or the searches have changed.</source>
        <translation>Abgebrochen: Das Deck oder die Suchen haben sich geändert.</translation>
    </message>
    <message>
        <source>%1 hands in {time}. The same again: seed %2.</source>
        <translation>%1 Hände in {time}. Noch einmal genauso: Startwert %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: exactly %2, drawn %3</source>
        <translation>%1: exakt %2, gezogen %3</translation>
    </message>
    <message>
        <source>Copies in an opening hand: %1</source>
        <translation>Exemplare auf der Starthand: %1</translation>
    </message>
    <message>
        <source>Cards of an opening hand by cost, on average</source>
        <translation>Karten der Starthand nach Kosten, im Mittel</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>%1, not in the catalogue</source>
        <translation>%1, nicht im Katalog</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>Hand of %1: %2</source>
        <translation>Hand von %1: %2</translation>
    </message>
    <message>
        <source>Hand of %1
%2</source>
        <translation>Hand von %1
%2</translation>
    </message>
    <message>
        <source>%1: show my hand (%2)</source>
        <translation>%1: Hand zeigen (%2)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Wins of each deck against each other</source>
        <translation>Siege jedes Decks gegen jedes andere</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3 of %4 games, %5 to %6 %</source>
        <translation>%1 gegen %2: %3 von %4 Spielen, %5 bis %6 %</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Cards found</source>
        <translation>Gefundene Karten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Add to the card's own section</source>
        <translation>Zum eigenen Bereich der Karte hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Add to the sideboard</source>
        <translation>Zum Sideboard hinzufügen</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Add to the maybe pile</source>
        <translation>Zu „Vielleicht“ hinzufügen</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ und −</translation>
    </message>
    <message>
        <source>One copy more or less</source>
        <translation>Ein Exemplar mehr oder weniger</translation>
    </message>
    <message>
        <source>Delete, Shift+Delete</source>
        <translation>Delete, Shift+Delete</translation>
    </message>
    <message>
        <source>Remove one copy, all copies</source>
        <translation>Ein Exemplar entfernen, alle entfernen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Enter, +</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Ein Exemplar mehr</translation>
    </message>
    <message>
        <source>−, Delete</source>
        <translation>−, Delete</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Ein Exemplar weniger</translation>
    </message>
    <message>
        <source>Shift+Delete</source>
        <translation>Shift+Delete</translation>
    </message>
    <message>
        <source>Remove all copies</source>
        <translation>Alle Exemplare entfernen</translation>
    </message>
    <message>
        <source>One copy to the sideboard, or back</source>
        <translation>Ein Exemplar ins Sideboard oder zurück</translation>
    </message>
    <message>
        <source>0 to 9, F2</source>
        <translation>0 bis 9, F2</translation>
    </message>
    <message>
        <source>Set the count</source>
        <translation>Anzahl festlegen</translation>
    </message>
    <message>
        <source>Search field</source>
        <translation>Suchfeld</translation>
    </message>
    <message>
        <source>Go to the cards found</source>
        <translation>Zu den gefundenen Karten</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Suggestions; in an empty field, recent searches</source>
        <translation>Vorschläge; im leeren Feld die letzten Suchen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take the chosen suggestion</source>
        <translation>Gewählten Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close the suggestions</source>
        <translation>Vorschläge schließen</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help contents</source>
        <translation>Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Help tools</source>
        <translation>Hilfe-Werkzeuge</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>%1 · Help</source>
        <translation>%1 · Hilfe</translation>
    </message>
    <message>
        <source>Open external link?</source>
        <translation>Externen Link öffnen?</translation>
    </message>
    <message>
        <source>This link leads outside NexusDeck:
%1</source>
        <translation>Dieser Link führt aus NexusDeck hinaus:
%1</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Edits by day</source>
        <translation>Änderungen nach Tag</translation>
    </message>
    <message>
        <source>What the edit changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>Show &amp;more</source>
        <translation>&amp;Mehr zeigen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>&amp;Only %1</source>
        <translation>&amp;Nur %1</translation>
    </message>
    <message>
        <source>No edits yet: what you add, move, change or remove appears here, with the time.</source>
        <translation>Noch keine Änderungen: Hinzufügen, Verschieben, Ändern und Entfernen erscheinen hier mit Uhrzeit.</translation>
    </message>
    <message>
        <source>This card has no edits yet.</source>
        <translation>Noch keine Änderung an dieser Karte.</translation>
    </message>
    <message>
        <source>The last %1</source>
        <translation>Die letzten %1</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (rückgängig)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Choose an edit to see what it changed.</source>
        <translation>Änderung wählen, um Einzelheiten zu sehen.</translation>
    </message>
    <message>
        <source>
… and %1 more</source>
        <translation>
… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>HistoryPlotView</name>
    <message>
        <source>Numbers over time, chart</source>
        <translation>Zahlen im Lauf der Zeit, Diagramm</translation>
    </message>
    <message>
        <source>%1. First: %2. Last: %3.</source>
        <translation>%1. Zuerst: %2. Zuletzt: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a revision and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Steps of this session</source>
        <translation>Schritte dieser Sitzung</translation>
    </message>
    <message>
        <source>Saved versions</source>
        <translation>Gespeicherte Versionen</translation>
    </message>
    <message>
        <source>Changes in this version</source>
        <translation>Änderungen in dieser Version</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Version %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n cards</source>
        <translation><numerusform>%1 · %2 · %n Karte</numerusform><numerusform>%1 · %2 · %n Karten</numerusform></translation>
    </message>
    <message>
        <source>No saved version yet. Ctrl+S saves one; every change is kept as a draft anyway.</source>
        <translation>Noch keine Version gespeichert. Strg+S speichert eine; jede Änderung bleibt ohnehin als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>The first version.</source>
        <translation>Die erste Version.</translation>
    </message>
    <message>
        <source>Bring back version %1</source>
        <translation>Version %1 wiederherstellen</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Reading the revisions</source>
        <translation>Revisionen werden gelesen</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>“%1” lies in no git repository.</source>
        <translation>„%1“ liegt in keinem Git-Repository.</translation>
    </message>
    <message>
        <source>Looking for revisions</source>
        <translation>Revisionen werden gesucht</translation>
    </message>
</context>
<context>
    <name>HoldWords</name>
    <message numerus="yes">
        <source>%1: %n copies set aside for %2</source>
        <translation><numerusform>%1: %n Exemplar für %2 zurückgelegt</numerusform><numerusform>%1: %n Exemplare für %2 zurückgelegt</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies released by %2</source>
        <translation><numerusform>%1: %n Exemplar von %2 freigegeben</numerusform><numerusform>%1: %n Exemplare von %2 freigegeben</numerusform></translation>
    </message>
</context>
<context>
    <name>IdeaDelegate</name>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Importfortschritt</translation>
    </message>
    <message>
        <source>&amp;Other files…</source>
        <translation>&amp;Andere Dateien…</translation>
    </message>
    <message>
        <source>Read a&amp;gain</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>Read the files again from disk</source>
        <translation>Die Dateien noch einmal lesen</translation>
    </message>
    <message>
        <source>Read as &amp;Windows-1252</source>
        <translation>Als &amp;Windows-1252 lesen</translation>
    </message>
    <message>
        <source>The encoding of older spreadsheets in Western Europe</source>
        <translation>Die Kodierung älterer Tabellen in Westeuropa</translation>
    </message>
    <message>
        <source>New &amp;edition…</source>
        <translation>Neue &amp;Edition…</translation>
    </message>
    <message>
        <source>Where headings mean other things than in this edition: an edition of your own for them</source>
        <translation>Wenn Überschriften anderes bedeuten als in dieser Edition: eine eigene Edition dafür</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card lists as JSON, or tables in Markdown, CSV or TSV. Drop files here or choose them; they are read in this order.</source>
        <translation>Kartenlisten als JSON oder Tabellen in Markdown, CSV oder TSV. Dateien hier ablegen oder wählen; sie werden in dieser Reihenfolge gelesen.</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>Zu importierende Dateien</translation>
    </message>
    <message>
        <source>&amp;Choose files…</source>
        <translation>Dateien &amp;wählen…</translation>
    </message>
    <message>
        <source>Card lists</source>
        <translation>Kartenlisten</translation>
    </message>
    <message>
        <source>Card lists (*.json *.md *.csv *.tsv *.txt *.xml *.mse-set);;All files (*)</source>
        <translation>Kartenlisten (*.json *.md *.csv *.tsv *.txt *.xml *.mse-set);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>Card type</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>only for tables without a type column</source>
        <translation>nur für Tabellen ohne Typspalte</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Setcode</translation>
    </message>
    <message>
        <source>from the files; a code here applies to all cards</source>
        <translation>aus den Dateien; ein Code hier gilt für alle Karten</translation>
    </message>
    <message>
        <source>Card t&amp;ype</source>
        <translation>Karten&amp;typ</translation>
    </message>
    <message>
        <source>&amp;Set code</source>
        <translation>&amp;Setcode</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>&amp;Read the files</source>
        <translation>Dateien &amp;lesen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>“%1” → “%2”</source>
        <translation>„%1“ → „%2“</translation>
    </message>
    <message>
        <source>Renamed, decks and collection go on meaning them:</source>
        <translation>Umbenannt, Decks und Sammlung meinen sie weiter:</translation>
    </message>
    <message numerus="yes">
        <source>Take %n cards out that the list no longer has:</source>
        <translation><numerusform>%n Karte herausnehmen, die die Liste nicht mehr hat:</numerusform><numerusform>%n Karten herausnehmen, die die Liste nicht mehr hat:</numerusform></translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation>%1: %2%3</translation>
    </message>
    <message>
        <source>; none of it can be imported</source>
        <translation>; nichts davon lässt sich importieren</translation>
    </message>
    <message>
        <source>Nothing can be imported: fix the refused rows and read the file again.</source>
        <translation>Nichts lässt sich importieren: abgelehnte Zeilen berichtigen und die Datei erneut lesen.</translation>
    </message>
    <message>
        <source>The catalogue has all of this already.</source>
        <translation>Der Katalog enthält das alles bereits.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Import %1 of %2 files</source>
        <translation>%1 von %2 Dateien &amp;importieren</translation>
    </message>
    <message>
        <source>&amp;Import %1 files</source>
        <translation>%1 Dateien &amp;importieren</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importiert: %1</translation>
    </message>
    <message>
        <source>The import can be undone in Catalogue.</source>
        <translation>Im Katalog lässt sich der Import rückgängig machen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wird abgebrochen</translation>
    </message>
</context>
<context>
    <name>ImportJob</name>
    <message>
        <source>Checking the last import</source>
        <translation>Letzter Import wird geprüft</translation>
    </message>
    <message>
        <source>Checking saved decks</source>
        <translation>Gespeicherte Decks werden geprüft</translation>
    </message>
    <message>
        <source>Undoing the last import</source>
        <translation>Letzter Import wird zurückgenommen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Looking for repairs</source>
        <translation>Reparaturen werden gesucht</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Reading the catalogue</source>
        <translation>Katalog wird gelesen</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>“%1” is no card type of %2: %n cards have it</source>
        <translation><numerusform>„%1“ ist kein Kartentyp von %2: %n Karte hat ihn</numerusform><numerusform>„%1“ ist kein Kartentyp von %2: %n Karten haben ihn</numerusform></translation>
    </message>
    <message>
        <source>is about the same printing (%1) as %2</source>
        <translation>betrifft denselben Druck (%1) wie %2</translation>
    </message>
    <message>
        <source>would get the number %1 of another printing in %2</source>
        <translation>bekäme die Nummer %1 eines anderen Drucks in %2</translation>
    </message>
    <message>
        <source>cannot be the new name of “%1”: that is a card of type %2, and this one of type %3</source>
        <translation>kann nicht der neue Name von „%1“ sein: Das ist eine Karte vom Typ %2, diese eine vom Typ %3</translation>
    </message>
    <message>
        <source>“%1” cannot become “%2”: it is renamed already.</source>
        <translation>„%1“ kann nicht „%2“ werden: Sie ist schon umbenannt.</translation>
    </message>
    <message>
        <source>“%1” cannot become “%2”: the catalogue has no card “%1”.</source>
        <translation>„%1“ kann nicht „%2“ werden: Der Katalog hat keine Karte „%1“.</translation>
    </message>
    <message>
        <source>A card of type %3 cannot become one of type %4: “%1” is no “%2”.</source>
        <translation>Eine Karte vom Typ %3 kann keine vom Typ %4 werden: „%1“ ist nicht „%2“.</translation>
    </message>
    <message>
        <source>“%1” cannot become “%2”: the catalogue has a card “%2” already.</source>
        <translation>„%1“ kann nicht „%2“ werden: Der Katalog hat schon eine Karte „%2“.</translation>
    </message>
    <message>
        <source>%1 becomes illegal</source>
        <comment>a deck</comment>
        <translation>%1 ist dann nicht mehr legal</translation>
    </message>
    <message>
        <source>%1 becomes legal</source>
        <comment>a deck</comment>
        <translation>%1 wird legal</translation>
    </message>
    <message>
        <source>%1 stays legal</source>
        <comment>a deck</comment>
        <translation>%1 bleibt legal</translation>
    </message>
    <message>
        <source>%1 stays illegal</source>
        <comment>a deck</comment>
        <translation>%1 ist weiterhin nicht legal</translation>
    </message>
    <message>
        <source>No repair was found.</source>
        <comment>of a deck</comment>
        <translation>Es wurde keine Reparatur gefunden.</translation>
    </message>
    <message>
        <source>Nearest repair: %1</source>
        <comment>cards in and out of a deck</comment>
        <translation>Nächste Reparatur: %1</translation>
    </message>
    <message>
        <source>There are no saved decks.</source>
        <translation>Es gibt keine gespeicherten Decks.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing changes in %n saved decks.</source>
        <translation><numerusform>In %n gespeicherten Deck ändert sich nichts.</numerusform><numerusform>In %n gespeicherten Decks ändert sich nichts.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n saved decks</source>
        <translation><numerusform>%n gespeicherten Deck</numerusform><numerusform>%n gespeicherten Decks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n become illegal</source>
        <comment>decks</comment>
        <translation><numerusform>%n nicht mehr legal</numerusform><numerusform>%n nicht mehr legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n become legal</source>
        <comment>decks</comment>
        <translation><numerusform>%n neu legal</numerusform><numerusform>%n neu legal</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %2, %3.</source>
        <comment>decks</comment>
        <translation><numerusform>%n von %1 ändert sich, %2, %3.</numerusform><numerusform>%n von %1 ändern sich, %2, %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %2.</source>
        <comment>decks</comment>
        <translation><numerusform>%n von %1 ändert sich, %2.</numerusform><numerusform>%n von %1 ändern sich, %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change, %3.</source>
        <comment>decks</comment>
        <translation><numerusform>%n von %1 ändert sich, %3.</numerusform><numerusform>%n von %1 ändern sich, %3.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 change.</source>
        <comment>decks</comment>
        <translation><numerusform>%n von %1 ändert sich.</numerusform><numerusform>%n von %1 ändern sich.</numerusform></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>Comparing with the catalogue</source>
        <translation>Mit dem Katalog vergleichen</translation>
    </message>
    <message>
        <source>Checking saved decks</source>
        <translation>Gespeicherte Decks werden geprüft</translation>
    </message>
    <message>
        <source>There is no set “%1”.</source>
        <translation>Es gibt kein Set „%1“.</translation>
    </message>
    <message>
        <source>The name %1.</source>
        <translation>Der Name %1.</translation>
    </message>
    <message>
        <source>“%1” is no date like 2026-05-04.</source>
        <translation>„%1“ ist kein Datum wie 2026-05-04.</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>%1 have the same number in deck codes: a deck with one of them cannot be given as a code</source>
        <translation>%1 haben in Deckcodes dieselbe Nummer: Ein Deck mit einer dieser Karten lässt sich nicht als Code ausgeben</translation>
    </message>
    <message numerus="yes">
        <source>%n more numbers are shared by several cards</source>
        <translation><numerusform>%n weitere Nummer gehört mehreren Karten</numerusform><numerusform>%n weitere Nummern gehören jeweils mehreren Karten</numerusform></translation>
    </message>
    <message>
        <source>There is no import that could be taken back.</source>
        <translation>Es gibt keinen Import, der sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>The catalogue was changed by another program in the meantime. Nothing was taken back; look again.</source>
        <translation>Der Katalog wurde inzwischen von einem anderen Programm geändert. Nichts wurde zurückgenommen; erneut prüfen.</translation>
    </message>
    <message>
        <source>%1 %2. Choose the files again.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2. Die Dateien erneut wählen.</translation>
    </message>
</context>
<context>
    <name>InitiativeChances</name>
    <message>
        <source>Effect of one copy less</source>
        <translation>Wirkung eines Exemplars weniger</translation>
    </message>
    <message>
        <source>Flip %1 &amp;times</source>
        <translation>%1-mal &amp;aufdecken</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>Change in this player's chance to decide with one copy taken out</source>
        <translation>Änderung der Chance dieses Spielers zu entscheiden, wenn ein Exemplar fehlt</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>Tick one deck for exact chances against it, or up to %1 for simulated flips.</source>
        <translation>Ein Deck ankreuzen für exakte Chancen gegen dieses, bis zu %1 für simuliertes Aufdecken.</translation>
    </message>
    <message>
        <source>Chances are exact for two decks only. With %1 decks, flips are simulated.</source>
        <translation>Exakte Chancen gibt es nur für zwei Decks. Bei %1 Decks wird das Aufdecken simuliert.</translation>
    </message>
    <message>
        <source>no decision possible</source>
        <translation>keine Entscheidung möglich</translation>
    </message>
    <message>
        <source>%1 in %2, shows %3, one copy less: %4</source>
        <translation>%1 in %2, zeigt %3, ein Exemplar weniger: %4</translation>
    </message>
    <message>
        <source>Cancelled: the decks have changed.</source>
        <translation>Abgebrochen: Die Decks haben sich geändert.</translation>
    </message>
    <message>
        <source>Flipped in {time}. The same again: seed %1.</source>
        <translation>Aufgedeckt in {time}. Noch einmal genauso: Startwert %1.</translation>
    </message>
</context>
<context>
    <name>InitiativeView</name>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Turn over all</source>
        <translation>Alle aufdecken</translation>
    </message>
    <message>
        <source>%1 decides who acts first.</source>
        <translation>%1 entscheidet, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>The deck is shuffled.</source>
        <translation>Das Deck ist gemischt.</translation>
    </message>
    <message>
        <source>No flip can decide between these decks: say who acts first.</source>
        <translation>Bei diesen Decks kann kein Aufdecken entscheiden: festlegen, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tied before: %1</source>
        <translation>Zuvor gleich: %1</translation>
    </message>
    <message>
        <source>Flip for initiative</source>
        <translation>Für die Initiative aufdecken</translation>
    </message>
    <message>
        <source>Shuffle and begin</source>
        <translation>Mischen und beginnen</translation>
    </message>
    <message>
        <source>Turn over the next card</source>
        <translation>Nächste Karte aufdecken</translation>
    </message>
    <message>
        <source>Every player turns over the top card of the deck; the lowest cost decides who acts first.</source>
        <translation>Alle decken die oberste Karte ihres Decks auf; die niedrigsten Kosten entscheiden, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>The deck waits to be shuffled.</source>
        <translation>Das Deck muss noch gemischt werden.</translation>
    </message>
    <message>
        <source>%1 of %2 cards turned over</source>
        <translation>%1 von %2 Karten aufgedeckt</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter: a key or what it does</source>
        <translation>Filter: Taste oder Wirkung</translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Tastenkürzel und ihre Wirkung</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>No key matches. Clear the filter to see all of them.</source>
        <translation>Keine Taste passt. Filter leeren, um alle zu sehen.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LabResultView</name>
    <message>
        <source>League of %1 decks</source>
        <translation>Liga von %1 Decks</translation>
    </message>
    <message>
        <source>A league: tick two decks or more. Each plays each, seats exchanged every other game. Who beats whom, how strong each deck is and what its cards are worth shows while it is played, with intervals: how sure it is.</source>
        <translation>Eine Liga: zwei Decks oder mehr ankreuzen. Jedes spielt gegen jedes, bei jedem zweiten Spiel mit getauschten Plätzen. Wer wen schlägt, wie stark jedes Deck ist und was seine Karten wert sind, zeigt sich schon während des Spiels, mit Intervallen: wie sicher es ist.</translation>
    </message>
    <message>
        <source>Gauntlet of %2</source>
        <translation>Gauntlet von %2</translation>
    </message>
    <message>
        <source>A gauntlet: choose one deck and tick the others. It plays each of them, seats exchanged every other game; they do not play each other.</source>
        <translation>Ein Gauntlet: ein Deck wählen und die anderen ankreuzen. Es spielt gegen jedes von ihnen, bei jedem zweiten Spiel mit getauschten Plätzen; sie spielen nicht gegeneinander.</translation>
    </message>
    <message>
        <source>%2 before and after</source>
        <translation>%2 vorher und nachher</translation>
    </message>
    <message>
        <source>Choose a deck, what it was before, and tick its opponents. Both play the same games with the same luck; what is left over is what the change did.</source>
        <translation>Ein Deck wählen, was es vorher war, und seine Gegner ankreuzen. Beide spielen dieselben Spiele mit demselben Glück; was übrig bleibt, hat die Änderung bewirkt.</translation>
    </message>
    <message>
        <source>Every ticked deck with the card plays all other ticked decks, with the card as it was and as it is, and with the same luck.</source>
        <translation>Jedes angekreuzte Deck mit der Karte spielt gegen alle anderen angekreuzten: mit der Karte, wie sie war, und wie sie ist, und mit demselben Glück.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n pairs of games; “%1” plays the rest.</source>
        <translation><numerusform>Nach %n Paar Spiele angehalten; „%1“ spielt den Rest.</numerusform><numerusform>Nach %n Paaren von Spielen angehalten; „%1“ spielt den Rest.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n games; “%1” plays the rest.</source>
        <translation><numerusform>Nach %n Spiel angehalten; „%1“ spielt den Rest.</numerusform><numerusform>Nach %n Spielen angehalten; „%1“ spielt den Rest.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>So far %n pairs of games are played.</source>
        <translation><numerusform>Bisher ist %n Paar Spiele gespielt.</numerusform><numerusform>Bisher sind %n Paare von Spielen gespielt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>So far %n games are played.</source>
        <translation><numerusform>Bisher ist %n Spiel gespielt.</numerusform><numerusform>Bisher sind %n Spiele gespielt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of games are played.</source>
        <translation><numerusform>%n Paar Spiele ist gespielt.</numerusform><numerusform>%n Paare von Spielen sind gespielt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games are played.</source>
        <translation><numerusform>%n Spiel ist gespielt.</numerusform><numerusform>%n Spiele sind gespielt.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Which is the strongest is not known: %n decks lead together.</source>
        <translation><numerusform>Welches am stärksten ist, weiß man nicht: %n Deck führt.</numerusform><numerusform>Welches am stärksten ist, weiß man nicht: %n Decks führen gemeinsam.</numerusform></translation>
    </message>
    <message>
        <source>The strongest is %1.</source>
        <translation>Am stärksten ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>Which is the strongest is not known: %1 leads, and %n others may be as strong.</source>
        <translation><numerusform>Welches am stärksten ist, weiß man nicht: %1 führt, und %n anderes kann ebenso stark sein.</numerusform><numerusform>Welches am stärksten ist, weiß man nicht: %1 führt, und %n andere können ebenso stark sein.</numerusform></translation>
    </message>
    <message>
        <source>%1 wins %2 % of its games, 95 % interval %3 to %4 %.</source>
        <translation>%1 gewinnt %2 % seiner Spiele, 95-%-Intervall %3 bis %4 %.</translation>
    </message>
    <message>
        <source>It is better than these decks together.</source>
        <translation>Es ist besser als diese Decks zusammen.</translation>
    </message>
    <message>
        <source>It is worse than these decks together.</source>
        <translation>Es ist schlechter als diese Decks zusammen.</translation>
    </message>
    <message>
        <source>Whether it is better than they are is not known.</source>
        <translation>Ob es besser ist als sie, weiß man nicht.</translation>
    </message>
    <message>
        <source>The change did %1 points of a hundred, 95 % interval %2 to %3.</source>
        <translation>Die Änderung bewirkte %1 Prozentpunkte, 95-%-Intervall %2 bis %3.</translation>
    </message>
    <message>
        <source>That is more than luck.</source>
        <translation>Das ist mehr als Glück.</translation>
    </message>
    <message>
        <source>Whether that is luck is not known; if it is as it looks, it takes about %1 more games to say.</source>
        <translation>Ob das Glück ist, weiß man nicht; wenn es so ist, wie es aussieht, braucht es etwa %1 weitere Spiele, um es zu sagen.</translation>
    </message>
    <message>
        <source>These games do not show what the change did.</source>
        <translation>Was die Änderung bewirkt, zeigen diese Spiele nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n games had no winner and count for nobody.</source>
        <translation><numerusform>%n Spiel hatte keinen Sieger und zählt für niemanden.</numerusform><numerusform>%n Spiele hatten keinen Sieger und zählen für niemanden.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games had no winner and count half.</source>
        <translation><numerusform>%n Spiel hatte keinen Sieger und zählt halb.</numerusform><numerusform>%n Spiele hatten keinen Sieger und zählen halb.</numerusform></translation>
    </message>
    <message>
        <source>Squares say how many games in a hundred the deck of the row wins against that of the column; pale ones could be chance.</source>
        <translation>Die Felder sagen, wie viele von hundert Spielen das Deck der Zeile gegen das der Spalte gewinnt; blasse könnten Zufall sein.</translation>
    </message>
    <message>
        <source>How many games in a hundred each deck wins against the average deck of this league, which has 50, and the 95 % interval. Decks whose intervals overlap may be equally strong.</source>
        <translation>Wie viele von hundert Spielen jedes Deck gegen das durchschnittliche Deck dieser Liga gewinnt, das 50 hat, und das 95-%-Intervall. Decks, deren Intervalle sich überschneiden, können gleich stark sein.</translation>
    </message>
    <message>
        <source>Strength by Bradley and Terry: the numbers that explain best who beat whom. It counts whom a deck has beaten, not only how often. On the command line it is the logarithm: 0 is the average, 0.4 more wins about 60 of 100, 1.1 about 75.</source>
        <translation>Stärke nach Bradley und Terry: die Zahlen, die am besten erklären, wer wen geschlagen hat. Es zählt, wen ein Deck geschlagen hat, nicht nur wie oft. Auf der Kommandozeile ist sie der Logarithmus: 0 ist der Durchschnitt, 0,4 mehr gewinnt etwa 60 von 100, 1,1 etwa 75.</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Wer schlägt wen</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Games won of those in which it was drawn</source>
        <translation>Gewonnene Spiele von denen, in denen sie gezogen wurde</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Games won of those in which it was played</source>
        <translation>Gewonnene Spiele von denen, in denen sie gespielt wurde</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Games won of those in which it was not drawn</source>
        <translation>Gewonnene Spiele von denen, in denen sie nicht gezogen wurde</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Won by who draws it in a round, less by who has not drawn it by then; in points of a hundred</source>
        <translation>Gewonnen von dem, der sie in einer Runde zieht, abzüglich dessen, der sie bis dahin nicht gezogen hat; in Prozentpunkten</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Bold stands though so many cards were looked at; the rest may be luck. Drawn and Unseen favour cards of long games, Played what only winners can afford. Difference has neither bias: it compares games that draw the card in a round with those that have not drawn it by then.</source>
        <translation>Fett steht, was trotz so vieler betrachteter Karten gilt; das Übrige kann Zufall sein. Gezogen und Ungesehen begünstigen Karten langer Spiele, Gespielt, was sich nur Gewinner leisten können. Der Unterschied hat beides nicht: Er vergleicht Spiele, die die Karte in einer Runde ziehen, mit denen, die sie bis dahin nicht gezogen haben.</translation>
    </message>
    <message>
        <source>%1 · %2 games each · %3 · seed %4</source>
        <comment>what was played, by whom</comment>
        <translation>%1 · je %2 Spiele · %3 · Startwert %4</translation>
    </message>
    <message>
        <source>All decks were played by %1.</source>
        <translation>Alle Decks wurden nach „%1“ gespielt.</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Games in a hundred won against the average deck of this league</source>
        <translation>Gewonnene Spiele von hundert gegen das durchschnittliche Deck dieser Liga</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
</context>
<context>
    <name>LabResultWords</name>
    <message>
        <source>What was played last is not shown: %1. The next result takes its place.</source>
        <comment>a file and what is wrong with it</comment>
        <translation>Was zuletzt gespielt wurde, wird nicht gezeigt: %1. Das nächste Ergebnis tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>The result will not be there after a restart: %1.</source>
        <translation>Nach einem Neustart ist das Ergebnis nicht mehr da: %1.</translation>
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
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Nobody plays this game: it does not say what a position is worth.</source>
        <translation>Dieses Spiel spielt niemand: Es sagt nicht, was eine Stellung wert ist.</translation>
    </message>
    <message>
        <source>None of the decks that are ticked has the card.</source>
        <translation>Keines der angekreuzten Decks hat die Karte.</translation>
    </message>
    <message>
        <source>The games begin…</source>
        <translation>Die Spiele beginnen …</translation>
    </message>
    <message>
        <source>The Laboratory is playing. Stop it there first; what has been played is kept.</source>
        <translation>Das Labor spielt gerade. Erst dort anhalten; was gespielt ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>No deck of the library has %1: there is nothing to play it with.</source>
        <translation>Kein Deck der Bibliothek hat %1: Es gibt nichts, womit sie zu spielen wäre.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of the library have %1.</source>
        <translation><numerusform>%n Deck der Bibliothek hat %1.</numerusform><numerusform>%n Decks der Bibliothek haben %1.</numerusform></translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 left</source>
        <translation>%1 von %2 Spielen, noch %3</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
    <message>
        <source>Laborator&amp;y</source>
        <translation>Labo&amp;r</translation>
    </message>
</context>
<context>
    <name>LabWish</name>
    <message>
        <source>League: each against each</source>
        <translation>Liga: jedes gegen jedes</translation>
    </message>
    <message>
        <source>Decks of the league</source>
        <translation>Decks der Liga</translation>
    </message>
    <message>
        <source>Play the league</source>
        <translation>Liga spielen</translation>
    </message>
    <message>
        <source>Go on with the league</source>
        <translation>Liga fortsetzen</translation>
    </message>
    <message>
        <source>Tick two decks or more: each plays each.</source>
        <translation>Zwei Decks oder mehr ankreuzen: Jedes spielt gegen jedes.</translation>
    </message>
    <message>
        <source>Gauntlet: one against the others</source>
        <translation>Gauntlet: eines gegen die anderen</translation>
    </message>
    <message>
        <source>Against these decks</source>
        <translation>Gegen diese Decks</translation>
    </message>
    <message>
        <source>Play the gauntlet</source>
        <translation>Gauntlet spielen</translation>
    </message>
    <message>
        <source>Go on with the gauntlet</source>
        <translation>Gauntlet fortsetzen</translation>
    </message>
    <message>
        <source>Choose a deck, and tick the others that it plays against.</source>
        <translation>Ein Deck wählen und die anderen ankreuzen, gegen die es spielt.</translation>
    </message>
    <message>
        <source>Two versions of a deck</source>
        <translation>Zwei Fassungen eines Decks</translation>
    </message>
    <message>
        <source>Compare the versions</source>
        <translation>Fassungen vergleichen</translation>
    </message>
    <message>
        <source>Go on comparing the versions</source>
        <translation>Fassungen weiter vergleichen</translation>
    </message>
    <message>
        <source>Choose a deck and what it was before, and tick their opponents.</source>
        <translation>Ein Deck wählen, was es vorher war, und ihre Gegner ankreuzen.</translation>
    </message>
    <message>
        <source>A card before and after</source>
        <translation>Eine Karte vorher und nachher</translation>
    </message>
    <message>
        <source>Decks with the card, and against</source>
        <translation>Decks mit der Karte, und gegen</translation>
    </message>
    <message>
        <source>Compare the card</source>
        <translation>Karte vergleichen</translation>
    </message>
    <message>
        <source>Go on comparing the card</source>
        <translation>Karte weiter vergleichen</translation>
    </message>
    <message>
        <source>Tick decks with the card, and others that they play against.</source>
        <translation>Decks mit der Karte ankreuzen, und andere, gegen die sie spielen.</translation>
    </message>
    <message>
        <source>greedy (quick)</source>
        <translation>gierig (schnell)</translation>
    </message>
    <message>
        <source>fair (slow)</source>
        <translation>geübt (langsam)</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Games of each pairing</source>
        <translation>Spiele jeder Paarung</translation>
    </message>
    <message>
        <source>Seats are exchanged every other game.</source>
        <translation>Bei jedem zweiten Spiel werden die Plätze getauscht.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same number plays the same games, on every machine.</source>
        <translation>Dieselbe Zahl spielt dieselben Spiele, auf jedem Rechner.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Games each</source>
        <translation>Spiele je Paar</translation>
    </message>
    <message>
        <source>%1 before and after</source>
        <translation>%1 vorher und nachher</translation>
    </message>
    <message>
        <source>The cards are being read.</source>
        <translation>Die Karten werden gelesen.</translation>
    </message>
    <message>
        <source>“Play…” in the Workbench, among the cards or the changes of two lists, brings a card here.</source>
        <translation>„Spielen…“ in der Werkbank, bei den Karten oder den Änderungen zweier Listen, bringt eine Karte hierher.</translation>
    </message>
    <message numerus="yes">
        <source>%1 decks, %n pairings: %2 games</source>
        <comment>of a league</comment>
        <translation><numerusform>%1 Decks, %n Paarung: %2 Spiele</numerusform><numerusform>%1 Decks, %n Paarungen: %2 Spiele</numerusform></translation>
    </message>
    <message>
        <source>1 deck against %1: %2 games</source>
        <comment>of a gauntlet</comment>
        <translation>1 Deck gegen %1: %2 Spiele</translation>
    </message>
    <message>
        <source>%1 games before, and the same %1 after</source>
        <comment>of two versions</comment>
        <translation>%1 Spiele vorher, und dieselben %1 nachher</translation>
    </message>
    <message>
        <source>The same games before and after</source>
        <translation>Dieselben Spiele vorher und nachher</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>What has been played is kept</source>
        <translation>Was gespielt ist, bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>LaboratoryWords</name>
    <message>
        <source>%1: no games come to the numbers of line %2. Delete the line: its games are then played anew.</source>
        <comment>a file, a number</comment>
        <translation>%1: Die Zahlen von Zeile %2 kommen bei keinen Partien heraus. Zeile löschen: Ihre Partien werden dann neu gespielt.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is of other games: other decks, cards, players, rounds, seed or weights.</source>
        <translation>%1 gehört zu anderen Partien: andere Decks, Karten, Spieler, Runden, Startwert oder Gewichte.</translation>
    </message>
</context>
<context>
    <name>LawWords</name>
    <message numerus="yes">
        <source>%n different values of %1</source>
        <translation><numerusform>%n Wert von %1</numerusform><numerusform>%n verschiedene Werte von %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n points of each %1</source>
        <comment>of each domain</comment>
        <translation><numerusform>%n Punkt jeder %1</numerusform><numerusform>%n Punkte jeder %1</numerusform></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <comment>an amount</comment>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two amounts</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>an amount</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>an amount</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1: of each card as many copies as its %2 says, at most.</source>
        <comment>sections of a deck</comment>
        <translation>%1: von jeder Karte höchstens so viele Exemplare, wie bei ihr unter %2 steht.</translation>
    </message>
    <message numerus="yes">
        <source>%1: of each card at most %n copies.</source>
        <comment>sections of a deck</comment>
        <translation><numerusform>%1: von jeder Karte höchstens %n Exemplar.</numerusform><numerusform>%1: von jeder Karte höchstens %n Exemplare.</numerusform></translation>
    </message>
    <message>
        <source>points of a %1</source>
        <comment>domain</comment>
        <translation>Punkte einer %1</translation>
    </message>
    <message>
        <source>%1: no card needs more %2 than all of %3 together have.</source>
        <comment>sections of a deck</comment>
        <translation>%1: Keine Karte braucht mehr %2, als alle unter %3 zusammen haben.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>sections of a deck, and what they must have</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Only cards that “%1” finds count.</source>
        <translation>Nur Karten zählen, die „%1“ findet.</translation>
    </message>
    <message>
        <source>Only %2 count: cards that “%1” finds.</source>
        <translation>Nur %2 zählen: Karten, die „%1“ findet.</translation>
    </message>
    <message>
        <source>It applies only where there are any cards.</source>
        <translation>Sie gilt nur, wo es Karten gibt.</translation>
    </message>
    <message>
        <source>A breach is a warning; the deck stays legal.</source>
        <translation>Ein Verstoß ist eine Warnung; das Deck bleibt regelgerecht.</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>Anzahl der Karten</translation>
    </message>
    <message>
        <source>sum of a number or of domain points</source>
        <translation>Summe einer Zahl oder von Domänenpunkten</translation>
    </message>
    <message>
        <source>copies of one card</source>
        <translation>Exemplare einer Karte</translation>
    </message>
    <message>
        <source>each card within what a section has</source>
        <translation>jede Karte innerhalb dessen, was ein Bereich hat</translation>
    </message>
    <message>
        <source>different values</source>
        <translation>verschiedene Werte</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <comment>of an edition</comment>
        <translation>Schlüsselwörter: %1</translation>
    </message>
</context>
<context>
    <name>LegalBand</name>
    <message>
        <source>Exactly %1 %2 and legal.</source>
        <translation>Genau %1 %2 und legal.</translation>
    </message>
    <message>
        <source>The deck is legal.</source>
        <translation>Das Deck ist legal.</translation>
    </message>
    <message>
        <source>Hide this</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>The deck is legal now</source>
        <translation>Das Deck ist jetzt legal</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Give the deck a name (Ctrl+R)</source>
        <translation>Dem Deck einen Namen geben (Strg+R)</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a version (Ctrl+S)</source>
        <translation>Eine Version speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>Hand austeilen</translation>
    </message>
    <message>
        <source>Draw a sample hand (Ctrl+D)</source>
        <translation>Eine Probehand ziehen (Strg+D)</translation>
    </message>
    <message>
        <source>Hide this (Esc)</source>
        <translation>Ausblenden (Esc)</translation>
    </message>
</context>
<context>
    <name>LegalityBar</name>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>no card or pair fits</source>
        <translation>keine Karte, kein Paar passt</translation>
    </message>
    <message>
        <source>no cards fit</source>
        <translation>keine Karte passt</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Deck library</source>
        <translation>Deckbibliothek</translation>
    </message>
    <message>
        <source>Find by name, tag or author</source>
        <translation>Nach Name, Schlagwort oder Autor suchen</translation>
    </message>
    <message>
        <source>Find decks</source>
        <translation>Decks suchen</translation>
    </message>
    <message>
        <source>Library and bin</source>
        <translation>Bibliothek und Papierkorb</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Show the decks as rows</source>
        <translation>Decks als Zeilen zeigen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Show the decks as tiles</source>
        <translation>Decks als Kacheln zeigen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Neues Deck</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>R&amp;uleset</source>
        <translation>Re&amp;gelwerk</translation>
    </message>
    <message>
        <source>Moves the selected decks to another edition, in one step</source>
        <translation>Verschiebt die gewählten Decks in einem Schritt zu einer anderen Ausgabe</translation>
    </message>
    <message>
        <source>Move to &amp;bin</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Decks (%1)</source>
        <translation>Decks (%1)</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Papierkorb (%1)</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>No decks yet: New deck creates one.</source>
        <translation>Noch keine Decks: „Neues Deck“ legt eines an.</translation>
    </message>
    <message>
        <source>No deck has “%1” in its name, tags or author: try fewer words.</source>
        <translation>Kein Deck enthält „%1“ in Name, Schlagwörtern oder Autor: weniger Wörter versuchen.</translation>
    </message>
    <message>
        <source>%1 of %2 decks</source>
        <translation>%1 von %2 Decks</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Deck umbenennen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Deck exportieren</translation>
    </message>
    <message>
        <source>Deck files (*.nxdeck);;Text lists (*.txt)</source>
        <translation>Deckdateien (*.nxdeck);;Textlisten (*.txt)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 moved to the bin; Restore there undoes it.</source>
        <translation>%1 in den Papierkorb verschoben; dort wiederherstellbar.</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <comment>decks to an edition</comment>
        <translation>%1 verschoben zu %2</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of ruleset</source>
        <translation>Letzte Änderung des Regelwerks &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>%1 moved back</source>
        <comment>decks</comment>
        <translation>%1 zurückverschoben</translation>
    </message>
</context>
<context>
    <name>LibraryExportWords</name>
    <message>
        <source>Somebody</source>
        <comment>the owner of a collection, unnamed</comment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>The collection of %1 is in the folder already, and this profile does not know that it is yours. Bring it in as your own first, or give another name.</source>
        <translation>Die Sammlung von %1 liegt schon im Ordner, und dieses Profil weiß nicht, dass sie Ihre ist. Übernehmen Sie sie zuerst als Ihre eigene, oder geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>holds other things and no library; a new or empty folder is needed, for example a new one inside of it</source>
        <translation>enthält anderes und keine Bibliothek; nötig ist ein neuer oder leerer Ordner, zum Beispiel ein neuer darin</translation>
    </message>
</context>
<context>
    <name>LibraryFileWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>The folder holds the library of another game (%1).</source>
        <comment>the game's id</comment>
        <translation>Der Ordner enthält die Bibliothek eines anderen Spiels (%1).</translation>
    </message>
</context>
<context>
    <name>LibraryFolder</name>
    <message>
        <source>Library to a folder</source>
        <translation>Bibliothek in einen Ordner</translation>
    </message>
    <message>
        <source>These files were changed in the folder since the two met last. Library from a folder brings their changes in. Write over them?</source>
        <translation>Diese Dateien wurden seit dem letzten Abgleich im Ordner geändert. „Bibliothek aus einem Ordner“ übernimmt die Änderungen. Sollen sie überschrieben werden?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Folder for the library</source>
        <translation>Ordner für die Bibliothek</translation>
    </message>
    <message>
        <source>Folder with the library</source>
        <translation>Ordner mit der Bibliothek</translation>
    </message>
    <message>
        <source>The library is in %1: %2 written, %3 unchanged.</source>
        <translation>Die Bibliothek liegt in %1: %2 geschrieben, %3 unverändert.</translation>
    </message>
    <message>
        <source>Nothing was taken in:</source>
        <translation>Es wurde nichts übernommen:</translation>
    </message>
    <message>
        <source>Library from a folder</source>
        <translation>Bibliothek aus einem Ordner</translation>
    </message>
    <message>
        <source>From %1: %2 taken in, %3 unchanged.</source>
        <translation>Aus %1: %2 übernommen, %3 unverändert.</translation>
    </message>
    <message>
        <source> Rulesets count from the next start.</source>
        <translation> Regelwerke gelten ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>LibraryFolderWords</name>
    <message>
        <source>Collection of %1</source>
        <comment>a person</comment>
        <translation>Sammlung von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decks come</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n Deck kommt hinzu</numerusform><numerusform>%n Decks kommen hinzu</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks change</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n Deck ändert sich</numerusform><numerusform>%n Decks ändern sich</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks go to the bin</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n Deck kommt in den Papierkorb</numerusform><numerusform>%n Decks kommen in den Papierkorb</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n decks differ on both sides</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n Deck ist auf beiden Seiten geändert</numerusform><numerusform>%n Decks sind auf beiden Seiten geändert</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n copies of your cards come</source>
        <comment>in numbers</comment>
        <translation><numerusform>%n Exemplar Ihrer Karten kommt hinzu</numerusform><numerusform>%n Exemplare Ihrer Karten kommen hinzu</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n go</source>
        <comment>in numbers: copies of your cards</comment>
        <translation><numerusform>%n geht</numerusform><numerusform>%n gehen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>in a list of files</comment>
        <translation><numerusform>%n weitere</numerusform><numerusform>%n weitere</numerusform></translation>
    </message>
    <message>
        <source>Not read, for no file of a library is called so: %1.</source>
        <comment>files</comment>
        <translation>Nicht gelesen, denn so heißt keine Datei einer Bibliothek: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n copies)</source>
        <comment>a person</comment>
        <translation><numerusform>%1 (%n Exemplar)</numerusform><numerusform>%1 (%n Exemplare)</numerusform></translation>
    </message>
    <message>
        <source>The folder holds no collection.</source>
        <translation>Der Ordner enthält keine Sammlung.</translation>
    </message>
    <message>
        <source>The folder holds the collections of others, which stay there: %1. Your cards stay as they are.</source>
        <translation>Der Ordner enthält die Sammlungen anderer, die dort bleiben: %1. Ihre Karten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>as it is here</source>
        <translation>wie hier</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>taken from the folder</source>
        <translation>aus dem Ordner übernommen</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>to the bin: it is gone from the folder</source>
        <translation>in den Papierkorb: im Ordner nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>changed on both sides</source>
        <translation>auf beiden Seiten geändert</translation>
    </message>
</context>
<context>
    <name>LibraryImportWords</name>
    <message>
        <source>holds a deck of another game</source>
        <translation>enthält ein Deck eines anderen Spiels</translation>
    </message>
    <message>
        <source>The folder holds no collection of %1.</source>
        <comment>a person</comment>
        <translation>Der Ordner enthält keine Sammlung von %1.</translation>
    </message>
    <message>
        <source>The folder holds several collections of %1.</source>
        <comment>a person</comment>
        <translation>Der Ordner enthält mehrere Sammlungen von %1.</translation>
    </message>
    <message>
        <source>holds no library: there is no library.json</source>
        <translation>enthält keine Bibliothek: library.json fehlt</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>%1 changed</source>
        <comment>the notes of a deck</comment>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>Tags: “%1” → “%2”</source>
        <translation>Schlagwörter: „%1“ → „%2“</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <comment>“Mirror”: new</comment>
        <translation>Plan %1</translation>
    </message>
    <message numerus="yes">
        <source>%n errors, %1 open</source>
        <translation><numerusform>%n Fehler, %1 offen</numerusform><numerusform>%n Fehler, %1 offen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation><numerusform>%n Fehler</numerusform><numerusform>%n Fehler</numerusform></translation>
    </message>
    <message>
        <source>%1 open</source>
        <comment>a verdict</comment>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>name of a deck that is copied</comment>
        <translation>%1 Kopie</translation>
    </message>
</context>
<context>
    <name>ListChangeLines</name>
    <message>
        <source>was %1, %2 % alike</source>
        <translation>war %1, zu %2 % gleich</translation>
    </message>
</context>
<context>
    <name>ListChangeWords</name>
    <message>
        <source>none</source>
        <comment>a value</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>of a card</comment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Untertypen</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Rules text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>Flavor text</source>
        <translation>Stimmungstext</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a card in its set</comment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>Unknown columns</source>
        <translation>Unbekannte Spalten</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>added, removed, renamed, changed</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <comment>cards</comment>
        <translation><numerusform>%n hinzugefügt</numerusform><numerusform>%n hinzugefügt</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>cards</comment>
        <translation><numerusform>%n entfernt</numerusform><numerusform>%n entfernt</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n perhaps renamed</source>
        <comment>cards</comment>
        <translation><numerusform>%n vielleicht umbenannt</numerusform><numerusform>%n vielleicht umbenannt</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>cards</comment>
        <translation><numerusform>%n geändert</numerusform><numerusform>%n geändert</numerusform></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>two card lists</comment>
        <translation>Von %1 zu %2</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>cards</comment>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>cards</comment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>%1 is perhaps %2 now (%3 % alike)</source>
        <comment>two cards</comment>
        <translation>%1 heißt jetzt vielleicht %2 (zu %3 % gleich)</translation>
    </message>
    <message>
        <source>Perhaps renamed</source>
        <comment>cards</comment>
        <translation>Vielleicht umbenannt</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>cards</comment>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>How often each field changed</source>
        <translation>Wie oft sich jedes Feld geändert hat</translation>
    </message>
</context>
<context>
    <name>ListFileWords</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>cannot be made: %1</source>
        <comment>a folder</comment>
        <translation>lässt sich nicht anlegen: %1</translation>
    </message>
</context>
<context>
    <name>ListHistoryPage</name>
    <message>
        <source>List whose history is read</source>
        <translation>Liste, deren Verlauf gelesen wird</translation>
    </message>
    <message>
        <source>Number over time</source>
        <translation>Zahl im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Of all cards</source>
        <translation>Über alle Karten</translation>
    </message>
    <message>
        <source>Find revisions by subject or card</source>
        <translation>Revisionen nach Betreff oder Karte suchen</translation>
    </message>
    <message>
        <source>Follow a card</source>
        <translation>Einer Karte folgen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Revisionen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Choose a card list that is kept in a git repository.</source>
        <translation>Eine Kartenliste wählen, die in einem Git-Repository liegt.</translation>
    </message>
    <message>
        <source>a file in a working tree, or REPOSITORY:PATH</source>
        <translation>eine Datei im Arbeitsverzeichnis oder REPOSITORY:PFAD</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>A card list in a working tree</source>
        <translation>Eine Kartenliste in einem Arbeitsverzeichnis</translation>
    </message>
    <message>
        <source>Re&amp;pository…</source>
        <translation>Re&amp;pository…</translation>
    </message>
    <message>
        <source>A path in a repository, which may be bare</source>
        <translation>Ein Pfad in einem Repository, auch ohne Arbeitsverzeichnis</translation>
    </message>
    <message>
        <source>R&amp;ead</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>Reads the revisions again</source>
        <translation>Liest die Revisionen noch einmal</translation>
    </message>
    <message>
        <source>Which revision &amp;broke a deck?…</source>
        <translation>Welche Revision &amp;brach ein Deck?…</translation>
    </message>
    <message>
        <source>Checks a deck at every revision of the list</source>
        <translation>Prüft ein Deck bei jeder Revision der Liste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Li&amp;st</source>
        <translation>Li&amp;ste</translation>
    </message>
    <message>
        <source>Choose two revisions to compare them</source>
        <translation>Zwei Revisionen wählen, um sie zu vergleichen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinster Wert</translation>
    </message>
    <message>
        <source>most</source>
        <translation>größter Wert</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Anzahl der Karten</translation>
    </message>
    <message>
        <source>Changes of each revision</source>
        <translation>Änderungen jeder Revision</translation>
    </message>
    <message>
        <source>Looking for revisions</source>
        <translation>Revisionen werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>%n revisions</source>
        <translation><numerusform>%n Revision</numerusform><numerusform>%n Revisionen</numerusform></translation>
    </message>
    <message>
        <source>No revision has a card “%1”.</source>
        <translation>Keine Revision hat eine Karte „%1“.</translation>
    </message>
    <message>
        <source>Unreadable since %1; its card stays as it was: %2</source>
        <translation>Nicht lesbar seit %1; die Karte bleibt, wie sie war: %2</translation>
    </message>
    <message>
        <source>Unreadable since %1 until %2; its card stays as it was: %3</source>
        <translation>Nicht lesbar von %1 bis %2; die Karte bleibt, wie sie war: %3</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>the subject of a revision, its id, its date</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a number, a card</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 of all cards</source>
        <comment>a number, how it is summed up</comment>
        <translation>%1, %2 über alle Karten</translation>
    </message>
    <message>
        <source>Card list</source>
        <translation>Kartenliste</translation>
    </message>
    <message>
        <source>Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Kartenlisten (*.json *.md *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>%1 (in front)</source>
        <translation>%1 (vorn)</translation>
    </message>
    <message>
        <source>Which revision broke a deck?</source>
        <translation>Welche Revision brach ein Deck?</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Deck</translation>
    </message>
    <message>
        <source>Checking revisions</source>
        <translation>Revisionen werden geprüft</translation>
    </message>
</context>
<context>
    <name>ListPicker</name>
    <message>
        <source>a file or a set</source>
        <translation>eine Datei oder ein Set</translation>
    </message>
    <message>
        <source>Choose a card list; files can be dropped here too</source>
        <translation>Eine Kartenliste wählen; Dateien können auch hierher gezogen werden</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: Datei wählen</translation>
    </message>
    <message>
        <source>Revision…</source>
        <translation>Revision…</translation>
    </message>
    <message>
        <source>A list as it was at a revision of a git repository</source>
        <translation>Eine Liste, wie sie bei einer Revision eines Git-Repositorys war</translation>
    </message>
    <message>
        <source>%1: choose a revision</source>
        <translation>%1: Revision wählen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a file, a revision</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Catalogue as it is</source>
        <translation>Katalog, wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>Catalogue before the last %n imports</source>
        <translation><numerusform>Katalog vor dem letzten Import</numerusform><numerusform>Katalog vor den letzten %n Importen</numerusform></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Card list</source>
        <translation>Kartenliste</translation>
    </message>
    <message>
        <source>Card lists (*.json *.md *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Kartenlisten (*.json *.md *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Lists (%1 %2 *.pdf);;All files (*)</source>
        <translation>Listen (%1 %2 *.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Check decklists</source>
        <translation>Decklisten prüfen</translation>
    </message>
    <message>
        <source>Check a folder of decklists</source>
        <translation>Ordner mit Decklisten prüfen</translation>
    </message>
    <message>
        <source>The list to compare with</source>
        <translation>Vergleichsliste</translation>
    </message>
    <message>
        <source>The table of players</source>
        <translation>Spielertabelle</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.md *.xlsx *.ods);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.md *.xlsx *.ods);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Zusammenfassung speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The event's edition</source>
        <translation>Die Edition des Turniers</translation>
    </message>
    <message>
        <source>Each list's own</source>
        <translation>Jeweils eigenes</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Nothing is wrong: every list is legal and its claims are right.
Untick “Only what is wrong” to see them.</source>
        <translation>Nichts ist falsch: Jede Liste ist legal, und ihre Angaben stimmen.
Um sie zu sehen, „Nur was falsch ist“ abwählen.</translation>
    </message>
    <message>
        <source>Drop decklists or a folder of them here, or choose them above: deck files, text lists and tables, PDFs of decklists, pictures of their QR codes. A deck code can be pasted.

Each is checked against the catalogue and its ruleset, its checksum is recalculated, and it is compared card by card with a list of your choice.</source>
        <translation>Decklisten oder einen Ordner damit hierher ziehen oder oben wählen: Deckdateien, Textlisten und Tabellen, PDFs von Decklisten, Bilder ihrer QR-Codes. Ein Deckcode lässt sich einfügen.

Jede wird mit Katalog und Regelwerk geprüft, ihre Prüfsumme neu berechnet und sie Karte für Karte mit einer Liste nach Wahl verglichen.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source> Other files in the folders: %1.</source>
        <translation> Andere Dateien in den Ordnern: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2</source>
        <translation>%1 ist unvollständig: %2</translation>
    </message>
    <message>
        <source>%1 is open; it is not in the library yet.</source>
        <translation>%1 ist geöffnet, aber noch nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 is a workbook: mend it where it was made.</source>
        <translation>%1 ist eine Arbeitsmappe: dort berichtigen, wo sie entstanden ist.</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>The players of %1 stand beside the lists as these are checked.</source>
        <translation>Die Spieler aus %1 stehen neben den Listen, sobald diese geprüft werden.</translation>
    </message>
    <message>
        <source>Choose f&amp;iles…</source>
        <translation>Dateien &amp;wählen…</translation>
    </message>
    <message>
        <source>Deck files, text lists, tables, pictures of QR codes, PDFs of decklists</source>
        <translation>Deckdateien, Textlisten, Tabellen, Bilder von QR-Codes, PDFs von Decklisten</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>All lists in it and its subfolders</source>
        <translation>Alle Listen darin und in den Unterordnern</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ei&amp;nfügen</translation>
    </message>
    <message>
        <source>A code, a list or a picture from the clipboard</source>
        <translation>Code, Liste oder Bild aus der Zwischenablage</translation>
    </message>
    <message>
        <source>A deck code or the path of a file, then Enter</source>
        <translation>Deckcode oder Dateipfad, dann Enter</translation>
    </message>
    <message>
        <source>Deck code or file to check</source>
        <translation>Zu prüfender Deckcode oder Datei</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>S&amp;pieler…</translation>
    </message>
    <message>
        <source>A table that says who plays which list, by its file, code, deck or table</source>
        <translation>Eine Tabelle, die sagt, wer welche Liste spielt: nach Datei, Code, Deck oder Tisch</translation>
    </message>
    <message>
        <source>Only what is &amp;wrong</source>
        <translation>Nur was &amp;falsch ist</translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>Checked lists</source>
        <translation>Geprüfte Listen</translation>
    </message>
    <message>
        <source>The list chosen</source>
        <translation>Gewählte Liste</translation>
    </message>
    <message>
        <source>Open in &amp;Build</source>
        <translation>In „Ba&amp;uen“ öffnen</translation>
    </message>
    <message>
        <source>As an unsaved deck in its own tab</source>
        <translation>Als ungespeichertes Deck in eigenem Tab</translation>
    </message>
    <message>
        <source>Men&amp;d the list…</source>
        <translation>Liste beri&amp;chtigen…</translation>
    </message>
    <message>
        <source>Its text beside what it makes; the file stays as it is</source>
        <translation>Ihr Text neben dem, was daraus wird; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Compare others wi&amp;th it</source>
        <translation>Andere da&amp;mit vergleichen</translation>
    </message>
    <message>
        <source>Compares every list card by card with this one</source>
        <translation>Vergleicht jede Liste Karte für Karte mit dieser</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Liste</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Cards that are called out beside what the list has of them</source>
        <translation>Angesagte Karten neben dem, was die Liste davon hat</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Lists checked</source>
        <translation>Geprüfte Listen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Removes every list from this page; nothing is deleted</source>
        <translation>Entfernt alle Listen von dieser Seite; gelöscht wird nichts</translation>
    </message>
    <message>
        <source>&amp;Save the summary…</source>
        <translation>&amp;Zusammenfassung speichern…</translation>
    </message>
    <message>
        <source>One row per list, as a CSV table</source>
        <translation>Eine Zeile je Liste, als CSV-Tabelle</translation>
    </message>
    <message>
        <source>Read as &amp;Windows-1252</source>
        <translation>Als &amp;Windows-1252 lesen</translation>
    </message>
    <message>
        <source>The encoding of older spreadsheets in Western Europe</source>
        <translation>So schreiben ältere Tabellenprogramme in Westeuropa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>Pasted %1</source>
        <translation>Eingefügt %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>There is no list, code or picture on the clipboard.</source>
        <translation>Weder Liste noch Code noch Bild in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Everything that happened</source>
        <translation>Alles, was geschah</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>The last stands on top. Ctrl+Z takes back what was done last; both stay in the log.</source>
        <translation>Das Letzte steht oben. Strg+Z nimmt zurück, was zuletzt getan wurde; beides bleibt im Protokoll.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Game log</source>
        <translation>Spielprotokoll</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>What did not happen ▸</source>
        <translation>Was nicht geschah ▸</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Decks and collection cannot be read</source>
        <translation>Decks und Sammlung nicht lesbar</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>Start &amp;anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>The card catalogue is damaged</source>
        <translation>Der Kartenkatalog ist beschädigt</translation>
    </message>
    <message>
        <source>A new catalogue holds the cards that come with NexusDeck. The damaged file goes into the folder backups; your decks and your collection stay as they are.</source>
        <translation>Ein neuer Katalog enthält die Karten, die NexusDeck mitbringt. Die beschädigte Datei kommt in den Ordner backups; deine Decks und deine Sammlung bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Create a &amp;new catalogue</source>
        <translation>&amp;Neuen Katalog anlegen</translation>
    </message>
    <message>
        <source>%1 was being opened when NexusDeck ended unexpectedly the last time, so it was not opened by itself.</source>
        <translation>%1 wurde gerade geöffnet, als NexusDeck das letzte Mal unerwartet endete, und ist deshalb nicht von selbst geöffnet worden.</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Erneut öffnen</translation>
    </message>
    <message>
        <source>&amp;Leave it closed</source>
        <translation>&amp;Geschlossen lassen</translation>
    </message>
    <message>
        <source>The profile cannot be opened</source>
        <translation>Das Profil lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1%2 – NexusDeck</source>
        <translation>%1%2 – NexusDeck</translation>
    </message>
    <message>
        <source>NexusDeck</source>
        <translation>NexusDeck</translation>
    </message>
    <message>
        <source>The state of the window</source>
        <translation>Der Stand des Fensters</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Dec&amp;k</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Neues Deck</translation>
    </message>
    <message>
        <source>New deck &amp;from Missions…</source>
        <translation>Neues Deck &amp;aus Missionen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Deck library…</source>
        <translation>&amp;Deckbibliothek…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Save a version</source>
        <translation>Version &amp;speichern</translation>
    </message>
    <message>
        <source>Save &amp;as a copy in the library</source>
        <translation>Als &amp;Kopie in der Bibliothek speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>In Datei &amp;exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the deck…</source>
        <translation>Bild des Decks speic&amp;hern…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export for another pro&amp;gram…</source>
        <translation>Für ein anderes Pro&amp;gramm ausgeben…</translation>
    </message>
    <message>
        <source>Save a &amp;web page of the deck…</source>
        <translation>&amp;Webseite des Decks speichern …</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>Karten &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>I&amp;mport into the collection…</source>
        <translation>In die Sammlung i&amp;mportieren…</translation>
    </message>
    <message>
        <source>Export the col&amp;lection…</source>
        <translation>Samm&amp;lung exportieren…</translation>
    </message>
    <message>
        <source>Librar&amp;y to a folder…</source>
        <translation>Bibliothek in einen &amp;Ordner…</translation>
    </message>
    <message>
        <source>Library f&amp;rom a folder…</source>
        <translation>Bibliothek a&amp;us einem Ordner …</translation>
    </message>
    <message>
        <source>&amp;Print proxies…</source>
        <translation>&amp;Proxys drucken…</translation>
    </message>
    <message>
        <source>&amp;Tournament decklist…</source>
        <translation>&amp;Turnier-Deckliste…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Deck chec&amp;k…</source>
        <translation>Deck&amp;prüfung…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J</source>
        <translation>Strg+Umschalt+J</translation>
    </message>
    <message>
        <source>&amp;Close the deck</source>
        <translation>De&amp;ck schließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Copy the deck as text</source>
        <translation>Deck als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the deck cod&amp;e</source>
        <translation>Deckcode k&amp;opieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Paste a list or deck code…</source>
        <translation>Liste oder Deckcode &amp;einfügen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Find &amp;anything…</source>
        <translation>&amp;Alles finden…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Find cards</source>
        <translation>Karten &amp;suchen</translation>
    </message>
    <message>
        <source>Find in the &amp;deck</source>
        <translation>Im &amp;Deck suchen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>&amp;Search syntax</source>
        <translation>&amp;Suchsyntax</translation>
    </message>
    <message>
        <source>Ctrl+?</source>
        <translation>Ctrl+?</translation>
    </message>
    <message>
        <source>&amp;Add the selected card</source>
        <translation>&amp;Ausgewählte Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add to the &amp;sideboard</source>
        <translation>Zum &amp;Sideboard hinzufügen</translation>
    </message>
    <message>
        <source>Add to the &amp;maybe pile</source>
        <translation>Zu &amp;Vielleicht hinzufügen</translation>
    </message>
    <message>
        <source>Comp&amp;lete the deck</source>
        <translation>Deck vervo&amp;llständigen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Choose Missions…</source>
        <translation>Missionen &amp;wählen…</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Sample &amp;hand</source>
        <translation>&amp;Probehand</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Test &amp;draw…</source>
        <translation>Test&amp;zug…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Cha&amp;nces…</source>
        <translation>&amp;Chancen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Print pro&amp;xies of the selected cards…</source>
        <translation>Pro&amp;xys der ausgewählten Karten drucken…</translation>
    </message>
    <message>
        <source>C&amp;ompare with…</source>
        <translation>Ver&amp;gleichen mit…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Move to the &amp;bin</source>
        <translation>In den Papier&amp;korb</translation>
    </message>
    <message>
        <source>Select cards in the deck first; use Shift or Ctrl for several.</source>
        <translation>Zuerst Karten im Deck auswählen; mehrere mit Umschalt oder Strg.</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>Go to the &amp;results</source>
        <translation>Zu den &amp;Ergebnissen</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Go to the &amp;deck</source>
        <translation>&amp;Zum Deck</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>&amp;Next deck</source>
        <translation>&amp;Nächstes Deck</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message>
        <source>&amp;Previous deck</source>
        <translation>&amp;Voriges Deck</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Tab</source>
        <translation>Ctrl+Shift+Tab</translation>
    </message>
    <message>
        <source>Table or &amp;gallery</source>
        <translation>Tabelle oder &amp;Galerie</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>Karte &amp;anzeigen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>No card here.</source>
        <translation>Hier ist keine Karte.</translation>
    </message>
    <message>
        <source>Cards &amp;under the pointer</source>
        <translation>Karten &amp;unter dem Zeiger</translation>
    </message>
    <message>
        <source>Rows or &amp;faces of the deck</source>
        <translation>Deck als Zeilen oder B&amp;ilder</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Card on t&amp;he right</source>
        <translation>Karte re&amp;chts</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>Gr&amp;oup the deck</source>
        <translation>Deck gru&amp;ppieren</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Gr&amp;öße</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Sprac&amp;he</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>By &amp;type</source>
        <translation>Nach &amp;Typ</translation>
    </message>
    <message>
        <source>By &amp;subtype</source>
        <translation>Nach &amp;Untertyp</translation>
    </message>
    <message>
        <source>By &amp;cost</source>
        <translation>Nach &amp;Kosten</translation>
    </message>
    <message>
        <source>By &amp;domain</source>
        <translation>Nach &amp;Domäne</translation>
    </message>
    <message>
        <source>By s&amp;ection</source>
        <translation>Nach &amp;Bereich</translation>
    </message>
    <message>
        <source>Follow the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Start in &amp;five minutes</source>
        <translation>Start in &amp;fünf Minuten</translation>
    </message>
    <message>
        <source>Sa&amp;mple event</source>
        <translation>Beispiel&amp;turnier</translation>
    </message>
    <message>
        <source>Deck &amp;laws</source>
        <translation>Deck&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;What keywords mean</source>
        <translation>&amp;Was Schlüsselwörter bedeuten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>&amp;About NexusDeck</source>
        <translation>Ü&amp;ber NexusDeck</translation>
    </message>
    <message>
        <source>Add to the &amp;%1</source>
        <translation>Hinzufügen zu &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Choose %1…</source>
        <translation>%1 &amp;wählen…</translation>
    </message>
    <message>
        <source>New deck &amp;from %1…</source>
        <translation>Neues Deck &amp;aus %1…</translation>
    </message>
    <message>
        <source>By &amp;%1</source>
        <translation>Nach &amp;%1</translation>
    </message>
    <message>
        <source>the last change</source>
        <translation>die letzte Änderung</translation>
    </message>
    <message>
        <source>the next change</source>
        <translation>die nächste Änderung</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>The number of copies is from 1 to %1.</source>
        <translation>Mögliche Anzahl der Exemplare: 1 bis %1.</translation>
    </message>
    <message>
        <source>No card is called so: “%1”. Perhaps %2?</source>
        <translation>Keine Karte heißt so: „%1“. Vielleicht %2?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between names</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>No card is called so: “%1”.</source>
        <translation>Keine Karte heißt so: „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no condition, language, finish, set or known place; write “in %1” for a new place.</source>
        <translation>„%1“ ist kein Zustand, keine Sprache, keine Ausführung, kein Set und kein bekannter Ort; „in %1“ schreiben für einen neuen Ort.</translation>
    </message>
</context>
<context>
    <name>MeaningWords</name>
    <message>
        <source>draws cards</source>
        <translation>zieht Karten</translation>
    </message>
    <message>
        <source>makes a player discard</source>
        <translation>lässt einen Spieler abwerfen</translation>
    </message>
    <message>
        <source>looks at hidden cards</source>
        <translation>sieht verdeckte Karten an</translation>
    </message>
    <message>
        <source>searches a deck</source>
        <translation>durchsucht ein Deck</translation>
    </message>
    <message>
        <source>shuffles a hand into its deck</source>
        <translation>mischt eine Hand ins Deck</translation>
    </message>
    <message>
        <source>puts cards from a deck into the discard pile</source>
        <translation>legt Karten vom Deck auf den Ablagestapel</translation>
    </message>
    <message>
        <source>brings cards back from the discard pile</source>
        <translation>holt Karten vom Ablagestapel zurück</translation>
    </message>
    <message>
        <source>puts cards into play without their cost</source>
        <translation>bringt Karten ohne ihre Kosten ins Spiel</translation>
    </message>
    <message>
        <source>gains CP</source>
        <translation>gewinnt CP</translation>
    </message>
    <message>
        <source>makes a player lose CP</source>
        <translation>lässt einen Spieler CP verlieren</translation>
    </message>
    <message>
        <source>destroys cards</source>
        <translation>zerstört Karten</translation>
    </message>
    <message>
        <source>makes players sacrifice cards</source>
        <translation>lässt Spieler Karten opfern</translation>
    </message>
    <message>
        <source>removes cards from the game</source>
        <translation>entfernt Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>returns cards to a hand</source>
        <translation>nimmt Karten auf eine Hand zurück</translation>
    </message>
    <message>
        <source>inflicts Impact</source>
        <translation>fügt Impact zu</translation>
    </message>
    <message>
        <source>removes accumulated Impact</source>
        <translation>entfernt angesammelten Impact</translation>
    </message>
    <message>
        <source>readies cards</source>
        <translation>macht Karten bereit</translation>
    </message>
    <message>
        <source>exhausts cards or keeps them exhausted</source>
        <translation>erschöpft Karten oder hält sie erschöpft</translation>
    </message>
    <message>
        <source>suppresses units</source>
        <translation>unterdrückt Einheiten</translation>
    </message>
    <message>
        <source>applies a state</source>
        <translation>versieht mit einem Zustand</translation>
    </message>
    <message>
        <source>removes a state</source>
        <translation>entfernt einen Zustand</translation>
    </message>
    <message>
        <source>changes Attack or Defense</source>
        <translation>ändert Attack oder Defense</translation>
    </message>
    <message>
        <source>puts counters on cards</source>
        <translation>legt Marken auf Karten</translation>
    </message>
    <message>
        <source>gives keywords</source>
        <translation>gibt Schlüsselwörter</translation>
    </message>
    <message>
        <source>gives an ability</source>
        <translation>gibt eine Fähigkeit</translation>
    </message>
    <message>
        <source>takes keywords or the rule box away</source>
        <translation>nimmt Schlüsselwörter oder den Regeltext weg</translation>
    </message>
    <message>
        <source>forbids something</source>
        <translation>verbietet etwas</translation>
    </message>
    <message>
        <source>prevents destruction or being targeted</source>
        <translation>verhindert die Zerstörung oder das Anvisieren</translation>
    </message>
    <message>
        <source>moves units</source>
        <translation>bewegt Einheiten</translation>
    </message>
    <message>
        <source>creates tokens or cards</source>
        <translation>erschafft Spielsteine oder Karten</translation>
    </message>
    <message>
        <source>cancels an Event or an ability</source>
        <translation>hebt ein Ereignis oder eine Fähigkeit auf</translation>
    </message>
    <message>
        <source>copies an Event</source>
        <translation>kopiert ein Ereignis</translation>
    </message>
    <message>
        <source>gives a further action</source>
        <translation>gibt eine weitere Aktion</translation>
    </message>
    <message>
        <source>lowers costs</source>
        <translation>senkt Kosten</translation>
    </message>
    <message>
        <source>raises costs</source>
        <translation>erhöht Kosten</translation>
    </message>
    <message>
        <source>when a card is deployed or enters play</source>
        <translation>wenn eine Karte ins Spiel kommt</translation>
    </message>
    <message>
        <source>when a unit attacks</source>
        <translation>wenn eine Einheit angreift</translation>
    </message>
    <message>
        <source>when a card destroys another</source>
        <translation>wenn eine Karte eine andere zerstört</translation>
    </message>
    <message>
        <source>when a card is destroyed</source>
        <translation>wenn eine Karte zerstört wird</translation>
    </message>
    <message>
        <source>when a card would be destroyed</source>
        <translation>wenn eine Karte zerstört würde</translation>
    </message>
    <message>
        <source>when a card is removed from the game</source>
        <translation>wenn eine Karte aus dem Spiel entfernt wird</translation>
    </message>
    <message>
        <source>when a card leaves play</source>
        <translation>wenn eine Karte das Spiel verlässt</translation>
    </message>
    <message>
        <source>when Impact is inflicted on a card</source>
        <translation>wenn einer Karte Impact zugefügt wird</translation>
    </message>
    <message>
        <source>when a player passes</source>
        <translation>wenn ein Spieler passt</translation>
    </message>
    <message>
        <source>when a card is returned to a hand</source>
        <translation>wenn eine Karte auf eine Hand zurückkehrt</translation>
    </message>
    <message>
        <source>when a unit becomes Suppressed</source>
        <translation>wenn eine Einheit unterdrückt wird</translation>
    </message>
    <message>
        <source>when a unit gets a state</source>
        <translation>wenn eine Einheit einen Zustand bekommt</translation>
    </message>
    <message>
        <source>when an Event is played</source>
        <translation>wenn ein Ereignis gespielt wird</translation>
    </message>
    <message>
        <source>when an ability is activated</source>
        <translation>wenn eine Fähigkeit aktiviert wird</translation>
    </message>
    <message>
        <source>when a unit moves</source>
        <translation>wenn eine Einheit sich bewegt</translation>
    </message>
    <message>
        <source>when a unit deals combat damage</source>
        <translation>wenn eine Einheit Kampfschaden zufügt</translation>
    </message>
    <message>
        <source>when a unit consumes</source>
        <translation>wenn eine Einheit verzehrt</translation>
    </message>
    <message>
        <source>when a unit evolves</source>
        <translation>wenn eine Einheit sich entwickelt</translation>
    </message>
    <message>
        <source>when a player draws</source>
        <translation>wenn ein Spieler zieht</translation>
    </message>
    <message>
        <source>when a player gains CP</source>
        <translation>wenn ein Spieler CP erhält</translation>
    </message>
    <message>
        <source>when counters are put on a card</source>
        <translation>wenn Marken auf eine Karte gelegt werden</translation>
    </message>
    <message>
        <source>at the start of a round or turn</source>
        <translation>zu Beginn einer Runde oder eines Zuges</translation>
    </message>
    <message>
        <source>at the end of a round or turn</source>
        <translation>am Ende einer Runde oder eines Zuges</translation>
    </message>
    <message>
        <source>CP to be paid for an ability</source>
        <translation>CP, die für eine Fähigkeit zu zahlen sind</translation>
    </message>
    <message>
        <source>a card to be exhausted</source>
        <translation>eine Karte, die zu erschöpfen ist</translation>
    </message>
    <message>
        <source>a card in play to be given up</source>
        <translation>eine Karte im Spiel, die aufzugeben ist</translation>
    </message>
    <message>
        <source>cards to be discarded</source>
        <translation>Karten, die abzuwerfen sind</translation>
    </message>
    <message>
        <source>counters to be removed</source>
        <translation>Marken, die zu entfernen sind</translation>
    </message>
    <message>
        <source>a card to be revealed</source>
        <translation>eine Karte, die zu zeigen ist</translation>
    </message>
    <message>
        <source>plays by itself at the Table</source>
        <translation>spielt am Tisch von selbst</translation>
    </message>
    <message>
        <source>plays in part, the rest is done by hand</source>
        <translation>spielt zum Teil, der Rest geht von Hand</translation>
    </message>
    <message>
        <source>is played by hand</source>
        <translation>wird von Hand gespielt</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Changed twice</source>
        <translation>Zweimal geändert</translation>
    </message>
    <message>
        <source>%1 was removed there</source>
        <translation>%1 wurde dort entfernt</translation>
    </message>
    <message>
        <source>%1 was removed here</source>
        <translation>%1 wurde hier entfernt</translation>
    </message>
    <message>
        <source>%1, %2 (was “%3”)</source>
        <translation>%1, %2 (war „%3“)</translation>
    </message>
    <message>
        <source>Leave it removed</source>
        <translation>Entfernt lassen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Dort: %1</translation>
    </message>
    <message>
        <source>Put it back as it is here</source>
        <translation>Wieder einfügen, wie sie hier ist</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Another program has changed %1 as well. What stands?</source>
        <translation>Ein anderes Programm hat %1 ebenfalls geändert. Was gilt?</translation>
    </message>
</context>
<context>
    <name>MergeWords</name>
    <message>
        <source>plans for the sideboard</source>
        <translation>Sideboard-Pläne</translation>
    </message>
</context>
<context>
    <name>MissionsDialog</name>
    <message>
        <source>locks %1</source>
        <translation>sperrt %1</translation>
    </message>
    <message>
        <source>unlocks %1</source>
        <translation>schaltet %1 frei</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>im Deck</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>In the deck: %1</source>
        <translation>Im Deck: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Legal then, by %1</source>
        <translation>Dann legal, nach %1</translation>
    </message>
    <message>
        <source>As in the deck</source>
        <translation>Wie im Deck</translation>
    </message>
    <message>
        <source>Reset to the deck's points and show all cards</source>
        <translation>Auf die Punkte des Decks zurücksetzen und alle Karten zeigen</translation>
    </message>
    <message>
        <source>Find by name or %1</source>
        <translation>Name oder %1 suchen</translation>
    </message>
    <message>
        <source>Only what can be &amp;added</source>
        <translation>Nur Hin&amp;zufügbares</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Cards it unlocks</source>
        <translation>Freigeschaltete Karten</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>by cards unlocked</source>
        <translation>nach Freigeschaltetem</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>by income</source>
        <translation>nach Einkommen</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>Heraus&amp;nehmen</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte für %1</translation>
    </message>
    <message>
        <source>Points wanted</source>
        <translation>Gewünschte Punkte</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>Income: %1</source>
        <translation>Einkommen: %1</translation>
    </message>
    <message>
        <source>Gives: %1</source>
        <translation>Gibt: %1</translation>
    </message>
    <message>
        <source>Locks %1 when it goes</source>
        <translation>Sperrt %1, wenn sie geht</translation>
    </message>
    <message>
        <source>Unlocks %1</source>
        <translation>Schaltet %1 frei</translation>
    </message>
    <message>
        <source>%1 legal with it</source>
        <translation>%1 mit ihr legal</translation>
    </message>
    <message>
        <source>With these points: %1</source>
        <translation>Mit diesen Punkten: %1</translation>
    </message>
    <message>
        <source>Needs it: %1</source>
        <translation>Braucht sie: %1</translation>
    </message>
    <message>
        <source>Unlocks: %1</source>
        <translation>Schaltet frei: %1</translation>
    </message>
    <message>
        <source>No law of this ruleset makes cards depend on others.</source>
        <translation>Keine Regel dieses Regelwerks macht Karten voneinander abhängig.</translation>
    </message>
    <message>
        <source>%1: %2, in the deck, locks %3</source>
        <translation>%1: %2, im Deck, sperrt %3</translation>
    </message>
    <message>
        <source>%1: %2, unlocks %3; %4</source>
        <translation>%1: %2, schaltet %3 frei; %4</translation>
    </message>
    <message numerus="yes">
        <source>Income %1 a round. %n cards of the catalogue are legal with these Missions.</source>
        <translation><numerusform>Einkommen %1 je Runde. %n Karte des Katalogs ist mit diesen Missionen legal.</numerusform><numerusform>Einkommen %1 je Runde. %n Karten des Katalogs sind mit diesen Missionen legal.</numerusform></translation>
    </message>
</context>
<context>
    <name>MissionsPage</name>
    <message>
        <source>Show newly legal</source>
        <translation>Neu legale zeigen</translation>
    </message>
    <message>
        <source>Search for the cards that become legal with it</source>
        <translation>Karten suchen, die damit legal werden</translation>
    </message>
    <message>
        <source>Use package</source>
        <translation>Paket verwenden</translation>
    </message>
    <message>
        <source>Replace the deck’s current package, in one undo step (Enter)</source>
        <translation>Das jetzige Paket des Decks ersetzen, rückgängig in einem Schritt (Enter)</translation>
    </message>
    <message>
        <source>With this package</source>
        <translation>Mit diesem Paket</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>No law of this ruleset makes cards depend on others: there are no packages to choose.</source>
        <translation>Keine Regel dieses Regelwerks macht Karten von anderen abhängig: Es gibt keine Pakete zu wählen.</translation>
    </message>
    <message>
        <source>No card becomes legal or stops being legal.</source>
        <translation>Keine Karte wird legal oder ist es nicht mehr.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The package does not fit the deck as it is now.</source>
        <translation>Das Paket passt nicht zum jetzigen Deck.</translation>
    </message>
</context>
<context>
    <name>NewEditionDialog</name>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>on the face</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>not on the face</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>internal, for the makers alone</source>
        <translation>intern, nur für die Macher</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>copies at most</source>
        <translation>höchstens Exemplare</translation>
    </message>
    <message>
        <source>What headings become</source>
        <translation>Was aus Überschriften wird</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Statt</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Numbers of the law</source>
        <translation>Zahlen des Regelwerks</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Headings that are not placed</source>
        <translation>Überschriften ohne Platz</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>New edition from a list</source>
        <translation>Neue Edition aus einer Liste</translation>
    </message>
    <message>
        <source>Parts of the edition</source>
        <translation>Teile der Edition</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>Ohne Platz</translation>
    </message>
    <message>
        <source>&amp;Write and import…</source>
        <translation>Schreiben und i&amp;mportieren…</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>lower-case letters, digits and hyphens: spring-26</source>
        <translation>Kleinbuchstaben, Ziffern und Bindestriche: spring-26</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>the game’s with the set</source>
        <translation>der des Spiels mit dem Set</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Set-Kürzel</translation>
    </message>
    <message>
        <source>the set its cards are imported into: P26</source>
        <translation>das Set, in das ihre Karten kommen: P26</translation>
    </message>
    <message>
        <source>Card type</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>only for tables without a type column</source>
        <translation>nur für Tabellen ohne Typ-Spalte</translation>
    </message>
    <message>
        <source>Deck law of</source>
        <translation>Deckregeln von</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>Further tables of the edition</source>
        <translation>Weitere Tabellen der Edition</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Set code</source>
        <translation>&amp;Set-Kürzel</translation>
    </message>
    <message>
        <source>Card t&amp;ype</source>
        <translation>Karten&amp;typ</translation>
    </message>
    <message>
        <source>Deck &amp;law of</source>
        <translation>Deck&amp;regeln von</translation>
    </message>
    <message>
        <source>Choose the tables of its cards: Markdown, CSV or TSV.</source>
        <translation>Die Tabellen ihrer Karten wählen: Markdown, CSV oder TSV.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>Card lists</source>
        <translation>Kartenlisten</translation>
    </message>
    <message>
        <source>Tables (*.md *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.md *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>Choose files.</source>
        <translation>Dateien wählen.</translation>
    </message>
    <message>
        <source>An id and the code of a set are needed.</source>
        <translation>Es braucht eine Kennung und das Kürzel eines Sets.</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>Art von %1</translation>
    </message>
    <message>
        <source>%1 on the card</source>
        <translation>%1 auf der Karte</translation>
    </message>
    <message>
        <source>Headings (%1)</source>
        <translation>Überschriften (%1)</translation>
    </message>
    <message>
        <source>without a heading</source>
        <translation>ohne Überschrift</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>Not placed (%1)</source>
        <translation>Ohne Platz (%1)</translation>
    </message>
    <message>
        <source>Its glossary has the keywords of %1: %2.</source>
        <translation>Ihr Glossar hat die Schlüsselwörter von %1: %2.</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note in the log</source>
        <translation>Notiz im Protokoll</translation>
    </message>
</context>
<context>
    <name>NotesView</name>
    <message>
        <source>Author of the deck</source>
        <translation>Autor des Decks</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Schlagwörter des Decks</translation>
    </message>
    <message>
        <source>Notes on the deck</source>
        <translation>Notizen zum Deck</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Schlagwörter</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>tournament, aggressive (separate with commas)</source>
        <translation>Turnier, aggressiv (durch Kommas getrennt)</translation>
    </message>
    <message>
        <source>Plans, matchups, what to try next</source>
        <translation>Pläne, Matchups, nächste Versuche</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>Notizen schreiben</translation>
    </message>
    <message>
        <source>Author %1</source>
        <translation>Autor %1</translation>
    </message>
    <message>
        <source>Change tags</source>
        <translation>Schlagwörter ändern</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>From %1 to %2.</source>
        <comment>bounds of a number</comment>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3. %4 became %5.</source>
        <comment>a number that was out of bounds</comment>
        <translation>%1: von %2 bis %3. Aus %4 wurde %5.</translation>
    </message>
</context>
<context>
    <name>OpponentList</name>
    <message>
        <source>Find a deck</source>
        <translation>Deck suchen</translation>
    </message>
    <message>
        <source>Decks to flip against</source>
        <translation>Gegnerische Decks fürs Aufdecken</translation>
    </message>
    <message>
        <source>Tick one deck for exact chances, up to %1 for flips</source>
        <translation>Für exakte Chancen ein Deck ankreuzen, fürs Aufdecken bis zu %1</translation>
    </message>
    <message>
        <source>This deck &amp;against</source>
        <translation>Dieses Deck &amp;gegen</translation>
    </message>
    <message>
        <source>The same deck</source>
        <translation>Dasselbe Deck</translation>
    </message>
    <message>
        <source>another player with this deck</source>
        <translation>ein weiterer Spieler mit diesem Deck</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
</context>
<context>
    <name>OpponentPane</name>
    <message>
        <source>Hints, the best first</source>
        <translation>Hinweise, der beste zuerst</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Jetzt handeln</translation>
    </message>
    <message>
        <source>Act on the best found so far</source>
        <translation>Tut das Beste, was bis jetzt gefunden ist</translation>
    </message>
    <message>
        <source>It is the turn of %1, which waits: something was taken back.</source>
        <translation>%1 ist am Zug und wartet: Etwas wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier weiter</translation>
    </message>
    <message>
        <source>What was taken back is forgotten</source>
        <translation>Was zurückgenommen ist, wird vergessen</translation>
    </message>
    <message>
        <source>The round is played to its end.</source>
        <translation>Die Runde wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Decide yourself from here on</source>
        <translation>Von hier an selbst entscheiden</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 kann nicht spielen: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The file is read anew</source>
        <translation>Die Datei wird neu gelesen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Sucht einen Hinweis …</translation>
    </message>
    <message>
        <source>There is no hint: %1</source>
        <translation>Es gibt keinen Hinweis: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>PackageList</name>
    <message>
        <source>Search for cards the packages should allow</source>
        <translation>Suche nach Karten, die die Pakete erlauben sollen</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Allows: d:magic …</source>
        <translation>Erlaubt: d:magic …</translation>
    </message>
    <message>
        <source>Progress of the package search</source>
        <translation>Fortschritt der Paketsuche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>List packages</source>
        <translation>Pakete auflisten</translation>
    </message>
    <message>
        <source>Fewest changes</source>
        <translation>Wenigste Änderungen</translation>
    </message>
    <message>
        <source>Largest pool</source>
        <translation>Größter Pool</translation>
    </message>
    <message>
        <source>Most income</source>
        <translation>Höchstes Einkommen</translation>
    </message>
    <message>
        <source>Fewest cards</source>
        <translation>Wenigste Karten</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Nach Name suchen</translation>
    </message>
    <message>
        <source>Find by name in %1</source>
        <translation>Nach Name suchen in %1</translation>
    </message>
    <message>
        <source>Every word must be in a name; -word: in none</source>
        <translation>Jedes Wort muss in einem Namen stehen; -wort: in keinem</translation>
    </message>
    <message>
        <source>Packages: %1</source>
        <translation>Pakete: %1</translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation>Spalte %1: %2 erwartet</translation>
    </message>
</context>
<context>
    <name>PackageModel</name>
    <message>
        <source>Packages</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>1 package</source>
        <translation>1 Paket</translation>
    </message>
    <message>
        <source>%1 packages</source>
        <translation>%1 Pakete</translation>
    </message>
    <message>
        <source>%1 of 1 package</source>
        <translation>%1 von 1 Paket</translation>
    </message>
    <message>
        <source>%1 of %2 packages</source>
        <translation>%1 von %2 Paketen</translation>
    </message>
    <message>
        <source>Searching for packages…</source>
        <translation>Pakete werden gesucht…</translation>
    </message>
    <message>
        <source>None of the %1 packages matches: remove a word.</source>
        <translation>Keines der %1 Pakete passt: ein Wort entfernen.</translation>
    </message>
    <message>
        <source>No package of catalogue cards meets this ruleset.</source>
        <translation>Kein Paket aus Karten des Katalogs erfüllt dieses Regelwerk.</translation>
    </message>
</context>
<context>
    <name>PackageWizard</name>
    <message>
        <source>&amp;Create the deck</source>
        <translation>Deck &amp;erstellen</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>New deck from %1</source>
        <translation>Neues Deck aus %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of cards</comment>
        <translation><numerusform>%1 und %n weitere</numerusform><numerusform>%1 und %n weitere</numerusform></translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards of a package</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>No law of this ruleset makes cards depend on others.</source>
        <translation>Keine Regel dieses Regelwerks macht Karten voneinander abhängig.</translation>
    </message>
    <message>
        <source>There are too many packages to list this way: another order or other words may do.</source>
        <translation>Zu viele Pakete für diese Liste: eine andere Sortierung oder andere Wörter versuchen.</translation>
    </message>
    <message>
        <source>Stopped before all packages were found.</source>
        <translation>Angehalten, bevor alle Pakete gefunden waren.</translation>
    </message>
    <message>
        <source>allows %1 of %2</source>
        <comment>cards that are wanted</comment>
        <translation>erlaubt %1 von %2</translation>
    </message>
    <message>
        <source>income %1</source>
        <translation>Einkommen %1</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>in the deck now</source>
        <translation>jetzt im Deck</translation>
    </message>
    <message>
        <source>unlocks %1</source>
        <comment>cards</comment>
        <translation>schaltet %1 frei</translation>
    </message>
    <message>
        <source>locks %2</source>
        <comment>cards</comment>
        <translation>sperrt %2</translation>
    </message>
    <message>
        <source>unlocks %1, locks %2</source>
        <comment>cards</comment>
        <translation>schaltet %1 frei, sperrt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation><numerusform>%n Änderung</numerusform><numerusform>%n Änderungen</numerusform></translation>
    </message>
    <message>
        <source>fits the deck</source>
        <translation>passt zum Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n copies do not fit</source>
        <translation><numerusform>%n Exemplar passt nicht</numerusform><numerusform>%n Exemplare passen nicht</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Unlocks %n: %1</source>
        <translation><numerusform>Schaltet %n frei: %1</numerusform><numerusform>Schaltet %n frei: %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Locks %n: %1</source>
        <translation><numerusform>Sperrt %n: %1</numerusform><numerusform>Sperrt %n: %1</numerusform></translation>
    </message>
    <message>
        <source>Not legal with it: %1</source>
        <comment>copies of the deck</comment>
        <translation>Damit nicht legal: %1</translation>
    </message>
</context>
<context>
    <name>PageCardWords</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many cards are shown</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Search names and texts of the cards</source>
        <translation>Namen und Texte der Karten durchsuchen</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>The card %1</source>
        <translation>Die Karte %1</translation>
    </message>
</context>
<context>
    <name>PageDeckWords</name>
    <message>
        <source>by %1</source>
        <comment>a deck's author</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Open in NexusDeck</source>
        <translation>In NexusDeck öffnen</translation>
    </message>
    <message>
        <source>%1 curve</source>
        <translation>%1-Kurve</translation>
    </message>
    <message>
        <source>Sideboard plans</source>
        <translation>Sideboard-Pläne</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Deck code</source>
        <translation>Deckcode</translation>
    </message>
</context>
<context>
    <name>PagesJob</name>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
</context>
<context>
    <name>PairsDialog</name>
    <message>
        <source>This player</source>
        <translation>Dieser Spieler</translation>
    </message>
    <message>
        <source>Changes places with</source>
        <translation>Tauscht den Platz mit</translation>
    </message>
    <message>
        <source>Moves to table</source>
        <translation>Wechselt an Tisch</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Change pairs</source>
        <translation>Paarungen ändern</translation>
    </message>
    <message>
        <source>Change &amp;places</source>
        <translation>Plätze &amp;tauschen</translation>
    </message>
    <message>
        <source>Change &amp;tables</source>
        <translation>&amp;Tische tauschen</translation>
    </message>
    <message>
        <source>Who sits there moves to theirs</source>
        <translation>Wer dort sitzt, wechselt an deren Tisch</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;with:</source>
        <translation>&amp;mit:</translation>
    </message>
    <message>
        <source>The player's pair &amp;moves to table</source>
        <translation>Das Paar des Spielers &amp;wechselt an Tisch</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Nothing is broken by these pairs.</source>
        <translation>Diese Paarungen verletzen nichts.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Decklist</source>
        <translation>Deckliste</translation>
    </message>
    <message>
        <source>Lines of the list</source>
        <translation>Zeilen der Liste</translation>
    </message>
    <message>
        <source>Mend a decklist</source>
        <translation>Deckliste berichtigen</translation>
    </message>
    <message>
        <source>Paste a decklist</source>
        <translation>Deckliste einfügen</translation>
    </message>
    <message>
        <source>&amp;Add to this deck</source>
        <translation>Zu diesem Deck &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Replace this deck</source>
        <translation>Dieses Deck &amp;ersetzen</translation>
    </message>
    <message>
        <source>As a &amp;new deck</source>
        <translation>Als &amp;neues Deck</translation>
    </message>
    <message>
        <source>&amp;Check the text</source>
        <translation>Te&amp;xt prüfen</translation>
    </message>
    <message>
        <source>&amp;List: one card per line, “3 Relay Drone”</source>
        <translation>&amp;Liste: eine Karte je Zeile, „3 Relay Drone“</translation>
    </message>
    <message>
        <source>Tables and deck files work too</source>
        <translation>Auch Tabellen und Deckdateien</translation>
    </message>
    <message>
        <source>Ne&amp;xt line in question</source>
        <translation>Nä&amp;chste offene Zeile</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>&amp;What it makes: Enter or a double click uses what is offered</source>
        <translation>&amp;Was daraus wird: Enter oder Doppelklick nimmt einen Vorschlag</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Paste or type a list below.</source>
        <translation>Unten eine Liste einfügen oder eingeben.</translation>
    </message>
    <message>
        <source>Not a decklist: %1</source>
        <translation>Keine Deckliste: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>: %1 matched</source>
        <translation>: %1 zugeordnet</translation>
    </message>
    <message>
        <source>, %1 to choose</source>
        <translation>, %1 zu wählen</translation>
    </message>
    <message>
        <source>, %1 not matched</source>
        <translation>, %1 nicht zugeordnet</translation>
    </message>
    <message>
        <source>, %1 not understood</source>
        <translation>, %1 nicht verstanden</translation>
    </message>
    <message>
        <source> Correct what is not understood, or leave it out.</source>
        <translation> Berichtigen oder auslassen, was nicht verstanden wurde.</translation>
    </message>
    <message>
        <source> Names not in the catalogue stay in the deck and are marked.</source>
        <translation> Namen, die nicht im Katalog stehen, bleiben im Deck und werden markiert.</translation>
    </message>
    <message>
        <source> There may be a sideboard without a heading.</source>
        <translation> Vielleicht steht ein Sideboard ohne Überschrift darin.</translation>
    </message>
    <message>
        <source> The list holds %1 decks.</source>
        <translation> Die Liste enthält %1 Decks.</translation>
    </message>
    <message>
        <source>The list names no edition; its cards are of %1.</source>
        <translation>Die Liste nennt keine Ausgabe; ihre Karten sind aus %1.</translation>
    </message>
    <message>
        <source>This is a list for %1, read by that game.</source>
        <translation>Das ist eine Liste für %1, nach diesem Spiel gelesen.</translation>
    </message>
    <message>
        <source>The first %1 lines are shown.</source>
        <translation>Die ersten %1 Zeilen sind zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Open in %1</source>
        <translation>In %1 &amp;öffnen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Offered: %1</source>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>Enter or a double click uses it</source>
        <translation>Enter oder Doppelklick nimmt ihn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PdfWords</name>
    <message>
        <source>it is damaged, cut off, or too large, with %1 by %2 pixels</source>
        <translation>es ist beschädigt, abgeschnitten oder mit %1 mal %2 Pixeln zu groß</translation>
    </message>
    <message>
        <source>its kind is not read; save the page as a JPEG</source>
        <translation>seine Art wird nicht gelesen; die Seite als JPEG speichern</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>by its contents it is no JPEG, PNG, WebP, TIFF or BMP</source>
        <translation>der Inhalt ist weder JPEG noch PNG, WebP, TIFF oder BMP</translation>
    </message>
    <message>
        <source>it is of the kind %1, which is not read here; save it as JPEG or PNG</source>
        <translation>Bilder der Art %1 werden hier nicht gelesen; als JPEG oder PNG speichern</translation>
    </message>
    <message>
        <source>it is of the kind %1, for which this system has no reader (qt6-image-formats-plugins)</source>
        <translation>für Bilder der Art %1 fehlt auf diesem System das Lesemodul (qt6-image-formats-plugins)</translation>
    </message>
    <message>
        <source>it is a progressive JPEG of %1 megapixels, which takes too much memory; save it as a plain JPEG</source>
        <translation>es ist ein progressives JPEG mit %1 Megapixeln und braucht zu viel Speicher; bitte als gewöhnliches JPEG speichern</translation>
    </message>
    <message>
        <source>it is a %1 of %2 megapixels, which takes too much memory; save it as a JPEG, or smaller</source>
        <translation>es ist ein %1 mit %2 Megapixeln und braucht zu viel Speicher; bitte als JPEG oder kleiner speichern</translation>
    </message>
    <message>
        <source>it is %1 by %2 pixels large; make it smaller</source>
        <translation>%1 × %2 Pixel groß; bitte verkleinern</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>it is damaged, cut off, or too large for the memory it may take; save it smaller</source>
        <translation>beschädigt, abgeschnitten oder zu groß für den erlaubten Speicher; kleiner speichern</translation>
    </message>
    <message>
        <source>it is cut off: the end of its file is missing</source>
        <translation>es ist abgeschnitten: das Ende der Datei fehlt</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Anschnitt</translation>
    </message>
    <message>
        <source>With backs</source>
        <translation>Mit Rückseiten</translation>
    </message>
    <message>
        <source>With a contact sheet</source>
        <translation>Mit Übersichtsbogen</translation>
    </message>
    <message>
        <source>Single pictures</source>
        <translation>Einzelbilder</translation>
    </message>
    <message>
        <source>PNG, a picture a card</source>
        <translation>PNG, ein Bild je Karte</translation>
    </message>
    <message>
        <source>PDF, a page a copy</source>
        <translation>PDF, eine Seite je Exemplar</translation>
    </message>
    <message>
        <source>%1 dots an inch</source>
        <translation>%1 Punkte je Zoll</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Eckig</translation>
    </message>
    <message>
        <source>Round, clear outside</source>
        <translation>Rund, außen durchsichtig</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>How far the edge goes on beyond the cut; MakePlayingCards wants 3.2 mm</source>
        <translation>Wie weit der Rand über den Schnitt hinausreicht; MakePlayingCards verlangt 3,2 mm</translation>
    </message>
    <message>
        <source>All pictures small on sheets of A4, with names and copies</source>
        <translation>Alle Bilder klein auf A4-Bögen, mit Namen und Anzahl</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>PileButton</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>Offene Hand</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
</context>
<context>
    <name>PileDialog</name>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>Von Hand…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PlacesPage</name>
    <message>
        <source>no place</source>
        <translation>kein Ort</translation>
    </message>
    <message>
        <source>Places and what lies there</source>
        <translation>Orte und was dort liegt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Verschiedene Karten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>As far as it is known</source>
        <translation>Soweit er bekannt ist</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>A new name for the chosen place</source>
        <translation>Ein neuer Name für den gewählten Ort</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Zusammenlegen…</translation>
    </message>
    <message>
        <source>The chosen places become one</source>
        <translation>Die gewählten Orte werden einer</translation>
    </message>
    <message>
        <source>&amp;Show in Cards</source>
        <translation>In Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>What lies at the chosen place</source>
        <translation>Was am gewählten Ort liegt</translation>
    </message>
    <message>
        <source>Where your copies lie. Pages stay when a place is renamed or merged; Ctrl+Z takes it back.</source>
        <translation>Wo die Exemplare liegen. Seiten bleiben, wenn ein Ort umbenannt oder zusammengelegt wird; Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 lie at “%2” now. Ctrl+Z takes it back.</source>
        <translation>Jetzt bei „%2“: %1. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Rename the place</source>
        <translation>Ort umbenennen</translation>
    </message>
    <message>
        <source>New name of “%1”; one that is there makes both one place:</source>
        <translation>Neuer Name von „%1“; mit dem eines vorhandenen Ortes werden beide einer:</translation>
    </message>
    <message>
        <source>Merge places</source>
        <translation>Orte zusammenlegen</translation>
    </message>
    <message>
        <source>One name for %1:</source>
        <translation>Ein Name für %1:</translation>
    </message>
</context>
<context>
    <name>PlacingWords</name>
    <message>
        <source>none</source>
        <comment>a card without the value</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Raus</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Rein</translation>
    </message>
    <message>
        <source>Ways to complete the plan</source>
        <translation>Wege, den Plan zu vervollständigen</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>Plan against %1</source>
        <translation>Plan gegen %1</translation>
    </message>
    <message>
        <source>An opponent, a deck, a matchup</source>
        <translation>Ein Gegner, ein Deck, ein Matchup</translation>
    </message>
    <message>
        <source>Co&amp;mplete</source>
        <translation>&amp;Vervollständigen</translation>
    </message>
    <message>
        <source>Cards that complete the selection to a legal swap</source>
        <translation>Karten, die die Auswahl zu einem legalen Tausch ergänzen</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>%1: one copy less</source>
        <translation>%1: ein Exemplar weniger</translation>
    </message>
    <message>
        <source>%1: one copy more</source>
        <translation>%1: ein Exemplar mehr</translation>
    </message>
    <message>
        <source>Too many cards to search for swaps.</source>
        <translation>Zu viele Karten, um Tausche zu suchen.</translation>
    </message>
    <message>
        <source>No legal swap includes these cards.</source>
        <translation>Kein legaler Tausch enthält diese Karten.</translation>
    </message>
    <message>
        <source>Out: %1</source>
        <translation>Raus: %1</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>Rein: %1</translation>
    </message>
    <message>
        <source>The selection is already a legal swap.</source>
        <translation>Die Auswahl ist bereits ein legaler Tausch.</translation>
    </message>
    <message>
        <source>Out: %1. In: %2.</source>
        <translation>Heraus: %1. Herein: %2.</translation>
    </message>
    <message>
        <source>The deck is legal after the swap.</source>
        <translation>Nach dem Tausch ist das Deck legal.</translation>
    </message>
    <message>
        <source>No new problems; the deck is not legal before or after.</source>
        <translation>Keine neuen Probleme; das Deck ist davor und danach nicht legal.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>PlanGrid</name>
    <message>
        <source>Plans against opponents</source>
        <translation>Pläne gegen Gegner</translation>
    </message>
    <message>
        <source>Applied: the deck is set up for this game.</source>
        <translation>Angewendet: Das Deck ist für dieses Spiel eingerichtet.</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewendet</translation>
    </message>
    <message>
        <source>Valid; the deck is legal after it.</source>
        <translation>Gültig; das Deck ist danach legal.</translation>
    </message>
    <message>
        <source>Valid; the deck is not legal before or after it.</source>
        <translation>Gültig; das Deck ist weder davor noch danach legal.</translation>
    </message>
    <message>
        <source>%1: valid. %2</source>
        <translation>%1: gültig. %2</translation>
    </message>
    <message>
        <source>%1: not valid. %2</source>
        <translation>%1: nicht gültig. %2</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>−%1 +%2 · %3 %4</source>
        <translation>−%1 +%2 · %3 %4</translation>
    </message>
</context>
<context>
    <name>PlanSheetWords</name>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>− Out</source>
        <translation>− Raus</translation>
    </message>
    <message>
        <source>+ In</source>
        <translation>+ Rein</translation>
    </message>
</context>
<context>
    <name>PlayTextWords</name>
    <message>
        <source>%1, line %2</source>
        <comment>a file, a number</comment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>nothing says whom “%1” means</source>
        <translation>nichts sagt, wer mit „%1“ gemeint ist</translation>
    </message>
    <message>
        <source>“%1” could mean “%2” or “%3”</source>
        <translation>„%1“ könnte „%2“ oder „%3“ meinen</translation>
    </message>
    <message>
        <source>Not understood from “%1” on</source>
        <translation>Nicht verstanden ab „%1“</translation>
    </message>
    <message>
        <source>Read as “%1”</source>
        <translation>Gelesen als „%1“</translation>
    </message>
    <message>
        <source>By hand at the Table: “%1” does nothing by itself on this card</source>
        <comment>a keyword</comment>
        <translation>Am Spieltisch von Hand: „%1“ bewirkt für sich allein auf dieser Karte nichts</translation>
    </message>
    <message>
        <source>By hand at the Table, for %1: “%2”</source>
        <comment>nothing says whom “it” means; a rule text</comment>
        <translation>Am Tisch von Hand, denn %1: „%2“</translation>
    </message>
    <message>
        <source>By hand at the Table, for it could be meant in more than one way: “%1”</source>
        <translation>Von Hand am Tisch, denn es könnte auf mehr als eine Weise gemeint sein: „%1“</translation>
    </message>
    <message>
        <source>Understood, and still done by hand at the Table: “%1”</source>
        <translation>Verstanden, und am Tisch noch von Hand zu tun: „%1“</translation>
    </message>
    <message>
        <source>By hand at the Table: something is missing after “%1”</source>
        <translation>Am Tisch von Hand: nach „%1“ fehlt etwas</translation>
    </message>
    <message>
        <source>By hand at the Table: not understood from “%1” on</source>
        <translation>Am Tisch von Hand: nicht verstanden ab „%1“</translation>
    </message>
    <message>
        <source>; no card says what a “%1” token is: “%1 token (1/1)” would</source>
        <translation>; keine Karte sagt, was ein „%1“-Token ist: „%1 token (1/1)“ täte es</translation>
    </message>
    <message>
        <source>; the nearest that is: “%1” (%2)</source>
        <translation>; am nächsten kommt „%1“ (%2)</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Interrupt</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Trigger</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Consume</source>
        <translation>Consume</translation>
    </message>
    <message>
        <source>Martyrdom</source>
        <translation>Martyrdom</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>One-time ability</source>
        <translation>Einmalige Fähigkeit</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passive</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Once a round</source>
        <translation>Einmal je Runde</translation>
    </message>
    <message>
        <source>Once a game</source>
        <translation>Einmal je Spiel</translation>
    </message>
    <message>
        <source>As an action</source>
        <translation>Als Aktion</translation>
    </message>
    <message>
        <source>Once a round, when</source>
        <translation>Einmal je Runde, wenn</translation>
    </message>
    <message>
        <source>The first time a round</source>
        <translation>Das erste Mal je Runde</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachdem</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>This card's own cost</source>
        <translation>Die Kosten dieser Karte</translation>
    </message>
    <message>
        <source>Attached unit is destroyed</source>
        <translation>Die Einheit, an der sie liegt, wird zerstört</translation>
    </message>
    <message>
        <source>An opponent's card or attack destroys this unit</source>
        <translation>Eine Karte oder ein Angriff eines Gegners zerstört diese Einheit</translation>
    </message>
    <message>
        <source>While</source>
        <translation>Solange</translation>
    </message>
    <message>
        <source>Complete when</source>
        <translation>Erfüllt, wenn</translation>
    </message>
    <message>
        <source>At the end of a round, if</source>
        <translation>Am Ende einer Runde, falls</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Falls</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Tut</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>If you do</source>
        <translation>Wer es tut</translation>
    </message>
    <message>
        <source>If you cannot</source>
        <translation>Wer es nicht kann</translation>
    </message>
    <message>
        <source>If you do not</source>
        <translation>Wer es nicht tut</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>Man darf</translation>
    </message>
    <message>
        <source>Its texts play by themselves at the Table.</source>
        <translation>Ihre Texte spielen am Tisch von selbst.</translation>
    </message>
    <message>
        <source>“%1” is passed over.</source>
        <translation>„%1“ wird übergangen.</translation>
    </message>
    <message>
        <source>“%1” is read as “%2”.</source>
        <translation>„%1“ wird als „%2“ gelesen.</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <comment>a player</comment>
        <translation>%1, Tisch %2</translation>
    </message>
    <message>
        <source>The table of players %1 cannot be read: %2.</source>
        <translation>Die Spielertabelle %1 ist nicht lesbar: %2.</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players of the event</source>
        <translation>Spieler des Turniers</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>A table of their own</source>
        <translation>Ein eigener Tisch</translation>
    </message>
    <message>
        <source>First reason</source>
        <translation>Erster Grund</translation>
    </message>
    <message>
        <source>Lists and tables of players (%1 %2 *.pdf *.xlsx *.ods);;All files (*)</source>
        <translation>Listen und Tabellen von Spielern (%1 %2 *.pdf *.xlsx *.ods);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Enter players by their lists</source>
        <translation>Spieler mit ihren Listen eintragen</translation>
    </message>
    <message>
        <source>Enter a folder of decklists</source>
        <translation>Einen Ordner mit Decklisten eintragen</translation>
    </message>
    <message>
        <source>Two who must not meet</source>
        <translation>Zwei, die nicht aufeinandertreffen dürfen</translation>
    </message>
    <message>
        <source>%1 must not meet:</source>
        <translation>%1 darf nicht treffen auf:</translation>
    </message>
    <message>
        <source>Table; 0: any</source>
        <translation>Tisch; 0: irgendeiner</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Stopped; nobody was entered.</source>
        <translation>Angehalten; niemand ist eingetragen.</translation>
    </message>
    <message>
        <source>Name of a player to add</source>
        <translation>Name eines neuen Spielers</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Name eines Spielers</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Enters the player without a list</source>
        <translation>Trägt den Spieler ohne Liste ein</translation>
    </message>
    <message>
        <source>&amp;Lists…</source>
        <translation>&amp;Listen…</translation>
    </message>
    <message>
        <source>Lists in any form, or a table of players with a column Name</source>
        <translation>Listen jeder Form oder eine Tabelle von Spielern mit einer Spalte Name</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>All lists of a folder</source>
        <translation>Alle Listen eines Ordners</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>A list, a deck code, a picture or a table of players</source>
        <translation>Eine Liste, ein Deckcode, ein Bild oder eine Tabelle von Spielern</translation>
    </message>
    <message>
        <source>Loc&amp;k the lists</source>
        <translation>Listen s&amp;perren</translation>
    </message>
    <message>
        <source>From then on another list is told as changed</source>
        <translation>Von da an gilt eine andere Liste als geändert</translation>
    </message>
    <message>
        <source>The player chosen</source>
        <translation>Der gewählte Spieler</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Lists read</source>
        <translation>Gelesene Listen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Aussteigen</translation>
    </message>
    <message>
        <source>Plays no further round; may come back</source>
        <translation>Spielt keine weitere Runde; kann zurückkommen</translation>
    </message>
    <message>
        <source>&amp;Back in</source>
        <translation>&amp;Wieder dabei</translation>
    </message>
    <message>
        <source>Plays again from the next round on</source>
        <translation>Spielt von der nächsten Runde an wieder</translation>
    </message>
    <message>
        <source>Dis&amp;qualify…</source>
        <translation>&amp;Disqualifizieren…</translation>
    </message>
    <message>
        <source>Is out and stays so</source>
        <translation>Ist draußen und bleibt es</translation>
    </message>
    <message>
        <source>&amp;Must not meet…</source>
        <translation>&amp;Nicht gegen…</translation>
    </message>
    <message>
        <source>Two who are not to be paired</source>
        <translation>Zwei, die nicht gegeneinander gelost werden</translation>
    </message>
    <message>
        <source>Own &amp;table…</source>
        <translation>Eigener T&amp;isch…</translation>
    </message>
    <message>
        <source>The player always sits there</source>
        <translation>Der Spieler sitzt immer dort</translation>
    </message>
    <message>
        <source>%1 in, %2 of %3 lists legal</source>
        <translation>%1 dabei, %2 von %3 Listen legal</translation>
    </message>
    <message>
        <source> · locked: %1</source>
        <translation> · gesperrt: %1</translation>
    </message>
    <message>
        <source>Nobody is in yet. Type a name and press Enter, or drop lists here: each is of the player it names.</source>
        <translation>Noch ist niemand dabei. Einen Namen eintippen und Eingabe drücken, oder Listen hierher ziehen: Jede gehört dem Spieler, den sie nennt.</translation>
    </message>
    <message>
        <source>No list was handed in.</source>
        <translation>Keine Liste ist abgegeben.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Checksum %1</source>
        <translation>Prüfsumme %1</translation>
    </message>
    <message>
        <source>Must not meet %1.</source>
        <translation>Darf nicht auf %1 treffen.</translation>
    </message>
    <message>
        <source>%1 is in, as number %2.</source>
        <translation>%1 ist dabei, als Nummer %2.</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>There is no list, code or table of players on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Liste, kein Code und keine Tabelle von Spielern.</translation>
    </message>
    <message>
        <source>%1 entered, %2.</source>
        <translation>%1 eingetragen, %2.</translation>
    </message>
    <message>
        <source>%1 plays no further round.</source>
        <translation>%1 spielt keine weitere Runde.</translation>
    </message>
    <message>
        <source>%1 plays again from round %2 on.</source>
        <translation>%1 spielt ab Runde %2 wieder.</translation>
    </message>
    <message>
        <source>Disqualify %1?</source>
        <translation>%1 disqualifizieren?</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>Gesperrt: %1</translation>
    </message>
</context>
<context>
    <name>PoolChances</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>The roll each unit hits on, in battle order: 4+ 4+ 6+</source>
        <translation>Trefferwurf jeder Einheit, in Kampfreihenfolge: 4+ 4+ 6+</translation>
    </message>
    <message>
        <source>Lost first</source>
        <translation>Verluste zuerst</translation>
    </message>
    <message>
        <source>units that hit least often</source>
        <translation>Einheiten, die am seltensten treffen</translation>
    </message>
    <message>
        <source>units that have rolled</source>
        <translation>Einheiten, die gewürfelt haben</translation>
    </message>
    <message>
        <source>units still to roll</source>
        <translation>Einheiten, die noch würfeln</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>%1: enter up to %3 numbers from 1+ to %2+, separated by spaces.</source>
        <translation>%1: bis zu %3 Zahlen von 1+ bis %2+ eingeben, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>There are too many possibilities to calculate.</source>
        <translation>Zu viele Möglichkeiten für eine Berechnung.</translation>
    </message>
    <message>
        <source>Only the first side is left</source>
        <translation>Nur die erste Seite ist übrig</translation>
    </message>
    <message>
        <source>Only the second side is left</source>
        <translation>Nur die zweite Seite ist übrig</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Niemand ist übrig</translation>
    </message>
    <message>
        <source>Both are left</source>
        <translation>Beide sind übrig</translation>
    </message>
</context>
<context>
    <name>PoolView</name>
    <message>
        <source>Choose a package to see the cards it allows.</source>
        <translation>Paket wählen, um die Karten zu sehen, die es zulässt.</translation>
    </message>
    <message>
        <source>Income %1 · %2</source>
        <translation>Einkommen %1 · %2</translation>
    </message>
</context>
<context>
    <name>PreviewBar</name>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>, back</source>
        <translation>, Rückseite</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>The whole page (0)</source>
        <translation>Die ganze Seite (0)</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>As large as on paper, by the screen’s reported size (1)</source>
        <translation>So groß wie auf Papier, nach Größenangabe des Bildschirms (1)</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>No card: leave the line out</source>
        <translation>Keine Karte: die Zeile auslassen</translation>
    </message>
    <message>
        <source>line %1: cards stand apart below a blank line</source>
        <translation>Zeile %1: Karten stehen abgesetzt unter einer Leerzeile</translation>
    </message>
    <message>
        <source>The sideboard begins here</source>
        <translation>Hier beginnt das Sideboard</translation>
    </message>
</context>
<context>
    <name>PrintView</name>
    <message>
        <source>Pages of Print &amp; Export</source>
        <translation>Seiten von Drucken &amp; Export</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxys</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Decklisten</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>Dru&amp;cken</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More fixes</source>
        <translation>Weitere Korrekturen</translation>
    </message>
    <message>
        <source>Rulebook section %1</source>
        <translation>Regelheft, Abschnitt %1</translation>
    </message>
</context>
<context>
    <name>ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Legal.</translation>
    </message>
    <message>
        <source>Every law of %1 is met.</source>
        <translation>Alle Regeln von %1 sind erfüllt.</translation>
    </message>
    <message>
        <source>Legal. %1</source>
        <translation>Legal. %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>und %n weiteres</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>The starter set in %1 is broken: %2</source>
        <translation>Das Startset in %1 ist fehlerhaft: %2</translation>
    </message>
</context>
<context>
    <name>ProposalList</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>ProxiesPage</name>
    <message>
        <source>Pages written</source>
        <translation>Geschriebene Seiten</translation>
    </message>
    <message>
        <source>Only what changed since the last print</source>
        <translation>Nur Änderungen seit dem letzten Ausdruck</translation>
    </message>
    <message>
        <source>To&amp;kens that these cards create, too</source>
        <translation>Auch To&amp;kens, die diese Karten erzeugen</translation>
    </message>
    <message>
        <source>Cards that are printed</source>
        <translation>Karten, die gedruckt werden</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>Kopien jeder Karte</translation>
    </message>
    <message>
        <source>Print warnings; Enter shows the page</source>
        <translation>Druckwarnungen; Enter zeigt die Seite</translation>
    </message>
    <message>
        <source>&amp;Measuring page…</source>
        <translation>&amp;Messseite…</translation>
    </message>
    <message>
        <source>Shows how the printer changes sizes and shifts backs</source>
        <translation>Zeigt, wie der Drucker Größen ändert und Rückseiten versetzt</translation>
    </message>
    <message>
        <source>Single pic&amp;tures…</source>
        <translation>&amp;Einzelbilder …</translation>
    </message>
    <message>
        <source>A picture a card, or a PDF with a page a card, for a print shop</source>
        <translation>Ein Bild je Karte oder ein PDF mit einer Seite je Karte, für eine Druckerei</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message>
        <source>Single pictures</source>
        <translation>Einzelbilder</translation>
    </message>
    <message>
        <source>%1 is there already. Replace the pictures?</source>
        <translation>%1 ist bereits vorhanden. Sollen die Bilder ersetzt werden?</translation>
    </message>
    <message>
        <source>, back</source>
        <translation>, Rückseite</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Reading the cards…</source>
        <translation>Karten werden gelesen…</translation>
    </message>
    <message>
        <source>New cards, more copies and cards with changed text</source>
        <translation>Neue Karten, weitere Exemplare und Karten mit geändertem Text</translation>
    </message>
    <message>
        <source>Each as often as one text creates it</source>
        <translation>Jedes so oft, wie ein Text es erzeugt</translation>
    </message>
    <message>
        <source>Copies of each: </source>
        <translation>Kopien von jeder: </translation>
    </message>
    <message>
        <source>Back to decks</source>
        <translation>Zurück zu den Decks</translation>
    </message>
    <message>
        <source>Print the cards of the chosen decks</source>
        <translation>Die Karten der gewählten Decks drucken</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>On which sheets</source>
        <translation>Auf welche Bögen</translation>
    </message>
    <message>
        <source>%1, as they are in %2:
%3</source>
        <translation>%1, wie sie in %2 stehen:
%3</translation>
    </message>
    <message>
        <source>Tick the decks on the left whose cards you want to print as proxies.
They print at actual size.</source>
        <translation>Wähle links die Decks, deren Karten du als Proxys drucken willst.
Sie werden in Originalgröße gedruckt.</translation>
    </message>
    <message>
        <source>Reading the collection…</source>
        <translation>Sammlung wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing has changed since these decks were last printed.
Untick “%1” to print them again.</source>
        <translation>Seit dem letzten Ausdruck dieser Decks hat sich nichts geändert.
„%1“ abwählen, um sie erneut zu drucken.</translation>
    </message>
    <message>
        <source>No copy is missing: there is nothing to print.
Untick “%1” to print the decks anyway.</source>
        <translation>Kein Exemplar fehlt: Es gibt nichts zu drucken.
„%1“ abwählen, um die Decks trotzdem zu drucken.</translation>
    </message>
    <message>
        <source>No cards to print: check the chosen sections and card names.</source>
        <translation>Keine Karten zu drucken: gewählte Bereiche und Kartennamen prüfen.</translation>
    </message>
    <message>
        <source>Use larger paper.</source>
        <translation>Größeres Papier verwenden.</translation>
    </message>
    <message>
        <source>What would fit:</source>
        <translation>Das würde passen:</translation>
    </message>
    <message>
        <source>On page %1</source>
        <translation>Auf Seite %1</translation>
    </message>
    <message>
        <source>%1 of %2 on %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxys</translation>
    </message>
    <message>
        <source>%1 proxies</source>
        <translation>%1 Proxys</translation>
    </message>
    <message>
        <source>%1 written: %2. Print it at 100 % (actual size).</source>
        <translation>%1 geschrieben: %2. Bei 100 % (Originalgröße) drucken.</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>An den Drucker gesendet: %1.</translation>
    </message>
    <message>
        <source>Measuring page</source>
        <translation>Messseite</translation>
    </message>
    <message>
        <source>%1 written. Print it at 100 %, on both sides of one sheet.</source>
        <translation>%1 geschrieben. Bei 100 % auf beide Seiten eines Bogens drucken.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>%1 written: %2.</source>
        <translation>%1 geschrieben: %2.</translation>
    </message>
    <message>
        <source>The print record was not saved: printed.json %1.</source>
        <translation>Der Stand des Ausdrucks wurde nicht gespeichert: printed.json %1.</translation>
    </message>
</context>
<context>
    <name>ProxySheetWords</name>
    <message>
        <source>back, x</source>
        <translation>Rückseite, x</translation>
    </message>
    <message>
        <source>y, left</source>
        <translation>y, links</translation>
    </message>
    <message>
        <source>y, right</source>
        <translation>y, rechts</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size), on both sides, turned over on the short edge.</source>
        <translation>Bei 100 % (Originalgröße) beidseitig drucken, über die kurze Kante gewendet.</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size), on both sides, turned over on the long edge.</source>
        <translation>Bei 100 % (Originalgröße) beidseitig drucken, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>1. Size: the pale lines are 20 mm apart, %1 mm from the first to the last across and %2 mm down.</source>
        <translation>1. Größe: Die hellen Linien haben 20 mm Abstand, von der ersten bis zur letzten horizontal %1 mm, vertikal %2 mm.</translation>
    </message>
    <message>
        <source>    Across measured as m: correction x is (%1 / m − 1) × 1000 per mille; down with %2 in the same way.</source>
        <translation>    Horizontal m gemessen: Korrektur x ist (%1 / m − 1) × 1000 Promille; vertikal ebenso mit %2.</translation>
    </message>
    <message>
        <source>2. Back: hold the sheet against the light, this side towards you. Read where the lines of the back cross the scales.</source>
        <translation>2. Rückseite: Bogen gegen das Licht halten, diese Seite vorn. Ablesen, wo die Linien der Rückseite die Skalen kreuzen.</translation>
    </message>
    <message>
        <source>    Offset x is the figure in the middle; offset y the middle of the left and the right one.</source>
        <translation>    Versatz x ist der Wert in der Mitte; Versatz y das Mittel aus linkem und rechtem Wert.</translation>
    </message>
    <message>
        <source>    Turn is (left − right) × %1 degrees.</source>
        <translation>    Drehung ist (links − rechts) × %1 Grad.</translation>
    </message>
    <message>
        <source>    Turn is (right − left) × %1 degrees.</source>
        <translation>    Drehung ist (rechts − links) × %1 Grad.</translation>
    </message>
    <message>
        <source>Add what you read to what is set: x %1 mm, y %2 mm, turn %3°, correction x %4 ‰, y %5 ‰.</source>
        <translation>Abgelesene Werte zu den eingestellten addieren: x %1 mm, y %2 mm, Drehung %3°, Korrektur x %4 ‰, y %5 ‰.</translation>
    </message>
    <message>
        <source>NexusDeck: measuring the printer</source>
        <translation>NexusDeck: Druckerabgleich</translation>
    </message>
    <message>
        <source>back of the measuring page</source>
        <translation>Rückseite der Messseite</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size)</source>
        <translation>Bei 100 % (Originalgröße) drucken</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size)  ·  sheet %1 of %2, back</source>
        <translation>Bei 100 % (Originalgröße) drucken  ·  Bogen %1 von %2, Rückseite</translation>
    </message>
    <message>
        <source>Print at 100 %, fold, then cut  ·  sheet %1 of %2</source>
        <translation>Mit 100 % drucken, falten, dann schneiden  ·  Bogen %1 von %2</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size)  ·  sheet %1 of %2</source>
        <translation>Bei 100 % (Originalgröße) drucken  ·  Bogen %1 von %2</translation>
    </message>
</context>
<context>
    <name>ProxyWords</name>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 × %2 cards across the sheet (landscape)</source>
        <translation>%1 × %2 Karten auf dem Bogen im Querformat</translation>
    </message>
    <message>
        <source>%1 × %2 cards on the sheet upright (portrait)</source>
        <translation>%1 × %2 Karten auf dem Bogen im Hochformat</translation>
    </message>
    <message>
        <source>Nobody knows what was printed last, so everything counts as changed.</source>
        <translation>Der letzte Ausdruck ist nicht bekannt, daher gilt alles als geändert.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2).</source>
        <comment>a file</comment>
        <translation>%1 ist beschädigt (%2).</translation>
    </message>
    <message>
        <source>“%1” is not in the catalogue: no proxy of it is printed.</source>
        <translation>„%1“ steht nicht im Katalog: Davon wird kein Proxy gedruckt.</translation>
    </message>
    <message>
        <source>“%1”: there is no printing %2; the newest one is printed.</source>
        <translation>„%1“: Den Druck %2 gibt es nicht; der neueste wird gedruckt.</translation>
    </message>
    <message>
        <source>“%1” is in none of the decks, or not in the sections that are printed.</source>
        <translation>„%1“ steht in keinem der Decks oder nicht in den gedruckten Bereichen.</translation>
    </message>
    <message>
        <source>“%1”: its name is too long for the face and ends with “…”.</source>
        <translation>„%1“: Der Name ist zu lang für das Kartenbild und endet mit „…“.</translation>
    </message>
    <message>
        <source>“%1”: its text is shortened and ends with “…”; not all of it fits even in letters of %2. As text only it has more room.</source>
        <translation>„%1“: Der Text ist gekürzt und endet mit „…“; selbst bei einer Schriftgröße von %2 passt nicht alles. Mit „Nur Text“ ist mehr Platz.</translation>
    </message>
    <message>
        <source>“%1”: its flavor text is left out; the rules take all the room.</source>
        <translation>„%1“: Der Flavourtext entfällt; die Regeln brauchen den ganzen Platz.</translation>
    </message>
    <message>
        <source>“%1”: its picture has %2 dots an inch; on paper 300 look sharp.</source>
        <translation>„%1“: Das Bild hat %2 Punkte pro Zoll; auf Papier wirken erst 300 scharf.</translation>
    </message>
    <message>
        <source>“%1”: its picture cannot be used (%2); an emblem stands in its place.</source>
        <translation>„%1“: Das Bild ist nicht verwendbar (%2); stattdessen steht dort ein Emblem.</translation>
    </message>
    <message>
        <source>Your picture of the back cannot be used (%1); the plain back stands in its place.</source>
        <translation>Dein Bild der Rückseite lässt sich nicht verwenden (%1); an seiner Stelle steht die einfache Rückseite.</translation>
    </message>
    <message>
        <source>“%1”: no font on this computer has %2; boxes are printed instead.</source>
        <translation>„%1“: Keine Schrift auf diesem Rechner hat %2; dafür werden Kästchen gedruckt.</translation>
    </message>
    <message>
        <source>No margin of the sheet has room for the ruler of 100 mm: measure a card, it is 63 × 88 mm.</source>
        <translation>Kein Rand des Bogens hat Platz für das Lineal von 100 mm: eine Karte nachmessen, sie ist 63 × 88 mm groß.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation><numerusform>Und ein weiteres.</numerusform><numerusform>Und %n weitere.</numerusform></translation>
    </message>
    <message>
        <source>%1 × %2 cards with their backs below them</source>
        <translation>%1 × %2 Karten mit ihren Rückseiten darunter</translation>
    </message>
    <message>
        <source>%1 × %2 cards</source>
        <translation>%1 × %2 Karten</translation>
    </message>
    <message>
        <source>%1 need %2, and between the cutter's marks there are %3.</source>
        <translation>%1 brauchen %2, und zwischen den Marken des Schneideplotters ist Platz für %3.</translation>
    </message>
    <message>
        <source>%1 with their bleed need %2, and the paper has %3.</source>
        <translation>%1 mit Anschnitt brauchen %2, und das Papier hat %3.</translation>
    </message>
    <message>
        <source>%1 need %2, and the printer reaches %3.</source>
        <translation>%1 brauchen %2, und der Drucker erreicht %3.</translation>
    </message>
    <message>
        <source>a gap of at most %1 mm</source>
        <translation>höchstens %1 mm Abstand</translation>
    </message>
    <message>
        <source>a bleed of at most %1 mm</source>
        <translation>höchstens %1 mm Anschnitt</translation>
    </message>
    <message>
        <source>a printer margin of at most %1 mm, if the printer reaches that far</source>
        <translation>höchstens %1 mm Druckerrand, falls der Drucker so weit reicht</translation>
    </message>
    <message>
        <source>Use larger paper.</source>
        <translation>Größeres Papier verwenden.</translation>
    </message>
    <message>
        <source>What would fit: %1.</source>
        <translation>Das würde passen: %1.</translation>
    </message>
</context>
<context>
    <name>PublishPage</name>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Files are in the way</source>
        <translation>Dateien sind im Weg</translation>
    </message>
    <message>
        <source>The folder holds files that were not written here, or were changed since:
%1
Replace them?</source>
        <translation>Der Ordner enthält Dateien, die nicht hier geschrieben oder seither geändert wurden:
%1
Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>What the program cannot hold</source>
        <translation>Was das Programm nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files that are written</source>
        <translation>Dateien, die geschrieben werden</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt der Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Show folder</source>
        <translation>Ordner &amp;zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Aus&amp;geben</translation>
    </message>
    <message>
        <source>Write the files into the folder</source>
        <translation>Die Dateien in den Ordner schreiben</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>New, empty, or written by an export before</source>
        <translation>Neu, leer oder von einer früheren Ausgabe geschrieben</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <source>Address on the web</source>
        <translation>Adresse im Web</translation>
    </message>
    <message>
        <source>where the files will lie; empty: this computer</source>
        <translation>wo die Dateien liegen werden; leer: dieser Rechner</translation>
    </message>
    <message>
        <source>&amp;All cards, not those of the decks alone</source>
        <translation>&amp;Alle Karten, nicht nur die der Decks</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>No deck is chosen</source>
        <translation>Es ist kein Deck gewählt</translation>
    </message>
    <message>
        <source>Reading the collection…</source>
        <translation>Sammlung wird gelesen …</translation>
    </message>
    <message>
        <source>%1 can hold all of it</source>
        <translation>%1 kann alles aufnehmen</translation>
    </message>
    <message>
        <source>What %1 cannot hold</source>
        <translation>Was %1 nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Dateien (%1)</translation>
    </message>
    <message>
        <source>Writing the files…</source>
        <translation>Die Dateien werden geschrieben…</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 files, %2, are in %3.</source>
        <translation>%1 Dateien, %2, liegen in %3.</translation>
    </message>
</context>
<context>
    <name>PublishWords</name>
    <message>
        <source>%1 takes its pictures from the folder: an address on the web is of no use to it.</source>
        <translation>%1 nimmt die Bilder aus dem Ordner: eine Adresse im Web nützt ihm nichts.</translation>
    </message>
    <message>
        <source>The address on the web is longer than 2,000 characters, or has signs that no text has.</source>
        <translation>Die Adresse im Web ist länger als 2.000 Zeichen oder hat Zeichen, die kein Text hat.</translation>
    </message>
    <message>
        <source>“%1” is no address on the web: it begins with https:// or http:// and a host.</source>
        <translation>„%1“ ist keine Adresse im Web: sie beginnt mit https:// oder http:// und einem Rechner.</translation>
    </message>
    <message>
        <source>“%1” is not the address of a folder: names of files come behind it, so it has no “?”, no “#” and no password.</source>
        <translation>„%1“ ist nicht die Adresse eines Ordners: dahinter kommen Namen von Dateien, also hat sie kein „?“, kein „#“ und kein Passwort.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies are left out, for the catalogue has no such card.</source>
        <translation><numerusform>%1: %n Exemplar bleibt weg, denn der Katalog hat keine solche Karte.</numerusform><numerusform>%1: %n Exemplare bleiben weg, denn der Katalog hat keine solchen Karten.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n sideboard plans are left out, %2 has none.</source>
        <translation><numerusform>%1: %n Sideboard-Plan bleibt weg, %2 hat keine.</numerusform><numerusform>%1: %n Sideboard-Pläne bleiben weg, %2 hat keine.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: the %n copies lie with others, for %2 has no such section.</source>
        <translation><numerusform>%1: Das eine Exemplar liegt bei anderen, denn %2 hat keinen solchen Bereich.</numerusform><numerusform>%1: Die %n Exemplare liegen bei anderen, denn %2 hat keinen solchen Bereich.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1: the %n copies stay in the file, but %2 does not bring them into play.</source>
        <translation><numerusform>%1: Das eine Exemplar bleibt in der Datei, aber %2 bringt es nicht ins Spiel.</numerusform><numerusform>%1: Die %n Exemplare bleiben in der Datei, aber %2 bringt sie nicht ins Spiel.</numerusform></translation>
    </message>
    <message>
        <source>Without an address on the web, %1 finds the pictures on this computer alone, as long as the folder stays where it is.</source>
        <translation>Ohne eine Adresse im Web findet %1 die Bilder nur auf diesem Rechner, solange der Ordner bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Without an address on the web, %1 finds no pictures.</source>
        <translation>Ohne eine Adresse im Web findet %1 keine Bilder.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards have texts of several lines, which stand on one in %1.</source>
        <translation><numerusform>%n Karte hat Texte mit mehreren Zeilen, die in %1 in einer stehen.</numerusform><numerusform>%n Karten haben Texte mit mehreren Zeilen, die in %1 in einer stehen.</numerusform></translation>
    </message>
    <message>
        <source>%1: notes, author and tags are left out, %2 has no place for them.</source>
        <translation>%1: Notizen, Autor und Schlagwörter bleiben weg, %2 hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>%1 has the pictures of the cards, and not their values and texts.</source>
        <translation>%1 hat die Bilder der Karten und nicht ihre Werte und Texte.</translation>
    </message>
</context>
<context>
    <name>QMenu</name>
    <message>
        <source>After: %1</source>
        <translation>Danach: %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>A deleted stack</source>
        <translation>Ein gelöschter Posten</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The folder %1 %2.</source>
        <translation>Der Ordner %1 %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used for comparison. %2</source>
        <translation>Mit %1 lässt sich nicht vergleichen. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, %1 changed</source>
        <translation>, %1 geändert</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Refused rows (%1)</source>
        <translation>Abgelehnte Zeilen (%1)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Changed cards</source>
        <translation>Geänderte Karten</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changed cards (%1)</source>
        <translation>Geänderte Karten (%1)</translation>
    </message>
    <message>
        <source>New cards and printings</source>
        <translation>Neue Karten und Drucke</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>%1 (new printing)</source>
        <translation>%1 (neuer Druck)</translation>
    </message>
    <message>
        <source>New (%1)</source>
        <translation>Neu (%1)</translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 unchanged, %4 refused</source>
        <translation>%1 hinzugefügt, %2 geändert, %3 unverändert, %4 abgelehnt</translation>
    </message>
    <message>
        <source>Your decks (%1)</source>
        <translation>Eigene Decks (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>What this changes in your decks</source>
        <translation>Auswirkungen auf die eigenen Decks</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht legal</translation>
    </message>
    <message>
        <source>new problem</source>
        <translation>neues Problem</translation>
    </message>
    <message>
        <source>problem solved</source>
        <translation>Problem gelöst</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>%1 and %2 without a value</source>
        <translation>%1 und %2 ohne Wert</translation>
    </message>
    <message>
        <source>%1: %2 cards in the stack</source>
        <translation>%1: %2 Karten im Stapel</translation>
    </message>
    <message>
        <source>table %1 %2</source>
        <translation>Tisch %1 %2</translation>
    </message>
    <message>
        <source>More time: %1</source>
        <translation>Mehr Zeit: %1</translation>
    </message>
    <message>
        <source>Events (*%1)</source>
        <translation>Turniere (*%1)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>File and position in it</source>
        <translation>Datei und Stelle darin</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>As the list, its file's name or the table of players says</source>
        <translation>Wie es die Liste, der Name ihrer Datei oder die Spielertabelle sagt</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Stated checksum compared with the computed one</source>
        <translation>Angegebene Prüfsumme im Vergleich mit der berechneten</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>Cards that differ from the list compared with</source>
        <translation>Karten, die von der Vergleichsliste abweichen</translation>
    </message>
    <message>
        <source>First reason</source>
        <translation>Erster Grund</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Checksum %1</source>
        <translation>Prüfsumme %1</translation>
    </message>
    <message>
        <source>Deck code</source>
        <translation>Deckcode</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Verglichen mit %1</translation>
    </message>
    <message>
        <source>the same, card by card</source>
        <translation>gleich, Karte für Karte</translation>
    </message>
    <message>
        <source>disqualified from round %1 on</source>
        <translation>disqualifiziert ab Runde %1</translation>
    </message>
    <message>
        <source>out from round %1 on</source>
        <translation>draußen ab Runde %1</translation>
    </message>
    <message>
        <source>comes in round %1</source>
        <translation>kommt in Runde %1</translation>
    </message>
    <message>
        <source>… is checked</source>
        <translation>… wird geprüft</translation>
    </message>
    <message>
        <source>– none</source>
        <translation>– keine</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1: final</source>
        <translation>Runde %1: Finale</translation>
    </message>
    <message>
        <source>Round %1: semifinals</source>
        <translation>Runde %1: Halbfinale</translation>
    </message>
    <message>
        <source>Round %1: last %2</source>
        <translation>Runde %1: letzte %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>⇄ %1 from the sideboard</source>
        <translation>⇄ %1 aus dem Sideboard</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlen</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>alle da</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>welche?</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>sideboard?</source>
        <translation>Sideboard?</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code of %1</source>
        <translation>QR-Code von %1</translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation>Kein QR-Code</translation>
    </message>
</context>
<context>
    <name>QuadrantView</name>
    <message>
        <source>Loadout</source>
        <translation>Loadout</translation>
    </message>
    <message>
        <source>back row +%1</source>
        <translation>hintere Reihe +%1</translation>
    </message>
    <message>
        <source>%1 targets</source>
        <translation>%1 Ziele</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>, possible place</source>
        <translation>, möglicher Platz</translation>
    </message>
    <message>
        <source>, in reach</source>
        <translation>, in Reichweite</translation>
    </message>
</context>
<context>
    <name>QueryFieldWords</name>
    <message>
        <source>a range of numbers such as 2..4 after ':'</source>
        <translation>ein Zahlenbereich wie 2..4 nach ':'</translation>
    </message>
    <message>
        <source>a number, a range such as 2..4, or another number field such as defense</source>
        <translation>eine Zahl, ein Bereich wie 2..4 oder ein anderes Zahlenfeld wie defense</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>einer der Werte %1</translation>
    </message>
    <message>
        <source>a domain: %1</source>
        <translation>eine Domäne: %1</translation>
    </message>
    <message>
        <source>deck or a section such as sideboard</source>
        <translation>deck oder ein Bereich wie sideboard</translation>
    </message>
    <message>
        <source>a condition: %1</source>
        <translation>ein Zustand: %1</translation>
    </message>
    <message>
        <source>a regular expression (%1)</source>
        <translation>ein regulärer Ausdruck (%1)</translation>
    </message>
    <message>
        <source>':' or '=' after %1, which is no number</source>
        <translation>':' oder '=' nach %1, das kein Zahlenfeld ist</translation>
    </message>
    <message>
        <source>a word after %1</source>
        <translation>ein Wort nach %1</translation>
    </message>
    <message>
        <source>a field: %1; or quotes around the text</source>
        <translation>ein Feld: %1; oder Anführungszeichen um den Text</translation>
    </message>
    <message>
        <source>something to sort by: name, type, set, rarity, or a number such as cp or -attack</source>
        <translation>ein Sortierfeld: name, type, set, rarity oder eine Zahl wie cp oder -attack</translation>
    </message>
</context>
<context>
    <name>QueryOffers</name>
    <message>
        <source>Search %1</source>
        <translation>%1 suchen</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>':' after sort</source>
        <translation>':' nach sort</translation>
    </message>
    <message>
        <source>'sort:' to stand outside of parentheses, 'or' and '-'</source>
        <translation>'sort:' außerhalb von Klammern, 'or' und '-'</translation>
    </message>
    <message>
        <source>a closing '"'</source>
        <translation>ein schließendes '"'</translation>
    </message>
    <message>
        <source>a closing '/'</source>
        <translation>ein schließendes '/'</translation>
    </message>
    <message>
        <source>a value after the operator</source>
        <translation>ein Wert nach dem Operator</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>an operator: ':' '=' '&lt;' '&lt;=' '&gt;' '&gt;='</source>
        <translation>ein Operator: ':' '=' '&lt;' '&lt;=' '&gt;' '&gt;='</translation>
    </message>
    <message>
        <source>a search term after '-' or NOT</source>
        <translation>ein Suchbegriff nach '-' oder NOT</translation>
    </message>
    <message>
        <source>a search term after 'or'</source>
        <translation>ein Suchbegriff nach 'or'</translation>
    </message>
    <message>
        <source>a search term after '('</source>
        <translation>ein Suchbegriff nach '('</translation>
    </message>
    <message>
        <source>a closing ')'</source>
        <translation>eine schließende ')'</translation>
    </message>
    <message>
        <source>a search term before this, or the end of the query</source>
        <translation>ein Suchbegriff davor oder das Ende der Suche</translation>
    </message>
    <message>
        <source>a search term</source>
        <translation>ein Suchbegriff</translation>
    </message>
    <message>
        <source>a search term before 'or'</source>
        <translation>ein Suchbegriff vor 'or'</translation>
    </message>
    <message>
        <source>at most 64 parentheses inside one another</source>
        <translation>höchstens 64 ineinander verschachtelte Klammern</translation>
    </message>
    <message>
        <source>no ')' without a '(' before it</source>
        <translation>keine ')' ohne vorangehende '('</translation>
    </message>
    <message>
        <source>a query of at most 4,096 bytes</source>
        <translation>eine Suche von höchstens 4.096 Byte</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>Text in UTF-8</translation>
    </message>
</context>
<context>
    <name>RangePopup</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 bis</translation>
    </message>
    <message>
        <source>&amp;Any</source>
        <translation>&amp;Beliebig</translation>
    </message>
    <message>
        <source>Any %1</source>
        <translation>%1 beliebig</translation>
    </message>
    <message>
        <source>%1 &amp;from</source>
        <translation>%1 &amp;von</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>b&amp;is</translation>
    </message>
</context>
<context>
    <name>ReadingButton</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Cancel reading the rule texts</source>
        <translation>Das Lesen der Regeltexte abbrechen</translation>
    </message>
    <message>
        <source>Read the rule texts on</source>
        <translation>Die Regeltexte weiterlesen</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>This is no deck list that can be read: %1</source>
        <translation>Keine lesbare Deckliste: %1</translation>
    </message>
    <message>
        <source>There are more than %1 lists in it</source>
        <translation>Mehr als %1 Listen enthalten</translation>
    </message>
    <message>
        <source>The ruleset “%1” is not known.</source>
        <translation>Das Regelwerk „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The file %1</source>
        <comment>cannot be opened</comment>
        <translation>Die Datei %1</translation>
    </message>
    <message>
        <source>There is nothing in it</source>
        <translation>Kein Inhalt vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>No single character mends it: several of its %n characters are wrong, or a part is missing.</source>
        <translation><numerusform>Ein einzelnes anderes Zeichen behebt das nicht: Mehrere Zeichen sind falsch, oder ein Teil fehlt (es ist nur eines).</numerusform><numerusform>Ein einzelnes anderes Zeichen behebt das nicht: Mehrere der %n Zeichen sind falsch, oder ein Teil fehlt.</numerusform></translation>
    </message>
    <message>
        <source>There is no ruleset to read the code by</source>
        <translation>Es gibt kein Regelwerk, um den Code zu lesen</translation>
    </message>
    <message>
        <source>Deck from a code</source>
        <translation>Deck aus einem Code</translation>
    </message>
    <message>
        <source>stands behind the code</source>
        <translation>steht hinter dem Code</translation>
    </message>
    <message>
        <source>The text is longer than 4 MB, which no list of codes is</source>
        <translation>Der Text ist länger als 4 MB und damit keine Liste von Codes</translation>
    </message>
    <message>
        <source>code %1</source>
        <comment>of several in a file</comment>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>The picture cannot be read</source>
        <translation>Das Bild ist nicht lesbar</translation>
    </message>
    <message>
        <source>The QR code holds no deck code but “%1”</source>
        <translation>Der QR-Code enthält keinen Deckcode, sondern „%1“</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1</source>
        <translation>Das Bild ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>There is no QR code in the picture that can be read. Take the picture from straight above, close, sharp and in even light.</source>
        <translation>Das Bild enthält keinen lesbaren QR-Code. Gerade von oben, nah, scharf und bei gleichmäßigem Licht fotografieren.</translation>
    </message>
    <message>
        <source>QR code %1</source>
        <comment>of several in a file</comment>
        <translation>QR-Code %1</translation>
    </message>
    <message>
        <source>The list has no deck code, so it cannot be read from the PDF</source>
        <translation>Die Liste hat keinen Deckcode und ist daher aus dem PDF nicht lesbar</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation>Das PDF ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The file is no PDF that can be read</source>
        <translation>Die Datei ist kein lesbares PDF</translation>
    </message>
    <message>
        <source>page %1</source>
        <comment>of several in a file</comment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>A picture on the page cannot be read: %1</source>
        <translation>Ein Bild auf der Seite ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The pictures from this page on take too long to look at; split the file</source>
        <translation>Die Bilder ab dieser Seite brauchen zu lange; die Datei aufteilen</translation>
    </message>
    <message>
        <source>There is no deck list of NexusDeck in the PDF, and no QR code that can be read in its pictures. Type the list, or take a picture of the QR code from close by</source>
        <translation>Das PDF enthält keine Deckliste von NexusDeck und in seinen Bildern keinen lesbaren QR-Code. Die Liste abtippen oder den QR-Code aus der Nähe fotografieren</translation>
    </message>
    <message>
        <source>deck %1</source>
        <comment>of several in a file</comment>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>There is no deck in it</source>
        <translation>Kein Deck enthalten</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>is no mechanic the engine knows</source>
        <translation>ist keine der Engine bekannte Mechanik</translation>
    </message>
    <message>
        <source>is no place for cards</source>
        <translation>ist kein Ort für Karten</translation>
    </message>
    <message>
        <source>is no state of a card</source>
        <translation>ist kein Zustand einer Karte</translation>
    </message>
    <message>
        <source>is one alias too many; there may be 1,000</source>
        <translation>ist ein Alias zu viel; erlaubt sind 1.000</translation>
    </message>
    <message>
        <source>has no “=” between what is written and what is read</source>
        <translation>hat kein „=“ zwischen dem, was geschrieben, und dem, was gelesen wird</translation>
    </message>
    <message>
        <source>has nothing before the “=”</source>
        <translation>hat nichts vor dem „=“</translation>
    </message>
    <message>
        <source>has more than 20 words before the “=”</source>
        <translation>hat mehr als 20 Wörter vor dem „=“</translation>
    </message>
    <message>
        <source>begins with {word} or {words}; it needs a word before them</source>
        <translation>beginnt mit {word} oder {words}; davor muss ein Wort stehen</translation>
    </message>
    <message>
        <source>has {words} twice before the “=”</source>
        <translation>hat {words} zweimal vor dem „=“</translation>
    </message>
    <message>
        <source>has a part that is not {n}, {+n}, {word}, {words} or {name}</source>
        <translation>hat einen Teil, der nicht {n}, {+n}, {word}, {words} oder {name} ist</translation>
    </message>
    <message>
        <source>has a part that is not {n}, {+n}, {word}, {words} or {this}</source>
        <translation>hat einen Teil, der nicht {n}, {+n}, {word}, {words} oder {this} ist</translation>
    </message>
    <message>
        <source>has %1, which is not before the “=”</source>
        <translation>hat %1, was nicht vor dem „=“ steht</translation>
    </message>
    <message>
        <source>stands in line %1 already</source>
        <translation>steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>more than 10,000 cards are refused; reading stopped here</source>
        <translation>mehr als 10.000 Karten wurden abgelehnt; das Lesen endet hier</translation>
    </message>
    <message>
        <source>stands in this file already, in line %1</source>
        <translation>steht bereits in dieser Datei, in Zeile %1</translation>
    </message>
    <message>
        <source>stands in this file already, at %1</source>
        <comment>a JSON pointer</comment>
        <translation>steht bereits in dieser Datei, bei %1</translation>
    </message>
    <message>
        <source>%1: %2: %3 is “X”, to be said when the card is played; the list gives no number, so it has none</source>
        <translation>%1: %2: %3 ist „X“ und wird erst gesagt, wenn die Karte gespielt wird; die Liste nennt keine Zahl, also hat sie keine</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>is not a whole number</source>
        <translation>ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>is neither yes nor no</source>
        <translation>ist weder yes noch no</translation>
    </message>
    <message>
        <source>is not one of %1</source>
        <translation>ist keiner der Werte %1</translation>
    </message>
    <message>
        <source>this is JSON; tables (Markdown, CSV, TSV) can be changed in place</source>
        <translation>das ist JSON; an Ort und Stelle ändern lassen sich Tabellen (Markdown, CSV, TSV)</translation>
    </message>
    <message>
        <source>a list of more than 20,000 rows cannot be edited</source>
        <translation>eine Liste mit mehr als 20.000 Zeilen kann nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>there is no table of cards: expected headings with a column Name</source>
        <translation>keine Kartentabelle gefunden: erwartet werden Überschriften mit einer Spalte Name</translation>
    </message>
    <message>
        <source>the table has no column for the card type; say which with --type</source>
        <translation>die Tabelle hat keine Spalte für den Kartentyp; ihn mit --type angeben</translation>
    </message>
    <message>
        <source>line %1: column "%2" is not known; its text is kept with the card</source>
        <translation>Zeile %1: Spalte „%2“ ist unbekannt; ihr Text bleibt bei der Karte erhalten</translation>
    </message>
    <message>
        <source>means the same as the column "%1"</source>
        <translation>bedeutet dasselbe wie die Spalte „%1“</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1: %2 has %3 domain points, its total column says %4</source>
        <translation>Zeile %1: %2 hat %3 Domänenpunkte, die Summenspalte nennt %4</translation>
    </message>
    <message>
        <source>line %1: a table without a column Name is passed over</source>
        <translation>Zeile %1: Tabelle ohne Spalte Name übersprungen</translation>
    </message>
    <message>
        <source>this is no JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is not %1</source>
        <translation>ist nicht %1</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>ist kein Objekt</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>ist keine Liste</translation>
    </message>
    <message>
        <source>is not a single value</source>
        <translation>ist kein einzelner Wert</translation>
    </message>
    <message>
        <source>the file has more than 200,000 cards</source>
        <translation>die Datei hat mehr als 200.000 Karten</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is no date like 2025-07-23</source>
        <translation>ist kein Datum wie 2025-07-23</translation>
    </message>
    <message>
        <source>is no domain of the game</source>
        <translation>ist keine Domäne des Spiels</translation>
    </message>
    <message>
        <source>more than %1 copies of a card</source>
        <translation>mehr als %1 Exemplare einer Karte</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>more than %1 characters</source>
        <translation>mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>a ruleset that is not known here</source>
        <translation>ein hier unbekanntes Regelwerk</translation>
    </message>
    <message>
        <source>it does not begin with %1</source>
        <translation>beginnt nicht mit %1</translation>
    </message>
    <message>
        <source>This is no deck code: %1 (character %2).</source>
        <translation>Das ist kein Deckcode: %1 (Zeichen %2).</translation>
    </message>
    <message>
        <source>This is no deck code: %1.</source>
        <translation>Das ist kein Deckcode: %1.</translation>
    </message>
    <message>
        <source>The code was mistyped or is not whole: its checksum does not fit.</source>
        <translation>Der Code enthält einen Tippfehler oder ist unvollständig: Seine Prüfsumme passt nicht.</translation>
    </message>
    <message>
        <source>The code is from a newer program (%1): update NexusDeck to read it.</source>
        <translation>Der Code stammt aus einem neueren Programm (%1): NexusDeck aktualisieren, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>A code cannot hold this: it has %1.</source>
        <translation>Zu viel für einen Code: %1.</translation>
    </message>
    <message>
        <source>No code can be made: the catalogue does not have %1.</source>
        <translation>Kein Code möglich, nicht im Katalog: %1.</translation>
    </message>
    <message>
        <source>No code can be made: the number of %1 is that of another card of the catalogue too.</source>
        <translation>Kein Code möglich: Die Nummer von %1 hat auch eine andere Karte des Katalogs.</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>a character no code has (codes have A to Z and 2 to 7)</source>
        <translation>ein Zeichen, das in keinem Code vorkommt (Codes bestehen aus A bis Z und 2 bis 7)</translation>
    </message>
    <message>
        <source>Most likely group %1 is wrong at its character %2: “%3” stands there, “%4” is meant.</source>
        <translation>Wahrscheinlich ist Gruppe %1 beim Zeichen %2 falsch: Da steht „%3“, gemeint ist „%4“.</translation>
    </message>
    <message>
        <source>is nothing that a column of copies can be</source>
        <translation>ist nichts, was eine Spalte mit Exemplaren sein kann</translation>
    </message>
    <message>
        <source>is no column of the file</source>
        <translation>ist keine Spalte der Datei</translation>
    </message>
    <message>
        <source>counts the foils among the copies</source>
        <translation>zählt die Foils unter den Exemplaren</translation>
    </message>
    <message>
        <source>counts foils besides the other copies</source>
        <translation>zählt Foils neben den anderen Exemplaren</translation>
    </message>
    <message>
        <source>may say how many copies there are, but is not known to; each line is taken as one copy</source>
        <translation>sagt vielleicht, wie viele Exemplare es sind, ist aber nicht bekannt; jede Zeile zählt als ein Exemplar</translation>
    </message>
    <message>
        <source>no column says how many copies there are; each line is taken as one copy</source>
        <translation>keine Spalte sagt, wie viele Exemplare es sind; jede Zeile zählt als ein Exemplar</translation>
    </message>
    <message>
        <source>%1; did you mean “%2”?</source>
        <comment>a reason</comment>
        <translation>%1; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>the file has several currencies; the amounts are taken as they stand, side by side</source>
        <translation>die Datei hat mehrere Währungen; die Beträge stehen unverändert nebeneinander</translation>
    </message>
    <message>
        <source>%1; it is left out</source>
        <translation>%1; das Feld bleibt leer</translation>
    </message>
    <message>
        <source>is not owned, wanted or unmatched</source>
        <translation>ist keiner der Werte owned, wanted, unmatched</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,000,000</source>
        <translation>ist keine ganze Zahl von 0 bis 1.000.000</translation>
    </message>
    <message>
        <source>is no condition such as NM, Near Mint or Lightly Played</source>
        <translation>ist kein Zustand wie NM, Near Mint oder Lightly Played</translation>
    </message>
    <message>
        <source>is no day such as 2025-03-09</source>
        <translation>ist kein Tag wie 2025-03-09</translation>
    </message>
    <message>
        <source>may be %1 or %2</source>
        <translation>kann %1 oder %2 sein</translation>
    </message>
    <message>
        <source>is no amount such as 12.50</source>
        <translation>ist kein Betrag wie 12.50</translation>
    </message>
    <message>
        <source>has more than 64 tags</source>
        <translation>hat mehr als 64 Schlagwörter</translation>
    </message>
    <message>
        <source>is more than there are copies</source>
        <translation>übersteigt die Zahl der Exemplare</translation>
    </message>
    <message>
        <source>this is no collection: expected headings with a column Name, and best Quantity, Set, Number, Condition, Language, Foil</source>
        <translation>das ist keine Sammlung: erwartet werden Überschriften mit einer Spalte Name und möglichst Quantity, Set, Number, Condition, Language, Foil</translation>
    </message>
    <message>
        <source>a further table with names of cards is not read</source>
        <translation>eine weitere Tabelle mit Kartennamen wird nicht gelesen</translation>
    </message>
    <message>
        <source>is no sheet of the workbook with names of cards</source>
        <translation>ist kein Blatt der Arbeitsmappe mit Kartennamen</translation>
    </message>
    <message>
        <source>more than 10,000 lines cannot be read: this is no collection</source>
        <translation>mehr als 10.000 Zeilen sind nicht lesbar: Das ist keine Sammlung</translation>
    </message>
    <message>
        <source>the file has more than 250,000 stacks</source>
        <translation>die Datei hat mehr als 250.000 Posten</translation>
    </message>
    <message>
        <source>more than 10,000 faults: this is no collection</source>
        <translation>mehr als 10.000 Fehler: Das ist keine Sammlung</translation>
    </message>
    <message>
        <source>is more than is drawn</source>
        <translation>ist mehr, als gezogen wird</translation>
    </message>
    <message>
        <source>names no variant</source>
        <translation>nennt keine Variante</translation>
    </message>
    <message>
        <source>is neither random nor the id of a contest</source>
        <translation>ist weder random noch die ID eines Wettstreits</translation>
    </message>
    <message>
        <source>is a contest without dice, which nobody could win before the game</source>
        <translation>ist ein Wettstreit ohne Würfel, den vor dem Spiel niemand gewinnen könnte</translation>
    </message>
    <message>
        <source>takes cards of a section without a shared stack</source>
        <translation>nimmt Karten aus einem Bereich ohne gemeinsamen Stapel</translation>
    </message>
    <message>
        <source>takes cards of a section without a stack</source>
        <translation>nimmt Karten aus einem Bereich ohne Stapel</translation>
    </message>
    <message>
        <source>is one too many: at most %1</source>
        <translation>ist eins zu viel: höchstens %1</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>ist bereits vorhanden</translation>
    </message>
    <message>
        <source>names no section of this ruleset</source>
        <translation>nennt keinen Bereich dieses Regelwerks</translation>
    </message>
    <message>
        <source>names no attribute of the game</source>
        <translation>nennt kein Attribut des Spiels</translation>
    </message>
    <message>
        <source>names an attribute of another kind</source>
        <translation>nennt ein Attribut anderer Art</translation>
    </message>
    <message>
        <source>is neither a number nor "players" or "players+2"</source>
        <translation>ist weder eine Zahl noch "players" oder "players+2"</translation>
    </message>
    <message>
        <source>adds nothing: given, dice, reveal or hand</source>
        <translation>zählt nichts hinzu: given, dice, reveal oder hand</translation>
    </message>
    <message>
        <source>has to name two sides, or none where any number of players takes part</source>
        <translation>muss zwei Seiten nennen oder keine, wenn beliebig viele Spieler teilnehmen</translation>
    </message>
    <message>
        <source>is missing: what a side adds up</source>
        <translation>fehlt: was eine Seite zusammenzählt</translation>
    </message>
    <message>
        <source>goes with two sides: between several players a tie is broken again</source>
        <translation>passt nur zu zwei Seiten: Unter mehreren Spielern wird ein Gleichstand erneut ausgetragen</translation>
    </message>
    <message>
        <source>may have one number off cards, revealed or in hand</source>
        <translation>darf nur eine Zahl von Karten haben, aufgedeckt oder auf der Hand</translation>
    </message>
    <message>
        <source>may add nothing to a revealed card</source>
        <translation>darf zu einer aufgedeckten Karte nichts hinzuzählen</translation>
    </message>
    <message>
        <source>may have one given number and one throw of dice</source>
        <translation>darf nur eine vorgegebene Zahl und einen Würfelwurf haben</translation>
    </message>
    <message>
        <source>may only be dice</source>
        <translation>darf nur aus Würfeln bestehen</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>has rows of one card with more than 1,900 unknown keys</source>
        <translation>hat Zeilen einer Karte mit mehr als 1.900 unbekannten Schlüsseln</translation>
    </message>
    <message>
        <source>the file has more than 1,000 decks</source>
        <translation>die Datei hat mehr als 1.000 Decks</translation>
    </message>
    <message>
        <source>more than 1,000 rows are no card rows: this is no deck list</source>
        <translation>mehr als 1.000 Zeilen sind keine Kartenzeilen: Das ist keine Deckliste</translation>
    </message>
    <message>
        <source>the columns that are not read: %1</source>
        <translation>die Spalten, die nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>is not a count between 1 and 999</source>
        <translation>ist keine Anzahl zwischen 1 und 999</translation>
    </message>
    <message>
        <source>there is no table of a deck: expected headings with the columns Card Name and Count</source>
        <translation>keine Decktabelle gefunden: erwartet werden Überschriften mit den Spalten Card Name und Count</translation>
    </message>
    <message>
        <source>is struck out</source>
        <translation>ist durchgestrichen</translation>
    </message>
    <message>
        <source>is a comment, or a card; write "%1"</source>
        <translation>ist ein Kommentar oder eine Karte: „%1“ schreiben</translation>
    </message>
    <message>
        <source>has a section name that %1</source>
        <comment>is too long</comment>
        <translation>hat einen ungültigen Bereichsnamen: Er %1</translation>
    </message>
    <message>
        <source>has no count and names no card</source>
        <translation>hat keine Anzahl und nennt keine Karte</translation>
    </message>
    <message>
        <source>has text after the quoted name</source>
        <translation>hat Text nach dem Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>leaves it open which card is meant; write "%1" or "%2"</source>
        <translation>lässt offen, welche Karte gemeint ist: „%1“ oder „%2“ schreiben</translation>
    </message>
    <message>
        <source>has no count; write "%1"</source>
        <translation>hat keine Anzahl: „%1“ schreiben</translation>
    </message>
    <message>
        <source>is no card of the list</source>
        <translation>ist keine Karte der Liste</translation>
    </message>
    <message>
        <source>could be several things: nothing is written there</source>
        <translation>könnte mehreres sein: dort wird nichts geschrieben</translation>
    </message>
    <message>
        <source>agrees with no card: nothing is written there</source>
        <comment>a column</comment>
        <translation>stimmt mit keiner Karte überein: dort wird nichts geschrieben</translation>
    </message>
    <message>
        <source>is no text in UTF-8: only such tables can be written anew</source>
        <translation>ist kein Text in UTF-8: nur solche Tabellen können neu geschrieben werden</translation>
    </message>
    <message>
        <source>has a count that is not a whole number between 1 and 999</source>
        <translation>hat eine Anzahl, die keine ganze Zahl zwischen 1 und 999 ist</translation>
    </message>
    <message>
        <source>has a card name that %1</source>
        <comment>is too long</comment>
        <translation>hat einen ungültigen Kartennamen: Er %1</translation>
    </message>
    <message>
        <source>has no card name after the count</source>
        <translation>hat nach der Anzahl keinen Kartennamen</translation>
    </message>
    <message>
        <source>has a printing that %1</source>
        <comment>is too long</comment>
        <translation>hat einen ungültigen Druck: Er %1</translation>
    </message>
    <message>
        <source>says no number; write how many copies, as "1 %1"</source>
        <translation>nennt keine Zahl: schreiben, wie viele Kopien, etwa „1 %1“</translation>
    </message>
    <message>
        <source>has a note that %1</source>
        <comment>is too long</comment>
        <translation>hat eine ungültige Notiz: Sie %1</translation>
    </message>
    <message>
        <source>has notes longer than 100,000 characters</source>
        <translation>hat Notizen mit mehr als 100.000 Zeichen</translation>
    </message>
    <message>
        <source>is one plan too many: a deck has at most 100</source>
        <translation>ist ein Plan zu viel: ein Deck hat höchstens 100</translation>
    </message>
    <message>
        <source>more than 1,000 lines are no card lines: this is no deck list</source>
        <translation>mehr als 1.000 Zeilen sind keine Kartenzeilen: Das ist keine Deckliste</translation>
    </message>
    <message>
        <source>cannot stand in the field "%1": it %2</source>
        <comment>is too long</comment>
        <translation>ist im Feld „%1“ nicht zulässig: Der Text %2</translation>
    </message>
    <message>
        <source>brings this card over %1 copies</source>
        <translation>bringt diese Karte auf über %1 Exemplare</translation>
    </message>
    <message>
        <source>is in one section too many: a deck has at most 100</source>
        <translation>steht in einem Bereich zu viel: Ein Deck hat höchstens 100</translation>
    </message>
    <message>
        <source>is one row too many: a section has at most 2,000</source>
        <translation>ist eine Zeile zu viel: Ein Bereich hat höchstens 2.000</translation>
    </message>
    <message>
        <source>is one row too many: a deck has at most 10,000</source>
        <translation>ist eine Zeile zu viel: Ein Deck hat höchstens 10.000</translation>
    </message>
    <message>
        <source>has no count; write "1 %1"</source>
        <translation>hat keine Anzahl: „1 %1“ schreiben</translation>
    </message>
    <message>
        <source>more than 5,000 names are no cards of the catalogue: this is no deck list</source>
        <translation>mehr als 5.000 Namen sind keine Karten des Katalogs: das ist keine Deckliste</translation>
    </message>
    <message>
        <source>is none of swiss, round-robin and elimination</source>
        <translation>ist keins von swiss, round-robin und elimination</translation>
    </message>
    <message>
        <source>is not a whole number from %1 to %2</source>
        <translation>ist keine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>is no action</source>
        <translation>ist keine Aktion</translation>
    </message>
    <message>
        <source>is no table and two players</source>
        <translation>ist nicht ein Tisch und zwei Spieler</translation>
    </message>
    <message>
        <source>has too many tables</source>
        <translation>hat zu viele Tische</translation>
    </message>
    <message>
        <source>has another number of values than it must have</source>
        <translation>hat eine andere Zahl von Werten, als es haben muss</translation>
    </message>
    <message>
        <source>is neither 1 nor 3</source>
        <translation>ist weder 1 noch 3</translation>
    </message>
    <message>
        <source>are not the points of a win, a draw and a loss</source>
        <translation>sind nicht die Punkte für Sieg, Unentschieden und Niederlage</translation>
    </message>
    <message>
        <source>has too many entries</source>
        <translation>hat zu viele Einträge</translation>
    </message>
    <message>
        <source>the file is a picture, not a text</source>
        <translation>die Datei ist ein Bild, kein Text</translation>
    </message>
    <message>
        <source>the file is a packed archive; unpack it first</source>
        <translation>die Datei ist ein gepacktes Archiv; entpacke es zuerst</translation>
    </message>
    <message>
        <source>the file is a film or a piece of music, not a text</source>
        <translation>die Datei ist ein Film oder ein Musikstück, kein Text</translation>
    </message>
    <message>
        <source>the file is a picture in the form of a phone (HEIC); save it as JPEG</source>
        <translation>die Datei ist ein Bild in der Form eines Telefons (HEIC); speichere es als JPEG</translation>
    </message>
    <message>
        <source>the file is a program, not a text</source>
        <translation>die Datei ist ein Programm, kein Text</translation>
    </message>
    <message>
        <source>the file is a document of Microsoft Office in its old or locked form; save it as .xlsx without a password, or as CSV</source>
        <translation>die Datei ist ein Dokument von Microsoft Office in alter oder gesperrter Form; ohne Kennwort als .xlsx oder als CSV speichern</translation>
    </message>
    <message>
        <source>the file is a PDF, not a text</source>
        <translation>die Datei ist ein PDF, kein Text</translation>
    </message>
    <message>
        <source>the file is an SQLite database, not a text</source>
        <translation>die Datei ist eine SQLite-Datenbank, kein Text</translation>
    </message>
    <message>
        <source>the file is a document with formatting (RTF); save it as plain text</source>
        <translation>die Datei ist ein Dokument mit Formatierung (RTF); speichere es als reinen Text</translation>
    </message>
    <message>
        <source>the file is a document of Apple Numbers; export it as Excel (.xlsx) or CSV</source>
        <translation>die Datei ist ein Dokument von Apple Numbers; als Excel (.xlsx) oder CSV exportieren</translation>
    </message>
    <message>
        <source>the file is a document of Word; save it as plain text</source>
        <translation>die Datei ist ein Dokument von Word; speichere es als reinen Text</translation>
    </message>
    <message>
        <source>the file is a set of slides; save what you need of it as plain text</source>
        <translation>die Datei ist ein Satz Folien; speichere, was du davon brauchst, als reinen Text</translation>
    </message>
    <message>
        <source>the file is an Excel workbook; save the sheet as CSV</source>
        <translation>die Datei ist eine Excel-Arbeitsmappe; speichere das Blatt als CSV</translation>
    </message>
    <message>
        <source>the file is an e-book, not a text</source>
        <translation>die Datei ist ein E-Book, kein Text</translation>
    </message>
    <message>
        <source>the file is an OpenDocument spreadsheet; save the sheet as CSV</source>
        <translation>die Datei ist eine OpenDocument-Tabelle; speichere das Blatt als CSV</translation>
    </message>
    <message>
        <source>the file is an OpenDocument text; save it as plain text</source>
        <translation>die Datei ist ein OpenDocument-Text; speichere ihn als reinen Text</translation>
    </message>
    <message>
        <source>the file is no ZIP archive that can be read</source>
        <translation>die Datei ist kein lesbares ZIP-Archiv</translation>
    </message>
    <message>
        <source>the file is an archive (ZIP); unpack it first</source>
        <translation>die Datei ist ein Archiv (ZIP); entpacke es zuerst</translation>
    </message>
    <message>
        <source>the file is a web page; copy the list out of it, and paste it</source>
        <translation>die Datei ist eine Webseite; kopiere die Liste heraus und füge sie ein</translation>
    </message>
    <message>
        <source>leads out of the folder</source>
        <translation>führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>is "type", but no type has a colour</source>
        <translation>ist "type", aber kein Typ hat eine Farbe</translation>
    </message>
    <message>
        <source>names an attribute without colours</source>
        <translation>nennt ein Attribut ohne Farben</translation>
    </message>
    <message>
        <source>explains a keyword twice</source>
        <translation>erklärt ein Schlüsselwort zweimal</translation>
    </message>
    <message>
        <source>does not start with "name"</source>
        <translation>beginnt nicht mit "name"</translation>
    </message>
    <message>
        <source>is no colour such as "#2f6db5"</source>
        <translation>ist keine Farbe wie "#2f6db5"</translation>
    </message>
    <message>
        <source>is missing: a game has at least one card type</source>
        <translation>fehlt: Ein Spiel hat mindestens einen Kartentyp</translation>
    </message>
    <message>
        <source>is not one of unit, asset, event, upgrade, terrain, mission</source>
        <translation>ist keiner der Werte unit, asset, event, upgrade, terrain, mission</translation>
    </message>
    <message>
        <source>is missing: a size says how many quarters of a regular unit's room it takes</source>
        <translation>fehlt: Eine Größe gibt an, wie viele Viertel des Platzes einer regulären Einheit sie belegt</translation>
    </message>
    <message>
        <source>names a group that is there already</source>
        <translation>nennt eine bereits vorhandene Gruppe</translation>
    </message>
    <message>
        <source>names no group of keywords</source>
        <translation>nennt keine Schlüsselwortgruppe</translation>
    </message>
    <message>
        <source>names a text: there is nothing to count</source>
        <translation>nennt einen Text: Es gibt nichts zu zählen</translation>
    </message>
    <message>
        <source>is missing: a chart counts something</source>
        <translation>fehlt: Ein Diagramm zählt mindestens ein Attribut</translation>
    </message>
    <message>
        <source>has more than 50 charts</source>
        <translation>hat mehr als 50 Diagramme</translation>
    </message>
    <message>
        <source>is no number from −1000000 to 1000000</source>
        <translation>ist keine Zahl von −1000000 bis 1000000</translation>
    </message>
    <message>
        <source>needs a cost in face: that is what it tells</source>
        <translation>braucht Kosten in face: die gibt sie an</translation>
    </message>
    <message>
        <source>has no weight for any term</source>
        <translation>hat für keinen Term ein Gewicht</translation>
    </message>
    <message>
        <source>has more than 50 terms</source>
        <translation>hat mehr als 50 Terme</translation>
    </message>
    <message>
        <source>is no term of an audit, or the cost, or twice</source>
        <translation>ist kein Term einer Prüfung, oder die Kosten, oder doppelt</translation>
    </message>
    <message>
        <source>names an order that is there already</source>
        <translation>nennt eine bereits vorhandene Sortierung</translation>
    </message>
    <message>
        <source>is no order: column %1, expected %2</source>
        <translation>ist keine Sortierung: Spalte %1, erwartet wird %2</translation>
    </message>
    <message>
        <source>is not an order alone, such as "sort:type sort:-attack"</source>
        <translation>ist keine reine Sortierung wie "sort:type sort:-attack"</translation>
    </message>
    <message>
        <source>has more than 50 orders</source>
        <translation>hat mehr als 50 Sortierungen</translation>
    </message>
    <message>
        <source>needs sets: those that the edition has to itself</source>
        <translation>braucht Sets: die, die die Ausgabe für sich hat</translation>
    </message>
    <message>
        <source>needs sets: those whose cards look so</source>
        <translation>braucht Sets: die, deren Karten so aussehen</translation>
    </message>
    <message>
        <source>needs sets: those whose cards it explains</source>
        <translation>braucht Sets: die, deren Karten es erklärt</translation>
    </message>
    <message>
        <source>names no domain of the game</source>
        <translation>nennt keine Domäne des Spiels</translation>
    </message>
    <message>
        <source>names a domain twice</source>
        <translation>nennt eine Domäne zweimal</translation>
    </message>
    <message>
        <source>names a section that is there already</source>
        <translation>nennt einen bereits vorhandenen Bereich</translation>
    </message>
    <message>
        <source>is missing: a deck has at least one section</source>
        <translation>fehlt: Ein Deck hat mindestens einen Bereich</translation>
    </message>
    <message>
        <source>has more than 32 sections</source>
        <translation>hat mehr als 32 Bereiche</translation>
    </message>
    <message>
        <source>is the same rule twice</source>
        <translation>ist zweimal dieselbe Regel</translation>
    </message>
    <message>
        <source>has more than 500 rules</source>
        <translation>hat mehr als 500 Regeln</translation>
    </message>
    <message>
        <source>is missing: a rule looks at one section at least</source>
        <translation>fehlt: Eine Regel betrifft mindestens einen Bereich</translation>
    </message>
    <message>
        <source>is neither error nor warning</source>
        <translation>ist weder error noch warning</translation>
    </message>
    <message>
        <source>names an unknown attribute</source>
        <translation>nennt ein unbekanntes Attribut</translation>
    </message>
    <message>
        <source>is not one of count, total, copies, within, distinct</source>
        <translation>ist keiner der Werte count, total, copies, within, distinct</translation>
    </message>
    <message>
        <source>names an attribute that is no number</source>
        <translation>nennt ein Attribut, das keine Zahl ist</translation>
    </message>
    <message>
        <source>can only be "domains"</source>
        <translation>kann nur "domains" sein</translation>
    </message>
    <message>
        <source>does not go with forEach, which looks at each domain</source>
        <translation>passt nicht zu forEach, das jede Domäne einzeln prüft</translation>
    </message>
    <message>
        <source>needs domains, and this ruleset names none</source>
        <translation>benötigt Domänen, dieses Regelwerk nennt aber keine</translation>
    </message>
    <message>
        <source>has no bound: exactly, atLeast or atMost</source>
        <translation>hat keine Grenze: exactly, atLeast oder atMost</translation>
    </message>
    <message>
        <source>is above atMost: no deck can meet both</source>
        <translation>liegt über atMost: Kein Deck kann beides erfüllen</translation>
    </message>
    <message>
        <source>is below atLeast: no deck can meet both</source>
        <translation>liegt unter atLeast: Kein Deck kann beides erfüllen</translation>
    </message>
    <message>
        <source>is missing: an attribute or a number</source>
        <translation>fehlt: Attribut oder Zahl</translation>
    </message>
    <message>
        <source>is neither an attribute nor a whole number from 0</source>
        <translation>ist weder ein Attribut noch eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>is the heading of another attribute in the set %1</source>
        <comment>a column heading of card lists</comment>
        <translation>ist im Set %1 die Überschrift eines anderen Attributs</translation>
    </message>
    <message>
        <source>gives another meaning to an attribute that is there already</source>
        <translation>gibt einem bereits vorhandenen Attribut eine andere Bedeutung</translation>
    </message>
    <message>
        <source>is the id of another ruleset, in %1</source>
        <translation>ist die ID eines anderen Regelwerks, in %1</translation>
    </message>
    <message>
        <source>has the same number in deck codes as %1: choose another id</source>
        <translation>hat in Deckcodes dieselbe Nummer wie %1: eine andere ID wählen</translation>
    </message>
    <message>
        <source>is the name of another ruleset, %1</source>
        <translation>ist der Name eines anderen Regelwerks, %1</translation>
    </message>
    <message>
        <source>is no whole number from 0 in quotes</source>
        <translation>ist keine ganze Zahl ab 0 in Anführungszeichen</translation>
    </message>
    <message>
        <source>is not one of never, when-possible, always, when-fitting</source>
        <translation>ist keiner der Werte never, when-possible, always, when-fitting</translation>
    </message>
    <message>
        <source>is no number of 16 hexadecimal digits</source>
        <translation>ist keine Zahl aus 16 hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>is no list of one to eight players</source>
        <translation>ist keine Liste von einem bis acht Spielern</translation>
    </message>
    <message>
        <source>has more than 60,000 actions</source>
        <translation>hat mehr als 60.000 Aktionen</translation>
    </message>
    <message>
        <source>is no step on the battlefield: here, forward, backward-left, …</source>
        <translation>ist kein Schritt auf dem Schlachtfeld: here, forward, backward-left, …</translation>
    </message>
    <message>
        <source>names no integer attribute of the game</source>
        <translation>nennt kein ganzzahliges Attribut des Spiels</translation>
    </message>
    <message>
        <source>is not one of deploy, evolve, ability, attack, event, move, interrupt</source>
        <translation>ist keiner der Werte deploy, evolve, ability, attack, event, move, interrupt</translation>
    </message>
    <message>
        <source>is one phase too many: a round has at most 8</source>
        <translation>ist eine Phase zu viel: Eine Runde hat höchstens 8</translation>
    </message>
    <message>
        <source>is empty: a round has at least one</source>
        <translation>ist leer: Eine Runde hat mindestens eine Phase</translation>
    </message>
    <message>
        <source>is not played yet: each player has a side of their own</source>
        <translation>wird noch nicht gespielt: jeder Spieler hat seine eigene Seite</translation>
    </message>
    <message>
        <source>is not one of frontline, missions</source>
        <translation>ist keiner der Werte frontline, missions</translation>
    </message>
    <message>
        <source>belongs to attributes of kind choice</source>
        <translation>gehört zu Attributen der Art choice</translation>
    </message>
    <message>
        <source>does not have one colour for each choice</source>
        <translation>hat nicht für jede Auswahl genau eine Farbe</translation>
    </message>
    <message>
        <source>is a word of the search language and cannot name an attribute</source>
        <translation>ist ein Wort der Suchsprache und kann kein Attribut benennen</translation>
    </message>
    <message>
        <source>names an attribute that is there already</source>
        <translation>nennt ein bereits vorhandenes Attribut</translation>
    </message>
    <message>
        <source>is not one of integer, text, choice, flag</source>
        <translation>ist keiner der Werte integer, text, choice, flag</translation>
    </message>
    <message>
        <source>is missing: a choice needs its values</source>
        <translation>fehlt: Eine Auswahl benötigt ihre Werte</translation>
    </message>
    <message>
        <source>has more than 64 entries</source>
        <translation>hat mehr als 64 Einträge</translation>
    </message>
    <message>
        <source>belongs to attributes of kind text</source>
        <translation>gehört zu Attributen der Art text</translation>
    </message>
    <message>
        <source>belongs to attributes of kind integer</source>
        <translation>gehört zu Attributen der Art integer</translation>
    </message>
    <message>
        <source>is not one of passive, active, interrupt, trigger, event, upgrade, consume, martyrdom, challenge, one-time</source>
        <translation>ist keiner der Werte passive, active, interrupt, trigger, event, upgrade, consume, martyrdom, challenge, one-time</translation>
    </message>
    <message>
        <source>is no range of the game</source>
        <translation>ist keine Reichweite des Spiels</translation>
    </message>
    <message>
        <source>is no id: lower-case letters, digits and hyphens, a letter first</source>
        <translation>ist keine ID: Kleinbuchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe</translation>
    </message>
    <message>
        <source>is no query: column %1, expected %2</source>
        <translation>ist keine Suche: Spalte %1, erwartet wird %2</translation>
    </message>
    <message>
        <source>asks about a deck, a collection or an order; a rule can only ask about the card</source>
        <translation>bezieht sich auf ein Deck, eine Sammlung oder eine Sortierung; eine Regel darf nur die Karte betreffen</translation>
    </message>
    <message>
        <source>is too much with the queries before it: a ruleset's queries may look for some thousand words, or for fewer regular expressions</source>
        <translation>ist zusammen mit den Abfragen davor zu viel: Die Abfragen eines Regelsatzes dürfen nach einigen tausend Wörtern suchen oder nach weniger regulären Ausdrücken</translation>
    </message>
    <message>
        <source>may hold name, type and text attributes</source>
        <translation>darf name, type und Textattribute enthalten</translation>
    </message>
    <message>
        <source>is one attribute too many: a game has at most 200</source>
        <translation>ist ein Attribut zu viel: Ein Spiel hat höchstens 200</translation>
    </message>
    <message>
        <source>has no text that explains it</source>
        <comment>a keyword</comment>
        <translation>hat keinen Text, der es erklärt</translation>
    </message>
    <message>
        <source>is explained above already</source>
        <comment>a keyword</comment>
        <translation>ist weiter oben schon erklärt</translation>
    </message>
    <message>
        <source>is a heading of cards, not of keywords: this is a list of cards</source>
        <translation>ist eine Überschrift von Karten, nicht von Schlüsselwörtern: das ist eine Kartenliste</translation>
    </message>
    <message>
        <source>there is no keyword with a text: expected headings with a paragraph each, or a table with the columns Keyword and Text</source>
        <translation>es gibt kein Schlüsselwort mit einem Text: erwartet werden Überschriften mit je einem Absatz oder eine Tabelle mit den Spalten Keyword und Text</translation>
    </message>
    <message>
        <source>the file explains more than 1,000 keywords</source>
        <translation>die Datei erklärt mehr als 1.000 Schlüsselwörter</translation>
    </message>
    <message>
        <source>a deck</source>
        <translation>ein Deck</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>eine Kartenliste</translation>
    </message>
    <message>
        <source>a collection</source>
        <translation>eine Sammlung</translation>
    </message>
    <message>
        <source>a game of the Table</source>
        <translation>eine Partie vom Tisch</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>ein Turnier</translation>
    </message>
    <message>
        <source>a scene</source>
        <translation>eine Szene</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <translation>ein Regelwerk</translation>
    </message>
    <message>
        <source>the description of a game</source>
        <translation>die Beschreibung eines Spiels</translation>
    </message>
    <message>
        <source>the list of a library folder</source>
        <translation>die Liste eines Bibliotheksordners</translation>
    </message>
    <message>
        <source>the list of an export's files</source>
        <translation>die Liste der Dateien eines Exports</translation>
    </message>
    <message>
        <source>a number out of range</source>
        <translation>eine Zahl außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>this is no JSON: %1</source>
        <translation>das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>is not between %1 and %2</source>
        <translation>liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>is not true or false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <source>is an unknown key</source>
        <translation>ist ein unbekannter Schlüssel</translation>
    </message>
    <message>
        <source>has more than 1,900 unknown keys</source>
        <translation>hat mehr als 1.900 unbekannte Schlüssel</translation>
    </message>
    <message>
        <source>is a newer form than this program reads (%1)</source>
        <translation>ist eine neuere Form, als dieses Programm liest (%1)</translation>
    </message>
    <message>
        <source>is %1, and not %2</source>
        <comment>a deck, a collection</comment>
        <translation>ist %1 und nicht %2</translation>
    </message>
    <message>
        <source>is not "%1"</source>
        <translation>ist nicht „%1“</translation>
    </message>
    <message>
        <source>is nested deeper than 64 levels</source>
        <translation>ist tiefer als 64 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>stands twice in one object</source>
        <translation>steht zweimal in einem Objekt</translation>
    </message>
    <message>
        <source>is one key too many: an object has at most 2,000</source>
        <translation>ist ein Schlüssel zu viel: Ein Objekt hat höchstens 2.000</translation>
    </message>
    <message>
        <source>has a NUL character</source>
        <translation>enthält ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>is a number out of range</source>
        <translation>ist eine Zahl außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>is not a list of two</source>
        <translation>ist keine Liste von zweien</translation>
    </message>
    <message>
        <source>is no player</source>
        <translation>ist kein Spieler</translation>
    </message>
    <message>
        <source>is not a list of two or more</source>
        <translation>ist keine Liste von zweien oder mehr</translation>
    </message>
    <message>
        <source>is no list of numbers of games</source>
        <translation>ist keine Liste von Anzahlen von Spielen</translation>
    </message>
    <message>
        <source>has numbers that no games come to</source>
        <translation>hat Zahlen, die keine Spiele ergeben</translation>
    </message>
    <message>
        <source>is no list of shares</source>
        <translation>ist keine Liste von Anteilen</translation>
    </message>
    <message>
        <source>has what is no pair of its decks</source>
        <translation>hat etwas, das kein Paar seiner Decks ist</translation>
    </message>
    <message>
        <source>is no pairing of these games</source>
        <translation>ist keine Paarung dieser Spiele</translation>
    </message>
    <message>
        <source>are more than a league has</source>
        <translation>sind mehr, als eine Liga hat</translation>
    </message>
    <message>
        <source>is no file of a library</source>
        <translation>ist keine Datei einer Bibliothek</translation>
    </message>
    <message>
        <source>the set has more than 200,000 fields</source>
        <translation>das Set hat mehr als 200.000 Felder</translation>
    </message>
    <message>
        <source>the table has more than 500 columns</source>
        <translation>die Tabelle hat mehr als 500 Spalten</translation>
    </message>
    <message>
        <source>the file has more than 10,000 players</source>
        <translation>die Datei hat mehr als 10.000 Spieler</translation>
    </message>
    <message>
        <source>there is no table of players: expected headings with a column Player, or Last Name and First Name, and a row for each</source>
        <translation>keine Spielertabelle: erwartet werden Überschriften mit einer Spalte Player (Spieler) oder Last Name und First Name (Nachname, Vorname), und eine Zeile für jeden</translation>
    </message>
    <message>
        <source>has no list of cards</source>
        <translation>hat keine Liste von Karten</translation>
    </message>
    <message>
        <source>has no column of card names</source>
        <translation>hat keine Spalte mit Kartennamen</translation>
    </message>
    <message>
        <source>has more than 1,000 decks</source>
        <translation>hat mehr als 1.000 Decks</translation>
    </message>
    <message>
        <source>has more fields than there are headings</source>
        <translation>hat mehr Felder, als es Überschriften gibt</translation>
    </message>
    <message>
        <source>is a card without a name</source>
        <translation>ist eine Karte ohne Namen</translation>
    </message>
    <message>
        <source>is a deck of another game than %1</source>
        <translation>ist ein Deck eines anderen Spiels als %1</translation>
    </message>
    <message>
        <source>is no seat of the scene</source>
        <translation>ist kein Platz der Szene</translation>
    </message>
    <message>
        <source>makes more than 2,000 cards in one scene</source>
        <translation>macht mehr als 2.000 Karten in einer Szene</translation>
    </message>
    <message>
        <source>is not one of static, synaptic-mark</source>
        <translation>ist weder static noch synaptic-mark</translation>
    </message>
    <message>
        <source>has more than 20 kinds</source>
        <translation>hat mehr als 20 Arten</translation>
    </message>
    <message>
        <source>is not one of event, ability, attack, deploy, move, trigger, no-response, pass, mission, concede, or what is done by hand: put-card, draw-cards, set-points …</source>
        <translation>ist weder event, ability, attack, deploy, move, trigger, no-response, pass, mission, concede noch etwas, das von Hand geschieht: put-card, draw-cards, set-points …</translation>
    </message>
    <message>
        <source>is no quadrant: front-left, middle-centre, back-inner-right, …</source>
        <translation>ist kein Quadrant: front-left, middle-centre, back-inner-right, …</translation>
    </message>
    <message>
        <source>is no list of words and numbers</source>
        <translation>ist keine Liste von Wörtern und Zahlen</translation>
    </message>
    <message>
        <source>the file has more than 1,000 tables</source>
        <translation>die Datei hat mehr als 1.000 Tabellen</translation>
    </message>
    <message>
        <source>“sep=” names no single sign that could part cells</source>
        <translation>„sep=“ nennt kein einzelnes Zeichen, das Zellen trennen könnte</translation>
    </message>
    <message>
        <source>a quote stands inside of a field; double it and put the field in quotes</source>
        <translation>ein Anführungszeichen steht innerhalb eines Feldes: verdoppeln und das Feld in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>a quote is opened in this row and never closed</source>
        <translation>ein Anführungszeichen wird in dieser Zeile geöffnet und nie geschlossen</translation>
    </message>
    <message>
        <source>the table has more than 250,000 rows</source>
        <translation>die Tabelle hat mehr als 250.000 Zeilen</translation>
    </message>
    <message>
        <source>the tables have more than 4,000,000 cells</source>
        <translation>die Tabellen haben mehr als 4.000.000 Zellen</translation>
    </message>
    <message>
        <source>more than 10,000 rows have too few or too many cells</source>
        <translation>mehr als 10.000 Zeilen haben zu wenige oder zu viele Zellen</translation>
    </message>
    <message>
        <source>has over 500 cells, the headings are %1</source>
        <translation>hat über 500 Zellen, die Kopfzeile %1</translation>
    </message>
    <message>
        <source>the row has %1 cells, the headings are %2</source>
        <translation>die Zeile hat %1 Zellen, die Kopfzeile %2</translation>
    </message>
    <message>
        <source>has %1 cells, the headings are %2</source>
        <comment>a row</comment>
        <translation>hat %1 Zellen, die Kopfzeile %2</translation>
    </message>
    <message>
        <source>the workbook has no sheet with anything in it</source>
        <translation>in keinem Blatt der Arbeitsmappe steht etwas</translation>
    </message>
    <message>
        <source>the file's form cannot hold the row as it is to be</source>
        <translation>die Form der Datei kann die Zeile so nicht aufnehmen</translation>
    </message>
    <message>
        <source>the workbook holds more than 32 MB of text</source>
        <translation>die Arbeitsmappe enthält mehr als 32 MB Text</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is too large: %1 of at most %2</source>
        <translation>die Datei ist zu groß: %1 (höchstens %2)</translation>
    </message>
    <message>
        <source>the file is UTF-16; save it as UTF-8</source>
        <translation>die Datei ist UTF-16; als UTF-8 speichern</translation>
    </message>
    <message>
        <source>there is a NUL byte: this is no text file</source>
        <translation>hier steht ein NUL-Byte: Das ist keine Textdatei</translation>
    </message>
    <message>
        <source>the bytes here are no UTF-8</source>
        <translation>die Bytes hier sind kein UTF-8</translation>
    </message>
    <message>
        <source>has no end, {{/…}}</source>
        <translation>hat kein Ende, {{/…}}</translation>
    </message>
    <message>
        <source>has no }} in its line</source>
        <translation>hat kein }} in seiner Zeile</translation>
    </message>
    <message>
        <source>is a list: it stands as {{#…}} and {{/…}}</source>
        <translation>ist eine Liste: sie steht als {{#…}} und {{/…}}</translation>
    </message>
    <message>
        <source>is no field there; there are: %1</source>
        <translation>ist dort kein Feld; es gibt: %1</translation>
    </message>
    <message>
        <source>lies too deep</source>
        <translation>liegt zu tief</translation>
    </message>
    <message>
        <source>ends what has not begun</source>
        <translation>beendet, was nicht begonnen hat</translation>
    </message>
    <message>
        <source>stands where {{/%1}} is wanted, of line %2</source>
        <translation>steht, wo {{/%1}} der Zeile %2 erwartet wird</translation>
    </message>
    <message>
        <source>makes a text of more than 16 MB</source>
        <translation>ergibt einen Text von mehr als 16 MB</translation>
    </message>
    <message>
        <source>has a document type, which is not read: it could name other files</source>
        <translation>hat einen Dokumenttyp, der nicht gelesen wird: er könnte andere Dateien nennen</translation>
    </message>
    <message>
        <source>is not well-formed XML</source>
        <translation>ist kein wohlgeformtes XML</translation>
    </message>
    <message>
        <source>is not XML with one root element</source>
        <translation>ist kein XML mit einem Wurzelelement</translation>
    </message>
    <message>
        <source>has a reference to a character that there is not</source>
        <translation>verweist auf ein Zeichen, das es nicht gibt</translation>
    </message>
    <message>
        <source>has more than 600,000 tags and attributes</source>
        <translation>hat mehr als 600.000 Tags und Attribute</translation>
    </message>
    <message>
        <source>the sheet is too large to be read: more than 2,500,000 tags and attributes; save it as CSV</source>
        <translation>das Blatt ist zu groß zum Lesen: mehr als 2.500.000 Tags und Attribute; als CSV speichern</translation>
    </message>
    <message>
        <source>is in the archive twice, and nobody knows which is meant</source>
        <comment>a file</comment>
        <translation>ist zweimal im Archiv, und niemand weiß, welche gemeint ist</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <comment>a file of an archive</comment>
        <translation>lässt sich nicht entpacken</translation>
    </message>
    <message>
        <source>is not in the archive</source>
        <comment>a file</comment>
        <translation>ist nicht im Archiv</translation>
    </message>
    <message>
        <source>unpacks to more than %1</source>
        <comment>a file of an archive</comment>
        <translation>ist entpackt größer als %1</translation>
    </message>
</context>
<context>
    <name>RenameJob</name>
    <message>
        <source>Renaming</source>
        <translation>Wird umbenannt</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Where the game stands</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>Aktion %1</translation>
    </message>
    <message>
        <source>action %1 of %2</source>
        <translation>Aktion %1 von %2</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Battle report</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Other &amp;template…</source>
        <translation>Andere &amp;Vorlage…</translation>
    </message>
    <message>
        <source>By the template that comes with the program.</source>
        <translation>Nach der Vorlage, die dem Programm beiliegt.</translation>
    </message>
    <message>
        <source>By the template %1.</source>
        <translation>Nach der Vorlage %1.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the battle report</source>
        <translation>Spielbericht speichern</translation>
    </message>
    <message>
        <source>Report.md</source>
        <translation>Bericht.md</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The report is saved to %1.</source>
        <translation>Der Bericht ist gespeichert: %1.</translation>
    </message>
    <message>
        <source>Template of the battle report</source>
        <translation>Vorlage des Spielberichts</translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show as gallery</source>
        <translation>Als Galerie zeigen</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Gefundene Karten</translation>
    </message>
    <message>
        <source>Table (Ctrl+G)</source>
        <translation>Tabelle (Strg+G)</translation>
    </message>
    <message>
        <source>Gallery (Ctrl+G)</source>
        <translation>Galerie (Strg+G)</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>%1 without “%2…”</source>
        <translation>%1 ohne „%2…“</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Order: by %1</source>
        <translation>Sortiert nach %1</translation>
    </message>
    <message>
        <source>Order: by %1, largest first</source>
        <translation>Sortiert nach %1, größte zuerst</translation>
    </message>
    <message>
        <source>Order: by %1, smallest first</source>
        <translation>Sortiert nach %1, kleinste zuerst</translation>
    </message>
    <message>
        <source>Search order, else by name</source>
        <translation>Wie in der Suche, sonst nach Name</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>Kleinste zuerst</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Cards found</source>
        <translation>Gefundene Karten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>%1 (no room now)</source>
        <translation>%1 (jetzt kein Platz)</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>RevisionDialog</name>
    <message>
        <source>Folder of the repository</source>
        <translation>Ordner des Repositorys</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Path of the list</source>
        <translation>Pfad der Liste</translation>
    </message>
    <message>
        <source>A list in a git repository</source>
        <translation>Eine Liste in einem Git-Repository</translation>
    </message>
    <message>
        <source>a branch, a tag, an id, HEAD~2</source>
        <translation>ein Zweig, ein Tag, eine Kennung, HEAD~2</translation>
    </message>
    <message>
        <source>cards/PlayCards.md</source>
        <translation>cards/PlayCards.md</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Repository</source>
        <translation>&amp;Repository</translation>
    </message>
    <message>
        <source>Re&amp;vision</source>
        <translation>Re&amp;vision</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Looking for lists…</source>
        <translation>Listen werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>%n files that may be card lists</source>
        <translation><numerusform>%n Datei, die eine Kartenliste sein kann</numerusform><numerusform>%n Dateien, die Kartenlisten sein können</numerusform></translation>
    </message>
</context>
<context>
    <name>RevisionWords</name>
    <message>
        <source>%1 is not in the repository, which is damaged or was copied in part.</source>
        <translation>%1 fehlt im Repository: Es ist beschädigt oder wurde nur zum Teil kopiert.</translation>
    </message>
    <message>
        <source>%1 is too large to be read.</source>
        <translation>%1 ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>%1 is damaged in the repository.</source>
        <translation>%1 ist im Repository beschädigt.</translation>
    </message>
    <message>
        <source>The git repository %1 is not read: it holds what is no plain file, or too large.</source>
        <translation>Das Git-Repository %1 wird nicht gelesen: Es enthält etwas, das keine gewöhnliche Datei oder zu groß ist.</translation>
    </message>
    <message>
        <source>%1 is a link there, and links are not followed.</source>
        <translation>%1 ist dort eine Verknüpfung, und Verknüpfungen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>%1 is a repository of its own there, a submodule.</source>
        <translation>%1 ist dort ein eigenes Repository, ein Submodul.</translation>
    </message>
    <message>
        <source>%1 is a folder there, not a file.</source>
        <translation>%1 ist dort ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>The git repository %1 has no revision yet.</source>
        <translation>Das Git-Repository %1 hat noch keine Revision.</translation>
    </message>
    <message>
        <source>The git repository %1 has no revision “%2” that can be read.</source>
        <translation>Das Git-Repository %1 hat keine lesbare Revision „%2“.</translation>
    </message>
    <message>
        <source>The repository is a shallow copy: its history begins at %1.</source>
        <translation>Das Repository ist eine flache Kopie: Seine Geschichte beginnt bei %1.</translation>
    </message>
    <message>
        <source>The history begins at %1: what comes before it is too large.</source>
        <translation>Die Geschichte beginnt bei %1: Was davor liegt, ist zu groß.</translation>
    </message>
    <message>
        <source>The history begins at %1: what comes before it is missing or damaged.</source>
        <translation>Die Geschichte beginnt bei %1: Was davor liegt, fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>%1 is no git repository.</source>
        <translation>%1 ist kein Git-Repository.</translation>
    </message>
    <message>
        <source>The git repository %1 is not read: it borrows what it holds from another (alternates).</source>
        <translation>Das Git-Repository %1 wird nicht gelesen: Es leiht sich seinen Inhalt von einem anderen (alternates).</translation>
    </message>
    <message>
        <source>The git repository %1 cannot be read: the index of a pack is damaged.</source>
        <translation>Das Git-Repository %1 ist nicht lesbar: Der Index eines Packs ist beschädigt.</translation>
    </message>
    <message>
        <source>The git repository %1 cannot be read: %2.</source>
        <translation>Das Git-Repository %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is no path in a repository.</source>
        <translation>„%1“ ist kein Pfad in einem Repository.</translation>
    </message>
    <message>
        <source>Revision “%1” of %2 has no file %3.</source>
        <translation>Revision „%1“ von %2 hat keine Datei %3.</translation>
    </message>
    <message>
        <source>What the file held (%1)</source>
        <translation>Der Inhalt der Datei (%1)</translation>
    </message>
    <message>
        <source>The history is long and was read back to %1 only.</source>
        <translation>Die Geschichte ist lang und wurde nur bis %1 zurück gelesen.</translation>
    </message>
    <message>
        <source>No revision of %1 has a file %2.</source>
        <translation>Keine Revision von %1 hat eine Datei %2.</translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message>
        <source>Pairs of the round</source>
        <translation>Paarungen der Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>When and by whom; what was said before</source>
        <translation>Wann und von wem; was vorher galt</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Endrunde</translation>
    </message>
    <message>
        <source>Single elimination of the best:</source>
        <translation>Endrunde der Besten:</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rounds of the Swiss; 0: as many as the players ask for</source>
        <translation>Runden des Schweizer Systems; 0: so viele, wie die Spieler verlangen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Result: the table's number, then two keys</source>
        <translation>Ergebnis: die Nummer des Tischs, dann zwei Tasten</translation>
    </message>
    <message>
        <source>7 21</source>
        <translation>7 21</translation>
    </message>
    <message>
        <source>Table 7, two games to one: 7 21. With drawn games: 7 1-1-1 and Enter. Again: corrected.</source>
        <translation>Tisch 7, zwei zu eins: 7 21. Mit unentschiedenen Spielen: 7 1-1-1 und Eingabe. Noch einmal: berichtigt.</translation>
    </message>
    <message>
        <source>&amp;Pair round 1</source>
        <translation>Runde 1 aus&amp;losen</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>&amp;Ergebnis:</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Chan&amp;ge pairs…</source>
        <translation>&amp;Paarungen ändern…</translation>
    </message>
    <message>
        <source>Until the first result of the round is there</source>
        <translation>Bis das erste Ergebnis der Runde da ist</translation>
    </message>
    <message>
        <source>R&amp;ounds…</source>
        <translation>R&amp;unden…</translation>
    </message>
    <message>
        <source>How many rounds are planned</source>
        <translation>Wie viele Runden geplant sind</translation>
    </message>
    <message>
        <source>&amp;Cut…</source>
        <translation>En&amp;drunde…</translation>
    </message>
    <message>
        <source>Single elimination of the best from now on</source>
        <translation>Von nun an scheidet aus, wer verliert; nur die Besten spielen</translation>
    </message>
    <message>
        <source>&amp;Pair round %1</source>
        <translation>Runde %1 aus&amp;losen</translation>
    </message>
    <message>
        <source>%1 in; %2 rounds are proposed.</source>
        <translation>%1 dabei; vorgeschlagen sind %2 Runden.</translation>
    </message>
    <message>
        <source>Round %1, cut to %2</source>
        <translation>Runde %1, Endrunde der besten %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source> · %1 without a result</source>
        <translation> · %1 ohne Ergebnis</translation>
    </message>
    <message>
        <source> · %1 has won the event</source>
        <translation> · %1 hat das Turnier gewonnen</translation>
    </message>
    <message>
        <source> · all rounds are played: cut, or look at the standings</source>
        <translation> · alle Runden sind gespielt: Endrunde oder Rangliste</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>corrected %1; %2 at %3</source>
        <translation>berichtigt %1; %2 um %3</translation>
    </message>
    <message>
        <source>○ open</source>
        <translation>○ offen</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>No round is paired.</source>
        <translation>Keine Runde ist ausgelost.</translation>
    </message>
    <message>
        <source>The table's number, then two keys: games won by the first and the second player</source>
        <translation>Die Nummer des Tischs, dann zwei Tasten: gewonnene Spiele des ersten und des zweiten Spielers</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>In dieser Runde gibt es keinen Tisch %1.</translation>
    </message>
    <message>
        <source>That is no result: 7 21 is table 7, two games to one.</source>
        <translation>Das ist kein Ergebnis: 7 21 ist Tisch 7, zwei zu eins.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 %2 %3 – Enter writes it down</source>
        <translation>%1 %2 %3 – Eingabe hält es fest</translation>
    </message>
    <message>
        <source>Table %1: %2 %3 %4</source>
        <translation>Tisch %1: %2 %3 %4</translation>
    </message>
    <message>
        <source>, corrected</source>
        <translation>, berichtigt</translation>
    </message>
    <message>
        <source>Round %1 is paired.</source>
        <translation>Runde %1 ist ausgelost.</translation>
    </message>
    <message>
        <source>Cut to the best %1; pair the next round.</source>
        <translation>Endrunde der besten %1; nun die nächste Runde auslosen.</translation>
    </message>
    <message>
        <source>%1 rounds are planned.</source>
        <translation>%1 Runden sind geplant.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>of an event</comment>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>RuleChances</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>no bound</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Counts in</source>
        <translation>Zählt in</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>points of all %1 together</source>
        <translation>Punkte aller %1 zusammen</translation>
    </message>
    <message>
        <source>points of each %1</source>
        <translation>Punkte jeder %1</translation>
    </message>
    <message>
        <source>Copies at most</source>
        <translation>Exemplare höchstens</translation>
    </message>
    <message>
        <source>Copies at most, a number</source>
        <translation>Exemplare höchstens, eine Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>what the card says: %1</source>
        <translation>was auf der Karte steht: %1</translation>
    </message>
    <message>
        <source>Within what these have</source>
        <translation>Innerhalb dessen, was diese haben</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Only cards</source>
        <translation>Nur Karten</translation>
    </message>
    <message>
        <source>a search: t:leader</source>
        <translation>eine Suche: t:leader</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Genannt</translation>
    </message>
    <message>
        <source>what is counted: Leaders</source>
        <translation>was gezählt wird: Anführer</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>Verweist auf</translation>
    </message>
    <message>
        <source>section of the rulebook</source>
        <translation>Abschnitt des Regelbuchs</translation>
    </message>
    <message>
        <source>Only where there are any cards</source>
        <translation>Nur, wo es Karten gibt</translation>
    </message>
    <message>
        <source>A breach is only a warning</source>
        <translation>Ein Verstoß ist nur eine Warnung</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>SampleHandView</name>
    <message>
        <source>Cost of the hand</source>
        <translation>Kosten der Hand</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Shuffle the deck and draw again (Ctrl+D)</source>
        <translation>Deck mischen und neu ziehen (Strg+D)</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Noch eine ziehen</translation>
    </message>
    <message>
        <source>Draw the next card of the same shuffle</source>
        <translation>Nächste Karte derselben Mischung ziehen</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation>Es gibt nichts zu ziehen: %1 ist leer.</translation>
    </message>
    <message>
        <source>The whole deck is in hand.</source>
        <translation>Das ganze Deck ist auf der Hand.</translation>
    </message>
    <message>
        <source>1 card left.</source>
        <translation>1 Karte übrig.</translation>
    </message>
    <message>
        <source>%1 cards left.</source>
        <translation>%1 Karten übrig.</translation>
    </message>
    <message>
        <source>The deck has changed since.</source>
        <translation>Das Deck wurde seitdem geändert.</translation>
    </message>
</context>
<context>
    <name>SavedLine</name>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Hide this</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 liegt in %2</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Suchsprache</translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation>Spalte %1: %2 erwartet</translation>
    </message>
    <message>
        <source>The search is incomplete, </source>
        <translation>Die Suche ist unvollständig, </translation>
    </message>
    <message>
        <source>The search has an error, </source>
        <translation>Die Suche hat einen Fehler, </translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Search: %1 …</source>
        <translation>Suche: %1 …</translation>
    </message>
</context>
<context>
    <name>SearchPane</name>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was added; Ctrl+Shift+Enter adds it all the same.</source>
        <translation>%1 Nichts hinzugefügt; Strg+Umschalt+Eingabe tut es trotzdem.</translation>
    </message>
    <message>
        <source>No room for any of the %1 cards. Nothing was added.</source>
        <translation>Für keine der %1 Karten ist Platz. Nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 cannot be added.</source>
        <translation>%1 kann nicht hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Added %1 to %2.</source>
        <translation>%1 zu %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 has no copy to take out.</source>
        <translation>%1: kein Exemplar zum Herausnehmen.</translation>
    </message>
    <message>
        <source>The deck has no copy to take out.</source>
        <translation>Im Deck ist kein Exemplar zum Herausnehmen.</translation>
    </message>
    <message>
        <source>Took all of %1 out.</source>
        <translation>Alle %1 herausgenommen.</translation>
    </message>
    <message>
        <source>Took %1 out.</source>
        <translation>%1 herausgenommen.</translation>
    </message>
    <message>
        <source>Took all of %1 out of %2.</source>
        <translation>Alle %1 aus %2 herausgenommen.</translation>
    </message>
    <message>
        <source>Took one %1 out of %2.</source>
        <translation>Ein %1 aus %2 herausgenommen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Hinzufügen zu %1</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Zum Deck hinzufügen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Add over the limit</source>
        <translation>Über die Grenze hinaus hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter</source>
        <translation>Strg+Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Take one out	−</source>
        <translation>Eins herausnehmen	−</translation>
    </message>
    <message>
        <source>Take all out	Shift+Del</source>
        <translation>Alle herausnehmen	Umschalt+Entf</translation>
    </message>
    <message>
        <source>Show the card	F2</source>
        <translation>Karte anzeigen	F2</translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy the names</source>
        <translation>Namen kopieren</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation>
    </message>
    <message>
        <source>No card has %1.</source>
        <translation>Keine Karte hat %1.</translation>
    </message>
    <message>
        <source>No card matches, even with any one term left out.</source>
        <translation>Keine Karte passt, auch nicht ohne einen der Begriffe.</translation>
    </message>
    <message numerus="yes">
        <source>No card matches all %n terms.</source>
        <translation><numerusform>Keine Karte passt auf %n Begriff.</numerusform><numerusform>Keine Karte passt auf alle %n Begriffe.</numerusform></translation>
    </message>
    <message>
        <source>No card in the catalogue matches.</source>
        <translation>Keine Karte im Katalog passt.</translation>
    </message>
    <message>
        <source>Without “%1”, %2 would.</source>
        <translation>Ohne „%1“ wären es %2.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>War %1 gemeint?</translation>
    </message>
    <message>
        <source>Did you mean %1? It finds %2.</source>
        <translation>War %1 gemeint? Das findet %2.</translation>
    </message>
</context>
<context>
    <name>SectionSwitch</name>
    <message>
        <source>Add to</source>
        <translation>Hinzufügen zu</translation>
    </message>
    <message>
        <source>Where a card is added</source>
        <translation>Ziel beim Hinzufügen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Each card to its own section (Enter)</source>
        <translation>Jede Karte in ihren eigenen Bereich (Enter)</translation>
    </message>
    <message>
        <source>Ctrl+Enter always adds here</source>
        <translation>Strg+Enter fügt immer hier hinzu</translation>
    </message>
    <message>
        <source>Shift+Enter always adds here</source>
        <translation>Umschalt+Enter fügt immer hier hinzu</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Sets the shuffle: same number, same cards</source>
        <translation>Bestimmt das Mischen: gleiche Zahl, gleiche Karten</translation>
    </message>
</context>
<context>
    <name>SeenCurve</name>
    <message>
        <source>Seen by round</source>
        <translation>Gesehen bis Runde</translation>
    </message>
    <message>
        <source>round %1: %2, with one more %3</source>
        <translation>Runde %1: %2, mit einem mehr %3</translation>
    </message>
    <message>
        <source>Where each round's hand is played whole</source>
        <translation>Wenn die Hand jeder Runde ganz gespielt wird</translation>
    </message>
    <message>
        <source>%1; dashed: with one more</source>
        <translation>%1, – – mit +1</translation>
    </message>
    <message>
        <source>dashed: with one copy</source>
        <translation>– – mit 1 Exemplar</translation>
    </message>
</context>
<context>
    <name>SetBrowser</name>
    <message>
        <source>Narrow the cards of the set</source>
        <translation>Die Karten des Sets eingrenzen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cards of the set %1</source>
        <translation>Karten des Sets %1</translation>
    </message>
    <message>
        <source>Narrow: words, or a query such as t:unit</source>
        <translation>Eingrenzen: Wörter oder eine Suche wie t:unit</translation>
    </message>
    <message>
        <source>Show in &amp;Build</source>
        <translation>In &amp;Bauen zeigen</translation>
    </message>
    <message>
        <source>The cards shown, in the search</source>
        <translation>Die gezeigten Karten in der Suche</translation>
    </message>
    <message>
        <source>&amp;Name and date…</source>
        <translation>&amp;Name und Datum …</translation>
    </message>
    <message>
        <source>What the set is called and when it came out; its code stays</source>
        <translation>Wie das Set heißt und wann es erschien; sein Kürzel bleibt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Name and date of %1</source>
        <translation>Name und Datum von %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>Not a complete query yet.</source>
        <translation>Noch keine vollständige Suche.</translation>
    </message>
</context>
<context>
    <name>SetsPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Sets and their completion</source>
        <translation>Sets und ihre Vollständigkeit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>Different cards; a stack without a set counts for every set its card is in</source>
        <translation>Verschiedene Karten; ein Posten ohne Set zählt für jedes Set, das seine Karte enthält</translation>
    </message>
    <message>
        <source>Full playsets</source>
        <translation>Volle Playsets</translation>
    </message>
    <message>
        <source>Cards owned in as many copies as one deck may have</source>
        <translation>Karten mit so vielen Exemplaren, wie ein Deck haben darf</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Cards missing from the set</source>
        <translation>Im Set fehlende Karten</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>In other sets</source>
        <translation>In anderen Sets</translation>
    </message>
    <message>
        <source>Copies you own in other printings</source>
        <translation>Exemplare im Besitz in anderen Drucken</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Add missing to &amp;wants</source>
        <translation>Fehlende auf die &amp;Suchliste</translation>
    </message>
    <message>
        <source>One of each, in the printing of this set</source>
        <translation>Je ein Exemplar im Druck dieses Sets</translation>
    </message>
    <message>
        <source>&amp;Own one of each</source>
        <translation>Je eins in den &amp;Besitz</translation>
    </message>
    <message>
        <source>Adds one near mint copy of every missing card, in one step</source>
        <translation>Fügt von jeder fehlenden Karte ein Near-Mint-Exemplar hinzu, in einem Schritt</translation>
    </message>
    <message>
        <source>&amp;Show in Cards</source>
        <translation>In Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>The cards of the set in the search</source>
        <translation>Die Karten des Sets in der Suche</translation>
    </message>
    <message>
        <source>There are no cards yet: import a card list in Catalogue.</source>
        <translation>Noch keine Karten: im Katalog eine Kartenliste importieren.</translation>
    </message>
    <message>
        <source>Choose a set above.</source>
        <translation>Oben ein Set wählen.</translation>
    </message>
    <message>
        <source>%1 is complete.</source>
        <translation>%1 ist vollständig.</translation>
    </message>
    <message>
        <source>%1 missing from %2</source>
        <translation>Fehlend in %2: %1</translation>
    </message>
    <message>
        <source>%1 of %2 added to the wants.</source>
        <translation>%1 von %2 auf die Suchliste gesetzt.</translation>
    </message>
    <message>
        <source>All missing cards of %1 are in the wants already.</source>
        <translation>Alle fehlenden Karten von %1 stehen schon auf der Suchliste.</translation>
    </message>
    <message>
        <source>%1 of %2 added, one near mint copy of each.</source>
        <translation>%1 von %2 hinzugefügt, je ein Near-Mint-Exemplar.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>%1 could not be read. It lies beside as %2, and the window starts as at first.</source>
        <translation>%1 war nicht lesbar. Die Datei liegt als %2 daneben, und das Fenster beginnt wie beim ersten Mal.</translation>
    </message>
</context>
<context>
    <name>SetupChances</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Nothing is turned over.</source>
        <translation>Es wird nichts aufgedeckt.</translation>
    </message>
    <message>
        <source>There are too many possibilities to calculate.</source>
        <translation>Zu viele Möglichkeiten für eine Berechnung.</translation>
    </message>
    <message>
        <source>Cards are turned over until they are worth %1 %2; then %3 are in play on average.</source>
        <translation>Karten werden aufgedeckt, bis sie %1 %2 wert sind; im Mittel sind dann %3 im Spiel.</translation>
    </message>
    <message>
        <source>Ends below that: %1.</source>
        <translation>Endet darunter: %1.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>&amp;My collection, too</source>
        <translation>Auch &amp;meine Sammlung</translation>
    </message>
    <message>
        <source>Whose collection it is</source>
        <translation>Wessen Sammlung es ist</translation>
    </message>
    <message>
        <source>Library to a folder</source>
        <translation>Bibliothek in einen Ordner</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message>
        <source>Decks and rulesets of your own go into the folder. Your collection goes along only if you want it to; others read under this name whose it is.</source>
        <translation>Ihre Decks und eigenen Regelwerke kommen in den Ordner. Ihre Sammlung kommt nur mit, wenn Sie es wünschen; unter diesem Namen lesen andere, wessen sie ist.</translation>
    </message>
    <message>
        <source>&amp;Decks:</source>
        <translation>&amp;Decks:</translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartenformat</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Vollfarbe</translation>
    </message>
    <message>
        <source>Low ink</source>
        <translation>Tintensparend</translation>
    </message>
    <message>
        <source>Text only</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Flip on long edge</source>
        <translation>Über die lange Kante</translation>
    </message>
    <message>
        <source>Flip on short edge</source>
        <translation>Über die kurze Kante</translation>
    </message>
    <message>
        <source>Same side, to fold</source>
        <translation>Auf derselben Seite, zum Falten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Breite des Papiers</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Höhe des Papiers</translation>
    </message>
    <message>
        <source>Width of a card</source>
        <translation>Breite einer Karte</translation>
    </message>
    <message>
        <source>Height of a card</source>
        <translation>Höhe einer Karte</translation>
    </message>
    <message>
        <source>Inset of the cutter marks</source>
        <translation>Abstand der Schneidemarken</translation>
    </message>
    <message>
        <source>From the paper's edges to the marks, as in the cutter's program</source>
        <translation>Vom Papierrand bis zu den Marken, wie im Programm des Schneideplotters</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Between cards, 0 to 5 mm; with bleed, at least twice the bleed</source>
        <translation>Zwischen Karten, 0 bis 5 mm; bei Anschnitt mindestens das Doppelte davon</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Anschnitt</translation>
    </message>
    <message>
        <source>How far a card's edge extends beyond the cut, 0 to 3 mm</source>
        <translation>Wie weit der Kartenrand über den Schnitt hinausgeht, 0 bis 3 mm</translation>
    </message>
    <message>
        <source>Printer margin</source>
        <translation>Druckerrand</translation>
    </message>
    <message>
        <source>Area the printer cannot reach along each edge</source>
        <translation>Was der Drucker an jedem Rand nicht erreicht</translation>
    </message>
    <message>
        <source>Backs to the right</source>
        <translation>Rückseiten nach rechts</translation>
    </message>
    <message>
        <source>Moves the backs to the right, in millimetres</source>
        <translation>Verschiebt die Rückseiten nach rechts, in Millimetern</translation>
    </message>
    <message>
        <source>Backs down</source>
        <translation>Rückseiten nach unten</translation>
    </message>
    <message>
        <source>Moves the backs down, in millimetres</source>
        <translation>Verschiebt die Rückseiten nach unten, in Millimetern</translation>
    </message>
    <message>
        <source>Rotation of the backs</source>
        <translation>Drehung der Rückseiten</translation>
    </message>
    <message>
        <source>Clockwise, in degrees</source>
        <translation>Im Uhrzeigersinn, in Grad</translation>
    </message>
    <message>
        <source>Horizontal correction</source>
        <translation>Horizontale Korrektur</translation>
    </message>
    <message>
        <source>In per mille: 2 prints 63 mm as 63.126</source>
        <translation>In Promille: 2 druckt 63 mm als 63,126</translation>
    </message>
    <message>
        <source>Vertical correction</source>
        <translation>Vertikale Korrektur</translation>
    </message>
    <message>
        <source>In per mille: 2 prints 88 mm as 88.176</source>
        <translation>In Promille: 2 druckt 88 mm als 88,176</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>100 mm ruler</source>
        <translation>100-mm-Lineal</translation>
    </message>
    <message>
        <source>Shows whether the printer has scaled the sheet</source>
        <translation>Zeigt, ob der Drucker den Bogen skaliert hat</translation>
    </message>
    <message>
        <source>Cutter marks</source>
        <translation>Plottermarken</translation>
    </message>
    <message>
        <source>A square and two corners by which a cutting plotter finds the sheet</source>
        <translation>Ein Quadrat und zwei Winkel, an denen ein Schneideplotter den Bogen erkennt</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>Wasserzeichen</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Eigenes Format</translation>
    </message>
    <message>
        <source>%1, %2 × %3 mm</source>
        <comment>a size of cards</comment>
        <translation>%1, %2 × %3 mm</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>Spalten × Reihen</translation>
    </message>
    <message>
        <source>Gap, bleed</source>
        <translation>Abstand, Anschnitt</translation>
    </message>
    <message>
        <source>Printer calibration</source>
        <translation>Druckerabgleich</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Backs →, ↓</source>
        <translation>Rückseiten →, ↓</translation>
    </message>
    <message>
        <source>Backs ↻</source>
        <translation>Rückseiten ↻</translation>
    </message>
    <message>
        <source>Correction ↔, ↕</source>
        <translation>Korrektur ↔, ↕</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Page %1 of %2, %3 % of true size</source>
        <translation>Seite %1 von %2, %3 % der Originalgröße</translation>
    </message>
</context>
<context>
    <name>SheetPrinting</name>
    <message>
        <source>The printer is set to %1 paper, but the sheets are laid out for %2. Nothing was printed: choose the same paper in both.</source>
        <translation>Der Drucker ist auf Papier von %1 eingestellt, die Bögen sind aber für %2 angelegt. Nichts wurde gedruckt: bei beiden dasselbe Papier wählen.</translation>
    </message>
    <message>
        <source>The printer is set to %1 paper, but the lists are laid out for %2. Nothing was printed: choose the same paper in both.</source>
        <translation>Der Drucker ist auf Papier von %1 eingestellt, die Listen sind aber für %2 angelegt. Nichts wurde gedruckt: bei beiden dasselbe Papier wählen.</translation>
    </message>
</context>
<context>
    <name>SheetsPage</name>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>&amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drucken…</translation>
    </message>
</context>
<context>
    <name>SideView</name>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>● to act</source>
        <translation>● am Zug</translation>
    </message>
    <message>
        <source>has initiative</source>
        <translation>hat die Initiative</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>SideboardPage</name>
    <message>
        <source>Swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Counting swaps…</source>
        <translation>Tausche werden gezählt…</translation>
    </message>
    <message>
        <source>Stopped. The next change to the deck restarts it.</source>
        <translation>Angehalten. Die nächste Änderung am Deck startet die Zählung neu.</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Tausche</translation>
    </message>
    <message>
        <source>Filter by card</source>
        <translation>Karte filtern</translation>
    </message>
    <message>
        <source>Only swaps of cards with these words</source>
        <translation>Nur Tausche von Karten mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Suggest…</source>
        <translation>Vorschlagen…</translation>
    </message>
    <message>
        <source>Sideboards to choose from, each with what it is for</source>
        <translation>Sideboards zur Wahl, jedes mit seinem Zweck</translation>
    </message>
    <message>
        <source>Swaps of up to three cards</source>
        <translation>Tausche von bis zu drei Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Raus</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Rein</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Swaps as a matrix</source>
        <translation>Tausche als Matrix</translation>
    </message>
    <message>
        <source>Swaps as a list</source>
        <translation>Tausche als Liste</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>This ruleset has no sideboard to swap cards with.</source>
        <translation>Dieses Regelwerk hat kein Sideboard zum Tauschen.</translation>
    </message>
    <message>
        <source>%1 is empty: Ctrl+Enter in the search adds a card, “Suggest…” all of them.</source>
        <translation>%1 ist leer: Strg+Enter in der Suche fügt eine Karte hinzu, „Vorschlagen…“ alle.</translation>
    </message>
    <message>
        <source>Too many cards to count the swaps.</source>
        <translation>Zu viele Karten, um die Tausche zu zählen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>swaps of so many cards</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Legal swaps by size: %1</source>
        <translation>Legale Tausche nach Kartenzahl: %1</translation>
    </message>
    <message>
        <source>Legal one-for-one swaps, by size:</source>
        <translation>Legale Tausche eins zu eins, nach Kartenzahl:</translation>
    </message>
    <message>
        <source>All its cards can be swapped in.</source>
        <translation>Alle seine Karten können eingetauscht werden.</translation>
    </message>
    <message numerus="yes">
        <source>Cards no legal swap uses (%n): </source>
        <translation><numerusform>%n seiner Karten passt in keinen legalen Tausch: </numerusform><numerusform>%n seiner Karten passen in keinen legalen Tausch: </numerusform></translation>
    </message>
    <message>
        <source>Swap %1 for %2</source>
        <translation>%1 gegen %2 tauschen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation>Neuer Plan…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Apply to the deck</source>
        <translation>Auf Deck anwenden</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The deck as it was before the game</source>
        <translation>Das Deck wie vor dem Spiel</translation>
    </message>
    <message>
        <source>Swap the cards; “Take back” undoes it after the game</source>
        <translation>Die Karten tauschen; „Zurücknehmen“ macht es nach dem Spiel rückgängig</translation>
    </message>
    <message>
        <source>Plans (%1)</source>
        <translation>Pläne (%1)</translation>
    </message>
    <message>
        <source>A plan says what to swap against an opponent. “New plan…” creates one.</source>
        <translation>Ein Plan sagt, was gegen einen Gegner getauscht wird. „Neuer Plan…“ legt einen an.</translation>
    </message>
    <message>
        <source>New plan %1</source>
        <translation>Neuer Plan %1</translation>
    </message>
    <message>
        <source>Edit plan %1</source>
        <translation>Plan %1 bearbeiten</translation>
    </message>
    <message>
        <source>Delete plan %1</source>
        <translation>Plan %1 löschen</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>Leave the cards as they are and mark the plan as taken back?</source>
        <translation>Die Karten lassen, wie sie sind, und den Plan als zurückgenommen vermerken?</translation>
    </message>
    <message>
        <source>Mark the plan as taken back</source>
        <translation>Plan als zurückgenommen vermerken</translation>
    </message>
    <message>
        <source>Take back plan %1</source>
        <translation>Plan %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Apply plan %1</source>
        <translation>Plan %1 anwenden</translation>
    </message>
    <message>
        <source>Save plans as PDF</source>
        <translation>Pläne als PDF speichern</translation>
    </message>
    <message>
        <source> plans</source>
        <translation> Pläne</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Play %1 &amp;games alone</source>
        <translation>%1 Spiele &amp;allein spielen</translation>
    </message>
    <message>
        <source>When each card comes down</source>
        <translation>Wann jede Karte ausgespielt wird</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Comes down</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Games in which a copy was played by the last round</source>
        <translation>Spiele, in denen bis zur letzten Runde ein Exemplar gespielt wurde</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>In which the first copy came down, on average</source>
        <translation>In der das erste Exemplar gespielt wurde, im Mittel</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Exact: the chance to have drawn a copy by then. Far above “Comes down” the card stays in hand.</source>
        <translation>Exakt: die Chance, bis dahin ein Exemplar gezogen zu haben. Liegt sie weit über „Ausgespielt“, bleibt die Karte auf der Hand.</translation>
    </message>
    <message>
        <source>All front Quadrants held by then</source>
        <translation>Alle vorderen Quadranten bis dahin besetzt</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Allein gespielt</translation>
    </message>
    <message>
        <source>Cancelled: the deck has changed.</source>
        <translation>Abgebrochen: Das Deck hat sich geändert.</translation>
    </message>
    <message>
        <source>The program plays %1 rounds without an opponent, again and again.</source>
        <translation>Das Programm spielt %1 Runden ohne Gegner, immer wieder.</translation>
    </message>
    <message>
        <source>Nobody plays this game: it does not say what a position is worth.</source>
        <translation>Niemand spielt dieses Spiel: Es sagt nicht, was eine Stellung wert ist.</translation>
    </message>
    <message>
        <source>%1 games in {time}. The same again: seed %2.</source>
        <translation>%1 Spiele in {time}. Dasselbe noch einmal: Startwert %2.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games in {time}; the figures are of these.</source>
        <translation>Angehalten nach %1 von %2 Spielen in {time}; die Zahlen sind von diesen.</translation>
    </message>
    <message>
        <source>Played by the greedy player, without an opponent. Behind each figure: between which two the true one lies in 95 of 100 cases.</source>
        <translation>Gespielt vom gierigen Spieler, ohne Gegner. Hinter jeder Zahl: zwischen welchen beiden die wahre in 95 von 100 Fällen liegt.</translation>
    </message>
    <message>
        <source>%1 unspent at the end of a round</source>
        <translation>%1 übrig am Ende einer Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>StackForm</name>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Details of the chosen stacks</source>
        <translation>Angaben zu den gewählten Posten</translation>
    </message>
    <message>
        <source>different values</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>%1 set aside for %2</source>
        <translation>%1 für %2 zurückgelegt</translation>
    </message>
    <message>
        <source>%1, %2: changes here apply to all of them.</source>
        <translation>%1, %2: Änderungen hier gelten für alle.</translation>
    </message>
    <message>
        <source>Choose stacks in the table to see and change their details.</source>
        <translation>Posten in der Tabelle wählen, um ihre Angaben zu sehen und zu ändern.</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>z. B. %1</translation>
    </message>
</context>
<context>
    <name>StackTable</name>
    <message>
        <source>Stacks of the collection</source>
        <translation>Posten der Sammlung</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings after</source>
        <translation>Rangliste nach</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Won, lost, drawn</source>
        <translation>Gewonnen, verloren, unentschieden</translation>
    </message>
    <message>
        <source>OMW</source>
        <translation>GBA</translation>
    </message>
    <message>
        <source>Opponents' match win share</source>
        <translation>Begegnungsanteil der Gegner</translation>
    </message>
    <message>
        <source>GW</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Game win share</source>
        <translation>Spielanteil</translation>
    </message>
    <message>
        <source>OGW</source>
        <translation>GSA</translation>
    </message>
    <message>
        <source>Opponents' game win share</source>
        <translation>Spielanteil der Gegner</translation>
    </message>
    <message>
        <source>Why the player stands there</source>
        <translation>Warum der Spieler dort steht</translation>
    </message>
    <message>
        <source>Standings &amp;after:</source>
        <translation>Rangliste n&amp;ach:</translation>
    </message>
    <message>
        <source>No round is paired yet: the standings begin with the first result.</source>
        <translation>Noch ist keine Runde ausgelost: Die Rangliste beginnt mit dem ersten Ergebnis.</translation>
    </message>
    <message>
        <source>all results so far</source>
        <translation>allen Ergebnissen bisher</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>By all results so far:</source>
        <translation>Nach allen Ergebnissen bisher:</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Seed of the game</source>
        <translation>Startwert des Spiels</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same number deals the same cards; without one the dice decide.</source>
        <translation>Dieselbe Zahl gibt dieselben Karten; ohne sie entscheidet der Würfel.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the dice: another number, other cards</source>
        <translation>Würfeln: eine andere Zahl, andere Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Mehr Spieler</translation>
    </message>
    <message>
        <source>Open a saved game or a scene…</source>
        <translation>Gespeichertes Spiel oder Szene öffnen…</translation>
    </message>
    <message>
        <source>Options ▾</source>
        <translation>Optionen ▾</translation>
    </message>
    <message>
        <source>Options ▸</source>
        <translation>Optionen ▸</translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Optionen ausblenden</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Optionen zeigen</translation>
    </message>
    <message>
        <source>hidden: covered until their player opens them</source>
        <translation>verdeckt: bis ihr Spieler sie aufdeckt</translation>
    </message>
    <message>
        <source>solo: all open, and the table never turns</source>
        <translation>solo: alle offen, der Tisch dreht sich nie</translation>
    </message>
    <message>
        <source>Flip for initiative card by card</source>
        <translation>Initiative Karte für Karte aufdecken</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Stop for triggered abilities</source>
        <translation>Halt für ausgelöste Fähigkeiten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Texts play: what is understood happens by itself</source>
        <translation>Texte spielen: was verstanden ist, geschieht von selbst</translation>
    </message>
    <message>
        <source>the rules of the first deck</source>
        <translation>Regeln des ersten Decks</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (geöffnet)</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>Choose a deck for at least one player.</source>
        <translation>Für mindestens einen Spieler ein Deck wählen.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 up, not “%1”.</source>
        <translation>Der Startwert muss eine ganze Zahl ab 0 sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>The lock of the profile could not be read. It lies beside as %1, and the window has started without it.</source>
        <translation>Die Sperre des Profils war nicht lesbar. Sie liegt als %1 daneben, und das Fenster ist ohne sie gestartet.</translation>
    </message>
    <message>
        <source>Profile in use</source>
        <translation>Profil in Gebrauch</translation>
    </message>
    <message>
        <source>Another NexusDeck (process %1) has this profile open and does not answer.</source>
        <translation>Ein anderes NexusDeck (Prozess %1) hat dieses Profil offen und antwortet nicht.</translation>
    </message>
    <message>
        <source>NexusDeck has this profile open on the machine “%1”.</source>
        <translation>NexusDeck hat dieses Profil auf dem Rechner „%1“ offen.</translation>
    </message>
    <message>
        <source>If it is still open there, each window overwrites what the other saves. Start only if it is not.
That it is open says the file %1</source>
        <translation>Ist es dort noch offen, überschreibt jedes Fenster, was das andere sichert. Starte nur, wenn es das nicht ist.
Dass es offen ist, sagt die Datei %1</translation>
    </message>
    <message>
        <source>&amp;Start anyway</source>
        <translation>&amp;Trotzdem starten</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Section counted</source>
        <translation>Gezählter Bereich</translation>
    </message>
    <message>
        <source>Income against the costs</source>
        <translation>Einkommen und Kosten</translation>
    </message>
    <message>
        <source>Show the whole deck again</source>
        <translation>Wieder das ganze Deck zeigen</translation>
    </message>
    <message>
        <source>The deck is empty. Add cards to see their types and costs here.</source>
        <translation>Das Deck ist leer. Karten hinzufügen, um hier ihre Typen und Kosten zu sehen.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>✕ Only %1 %2</source>
        <translation>✕ Nur %1 %2</translation>
    </message>
    <message>
        <source>✕ Show all</source>
        <translation>✕ Alle zeigen</translation>
    </message>
</context>
<context>
    <name>StatsPage</name>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Share of decks</source>
        <translation>Anteil der Decks</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Matches that one side had it in and the other not</source>
        <translation>Begegnungen, in denen eine Seite sie hatte und die andere nicht</translation>
    </message>
    <message>
        <source>Win share</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>A draw is half a win</source>
        <translation>Ein Unentschieden ist ein halber Sieg</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>With 95 % certainty (Wilson): of few matches it is wide</source>
        <translation>Mit 95 % Sicherheit (Wilson): bei wenigen Begegnungen weit</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 lists</source>
        <translation>Gezählt: %1 von %2 Listen</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Domains of decks</source>
        <translation>Domänen der Decks</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Sa&amp;ve as CSV…</source>
        <translation>Als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>No list was handed in, so nothing is known of what was played.</source>
        <translation>Keine Liste ist abgegeben, also ist nicht bekannt, was gespielt wurde.</translation>
    </message>
    <message>
        <source>%1 of %2 gave a list</source>
        <translation>%1 von %2 gaben eine Liste ab</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Draft kept · last saved %1</source>
        <translation>Entwurf gesichert · Version von %1</translation>
    </message>
    <message>
        <source>Draft kept · not saved yet</source>
        <translation>Entwurf gesichert · ungespeichert</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Legality of the deck</source>
        <translation>Legalität des Decks</translation>
    </message>
    <message>
        <source>Opening the card catalogue …</source>
        <translation>Kartenkatalog wird geöffnet …</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Diese Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Cancel what is being done</source>
        <translation>Abbrechen, was gerade geschieht</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo this change (Ctrl+Z)</source>
        <translation>Diese Änderung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No deck is open: Ctrl+N creates one, Ctrl+O opens one</source>
        <translation>Kein Deck geöffnet: Strg+N legt eines an, Strg+O öffnet eines</translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation>%1 Sets</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>what is being done, 40</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>The profile cannot be opened</source>
        <translation>Das Profil lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Resolving %1</source>
        <translation>%1 wird ausgeführt</translation>
    </message>
    <message>
        <source>Before the round ends</source>
        <translation>Vor dem Ende der Runde</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Beginn der Runde %1</translation>
    </message>
    <message>
        <source>Done? Press P again to continue.</source>
        <translation>Ausgeführt? Weiter mit nochmals P.</translation>
    </message>
    <message>
        <source>Press P again to pass.</source>
        <translation>Nochmals P zum Passen.</translation>
    </message>
    <message>
        <source>Press P to continue.</source>
        <translation>Weiter mit P.</translation>
    </message>
    <message>
        <source>Do it by hand (H), tick it off, then press P.</source>
        <translation>Von Hand ausführen (H), abhaken, dann P.</translation>
    </message>
</context>
<context>
    <name>SuggestDialog</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>&amp;Only what I own</source>
        <translation>&amp;Nur im Besitz</translation>
    </message>
    <message>
        <source>Suggested sideboards</source>
        <translation>Vorgeschlagene Sideboards</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>Vorschläge für %1</translation>
    </message>
    <message>
        <source>All cards; or a search, such as t:unit cp&lt;=4</source>
        <translation>Alle Karten; oder eine Suche, etwa t:unit cp&lt;=4</translation>
    </message>
    <message>
        <source>&amp;Put these in</source>
        <translation>Diese &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>A&amp;us</translation>
    </message>
    <message>
        <source>Error in the search at column %1: expected %2.</source>
        <translation>Fehler in der Suche bei Spalte %1: erwartet wird %2.</translation>
    </message>
    <message>
        <source>The search refers to a deck or a collection; it may only refer to cards.</source>
        <translation>Die Suche bezieht sich auf ein Deck oder eine Sammlung; sie darf nur Karten betreffen.</translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <translation>Beste Auswahl wird gesucht…</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Swaps of one card now: %1.</source>
        <translation>Tausche einer Karte jetzt: %1.</translation>
    </message>
    <message>
        <source>The deck is not legal yet.</source>
        <translation>Das Deck ist noch nicht legal.</translation>
    </message>
</context>
<context>
    <name>SuggestionWords</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>War „%1“ gemeint?</translation>
    </message>
</context>
<context>
    <name>SurplusPage</name>
    <message>
        <source>Copies above the printed limit</source>
        <translation>Exemplare über der aufgedruckten Grenze</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Maximum copies in one deck</source>
        <translation>Höchstzahl in einem Deck</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Can never be used in one deck</source>
        <translation>In einem Deck nie verwendbar</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>Zum Tausch</translation>
    </message>
    <message>
        <source>Copies already offered</source>
        <translation>Bereits angebotene Exemplare</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of the surplus copies, worst condition first, where known</source>
        <translation>Wert der überschüssigen Exemplare, schlechtester Zustand zuerst, soweit bekannt</translation>
    </message>
    <message>
        <source>Offer &amp;chosen for trade</source>
        <translation>&amp;Gewählte zum Tausch anbieten</translation>
    </message>
    <message>
        <source>Offer &amp;all for trade</source>
        <translation>&amp;Alle zum Tausch anbieten</translation>
    </message>
    <message>
        <source>Starts with free copies in the worst condition; nothing leaves the collection</source>
        <translation>Zuerst freie Exemplare im schlechtesten Zustand; nichts verlässt die Sammlung</translation>
    </message>
    <message>
        <source>A deck may have no more copies of a card than its limit, so these can never be used in one deck. Keep them for a second deck, or offer them for trade.</source>
        <translation>Ein Deck darf von einer Karte nicht mehr Exemplare enthalten als ihre Grenze; diese hier sind also in einem Deck nie verwendbar. Für ein zweites Deck behalten oder zum Tausch anbieten.</translation>
    </message>
    <message>
        <source>No card is above its limit: every copy you own can be used in one deck.</source>
        <translation>Keine Karte liegt über ihrer Grenze: Alle Exemplare im Besitz sind in einem Deck verwendbar.</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, Wert %1</translation>
    </message>
    <message>
        <source>%1 of %2 above the limit%3</source>
        <translation>%1 von %2 über der Grenze%3</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <translation>%1 ohne Wert</translation>
    </message>
    <message>
        <source>%1 more offered for trade.</source>
        <translation>%1 mehr zum Tausch angeboten.</translation>
    </message>
</context>
<context>
    <name>SwapMatrix</name>
    <message>
        <source>Swaps of one card: deck in rows, sideboard in columns</source>
        <translation>Tausche einer Karte: Deck in Zeilen, Sideboard in Spalten</translation>
    </message>
</context>
<context>
    <name>SwapMatrixModel</name>
    <message>
        <source>Something that must stay the same would change.</source>
        <translation>Etwas, das gleich bleiben muss, würde sich ändern.</translation>
    </message>
    <message>
        <source>%1 for %2: legal</source>
        <translation>%1 für %2: legal</translation>
    </message>
    <message>
        <source>%1 for %2: not legal</source>
        <translation>%1 für %2: nicht legal</translation>
    </message>
    <message>
        <source>Out %1, in %2</source>
        <translation>Heraus %1, hinein %2</translation>
    </message>
    <message>
        <source>Legal. Enter or a double click swaps one copy.</source>
        <translation>Legal. Enter oder Doppelklick tauscht ein Exemplar.</translation>
    </message>
    <message>
        <source>%1: no legal swap brings it in</source>
        <translation>%1: Kein legaler Tausch bringt sie ins Deck</translation>
    </message>
    <message>
        <source>%1, which no legal swap brings in</source>
        <translation>%1, die kein legaler Tausch ins Deck bringt</translation>
    </message>
</context>
<context>
    <name>SyntaxSheet</name>
    <message>
        <source>Search syntax</source>
        <translation>Suchsyntax</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>both words, in name, type line, keywords or rules</source>
        <translation>beide Wörter, in Name, Typzeile, Schlüsselwörtern oder Regeltext</translation>
    </message>
    <message>
        <source>this exact phrase</source>
        <translation>genau diese Wortfolge</translation>
    </message>
    <message>
        <source>not this word; - works before any term</source>
        <translation>nicht dieses Wort; - geht vor jedem Ausdruck</translation>
    </message>
    <message>
        <source>either of them</source>
        <translation>eines von beiden</translation>
    </message>
    <message>
        <source>parentheses group terms</source>
        <translation>Klammern fassen zusammen</translation>
    </message>
    <message>
        <source>a regular expression, between slashes</source>
        <translation>ein regulärer Ausdruck, zwischen Schrägstrichen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>at most; also &amp;lt; &amp;gt; &amp;gt;= = !=</source>
        <translation>höchstens; auch &amp;lt; &amp;gt; &amp;gt;= = !=</translation>
    </message>
    <message>
        <source>from 2 to 4</source>
        <translation>von 2 bis 4</translation>
    </message>
    <message>
        <source>two numbers compared</source>
        <translation>zwei Zahlen im Vergleich</translation>
    </message>
    <message>
        <source>sort, largest first</source>
        <translation>sortieren, größte zuerst</translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Eines von mehreren</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
</context>
<context>
    <name>TableCheckPanel</name>
    <message>
        <source>Cards of the list and those called out</source>
        <translation>Karten der Liste und angesagte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>In the sideboard</source>
        <translation>Im Sideboard</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Card called out: a number, then the beginning of its name</source>
        <translation>Angesagte Karte: eine Zahl, dann der Anfang des Namens</translation>
    </message>
    <message>
        <source>A card called out:  3 wick sprite</source>
        <translation>Angesagte Karte:  3 wick sprite</translation>
    </message>
    <message>
        <source>Be&amp;gin the check anew</source>
        <translation>Prüfung &amp;neu beginnen</translation>
    </message>
    <message>
        <source>Take the second list</source>
        <translation>Zweite Liste nehmen</translation>
    </message>
    <message>
        <source>Calls out all cards of the list compared with, without its sideboard</source>
        <translation>Nimmt alle Karten der Liste, mit der verglichen wird, ohne ihr Sideboard</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 cards should lie at the table. Type what is called out; + and − at a card change it by one.</source>
        <translation>Am Tisch sollten %1 Karten liegen. Angesagtes eintippen; + und − an einer Karte ändern es um eins.</translation>
    </message>
    <message>
        <source>%1 of %2 cards called</source>
        <translation>%1 von %2 Karten angesagt</translation>
    </message>
    <message>
        <source>Enter: %1 × %2</source>
        <translation>Eingabe: %1 × %2</translation>
    </message>
    <message>
        <source>Now type the name of a card.</source>
        <translation>Nun den Namen einer Karte eintippen.</translation>
    </message>
    <message>
        <source>Several cards match: keep typing, or choose with the arrow keys.</source>
        <translation>Mehrere Karten passen: weitertippen oder mit den Pfeiltasten wählen.</translation>
    </message>
</context>
<context>
    <name>TableCheckWords</name>
    <message>
        <source>%1 is not in the list.</source>
        <translation>%1 steht nicht in der Liste.</translation>
    </message>
    <message>
        <source>%1: %2 lie there, and the list has %3.</source>
        <translation>%1: Dort liegen %2, und die Liste hat %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the list are still to be called.</source>
        <translation><numerusform>%n Karte der Liste ist noch anzusagen.</numerusform><numerusform>%n Karten der Liste sind noch anzusagen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the sideboard lie there with no card of the deck gone for them.</source>
        <translation><numerusform>%n Karte aus dem Sideboard liegt dort, ohne dass eine des Decks dafür ging.</numerusform><numerusform>%n Karten aus dem Sideboard liegen dort, ohne dass Karten des Decks dafür gingen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the sideboard are in the deck.</source>
        <translation><numerusform>%n Karte aus dem Sideboard ist im Deck.</numerusform><numerusform>%n Karten aus dem Sideboard sind im Deck.</numerusform></translation>
    </message>
    <message>
        <source>The deck is the list with swaps that the sideboard allows.</source>
        <translation>Das Deck ist die Liste mit einem Tausch, den das Sideboard erlaubt.</translation>
    </message>
    <message>
        <source>The deck is the list, card by card.</source>
        <translation>Das Deck ist die Liste, Karte für Karte.</translation>
    </message>
</context>
<context>
    <name>TablePlay</name>
    <message>
        <source>touched by it</source>
        <translation>davon betroffen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Several actions are possible there: choose one in the list.</source>
        <translation>Dort ist mehreres möglich: in der Liste wählen.</translation>
    </message>
    <message>
        <source>%1 cannot go there.</source>
        <translation>%1 kann nicht dorthin.</translation>
    </message>
    <message>
        <source>Cards go to the piles of their owner.</source>
        <translation>Karten gehören auf die Stapel ihres Besitzers.</translation>
    </message>
    <message>
        <source>%1 is played by the program.</source>
        <translation>%1 wird vom Programm gespielt.</translation>
    </message>
    <message>
        <source>Before the round ends, %1: %2. Press P again to pass.</source>
        <translation>Vor dem Rundenende, %1: %2. Passen mit nochmals P.</translation>
    </message>
    <message>
        <source>Is %1 done? Press P again to go on.</source>
        <translation>Ist %1 ausgeführt? Weiter mit nochmals P.</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>inner front</source>
        <translation>halb vorn</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittig</translation>
    </message>
    <message>
        <source>inner back</source>
        <translation>halb hinten</translation>
    </message>
    <message>
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>inner left</source>
        <translation>halblinks</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>inner right</source>
        <translation>halbrechts</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a Quadrant by its row and its column</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>front row</source>
        <translation>die vordere Reihe</translation>
    </message>
    <message>
        <source>inner front row</source>
        <translation>die halb vordere Reihe</translation>
    </message>
    <message>
        <source>middle row</source>
        <translation>die mittlere Reihe</translation>
    </message>
    <message>
        <source>inner back row</source>
        <translation>die halb hintere Reihe</translation>
    </message>
    <message>
        <source>back row</source>
        <translation>die hintere Reihe</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>die linke Spalte</translation>
    </message>
    <message>
        <source>inner left column</source>
        <translation>die halblinke Spalte</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>die mittlere Spalte</translation>
    </message>
    <message>
        <source>inner right column</source>
        <translation>die halbrechte Spalte</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>die rechte Spalte</translation>
    </message>
    <message>
        <source>never: put them on the chain by hand</source>
        <translation>nie: von Hand auf die Kette legen</translation>
    </message>
    <message>
        <source>where a player could have one</source>
        <translation>wenn ein Spieler eine haben könnte</translation>
    </message>
    <message>
        <source>after every action, which gives nothing away</source>
        <translation>nach jeder Aktion, was nichts verrät</translation>
    </message>
    <message>
        <source>where one fits what has happened</source>
        <translation>wenn eine zum Geschehen passt</translation>
    </message>
    <message>
        <source>deck</source>
        <comment>a place on the table</comment>
        <translation>Deck</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>a place on the table</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>battlefield</source>
        <comment>a place on the table</comment>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>loadout</source>
        <comment>a place on the table</comment>
        <translation>Loadout</translation>
    </message>
    <message>
        <source>terrain</source>
        <comment>a place on the table</comment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>attached</source>
        <comment>a place on the table</comment>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>under another card</source>
        <comment>a place on the table</comment>
        <translation>unter einer anderen Karte</translation>
    </message>
    <message>
        <source>missions</source>
        <comment>a place on the table</comment>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>being played</source>
        <comment>a place on the table</comment>
        <translation>wird ausgespielt</translation>
    </message>
    <message>
        <source>discard pile</source>
        <comment>a place on the table</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>removed from the game</source>
        <comment>a place on the table</comment>
        <translation>aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>out of the game</source>
        <comment>a place on the table</comment>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>state of a card</comment>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <comment>state of a card</comment>
        <translation>unterdrückt</translation>
    </message>
    <message>
        <source>has acted this round</source>
        <comment>state of a card</comment>
        <translation>hat diese Runde gehandelt</translation>
    </message>
    <message>
        <source>%1 used this round</source>
        <comment>a keyword</comment>
        <translation>%1 diese Runde benutzt</translation>
    </message>
    <message>
        <source>safe from opponents' effects this round</source>
        <comment>state of a card</comment>
        <translation>diese Runde vor gegnerischen Effekten geschützt</translation>
    </message>
    <message>
        <source>stays exhausted next round</source>
        <comment>state of a card</comment>
        <translation>bleibt nächste Runde erschöpft</translation>
    </message>
    <message>
        <source>may move</source>
        <comment>state of a card</comment>
        <translation>darf sich bewegen</translation>
    </message>
    <message>
        <source>can only attack again</source>
        <comment>state of a card</comment>
        <translation>kann nur noch angreifen</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>state of a card</comment>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a card</comment>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>token</source>
        <comment>state of a card</comment>
        <translation>Token</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1, leaves %2</source>
        <comment>4 CP, leaves 3</comment>
        <translation>%1, Rest %2</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Attach to %1</source>
        <translation>An %1 anlegen</translation>
    </message>
    <message>
        <source>Deploy into the loadout</source>
        <translation>Ins Loadout einsetzen</translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <comment>to a quadrant</comment>
        <translation>Einsetzen: %1</translation>
    </message>
    <message>
        <source>Deploy %1 too</source>
        <translation>Auch %1 einsetzen</translation>
    </message>
    <message>
        <source>Evolve from %1</source>
        <translation>Aus %1 entwickeln</translation>
    </message>
    <message>
        <source>X = %1: %2</source>
        <translation>X = %1: %2</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <comment>a card</comment>
        <translation>%1 angreifen</translation>
    </message>
    <message>
        <source>%1 joins the attack</source>
        <translation>%1 schließt sich dem Angriff an</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <comment>a number</comment>
        <translation>Angriff %1</translation>
    </message>
    <message>
        <source>Play it out of the discard pile</source>
        <translation>Aus der Ablage ausspielen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>to a quadrant</comment>
        <translation>Bewegen: %1</translation>
    </message>
    <message>
        <source>exhausts</source>
        <translation>wird erschöpft</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>to a quadrant</comment>
        <translation>%1 bewegt sich: %2</translation>
    </message>
    <message>
        <source>Flip for initiative</source>
        <translation>Für die Initiative aufdecken</translation>
    </message>
    <message>
        <source>Shuffle and begin</source>
        <translation>Mischen und beginnen</translation>
    </message>
    <message>
        <source>%1 acts first</source>
        <translation>%1 handelt zuerst</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>the flip could not decide</source>
        <translation>das Aufdecken brachte keine Entscheidung</translation>
    </message>
    <message>
        <source>No more units with it</source>
        <translation>Keine weiteren Einheiten</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Keine weiteren</translation>
    </message>
    <message>
        <source>Attack now</source>
        <translation>Jetzt angreifen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Reaktion</translation>
    </message>
    <message>
        <source>No triggers</source>
        <translation>Nichts auslösen</translation>
    </message>
    <message>
        <source>The effect is carried out</source>
        <translation>Effekt ist ausgeführt</translation>
    </message>
    <message>
        <source>Challenge met: complete %1</source>
        <translation>Herausforderung erfüllt: %1 abschließen</translation>
    </message>
    <message>
        <source>Use the ability of %1</source>
        <translation>Fähigkeit von %1 benutzen</translation>
    </message>
    <message>
        <source>once a game</source>
        <translation>einmal pro Partie</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card, where it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The %1. of them</source>
        <translation>Das %1. davon</translation>
    </message>
    <message>
        <source>Do not</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Which is the next? %1 of %2.</source>
        <translation>Welche ist die nächste? %1 von %2.</translation>
    </message>
    <message>
        <source>Do what %1 offers?</source>
        <translation>Tun, was %1 anbietet?</translation>
    </message>
    <message>
        <source>Choose a card, or stop.</source>
        <translation>Wähle eine Karte oder höre auf.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wähle eine Karte.</translation>
    </message>
    <message>
        <source>Choose a card: %1.</source>
        <translation>Wähle eine Karte: %1.</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>Wähle einen Platz.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Wähle einen Spieler.</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Wähle eines:</translation>
    </message>
    <message>
        <source>Choose a keyword.</source>
        <translation>Wähle ein Schlüsselwort.</translation>
    </message>
    <message>
        <source>Choose a number.</source>
        <translation>Wähle eine Zahl.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>attacker destroyed</source>
        <translation>Angreifer zerstört</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>removed from the game</source>
        <translation>aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>Suppressed instead of destroyed</source>
        <translation>unterdrückt statt zerstört</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>unterdrückt</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>%1 this round</source>
        <comment>a bonus</comment>
        <translation>%1 diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation><numerusform>%n Marke</numerusform><numerusform>%n Marken</numerusform></translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 aufgedruckt</translation>
    </message>
    <message>
        <source>%1 counters</source>
        <comment>a bonus</comment>
        <translation>%1 durch Marken</translation>
    </message>
    <message>
        <source>%1 Upgrades</source>
        <comment>a bonus</comment>
        <translation>%1 durch Upgrades</translation>
    </message>
    <message>
        <source>%1 back row</source>
        <comment>a bonus</comment>
        <translation>%1 hintere Reihe</translation>
    </message>
    <message>
        <source>Defense %1</source>
        <comment>a number</comment>
        <translation>Verteidigung %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>3 CP</comment>
        <translation>%1 zu wenig</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>way barred</source>
        <translation>Weg versperrt</translation>
    </message>
    <message>
        <source>nothing to go on</source>
        <translation>keine Karte zum Anlegen</translation>
    </message>
    <message>
        <source>not this phase</source>
        <translation>nicht in dieser Phase</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>a card's text</comment>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>partly by hand</source>
        <comment>a card's text</comment>
        <translation>zum Teil von Hand</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a card it is attached to</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>The decks wait for the initiative flip.</source>
        <translation>Die Decks warten auf das Aufdecken für die Initiative.</translation>
    </message>
    <message>
        <source>The deck waits to be shuffled.</source>
        <translation>Das Deck muss noch gemischt werden.</translation>
    </message>
    <message>
        <source>The flip could not decide: say who acts first.</source>
        <translation>Das Aufdecken brachte keine Entscheidung: festlegen, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>%1 says who acts first.</source>
        <translation>%1 bestimmt, wer zuerst handelt.</translation>
    </message>
    <message>
        <source>%1 acts.</source>
        <translation>%1 handelt.</translation>
    </message>
    <message>
        <source>%1 may deploy more with %2.</source>
        <translation>%1 darf mit %2 weitere Einheiten einsetzen.</translation>
    </message>
    <message>
        <source>%1 may let others join the attack of %2.</source>
        <translation>%1 darf weitere Einheiten dem Angriff von %2 anschließen.</translation>
    </message>
    <message>
        <source>%1 may move units that attacked.</source>
        <translation>%1 darf Einheiten bewegen, die angegriffen haben.</translation>
    </message>
    <message>
        <source>%1 may trigger abilities at the end of the round.</source>
        <translation>%1 darf am Ende der Runde Fähigkeiten auslösen.</translation>
    </message>
    <message>
        <source>%1 may trigger abilities at the start of the round.</source>
        <translation>%1 darf zu Beginn der Runde Fähigkeiten auslösen.</translation>
    </message>
    <message>
        <source>%1 may trigger abilities.</source>
        <translation>%1 darf Fähigkeiten auslösen.</translation>
    </message>
    <message>
        <source>%1 may respond once.</source>
        <translation>%1 darf einmal reagieren.</translation>
    </message>
    <message>
        <source>%1 carries out %2 by hand.</source>
        <translation>%1 führt %2 von Hand aus.</translation>
    </message>
    <message>
        <source>%1 chooses for %2: %3 of %4.</source>
        <translation>%1 wählt für %2: %3 von %4.</translation>
    </message>
    <message>
        <source>%1 chooses what to pay for %2.</source>
        <translation>%1 wählt, womit %2 bezahlt wird.</translation>
    </message>
    <message>
        <source>%1 chooses for %2.</source>
        <translation>%1 wählt für %2.</translation>
    </message>
    <message>
        <source>The game is over: nobody won.</source>
        <translation>Die Partie ist vorbei: Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table views</source>
        <translation>Ansichten des Tischs</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Actions and log</source>
        <translation>Aktionen und Protokoll</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy of the game…</source>
        <translation>Kopie des Spiels &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game or a scene…</source>
        <translation>Gespeichertes Spiel oder Szene &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Export the log as text…</source>
        <translation>Protokoll als Te&amp;xt exportieren…</translation>
    </message>
    <message>
        <source>&amp;Battle report…</source>
        <translation>Spiel&amp;bericht…</translation>
    </message>
    <message>
        <source>&amp;Hide hands</source>
        <translation>&amp;Hände verdecken</translation>
    </message>
    <message>
        <source>&amp;Turn the table (T)</source>
        <translation>Tisch &amp;drehen (T)</translation>
    </message>
    <message>
        <source>&amp;Animate changes</source>
        <translation>Ä&amp;nderungen animieren</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>&amp;Aufgeben…</translation>
    </message>
    <message>
        <source>C&amp;lear the table…</source>
        <translation>Tisch &amp;leeren…</translation>
    </message>
    <message>
        <source>H&amp;int (I)</source>
        <translation>H&amp;inweis (I)</translation>
    </message>
    <message>
        <source>&amp;Finish the round</source>
        <translation>Runde &amp;zu Ende spielen</translation>
    </message>
    <message>
        <source>Who &amp;plays</source>
        <translation>&amp;Wer spielt</translation>
    </message>
    <message>
        <source>&amp;Stop for triggered abilities</source>
        <translation>Bei &amp;ausgelösten Fähigkeiten anhalten</translation>
    </message>
    <message>
        <source>the last step of the game</source>
        <translation>letzter Spielschritt</translation>
    </message>
    <message>
        <source>the next step of the game</source>
        <translation>nächster Spielschritt</translation>
    </message>
    <message>
        <source>solo · </source>
        <translation>solo · </translation>
    </message>
    <message>
        <source>Seed %1 · %2%3</source>
        <translation>Startwert %1 · %2%3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Open a saved game or a scene</source>
        <translation>Gespeichertes Spiel oder Szene öffnen</translation>
    </message>
    <message>
        <source>Games and scenes (*.nxgame *.json);;All files (*)</source>
        <translation>Spiele und Szenen (*.nxgame *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>The game on the table will be lost unless you saved a copy. Open the other?</source>
        <translation>Das Spiel auf dem Tisch geht verloren, wenn keine Kopie gespeichert ist. Das andere öffnen?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The game cannot be opened: %1</source>
        <translation>Das Spiel lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>Log of a game</source>
        <translation>Protokoll einer Partie</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie des Spiels speichern</translation>
    </message>
    <message>
        <source>Game.nxgame</source>
        <translation>Spiel.nxgame</translation>
    </message>
    <message>
        <source>Games (*.nxgame)</source>
        <translation>Spiele (*.nxgame)</translation>
    </message>
    <message>
        <source>The game cannot be written: %1</source>
        <translation>Das Spiel lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>The game is saved to %1.</source>
        <translation>Das Spiel wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Export the log as text</source>
        <translation>Protokoll als Text exportieren</translation>
    </message>
    <message>
        <source>Log.txt</source>
        <translation>Protokoll.txt</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>The log cannot be written: %1</source>
        <translation>Das Protokoll lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>The log is written to %1.</source>
        <translation>Das Protokoll wurde in %1 geschrieben.</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Does %1 concede the game? Ctrl+Z takes it back.</source>
        <translation>Gibt %1 das Spiel auf? Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Tisch abräumen</translation>
    </message>
    <message>
        <source>The game on the table will be lost unless you saved a copy. Clear it?</source>
        <translation>Das Spiel auf dem Tisch geht verloren, sofern keine Kopie gespeichert ist. Abräumen?</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Cards that count</source>
        <translation>Karten, die zählen</translation>
    </message>
    <message>
        <source>Cells that do not follow</source>
        <translation>Zellen, die nicht folgen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Stands there</source>
        <translation>Steht da</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>the cards of the edition</source>
        <translation>die Karten der Edition</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Dateien &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Markdown or CSV with tables of decks</source>
        <translation>Markdown oder CSV mit Tabellen von Decks</translation>
    </message>
    <message>
        <source>&amp;Remove the file</source>
        <translation>Datei &amp;entfernen</translation>
    </message>
    <message>
        <source>Takes the file of the chosen row off this page</source>
        <translation>Nimmt die Datei der gewählten Zeile von dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>Reads the files anew</source>
        <translation>Liest die Dateien neu</translation>
    </message>
    <message>
        <source>&amp;Write these cells</source>
        <translation>Diese Zellen &amp;schreiben</translation>
    </message>
    <message>
        <source>Writes what follows into these cells, and nothing else</source>
        <translation>Schreibt in diese Zellen, was folgt, und sonst nichts</translation>
    </message>
    <message>
        <source>Held &amp;against</source>
        <translation>&amp;Verglichen mit</translation>
    </message>
    <message>
        <source>the cards of %1, saved or not</source>
        <translation>den Karten von %1, gespeichert oder nicht</translation>
    </message>
    <message>
        <source>Tables of decks</source>
        <translation>Tabellen von Decks</translation>
    </message>
    <message>
        <source>Tables (*.md *.markdown *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.md *.markdown *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no table of a deck.</source>
        <translation>Es gibt keine Tabelle eines Decks.</translation>
    </message>
    <message>
        <source>None of its columns follows the cards.</source>
        <translation>Keine ihrer Spalten folgt den Karten.</translation>
    </message>
    <message>
        <source>Every cell follows.</source>
        <translation>Jede Zelle folgt.</translation>
    </message>
    <message>
        <source>Add the files with your deck tables: sums, costs and shares that no longer agree with the card list are shown here.</source>
        <translation>Füge die Dateien mit deinen Deck-Tabellen hinzu: Summen, Kosten und Anteile, die nicht mehr zur Kartenliste passen, stehen dann hier.</translation>
    </message>
    <message>
        <source>Tables of decks: %1; cells that do not follow: %2</source>
        <translation>Tabellen von Decks: %1; Zellen, die nicht folgen: %2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>TakeDialog</name>
    <message>
        <source>Library from a folder</source>
        <translation>Bibliothek aus einem Ordner</translation>
    </message>
    <message>
        <source>What comes and goes</source>
        <translation>Was kommt und geht</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Changed on both sides</source>
        <translation>Auf beiden Seiten geändert</translation>
    </message>
    <message>
        <source>What was changed here and in the folder is added up row by row; of what cannot be, which counts?</source>
        <translation>Was hier und im Ordner geändert wurde, wird Zeile für Zeile zusammengeführt; was soll beim Übrigen gelten?</translation>
    </message>
    <message>
        <source>Decks are gone from the folder. Is it there whole?</source>
        <translation>Im Ordner fehlen Decks. Ist er vollständig da?</translation>
    </message>
    <message>
        <source>My c&amp;ollection, too</source>
        <translation>Auch meine &amp;Sammlung</translation>
    </message>
    <message>
        <source>Which collection is mine</source>
        <translation>Welche Sammlung meine ist</translation>
    </message>
    <message>
        <source>None of these is mine</source>
        <translation>Keine davon ist meine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Meines behalten</translation>
    </message>
    <message>
        <source>Take the &amp;folder’s</source>
        <translation>Aus dem &amp;Ordner übernehmen</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>Bei&amp;de behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>TestDrawDialog</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Cards in hand after a mulligan</source>
        <translation>Handkarten nach einem Mulligan</translation>
    </message>
    <message>
        <source>Decides the shuffles: the same seed gives the same cards. Enter draws again with it.</source>
        <translation>Bestimmt das Mischen: gleicher Startwert, gleiche Karten. Enter zieht damit neu.</translation>
    </message>
    <message>
        <source>to </source>
        <translation>auf </translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Shuffle everything and draw an opening hand; kept cards stay (D or Ctrl+D)</source>
        <translation>Alles mischen und eine Starthand ziehen; behaltene Karten bleiben (D oder Strg+D)</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Refill points and draw up to a full hand (N)</source>
        <translation>Punkte auffüllen und bis zur vollen Hand ziehen (N)</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Eine ziehen</translation>
    </message>
    <message>
        <source>Draw one card, whatever the hand size (C)</source>
        <translation>Eine Karte ziehen, gleich wie viele auf der Hand sind (C)</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>House rule: put back what is not kept and draw again (M)</source>
        <translation>Hausregel: nicht Behaltenes zurücklegen und neu ziehen (M)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the card in hand when drawing again, or stop keeping it (K)</source>
        <translation>Karte beim Neuziehen auf der Hand behalten oder nicht mehr behalten (K)</translation>
    </message>
    <message>
        <source>Back on top</source>
        <translation>Oben aufs Deck</translation>
    </message>
    <message>
        <source>Put the card back on top of the deck (T)</source>
        <translation>Karte oben auf das Deck zurücklegen (T)</translation>
    </message>
    <message>
        <source>To the bottom</source>
        <translation>Unters Deck</translation>
    </message>
    <message>
        <source>Put the card at the bottom of the deck (B)</source>
        <translation>Karte unter das Deck legen (B)</translation>
    </message>
    <message>
        <source>Shuffle in</source>
        <translation>Einmischen</translation>
    </message>
    <message>
        <source>Shuffle the card back into the deck (S)</source>
        <translation>Karte ins Deck zurückmischen (S)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>Letzten Schritt zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the step (Ctrl+Shift+Z)</source>
        <translation>Schritt wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Test draw: %1</source>
        <translation>Testzug: %1</translation>
    </message>
    <message>
        <source>Test draw</source>
        <translation>Testzug</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 zu wenig</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1 is empty.</source>
        <translation>Es gibt nichts zu ziehen: %1 ist leer.</translation>
    </message>
    <message>
        <source>The hand and the deck are empty.</source>
        <translation>Hand und Deck sind leer.</translation>
    </message>
    <message>
        <source>The hand is empty. The next round draws up to %1.</source>
        <translation>Die Hand ist leer. Die nächste Runde zieht bis zu %1.</translation>
    </message>
    <message>
        <source>The deck has changed since this hand was drawn. This game continues with the old deck; Draw again uses the new one.</source>
        <translation>Das Deck hat sich seit dem Ziehen geändert. Dieses Spiel läuft mit dem alten Deck weiter; „Neu ziehen“ nimmt das neue.</translation>
    </message>
    <message>
        <source>Play from hand, paying with this round's points (Enter)</source>
        <translation>Aus der Hand spielen, bezahlt mit den Punkten dieser Runde (Enter)</translation>
    </message>
</context>
<context>
    <name>TestGame</name>
    <message>
        <source>Opening hand, seed %1: %2.</source>
        <translation>Starthand, Startwert %1: %2.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Opening hand, seed %1, %2 kept: %3.</source>
        <translation>Starthand, Startwert %1, %2 behalten: %3.</translation>
    </message>
    <message>
        <source>Kept, but no longer in the deck: %1.</source>
        <translation>Behalten, aber nicht mehr im Deck: %1.</translation>
    </message>
    <message>
        <source>Round %1: drew %2 (%3).</source>
        <translation>Runde %1: %2 gezogen (%3).</translation>
    </message>
    <message>
        <source>Round %1: nothing is left to draw.</source>
        <translation>Runde %1: nichts mehr zu ziehen.</translation>
    </message>
    <message>
        <source>Round %1: the hand is full, nothing drawn.</source>
        <translation>Runde %1: Hand voll, nichts gezogen.</translation>
    </message>
    <message>
        <source>Drew %1.</source>
        <translation>%1 gezogen.</translation>
    </message>
    <message>
        <source>Played %1 for %2</source>
        <translation>%1 für %2 gespielt</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>%1 gespielt</translation>
    </message>
    <message>
        <source>; %1 left</source>
        <translation>; %1 übrig</translation>
    </message>
    <message>
        <source>Keeping %1 when the hand is redrawn.</source>
        <translation>%1 wird beim erneuten Ziehen behalten.</translation>
    </message>
    <message>
        <source>No longer keeping %1.</source>
        <translation>%1 wird nicht mehr behalten.</translation>
    </message>
    <message>
        <source>Put %1 back on top of the deck.</source>
        <translation>%1 oben auf das Deck gelegt.</translation>
    </message>
    <message>
        <source>Put %1 at the bottom of the deck.</source>
        <translation>%1 unter das Deck gelegt.</translation>
    </message>
    <message>
        <source>Shuffled %1 back into the deck.</source>
        <translation>%1 ins Deck gemischt.</translation>
    </message>
    <message>
        <source>Mulligan: %1 back, drew %2.</source>
        <translation>Mulligan: %1 zurück, %2 gezogen.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation>%1: %2 von %3 übrig</translation>
    </message>
    <message>
        <source>%1 in hand, %2 in the deck, %3 played</source>
        <translation>%1 auf der Hand, %2 im Deck, %3 gespielt</translation>
    </message>
    <message>
        <source>costs %1, %2 short</source>
        <translation>kostet %1, %2 zu wenig</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>At most %n letters go in here; the rest was not taken.</source>
        <translation><numerusform>Höchstens %n Zeichen passt hier hinein; der Rest wurde nicht übernommen.</numerusform><numerusform>Höchstens %n Zeichen passen hier hinein; der Rest wurde nicht übernommen.</numerusform></translation>
    </message>
    <message>
        <source>The text was not taken: with it there would be %1 letters, and at most %2 go in here.</source>
        <translation>Der Text wurde nicht übernommen: Mit ihm wären es %1 Zeichen, und höchstens %2 passen hier hinein.</translation>
    </message>
</context>
<context>
    <name>TextReading</name>
    <message>
        <source>Rule texts were read to %1 %.</source>
        <translation>Regeltexte sind zu %1 % gelesen.</translation>
    </message>
    <message>
        <source>Reading rule texts: %1 %</source>
        <translation>Regeltexte werden gelesen: %1 %</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
    <message>
        <source>has bytes that are no UTF-8</source>
        <translation>enthält Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>has a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>has a hidden mark that turns the reading direction</source>
        <translation>enthält ein verborgenes Zeichen, das die Leserichtung ändert</translation>
    </message>
    <message>
        <source>has more than eight combining marks on one letter</source>
        <translation>hat mehr als acht kombinierende Zeichen an einem Buchstaben</translation>
    </message>
    <message>
        <source>is too long: %1 characters of at most %2</source>
        <translation>ist zu lang: %1 Zeichen (höchstens %2)</translation>
    </message>
</context>
<context>
    <name>ThoughtWords</name>
    <message>
        <source>units in play</source>
        <translation>Einheiten im Spiel</translation>
    </message>
    <message>
        <source>Attack in reach</source>
        <translation>Attack in Reichweite</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>other cards in play</source>
        <translation>andere Karten im Spiel</translation>
    </message>
    <message>
        <source>front row</source>
        <translation>vordere Reihe</translation>
    </message>
    <message>
        <source>an empty front row</source>
        <translation>eine leere vordere Reihe</translation>
    </message>
    <message>
        <source>ready units</source>
        <translation>bereite Einheiten</translation>
    </message>
    <message>
        <source>Suppressed units</source>
        <translation>Suppressed-Einheiten</translation>
    </message>
    <message>
        <source>targets in reach</source>
        <translation>Ziele in Reichweite</translation>
    </message>
    <message>
        <source>targets in reach once all are ready</source>
        <translation>Ziele in Reichweite, sobald alle bereit sind</translation>
    </message>
    <message>
        <source>front against front</source>
        <translation>vordere Reihe gegen vordere Reihe</translation>
    </message>
    <message>
        <source>Impact on units</source>
        <translation>Impact auf Einheiten</translation>
    </message>
    <message>
        <source>the game at the end of the round</source>
        <translation>das Spiel am Ende der Runde</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>points unspent</source>
        <translation>unverbrauchte Punkte</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>acting first</source>
        <translation>als Erster handeln</translation>
    </message>
    <message>
        <source>quadrants with room</source>
        <translation>Quadranten mit Platz</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
</context>
<context>
    <name>TimePage</name>
    <message>
        <source>no set</source>
        <translation>ohne Set</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>ohne Ort</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>The collection at the end of each day</source>
        <translation>Die Sammlung am Ende jedes Tages</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation>Ohne Wert</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>by set</source>
        <translation>nach Set</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>nach Ort</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>nach Typ</translation>
    </message>
    <message>
        <source>by domain</source>
        <translation>nach Domäne</translation>
    </message>
    <message>
        <source>Totals today</source>
        <translation>Summen heute</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Verschiedene Karten</translation>
    </message>
    <message>
        <source>Copies without a value</source>
        <translation>Exemplare ohne Wertangabe</translation>
    </message>
    <message>
        <source>Enter shows the row's cards</source>
        <translation>Enter zeigt die Karten der Zeile</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>%1 today, worth %2</source>
        <translation>%1 heute, Wert %2</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1 seit %2</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Room in quarters of a regular unit</source>
        <translation>Platzbedarf in Vierteln einer regulären Einheit</translation>
    </message>
    <message>
        <source>Token of these decks</source>
        <translation>Token dieser Decks</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Quadrant</source>
        <translation>Quadrant</translation>
    </message>
    <message>
        <source>Create a token</source>
        <translation>Token erzeugen</translation>
    </message>
    <message>
        <source>none: does not attack</source>
        <translation>keine: greift nicht an</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>ein anderes</translation>
    </message>
    <message>
        <source>Room (4 = regular unit)</source>
        <translation>Platz (4 = reguläre Einheit)</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>NexusDeck</source>
        <translation>NexusDeck</translation>
    </message>
    <message>
        <source>New deck (Ctrl+N)</source>
        <translation>Neues Deck (Strg+N)</translation>
    </message>
    <message>
        <source>Switch to another game: its own decks, collection and cards</source>
        <translation>Zu anderem Spiel wechseln: mit eigenen Decks, eigener Sammlung, eigenen Karten</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <translation>Spiel: %1</translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <translation>%1, wert: %2</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Mit wem</translation>
    </message>
    <message>
        <source>Record a trade</source>
        <translation>Tausch eintragen</translation>
    </message>
    <message>
        <source>A name, for the history</source>
        <translation>Ein Name, für den Verlauf</translation>
    </message>
    <message>
        <source>List of the other person</source>
        <translation>Liste der anderen Person</translation>
    </message>
    <message>
        <source>Lists (*.txt *.csv *.tsv *.md *.xlsx *.ods *.json);;All files (*)</source>
        <translation>Listen (*.txt *.csv *.tsv *.md *.xlsx *.ods *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>I &amp;give</source>
        <translation>Ich &amp;gebe</translation>
    </message>
    <message>
        <source>2 reading lamp nm</source>
        <translation>2 reading lamp nm</translation>
    </message>
    <message>
        <source>From what they &amp;want…</source>
        <translation>Aus dem, was sie &amp;suchen …</translation>
    </message>
    <message>
        <source>A list of theirs: what you have for trade of it is filled in</source>
        <translation>Eine Liste von ihnen: Was du davon zum Tausch hast, wird eingetragen</translation>
    </message>
    <message>
        <source>I g&amp;et</source>
        <translation>Ich &amp;bekomme</translation>
    </message>
    <message>
        <source>1 wick sprite foil</source>
        <translation>1 wick sprite foil</translation>
    </message>
    <message>
        <source>From what they &amp;offer…</source>
        <translation>Aus dem, was sie anbi&amp;eten …</translation>
    </message>
    <message>
        <source>A list of theirs: what you want of it is filled in</source>
        <translation>Eine Liste von ihnen: Was du davon suchst, wird eingetragen</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Wit&amp;h</source>
        <translation>&amp;Mit</translation>
    </message>
    <message>
        <source>A line a card: copies, name, condition, finish, set</source>
        <translation>Eine Zeile je Karte: Exemplare, Name, Zustand, Ausführung, Set</translation>
    </message>
    <message>
        <source>They want nothing that you have for trade.</source>
        <translation>Sie suchen nichts, was du zum Tausch hast.</translation>
    </message>
    <message>
        <source>They offer nothing that you want.</source>
        <translation>Sie bieten nichts an, was du suchst.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of their list are no cards here.</source>
        <translation><numerusform>Eine Zeile der Liste ist hier keine Karte.</numerusform><numerusform>%n Zeilen der Liste sind hier keine Karten.</numerusform></translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Erledigt: %1.</translation>
    </message>
</context>
<context>
    <name>TradeWords</name>
    <message>
        <source>“%1” says no number of copies.</source>
        <translation>„%1“ sagt keine Anzahl von Exemplaren.</translation>
    </message>
    <message>
        <source>“%1” names no card.</source>
        <translation>„%1“ nennt keine Karte.</translation>
    </message>
    <message>
        <source>“%1” can be more than one card: %2.</source>
        <translation>„%1“ kann mehr als eine Karte sein: %2.</translation>
    </message>
    <message>
        <source>Only %1 of “%2” are at hand and free.</source>
        <translation>Von „%2“ sind nur %1 zur Hand und frei.</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>cannot be made</source>
        <translation>Anlegen nicht möglich</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>Öffnen nicht möglich</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>Lesen nicht möglich</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>Schreiben nicht möglich</translation>
    </message>
    <message>
        <source>cannot copy file</source>
        <translation>Kopieren nicht möglich</translation>
    </message>
    <message>
        <source>cannot create directories</source>
        <translation>Anlegen der Ordner nicht möglich</translation>
    </message>
    <message>
        <source>cannot create directory</source>
        <translation>Anlegen des Ordners nicht möglich</translation>
    </message>
    <message>
        <source>cannot get file size</source>
        <translation>Größe nicht feststellbar</translation>
    </message>
    <message>
        <source>cannot remove</source>
        <translation>Löschen nicht möglich</translation>
    </message>
    <message>
        <source>cannot remove all</source>
        <translation>Löschen mit Inhalt nicht möglich</translation>
    </message>
    <message>
        <source>cannot rename</source>
        <translation>Umbenennen nicht möglich</translation>
    </message>
    <message>
        <source>cannot set permissions</source>
        <translation>Setzen der Berechtigungen nicht möglich</translation>
    </message>
    <message>
        <source>directory iterator cannot open directory</source>
        <translation>Öffnen des Ordners nicht möglich</translation>
    </message>
    <message>
        <source>There is not enough memory: close other programs and try again.</source>
        <translation>Der Arbeitsspeicher reicht nicht: andere Programme schließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The disk is full: make room and try again.</source>
        <translation>Der Datenträger ist voll: Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The database failed (%1).</source>
        <translation>Fehler der Datenbank (%1).</translation>
    </message>
    <message>
        <source>Another program is using it; close that one and try again.</source>
        <translation>Ein anderes Programm benutzt sie; es schließen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The disk may be full or broken: make room, look at it, and see what was kept before you try again.</source>
        <translation>Der Datenträger ist vielleicht voll oder defekt: Platz schaffen, ihn prüfen und vor einem neuen Versuch nachsehen, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>The profile folder cannot be written: check its permissions and its disk.</source>
        <translation>Der Profilordner ist nicht beschreibbar: Berechtigungen und Datenträger prüfen.</translation>
    </message>
    <message>
        <source>Nothing was changed; try again, or restore a backup.</source>
        <translation>Nichts wurde geändert; erneut versuchen oder eine Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The file system failed: %1.</source>
        <translation>Fehler des Dateisystems: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file and what failed</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 to %3: %2.</source>
        <comment>two files and what failed</comment>
        <translation>%1 nach %3: %2.</translation>
    </message>
    <message>
        <source>The disk may be broken: look at it and try again.</source>
        <translation>Der Datenträger ist vielleicht defekt: ihn prüfen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Check the folder and its permissions.</source>
        <translation>Ordner und Berechtigungen prüfen.</translation>
    </message>
    <message>
        <source>the name is longer than the 255 bytes a name may have, or the 4,095 of the whole way</source>
        <translation>der Name ist länger als die 255 Bytes, die ein Name haben darf, oder die 4.095 des ganzen Pfades</translation>
    </message>
</context>
<context>
    <name>UndoImportDialog</name>
    <message>
        <source>Undo the last import</source>
        <translation>Letzten Import rückgängig machen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Undo import</source>
        <translation>&amp;Rückgängig machen</translation>
    </message>
    <message>
        <source>Checking the last import</source>
        <translation>Letzter Import wird geprüft</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>VersionChoice</name>
    <message>
        <source>Deck as it is now</source>
        <translation>Deck, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Its version before, or another deck</source>
        <translation>Seine Fassung vorher, oder ein anderes Deck</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (geöffnet)</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Version %1, %2</translation>
    </message>
    <message>
        <source>Deck that meets the others</source>
        <translation>Deck, das gegen die anderen spielt</translation>
    </message>
</context>
<context>
    <name>VersionsPanel</name>
    <message>
        <source>Versions of the deck</source>
        <translation>Versionen des Decks</translation>
    </message>
    <message>
        <source>What changed in this version</source>
        <translation>Änderungen in dieser Version</translation>
    </message>
    <message>
        <source>Bring bac&amp;k</source>
        <translation>Zurüc&amp;kholen</translation>
    </message>
    <message>
        <source>Makes this version the newest; the current one stays as a version</source>
        <translation>Macht diese Version zur neuesten; die jetzige bleibt als Version erhalten</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Compares this version with the newest</source>
        <translation>Vergleicht diese Version mit der neuesten</translation>
    </message>
    <message>
        <source>Select one deck to see its versions.</source>
        <translation>Ein Deck wählen, um seine Versionen zu sehen.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>The first version.</source>
        <translation>Die erste Version.</translation>
    </message>
    <message>
        <source>Version %1 is the newest again; the previous one is kept as a version.</source>
        <translation>Version %1 ist wieder die neueste; die bisherige bleibt als Version erhalten.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>ViewRail</name>
    <message>
        <source>Places</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>WebPageWords</name>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>%1, %2. Made with %3.</source>
        <comment>a game, 12 cards, the program</comment>
        <translation>%1, %2. Erstellt mit %3.</translation>
    </message>
</context>
<context>
    <name>WinShareChart</name>
    <message>
        <source>Win share of what was played most</source>
        <translation>Siegquote des am meisten Gespielten</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>WishForm</name>
    <message>
        <source>Owned first</source>
        <translation>Besitz zuerst</translation>
    </message>
    <message>
        <source>Preferred types</source>
        <translation>Bevorzugte Typen</translation>
    </message>
    <message>
        <source>Copies you own come before those you would have to get</source>
        <translation>Exemplare der Sammlung kommen vor solchen, die erst zu beschaffen sind</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>Preferred cards</source>
        <translation>Bevorzugte Karten</translation>
    </message>
    <message>
        <source>Prefer: a query, such as t:event tech&gt;=1</source>
        <translation>Bevorzugt: eine Suchanfrage wie t:event tech&gt;=1</translation>
    </message>
    <message>
        <source>Cards to keep</source>
        <translation>Karten, die bleiben</translation>
    </message>
    <message>
        <source>a query, or a name</source>
        <translation>Suchanfrage oder Name</translation>
    </message>
    <message>
        <source>Cards to exclude</source>
        <translation>Ausgeschlossene Karten</translation>
    </message>
    <message>
        <source>Curve: cost and number of cards</source>
        <translation>Kurve: Kosten und Anzahl der Karten</translation>
    </message>
    <message>
        <source>1:8, 2:14, 3:12</source>
        <translation>1:8, 2:14, 3:12</translation>
    </message>
    <message>
        <source>Penalty for a copy that is not owned</source>
        <translation>Strafpunkte je Exemplar, das nicht im Besitz ist</translation>
    </message>
    <message>
        <source>Penalty for a copy that is not preferred</source>
        <translation>Strafpunkte je Exemplar, das nicht bevorzugt ist</translation>
    </message>
    <message>
        <source>Penalty for a card off the curve</source>
        <translation>Strafpunkte je Karte abseits der Kurve</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>Nicht im Besitz</translation>
    </message>
    <message>
        <source>Not preferred</source>
        <translation>Nicht bevorzugt</translation>
    </message>
    <message>
        <source>Off the curve</source>
        <translation>Abseits der Kurve</translation>
    </message>
    <message>
        <source>Types ▾</source>
        <translation>Typen ▾</translation>
    </message>
    <message>
        <source>Types: %1 ▾</source>
        <translation>Typen: %1 ▾</translation>
    </message>
    <message>
        <source>Types that come first</source>
        <translation>Typen, die zuerst kommen</translation>
    </message>
</context>
<context>
    <name>WishList</name>
    <message>
        <source>&amp;Add a search</source>
        <translation>Suche &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Ask for other cards too, all together (at most %1 searches)</source>
        <translation>Zugleich auch andere Karten verlangen (höchstens %1 Suchen)</translation>
    </message>
    <message>
        <source>Count other cards too (at most %1 searches)</source>
        <translation>Auch andere Karten zählen (höchstens %1 Suchen)</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation>Exemplare von</translation>
    </message>
    <message>
        <source>Minimum number of copies</source>
        <translation>Mindestzahl der Exemplare</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Search for the cards wanted</source>
        <translation>Suche nach den gewünschten Karten</translation>
    </message>
    <message>
        <source>Search: a name, t:unit, cp&lt;=3, d:magic …</source>
        <translation>Suche: ein Name, t:unit, cp&lt;=3, d:magic …</translation>
    </message>
    <message>
        <source>Remove this search</source>
        <translation>Diese Suche entfernen</translation>
    </message>
    <message>
        <source>column %1: expected %2</source>
        <translation>Spalte %1: %2 erwartet</translation>
    </message>
</context>
<context>
    <name>WishWords</name>
    <message>
        <source>the query does not parse at column %1: expected %2.</source>
        <translation>die Suche hat bei Spalte %1 einen Fehler: erwartet wird %2.</translation>
    </message>
    <message>
        <source>the query asks about a deck or a collection; it has to be one about cards.</source>
        <translation>die Suche bezieht sich auf ein Deck oder eine Sammlung; sie darf nur Karten betreffen.</translation>
    </message>
    <message>
        <source>no card matches “%1”.</source>
        <translation>keine Karte passt zu „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not like 3:12, the cost and how many cards of it.</source>
        <translation>„%1“ hat nicht die Form 3:12, also Kosten und Anzahl der Karten.</translation>
    </message>
    <message>
        <source>it names %1 twice.</source>
        <comment>a cost</comment>
        <translation>%1 ist zweimal angegeben.</translation>
    </message>
</context>
<context>
    <name>WorkPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>WorkbenchPage</name>
    <message>
        <source>Reading the cards…</source>
        <translation>Karten werden gelesen…</translation>
    </message>
</context>
<context>
    <name>WorkbenchView</name>
    <message>
        <source>Pages of the Workbench</source>
        <translation>Seiten der Werkbank</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Deck tables</source>
        <translation>Deck-Tabellen</translation>
    </message>
    <message>
        <source>&amp;Save the list %1</source>
        <translation>Liste %1 &amp;speichern</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Wor&amp;kbench</source>
        <translation>&amp;Werkbank</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>The folder of your own rulesets</source>
        <translation>Der Ordner der eigenen Regelwerke</translation>
    </message>
    <message>
        <source>Left closed, it gets another name, and the rulesets are those that came with NexusDeck.</source>
        <translation>Bleibt er geschlossen, bekommt er einen anderen Namen, und es gelten die Regelwerke, die mit NexusDeck kamen.</translation>
    </message>
    <message>
        <source>The card catalogue</source>
        <translation>Der Kartenkatalog</translation>
    </message>
    <message>
        <source>Left closed, its file goes into the folder backups, and NexusDeck starts with the starter set.</source>
        <translation>Bleibt er geschlossen, kommt seine Datei in den Ordner backups, und NexusDeck beginnt mit dem Startset.</translation>
    </message>
    <message>
        <source>The file with your decks and your collection</source>
        <translation>Die Datei mit Decks und Sammlung</translation>
    </message>
    <message>
        <source>Left closed, it goes into the backups as a damaged one, and NexusDeck starts without decks of yours and without a collection.</source>
        <translation>Bleibt sie geschlossen, kommt sie als beschädigte zu den Sicherungen, und NexusDeck beginnt ohne eigene Decks und ohne Sammlung.</translation>
    </message>
    <message>
        <source>The decks cannot be read: %1</source>
        <translation>Die Decks lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Your collection</source>
        <translation>Die Sammlung</translation>
    </message>
    <message>
        <source>Left closed, it stays as it is, and can be opened at the next start.</source>
        <translation>Bleibt sie geschlossen, bleibt sie, wie sie ist, und kann beim nächsten Start geöffnet werden.</translation>
    </message>
    <message>
        <source>A deck that was open</source>
        <translation>Ein Deck, das offen war</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 cannot be read: %2</source>
        <translation>Die ungespeicherten Änderungen an %1 lassen sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>a deck</source>
        <translation>ein Deck</translation>
    </message>
    <message>
        <source>The deck is not in the library any more.</source>
        <translation>Das Deck ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 is not a readable decklist.
%2</source>
        <translation>%1 ist keine lesbare Deckliste.
%2</translation>
    </message>
    <message>
        <source>%1 has a line that cannot be read: %2. Paste the list to mend it.</source>
        <translation>%1 hat eine Zeile, die nicht gelesen werden kann: %2. Die Liste einfügen, um sie zu berichtigen.</translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <translation>Mit der Datei zusammenführen</translation>
    </message>
    <message>
        <source>Take the file's version</source>
        <translation>Fassung der Datei übernehmen</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened; it was not overwritten. Save it on its own to see what changed.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert und nicht überschrieben. Einzeln speichern, um die Änderungen zu sehen.</translation>
    </message>
</context>
<context>
    <name>WorkspaceWords</name>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>The rulesets were not read</source>
        <translation>Die Regelwerke wurden nicht gelesen</translation>
    </message>
    <message>
        <source>The change is not on disk</source>
        <translation>Die Änderung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The deck cannot be opened</source>
        <translation>Das Deck lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The list of open decks is not on disk</source>
        <translation>Die Liste der offenen Decks wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>holds several decks now</source>
        <comment>a file</comment>
        <translation>enthält jetzt mehrere Decks</translation>
    </message>
    <message>
        <source>holds no deck now: %1</source>
        <comment>a file</comment>
        <translation>enthält jetzt kein Deck: %1</translation>
    </message>
    <message>
        <source>has a line that cannot be read: %1</source>
        <comment>a file</comment>
        <translation>hat eine Zeile, die nicht gelesen werden kann: %1</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>Das Deck wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>WorthPage</name>
    <message>
        <source>Cost to explain</source>
        <translation>Kosten, die erklärt werden</translation>
    </message>
    <message>
        <source>Cards to show</source>
        <translation>Karten, die gezeigt werden</translation>
    </message>
    <message>
        <source>Further terms</source>
        <translation>Weitere Terme</translation>
    </message>
    <message>
        <source>Formula of your own</source>
        <translation>Eigene Formel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Working out what these cards are worth…</source>
        <translation>Der Wert dieser Karten wird ausgerechnet…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>t:WORD, kw:WORD, …</source>
        <translation>t:WORT, kw:WORT, …</translation>
    </message>
    <message>
        <source>Formula: constant=1, attack=0.5, …</source>
        <translation>Formel: constant=1, attack=0.5, …</translation>
    </message>
    <message>
        <source>What cards should cost by you; the column Formula says how far each is from it</source>
        <translation>Was Karten nach eigener Ansicht kosten sollten; die Spalte „Formel“ zeigt den Abstand jeder Karte davon</translation>
    </message>
    <message>
        <source>What a unit of each term costs</source>
        <translation>Was eine Einheit jedes Terms kostet</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je Einheit</translation>
    </message>
    <message>
        <source>Residuals by domain</source>
        <translation>Abweichungen nach Domäne</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>What their cost depends on</source>
        <translation>Wovon ihre Kosten abhängen</translation>
    </message>
    <message>
        <source>Cards by their price</source>
        <translation>Karten nach ihrem Preis</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>By the others</source>
        <translation>Nach den anderen</translation>
    </message>
    <message>
        <source>95 in 100</source>
        <translation>95 von 100</translation>
    </message>
    <message>
        <source>In 95 of 100 cases the cost is off by no more than this</source>
        <translation>In 95 von 100 Fällen liegen die Kosten um nicht mehr daneben</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Cost less what the formula gives</source>
        <translation>Kosten abzüglich dessen, was die Formel ergibt</translation>
    </message>
    <message>
        <source>Dominated cards</source>
        <translation>Unterlegene Karten</translation>
    </message>
    <message>
        <source>Dominated by</source>
        <translation>Unterlegen gegen</translation>
    </message>
    <message>
        <source>Cards of the deck by their price</source>
        <translation>Karten des Decks nach ihrem Preis</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Over their price</source>
        <translation>Über ihrem Preis</translation>
    </message>
    <message>
        <source>Under their price</source>
        <translation>Unter ihrem Preis</translation>
    </message>
    <message>
        <source>Outside of their range</source>
        <translation>Außerhalb ihres Bereichs</translation>
    </message>
    <message>
        <source>Tables of the audit</source>
        <translation>Tabellen der Prüfung</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Unterlegen</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Mein Deck</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>Length of the text</source>
        <translation>Länge des Textes</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>The search asks about a deck or a collection; here it is about cards.</source>
        <translation>Die Suche fragt nach einem Deck oder einer Sammlung; hier geht es um Karten.</translation>
    </message>
    <message>
        <source>Cards of this game have no number.</source>
        <translation>Karten dieses Spiels haben keine Zahl.</translation>
    </message>
    <message>
        <source>Choose what the cost depends on.</source>
        <translation>Wählen, wovon die Kosten abhängen.</translation>
    </message>
    <message>
        <source>%1 · R² %2 · error %3 %5 · leave-one-out error %4 %5</source>
        <translation>%1 · R² %2 · Fehler %3 %5 · Fehler ohne die Karte %4 %5</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a domain</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Dominated (%1)</source>
        <translation>Unterlegen (%1)</translation>
    </message>
    <message>
        <source>Open a deck to see which of its cards carry it for their price.</source>
        <translation>Ein Deck öffnen, um zu sehen, welche seiner Karten es für ihren Preis tragen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WorthPlotView</name>
    <message>
        <source>Cost against prediction, chart</source>
        <translation>Kosten gegen Vorhersage, Diagramm</translation>
    </message>
    <message>
        <source>%1. Most over its price: %2. Most under: %3.</source>
        <translation>%1. Am weitesten über dem Preis: %2. Am weitesten darunter: %3.</translation>
    </message>
    <message>
        <source>%1 as predicted</source>
        <translation>%1 nach Vorhersage</translation>
    </message>
    <message>
        <source>%1 as printed</source>
        <translation>%1 wie gedruckt</translation>
    </message>
    <message>
        <source>no domain</source>
        <translation>keine Domäne</translation>
    </message>
</context>
<context>
    <name>WorthWords</name>
    <message>
        <source>%1, by the others %2</source>
        <translation>%1, nach den anderen %2</translation>
    </message>
    <message>
        <source>%1, by the others %2: %3 over</source>
        <translation>%1, nach den anderen %2: %3 darüber</translation>
    </message>
    <message>
        <source>%1, by the others %2: %3 under</source>
        <translation>%1, nach den anderen %2: %3 darunter</translation>
    </message>
</context>
</TS>
