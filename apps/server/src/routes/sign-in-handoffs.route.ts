import {
  continueAddress,
  hostOf,
  type Messages,
  messagesOf,
  otherSite,
  paths,
  readContinue,
  returnPath,
  type SiteIdentity,
  signInHandoffsService,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { escapeHtml } from '../http/markup.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { failedAnswerTo, type RequestRefusal, refuse } from '../http/rejections.ts';
import { isSecure, ownOrigin } from '../http/same-origin.ts';
import { type StaticPageContent, sendStaticPage } from '../http/static-page.ts';
import type { ServiceContext } from '../service-context.ts';

/** A link back to our page that sent the form; empty if the browser hides the referrer. */
const backLink = ({ host, site, headers: { referer = '' } }: FastifyRequest): Pick<StaticPageContent, 'home'> =>
  hostOf(referer) === host.toLowerCase()
    ? {
        home: {
          href: returnPath(referer.replace(/^https?:\/\/[^/?#]*/i, '')),
          text: messagesOf(site.language).crossBrandMessages.refusedBack,
        },
      }
    : {};

/** The explanation of a refusal. It reveals no more than the status, and not whether anything would have been valid elsewhere. */
const explanation = ({ crossBrandMessages, faultSentence }: Messages, refusal: RequestRefusal): string => {
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

/** Refuses a form: a person gets a page with a way back, since Continue opens a new tab; a program that accepts JSON gets the error body (XB-02). */
export const refuseIntent = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  reply.header('vary', 'Accept');
  if (!prefersHtml(request.headers.accept)) return refuse(reply, refusal);
  const { status, headers } = failedAnswerTo(refusal);
  const messages = messagesOf(request.site.language);
  return sendStaticPage(request, reply.code(status).headers({ ...headers, 'cache-control': 'no-store' }), {
    title: messages.crossBrandMessages.refusedTitle,
    html: `<p>${escapeHtml(explanation(messages, refusal))}</p>`,
    ...backLink(request),
  });
};

/** The maximum size of a form in bytes. */
const FORM_LIMIT = 8_192;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a form; a repeated one is a list, which is invalid. */
const fieldsOf = (text: string): Fields => {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const all = parameters.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
};

/**
 * Continues on the other brand's site: a form on our own pages, answered with a redirect (XB-03, XB-07). If no code can
 * be created, the redirect carries nothing over.
 */
export const signInHandoffRoutes = async (service: FastifyInstance, context: ServiceContext): Promise<void> => {
  const { dependencies, options, requestContextOf } = context;
  const limit = rateLimit(service, options.signInHandoffsPerMinute);
  await service.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, read) => read(null, fieldsOf(body.toString())),
    );
    forms.post<{ Body: Fields | undefined }>(
      paths.otherBrand,
      { config: { rejectWith: refuseIntent } },
      async (request, reply) => {
        const { brand, ...fields } = request.body ?? {};
        const continued = readContinue(fields);
        if (O.isNone(continued))
          return refuseIntent(request, reply, { _tag: 'BadRequest', reason: 'The form says no intent.' });
        const site = request.site;
        if (
          brand !== undefined &&
          !O.exists(({ sells }: SiteIdentity) => sells.some((sold) => sold === brand))(otherSite(site))
        )
          return refuseIntent(request, reply, { _tag: 'NotFound' });
        const here = ownOrigin(request).replace(/^http:/, isSecure(request, options.isProduction) ? 'https:' : 'http:');
        const { intent, referrer } = continued.value;
        const leadsTo = continueAddress({ site, here, referrer, code: O.none }, intent);
        if (O.isNone(leadsTo)) return refuseIntent(request, reply, { _tag: 'NotFound' });
        const vouched = O.isSome(await limit(request))
          ? O.none
          : await F.pipe(
              requestContextOf(request, reply),
              TE.chainW(({ person }) =>
                signInHandoffsService(dependencies)({ ...person, origin: here }).goOn(continued.value),
              ),
              TE.match(() => O.none, O.some),
            )();
        return reply.header('cache-control', 'no-store').redirect(O.getOrElse(() => leadsTo.value)(vouched), 303);
      },
    );
    done();
  });
};
