/*
 * [CHK-01] What a registry of its kind usually has, in groups, with a number of pieces to begin with. The shop's people write one for a wedding, a baby, a celebration and a new home; no other event has a
 * checklist.
 *
 * Laws:
 * - weddings, babies, celebrations and new homes have the checklist that was written for them; children's events and events that we do not know have none
 * - what is written twice in one checklist is found: a group, an entry or a category of the shop
 *
 * @example O.map((groups) => groups.length)(checklistOf(exampleChecklists, eventTypeOf('br'))) // => O.some(2)
 * @example checklistOf(exampleChecklists, eventTypeOf('kd')) // => O.none
 */
import { option as O } from 'fp-ts';
import { type EventType, isPlanned, type PlannedEventCode } from '../event/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** The name of an entry or a group, unlike that of any other in its checklist; people never read it. */
export type ChecklistKey = string;

/** One thing that a registry usually has (CHK-01). */
export interface ChecklistEntry {
  readonly key: ChecklistKey;
  /** As people read it. */
  readonly name: string;
  /** The category of the shop that it is found in, and whose items count for it. */
  readonly category: string;
  /** A picture of such a thing; empty where there is none. */
  readonly imagePath: string;
  /** How many pieces to begin with, 1 or more. */
  readonly recommended: number;
  /** The brands that sell it; none in a market that sells nothing of it now. */
  readonly brands: ReadonlyArray<ItemBrand>;
}

/** Entries that belong together. */
export interface ChecklistGroup {
  readonly key: ChecklistKey;
  /** As people read it. */
  readonly name: string;
  readonly entries: ReadonlyArray<ChecklistEntry>;
}

/** How to read: for the event on the left, the groups in their order, each with its entries. */
export type ChecklistTable = Readonly<Record<PlannedEventCode, ReadonlyArray<ChecklistGroup>>>;

/** The checklist of an event; none where there is none for its kind (CHK-01, TAB-03). Whether its tab is shown on a site is TAB-03's and TAB-05's to say. */
export const checklistOf = (
  table: ChecklistTable,
  { code }: Pick<EventType, 'code'>,
): O.Option<ReadonlyArray<ChecklistGroup>> => (isPlanned(code) ? O.some(table[code]) : O.none);

/** Categories are the same in any case and with spaces around. */
export const categoryKey = (category: string): string => category.trim().toLowerCase();

const firstTwice = (names: ReadonlyArray<string>): O.Option<string> =>
  O.fromNullable(names.find((name, index) => names.indexOf(name) !== index));

/** What is written twice in one checklist: which group, entry or category. Of several the first. */
export const writtenTwice = (groups: ReadonlyArray<ChecklistGroup>): O.Option<string> => {
  const entries = groups.flatMap((group) => group.entries);
  return O.fromNullable(
    [
      firstTwice(groups.map(({ key }) => key)),
      firstTwice(entries.map(({ key }) => key)),
      firstTwice(entries.map(({ category }) => categoryKey(category))),
    ].flatMap(
      O.match(
        (): ReadonlyArray<string> => [],
        (name) => [name],
      ),
    )[0],
  );
};
