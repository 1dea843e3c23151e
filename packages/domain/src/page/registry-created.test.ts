import { eventType, forAll, grId, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { emptyRegistryMessages } from '../messages/index.ts';
import type { Site } from '../site/index.ts';
import { emptyRegistryStep, registryCreated } from './registry-created.ts';
import { addressAfter } from './return-page.ts';
import { tabsFor } from './tabs.ts';

describe('a registry that was just created', () => {
  const grId = grIdOf('7310442');
  const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const value = fc.oneof(fc.constantFrom('true', 'false', 'TRUE', '1', '', HASH), fc.string(), fc.anything());
  const query = fc.dictionary(fc.constantFrom('create', 'emailOptIn', 'smsOptIn', 'sort'), value);

  it.each<[unknown, boolean]>([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['true ', false],
    ['1', false],
    ['', false],
    [['true', 'true'], false],
    [undefined, false],
  ])('[ROUTE-13] exactly create=true fires the event: %j is %s', (create, expected) => {
    expect(O.isSome(registryCreated(grId, { create, emailOptIn: HASH }))).toBe(expected);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [{ emailOptIn: HASH }, { emailOptIn: HASH }],
    [{ smsOptIn: HASH.toUpperCase() }, { smsOptIn: HASH.toUpperCase() }],
    [
      { emailOptIn: ' a b ', smsOptIn: '0' },
      { emailOptIn: ' a b ', smsOptIn: '0' },
    ],
    [{ emailOptIn: '', smsOptIn: ['a', 'b'] }, {}],
    [{ emailOptIn: { toString: () => HASH }, smsOptIn: 7 }, {}],
    [{ phoneOptIn: HASH }, {}],
  ])('[ROUTE-13] the opt-ins are passed on as given, if they are texts that are not empty: %#', (given, optIns) => {
    expect(registryCreated(grId, { create: 'true', ...given })).toEqual(
      O.some({ _tag: 'RegistryCreated', grId, optIns }),
    );
  });

  it('[ROUTE-13] the address afterwards fires nothing again', () => {
    forAll(query, (before) => {
      const after = addressAfter('create', before);
      expect(registryCreated(grId, after)).toEqual(O.none);
      expect(Object.keys(after)).toEqual(Object.keys(before).filter((name) => name === 'sort'));
    });
  });
});

const number = grIdOf('7310442');
const without: Site = { ...sites.main, features: { ...sites.main.features, interactiveChecklist: false } };
const site = fc.constantFrom(...Object.values(sites), without);

describe('the first step with an empty registry', () => {
  it.each([
    ['a wedding', sites.main, 'br', 'View Checklist', '/gift-registry/checklist/7310442'],
    ['a baby', sites.main, 'bb', 'View Checklist', '/gift-registry/checklist/7310442'],
    ['a baby on the kids site', sites.kids, 'bb', 'View Checklist', '/gift-registry/checklist/7310442'],
    ['a baby on the modern brand', sites.modern, 'bb', 'Get Started', '/gift-registry/my-gift-registry/7310442'],
    ['a wedding on the modern brand', sites.modern, 'br', 'View Checklist', '/gift-registry/checklist/7310442'],
    ['a wedding without checklists', without, 'br', 'Get Started', '/gift-registry/my-gift-registry/7310442'],
    ['a celebration', sites.main, 'ot', 'Get Started', '/gift-registry/my-gift-registry/7310442'],
    ['a housewarming', sites.main, 'hw', 'Get Started', '/gift-registry/my-gift-registry/7310442'],
    ['a kids event', sites.main, 'kd', 'Get Started', '/gift-registry/my-gift-registry/7310442'],
  ])('[PAGE-07] %s', (_, site, code, label, path) => {
    const step = emptyRegistryStep({ site, eventType: eventTypeOf(code) }, number);
    expect([emptyRegistryMessages[step._tag], step.path]).toEqual([label, path]);
  });

  it('[PAGE-07] a wedding or a baby starts with the checklist exactly where the registry has one', () => {
    forAll(site, fc.constantFrom('br', 'bb').map(eventTypeOf), (site, type) => {
      const scene = { site, eventType: type };
      const tabs = tabsFor({
        ...scene,
        grId: number,
        role: 'registrant',
        isPostEvent: false,
        secondaryFirstName: O.none,
      });
      const checklist = tabs.find(({ name }) => name === 'checklist');
      expect(emptyRegistryStep(scene, number)).toEqual(
        checklist === undefined
          ? { _tag: 'GetStarted', path: '/gift-registry/my-gift-registry/7310442' }
          : { _tag: 'ViewChecklist', path: checklist.path },
      );
    });
  });

  it('[PAGE-07] every other event starts at registry home', () => {
    forAll(site, eventType, (site, type) => {
      fc.pre(!['br', 'bb'].includes(type.code));
      expect(emptyRegistryStep({ site, eventType: type }, number)._tag).toBe('GetStarted');
    });
  });

  it('[PAGE-07] the address ends with the registry’s number', () => {
    forAll(site, eventType, grId, (site, type, any) =>
      emptyRegistryStep({ site, eventType: type }, any).path.endsWith(`/${any}`),
    );
  });
});
