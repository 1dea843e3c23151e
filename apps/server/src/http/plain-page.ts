import type { Site } from '@gift-registry/domain';
import { escapeHtml } from './page-html.ts';

/** A page that needs nothing but itself: no script, no file. */
export interface PlainPage {
  readonly title: string;
  readonly site: Pick<Site, 'id' | 'name'>;
  /** Our own words, as markup. */
  readonly html: string;
  readonly home: { readonly href: string; readonly text: string };
  readonly styleNonce: string;
}

/** How to read: the site on the left has its page, text and accent in these colours, and headings in those letters. */
const looks: Readonly<Record<Site['id'], readonly [page: string, text: string, accent: string, display: string]>> = {
  main: ['#fbf9f4', '#24211c', '#2f4a3a', 'Georgia, serif'],
  modern: ['#ffffff', '#0b0b0b', '#0b0b0b', 'Arial, sans-serif'],
  kids: ['#fffdf8', '#2d3048', '#475792', 'Georgia, serif'],
  canada: ['#fafaf8', '#1f2422', '#1f4b57', 'Georgia, serif'],
};

const styleOf = ([page, text, accent, display]: (typeof looks)[Site['id']]): string => `
  body { margin: 0; padding: 2rem 1.25rem; background: ${page}; color: ${text}; font: 1.0625rem/1.6 system-ui, sans-serif; }
  header, main { max-width: 38rem; margin: 0 auto; }
  header { margin-bottom: 2rem; }
  .mark { color: ${accent}; font: 500 1.5rem/1.2 ${display}; text-decoration: none; }
  h1 { margin: 0 0 1rem; font: 400 2rem/1.2 ${display}; }
  li { margin: .5rem 0; }
  a { display: inline-block; padding: .625rem 0; color: inherit; text-underline-offset: .2em; }
  a:focus-visible { outline: 3px solid #1b5fae; outline-offset: 2px; }`;

/** The page as it is sent. */
export const plainPage = ({ title, site, html, home, styleNonce }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${escapeHtml(styleNonce)}">${styleOf(looks[site.id])}
</style>
</head>
<body>
<header><a class="mark" href="/">${escapeHtml(site.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
<p><a href="${escapeHtml(home.href)}">${escapeHtml(home.text)}</a></p>
</main>
</body>
</html>
`;
