/*
 * [TAB-01] [TAB-03] [CHK-01] A wedding, a baby, a celebration and a new home are planned: their registries have an Overview and a Checklist. A children's event and one that we do not know are not.
 *
 * @example isPlanned('hw') // => true
 */
import type { KnownEventCode } from './event-type.ts';

/** The code of an event that is planned, so that its registries have an Overview and a Checklist. */
export type PlannedEventCode = Exclude<KnownEventCode, 'kd'>;

/** All codes of planned events. */
const planned: ReadonlyArray<string> = ['br', 'bb', 'ot', 'hw'] satisfies ReadonlyArray<PlannedEventCode>;

/** Whether the code is that of a planned event (TAB-01, TAB-03). */
export const isPlanned = (code: string): code is PlannedEventCode => planned.includes(code);
