import { registryView } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS, readLandingParameters } from './landing-parameters.ts';
import { referrerOf } from './referrer.ts';

describe('who sent a visitor', () => {
  it('[ROUTE-16] each of the three parameters is passed on under its own name', () => {
    const sent = { referrerId: 'r', referrerLinkId: 'l', wcTrackId: 't' };
    expect(referrerOf(readLandingParameters(sent))).toEqual(sent);
  });

  it('[ROUTE-16] a missing parameter is left out; nothing of a handoff is passed on', () => {
    expect(Object.keys(referrerOf(NO_LANDING_PARAMETERS))).toEqual([]);
    fc.assert(
      fc.property(registryView, ({ arrival }) => {
        const { referrerId, referrerLinkId, wcTrackId } = arrival;
        const expected = { referrerId, referrerLinkId, wcTrackId };
        const names = Object.entries(expected).flatMap(([name, value]) => (O.isSome(value) ? [name] : []));
        expect(Object.keys(referrerOf(arrival)).sort()).toEqual(names.sort());
      }),
    );
  });
});
