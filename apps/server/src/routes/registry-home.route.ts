import { messagesOf, type OwnPage, ownPagePath, paths, registriesService } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { recentRegistries, rememberRecentRegistry } from '../http/recent-registries.ts';
import { redirect, redirectToSignIn } from '../http/redirects.ts';
import type { RequestContext } from '../http/request-context.ts';
import { messagePage, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

/** The registrant's page for each address without a number. */
const withoutNumber: Readonly<Record<OwnPage, string>> = {
  list: '/gift-registry/registrant-list',
  thankYouManager: '/gift-registry/thank-you-manager',
  settings: '/gift-registry/edit',
};

const ownPages: ReadonlyArray<OwnPage> = ['list', 'thankYouManager', 'settings'];

/** Registry home, creating and finding a registry, and the registrant's pages without a number (ROUTE-02, ROUTE-04 to ROUTE-06, HOME-01). */
export const registryHomeRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies, options, requestContextOf } = context;
  rememberRecentRegistry(service, options.isProduction);
  const send = sendPage(context);
  const away = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(request, reply, messagePage(503, messagesOf(request.site.language).pageHeads.unavailable(request.site)));
  const isSignedIn = ({ person }: RequestContext): boolean => O.isSome(person.account);

  service.get('/gift-registry/find', (request, reply) =>
    send(request, reply, messagePage(200, messagesOf(request.site.language).findRegistryMessages.head(request.site))),
  );

  service.get(paths.newRegistry, async (request, reply) => {
    const context = await requestContextOf(request, reply)();
    if (E.isLeft(context)) return away(request, reply);
    return send(request, reply, {
      ...messagePage(200, messagesOf(request.site.language).newRegistryMessages.head(request.site)),
      isPrivate: true,
    });
  });

  for (const url of ['/gift-registry/my-gift-registry', '/gift-registry/my-gift-registry/:grId'])
    service.get<{ Params: { grId?: string } }>(url, async (request, reply) => {
      const context = await requestContextOf(request, reply)();
      if (E.isLeft(context)) return away(request, reply);
      if (request.params.grId !== undefined && !isSignedIn(context.right)) return redirectToSignIn(request, reply);
      return send(request, reply, {
        ...messagePage(200, messagesOf(request.site.language).registryHomeMessages.head(request.site)),
        isPrivate: isSignedIn(context.right),
      });
    });

  for (const page of ownPages)
    service.get(withoutNumber[page], async (request, reply) => {
      const context = await requestContextOf(request, reply)();
      if (E.isLeft(context)) return away(request, reply);
      if (!isSignedIn(context.right)) return redirectToSignIn(request, reply);
      const own = await registriesService(dependencies)(context.right.person).mine();
      return E.isLeft(own)
        ? away(request, reply)
        : redirect(reply, ownPagePath(page, own.right, recentRegistries(request, options.isProduction)));
    });
};
