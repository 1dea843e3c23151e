import { escapeHtml } from './page-html.ts';

/** A page that needs nothing but itself: no script, no file. */
export interface PlainPage {
  readonly title: string;
  readonly siteName: string;
  /** Our own words, as markup. */
  readonly html: string;
  readonly home: { readonly href: string; readonly text: string };
  readonly styleNonce: string;
}

const style = `
  body { margin: 0; padding: 2rem 1.25rem; background: #fafaf8; color: #1f2422; font: 1.0625rem/1.6 system-ui, sans-serif; }
  header, main { max-width: 38rem; margin: 0 auto; }
  header { margin-bottom: 2rem; }
  .mark { font: 500 1.5rem/1.2 Georgia, serif; text-decoration: none; }
  h1 { margin: 0 0 1rem; font: 400 2rem/1.2 Georgia, serif; }
  li { margin: .5rem 0; }
  a { display: inline-block; padding: .625rem 0; color: inherit; text-underline-offset: .2em; }
  a:focus-visible { outline: 3px solid #1b5fae; outline-offset: 2px; }`;

/** The page as it is sent. */
export const plainPage = ({ title, siteName, html, home, styleNonce }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${escapeHtml(styleNonce)}">${style}
</style>
</head>
<body>
<header><a class="mark" href="/">${escapeHtml(siteName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
<p><a href="${escapeHtml(home.href)}">${escapeHtml(home.text)}</a></p>
</main>
</body>
</html>
`;
