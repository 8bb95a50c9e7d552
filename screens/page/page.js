// Follows the game: puts what has changed in its place, turns tabs, says when there is no word. Only questions are sent.
"use strict";
(() => {
  const { body, documentElement: root } = document;
  const SILENT = 9000, PAUSES = [1, 2, 4, 8], SECOND = 1000, SWIPE = 60, TWICE = 350, AGAIN = 5000, FRESH = 2000;
  const header = document.getElementById("top"), main = document.getElementById("main");
  const lost = document.getElementById("lost"), old = document.getElementById("old");
  const icon = document.querySelector('link[rel="icon"]');
  const part = (name) => document.querySelector(`[data-part="${CSS.escape(name)}"]`);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let source, heard = Date.now(), tries = 0, retry;

  // What this device remembers is its own affair: it may keep nothing at all.
  const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* then not */ } };

  // Parts

  const put = (name, markup) => {
    const place = part(name);
    if (!place) return;
    if (name === "@inks") { place.href = markup; return; }
    const opened = [...place.querySelectorAll("details")].map((one) => one.open);
    const figures = [...place.querySelectorAll(".stand b")].map((one) => one.textContent);
    const focused = [...place.querySelectorAll("a, button, summary")].indexOf(document.activeElement);
    const room = place.closest(".room"), at = room && [room.scrollLeft, room.scrollTop];
    place.innerHTML = markup;
    place.querySelectorAll("details").forEach((one, index) => { one.open = opened[index] ?? false; });
    place.querySelectorAll(".stand b").forEach((one, index) => {
      if (index in figures && figures[index] !== one.textContent && !still.matches) {
        one.animate({ backgroundColor: [getComputedStyle(root).getPropertyValue("--now"), "transparent"] }, FRESH);
      }
    });
    if (focused >= 0) place.querySelectorAll("a, button, summary")[focused]?.focus({ preventScroll: true });
    if (at) [room.scrollLeft, room.scrollTop] = at;
  };

  // How things stand: the colour at the top, the title and the sign of the tab

  const SIGNS = {
    mine: '<circle cx="8" cy="8" r="7.5" fill="#ffb938"/>',
    waiting: '<path d="M8 1.5 14 5v6l-6 3.500L2 11V5Z" fill="none" stroke="#8b8983" stroke-width="2"/>',
    over: '<path d="m8 .5 2.2 5 5.3.600-4 3.6 1.2 5.300L8 12.3 3.3 15l1.2-5.3-4-3.6 5.3-.600Z" fill="#ffb938"/>',
    lost: '<rect y="5" width="16" height="6" fill="#c1271d"/>',
  };
  const sign = (name) => {
    icon.href = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${SIGNS[name]}</svg>`)}`;
  };
  const tell = () => {
    const told = part("@standing").firstElementChild, before = header.classList.contains("mine");
    const silent = !lost.hidden;
    header.className = silent ? "lost" : told.className;
    sign(silent ? "lost" : told.classList[0]);
    document.title = `${silent ? `⚠ ${lost.dataset.title}` : told.textContent} · ${body.dataset.name}`;
    const mine = header.classList.contains("mine");
    const me = document.getElementById("to-me");
    me.classList.toggle("calls", mine && !body.classList.contains("on-me"));
    if (mine && !before && kept("bell") === "on" && heard > 0) ring();
    if (told.classList.contains("over")) {
      const name = me.querySelector("span");
      if (name.dataset.over !== name.textContent) { name.textContent = name.dataset.over; open("me"); }
    }
  };
  const ring = () => {
    navigator.vibrate?.(200);
    try {
      const sound = new AudioContext(), tone = sound.createOscillator();
      tone.connect(sound.destination);
      tone.start();
      tone.stop(sound.currentTime + 0.15);
    } catch { /* a device without sound */ }
  };

  // Tabs

  const open = (name) => {
    const there = document.getElementById(name);
    if (!there?.matches("main > section")) return;
    body.className = body.className.replace(/\bon-\S+/, `on-${name}`);
    for (const one of main.querySelectorAll(":scope > section")) one.classList.toggle("up", one === there);
    for (const one of document.querySelectorAll(".tabs a")) {
      if (one.dataset.to === name) one.setAttribute("aria-current", "page"); else one.removeAttribute("aria-current");
    }
    const here = new URL(location.href);
    here.searchParams.set("tab", name);
    history.replaceState(null, "", here);
    document.querySelector(".menu").open = false;
    scrollTo(0, 0);
    tell();
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-to]");
    if (link) { event.preventDefault(); open(link.dataset.to); }
    else if (!event.target.closest(".menu")) document.querySelector(".menu").open = false;
  });
  let from = null;
  main.addEventListener("touchstart", (event) => {
    from = event.touches.length === 1 && !event.target.closest(".room.large, details") ? event.touches[0] : null;
  }, { passive: true });
  main.addEventListener("touchend", (event) => {
    if (!from) return;
    const to = event.changedTouches[0], x = to.clientX - from.clientX, y = to.clientY - from.clientY;
    from = null;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
    const names = [...document.querySelectorAll(".tabs a")].map((one) => one.dataset.to);
    const at = names.findIndex((name) => body.classList.contains(`on-${name}`));
    open(names[(at + (x < 0 ? 1 : -1) + names.length) % names.length]);
  }, { passive: true });

  // The map

  const enlarge = () => {
    const room = main.querySelector(".room"), large = room.classList.toggle("large");
    main.querySelector(".enlarge").setAttribute("aria-pressed", String(large));
    if (large) room.tabIndex = 0; else room.removeAttribute("tabindex");
    room.querySelector(".focus, .new")?.scrollIntoView({ block: "center", inline: "center" });
  };
  let tapped = 0;
  main.addEventListener("click", (event) => {
    if (event.target.closest(".enlarge")) { enlarge(); return; }
    if (event.target.closest(".room")) {
      if (event.timeStamp - tapped < TWICE) enlarge();
      tapped = event.timeStamp;
    }
    const find = event.target.closest("[data-find]");
    if (!find) return;
    const on = find.getAttribute("aria-pressed") !== "true";
    main.querySelectorAll("[data-find]").forEach((one) => one.setAttribute("aria-pressed", String(on && one === find)));
    main.querySelectorAll("[data-who]").forEach((one) => {
      one.classList.toggle("found", on && one.dataset.who === find.dataset.find);
    });
  });

  // How it looks, and who looks

  const pressed = (all, on) => document.querySelectorAll(all).forEach((one) => {
    one.setAttribute("aria-pressed", String(on(one)));
  });
  const dress = (theme) => {
    if (theme !== "own") root.dataset.theme = theme; else delete root.dataset.theme;
    pressed("[data-dress]", (one) => one.dataset.dress === theme);
  };
  document.querySelectorAll("[data-dress]").forEach((one) => one.addEventListener("click", () => {
    keep("theme", one.dataset.dress);
    dress(one.dataset.dress);
  }));
  dress(kept("theme") || "own");
  document.querySelector(".print").addEventListener("click", () => print());
  document.querySelector(".bell").addEventListener("click", () => {
    keep("bell", kept("bell") === "on" ? "off" : "on");
    pressed(".bell", () => kept("bell") === "on");
  });
  pressed(".bell", () => kept("bell") === "on");
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

  const say = (place, what) => {
    const words = place.querySelector("[data-say]");
    words.textContent = words.dataset.say.replace("§", what);
  };
  const silence = (silent) => {
    if (silent) {
      if (lost.hidden) say(old, new Date(heard).toLocaleTimeString(root.lang));
      say(lost, String(Math.round((Date.now() - heard) / SECOND)));
    }
    if (lost.hidden !== silent) return;
    lost.hidden = old.hidden = !silent;
    body.classList.toggle("lost", silent);
    tell();
  };
  const told = () => { heard = Date.now(); tries = 0; silence(false); };
  const later = () => {
    clearTimeout(retry);
    retry = setTimeout(follow, PAUSES[Math.min(tries, PAUSES.length - 1)] * SECOND);
    tries += 1;
  };
  const follow = () => {
    clearTimeout(retry);
    source?.close();
    const asked = new URLSearchParams({ at: body.dataset.at, seat: body.dataset.seat, lang: root.lang });
    const line = source = new EventSource(`/moves?${asked}`);
    line.addEventListener("beat", told);
    line.addEventListener("message", (event) => {
      told();
      body.dataset.at = event.lastEventId;
      for (const [name, markup] of Object.entries(JSON.parse(event.data))) put(name, markup);
      tell();
    });
    line.addEventListener("out", () => { line.close(); location.reload(); });
    line.addEventListener("error", () => {
      // Refused: the table was closed, or knows this device no more. What it says to that is the page.
      const refused = line.readyState === EventSource.CLOSED;
      line.close();
      if (refused && navigator.onLine) setTimeout(look, PAUSES[Math.min(tries, PAUSES.length - 1)] * SECOND);
      later();
    });
  };
  const look = () => fetch(location.pathname, { cache: "no-store" }).then((answer) => {
    if (answer.status === 403) location.reload();
  }).catch(() => { /* no word: the top says so */ });
  // A line that is stalled, or was dead when the device woke.
  setInterval(() => {
    const silent = Date.now() - heard > SILENT;
    silence(silent);
    if (silent && source.readyState === EventSource.OPEN) { source.close(); later(); }
  }, SECOND);
  const wake = () => { if (!document.hidden && Date.now() - heard > AGAIN) follow(); };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", follow);
  addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  old.querySelector("button").addEventListener("click", follow);

  body.classList.add("live");
  tell();
  follow();
})();
