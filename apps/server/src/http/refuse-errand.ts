import { crossBrandWords, hostOf, returnPath } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './page-html.ts';
import { type RequestRefusal, refuse } from './refuse.ts';
import { type PlainContent, sendPlainPage } from './send-plain-page.ts';
import { wantsHtml } from './wants-html.ts';

/** The page of ours from which the form was sent; none where the browser does not tell it. */
const wayBack = ({ host, headers: { referer = '' } }: FastifyRequest): Pick<PlainContent, 'home'> =>
  hostOf(referer) === host.toLowerCase()
    ? { home: { href: returnPath(referer.replace(/^https?:\/\/[^/?#]*/i, '')), text: crossBrandWords.refusedBack } }
    : {};

/** Refuses to go on to the other brand's site: a person gets a page with a way back, for Continue opens it in a tab of its own, and a program that asks for JSON the error body (XB-02). */
export const refuseErrand = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Extract<RequestRefusal, { readonly _tag: 'Misunderstood' | 'NotFound' }>,
): FastifyReply => {
  reply.header('vary', 'Accept');
  if (!wantsHtml(request.headers.accept)) return refuse(reply, refusal);
  return sendPlainPage(
    request,
    reply.code(refusal._tag === 'NotFound' ? 404 : 400).header('cache-control', 'no-store'),
    {
      title: crossBrandWords.refusedTitle,
      html: `<p>${escapeHtml(crossBrandWords.refused)}</p>`,
      ...wayBack(request),
    },
  );
};
