/**
 * Writes the fonts of the sites from their packages: only the weights, widths and softness that the sites use, so that a page fetches half as much.
 * Run it when a site's theme needs another weight: `npm run faces`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;

const theme = join(import.meta.dirname, '../packages/ui/src/theme');
const folder = join(theme, 'faces');
const packages = createRequire(join(theme, 'fonts.css'));

/** A package, the font file, and the values of each axis: one value, or a range. An axis that is not named stays whole. */
const faces: ReadonlyArray<readonly [name: string, axis: string, values: Axes]> = [
  ['fraunces', 'opsz', { wght: 400 }],
  ['fraunces', 'soft', { wght: { min: 400, max: 560, default: 400 }, SOFT: 100 }],
  ['hanken-grotesk', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['archivo', 'wdth', { wght: 700, wdth: 118 }],
  ['instrument-sans', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['figtree', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
];

/** The letters of the languages written in Latin: those of western Europe, and all others, fetched when a name needs them. */
const ALPHABETS = ['latin', 'latin-ext'];

/** The code points as a style sheet names them: `U+0000-00FF,U+0131`. */
const signsOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((sign) => Number.parseInt(sign, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

for (const [name, axis, axes] of faces) {
  const source = dirname(packages.resolve(`@fontsource-variable/${name}/LICENSE`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'));
  for (const alphabet of ALPHABETS) {
    const file = `${name}-${alphabet}-${axis}-normal.woff2`;
    const whole = readFileSync(join(source, 'files', file));
    const face = await subsetFont(whole, signsOf(ranges[alphabet] ?? ''), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(join(folder, file), face);
    console.log(`${file}: ${whole.length} to ${face.length} bytes`);
  }
  copyFileSync(join(source, 'LICENSE'), join(folder, `${name}.license.txt`));
}
