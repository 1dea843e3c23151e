/*
 * [OWN-02] [SURP-01] A registry as its readers see it while something is hidden from the owners. To owners it is as if nothing hidden had been given: what is left of a replaced item is there only for what they see of it,
 * and they read a revision of their own. What they took away beside hidden gifts is set aside: nobody sees or buys it until the day; then it is there for what was given of it.
 *
 * @example asOwnersSee(exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') }, items: [exampleItem({ purchased: 3 })] }), dayOf('2027-01-02')).items.map(({ purchased }) => purchased) // => [0]
 * @example asOwnersSee(exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') }, items: [exampleItem({ purchased: 3 })] }), dayOf('2027-01-03')).items.map(({ purchased }) => purchased) // => [3]
 */
import { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type AccountId, isSameIdentity } from '../identity/index.ts';
import {
  fundOf,
  type GroupGift,
  isGivenTo,
  moneyTowardNextUnit,
  type RegistryItem,
  settledProduct,
} from '../item/index.ts';
import { type SectionCounts, sectionCounts } from '../list/index.ts';
import { type Cents, minus, NO_CENTS } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import { raisedFor } from './item-after.ts';
import { ownersRevisionOf } from './owners-revision.ts';
import type { Registry, SurpriseGift } from './registry.ts';
import { relationshipOf } from './registry.ts';
import { setAsideOf } from './set-aside.ts';
import { isSettled } from './settled.ts';
import { hiddenSurprises, hiddenUntil, type SurpriseSettings } from './surprise.ts';
import { isGiftOf, sumOfGifts } from './surprise-gifts.ts';

/** Whether the item has purchases or contributions that owners do not see yet. */
export const hasHiddenGifts = (registry: SurpriseSettings, today: CalendarDay, item: RegistryItem): boolean =>
  O.isSome(hiddenUntil(registry, today))
    ? isGivenTo(item)
    : hiddenSurprises(registry, today).some(isGiftOf(item.identity));

type Hidden = Pick<SurpriseGift, 'units' | 'amount'>;

const without = (item: RegistryItem, { units, amount }: Hidden): RegistryItem =>
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

/** What is hidden of each item, and of the gift cards. */
interface HiddenGifts {
  readonly of: (item: RegistryItem) => Hidden;
  readonly giftCards: Cents;
  readonly isNone: boolean;
}

const hiddenGifts = (registry: Registry, today: CalendarDay): HiddenGifts => {
  if (O.isSome(hiddenUntil(registry, today)))
    return {
      of: (item) => ({ units: item.purchased, amount: raisedFor(item) }),
      giftCards: registry.giftCardsBought,
      isNone: false,
    };
  const gifts = hiddenSurprises(registry, today);
  return {
    of: ({ identity }) => sumOfGifts(gifts.filter(isGiftOf(identity))),
    giftCards: sumOfGifts(gifts.filter(({ identity }) => O.isNone(identity))).amount,
    isNone: gifts.length === 0,
  };
};

/** The registry without what is set aside until its day; from then on a removed item is settled. */
const withoutHiddenPlaces = <Its extends Registry>(registry: Its, { of }: HiddenGifts, today: CalendarDay): Its => {
  if (registry.setAside.length === 0) return registry;
  const isShown = (item: RegistryItem): boolean => !hasHiddenGifts(registry, today, item) && isGivenTo(item);
  const shown = (item: RegistryItem): ReadonlyArray<RegistryItem> => {
    switch (setAsideOf(registry.setAside, item.identity)) {
      case 'item':
        return isShown(item) ? [item] : [];
      case 'fund':
        return [raisedFor(item) > of(item).amount ? item : { ...item, groupGift: O.none }];
      case undefined:
        return [item];
    }
  };
  const items = registry.items.flatMap(shown);
  const removed = items.filter(({ identity }) => setAsideOf(registry.setAside, identity) === 'item');
  return { ...registry, items, settled: [...registry.settled, ...removed.map(({ identity }) => identity)] };
};

/** What is left of an item: wanted as often as it was bought, and with money that has paid no whole unit as a complete fund. */
const left = (item: RegistryItem): RegistryItem => ({
  ...item,
  wanted: wantedAtLeastOnce(item.purchased),
  isMostLoved: false,
  groupGift: O.map((fund: GroupGift) => ({ ...fund, goal: fund.raised }))(
    O.filter((fund: GroupGift) => moneyTowardNextUnit(fund, item.wanted) > 0)(item.groupGift),
  ),
  product: settledProduct(item.product),
});

/** The registry with its settled items as they read: each is there for what was bought of it. One with nothing but money in its fund is kept for that money (FUND-04), and shown to nobody. */
const withLeftItems = <Its extends Registry>(registry: Its): Its => {
  if (registry.settled.length === 0) return registry;
  const items = registry.items.flatMap((item) =>
    isSettled(registry, item.identity) ? (item.purchased > 0 ? [left(item)] : []) : [item],
  );
  const settled = registry.settled.filter((each) => items.some(({ identity }) => isSameIdentity(identity, each)));
  return { ...registry, items, settled };
};

/** The registry as everybody but its owners sees it: without what is set aside until its day. */
export const withoutSetAside = <Its extends Registry>(registry: Its, today: CalendarDay): Its =>
  withLeftItems(withoutHiddenPlaces(registry, hiddenGifts(registry, today), today));

/** The registry as its owners see it on that day, at the revision that they see. */
export const asOwnersSee = <Its extends Registry>(registry: Its, today: CalendarDay): Its => {
  const hidden = hiddenGifts(registry, today);
  const present = withoutHiddenPlaces(registry, hidden, today);
  const seen = hidden.isNone
    ? present
    : {
        ...present,
        giftCardsBought: minus(registry.giftCardsBought, hidden.giftCards),
        items: present.items.map((item) => without(item, hidden.of(item))),
      };
  const numbered = registry.ownersRevision === undefined ? seen : { ...seen, ...ownersRevisionOf(registry) };
  return withLeftItems(numbered);
};

/** The registry as seen by a buyer signed in to that account, if any: an owner who buys does not see more than owners see. */
export const asBuyerSees =
  (account: O.Option<AccountId>, today: CalendarDay) =>
  <Its extends Registry>(registry: Its): Its =>
    relationshipOf(registry, account, O.none) === 'owner'
      ? asOwnersSee(registry, today)
      : withoutSetAside(registry, today);

/**
 * The counts over all items, as the owners see them; `counts` are over all that are stored. The registry has at least the
 * items that are settled or set aside.
 */
export const countsOwnersSee = (registry: Registry, today: CalendarDay, counts: SectionCounts): SectionCounts => {
  const isSpecial = ({ identity }: RegistryItem): boolean =>
    isSettled(registry, identity) || setAsideOf(registry.setAside, identity) === 'item';
  const stored = registry.items.filter(isSpecial);
  const [kept, seen] = [sectionCounts(stored), sectionCounts(asOwnersSee({ ...registry, items: stored }, today).items)];
  const others = { items: counts.items - kept.items, purchased: counts.purchased - kept.purchased };
  const { units } = sumOfGifts(
    hiddenSurprises(registry, today).filter((gift) => !stored.some(({ identity }) => isGiftOf(identity)(gift))),
  );
  return {
    items: others.items + seen.items,
    purchased: O.isSome(hiddenUntil(registry, today)) ? 0 : Math.max(0, others.purchased - units) + seen.purchased,
  };
};
