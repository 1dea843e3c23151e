import { eventType, forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { brandInterrupter, crossBrandCall } from './brand-interrupter.ts';

describe('the message that both brands are on one registry', () => {
  it.each([
    ['main', O.some({ own: 'Hearth & Field', other: 'Mode Two' })],
    ['kids', O.some({ own: 'Hearth & Field Kids', other: 'Mode Two' })],
    ['modern', O.some({ own: 'Mode Two', other: 'Hearth & Field' })],
  ] as const)(
    '[XB-01] it is shown on every site whose market has both brands, with this site’s own name first: %s',
    (id, expected) => {
      expect(brandInterrupter(sites[id], false)).toEqual(expected);
    },
  );

  it('[XB-01] [CA-01] in Canada, where there is one brand, it is never shown', () => {
    expect(brandInterrupter(sites.canada, false)).toEqual(O.none);
  });

  it.each(Object.values(sites))('[XB-01] it is not shown after it was dismissed: $id', (site) => {
    expect(brandInterrupter(site, true)).toEqual(O.none);
  });
});

const registrant = { role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false } as const;

describe('the cross-brand call to action', () => {
  it.each([
    ['main', 'br', O.some('modern')],
    ['main', 'ot', O.some('modern')],
    ['main', 'hw', O.some('modern')],
    ['main', 'zz', O.some('modern')],
    ['kids', 'br', O.some('modern')],
    ['modern', 'br', O.some('main')],
    ['main', 'bb', O.none],
    ['main', 'kd', O.none],
    ['modern', 'bb', O.none],
    ['modern', 'Kids room', O.none],
    ['canada', 'br', O.none],
    ['canada', 'bb', O.none],
  ] as const)('[XB-05] [KIDS-01] [CA-01] on %s for %s: %j', (id, code, expected) => {
    const called = crossBrandCall({ ...registrant, site: sites[id], eventType: eventTypeOf(code) });
    expect(O.map((site: { readonly id: string }) => site.id)(called)).toEqual(expected);
  });

  const reader = fc.record({
    role: fc.constantFrom('guest' as const, 'registrant' as const),
    site: fc.constantFrom(...Object.values(sites)),
    eventType,
    isPostEvent: fc.boolean(),
  });

  it('[XB-05] a guest is never invited', () => {
    forAll(reader, (person) => O.isNone(crossBrandCall({ ...person, role: 'guest' })));
  });

  it('[XB-05] no one is invited for a baby or kids event, nor in Canada; every other registrant is invited to the other brand’s site, also after the event', () => {
    forAll(reader, (person) => {
      const isCalled = !/baby|kids/i.test(person.eventType.name) && person.site.id !== 'canada';
      expect(O.isSome(crossBrandCall({ ...person, role: 'registrant' }))).toBe(isCalled);
    });
  });
});
