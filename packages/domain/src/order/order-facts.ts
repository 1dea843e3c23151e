/*
 * [CART-06] [CART-09] [GG-05] [LIST-10] [OWN-02] The facts of an order for each registry: purchases of items, contributions and gift cards.
 *
 * @example factsOfOrder(exampleCartContents(6).lines, () => O.some(exampleItem({ wanted: 8, purchased: 3 })), orderNumberOf('HF-1'))
 *   // => [{ grId: '7310442', facts: [{ _tag: 'Purchased', identity: identityOf('4821'), quantity: 6, overPurchased: 1, orderNumber: 'HF-1' }] }]
 */
import { option as O } from 'fp-ts';
import { type CartLine, registriesIn, registryOf } from '../cart/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import { contributionFacts, type GivingFact, type RegistryFact } from '../registry/index.ts';

/** The facts of an order for one registry. */
export interface FactsOfRegistry {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
}

const factOf = (
  line: CartLine,
  itemOf: (line: CartLine) => O.Option<RegistryItem>,
  orderNumber: OrderNumber,
): ReadonlyArray<GivingFact> => {
  if (line._tag === 'GiftCard') return [{ _tag: 'GiftCardBought', kind: line.kind, amount: line.amount, orderNumber }];
  const item = itemOf(line);
  if (O.isNone(item)) return [];
  if (line._tag === 'Contribution') return contributionFacts(item.value, line.amount, orderNumber);
  const { identity, quantity } = line;
  const overPurchased = Math.max(0, quantity - remaining(item.value));
  return [{ _tag: 'Purchased', identity, quantity, overPurchased, orderNumber }];
};

/** The facts of an order with these lines; `itemOf` returns the registry's item of a line, `none` for a plain product. */
export const factsOfOrder = (
  lines: ReadonlyArray<CartLine>,
  itemOf: (line: CartLine) => O.Option<RegistryItem>,
  orderNumber: OrderNumber,
  isSurprise = false,
): ReadonlyArray<FactsOfRegistry> =>
  registriesIn(lines).map((grId) => ({
    grId,
    facts: lines
      .filter((line) => O.exists((registryId: GrId) => registryId === grId)(registryOf(line)))
      .flatMap((line) => factOf(line, itemOf, orderNumber))
      .map((fact) => (isSurprise ? { ...fact, isSurprise } : fact)),
  }));
