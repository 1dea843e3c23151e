import { basename } from 'node:path';
import { arrivedSignInHandoff, faultAnswer } from '@gift-registry/adapters-http/wire';
import {
  type ArrivedSignInHandoff,
  LANGUAGES,
  type Language,
  type Messages,
  messagesOf,
  type PageHeadMessages,
  today,
  type Unavailable,
  type ViewETag,
} from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import type { ServiceOptions } from '../service-options.ts';
import { type AppShellPage, isRenderedWhole } from './app-shell.ts';
import { isBreachVulnerable } from './compression.ts';
import { holdsSession, isKnownBrowser } from './cookies.ts';
import { fillShell, type Page, type PageHead, type PageState, type Preload } from './page-html.ts';
import { inChosenLanguage, inPageLanguage } from './page-languages.ts';
import { allowPrefetch } from './prefetch.ts';
import { refuse } from './rejections.ts';
import { allowIndexing } from './search-engines.ts';
import { allowStylesAndForms } from './security-headers.ts';
import { consumeSignInHandoff } from './sign-in-handoffs.ts';
import { etagOf, hasCopy, sendCached } from './view-cache.ts';
import { type AppName, builtFiles } from './web-app.ts';

/** The chunks of each kind of page beside those of its app, by their file names before the build adds a hash. */
const chunks: Readonly<Record<AppShellPage['_tag'], ReadonlyArray<string>>> = {
  List: [],
  Home: [],
  Information: [],
  NotFound: [],
  Frame: [],
  Product: ['shared', 'product-page'],
};

/** The paths of the files of a page's chunks with that extension; empty while the web app is not built. */
const chunkFiles = (
  webFolder: string,
  language: Language,
): ((page: AppShellPage, extension: 'css' | 'js') => ReadonlyArray<string>) => {
  const files = builtFiles(webFolder, language);
  return ({ _tag }, extension) =>
    chunks[_tag].flatMap((chunk) =>
      files.filter((file) => basename(file).startsWith(`${chunk}-`) && file.endsWith(`.${extension}`)),
    );
};

/** A page as an answer. */
export interface PageAnswer {
  readonly status: number;
  readonly head: PageHead;
  /** In addition to the site's fonts. */
  readonly preloads: ReadonlyArray<Preload>;
  readonly state: O.Option<PageState>;
  /** The app shell of the page; a refused page has only a frame, unless it is 'not found'. */
  readonly appShell: AppShellPage;
  /** Whether the page is made for this reader only and must not be stored. */
  readonly isPrivate: boolean;
  /** The app of the page; by default the app of all pages except a guest's list. */
  readonly app?: AppName;
}

/** A page with nothing but a message: without state, and meant neither to be shared nor listed by search engines. */
export const messagePage = (status: number, words: PageHeadMessages): PageAnswer => ({
  status,
  head: { ...words, url: O.none, canonical: O.none, picture: O.none },
  preloads: [],
  state: O.none,
  appShell: { _tag: status === 404 ? 'NotFound' : 'Frame' },
  isPrivate: false,
});

type WithoutScript = Extract<keyof Messages['shellMessages'], `${string}ithoutScript`>;

/** What a page says to browsers without scripts, by what is rendered of it. */
const withoutScript: Readonly<Record<AppShellPage['_tag'], WithoutScript>> = {
  List: 'listWithoutScript',
  Home: 'startWithoutScript',
  Product: 'productWithoutScript',
  Information: 'withoutScript',
  NotFound: 'withoutScript',
  Frame: 'withoutScript',
};

/** What the browser holds of an earlier visit; a person who arrives by a sign-in handoff is known from now on. */
const browserOf = (
  request: FastifyRequest,
  { isProduction }: Pick<ServiceOptions, 'isProduction'>,
  signInHandoff: O.Option<ArrivedSignInHandoff>,
): Page['browser'] => {
  if (holdsSession(request, isProduction)) return 'signed-in';
  return isKnownBrowser(request, isProduction) || O.isSome(signInHandoff) ? 'known' : 'new';
};

/** Fills the shell with a page. */
const pageWriter = ({ dependencies, renderAppShell, options }: ServiceContext) => {
  const files = new Map(LANGUAGES.map((language) => [language, chunkFiles(options.webFolder, language)]));
  return async (
    request: FastifyRequest,
    shell: string,
    { status, head, preloads, state, appShell }: PageAnswer,
    signInHandoff: O.Option<ArrivedSignInHandoff>,
  ): Promise<string> => {
    const site = request.site;
    const look = options.looks.of(site);
    const hasSession = holdsSession(request, options.isProduction);
    const isShown = status === 200 || status === 404;
    const html = isShown
      ? await renderAppShell({
          site,
          // All pages that do not exist look alike, whatever address was requested.
          here: status === 404 ? '' : request.url,
          isExpected: hasSession,
          page: appShell,
        })
      : '';
    const isWhole = html !== '' && isRenderedWhole(appShell);
    return fillShell(shell, {
      site,
      theme: look.style.text,
      browser: browserOf(request, options, signInHandoff),
      now: dependencies.clock.now(),
      withoutScript: messagesOf(site.language).shellMessages[isWhole ? withoutScript[appShell._tag] : 'withoutScript'],
      head: inPageLanguage(request, head),
      preloads: [...look.preloads, ...preloads],
      state,
      styles: isShown ? (files.get(site.language)?.(appShell, 'css') ?? []) : [],
      scripts: files.get(site.language)?.(appShell, 'js') ?? [],
      appShell: html,
      startsOnUse: isWhole,
      signInHandoff: O.map((its: ArrivedSignInHandoff) => arrivedSignInHandoff.encode(site, its))(signInHandoff),
    });
  };
};

