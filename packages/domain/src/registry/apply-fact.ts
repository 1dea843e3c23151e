/*
 * [LIVE-01] [INT-04] [ITEM-01] [LIST-10] [ADD-01] [ITEM-08] [NLA-03] [NLA-07] [GIVE-03] [RET-01] Applies a fact to a registry: purchases are counted on their item, quantities are set, new items
 * come at the end, removed items go, and a replaced item goes or stays as a settled item with what was bought of it. Each write raises the version by one, however many
 * facts it has. Gift cards add up for the whole registry.
 *
 * @example applyFact(exampleRegistry({ items: [exampleItem({ wanted: 8, purchased: 3 })] }), {
 *     _tag: 'Purchased',
 *     identity: identityOf('4821'),
 *     quantity: 2,
 *     beyond: 0,
 *     orderNumber: orderNumberOf('HF-000001'),
 *   }).items.map(({ wanted, purchased }) => ({ wanted, purchased })) // => [{ wanted: 8, purchased: 5 }]
 * @example applyFactWith([exampleProduct({ sku: skuOf('77') })])(exampleRegistry({ items: [] }), {
 *     _tag: 'Added',
 *     identity: identityOf('77'),
 *     wanted: 2,
 *     personalization: O.none,
 *   }).items.map(({ wanted, purchased }) => ({ wanted, purchased })) // => [{ wanted: 2, purchased: 0 }]
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { isGivenTo, type Product, type RegistryItem } from '../item/index.ts';
import { type Cents, minus, plus } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import { closedFundsAfter } from './closed-funds.ts';
import { itemAfter, settledItem, unitsLost, withoutMoney, withWanted } from './item-after.ts';
import { partsReturned, withMovedFund } from './moved-money.ts';
import { ownersRevisionAfter, ownersRevisionOf } from './owners-revision.ts';
import type { Registry } from './registry.ts';
import { isSettingsFact, type RegistryEvent, type RegistryFact, type SettingsFact } from './registry-fact.ts';
import { isOffList, setAsideAfter } from './set-aside.ts';
import { settingsAfter } from './settings-after.ts';
import { settledAfter } from './settled.ts';
import { surprisesAfter } from './surprise-gifts.ts';

type Items = ReadonlyArray<RegistryItem>;
type ListFact = Exclude<RegistryFact, SettingsFact>;
type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

const changed = (items: Items, identity: ItemIdentity, change: (item: RegistryItem) => RegistryItem): Items =>
  items.map((item) => (isSameIdentity(item.identity, identity) ? change(item) : item));

const without = (items: Items, identity: ItemIdentity): Items =>
  items.filter((item) => !isSameIdentity(item.identity, identity));

const itemOf = (items: Items, identity: ItemIdentity): RegistryItem | undefined =>
  items.find((item) => isSameIdentity(item.identity, identity));

/** The items with that one on the list: a new one at the end, and there also one that was settled or set aside, with what was given of it. */
const onList = (
  registry: Pick<Registry, 'items' | 'settled' | 'setAside'>,
  products: ReadonlyArray<Product>,
  { identity, wanted, personalization }: Pick<RegistryItem, 'identity' | 'wanted' | 'personalization'>,
): Items => {
  const { items } = registry;
  const was = itemOf(items, identity);
  const product = products.find(({ sku }) => sku === identity.sku) ?? was?.product;
  if (product === undefined || (was !== undefined && !isOffList(registry, identity))) return items;
  const {
    purchased,
    groupGift,
    personalization: design,
    wanted: before,
  } = was ?? { purchased: 0, groupGift: O.none, personalization, wanted: wantedAtLeastOnce(wanted) };
  const now = { identity, wanted: before, purchased, isMostLoved: false, groupGift };
  return [...without(items, identity), { ...now, personalization: O.alt(() => design)(personalization), product }];
};

/** The items with that one settled, at the end. */
const withSettled = (items: Items, identity: ItemIdentity): Items => {
  const item = itemOf(items, identity);
  return item === undefined ? items : [...without(items, identity), settledItem(item)];
};

const afterReplacement = (registry: Registry, products: ReadonlyArray<Product>, fact: Fact<'Replaced'>): Items => {
  const { existing, kept, keepsHidden, replacement: identity, wanted, moved, isMostLoved, personalization } = fact;
  const rest =
    O.isSome(kept) || keepsHidden
      ? changed(registry.items, existing, (item) => withoutMoney(item, moved, unitsLost(item, moved)))
      : without(registry.items, existing);
  const left = O.isSome(kept) ? withSettled(rest, existing) : rest;
  const items = onList({ ...registry, items: left }, products, { identity, wanted, personalization });
  return changed(items, identity, (item) => ({ ...withMovedFund(item, fact), isMostLoved }));
};

