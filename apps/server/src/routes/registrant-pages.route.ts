import {
  hasChecklist,
  hasOverview,
  type Messages,
  messagesOf,
  NOTHING_CHOSEN,
  type PageHeadMessages,
  type RegistrantPage,
  type Site,
  type TabContext,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { redirectToSignIn } from '../http/redirects.ts';
import { registryPage } from '../http/registry-page.ts';
import { type PageRefusal, refusedPage, requireRegistrantView } from '../http/require-registrant-view.ts';
import { messagePage, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

/** A registrant's page other than the list. */
interface RegistrantPageRoute {
  readonly path: string;
  readonly page: RegistrantPage;
  /** Whether the registry has this page. */
  readonly isThere: (scene: TabContext) => boolean;
  readonly head: (messages: Messages) => (site: Site) => PageHeadMessages;
}

/** One entry a page. */
const pages: ReadonlyArray<RegistrantPageRoute> = [
  {
    path: '/gift-registry/overview/:grId',
    page: 'home',
    isThere: hasOverview,
    head: ({ overviewMessages }) => overviewMessages.head,
  },
  {
    path: '/gift-registry/checklist/:grId',
    page: 'checklist',
    isThere: hasChecklist,
    head: ({ overviewMessages }) => overviewMessages.checklistHead,
  },
  {
    path: '/gift-registry/thank-you-manager/:grId',
    page: 'thank-you-manager',
    isThere: () => true,
    head: ({ thankYouPageMessages }) => thankYouPageMessages.head,
  },
  {
    path: '/gift-registry/address-labels/:grId',
    page: 'thank-you-manager',
    isThere: () => true,
    head: ({ labelMessages }) => labelMessages.head,
  },
  {
    path: '/gift-registry/cards/:grId',
    page: 'registry-list',
    isThere: () => true,
    head: ({ cardMessages }) => cardMessages.head,
  },
];

const NOT_THERE: PageRefusal = { _tag: 'RegistryNotFound' };

/**
 * The Overview, the Checklist, the Thank You Manager and the printable pages of a registry, for its registrants only
 * (ROUTE-01, ROUTE-03, ROUTE-04): a signed-out person is asked to sign in, others are refused (ROUTE-17).
 */
export const registrantPageRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { requestContextOf } = context;
  const send = sendPage(context);

  for (const { path, page, isThere, head } of pages)
    service.get<{ Params: { grId: string } }>(path, async (request, reply) => {
      const site = request.site;
      const requestContext = await requestContextOf(request, reply)();
      if (E.isLeft(requestContext)) return send(request, reply, refusedPage(site, requestContext.left));
      const { person } = requestContext.right;
      if (O.isNone(person.account)) return redirectToSignIn(request, reply);
      const opened = await F.pipe(
        requireRegistrantView(context, requestContext.right, request.params.grId),
        TE.filterOrElseW(
          ({ header: { eventType } }) => isThere({ site, eventType }),
          () => NOT_THERE,
        ),
      )();
      if (E.isLeft(opened)) return send(request, reply, refusedPage(site, opened.left));
      const { state } = registryPage(site, person.origin, opened.right, NOTHING_CHOSEN, page);
      return send(request, reply, {
        ...messagePage(200, head(messagesOf(site.language))(site)),
        state,
        isPrivate: true,
      });
    });
};
