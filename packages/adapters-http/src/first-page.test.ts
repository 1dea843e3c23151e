import type { LogEntry } from '@gift-registry/domain';
import { demoSite, exampleView } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFirstPageState } from './first-page.ts';
import type { PageDocument } from './read-embedded.ts';
import { pageState } from './wire/index.ts';

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
    const { state, log } = await read(pageWith(JSON.stringify(pageState.encode(demoSite(view.site), view)), '1'));
    expect(state).toEqual(O.some({ view, isComplete: true }));
    expect(log).toEqual([]);
  });

  it.each(['101', null, ''])('[STATE-01] is not complete when the list has %j products', async (products) => {
    const { state } = await read(pageWith(JSON.stringify(pageState.encode(demoSite(view.site), view)), products));
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
