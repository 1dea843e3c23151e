/**
 * Writes the demo's fonts from their packages with only the weights, widths and softness that its themes use, and the letters that its
 * `fonts.json` lists for each file, so that a page loads half as much. Run it when a theme needs a different weight: `npm run fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import fonts from '../demo/fonts/fonts.json' with { type: 'json' };

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;

const folder = join(import.meta.dirname, '../demo/fonts');
const packages = createRequire(import.meta.url);

/** A package, its font file, and the values of each axis: a single value or a range. An axis that is not listed stays complete. */
const sources: ReadonlyArray<readonly [name: string, axis: string, values: Axes]> = [
  ['fraunces', 'opsz', { wght: 400 }],
  ['fraunces', 'soft', { wght: { min: 400, max: 560, default: 400 }, SOFT: 100 }],
  ['hanken-grotesk', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['archivo', 'wdth', { wght: 700, wdth: 118 }],
  ['instrument-sans', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['figtree', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
];

/** The letters of the code points in CSS syntax: `U+0000-00FF, U+0131`. */
const lettersIn = (ranges: string): string =>
  ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((sign) => Number.parseInt(sign, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

/** The font features that browsers apply by default, and the numerals that the style sheets use; unused alternates are left out. */
const FEATURES = [
  'kern',
  'liga',
  'clig',
  'calt',
  'rlig',
  'rclt',
  'rvrn',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'tnum',
  'lnum',
];

for (const [name, axis, axes] of sources) {
  const folderOfPackage = dirname(packages.resolve(`@fontsource-variable/${name}/LICENSE`));
  const ending = `-${axis}-normal.woff2`;
  for (const { file, letters } of fonts.flatMap(({ files }) => files)) {
    if (!file.startsWith(`${name}-`) || !file.endsWith(ending)) continue;
    const whole = readFileSync(join(folderOfPackage, 'files', file.replace('-latin-rest-', '-latin-')));
    // `keepFeatures` is missing from the package's types.
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
    const font = await subsetFont(whole, lettersIn(letters), options);
    writeFileSync(join(folder, file), font);
    console.log(`${file}: ${whole.length} to ${font.length} bytes`);
  }
  copyFileSync(join(folderOfPackage, 'LICENSE'), join(folder, `${name}.license.txt`));
}
