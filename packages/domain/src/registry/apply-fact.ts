/*
 * [LIVE-01] [INT-04] [ITEM-01] [LIST-10] [ADD-01] [ITEM-08] [NLA-03] [NLA-07] [GIVE-03] [RET-01] Applies a fact to a registry: purchases are counted on their item, quantities are set, new items
 * come at the end, removed items go, and a replaced item goes or stays as a settled item with what was bought of it. Each write raises the version by one, however many
 * facts it has. Gift cards add up for the whole registry.
 *
 * Laws:
 * - a purchase adds its units to what was bought of that item, also those over-purchased
 * - a changed quantity is set on its item
 * - an addition sets the wanted quantity of an item that is there, and puts a new one at the end with nothing bought
 * - an item's wanted quantity is never below 1
 * - a removal removes that item and leaves the others; what was bought of it stays at the end, settled
 * - a replaced item goes, or moves to the end as settled, with its purchased units as the wanted quantity; most loved and the fund move to the replacement
 * - decided facts never raise a fund above its goal
 * - a gift card adds its amount to the registry's gift cards and leaves every item; a returned one takes it off again
 * - what is returned is taken off what was bought of its item, and no sum falls below 0
 * - a thank-you note changes nothing of the registry, and neither does a gift that is of no item on the list
 * - every other item is unchanged, in the same order
 * - a fact about an item that is not on the list, or of an unknown product, changes nothing
 * - after an event the registry has the event's version
 * - an event that was applied before returns the same registry
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
import type { GroupGift, Product, RegistryItem } from '../item/index.ts';
import { type Cents, minus, plus } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import { itemAfter, settledItem, withWanted } from './item-after.ts';
import { ownersRevisionAfter, ownersRevisionOf } from './owners-revision.ts';
import type { Registry } from './registry.ts';
import { isSettingsFact, type RegistryEvent, type RegistryFact, type SettingsFact } from './registry-fact.ts';
import { setAsideAfter, setAsideOf } from './set-aside.ts';
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

const addedTo = (items: Items, products: ReadonlyArray<Product>, item: Omit<RegistryItem, 'product'>): Items => {
  const product = products.find(({ sku }) => sku === item.identity.sku);
  return product === undefined ? items : [...items, { ...item, wanted: wantedAtLeastOnce(item.wanted), product }];
};

/** What was given of an item that comes back on the list after it was set aside. */
const givenAside = (registry: Registry, identity: ItemIdentity): Pick<RegistryItem, 'purchased' | 'groupGift'> => {
  const item = setAsideOf(registry.setAside, identity) === 'item' ? itemOf(registry.items, identity) : undefined;
  return item ?? { purchased: 0, groupGift: O.none };
};

/** The items without one that is set aside: owners who list it again add it. */
const onList = ({ items, setAside }: Registry, identity: ItemIdentity): Items =>
  setAsideOf(setAside, identity) === 'item' ? without(items, identity) : items;

const afterAddition = (registry: Registry, products: ReadonlyArray<Product>, fact: Fact<'Added'>): Items => {
  const { identity, wanted, personalization } = fact;
  const items = onList(registry, identity);
  const { purchased, groupGift } = givenAside(registry, identity);
  return itemOf(items, identity) !== undefined
    ? changed(items, identity, (item) => withWanted(item, wanted))
    : addedTo(items, products, { identity, wanted, purchased, isMostLoved: false, groupGift, personalization });
};

const afterRemoval = (items: Items, { identity, kept }: Fact<'Removed'>): Items => {
  const before = itemOf(items, identity);
  const left = without(items, identity);
  return before === undefined || kept === undefined ? left : [...left, settledItem(before, kept)];
};

const withoutMoney = (item: RegistryItem, moved: Cents): RegistryItem => ({
  ...item,
  groupGift: O.map((fund: GroupGift) => ({ ...fund, raised: minus(fund.raised, moved) }))(item.groupGift),
});

/** The fund of the replacement: with the money that is hidden in it, too. */
const fundWith = (
  { groupGift: before }: Pick<RegistryItem, 'groupGift'>,
  { groupGift, moved }: Fact<'Replaced'>,
): RegistryItem['groupGift'] =>
  O.isNone(groupGift) || O.isNone(before)
    ? O.alt(() => before)(groupGift)
    : O.some({ ...groupGift.value, raised: plus(before.value.raised, moved) });

const afterReplacement = (registry: Registry, products: ReadonlyArray<Product>, fact: Fact<'Replaced'>): Items => {
  const { existing, kept, keepsHidden, replacement, wanted, moved, paid, isMostLoved, personalization } = fact;
  const items = onList(registry, replacement);
  const before = itemOf(items, existing);
  const left = without(items, existing);
  const isLeft = before !== undefined && O.isSome(kept);
  const rest =
    keepsHidden && O.isNone(kept)
      ? changed(items, existing, (item) => withoutMoney(item, moved))
      : left.concat(isLeft ? settledItem(before, kept.value) : []);
  if (itemOf(rest, replacement) !== undefined)
    return changed(rest, replacement, (item) => ({
      ...item,
      wanted: wantedAtLeastOnce(wanted),
      purchased: item.purchased + paid,
      isMostLoved,
      groupGift: fundWith(item, fact),
    }));
  const aside = givenAside(registry, replacement);
  return addedTo(rest, products, {
    identity: replacement,
    wanted,
    purchased: aside.purchased + paid,
    isMostLoved,
    groupGift: fundWith(aside, fact),
    personalization,
  });
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
      return afterAddition(registry, products, fact);
    case 'Removed':
      return fact.keepsHidden && fact.kept === undefined ? items : afterRemoval(items, fact);
    case 'Replaced':
      return afterReplacement(registry, products, fact);
  }
};

const giftCardsAfter = (before: Cents, fact: ListFact): Cents => {
  if (fact._tag === 'GiftCardBought') return plus(before, fact.amount);
  return fact._tag === 'GiftCardReturned' ? minus(before, fact.amount) : before;
};

/** Applies one fact to the registry; products of new items are found in `products`. The version is set by `applyEvent`. */
export const applyFactWith =
  (products: ReadonlyArray<Product>) =>
  (registry: Registry, fact: RegistryFact): Registry =>
    isSettingsFact(fact)
      ? settingsAfter(registry, fact)
      : {
          ...registry,
          items: itemsAfter(registry, products, fact),
          giftCardsBought: giftCardsAfter(registry.giftCardsBought, fact),
          settled: settledAfter(registry.settled, fact),
          surpriseGifts: surprisesAfter(registry, fact),
          setAside: setAsideAfter(registry, fact),
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
