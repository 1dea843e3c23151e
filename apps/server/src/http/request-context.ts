import {
  type DeviceName,
  type IdempotencyKey,
  type Person,
  parseVisitorId,
  readLandingParameters,
  type Unavailable,
  type VisitorId,
} from '@gift-registry/domain';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceOptions } from '../service-options.ts';
import { browserSession } from '../session/browser-session.ts';
import { type CookieKind, deviceCookie, readToken, sessionCookie, setCookie, visitorCookie } from './cookies.ts';
import { CART_TOKEN } from './cross-origin.ts';
import { networkOf } from './rate-limit.ts';
import { reject } from './rejections.ts';
import { ownOrigin } from './same-origin.ts';
import { isToken, newToken, renewedToken, tokenDigest } from './token.ts';

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
  /**
   * Places an order and gives the visitor another token, which alone opens that order: the former one may be known to
   * somebody else (EDIT-01). A repeat under the key finds the order with either.
   */
  readonly renewingVisitor: <R, A>(
    key: IdempotencyKey,
    place: (person: Person) => TE.TaskEither<R, A>,
  ) => TE.TaskEither<R | Unavailable, A>;
}

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
  if (request.client._tag !== 'OtherFrontEnd') return readToken(request, visitorCookie, isProduction);
  const sent = request.headers[CART_TOKEN];
  return typeof sent === 'string' && isToken(sent) ? O.some(sent) : O.none;
};

const giveVisitorToken = (reply: FastifyReply, isProduction: boolean, token: string): FastifyReply =>
  reply.request.client._tag === 'OtherFrontEnd'
    ? reply.header(CART_TOKEN, token)
    : setCookie(reply, visitorCookie, isProduction, token);

/**
 * For calls that begin a cart or an order: a token that was not given out here counts as none, so that nobody chooses
 * the token of somebody else (CART-09). One that was given out to another browser and planted here is kept out by the
 * `__Host-` cookie, and opens nothing once an order is placed (`renewingVisitor`).
 */
export const checkVisitorToken =
  (
    {
      dependencies: { sessions },
      options: { isProduction },
    }: { readonly dependencies: ServiceDependencies; readonly options: Pick<ServiceOptions, 'isProduction'> },
    onUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = visitorTokenOf(request, isProduction);
    const known = O.isSome(token) ? await sessions.isKnownVisitor(tokenDigest(token.value))() : E.right(false);
    if (E.isLeft(known)) return reject(request, reply, known.left);
    request.isVisitorUnknown = !known.right;
    return known.right ? undefined : onUnknown(request, reply);
  };

const visitorOf = (token: string): TE.TaskEither<Unavailable, VisitorId> =>
  TE.fromOption((): Unavailable => ({ _tag: 'Unavailable' }))(parseVisitorId(tokenDigest(token)));

/**
 * Identifies the caller: the site by the host, the account by the session cookie, the visitor by the visitor cookie or
 * cart token (SITE-01, CART-09, INT-02).
 */
export const requestContextOf =
  (dependencies: ServiceDependencies, isProduction: boolean) =>
  (request: FastifyRequest, reply: FastifyReply): TE.TaskEither<Unavailable, RequestContext> => {
    const sent = (kind: CookieKind): O.Option<string> => readToken(request, kind, isProduction);
    const session = sent(sessionCookie);
    const known = visitorTokenOf(request, isProduction);
    const visitorToken = F.pipe(known, O.getOrElse(newToken));
    const { sessions, clock } = dependencies;
    const keepVisitor = (): void => {
      if (O.isNone(known)) giveVisitorToken(reply, isProduction, visitorToken);
    };
    const renewingVisitor =
      (person: Person): RequestContext['renewingVisitor'] =>
      (key, place) => {
        if (O.isNone(known))
          return F.pipe(
            place(person),
            TE.chainFirstIOK(() => keepVisitor),
          );
        const fresh = renewedToken(key, known.value);
        // The order stands if this fails, which the store logs: then the token stays.
        const renew = F.pipe(
          sessions.renewVisitor(tokenDigest(known.value), tokenDigest(fresh)),
          TE.orElse(() => TE.right(false)),
        );
        return F.pipe(
          TE.Do,
          TE.apS('wasRenewed', sessions.isKnownVisitor(tokenDigest(fresh))),
          TE.apS('visitor', visitorOf(fresh)),
          TE.chainW(({ wasRenewed, visitor }) =>
            F.pipe(
              place(wasRenewed ? { ...person, visitor } : person),
              TE.chainFirstW(() =>
                F.pipe(
                  wasRenewed ? TE.right(true) : renew,
                  TE.map((isRenewed) => (isRenewed ? giveVisitorToken(reply, isProduction, fresh) : reply)),
                ),
              ),
            ),
          ),
        );
      };
    return F.pipe(
      TE.Do,
      TE.apS(
        'account',
        O.isNone(session)
          ? TE.right(O.none)
          : sessions.find(tokenDigest(session.value), request.site.market, clock.now()),
      ),
      TE.apS('visitor', visitorOf(visitorToken)),
      TE.map(({ account, visitor }) => {
        const person: Person = {
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
        };
        return { person, keepVisitor, renewingVisitor: renewingVisitor(person) };
      }),
    );
  };
