import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { function as F, option as O } from 'fp-ts';
import { isSecure } from './same-origin.ts';
import { isToken } from './token.ts';

/** A cookie set by this service: its name without prefix, and its lifetime in seconds. */
export interface CookieKind {
  readonly name: 'session' | 'visitor' | 'device' | 'kept-registry' | 'handoff' | 'language';
  readonly maxAgeSeconds: number;
}

/** The cookie of a signed-in browser: thirty days. */
export const sessionCookie: CookieKind = { name: 'session', maxAgeSeconds: 30 * 24 * 3_600 };

/** The cookie that a cart belongs to: ninety days. */
export const visitorCookie: CookieKind = { name: 'visitor', maxAgeSeconds: 90 * 24 * 3_600 };

/** The cookie of a browser that has signed in to an account; it stays after signing out (AUTH-07) and lasts a year. */
export const deviceCookie: CookieKind = { name: 'device', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie with the registries that the browser viewed as their owner, the latest first (ROUTE-06); lasts a year. */
export const recentRegistriesCookie: CookieKind = { name: 'kept-registry', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie of a language that was chosen on a page, instead of the browser's (LANG-01); lasts a year. */
export const languageCookie: CookieKind = { name: 'language', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie that tells one page that it was opened with a one-time sign-in code (XB-03); lasts a minute. */
export const signInHandoffCookie: CookieKind = { name: 'handoff', maxAgeSeconds: 60 };

/** The name of the cookie; over https its `__Host-` prefix binds it to this host, which plain http does not support. */
const fullName = ({ name }: CookieKind, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The value that the browser sent; undefined without the cookie, and for requests of another front end or a server. */
export const readCookie = (request: FastifyRequest, kind: CookieKind, isProduction: boolean): string | undefined =>
  request.client._tag === 'Browser'
    ? parseCookie(request.headers.cookie ?? '')[fullName(kind, isSecure(request, isProduction))]
    : undefined;

/** The token in the cookie; none where there is no cookie, or another value in it. */
export const readToken = (request: FastifyRequest, kind: CookieKind, isProduction: boolean): O.Option<string> =>
  F.pipe(O.fromNullable(readCookie(request, kind, isProduction)), O.filter(isToken));

/** Whether the browser has a session cookie; the session may have ended. */
export const holdsSession = (request: FastifyRequest, isProduction: boolean): boolean =>
  O.isSome(readToken(request, sessionCookie, isProduction));

/** Whether the browser is known: it has a session cookie or the cart's cookie. */
export const isKnownBrowser = (request: FastifyRequest, isProduction: boolean): boolean =>
  [sessionCookie, visitorCookie].some((kind) => O.isSome(readToken(request, kind, isProduction)));

/** Sets the cookie in a browser; another front end or a server gets no cookie. */
export const setCookie = (
  reply: FastifyReply,
  kind: CookieKind,
  isProduction: boolean,
  value: string,
  maxAge = kind.maxAgeSeconds,
): FastifyReply => {
  if (reply.request.client._tag !== 'Browser') return reply;
  const secure = isSecure(reply.request, isProduction);
  const options = { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
  return reply.header('set-cookie', stringifySetCookie(fullName(kind, secure), value, options));
};

/** Deletes the cookie. */
export const clearCookie = (reply: FastifyReply, kind: CookieKind, isProduction: boolean): FastifyReply =>
  setCookie(reply, kind, isProduction, '', 0);
