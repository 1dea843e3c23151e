import { randomBytes } from 'node:crypto';
import { arrivedSignInHandoff, faultAnswer } from '@gift-registry/adapters-http/wire';
import { type ArrivedSignInHandoff, type PageHeadMessages, siteOfHost } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import type { AppShellPage } from './app-shell.ts';
import type { PageState } from './page-html.ts';
import { fillShell, type PageHead, type Preload } from './page-html.ts';
import { refuse } from './rejections.ts';
import { holdsSession } from './request-context.ts';
import { allowStyles } from './security-headers.ts';
import { takeSignInHandoff } from './sign-in-handoffs.ts';
import { builtFiles, siteFonts } from './site-assets.ts';

/** How to read: the style sheets of pages that have a file of their own, beside what every page has, by their names before the build marks them. */
const sheets: Readonly<Record<AppShellPage['_tag'], ReadonlyArray<string>>> = {
  List: [],
  Home: [],
  Information: [],
  NotFound: [],
  Frame: [],
  Product: ['shared', 'product-page'],
};

/** The paths of what a page needs to look like itself before its app is there; none while the web app is not built. */
const pageStyles = (webFolder: string): ((page: AppShellPage) => ReadonlyArray<string>) => {
  const files = builtFiles(webFolder);
  return ({ _tag }) =>
    sheets[_tag].flatMap((sheet) =>
      files.filter((file) => file.startsWith(`${sheet}-`) && file.endsWith('.css')).map((file) => `/assets/${file}`),
    );
};

/**
 * Pages that are not there all carry this one mark, so that a registry one may not see answers with the very bytes of one that does not exist
 * (ROUTE-17). They hold no word of anybody.
 */
const NOT_FOUND_NONCE = randomBytes(16).toString('base64url');

/** A page to be sent. */
export interface PageAnswer {
  readonly status: number;
  readonly head: PageHead;
  /** Beside the fonts of the site. */
  readonly preloads: ReadonlyArray<Preload>;
  readonly state: O.Option<PageState>;
  /** What is shown of it before its app is there; of a page that is refused nothing, unless it is not there. */
  readonly opening: AppShellPage;
  /** It is made for this one reader and kept nowhere. */
  readonly isPrivate: boolean;
}

/** A page that says nothing but its words: not to be shared, without state. */
export const messagePage = (status: number, words: PageHeadMessages): PageAnswer => ({
  status,
  head: { ...words, url: O.none, picture: O.none },
  preloads: [],
  state: O.none,
  opening: { _tag: status === 404 ? 'NotFound' : 'Frame' },
  isPrivate: false,
});

/** Sends a page in the name of the site whose host was asked for (SITE-01). */
export const sendPage = (parts: ServiceContext) => {
  const { dependencies, shell, renderAppShell, options } = parts;
  const arrived = takeSignInHandoff(parts);
  const fontsOf = siteFonts(options.webFolder);
  const stylesOf = pageStyles(options.webFolder);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, head, preloads, state, opening, isPrivate }: PageAnswer,
  ): Promise<FastifyReply> => {
    const html = await shell();
    if (O.isNone(html)) {
      dependencies.log.write({ level: 'error', tag: 'web-app.missing', data: {} })();
      return refuse(reply, { _tag: 'Unavailable' });
    }
    const styleNonce = status === 404 ? NOT_FOUND_NONCE : randomBytes(16).toString('base64url');
    if (status === 503) reply.headers(faultAnswer({ _tag: 'Unavailable' }).headers);
    // What is one reader's, or came by a link that is not everybody's, is nothing for a search engine (SET-02).
    if (isPrivate || /[?&]key=/.test(request.url)) reply.header('x-robots-tag', 'noindex');
    const site = siteOfHost(request.host);
    const signInHandoff = await arrived(request, reply, status);
    return allowStyles(reply, styleNonce)
      .code(status)
      .header('cache-control', isPrivate || O.isSome(signInHandoff) ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(
        fillShell(html.value, {
          site: site.id,
          head,
          preloads: [...fontsOf(site.id), ...preloads],
          state,
          ...(status === 200 || status === 404
            ? {
                styles: stylesOf(opening),
                opening: await renderAppShell({
                  site,
                  // Pages that are not there are alike, whatever was asked for.
                  here: status === 404 ? '' : request.url,
                  styleNonce,
                  isExpected: holdsSession(request, options.isProduction),
                  page: opening,
                }),
              }
            : { styles: [], opening: '' }),
          signInHandoff: O.map((its: ArrivedSignInHandoff) => arrivedSignInHandoff.encode(site, its))(signInHandoff),
          styleNonce,
        }),
      );
  };
};
