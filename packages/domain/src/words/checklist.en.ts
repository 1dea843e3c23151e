import type { Checklist, ChecklistGroupKey, TickedEntry } from '../checklist/index.ts';
import { formatCount } from './count.en.ts';

/** How to read: the group on the left is called by the name on the right. */
const groups: Readonly<Record<ChecklistGroupKey, string>> = {
  table: 'At the Table',
  kitchen: 'In the Kitchen',
  bedAndBath: 'Bed and Bath',
  rooms: 'Around the House',
  outdoors: 'Outdoors',
  nursery: 'The Nursery',
  everyDay: 'Every Day',
  play: 'Time to Play',
};

/** What stands on the checklist (CHK-01); an entry is called as its category in the shop. */
export const checklistWords = {
  title: 'Checklist',
  group: (key: ChecklistGroupKey): string => groups[key],
  /** How far an entry has come: "8 of 12 recommended". */
  pieces: ({ pieces, recommended }: Pick<TickedEntry, 'pieces' | 'recommended'>): string =>
    `${formatCount(pieces)} of ${formatCount(recommended)} recommended`,
  /** How far all has come: "3 of 21 done". */
  progress: ({ done, of }: Pick<Checklist, 'done' | 'of'>): string => `${formatCount(done)} of ${formatCount(of)} done`,
  tickAloud: (category: string): string => `${category} is done`,
  add: 'Add',
  addAloud: (category: string): string => `Add: ${category}`,
} as const;
