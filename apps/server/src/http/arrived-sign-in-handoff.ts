import { type ArrivedSignInHandoff, hostOf, parseIdempotencyKey } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O } from 'fp-ts';
import { clearCookie, readCookie, setCookie, signInHandoffCookie } from './cookies.ts';
import { ownOrigin } from './own-origin.ts';
import type { ServiceContext } from './service-context.ts';
import { newToken, tokenDigest } from './token.ts';

/** What tells one page from every other. */
const placeOf = (request: FastifyRequest, address: string): string =>
  tokenDigest(`${hostOf(ownOrigin(request))} ${address}`);

const WRITTEN = /^([A-Za-z0-9_-]{43})\.([01])\.([0-9a-f]{64})$/;

/** Tells the page at that address, and no other, that one came to it by our code: once, within a minute. No page can read it, and no other host of the house writes it. */
export const keepSignInHandoff = (
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
  { address, isSignedIn }: { readonly address: string; readonly isSignedIn: boolean },
): FastifyReply =>
  setCookie(
    reply,
    signInHandoffCookie,
    isProduction,
    `${newToken()}.${isSignedIn ? '1' : '0'}.${placeOf(request, address)}`,
  );

/**
 * How one came to the page that is being sent, used up by it; none where it was not by our code. As whom one was signed in is told by the first page of all, whatever it is; what the address hands
 * over is vouched for on its own page alone.
 */
export const takeSignInHandoff =
  ({
    dependencies,
    options: { isProduction },
    visitOf,
  }: Pick<ServiceContext, 'dependencies' | 'options' | 'visitOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply, status: number): Promise<O.Option<ArrivedSignInHandoff>> => {
    const [, written = '', signedIn, place = ''] =
      WRITTEN.exec(readCookie(request, signInHandoffCookie, isProduction) ?? '') ?? [];
    const key = parseIdempotencyKey(written);
    const isItsPage = status === 200 && place === placeOf(request, request.url);
    if (request.method !== 'GET' || O.isNone(key) || (!isItsPage && signedIn !== '1')) return O.none;
    if (isItsPage) clearCookie(reply, signInHandoffCookie, isProduction);
    else setCookie(reply, signInHandoffCookie, isProduction, `${written}.0.${place}`);
    const told = isItsPage ? key : O.none;
    const visit = signedIn === '1' ? await visitOf(request, reply)() : undefined;
    if (visit === undefined || E.isLeft(visit) || O.isNone(visit.right.person.account))
      return O.some({ key: told, signedInAs: O.none });
    const account = await dependencies.accounts.find(visit.right.person.account.value)();
    return O.some({
      key: told,
      signedInAs: F.pipe(
        O.getRight(account),
        O.flatten,
        O.map(({ email }) => email),
      ),
    });
  };
