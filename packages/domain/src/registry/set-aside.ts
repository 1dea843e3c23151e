/*
 * [SURP-01] Owners remove, replace and lower an item beside hidden gifts as they do any other. What was given of it is set aside with the item, or with the fund that they ended, until owners see it; it is used again when
 * they list the item or start its fund again.
 *
 * @example setAsideAfter(exampleRegistry(), { _tag: 'Removed', identity: identityOf('4821'), wasNla: false, keepsHidden: true }) // => [{ identity: identityOf('4821'), what: 'item' }]
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { Registry, SetAside } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';

type All = Registry['setAside'];
type Off = Pick<Registry, 'setAside' | 'settled' | 'items'>;

/** What was set aside of that identity. */
export const setAsideOf = (setAside: All, identity: ItemIdentity): SetAside['what'] | undefined =>
  setAside.find((each) => isSameIdentity(each.identity, identity))?.what;

/** Whether the item is there only for what was given of it: settled, or set aside. */
export const isOffList = (registry: Pick<Registry, 'settled' | 'setAside'>, identity: ItemIdentity): boolean =>
  isSettled(registry, identity) || setAsideOf(registry.setAside, identity) === 'item';

const but = (setAside: All, identity: ItemIdentity): All =>
  setAside.some((each) => isSameIdentity(each.identity, identity))
    ? setAside.filter((each) => !isSameIdentity(each.identity, identity))
    : setAside;

const withAside = (setAside: All, identity: ItemIdentity, what: SetAside['what']): All => [
  ...but(setAside, identity),
  { identity, what },
];

/** Of an item that comes back, the fund is set aside: it is shown for the money that owners see. */
const listed = (registry: Off, identity: ItemIdentity): All => {
  const { setAside, items } = registry;
  if (!isOffList(registry, identity)) return setAside;
  const hasFund = items.some((item) => isSameIdentity(item.identity, identity) && O.isSome(item.groupGift));
  return hasFund ? withAside(setAside, identity, 'fund') : but(setAside, identity);
};

/** What is set aside after the fact. */
export const setAsideAfter = (registry: Off, fact: RegistryFact): All => {
  const { setAside } = registry;
  switch (fact._tag) {
    case 'Added':
      return listed(registry, fact.identity);
    case 'Removed':
      return fact.keepsHidden && fact.kept === undefined
        ? withAside(setAside, fact.identity, 'item')
        : but(setAside, fact.identity);
    case 'Replaced': {
      const { existing, kept, keepsHidden, replacement, groupGift } = fact;
      const left = keepsHidden && O.isNone(kept) ? withAside(setAside, existing, 'item') : but(setAside, existing);
      return O.isSome(groupGift) ? but(left, replacement) : listed({ ...registry, setAside: left }, replacement);
    }
    case 'GroupGiftStopped':
      return fact.keepsHidden ? withAside(setAside, fact.identity, 'fund') : but(setAside, fact.identity);
    case 'GroupGiftStarted':
      return but(setAside, fact.identity);
    default:
      return setAside;
  }
};
