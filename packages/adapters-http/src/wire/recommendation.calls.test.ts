import { type PodAnswer, podQuery } from '@gift-registry/domain';
import {
  centsOf,
  exampleRecommendation,
  forAll,
  podId,
  recommendation,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readPod, wholePod } from './recommendation.calls.ts';
import { overTheWire, sentAnswer, sentRequest } from './testing/over-the-wire.ts';

const queried = (query: object) => readPod.request.decode({ params: {}, query, body: undefined });
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index)).join(',');
const answerOf = (items: PodAnswer['items']): PodAnswer => ({
  items,
  title: 'Most Loved',
  resultId: 'r-1',
  length: items.length,
});
const wired: object = JSON.parse(
  JSON.stringify(readPod.answer.encode(sites.main, wholePod(answerOf([exampleRecommendation()])))),
).items[0];

describe('asking a pod on the wire', () => {
  it('[REC-01] [API-01] every query comes back as it went', () => {
    const parameters = fc.dictionary(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), { maxKeys: 4 });
    forAll(podId, parameters, (id, given) => {
      const query = podQuery(id, given);
      fc.pre(E.isRight(query) && E.isRight(queried(query.right)));
      if (E.isRight(query)) expect(sentRequest(readPod.request, query.right)).toEqual(query);
    });
  });

  it.each([
    [{}, { podid: '' }],
    [{ podid: 'most-loved' }, { podid: 'most-loved' }],
    [
      { PodId: 'most-loved', LIMIT: '5' },
      { podid: 'most-loved', limit: '5' },
    ],
    [
      { podid: 'unknown', utm_source: 'mail', empty: '' },
      { podid: 'unknown', utm_source: 'mail' },
    ],
    [
      { podid: 'a', item_id: ['1', '', '2'] },
      { podid: 'a', item_id: '1,2' },
    ],
    [{ podid: ['a', 'b'] }, { podid: 'a,b' }],
    [
      { podid: 'a', limit: '', item_id: ',' },
      { podid: 'a', item_id: ',' },
    ],
    [
      { podid: 'a', zone: many(50) },
      { podid: 'a', zone: many(50) },
    ],
  ])('[REC-01] %j is read as %j', (given, expected) => {
    expect(queried(given)).toEqual(E.right(expected));
  });

  it.each([
    [{ limit: '0' }, 'limit: must be a whole number from 1 to 50'],
    [{ limit: '51' }, 'limit: must be a whole number from 1 to 50'],
    [{ Limit: 'ten' }, 'limit: must be a whole number from 1 to 50'],
    [{ limit: ['1', '2'] }, 'limit: must be a whole number from 1 to 50'],
    [{ item_id: many(51) }, 'item_id: must be at most 50 values between commas'],
    [{ zone: Array.from({ length: 51 }, () => 'x') }, 'zone: must be at most 50 values between commas'],
  ])('[REC-01] of a pod that there is, %j is not understood', (given, reason) => {
    expect(queried({ podid: 'most-loved', ...given })).toEqual(E.left(reason));
  });

  it.each([{ podid: 'unknown' }, {}])('[REC-02] where %j leads to no pod, nothing else is read', (query) => {
    expect(queried({ ...query, limit: '51', item_id: many(51) })).toMatchObject(E.right({ podid: query.podid ?? '' }));
  });
});

describe('the answer of a pod on the wire', () => {
  it('[REC-07] every answer comes back as it went', () => {
    forAll(fc.array(recommendation, { maxLength: 3 }), (items) => {
      expect(sentAnswer(readPod.answer, wholePod(answerOf(items)))).toEqual(E.right(wholePod(answerOf(items))));
    });
  });

  it('[REC-07] a thing has the names of the contract', () => {
    const item = exampleRecommendation({
      sku: skuOf('7'),
      price: centsOf(129_900),
      optionChoice: 'oak',
      hasCustomOrderConfirmation: true,
    });
    expect(readPod.answer.encode(sites.canada, wholePod(answerOf([item])))).toEqual({
      items: [
        {
          id: '7',
          sku: '7',
          name: 'Linden Dinner Plate',
          formattedPrice: 'CAD 1,299.00',
          imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
          imagePathHiRes: '/pictures/plates-e9e2d4-8a9a86-desktopHiRes.webp',
          navigateUrl: '/product/linden-dinner-plate/4821',
          primaryFamilyId: 'f-4821',
          price: 1299,
          optionChoiceParameter: 'oak',
          customOrderConfirmation: { hasCustomOrderConfirmation: true },
        },
      ],
      title: 'Most Loved',
      resultId: 'r-1',
      length: 1,
    });
  });

  const read = (change: object) =>
    readPod.answer.decode(overTheWire({ ...answerOf([]), length: 99, items: [{ ...wired, ...change }] }));

  it.each([
    [{ sku: undefined }, '4821'],
    [{ id: undefined }, '4821'],
    [{ id: '004821' }, '4821'],
    [{ id: undefined, sku: '0007' }, '7'],
    [{ more: 1 }, '4821'],
  ])('[REC-07] named by %j it is %s, and the length is counted', (change, sku) => {
    expect(read(change)).toMatchObject(E.right({ answer: { items: [{ sku }], length: 1 }, log: [] }));
  });

  it.each([
    [{ sku: undefined, id: undefined }, 'sku: is missing'],
    [{ id: '7' }, 'id: must be the SKU'],
    [{ sku: 'no/slash' }, 'sku: must be a SKU of 1 to 40 letters, digits, - . _, not all 0'],
    [{ price: '14.95' }, 'price: must be an amount of money: zero or more, at most two decimals'],
    [{ navigateUrl: 'https://example.com/' }, 'navigateUrl: must be a path that begins with one /'],
    [{ navigateUrl: 'javascript:alert(1)' }, 'navigateUrl: must be a path that begins with one /'],
    [{ customOrderConfirmation: null }, 'customOrderConfirmation'],
    [{ name: 7 }, 'name: must be a text'],
  ])('[REC-07] with %j it is dropped alone and logged', (change, reason) => {
    expect(read(change)).toMatchObject(
      E.right({
        answer: { items: [], length: 0 },
        log: [{ level: 'error', tag: 'recommendation.unreadable', data: { reason: expect.stringContaining(reason) } }],
      }),
    );
  });
});
