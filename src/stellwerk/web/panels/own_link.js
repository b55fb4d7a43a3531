// My link: all my seats and my record, on another device. It works once, for ten minutes.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { html } from "../html.js";
import { Dialog } from "../parts.js";
import { notice } from "../store.js";
import { t } from "../words.js";
import { Link } from "./share.js";
/** @import {OwnLink as Made} from "../types.js" */

/** @param {{onClose: () => void}} props */
export function OwnLink({ onClose }) {
  const [made, setMade] = useState(/** @type {Made|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [browsers, setBrowsers] = useState(0);
  const make = async () => {
    try {
      const link = await api.ownLink();
      setMade(link);
      setBrowsers(link.browsers);
      setTrouble("");
    } catch (error) {
      setTrouble(await api.explained(error));
    }
  };
  useEffect(() => void make(), []);
  const alone = async () => {
    try {
      setBrowsers((await api.stayAlone()).browsers);
      notice({ m: "ui-own-alone-done" });
      await make();
    } catch (error) {
      notice(await api.explained(error), { bad: true });
    }
  };
  return html`<${Dialog} title=${t("ui-own-link")} onClose=${onClose}>
    <p>${t("ui-own-link-help")}</p>
    ${trouble && html`<p class="banner bad" role="alert">${trouble}</p>`}
    ${made && html`<img class="qr" alt=${t("ui-own-link-qr")} src=${`data:image/svg+xml,${encodeURIComponent(made.qr)}`} />
      <${Link} label=${t("ui-own-link")} link=${made.link} />
      <p class="small">${t("ui-own-link-once", { minutes: Math.round(made.seconds / 60) })}</p>
      ${browsers > 1 && html`<p class="row"><span class="grow">${t("ui-own-browsers", { n: browsers })}</span>
        <button class="quiet" onClick=${alone}>${t("ui-own-alone")}</button></p>`}`}
  <//>`;
}
