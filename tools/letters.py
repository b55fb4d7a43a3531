"""Measure the letters of our fonts in Chromium: python tools/letters.py

Writes src/stellwerk/stage/letters.json, from which pictures know how wide a text is: per font and weight the widths of
its letters, in thousandths of the font's size. Run it after the vendored fonts have changed.
"""

from __future__ import annotations

import base64
import json
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "stellwerk"
FONTS = {"Barlow": ("barlow", (400, 500, 600, 700)), "Barlow Condensed": ("barlow-condensed", (500, 600, 700))}
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2026, 0x2212, 0x201E, 0x201C]))
MEASURE = """async ([family, weight, data, letters]) => {
  const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: String(weight) });
  document.fonts.add(await face.load());
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  text.style.cssText = `font: ${weight} 100px "${family}"; font-variant-numeric: tabular-nums; white-space: pre`;
  document.querySelector("svg").append(text);
  return [...letters].map((letter) => {
    text.textContent = letter.repeat(2); // two, for a single space has no width
    return Math.round(text.getComputedTextLength() * 5);
  });
}"""


def main() -> None:
    widths: dict[str, dict[str, list[int]]] = {}
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = chromium.new_page()
        page.set_content("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='200'></svg>")
        for family, (folder, weights) in FONTS.items():
            for weight in weights:
                path = PACKAGE / "web" / "vendor" / "fonts" / folder / f"{folder}-latin-{weight}.woff2"
                data = base64.b64encode(path.read_bytes()).decode()
                widths.setdefault(family, {})[str(weight)] = page.evaluate(MEASURE, [family, weight, data, LETTERS])
        chromium.close()
    lines = json.dumps({"letters": LETTERS, "widths": widths}, ensure_ascii=False).replace('"Barlow', '\n"Barlow')
    (PACKAGE / "stage" / "letters.json").write_text(lines.replace("], ", "],\n") + "\n", "utf-8")


if __name__ == "__main__":
    main()
