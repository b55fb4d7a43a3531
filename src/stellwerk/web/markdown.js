// The little Markdown our rules pages use, as elements (never as HTML text): headings, lists, paragraphs, emphasis, links, `{symbols}` of the game.
import { html } from "./html.js";
import { RuleLink } from "./parts.js";
import { Symbol } from "./symbols.js";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(#?([\w./-]+)\)|\{([\w-]+)\}/g;

/** @param {string} text @returns {unknown[]} */
function inline(text) {
  const out = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    out.push(text.slice(from, found.index));
    const [whole, strong, soft, code, label, rule, symbol] = found;
    if (strong) out.push(html`<strong>${inline(strong)}</strong>`);
    else if (soft) out.push(html`<em>${inline(soft)}</em>`);
    else if (code) out.push(html`<code>${code}</code>`);
    else if (symbol) out.push(html`<${Symbol} name=${symbol} />`);
    else out.push(html`<${RuleLink} rule=${rule} text=${label} />`);
    from = found.index + whole.length;
  }
  return [...out, text.slice(from)];
}

/** @param {string[]} lines @returns {unknown} */
function block(lines) {
  const heading = /^(#{1,4}) (.*)/.exec(lines[0]);
  if (heading) return html`<${`h${heading[1].length + 1}`}>${inline(heading[2])}<//>${lines.length > 1 ? block(lines.slice(1)) : null}`;
  if (lines[0].startsWith("|")) return grid(lines);
  if (/^[-*] /.test(lines[0])) return html`<ul>${items(lines, /^[-*] /)}</ul>`;
  if (/^\d+\. /.test(lines[0])) return html`<ol>${items(lines, /^\d+\. /)}</ol>`;
  return html`<p>${inline(lines.join(" "))}</p>`;
}

/** @param {string[]} lines @param {RegExp} mark */
function items(lines, mark) {
  /** @type {string[]} */
  const found = [];
  for (const line of lines) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found.map((item) => html`<li>${inline(item)}</li>`);
}

/** A head whose cells are empty is none. @param {string[]} lines */
function grid(lines) {
  const [head, , ...rows] = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  return html`<table>${head.some(Boolean) && html`<thead><tr>${head.map((cell) => (cell ? html`<th scope="col">${inline(cell)}</th>` : html`<td></td>`))}</tr></thead>`}
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

/** @param {{text: string}} props */
export function Markdown({ text }) {
  const blocks = text.split(/\n\s*\n/).map((one) => one.split("\n").filter((line) => line.trim())).filter((lines) => lines.length);
  return html`<div class="markdown">${blocks.map(block)}</div>`;
}
