import { inReading, sectionedList, sectionsAfter } from '@gift-registry/domain';
import type { Contestant } from './contestant.ts';

/** The rules library: a new list is read as it is, another reading walks its index, a change makes one section anew. */
export const ours: Contestant = {
  name: 'this library',
  open: (reading, items) => {
    let list = sectionedList(reading, items);
    return {
      sections: list.sections,
      read: (next) => {
        list = inReading(list, next);
        return list.sections;
      },
      change: (since, at) => {
        list = sectionsAfter(list, since, [at]);
        return list.sections;
      },
    };
  },
};
