import {
  type Cents,
  contributionRange,
  decideContribution,
  decideFundName,
  decideGroupGift,
  decideMostLoved,
  decideRemove,
  decideReplace,
  decideWanted,
  type GroupGift,
  isSameIdentity,
  isSettled,
  type MarketRules,
  marketRulesOf,
  NOT_PERSONALIZED,
  type Registry,
  type RegistryFact,
  type RegistryItem,
  type SettingsFact,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { either as E, function as F, option as O } from 'fp-ts';
import { demoSites } from './demo-shop.ts';
import { nearEdges } from './edges.ts';
import { centsOf, orderNumberOf } from './literal.ts';
import { settingsFact } from './settings-fact.ts';

/** Something that happens to one item of the list; to which is reported by a number that is taken round the list. */
export type Happening = { readonly at: number } & (
  | { readonly kind: 'bought'; readonly quantity: number }
  | { readonly kind: 'wanted'; readonly wanted: number }
  | { readonly kind: 'added'; readonly wanted: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'replaced'; readonly by: number }
  | { readonly kind: 'loved'; readonly isMostLoved: boolean }
  | { readonly kind: 'shared'; readonly isGroupGift: boolean }
  | { readonly kind: 'named' }
  | { readonly kind: 'contributed'; readonly share: number }
  | { readonly kind: 'giftCard'; readonly amount: Cents }
  | { readonly kind: 'returned'; readonly quantity: number }
  | { readonly kind: 'thanked' }
  | { readonly kind: 'said'; readonly fact: SettingsFact }
);

const at = fc.nat({ max: 11 });

/** Anything that can happen to an item. */
export const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    at,
    kind: fc.constant('bought' as const),
    quantity: nearEdges(1, 99, [1, 99]),
  }),
  fc.record({ at, kind: fc.constant('wanted' as const), wanted: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('added' as const), wanted: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('removed' as const) }),
  fc.record({ at, kind: fc.constant('replaced' as const), by: at }),
  fc.record({ at, kind: fc.constant('loved' as const), isMostLoved: fc.boolean() }),
  fc.record({ at, kind: fc.constant('shared' as const), isGroupGift: fc.boolean() }),
  fc.record({ at, kind: fc.constant('named' as const) }),
  fc.record({ at, kind: fc.constant('contributed' as const), share: nearEdges(1, 100, [50]) }),
  fc.record({
    at,
    kind: fc.constant('returned' as const),
    quantity: nearEdges(1, 99, [1, 99]),
  }),
  fc.record({ at, kind: fc.constant('thanked' as const) }),
  fc.record({ at, kind: fc.constant('said' as const), fact: settingsFact }),
  fc.record({ at, kind: fc.constant('giftCard' as const), amount: nearEdges(1_000, 99_900, []).map(centsOf) }),
);

/** What can be added: of a product that can be had, so that it is no secret. */
export type Shelf = ReadonlyArray<RegistryItem>;

/** The one at that place, counted round the list. */
export const roundTheList = <A>(items: ReadonlyArray<A>, index: number): A | undefined =>
  items[index % Math.max(1, items.length)];

const messages = { priceMessage: '', returnPolicyMessage: '' };
const orderNumber = orderNumberOf('HF-1');

const decided = (decision: E.Either<unknown, ReadonlyArray<RegistryFact>>): ReadonlyArray<RegistryFact> =>
  E.isRight(decision) ? decision.right : [];

/** A share of what the fund still takes, in percent and no less than it takes at least; nothing where it takes nothing. */
const contributedTo = (market: MarketRules, item: RegistryItem, share: number): ReadonlyArray<RegistryFact> => {
  const range = contributionRange(market, item);
  if (O.isNone(range)) return [];
  const { minimum, maximum } = range.value;
  const amount = centsOf(Math.max(minimum, Math.floor((maximum * share) / 100)));
  return decided(decideContribution(market, item, amount, orderNumber));
};

const replacedBy = (
  registry: Registry,
  existing: RegistryItem,
  { product }: RegistryItem,
): ReadonlyArray<RegistryFact> => {
  const replacement = { sku: product.sku, personalizationId: NOT_PERSONALIZED };
  const present = O.fromNullable(registry.items.find(({ identity }) => isSameIdentity(identity, replacement)));
  const candidates = [{ identity: replacement, product }];
  return F.pipe(
    decideReplace({ isOffered: true, existing, replacement, candidates, present, messages }),
    E.map(({ fact }) => [fact]),
    decided,
  );
};

/** What happens to that item: what its owner or a guest can do, and nothing where it is refused. */
export const factsOn = (
  registry: Registry,
  item: RegistryItem,
  happened: Happening,
  shelf: Shelf,
): ReadonlyArray<RegistryFact> => {
  const { identity } = item;
  const market = marketRulesOf(demoSites, registry.market);
  const managed = { ...item, isSettled: isSettled(registry, identity) };
  switch (happened.kind) {
    case 'bought':
      return O.exists(({ raised }: GroupGift) => raised > 0)(item.groupGift)
        ? []
        : [
            {
              _tag: 'Purchased',
              identity,
              quantity: happened.quantity,
              overPurchased: 0,
              orderNumber,
            },
          ];
    case 'wanted':
      return decided(decideWanted(managed, happened.wanted));
    case 'removed':
      return decided(decideRemove(O.some(item)));
    case 'replaced': {
      const by = roundTheList(shelf, happened.by);
      return by === undefined ? [] : replacedBy(registry, item, by);
    }
    case 'loved':
      return decided(decideMostLoved(managed, happened.isMostLoved));
    case 'shared':
      return decided(decideGroupGift(market, managed, happened.isGroupGift));
    case 'named':
      return decided(decideFundName(market, item, 'From all of us'));
    case 'contributed':
      return contributedTo(market, item, happened.share);
    case 'giftCard':
      return [{ _tag: 'GiftCardBought', kind: 'GiftCard', amount: happened.amount, orderNumber }];
    case 'returned':
      return [{ _tag: 'PurchaseReturned', identity, quantity: happened.quantity, orderNumber }];
    case 'thanked':
      return [{ _tag: 'ThanksWritten' }];
    case 'said':
      return [happened.fact];
    case 'added':
      return [];
  }
};
