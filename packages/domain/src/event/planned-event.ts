/*
 * [TAB-01] [TAB-03] [CHK-01] A wedding, a baby, a celebration and a new home are planned: their registries have an Overview and a Checklist. A children's event and one that we do not know are not.
 *
 * Laws:
 * - weddings, babies, celebrations and new homes are planned, and no other event is
 *
 * @example isPlanned('hw') // => true
 */
import type { KnownEventCode } from './event-type.ts';

/** The code of an event that is planned. */
export type PlannedEventCode = Exclude<KnownEventCode, 'kd'>;

/** How to read: the codes of the events that are planned. */
const planned: ReadonlyArray<string> = ['br', 'bb', 'ot', 'hw'] satisfies ReadonlyArray<PlannedEventCode>;

/** Whether events of that code are planned (TAB-01, TAB-03). */
export const isPlanned = (code: string): code is PlannedEventCode => planned.includes(code);
