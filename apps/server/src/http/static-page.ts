import { type Site, shellMessages } from '@gift-registry/domain';
import { escapeHtml } from './markup.ts';
import type { SiteLook } from './site-looks.ts';
import { plainPageStyle } from './static-page-style.ts';

/** A page that runs no script, in the look of its site; what of that was not built, it does without. */
export interface StaticPage {
  readonly title: string;
  readonly site: Pick<Site, 'id' | 'name' | 'phone'>;
  readonly look: SiteLook;
  /** Our own words, as markup. */
  readonly html: string;
  readonly home: { readonly href: string; readonly text: string };
  readonly styleNonce: string;
}

const markOf = ({ site, look: { wordmark } }: StaticPage): string =>
  wordmark._tag === 'Some'
    ? `<img src="${escapeHtml(wordmark.value)}" alt="${escapeHtml(site.name)}" height="38">`
    : escapeHtml(site.name);

const stylesheet = ({ styles }: SiteLook): string =>
  styles._tag === 'Some' ? `\n<link rel="stylesheet" href="${escapeHtml(styles.value)}">` : '';

/** The page as it is sent. */
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
<footer><p>${escapeHtml(shellMessages.questions)} <a href="tel:${escapeHtml(site.phone)}">${escapeHtml(shellMessages.call(site.phone))}</a></p><p>${escapeHtml(shellMessages.hours)}</p></footer>
</body>
</html>
`;
};
