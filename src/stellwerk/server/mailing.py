"""Mail by SMTP: plain text, one letter per connection, in threads of its own.

Headers are made by the standard library, which refuses line breaks in them; what people write stands in the body.
"""

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import NamedTuple

from stellwerk.server.problems import Wrong
from stellwerk.server.settings import Settings

TIMEOUT_S = 15.0  # for each answer of the server
LONGEST_S = 60.0  # for a letter
AT_ONCE = 4
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Letter(NamedTuple):
    to: str
    subject: str
    body: str
    id: str
    stop: str = ""  # the address at which it is ended with one click, by a POST without a session


class Unreachable(Exception):
    """The house's own mail server does not take it: nobody's address is to blame."""


def check_address(address: str) -> str:
    """Raises Wrong."""
    found = address.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found):
        raise Wrong(422, "mail-address")
    return found


def written(letter: Letter, sender: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = letter.to
    mail["Subject"] = letter.subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2] or 'stellwerk'}>"
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter.body, cte="8bit" if letter.body.isascii() else "quoted-printable")
    return mail


def connected(settings: Settings) -> smtplib.SMTP:
    """Greeted, encrypted and known there."""
    host, port = settings.smtp_host, settings.smtp_port
    if settings.smtp_tls == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_S, context=ssl.create_default_context())
    else:
        line = smtplib.SMTP(host, port, timeout=TIMEOUT_S)
    try:
        if settings.smtp_tls == "starttls":
            line.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            line.login(settings.smtp_user, settings.smtp_password)
    except BaseException:
        line.close()
        raise
    return line


def deliver(settings: Settings, letter: Letter) -> None:
    """Raises Unreachable, or Wrong where this address is refused for good."""
    try:
        with connected(settings) as line:
            line.send_message(written(letter, settings.smtp_sender))
    except smtplib.SMTPRecipientsRefused as error:
        code, reason = next(iter(error.recipients.values()), (550, b""))
        if code >= 500:
            raise Wrong(422, "mail-refused", code=code) from None
        raise Unreachable(f"{code} {reason!r}"[:200]) from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}"[:200]) from None


class Mailing:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")

    async def send(self, letter: Letter) -> None:
        """Raises Unreachable or Wrong."""
        loop = asyncio.get_running_loop()
        sending = loop.run_in_executor(self.threads, deliver, self.settings, letter)
        try:
            await asyncio.wait_for(sending, LONGEST_S)
        except TimeoutError:
            raise Unreachable("slow") from None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
