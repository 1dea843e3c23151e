import { giftCardsPage, type LogEntry, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFirstInformation } from './first-information.ts';
import { informationPage } from './wire/index.ts';

const read = (textContent: string | null, its = 'page-information') => {
  const log: Array<LogEntry> = [];
  const getElementById = (id: string) => (id === its ? { textContent, getAttribute: () => null } : null);
  const page = readFirstInformation({ getElementById }, { write: (entry) => () => log.push(entry) })();
  return { page, log };
};

describe('what a page tells in its first HTML', () => {
  it('[ROUTE-10] is read as it was written, and nothing on another page', () => {
    const page = giftCardsPage(sites.main);
    const json = JSON.stringify(informationPage.encode(sites.main, page));
    expect(read(json)).toEqual({ page: O.some(page), log: [] });
    expect(read(json, 'page-state')).toEqual({ page: O.none, log: [] });
  });

  it.each([[null], ['{}']])('[ROUTE-10] [ANA-02] the text %j is logged and nothing', (text) => {
    const { page, log } = read(text);
    expect(page).toEqual(O.none);
    expect(log.map(({ level, tag }) => [level, tag])).toEqual([['error', 'first-information-not-understood']]);
  });
});
