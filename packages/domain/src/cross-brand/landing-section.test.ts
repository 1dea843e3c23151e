import { forAll, identity, identityOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type LandingSection, landingSectionParameters, readLandingSection } from './landing-section.ts';

const place: fc.Arbitrary<LandingSection> = fc.oneof(
  fc.constant({ _tag: 'GiftCards' as const }),
  identity.map((identity) => ({ _tag: 'Gift' as const, identity })),
);

describe('where one arrives on the other brand’s page of a registry', () => {
  it('[XB-02] [XB-04] a place that was written into an address is read back', () => {
    forAll(place, (place) => {
      expect(readLandingSection(landingSectionParameters(place))).toEqual(O.some(place));
    });
  });

  it('[XB-02] [XB-07] every possible item is a place, also with the longest design number', () => {
    fc.assert(
      fc.property(identity, fc.oneof(fc.constant(3_986_011_197_199_407), fc.maxSafeNat()), ({ sku }, design) => {
        const gift: LandingSection = { _tag: 'Gift', identity: identityOf(sku, design) };
        expect(readLandingSection(landingSectionParameters(gift))).toEqual(O.some(gift));
      }),
      { examples: [[identityOf('999999999999'), Number.MAX_SAFE_INTEGER]] },
    );
  });

  it('[XB-02] reading never fails, whatever the address holds', () => {
    forAll(fc.anything(), (arrivesAt) => {
      fc.pre(typeof arrivesAt !== 'string' || !/^(\d+-\d+|gift-cards)$/.test(arrivesAt));
      expect(readLandingSection({ arrivesAt })).toEqual(O.none);
    });
    for (const arrivesAt of [
      '',
      '7001',
      '7001-',
      '-0',
      '7001--0',
      '7001-x',
      'gift-card',
      ' 7001-0',
      '7001-9007199254740992',
      undefined,
    ])
      expect([arrivesAt, readLandingSection({ arrivesAt })]).toEqual([arrivesAt, O.none]);
  });
});
