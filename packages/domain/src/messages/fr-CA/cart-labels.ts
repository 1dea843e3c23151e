import { option as O } from 'fp-ts';
import type { Site } from '../../site/index.ts';
import { distinctNames } from '../distinct-names.ts';
import type * as en from '../en/cart-labels.ts';
import type { Translated } from '../translated.ts';
import { cartLineName } from './cart-page.ts';
import { formatPrice } from './formats.ts';
import { registryCalled } from './registry-name.ts';

type Addition = (line: en.LabelledLine) => string;

/** The name, with its text if personalized and its amount if a gift card. */
const byItself =
  ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>): Addition =>
  ({ kind, name, personalization, lineTotal }) =>
    [
      cartLineName({ kind, name }),
      ...(personalization?.lines ?? []),
      ...(kind === 'giftCard' || kind === 'eGiftCard' ? [formatPrice(currencyPrefix, lineTotal)] : []),
    ].join(', ');

const numberOf: Addition = ({ grId }) => (O.isSome(grId) ? `liste nº\u00A0${grId.value}` : 'pour aucune liste');

/** Further details, added in this order only while several lines would have the same name. */
const additions: ReadonlyArray<Addition> = [
  ({ grId, registry, ...line }) =>
    O.isSome(grId) && registry !== undefined ? registryCalled(registry) : numberOf({ grId, ...line }),
  numberOf,
  ({ pickup }) => (pickup === undefined ? 'à livrer' : `à ramasser\u00A0: ${pickup.name}`),
];

export const lineLabels: Translated<typeof en.lineLabels> = (site, lines) => {
  const names = distinctNames(
    lines,
    byItself(site),
    additions,
    (name, place, count) => `${name}, ${place} sur ${count}`,
  );
  return new Map(lines.map(({ lineId }, place) => [lineId, names[place] ?? '']));
};
