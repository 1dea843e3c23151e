import { randomBytes } from 'node:crypto';
import { type SiteId, shippingPageMessages, siteOfHost } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles } from './security-headers.ts';
import type { SiteLook } from './site-looks.ts';
import { type StaticPage, staticPage } from './static-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What pages without the app are drawn with (SITE-01). */
    siteLook: (site: SiteId) => SiteLook;
  }
}

/** What stands on the page; the way out of it leads to the home page, unless it says another. */
export type PlainContent = Pick<StaticPage, 'title' | 'html'> & Partial<Pick<StaticPage, 'home'>>;

/** Sends a page without the app, in the name of the site whose host was asked for (SITE-01). */
export const sendStaticPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { title, html, home }: PlainContent,
): FastifyReply => {
  const site = siteOfHost(request.host);
  const styleNonce = randomBytes(16).toString('base64url');
  return allowStyles(reply, styleNonce)
    .type('text/html; charset=utf-8')
    .send(
      staticPage({
        title,
        site,
        look: request.server.siteLook(site.id),
        html,
        home: home ?? { href: '/', text: shippingPageMessages.home(site) },
        styleNonce,
      }),
    );
};
