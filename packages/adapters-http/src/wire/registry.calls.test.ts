import { sites } from '@gift-registry/domain';
import { grIdOf, identityOf, registryPatch, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { openRegistry, registryItems } from './registry.calls.ts';
import { changeWantedQuantity } from './owner.calls.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

describe('reading a registry', () => {
  it.each(['own', 'guest'] as const)('[ROUTE-20] the view %s is asked for as such', (viewing) => {
    const address = { grId: grIdOf('7310442'), viewing };
    expect(asked(openRegistry.request, address)).toEqual(E.right(address));
    expect(openRegistry.request.encode(address).query).toEqual(viewing === 'guest' ? { view: 'guest' } : {});
  });

  it('[API-01] other parameters of the address pass, another view or number does not', () => {
    const parts = { params: { grId: '7310442' }, query: { purchasedSku: 'junk', key: 'k' }, body: undefined };
    expect(openRegistry.request.decode(parts)).toEqual(E.right({ grId: '7310442', viewing: 'own' }));
    expect(openRegistry.request.decode({ ...parts, params: { grId: '12345' } })).toEqual(
      E.left('grId: must be a registry number of 6 to 12 digits'),
    );
    expect(openRegistry.request.decode({ ...parts, query: { view: 'owner' } })).toEqual(
      E.left('view: must be "guest"'),
    );
    expect(registryItems.request.decode({ ...parts, query: { view: ['a', 'b'] } })).toEqual(E.right('7310442'));
  });
});

describe('changing how many are wanted', () => {
  const change = { grId: grIdOf('7310442'), identity: identityOf('4821', 7), wanted: 12 };
  const body = { grId: '7310442', sku: '4821', quantityWants: 12, personalizationId: 7 };

  it('[MAN-05] [API-01] the request is the contract’s', () => {
    expect(overTheWire(changeWantedQuantity.request.encode(change).body)).toEqual(body);
    expect(asked(changeWantedQuantity.request, change)).toEqual(E.right(change));
  });

  it.each([0, 1_000, -1, 2_147_483_648])('[MAN-05] %d pieces can be asked for; the rule refuses them', (wanted) => {
    expect(E.isRight(changeWantedQuantity.request.decode(ofBody({ ...body, quantityWants: wanted })))).toBe(true);
  });

  it.each([1.5, '2', [2], { $gt: 0 }, null, 1e308])('[MAN-05] %j pieces cannot be asked for', (wanted) => {
    expect(changeWantedQuantity.request.decode(ofBody({ ...body, quantityWants: wanted }))).toEqual(
      E.left('quantityWants: must be a whole number'),
    );
  });

  it.each(['purchased', 'priceCents', 'role', '__v'])('[API-01] the unknown property %s is refused', (key) => {
    expect(changeWantedQuantity.request.decode(ofBody({ ...body, [key]: 0 }))).toEqual(
      E.left(`${key}: is not known here`),
    );
  });

  it('[LIVE-01] [API-01] the answer carries the patch of this reader and comes back as it went', () => {
    fc.assert(
      fc.property(registryPatch, (patch) => {
        const change = { version: patch.version, wanted: 8, purchased: 3, patch };
        expect(answered(changeWantedQuantity.answer, change)).toEqual(E.right(change));
      }),
    );
    expect(
      changeWantedQuantity.answer.encode(sites.main, {
        version: versionOf(2),
        wanted: 8,
        purchased: 3,
        patch: { ...writtenTo(2), items: [], removed: [], header: O.none, totals: O.none },
      }),
    ).toEqual({
      isSuccess: true,
      version: 2,
      quantityWants: 8,
      quantityPurchased: 3,
      patch: { ...writtenTo(2), items: [], removed: [] },
    });
  });
});
