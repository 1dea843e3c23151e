import { crossBrandMessages, faultSentence, hostOf, returnPath } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './markup.ts';
import { prefersHtml } from './prefers-html.ts';
import { answerTo, type RequestRefusal, refuse } from './refuse.ts';
import { type PlainContent, sendStaticPage } from './send-static-page.ts';

/** The page of ours from which the form was sent; none where the browser does not tell it. */
const wayBack = ({ host, headers: { referer = '' } }: FastifyRequest): Pick<PlainContent, 'home'> =>
  hostOf(referer) === host.toLowerCase()
    ? { home: { href: returnPath(referer.replace(/^https?:\/\/[^/?#]*/i, '')), text: crossBrandMessages.refusedBack } }
    : {};

/** Says no more than the status does, and nothing of whether something would have counted elsewhere. */
const why = (refusal: RequestRefusal): string => {
  switch (refusal._tag) {
    case 'TooManyRequests':
    case 'Unavailable':
      return faultSentence(refusal);
    case 'Unexpected':
      return crossBrandMessages.refused.ourFault;
    case 'MethodNotAllowed':
      return crossBrandMessages.refused.openedByItself;
    case 'ForeignOrigin':
      return crossBrandMessages.refused.notFromHere;
    case 'NotFound':
      return crossBrandMessages.refused.leadsNowhere;
    default:
      return crossBrandMessages.refused.unread;
  }
};

/** Refuses to go on to the other brand's site: a person gets a page with a way back, for Continue opens it in a tab of its own, and a program that asks for JSON the error body (XB-02). */
export const refuseIntent = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  reply.header('vary', 'Accept');
  if (!prefersHtml(request.headers.accept)) return refuse(reply, refusal);
  const { status, headers } = answerTo(refusal);
  return sendStaticPage(request, reply.code(status).headers({ ...headers, 'cache-control': 'no-store' }), {
    title: crossBrandMessages.refusedTitle,
    html: `<p>${escapeHtml(why(refusal))}</p>`,
    ...wayBack(request),
  });
};
