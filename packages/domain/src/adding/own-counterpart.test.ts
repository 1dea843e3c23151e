import { dayOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { hasOwnCounterpart } from './own-counterpart.ts';

const one = exampleRegistry();
const counterpart = exampleRegistry({ grId: grIdOf('7310443') });
const others = [
  exampleRegistry({ grId: grIdOf('7310444'), primaryFirstName: 'Ruth' }),
  exampleRegistry({ grId: grIdOf('7310445'), secondaryFirstName: O.none }),
  exampleRegistry({ grId: grIdOf('7310446'), eventType: eventTypeOf('kd') }),
  exampleRegistry({ grId: grIdOf('7310447'), eventDate: dayOf('2031-02-03') }),
];

describe('registries that read alike', () => {
  it('[HOME-01] [ADD-01] a registry has a twin exactly when another one has the same names, event and day', () => {
    expect(hasOwnCounterpart([one, counterpart], one)).toBe(true);
    expect(hasOwnCounterpart([one], one)).toBe(false);
    for (const other of others) expect(hasOwnCounterpart([one, other], one)).toBe(false);
  });

  it('[HOME-01] [ADD-01] a twin’s twin is the first one', () => {
    for (const own of [
      [one, counterpart],
      [counterpart, ...others, one],
    ]) {
      expect(hasOwnCounterpart(own, counterpart)).toBe(true);
      expect(hasOwnCounterpart(own, one)).toBe(true);
    }
  });
});
