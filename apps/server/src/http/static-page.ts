import { randomBytes } from 'node:crypto';
import { type Site, type SiteId, shellMessages, shippingPageMessages } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './markup.ts';
import { allowStyles } from './security-headers.ts';
import type { SiteLook } from './site-assets.ts';

/** The fallback style of a page whose site has no built theme; the site's style sheet comes after it and overrides it. */
const plain = `
  html {
    --page: #fafaf8; --surface: #fff; --text: #1f2422; --muted: #5a605c; --border: #d9d9d4; --accent: #1f2422; --on-accent: #fff; --focus: #1b5fae; --r-control: 6px;
    --font-display: Georgia, serif; --font-text: system-ui, sans-serif; --display-weight: 400; --display-track: normal; --display-stretch: 100%; --display-variation: normal;
  }`;

const layout = `
  * { box-sizing: border-box; }
  body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--page); color: var(--text); font: 17px/27px var(--font-text); }
  header, main, footer { padding-inline: max(16px, 50% - 640px); }
  header, footer { background: var(--surface); }
  header { padding-block: 18px; border-bottom: 1px solid var(--border); }
  .mark { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
  .mark img { display: block; }
  h1, .mark { font: var(--display-weight) 1.5rem/1.2 var(--font-display); letter-spacing: var(--display-track); font-stretch: var(--display-stretch); font-variation-settings: var(--display-variation); }
  main { flex: 1; padding-block: clamp(40px, 8vw, 96px); }
  main > * { max-width: 38rem; }
  h1 { margin: 0 0 16px; font-size: clamp(30px, 4vw, 46px); text-wrap: balance; }
  p { margin: 0 0 12px; }
  li { margin: 8px 0; }
  .way { margin: 32px 0 0; }
  .way a, .way button { display: inline-block; border: 0; font-family: inherit; cursor: pointer; min-height: 44px; padding: 9px 22px; border-radius: var(--r-control); background: var(--accent); color: var(--on-accent); font-size: 15px; line-height: 26px; font-weight: 600; text-decoration: none; }
  footer { display: flex; flex-wrap: wrap; gap: 4px 32px; padding-block: 24px; border-top: 1px solid var(--border); color: var(--muted); font-size: 15px; line-height: 24px; }
  footer p { margin: 0; }
  footer a { display: inline-block; padding-block: 10px; margin-block: -10px; color: var(--text); font-weight: 600; }
  a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }`;

/** The font family names of a site's first and second font. */
const NAMES = ['site-display', 'site-text'] as const;

const face = (name: string, path: string): string => `
  @font-face { font-family: ${name}; src: url('${path}') format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap; }`;

/** The style of a static page, with the fonts at these paths: the one for names, then the one for text. */
const plainPageStyle = (faces: ReadonlyArray<string>): string => {
  const known = NAMES.flatMap((name, index) => {
    const path = faces[index];
    return path === undefined ? [] : [{ name, path }];
  });
  const drawn = known.map(({ name, path }) => face(name, path)).join('');
  return known.length === NAMES.length
    ? `${plain}${layout}${drawn}
  body { font-family: site-text, var(--font-text); }
  h1, .mark { font-family: site-display, var(--font-display); }`
    : `${plain}${layout}${drawn}`;
};

/** A page without scripts in the look of its site; parts of the look that were not built are left out. */
export interface StaticPage {
  readonly title: string;
  readonly site: Pick<Site, 'id' | 'name' | 'phone' | 'hours' | 'hasWordmark'>;
  readonly look: SiteLook;
  /** Trusted HTML. */
  readonly html: string;
  readonly home: { readonly href: string; readonly text: string };
  readonly styleNonce: string;
}

const markOf = ({ site, look: { wordmark } }: StaticPage): string =>
  wordmark._tag === 'Some' && site.hasWordmark
    ? `<img src="${escapeHtml(wordmark.value)}" alt="${escapeHtml(site.name)}" height="38">`
    : escapeHtml(site.name);

const stylesheet = ({ styles }: SiteLook): string =>
  styles._tag === 'Some' ? `\n<link rel="stylesheet" href="${escapeHtml(styles.value)}">` : '';

/** The HTML of the page. */
export const staticPage = (page: StaticPage): string => {
  const { title, site, look, html, home, styleNonce } = page;
  return `<!doctype html>
<html lang="en" data-site="${escapeHtml(site.id)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${escapeHtml(styleNonce)}">${plainPageStyle(look.faces)}
</style>${stylesheet(look)}
</head>
<body>
<header><a class="mark" href="/">${markOf(page)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
<p class="way"><a href="${escapeHtml(home.href)}">${escapeHtml(home.text)}</a></p>
</main>
<footer><p>${escapeHtml(shellMessages.questions)} <a href="tel:${escapeHtml(site.phone)}">${escapeHtml(shellMessages.call(site.phone))}</a></p><p>${escapeHtml(shellMessages.hours(site.hours))}</p></footer>
</body>
</html>
`;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The look of each site for static pages (SITE-01). */
    siteLook: (site: SiteId) => SiteLook;
  }
}

/** The content of a static page; its link leads to the home page by default. */
export type StaticPageContent = Pick<StaticPage, 'title' | 'html'> & Partial<Pick<StaticPage, 'home'>>;

/** Sends a static page of the site whose host was requested (SITE-01). */
export const sendStaticPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { title, html, home }: StaticPageContent,
): FastifyReply => {
  const site = request.site;
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
