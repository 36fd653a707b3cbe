"use strict";
(() => {
  const field = document.getElementById("find");
  if (!field) return;
  const said = document.getElementById("found");
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const cards = [...document.querySelectorAll(".card, .entry")].map((card) => [card, fold(card.textContent)]);
  const closed = [...document.querySelectorAll("details:not(.entry)")];
  const find = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [card, text] of cards) {
      card.hidden = !words.every((word) => text.includes(word));
      shown += card.hidden ? 0 : 1;
    }
    for (const part of closed) part.open ||= words.length > 0;
    said.textContent = said.dataset.words.replace("%1", shown).replace("%2", cards.length);
  };
  const reveal = () => {
    const card = document.getElementById(location.hash.slice(1));
    if (!card || !card.hidden) return;
    field.value = "";
    find();
    card.scrollIntoView();
  };
  field.form.hidden = false;
  field.form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", find);
  addEventListener("hashchange", reveal);
  find();
})();
