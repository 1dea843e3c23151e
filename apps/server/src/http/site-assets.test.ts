import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { afterAll, expect, it } from 'vitest';
import { siteFonts, siteLooks } from './site-assets.ts';
import { staticPage } from './static-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-fonts-'));
mkdirSync(join(folder, 'assets'));
for (const face of [
  'archivo-latin-wdth-normal',
  'figtree-latin-wght-normal',
  'fraunces-latin-opsz-normal',
  'fraunces-latin-soft-normal',
  'hanken-grotesk-latin-wght-normal',
  'instrument-sans-latin-wght-normal',
])
  writeFileSync(join(folder, 'assets', `${face}-Ab3_x.woff2`), '');
afterAll(() => rmSync(folder, { recursive: true }));

it('[SITE-01] every site has its two fonts', () => {
  const fontsOf = siteFonts(folder);
  expect(Object.values(sites).map(({ id }) => fontsOf(id).length)).toEqual([2, 2, 2, 2]);
  expect(fontsOf('kids')).toEqual([
    { path: '/assets/fraunces-latin-soft-normal-Ab3_x.woff2', as: 'font' },
    { path: '/assets/figtree-latin-wght-normal-Ab3_x.woff2', as: 'font' },
  ]);
});

it('[SITE-01] none while the web app is not built', () => {
  expect(siteFonts(join(folder, 'nowhere'))('main')).toEqual([]);
});

it('[SITE-01] a folder that cannot be read is no folder that is not built', () => {
  const file = join(folder, 'assets', 'archivo-latin-wdth-normal-Ab3_x.woff2');
  expect(() => siteFonts(file)).toThrow('ENOTDIR');
});

const looksFolder = mkdtempSync(join(tmpdir(), 'site-looks-'));
mkdirSync(join(looksFolder, 'assets'));
for (const { id } of Object.values(sites)) writeFileSync(join(looksFolder, 'assets', `${id}-D_UBtr-J.svg`), '');
for (const file of ['site-looks-Ab3_x9-Q.css', 'archivo-latin-wdth-normal-Ab3_x9-Q.woff2'])
  writeFileSync(join(looksFolder, 'assets', file), '');
afterAll(() => rmSync(looksFolder, { recursive: true }));

const pageOn = (webFolder: string): string =>
  staticPage({
    title: 'Told',
    site: sites.modern,
    look: siteLooks(webFolder)('modern'),
    html: '<p>So.</p>',
    home: { href: '/', text: 'Home' },
    styleNonce: 'nonce',
  });

it('[SITE-01] every site of the table has the wordmark and the looks that were built', () => {
  for (const { id } of Object.values(sites))
    expect(siteLooks(looksFolder)(id)).toMatchObject({
      styles: O.some('/assets/site-looks-Ab3_x9-Q.css'),
      wordmark: O.some(`/assets/${id}-D_UBtr-J.svg`),
    });
});

it('[SITE-01] a page without the app has the look of its site: colours, wordmark and faces', () => {
  const page = pageOn(looksFolder);
  expect(page).toContain('<html lang="en" data-site="modern">');
  expect(page).toContain('<link rel="stylesheet" href="/assets/site-looks-Ab3_x9-Q.css">');
  expect(page).toContain(
    '<a class="mark" href="/"><img src="/assets/modern-D_UBtr-J.svg" alt="Mode Two" height="38"></a>',
  );
  expect(page).toContain("url('/assets/archivo-latin-wdth-normal-Ab3_x9-Q.woff2')");
});

it('[SITE-01] while the web app is not built it stands by itself, with the name of its site', () => {
  const page = pageOn(join(looksFolder, 'nowhere'));
  expect(page).not.toContain('stylesheet');
  expect(page).toContain('<a class="mark" href="/">Mode Two</a>');
});
