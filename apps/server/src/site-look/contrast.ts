import { type CompleteTheme, type ThemeToken, tokenValue } from '@gift-registry/domain';
import { wcagContrast } from 'culori';
import type { FileMistake } from '../json-file/file-codec.ts';

type Pair = readonly [color: ThemeToken, ground: ThemeToken];

/** The grounds of pictures: rows and grids take the place of the first by the others. */
const stages: ReadonlyArray<ThemeToken> = ['stage', 'stage-0', 'stage-1', 'stage-2', 'stage-3'];

/** Text of the first color stands on the second. */
const textPairs: ReadonlyArray<Pair> = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ...stages.map((stage): Pair => ['text', stage]),
  ['text', 'accent-soft'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'success'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['accent', 'sunken'],
  ['accent', 'accent-soft'],
  ['on-highlight', 'highlight'],
  ['on-strip', 'strip'],
  ['on-head', 'head'],
  ['head-muted', 'head'],
  ['sale', 'page'],
  ['sale', 'surface'],
  ['success', 'page'],
  ['success', 'success-soft'],
  ['warning', 'page'],
  ['warning', 'warning-soft'],
  ['danger', 'page'],
  ['danger', 'danger-soft'],
];

/** A line of the first color is seen on the second. */
const linePairs: ReadonlyArray<Pair> = [
  ['border-strong', 'page'],
  ['border-strong', 'surface'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ...stages.map((stage): Pair => ['focus', stage]),
];

const lowContrast =
  (theme: CompleteTheme, least: number) =>
  ([color, ground]: Pair): ReadonlyArray<FileMistake> => {
    const [value, behind] = [tokenValue(theme, color), tokenValue(theme, ground)];
    const ratio = wcagContrast(value, behind);
    // Rounded down, so that no ratio reads as the least one.
    const shown = Math.floor(ratio * 100) / 100;
    return ratio >= least
      ? []
      : [
          {
            place: `tokens.${color}`,
            expected: `a color that has at least ${least} : 1 on ${ground} (WCAG); ${value} on ${behind} has ${shown} : 1`,
          },
        ];
  };

/** The colors of a theme that cannot be read or seen on their ground. */
export const contrastMistakes = (theme: CompleteTheme): ReadonlyArray<FileMistake> => [
  ...textPairs.flatMap(lowContrast(theme, 4.5)),
  ...linePairs.flatMap(lowContrast(theme, 3)),
];
