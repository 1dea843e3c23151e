import { dayOf, registryHistory, versionOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { catchUp } from './catch-up.ts';
import { patchFor } from './patch-for.ts';

const guest = {
  role: 'guest',
  viewing: 'own',
  site: sites.main,
  origin: 'http://localhost:3000',
  today: dayOf('2027-06-01'),
} as const;
const gap = E.left({ _tag: 'Gap' });

describe('catching up', () => {
  it('[LIVE-01] one patch for each write, in the order of versions, from the one after what the reader has', () => {
    fc.assert(
      fc.property(registryHistory, ({ before, events, after }) => {
        const present = after.at(-1) ?? before;
        expect(catchUp(present, guest, before.version, O.some(events))).toEqual(
          E.right(events.map((event) => patchFor(present, guest, event))),
        );
      }),
    );
  });

  it('[LIVE-01] nothing missed is no patch', () => {
    fc.assert(
      fc.property(registryHistory, ({ before }) => {
        expect(catchUp(before, guest, before.version, O.some([]))).toEqual(E.right([]));
      }),
    );
  });

  it('[LIVE-01] a hole, events no longer known, or a version that the registry has not reached is a gap', () => {
    fc.assert(
      fc.property(registryHistory, ({ before, events, after }) => {
        const present = after.at(-1) ?? before;
        expect(catchUp(present, guest, before.version, O.none)).toEqual(gap);
        expect(catchUp(present, guest, versionOf(present.version + 1), O.some([]))).toEqual(gap);
        if (events.length > 1) expect(catchUp(present, guest, before.version, O.some(events.slice(1)))).toEqual(gap);
        if (events.length > 2) {
          expect(catchUp(present, guest, before.version, O.some(events.filter((_, index) => index !== 1)))).toEqual(
            gap,
          );
        }
      }),
    );
  });
});
