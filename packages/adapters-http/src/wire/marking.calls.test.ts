import { sites } from '@gift-registry/domain';
import { exampleItem, grIdOf, identityOf, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  changeMostLoved,
  markMostLoved,
  nameFund,
  startGroupGift,
  stopGroupGift,
  unmarkMostLoved,
} from './owner.calls.ts';
import { statusOf } from './refusal.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821', 7);
const named = { grId, identity };
const item3 = { sku: '004821', grId: '7310442', personalizationId: 7 };
const read = (call: typeof markMostLoved | typeof changeMostLoved | typeof nameFund, body: unknown) =>
  call.request.decode({ params: {}, query: {}, body });
const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const patch = { ...writtenTo(4), items: [exampleItem()], removed: [], header: O.none, totals: O.none };
const written = { version: versionOf(4), patch };

describe('what an owner says of one item, on the wire', () => {
  it('[API-01] [ITEM-07] each request names the item, and the two that say more say it', () => {
    for (const call of [markMostLoved, unmarkMostLoved, startGroupGift, stopGroupGift]) {
      expect(call.request.encode(named).body).toEqual({ ...item3, sku: '4821' });
      expect(call.request.decode({ params: {}, query: {}, body: item3 })).toEqual(E.right(named));
    }
    expect(read(changeMostLoved, { ...item3, isMostLoved: false })).toEqual(E.right({ ...named, isMostLoved: false }));
    expect(changeMostLoved.request.encode({ ...named, isMostLoved: true }).body).toEqual({
      ...item3,
      sku: '4821',
      isMostLoved: true,
    });
    expect(read(nameFund, { ...item3, name: ' Our kitchen ' })).toEqual(E.right({ ...named, name: ' Our kitchen ' }));
    expect(nameFund.request.encode({ ...named, name: '' }).body).toEqual({ ...item3, sku: '4821', name: '' });
  });

  it.each([
    [markMostLoved, { ...item3, isMostLoved: true }],
    [markMostLoved, { ...item3, personalizationId: '7' }],
    [markMostLoved, { sku: '4821', grId: '7310442' }],
    [markMostLoved, { ...item3, grId: 7310442 }],
    [markMostLoved, null],
    [changeMostLoved, item3],
    [changeMostLoved, { ...item3, isMostLoved: 'true' }],
    [changeMostLoved, { ...item3, isMostLoved: null }],
    [nameFund, item3],
    [nameFund, { ...item3, name: 7 }],
    [nameFund, { ...item3, name: 'Our kitchen', goal: 1 }],
  ])('[API-01] a body that is not as it must be is not read: %#', (call, body) => {
    expect(read(call, body)._tag).toBe('Left');
  });

  it('[MAN-08] [GG-02] [GG-04] what was done is read back', () => {
    for (const isMostLoved of [true, false]) {
      const json = over(markMostLoved.answer.encode(sites.main, { ...written, isMostLoved }));
      expect(json).toMatchObject({ isSuccess: true, version: 4, isMostLoved });
      expect(unmarkMostLoved.answer.decode(json)).toEqual(E.right({ ...written, isMostLoved }));
    }
    for (const isGroupGift of [true, false]) {
      const json = over(startGroupGift.answer.encode(sites.main, { ...written, isGroupGift }));
      expect(json).toMatchObject({ isSuccess: true, version: 4, isGroupGift });
      expect(stopGroupGift.answer.decode(json)).toEqual(E.right({ ...written, isGroupGift }));
    }
    const json = over(nameFund.answer.encode(sites.main, { ...written, name: 'Our kitchen' }));
    expect(json).toMatchObject({ isSuccess: true, version: 4, name: 'Our kitchen' });
    expect(nameFund.answer.decode(json)).toEqual(E.right({ ...written, name: 'Our kitchen' }));
  });

  it.each([
    [startGroupGift, { _tag: 'NotInMarket' }, 422],
    [startGroupGift, { _tag: 'ItemSettled' }, 409],
    [startGroupGift, { _tag: 'NoLongerAvailable', identity }, 422],
    [stopGroupGift, { _tag: 'HasContributions' }, 409],
    [nameFund, { _tag: 'FundNameInvalid', maximum: 60 }, 422],
    [nameFund, { _tag: 'NotAGroupGift' }, 409],
    [markMostLoved, { _tag: 'ItemSettled' }, 409],
  ] as const)('[API-01] each refusal has its status and comes back as it went: %#', (call, refusal, status) => {
    expect(statusOf[refusal._tag]).toBe(status);
    expect(call.refusal.decode(over(refusal))).toEqual(E.right(refusal));
    expect(call.refusal.decode({ _tag: 'HasPurchases' })._tag).toBe('Left');
  });
});
