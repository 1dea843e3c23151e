import { option as O } from 'fp-ts';
import { PERSONALIZATION_PRICE, type PersonalizationType } from '../../item/index.ts';
import type { PersonalizationText } from '../../personalization/index.ts';
import type { PersonalizationMessages } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { formatPrice } from './formats.ts';

const price = (currencyPrefix: Site['currencyPrefix']): string => formatPrice(currencyPrefix, PERSONALIZATION_PRICE);

/** Price and return policy of a personalization (PERS-01, PERS-05). */
export const personalizationMessages = {
  /** On the product's page. */
  adds: (currencyPrefix: Site['currencyPrefix']): string => `Personalization adds ${price(currencyPrefix)}.`,
  /** The price of a personalized item. */
  sum: (base: string, priceMessage: string): string => `${base} ${priceMessage}`,
  messages: (currencyPrefix: Site['currencyPrefix']): PersonalizationMessages => ({
    priceMessage: `+ ${price(currencyPrefix)} personalization`,
    returnPolicyMessage: 'Personalized gifts can’t be returned',
  }),
} as const;

/** How a design is made; legacy personalization (100) has no name. */
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

/** The summary of a personalization (PERS-03). */
export const personalizationSummaryMessages = {
  title: 'Personalization',
  font: 'Font',
  /** Lines are numbered from 1. */
  line: (number: number): string => `Line ${number}`,
  color: 'Color',
  /** A font or color as it is called in the language; a name that is not the shop's stays as it is. */
  chosen: (name: string): string => name,
  picture: (name: string): string => `${name}, as personalized`,
  /** “A & J, Est. 2027” for narrow places; empty without lines. */
  shortLines: ({ lines }: Pick<PersonalizationText, 'lines'>): string =>
    lines.length === 0 ? '' : `Personalized: “${lines.join(', ')}”`,
  /** Technique, font and color; empty without any. */
  shortStyle: ({ type, font, color }: Pick<PersonalizationText, 'type' | 'font' | 'color'>): string =>
    [...(O.isSome(ways[type]) ? [ways[type].value] : []), ...named('Font')(font), ...named('Color')(color)].join(' · '),
} as const;
