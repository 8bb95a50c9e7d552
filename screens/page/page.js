// Follows the game: puts what has changed in its place, turns pages by tap and swipe. Nothing is ever sent but questions.
"use strict";
(() => {
  const { body, documentElement: root } = document;
  const SWIPE = 60, QUIET = 40000, PATIENCE = 4000, AGAIN = 5000;
  const lost = document.getElementById("lost");
  const sections = [...document.querySelectorAll("main > section")];
  const wide = matchMedia("(min-width: 62rem)");
  let source, heard = Date.now(), worry, chosen = "";

  // What this device remembers is its own affair: it may keep nothing at all.
  const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* then not */ } };

  const put = (name, markup) => {
    const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (!part) return;
    if (name === "@inks") { part.href = markup; return; }
    const open = [...part.querySelectorAll("details")].map((one) => one.open);
    part.innerHTML = markup;
    part.querySelectorAll("details").forEach((one, at) => { one.open = open[at] ?? false; });
  };

  // Pages

  // A page on which there is nothing yet, such as a board that this table does not use, has no tab.
  const empty = (one) => ![...one.querySelectorAll("[data-part]")].some((part) => part.innerHTML);
  const shown = () => sections.filter((one) => {
    if (one.id === "own" || one.id === "page-log") return !wide.matches;
    return !empty(one);
  });
  const turn = () => {
    const beside = document.querySelector("[data-part='@beside']").textContent;
    const names = shown().map((one) => one.id);
    const name = [chosen, wide.matches ? beside : "own", names[0]].find((one) => names.includes(one));
    sections.forEach((one) => one.classList.toggle("up", one.id === name));
    document.querySelectorAll("nav a").forEach((one) => {
      one.parentElement.hidden = !names.includes(one.dataset.to);
      if (one.dataset.to === name) one.setAttribute("aria-current", "page"); else one.removeAttribute("aria-current");
    });
    return name;
  };
  const open = (name) => { chosen = name; turn(); scrollTo(0, 0); };
  const step = (by) => {
    const names = shown().map((one) => one.id);
    const at = names.findIndex((name) => document.getElementById(name).classList.contains("up"));
    open(names[(at + by + names.length) % names.length]);
  };
  document.querySelector("nav").addEventListener("click", (event) => {
    const link = event.target.closest("[data-to]");
    if (link) { event.preventDefault(); open(link.dataset.to); }
  });
  wide.addEventListener("change", turn);
  let from = null;
  const main = document.querySelector("main");
  main.addEventListener("touchstart", (event) => {
    const inside = event.target.closest(".room.large");
    from = event.touches.length === 1 && !inside ? event.touches[0] : null;
  }, { passive: true });
  main.addEventListener("touchend", (event) => {
    if (!from) return;
    const to = event.changedTouches[0], x = to.clientX - from.clientX, y = to.clientY - from.clientY;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    from = null;
  }, { passive: true });
  main.addEventListener("click", (event) => {
    const button = event.target.closest(".enlarge");
    if (!button) return;
    const room = button.parentElement.querySelector(".room"), large = room.classList.toggle("large");
    button.setAttribute("aria-pressed", String(large));
    if (large) room.tabIndex = 0; else room.removeAttribute("tabindex");
    room.querySelector(".focus, .new")?.scrollIntoView({ block: "center", inline: "center" });
  });

  // How it looks, and who looks

  const dress = (theme) => {
    if (theme !== "own") root.dataset.theme = theme; else delete root.dataset.theme;
    document.querySelectorAll("[data-dress]").forEach((one) => {
      one.setAttribute("aria-pressed", String(one.dataset.dress === theme));
    });
  };
  document.querySelectorAll("[data-dress]").forEach((one) => one.addEventListener("click", () => {
    keep("theme", one.dataset.dress);
    dress(one.dataset.dress);
  }));
  dress(kept("theme") || "own");
  const here = new URLSearchParams(location.search), before = kept("language");
  if (here.get("lang")) keep("language", root.lang);
  else if (before && before !== root.lang) {
    here.set("lang", before);
    location.replace(`${location.pathname}?${here}`);
  }
  if (body.dataset.seat) keep("player", body.dataset.player);
  else if (!here.has("who")) {
    const mine = [...document.querySelectorAll(".seats a")].find((one) => one.textContent === kept("player"));
    if (mine) location.replace(mine.href);
  } else keep("player", "");

  // The game

  const told = () => { heard = Date.now(); clearTimeout(worry); worry = undefined; lost.hidden = true; };
  const worried = () => { worry ??= setTimeout(() => { lost.hidden = false; }, PATIENCE); };
  const follow = () => {
    source?.close();
    const asked = new URLSearchParams({ at: body.dataset.at, seat: body.dataset.seat, lang: root.lang });
    source = new EventSource(`/moves?${asked}`);
    source.addEventListener("open", told);
    source.addEventListener("beat", told);
    source.addEventListener("message", (event) => {
      told();
      body.dataset.at = event.lastEventId;
      for (const [name, markup] of Object.entries(JSON.parse(event.data))) put(name, markup);
      turn();
    });
    source.addEventListener("out", () => { source.close(); body.textContent = lost.dataset.out; });
    source.addEventListener("error", () => {
      worried();
      // Refused: the table was closed, or opened anew. What it says to that is the page.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), AGAIN);
    });
  };
  // A phone that slept may hold a line that is dead.
  const wake = () => { if (!document.hidden && Date.now() - heard > QUIET) { heard = Date.now(); follow(); } };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", () => { heard = 0; wake(); });
  addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  setInterval(wake, QUIET / 4);

  body.classList.add("live");
  turn();
  follow();
})();
