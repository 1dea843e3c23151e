import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sites } from '@gift-registry/domain';
import { afterAll, expect, it } from 'vitest';
import { siteFonts } from './site-fonts.ts';

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
