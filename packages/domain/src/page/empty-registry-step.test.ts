import { eventType, grId, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { emptyRegistryMessages } from '../messages/index.ts';
import type { Site } from '../site/index.ts';
import { emptyRegistryStep } from './empty-registry-step.ts';
import { tabsFor } from './tabs.ts';

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
    fc.assert(
      fc.property(site, fc.constantFrom('br', 'bb').map(eventTypeOf), (site, type) => {
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
      }),
    );
  });

  it('[PAGE-07] every other event starts at registry home', () => {
    fc.assert(
      fc.property(site, eventType, (site, type) => {
        fc.pre(!['br', 'bb'].includes(type.code));
        expect(emptyRegistryStep({ site, eventType: type }, number)._tag).toBe('GetStarted');
      }),
    );
  });

  it('[PAGE-07] the address ends with the registry’s number', () => {
    fc.assert(
      fc.property(site, eventType, grId, (site, type, any) =>
        emptyRegistryStep({ site, eventType: type }, any).path.endsWith(`/${any}`),
      ),
    );
  });
});
