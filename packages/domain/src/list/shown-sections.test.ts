import { reading, registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { listSections, type Section } from './list-sections.ts';
import { sectionCounts } from './section-counts.ts';
import { shownSections } from './shown-sections.ts';

const items = registryItems(40);
const isGone = ({ kind }: Section): boolean => kind._tag === 'NoLongerAvailable';
const keys = (sections: ReadonlyArray<Section>): ReadonlyArray<string> =>
  sections.flatMap((section) => section.items.map(({ identity }) => identityKey(identity)));
const isUnordered = (list: ReadonlyArray<RegistryItem>, isLast: (item: RegistryItem) => boolean): boolean =>
  list.some((item, at) => !isLast(item) && at > 0 && list.slice(0, at).some(isLast));

describe('sections as they are drawn', () => {
  it('[LIST-07] [LIST-13] every shown item is in exactly one section, none is lost or repeated, and each section counts its own', () => {
    fc.assert(
      fc.property(reading, items, (reader, all) => {
        const sections = shownSections(reader, all);
        expect(keys(sections).toSorted()).toEqual(keys(listSections(reader, all)).toSorted());
        expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
        for (const one of sections) {
          expect(one.items.length).toBeGreaterThan(0);
          expect(one.sectionCounts).toEqual(sectionCounts(one.items));
        }
      }),
    );
  });

  it('[LIST-13] fewer than 12 gifts are one list; what is no longer available stays apart', () => {
    fc.assert(
      fc.property(reading, items, (reader, all) => {
        const sections = shownSections(reader, all);
        const gifts = sections.filter((one) => !isGone(one));
        const count = keys(gifts).length;
        expect(sections.filter(isGone)).toEqual(listSections(reader, all).filter(isGone));
        if (reader.groupBy !== 'all') expect(sections).toEqual(listSections(reader, all));
        else expect(gifts.map(({ kind }) => kind._tag === 'All')).toEqual(gifts.map(() => count < 12));
      }),
    );
  });

  it('[LIST-13] the shelf is a guest’s, comes first and holds up to 12 gifts, all of them most loved; chosen alone, or grouped, they have none', () => {
    fc.assert(
      fc.property(reading, items, (reader, all) => {
        const sections = shownSections(reader, all);
        const at = sections.findIndex(({ kind }) => kind._tag === 'MostLoved');
        const loved = sections.flatMap((one) => one.items).filter(({ isMostLoved }) => isMostLoved).length;
        const isWanted =
          reader.role === 'guest' &&
          reader.groupBy === 'all' &&
          !reader.filters.marks.includes('most-loved') &&
          loved > 0 &&
          keys(sections).length >= 12;
        expect(at).toBe(isWanted ? 0 : -1);
        const shelf = sections[at]?.items ?? [];
        expect(shelf.every(({ isMostLoved }) => isMostLoved)).toBe(true);
        if (isWanted) expect(shelf).toHaveLength(Math.min(12, loved));
        expect(isUnordered(shelf, isPurchased)).toBe(false);
      }),
    );
  });

  it('[LIST-13] in a list without sections a guest sees the most loved first, and the purchased come last', () => {
    fc.assert(
      fc.property(reading, items, (reader, all) => {
        const one = shownSections(reader, all).find(({ kind }) => kind._tag === 'All');
        if (one === undefined) return;
        expect(isUnordered(one.items, isPurchased)).toBe(false);
        const needed = one.items.filter((item) => !isPurchased(item));
        if (reader.role === 'guest') expect(isUnordered(needed, ({ isMostLoved }) => !isMostLoved)).toBe(false);
      }),
    );
  });
});
