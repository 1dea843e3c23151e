import {
  type ArrivedSignInHandoff,
  addressIn,
  codedAddress,
  hostOf,
  parseIdempotencyKey,
  signInHandoffsService,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import { clearCookie, readCookie, setCookie, signInHandoffCookie } from './cookies.ts';
import { prefersHtml } from './prefers-html.ts';
import { isSameSite, ownOrigin } from './same-origin.ts';
import { newToken, tokenDigest } from './token.ts';

/** Identifies a page by its host and address. */
const addressDigest = (request: FastifyRequest, address: string): string =>
  tokenDigest(`${hostOf(ownOrigin(request))} ${address}`);

const COOKIE_PATTERN = /^([A-Za-z0-9_-]{43})\.([01])\.([0-9a-f]{64})$/;

/**
 * Sets a cookie that tells the page at that address, and no other, that it was opened with our code: once, within a
 * minute. No page can read the cookie, and no other host of the retailer writes it.
 */
export const rememberSignInHandoff = (
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
  { address, isSignedIn }: { readonly address: string; readonly isSignedIn: boolean },
): FastifyReply =>
  setCookie(
    reply,
    signInHandoffCookie,
    isProduction,
    `${newToken()}.${isSignedIn ? '1' : '0'}.${addressDigest(request, address)}`,
  );

/**
 * The sign-in handoff by which the person arrived at the page being sent, consumed by reading it; `none` without our
 * code. The first page of all shows as whom the person was signed in, whatever page it is; the key for the address's
 * payload is given to its own page only.
 */
export const consumeSignInHandoff =
  ({
    dependencies,
    options: { isProduction },
    requestContextOf,
  }: Pick<ServiceContext, 'dependencies' | 'options' | 'requestContextOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply, status: number): Promise<O.Option<ArrivedSignInHandoff>> => {
    const [, written = '', signedIn, place = ''] =
      COOKIE_PATTERN.exec(readCookie(request, signInHandoffCookie, isProduction) ?? '') ?? [];
    const key = parseIdempotencyKey(written);
    const isItsPage = status === 200 && place === addressDigest(request, request.url);
    if (request.method !== 'GET' || O.isNone(key) || (!isItsPage && signedIn !== '1')) return O.none;
    if (isItsPage) clearCookie(reply, signInHandoffCookie, isProduction);
    else setCookie(reply, signInHandoffCookie, isProduction, `${written}.0.${place}`);
    const handoffKey = isItsPage ? key : O.none;
    const context = signedIn === '1' ? await requestContextOf(request, reply)() : undefined;
    if (context === undefined || E.isLeft(context) || O.isNone(context.right.person.account))
      return O.some({ key: handoffKey, signedInAs: O.none });
    const account = await dependencies.accounts.find(context.right.person.account.value)();
    return O.some({
      key: handoffKey,
      signedInAs: F.pipe(
        O.getRight(account),
        O.flatten,
        O.map(({ email }) => email),
      ),
    });
  };

/** Whether the request opens a page: it is neither a subresource, nor a request of a script, nor a prefetch. */
const isOpening = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  prefersHtml(headers.accept) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers['sec-purpose'] === undefined;

/**
 * Redirects a page opened with a one-time code to the same page without it, before anything else is answered (XB-03):
 * the code is used up and signs the person in if it should, and a cookie keeps the handoff for the page. An invalid
 * code is removed from the address in the same way, and so is one that does not come from another of the retailer's
 * sites; the latter stays usable.
 */
export const redeemSignInHandoffs = (service: FastifyInstance, parts: ServiceContext): void => {
  const { dependencies, options, requestContextOf } = parts;
  service.addHook('onRequest', async (request, reply) => {
    const arrival = isOpening(request) ? codedAddress(request.url) : O.none;
    if (O.isNone(arrival)) return;
    const { address } = arrival.value;
    const isBrought = isSameSite(dependencies.sites, ownOrigin(request), request.headers.referer);
    const code = isBrought ? arrival.value.code : O.none;
    const redeemed = await F.pipe(
      requestContextOf(request, reply),
      TE.chainW(({ person }) => signInHandoffsService(dependencies)(person).arrive({ address, code })),
    )();
    if (E.isRight(redeemed) && redeemed.right.isOurs)
      rememberSignInHandoff(request, reply, options.isProduction, { address, isSignedIn: redeemed.right.isSignedIn });
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(addressIn(request.site.language, address), 303);
  });
};
