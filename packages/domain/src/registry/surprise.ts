/*
 * [OWN-02] What owners do not see until a day: owners may hide all purchases from themselves, until the event or a day that they choose, and a giver may hide one order until the event. Guests always see
 * true counts. Owners who look at the guest's view are still owners. What is left of a replaced item was bought before anything could be hidden of it, and stays as it is.
 *
 * Laws:
 * - before the day, owners see the same of two registries that differ only in what was bought of them
 * - before the event, owners see the same of two registries that differ only in surprise orders
 * - from the day on owners see everything
 * - an owner who buys sees what owners see, and every other buyer sees everything
 * - nothing changes of what owners themselves decide: what is listed, how many are wanted, names of funds
 * - a surprise that is returned is forgotten
 * - of an order that its giver hides later just that is hidden, and what was hidden of it before no more
 * - moving the day keeps the moment from which on purchases are hidden; hiding them again after they were shown is another one
 *
 * @example asOwnersSee(exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') }, items: [exampleItem({ purchased: 3 })] }), dayOf('2027-01-02')).items.map(({ purchased }) => purchased) // => [0]
 * @example asOwnersSee(exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') }, items: [exampleItem({ purchased: 3 })] }), dayOf('2027-01-03')).items.map(({ purchased }) => purchased) // => [3]
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, today as dayAt, type Instant, morningOf } from '../calendar/index.ts';
import type { Surprise } from '../event/index.ts';
import { type AccountId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { fundOf, type GroupGift, type RegistryItem } from '../item/index.ts';
import type { SectionCounts } from '../list/index.ts';
import { minus, NO_CENTS, plus } from '../money/index.ts';
import type { Registry, SurpriseGift } from './registry.ts';
import { isSettingsFact, type RegistryFact } from './registry-fact.ts';
import { relationshipOf } from './relationship-of.ts';
import { isSettled } from './settled.ts';

/** The fields of a registry that decide what is hidden. */
export type SurpriseSettings = Pick<Registry, 'eventDate' | 'surprise' | 'surpriseGifts'>;

/** The day from which owners see purchases; `none` when purchases are not hidden. */
const shownFrom = ({ surprise, eventDate }: SurpriseSettings): O.Option<CalendarDay> => {
  switch (surprise._tag) {
    case 'Off':
      return O.none;
    case 'UntilEvent':
      return O.some(eventDate);
    case 'UntilDay':
      return O.some(surprise.day);
  }
};

/** The day until which all purchases are hidden from the owners; `none` when they are not hidden, or no longer. */
export const hiddenUntil = (registry: SurpriseSettings, today: CalendarDay): O.Option<CalendarDay> =>
  O.filter((day: CalendarDay) => today < day)(shownFrom(registry));

/** Whether all purchases are hidden from the owners, or were until today and this morning's email about them is not due yet. */
export const areGiftsHiddenOrUnreported = (registry: SurpriseSettings, now: Instant): boolean =>
  O.exists((day: CalendarDay) => now < morningOf(day, now))(shownFrom(registry));

/** Whether the gifts of that order are still hidden from the owners. */
export const isGiftHidden = (registry: SurpriseSettings, today: CalendarDay, isSurprise: boolean): boolean =>
  O.isSome(hiddenUntil(registry, today)) || (isSurprise && today < registry.eventDate);

/** The day on which owners see what is hidden from them now. */
export const revealDay = (registry: SurpriseSettings, today: CalendarDay): CalendarDay =>
  O.getOrElse(() => registry.eventDate)(hiddenUntil(registry, today));

/** The days on which owners see something that may be hidden from them now. */
export const revealDays = (registry: SurpriseSettings, today: CalendarDay): ReadonlyArray<CalendarDay> => [
  ...new Set([
    ...O.match(
      (): ReadonlyArray<CalendarDay> => [],
      (day: CalendarDay) => [day],
    )(hiddenUntil(registry, today)),
    ...(waiting(registry, today).length > 0 ? [registry.eventDate] : []),
  ]),
];

