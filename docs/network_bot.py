"""A bot at a seat of somebody else's table: python docs/network_bot.py LINK

LINK is the link of a free seat, as people are invited by it. `choose` is where your own ideas go; docs/network-bots.md
tells about the rest. It needs the package websockets.
"""

import json
import random
import re
import sys
import time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PROGRAM = "dice roller"
SEEN = ("v", "acts", "waiting", "over")  # all that this bot needs of a scene


def choose(scene: dict) -> str:
    """Any legal move. A number is chosen in steps from its lowest amount on."""
    act = random.choice([act for act in scene["acts"] if "why" not in act])
    if "number" not in act:
        return act["move"]
    number = act["number"]
    return act["move"].replace("{n}", str(random.randrange(number["low"], number["high"] + 1, number["step"])))


def join(link: str) -> tuple[str, str, int, str]:
    """The link's secret is posted once; from then on a cookie stands for it."""
    where, secret = urlsplit(link), link.partition("#k=")[2]
    origin, table = f"{where.scheme}://{where.netloc}", where.path.removeprefix("/t/")
    body = json.dumps({"token": secret, "name": "Robert", "program": PROGRAM}).encode()
    headers = {"Content-Type": "application/json", "Origin": origin}
    with urlopen(Request(f"{origin}/api/tables/{table}/join", body, headers)) as answer:  # noqa: S310 - the link says where
        return origin, table, json.load(answer)["mine"][0], answer.headers["Set-Cookie"].partition(";")[0]


def play(origin: str, table: str, seat: int, cookie: str) -> bool:
    """Listen and answer until the game is over, or the line breaks."""
    scene: dict = {"acts": [], "waiting": [], "over": False}
    address = f"{re.sub('^http', 'ws', origin)}/api/tables/{table}/ws"
    with connect(address, origin=origin, additional_headers={"Cookie": cookie}, max_size=None) as line:
        for text in line:
            heard = json.loads(text)
            for message in heard if isinstance(heard, list) else [heard]:
                if message["type"] == "asked" and seat in message["missing"]:
                    line.send(json.dumps({"type": "consent", "seat": seat, "yes": True, "about": message["about"]}))
                if message["type"] not in ("scene", "patch", "refused"):
                    continue
                scene |= {name: message[name] for name in SEEN if name in message}
                if scene["over"]:
                    return True
                if message.get("last", True) and seat in scene["waiting"]:
                    move = {"type": "play", "v": scene["v"], "seat": seat, "move": choose(scene)}
                    line.send(json.dumps(move))
    return False


if __name__ == "__main__":
    seated = join(sys.argv[1])
    over = False
    while not over:
        try:
            over = play(*seated)
        except (OSError, WebSocketException):
            time.sleep(1)
