import { option as O } from 'fp-ts';
import type { CartLineView, LineId } from '../../cart/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import { cartLineName } from './cart-line-name.ts';
import { registryCalled } from './registry-name.ts';

/** As much of a line as what it is called aloud needs. */
export type HeardLine = Pick<
  CartLineView,
  'lineId' | 'kind' | 'name' | 'personalization' | 'lineTotal' | 'grId' | 'registry' | 'pickup'
>;

type Addition = (line: HeardLine) => string;

/** Units of one product with other words on them are told apart by these, cards of one kind by what they are worth. */
const byItself =
  ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>): Addition =>
  ({ kind, name, personalization, lineTotal }) =>
    [
      cartLineName({ kind, name }),
      ...(personalization?.lines ?? []),
      ...(kind === 'giftCard' || kind === 'eGiftCard' ? [formatPrice(currencyPrefix, lineTotal)] : []),
    ].join(', ');

const numberOf: Addition = ({ grId }) => (O.isSome(grId) ? `registry # ${grId.value}` : 'not for a registry');

/** What is said besides, one after the other, as long as lines would still be called alike. */
const additions: ReadonlyArray<Addition> = [
  ({ grId, registry, ...line }) =>
    O.isSome(grId) && registry !== undefined ? `for ${registryCalled(registry)}` : numberOf({ grId, ...line }),
  numberOf,
  ({ pickup }) => (pickup === undefined ? 'shipped' : `picked up at ${pickup.name}`),
];

/** The accessible name of each line of a cart, where its buttons would be heard alike: for whom it is, how it comes, and in the end which of them it is (CART-05, CART-09). */
export const linesAnnouncement = (
  site: Pick<Site, 'currencyPrefix'>,
  lines: ReadonlyArray<HeardLine>,
): ReadonlyMap<LineId, string> => {
  const placesOf = (names: ReadonlyArray<string>, name: string): ReadonlyArray<number> =>
    names.flatMap((its, place) => (its === name ? [place] : []));
  const apart = additions.reduce<ReadonlyArray<string>>(
    (names, more) => {
      const said = lines.map(more);
      return names.map((name, place) =>
        placesOf(names, name).some((other) => said[other] !== said[place]) ? `${name}, ${said[place]}` : name,
      );
    },
    lines.map(byItself(site)),
  );
  return new Map(
    lines.map(({ lineId }, place): readonly [LineId, string] => {
      const name = apart[place] ?? '';
      const alike = placesOf(apart, name);
      return [lineId, alike.length > 1 ? `${name}, ${alike.indexOf(place) + 1} of ${alike.length}` : name];
    }),
  );
};
