import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readReturnPage, returnPagePath } from './return-page.ts';

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
    fc.assert(
      fc.property(path, fc.string(), (from, key) => {
        const found = O.map(returnPagePath)(readReturnPage(from, { key }));
        expect(O.isNone(found) || /^\/gift-registry\/[a-z-]+\/\d+(\?key=[\w-]+)?$/.test(found.value)).toBe(true);
      }),
    );
  });
});
