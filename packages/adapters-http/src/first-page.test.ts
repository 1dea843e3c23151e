import { giftCardsPage, type LogEntry, sites } from '@gift-registry/domain';
import { exampleProduct, exampleView } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFirstInformation, readFirstPageState, readFirstProduct } from './first-page.ts';
import type { PageDocument } from './read-embedded.ts';
import { informationPage, pageState, productAnswer } from './wire/index.ts';

const view = exampleView();

const pageWith = (textContent: string | null, products: string | null): PageDocument => ({
  getElementById: (id) =>
    id === 'page-state' ? { textContent, getAttribute: (name) => (name === 'data-products' ? products : null) } : null,
});

const read = async (page: PageDocument) => {
  const log: Array<LogEntry> = [];
  const state = await readFirstPageState(page, { write: (entry) => () => log.push(entry) })();
  return { state, log };
};

describe('the page state in the first HTML', () => {
  it('[STATE-01] is the view, complete when all products are in it', async () => {
    const { state, log } = await read(pageWith(JSON.stringify(pageState.encode(view)), '1'));
    expect(state).toEqual(O.some({ view, isComplete: true }));
    expect(log).toEqual([]);
  });

  it.each(['101', null, ''])('[STATE-01] is not complete when the list has %j products', async (products) => {
    const { state } = await read(pageWith(JSON.stringify(pageState.encode(view)), products));
    expect(state).toEqual(O.some({ view, isComplete: false }));
  });

  it('[STATE-01] is nothing on a page without one', async () => {
    expect(await read({ getElementById: () => null })).toEqual({ state: O.none, log: [] });
  });

  it.each([
    [null, 'the message: is not JSON'],
    ['', 'the message: is not JSON'],
    ['null', 'the message: must be an object'],
  ])('[STATE-01] [ANA-02] the text %j is logged and nothing', async (text, reason) => {
    expect(await read(pageWith(text, '1'))).toEqual({
      state: O.none,
      log: [{ level: 'error', tag: 'first-page-state.unreadable', data: { reason } }],
    });
  });
});

const readOther = (
  reader: typeof readFirstProduct | typeof readFirstInformation,
  id: string,
  textContent: string | null,
) => {
  const log: Array<LogEntry> = [];
  const getElementById = (given: string) => (given === id ? { textContent, getAttribute: () => null } : null);
  const value = reader({ getElementById }, { write: (entry) => () => log.push(entry) })();
  return { value, tags: log.map(({ tag }) => tag) };
};

describe('a product or a text in the first HTML', () => {
  const product = JSON.stringify(productAnswer.encode(sites.main, exampleProduct()));
  const text = JSON.stringify(informationPage.encode(sites.main, giftCardsPage(sites.main)));

  it('[ROUTE-19] [ROUTE-10] is read as it was written, and none on another page', () => {
    expect(readOther(readFirstProduct, 'page-product', product)).toEqual({ value: O.some(exampleProduct()), tags: [] });
    expect(readOther(readFirstInformation, 'page-information', text)).toEqual({
      value: O.some(giftCardsPage(sites.main)),
      tags: [],
    });
    expect(readOther(readFirstProduct, 'page-state', product)).toEqual({ value: O.none, tags: [] });
  });

  it.each([null, 'null', '{}'])('[ROUTE-19] [ROUTE-10] [ANA-02] that is %j is logged and none', (raw) => {
    expect(readOther(readFirstProduct, 'page-product', raw)).toEqual({
      value: O.none,
      tags: ['first-product.unreadable'],
    });
    expect(readOther(readFirstInformation, 'page-information', raw)).toEqual({
      value: O.none,
      tags: ['first-information.unreadable'],
    });
  });
});
