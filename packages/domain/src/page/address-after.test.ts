import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRequest, addressAfter } from './address-after.ts';

const leaving: Readonly<Record<AddressRequest, ReadonlyArray<string>>> = {
  create: ['create', 'emailOptIn', 'smsOptIn'],
  replace: ['replaceSku'],
  manage: ['manageSku'],
  handOver: [
    'purchasedSku',
    'purchasedQuantity',
    'purchasedGiftCardAmount',
    'purchasedGiftCardType',
    'arrivesAt',
    'crossBrandCode',
  ],
  crossBrandToast: ['isCrossBrandRedirect'],
  addTo: ['grId'],
};
const requests: ReadonlyArray<AddressRequest> = ['create', 'replace', 'manage', 'handOver', 'crossBrandToast', 'addTo'];
const known = [...Object.values(leaving).flat(), 'sort', 'show', 'key', 'referrerId', 'Create', 'replacesku'];
const query = fc.dictionary(
  fc.oneof(fc.constantFrom(...known), fc.string()),
  fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 2 })),
);

describe('the address afterwards', () => {
  it.each(requests)(
    '[ROUTE-13] [ROUTE-14] [ROUTE-15] [XB-07] the request leaves the address, with all its parameters: %s',
    (request) => {
      const everything = Object.fromEntries(known.map((name) => [name, 'x']));
      expect(Object.keys(addressAfter(request, everything))).toEqual(
        known.filter((name) => !leaving[request].includes(name)),
      );
    },
  );

  it('[ROUTE-13] [ROUTE-14] everything else is unchanged, in its order', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...requests), (before, request) => {
        expect(Object.entries(addressAfter(request, before))).toEqual(
          Object.entries(before).filter(([name]) => !leaving[request].includes(name)),
        );
      }),
    );
  });

  it('[ROUTE-13] [ROUTE-14] an address with none of these parameters is unchanged', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...requests), (before, request) => {
        const once = addressAfter(request, before);
        expect(addressAfter(request, once)).toEqual(once);
      }),
    );
    expect(addressAfter('create', { sort: 'price' })).toEqual({ sort: 'price' });
  });
});
