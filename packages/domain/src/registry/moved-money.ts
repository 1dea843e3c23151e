/*
 * [NLA-07] [SURP-01] [RET-01] Where the money of contributions is once items were replaced or removed: what was begun of a unit moves to the replacement's fund, and the rest stays with the old item, as does money that
 * is hidden from the owners. A contribution that comes back is taken from where its money is.
 *
 * @example partsReturned(exampleRegistry({ items: [exampleItem()] }), {
 *     _tag: 'ContributionReturned',
 *     identity: identityOf('4821'),
 *     given: identityOf('4821'),
 *     amount: centsOf(1_000),
 *     units: 0,
 *     orderNumber: orderNumberOf('HF-1'),
 *   }).map(({ amount }) => amount) // => [1_000]
 */
import { function as F, option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { fundAfterWanted, type GroupGift } from '../item/index.ts';
import { type Cents, min, minus, NO_CENTS, plus } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import { type ItemCounts, raisedFor, unitsLost, unitsMoved } from './item-after.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isGiftOf, sumOfGifts } from './surprise-gifts.ts';

type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

/** The replacement with the fund that owners saw move, and with the money that was in its own, hidden or not. */
export const withMovedFund = <Its extends ItemCounts>(item: Its, fact: Fact<'Replaced'>): Its => {
  const wanted = wantedAtLeastOnce(fact.wanted);
  const own = O.map((fund: GroupGift) => fundAfterWanted(fund, item.wanted, wanted))(item.groupGift);
  const raised = raisedFor(item);
  return {
    ...item,
    wanted,
    purchased: item.purchased + unitsMoved(fact, raised),
    groupGift: F.pipe(
      fact.groupGift,
      O.map((fund) => ({ ...fund, raised: O.isNone(own) ? fund.raised : plus(raised, fact.moved) })),
      O.alt(() => own),
    ),
  };
};

/** The returned contribution, in parts by the funds that have its money; as a whole when none has. */
export const partsReturned = (
  { items, surpriseGifts }: Pick<Registry, 'items' | 'surpriseGifts'>,
  fact: Fact<'ContributionReturned'>,
): ReadonlyArray<Fact<'ContributionReturned'>> => {
  const { identity: fund, given, orderNumber, amount } = fact;
  const isOwn = isGiftOf(fund);
  if (isSameIdentity(fund, given) || surpriseGifts.some((gift) => gift.orderNumber === orderNumber && isOwn(gift)))
    return [fact];
  const partOf = (identity: ItemIdentity, most: Cents): ReadonlyArray<Fact<'ContributionReturned'>> =>
    items
      .filter((item) => isSameIdentity(item.identity, identity))
      .map((item) => {
        const hidden = sumOfGifts(surpriseGifts.filter(isGiftOf(identity))).amount;
        const part = min(most, minus(raisedFor(item), hidden));
        return { ...fact, identity, amount: part, units: unitsLost(item, part) };
      })
      .filter((part) => part.amount > NO_CENTS);
  const whole = partOf(fund, amount);
  if (whole.some((part) => part.amount === amount)) return [fact];
  const first = partOf(given, amount);
  const parts = [...first, ...partOf(fund, minus(amount, first[0]?.amount ?? NO_CENTS))];
  return parts.length === 0 ? [fact] : parts;
};
