/*
 * [OWN-02] [SURP-01] The gifts of surprise orders, one for each item of an order. Units that a fund pays for are counted as if nothing hidden had been given to it: what was reached only together with hidden money is
 * hidden as well.
 *
 * @example surprisesAfter(exampleRegistry(), { _tag: 'Purchased', identity: identityOf('4821'), quantity: 2, overPurchased: 0, orderNumber: orderNumberOf('HF-1'), isSurprise: true }).map(({ units }) => units) // => [2]
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { fundOf, type GroupGift, type RegistryItem, unitsReached } from '../item/index.ts';
import { type Cents, minus, NO_CENTS, plus } from '../money/index.ts';
import { raisedFor, unitsLost, unitsMoved } from './item-after.ts';
import type { Registry, SurpriseGift } from './registry.ts';
import { isSettingsFact, type RegistryFact } from './registry-fact.ts';
import { type GivingFact, isGiving } from './surprise.ts';

type Gifts = ReadonlyArray<SurpriseGift>;
type MoneyFact = Extract<GivingFact, { readonly _tag: 'Contributed' | 'ContributionReturned' }>;

/** Whether a gift is of the item of that identity. */
export const isGiftOf = (identity: ItemIdentity) => (gift: SurpriseGift) =>
  O.exists((of: ItemIdentity) => isSameIdentity(of, identity))(gift.identity);

/** The units and the money of all these gifts. */
export const sumOfGifts = (gifts: Gifts): Pick<SurpriseGift, 'units' | 'amount'> =>
  gifts.reduce<Pick<SurpriseGift, 'units' | 'amount'>>(
    (sum, { units, amount }) => ({ units: sum.units + units, amount: plus(sum.amount, amount) }),
    { units: 0, amount: NO_CENTS },
  );

/** How many units the item's fund counts for `amount` that is given after everything but what is hidden. */
export const unitsFor = (item: RegistryItem, hidden: Cents, amount: Cents): number => {
  const fund = fundOf({
    ...item,
    groupGift: O.map((its: GroupGift) => ({ ...its, raised: minus(its.raised, hidden) }))(item.groupGift),
  });
  if (O.isNone(fund)) return 0;
  const { raised } = fund.value;
  return (
    unitsReached({ ...fund.value, raised: plus(raised, amount) }, item.wanted) - unitsReached(fund.value, item.wanted)
  );
};

const surpriseOf = (fact: GivingFact): SurpriseGift => {
  const { orderNumber } = fact;
  switch (fact._tag) {
    case 'Purchased':
    case 'PurchaseReturned':
      return { orderNumber, identity: O.some(fact.identity), units: fact.quantity, amount: NO_CENTS };
    case 'Contributed':
    case 'ContributionReturned':
      return { orderNumber, identity: O.some(fact.identity), units: fact.units, amount: fact.amount };
    case 'GiftCardBought':
    case 'GiftCardReturned':
      return { orderNumber, identity: O.none, units: 0, amount: fact.amount };
  }
};

const isReturn = ({ _tag }: GivingFact): boolean =>
  _tag === 'PurchaseReturned' || _tag === 'ContributionReturned' || _tag === 'GiftCardReturned';

const isSameGift = (one: SurpriseGift, other: SurpriseGift): boolean =>
  one.orderNumber === other.orderNumber &&
  (O.isNone(other.identity) ? O.isNone(one.identity) : isGiftOf(other.identity.value)(one));

const itemOf = (items: Registry['items'], identity: ItemIdentity): RegistryItem | undefined =>
  items.find((item) => isSameIdentity(item.identity, identity));

/** Whether the fact counts: it is about no item or about one on the list, and money needs a fund. */
const isCounted = (items: Registry['items'], fact: GivingFact): boolean => {
  if (fact._tag === 'GiftCardBought' || fact._tag === 'GiftCardReturned') return true;
  const item = itemOf(items, fact.identity);
  return item !== undefined && (fact._tag !== 'Contributed' || O.isSome(item.groupGift));
};

