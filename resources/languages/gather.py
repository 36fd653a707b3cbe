#!/usr/bin/python3
"""gather.py FILE.ts GATHERED.ts [--update]: holds a language against the texts that lupdate gathered from the sources, and
says what is missing. With --update FILE gets the new texts and loses what is gone. Called by contributing/check words."""
import re, sys
import xml.etree.ElementTree as xml
from xml.sax.saxutils import escape

path, gathered = sys.argv[1:3]


def read(name):
    texts = {}
    for context in xml.parse(name).getroot().iter("context"):
        room = context.findtext("name").split("::")[-1]  # lupdate does not always see the namespace
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            counted = message.get("numerus") == "yes"
            if translation.get("type"):
                forms = []
            elif not counted:
                forms = [translation.text or ""]
            texts[room, message.findtext("source"), message.findtext("comment") or ""] = (counted, forms)
    return texts


def written(language, texts):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    rooms = sorted({room for room, _, _ in texts})
    for room in rooms:
        lines += ["<context>", f"    <name>{room}</name>"]
        for (where, source, note), (counted, forms) in texts.items():
            if where != room:
                continue
            lines += ['    <message numerus="yes">' if counted else "    <message>", f"        <source>{escape(source)}</source>"]
            if note:
                lines.append(f"        <comment>{escape(note)}</comment>")
            mark = "" if forms and all(forms) else ' type="unfinished"'
            body = escape(forms[0]) if forms and not counted else ""
            if counted:
                body = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms or ["", ""])
            lines += [f"        <translation{mark}>{body}</translation>", "    </message>"]
        lines.append("</context>")
    return "\n".join(lines) + "\n</TS>\n"


def blanks(text):
    return sorted(set(re.findall(r"%L?[1-9n]", text)))


known, wanted = read(path), read(gathered)
texts = {key: (counted, known[key][1] if key in known and known[key][0] == counted else []) for key, (counted, _) in wanted.items()}
if "--update" in sys.argv:
    with open(path, "w", encoding="utf-8") as file:
        file.write(written(path.rsplit("/", 1)[-1].removesuffix(".ts"), texts))
    known = texts
faults = [("no longer said", key) for key in known if key not in wanted]
for key, (counted, forms) in texts.items():
    if not forms or not all(forms):
        faults.append(("not translated", key))
    elif any(set(blanks(form)) != set(blanks(key[1])) - ({"%n"} if counted and i == 0 and "%n" not in form else set())
             for i, form in enumerate(forms)):
        faults.append(("other blanks than the text", key))
for what, (room, text, note) in faults[:40]:
    print(f"{path}: {what}: {room}: {text!r}" + (f" ({note})" if note else ""))
print(f"{path}: {len(wanted)} texts, {len(faults)} at fault")
sys.exit(bool(faults))
