import { crossBrandWords, faultSentence, hostOf, returnPath } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './page-html.ts';
import { answerTo, type RequestRefusal, refuse } from './refuse.ts';
import { type PlainContent, sendPlainPage } from './send-plain-page.ts';
import { wantsHtml } from './wants-html.ts';

/** The page of ours from which the form was sent; none where the browser does not tell it. */
const wayBack = ({ host, headers: { referer = '' } }: FastifyRequest): Pick<PlainContent, 'home'> =>
  hostOf(referer) === host.toLowerCase()
    ? { home: { href: returnPath(referer.replace(/^https?:\/\/[^/?#]*/i, '')), text: crossBrandWords.refusedBack } }
    : {};

const why = (refusal: RequestRefusal): string =>
  refusal._tag === 'TooManyRequests' || refusal._tag === 'Unavailable'
    ? faultSentence(refusal)
    : crossBrandWords.refused;

/** Refuses to go on to the other brand's site: a person gets a page with a way back, for Continue opens it in a tab of its own, and a program that asks for JSON the error body (XB-02). */
export const refuseErrand = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  reply.header('vary', 'Accept');
  if (!wantsHtml(request.headers.accept)) return refuse(reply, refusal);
  const { status, headers } = answerTo(refusal);
  return sendPlainPage(request, reply.code(status).headers({ ...headers, 'cache-control': 'no-store' }), {
    title: crossBrandWords.refusedTitle,
    html: `<p>${escapeHtml(why(refusal))}</p>`,
    ...wayBack(request),
  });
};
