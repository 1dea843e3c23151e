import { forAll, registryView } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuseUnchanged } from './registry-state.ts';

/** A view of plain objects, as it is read. */
const readView = registryView.map((view) => structuredClone(view));

describe('[LIVE-01] a registry that is read again', () => {
  it('shows what was read', () => {
    forAll(registryView, registryView, (before, now) => {
      expect(reuseUnchanged(before, now)).toEqual(now);
    });
  });

  it('keeps items in the order that was read', () => {
    forAll(readView, readView, fc.nat(4), (before, other, shown) => {
      const items = before.items.map((item, place) => ({
        ...item,
        ...structuredClone(other.items[place] ?? item),
        identity: item.identity,
      }));
      const first = { ...before, items: before.items.slice(0, shown) };
      expect(reuseUnchanged(first, { ...before, items })).toEqual({ ...before, items });
    });
  });

  it('keeps the objects of unchanged parts', () => {
    forAll(readView, (before) => {
      const after = reuseUnchanged(before, structuredClone(before));
      expect(after.items).toBe(before.items);
      expect(after.header).toBe(before.header);
      expect(after.totals).toBe(before.totals);
    });
  });

  it('keeps unchanged items beside changed ones', () => {
    forAll(readView, (before) => {
      const [first, ...others] = structuredClone(before.items);
      fc.pre(first !== undefined);
      const after = reuseUnchanged(before, {
        ...before,
        items: [...others, { ...first, wanted: first.wanted + 1 }],
      });
      expect(after.items.slice(0, -1)).toEqual(before.items.slice(1));
      for (const [place, item] of after.items.slice(0, -1).entries()) expect(item).toBe(before.items[place + 1]);
      expect(after.items.at(-1)?.wanted).toBe(first.wanted + 1);
    });
  });
});
