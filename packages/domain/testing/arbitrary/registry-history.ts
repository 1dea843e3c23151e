import {
  applyEvent,
  applyFactWith,
  type ItemIdentity,
  isGiving,
  isSameIdentity,
  isSettingsFact,
  type Product,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  type RegistryItem,
  type Surprise,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { factsOn, type Happening, happening, roundTheList, type Shelf } from './happening.ts';
import { writtenAfter } from './literal.ts';
import { registry, registryItems } from './registry.ts';
import { day } from './value.ts';

/** A registry, what happened to it write by write, and what it was after each write. */
export interface RegistryHistory {
  readonly before: Registry;
  readonly events: ReadonlyArray<RegistryEvent>;
  /** As many as there are events. */
  readonly after: ReadonlyArray<Registry>;
  /** Of which new items were. */
  readonly products: ReadonlyArray<Product>;
}

const factOf = (registry: Registry, happened: Happening, shelf: Shelf): ReadonlyArray<RegistryFact> => {
  if (happened.kind === 'added') {
    const added = roundTheList(shelf, happened.at);
    if (added === undefined) return [];
    const { identity, personalization } = added;
    const there = registry.items.find((item) => isSameIdentity(item.identity, identity));
    const wanted = Math.min(999, (there?.wanted ?? 0) + happened.wanted);
    return [{ _tag: 'Added', identity, wanted, personalization }];
  }
  const item = roundTheList(registry.items, happened.at);
  return item === undefined ? [] : factsOn(registry, item, happened, shelf);
};

/** The facts of one write, each about the list as the one before has left it. */
const write = (present: Registry, happened: ReadonlyArray<Happening>, shelf: Shelf, products: ReadonlyArray<Product>) =>
  happened.reduce<{ readonly registry: Registry; readonly facts: ReadonlyArray<RegistryFact> }>(
    (so, happening) => {
      const facts = factOf(so.registry, happening, shelf);
      return {
        registry: facts.reduce((registry, fact) => applyFactWith(products)(registry, fact), so.registry),
        facts: so.facts.concat(facts),
      };
    },
    { registry: present, facts: [] },
  ).facts;

/** A catalogue has one product of a SKU. */
const onePerSku = (items: Shelf): Shelf =>
  items.filter(({ product: { sku } }, at) => items.findIndex(({ product }) => product.sku === sku) === at);

const history = (
  before: Registry,
  writes: ReadonlyArray<ReadonlyArray<Happening>>,
  added: ReadonlyArray<RegistryItem>,
): RegistryHistory => {
  const shelf = onePerSku([...before.items, ...added].filter(({ product }) => !product.isNla));
  const products = shelf.map(({ product }) => product);
  return writes.reduce<RegistryHistory>(
    (so, happened) => {
      const present = so.after.at(-1) ?? before;
      const event = { ...writtenAfter(present), facts: write(present, happened, shelf, products) };
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

const surprise: fc.Arbitrary<Surprise> = fc.oneof(
  fc.constant<Surprise>({ _tag: 'Off' }),
  fc.constant<Surprise>({ _tag: 'UntilEvent' }),
  day.map((until): Surprise => ({ _tag: 'UntilDay', day: until })),
);

/** A history in which owners hide purchases and show them again, and some orders are surprises. */
export const surprisingHistory: fc.Arbitrary<RegistryHistory> = fc
  .tuple(
    registryHistory,
    surprise,
    fc.array(fc.record({ isSurprise: fc.boolean(), changes: fc.option(surprise, { nil: undefined }) }), {
      minLength: 6,
      maxLength: 6,
    }),
  )
  .map(([{ before, events, products }, first, turns]) =>
    events.reduce<RegistryHistory>(
      (so, { facts }, index) => {
        const turn = turns[index];
        const giving = facts.filter(isGiving);
        // A return is of a gift that was given before.
        const returned = giving.filter(({ _tag }) => _tag.endsWith('Returned'));
        const given = giving
          .filter((fact) => !returned.includes(fact))
          .map((fact) => (turn?.isSurprise === true ? { ...fact, isSurprise: true } : fact));
        const changed: ReadonlyArray<RegistryFact> =
          turn?.changes === undefined ? [] : [{ _tag: 'SurpriseChanged', surprise: turn.changes }];
        // Givers and owners write apart.
        const own = [...facts.filter((fact) => !isGiving(fact)), ...changed];
        return [returned, given, own].reduce<RegistryHistory>((writes, written) => {
          const present = writes.after.at(-1) ?? writes.before;
          const event = { ...writtenAfter(present), facts: written };
          return {
            before: writes.before,
            products,
            events: writes.events.concat(event),
            after: writes.after.concat(applyEvent(present, event, products)),
          };
        }, so);
      },
      { before: { ...before, surprise: first }, events: [], after: [], products },
    ),
  );

/** The items that a fact is about. */
export const touchedBy = (fact: RegistryFact): ReadonlyArray<ItemIdentity> => {
  if (
    fact._tag === 'GiftCardBought' ||
    fact._tag === 'GiftCardReturned' ||
    fact._tag === 'OrderHidden' ||
    fact._tag === 'ThanksWritten' ||
    fact._tag === 'UnmatchedGiven' ||
    fact._tag === 'UnmatchedReturned' ||
    isSettingsFact(fact)
  )
    return [];
  return fact._tag === 'Replaced' ? [fact.existing, fact.replacement] : [fact.identity];
};
