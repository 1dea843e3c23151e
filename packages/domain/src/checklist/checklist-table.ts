/*
 * [CHK-01] What a registry of its kind usually has, in groups, with a number of pieces to begin with. The shop's people write one for a wedding, a baby, a celebration and a new home; no other event has a
 * checklist.
 *
 * @example O.map((groups) => groups.length)(checklistOf(exampleChecklists, eventTypeOf('br'))) // => O.some(2)
 * @example checklistOf(exampleChecklists, eventTypeOf('kd')) // => O.none
 */
import { option as O } from 'fp-ts';
import { type EventType, isPlanned, type PlannedEventCode } from '../event/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** The key of an entry or a group, unique within its checklist; never shown. */
export type ChecklistKey = string;

/** An item that registries usually have (CHK-01). */
export interface ChecklistEntry {
  readonly key: ChecklistKey;
  /** The displayed name. */
  readonly name: string;
  /** The shop category where it is found, and whose items count toward the entry. */
  readonly category: string;
  /** A picture of a typical product; empty when there is none. */
  readonly imagePath: string;
  /** The recommended number of units, 1 or more. */
  readonly recommended: number;
  /** The brands that sell it; empty in a market where nobody sells it now. */
  readonly brands: ReadonlyArray<ItemBrand>;
}

/** A group of related entries. */
export interface ChecklistGroup {
  readonly key: ChecklistKey;
  /** The displayed name. */
  readonly name: string;
  readonly entries: ReadonlyArray<ChecklistEntry>;
}

/** The groups of entries per event, in display order. */
export type ChecklistTable = Readonly<Record<PlannedEventCode, ReadonlyArray<ChecklistGroup>>>;

/**
 * The checklist of an event; `none` when its kind of event has none (CHK-01, TAB-03). Whether a site shows its tab is
 * decided by TAB-03 and TAB-05.
 */
export const checklistOf = (
  table: ChecklistTable,
  { code }: Pick<EventType, 'code'>,
): O.Option<ReadonlyArray<ChecklistGroup>> => (isPlanned(code) ? O.some(table[code]) : O.none);

/** Normalizes a category for comparison: case and surrounding spaces are ignored. */
export const categoryKey = (category: string): string => category.trim().toLowerCase();

const firstTwice = (names: ReadonlyArray<string>): O.Option<string> =>
  O.fromNullable(names.find((name, index) => names.indexOf(name) !== index));

/** The first group key, entry key or category that appears twice in one checklist. */
export const firstDuplicate = (groups: ReadonlyArray<ChecklistGroup>): O.Option<string> => {
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
