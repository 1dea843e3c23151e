import { forAll, grIdOf, registryView } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS, readLandingParameters } from './landing-parameters.ts';
import { type AddressRequest, addressAfter, readReturnPage, referrerOf, returnPagePath } from './return-page.ts';

describe('who sent a visitor', () => {
  it('[ROUTE-16] each of the three parameters is passed on under its own name', () => {
    const sent = { referrerId: 'r', referrerLinkId: 'l', wcTrackId: 't' };
    expect(referrerOf(readLandingParameters(sent))).toEqual(sent);
  });

  it('[ROUTE-16] a missing parameter is left out; nothing of a handoff is passed on', () => {
    expect(Object.keys(referrerOf(NO_LANDING_PARAMETERS))).toEqual([]);
    forAll(registryView, ({ arrival }) => {
      const { referrerId, referrerLinkId, wcTrackId } = arrival;
      const expected = { referrerId, referrerLinkId, wcTrackId };
      const names = Object.entries(expected).flatMap(([name, value]) => (O.isSome(value) ? [name] : []));
      expect(Object.keys(referrerOf(arrival)).sort()).toEqual(names.sort());
    });
  });
});

const grId = grIdOf('7310442');

describe('the way back from a product', () => {
  it('[SHOP-03] a registry’s list and its checklist are ways back, a guest’s list with its key', () => {
    const key = { key: 'a_b-c' };
    expect(readReturnPage('/gift-registry/checklist/7310442', key)).toEqual(O.some({ page: 'checklist', grId }));
    expect(readReturnPage('/gift-registry/registrant-list/7310442', key)).toEqual(
      O.some({ page: 'registrant-list', grId }),
    );
    expect(readReturnPage('/Gift-Registry/Guest-List/7310442/', key)).toEqual(
      O.some({ page: 'guest-list', grId, linkKey: 'a_b-c' }),
    );
    expect(readReturnPage('/gift-registry/guest-list/7310442', { key: '//evil' })).toEqual(
      O.some({ page: 'guest-list', grId }),
    );
  });

  it('[SHOP-03] another page is no way back', () => {
    for (const path of [
      '',
      '/',
      '/search',
      '/gift-registry/overview/7310442',
      '/gift-registry/checklist/x',
      '//evil/1',
    ])
      expect(readReturnPage(path, {})).toEqual(O.none);
  });

  it('[SHOP-03] whatever the path, the way back is a page of this site', () => {
    const path = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('guest-list', 'checklist', 'x'), fc.string())
        .map((parts) => `/gift-registry/${parts.join('/')}`),
    );
    forAll(path, fc.string(), (from, key) => {
      const found = O.map(returnPagePath)(readReturnPage(from, { key }));
      expect(O.isNone(found) || /^\/gift-registry\/[a-z-]+\/\d+(\?key=[\w-]+)?$/.test(found.value)).toBe(true);
    });
  });
});

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
    forAll(query, fc.constantFrom(...requests), (before, request) => {
      expect(Object.entries(addressAfter(request, before))).toEqual(
        Object.entries(before).filter(([name]) => !leaving[request].includes(name)),
      );
    });
  });

  it('[ROUTE-13] [ROUTE-14] an address with none of these parameters is unchanged', () => {
    forAll(query, fc.constantFrom(...requests), (before, request) => {
      const once = addressAfter(request, before);
      expect(addressAfter(request, once)).toEqual(once);
    });
    expect(addressAfter('create', { sort: 'price' })).toEqual({ sort: 'price' });
  });
});