/** Whether the gifts of an order were hidden from the owners at that moment, by the registry's current settings. */
export const wasGiftHidden = (registry: SurpriseSettings, at: Instant, isSurprise: boolean): boolean => {
  const { surprise, eventDate } = registry;
  const isSince = surprise._tag !== 'Off' && (surprise.since === undefined || surprise.since <= at);
  const day = dayAt(at);
  return (isSince && O.isSome(hiddenUntil(registry, day))) || (isSurprise && day < eventDate);
};

/** The day on which owners see the gifts of an order, if they are hidden today. */
export const giftRevealDay = (registry: SurpriseSettings, today: CalendarDay, isSurprise: boolean): CalendarDay => {
  const day = revealDay(registry, today);
  return isSurprise && day < registry.eventDate ? registry.eventDate : day;
};

/** The owners' new choice of what to hide, with the moment since which purchases are hidden. */
export const withHiddenSince = (before: SurpriseSettings, chosen: Surprise, now: Instant): Surprise => {
  if (chosen._tag === 'Off') return chosen;
  if (before.surprise._tag === 'Off' || !areGiftsHiddenOrUnreported(before, now)) return { ...chosen, since: now };
  const { since } = before.surprise;
  return since === undefined ? chosen : { ...chosen, since };
};

/** The owners' choice, as displayed to them: without the moment since which it applies. */
export const chosenSurprise = (surprise: Surprise): Surprise => {
  switch (surprise._tag) {
    case 'Off':
    case 'UntilEvent':
      return { _tag: surprise._tag };
    case 'UntilDay':
      return { _tag: 'UntilDay', day: surprise.day };
  }
};

/** The facts of giving something or taking it back. */
export type GivingFact = Extract<
  RegistryFact,
  {
    readonly _tag:
      | 'Purchased'
      | 'Contributed'
      | 'GiftCardBought'
      | 'PurchaseReturned'
      | 'ContributionReturned'
      | 'GiftCardReturned';
  }
>;

const givingTags: Readonly<Record<GivingFact['_tag'], true>> = {
  Purchased: true,
  Contributed: true,
  GiftCardBought: true,
  PurchaseReturned: true,
  ContributionReturned: true,
  GiftCardReturned: true,
};

/** Whether the fact gives something or takes it back. */
export const isGiving = (fact: RegistryFact): fact is GivingFact => Object.hasOwn(givingTags, fact._tag);

/** Whether the fact is about a gift that matches no item on the list (INT-04). */
export const isUnmatched = ({ _tag }: RegistryFact): boolean =>
  _tag === 'UnmatchedGiven' || _tag === 'UnmatchedReturned';

/** Whether the fact is still hidden from the owners. */
export const isFactHidden = (registry: SurpriseSettings, today: CalendarDay, fact: RegistryFact): boolean =>
  isGiving(fact)
    ? isGiftHidden(registry, today, fact.isSurprise === true)
    : isUnmatched(fact) && isGiftHidden(registry, today, false);

/** Whether the fact may reveal something hidden, or hide something visible. */
export const changesGiftVisibility = (
  { surprise, surpriseGifts }: Pick<Registry, 'surprise' | 'surpriseGifts'>,
  { _tag }: RegistryFact,
): boolean =>
  _tag === 'SurpriseChanged' ||
  _tag === 'OrderHidden' ||
  (_tag === 'DateMoved' && (surprise._tag === 'UntilEvent' || surpriseGifts.length > 0));

const isOf = (identity: ItemIdentity) => (gift: SurpriseGift) =>
  O.exists((of: ItemIdentity) => isSameIdentity(of, identity))(gift.identity);

const sumOf = (gifts: ReadonlyArray<SurpriseGift>): Pick<SurpriseGift, 'units' | 'amount'> =>
  gifts.reduce<Pick<SurpriseGift, 'units' | 'amount'>>(
    (sum, { units, amount }) => ({ units: sum.units + units, amount: plus(sum.amount, amount) }),
    { units: 0, amount: NO_CENTS },
  );

/** The surprise gifts that are still hidden. */
const waiting = ({ surpriseGifts, eventDate }: SurpriseSettings, today: CalendarDay): ReadonlyArray<SurpriseGift> =>
  today < eventDate ? surpriseGifts : [];

