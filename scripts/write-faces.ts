/**
 * Writes the fonts of the sites from their packages with only the weights, widths and softness that the sites use, so
 * that a page loads half as much. Run it when a site's theme needs a different weight: `npm run faces`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;

const theme = join(import.meta.dirname, '../packages/ui/src/theme');
const folder = join(theme, 'faces');
const packages = createRequire(join(theme, 'fonts.css'));

/** A package, its font file, and the values of each axis: a single value or a range. An axis that is not listed stays complete. */
const faces: ReadonlyArray<readonly [name: string, axis: string, values: Axes]> = [
  ['fraunces', 'opsz', { wght: 400 }],
  ['fraunces', 'soft', { wght: { min: 400, max: 560, default: 400 }, SOFT: 100 }],
  ['hanken-grotesk', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['archivo', 'wdth', { wght: 700, wdth: 118 }],
  ['instrument-sans', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
  ['figtree', 'wght', { wght: { min: 400, max: 700, default: 400 } }],
];

/** The characters of English and French texts, and the accents of common names; every page needs them. */
const COMMON_CHARACTERS =
  'U+0000-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BD,U+00C0-00C2,U+00C4,U+00C7-00CB,U+00CD-00CF,U+00D1,U+00D3-00D4,U+00D6-00D7,U+00D9-00DC,U+00E0-00E2,U+00E4,U+00E7-00EB,U+00ED-00EF,U+00F1,U+00F3-00F4,U+00F6,U+00F9-00FC,U+0152-0153,U+2000-2015,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2028-202F,U+2060-206F,U+20AC,U+2122,U+2212';

/** The code points in CSS syntax: `U+0000-00FF,U+0131`. */
const codePointRanges = (ranges: string): string =>
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

/**
 * The files of a font. Each contains the letters that the style sheet (fonts.css) lists for it: the usual ones, those
 * of other western European languages, all other Latin letters, and those of Vietnamese where the package has them.
 */
const alphabetsOf = (ranges: Readonly<Record<string, string>>) => {
  const usual = new Set(codePointRanges(COMMON_CHARACTERS));
  const western = codePointRanges(ranges['latin'] ?? '');
  return [
    { alphabet: 'latin', source: 'latin', signs: [...western].filter((sign) => usual.has(sign)).join('') },
    { alphabet: 'latin-rest', source: 'latin', signs: [...western].filter((sign) => !usual.has(sign)).join('') },
    { alphabet: 'latin-ext', source: 'latin-ext', signs: codePointRanges(ranges['latin-ext'] ?? '') },
    // Without accents by themselves: a letter and its accent have to come from one file.
    ...('vietnamese' in ranges
      ? [{ alphabet: 'vietnamese', source: 'vietnamese', signs: codePointRanges('U+1EA0-1EF1') }]
      : []),
  ];
};

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

for (const [name, axis, axes] of faces) {
  const folderOfPackage = dirname(packages.resolve(`@fontsource-variable/${name}/LICENSE`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folderOfPackage, 'unicode.json'), 'utf8'));
  for (const { alphabet, source, signs } of alphabetsOf(ranges)) {
    const file = `${name}-${alphabet}-${axis}-normal.woff2`;
    const whole = readFileSync(join(folderOfPackage, 'files', `${name}-${source}-${axis}-normal.woff2`));
    // `keepFeatures` is missing from the package's types.
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
    const face = await subsetFont(whole, signs, options);
    writeFileSync(join(folder, file), face);
    console.log(`${file}: ${whole.length} to ${face.length} bytes`);
  }
  copyFileSync(join(folderOfPackage, 'LICENSE'), join(folder, `${name}.license.txt`));
}
