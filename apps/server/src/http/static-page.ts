import { addressIn, messagesOf, paths, type Site } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { inlineStyle, type SiteLooks } from '../site-look/site-look.ts';
import { escapeHtml } from './markup.ts';
import { allowStylesAndForms } from './security-headers.ts';

/** The layout, in the variables of the site's theme. */
const layout = inlineStyle(`
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
  a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`);

/** A page without scripts in the look of its site. */
export interface StaticPage {
  readonly title: string;
  readonly site: Pick<Site, 'name' | 'phone' | 'hours' | 'style' | 'wordmark' | 'language'>;
  /** The text of the style element with the site's theme. */
  readonly theme: string;
  /** Trusted HTML. */
  readonly html: string;
  readonly home: { readonly href: string; readonly text: string };
}

const markOf = ({ name, wordmark }: StaticPage['site']): string =>
  O.isSome(wordmark)
    ? `<img src="${escapeHtml(wordmark.value.path)}" alt="${escapeHtml(name)}" width="${Math.round(wordmark.value.ratio * 38)}" height="38">`
    : escapeHtml(name);

/** The HTML of the page. */
export const staticPage = ({ title, site, theme, html, home }: StaticPage): string => {
  const { shellMessages } = messagesOf(site.language);
  return `<!doctype html>
<html lang="${site.language}" data-style="${site.style}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${theme}</style>
<style>${layout.text}</style>
</head>
<body>
<header><a class="mark" href="${addressIn(site.language, paths.home)}">${markOf(site)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
<p class="way"><a href="${escapeHtml(addressIn(site.language, home.href))}">${escapeHtml(home.text)}</a></p>
</main>
<footer><p>${escapeHtml(shellMessages.questions)} <a href="tel:${escapeHtml(site.phone)}">${escapeHtml(shellMessages.call(site.phone))}</a></p><p>${escapeHtml(shellMessages.hours(site.hours))}</p></footer>
</body>
</html>
`;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** How the sites look (SITE-01). */
    readonly looks: SiteLooks;
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
  const { style } = request.server.looks.of(site);
  return allowStylesAndForms(reply, [style, layout])
    .type('text/html; charset=utf-8')
    .send(
      staticPage({
        title,
        site,
        theme: style.text,
        html,
        home: home ?? { href: '/', text: messagesOf(site.language).shippingPageMessages.home(site) },
      }),
    );
};
