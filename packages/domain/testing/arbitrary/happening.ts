import {
  type Cents,
  fundOf,
  fundTakes,
  type GroupGift,
  identityKey,
  plus,
  type Registry,
  type RegistryFact,
  type RegistryItem,
  times,
  unitsReached,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { nearEdges } from './edges.ts';
import { centsOf, orderNumberOf } from './literal.ts';

/** Something that happens to one item of the list; to which is told by a number that is taken round the list. */
export type Happening = { readonly at: number } & (
  | { readonly kind: 'bought'; readonly quantity: number }
  | { readonly kind: 'wanted'; readonly wants: number }
  | { readonly kind: 'added'; readonly wants: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'replaced'; readonly by: number; readonly wants: number }
  | { readonly kind: 'loved'; readonly isMostLoved: boolean }
  | { readonly kind: 'shared'; readonly isGroupGift: boolean }
  | { readonly kind: 'named' }
  | { readonly kind: 'contributed'; readonly share: number }
  | { readonly kind: 'giftCard'; readonly amount: Cents }
);

const at = fc.nat({ max: 11 });

/** Anything that can happen to an item. */
export const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ at, kind: fc.constant('bought' as const), quantity: nearEdges(1, 99, [1, 99]) }),
  fc.record({ at, kind: fc.constant('wanted' as const), wants: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('added' as const), wants: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('removed' as const) }),
  fc.record({ at, kind: fc.constant('replaced' as const), by: at, wants: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('loved' as const), isMostLoved: fc.boolean() }),
  fc.record({ at, kind: fc.constant('shared' as const), isGroupGift: fc.boolean() }),
  fc.record({ at, kind: fc.constant('named' as const) }),
  fc.record({ at, kind: fc.constant('contributed' as const), share: nearEdges(1, 100, [50]) }),
  fc.record({ at, kind: fc.constant('giftCard' as const), amount: nearEdges(1_000, 99_900, []).map(centsOf) }),
);

/** What can be added: of a product that can be had, so that it is nobody's secret. */
export type Shelf = ReadonlyArray<RegistryItem>;

/** The one at that place, counted round the list. */
export const roundTheList = <A>(items: ReadonlyArray<A>, index: number): A | undefined =>
  items[index % Math.max(1, items.length)];

/** A share of what the fund still takes, in percent and at least a cent; nothing where it takes nothing. */
const contributedTo = (item: RegistryItem, share: number): ReadonlyArray<RegistryFact> => {
  const takes = fundTakes(item);
  const fund = fundOf(item);
  if (takes === 0 || O.isNone(fund)) return [];
  const amount = centsOf(Math.max(1, Math.floor((takes * share) / 100)));
  const { goal } = fund.value;
  const units =
    unitsReached({ ...fund.value, raised: plus(fund.value.raised, amount) }, item.wants) -
    unitsReached(fund.value, item.wants);
  return [{ _tag: 'Contributed', identity: item.identity, amount, goal, units, orderNumber: orderNumberOf('HF-1') }];
};

/** What happens to that item. */
export const factsOn = (
  its: Registry,
  item: RegistryItem,
  happened: Happening,
  shelf: Shelf,
): ReadonlyArray<RegistryFact> => {
  const { identity } = item;
  switch (happened.kind) {
    case 'bought':
      return [
        { _tag: 'Purchased', identity, quantity: happened.quantity, beyond: 0, orderNumber: orderNumberOf('HF-1') },
      ];
    case 'wanted':
      return [{ _tag: 'WantsChanged', identity, wants: happened.wants }];
    case 'removed':
      return [{ _tag: 'Removed', identity, wasNla: item.product.isNla }];
    case 'replaced': {
      const by = roundTheList(shelf, happened.by);
      if (by === undefined || !item.product.isNla || identityKey(by.identity) === identityKey(identity)) return [];
      const present = its.items.find((other) => identityKey(other.identity) === identityKey(by.identity));
      return [
        {
          _tag: 'Replaced',
          existing: identity,
          kept: item.purchased > 0 ? O.some(item.purchased) : O.none,
          replacement: by.identity,
          wants: happened.wants,
          paid: 0,
          isMostLoved: item.isMostLoved,
          groupGift: O.map((fund: GroupGift) => ({ ...fund, goal: times(by.product.currentPrice, happened.wants) }))(
            item.groupGift,
          ),
          personalization: present?.personalization ?? by.personalization,
        },
      ];
    }
    case 'loved':
      return [{ _tag: happened.isMostLoved ? 'MarkedMostLoved' : 'UnmarkedMostLoved', identity }];
    case 'shared':
      return [
        happened.isGroupGift
          ? { _tag: 'GroupGiftStarted', identity, name: 'Together', goal: times(item.product.currentPrice, item.wants) }
          : { _tag: 'GroupGiftStopped', identity },
      ];
    case 'named':
      return [{ _tag: 'FundNamed', identity, name: 'From all of us' }];
    case 'contributed':
      return contributedTo(item, happened.share);
    case 'giftCard':
      return [
        { _tag: 'GiftCardBought', kind: 'GiftCard', amount: happened.amount, orderNumber: orderNumberOf('HF-1') },
      ];
    case 'added':
      return [];
  }
};
