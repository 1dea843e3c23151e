/*
 * [CHK-01] How a checklist may be written: what its entries and groups are named by, and how many pieces an entry recommends at most. What is ticked by hand is stored under the entry's key, so
 * that its form is the same in the retailer's file, on the wire and where it is stored.
 *
 * @example parseChecklistKey('bed-and-bath') // => O.some('bed-and-bath')
 * @example parseChecklistKey('bed and bath') // => O.none
 */
import { option as O } from 'fp-ts';
import type { ChecklistKey } from './checklist-table.ts';

/** The maximum length of a key, in characters. */
export const LONGEST_CHECKLIST_KEY = 64;

/** The maximum number of units of one category that a checklist recommends. */
export const MOST_RECOMMENDED = 999;

/** Parses a key written by the retailer. */
export const parseChecklistKey: (raw: string) => O.Option<ChecklistKey> = O.fromPredicate(
  (raw: string) => /^[A-Za-z0-9-]+$/.test(raw) && raw.length <= LONGEST_CHECKLIST_KEY,
);
