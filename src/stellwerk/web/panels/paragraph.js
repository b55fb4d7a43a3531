// One turn as one paragraph: whose it was, in colour and with the emblem; what happened; what it brought.
import { Emblem } from "../emblem.js";
import { html } from "../html.js";
import { beginsOwn, nameOf, sentences } from "../story.js";
import { seatName, signed, t } from "../words.js";
import { unit } from "./lens.js";
/** @import {Line} from "../types.js" */
/** @import {TableSession} from "../session.js" */
/** @import {Story} from "../story.js" */

/** Points that a turn brought: of its player alone, or of everybody. @param {{story: Story}} props */
export function Gains({ story }) {
  const found = story.gains.map((n, seat) => ({ n, seat })).filter(({ n }) => n !== 0);
  return html`${found.map(({ n, seat }) => {
    const whose = seat !== story.who && html`<${Emblem} seat=${seat} /><span class="hidden">${seatName(seat)} </span>`;
    return html` <span key=${seat} class="gain">${whose}<b class=${n > 0 ? "up" : "down"}>${signed(n, unit())}</b></span>`;
  })}`;
}

/** @param {{story: Story}} props */
export function Teller({ story }) {
  const name = nameOf(story);
  if (!name) return null;
  const own = beginsOwn(story);
  return html`${story.who >= 0 && html`<${Emblem} seat=${story.who} label=${own ? "" : name} />`}${own && html`<b class="teller">${name}</b> `}`;
}

/** Whose it is, before what it brought. @param {{story: Story}} props */
export function Who({ story }) {
  return html`${story.who >= 0 && html`<${Emblem} seat=${story.who} />`}<b class="teller">${nameOf(story)}</b> `;
}

/** A sentence leads to its moment. @param {{session: TableSession, line: Line, words: string}} props */
function Sentence({ session, line, words }) {
  const go = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    session.goTo(line.v);
  };
  return html`<a class=${line.v === session.shown.value ? "line here" : "line"} href=${`/t/${session.id}?at=${line.v}`} onClick=${go} title=${t("ui-jump")}>${words}</a>`;
}

/** @param {{story: Story, session?: TableSession|null}} props */
export function Paragraph({ story, session = null }) {
  const said = sentences(story);
  return html`<p class=${`story ${story.who >= 0 ? `seat-${story.who}` : ""}`}><${Teller} story=${story} />${said.map(({ line, name, text, times }, i) => {
    const words = `${text}${times > 1 ? ` (${times}×)` : ""}${i + 1 < said.length ? ";" : "."}`;
    return html`<span key=${name}>${session ? html`<${Sentence} session=${session} line=${line} words=${words} />` : words} </span>`;
  })}<${Gains} story=${story} /></p>`;
}