/** Sets the headers of a page; `isPrivate` for a page made for one reader. */
const pageHeaders = (
  { looks, isProduction }: Pick<ServiceOptions, 'looks' | 'isProduction'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { isPrivate, isStored, isIndexed }: Readonly<Record<'isPrivate' | 'isStored' | 'isIndexed', boolean>>,
): FastifyReply => {
  // Private pages, and pages opened by a private link, are never listed by search engines (SET-02).
  if (isIndexed && !isPrivate && !/[?&]key=/.test(request.url)) allowIndexing(reply);
  return inChosenLanguage(
    request,
    allowPrefetch(allowStylesAndForms(reply, [looks.of(request.site).style])),
    isProduction,
  )
    .code(status)
    .header('cache-control', isStored ? 'private, no-cache' : 'private, no-store')
    .type('text/html; charset=utf-8');
};

const missingApp = ({ dependencies }: ServiceContext, reply: FastifyReply): FastifyReply => {
  dependencies.log.write({ level: 'error', tag: 'web-app.missing', data: {} })();
  return refuse(reply, { _tag: 'Unavailable' });
};

/** Sends a page of the site whose host was requested (SITE-01). */
export const sendPage = (parts: ServiceContext) => {
  const consumeHandoff = consumeSignInHandoff(parts);
  const write = pageWriter(parts);
  return async (request: FastifyRequest, reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> => {
    const { status, isPrivate, app = 'app' } = page;
    const shell = await parts.shell(app, request.site.language);
    if (O.isNone(shell)) return missingApp(parts, reply);
    if (status === 503) reply.headers(faultAnswer({ _tag: 'Unavailable' }).headers);
    const signInHandoff = await consumeHandoff(request, reply, status);
    return pageHeaders(parts.options, request, reply, status, {
      isPrivate,
      isStored: !isPrivate && O.isNone(signInHandoff),
      isIndexed: O.isSome(page.head.canonical),
    }).send(await write(request, shell.value.html, page, signInHandoff));
  };
};

/**
 * Sends a registry's page whose view has that tag, from the cache if possible; `make` reads the view. Readers without a
 * session who already have it get 304. A page opened by a sign-in handoff is made for that request only.
 */
export const sendCachedPage = (parts: ServiceContext) => {
  const { dependencies, options, views, build } = parts;
  const consumeHandoff = consumeSignInHandoff(parts);
  const write = pageWriter(parts);
  return async <Refusal>(
    request: FastifyRequest,
    reply: FastifyReply,
    view: ViewETag,
    make: TE.TaskEither<Refusal, PageAnswer>,
  ): Promise<E.Either<Refusal | Unavailable, FastifyReply>> => {
    const shell = await parts.shell(view.role === 'guest' ? 'guest-list' : 'app', request.site.language);
    if (O.isNone(shell)) return E.right(missingApp(parts, reply));
    const signInHandoff = await consumeHandoff(request, reply, 200);
    const isPrivate = view.role === 'registrant' || view.isLoggedIn;
    const { isIndexed } = view;
    const html = async (handoff: typeof signInHandoff): Promise<E.Either<Refusal, string>> => {
      const page = await make();
      return E.isLeft(page) ? page : E.right(await write(request, shell.value.html, page.right, handoff));
    };
    if (O.isSome(signInHandoff)) {
      const made = await html(signInHandoff);
      return E.isLeft(made)
        ? made
        : E.right(
            pageHeaders(options, request, reply, 200, { isPrivate, isStored: false, isIndexed }).send(made.right),
          );
    }
    const hasSession = holdsSession(request, options.isProduction);
    const day = today(dependencies.clock);
    const isKnown = isKnownBrowser(request, options.isProduction);
    const tag = JSON.stringify(['html', view.tag, request.originalUrl, hasSession, isKnown, day, shell.value.digest]);
    const etag = etagOf(tag, build);
    if (!hasSession && hasCopy(request, etag))
      return E.right(
        pageHeaders(options, request, reply, 304, { isPrivate, isStored: true, isIndexed })
          .headers({ vary: `${reply.getHeader('vary')}, Accept-Encoding`, etag })
          .send(),
      );
    const answer = await views.get(tag, () => html(O.none));
    if (E.isLeft(answer)) return answer;
    pageHeaders(options, request, reply, 200, { isPrivate, isStored: !isPrivate, isIndexed }).headers({
      vary: `${reply.getHeader('vary')}, Accept-Encoding`,
      ...(hasSession ? {} : { etag }),
    });
    return E.right(await sendCached(request, reply, answer.right, !isBreachVulnerable(request, options.isProduction)));
  };
};
