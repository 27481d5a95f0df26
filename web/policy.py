"""What a page may do, said to the browser: everything from this site, nothing from anywhere else."""

# PyScript makes functions from strings and starts its worker from a blob, hence unsafe-eval and blob:
POLICY = "; ".join((
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:",
    "worker-src 'self' blob:",
    "style-src 'self'",
    "connect-src 'self' blob: data:",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
))
