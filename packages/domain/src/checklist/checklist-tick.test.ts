import { exampleItem, exampleProduct, forAll, nearEdges, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChecklistEntry, ChecklistKey } from './checklist-table.ts';
import { mergeTicks, tickByHand, tickedEntry, unitsOf } from './checklist-tick.ts';

const plates: ChecklistEntry = {
  key: 'dinnerware',
  name: 'Plates',
  category: 'Dinnerware',
  recommended: 12,
  brands: ['main'],
  imagePath: '',
};
const of = (wanted: number, purchased = 0, isNla = false) =>
  exampleItem({ product: exampleProduct({ isNla }), wanted, purchased });

const category = fc.constantFrom('Dinnerware', 'Cookware', 'Bakeware', 'Other');
const keys = fc.uniqueArray(fc.constantFrom<ChecklistKey>('dinnerware', 'bar', 'bath', 'rugs'));
const key = fc.constantFrom<ChecklistKey>('dinnerware', 'bar', 'bath', 'rugs');
const items = fc.array(registryItem, { maxLength: 6 });

describe('ticking the checklist', () => {
  it.each([
    ['Dinnerware', 1],
    ['dinnerware', 1],
    [' Dinnerware ', 1],
    ['Dinner ware', 0],
    ['Dınnerware', 0],
    ['Plates', 0],
    ['', 0],
  ])('[CHK-01] categories are the same in any case and with spaces around: "%s"', (categoryName, units) => {
    const item = exampleItem({ product: exampleProduct({ categoryName }), wanted: 1, purchased: 0 });
    expect(unitsOf('Dinnerware', [item])).toBe(units);
  });

  it('[CHK-01] an entry that was ticked by hand is done, whatever is on the registry', () => {
    forAll(items, keys, (list, byHand) => {
      const ticked = tickedEntry(plates, list, [...byHand, 'dinnerware']);
      expect([ticked.isTickedByHand, ticked.isDone]).toEqual([true, true]);
    });
  });

  it('[CHK-01] any other is done exactly when as many pieces of its category as recommended are on the registry', () => {
    forAll(nearEdges(1, 30, [12]), fc.nat({ max: 14 }), keys, (wanted, more, byHand) => {
      const others = byHand.filter((each) => each !== 'dinnerware');
      const list = more === 0 ? [of(wanted)] : [of(wanted), of(more)];
      expect(tickedEntry(plates, list, others).isDone).toBe(wanted + more >= 12);
    });
  });

  it('[CHK-01] what is no longer available counts as often as it was bought, anything else as often as it is wanted', () => {
    forAll(items, category, (list, name) => {
      let units = 0;
      for (const { product, wanted, purchased } of list)
        if (product.categoryName === name) units += product.isNla ? purchased : wanted;
      expect(unitsOf(name, list)).toBe(units);
    });
  });

  it('[CHK-01] ticking twice is ticking once, and unticking takes the hand’s tick away and no other', () => {
    forAll(keys, key, fc.boolean(), (byHand, ticked, isTicked) => {
      const once = tickByHand(byHand, ticked, isTicked);
      expect(tickByHand(once, ticked, isTicked)).toBe(once);
      expect(once.includes(ticked)).toBe(isTicked);
      expect(once.filter((each) => each !== ticked)).toEqual(byHand.filter((each) => each !== ticked));
    });
    expect(tickedEntry(plates, [of(12)], tickByHand(['dinnerware'], 'dinnerware', false)).isDone).toBe(true);
    expect(tickedEntry(plates, [of(11)], tickByHand(['dinnerware'], 'dinnerware', false)).isDone).toBe(false);
  });

  it('[CHK-01] what an answer says is taken over for every entry but those of which something newer is known', () => {
    forAll(keys, keys, keys, (known, answered, newer) => {
      const ticks = mergeTicks(known, answered, newer);
      for (const ticked of ['dinnerware', 'bar', 'bath', 'rugs'])
        expect(ticks.includes(ticked)).toBe((newer.includes(ticked) ? known : answered).includes(ticked));
      expect(new Set(ticks).size).toBe(ticks.length);
    });
  });

  it('[CHK-01] a set counts as many pieces as are in it', () => {
    const set = exampleItem({ product: exampleProduct({ name: 'Dinner Plates, Set of 6' }), wanted: 2, purchased: 0 });
    expect(unitsOf('Dinnerware', [set, of(1)])).toBe(13);
  });
});
