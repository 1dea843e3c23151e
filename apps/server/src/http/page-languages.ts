import { addressIn, type Language, languageOfAddress } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import type { ServiceOptions } from '../service-options.ts';
import { languageCookie, readCookie, setCookie } from './cookies.ts';
import type { PageHead } from './page-html.ts';
import { isPrefetch } from './prefetch.ts';
import { ownOrigin } from './same-origin.ts';

type Offering = Pick<FastifyRequest, 'site' | 'headers'>;

/** The first of the site's languages that the browser asks for, by preference; `fr` and `fr-FR` get `fr-CA`. */
const acceptedLanguage = ({ site, headers }: Offering): Language | undefined =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((range, at) => {
      const [tag = '', quality = '1'] = range.split(/;\s*q=/);
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: Number(quality), at };
    })
    .sort((a, b) => b.quality - a.quality || a.at - b.at)
    .flatMap(({ language, quality }) =>
      quality > 0 ? site.languages.filter((its) => its.slice(0, 2) === language) : [],
    )
    .at(0);

/** The language that the visitor reads on a site with several: the one chosen last, or else the browser's (LANG-01). */
export const visitorLanguage = (request: FastifyRequest, isProduction: boolean): Language => {
  const { languages } = request.site;
  const chosen = readCookie(request, languageCookie, isProduction);
  return languages.find((language) => language === chosen) ?? acceptedLanguage(request) ?? languages[0] ?? 'en';
};

const hasSeveral = ({ site }: Pick<FastifyRequest, 'site'>): boolean => site.languages.length > 1;

/** Whether the page was opened from one of this site, so that its address says the language that was chosen there. */
const isChosenHere = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

/**
 * The languages of pages (LANG-01): an address in a language that the site does not have leads nowhere; who comes to the
 * start page of a site with several languages from elsewhere reads it in theirs.
 */
export const pageLanguages = (
  service: FastifyInstance,
  { isProduction }: Pick<ServiceOptions, 'isProduction'>,
): void => {
  service.addHook('onRequest', async (request, reply) => {
    const inAddress = languageOfAddress(request.originalUrl);
    if (inAddress !== 'en' && inAddress !== request.site.language) return reply.callNotFound();
    if (!hasSeveral(request) || request.method !== 'GET' || !/^\/(\?|$)/.test(request.originalUrl)) return;
    const language = visitorLanguage(request, isProduction);
    // Only pages of this site have the start page prefetched, for somebody who reads on in their language.
    if (language === 'en' || isChosenHere(request) || isPrefetch(request)) return;
    return reply
      .headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' })
      .redirect(addressIn(language, request.originalUrl), 302);
  });
};

/** Remembers the language of a page that was chosen on another page of the site; varies by language if there are several. */
export const inChosenLanguage = (request: FastifyRequest, reply: FastifyReply, isProduction: boolean): FastifyReply => {
  if (!hasSeveral(request)) return reply.header('vary', 'Cookie');
  const { language } = request.site;
  if (isChosenHere(request) && visitorLanguage(request, isProduction) !== language)
    setCookie(reply, languageCookie, isProduction, language);
  return reply.header('vary', 'Cookie, Accept-Language');
};

/** The head in the page's language: its addresses, and those of the same page in the site's other languages. */
export const inPageLanguage = (request: FastifyRequest, head: PageHead): PageHead => {
  const origin = ownOrigin(request);
  const { language, languages } = request.site;
  const isOurs = (url: string): boolean => url.startsWith(`${origin}/`);
  const inLanguage = (to: Language, url: string): string =>
    isOurs(url) ? `${origin}${addressIn(to, url.slice(origin.length))}` : url;
  const { canonical } = head;
  const alternates = (url: string): NonNullable<PageHead['alternates']> =>
    hasSeveral(request) && isOurs(url)
      ? [['x-default', url], ...languages.map((to) => [to, inLanguage(to, url)] as const)]
      : [];
  return {
    ...head,
    canonical: O.map((url: string) => inLanguage(language, url))(canonical),
    alternates: O.isSome(canonical) ? alternates(canonical.value) : [],
  };
};
