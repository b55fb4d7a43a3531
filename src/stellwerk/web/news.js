// What is new, in a few lines; a mark stays until they were seen.
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { setSettings, settings } from "./store.js";
import { t } from "./words.js";

const NEWS = ["slow", "seats", "advice", "guests", "lessons", "story"]; // the newest first
const SEEN_MS = 4000;

export function News() {
  const [fresh] = useState(settings.value.news !== NEWS[0]);
  useEffect(() => {
    const timer = setTimeout(() => setSettings({ news: NEWS[0] }), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return html`<section class="news" aria-labelledby="news">
    <h2 id="news">${t("ui-news")}${fresh && html` <i class="open-here" role="img" aria-label=${t("ui-news-fresh")} title=${t("ui-news-fresh")}></i>`}</h2>
    <ul>${NEWS.map((id) => html`<li key=${id}>${t(`ui-news-${id}`)}</li>`)}</ul>
  </section>`;
}
