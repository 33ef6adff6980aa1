// Runs inside the page and returns what is wrong with it, as a list of sentences.
const findings = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const show = (element) => {
  const id = element.id ? `#${element.id}` : "";
  const classes = typeof element.className === "string" && element.className ? `.${element.className.trim().replaceAll(" ", ".")}` : "";
  return `<${element.tagName.toLowerCase()}${id}${classes}> "${(element.textContent ?? "").trim().slice(0, 30)}"`;
};
const wrong = (what, element) => findings.push(element ? `${what}: ${show(element)}` : what);
const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
const onlyHeard = (element) => element.closest(".sr-only, .skip") !== null;

// --- The document -------------------------------------------------------------------------------------------------------------
if (!["en", "fr"].includes(document.documentElement.lang)) wrong("the page has no language");
if (!document.title.trim()) wrong("the page has no title");
if (document.querySelectorAll("main").length !== 1) wrong("there is not exactly one main part");
if (/user-scalable\s*=\s*no|maximum-scale/.test(document.querySelector("meta[name=viewport]")?.content ?? "")) wrong("zooming is forbidden");
if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
  wrong(`the page scrolls sideways (${document.documentElement.scrollWidth} > ${document.documentElement.clientWidth})`);
}

const ids = new Map();
for (const element of all("[id]")) ids.set(element.id, (ids.get(element.id) ?? 0) + 1);
for (const [id, count] of ids) if (count > 1) wrong(`the id ${id} stands ${count} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget"]) {
  for (const element of all(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) {
      if (!document.getElementById(id)) wrong(`${attribute} refers to ${id}, which is not there`, element);
    }
  }
}
for (const link of all("a[href^='#']")) {
  if (!document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)))) wrong("a link leads nowhere", link);
}

// --- Headings and lists -------------------------------------------------------------------------------------------------------
let rank = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6").filter((heading) => visible(heading))) {
  const next = Number(heading.tagName[1]);
  if (next > rank + 1) wrong(`a heading of rank ${next} follows one of rank ${rank}`, heading);
  rank = next;
}
if (all("h1").length !== 1) wrong("there is not exactly one heading of the first rank");
for (const item of all("li")) if (!["UL", "OL"].includes(item.parentElement.tagName)) wrong("an item without a list", item);
for (const list of all("ul, ol")) {
  for (const child of list.children) if (child.tagName !== "LI") wrong("a list holds something else than items", child);
}

// --- Names --------------------------------------------------------------------------------------------------------------------
const nameOf = (element) => {
  const by = element.getAttribute("aria-labelledby")?.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const label = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
  const title = element.querySelector?.(":scope > title")?.textContent;
  return (by || element.getAttribute("aria-label") || label || title || element.textContent || element.getAttribute("title") || "").trim();
};
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
for (const control of all(CONTROLS).filter((control) => visible(control))) {
  if (!nameOf(control)) wrong("a control without a name", control);
  if (control.closest("[aria-hidden=true]")) wrong("a control that is hidden from who listens", control);
  if (control.tabIndex > 0) wrong("a control jumps the order", control);
}
for (const field of all("input:not([type=hidden]), select, textarea")) {
  if (!field.labels?.length && !field.getAttribute("aria-label")) wrong("a field without a label", field);
}
for (const picture of all("svg, [role=img]")) {
  const isHidden = picture.closest("[aria-hidden=true]");
  if (!isHidden && !nameOf(picture)) wrong("a picture without a name", picture);
}
for (const part of all("nav, section[aria-labelledby], [role=region], fieldset, table")) {
  if (part.tagName === "FIELDSET" ? !part.querySelector(":scope > legend") : part.tagName === "TABLE" ? !part.caption : !nameOf(part)) {
    wrong("a part without a name", part);
  }
}

// --- Targets ------------------------------------------------------------------------------------------------------------------
const phone = innerWidth < 600;
for (const control of all(CONTROLS).filter((control) => visible(control) && control.tabIndex >= 0)) {
  const isBox = control.matches("[tabindex]:not(a):not(button)");
  const inText = control.tagName === "A" && getComputedStyle(control).display === "inline";
  const hasList = control.closest(".targets"); // every place on the board is also a button in the list
  if (isBox || inText || hasList || onlyHeard(control)) continue;
  const { width, height } = control.getBoundingClientRect();
  const isMain = control.matches(".choice, .button.main, #undo");
  const least = phone && isMain ? 44 : 24;
  if (width < least - 0.5 || height < least - 0.5) {
    wrong(`a target of ${Math.round(width)} × ${Math.round(height)}, less than ${least}`, control);
  }
}

// --- Words one can read ----------------------------------------------------------------------------------------------------------
const SMALLEST = 10; // in pixels; a board may be written smaller, for it can be enlarged
for (const words of all("svg:not(.board) text").filter((words) => visible(words))) {
  const size = parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().a;
  if (size < SMALLEST) wrong(`words of ${size.toFixed(1)} pixels in a picture`, words);
}
for (const name of all(".card .name").filter((name) => visible(name))) {
  const text = name.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE) continue;
  for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) wrong(`the word ${word} is broken`, name);
  }
}

if (innerWidth >= 1200) {
  for (const table of all(".scores").filter((table) => visible(table) && table.scrollWidth > table.clientWidth)) wrong("a table is cut off", table);
}

// --- Contrast -----------------------------------------------------------------------------------------------------------------
const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
const known = new Map();
/** Any colour CSS can write as red, green, blue and opacity. */
function rgba(colour) {
  if (!known.has(colour)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(colour, [r, g, b, a / 255]);
  }
  return known.get(colour);
}
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const contrast = (a, b) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};
function groundOf(element) {
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const colour = rgba(style.backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
    if (style.backgroundImage !== "none") return null; // a picture: its words bring their own ground
  }
  return layers.reduceRight((ground, layer) => over(layer, ground), rgba(getComputedStyle(document.documentElement).backgroundColor));
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const judged = new Set();
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || judged.has(element) || element.closest("svg, script, [disabled], [aria-disabled=true]")) continue;
  judged.add(element);
  if (!visible(element) || onlyHeard(element)) continue;
  const style = getComputedStyle(element);
  const ground = groundOf(element);
  if (!ground) {
    wrong("words on a picture without a ground", element);
    continue;
  }
  let opacity = 1;
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const [r, g, b, a] = rgba(style.color);
  const ratio = contrast(over([r, g, b, a * opacity], ground), ground);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) wrong(`a contrast of ${ratio.toFixed(2)} (${style.color} on ${ground.map(Math.round)})`, element);
}
// Figures on the board against what they stand on: fields, cards, pieces.
for (const figure of all(".board .emblem, .card .icon")) {
  const style = getComputedStyle(figure);
  const ground = style.getPropertyValue("--ground").trim();
  if (!ground) continue;
  const probe = document.createElement("i");
  probe.style.color = ground; // lets the browser work out variables and light-dark()
  figure.closest(".board, .card").parentElement.append(probe);
  const ratio = contrast(rgba(style.color), rgba(getComputedStyle(probe).color));
  probe.remove();
  if (ratio < 3) wrong(`a figure with a contrast of ${ratio.toFixed(2)}`, figure);
}
return [...new Set(findings)];
