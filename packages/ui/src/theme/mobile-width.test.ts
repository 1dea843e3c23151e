import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMobileWidth } from '@gift-registry/domain';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const widths = styles.flatMap(([file, text]) =>
  [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([condition]) => [file, condition] as const),
);

it('[PAGE-15] every style that changes for phones changes exactly where the rule says', () => {
  expect(isMobileWidth(768)).toBe(true);
  expect(isMobileWidth(769)).toBe(false);
  const forPhones = widths.filter(([, condition]) => condition.includes('width <= 768px'));
  expect(forPhones.length).toBeGreaterThan(10);
  const nearby = widths.filter(([, condition]) => /\b(48em|76[79]px)|width < 768px/.test(condition));
  expect(nearby).toEqual([]);
});