const itemsAfter = (registry: Registry, products: ReadonlyArray<Product>, fact: ListFact): Items => {
  const { items } = registry;
  switch (fact._tag) {
    case 'Purchased':
    case 'WantedChanged':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
    case 'Contributed':
    case 'PurchaseReturned':
    case 'ContributionReturned':
      return changed(items, fact.identity, (item) => itemAfter(item, fact));
    case 'GiftCardBought':
    case 'GiftCardReturned':
    case 'OrderHidden':
    case 'UnmatchedGiven':
    case 'UnmatchedReturned':
    case 'ThanksWritten':
      return items;
    case 'Added':
      return changed(onList(registry, products, fact), fact.identity, (item) => withWanted(item, fact.wanted));
    case 'Removed':
      if (fact.kept !== undefined) return withSettled(items, fact.identity);
      return fact.keepsHidden ? items : without(items, fact.identity);
    case 'Replaced':
      return afterReplacement(registry, products, fact);
  }
};

const giftCardsAfter = (before: Cents, fact: ListFact): Cents => {
  if (fact._tag === 'GiftCardBought') return plus(before, fact.amount);
  return fact._tag === 'GiftCardReturned' ? minus(before, fact.amount) : before;
};

const applied =
  (products: ReadonlyArray<Product>) =>
  (registry: Registry, fact: ListFact): Registry => ({
    ...registry,
    items: itemsAfter(registry, products, fact),
    giftCardsBought: giftCardsAfter(registry.giftCardsBought, fact),
    settled: settledAfter(registry.settled, fact),
    surpriseGifts: surprisesAfter(registry, fact),
    setAside: setAsideAfter(registry, fact),
  });

/** An item that is there only for what was given of it goes with the last that comes back. */
const withoutEmptied = (registry: Registry, identity: ItemIdentity): Registry => {
  const item = itemOf(registry.items, identity);
  if (item === undefined || isGivenTo(item) || !isOffList(registry, identity)) return registry;
  const isOther = (each: { readonly identity: ItemIdentity }) => !isSameIdentity(each.identity, identity);
  return {
    ...registry,
    items: registry.items.filter(isOther),
    settled: registry.settled.filter((each) => !isSameIdentity(each, identity)),
    setAside: registry.setAside.filter(isOther),
  };
};

const withClosedFunds = (registry: Registry, fact: RegistryFact): Registry => {
  const closedFunds = closedFundsAfter(registry.closedFunds, fact);
  return closedFunds === undefined || closedFunds === registry.closedFunds ? registry : { ...registry, closedFunds };
};

/** Applies one fact to the registry; products of new items are found in `products`. The version is set by `applyEvent`. */
export const applyFactWith =
  (products: ReadonlyArray<Product>) =>
  (registry: Registry, fact: RegistryFact): Registry => {
    if (isSettingsFact(fact)) return withClosedFunds(settingsAfter(registry, fact), fact);
    const apply = applied(products);
    switch (fact._tag) {
      case 'PurchaseReturned':
        return withoutEmptied(apply(registry, fact), fact.identity);
      case 'ContributionReturned':
        return withClosedFunds(
          // What waits has left its fund already.
          (fact.closed?.from === 'waiting' ? [] : partsReturned(registry, fact)).reduce(
            (now, part) => withoutEmptied(apply(now, part), part.identity),
            registry,
          ),
          fact,
        );
      default:
        return apply(registry, fact);
    }
  };

/** Applies one fact about the items of the list; for facts that need a product (an addition, a replacement) see `applyFactWith`. */
export const applyFact = applyFactWith([]);

/**
 * Applies all facts of a write; returns the registry unchanged if it already includes them, so that an event reported
 * twice counts once. The caller has to make sure that no event is skipped: the next version is `nextVersion`.
 */
export const applyEvent = (
  registry: Registry,
  event: RegistryEvent,
  products: ReadonlyArray<Product> = [],
): Registry => {
  const { version, revisionId, facts, isHidden } = event;
  if (version <= registry.version) return registry;
  const after = facts.reduce((so, fact) => applyFactWith(products)(so, fact), registry);
  return isHidden || registry.ownersRevision !== undefined
    ? { ...after, version, revisionId, ownersRevision: ownersRevisionAfter(ownersRevisionOf(registry), event) }
    : { ...after, version, revisionId };
};
