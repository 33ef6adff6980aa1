// What the table gains by script: live updates, swapping in place, pointing at the board, previews, keys.
// Every page works without it. The server draws; this asks for the inside of a page again and puts it in place of the old one.

const main = () => document.getElementById("main");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PART = { headers: { "Argead-Part": "main" } };

// --- Asking and swapping ------------------------------------------------------------------------------------------------------

let asking = false;
let wanted = null; // the page to show next, if one was asked for in the meantime
let heard = 0; // the newest version we were told of

const version = () => Number(main().dataset.version ?? 0);

/** Fetches the inside of a page and shows it. Says so when the server does not answer; nothing is lost then. */
async function ask(address, options = PART) {
  if (asking) {
    if (options === PART) wanted = address; // a decision is not repeated, a page is
    return;
  }
  asking = true;
  wanted = null;
  try {
    const response = await fetch(address, options);
    const next = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("main");
    if (next) {
      if (response.redirected) history.replaceState(null, "", response.url); // so that a reload shows the same
      await swap(next);
    }
  } catch {
    lost();
  } finally {
    asking = false;
    document.documentElement.removeAttribute("aria-busy");
  }
  if (wanted) await ask(wanted);
  else if (heard > version() && main().dataset.live) await ask(location.href);
}

function lost() {
  const words = main().dataset.lost;
  if (!words) return;
  const notice = Object.assign(document.createElement("div"), { className: "notice bad", id: "notice" });
  notice.setAttribute("role", "alert");
  notice.append(Object.assign(document.createElement("p"), { textContent: words }));
  document.getElementById("notice")?.remove();
  main().prepend(notice);
}

/** Puts `next` in place of the page's inside, keeping focus, scroll and zoom, and lets what moved be seen moving. */
async function swap(next) {
  const before = main();
  const since = version();
  const focus = before.contains(document.activeElement) ? document.activeElement : null;
  const scrolls = all("[data-scroll]", before).map((box) => [box.dataset.scroll, box.scrollLeft, box.scrollTop]);
  const zoomed = document.getElementById("zoom")?.checked;
  const places = placesOf(before);

  const put = () => {
    before.replaceWith(next);
    document.title = next.dataset.title ?? document.title;
    const zoom = document.getElementById("zoom");
    if (zoom && zoomed) zoom.checked = true;
    for (const [name, left, top] of scrolls) next.querySelector(`[data-scroll="${name}"]`)?.scrollTo(left, top);
    prepare();
    if (focus) refocus(focus, next);
    if (next.matches(".stepping") && !before.matches(".stepping")) next.scrollIntoView();
  };
  if (document.startViewTransition && !calm.matches && document.visibilityState === "visible") {
    const transition = document.startViewTransition(put);
    transition.ready.catch(() => {}); // skipped when the next one comes at once
    await transition.updateCallbackDone;
  } else {
    put();
  }
  animate(places);
  announce(since);
  listen();
}

/** The same control, if it is still there; otherwise what to press next, or the question that is asked now. */
function refocus(old, next) {
  const same = old.id && document.getElementById(old.id);
  const on = next.querySelector(".stepping #step-after");
  (same || on || next.querySelector("#notice, #prompt") || next).focus({ preventScroll: true });
}

/** Tells those who listen what happened since `since` and what is asked. */
function announce(since) {
  const lines = all(".chronicle .all [data-line]")
    .filter((line) => Number(line.dataset.line) > since)
    .sort((a, b) => a.dataset.line - b.dataset.line)
    .map((line) => line.textContent);
  const notice = document.getElementById("notice")?.textContent;
  const prompt = document.getElementById("prompt")?.textContent;
  document.getElementById("announce").textContent = [notice, ...lines.slice(-8), prompt].filter(Boolean).join(" ");
}

// --- Movement -----------------------------------------------------------------------------------------------------------------

const spot = (piece) => piece.getAttribute("transform").match(/-?[\d.]+/g).map(Number);

