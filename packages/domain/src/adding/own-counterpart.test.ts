import { dayOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { hasOwnCounterpart } from './own-counterpart.ts';

const registry = exampleRegistry();
const counterpart = exampleRegistry({ grId: grIdOf('7310443') });
const others = [
  exampleRegistry({ grId: grIdOf('7310444'), primaryFirstName: 'Ruth' }),
  exampleRegistry({ grId: grIdOf('7310445'), secondaryFirstName: O.none }),
  exampleRegistry({ grId: grIdOf('7310446'), eventType: eventTypeOf('kd') }),
  exampleRegistry({ grId: grIdOf('7310447'), eventDate: dayOf('2031-02-03') }),
];

describe('registries that read alike', () => {
  it('[HOME-01] [ADD-01] a registry has a twin exactly when another one has the same names, event and day', () => {
    expect(hasOwnCounterpart([registry, counterpart], registry)).toBe(true);
    expect(hasOwnCounterpart([registry], registry)).toBe(false);
    for (const other of others) expect(hasOwnCounterpart([registry, other], registry)).toBe(false);
  });

  it('[HOME-01] [ADD-01] a twin’s twin is the first one', () => {
    for (const own of [
      [registry, counterpart],
      [counterpart, ...others, registry],
    ]) {
      expect(hasOwnCounterpart(own, counterpart)).toBe(true);
      expect(hasOwnCounterpart(own, registry)).toBe(true);
    }
  });
});
