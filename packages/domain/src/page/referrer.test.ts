import { registryView } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS, readLandingParameters } from './landing-parameters.ts';
import { referrerOf } from './referrer.ts';

describe('who sent a visitor', () => {
  it('[ROUTE-16] what the address brought along of the three is passed on under its own name', () => {
    const sent = { referrerId: 'r', referrerLinkId: 'l', wcTrackId: 't' };
    expect(referrerOf(readLandingParameters(sent))).toEqual(sent);
  });

  it('[ROUTE-16] what it did not bring along is not there; nothing of what was bought elsewhere is passed on', () => {
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
