import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { isMobileWidth } from './mobile-width.ts';

const folder = join(import.meta.dirname, '..');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const widths = styles.flatMap(([file, text]) =>
  [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([condition]) => [file, condition] as const),
);

it('[PAGE-15] up to 768 is mobile, anything wider is not', () => {
  forAll(nearEdges(0, 5_000, [768]), (pixels) => isMobileWidth(pixels) === pixels < 769);
  expect(isMobileWidth(768.5)).toBe(false);
});

it('[PAGE-15] every style that changes for phones changes at that width', () => {
  const forPhones = widths.filter(([, condition]) => condition.includes('width <= 768px'));
  expect(forPhones.length).toBeGreaterThan(10);
  const nearby = widths.filter(([, condition]) => /\b(48em|76[79]px)|width < 768px/.test(condition));
  expect(nearby).toEqual([]);
});
