import {
  type CatalogueChoice,
  catalogueService,
  type Fault,
  messagesOf,
  parseGiftShop,
  parseSku,
  paths,
  type RegistryNotFound,
  readCatalogueChoice,
  type Site,
  shopNamed,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { redirectToSignIn } from '../http/redirects.ts';
import type { RequestContext } from '../http/request-context.ts';
import { refusedPage, requireRegistrantView } from '../http/require-registrant-view.ts';
import { allowCamera } from '../http/security-headers.ts';
import { messagePage, type PageAnswer, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

const problemPage = (site: Site, { _tag }: { readonly _tag: string }): PageAnswer =>
  _tag === 'Unavailable' || _tag === 'BadRequest' || _tag === 'TooManyRequests'
    ? messagePage(503, messagesOf(site.language).pageHeads.unavailable(site))
    : messagePage(404, messagesOf(site.language).pageHeads.notFound(site));

const NOT_FOUND: RegistryNotFound = { _tag: 'RegistryNotFound' };

/** The pages for finding more to add (ADD-08, ADD-09, ROUTE-07, ROUTE-08). */
export const shopPageRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies, requestContextOf } = context;
  const send = sendPage(context);

  /** The categories of the products that a search finds, for the page; empty when the catalogue cannot be read. */
  const soldOf = async (
    context: TE.TaskEither<Fault, RequestContext>,
    chosen: CatalogueChoice,
  ): Promise<ReadonlyArray<string>> => {
    if (chosen.categories.length !== 1) return [];
    const { pages: _, ...sought } = chosen;
    const found = await F.pipe(
      context,
      TE.chainW(({ person }) => catalogueService(dependencies)(person).search({ ...sought, page: 1 })),
    )();
    return E.isRight(found) ? found.right.categories.map(({ choice }) => choice) : [];
  };

  /** The first title is that of the loaded page (ADD-09). */
  service.get<{ Querystring: Readonly<Record<string, unknown>> }>(paths.shop, async (request, reply) => {
    const site = request.site;
    const chosen = readCatalogueChoice(site)(request.query);
    const named = shopNamed(site, chosen, []);
    const shippingText = O.isSome(named)
      ? named
      : shopNamed(site, chosen, await soldOf(requestContextOf(request, reply), chosen));
    return send(request, reply, messagePage(200, messagesOf(site.language).browseMessages.head(site, shippingText)));
  });

  service.get(paths.scan, (request, reply) =>
    send(
      request,
      allowCamera(reply),
      messagePage(200, messagesOf(request.site.language).scanMessages.head(request.site)),
    ),
  );

  service.get<{ Params: { shop: string } }>('/gift-registry/add-more-gifts/:shop', (request, reply) => {
    const site = request.site;
    const shop = parseGiftShop(request.params.shop);
    return send(
      request,
      reply,
      O.isSome(shop)
        ? messagePage(200, messagesOf(site.language).browseMessages.shopHead(site, shop.value))
        : problemPage(site, NOT_FOUND),
    );
  });

  /** For registrants only: items found on this page are added to that registry. */
  service.get<{ Params: { sku: string; grId: string } }>(
    '/gift-registry/view-similar-items/:sku/:grId',
    async (request, reply) => {
      const site = request.site;
      const requestContext = await requestContextOf(request, reply)();
      if (E.isLeft(requestContext)) return send(request, reply, problemPage(site, requestContext.left));
      const { person } = requestContext.right;
      if (O.isNone(person.account)) return redirectToSignIn(request, reply);
      const { sku, grId } = request.params;
      const opened = await requireRegistrantView(context, requestContext.right, grId)();
      if (E.isLeft(opened)) return send(request, reply, refusedPage(site, opened.left));
      const page = await F.pipe(
        TE.fromOption(() => NOT_FOUND)(parseSku(sku)),
        TE.chainW(catalogueService(dependencies)(person).product),
      )();
      return send(
        request,
        reply,
        E.isLeft(page)
          ? problemPage(site, page.left)
          : { ...messagePage(200, messagesOf(site.language).similarItemsMessages.head(site)), isPrivate: true },
      );
    },
  );
};
