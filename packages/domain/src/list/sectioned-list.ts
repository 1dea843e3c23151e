import type { RegistryItem } from '../item/index.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import { type RankedList, rankedList } from './ranked-list.ts';

/** A list in a reading, with its sections and what is needed to read it again. */
export interface SectionedList {
  readonly reading: Reading;
  readonly ranked: RankedList;
  readonly sections: ReadonlyArray<Section>;
}

/** A list that is read for the first time; nothing is ranked yet. */
export const sectionedList = (reading: Reading, items: ReadonlyArray<RegistryItem>): SectionedList => ({
  reading,
  ranked: rankedList(items),
  sections: listSections(reading, items),
});
