import {
  applyEvent,
  applyFactWith,
  type ItemIdentity,
  identityKey,
  nextVersion,
  type Product,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  type RegistryItem,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { nearEdges } from './edges.ts';
import { orderNumberOf } from './literal.ts';
import { registry, registryItems } from './registry.ts';

/** A registry, what happened to it write by write, and what it was after each write. */
export interface RegistryHistory {
  readonly before: Registry;
  readonly events: ReadonlyArray<RegistryEvent>;
  /** As many as there are events. */
  readonly after: ReadonlyArray<Registry>;
  /** Of which new items were. */
  readonly products: ReadonlyArray<Product>;
}

/** Something that happens to one item of the list; to which is told by a number that is taken round the list. */
type Happening = { readonly at: number } & (
  | { readonly kind: 'bought'; readonly quantity: number }
  | { readonly kind: 'wanted'; readonly wants: number }
  | { readonly kind: 'added'; readonly wants: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'replaced'; readonly by: number; readonly wants: number }
);

const at = fc.nat({ max: 11 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ at, kind: fc.constant('bought' as const), quantity: nearEdges(1, 99, [1, 99]) }),
  fc.record({ at, kind: fc.constant('wanted' as const), wants: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('added' as const), wants: nearEdges(1, 999, [1, 999]) }),
  fc.record({ at, kind: fc.constant('removed' as const) }),
  fc.record({ at, kind: fc.constant('replaced' as const), by: at, wants: nearEdges(1, 999, [1, 999]) }),
);

/** What can be added: of a product that can be had, so that it is nobody's secret. */
type Shelf = ReadonlyArray<RegistryItem>;

const roundTheList = <A>(items: ReadonlyArray<A>, index: number): A | undefined =>
  items[index % Math.max(1, items.length)];

const factsOn = (its: Registry, item: RegistryItem, happened: Happening, shelf: Shelf): ReadonlyArray<RegistryFact> => {
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
          isMostLoved: item.isMostLoved,
          groupGift: item.groupGift,
          personalization: present?.personalization ?? by.personalization,
        },
      ];
    }
    case 'added':
      return [];
  }
};

const factOf = (its: Registry, happened: Happening, shelf: Shelf): ReadonlyArray<RegistryFact> => {
  if (happened.kind === 'added') {
    const added = roundTheList(shelf, happened.at);
    return added === undefined
      ? []
      : [{ _tag: 'Added', identity: added.identity, wants: happened.wants, personalization: added.personalization }];
  }
  const item = roundTheList(its.items, happened.at);
  return item === undefined ? [] : factsOn(its, item, happened, shelf);
};

/** The facts of one write, each about the list as the one before has left it. */
const write = (present: Registry, happened: ReadonlyArray<Happening>, shelf: Shelf, products: ReadonlyArray<Product>) =>
  happened.reduce<{ readonly its: Registry; readonly facts: ReadonlyArray<RegistryFact> }>(
    (so, one) => {
      const facts = factOf(so.its, one, shelf);
      return {
        its: facts.reduce((its, fact) => applyFactWith(products)(its, fact), so.its),
        facts: so.facts.concat(facts),
      };
    },
    { its: present, facts: [] },
  ).facts;

const history = (
  before: Registry,
  writes: ReadonlyArray<ReadonlyArray<Happening>>,
  added: ReadonlyArray<RegistryItem>,
): RegistryHistory => {
  const shelf = [...before.items, ...added].filter(({ product }) => !product.isNla);
  const products = shelf.map(({ product }) => product);
  return writes.reduce<RegistryHistory>(
    (so, happened) => {
      const present = so.after.at(-1) ?? before;
      const event = { version: nextVersion(present.version), facts: write(present, happened, shelf, products) };
      return {
        before,
        products,
        events: so.events.concat(event),
        after: so.after.concat(applyEvent(present, event, products)),
      };
    },
    { before, events: [], after: [], products },
  );
};

/** Any registry with up to six writes of one to three facts each. */
export const registryHistory: fc.Arbitrary<RegistryHistory> = fc
  .tuple(registry, fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), registryItems(4))
  .map(([before, writes, added]) => history(before, writes, added));

/** The items that a fact is about. */
export const touchedBy = (fact: RegistryFact): ReadonlyArray<ItemIdentity> =>
  fact._tag === 'Replaced' ? [fact.existing, fact.replacement] : [fact.identity];
