import { demoSite, forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, type PlannedEventCode } from '../event/index.ts';
import type { SiteId } from '../site/index.ts';
import { type EditorialEntry, homeEntriesFor } from './site-content.ts';

const siteId = fc.constantFrom<SiteId>('main', 'modern', 'kids', 'canada');
const code = fc.constantFrom<PlannedEventCode>('br', 'bb', 'ot', 'hw');
const entry: fc.Arbitrary<EditorialEntry> = fc.record({
  title: fc.uuid(),
  text: fc.string(),
  imagePath: fc.constant('/pictures/a.webp'),
  link: fc.constant('/'),
  sites: fc.uniqueArray(siteId),
  events: fc.uniqueArray(code),
});

describe('what is written for the pages of registrants', () => {
  it('[PAGE-01] an idea is shown exactly where its site and its event are named, or none is', () => {
    forAll(fc.array(entry), siteId, code, (written, id, event) => {
      const shown = homeEntriesFor(demoSite(id), eventTypeOf(event), written).map(({ title }) => title);
      for (const { title, sites: named, events } of written) {
        const isHere = named.length === 0 || named.includes(id);
        const isForIt = events.length === 0 || events.includes(event);
        expect(shown.includes(title)).toBe(isHere && isForIt);
      }
    });
  });

  it('[PAGE-01] an idea without a title or without a link is shown nowhere', () => {
    forAll(entry, fc.constantFrom({ title: '' }, { title: ' ' }, { link: '' }), siteId, code, (entry, gap, id, of) => {
      expect(homeEntriesFor(demoSite(id), eventTypeOf(of), [{ ...entry, ...gap }])).toEqual([]);
    });
  });

  it('[PAGE-01] ideas keep the order in which they were written', () => {
    forAll(fc.array(entry), siteId, code, (written, id, event) => {
      const titles = written.map(({ title }) => title);
      const shown = homeEntriesFor(demoSite(id), eventTypeOf(event), written).map(({ title }) => titles.indexOf(title));
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
    });
  });

  it('[PAGE-01] the recipient is not reported', () => {
    const written: EditorialEntry = {
      title: 'A',
      text: 'B',
      imagePath: '/a.webp',
      link: '/',
      sites: ['main'],
      events: ['br'],
    };
    expect(homeEntriesFor(sites.main, eventTypeOf('br'), [written])).toEqual([
      { title: 'A', text: 'B', imagePath: '/a.webp', link: '/' },
    ]);
    expect(homeEntriesFor(sites.kids, eventTypeOf('br'), [written])).toEqual([]);
    expect(homeEntriesFor(sites.main, eventTypeOf('hw'), [written])).toEqual([]);
  });
});