/** The gifts with that many more units hidden of the item, counted with the first of its gifts. */
const withMoreUnits = (gifts: Gifts, identity: ItemIdentity, more: number): Gifts => {
  const first = gifts.find(isGiftOf(identity));
  return first === undefined || more === 0
    ? gifts
    : gifts.map((gift) => (gift === first ? { ...gift, units: gift.units + more } : gift));
};

const afterReturn = (gifts: Gifts, given: SurpriseGift): Gifts => {
  const known = gifts.find((gift) => isSameGift(gift, given));
  if (known === undefined) return gifts;
  const others = gifts.filter((gift) => gift !== known);
  const left = { ...known, units: known.units - given.units, amount: minus(known.amount, given.amount) };
  if (left.units > 0 || left.amount > NO_CENTS) return [...others, left];
  // What hidden money was counted together with other hidden money goes on with that.
  return O.isNone(known.identity) || given.amount === NO_CENTS
    ? others
    : withMoreUnits(others, known.identity.value, left.units);
};

const afterGift = (gifts: Gifts, given: SurpriseGift): Gifts => {
  const known = gifts.find((gift) => isSameGift(gift, given));
  const { units, amount } = sumOfGifts([...(known === undefined ? [] : [known]), given]);
  return [...gifts.filter((gift) => gift !== known), { ...given, units, amount }];
};

const isMoney = (fact: GivingFact): fact is MoneyFact =>
  fact._tag === 'Contributed' || fact._tag === 'ContributionReturned';

/** What owners see given to a fund, or returned from it, may have counted more or fewer units than it does without hidden money. */
const afterSeenMoney = (gifts: Gifts, items: Registry['items'], fact: MoneyFact): Gifts => {
  const hidden = gifts.filter(isGiftOf(fact.identity));
  const item = itemOf(items, fact.identity);
  if (hidden.length === 0 || item === undefined) return gifts;
  const { amount } = sumOfGifts(hidden);
  const [sign, before] = fact._tag === 'Contributed' ? [1, amount] : [-1, plus(amount, fact.amount)];
  return withMoreUnits(gifts, fact.identity, sign * (fact.units - unitsFor(item, before, fact.amount)));
};

/** Money that moves on may have counted units together with hidden money, where it was and where it goes. */
const afterMove = (
  gifts: Gifts,
  items: Registry['items'],
  fact: Extract<RegistryFact, { _tag: 'Replaced' }>,
): Gifts => {
  const { existing, replacement, moved } = fact;
  const [from, to] = [itemOf(items, existing), itemOf(items, replacement)];
  const left = from === undefined ? gifts : withMoreUnits(gifts, existing, -unitsLost(from, moved));
  if (to === undefined) return left;
  const raised = raisedFor(to);
  const { amount } = sumOfGifts(gifts.filter(isGiftOf(replacement)));
  return withMoreUnits(left, replacement, unitsMoved(fact, raised) - unitsMoved(fact, minus(raised, amount)));
};

/** The surprise gifts after a fact: one per item of an order. */
export const surprisesAfter = (
  { surpriseGifts: gifts, items }: Pick<Registry, 'surpriseGifts' | 'items'>,
  fact: RegistryFact,
): Gifts => {
  if (fact._tag === 'OrderHidden')
    return [...gifts.filter(({ orderNumber }) => orderNumber !== fact.orderNumber), ...fact.gifts];
  if (fact._tag === 'Replaced') return afterMove(gifts, items, fact);
  if (isSettingsFact(fact) || !isGiving(fact) || !isCounted(items, fact)) return gifts;
  const given = surpriseOf(fact);
  if (isReturn(fact) && gifts.some((gift) => isSameGift(gift, given))) return afterReturn(gifts, given);
  if (fact.isSurprise === true) return isReturn(fact) ? gifts : afterGift(gifts, given);
  return isMoney(fact) ? afterSeenMoney(gifts, items, fact) : gifts;
};
