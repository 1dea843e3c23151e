import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { afterAll, expect, it } from 'vitest';
import { siteLooks } from './site-looks.ts';
import { staticPage } from './static-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-looks-'));
mkdirSync(join(folder, 'assets'));
for (const { id } of Object.values(sites)) writeFileSync(join(folder, 'assets', `${id}-D_UBtr-J.svg`), '');
for (const file of ['site-looks-Ab3_x9-Q.css', 'archivo-latin-wdth-normal-Ab3_x9-Q.woff2'])
  writeFileSync(join(folder, 'assets', file), '');
afterAll(() => rmSync(folder, { recursive: true }));

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
    expect(siteLooks(folder)(id)).toMatchObject({
      styles: O.some('/assets/site-looks-Ab3_x9-Q.css'),
      wordmark: O.some(`/assets/${id}-D_UBtr-J.svg`),
    });
});

it('[SITE-01] a page without the app has the look of its site: colours, wordmark and faces', () => {
  const page = pageOn(folder);
  expect(page).toContain('<html lang="en" data-site="modern">');
  expect(page).toContain('<link rel="stylesheet" href="/assets/site-looks-Ab3_x9-Q.css">');
  expect(page).toContain(
    '<a class="mark" href="/"><img src="/assets/modern-D_UBtr-J.svg" alt="Mode Two" height="38"></a>',
  );
  expect(page).toContain("url('/assets/archivo-latin-wdth-normal-Ab3_x9-Q.woff2')");
});

it('[SITE-01] while the web app is not built it stands by itself, with the name of its site', () => {
  const page = pageOn(join(folder, 'nowhere'));
  expect(page).not.toContain('stylesheet');
  expect(page).toContain('<a class="mark" href="/">Mode Two</a>');
});
