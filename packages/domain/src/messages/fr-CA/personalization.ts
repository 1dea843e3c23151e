import { option as O } from 'fp-ts';
import { PERSONALIZATION_PRICE, type PersonalizationType } from '../../item/index.ts';
import type { DesignColor, DesignFont } from '../../personalization/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/personalization.ts';
import type { Translated } from '../translated.ts';
import { formatPrice } from './formats.ts';

const price = (currencyPrefix: Site['currencyPrefix']): string => formatPrice(currencyPrefix, PERSONALIZATION_PRICE);

export const personalizationMessages = {
  adds: (currencyPrefix) => `La personnalisation coûte ${price(currencyPrefix)} de plus.`,
  sum: (base, priceMessage) => `${base} ${priceMessage}`,
  messages: (currencyPrefix) => ({
    priceMessage: `+ ${price(currencyPrefix)} pour la personnalisation`,
    returnPolicyMessage: 'Les cadeaux personnalisés ne peuvent pas être retournés',
  }),
} satisfies Translated<typeof en.personalizationMessages>;

const ways: Readonly<Record<PersonalizationType, O.Option<string>>> = {
  0: O.none,
  100: O.none,
  700: O.some('Monogramme ou broderie'),
  705: O.some('Gravure'),
};

const names: Readonly<Record<DesignFont | DesignColor, string>> = {
  Classic: 'Classique',
  Block: 'Bâton',
  Script: 'Cursive',
  Serif: 'À empattements',
  Sage: 'Sauge',
  Ink: 'Encre',
  Clay: 'Argile',
  Gold: 'Or',
  White: 'Blanc',
};

const isOurs = (name: string): name is DesignFont | DesignColor => Object.hasOwn(names, name);
const called = (name: string): string => (isOurs(name) ? names[name] : name);

const named =
  (term: string) =>
  (chosen: O.Option<string>): ReadonlyArray<string> =>
    O.isSome(chosen) ? [`${term}\u00A0: ${called(chosen.value)}`] : [];

export const personalizationSummaryMessages = {
  title: 'Personnalisation',
  font: 'Police',
  line: (number) => `Ligne ${number}`,
  color: 'Couleur',
  chosen: called,
  picture: (name) => `${name}, avec la personnalisation`,
  shortLines: ({ lines }) => (lines.length === 0 ? '' : `Texte\u00A0: «\u00A0${lines.join(', ')}\u00A0»`),
  shortStyle: ({ type, font, color }) =>
    [...(O.isSome(ways[type]) ? [ways[type].value] : []), ...named('Police')(font), ...named('Couleur')(color)].join(
      ' · ',
    ),
} satisfies Translated<typeof en.personalizationSummaryMessages>;