/** Whether the item has purchases or contributions that owners do not see yet. */
export const hasHiddenGifts = (
  registry: SurpriseSettings & Pick<Registry, 'settled'>,
  today: CalendarDay,
  { identity, purchased, groupGift }: RegistryItem,
): boolean =>
  O.isSome(hiddenUntil(registry, today))
    ? !isSettled(registry, identity) && (purchased > 0 || O.exists(({ raised }: GroupGift) => raised > 0)(groupGift))
    : waiting(registry, today).some(isOf(identity));

const without = (item: RegistryItem, { units, amount }: Pick<SurpriseGift, 'units' | 'amount'>): RegistryItem =>
  units === 0 && amount === NO_CENTS
    ? item
    : {
        ...item,
        purchased: Math.max(0, item.purchased - units),
        groupGift: fundOf({
          ...item,
          groupGift: O.map((fund: GroupGift) => ({ ...fund, raised: minus(fund.raised, amount) }))(item.groupGift),
        }),
      };

/** The registry as its owners see it on that day. */
export const asOwnersSee = <Its extends Registry>(registry: Its, today: CalendarDay): Its => {
  if (O.isSome(hiddenUntil(registry, today)))
    return {
      ...registry,
      giftCardsBought: NO_CENTS,
      items: registry.items.map((item) =>
        isSettled(registry, item.identity)
          ? item
          : without(item, {
              units: item.purchased,
              amount: O.match(
                () => NO_CENTS,
                ({ raised }: GroupGift) => raised,
              )(item.groupGift),
            }),
      ),
    };
  const hidden = waiting(registry, today);
  return hidden.length === 0
    ? registry
    : {
        ...registry,
        giftCardsBought: minus(
          registry.giftCardsBought,
          sumOf(hidden.filter(({ identity }) => O.isNone(identity))).amount,
        ),
        items: registry.items.map((item) => without(item, sumOf(hidden.filter(isOf(item.identity))))),
      };
};

/** The registry as seen by a buyer signed in to that account, if any: an owner who buys does not see more than owners see. */
export const asBuyerSees =
  (account: O.Option<AccountId>, today: CalendarDay) =>
  <Its extends Registry>(registry: Its): Its =>
    relationshipOf(registry, account, O.none) === 'owner' ? asOwnersSee(registry, today) : registry;

/** The counts over all items, as the owners see them. */
export const countsOwnersSee = (
  registry: SurpriseSettings,
  today: CalendarDay,
  counts: SectionCounts,
): SectionCounts => {
  if (O.isSome(hiddenUntil(registry, today))) return { ...counts, purchased: 0 };
  const { units } = sumOf(waiting(registry, today));
  return { ...counts, purchased: Math.max(0, counts.purchased - units) };
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
  (O.isNone(other.identity) ? O.isNone(one.identity) : isOf(other.identity.value)(one));

/** Whether the fact counts: it is about no item or about one on the list, and money needs a fund. */
const isCounted = (items: Registry['items'], fact: GivingFact): boolean => {
  if (fact._tag === 'GiftCardBought' || fact._tag === 'GiftCardReturned') return true;
  const item = items.find(({ identity }) => isSameIdentity(identity, fact.identity));
  return item !== undefined && (fact._tag !== 'Contributed' || O.isSome(item.groupGift));
};

/** The surprise gifts after a fact: one per item of an order. */
export const surprisesAfter = (
  { surpriseGifts: gifts, items }: Pick<Registry, 'surpriseGifts' | 'items'>,
  fact: RegistryFact,
): ReadonlyArray<SurpriseGift> => {
  if (fact._tag === 'OrderHidden')
    return [...gifts.filter(({ orderNumber }) => orderNumber !== fact.orderNumber), ...fact.gifts];
  if (isSettingsFact(fact) || !isGiving(fact) || !isCounted(items, fact)) return gifts;
  const given = surpriseOf(fact);
  const known = gifts.find((gift) => isSameGift(gift, given));
  const others = gifts.filter((gift) => gift !== known);
  if (isReturn(fact)) {
    if (known === undefined) return gifts;
    const left = {
      ...known,
      units: Math.max(0, known.units - given.units),
      amount: minus(known.amount, given.amount),
    };
    return left.units === 0 && left.amount === NO_CENTS ? others : [...others, left];
  }
  if (fact.isSurprise !== true) return gifts;
  const { units, amount } = sumOf([...(known === undefined ? [] : [known]), given]);
  return [...others, { ...given, units, amount }];
};
