import { centsOf, exampleItem, exampleRegistry, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryFact } from './registry-fact.ts';
import { setAsideAfter } from './set-aside.ts';

const [identity, replacement] = [identityOf('4821'), identityOf('5000')];
const fund = O.some({ name: 'Plates', goal: centsOf(5_000), raised: centsOf(1_000) });
const replaced = {
  _tag: 'Replaced',
  existing: identity,
  kept: O.none,
  replacement,
  wanted: 1,
  moved: centsOf(0),
  paid: 0,
  isMostLoved: false,
  groupGift: O.none,
  personalization: O.none,
} as const;
const removed = { _tag: 'Removed', identity, wasNla: false } as const;
const stopped = { _tag: 'GroupGiftStopped', identity } as const;

describe('what is set aside', () => {
  it('[SURP-01] an item is set aside by removing or replacing it, a fund by ending it, and only beside hidden gifts', () => {
    const asideAfter = (fact: RegistryFact) => setAsideAfter(exampleRegistry(), fact);
    const keepsHidden = true;
    expect(asideAfter({ ...removed, keepsHidden })).toEqual([{ identity, what: 'item' }]);
    expect(asideAfter({ ...replaced, keepsHidden })).toEqual([{ identity, what: 'item' }]);
    expect(asideAfter({ ...stopped, keepsHidden })).toEqual([{ identity, what: 'fund' }]);
    expect(
      [removed, replaced, stopped, { ...replaced, kept: O.some(2), keepsHidden } as const].map(asideAfter),
    ).toEqual([[], [], [], []]);
  });

  it('[SURP-01] what is listed or started again is set aside no more', () => {
    const aside = (what: 'item' | 'fund', groupGift: typeof fund | typeof O.none = O.none) =>
      exampleRegistry({ items: [exampleItem({ groupGift })], setAside: [{ identity, what }] });
    const added = { _tag: 'Added', identity, wanted: 1, personalization: O.none } as const;
    const back = { ...replaced, existing: replacement, replacement: identity } as const;
    const started = { _tag: 'GroupGiftStarted', identity, name: 'Plates', goal: centsOf(5_000) } as const;
    expect([added, back, removed].map((fact) => setAsideAfter(aside('item'), fact))).toEqual([[], [], []]);
    expect([added, back].map((fact) => setAsideAfter(aside('item', fund), fact))).toEqual([
      [{ identity, what: 'fund' }],
      [{ identity, what: 'fund' }],
    ]);
    expect(
      [started, removed, { ...back, groupGift: fund }].map((fact) => setAsideAfter(aside('fund', fund), fact)),
    ).toEqual([[], [], []]);
  });
});
