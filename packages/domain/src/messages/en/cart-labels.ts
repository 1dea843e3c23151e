import { option as O } from 'fp-ts';
import type { CartLineView, LineId } from '../../cart/index.ts';
import type { Site } from '../../site/index.ts';
import { distinctNames } from '../distinct-names.ts';
import { cartLineName } from './cart-page.ts';
import { formatPrice } from './formats.ts';
import { registryCalled } from './registry-name.ts';

/** The fields of a line that its accessible name is made of. */
export type LabelledLine = Pick<
  CartLineView,
  'lineId' | 'kind' | 'name' | 'personalization' | 'lineTotal' | 'grId' | 'registry' | 'pickup'
>;

type Addition = (line: LabelledLine) => string;

/** The name, with its text if personalized and its amount if a gift card. */
const byItself =
  ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>): Addition =>
  ({ kind, name, personalization, lineTotal }) =>
    [
      cartLineName({ kind, name }),
      ...(personalization?.lines ?? []),
      ...(kind === 'giftCard' || kind === 'eGiftCard' ? [formatPrice(currencyPrefix, lineTotal)] : []),
    ].join(', ');

const numberOf: Addition = ({ grId }) => (O.isSome(grId) ? `registry # ${grId.value}` : 'not for a registry');

/** Further details, added in this order only while several lines would have the same name. */
const additions: ReadonlyArray<Addition> = [
  ({ grId, registry, ...line }) =>
    O.isSome(grId) && registry !== undefined ? `for ${registryCalled(registry)}` : numberOf({ grId, ...line }),
  numberOf,
  ({ pickup }) => (pickup === undefined ? 'shipped' : `picked up at ${pickup.name}`),
];

/** The accessible name of each line, unique within the cart: name, registry, shipping or pickup, and if necessary a number (CART-05, CART-09). */
export const lineLabels = (
  site: Pick<Site, 'currencyPrefix'>,
  lines: ReadonlyArray<LabelledLine>,
): ReadonlyMap<LineId, string> => {
  const names = distinctNames(
    lines,
    byItself(site),
    additions,
    (name, place, count) => `${name}, ${place} of ${count}`,
  );
  return new Map(lines.map(({ lineId }, place) => [lineId, names[place] ?? '']));
};
