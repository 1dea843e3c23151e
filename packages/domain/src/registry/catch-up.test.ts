import {
  exampleRegistry,
  forAll,
  registryHistory,
  revisionOf,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { catchUp } from './catch-up.ts';

describe('catching up', () => {
  it('[LIVE-01] a reader at an earlier revision gets every later write, in order', () => {
    forAll(registryHistory, ({ before, events, after }) => {
      const present = after.at(-1) ?? before;
      for (const [index, seen] of [before, ...after].entries())
        expect(catchUp(seen, present, events.slice(index))).toEqual(O.some(events.slice(index)));
    });
  });

  it('[LIVE-01] a reader at the present revision gets nothing', () => {
    forAll(registryHistory, ({ before }) => {
      expect(catchUp(before, before, [])).toEqual(O.some([]));
    });
  });

  it('[LIVE-01] a gap, forgotten events, or a version that the registry has not reached reads everything again', () => {
    forAll(registryHistory, ({ before, events, after }) => {
      const present = after.at(-1) ?? before;
      expect(catchUp({ ...present, version: versionOf(present.version + 1) }, present, [])).toEqual(O.none);
      if (events.length > 0) expect(catchUp(before, present, [])).toEqual(O.none);
      for (const missing of events.keys())
        expect(
          catchUp(
            before,
            present,
            events.filter((_, index) => index !== missing),
          ),
        ).toEqual(O.none);
    });
  });

  it('[LIVE-01] a revision of another history reads everything again, whatever its version', () => {
    forAll(registryHistory, ({ before, events, after }) => {
      const present = after.at(-1) ?? before;
      for (const [index, { version }] of [before, ...after].entries())
        expect(catchUp(revisionOf(version, 1), present, events.slice(index))).toEqual(O.none);
    });
    const [restored, lost] = [exampleRegistry({ version: versionOf(30) }), revisionOf(35)];
    const events = [31, 32, 33, 34, 35, 36, 37, 38].map((version) => ({
      ...revisionOf(version, 1),
      baseRevisionId: version === 31 ? restored.revisionId : revisionOf(version - 1, 1).revisionId,
      facts: [],
    }));
    const present = revisionOf(38, 1);
    expect(catchUp(lost, present, events.slice(5))).toEqual(O.none);
    expect(catchUp(restored, present, events)).toEqual(O.some(events));
  });
});
