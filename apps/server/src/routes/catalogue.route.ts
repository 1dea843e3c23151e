import { calls, wholePod } from '@gift-registry/adapters-http/wire';
import { catalogueService, messagesOf, recommendationsService, type ShippingPopup } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { type CallRouteOptions, callRoutes } from '../http/call-routes.ts';
import { escapeHtml } from '../http/markup.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { sendFailedAnswer } from '../http/rejections.ts';
import { sendStaticPage } from '../http/static-page.ts';
import type { ServiceContext } from '../service-context.ts';

type Shown = Pick<ShippingPopup, 'title' | 'html'>;

/** An invalid and an unknown name get the same page. */
const failedPage = ({ site }: FastifyRequest, status: number): Shown => {
  const { faultSentence, shippingPageMessages } = messagesOf(site.language);
  return status === 400 || status === 404
    ? { title: shippingPageMessages.notFound, html: `<p>${escapeHtml(shippingPageMessages.notFoundHelp(site))}</p>` }
    : { title: shippingPageMessages.failed, html: `<p>${escapeHtml(faultSentence({ _tag: 'Unavailable' }))}</p>` };
};

/** Shipping information is JSON for the app, and a page for a person who follows the link (ROUTE-11). */
const byAccept: CallRouteOptions<ShippingPopup> = {
  send: (request, reply, popup, json) => {
    reply.header('vary', 'Accept');
    return prefersHtml(request.headers.accept) ? sendStaticPage(request, reply, popup) : reply.send(json());
  },
  sendFailure: (request, reply, failed) => {
    reply.header('vary', 'Accept');
    return prefersHtml(request.headers.accept)
      ? sendStaticPage(request, reply.code(failed.status).headers(failed.headers), failedPage(request, failed.status))
      : sendFailedAnswer(reply, failed);
  },
};

/** The catalogue and shipping information (ADD-09, ROUTE-11, ROUTE-19), and recommendations (REC-01, REC-02, REC-07). */
export const catalogueRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const catalogue = catalogueService(context.dependencies);
  const recommendations = recommendationsService(context.dependencies);

  routes.call(calls.readProduct, ({ person }, sku) => catalogue(person).product(sku));
  routes.call(calls.readProductWithColors, ({ person }, sku) => catalogue(person).productWithColors(sku));
  routes.call(calls.searchCatalogue, ({ person }, query) => catalogue(person).search(query));
  routes.call(calls.readPicks, ({ person }, shop) => catalogue(person).picks(shop));
  routes.call(calls.familyImages, ({ person }, family) => catalogue(person).familyImages(family));
  routes.call(calls.customOrder, ({ person }, sku) => catalogue(person).customOrder(sku));
  routes.call(calls.readPopup, ({ person }, popupName) => catalogue(person).popup(popupName), byAccept);
  routes.call(calls.readPod, ({ person }, { podid, ...parameters }) =>
    F.pipe(recommendations(person).pod(podid, parameters), TE.map(wholePod)),
  );
};
