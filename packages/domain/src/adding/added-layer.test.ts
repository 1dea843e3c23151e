import { forAll, grId, grIdOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedLayerLinks, addedUnits } from './added-layer.ts';

const tags = (isScanning: boolean, showsChecklist: boolean) =>
  addedLayerLinks({ grId: grIdOf('7310442'), isScanning, showsChecklist }).map(({ _tag }) => _tag);

describe('the layer after adding to a registry', () => {
  it('[ADD-04] who scans scans on, who shops shops on', () => {
    expect(tags(false, true)).toEqual(['ContinueShopping', 'ViewRegistry', 'ViewChecklist']);
    expect(tags(true, true)).toEqual(['ScanAnother', 'ViewRegistry', 'ViewChecklist']);
    expect(tags(false, false)).toEqual(['ContinueShopping', 'ViewRegistry']);
    expect(tags(true, false)).toEqual(['ScanAnother', 'ViewRegistry']);
  });

  it('[ADD-04] the registry is always one step away, the checklist exactly where its tab is shown', () => {
    forAll(grId, fc.boolean(), fc.boolean(), (number, isScanning, showsChecklist) => {
      const ways = addedLayerLinks({ grId: number, isScanning, showsChecklist });
      expect(ways).toContainEqual({ _tag: 'ViewRegistry', path: `/gift-registry/registrant-list/${number}` });
      expect(ways.slice(2)).toEqual(
        showsChecklist ? [{ _tag: 'ViewChecklist', path: `/gift-registry/checklist/${number}` }] : [],
      );
    });
  });

  it('[ADD-04] [ADD-01] as many are reported as were really added, together', () => {
    expect(addedUnits([])).toBe(0);
    expect(addedUnits([{ added: 1 }])).toBe(1);
    expect(addedUnits([{ added: 0 }])).toBe(0);
    forAll(fc.array(nearEdges(0, 999, [0, 1]), { maxLength: 50 }), (counts) => {
      let sum = 0;
      for (const count of counts) sum += count;
      expect(addedUnits(counts.map((added) => ({ added })))).toBe(sum);
    });
  });
});
