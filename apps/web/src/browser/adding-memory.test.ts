import { grIdOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenRegistryMemory, waitingMemory } from './adding-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const opened = () => {
  const { memories, content } = tabStorage();
  const at = { path: '/search?q=plate', now: instantOf('2027-06-01T12:00:00.000Z') };
  const tab = () => waitingMemory(memories, { now: () => at.now, timeZone: 'America/Chicago' }, () => at.path);
  return { tab, at, content };
};
const wish = { identity: identityOf('4821', 7), name: 'Linden Dinner Plate', quantity: 3 };

describe('what is stored of adding', () => {
  it('[ADD-05] what waits for a sign-in is there after it, until it is taken', () => {
    const { tab, at } = opened();
    expect(tab().read()).toEqual(O.none);
    tab().keep(O.some(wish))();
    expect(tab().read()).toEqual(O.none);
    at.path = '/account/login?returnUrl=%2Fsearch%3Fq%3Dplate';
    tab().opened();
    tab().signedIn('/search?q=plate');
    at.path = '/search?q=plate';
    tab().opened();
    expect(tab().read()).toEqual(O.some(wish));
    tab().keep(O.none)();
    expect(tab().read()).toEqual(O.none);
  });

  it('[ADD-05] [AUTH-01] nothing is added after a sign-in that was left, led elsewhere or came later', () => {
    const left = opened();
    left.tab().keep(O.some(wish))();
    left.tab().opened();
    left.tab().signedIn('/search?q=plate');
    expect(left.tab().read()).toEqual(O.none);
    const elsewhere = opened();
    elsewhere.tab().keep(O.some(wish))();
    elsewhere.tab().signedIn('/account');
    expect(elsewhere.tab().read()).toEqual(O.none);
    const late = opened();
    late.tab().keep(O.some(wish))();
    late.at.now = instantOf('2027-06-01T12:11:00.000Z');
    late.tab().signedIn('/search?q=plate');
    expect(late.tab().read()).toEqual(O.none);
    expect(late.content.get('waiting for sign-in')).toBe('[]');
  });

  it('[ADD-01] the registry that was chosen last is remembered', () => {
    const { memories } = tabStorage();
    expect(chosenRegistryMemory(memories).read()).toEqual([]);
    chosenRegistryMemory(memories).keep(grIdOf('7310442'))();
    chosenRegistryMemory(memories).keep(grIdOf('999999999'))();
    expect(chosenRegistryMemory(memories).read()).toEqual(['999999999', '7310442']);
  });
});
