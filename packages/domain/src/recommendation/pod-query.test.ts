import { podId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { normalizedParameters, type PodParameters, podQuery } from './pod-query.ts';

const loved = { podid: 'most-loved', limit: '25', showaddtocart: 'false', showshopall: 'false' };

const name = fc.oneof(
  fc.constantFrom(
    'limit',
    'Limit',
    'LIMIT',
    'item_id',
    'Item_Id',
    'showAddToCart',
    'podid',
    'PodId',
    'zone',
    '__proto__',
  ),
  fc.string({ maxLength: 8 }),
);
const value = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('', ' ', 'a,b'), fc.integer(), fc.boolean());
const parameters: fc.Arbitrary<PodParameters> = fc
  .array(fc.tuple(name, fc.oneof(value, fc.array(value, { maxLength: 4 }), fc.constant(undefined))), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries));

const isEmpty = (value: PodParameters[string]): boolean =>
  [value].flat().every((each) => each === undefined || String(each).trim() === '');

describe('the query for a pod', () => {
  it('[REC-01] is its id and what it is requested with anyway', () => {
    expect(podQuery('most-loved', {})).toEqual(E.right(loved));
    expect(podQuery('complete-the-look', { item_id: '4821' })).toEqual(
      E.right({ podid: 'complete-the-look', limit: '8', item_id: '4821', showaddtocart: 'true', showshopall: 'true' }),
    );
  });

  it.each<[PodParameters, Record<string, string>]>([
    [{ limit: 5 }, { limit: '5' }],
    [{ LIMIT: '5' }, { limit: '5' }],
    [{ limit: 5, Limit: 6 }, { limit: '6' }],
    [{ Limit: 6, limit: 5 }, { limit: '5' }],
    [{ showAddToCart: true }, { showaddtocart: 'true' }],
    [{ ShowShopAll: false }, { showshopall: 'false' }],
    [{ limit: 0 }, { limit: '0' }],
    [{ limit: '' }, {}],
    [{ limit: ' ' }, {}],
    [{ limit: undefined }, {}],
    [{ limit: [] }, {}],
    [{ limit: ['', ' '] }, {}],
    [{ item_id: ['1', '2', '3'] }, { item_id: '1,2,3' }],
    [{ item_id: ['1', '', '3'] }, { item_id: '1,3' }],
    [{ item_id: ['1,2', '3'] }, { item_id: '1,2,3' }],
    [{ item_id: '1,2' }, { item_id: '1,2' }],
    [{ zone: 'a&b=c d' }, { zone: 'a&b=c d' }],
    [{ podid: 'cross-brand' }, {}],
    [{ PodId: 'cross-brand' }, {}],
    [{ PODID: '' }, {}],
  ])('[REC-01] with %j', (given, expected) => {
    expect(podQuery('most-loved', given)).toEqual(E.right({ ...loved, ...expected }));
  });

  it('[REC-01] the id of the pod stays, whatever the caller’s parameters say', () => {
    fc.assert(
      fc.property(podId, parameters, (id, given) => {
        expect(podQuery(id, given)).toMatchObject(E.right({ podid: id }));
      }),
    );
  });

  it('[REC-07] what the caller says wins over the pod’s own, however the caller’s names are written', () => {
    fc.assert(
      fc.property(podId, fc.mixedCase(fc.constantFrom('limit', 'item_id', 'showAddToCart')), (id, written) => {
        expect(podQuery(id, { [written]: 'mine' })).toMatchObject(E.right({ [written.toLowerCase()]: 'mine' }));
      }),
    );
  });

  it('[REC-01] names are in small letters, and of names that differ only in that the last one counts', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const query = normalizedParameters(given);
        for (const written of Object.keys(query)) {
          expect(written).toBe(written.toLowerCase());
          const last = Object.entries(given)
            .filter(([each, value]) => each.toLowerCase() === written && !isEmpty(value))
            .at(-1);
          expect(last).toBeDefined();
          expect(query[written]).toBe(normalizedParameters(Object.fromEntries([last ?? ['', '']]))[written]);
        }
      }),
    );
  });

  it('[REC-01] empty values are dropped, alone and among several, and take nothing away from the pod’s own', () => {
    fc.assert(
      fc.property(podId, parameters, (id, given) => {
        const saying = Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)));
        const query = podQuery(id, given);
        expect(query).toEqual(podQuery(id, saying));
        for (const value of Object.values(E.isRight(query) ? query.right : {})) expect(value.trim()).not.toBe('');
      }),
    );
  });

  it('[REC-01] several values are separated by commas in their order; a comma inside a value parts it like any other', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '7', ','), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        expect(normalizedParameters({ zone: values })).toEqual({ zone: values.join(',') });
        expect(normalizedParameters({ zone: values })).toEqual(normalizedParameters({ zone: values.join(',') }));
      }),
    );
  });

  it('[REC-02] an id that leads to no pod stops the call', () => {
    expect(podQuery('most-hated', { limit: 5, podid: 'most-loved' })).toEqual(E.left({ _tag: 'PodNotFound' }));
  });
});
