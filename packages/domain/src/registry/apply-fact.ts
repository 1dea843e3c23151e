/*
 * [LIVE-01] A registry after something happened to it: bought pieces are counted on their item, a changed wish is the new wish, and each write raises the
 * version by one however many facts it brought.
 *
 * Laws:
 * - a purchase adds its pieces to what was bought of that item, also those bought beyond the wish
 * - a change of wants sets that item's wants
 * - every other item stays the very same, and the order stays
 * - a fact about an item that is not on the list changes nothing
 * - after an event the registry has the event's version
 *
 * @example applyFact(registry, { _tag: 'WantsChanged', identity, wants: 4 }) // that item now wants 4
 */
import { isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { Registry } from './registry.ts';
import type { RegistryEvent, RegistryFact } from './registry-fact.ts';

const itemAfter = (item: RegistryItem, fact: RegistryFact): RegistryItem => {
  switch (fact._tag) {
    case 'Purchased':
      return { ...item, purchased: item.purchased + fact.quantity };
    case 'WantsChanged':
      return { ...item, wants: fact.wants };
  }
};

/** The registry after one fact; the version is the write's affair. */
export const applyFact = (registry: Registry, fact: RegistryFact): Registry => ({
  ...registry,
  items: registry.items.map((item) => (isSameIdentity(item.identity, fact.identity) ? itemAfter(item, fact) : item)),
});

/** The registry after a whole write. */
export const applyEvent = (registry: Registry, { version, facts }: RegistryEvent): Registry => ({
  ...facts.reduce(applyFact, registry),
  version,
});
