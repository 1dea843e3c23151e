import { siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { DEMO_SHOP } from '../settings.ts';
import { readLooks } from '../site-look/read-looks.ts';
import { staticPage } from './static-page.ts';

const { looks } = await readLooks(DEMO_SHOP, siteIds);
const page = {
  title: 'Told',
  site: sites.modern,
  theme: looks.of(sites.modern).style.text,
  html: '<p>So.</p>',
  home: { href: '/', text: 'Home' },
};

it('[SITE-01] a page without the app has the look of its site: style, theme, fonts and wordmark', () => {
  const html = staticPage(page);
  expect(html).toContain('<html lang="en" data-style="bold">');
  expect(html).toContain('--highlight:#dcff4a');
  expect(html).toMatch(
    /@font-face\{font-family:"Archivo Variable";src:url\("\/look\/archivo-latin-wdth-normal-[0-9a-f]{12}\.woff2"\)/,
  );
  expect(html).toContain('<img src="/sites/modern/wordmark.svg" alt="Mode Two" width="215" height="38">');
  expect(html).not.toContain('rel="stylesheet"');
});

it('[SITE-01] the name of a site without a wordmark is text', () => {
  expect(staticPage({ ...page, site: { ...sites.modern, name: 'Oak & Ash', wordmark: O.none } })).toContain(
    '<a class="mark" href="/">Oak &amp; Ash</a>',
  );
});
