import { day, dayOf, exampleRegistry, grId, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from './own-registry.ts';

const its = (number: string, day: string) => exampleRegistry({ grId: grIdOf(number), eventDate: dayOf(day) });

describe('a person’s own registries', () => {
  it('[AUTH-03] a later day comes before an earlier one; on one day the higher number comes first', () => {
    const all = [
      its('200000', '2026-06-12'),
      its('999999', '2027-06-12'),
      its('1000000', '2027-06-12'),
      its('300000', '2027-06-13'),
    ];
    expect(newestFirst(all).map((each) => each.grId)).toEqual(['300000', '1000000', '999999', '200000']);
    expect(newestFirst([])).toEqual([]);
  });

  it('[AUTH-03] every registry is named once', () => {
    const own = fc.record({ grId, eventDate: day }).map(exampleRegistry);
    fc.assert(
      fc.property(fc.array(own, { maxLength: 6 }), (all) => {
        const named = newestFirst(all);
        expect(named).toHaveLength(all.length);
        expect(all.every((each) => named.includes(each))).toBe(true);
      }),
    );
  });
});
