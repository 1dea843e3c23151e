import { followed, sectionedList } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Contestant } from './contestant.ts';

/** The rules library, asked as a page asks it: what is another reading it finds itself; which gift was bought the patch says. */
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
      change: (after, at) => {
        list = followed(list, list.reading, after, O.some({ before: list.items, after, positions: [at] }));
        return list.sections;
      },
    };
  },
};
