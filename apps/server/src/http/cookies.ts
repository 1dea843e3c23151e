/** A cookie that this service sets: its bare name and for how many seconds a browser keeps it. */
export interface CookieKind {
  readonly name: 'session' | 'visitor' | 'device' | 'kept-registry' | 'handoff';
  readonly maxAgeSeconds: number;
}

/** The cookie of a signed-in browser: thirty days. */
export const sessionCookie: CookieKind = { name: 'session', maxAgeSeconds: 30 * 24 * 3_600 };

/** The cookie that a cart belongs to: ninety days. */
export const visitorCookie: CookieKind = { name: 'visitor', maxAgeSeconds: 90 * 24 * 3_600 };

/** The cookie of a browser from which an account was signed in to; it stays after signing out (AUTH-07): a year. */
export const deviceCookie: CookieKind = { name: 'device', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie that says which registries their owner looked at, the last one first (ROUTE-06): a year. */
export const keptRegistryCookie: CookieKind = { name: 'kept-registry', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie that tells one page that it was come to by our one-time code (XB-03): a minute. */
export const signInHandoffCookie: CookieKind = { name: 'handoff', maxAgeSeconds: 60 };

/** Over https a cookie is bound to this very host by its name; plain http knows no such binding. */
const fullName = ({ name }: CookieKind, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** The value that the browser sent; undefined when none. */
export const readCookie = (kind: CookieKind, isSecure: boolean, header: string | undefined): string | undefined => {
  const prefix = `${fullName(kind, isSecure)}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
};

const written = (kind: CookieKind, isSecure: boolean, value: string, maxAge: number): string =>
  `${fullName(kind, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The `Set-Cookie` that gives the browser the value. */
export const setCookie = (kind: CookieKind, isSecure: boolean, value: string): string =>
  written(kind, isSecure, value, kind.maxAgeSeconds);

/** The `Set-Cookie` that takes it away. */
export const clearCookie = (kind: CookieKind, isSecure: boolean): string => written(kind, isSecure, '', 0);
