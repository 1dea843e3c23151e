import { messagesOf, paths, returnPath } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { redirect } from '../http/redirects.ts';
import { messagePage, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

type ReturnRequest = FastifyRequest<{ Querystring: { returnUrl?: unknown } }>;

/** The destination of a signed-in person: the given address, or the account page (AUTH-01). */
const destinationOf = ({ query: { returnUrl } }: ReturnRequest): string =>
  returnUrl === undefined ? paths.account : returnPath(returnUrl);

/** The names of the heads that tell nothing but their site. */
type HeadOfAccountPage =
  | 'newAccount'
  | 'confirmAccount'
  | 'confirmEmail'
  | 'forgotPassword'
  | 'resetPassword'
  | 'invitation'
  | 'order'
  | 'signIn'
  | 'account';

/** The pages of an account (ROUTE-18) and of a placed order (GIVE-02), none of them cached. */
export const accountPageRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const send = sendPage(context);

  const page = (path: string, head: HeadOfAccountPage): void => {
    service.get(path, (request, reply) =>
      // The address of such a page may hold the secret of a link, so it sends no referrer.
      send(request, reply.header('referrer-policy', 'no-referrer'), {
        ...messagePage(200, messagesOf(request.site.language).pageHeads[head](request.site)),
        isPrivate: true,
      }),
    );
  };
  page(paths.newAccount, 'newAccount');
  page('/account/confirm', 'confirmAccount');
  page('/account/confirm-email', 'confirmEmail');
  page(paths.forgotPassword, 'forgotPassword');
  page('/account/reset-password', 'resetPassword');
  page('/account/invitation', 'invitation');
  page(paths.findOrder, 'order');

  /** Serves a page to signed-in, or to signed-out, people only; all others are redirected. */
  const guardedPage = (
    path: string,
    head: HeadOfAccountPage,
    elsewhere: (request: ReturnRequest, isSignedIn: boolean) => O.Option<string>,
  ): void => {
    service.get<{ Querystring: { returnUrl?: unknown } }>(path, async (request, reply) => {
      const site = request.site;
      const requestContext = await context.requestContextOf(request, reply)();
      if (E.isLeft(requestContext))
        return send(request, reply, messagePage(503, messagesOf(site.language).pageHeads.unavailable(site)));
      const destination = elsewhere(request, O.isSome(requestContext.right.person.account));
      return O.isSome(destination)
        ? redirect(reply, destination.value)
        : send(request, reply, {
            ...messagePage(200, messagesOf(site.language).pageHeads[head](site)),
            isPrivate: true,
          });
    });
  };
  guardedPage('/account/login', 'signIn', (request, isSignedIn) =>
    isSignedIn ? O.some(destinationOf(request)) : O.none,
  );
  guardedPage(paths.account, 'account', (_request, isSignedIn) =>
    isSignedIn ? O.none : O.some(paths.signInRedirect(paths.account)),
  );
  // Not a page: redirects a signed-in person to their destination, and others to sign-in first (AUTH-02).
  guardedPage(paths.authenticate, 'signIn', (request, isSignedIn) =>
    O.some(isSignedIn ? registryDestinationOf(request) : paths.signInRedirect(registryDestinationOf(request))),
  );
};

/** The destination after authentication: the given address, or the person's own registry. */
const registryDestinationOf = ({ query: { returnUrl } }: ReturnRequest): string =>
  returnUrl === undefined ? paths.ownRegistries : returnPath(returnUrl);
