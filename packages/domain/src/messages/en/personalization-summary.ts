import { option as O } from 'fp-ts';
import type { PersonalizationType } from '../../item/index.ts';
import type { PersonalizationText } from '../../personalization/index.ts';

/** How to read: words on what is made in the way on the left are called as on the right; nobody needs to know of the old way. */
const ways: Readonly<Record<PersonalizationType, O.Option<string>>> = {
  0: O.none,
  100: O.none,
  700: O.some('Monogram or embroidery'),
  705: O.some('Etching'),
};

const named =
  (term: string) =>
  (chosen: O.Option<string>): ReadonlyArray<string> =>
    O.isSome(chosen) ? [`${term}:\u00a0${chosen.value}`] : [];

/** What stands before the parts of a personalization's summary (PERS-03). */
export const personalizationSummaryMessages = {
  title: 'Personalization',
  font: 'Font',
  /** The lines are numbered from 1. */
  line: (number: number): string => `Line ${number}`,
  color: 'Color',
  picture: (name: string): string => `${name}, as personalized`,
  /** The lines where there is little room, in a cart or an order: “A & J, Est. 2027”; empty when there are none. */
  shortLines: ({ lines }: Pick<PersonalizationText, 'lines'>): string =>
    lines.length === 0 ? '' : `Personalized: “${lines.join(', ')}”`,
  /** How they are made, in which letters and which colour; empty when nothing of it is said. */
  shortStyle: ({ type, font, color }: Pick<PersonalizationText, 'type' | 'font' | 'color'>): string =>
    [...(O.isSome(ways[type]) ? [ways[type].value] : []), ...named('Font')(font), ...named('Color')(color)].join(' · '),
} as const;
