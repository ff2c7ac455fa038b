/**
 * Where to go after signing in: a path of this app, or nothing. An address that leads elsewhere (`//evil.example`,
 * `/\evil.example`, `https:…`) must not be reached through our own sign-in page.
 */
export function redirectTarget(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_LENGTH) return undefined;
  const url = parse(value);
  if (!url || url.origin !== HERE || url.pathname === '/auth') return undefined;
  const target = url.pathname + url.search + url.hash;
  // `/.//evil.example` has our origin and this pathname.
  return target.startsWith('//') ? undefined : target;
}

const HERE = 'http://here.invalid';
const MAX_LENGTH = 500;

function parse(value: string): URL | null {
  try {
    return new URL(value, HERE);
  } catch {
    return null;
  }
}
