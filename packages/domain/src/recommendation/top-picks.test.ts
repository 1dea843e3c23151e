import { eventType } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { crossBrandCall } from '../cross-brand/index.ts';
import { eventTypeOf } from '../event/index.ts';
import { isOtherBrand, sites } from '../site/index.ts';
import { pickAddress, topPicks } from './top-picks.ts';

const reader = fc.record({
  role: fc.constant('registrant' as const),
  site: fc.constantFrom(...Object.values(sites)),
  eventType,
  isPostEvent: fc.boolean(),
});
const wedding = { role: 'registrant', eventType: eventTypeOf('br'), isPostEvent: false } as const;

describe('what is picked most for registries', () => {
  it('[REC-06] a guest is shown none: a guest gives what is on the list', () => {
    fc.assert(fc.property(reader, (its) => topPicks({ ...its, role: 'guest' }).length === 0));
  });

  it('[REC-06] [XB-05] what is sold here comes first, and the other brand’s can be switched to exactly where the registrant is called there', () => {
    fc.assert(
      fc.property(reader, (its) => {
        const [own, other, ...more] = topPicks(its);
        expect(more).toEqual([]);
        expect(own !== undefined && isOtherBrand(own, its.site.brand)).toBe(false);
        expect(other !== undefined).toBe(O.isSome(crossBrandCall(its)));
        if (other !== undefined) expect(isOtherBrand(other, its.site.brand)).toBe(true);
      }),
    );
  });

  it.each([
    ['main', 'br', ['top-registry-picks', 'cross-brand']],
    ['modern', 'hw', ['top-registry-picks', 'cross-brand']],
    ['kids', 'br', ['top-registry-picks', 'cross-brand']],
    ['main', 'bb', ['top-registry-picks-baby']],
    ['kids', 'kd', ['top-registry-picks-baby']],
    ['canada', 'br', ['top-registry-picks']],
    ['canada', 'bb', ['top-registry-picks-baby']],
  ] as const)(
    '[REC-06] [KIDS-01] [CA-01] for a baby or kids event it is what is picked for babies: on %s for %s',
    (id, code, pods) => {
      const picks = topPicks({ ...wedding, site: sites[id], eventType: eventTypeOf(code) });
      expect(picks.map(({ podId }) => podId)).toEqual(pods);
    },
  );

  it('[REC-06] what is sold here has its plain path, the other brand’s is on the other brand’s host, with what the address had', () => {
    const from = { site: sites.modern, here: 'http://modern.localhost:3000/gift-registry/registrant-list/7310442' };
    const path = '/product/hearth-bowl/7002?color=oat';
    expect(pickAddress(from, { brand: 'modern', podId: 'top-registry-picks' }, path)).toBe(path);
    expect(pickAddress(from, { brand: 'main', podId: 'cross-brand' }, path)).toBe(
      'http://localhost:3000/product/hearth-bowl/7002?color=oat&utm_medium=recommendation&utm_source=modern&utm_campaign=cross-brand',
    );
  });
});
