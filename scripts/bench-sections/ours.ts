import { followed, sectionedList } from '@gift-registry/domain';
import type { Contestant } from './contestant.ts';

/** The rules library, asked as a page asks it: what is another reading, and what was bought, it finds itself. */
export const ours: Contestant = {
  name: 'this library',
  open: (reading, items) => {
    let list = sectionedList(reading, items);
    return {
      sections: list.sections,
      read: (next) => {
        list = followed(list, next, list.items);
        return list.sections;
      },
      change: (since) => {
        list = followed(list, list.reading, since);
        return list.sections;
      },
    };
  },
};
