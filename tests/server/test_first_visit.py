"""What a first visitor is sent: one fingerprint for all files, kept for ever, and everything named at once."""

import re

import pytest

from stellwerk.server.files import WEB
from stellwerk.server.preloads import modules
from tests.server.serving import Browser

NAMED = re.compile(r'(?:href|src)="(/[^"]+)"')
PRINT = re.compile(r"/static/(v-[0-9a-f]{16})/")


def named(page: str) -> list[str]:
    return NAMED.findall(page)


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_everything_that_a_page_names_is_there_and_kept_for_ever(browser: Browser, path: str) -> None:
    page = browser.get(path).text
    assert len(set(PRINT.findall(page))) == 1
    assert not re.search(r'"/static/(?!v-)', page), "a file is named without its fingerprint"
    for address in named(page):
        answer = browser.get(address)
        assert answer.status_code == 200, address
        if address.startswith("/static/"):
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_files_of_text_are_packed(browser: Browser) -> None:
    for address in named(browser.get("/").text):
        answer = browser.get(address)
        if len(answer.content) > 2000 and address.endswith((".js", ".mjs", ".css", ".ftl")):
            assert answer.headers.get("content-encoding") == "gzip", address


def test_the_page_itself_is_asked_after_and_belongs_to_a_language(browser: Browser) -> None:
    german = browser.get("/", headers={"accept-language": "de-AT,de;q=0.9,en;q=0.8"})
    english = browser.get("/", headers={"accept-language": "fr,en;q=0.8"})
    assert german.headers["cache-control"] == "no-cache"
    assert "accept-language" in german.headers["vary"]
    assert "words/de.ftl" in german.text
    assert "words/en.ftl" in english.text
    assert "words/de" not in english.text
    tag = german.headers["etag"]
    assert browser.get("/", headers={"accept-language": "de", "if-none-match": tag}).status_code == 304


def test_a_file_of_another_version_is_what_there_is_but_not_kept(browser: Browser) -> None:
    """Of two servers side by side one may be asked for what the other's page names."""
    answer = browser.get("/static/v-0123456789abcdef/main.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert browser.get("/static/v-0123456789abcdef/nothing.js").status_code == 404
    assert browser.get("/static/v-0123456789abcdef/../cli.py").status_code == 404


def test_the_import_map_is_allowed_as_it_is_sent(browser: Browser) -> None:
    from stellwerk.server.guard import policy

    answer = browser.get("/")
    assert policy(answer.text) == answer.headers["content-security-policy"]
    assert "'sha256-" in policy(answer.text)


# --- following imports ---

PAGE = """<script type="importmap">{"imports": {"lib": "/static/vendor/lib.mjs"}}</script>
<script type="module" src="/static/main.js"></script>"""
FILES = {
    "main.js": '// a comment\nimport { a } from "lib";\nimport { b,\n  c } from "./rooms/b.js";\nimport "./bare.js";\n'
    '/** @import {T} from "./types.js" */\nconst d = await import("./later.js");\n',
    "vendor/lib.mjs": 'const x=1;import{y}from"./other.mjs";export{y};',
    "vendor/other.mjs": "export const y = 1;",
    "rooms/b.js": 'export { c } from "../c.js";\nimport { main } from "../main.js";\n',
    "bare.js": "",
    "c.js": 'const from = "./not-imported.js";\n',
    "later.js": 'import "./with-it.js";',
    "with-it.js": "",
}


def test_imports_are_followed_ring_by_ring() -> None:
    found = modules(PAGE, FILES.__getitem__)
    assert found == ["main.js", "vendor/lib.mjs", "rooms/b.js", "bare.js", "vendor/other.mjs", "c.js"]
    assert set(modules(PAGE, FILES.__getitem__, later="later.js")) == FILES.keys()


def test_every_module_of_the_client_is_on_the_way_from_its_page() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    later = ("table.js", "screen.js", "admin.js")
    found = [name for one in later for name in modules(page, lambda name: (WEB / name).read_text("utf-8"), one)]
    own = [path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    assert set(own) - set(found) == set()
    assert set(later) <= set(found)
