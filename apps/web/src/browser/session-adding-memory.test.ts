import { grIdOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenRegistryMemory, sessionWaitingMemory } from './session-adding-memory.ts';

const storage = () => {
  const places = new Map<string, string>();
  return {
    places,
    of: () => ({
      getItem: (name: string) => places.get(name) ?? null,
      setItem: (name: string, value: string) => void places.set(name, value),
    }),
  };
};
const log = { write: () => () => undefined };
const opened = () => {
  const { of, places } = storage();
  const at = { path: '/search?q=plate', now: instantOf('2027-06-01T12:00:00.000Z') };
  const tab = () => sessionWaitingMemory({ storage: of, log, clock: { now: () => at.now }, here: () => at.path });
  return { tab, at, places };
};
const wish = { identity: identityOf('4821', 7), name: 'Hearth Dinner Plate', quantity: 3 };

describe('what is kept of adding', () => {
  it('[ADD-05] what waits for signing in is there on coming back, until it is taken', () => {
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

  it('[ADD-05] [AUTH-01] nobody finds added what somebody else wanted: a sign-in that was left, another way, a later one', () => {
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
    expect(late.places.get('waiting for sign-in')).toBe('[]');
  });

  it('[ADD-05] junk in the storage waits for nothing', () => {
    const { tab, places } = opened();
    places.set('waiting for sign-in', '[{"identity":{"sku":"x","personalizationId":0},"name":"","quantity":1}]');
    expect(tab().read()).toEqual(O.none);
  });

  it('[ADD-01] the registry that was chosen last is remembered', () => {
    const { of } = storage();
    expect(chosenRegistryMemory(of, log).read()).toEqual([]);
    chosenRegistryMemory(of, log).keep(grIdOf('7310442'))();
    expect(chosenRegistryMemory(of, log).read()).toEqual(['7310442']);
    chosenRegistryMemory(of, log).keep(grIdOf('999999999'))();
    expect(chosenRegistryMemory(of, log).read()).toEqual(['999999999', '7310442']);
  });
});
