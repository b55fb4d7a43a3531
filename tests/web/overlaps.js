// What cannot be read on the table: texts that lie on each other, under something else, or outside of their region.
// Answers a list of lines; a line names kinds and zones, not single pieces, so that equal faults are one.
({ zones, stacks }) => {
  const SLIP = 1.5; // pixels that nobody sees
  const style = document.createElement("style");
  style.textContent = ".scene, .scene * { pointer-events: visiblePainted !important; animation: none !important; } .scene :is(.hit, .focus, .halo, .ring, title) { pointer-events: none !important; }";
  document.head.append(style);
  const piece = (el) => el.closest(".piece");
  const zoneOf = (el) => zones[el?.dataset?.id] ?? "";
  const plain = (name) => name.replace(/\d+/g, "#");
  const kind = (el) => {
    const found = piece(el);
    const badge = el.closest(".badge");
    if (badge) return badge.getAttribute("class").replace("badge", "").trim();
    if (found) return [...found.classList].find((name) => name.startsWith("kind-")) ?? "piece";
    return el.closest(".zone") ? "zone " + plain(el.closest(".zone").dataset.id) : "floor";
  };
  const seen = (el) => {
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { fill, fillOpacity } = getComputedStyle(el);
    return fill !== "none" && Number(fillOpacity) > 0.3;
  };
  /** The ink of a text: without the room above its capitals and below its line. */
  const ink = (el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return { x, y: y + height * 0.2, w: width, h: height * 0.58, r: x + width, b: y + height * 0.78 };
  };
  const texts = [...document.querySelectorAll(".scene text")].filter((el) => el.textContent.trim() && seen(el)).map((el) => ({ el, said: el.textContent.trim(), ...ink(el) })).filter(({ w }) => w > 0);
  const found = new Map();
  const report = (line, example) => found.set(line, example);

  // too small; another player's board is looked at from afar, its plate brings it near
  for (const { el, said } of texts) {
    const px = parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a;
    if (px < 11.8 && !el.closest(".role-seat")) report(`text of ${kind(el)} is small`, `${said} ${px.toFixed(1)}`);
  }

  // a text on a text
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.el.ownerSVGElement !== b.el.ownerSVGElement) continue;
      const across = Math.min(a.r, b.r) - Math.max(a.x, b.x);
      const down = Math.min(a.b, b.b) - Math.max(a.y, b.y);
      if (across <= SLIP || down <= SLIP) continue;
      if (a.said === b.said && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2) continue; // one is the shadow of the other
      if (buried(a.el) || buried(b.el)) continue;
      report(`text of ${kind(a.el)} on text of ${kind(b.el)}`, `${a.said} | ${b.said}`);
    }
  }

  /** In a stack only the top is read. */
  function buried(el) {
    const own = piece(el);
    return own !== null && stacks.includes(zoneOf(own)) && zoneOf(own.nextElementSibling) === zoneOf(own);
  }

  const pane = document.querySelector(".pane") ?? document.querySelector(".felt");
  const box = pane.getBoundingClientRect();
  const solid = (paint) => paint !== "none" && !/^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(paint) && !/ \/ 0(\.[0-4]\d*)?\)$/.test(paint);
  const opaque = (el) => {
    const { fill, fillOpacity, opacity, stroke } = getComputedStyle(el);
    if (Number(opacity) < 0.5) return false;
    return el.tagName === "use" || (solid(fill) && Number(fillOpacity) > 0.5) || solid(stroke);
  };
  /** Under something else. */
  const covered = (text) => {
    for (const part of [0.12, 0.37, 0.63, 0.88]) {
      const all = document.elementsFromPoint(text.x + text.w * part, (text.y + text.b) / 2);
      const rank = all.indexOf(text.el);
      const above = rank < 0 ? aboveAll(all, text.el) : all.slice(0, rank);
      const cover = above.find((el) => el instanceof SVGElement && el.closest(".scene") && el.tagName !== "text" && !el.matches(".ring") && foreign(el, text.el) && opaque(el));
      if (cover) report(`text of ${kind(text.el)} under ${kind(cover)}`, text.said);
      const [top] = all;
      if (top && !top.closest(".scene") && !top.contains(text.el)) report(`text of ${kind(text.el)} under ${top.closest("[class]")?.getAttribute("class")}`, text.said);
    }
  };
  const left = new Set(texts.filter(({ el }) => !buried(el)));
  for (const { el, x, y, r, b, said } of left) {
    const region = el.ownerSVGElement.getBoundingClientRect();
    if (x < region.left - 6 || r > region.right + 6 || y < region.top - 6 || b > region.bottom + 6) report(`text of ${kind(el)} leaves its region`, said);
  }
  // the badge of what is picked, on something written
  for (const el of document.querySelectorAll(".scene .piece:is(.is-open, .is-refused)")) {
    el.classList.add("is-picked");
    const { left: x, top: y, right: r, bottom: b } = el.querySelector(".tick").getBoundingClientRect();
    for (const text of texts.filter((one) => el.contains(one.el))) {
      const [across, down] = [Math.min(text.r, r) - Math.max(text.x, x), Math.min(text.b, b) - Math.max(text.y, y)];
      if (r > x && across > 2 * SLIP && down > 2 * SLIP) report(`tick on text of ${kind(text.el)}`, text.said);
    }
    el.classList.remove("is-picked");
  }
  const scrolled = pane.scrollTop;
  for (let top = 0; left.size > 0 && top < pane.scrollHeight; top += box.height * 0.8) {
    pane.scrollTop = top;
    const by = pane.scrollTop - scrolled;
    for (const text of left) {
      if (text.y - by < box.top || text.b - by > box.bottom || text.x < box.left || text.r > box.right) continue;
      covered({ ...text, y: text.y - by, b: text.b - by });
      left.delete(text);
    }
  }
  pane.scrollTop = scrolled;
  for (const { el, said } of left) report(`text of ${kind(el)} is never seen whole`, said);

  /** Hit testing may miss the gaps of letters: everything above the nearest thing of the same piece. */
  function aboveAll(all, el) {
    const own = piece(el) ?? el.closest(".zone, .floor, .count");
    const at = all.findIndex((one) => own?.contains(one) && !one.closest(".badge"));
    return at < 0 ? [] : all.slice(0, at);
  }

  /** Something that does not belong to this text: another piece, or a badge upon its own. */
  function foreign(el, text) {
    if (el.closest(".badge") !== text.closest(".badge")) return true;
    return (piece(el) ?? el.closest(".zone, .floor, .counts")) !== (piece(text) ?? text.closest(".zone, .floor, .counts"));
  }

  // lines of the shell that are cut
  for (const el of document.querySelectorAll(".sign > *, .strip-name b, .prompt, .figure, .tabbar span, .tabs button")) {
    if (el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0 && getComputedStyle(el).overflowX !== "visible") report(`${el.className || el.tagName} is cut`, el.textContent.trim());
  }
  style.remove();
  return [...found].map(([line, example]) => `${line}: ${example}`).sort();
}
