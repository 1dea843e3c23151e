import { nearEdges, podId, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readPodRequest, validatePodRequest } from './pod-request.ts';

const values = (count: number, value = 'a') => Array.from({ length: count }, () => value).join(',');

describe('the request for a pod', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['49', 49],
    ['50', 50],
  ])('[REC-01] a limit of %s is %d', (limit, expected) => {
    expect(readPodRequest({ limit })).toEqual(E.right({ limit: expected, items: [] }));
  });

  it.each(['0', '-1', '51', '100', '1.5', '01', '1e1', '+5', ' 5', '5 ', 'ten', '', 'NaN', '1,2', '٥'])(
    '[REC-01] a limit of "%s" is none',
    (limit) => {
      expect(readPodRequest({ limit })).toEqual(E.left({ name: 'limit', expected: 'a whole number from 1 to 50' }));
    },
  );

  it('[REC-01] without a limit there are fifty', () => {
    expect(readPodRequest({})).toEqual(E.right({ limit: 50, items: [] }));
  });

  it('[REC-01] a limit is a whole number from 1 to 50, written in digits; any other is refused by its name', () => {
    fc.assert(
      fc.property(nearEdges(-100, 200, [0, 1, 50]), (limit) => {
        const read = readPodRequest({ limit: String(limit) });
        expect(E.isRight(read)).toBe(limit >= 1 && limit <= 50);
        expect(read).toMatchObject(E.isRight(read) ? E.right({ limit }) : E.left({ name: 'limit' }));
      }),
    );
  });

  it.each([49, 50])('[REC-01] %d values of a name are read', (count) => {
    expect(E.isRight(readPodRequest({ zone: values(count), item_id: values(count, '4821') }))).toBe(true);
  });

  it.each([51, 500])('[REC-01] more than 50 values of one name are refused, 50 are not: %d', (count) => {
    for (const name of ['zone', 'item_id', 'limit'])
      expect(readPodRequest({ [name]: values(count) })).toEqual(
        E.left({ name, expected: 'at most 50 values between commas' }),
      );
  });

  it('[REC-01] nothing between two commas is no value', () => {
    expect(E.isRight(readPodRequest({ zone: ','.repeat(500) }))).toBe(true);
  });

  it('[REC-01] what is being looked at are the SKUs among the values, each once, in their order', () => {
    expect(readPodRequest({ item_id: ' 99 ,,004821,,4821,no/slash,-1,7' })).toMatchObject(
      E.right({ items: ['99', '4821', '7'] }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: 20 }), fc.constantFrom(',', ',no/slash,', ',,'), (skus, between) => {
        const twice = [...skus, ...skus].join(between);
        expect(readPodRequest({ item_id: twice })).toMatchObject(E.right({ items: skus }));
      }),
    );
  });
});

describe('the question to a pod', () => {
  it('[REC-01] [REC-07] has the pod’s limit unless the caller names one', () => {
    expect(validatePodRequest('complete-the-look', { Item_Id: ['4821', 7] })).toEqual(
      E.right({
        id: 'complete-the-look',
        request: { limit: 8, items: [skuOf('4821'), skuOf('7')] },
        query: {
          podid: 'complete-the-look',
          limit: '8',
          item_id: '4821,7',
          showaddtocart: 'true',
          showshopall: 'true',
        },
      }),
    );
    expect(validatePodRequest('complete-the-look', { limit: 50 })).toMatchObject(E.right({ request: { limit: 50 } }));
  });

  it('[REC-01] says what cannot be understood', () => {
    expect(validatePodRequest('most-loved', { LIMIT: 51 })).toEqual(
      E.left({ _tag: 'BadRequest', reason: 'limit: must be a whole number from 1 to 50' }),
    );
  });

  it('[REC-02] an id that leads to no pod is refused before anything else of the question is read', () => {
    fc.assert(
      fc.property(podId, fc.integer(), (id, limit) => {
        expect(validatePodRequest(`${id}-x`, { limit })).toEqual(E.left({ _tag: 'PodNotFound' }));
      }),
    );
  });
});
