import {
  demoSite,
  eventType,
  grIdOf,
  optional,
  siteIds,
  sites,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { registryTabMessages } from '../messages/index.ts';
import type { Site, SiteFeatures, SiteId } from '../site/index.ts';
import { hasChecklist, hasOverview, type TabReader, tabsFor } from './tabs.ts';

const siteWith = (id: SiteId, features: Partial<SiteFeatures> = {}): Site => {
  const site = demoSite(id);
  return { ...site, features: { ...site.features, ...features } };
};

const registrant: TabReader = {
  grId: grIdOf('7310442'),
  role: 'registrant',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  secondaryFirstName: O.some('Jonah'),
};

const site = fc
  .tuple(fc.constantFrom(...siteIds), fc.boolean(), fc.boolean())
  .map(([id, overviewTab, interactiveChecklist]) => siteWith(id, { overviewTab, interactiveChecklist }));
const reader: fc.Arbitrary<TabReader> = fc.record({
  grId: fc.constant(registrant.grId),
  role: fc.constant('registrant'),
  site,
  eventType,
  isPostEvent: fc.boolean(),
  secondaryFirstName: optional(writing(1, 20)),
});

const labels = (reader: Partial<TabReader>) =>
  tabsFor({ ...registrant, ...reader }).map(({ name }) => registryTabMessages[name]);

describe('tabs of a registry', () => {
  it.each([
    ['main', 'br', true],
    ['main', 'bb', true],
    ['main', 'ot', true],
    ['main', 'hw', true],
    ['main', 'kd', false],
    ['main', 'zz', false],
    ['main', 'Wedding', false],
    ['kids', 'bb', true],
    ['kids', 'kd', false],
    ['canada', 'bb', true],
    ['modern', 'br', true],
    ['modern', 'ot', true],
    ['modern', 'hw', true],
    ['modern', 'bb', false],
    ['modern', 'kd', false],
  ] as const)(
    '[TAB-01] [TAB-03] [TAB-05] [KIDS-01] [STATE-02] on %s, event %s: Overview and Checklist %s',
    (id, code, expected) => {
      const scene = { site: siteWith(id), eventType: eventTypeOf(code) };
      expect([hasOverview(scene), hasChecklist(scene)]).toEqual([expected, expected]);
    },
  );

  it('[TAB-01] Overview is there exactly where the site has it, the event is a wedding, a baby, a celebration or a housewarming, and it is no baby registry on a site without these tabs for them', () => {
    fc.assert(
      fc.property(reader, (reader) => {
        const isKnown = ['Wedding', 'Baby', 'Celebration', 'Housewarming'].includes(reader.eventType.name);
        const isHidden = !reader.site.features.babyTabs && reader.eventType.name === 'Baby';
        expect(hasOverview(reader)).toBe(reader.site.features.overviewTab && isKnown && !isHidden);
        expect(tabsFor(reader).some(({ page }) => page === 'home')).toBe(hasOverview(reader));
      }),
    );
  });

  it('[TAB-03] Checklist is there exactly where the site has it, for the same events, and for no baby registry on a site without these tabs for them', () => {
    fc.assert(
      fc.property(reader, (reader) => {
        const isHidden = !reader.site.features.babyTabs && reader.eventType.code === 'bb';
        const isKnown = ['br', 'bb', 'ot', 'hw'].includes(reader.eventType.code);
        expect(hasChecklist(reader)).toBe(reader.site.features.interactiveChecklist && isKnown && !isHidden);
        expect(tabsFor(reader).some(({ page }) => page === 'checklist')).toBe(hasChecklist(reader));
      }),
    );
  });

  it.each([
    [true, true, ['Overview', 'Manage Registry', 'Checklist', 'Thank You Manager']],
    [true, false, ['Overview', 'Manage Registry', 'Thank You Manager']],
    [false, true, ['Our Registry', 'Checklist', 'Thank You Manager']],
    [false, false, ['Our Registry', 'Thank You Manager']],
  ])(
    '[SITE-03] [TAB-06] with Overview switched %s and Checklist switched %s',
    (overviewTab, interactiveChecklist, expected) => {
      expect(labels({ site: siteWith('main', { overviewTab, interactiveChecklist }) })).toEqual(expected);
    },
  );

  it('[TAB-02] the list is called Manage Registry exactly where Overview is there; else Our Registry with a second registrant, My Registry without', () => {
    fc.assert(
      fc.property(reader, (reader) => {
        const expected = hasOverview(reader)
          ? 'manage-registry'
          : O.isSome(reader.secondaryFirstName)
            ? 'our-registry'
            : 'my-registry';
        expect(tabsFor(reader).find(({ page }) => page === 'registry-list')?.name).toBe(expected);
      }),
    );
  });

  it('[TAB-06] the tabs come in the order Overview, list, Checklist, Thank You Manager; the list and the Thank You Manager are always there', () => {
    const order = ['home', 'registry-list', 'checklist', 'thank-you-manager'];
    fc.assert(
      fc.property(reader, (reader) => {
        const pages = tabsFor(reader).map(({ page }) => page);
        expect(pages).toEqual(order.filter((page) => pages.some((one) => one === page)));
        expect(pages).toContain('registry-list');
        expect(pages).toContain('thank-you-manager');
      }),
    );
    expect(tabsFor(registrant).map(({ path }) => path)).toEqual([
      '/gift-registry/overview/7310442',
      '/gift-registry/registrant-list/7310442',
      '/gift-registry/checklist/7310442',
      '/gift-registry/thank-you-manager/7310442',
    ]);
  });

  it('[TAB-06] a guest has no tab', () => {
    fc.assert(fc.property(reader, (reader) => tabsFor({ ...reader, role: 'guest' }).length === 0));
  });
});
