import { pagePicks } from '@gift-registry/adapters-http/wire';
import {
  addressIn,
  addressOn,
  type GrId,
  HOUSE_BRAND,
  messagesOf,
  NOTHING_CHOSEN,
  type PodAnswer,
  parseGrId,
  paths,
  type RegistryAddress,
  type RegistryNotFound,
  readListChoice,
  recommendationsService,
  registriesService,
  type Site,
  startPagePod,
  type ViewETag,
  type Viewing,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { visitorLanguage } from '../http/page-languages.ts';
import { redirect, redirectToSignIn } from '../http/redirects.ts';
import { registryPage } from '../http/registry-page.ts';
import { refuse } from '../http/rejections.ts';
import type { RequestContext } from '../http/request-context.ts';
import { refusedPage, requireRegistrantView } from '../http/require-registrant-view.ts';
import { ownOrigin } from '../http/same-origin.ts';
import { canonicalUrl } from '../http/search-engines.ts';
import { messagePage, sendCachedPage, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';
import { MINUTE } from '../sql/durations.ts';

/** The number of picks on the start page. */
const SHOWN_PICKS = 4;

const NO_PICKS: PodAnswer = { items: [], title: '', resultId: '', length: 0 };

const entries = (query: unknown): Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query)) : {};

/**
 * The pages, each with its own head tags and, for a registry, with the data that its reader may see (ROUTE-02,
 * ROUTE-05, ROUTE-09, ROUTE-18, ROUTE-20).
 */
export const pageRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const { dependencies, requestContextOf } = parts;
  const registries = registriesService(dependencies);
  const recommendations = recommendationsService(dependencies);
  /**
   * Cached for a minute, since reading the picks takes longer than the rest of the page. Without picks when they cannot
   * be read, which is not cached.
   */
  const readPicks = new LRUCache<string, Promise<PodAnswer>>({ max: 8, ttl: MINUTE });
  const picksOf = (site: Site, { person }: RequestContext): Promise<PodAnswer> => {
    const key = `${site.id} ${site.language}`;
    const read = async (): Promise<PodAnswer> => {
      const answer = await recommendations(person).pod(startPagePod(site), { limit: SHOWN_PICKS })();
      if (E.isRight(answer)) return answer.right;
      readPicks.delete(key);
      return NO_PICKS;
    };
    const picks = readPicks.get(key) ?? read();
    if (!readPicks.has(key)) readPicks.set(key, picks);
    return picks;
  };
  const send = sendPage(parts);
  const sendCached = sendCachedPage(parts);

  const opened = (
    request: FastifyRequest,
    context: RequestContext,
    address: RegistryAddress,
    { isIndexed }: Pick<ViewETag, 'isIndexed'>,
  ) =>
    F.pipe(
      registries(context.person).open(address),
      TE.map((view) =>
        registryPage(
          request.site,
          context.person.origin,
          view,
          readListChoice(entries(request.query)),
          'registry-list',
          isIndexed ? O.some(canonicalUrl(context, HOUSE_BRAND, paths.guestList(address.grId))) : O.none,
        ),
      ),
    );

  const grIdOr404 = (raw: unknown): TE.TaskEither<RegistryNotFound, GrId> =>
    F.pipe(
      typeof raw === 'string' ? parseGrId(raw) : O.none,
      TE.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' })),
    );

  const registry = (viewing: Viewing) =>
    service.get<{ Params: { grId: string } }>(
      `/gift-registry/${viewing === 'own' ? 'registrant' : 'guest'}-list/:grId`,
      async (request, reply) => {
        const answer = await F.pipe(
          grIdOr404(request.params.grId),
          TE.bindTo('grId'),
          TE.bindW('context', () => requestContextOf(request, reply)),
          TE.bindW('tag', ({ grId, context: { person } }) => registries(person).readETag({ grId, viewing })),
          TE.chainW(
            ({ grId, context, tag }) =>
              () =>
                sendCached(request, reply, tag, opened(request, context, { grId, viewing }, tag)),
          ),
        )();
        return E.isRight(answer)
          ? answer.right
          : send(request, reply, {
              ...refusedPage(request.site, answer.left),
              // When a guest's list cannot be read now, its own app reads it; pages that do not
              // exist all look alike.
              app: viewing === 'guest' && answer.left._tag !== 'RegistryNotFound' ? 'guest-list' : 'app',
            });
      },
    );

  /** The short address, of a registry that exists or not (LINK-02): the page that it leads to says more. */
  service.get<{ Params: { grId: string } }>('/r/:grId', (request, reply) => {
    const grId = parseGrId(request.params.grId);
    return O.isSome(grId)
      ? redirect(
          reply,
          addressIn(
            visitorLanguage(request, parts.options.isProduction),
            request.url.replace(/^[^?]*/, paths.guestList(grId.value)),
          ),
        )
      : send(request, reply, refusedPage(request.site, { _tag: 'RegistryNotFound' }));
  });

  service.get('/', async (request, reply) => {
    const context = await requestContextOf(request, reply)();
    const site = request.site;
    const picks = E.isRight(context) ? await picksOf(site, context.right) : NO_PICKS;
    const { head, ...page } = messagePage(200, messagesOf(site.language).pageHeads.home(site));
    return send(request, reply, {
      ...page,
      head: { ...head, canonical: O.some(addressOn(site, ownOrigin(request), paths.home)) },
      state: picks.length === 0 ? O.none : O.some({ picks: pagePicks.encode(site, picks) }),
      appShell: { _tag: 'Home', picks },
    });
  });
  service.get('/checkout/cart', (request, reply) =>
    send(request, reply, messagePage(200, messagesOf(request.site.language).pageHeads.cart(request.site))),
  );
  registry('own');
  registry('guest');

  service.get<{ Querystring: { id?: unknown } }>('/gift-registry/registrant/edit-registry', async (request, reply) => {
    const site = request.site;
    const context = await requestContextOf(request, reply)();
    if (E.isLeft(context)) return send(request, reply, refusedPage(site, context.left));
    const { person } = context.right;
    if (O.isNone(person.account)) return redirectToSignIn(request, reply);
    const opened = await requireRegistrantView(parts, context.right, request.query.id)();
    if (E.isLeft(opened)) return send(request, reply, refusedPage(site, opened.left));
    const { state } = registryPage(site, person.origin, opened.right, NOTHING_CHOSEN);
    return send(request, reply, {
      ...messagePage(200, messagesOf(site.language).pageHeads.settings(site)),
      state,
      isPrivate: true,
    });
  });

  service.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|pictures)(\/|$)/.test(request.url);
    return isPage
      ? send(request, reply, messagePage(404, messagesOf(request.site.language).pageHeads.notFound(request.site)))
      : refuse(reply, { _tag: 'NotFound' });
  });
};
