import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './same-origin.ts';

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

/** The cookie with the registries that their owner looked at, the last one first (ROUTE-06): a year. */
export const recentRegistriesCookie: CookieKind = { name: 'kept-registry', maxAgeSeconds: 365 * 24 * 3_600 };

/** The cookie that tells one page that it was opened with our one-time code (XB-03): a minute. */
export const signInHandoffCookie: CookieKind = { name: 'handoff', maxAgeSeconds: 60 };

/** Over https a cookie is bound to this very host by its name; plain http knows no such binding. */
const fullName = ({ name }: CookieKind, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The value that the browser sent; undefined when none, and where the request comes from another front end or a server. */
export const readCookie = (request: FastifyRequest, kind: CookieKind, isProduction: boolean): string | undefined =>
  request.client._tag === 'Browser'
    ? parseCookie(request.headers.cookie ?? '')[fullName(kind, isSecure(request, isProduction))]
    : undefined;

/** Gives the browser the value; another front end or a server gets no cookie. */
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

/** Takes the cookie away. */
export const clearCookie = (reply: FastifyReply, kind: CookieKind, isProduction: boolean): FastifyReply =>
  setCookie(reply, kind, isProduction, '', 0);