/** Where each piece is, and which shapes there are. */
function placesOf(root) {
  const pieces = new Map(all(".shapes [data-move]", root).map((piece) => [piece.dataset.move, spot(piece)]));
  const shapes = new Set(all(".shapes > [data-el]", root).map((shape) => shape.dataset.el));
  return { pieces, shapes };
}

/** Lets pieces move from where they were, and what is new appear. */
function animate({ pieces, shapes }) {
  if (calm.matches || shapes.size === 0) return;
  const timing = { duration: 450, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
  for (const piece of all(".shapes [data-move]", main())) {
    const path = [pieces.get(piece.dataset.move), spot(piece)];
    if (path[0] && String(path[0]) !== String(path[1])) {
      piece.animate(path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), timing);
    }
  }
  for (const shape of all(".shapes > [data-el]", main())) {
    if (!shapes.has(shape.dataset.el)) shape.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  }
}

// --- Live updates -------------------------------------------------------------------------------------------------------------

let source = null;

function listen() {
  const address = main().dataset.live;
  if (source && source.address === address && source.readyState !== EventSource.CLOSED) return;
  source?.close();
  source = address ? Object.assign(new EventSource(address), { address }) : null;
  if (!source) return;
  source.onmessage = (event) => {
    heard = Number(event.data);
    if (heard > version() && !asking) ask(location.href); // an answer on its way may bring it; if not, we ask after it
  };
}
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && listen());

// --- Deciding -----------------------------------------------------------------------------------------------------------------

addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.closest(".table-page")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  const address = form.getAttribute("action"); // a button named "action" hides the property
  if (form.getAttribute("method") === "get") {
    go(`${address}?${fields}`);
  } else {
    document.documentElement.setAttribute("aria-busy", "true");
    ask(address, { method: "POST", body: fields, ...PART });
  }
});

/** To another moment: of a replay, or since the last decision. */
function go(address) {
  history.replaceState(null, "", address);
  ask(address);
}

const choicesOf = (thing) => thing.dataset.choices?.split(" ") ?? [thing.id];

addEventListener("click", (event) => {
  const step = event.target.closest(".steps-nav a");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(step.href);
  }
  const target = event.target.closest("a.target");
  if (!target) return;
  event.preventDefault();
  const choices = choicesOf(target);
  if (choices.length === 1) document.getElementById(choices[0])?.click();
  else narrow(choices);
});

/** Shows only the choices one pointed at, when there are several; all of them again for none. */
function narrow(choices) {
  const list = main().querySelector(".choices");
  if (!list) return;
  list.classList.toggle("narrowed", choices.length > 0);
  for (const choice of all(".choice", list)) choice.classList.toggle("picked", choices.includes(choice.id));
  list.querySelector(".choice.picked")?.focus();
}

/** Keeps the numbers of a sheet within their total, says what is left, and lets it be sent once nothing is. */
function count(sheet, changed) {
  const fields = all("input[type=number]", sheet);
  const left = () => fields.reduce((left, field) => left - Number(field.value), Number(sheet.dataset.total));
  if (changed && left() < 0) changed.value = Math.max(Number(changed.min), Number(changed.value) + left());
  sheet.querySelector("output").textContent = left();
  sheet.querySelector("[type=submit]").disabled = left() !== 0;
  for (const step of all(".step", sheet)) {
    const { value, min, max } = stepped(step);
    const more = Number(step.dataset.by) > 0;
    step.hidden = false;
    // Not `disabled`, which would take the keyboard away from whoever has just pressed it.
    step.setAttribute("aria-disabled", more ? left() <= 0 || Number(value) >= Number(max) : Number(value) <= Number(min));
  }
}

/** The number that a stepper changes. */
const stepped = (step) => document.getElementById(step.getAttribute("aria-controls"));

