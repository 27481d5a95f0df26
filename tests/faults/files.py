"""What may come in the place of a file: nothing, half of it, another type, or the page on which a hotel wants one to log in."""

LOGIN = "<!doctype html><title>Welcome to our Wi-Fi</title><h1>Please log in</h1><script>location.hash</script>"
TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml",
    ".png": "image/png", ".woff2": "font/woff2", ".py": "text/x-python",
}  # fmt: skip


def type_of(file):
    return TYPES.get(file.suffix, "application/octet-stream")


def missing(file):
    return lambda route: route.fulfill(status=404, body="")


def half(file):
    whole = file.read_bytes()
    return lambda route: route.fulfill(body=whole[: len(whole) // 2], content_type=type_of(file))


def another_type(file):
    return lambda route: route.fulfill(body=file.read_bytes(), content_type="text/html")


def login(file):
    return lambda route: route.fulfill(body=LOGIN, content_type="text/html")


FAULTS = {"missing": missing, "half": half, "another type": another_type, "login page": login}
