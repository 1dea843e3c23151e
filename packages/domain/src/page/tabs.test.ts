import {
  demoSite,
  eventType,
  forAll,
  grIdOf,
  optional,
  registryItem,
  siteIds,
  sites,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ActionReader } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import { registrantTabMessages, registryTabMessages } from '../messages/index.ts';
import type { Site, SiteFeatures, SiteId } from '../site/index.ts';
import {
  type HomeEntry,
  hasChecklist,
  hasOverview,
  itemsUnder,
  overviewPage,
  pageIdFor,
  pageIds,
  registrantTabs,
  type TabReader,
  tabShown,
  tabsFor,
} from './tabs.ts';

const registrantPages = ['home', 'registry-list', 'checklist', 'thank-you-manager'] as const;

describe('page ids', () => {
  it('[ROUTE-12] each page of a registry has its own number, from 0 to 4', () => {
    expect(pageIds).toEqual({ home: 0, 'registry-list': 1, 'gift-giver': 2, checklist: 3, 'thank-you-manager': 4 });
    expect([...new Set(Object.values(pageIds))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('[ROUTE-12] a registrant’s page has its own number', () => {
    expect(registrantPages.map((page) => pageIdFor(page, 'registrant'))).toEqual([0, 1, 3, 4]);
  });

  it('[ROUTE-12] a guest is always on the guest’s page, whatever the address', () => {
    expect(registrantPages.map((page) => pageIdFor(page, 'guest'))).toEqual([2, 2, 2, 2]);
  });
});

const whole = (at: number): HomeEntry => ({ title: `Entry ${at}`, text: '', imagePath: '', link: `/entry/${at}` });
const wholes = (count: number) => Array.from({ length: count }, (_, at) => whole(at));

const entry: fc.Arbitrary<HomeEntry> = fc.record({
  title: fc.constantFrom('', '  ', 'Welcome', 'Most loved'),
  text: fc.constantFrom('', 'Look around.'),
  imagePath: fc.constantFrom('', '/pictures/a.webp'),
  link: fc.constantFrom('', ' ', '/', '/gift-registry/add-more-gifts/wedding'),
});
const isWhole = ({ title, link }: HomeEntry) => title.trim().length > 0 && link.trim().length > 0;

describe('the Overview page', () => {
  it.each([
    [0, 'List'],
    [4, 'List'],
    [5, 'Dashboard'],
    [6, 'Dashboard'],
  ])('[PAGE-01] %d entries: %s', (count, expected) => {
    expect(overviewPage(wholes(count))._tag).toBe(expected);
  });

  it.each([
    ['without title', { title: '' }],
    ['with a title that nobody sees', { title: '\u200b' }],
    ['with a blank title', { title: ' ' }],
    ['without link', { link: '' }],
    ['with a blank link', { link: ' ' }],
    ['without either', { title: '', link: '' }],
  ])('[PAGE-01] a fifth entry %s does not count', (_, missing) => {
    expect(overviewPage([...wholes(4), { ...whole(5), ...missing }])).toEqual({ _tag: 'List' });
    expect(overviewPage([{ ...whole(5), ...missing }, ...wholes(5)])).toEqual({
      _tag: 'Dashboard',
      entries: wholes(5),
    });
  });

  it('[PAGE-01] an entry without text and picture counts', () => {
    expect(overviewPage(wholes(5).map((entry) => ({ ...entry, text: '', imagePath: '' })))._tag).toBe('Dashboard');
  });

  it('[PAGE-01] five entries with title and link or more make a dashboard, fewer make the list', () => {
    forAll(fc.array(entry, { maxLength: 14 }), (written) => {
      const count = written.filter(isWhole).length;
      expect(overviewPage(written)._tag).toBe(count > 4 ? 'Dashboard' : 'List');
    });
  });

  it('[PAGE-01] an entry without a title or without a link does not count, and is not shown; the entries that are shown keep their order', () => {
    forAll(fc.array(entry, { maxLength: 14 }), (written) => {
      const page = overviewPage([...written, ...wholes(5)]);
      expect(page).toEqual({ _tag: 'Dashboard', entries: [...written.filter(isWhole), ...wholes(5)] });
    });
  });
});

const registrant: ActionReader = {
  role: 'registrant',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
};

describe('the tabs over a registrant’s list', () => {
  it('[LIST-09] a guest has no such tab, a registrant has My Gifts first, and the fund wherever there are group gifts', () => {
    expect(registrantTabs({ ...registrant, role: 'guest' })).toEqual([]);
    for (const site of [sites.main, sites.modern, sites.kids]) {
      expect(registrantTabs({ ...registrant, site }).map((tab) => registrantTabMessages[tab])).toEqual([
        'My Gifts',
        'My Group Gift Fund',
      ]);
    }
    expect(registrantTabs({ ...registrant, isPostEvent: true })).toEqual(['my-gifts', 'my-group-gift-fund']);
  });

  it('[LIST-09] the chosen tab is shown if the reader has it, else My Gifts', () => {
    expect(tabShown(registrant, 'my-group-gift-fund')).toBe('my-group-gift-fund');
    expect(tabShown(registrant, 'my-gifts')).toBe('my-gifts');
    expect(tabShown({ ...registrant, role: 'guest' }, 'my-group-gift-fund')).toBe('my-gifts');
    expect(tabShown({ ...registrant, site: sites.canada }, 'my-group-gift-fund')).toBe('my-gifts');
  });

  it('[LIST-09] My Gifts has all items, in their order; the fund shows exactly the group gifts, in their order', () => {
    forAll(fc.array(registryItem, { maxLength: 6 }), (items) => {
      expect(itemsUnder('my-gifts', items)).toEqual(items);
      const fund = itemsUnder('my-group-gift-fund', items);
      expect(fund).toEqual(items.filter((item) => fund.includes(item)));
      for (const item of items) expect(fund.includes(item)).toBe(item.groupGift._tag === 'Some');
    });
  });
});

describe('tabs of a registry', () => {
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
    forAll(reader, (reader) => {
      const isKnown = ['Wedding', 'Baby', 'Celebration', 'Housewarming'].includes(reader.eventType.name);
      const isHidden = !reader.site.features.babyTabs && reader.eventType.name === 'Baby';
      expect(hasOverview(reader)).toBe(reader.site.features.overviewTab && isKnown && !isHidden);
      expect(tabsFor(reader).some(({ page }) => page === 'home')).toBe(hasOverview(reader));
    });
  });

  it('[TAB-03] Checklist is there exactly where the site has it, for the same events, and for no baby registry on a site without these tabs for them', () => {
    forAll(reader, (reader) => {
      const isHidden = !reader.site.features.babyTabs && reader.eventType.code === 'bb';
      const isKnown = ['br', 'bb', 'ot', 'hw'].includes(reader.eventType.code);
      expect(hasChecklist(reader)).toBe(reader.site.features.interactiveChecklist && isKnown && !isHidden);
      expect(tabsFor(reader).some(({ page }) => page === 'checklist')).toBe(hasChecklist(reader));
    });
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
    forAll(reader, (reader) => {
      const expected = hasOverview(reader)
        ? 'manage-registry'
        : O.isSome(reader.secondaryFirstName)
          ? 'our-registry'
          : 'my-registry';
      expect(tabsFor(reader).find(({ page }) => page === 'registry-list')?.name).toBe(expected);
    });
  });

  it('[TAB-06] the tabs come in the order Overview, list, Checklist, Thank You Manager; the list and the Thank You Manager are always there', () => {
    const order = ['home', 'registry-list', 'checklist', 'thank-you-manager'];
    forAll(reader, (reader) => {
      const pages = tabsFor(reader).map(({ page }) => page);
      expect(pages).toEqual(order.filter((page) => pages.some((one) => one === page)));
      expect(pages).toContain('registry-list');
      expect(pages).toContain('thank-you-manager');
    });
    expect(tabsFor(registrant).map(({ path }) => path)).toEqual([
      '/gift-registry/overview/7310442',
      '/gift-registry/registrant-list/7310442',
      '/gift-registry/checklist/7310442',
      '/gift-registry/thank-you-manager/7310442',
    ]);
  });

  it('[TAB-06] a guest has no tab', () => {
    forAll(reader, (reader) => tabsFor({ ...reader, role: 'guest' }).length === 0);
  });
});
