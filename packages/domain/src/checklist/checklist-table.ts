/*
 * [CHK-01] What a registry of its kind usually has, in groups, with a number of pieces to begin with: for a wedding, a baby, a celebration and a new home. No other event has a
 * checklist.
 *
 * Laws:
 * - weddings, babies, celebrations and new homes have a checklist; children's events and events that we do not know have none
 * - every group has an entry, and every entry recommends a piece at least
 * - in one checklist no entry and no category stands twice
 *
 * @example O.map((groups) => groups.length)(checklistOf(eventTypeOf('br'))) // => O.some(5)
 * @example checklistOf(eventTypeOf('kd')) // => O.none
 */
import { option as O } from 'fp-ts';
import { type EventType, isPlanned, type PlannedEventCode } from '../event/index.ts';
import type { ItemBrand } from '../site/index.ts';

const both: ReadonlyArray<ItemBrand> = ['main', 'modern'];
const main: ReadonlyArray<ItemBrand> = ['main'];
const modern: ReadonlyArray<ItemBrand> = ['modern'];

/** How to read: the entry on the left is of that category of the shop, which these brands sell. */
const kinds = {
  dinnerware: ['Dinnerware', both],
  serveware: ['Serveware', both],
  flatware: ['Flatware', both],
  tableLinens: ['Table Linens', both],
  glassware: ['Glassware', both],
  bar: ['Bar', both],
  cookware: ['Cookware', both],
  bakeware: ['Bakeware', both],
  kitchenTools: ['Kitchen Tools', both],
  appliances: ['Small Appliances', both],
  coffeeAndTea: ['Coffee and Tea', both],
  bedding: ['Bedding', both],
  bath: ['Bath', both],
  livingRoom: ['Living Room Furniture', both],
  diningRoom: ['Dining Room Furniture', both],
  homeOffice: ['Home Office', modern],
  lighting: ['Lighting', both],
  decor: ['Decor', both],
  rugs: ['Rugs', both],
  storage: ['Storage', both],
  outdoorLiving: ['Outdoor Living', modern],
  garden: ['Outdoor and Garden', both],
  nursery: ['Nursery', main],
  cribBedding: ['Crib Bedding', main],
  onTheGo: ['On the Go', main],
  feeding: ['Feeding', main],
  babyBath: ['Baby Bath', main],
  toys: ['Toys and Play', main],
  kidsStorage: ['Kids Storage', main],
} as const satisfies Readonly<Record<string, readonly [category: string, brands: ReadonlyArray<ItemBrand>]>>;

/** The name of an entry, unlike that of any other in its checklist. */
export type ChecklistKey = keyof typeof kinds;

/** The name of a group of entries. */
export type ChecklistGroupKey =
  | 'table'
  | 'kitchen'
  | 'bedAndBath'
  | 'rooms'
  | 'outdoors'
  | 'nursery'
  | 'everyDay'
  | 'play';

/** One thing that a registry usually has (CHK-01). */
export interface ChecklistEntry {
  readonly key: ChecklistKey;
  /** The category of the shop that it is found in, and whose items count for it. */
  readonly category: string;
  /** How many pieces to begin with, 1 or more. */
  readonly recommended: number;
  /** The brands that sell it. */
  readonly brands: ReadonlyArray<ItemBrand>;
}

/** Entries that belong together. */
export interface ChecklistGroup {
  readonly key: ChecklistGroupKey;
  readonly entries: ReadonlyArray<ChecklistEntry>;
}

type Counts = Partial<Readonly<Record<ChecklistKey, number>>>;

const isKey = (key: string): key is ChecklistKey => Object.hasOwn(kinds, key);

const group = (key: ChecklistGroupKey, counts: Counts): ChecklistGroup => ({
  key,
  entries: Object.entries(counts).flatMap(([name, recommended]) => {
    if (!isKey(name)) return [];
    const [category, brands] = kinds[name];
    return [{ key: name, category, recommended, brands }];
  }),
});

/** How to read: for the event on the left, the groups in their order, each with the pieces that it recommends of an entry. */
const checklists: Readonly<Record<PlannedEventCode, ReadonlyArray<ChecklistGroup>>> = {
  br: [
    group('table', { dinnerware: 12, serveware: 6, flatware: 12, tableLinens: 8, glassware: 16, bar: 6 }),
    group('kitchen', { cookware: 8, bakeware: 5, kitchenTools: 10, appliances: 4, coffeeAndTea: 2 }),
    group('bedAndBath', { bedding: 6, bath: 12 }),
    group('rooms', { livingRoom: 2, diningRoom: 2, lighting: 3, decor: 6, rugs: 2, storage: 4 }),
    group('outdoors', { outdoorLiving: 2, garden: 3 }),
  ],
  bb: [
    group('nursery', { nursery: 4, cribBedding: 6, lighting: 1, rugs: 1, decor: 2 }),
    group('everyDay', { feeding: 8, babyBath: 6, onTheGo: 3 }),
    group('play', { toys: 6, kidsStorage: 3 }),
  ],
  ot: [
    group('table', { dinnerware: 8, serveware: 4, glassware: 8, tableLinens: 4, bar: 4 }),
    group('kitchen', { cookware: 3, appliances: 2, coffeeAndTea: 1 }),
    group('rooms', { decor: 4, lighting: 2 }),
    group('outdoors', { outdoorLiving: 2, garden: 2 }),
  ],
  hw: [
    group('rooms', { livingRoom: 3, diningRoom: 2, homeOffice: 2, lighting: 4, decor: 6, rugs: 3, storage: 6 }),
    group('kitchen', { cookware: 6, kitchenTools: 8, appliances: 3, coffeeAndTea: 2 }),
    group('bedAndBath', { bedding: 4, bath: 8 }),
    group('table', { dinnerware: 8, flatware: 8, glassware: 8 }),
    group('outdoors', { outdoorLiving: 2, garden: 3 }),
  ],
};

/** The checklist of an event; none where there is none for its kind (CHK-01, TAB-03). Whether its tab is shown on a site is TAB-03's and TAB-05's to say. */
export const checklistOf = ({ code }: Pick<EventType, 'code'>): O.Option<ReadonlyArray<ChecklistGroup>> =>
  isPlanned(code) ? O.some(checklists[code]) : O.none;