addEventListener("click", (event) => {
  const step = event.target.closest(".step");
  if (!step || step.getAttribute("aria-disabled") === "true") return;
  const field = stepped(step);
  field.value = Number(field.value) + Number(step.dataset.by);
  count(step.form, field);
});

addEventListener("input", (event) => {
  const sheet = event.target.closest(".sheet");
  if (sheet) count(sheet, event.target);
  if (event.target.matches(".slider input")) event.target.form.requestSubmit();
  if (event.target.id === "zoom" && event.target.checked) {
    main().querySelector(".targets a, .recent *")?.scrollIntoView({ block: "nearest", inline: "center" });
  }
});

// --- Pointing -----------------------------------------------------------------------------------------------------------------

/** Shows what a choice belongs to and what it would do, while it is considered. */
function point(event) {
  for (const thing of all(".pointed, .preview.shown")) thing.classList.remove("pointed", "shown");
  const thing = event.target.closest?.(".choice, [data-choices]");
  if (thing) {
    const choices = choicesOf(thing);
    for (const choice of choices) {
      document.getElementById(choice)?.classList.add("pointed");
      if (choices.length > 1) continue;
      for (const other of all(`[data-choices~="${CSS.escape(choice)}"]`)) other.classList.add("pointed");
      document.querySelector(`.preview[data-choice="${CSS.escape(choice)}"]`)?.classList.add("shown");
    }
  }
  const elements = event.target.closest?.("[data-elements]")?.dataset.elements.split(" ") ?? [];
  for (const element of elements) {
    for (const shape of all(`[data-el="${CSS.escape(element)}"]`)) shape.classList.add("pointed");
  }
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

// --- Keys ---------------------------------------------------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS_OFF = "argead-keys-off";

/** The board is one stop for the Tab key; arrows lead from target to target. */
function prepare() {
  all(".sheet").forEach((sheet) => count(sheet));
  const targets = all(".targets a");
  targets.forEach((target, at) => {
    target.setAttribute("role", "button");
    target.tabIndex = at === 0 ? 0 : -1;
  });
  const box = document.getElementById("single-keys");
  if (box) {
    box.closest("[hidden]")?.removeAttribute("hidden");
    box.checked = !localStorage.getItem(KEYS_OFF);
    box.onchange = () => (box.checked ? localStorage.removeItem(KEYS_OFF) : localStorage.setItem(KEYS_OFF, "1"));
  }
}

/** The nearest target that lies in the direction of the arrow. */
function neighbour(from, [dx, dy]) {
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  for (const thing of all(".targets a")) {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (thing === from || along <= 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { thing, cost };
  }
  return best?.thing;
}

addEventListener("focusin", (event) => {
  const target = event.target.closest?.(".targets a");
  if (target) for (const other of all(".targets a")) other.tabIndex = other === target ? 0 : -1;
});

addEventListener("keydown", (event) => {
  const { key, target } = event;
  const onBoard = target.closest?.(".targets a");
  if (onBoard && ARROWS[key]) {
    event.preventDefault();
    neighbour(onBoard, ARROWS[key])?.focus();
  } else if (onBoard && key === " ") {
    event.preventDefault();
    onBoard.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (key === "Escape") {
    narrow([]);
  }
  const typing = target.matches?.("input:not([type=checkbox], [type=radio]), select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem(KEYS_OFF)) return;
  const act = {
    u: () => document.getElementById("undo")?.click(),
    c: () => main().querySelector(".choice")?.focus(),
    b: () => main().querySelector(".targets a[tabindex='0']")?.focus(),
    "?": () => location.assign("/help#keys"),
    ArrowLeft: () => document.getElementById("step-before")?.click(),
    ArrowRight: () => document.getElementById("step-after")?.click(),
    Escape: () => document.getElementById("skip-steps")?.click(),
  }[key.length === 1 ? key.toLowerCase() : key];
  if (act && !(onBoard && ARROWS[key])) act();
});

prepare();
listen();
