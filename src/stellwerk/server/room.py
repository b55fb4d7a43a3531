"""One room: where others in the home network find this machine. Asked of the machine itself, nothing is sent out."""

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

# Nobody answers there. A datagram socket that is only told where to send to has chosen its interface, and sent nothing:
# the first finds the default route, the others what else is reached from here.
FAR = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def candidates() -> list[str]:
    """Addresses of this machine in its networks, the one of the default route first."""
    found = [own_address(far) for far in FAR]
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM)
        found += [str(one[4][0]) for one in named]
    return [one for one in dict.fromkeys(found) if is_reachable(one)]


def own_address(far: str) -> str:
    """The address from which something would be sent there; "" where nothing leads there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((far, 9))
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def is_reachable(address: str) -> bool:
    """Whether others can come by it: not this machine's own loop, nothing that was only made up."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_unspecified or found.is_link_local or found.is_multicast)


def origin(address: str, port: int) -> str:
    """Where pages come from: of a host, with or without a port, or of a whole address. Raises ValueError."""
    written = f"[{address}]" if address.count(":") > 1 and not address.startswith(("[", "http")) else address
    found = urlsplit(written if "://" in written else f"http://{written}")
    usable = found.scheme in ("http", "https") and found.hostname and found.path in ("", "/")
    if not usable or found.query or found.fragment or found.username is not None:
        raise ValueError(f"no address: {address}")
    host = f"[{found.hostname}]" if ":" in str(found.hostname) else found.hostname
    given = found.port or (port if found.scheme == "http" else 443)
    usual = 443 if found.scheme == "https" else 80
    return f"{found.scheme}://{host}" + ("" if given == usual else f":{given}")


def host_of(origin: str) -> str:
    return str(urlsplit(origin).hostname or "")
