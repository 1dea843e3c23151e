import { randomBytes } from 'node:crypto';
import { shippingPageWords, siteOfHost } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PlainPage, plainPage } from './plain-page.ts';
import { allowStyles } from './security-headers.ts';

/** What stands on the page; the way out of it leads to the home page, unless it says another. */
export type PlainContent = Pick<PlainPage, 'title' | 'html'> & Partial<Pick<PlainPage, 'home'>>;

/** Sends a page without the app, in the name of the site whose host was asked for (SITE-01). */
export const sendPlainPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { title, html, home }: PlainContent,
): FastifyReply => {
  const site = siteOfHost(request.host);
  const styleNonce = randomBytes(16).toString('base64url');
  return allowStyles(reply, styleNonce)
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        title,
        siteName: site.name,
        html,
        home: home ?? { href: '/', text: shippingPageWords.home(site) },
        styleNonce,
      }),
    );
};
