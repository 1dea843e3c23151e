import {
  type DeviceName,
  type Person,
  parseVisitorId,
  readLandingParameters,
  type Unavailable,
} from '@gift-registry/domain';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { browserSession } from '../session/browser-session.ts';
import { type CookieKind, deviceCookie, readCookie, sessionCookie, setCookie, visitorCookie } from './cookies.ts';
import { CART_TOKEN } from './cross-origin.ts';
import { networkOf } from './rate-limit.ts';
import { reject } from './rejections.ts';
import { ownOrigin } from './same-origin.ts';
import { isToken, newToken, tokenDigest } from './token.ts';

/** Shortens a name that the browser sent, which could be of any length. */
const short = (name: string | undefined): string => (name ?? '').slice(0, 40);

/** The browser and system in a `User-Agent` header; empty when the header is missing or unknown. */
const deviceName = (userAgent: string | undefined): DeviceName => {
  if (userAgent === undefined || userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: short(browser.name), system: short(os.name) };
};

/** The caller of a request, and a way to recognize a new visitor in later requests. */
export interface RequestContext {
  readonly person: Person;
  /** Gives the browser its visitor cookie, or another front end its cart token, unless it has one; called once something was added to the cart. */
  readonly keepVisitor: () => void;
}

const tokenOf = (value: string | undefined): O.Option<string> => F.pipe(O.fromNullable(value), O.filter(isToken));

/** The value of a query parameter; `none` when it is missing or repeated. */
const parameter = (query: unknown, name: string): O.Option<string> =>
  typeof query === 'object' && query !== null
    ? F.pipe(
        O.fromNullable(Object.entries(query).find(([key]) => key === name)?.[1]),
        O.filter((value): value is string => typeof value === 'string'),
      )
    : O.none;

const record = (query: unknown): Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query)) : {};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the visitor's token was not given out here, or has expired, so that it counts as none; looked up by calls that begin a cart. */
    isVisitorUnknown: boolean;
  }
}

/** The token that a cart belongs to: a browser's cookie, or the header of another front end. */
const visitorTokenOf = (request: FastifyRequest, isProduction: boolean): O.Option<string> => {
  if (request.isVisitorUnknown) return O.none;
  if (request.client._tag !== 'OtherFrontEnd') return tokenOf(readCookie(request, visitorCookie, isProduction));
  const sent = request.headers[CART_TOKEN];
  return tokenOf(typeof sent === 'string' ? sent : undefined);
};

const giveVisitorToken = (reply: FastifyReply, isProduction: boolean, token: string): FastifyReply =>
  reply.request.client._tag === 'OtherFrontEnd'
    ? reply.header(CART_TOKEN, token)
    : setCookie(reply, visitorCookie, isProduction, token);

/**
 * For calls that begin a cart or an order: whether the visitor is new. A token that somebody else chose belongs to
 * nobody: nothing is put where its author could look (CART-09).
 */
export const newVisitors =
  (
    { dependencies: { sessions }, options: { isProduction } }: Pick<ServiceContext, 'dependencies' | 'options'>,
    onNew: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = visitorTokenOf(request, isProduction);
    const known = O.isSome(token) ? await sessions.isKnownVisitor(tokenDigest(token.value))() : E.right(false);
    if (E.isLeft(known)) return reject(request, reply, known.left);
    request.isVisitorUnknown = !known.right;
    return known.right ? undefined : onNew(request, reply);
  };

/** Whether the browser has a session cookie; the session may have ended. */
export const holdsSession = (request: FastifyRequest, isProduction: boolean): boolean =>
  O.isSome(tokenOf(readCookie(request, sessionCookie, isProduction)));

/** Whether the browser is known: it has a session cookie or the cart's cookie. */
export const isKnownBrowser = (request: FastifyRequest, isProduction: boolean): boolean =>
  [sessionCookie, visitorCookie].some((kind) => O.isSome(tokenOf(readCookie(request, kind, isProduction))));

/**
 * Identifies the caller: the site by the host, the account by the session cookie, the visitor by the visitor cookie or
 * cart token (SITE-01, CART-09, INT-02).
 */
export const requestContextOf =
  (dependencies: ServiceDependencies, isProduction: boolean) =>
  (request: FastifyRequest, reply: FastifyReply): TE.TaskEither<Unavailable, RequestContext> => {
    const sent = (kind: CookieKind): O.Option<string> => tokenOf(readCookie(request, kind, isProduction));
    const session = sent(sessionCookie);
    const known = visitorTokenOf(request, isProduction);
    const visitorToken = F.pipe(known, O.getOrElse(newToken));
    return F.pipe(
      session,
      O.match(
        () => TE.right(O.none),
        (token) => dependencies.sessions.find(tokenDigest(token), request.site.market, dependencies.clock.now()),
      ),
      TE.chain((account) =>
        F.pipe(
          parseVisitorId(tokenDigest(visitorToken)),
          O.match(
            () => TE.left<Unavailable>({ _tag: 'Unavailable' }),
            (visitor) =>
              TE.right<Unavailable, RequestContext>({
                person: {
                  site: request.site,
                  origin: ownOrigin(request),
                  visitor,
                  account,
                  session: browserSession(dependencies, {
                    market: request.site.market,
                    token: session,
                    visitorToken: known,
                    deviceToken: sent(deviceCookie),
                    device: () => deviceName(request.headers['user-agent']),
                    reply,
                    isProduction,
                  }),
                  networkAddress: networkOf(request.ip),
                  linkKey: parameter(request.query, 'key'),
                  arrival: readLandingParameters(record(request.query)),
                },
                keepVisitor: () => {
                  if (O.isNone(known)) giveVisitorToken(reply, isProduction, visitorToken);
                },
              }),
          ),
        ),
      ),
    );
  };
