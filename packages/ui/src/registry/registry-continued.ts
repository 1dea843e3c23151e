import { identityKey, type RegistryItem, type RegistryView } from '@gift-registry/domain';
import { dequal } from 'dequal/lite';

const sameOr = <A>(before: A, now: A): A => (dequal(before, now) ? before : now);

const itemsContinued = (
  before: ReadonlyArray<RegistryItem>,
  now: ReadonlyArray<RegistryItem>,
): ReadonlyArray<RegistryItem> => {
  const known = new Map(before.map((item) => [identityKey(item.identity), item]));
  const items = now.map((item) => sameOr(known.get(identityKey(item.identity)) ?? item, item));
  const areSame = items.length === before.length && items.every((item, place) => item === before[place]);
  return areSame ? before : items;
};

/** What was read, by structural sharing: items, head and sums that say the same are the very objects that were shown before, so that what is drawn of them stays as it is (LIVE-01). */
export const registryContinued = (before: RegistryView, now: RegistryView): RegistryView => ({
  ...now,
  header: sameOr(before.header, now.header),
  totals: sameOr(before.totals, now.totals),
  items: itemsContinued(before.items, now.items),
});
