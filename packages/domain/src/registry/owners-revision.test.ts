import { dayOf, exampleRegistry, forAll, revisionOf, surprisingHistory } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { applyEvent } from './apply-fact.ts';
import { catchUp } from './catch-up.ts';
import { ownersEvent, ownersRevisionOf } from './owners-revision.ts';
import type { Registry } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';
import { isHiddenFromOwners } from './surprise.ts';

const day = dayOf('2027-01-02');

describe('the revision that owners see', () => {
  it('[SURP-01] a hidden write leaves the owners’ revision as it is; every other raises their version by one under its own id', () => {
    forAll(surprisingHistory, ({ before, events }) => {
      let registry: Registry = before;
      for (const written of events) {
        const isHidden = isHiddenFromOwners(registry, day, written.facts);
        const seen = ownersRevisionOf(registry);
        registry = applyEvent(registry, isHidden ? { ...written, isHidden } : written);
        const { version, revisionId } = written;
        expect(ownersRevisionOf(registry)).toEqual(isHidden ? seen : { version: seen.version + 1, revisionId });
        expect([registry.version, registry.revisionId]).toEqual([version, revisionId]);
      }
    });
    expect(ownersRevisionOf(exampleRegistry())).toEqual(revisionOf(0));
  });

  it('[SURP-01] what owners get of the writes of a registry is a history without gaps', () => {
    forAll(surprisingHistory, fc.nat(), ({ before, events }, from) => {
      let registry: Registry = before;
      const seen: Array<RegistryEvent> = [];
      const revisions = [ownersRevisionOf(before)];
      for (const written of events) {
        const isHidden = isHiddenFromOwners(registry, day, written.facts);
        const event: RegistryEvent = isHidden ? { ...written, isHidden } : written;
        const shown = ownersEvent(ownersRevisionOf(registry), event);
        registry = applyEvent(registry, event);
        if (O.isSome(shown)) {
          seen.push(shown.value);
          revisions.push(ownersRevisionOf(registry));
        }
      }
      const since = revisions[from % revisions.length] ?? expect.fail('there is a first revision');
      const missed = seen.filter(({ version }) => version > since.version);
      expect(catchUp(since, ownersRevisionOf(registry), missed)).toEqual(O.some(missed));
    });
  });
});
