import { productWithColorsAnswer } from '@gift-registry/adapters-http/wire';
import {
  addressIn,
  catalogueService,
  eventTypeOf,
  type Fault,
  hasPage,
  messagesOf,
  type Product,
  type ProductNotFound,
  type ProductWithColors,
  parseSku,
  previewPicture,
  productIn,
  type Site,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { PreviewPicture } from '../http/page-html.ts';
import type { RequestContext } from '../http/request-context.ts';
import { canonicalUrl } from '../http/search-engines.ts';
import { messagePage, type PageAnswer, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

const NOT_FOUND: ProductNotFound = { _tag: 'ProductNotFound' };

/** In pixels, the side of a product's large picture. */
const SIDE = 800;

/** The preview of a shared link: the product, and a drawing of a home if it has no picture. */
const previewOf = (site: Site, origin: string, { images }: Pick<Product, 'images'>): PreviewPicture =>
  images.desktopHiRes === ''
    ? {
        url: `${origin}${previewPicture(eventTypeOf('hw'))}`,
        type: 'image/jpeg',
        width: 1_200,
        height: 630,
        alt: messagesOf(site.language).productPageMessages.previewPicture(site),
      }
    : { url: `${origin}${images.desktopHiRes}`, type: 'image/webp', width: SIDE, height: SIDE, alt: images.alt };

const productPage = (context: RequestContext, shown: ProductWithColors): PageAnswer => {
  const { site, origin } = context.person;
  const product = productIn(site.language, shown.product);
  const head = messagesOf(site.language).productPageMessages.head(site, product);
  return {
    ...messagePage(200, head),
    head: {
      ...head,
      url: O.some(`${origin}${product.path}`),
      canonical: O.some(canonicalUrl(context, product.brand, product.path)),
      picture: O.some(previewOf(site, origin, product)),
    },
    state: O.some({ product: productWithColorsAnswer.encode(site, shown) }),
    appShell: { _tag: 'Product', product: shown },
  };
};

const problemPage = (site: Site, { _tag }: ProductNotFound | Fault): PageAnswer =>
  _tag === 'ProductNotFound'
    ? messagePage(404, messagesOf(site.language).pageHeads.notFound(site))
    : messagePage(503, messagesOf(site.language).pageHeads.unavailable(site));

/** Decodes a path as the router decodes its parameters; an invalid path is returned unchanged. */
const decoded = (path: string): string =>
  F.pipe(
    O.tryCatch(() => decodeURIComponent(path)),
    O.getOrElse(() => path),
  );

/** The page of a product in this site's market (ROUTE-19), at one canonical address; a product that is not sold on the web has no page. */
export const productPageRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies, requestContextOf } = context;
  const send = sendPage(context);

  service.get<{ Params: { slug: string; sku: string } }>('/product/:slug/:sku', async (request, reply) => {
    const site = request.site;
    const { slug, sku } = request.params;
    const found = await F.pipe(
      parseSku(sku),
      TE.fromOption(() => NOT_FOUND),
      TE.bindTo('sku'),
      TE.bindW('context', () => requestContextOf(request, reply)),
      TE.bindW('shown', (known) => catalogueService(dependencies)(known.context.person).productWithColors(known.sku)),
      TE.filterOrElseW(
        ({ shown: { product } }) => hasPage(product),
        () => NOT_FOUND,
      ),
    )();
    if (E.isLeft(found)) return send(request, reply, problemPage(site, found.left));
    const { shown, context } = found.right;
    const { product } = shown;
    if (`/product/${slug}/${sku}` !== decoded(product.path)) {
      const at = request.url.indexOf('?');
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(addressIn(site.language, at < 0 ? product.path : `${product.path}${request.url.slice(at)}`), 308);
    }
    return send(request, reply, productPage(context, shown));
  });
};
