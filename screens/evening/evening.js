// Steps through a game. Every moment is kept as what differs from the one before: see moments.py.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("moments").textContent);
  const at = document.getElementById("at");
  const number = document.getElementById("number");
  const round = document.getElementById("round");
  const places = data.panes.map((pane) =>
    [...document.querySelectorAll("[data-pane]")].find((place) => place.dataset.pane === pane));
  const shown = data.panes.map(() => null);
  const last = data.moments.length - 1;
  const OFTEN = 50;
  const PACE = 900;
  const kept = [];
  let playing = 0;

  const changed = (panes, moment) => {
    const next = panes.slice();
    for (const [pane, ...numbers] of moment) {
      const pieces = next[pane].slice();
      for (let i = 0; i < numbers.length; i += 3 + numbers[i + 2]) {
        const [place, gone, come] = numbers.slice(i, i + 3);
        pieces.splice(place, gone, ...numbers.slice(i + 3, i + 3 + come));
      }
      next[pane] = pieces;
    }
    return next;
  };

  const moment = (wanted) => {
    const from = Math.floor(wanted / OFTEN);
    let panes = kept[from];
    for (let now = from * OFTEN + 1; now <= wanted; now += 1) panes = changed(panes, data.moments[now]);
    return panes;
  };

  const put = (place, markup) => {
    // What a reader has opened stays open.
    const open = [...place.querySelectorAll("details")].map((details) => details.open);
    place.innerHTML = markup;
    place.querySelectorAll("details").forEach((details, index) => { details.open = Boolean(open[index]); });
  };

  const show = (wanted) => {
    const now = Math.max(0, Math.min(last, wanted));
    moment(now).forEach((pieces, pane) => {
      const markup = pieces.map((piece) => data.pieces[piece]).join("");
      if (shown[pane] !== markup) put(places[pane], markup);
      shown[pane] = markup;
    });
    at.value = String(now);
    number.textContent = String(now);
    at.setAttribute("aria-valuetext", `${now}: ${places[data.panes.indexOf("said")].textContent}`);
    const begun = [...round.options].filter((option) => Number(option.value) <= now);
    round.selectedIndex = begun.length - 1;
    return now;
  };

  const stop = () => { clearInterval(playing); playing = 0; };
  const play = () => {
    if (Number(at.value) === last) show(0);
    playing = setInterval(() => { if (show(Number(at.value) + 1) === last) stop(); }, PACE);
  };
  const go = {
    first: () => show(0),
    back: () => show(Number(at.value) - 1),
    on: () => show(Number(at.value) + 1),
    last: () => show(last),
  };

  let panes = data.panes.map(() => []);
  data.moments.forEach((each, now) => {
    panes = changed(panes, each);
    if (now % OFTEN === 0) kept.push(panes);
  });
  document.getElementById("panes").hidden = false;
  document.getElementById("stepper").hidden = false;
  document.querySelectorAll("button[data-to]").forEach((button) => button.addEventListener("click", () => {
    const stood = !playing;
    stop();
    if (button.dataset.to !== "play") go[button.dataset.to]();
    else if (stood) play();
  }));
  at.addEventListener("input", () => { stop(); show(Number(at.value)); });
  round.addEventListener("change", () => { stop(); show(Number(round.value)); });
  show(Number(location.hash.slice(1)) || 0);
})();
