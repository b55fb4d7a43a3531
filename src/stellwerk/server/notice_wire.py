"""Notices as the page sets them. Secrets of a way (tokens, the path of a hook) come in and never go out again."""

from typing import Annotated, Literal

import msgspec

from stellwerk.stage.wire import Text

Kind = Literal["turn", "agree", "over"]
Way = Literal["mail", "hook"]
HookFormat = Literal["json", "ntfy", "discord", "matrix"]
Language = Literal["de", "en"]
WayState = Literal["asked", "on", "given-up"]  # asked: the address has not been confirmed yet
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=3)]
Short = Annotated[str, msgspec.Meta(max_length=300)]
Long = Annotated[str, msgspec.Meta(max_length=600)]


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notices by mail to this address, once it is confirmed."""

    address: Short
    kinds: Kinds
    language: Language


class HookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notices by web hook. `room` and `token` are for Matrix; ntfy takes a token, too."""

    format: HookFormat
    url: Long
    kinds: Kinds
    language: Language
    room: Short = ""
    token: Short = ""


class KindsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told by a way, and in which language."""

    way: Way
    kinds: Kinds
    language: Language


class WayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way that is to end."""

    way: Way


class NoticeToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link in a mail."""

    token: Short


class WayInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way by which somebody is told: where it leads, what is told, and whether it works."""

    way: Way
    shown: str  # the address, or the host of the hook
    kinds: list[Kind]
    state: WayState
    trouble: Text | None = None  # what went wrong last


class NoticesInfo(msgspec.Struct, frozen=True):
    """What this house offers, and what somebody has chosen."""

    mail: bool
    hook: bool
    ways: list[WayInfo]


class Call(msgspec.Struct, frozen=True):
    """Something at one of my tables that waits for me, or that I may not know yet."""

    table: str
    game: str
    kind: Kind
    mark: str  # of what it is: another one is something new
